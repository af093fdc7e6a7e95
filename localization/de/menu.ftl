### Hauptmenü.

menu-continue = Fortsetzen
menu-opening = Öffnet …
menu-continue-detail = Runde { $round }, { $land }
menu-continue-setup = Spielaufbau
# The other persons of a game at one screen
menu-also = mit { $players }
menu-quick = Schnelles Spiel
menu-quick-detail = Vier Wahlen gegen drei Rivalen
menu-quick-level = Stufe: { $level }
menu-quick-up = { $level }, denn du hast { $won } von { $all } auf „{ $before }“ gewonnen
menu-quick-down = { $level }, denn du hast keins der letzten { $all } auf „{ $before }“ gewonnen
menu-new = Neues Spiel
menu-new-detail = Ausgabe, Länge, Rivalen
menu-play = Spielen
menu-play-detail = Sofort oder nach deinen Wünschen
menu-rivals-detail = Sechs Charaktere, und wer heute spielt
menu-campaign-detail = Sechzehn Länder, sechs Rivalen
menu-learn = Lernen
menu-learn-offer = Neu hier? Kurze Lektionen
menu-learn-offer-short = Lektionen
menu-learn-refuse = Nicht mehr auf die Lektionen hinweisen
menu-today = Heute
menu-today-detail = Spiel und Rätsel des Tages
menu-more = Mehr
menu-more-detail = Laden, Aufzeichnungen, Statistik
menu-back = Zurück
menu-rules = Regeln
menu-settings = Einstellungen
menu-quit = Beenden
menu-language = Sprache
menu-version = Version { $version }

## The map beside the entries
menu-map = Wer wo regiert
menu-map-next = wählt als Nächstes, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
menu-map-next-plain = wählt als Nächstes
menu-map-now = Volle Farbe: das letzte Spiel.
menu-map-running = Volle Farbe: dieses Spiel.
menu-map-earlier = Blass: wer dort vorher gewann.
menu-map-lost = Die Karte deiner früheren Spiele war beschädigt. Die Datei wurde aufbewahrt; die Karte beginnt neu.
progress-kept = Die Datei mit deiner Kampagne und deinem Album war beschädigt und wurde beiseitegelegt; es gilt die vorige Fassung.
progress-lost = Die Datei mit deiner Kampagne und deinem Album war beschädigt und wurde beiseitegelegt; beides beginnt neu.
progress-not-written = Deine Kampagne, deine Tage und dein Album lassen sich nicht speichern: { $detail }
menu-map-not-written = Die Karte deiner früheren Spiele lässt sich nicht speichern: { $detail }
file-left-alone = Die Datei { $file } war nicht lesbar ({ $detail }). Sie bleibt, wie sie ist; was jetzt hineinkäme, geht beim Beenden verloren.
menu-counted-late = { $n ->
    [one] Das zuletzt beendete Spiel ist jetzt gewertet.
   *[other] { $n } beendete Spiele sind jetzt gewertet.
    }

## How the party of the game that waits stands
menu-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
menu-seats = { $points ->
    [one] { $points } Mandat
   *[other] { $points } Mandate
  }
menu-place-behind = Platz { $place }, Rückstand auf { $player }: { $points }.
menu-place-first = { $points ->
    [0] Auf Platz 1, punktgleich.
    [1] Auf Platz 1 mit einem Punkt Vorsprung.
   *[other] Auf Platz 1 mit { $points } Punkten Vorsprung.
  }
menu-place-last = Die letzte Wahl entscheidet.

## Over a game that is going on
game-menu-title = Spielmenü
game-menu-note = Das Spiel wird nach jeder Entscheidung gespeichert. Zur Übung kannst du einen Zug auch über Aufgedecktes hinweg zurücknehmen; danach zählt es als Übungsspiel.
game-menu-curtain = Das Spiel wird nach jeder Entscheidung gespeichert. Wer es fortsetzt, trifft wieder auf diesen Vorhang.
game-menu-back = Zurück zum Spiel
game-menu-take-back = Zug zurücknehmen (Übung)
game-menu-leave = Hauptmenü
game-menu-agreement = Damit wird ein Zug zurückgenommen, nach dem schon etwas aufgedeckt wurde. Sind alle einverstanden: { $players }?
game-menu-all-agree = Alle einverstanden
game-menu-not-all = Nein

## First start
first-title = Stimmzettel für den ersten Abend
first-about = In vier Ländern wird gewählt. Fünf Parteien wollen gewinnen. Drei Kreuze, dann geht es los.
first-note = Das alles kannst du später in den Einstellungen ändern.
first-language = Welche Sprache?
first-size = Welche Schriftgröße kannst du am besten lesen?
first-sample = 50 Stimmen
first-known = Hast du „Die Macher“ schon gespielt?
first-yes = Ja
first-yes-detail = Du kommst direkt ins Menü.
first-no = Noch nicht
first-no-detail = Wir erklären jeden Schritt, während du spielst.
first-cast = Spielen und lernen
first-cast-known = Zum Menü
