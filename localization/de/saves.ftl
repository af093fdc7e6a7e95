### Warum ein Spielstand nicht verwendet werden kann. Die Schlüssel stehen in macher/saves/problems.py.

save-missing = Diese Datei gibt es nicht.
save-unreadable = Die Datei lässt sich nicht lesen: { $detail }.
save-no-file = Das ist keine lesbare Datei, sondern ein Ordner, ein Gerät oder etwas anderes.
save-too-large = Die Datei ist größer als jeder Spielstand; die Grenze liegt bei { $limit } MB.
save-cut-off = Der Spielstand ist abgeschnitten: Sein Ende fehlt.
save-not-json = Das ist kein Spielstand: Es ist kein JSON.
save-not-a-save = Das ist JSON, aber kein Spielstand.
save-newer = Dieser Spielstand stammt von einer neueren Version, { $program }, im Format { $found }. Diese Version liest Formate bis { $known }.
save-damaged = Der Spielstand ist beschädigt: „{ $place }“ fehlt oder passt nicht.
save-no-edition = Der Spielstand gehört zu einer Ausgabe, die es hier nicht gibt: „{ $edition }“.
save-figures-missing = Dieses Spiel nutzt eigene Zahlenwerte, die auf diesem Rechner fehlen: „{ $name }“. Leg diese Datei in den Ordner „figures“ und versuch es noch einmal.
save-data-file = Die Zahlenwerte dieses Spiels lassen sich nicht verwenden: { $detail }
save-other-figures = Die Zahlenwerte der Ausgabe haben sich seit dem Speichern geändert.
save-config = Die Datei beschreibt ein Spiel, das sich nicht aufbauen lässt: { $detail }
save-start = Der Spielstand wurde verändert: Sein Aufbau führt nicht zum gespeicherten Tisch.
save-command = Der Spielstand wurde verändert oder beschädigt: Befehl { $number } ist nicht möglich.
save-digest = Der Spielstand wurde verändert oder beschädigt: Nach Befehl { $number } stimmt der Tisch nicht mit dem gespeicherten überein.
save-edited = Der Spielstand wurde verändert: Die Züge sind unversehrt, aber andere Einträge wurden geändert.

# $damaged and $restored are times of day
save-restored = Der automatische Spielstand von { $damaged } ist beschädigt. Der von { $restored } wurde wiederhergestellt.
save-unusable = Der automatische Spielstand ist nicht verwendbar; die Datei bleibt, wo sie ist.

## While a game goes on
# $detail is what the system says
save-failed = Das Spiel lässt sich nicht speichern ({ $detail }); du kannst weiterspielen, aber es liegt nur im Arbeitsspeicher.
save-retry = Noch einmal
save-hide = Meldung ausblenden
# $detail is what the system says
save-mark = Das Spiel ist nicht gespeichert ({ $detail }).
save-unsaved-title = Das Spiel ist nicht gespeichert.
# $detail is what the system says
save-unsaved-note = Es lässt sich nicht schreiben ({ $detail }). Gehst du jetzt, verlierst du alles seit dem letzten Speichern.
save-elsewhere = Woanders speichern
save-elsewhere-title = Spiel woanders speichern
# $detail is what the system says
save-elsewhere-failed = Dort lässt es sich nicht schreiben ({ $detail }).
save-leave = Trotzdem verlassen
save-done = Das Spiel ist wieder gespeichert.
# $own and $other are numbers of autosaves
save-parted = Dieses Spiel läuft auch in einem anderen Fenster; es gibt jetzt zwei Fassungen. Diese heißt „Automatischer Spielstand { $own }“, die andere „Automatischer Spielstand { $other }“.
save-kept = Die beschädigte Datei bleibt, wo sie ist.
save-go-on = Weiterspielen

## After the program ended unexpectedly
crash-title = Das Spiel wurde unerwartet beendet.
crash-question = Dort weiterspielen, wo es aufgehört hat?
crash-continue = Weiterspielen
crash-menu = Hauptmenü
crash-save-report = Bericht speichern
crash-report-note = Ein Bericht hält fest, was schiefging; er bleibt auf diesem Rechner.
crash-report-saved = Der Bericht wurde als { $file } gespeichert.
# $detail is what the system says
crash-report-failed = Der Bericht lässt sich nicht speichern ({ $detail }).
## After the program was ended while the game could not be saved
rescue-title = Ein Spiel wurde gerettet.
# $file is a path
rescue-question = Es ließ sich nicht speichern, als das Programm beendet wurde. Seine Kopie liegt hier: { $file }. Weiterspielen?
rescue-name = Gerettetes Spiel

## Was das System zu einer Datei sagt, in Klammern oder nach einem Doppelpunkt
system-disk-full = Datenträger voll
system-not-allowed = keine Berechtigung
system-read-only = schreibgeschützt
system-not-there = nicht gefunden
system-there-already = schon vorhanden
system-a-folder = es ist ein Ordner
system-no-folder = Datei statt Ordner
system-no-file = es ist keine lesbare Datei
system-too-large = sie ist größer, als eine solche Datei je ist
system-device = das Gerät meldet einen Fehler
