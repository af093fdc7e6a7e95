### Co mówią politycy, kiedy działają. Jedno suche zdanie na urząd, najwyżej sześćdziesiąt znaków; nie chodzi o nikogo prawdziwego.

spoken-quote = „{ $line }”

spoken-backbencher = Z ostatniej ławki widać, kto śpi w pierwszej.
spoken-vice_chancellor = Ja tylko zastępuję. Mikrofon tego nie wie.
spoken-spokesperson = Padły słowa. Teraz powiem, co miały znaczyć.
spoken-secretary = Program? Mam. Nawet z ostatnią stroną.
spoken-parliamentary_leader = Frakcja jest jednomyślna. Liczymy do skutku.
spoken-honorary_chairman = Dawniej wybory przegrywało się z klasą.
spoken-party_executive = Doły partii mają głos. Ja mam megafon.
spoken-front_runner = Obiecuję mniej niż inni, za to głośniej.
spoken-chief_whip = Głosujcie, jak chcecie. Ja tylko notuję.
spoken-speaker = Proszę o spokój! Krzyki są w punkcie czwartym.
spoken-justice = Sprawiedliwości stanie się zadość. Po wyborach.
spoken-finance = Pieniądze są. Tylko jeszcze nie nasze.
spoken-foreign = Wracam z daleka, żeby być bliżej ludzi.
spoken-chancellor = Wszystko już powiedziano. Powtórzę, ale wolniej.
