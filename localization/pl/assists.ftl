### Pomoce przy stole i jak je wyłączyć.

settings-assists = Pomoce
settings-assists-table = Przy stole
assist-ladder = Drabinka cen wieców
assist-ladder-help = Ile kosztuje od jednego do ośmiu wieców w landzie, obok pytania.
assist-grid = Tabela zgodności
assist-grid-help = Każdy program wobec każdego landu, z klawiszem i przyciskiem.
assist-warnings = Ostrzeżenia
assist-warnings-help = Mówi, gdy za wysłanego polityka nie będzie czym zapłacić.
assist-advisor = Rada
assist-advisor-help = Przycisk, który pyta SI o jej najlepsze ruchy.
settings-free-hints = Rada
settings-free-hints-on = Rady nie są liczone
settings-free-hints-help = W przeciwnym razie punktacja końcowa mówi, ile razy o nią proszono.
assist-switch = Wyłącz: { $assist }
assist-none = Najpierw wskaż pomoc: jej podpowiedź mówi, jak ją wyłączyć.
assist-off = Wyłączono: { $assist }
assist-on-again = Włącz ponownie
assist-offer-title = Czy pomoce są jeszcze potrzebne?
assist-offer-text = Przewidywane głosy, drabinka cen, tabela zgodności, ostrzeżenia i rada pozostają włączone. Każdą można wyłączyć w ustawieniach albo w jej podpowiedzi.
assist-offer-keep = Zostaw
assist-offer-settings = Wybierz w ustawieniach
assist-projections = Przewidywane głosy
