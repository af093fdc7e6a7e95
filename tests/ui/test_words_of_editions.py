"""Which edition's words the program uses: those of the game on the screen, and the general ones without one."""

from __future__ import annotations

from hands import begin


def test_outside_a_game_nothing_speaks_the_words_of_the_last_one() -> None:
    _, shell = begin(edition="1997", elections=7, seats="spd=human,gruene=random,cdu=random")
    classic = shell.texts("party-linke")
    shell.go.menu()
    assert shell.texts("party-linke") != classic
    _, never = begin()
    never.go.menu()
    assert shell.texts("party-linke") == never.texts("party-linke")
    shell.close()
    never.close()


def test_every_game_speaks_its_own_words() -> None:
    _, shell = begin(edition="1997", elections=7, seats="spd=human,gruene=random,cdu=random")
    classic = shell.texts("party-linke")
    shell.go.quick_game()
    assert shell.texts("party-linke") != classic
    shell.close()
