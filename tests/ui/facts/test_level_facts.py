"""How strong a level is said to be: one figure, a range where it may be as strong as the usual one, or nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION

from macher.i18n import Texts
from macher.ui.game import strength
from macher.ui.game.strength import kind_text, level_tip, ratings_line


def measured(monkeypatch: pytest.MonkeyPatch, low: int, points: int, high: int) -> None:
    row = SimpleNamespace(range=(low, high), points=points, games=200, share=0.4, seats=4)
    monkeypatch.setattr(strength, "rating_of", lambda level, edition, elections: row if level == "hard" else None)


@pytest.mark.parametrize(
    ("low", "points", "high", "said", "unsure"),
    [
        (1001, 1080, 1120, "1080", False),
        (1000, 1080, 1120, "1000–1120", True),
        (990, 1040, 1120, "990–1120", True),
        (850, 950, 1000, "850–1000", True),
        (850, 900, 999, "900", False),
    ],
)
def test_a_rating_is_a_range_where_it_may_be_the_usual_one(
    low: int, points: int, high: int, said: str, unsure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(monkeypatch, low, points, high)
    texts = Texts.load("en")
    assert strength._rating("hard", EDITION, 4) == said
    assert strength._rating("normal", EDITION, 4) == "1000"
    assert strength._rating("easy", EDITION, 4) == ""
    long, short = ratings_line(texts, EDITION, 4)
    assert said in long
    assert said in short
    assert (texts("ai-rating-unsure") in level_tip(texts, EDITION, 4, "hard")) == unsure


def test_a_measured_level_says_what_chance_alone_would_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four seats: a quarter; in the order from the weakest level to the strongest."""
    measured(monkeypatch, 1001, 1080, 1120)
    texts = Texts.load("en")
    assert texts.share(0.4) in level_tip(texts, EDITION, 4, "hard")
    assert texts.share(0.25) in level_tip(texts, EDITION, 4, "hard")
    line = ratings_line(texts, EDITION, 4)[0]
    at = [line.index(texts(f"newgame-level-{level}")) for level in ("easy", "normal", "hard")]
    assert at == sorted(at)


@pytest.mark.parametrize("looks", [True, False])
def test_a_level_that_was_not_measured_is_named_but_for_one_that_is_the_usual_one(
    looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "rating_of", lambda level, edition, elections: None)
    monkeypatch.setattr(strength, "looks_ahead", lambda edition: looks)
    texts = Texts.load("en")
    said = ratings_line(texts, EDITION, 4)[0]
    assert texts("ai-rating-unknown", level=texts("newgame-level-easy")) in said
    assert (texts("ai-rating-unknown", level=texts("newgame-level-hard")) in said) == looks


def test_a_seat_without_a_personality_says_so() -> None:
    texts = Texts.load("en")
    assert strength.style_name(texts, "") == texts("ai-style-none")
    assert strength.style_tip(texts, "") == texts("ai-style-none-help")
    assert strength.style_tip(texts, "editor") == texts("ai-style-editor-help")


def test_a_level_that_looks_no_further_is_said_to_be_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, 1001, 1080, 1120)
    monkeypatch.setattr(strength, "looks_ahead", lambda edition: False)
    texts = Texts.load("en")
    assert texts("ai-rating-same") in level_tip(texts, EDITION, 4, "hard")
    assert texts("ai-rating-none") in level_tip(texts, EDITION, 4, "easy")
    assert texts("ai-rating-anchor") in level_tip(texts, EDITION, 4, "normal")


@pytest.mark.parametrize(
    ("kind", "named"), [("normal", False), ("hard:editor", True), ("hard:hidden", False), ("easy:mod:mine/gone", False)]
)
def test_a_hidden_personality_stays_hidden(kind: str, named: bool) -> None:
    texts = Texts.load("en")
    said: Any = kind_text(texts, kind)
    assert (texts("ai-style-editor") in said) == named
    assert not any(texts(f"ai-style-{style}") in said for style in ("gambler", "broker"))
