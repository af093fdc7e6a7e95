# Das Album mit den Marken.

album-title = Album
album-note = Dreißig Marken für Abende, von denen man noch lange erzählt. Fürs bloße Vielspielen gibt es keine.
album-count = von { $all } Marken
album-newest = Die neueste
album-newest-none = Die erste kommt noch.
album-close = Dicht dran
album-earned = { $day }, mit { DATIVE($party) }
album-earned-plain = { $day }
album-stamp = { $mark }: verdient, { $day }
album-stamp-none = { $mark }: noch nicht
album-replay = Das Spiel ansehen
album-replay-none = Das Spiel dazu wurde nicht aufgehoben.
album-new = Neu im Album
album-more = und noch { $n }
album-detail = Marken für besondere Abende
album-again = Alte Spiele mitzählen
album-again-found = { $n ->
        [0] Die alten Spiele bringen keine neue Marke.
        [one] { $n } neue Marke aus alten Spielen.
       *[other] { $n } neue Marken aus alten Spielen.
    }
album-postmark = DIE MACHER

# Was dicht dran war; die Zahl ist die der Partie.
mark-near-narrow = Du hast am { $day } mit { $n } Punkten Vorsprung gewonnen.
mark-near-all-four = { $n ->
    [1] Am { $day } hast du einmal regiert.
    [2] Am { $day } hast du zweimal regiert.
    [3] Am { $day } hast du dreimal regiert.
   *[other] Am { $day } hast du { $n }-mal regiert.
  }
mark-near-forty-nine = Am { $day } hattest du { $n } Stimmen und hast nicht regiert.
mark-near-one-vote = Am { $day } hattest du { $n } Stimmen Vorsprung.
mark-near-channel = Marker aus { $n } Wahlen am { $day }.
mark-near-thousand = Zwei von dreien am { $day }.
mark-near-everybody = { $n } Politiker am { $day }.
mark-near-square = { $n } Veranstaltungen auf einmal am { $day }.

# Die Marken.
mark-landslide = Erdrutschsieg
mark-landslide-text = Gewinne ein Land mit mindestens 50 Stimmen, während niemand sonst 25 hat.
mark-one-vote = Eine Stimme mehr
mark-one-vote-text = Gewinne ein Land mit genau einer Stimme Vorsprung.
mark-forty-nine = Neunundvierzig
mark-forty-nine-text = Hol 49 Stimmen und regiere trotzdem nicht.
mark-tail = Der Schwanz wedelt mit dem Hund
mark-tail-text = Regiere als Partner, obwohl du im Land die wenigsten Stimmen hast.
mark-nowhere = Aus dem Nichts
mark-nowhere-text = Gewinne ein Land, in dem du die Runde mit 0 Stimmen begonnen hast.
mark-square = Der volle Platz
mark-square-text = Wandle acht Veranstaltungen eines Landes auf einmal um.
mark-word = Wort für Wort
mark-word-text = Gewinne ein Land, dessen vier Meinungen alle zu dir passen.
mark-wind = Gegenwind
mark-wind-text = Gewinne ein Land, in dem deine Übereinstimmung nie über 1 lag.
mark-all-four = Alle vier, bitte
mark-all-four-text = Regiere in einem Spiel nach jeder Wahl.
mark-opposition = Opposition bis zuletzt
mark-opposition-text = Gewinne das Spiel, ohne ein einziges Mal zu regieren.
mark-after-count = Nach der letzten Wahl
mark-after-count-text = Gewinne, obwohl du nach der letzten Wahl noch nicht vorn lagst.
mark-narrow = Hauchdünn
mark-narrow-text = Gewinne das Spiel mit einem Punkt Vorsprung.
mark-way-up = Der weite Weg
mark-way-up-text = Gewinne, obwohl du vor der letzten Wahl ganz hinten lagst.
mark-front-page = Titelseite
mark-front-page-text = Gewinne mit weniger Vorsprung, als dir die Medienpräsenz Punkte bringt.
mark-channel = Auf allen Kanälen
mark-channel-text = Bring aus jeder Wahl einen Marker in die Medienpräsenz.
mark-headline = Keine Schlagzeile
mark-headline-text = Gewinne das Spiel, ohne einen Medienmarker zu kaufen.
mark-minds = Umgestimmt
mark-minds-text = Dreh eine Meinung um und gewinne das Land in derselben Runde.
mark-twice = Laut und deutlich
mark-twice-text = Wandle Veranstaltungen um, wenn deine Übereinstimmung ×5 ist.
mark-cent = Bis auf den letzten Cent
mark-cent-text = Gewinne das Spiel mit leerer Kasse.
mark-purse = Die Kasse entscheidet
mark-purse-text = Gewinne mit weniger Vorsprung, als dir dein Geld Punkte bringt.
mark-no-thanks = Nein, danke
mark-no-thanks-text = Lehne alle Spenden ab und gewinne das Spiel.
mark-yes-please = Ja, danke
mark-yes-please-text = Nimm alle Spenden an und gewinne das Spiel.
mark-cheap-chair = Billig an der Spitze
mark-cheap-chair-text = Werde in jeder Runde Startspieler, jedes Mal für höchstens 1.000 €.
mark-thousand = Tausend mehr
mark-thousand-text = Werde in einem Spiel dreimal Startspieler, jeweils mit genau 1.000 € Vorsprung.
mark-drawer = In der Schublade
mark-drawer-text = Behalte eine Umfrage mit deiner Partei auf der Rückseite und gewinne das Land.
mark-cabinet = Das Kabinett bleibt daheim
mark-cabinet-text = Gewinne das Spiel, ohne einen Politiker zu bezahlen.
mark-everybody = Alle Mann raus
mark-everybody-text = Setz in einem Spiel alle deine Politiker ein.
mark-minus-three = Zurück von minus drei
mark-minus-three-text = Gewinne ein Land, in dem dein Trend einmal −3 war.
mark-two = Ihr zwei
mark-two-text = An einem Bildschirm: Regiere zusammen mit jemandem, der neben dir sitzt.
mark-last-count = Die letzte Auszählung
mark-last-count-text = Gewinne Berlin in der Kampagne.
