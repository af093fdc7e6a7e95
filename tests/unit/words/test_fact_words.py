"""Facts in words, and the places of the table that show their numbers."""

from __future__ import annotations

import pytest
from builders import EDITION, LANDS, POLITICIANS, a_game, card

from macher.ai.facts import Fact
from macher.i18n import Texts
from macher.rules.viewing import view
from macher.words.facts import fact_places, fact_words
from macher.words.names import GameNames

HE = LANDS["HE"]
SENT = Fact("sent", 25, 16, 2, HE, 1, politician=POLITICIANS["backbencher"])


@pytest.mark.parametrize(
    ("lang", "fact", "said"),
    [
        ("en", SENT, "Backbencher in Hessen: 16 → 25 votes"),
        ("de", SENT._replace(number=1, before=0), "Hinterbänkler in Hessen: 0 → 1 Stimme"),
        ("fr", SENT, "Député en Hesse\u202f: 16 → 25 voix"),
        ("pl", SENT, "Poseł, Hessen: głosy 16 → 25"),
        ("en", Fact("match", 3, 1, 2, HE), "match in Hessen: ×1 → ×3"),
        ("en", Fact("fit", 3, 1, 2, HE, card=card("+welfare")), "“+Welfare” in Hessen: ×1 → ×3"),
        ("de", Fact("clash", 2, card=card("+welfare")), "+Soziales widerspricht in 2 Ländern"),
        ("en", Fact("useless", 0), "no card on display improves your match"),
        ("en", Fact("useless", 1), "only one card on display improves your match"),
        ("en", Fact("shared", 0, card=card("+welfare")), "no rival’s program has “+Welfare”"),
        ("en", Fact("first", 1), "still first in turn order"),
        ("en", Fact("lead", 2, 1, 2, HE), "most media markers in Hessen: 2 to 1"),
        ("de", Fact("level", 2, 0, 2, HE, 1), "SPD in Hessen: Gleichstand bei den Medien, 2 zu 2"),
        ("fr", Fact("presence", 8, land=2, state=HE), "marqueur en Hesse\u202f: jusqu’à 8 points à la fin"),
        ("pl", Fact("presence", 4, land=2, state=HE), "znacznik w\xa0landzie Hessen może na koniec dać 4 punkty"),
        ("en", Fact("instead", 1, 0, 2, HE, 0), "Hessen: 1 vote instead of 0"),
        ("de", Fact("rival-stays", 10, 12, 2, HE, 1), "SPD in Hessen: 10 Stimmen statt 12"),
        ("de", Fact("lasts", 3, land=2, state=HE), "Hessen: Wahl erst in Runde 3"),
        ("fr", Fact("lasts", 3, land=2, state=HE), "Hessen\u202f: élection à la manche 3 seulement"),
        ("pl", Fact("opposed", 2, card=card("+welfare")), "„+Opieka” jest sprzeczna z\xa0programami 2 rywali"),
        ("en", Fact("lost", 1, card=card("+welfare")), "one rival’s program loses the match with “+Welfare”"),
        ("en", Fact("supply", 1), "the last media marker stays in the supply"),
        ("en", Fact("ahead-media", 2, 0, 2, HE, 1), "looks ahead: SPD in Hessen otherwise leading the media with 2"),
        ("de", Fact("ahead-majority", 52, 0, 2, HE, 1), "denkt voraus: SPD in Hessen sonst bei 52, eine Mehrheit"),
        ("en", Fact("first", 3), "first instead of number 3 in turn order"),
    ],
)
def test_a_fact_is_a_clause_with_its_number(lang: str, fact: Fact, said: str) -> None:
    texts = Texts.load(lang)
    assert fact_words(texts, GameNames.of(texts, EDITION, view(a_game().table, 1)), fact) == said


@pytest.mark.parametrize(
    ("fact", "places"),
    [
        (SENT, ("row.2.1",)),
        (Fact("match", 3, 1, 2, HE), ("row.2.0",)),
        (Fact("large", 41, land=2, state=HE, card=1), ("board.2",)),
        (Fact("first", 3), ("party.0",)),
        (Fact("lead", 2, 1, 2, HE), ("media.2",)),
        (Fact("presence", 8, land=2, state=HE), ("board.2",)),
        (Fact("instead", 6, 3, 2, HE, 0), ("row.2.0",)),
        (Fact("supply", 1), ("party.0",)),
        (Fact("useless", 0), ()),
    ],
)
def test_the_place_of_a_number_lights_up(fact: Fact, places: tuple[str, ...]) -> None:
    assert fact_places(fact, 0) == places
