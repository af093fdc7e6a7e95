"""The thirty marks: each with a game that earns it and one that just misses it; which games count; what was close."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

import pytest

from macher.engine.command import Command
from macher.engine.event import Event
from macher.resources import asset
from macher.rules import events as ev
from macher.rules.commands import BuyMedia
from macher.rules.national import events as nat
from macher.rules.table import Result, Scored
from macher.saves.document import parse
from macher.saves.verify import rerun
from macher.session.campaign import Ended, Outcome, load_campaign
from macher.session.config import GameConfig, SeatConfig
from macher.session.course import Course
from macher.session.log import LoggedEvent
from macher.session.marks import CAMPAIGN_MARK, MARKS, NEAR, earned, near_to
from macher.session.marks_counted import counted, counted_again, counted_in_campaign, counts
from macher.session.progress import MarkEarned, NearMark, Profile, with_near
from macher.session.session import GameSession

ME = 0
DAY = date(2026, 11, 14)


@cache
def finished(key: str = "2019", elections: int = 4, seed: int = 3) -> GameSession:
    """A game of four normal seats that is over."""
    seats = tuple(SeatConfig(party, "", "normal") for party in ("spd", "cdu", "gruene", "fdp"))
    session = GameSession.new(GameConfig(seats, key, elections, seed), workers="inline")
    session.pump()
    assert session.over
    return session


def result(number: int, votes: Sequence[int], outcome: str, seats: Sequence[int], winners: Sequence[int]) -> Result:
    """The election with a number, on the board with the place before it."""
    return Result(
        number, number - 1, number, number, tuple(votes), (0,) * 4, outcome, tuple(seats), tuple(winners), 7, ()
    )


OTHERS = [result(n, (5, 60, 8, 9), "sole", (1,), (1,)) for n in (2, 3, 4)]
"""Elections in which nothing happens to the player."""


class Told(Course):
    """A course of made-up results and events, over the real table of a finished game."""

    made_up: Sequence[Command] = ()

    @property
    def commands(self) -> list[Command]:
        return list(self.made_up)


def course(
    first: Result | None = None,
    *events: Event | tuple[int, Event],
    points: Sequence[int] = (40, 50, 30, 20),
    others: Sequence[Result] = tuple(OTHERS),
    money: int = 5_000,
    scored: dict[tuple[int, Scored], int] | None = None,
    commands: Sequence[Command] = (),
    key: str = "2019",
) -> Told:
    """Events go with their round, 1 where none is given; the elections are held after them, one in a round."""
    game = finished(key, 4 if key == "2019" else 7)
    end = game.journal.state.clone()
    end.results = [first or result(1, (5, 60, 8, 9), "sole", (1,), (1,)), *others]
    end.round = 4
    for party, total in zip(end.parties, points, strict=True):
        party.points, party.money = total, money
        party.scored = [0] * len(party.scored)
    for (seat, source), got in (scored or {}).items():
        end.parties[seat].scored[source] = got
    told = [each if isinstance(each, tuple) else (1, each) for each in events]
    for each in end.results:
        held = ev.ElectionHeld(each.land, each.number, each.card, each.votes, each.points)
        told.append((each.round, held))
    told.sort(key=lambda one: one[0])
    entries = [LoggedEvent(at, len(game.journal), round_, "", event) for at, (round_, event) in enumerate(told)]
    made = Told(game.edition, game.journal, entries)
    made.end, made.made_up = end, commands
    return made


def won(votes: Sequence[int] = (40, 30, 8, 9)) -> Result:
    return result(1, votes, "coalition", (0, 2), (0,))


def program() -> list[int]:
    return list(finished().journal.state_at(len(finished().journal) - 1).parties[ME].program)


def turned(kinds: Sequence[int]) -> list[Event]:
    return [ev.OpinionTurned(0, place, kind) for place, kind in enumerate(kinds)]


def converted(count: int, matches: int, land: int = 0) -> Event:
    return ev.RalliesConverted(ME, land, count, 0, matches, 5, 0, 0)


def shifted(out: int, into: int) -> Event:
    return ev.OpinionShifted(ME, 0, 0, out, into)


def kept_poll(own: bool) -> Event:
    party = finished().journal.state.parties[ME].party
    polls = finished().edition.figures.polls
    return ev.PollKept(ME, 0, next(at for at, poll in enumerate(polls) if (poll.back == party) is own))


def scores(after_three: Sequence[int], last: Sequence[int]) -> list[tuple[int, Event]]:
    """Points of the first three elections, told in round 2, and of the fourth."""
    first: list[tuple[int, Event]] = [
        (2, ev.PointsScored(seat, "votes", got, got)) for seat, got in enumerate(after_three)
    ]
    return first + [(5, ev.PointsScored(seat, "votes", got, got)) for seat, got in enumerate(last)]


def donations(*answers: bool) -> list[Event]:
    return [ev.DonationDecided(ME, at, answer) for at, answer in enumerate(answers)]


def bids(*leads: int) -> list[Event]:
    return [ev.StartBidsRevealed((2_000 + lead, 2_000, 0, 0)) for lead in leads]


def chairs(*seats: tuple[int, int]) -> list[Event]:
    return [ev.StartPlayerSet(seat, amount) for seat, amount in seats]


def politicians(count: int) -> list[Event]:
    return [ev.PoliticianPaid(ME, 0, at, 1_000) for at in range(count)]


WIN = (60, 50, 30, 20)
PARTNERS = result(1, (6, 48, 9, 10), "coalition", (1, 0), (1,))
GOVERNED = [result(n, (60, 5, 8, 9), "sole", (0,), (0,)) for n in (2, 3, 4)]


@cache
def cases() -> dict[str, tuple[Told, Told]]:
    """What earns each mark, and what just misses it."""
    return {
        "landslide": (
            course(result(1, (50, 24, 8, 9), "sole", (0,), (0,))),
            course(result(1, (50, 25, 8, 9), "sole", (0,), (0,))),
        ),
        "one-vote": (course(won((31, 30, 8, 9))), course(won((32, 30, 8, 9)))),
        "forty-nine": (
            course(result(1, (49, 60, 8, 9), "sole", (1,), (1,))),
            course(result(1, (49, 30, 8, 9), "coalition", (0, 2), (0,))),
        ),
        "tail": (course(PARTNERS), course(PARTNERS._replace(votes=(9, 48, 9, 10)))),
        "nowhere": (
            course(won(), (1, ev.RoundStarted(1, (0,)))),
            course(won(), ev.VotesChanged(ME, 0, 3, 3, ""), (1, ev.RoundStarted(1, (0,)))),
        ),
        "square": (course(None, converted(8, 2)), course(None, converted(7, 2))),
        "word": (course(won(), *turned(program()[:4])), course(won(), *turned([*program()[:3], program()[3] ^ 1]))),
        "wind": (course(won(), converted(3, 0)), course(won(), converted(3, 0), converted(2, 2))),
        "all-four": (course(won(), others=GOVERNED), course(won(), others=[*GOVERNED[:2], OTHERS[2]])),
        "opposition": (course(points=WIN), course(won(), points=WIN)),
        "after-count": (
            course(None, *scores((10, 20, 5, 5), (0, 0, 0, 0)), points=WIN),
            course(None, *scores((20, 20, 5, 5), (0, 0, 0, 0)), points=WIN),
        ),
        "narrow": (course(points=(51, 50, 30, 20)), course(points=(52, 50, 30, 20))),
        "way-up": (
            course(None, *scores((4, 20, 5, 5), (0, 0, 0, 0)), points=WIN),
            course(None, *scores((5, 20, 5, 5), (0, 0, 0, 0)), points=WIN),
        ),
        "front-page": (
            course(points=WIN, scored={(0, Scored.PRESENCE): 20, (1, Scored.PRESENCE): 9}),
            course(points=WIN, scored={(0, Scored.PRESENCE): 20, (1, Scored.PRESENCE): 10}),
        ),
        "channel": (
            course(None, *(ev.PresenceGained(ME, 0, n, 3) for n in (1, 2, 3, 4))),
            course(None, *(ev.PresenceGained(ME, 0, n, 3) for n in (1, 2, 3))),
        ),
        "headline": (course(points=WIN, commands=[BuyMedia(1, 0)]), course(points=WIN, commands=[BuyMedia(ME, 0)])),
        "minds": (course(won(), shifted(4, 5)), course(won(), shifted(4, 7))),
        "twice": (course(None, converted(3, 5)), course(None, converted(3, 4))),
        "cent": (course(points=WIN, money=0), course(points=WIN, money=1_000)),
        "purse": (
            course(points=WIN, scored={(0, Scored.MONEY): 11}),
            course(points=WIN, scored={(0, Scored.MONEY): 10}),
        ),
        "no-thanks": (
            course(None, *donations(False, False), points=WIN),
            course(None, *donations(False, True), points=WIN),
        ),
        "yes-please": (
            course(None, *donations(True, True), points=WIN),
            course(None, *donations(True, False), points=WIN),
        ),
        "cheap-chair": (
            course(None, *chairs((0, 1_000), (0, 0), (0, 1_000), (0, 0))),
            course(None, *chairs((0, 1_000), (0, 0), (0, 2_000), (0, 0))),
        ),
        "thousand": (course(None, *bids(1_000, 1_000, 0, 1_000)), course(None, *bids(1_000, 1_000, 2_000))),
        "drawer": (course(won(), kept_poll(True)), course(won(), kept_poll(False))),
        "cabinet": (course(points=WIN), course(None, *politicians(1), points=WIN)),
        "everybody": (course(None, *politicians(5)), course(None, *politicians(4))),
        "minus-three": (
            course(won(), ev.TrendChanged(ME, 0, -1, -3, "")),
            course(won(), ev.TrendChanged(ME, 0, -1, -2, "")),
        ),
    }


def test_there_are_thirty_and_each_but_two_has_its_case() -> None:
    assert len(MARKS) == len(set(MARKS)) == 30
    assert set(cases()) == set(MARKS) - {"two", CAMPAIGN_MARK}


@pytest.mark.parametrize("key", [key for key in MARKS if key not in ("two", CAMPAIGN_MARK)])
def test_a_mark_is_earned_and_just_missed(key: str) -> None:
    good, bad = cases()[key]
    assert key in earned(good, ME)
    assert key not in earned(bad, ME)


@pytest.mark.parametrize("key", ["opposition", "after-count", "narrow", "cent", "cabinet", "no-thanks"])
def test_winning_together_is_not_winning_alone(key: str) -> None:
    good = cases()[key][0]
    for party in good.end.parties:
        party.points = 50
    try:
        assert key not in earned(good, ME)
    finally:
        good.end.parties[ME].points = 60 if key != "narrow" else 51


def test_the_strongest_party_without_a_partner_does_not_govern() -> None:
    """Election night says "Nobody governs" there, so no mark may count it as governing."""
    alone = result(1, (40, 30, 8, 9), "none", (ME,), ())
    assert "opposition" in earned(course(alone, points=WIN), ME)
    assert "all-four" not in earned(course(alone, others=GOVERNED), ME)


def test_two_people_in_one_government_earn_a_mark_and_an_ai_partner_does_not() -> None:
    assert "two" in earned(course(PARTNERS), ME, [0, 1])
    assert "two" not in earned(course(PARTNERS), ME, [0, 2])
    assert "two" not in earned(course(PARTNERS), ME, [0])


def test_a_state_that_opens_anew_forgets_what_lay_on_its_board() -> None:
    opened = ev.LandOpened(0, 5, 1)
    assert "minus-three" not in earned(course(won(), ev.TrendChanged(ME, 0, -1, -3, ""), opened), ME)
    assert "wind" not in earned(course(won(), converted(3, 0), opened), ME)


def test_an_opinion_turned_in_another_round_does_not_count() -> None:
    later = won()._replace(round=2)
    assert "minds" not in earned(course(later, (1, shifted(4, 5))), ME)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("key", ["2006", "1997", "consim"])
def test_games_of_all_editions_can_be_counted(key: str) -> None:
    found = Course.of(finished(key, 7))
    for seat in range(4):
        assert set(earned(found, seat)) <= set(MARKS) - {"square", "twice", "purse", "everybody"}
        assert set(near_to(found, seat)) <= set(NEAR)


def test_the_first_place_of_a_classic_round_costs_what_its_right_cost() -> None:
    def rounds(cost: int) -> list[tuple[int, Event]]:
        return [(n, each) for n in (1, 2, 3, 4) for each in (nat.FirstRightWon(ME, cost), nat.OrderSet((0, 1, 2, 3)))]

    assert "cheap-chair" in earned(course(None, *rounds(1_000), key="2006"), ME)
    assert "cheap-chair" not in earned(course(None, *rounds(2_000), key="2006"), ME)


# --- what was close ---------------------------------------------------------------------------------------------------


@cache
def close_games() -> dict[str, tuple[Told, int]]:
    """Games that nearly earned a mark, and the figures reached."""
    return {
        "narrow": (course(points=(52, 50, 30, 20)), 2),
        "all-four": (course(won(), others=[*GOVERNED[:2], OTHERS[2]]), 3),
        "forty-nine": (course(result(1, (47, 60, 8, 9), "sole", (1,), (1,))), 47),
        "one-vote": (course(won((32, 30, 8, 9))), 2),
        "channel": (course(None, *(ev.PresenceGained(ME, 0, n, 3) for n in (1, 2, 3))), 3),
        "thousand": (course(None, *bids(1_000, 1_000, 2_000)), 2),
        "everybody": (course(None, *politicians(4)), 4),
        "square": (course(None, converted(7, 2)), 7),
    }


@pytest.mark.parametrize("key", NEAR)
def test_what_was_close_is_told_with_its_figure(key: str) -> None:
    close, figure = close_games()[key]
    assert near_to(close, ME)[key][1] == figure
    assert key not in near_to(cases()[key][0], ME)


def test_the_nearer_game_counts_and_what_is_earned_is_no_longer_close() -> None:
    far, near = (NearMark(day="2026-11-01", missing=missing, figure=missing + 1) for missing in (2, 1))
    profile = with_near(with_near(Profile(), {"narrow": near}), {"narrow": far})
    assert profile.near == {"narrow": near}
    later = near.changed(day="2026-11-09")
    assert with_near(profile, {"narrow": later}).near == {"narrow": later}, "of two as near, the later one"
    earned_now = profile.changed(marks={"narrow": MarkEarned(day="2026-11-02")})
    assert with_near(earned_now, {"narrow": near}).near == {}


# --- which games count ------------------------------------------------------------------------------------------------


def seats(*kinds: str) -> list[SeatConfig]:
    return [SeatConfig(party, "", kind) for party, kind in zip(("spd", "cdu", "gruene", "fdp"), kinds, strict=False)]


@pytest.mark.parametrize(
    ("kinds", "helped", "short", "good"),
    [
        (("human", "normal", "hard:editor", "human"), False, False, True),
        (("human", "normal", "easy", "normal"), False, False, False),
        (("hard", "normal", "normal", "normal"), False, False, False),
        (("human", "normal"), False, False, False),
        (("human", "normal", "normal"), True, False, False),
        (("human", "normal", "normal"), False, True, False),
    ],
)
def test_only_whole_games_without_help_against_good_seats_count(
    kinds: tuple[str, ...], helped: bool, short: bool, good: bool
) -> None:
    assert counts(seats(*kinds), Course.of(finished()), helped=helped, short=short) is good


def as_played(session: GameSession) -> Any:
    """The same game, as if its first seat had been a person."""
    changed = replace(session.config, seats=(replace(session.config.seats[0], kind="human"), *session.config.seats[1:]))

    class Played:
        config, edition, journal, events = changed, session.edition, session.journal, session.events

    return Played()


def test_a_game_is_counted_once_and_the_same_from_its_file() -> None:
    session = finished()
    after, fresh = counted(as_played(session), Profile(), DAY, "game.json", helped=False)
    assert set(fresh) == set(after.marks) == set(earned(Course.of(session), 0))
    assert fresh
    assert all(mark.day == "2026-11-14" and mark.replay == "game.json" for mark in after.marks.values())
    assert all(mark.numbers["party"] == "spd" for mark in after.marks.values())
    assert counted(as_played(session), after, DAY, "other.json", helped=False) == (after, [])
    saved = rerun(parse(session.save_text().encode()))
    document = saved.document
    people = replace(document, seats=(replace(document.seats[0], kind="human"), *document.seats[1:]))
    again, found = counted_again(replace(saved, document=people), Profile(), DAY, "game.json")
    assert (again.marks, found) == (after.marks, fresh)


def test_winning_the_last_state_of_the_campaign_earns_its_mark() -> None:
    made = {each.land: each for each in load_campaign(asset("campaign"))[0]}

    def ended(land: str, *, won: bool = True, counted: bool = True) -> Ended:
        return Ended(made[land], Outcome(won, True, 12, 3 if won else 0), counted, (), False)

    after, fresh = counted_in_campaign(ended("BE"), Profile(), DAY, "x.json")
    assert fresh == [CAMPAIGN_MARK]
    assert after.marks[CAMPAIGN_MARK].replay == "x.json"
    for other in (ended("SL"), ended("BE", won=False), ended("BE", counted=False)):
        assert counted_in_campaign(other, Profile(), DAY, "x.json") == (Profile(), [])
