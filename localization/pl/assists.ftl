### Pomoce przy stole i jak je wyłączyć.

settings-assists = Ułatwienia
settings-assists-table = Przy stole
assist-ladder = Tabela cen wieców
assist-ladder-help = Pokazuje obok pytania, ile kosztuje od jednego do ośmiu wieców w landzie.
assist-grid = Tabela zgodności
assist-grid-help = Pokazuje zgodność każdego programu z każdym landem; ma własny klawisz i przycisk.
assist-warnings = Ostrzeżenia
assist-warnings-help = Ostrzega, gdy później zabraknie ci pieniędzy na wysłanego polityka.
assist-advisor = Podpowiedzi
assist-advisor-help = Przycisk, który pyta komputer o najlepsze ruchy.
settings-free-hints = Punktacja końcowa
settings-free-hints-on = Pokazuj liczbę użytych podpowiedzi
assist-switch = Wyłącz: { $assist }
assist-none = Najpierw wskaż ułatwienie: jego dymek mówi, jak je wyłączyć.
assist-off = Wyłączono: { $assist }
assist-on-again = Włącz ponownie
assist-projections = Prognoza głosów

settings-coach = Doradca
settings-coach-first = W pierwszych pięciu grach
settings-coach-always = Zawsze
settings-coach-never = Nigdy
settings-coach-help = Ostrzega przed wyraźnie gorszym wyborem i podaje liczbę, która to pokazuje; o każdym rodzaju decyzji mówi tylko raz na grę.
settings-level = Poziom
settings-level-on = Proponuj poziom według ostatnich gier
settings-level-help = Po trzech wygranych w pięciu ostatnich grach proponujemy wyższy poziom, a po pięciu grach bez wygranej – niższy. Poziom nigdy nie zmienia się sam.
