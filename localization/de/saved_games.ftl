### The lists of saved games and of games that are over, and what is said about them.

moment-today = Heute, { $time }
moment-day = { $day }, { $time }

## The two lists
saves-title = Spielstände
saves-load = Laden
saves-replays = Aufzeichnungen
saves-load-none = Du hast noch keinen Spielstand. Gespeichert wird automatisch nach jeder Entscheidung.
saves-replays-none = Du hast noch kein Spiel zu Ende gespielt. Jedes beendete Spiel wird hier aufbewahrt.
saves-deleted = Gelöschte Spielstände
saves-deleted-none = Es gibt keine gelöschten Spiele. Ein gelöschtes Spiel kannst du { $days } Tage lang zurückholen.
saves-import = Importieren
saves-import-open = Importieren und öffnen
saves-import-title = Spielstand importieren
saves-imported = Importiert: { $name }
saves-play = Schnelles Spiel beginnen

## What a saved game is called without a name
saves-shelf-autosave = Automatischer Spielstand
saves-autosave-number = Automatischer Spielstand { $number }
saves-shelf-kept = Spielstand
saves-shelf-quick = Schnellspeicherung
saves-shelf-left = Weggelegtes Spiel
saves-shelf-finished = Beendetes Spiel
# $players is a list of names
saves-won = Sieg: { $players }
saves-winner = Erster Platz

## How far it is
saves-over = Beendet
saves-round-of = Runde { $round } von { $rounds }
saves-round = Runde { $round }
saves-name-setup = Spielaufbau
saves-name-over = Beendetes Spiel
saves-name-round = Runde { $round }, { $phase }
# $players is a list of names
saves-turn = dran: { $players }
saves-decides = dran
# $land is a state
saves-votes-next = Nächste Wahl: { $land }
saves-assisted = Mit zurückgenommenen Zügen
saves-ai = KI

## What is wrong with it
saves-newer = aus einer neueren Version
saves-broken = beschädigt
saves-useless = nicht verwendbar
saves-is-broken = Dieser Spielstand ist beschädigt.
saves-is-useless = Dieser Spielstand ist nicht verwendbar.
saves-file-kept = Die Datei bleibt, wie sie ist.
saves-unusable = { $name } von { $time } ist nicht verwendbar.
saves-details = Einzelheiten
saves-details-tip = Was genau nicht stimmt, und welche Datei es ist
saves-file = Datei: { $file }
saves-close = Schließen
saves-running = Dieses Spiel spielst du gerade.

## Keeping
saves-keep = Speichern
saves-keep-as = Speichern unter
saves-keep-title = Spiel speichern als
saves-rename = Umbenennen
saves-rename-title = Spielstand umbenennen
saves-cancel = Abbrechen
saves-name-hint = Name des Spielstands
saves-name-missing = Ein Spielstand braucht einen Namen.
saves-kept = Gespeichert als „{ $name }“.
saves-quick-kept = Schnell gespeichert.
# $key is a key
saves-quick-kept-key = Schnell gespeichert. { $key } bringt dich hierher zurück.
saves-no-quick = Du hast noch nichts schnell gespeichert.
saves-no-game = Es läuft kein Spiel, das du speichern könntest.
saves-loaded = Geladen: { $name }
saves-loaded-from-tournament = Als eigenes Spiel geladen: { $name }. Das Turnier bleibt, wie es war.
saves-back-title = Zu einem früheren Moment zurück?
saves-back-note = Du hast dieses Spiel schon weitergespielt. Wenn du diesen Stand lädst, nimmst du Züge zurück: Das Spiel zählt danach als Übungsspiel und bringt weder Sterne noch Marken, und der Tag zählt nicht.
saves-back-load = Laden, als Übung
saves-back-no = Nicht laden

## What else can be done
saves-watch = Ansehen
saves-statistics = Statistik
saves-look = Schlusswertung
saves-export = Exportieren
saves-exported = Kopiert nach { $file }.
# $detail is what the system says
saves-not-exported = Die Kopie lässt sich nicht schreiben ({ $detail }).
saves-not-renamed = Umbenennen ist nicht möglich ({ $detail }).
saves-delete = Löschen
saves-delete-note = Ein endgültig gelöschtes Spiel kannst du nicht zurückholen.
saves-not-delete = Behalten
saves-not-deleted = Löschen ist nicht möglich ({ $detail }).
saves-deleted-toast = Gelöscht: { $name }
saves-undo = Rückgängig
saves-put-back = Zurückholen
saves-back-again = Zurückgeholt: { $name }
# $detail is what the system says
saves-not-put-back = Zurückholen ist nicht möglich ({ $detail }).
saves-destroy = Endgültig löschen
saves-destroy-title = „{ $name }“ endgültig löschen?
saves-empty = Leeren
saves-empty-title = Alle gelöschten Spiele endgültig löschen?
# $detail is what the system says
saves-no-trash = Das Spiel lässt sich nicht zu den gelöschten legen ({ $detail }).

## Pages of a list: $first to $last of $total entries
saves-of = { $first } bis { $last } von { $total }
saves-page-before = Vorige Seite
saves-page-after = Nächste Seite
saves-page-first = Das ist die erste Seite.
saves-page-last = Das ist die letzte Seite.
## Files: a path that is typed, and a list of its folder
file-hint = Pfad der Datei
file-up = Einen Ordner höher
file-none = Hier liegt kein Spielstand
file-more = { $n ->
    [one] Ein Eintrag mehr steht nicht in der Liste; gib den Namen ein.
   *[other] { $n } weitere Einträge stehen nicht in der Liste; gib den Namen ein.
    }
file-missing = Gib eine Datei an.
file-taken = Eine Datei mit diesem Namen gibt es schon.
# $detail is what the system says
file-no-list = Dieser Ordner lässt sich nicht lesen ({ $detail }).

## Menus
menu-load = Laden
menu-replays = Aufzeichnungen
game-menu-save = Speichern
game-menu-load = Laden

## Settings: data
saves-data-autosaves = Automatische Spielstände
saves-data-none = Noch ist nichts gespeichert.
saves-data-playing = Nicht während eines Spiels.
saves-data-export = Alle exportieren
saves-data-export-tip = Packt alle Spielstände und Aufzeichnungen in eine Datei im Ordner für Dokumente
saves-data-delete = Alle löschen
saves-data-delete-title = Alle Spielstände und Aufzeichnungen löschen?
saves-data-deleted = Alle Spielstände und Aufzeichnungen sind gelöscht.
saves-data-left = { $n ->
    [one] Eine Datei ließ sich nicht löschen.
   *[other] { $n } Dateien ließen sich nicht löschen.
}
