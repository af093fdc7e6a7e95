### Was außerhalb der Spielregeln schiefging und was gesichert ist.

ui-unexpected-error = Etwas Unerwartetes ist passiert. Das Spiel ist gespeichert; ein Bericht liegt in { $file }.

## Ein neues Spiel, das nicht aufgebaut werden kann
setup-no-such-edition = Es gibt keine Ausgabe „{ $edition }“. Möglich sind: { $known }.
setup-no-such-length = Mit dieser Zahl von Wahlen lässt sich diese Ausgabe nicht spielen: { $elections }. Möglich sind: { $known }.
setup-seats = Ein Spiel braucht { $low } bis { $high } Plätze; besetzt sind { $seats }.
setup-no-such-party = Es gibt keine Partei „{ $party }“. Möglich sind: { $known }.
setup-party-twice = Zwei Plätze haben dieselbe Partei: { $party }.
setup-no-such-kind = Einen Platz der Art „{ $kind }“ gibt es nicht. Möglich sind: { $known }.
setup-no-such-style = Einen Charakter „{ $style }“ gibt es für „{ $level }“ nicht. Möglich sind: { $known }.
setup-no-style = Plätze der Art „{ $level }“ haben keinen Charakter.
setup-name-long = Der Name für { THE($party) } hat mehr als { $limit } Zeichen.
setup-seed = Der Startwert muss eine ganze Zahl von 0 bis { $limit } sein.
setup-no-such-option = Die Ausgabe { $edition } hat keine Option „{ $option }“. Sie hat: { $known }.
setup-option-value = Die Option { $option } ist „on“ oder „off“, nicht „{ $value }“.
setup-position = Diese Ausgangslage passt nicht zur Ausgabe oder zur Zahl der Plätze, bei „{ $place }“.
start-damaged = Die Installation ist beschädigt. Es fehlt: { $files }. Installiere das Spiel neu; Spielstände und Einstellungen bleiben erhalten.
