"""Kinds of AI seats by name, and what personalities change."""

from __future__ import annotations

import io
from collections import Counter

import pytest

from macher.ai.arena import run_arena
from macher.ai.bots import BotUnknown, make_bot
from macher.ai.kinds import HIDDEN, LEVELS, OFFERED, STYLES, Kind, read_kind
from macher.ai.styles import STYLED


@pytest.mark.parametrize("name", [*LEVELS, "easy:gambler", "normal:hidden", "hard:editor"])
def test_a_kind_keeps_its_name(name: str) -> None:
    assert read_kind(name).name == name


@pytest.mark.parametrize("name", ["", "Hard", "hard:", "hard:nobody", "sane:pollster", "random:hidden", "hard:a:b"])
def test_what_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BotUnknown):
        make_bot(name)


def test_a_hidden_personality_is_drawn_from_the_seed_and_the_seat_alone() -> None:
    hidden = Kind("normal", HIDDEN)
    drawn = Counter(hidden.drawn(seed, seat).style for seed in range(60) for seat in range(5))
    assert set(drawn) == set(STYLES)
    assert min(drawn.values()) > 25
    assert hidden.drawn(7, 2) == hidden.drawn(7, 2)
    assert make_bot("normal:hidden", 7, 2).kind == hidden.drawn(7, 2).name


def test_every_personality_has_its_weights() -> None:
    assert set(STYLED) == {"", *STYLES}


def test_levels_stand_in_their_order() -> None:
    """Each above the one before in turned games, where equal seats end level; the arena measures them properly."""
    for weaker, stronger, blocks in (("sane", "easy", 1), ("easy", "normal", 4)):
        report = run_arena(stronger, weaker, 3, 4, blocks, 0, out=io.StringIO())
        assert report.margin.value > 5, (weaker, stronger, report.margin)
    assert set(OFFERED) < set(LEVELS)
