"""EN19 phase 7, media influence; rulings 7, 8, 13, 29 and 37."""

from __future__ import annotations

import pytest
from builders import a_game, card, cards

from macher.rules import events as ev
from macher.rules.commands import Pass, ShiftOpinion
from macher.rules.formula import media_leader
from macher.rules.options import GameOptions

ANGIE = 1


def shift(seat, out, into):
    return ShiftOpinion(seat, card(out), card(into))


def niedersachsen(options=None):
    """Angie influences the media; the opinions of the example of phase 6 and 7."""
    game = a_game(options=options, parties="spd linke cdu fdp").media("NDS", 0, 1, 1)
    game.opinions("NDS", "+education -traffic -welfare", face_down="+genetics").doubled("NDS", "-welfare")
    return game


def test_example():
    """EN19 phase 7, example: -welfare is doubled, so Angie takes -traffic away and puts +environment there."""
    game = niedersachsen().in_phase("media_influence")
    assert game.decider == ANGIE
    assert game.refused(shift(ANGIE, "-welfare", "+environment")) == "opinion-doubled"
    game.do(shift(ANGIE, "-traffic", "+environment"))
    assert game.face_up("NDS") == cards("+education +environment -welfare")
    assert card("-traffic") in game.table.opinion_discards
    assert not game.table.opinion_display[card("+environment")]


@pytest.mark.parametrize(
    ("media", "leader"),
    [((), -1), ((2,), 2), ((0, 1), -1), ((0, 0, 1, 2, 3), 0), ((0, 0, 1, 1, 2), -1), ((1, 2, 1), 1)],
)
def test_more_than_each_other_party(media, leader):
    """EN19 phase 7, checklist 44: one against none is influence, a tie is none."""
    assert media_leader(media) == leader


def test_a_tie_asks_nobody():
    """EN19 phase 7: "in case of a tie, no player counts"."""
    game = a_game().media("BB", 0, 1).in_phase("media_influence")
    assert game.phase != "media_influence"


def test_order_of_the_states():
    """EN19 phase 7, checklist 47: from the state that votes, clockwise; one shift for each state."""
    game = a_game().media("TH", 0).media("BB", 1).media("HE", 0).in_phase("media_influence")
    asked = []
    while game.phase == "media_influence":
        asked.append((game.table.flow[-1].place, game.decider))
        game.do(next(command for command in game.options() if isinstance(command, ShiftOpinion)))
    assert asked == [(0, 1), (2, 0), (3, 0)]


def test_passing():
    """EN19 phase 7, checklist 47."""
    game = niedersachsen().in_phase("media_influence").do(Pass(ANGIE))
    assert game.face_up("NDS") == cards("+education -traffic -welfare")
    assert game.phase != "media_influence"


@pytest.mark.parametrize(
    ("out", "into", "reason"),
    [
        ("-traffic", "-education", "topic-there"),
        ("-traffic", "+education", "topic-there"),
        ("-traffic", "+welfare", "topic-there"),
        ("-traffic", "+genetics", ""),
        ("+genetics", "+environment", "opinion-not-open"),
        ("+security", "+environment", "opinion-not-open"),
        ("-traffic", "-traffic", "nothing-changes"),
        ("-traffic", "+traffic", ""),
        ("+education", "+security", ""),
    ],
)
def test_which_opinions_fit(out, into, reason):
    """EN19 phase 7; rulings 8 (flipping), 29 (face-down cards are nobody's) and 37 (identical cards)."""
    assert niedersachsen().in_phase("media_influence").refused(shift(ANGIE, out, into)) == reason


def test_flipping_can_be_forbidden():
    """Ruling 8, option: the Polish reading."""
    game = niedersachsen(GameOptions(no_flipping=True)).in_phase("media_influence")
    assert game.refused(shift(ANGIE, "-traffic", "+traffic")) == "no-flipping"
    assert game.can(shift(ANGIE, "-traffic", "+environment"))


def test_holes_in_the_display_stay():
    """EN19 phase 7, checklist 45: a card that was taken is missing for everybody."""
    game = niedersachsen().media("TH", 2).in_phase("media_influence").do(shift(ANGIE, "-traffic", "+environment"))
    assert game.decider == 2
    assert game.refused(shift(2, "+education", "+environment")) == "opinion-not-in-display"
    assert game.can(shift(2, "+education", "-environment"))


def test_the_removed_card_does_not_join_the_display():
    """EN19 phase 7, checklist 45."""
    game = niedersachsen().opinion_display("+environment").in_phase("media_influence")
    game.do(shift(ANGIE, "-traffic", "+environment"))
    assert game.table.opinion_display == [0] * 14


def test_who_can_shift_nothing_is_not_asked():
    """EN19 phase 7: an empty display leaves only passing."""
    game = niedersachsen().opinion_display("").in_phase("media_influence")
    assert game.phase != "media_influence"
    assert not game.events(ev.Passed) or game.events(ev.Passed)[0].step != "media_influence"
