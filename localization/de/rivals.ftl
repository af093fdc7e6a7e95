# Die sechs Figuren.

rival-treasurer-role = Die Schatzmeisterin
rival-treasurer-quote = Geld ist eine Stimme, die sich hält.
rival-gambler-role = Der Spieler
rival-gambler-quote = Fünfzig, oder gar nichts.
rival-editor-role = Die Chefredakteurin
rival-editor-quote = Du kannst den Platz haben. Ich habe die Titelseite.
rival-marketplace-role = Der Marktplatz
rival-marketplace-quote = Drei hier, drei da, jede Woche.
rival-broker-role = Die Vermittlerin
rival-broker-quote = Wir zwei sind zusammen sechzig.
rival-pollster-role = Der Demoskop
rival-pollster-quote = Der Trend ist mit mir. Ich habe ihn gekauft.
