### Mods: what players add. $list names things, $found and $detail are taken from a file, $place is a file with its line.

settings-mods = Mods
mods-folder = Ordner der Mods
mods-none = Du hast keine Mods. Jeder Ordner, den du dort ablegst, kann Sprachen, Farben, Zahlenwerte und KI-Charaktere enthalten.
mods-nothing = Nichts davon kann verwendet werden.
mods-languages = Sprachen: { $list }
mods-palettes = Parteifarben: { $list }
mods-figures = Zahlenwerte: { $list }
mods-personalities = KI-Charaktere: { $list }
mods-fault = { $place }: { $sentence }
mods-too-large = Die Datei ist größer als { $limit } Kilobyte.
mods-unreadable = Die Datei kann nicht gelesen werden: { $detail }
mods-no-language = „{ $found }“ ist kein Sprachkürzel.
mods-language-twice = Die Sprache „{ $found }“ gibt es schon.
mods-no-text = Das ist kein Text: { $detail }
mods-too-much = In dieser Datei steht zu viel.
mods-text-round = „{ $found }“ verweist auf sich selbst oder auf zu viele andere und wird ausgelassen.
mods-text-fails = „{ $found }“ lässt sich nicht fertigstellen und wird ausgelassen.
mods-text-long = „{ $found }“ hat mehr als { $limit } Zeichen und wird ausgelassen.
mods-more-faults = Es gibt mehr als { $limit } Fehler; das sind die ersten.
mods-too-many = Hier liegen mehr als { $limit }; { $n ->
    [one] der letzte Eintrag entfällt
   *[other] die letzten { $n } entfallen
    }.
mods-unknown-key = „{ $found }“ kennt das Spiel nicht.
mods-no-toml = Das ist keine TOML-Datei: { $detail }
mods-no-name = Ein Name fehlt.
mods-no-colours = Die Tabelle der Farben fehlt.
mods-colour-missing = Die Farbe für „{ $found }“ fehlt.
mods-no-colour = „{ $found }“ ist keine Farbe wie #1A2B3C.
mods-no-about = Der Satz dazu ist weder ein Text noch eine Tabelle von Texten.
mods-no-number = „{ $found }“ ist keine Zahl.
mods-out-of-range = { $found } liegt außerhalb von { $low } bis { $high }.
mods-no-table = „{ $found }“ ist keine Tabelle von Zahlen.
