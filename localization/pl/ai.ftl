### Miejsca SI: poziomy, charaktery, pomiary, powody w dzienniku, zapamiętane składy.

## Poziomy
newgame-level-easy = łatwy
newgame-level-hard = trudny
newgame-level-expert = ekspert
ai-level-easy-help = Rozważa każdą decyzję, ale tylko z grubsza, i czasem wybiera drugi najlepszy ruch.
ai-level-normal-help = Liczy, co się da policzyć, i wybiera to, co obiecuje najwięcej.
ai-level-hard-help = Przed decyzją rozgrywa w myślach najlepsze możliwości do końca rundy.
ai-level-expert-help = Patrzy dalej, porównuje więcej niż poziom trudny i lepiej ocenia to, co z tego wyniknie.
ai-fair = Widzi tylko to, co wolno widzieć jego partii; nie dostaje ani więcej pieniędzy, ani lepszych kart.

## Zmierzona siła: ocena, 1000 dla poziomu normalnego
ai-ratings = Zmierzona siła komputera: { $list }
ai-ratings-short = Komputer: { $list }
ai-rating-item = { $level } { $rating }
ai-rating-unknown = { $level } bez pomiaru
ai-rating-help =
    { $games ->
        [one] Ocena { $rating } (od { $low } do { $high }): { $share } zwycięstw w { $games } grze przeciw trzem graczom na poziomie normalnym; równa siła dałaby { $chance }.
        [few] Ocena { $rating } (od { $low } do { $high }): { $share } zwycięstw w { $games } grach przeciw trzem graczom na poziomie normalnym; równa siła dałaby { $chance }.
        [many] Ocena { $rating } (od { $low } do { $high }): { $share } zwycięstw w { $games } grach przeciw trzem graczom na poziomie normalnym; równa siła dałaby { $chance }.
       *[other] Ocena { $rating } (od { $low } do { $high }): { $share } zwycięstw w { $games } gry przeciw trzem graczom na poziomie normalnym; równa siła dałaby { $chance }.
    }
ai-rating-anchor = Ocena 1000: z tym poziomem porównano pozostałe.
ai-rating-unsure = Tak mało gier nie dowodzi jeszcze, że gra silniej lub słabiej niż poziom normalny.
ai-rating-none = Nie zmierzono w tej edycji i długości.
ai-rating-same = W tej edycji gra tak jak poziom normalny.

## Charaktery
ai-style = Charakter
ai-style-none = zrównoważony
ai-style-treasurer = skarbniczka
ai-style-gambler = hazardzista
ai-style-editor = redaktorka
ai-style-marketplace = trybun
ai-style-broker = negocjatorka
ai-style-pollster = sondażysta
ai-style-hidden = ukryty
ai-style-none-help = Ceni wszystko tyle, ile jest warte, bez upodobań.
ai-style-treasurer-help = Ottilie Seemann: tanio licytuje o pierwszeństwo, bierze każdą wczesną składkę i trzyma pieniądze na koniec.
ai-style-gambler-help = Bruno Falk: zapełnia kilka landów wiecami, zamienia je późno i wysoko licytuje o pierwszeństwo.
ai-style-editor-help = Helene Rosin: dokłada znaczniki mediów tam, gdzie już ma własne, odwraca opinie, a sondaże zostawia innym.
ai-style-marketplace-help = Kalle Brodersen: urządza po kilka wieców w wielu landach i zamienia je, gdy tylko są cztery; rzadko kupuje sondaże.
ai-style-broker-help = Ines Lohbeck: szuka kart wspólnych z najsilniejszą partią, oszczędza innych i odrzuca małe składki.
ai-style-pollster-help = Theo Mandel: upublicznia sondaże, bierze najmniejszą składkę i co rundę wyżej licytuje o pierwszeństwo.
ai-style-hidden-help = Jeden z sześciu charakterów, wylosowany z ziarna i trzymany w tajemnicy.
ai-style-added = Z moda „{ $mod }”. Jego siły nie zmierzono.
ai-kind = komputer · { $level } · { $style }

## Powody w dzienniku
ai-because = { $line } ({ $reason })

## Zapamiętane składy
preset-title = Szablony
preset-note = Zapamiętane zostaje wszystko oprócz ziarna: edycja, długość, miejsca i zasady domowe.
preset-hint = Nazwa szablonu
preset-save = Zapamiętaj ustawienia
preset-load = Użyj
preset-delete = Usuń
preset-none = Nic jeszcze nie zapamiętano. Wybierz miejsca i zasady, a potem zapamiętaj je tutaj pod nazwą.
preset-full = Możesz mieć najwyżej { $most } szablonów. Najpierw usuń jeden z nich.
preset-loaded = Użyto szablonu „{ $name }”.
preset-saved = Zapamiętano szablon „{ $name }”.
preset-deleted = Usunięto szablon „{ $name }”.
preset-edition-unknown = Nieznana edycja
preset-line = { $edition } · { $length } · { $list }
preset-purist = Purysta
preset-purist-off = Włącz ułatwienia
preset-purist-about = Oficjalne zasady jak przy stole: bez prognozy głosów, tabeli cen, tabeli zgodności, ostrzeżeń i podpowiedzi.
preset-purist-about-short = Oficjalne zasady, bez ułatwień.
preset-usual-name = Szablon { $number }

settings-reasons = Wyjaśniaj ruchy rywali
settings-reasons-help = Dodaje wyjaśnienie po każdym jawnym ruchu komputera, na stole i w dzienniku; nigdy nie zdradza tego, co tajne.

## Watching AI seats; $party is an abbreviation
table-viewpoint-public = Widok z zewnątrz
table-viewpoint-open = Widok: wszystko odkryte
table-viewpoint-seat = Widok: { $party }
table-viewpoint-tip = Następny widok: z zewnątrz, wszystko odkryte, potem kolejne partie
