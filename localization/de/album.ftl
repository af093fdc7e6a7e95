# Das Album mit den Marken.

album-title = Album
album-note = Dreißig Marken für Abende, von denen du erzählst. Keine gibt es für häufiges Spielen.
album-count = von { $all } Marken
album-newest = Die neueste
album-newest-none = Die erste kommt noch.
album-close = Dicht dran
album-earned = { $day }, als { $party }
album-earned-plain = { $day }
album-stamp = { $mark }: verdient, { $day }
album-stamp-none = { $mark }: noch nicht
album-replay = Die Partie ansehen
album-replay-none = Die Partie dazu wurde nicht aufgehoben.
album-new = Neu im Album
album-more = und noch { $n }
album-detail = Marken für besondere Abende
album-again = Alte Partien zählen
album-again-found = { $n ->
        [0] Die alten Partien bringen keine neue Marke.
        [one] { $n } neue Marke aus alten Partien.
       *[other] { $n } neue Marken aus alten Partien.
    }
album-postmark = DIE MACHER

# Was dicht dran war; die Zahl ist die der Partie.
mark-near-narrow = Du hast am { $day } mit { $n } Punkten gewonnen.
mark-near-all-four = Nach { $n } Wahlen regiert, am { $day }.
mark-near-forty-nine = { $n } Stimmen und nicht regiert, am { $day }.
mark-near-one-vote = { $n } Stimmen Vorsprung am { $day }.
mark-near-channel = Marker aus { $n } Wahlen am { $day }.
mark-near-thousand = Zwei von dreien am { $day }.
mark-near-everybody = { $n } Politiker am { $day }.
mark-near-square = { $n } Veranstaltungen auf einmal am { $day }.

# Die Marken.
mark-landslide = Erdrutsch
mark-landslide-text = Gewinne ein Land mit mindestens 50 Stimmen; sonst hat niemand 25.
mark-one-vote = Eine Stimme mehr
mark-one-vote-text = Gewinne ein Land mit genau einer Stimme Vorsprung.
mark-forty-nine = Neunundvierzig
mark-forty-nine-text = Hol 49 Stimmen und regiere nicht.
mark-tail = Der Schwanz wedelt
mark-tail-text = Regiere als Partner mit den wenigsten Stimmen von allen.
mark-nowhere = Aus dem Nichts
mark-nowhere-text = Gewinne ein Land, in dem du die Runde mit 0 Stimmen begonnen hast.
mark-square = Der volle Platz
mark-square-text = Wandle acht Veranstaltungen eines Landes auf einmal um.
mark-word = Wort für Wort
mark-word-text = Gewinne ein Land, dessen vier Meinungen alle zu dir passen.
mark-wind = Gegenwind
mark-wind-text = Gewinne ein Land, in dem deine Übereinstimmung nie über 1 lag.
mark-all-four = Alle vier, bitte
mark-all-four-text = Regiere nach jeder Wahl einer Partie.
mark-opposition = Opposition bis zuletzt
mark-opposition-text = Gewinne die Partie, ohne einmal zu regieren.
mark-after-count = Nach der letzten Wahl
mark-after-count-text = Nach der letzten Wahl nicht vorn, am Ende Erster.
mark-narrow = Hauchdünn
mark-narrow-text = Gewinne die Partie mit einem Punkt.
mark-way-up = Der weite Weg
mark-way-up-text = Vor der letzten Wahl Letzter, am Ende Sieger.
mark-front-page = Titelseite
mark-front-page-text = Gewinne mit weniger als deinem Vorsprung bei der Medienpräsenz.
mark-channel = Auf allen Kanälen
mark-channel-text = Hab aus jeder Wahl einen Marker in der Medienpräsenz.
mark-headline = Keine Schlagzeile
mark-headline-text = Gewinne die Partie, ohne einen Medienmarker zu kaufen.
mark-minds = Umgestimmt
mark-minds-text = Dreh eine Meinung um und gewinne das Land in derselben Runde.
mark-twice = Doppelt gehört
mark-twice-text = Wandle mit einer Übereinstimmung von 5 um.
mark-cent = Bis auf den letzten Cent
mark-cent-text = Gewinne die Partie mit leerer Kasse.
mark-purse = Die Kasse entscheidet
mark-purse-text = Gewinne mit weniger als dem Bonus fürs Geld.
mark-no-thanks = Nein, danke
mark-no-thanks-text = Lehne alle Spenden ab und gewinne die Partie.
mark-yes-please = Ja, danke
mark-yes-please-text = Nimm alle Spenden an und gewinne die Partie.
mark-cheap-chair = Der billige Stuhl
mark-cheap-chair-text = Werde in jeder Runde Startspieler, für höchstens 1.000 €.
mark-thousand = Tausend mehr
mark-thousand-text = Werde dreimal in einer Partie mit genau 1.000 € mehr Startspieler.
mark-drawer = In der Schublade
mark-drawer-text = Behalte eine Umfrage mit deiner Partei auf der Rückseite und gewinne das Land.
mark-cabinet = Das Kabinett bleibt daheim
mark-cabinet-text = Gewinne die Partie, ohne einen Politiker zu bezahlen.
mark-everybody = Alle Mann raus
mark-everybody-text = Setz in einer Partie alle deine Politiker ein.
mark-minus-three = Zurück von minus drei
mark-minus-three-text = Gewinne ein Land, in dem dein Trend einmal −3 war.
mark-two = Ihr zwei
mark-two-text = An einem Bildschirm: Regiere zusammen mit jemandem, der neben dir sitzt.
mark-last-count = Die letzte Auszählung
mark-last-count-text = Gewinne Berlin in der Kampagne.
