"""An election as its night tells it: partners in their order, who declined, who moved a marker and why."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.ui.features.night import contest as contest_module
from macher.ui.features.night import facts as facts_module
from macher.ui.features.night.contest import Contest, Side
from macher.ui.features.night.facts import Column, ElectionFacts, Pair

MAJORITY = 50


def logged(*events: Any, round: int = 1) -> list[Any]:
    return [SimpleNamespace(event=event, round=round) for event in events]


def programs(*kinds: tuple[int, ...]) -> list[Any]:
    return [ev.ProgramLaid(seat, each) for seat, each in enumerate(kinds)]


ALIKE = programs((0, 2, 4, 6, 8), (0, 2, 4, 11, 13), (0, 3, 5, 7, 9), (0, 2, 4, 7, 9))
"""Seat 0 has three cards in common with 1 and 3, one with 2."""


def pairs(log: list[Any], votes: tuple[int, ...], outcome: str = "none", bonus: tuple[int, ...] = (0,)) -> list[Any]:
    found = facts_module._pairs(log, votes, bonus, 2, MAJORITY, outcome)
    return [(pair.partner, pair.votes, pair.common, pair.missing, pair.state) for pair in found]


def test_partners_with_a_majority_come_first_by_cards_and_then_by_nearness_to_the_start_player() -> None:
    log = logged(*ALIKE, ev.StartPlayerSet(2, 0))
    assert pairs(log, (30, 25, 25, 25)) == [
        (3, 55, 3, 0, "possible"),
        (1, 55, 3, 0, "possible"),
        (2, 55, 1, 0, "possible"),
    ]
    assert pairs(log, (30, 20, 19, 25)) == [
        (3, 55, 3, 0, "possible"),
        (1, 50, 3, 0, "possible"),
        (2, 49, 1, 1, "short"),
    ]
    assert pairs(log, (30, 10, 10, 10)) == [(1, 40, 3, 10, "short"), (2, 40, 1, 10, "short"), (3, 40, 3, 10, "short")]


def test_only_the_answers_of_this_election_count() -> None:
    """Whoever declined in an earlier one, or declines later, may be asked in this one."""
    no = ev.CoalitionAnswered(1, 0, 0, False)
    before = [*ALIKE, no, ev.ElectionHeld(0, 2, 4, (), ())]
    decided = ev.ElectionDecided(0, 2, "none", (), (), 0, 0)
    states = {seat: state for seat, *_, state in pairs(logged(*before, decided, no), (30, 25, 25, 25))}
    assert states == {1: "possible", 2: "possible", 3: "possible"}
    states = {seat: state for seat, *_, state in pairs(logged(*before, no, decided), (30, 25, 25, 25))}
    assert states == {1: "declined", 2: "possible", 3: "possible"}
    yes = ev.CoalitionAnswered(1, 0, 0, True)
    states = {seat: state for seat, *_, state in pairs(logged(*before, yes, decided), (30, 25, 25, 25))}
    assert states[1] == "possible"


def test_the_programs_and_the_start_player_of_that_moment_count() -> None:
    """What is changed after the election does not matter."""
    swap, held = ev.ProgramSwapped(2, 3, 2), ev.ElectionHeld(0, 2, 4, (), ())
    decided = ev.ElectionDecided(0, 2, "none", (), (), 0, 0)
    later = logged(*ALIKE, held, decided, swap, ev.StartPlayerSet(3, 0))
    assert facts_module._before(later, 2, 4)[1] == 0
    assert {seat: common for seat, _, common, *_ in pairs(later, (30, 25, 25, 25))}[2] == 1
    earlier = logged(*ALIKE, swap, ev.StartPlayerSet(3, 0), held, decided)
    assert facts_module._before(earlier, 2, 4)[1] == 3
    assert {seat: common for seat, _, common, *_ in pairs(earlier, (30, 25, 25, 25))}[2] == 2


def test_the_partner_that_got_the_bonus_has_formed_the_coalition() -> None:
    found = {seat: state for seat, *_, state in pairs(logged(*ALIKE), (30, 25, 25, 10), "coalition", (0, 1))}
    assert found == {1: "formed", 2: "possible", 3: "short"}
    found = {seat: state for seat, *_, state in pairs(logged(*ALIKE), (30, 25, 25, 10), "several", (0, 1))}
    assert found[1] == "possible"


# --- what follows from the facts --------------------------------------------------------------------------------------


def column(seat: int, votes: int, moved: bool = False) -> Column:
    return Column(seat, votes - 5, 5, 2, 1, 1, 7, 0, moved)


def facts(votes: tuple[int, ...], moved: tuple[int, ...] = (), **changes: Any) -> ElectionFacts:
    columns = tuple(column(seat, each, seat in moved) for seat, each in enumerate(votes))
    usual: dict[str, Any] = {"outcome": "none", "seats": (0,), "winners": (0,), "bonus": 0, "presence": 4}
    given = {**usual, "columns": columns, "pairs": (), "tied": (), **changes}
    return ElectionFacts(number=1, elections=4, round=1, land="SL", most=40, majority=MAJORITY, **given)


def test_partners_are_asked_by_the_cards_in_common() -> None:
    made = tuple(Pair(0, seat, 50, common, 0, "possible") for seat, common in ((1, 1), (2, 3), (3, 3)))
    assert [pair.partner for pair in facts((30, 1, 2, 3), pairs=made).asked] == [2, 3, 1]


@pytest.mark.parametrize(
    ("moved", "winners", "influencer"), [((0,), (0,), -1), ((0, 2), (0,), 2), ((2,), (0,), 2), ((), (0,), -1)]
)
def test_a_marker_for_influence_is_not_that_of_a_winner(moved: Any, winners: Any, influencer: int) -> None:
    assert facts((30, 20, 10, 5), moved, winners=winners).influencer == influencer


def test_who_is_strongest_and_who_has_the_majority_alone() -> None:
    found = facts((50, 50, 49, 5))
    assert found.strongest == (0, 1)
    assert found.over == (0, 1)
    assert found.figures == ("points", "bonus", "media", "total")
    sides = (Side((0,), 50, True), Side((1,), 50, False))
    against = replace(found, contest=Contest(sides, True, (), (), 1, (), True, 75))
    assert against.over == ()
    assert against.figures == ("points", "media", "opinions")


@pytest.mark.parametrize(
    ("following", "rose"), [(ev.VotesChanged(1, 0, 6, 20, "rallies"), 6), (ev.PhaseStarted("election"), 9)]
)
def test_what_a_conversion_brought_is_what_the_votes_rose_by(following: Any, rose: int) -> None:
    """On a full track they rise by less than the rallies bring."""
    done = ev.RalliesConverted(1, 0, 3, 1, 2, 9, 0, 5)
    elsewhere = ev.RalliesConverted(1, 2, 3, 1, 2, 30, 0, 5)
    found = facts_module._conversions([done, following, elsewhere, ev.PhaseStarted("x")], 0, 3)
    assert found == [(None, 0), (done, rose), (None, 0)]


@pytest.mark.parametrize(("matches", "factor", "against"), [(-2, 1, -2), (0, 1, 0), (1, 1, 1), (3, 3, 3)])
def test_matches_count_once_at_least_unless_they_are_added(matches: int, factor: int, against: int) -> None:
    """As a factor (EN19 phase 9a); in the classic games they are added to the trend (VG06 6.2.8)."""
    assert facts_module._factor(matches, None) == factor
    assert facts_module._factor(matches, Contest((), False, (), (), 1, (), True, 75)) == against


@pytest.mark.parametrize(("won", "state"), [(True, "formed"), (False, "agreed")])
def test_a_coalition_of_before_is_told_with_its_cards(won: bool, state: str) -> None:
    offered = [ce.CoalitionOffered(0, 3, 0, 2, True), ce.CoalitionOffered(1, 2, 0, 4, True)]
    found = facts_module._agreed(offered, Side((2, 1), 50, won))
    assert (found.leader, found.partner, found.votes, found.common, found.missing) == (2, 1, 50, 4, 0)
    assert found.state == state


def test_what_found_no_room_on_the_track_is_told() -> None:
    """A conversion of nine of which six counted; the bonus goes to all who got it."""
    done = ev.RalliesConverted(1, 0, 3, 1, 2, 9, 0, 5)
    log = logged(*ALIKE, done, ev.VotesChanged(1, 0, 6, 20, "rallies"), ev.PhaseStarted("election"))
    result = Result(3, 0, 1, 1, (60, 20, 55, 5), (30, 9, 28, 1), "several", (0, 2), (0, 2), 7, (2,))
    seen = view(a_game().table, -1)._replace(results=(result,))
    found = facts_module.election_facts(seen, EDITION, log, 1)
    assert found is not None
    told = [(each.before, each.gained, each.lost, each.bonus, each.moved) for each in found.columns]
    assert told == [(60, 0, 0, 7, False), (14, 6, 3, 0, False), (55, 0, 0, 7, True), (5, 0, 0, 0, False)]
    assert [each.total for each in found.columns] == [37, 9, 35, 1]
    assert [(each.rallies, each.trend, each.matches) for each in found.columns] == [
        (0, 0, 1), (3, 1, 2), (0, 0, 1), (0, 0, 1)
    ]  # fmt: skip  # one party a row would take four lines
    assert found.presence == EDITION.lengths[4].presence[0]
    assert found.pairs == ()
    assert facts_module.election_facts(seen, EDITION, log, 2) is None


# --- sides against each other -----------------------------------------------------------------------------------------


def contest(votes: tuple[int, ...], *events: Any, **won: Any) -> Contest:
    """A contest on board 0 in round 1."""
    usual: dict[str, Any] = {"land": 0, "number": 1, "winners": (0,), "total": 0, "narrow": False, "losers": ()}
    decided = ce.ElectionWon(**{**usual, **won})
    edition: Any = SimpleNamespace(capabilities=SimpleNamespace(vote_cap=75), figures=None)
    result: Any = SimpleNamespace(number=1, round=1, votes=votes)
    found = contest_module.contest_of(edition, logged(*events, decided), result)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("won", "events", "cards"),
    [
        ({"winners": (0,)}, (), 2),
        ({"winners": (0,), "narrow": True}, (), 1),
        ({"winners": (0, 2)}, (ce.CoalitionFormed(0, 2, 0, False),), 1),
    ],
)
def test_a_clear_winner_alone_moves_two_opinions(won: Any, events: Any, cards: int) -> None:
    assert contest((30, 30, 10), *events, **won).cards == cards


def test_the_winning_side_comes_first_then_by_votes_and_partners_by_their_own() -> None:
    formed = ce.CoalitionFormed(1, 3, 0, True)
    elsewhere = ce.CoalitionFormed(0, 2, 1, False)
    found = contest((20, 10, 30, 15), formed, elsewhere, winners=(2,))
    assert [(side.seats, side.votes, side.won, side.forced) for side in found.sides] == [
        ((2,), 30, True, False),
        ((3, 1), 25, False, True),
        ((0,), 20, False, False),
    ]
    assert [side.seats for side in found.coalitions] == [(3, 1)]
    assert [side.seats for side in found.tied] == [(2,)]


def test_the_marker_that_moved_up_last_lies_on_top() -> None:
    """On this board, since its state came, and only what rose: ruling C12."""

    def votes(seat: int, delta: int, land: int = 0) -> Any:
        return ev.VotesChanged(seat, land, delta, 0, "rallies")

    events = (votes(3, 5), ev.LandOpened(0, 1, 1), votes(0, 5), votes(1, 5), votes(0, 2, 1), votes(0, -2), votes(2, 1))
    other = (ev.LandOpened(1, 1, 2), ev.PhaseStarted("region_election"))
    found = contest((30, 30, 10, 30), *events, *other, winners=(1,), narrow=True)
    assert found.pile == (1, 0, 3)
    assert contest((30, 30, 10, 30), *events, winners=(1,)).pile == ()
    assert contest((30, 30, 10, 5), *events, winners=(1,), narrow=True).pile == (1, 0)
    assert contest((30, 29, 10, 5), *events, narrow=True).pile == ()


def test_what_the_winners_moved_is_told_with_what_it_did() -> None:
    """Only on this board; a card that found no space was discarded."""
    won = ce.ElectionWon(0, 1, (0,), 0, False, ())
    here = [
        won,
        ce.NationalPlaced(0, 0, 3, 1, "replaced", (5,), (), ()),
        ce.NationalDiscarded(0, 0, 4),
        ce.NationalDiscarded(0, 1, 6),
        ce.NationalPlaced(0, 2, 3, 1, "new", (), (), ()),
    ]
    figures: Any = SimpleNamespace(topics=tuple("abcdefg"))
    found = list(contest_module._placings(figures, here, won))
    assert [(each.seat, each.card, each.effect, each.gone) for each in found] == [
        (0, ("b", False), "replaced", (("c", False),)),
        (0, ("c", True), "discarded", ()),
    ]
    assert not contest_module._done(here, won)
    assert contest_module._done([*here, ev.PhaseStarted("income")], won)
    assert not contest_module._done([ev.PhaseStarted("election"), *here], won)
