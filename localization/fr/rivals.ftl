# Les six personnages.

rival-treasurer-role = La trésorière
rival-treasurer-quote = L’argent est une voix qui se garde.
rival-gambler-role = Le flambeur
rival-gambler-quote = Cinquante, ou rien à dire.
rival-editor-role = La rédactrice
rival-editor-quote = Prenez la place. J’ai la une.
rival-marketplace-role = Le tribun
rival-marketplace-quote = Trois ici, trois là, chaque semaine.
rival-broker-role = La négociatrice
rival-broker-quote = À nous deux, nous sommes soixante.
rival-pollster-role = Le sondeur
rival-pollster-quote = La popularité est avec moi. Je l’ai achetée.
