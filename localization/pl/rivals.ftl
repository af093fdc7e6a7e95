# Sześć postaci.

rivals-title = Rywale
rivals-note = Sześć osób, które warto poznać. Każda gra dowolną partią, na każdym poziomie. Mają swoje upodobania, ale nie grają przez to ani lepiej, ani gorzej.
rivals-bids = Licytacja o pierwszeństwo
rivals-tonight = Dziś wieczorem
rivals-tonight-about =
    { $elections ->
        [4] Grasz jako { $party }: cztery landy, poziom { $level }.
        [5] Grasz jako { $party }: pięć landów, poziom { $level }.
        [7] Grasz jako { $party }: siedem landów, poziom { $level }.
       *[other] Grasz jako { $party }: { $elections } landów, poziom { $level }.
    } Około { $minutes } minut.
rivals-play = Graj
rivals-others = Inna trójka
rivals-level = Poziom
rivals-bids-said = Licytacja o pierwszeństwo, { $rival }: { $list }
rivals-bid = { $n } tys.: { $share }
rivals-bid-most = sześć tysięcy i więcej: { $share }
rivals-seat = { $rival }, { $party }
rivals-level-easy = Łatwy
rivals-level-normal = Normalny
rivals-level-hard = Trudny
rivals-level-expert = Ekspert
rivals-proposed-up = Ostatnie gry (poziom: { $level }): wygrane { $won } z { $all }. Pora na wyższy poziom?
rivals-proposed-down = Nie masz wygranej w { $all } ostatnich grach na poziomie „{ $level }”. Może lepszy będzie niższy?
rivals-propose-not = Nie proponuj poziomu
rivals-propose = Proponuj poziom

# What one of them says in the log of a game.
rival-says = { $player }: „{ $words }”
rival-treasurer-role = Skarbniczka
rival-treasurer-quote = Pieniądz to głos, który się nie psuje.
rival-treasurer-likes = lubi odkładać pieniądze na koniec
rival-treasurer-habit = bierze każdą składkę w rundach 1 i 2
rival-treasurer-bids = Daje mało i liczy twoje pieniądze.
rival-treasurer-word = pieniądze
rival-gambler-role = Hazardzista
rival-gambler-quote = Pięćdziesiąt albo nie ma o czym mówić.
rival-gambler-likes = chętnie stawia na osiem wieców w jednym landzie
rival-gambler-habit = zamienia wiece późno i wszystkie naraz
rival-gambler-bids = Wszystko albo nic, trudno przewidzieć.
rival-gambler-word = wszystko na jedną kartę
rival-editor-role = Redaktorka
rival-editor-quote = Ulice i place są wasze. Pierwsza strona jest moja.
rival-editor-likes = chętnie kupuje trzeci znacznik mediów
rival-editor-habit = odwraca opinie przeciw tobie
rival-editor-bids = Daje zwykle od 2 do 4 tysięcy.
rival-editor-word = pierwsza strona
rival-marketplace-role = Trybun
rival-marketplace-quote = Trzy tu, trzy tam, co tydzień.
rival-marketplace-likes = lubi mieć po trzy wiece w każdym landzie
rival-marketplace-habit = zamienia wiece, gdy tylko ma cztery
rival-marketplace-bids = Daje po trochu, ale nigdy zero.
rival-marketplace-word = wszędzie
rival-broker-role = Negocjatorka
rival-broker-quote = Razem mamy sześćdziesiąt.
rival-broker-likes = lubi te same karty programu co lider
rival-broker-habit = odrzuca małe składki
rival-broker-bids = Trzyma się środka stawki.
rival-broker-word = partnerzy
rival-pollster-role = Sondażysta
rival-pollster-quote = Notowania są po mojej stronie. Kupiłem je.
rival-pollster-likes = lubi sondaże, które szkodzą liderowi
rival-pollster-habit = wysyła polityków przeciw liderowi
rival-pollster-bids = Z każdą rundą daje więcej.
rival-pollster-word = sondaże
