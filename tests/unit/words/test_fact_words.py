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
        (Fact("useless", 0), ()),
    ],
)
def test_the_place_of_a_number_lights_up(fact: Fact, places: tuple[str, ...]) -> None:
    assert fact_places(fact, 0) == places
