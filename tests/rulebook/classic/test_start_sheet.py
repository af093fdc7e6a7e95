"""Preliminary step: the start sheet (VG06 6.1, WBC06 5.1, ruling C12)."""

from __future__ import annotations

import pytest
from builders import fresh_table
from classics import EDITIONS, ClassicGame, a_classic

from macher.rules import events as ev
from macher.rules.commands import BuyMedia, Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import FillStartSheet
from macher.rules.viewing import view

every_edition = pytest.mark.parametrize("key", EDITIONS)

TREND_VOTES, TWO_TRENDS, TWO_VOTES = range(3)
THREE_MEDIA, TWO_MEDIA, ONE_MEDIA, MEMBERS = range(4)


def opened(key="2006", seats=3, seed=1):
    """A game at its start sheets, with the meetings of the set-up."""
    return ClassicGame(fresh_table(seats, 7, seed=seed, key=key))


def others_take_members(game, *seats):
    return game.do(*[FillStartSheet(seat, TREND_VOTES, MEMBERS, (3, 3, 3)) for seat in seats])


@every_edition
def test_the_example_of_the_rulebook(key):
    """VG06 6.1: popularity and votes in Bayern, meetings in Hessen, two media markers in Berlin, members 5 to 9."""
    game = opened(key).regions("BY HE BE SH")
    game.do(FillStartSheet(0, TREND_VOTES, TWO_MEDIA, (0, 0, 1, 2, 2)))
    others_take_members(game, 1, 2)
    by, he, be, _ = game.table.lands
    assert (by.trend[0], by.votes[0], by.rallies[0]) == (1, 6, 1)
    assert (he.trend[0], he.votes[0], he.rallies[0]) == (0, 0, 7)
    assert be.media == [0, 0]
    party = game.party(0)
    assert (party.base, party.media, party.rallies) == (9, 3, 18 - 4 - 6)
    assert party.money == 25_000


@every_edition
@pytest.mark.parametrize(
    ("first", "lands", "trend", "votes"),
    [
        (TREND_VOTES, (0, 1, 2), [1, 0], [0, 6]),
        (TWO_TRENDS, (0, 1, 2), [1, 1], [0, 0]),
        (TWO_VOTES, (0, 1, 2), [0, 0], [6, 6]),
        (TWO_TRENDS, (0, 0, 2), [2, 0], [0, 0]),
        (TWO_VOTES, (1, 1, 2), [0, 0], [0, 12]),
    ],
)
def test_the_first_column(key, first, lands, trend, votes):
    """VG06 6.1, checklist 2006 9: a state for every symbol; states may repeat."""
    game = opened(key).do(FillStartSheet(0, first, MEMBERS, lands))
    others_take_members(game, 1, 2)
    boards = game.table.lands[:2]
    assert [land.trend[0] for land in boards] == trend
    assert [land.votes[0] for land in boards] == votes
    assert game.land(2).rallies[0] == 7


@every_edition
@pytest.mark.parametrize(("second", "media", "members"), [(0, 3, 5), (1, 2, 9), (2, 1, 13), (3, 0, 17)])
def test_the_second_column(key, second, media, members):
    """VG06 6.1: media markers or members; several markers may lie in one region (WBC06 5.1, checklist 1997 4)."""
    game = opened(key).do(FillStartSheet(0, TWO_VOTES, second, (0, 0, 0, *[2] * media)))
    others_take_members(game, 1, 2)
    assert game.land(2).media.count(0) == media
    assert (game.party(0).media, game.party(0).base) == (5 - media, members)


@every_edition
def test_more_than_five_media_markers_stay_but_none_can_be_bought_there(key):
    """VG06 6.1, WBC06 5.1, checklist 2006 11, 1997 5."""
    game = a_classic(key, seats=5)
    game.do(*[FillStartSheet(seat, TWO_TRENDS, THREE_MEDIA, (1, 1, 1, 2, 2, 2)) for seat in range(5)])
    assert len(game.land(2).media) == 15
    game.in_phase("media_buying")
    assert game.refused(BuyMedia(game.decider, 2)) == "media-full"
    assert game.can(BuyMedia(game.decider, 1))


@every_edition
def test_sheets_are_filled_in_secret_and_opened_together(key):
    """VG06 6.1: written secretly; nobody sees anything before the last one."""
    game = opened(key)
    game.do(FillStartSheet(1, TWO_VOTES, THREE_MEDIA, (0, 0, 0, 0, 0, 0)))
    assert game.table.deciders() == [0, 2]
    assert game.land(0).votes == [0, 0, 0]
    assert view(game.table, 1).sealed is not None
    assert view(game.table, 0).sealed is None
    assert view(game.table, 0).parties[1].answered
    assert not game.events(ce.StartSheetRevealed)
    others_take_members(game, 0, 2)
    assert sorted(event.seat for event in game.events(ce.StartSheetRevealed)) == [0, 1, 2]
    assert not any(event.reason == "start_sheet" for event in game.events(ev.MoneyChanged))


@every_edition
def test_sheets_are_carried_out_clockwise_from_a_random_party(key):
    """Ruling C12: so the later marker lies on top where several arrive on a space."""
    starts = set()
    for seed in range(12):
        game = opened(key, seats=4, seed=seed)
        game.do(*[FillStartSheet(seat, TWO_VOTES, MEMBERS, (0, 0, 1)) for seat in range(4)])
        (drawn,) = game.events(ce.StartOrderDrawn)
        first = drawn.seats[0]
        assert drawn.seats == tuple((first + number) % 4 for number in range(4))
        assert game.table.stacks[0] == list(drawn.seats)
        starts.add(first)
    assert len(starts) > 1


def test_a_marker_that_has_not_moved_lies_below():
    """Ruling C12."""
    game = opened(seats=4)
    game.do(*[FillStartSheet(seat, TWO_TRENDS, MEMBERS, (0, 0, 1)) for seat in (0, 1, 3)])
    game.do(FillStartSheet(2, TWO_VOTES, MEMBERS, (0, 0, 1)))
    assert game.table.stacks[0][-1] == 2


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (FillStartSheet(0, 3, MEMBERS, (0, 0, 0)), "no-such-block"),
        (FillStartSheet(0, TWO_VOTES, 4, (0, 0, 0)), "no-such-block"),
        (FillStartSheet(0, -1, MEMBERS, (0, 0, 0)), "no-such-block"),
        (FillStartSheet(0, TWO_VOTES, MEMBERS, (0, 0)), "no-such-land"),
        (FillStartSheet(0, TWO_VOTES, THREE_MEDIA, (0, 0, 0)), "no-such-land"),
        (FillStartSheet(0, TWO_VOTES, MEMBERS, (0, 0, 4)), "no-such-land"),
        (FillStartSheet(0, TWO_VOTES, MEMBERS, (0, -1, 0)), "no-such-land"),
        (BuyMedia(0, 0), "wrong-command"),
        (Pass(0), "cannot-pass"),
    ],
)
def test_sheets_that_cannot_be(command, reason):
    """One choice of each column and a region for each symbol."""
    game = opened()
    before = game.table.digest()
    assert game.refused(command) == reason
    assert game.table.digest() == before
