"""Media influence in the classic editions: VG06 6.2.5, WBC06 5.2.5, CONS E; rulings C8 and C28."""

from __future__ import annotations

import pytest
from classics import EDITIONS, POOL, a_classic, card, cards

from macher.rules import events as ev
from macher.rules.commands import Pass, ShiftOpinion
from macher.rules.national.events import OpinionPooled
from macher.rules.options import GameOptions


def shift(seat, out, into):
    return ShiftOpinion(seat, card(out), card(into))


def led(key, land=0, **settings):
    """Seat 1 leads in the media of a region."""
    return a_classic(key, **settings).media(land, 1, 1, 0)


@pytest.mark.parametrize(("key", "places"), [("2006", [3, 2, 0]), ("1997", [0, 2, 3]), ("consim", [0, 2, 3])])
def test_order_of_the_regions(key, places):
    """VG06 6.2.5: the last region first, checklist 2006/36; WBC06 5.2.5: from the current one on, 1997/15."""
    game = a_classic(key).media(0, 1).media(2, 0).media(3, 2, 2, 1).in_phase("influence")
    asked = []
    while game.phase == "influence":
        asked.append(game.table.flow[-1].place)
        game.do(Pass(game.decider))
    assert asked == places


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize(
    ("media", "leader"),
    [((1,), 1), ((0, 1), None), ((0, 0, 1, 2, 3), 0), ((0, 0, 1, 1, 2), None), ((1, 1, 1, 2, 2, 2, 3), None)],
)
def test_more_than_each_other_party(key, media, leader):
    """VG06 6.2.5, WBC06 5.2.5, checklist 2006/37, 1997/14: a plurality; a tie is none."""
    game = a_classic(key).media(0, *media).in_phase("influence")
    assert (game.decider if game.phase == "influence" else None) == leader


@pytest.mark.parametrize("key", EDITIONS)
def test_an_opinion_is_exchanged_with_the_pool(key):
    """VG06 6.2.5, WBC06 5.2.5, CONS E: one opinion, and the old one comes to the pool."""
    game = led(key).in_phase("influence").do(shift(1, "+b", "-f"))
    assert game.face_up(0) == cards("+a -f +c +d")
    pool = [kind for kind, count in enumerate(game.table.opinion_display) for _ in range(count)]
    assert pool == sorted(cards("+e -e +f +g -g +b"))
    assert game.phase != "influence"  # one exchange for each region


@pytest.mark.parametrize("key", EDITIONS)
def test_passing_changes_nothing(key):
    """VG06 6.2.5: "peut échanger"."""
    game = led(key).in_phase("influence").do(Pass(1))
    assert game.face_up(0) == cards("+a +b +c +d")
    assert [event for event in game.events(ev.Passed) if event.step == "influence"] == [ev.Passed(1, "influence", 0)]


def test_the_pool_of_2006_always_has_six_cards():
    """VG06 6.2.5, checklist 2006/37: identical ones lie on each other."""
    game = led("2006").pool("+b +e +e -f +g -g").in_phase("influence").do(shift(1, "+b", "+e"))
    assert game.table.opinion_display[card("+b")] == 2
    assert game.table.opinion_display[card("+e")] == 1
    assert sum(game.table.opinion_display) == 6


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_a_duplicate_is_discarded_in_1997(key):
    """WBC06 4.2, 5.2.5, checklist 1997/2, 1997/17: one card of each position."""
    game = led(key).pool("+b +e -f").in_phase("influence").do(shift(1, "+b", "+e"))
    assert game.table.opinion_display[card("+b")] == 1
    assert sum(game.table.opinion_display) == 2
    assert card("+b") in game.table.opinion_discards
    assert [event.kept for event in game.events(OpinionPooled)] == [False]


@pytest.mark.parametrize("key", EDITIONS)
def test_only_face_up_opinions(key):
    """Ruling C8: face-down ones neither go nor stand in the way."""
    game = a_classic(key).media(2, 1).pool("+c +g").in_phase("influence")
    assert game.refused(shift(1, "+d", "+g")) == "opinion-not-open"
    assert game.can(shift(1, "+a", "+c"))  # +c lies there face down


@pytest.mark.parametrize("key", EDITIONS)
def test_a_doubled_opinion_stays(key):
    """VG06 6.2.3, WBC06 5.2.5, CONS E, checklist 2006/38, 1997/18, Consim/11."""
    game = led(key).doubled(0, "+b").in_phase("influence")
    assert game.refused(shift(1, "+b", "-f")) == "opinion-doubled"
    assert game.can(shift(1, "+a", "-f"))


@pytest.mark.parametrize("key", EDITIONS)
def test_no_topic_twice(key):
    """VG06 6.2.5, 5.2.1.2, WBC06 4.2: neither identical nor opposite to another open card."""
    game = led(key).pool("+b -c -f").in_phase("influence")
    assert game.refused(shift(1, "+a", "+b")) == "topic-there"
    assert game.refused(shift(1, "+a", "-c")) == "topic-there"
    assert game.refused(shift(1, "+a", "+g")) == "opinion-not-in-display"
    assert game.can(shift(1, "+a", "-f"))


@pytest.mark.parametrize(
    ("key", "options", "possible"),
    [
        ("2006", GameOptions(), False),
        ("2006", GameOptions(flipping=True), True),
        ("1997", GameOptions(), True),
        ("consim", GameOptions(), True),
    ],
)
def test_the_opposite_of_the_removed_card(key, options, possible):
    """WBC06 5.2.5, checklist 1997/16: allowed; VG06 6.2.5 "déjà présentes": not, with an option (ruling C8)."""
    game = led(key, options=options).pool("-a +a -f").in_phase("influence")
    assert game.can(shift(1, "+a", "-a")) is possible
    assert game.refused(shift(1, "+a", "+a")) == "nothing-changes"


def test_who_can_exchange_nothing_is_not_asked():
    """Ruling C8: the pool holds only topics of the region."""
    game = led("2006").pool("+a -b +c -d").in_phase("influence")
    assert game.phase != "influence"
    game = led("1997").pool("+a -b").in_phase("influence")
    assert set(game.options()) == {Pass(1), shift(1, "+b", "-b")}


@pytest.mark.parametrize("key", EDITIONS)
def test_no_influence_in_the_last_round(key):
    """VG06 6, ruling C28."""
    game = a_classic(key).in_round(7)
    game.media(game.table.current(), 1, 1).in_phase("influence", round=7)
    assert "influence" not in {event.phase for event in game.events(ev.PhaseStarted)}


def test_regions_that_are_over_have_no_influence():
    """VG06 6.4.1.1: after round 4 there are fewer regions."""
    game = a_classic("2006").in_round(6)
    assert len(game.table.open_lands()) == 2
    for place in game.table.open_lands():
        game.media(place, 1)
    game.pool(POOL).in_phase("influence", round=6)
    assert game.table.flow[-1].place in game.table.open_lands()
