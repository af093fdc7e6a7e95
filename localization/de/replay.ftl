### Rückblick: ein Spiel noch einmal ansehen.

review-title = Spiel vom { $when } · Startwert { $seed }
review-title-short = Startwert { $seed }
review-title-career = Alle Spiele
review-bar = Rückblick
review-close = Schließen
review-tab-replay = Aufzeichnung
review-tab-decisions = Entscheidungen

## Das Diagramm
replay-chart = Spielverlauf
replay-timeline = Zeitpunkt im Spiel
replay-actions = Aktionen
replay-votes = Stimmen
replay-votes-note = Zeichen: Veranstaltungen wurden zu Stimmen; gepunktet: die Mehrheit.
replay-votes-note--classic = Zeichen: Veranstaltungen wurden zu Stimmen.
replay-votes-note-short = Zeichen: Veranstaltungen zu Stimmen
replay-money-covered = Geld war verdeckt
# $parties sind eine oder zwei Abkürzungen
replay-won = Sieg: { $parties }
replay-won-none = Keine Mehrheit

## Was geschieht
replay-now = Was passiert
replay-paid = Bezahlt
replay-got = Erhalten
replay-points = Punkte nach Herkunft, bisher
replay-points-short = Punkte bisher
replay-table = Tabelle
replay-plots = Diagramm
replay-final = Am Ende
replay-vp = SP
replay-base = Basis
replay-base--classic = Mitglieder

## Bedienung
replay-controls = Bedienung der Aufzeichnung
replay-event = Ablauf · Ereignis { $number } von { $count }
replay-play = Abspielen
replay-pause = Pause
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-at-start = Das ist der Anfang.
replay-at-end = Das ist das Ende.
# ein Knopf und seine Taste: Ein Schritt weiter (→)
replay-with-key = { $what } ({ $key })
replay-step = Schritt
replay-step-event = Ereignis
replay-step-phase = Phase
replay-step-round = Runde
replay-speed = Tempo
replay-times = { $speed }×
replay-viewpoint = Blickwinkel
replay-open = Offen
replay-open-tip = Alles liegt offen
replay-public = Öffentlich
replay-public-tip = Das Spiel läuft noch: Zu sehen ist nur, was alle wissen.
replay-as = Wie { $player } es sah
replay-from-here = Von hier aus
replay-board = Tisch
replay-board-tip = Zeigt den Tisch, wie er in diesem Moment stand.
replay-play-on = Weiterspielen
replay-play-on-tip = Beginnt an dieser Stelle ein neues Spiel; dieses bleibt, wie es ist.
replay-play-on-over = An dieser Stelle ist das Spiel zu Ende.
replay-export = Exportieren
replay-export-tip = Schreibt das ganze Spiel in eine Datei.
replay-exported = Gespeichert als { $file }
replay-export-failed = Die Datei lässt sich nicht schreiben: { $detail }
replay-page-course = Aktionen, Geld
replay-page-votes = Stimmen
replay-page-now = Ereignisse, Punkte

## Der Tisch von damals
replay-return = Zurück zur Aufzeichnung
replay-only-look = So stand der Tisch; hier lässt sich nichts ändern.

## Weiterspielen
replay-play-on-title = Von hier aus weiterspielen
# $place nennt Runde und Phase
replay-play-on-text = Hier beginnt ein neues Spiel: { $place }. Das alte bleibt, wie es ist. Das neue ist als Fortsetzung einer Aufzeichnung gekennzeichnet.
replay-play-on-as = Weiterspielen als { $player }
replay-cancel = Abbrechen
replay-marked = Fortsetzung einer Aufzeichnung
replay-missing = Dieses Spiel lässt sich nicht zeigen
final-plots = Kurven
final-replay = Aufzeichnung

## Die teuersten Entscheidungen
decisions-title = Die teuersten Entscheidungen
decisions-note = Erwartete Punkte, geschätzt von einer normalen KI, die nur weiß, was an diesem Platz damals zu sehen war. Mehr als eine Schätzung ist das nicht: Die Karten hätten auch anders fallen können.
decisions-none = Keine Entscheidung kostete einen ganzen erwarteten Punkt.
decisions-thinking = Alle Entscheidungen werden abgewogen …
decisions-head = { $n } · { $place } · { $player }
decisions-chosen = Gewählt: { $what }
decisions-better = Besser: { $what } ({ $points })
decisions-show = Diesen Moment zeigen
