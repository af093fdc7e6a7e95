# Sześć postaci.

rival-treasurer-role = Skarbniczka
rival-treasurer-quote = Pieniądz to głos, który się nie psuje.
rival-gambler-role = Hazardzista
rival-gambler-quote = Pięćdziesiąt albo nie ma o czym mówić.
rival-editor-role = Redaktorka
rival-editor-quote = Weź sobie rynek. Ja mam pierwszą stronę.
rival-marketplace-role = Trybun
rival-marketplace-quote = Trzy tu, trzy tam, co tydzień.
rival-broker-role = Negocjatorka
rival-broker-quote = Razem mamy sześćdziesiąt.
rival-pollster-role = Ankieter
rival-pollster-quote = Notowania są po mojej stronie. Kupiłem je.
