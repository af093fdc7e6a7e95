# Die Kampagne: sechzehn Länder, in jedem eine Rivalin oder ein Rivale.

campaign-title = Kampagne
campaign-note = Gewinne ein Land, und seine Nachbarn stehen dir offen. Du beginnst im Saarland und endest in Berlin.
campaign-count = von { $all } Ländern
campaign-counted = { $n } von { $all } Ländern
campaign-stars = { $n } von { $all } Sternen
campaign-rivals = Rivalen
campaign-beaten = { $n } von { $all } besiegt
campaign-map = Karte der Kampagne
campaign-about =
    { $elections ->
        [one] Eine Wahl
       *[other] { $elections } Wahlen
    } · { $parties } Parteien · etwa { $minutes } Minuten
campaign-begin = Ausgangslage
campaign-goal = Ziel
campaign-star-1 = Du gewinnst
campaign-star-2 = und erreichst das Ziel
campaign-star-3 = und liegst mindestens { $points } Punkte vorn
campaign-opens = Danach offen
campaign-opens-none = Das letzte Land: Danach kommt keins mehr.
campaign-play = Antreten
campaign-again = Nochmal
campaign-go-on = Fortsetzen
campaign-other = Partei wechseln
campaign-other-short = Wechseln
campaign-party = Deine Partei: { $party }. Mit jeder anderen geht es ebenso gut.
campaign-closed = Wird frei, wenn du ein Nachbarland gewinnst.
campaign-last = die letzte Auszählung
campaign-quoted = „{ $text }“
campaign-state-won = { $land }: gewonnen mit { DATIVE($party) }, Sterne: { $stars }
campaign-state-open = { $land }: offen, gegen { $rival }
campaign-state-closed = { $land }: noch gesperrt
campaign-rival-met = { $rival }: besiegt
campaign-rival-new = { $rival }: noch nicht besiegt
campaign-empty = Es gibt keine spielbare Ausgangslage.
campaign-source = Kampagne
campaign-source-own = Die Macher
campaign-full = Alle sechzehn sind gewonnen. Der Markenbogen ist voll.
campaign-back-to-map = Zur Karte
campaign-lost-by = { $points ->
        [one] Ein Punkt hat gefehlt.
       *[other] { $points } Punkte haben gefehlt.
    }
campaign-lead-by = { $points ->
        [0] Gleichstand an der Spitze.
        [one] Ein Punkt Vorsprung.
       *[other] { $points } Punkte Vorsprung.
    }
campaign-goal-met = Ziel erreicht
campaign-goal-missed = Ziel verfehlt
campaign-kept = Dein besseres Ergebnis bleibt stehen.
campaign-not-counted = Züge zurückgenommen oder Aufzeichnung fortgesetzt: Dieses Spiel bringt keine Sterne.
campaign-opened = Jetzt offen: { $lands }
campaign-play-land = Auf { INTO($land) }
campaign-postmark = LANDTAGSWAHL
campaign-over-won = { THE($land) } ist gewonnen.
campaign-over-lost = { THE($land) } gehört dir noch nicht.
campaign-own-points = Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
campaign-opened-short = Jetzt offen: { $n }

# Dateien, die nicht zu gebrauchen sind; das Spiel nennt sie und lässt sie weg.
campaign-unreadable = { $file } ließ sich nicht lesen: { $detail }
campaign-not-toml = { $file } ist keine TOML-Datei: { $detail }
campaign-wrong = { $file } bleibt weg: „{ $place }“ passt nicht.
campaign-twice = { $file } bleibt weg: { $other } betrifft dasselbe Land.
campaign-no-way = { $file } bleibt weg: Der Weg zum Sieg erreicht keine drei Sterne.

# Titel.
campaign-title-SL = Die erste Auszählung
campaign-title-RP = Der Wein ist bezahlt
campaign-title-HE = Halbe-halbe
campaign-title-BW = Fünfzig oder nichts
campaign-title-NRW = Zeche und Presse
campaign-title-BY = Die Bierzelte
campaign-title-TH = Umfrage auf der Burg
campaign-title-NDS = Wem gehört die Zeitung?
campaign-title-ST = Die Himmelsscheibe
campaign-title-SN = Alles auf eine Kuppel
campaign-title-HB = Vier Musikanten
campaign-title-HH = Containertag
campaign-title-SH = Licht auf dem Deich
campaign-title-MV = Kreide und Tinte
campaign-title-BB = Der Spreewaldkahn
campaign-title-BE = Die letzte Auszählung

# Die Ausgangslage.
campaign-begin-open = { IN($land) } liegen alle vier Meinungen offen
campaign-begin-money = Du hast { $own }, { $rival } hat { $other }
campaign-begin-rallies = Du hast { $n } Veranstaltungen { IN($land) }
campaign-begin-rival-rallies = { $rival } hat { $n } Veranstaltungen { IN($land) }
campaign-begin-rival-rallies-everywhere = { $rival } hat { $n } Veranstaltungen in jedem Land
campaign-begin-rival-media = { $rival } hält { $n } von { $all } Medienfeldern { IN($land) }
campaign-begin-trend = Dein Trend { IN($land) } steht bei { $n }
campaign-begin-shared = Mit { $rival } teilst du { $n } Programmkarten
campaign-begin-doubled = { IN($land) } zählt eine Meinung doppelt gegen dich
campaign-begin-rival-points = { $rival } liegt { $n } Punkte vorn
campaign-begin-match = Deine Übereinstimmung { IN($land) } ist { $n }
campaign-begin-politicians = Alle fünf Politiker stehen dir noch zur Verfügung
campaign-begin-rivals-near = Zwei Rivalen haben { $other } und { $next } Stimmen { IN($land) }
campaign-begin-votes-last = { THE($land) } wählt zuletzt
campaign-begin-nobody-alone = Allein kommt hier niemand leicht auf 50
campaign-begin-money-for-one = Zwei Länder, und Geld für eines
campaign-begin-likings = Alle drei beginnen mit ihren Vorlieben
campaign-begin-votes = Du hast { $own } Stimmen { IN($land) }, { $rival } hat { $other }

# Ziele.
campaign-goal-votes = Hol mindestens { $n } Stimmen
campaign-goal-money = Hab am Ende { $money } oder mehr
campaign-goal-partner = Regiere mindestens einmal zu zweit
campaign-goal-no-bids = Biete in jeder Runde 0 € um den Startspieler
campaign-goal-media = Hab allein den Medieneinfluss, wenn { THE($land) } wählt
campaign-goal-alone = Gewinne { THE($land) } allein
campaign-goal-no-poll = Veröffentliche keine Umfrage
campaign-goal-no-marker = Gewinne ein Land, in dem du keinen Medienmarker hast
campaign-goal-no-donation = Lehne jede Spende ab
campaign-goal-few-rallies = Kauf in der letzten Runde höchstens { $n } Veranstaltungen
campaign-goal-fewer-votes = Regiere mit weniger Stimmen als dein Partner
campaign-goal-convert = Wandle { $n } Veranstaltungen auf einmal um
campaign-goal-every-election = Regiere nach jeder Wahl
campaign-goal-no-politician = Bezahle keinen Politiker
campaign-goal-nobody-else = Keine andere Partei kommt auf { $n } Stimmen
campaign-goal-sources = Liege in { $n } der fünf Punktequellen vorn, allein oder geteilt
