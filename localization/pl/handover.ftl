### Kurtyna między osobami przy jednym ekranie: imiona, bez zwracania się na „ty”.

handover-to = Teraz gra
handover-asked = O co padnie pytanie
handover-here = Tajne decyzje przy tym ekranie
handover-open = Grają przy tym ekranie
handover-only = Od tej chwili patrzy tylko { $player }
handover-ready = To ja, { $player }
handover-keys = otwiera prywatny widok
handover-place = Runda { $round } z { $rounds } · Faza { $phase } z 9
handover-place-setup = Przygotowanie gry

## O czym decyduje następna osoba
handover-task-draft = Wybór karty programu
handover-task-draft-help = { $player } zostawia jedną kartę; pozostałe idą w lewo.
handover-task-opening_program = Program początkowy
handover-task-opening_program-help = { $player } wykłada pięć kart o pięciu różnych tematach. Wszystkie programy odkrywa się razem.
handover-task-opening_hand = Karta na ręce
handover-task-opening_hand-help = { $player } zostawia jedną z pozostałych kart; resztę się odrzuca.
handover-task-deployment = Ustawienie początkowe
handover-task-deployment-help = { $player } wybiera tabelę i rozmieszcza jej pięć symboli. Wszystkie ustawienia odkrywa się razem.
handover-task-start_player = Tajna oferta o pierwszy ruch
handover-task-start_player-help = { $player } zapisuje jedną kwotę. Najwyższa oferta jest płacona i daje pierwszy ruch w rundzie; pozostali zachowują pieniądze.
handover-task-start_tie = Remis o pierwszy ruch
handover-task-start_tie-help = { $player } raz podbija albo pasuje.
handover-task-program = Program partii
handover-task-program-help = { $player } może wziąć karty i wymienić do dwóch z nich.
handover-task-media = Znaczniki mediów
handover-task-media-help = { $player } może kupić jeden znacznik mediów albo spasować.
handover-task-rallies = Wiece
handover-task-rallies-help = { $player } może kupić wiece w dowolnych landach.
handover-task-cabinet_placement = Gabinet cieni
handover-task-cabinet_placement-help = { $player } może wysłać zakrytych polityków, po jednym do landu.
handover-task-cabinet_actions = Politycy
handover-task-cabinet_actions-help = { $player } płaci za polityka i wybiera jego akcje.
handover-task-media_influence = Wpływ na media
handover-task-media_influence-help = { $player } może wymienić jedną opinię.
handover-task-polls = Licytacja sondażu
handover-task-polls-help = { $player } licytuje wierzchni sondaż albo pasuje.
handover-task-poll_choice = Podgląd sondażu
handover-task-poll_choice-help = Tylko { $player } widzi sondaż, a potem go upublicznia albo zachowuje.
handover-task-conversion = Zamiana na głosy
handover-task-conversion-help = { $player } może zamienić wiece na głosy.
handover-task-election = Koalicja
handover-task-election-help = { $player } decyduje o wejściu do koalicji.
handover-task-income = Składka
handover-task-income-help = { $player } przyjmuje albo odrzuca składkę.

## Tajne rzeczy przy wspólnym stole: spojrzenie odkrywa je na chwilę; $player to imię
handover-look = Zobacz
handover-look-tip = Odkrywa to, co może widzieć tylko { $player }; po 8 sekundach samo się zakryje.
handover-cover = Zakryj
handover-cover-tip = Zakrywa znowu to, co może widzieć tylko { $player }.
