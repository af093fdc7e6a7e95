"""When each of the six speaks, and when they hold their tongue."""

from __future__ import annotations

import pytest

from macher.ai.grievances import Deed, Grievance, Kind
from macher.ai.kinds import STYLES
from macher.editions.registry import edition
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.followed import Followed
from macher.rules.national import events as ce
from macher.words.sayings import Talk, When, sayings
from macher.words.talk.remarks import before_last, declined, ended, has_hurt, offered, was_hurt
from macher.words.talk.teller import Teller

EDITION = edition("2019")
START = ev.GameStarted("2019", 4, (0, 1, 2), 25000, 10)
BEGINNING: tuple[Event, ...] = (
    START,
    ev.LandsDrawn((0, 1, 2, 3), ()),
    *(ev.ProgramLaid(seat, (0, 2, 4, 6, 8)) for seat in range(3)),
    ev.PartyOrderDrawn((0, 1, 2)),
    ev.RoundStarted(1, (0,)),
)


def seat_1(style: str) -> tuple[str, ...]:
    return ("human", f"normal:{style}", "normal")


def topics(kinds: tuple[str, ...], *events: Event, heard: tuple[str, ...] = (), when: When = "yes") -> list[str]:
    talk = Talk(EDITION, kinds, when, heard=frozenset(heard))
    found = sayings(talk, [*BEGINNING, *events])
    return [saying.topic for _, some in sorted(found.items()) for saying in some]


OVER = ev.ElectionHeld(0, 1, 3, (20, 51, 49), (1, 2, 3))
PARTNERS = ev.ElectionDecided(0, 1, "coalition", (0, 1), (0, 1), 7, 2)
LOST_TREND = ev.TrendChanged(0, 2, -1, -1, "poll")
HABITS = [
    ("treasurer", ev.PointsScored(2, "money", 6, 90), ev.PointsScored(1, "money", 6, 80)),
    ("gambler", ev.ElectionHeld(0, 1, 3, (60, 49, 49), (1, 2, 3)), OVER),
    ("gambler", ev.ElectionHeld(0, 1, 3, (60, 49, 49), (1, 2, 3)), ev.ElectionHeld(0, 1, 3, (9, 50, 9), (1, 2, 3))),
    ("treasurer", ev.PointsScored(1, "money", 0, 80), ev.PointsScored(1, "money", 1, 80)),
    ("treasurer", ev.PointsScored(1, "base", 6, 80), ev.PointsScored(1, "money", 6, 80)),
    ("marketplace", ev.RalliesPlaced(1, 0, 1, 5, 16, 4000), ev.RalliesPlaced(1, 1, 5, 5, 11, 4000)),
    ("editor", ev.OpinionShifted(2, 0, 1, 4, 5), ev.OpinionShifted(1, 0, 1, 4, 5)),
    ("marketplace", ev.RalliesPlaced(1, 0, 3, 3, 17, 5000), ev.RalliesPlaced(1, 0, 1, 4, 16, 4000)),
    ("broker", ev.ElectionDecided(0, 1, "coalition", (0, 2), (0, 2), 7, 2), PARTNERS),
    ("broker", ev.ElectionDecided(0, 1, "sole", (1,), (1,), 7, 0), PARTNERS),
    ("broker", ev.ElectionDecided(0, 1, "several", (0, 1), (0, 1), 7, 0), PARTNERS),
    ("broker", ce.CoalitionFormed(0, 2, 1, False), ce.CoalitionFormed(0, 1, 1, False)),
    ("broker", ce.CoalitionFormed(0, 2, 1, False), ce.CoalitionFormed(1, 0, 1, True)),
]


@pytest.mark.parametrize(("style", "before", "paying"), HABITS)
def test_each_speaks_when_the_habit_pays(style: str, before: Event, paying: Event) -> None:
    teller = Teller(EDITION, seat_1(style), {})
    for event in (*BEGINNING, before, paying, paying):
        teller.take(event)
    first = len(BEGINNING) + 1
    assert [remark.at for remark in teller.remarks if remark.topic == "habit"] == [first, first + 1]


@pytest.mark.parametrize(("style", "before", "paying"), HABITS)
def test_nobody_says_the_same_twice_in_a_game_nor_in_ten(style: str, before: Event, paying: Event) -> None:
    said = topics(seat_1(style), before, paying, paying)
    assert said[0] == "begin"
    assert said.count("habit") <= 1
    assert "habit" not in topics(seat_1(style), before, paying, heard=(f"{style}-habit",))


def test_the_pollster_speaks_when_a_poll_costs_a_person_trend() -> None:
    published, harmless = ev.PollPublished(1, 2, 5), ev.TrendChanged(2, 2, -1, -1, "poll")
    assert topics(seat_1("pollster"), published, harmless) == ["begin"]
    assert topics(seat_1("pollster"), published, harmless, LOST_TREND) == ["begin", "habit"]


def test_plain_hidden_and_human_seats_say_nothing() -> None:
    for kinds in (("human", "normal", "hard:hidden"), ("human", "hard:mod:mine/eager", "normal")):
        assert topics(kinds, OVER) == []


def test_a_game_without_a_start_in_its_log_is_silent() -> None:
    """What a viewer knows of a game may begin later; nobody knows then what is true."""
    assert sayings(Talk(EDITION, seat_1("gambler")), [OVER]) == {}


def test_who_wants_quiet_gets_it() -> None:
    kinds, shift = seat_1("editor"), ev.OpinionShifted(1, 0, 1, 4, 5)
    votes = [ev.VotesChanged(seat, 0, count, count, "rallies") for seat, count in enumerate((30, 55, 28))]
    alone = ev.ElectionDecided(0, 1, "sole", (1,), (1,), 7, 0)
    assert topics(kinds, shift, *votes, alone) == ["begin", "habit", "alone"]
    assert topics(kinds, shift, *votes, alone, when="elections") == ["alone"]
    assert topics(kinds, shift, *votes, alone, when="no") == []
    events = [*BEGINNING, shift, *votes, alone]
    later = sayings(Talk(EDITION, kinds, "no", since=len(BEGINNING) + 1), events)
    assert [line.topic for some in later.values() for line in some] == ["begin", "habit"], "what was said stays said"


# -- one by one --------------------------------------------------------------------------------------------------------


def grievance(kind: Kind, size: int = 6) -> Grievance:
    return Grievance(3, 1, 1, 0, kind, 0, 4, size)


@pytest.mark.parametrize("style", STYLES)
def test_the_editor_minds_a_lead_and_all_others_mind_votes(style: str) -> None:
    lead, votes = was_hurt(style, grievance("lead", 0)), was_hurt(style, grievance("votes"))
    assert (lead is not None, votes is not None) == (style == "editor", style != "editor")
    assert was_hurt(style, grievance("outbid", 0)) is None


@pytest.mark.parametrize(
    ("style", "deed", "true"),
    [
        ("treasurer", {"price": 3000}, True),
        ("treasurer", {}, False),
        ("gambler", {}, True),
        ("editor", {}, True),
        ("editor", {"cause": ev.PollPublished(0, 0, 3)}, False),
        ("marketplace", {}, True),
        ("broker", {"after": (30, 44)}, True),
        ("broker", {}, False),
        ("pollster", {}, True),
        ("pollster", {"points": (9, 9)}, False),
    ],
)
def test_who_has_hurt_the_listener_speaks_where_it_is_true(style: str, deed: dict[str, object], true: bool) -> None:
    table = Followed(EDITION)
    table.take(ev.GameStarted("2019", 4, (0, 1), 25000, 10))
    table.points = list(deed.pop("points", (3, 9)))  # type: ignore[call-overload]  # two whole numbers
    done = Deed(3, 1, 0, 0, ev.OpinionShifted(0, 0, 1, 4, 5), 0, (20, 50), (20, 44), -1, -1)._replace(**deed)  # type: ignore[arg-type]
    felt = Grievance(3, 1, 1, 0, "fifty", 0, 4, 6)
    said = has_hurt(style, done, felt, table)
    assert (said is not None) == true
    if said is not None:
        assert (said["n"], said["before"]) == (6, 50)


def test_before_the_last_election_and_at_the_end() -> None:
    table = Followed(EDITION)
    for event in (*BEGINNING, ev.RalliesPlaced(1, 0, 5, 5, 12, 7000), ev.PointsScored(0, "votes", 30, 30)):
        table.take(event)
    for style in STYLES:
        assert before_last(style, 1, 0, table) == {"land": 0, "a": 0, "b": 30}
    table.money[1] = 9_000
    assert before_last("treasurer", 1, 0, table) is None
    assert before_last("gambler", 2, 0, table) is None
    assert before_last("marketplace", 2, 0, table) is None
    assert before_last("pollster", 1, -1, table) is None
    table.money = [8_000, 9_000, 1_000]
    end = ev.GameEnded((90, 70, 60), (0,))
    assert [ended(style, 1, 0, end, table) for style in STYLES] == ["lost"] * 6
    assert ended("treasurer", 2, 0, end, table) is None
    assert ended("marketplace", 1, 0, ev.GameEnded((60, 70, 90), (2,)), table) is None
    assert {ended(style, 0, 1, end, table) for style in STYLES} == {"won"}


def test_who_refuses_the_listener_says_why() -> None:
    table = Followed(edition("2006"))
    table.take(ev.GameStarted("2006", 5, (0, 1, 2), 25000, 10))
    table.take(ev.RoundStarted(2, (0,)))
    taken = [Grievance(0, 2, 1, 0, "state", 0, 7, 0)]
    refused, agreed, other = (ev.CoalitionAnswered(1, 0, by, yes) for by, yes in ((0, False), (0, True), (2, False)))
    assert declined(refused, "broker", 1, 0, taken, table) == ("offer-grudge", {"land": 7})
    assert declined(refused, "broker", 1, 0, [], table) is None
    table.take(ev.PointsScored(0, "votes", 31, 31))
    assert declined(refused, "broker", 1, 0, [], table) == ("offer-first", {"n": 31})
    assert [declined(each, "broker", 1, 0, taken, table) for each in (agreed, other)] == [None, None]
    table.take(ev.RoundStarted(4, (0,)))
    assert declined(refused, "broker", 1, 0, taken, table) == ("offer-first", {"n": 31}), "the grudge is over"


def test_who_asks_the_listener_says_what_it_comes_to() -> None:
    table = Followed(edition("2006"))
    for event in (
        ev.GameStarted("2006", 5, (0, 1, 2), 25000, 10),
        ev.LandsDrawn((0, 1, 2, 3), ()),
        *(ev.VotesChanged(seat, 0, votes, votes, "rallies") for seat, votes in enumerate((20, 15, 30))),
    ):
        table.take(event)
    sum_ = {"a": 15, "b": 20, "c": 35, "party": 2, "most": 30}
    assert offered(ce.CoalitionOffered(1, 0, 0, 2, False), 1, 0, table) == ("offer-asks", sum_)
    assert offered(ev.CoalitionAnswered(1, 0, 0, True), 1, 0, table) == ("offer-yes", sum_)
    assert offered(ce.CoalitionOffered(0, 1, 0, 4, True), 1, 0, table) == ("offer-forced", {"n": 4})
    silent = (
        ce.CoalitionOffered(1, 2, 0, 2, False),
        ce.CoalitionOffered(1, 0, 0, 4, True),
        ev.CoalitionAnswered(1, 0, 0, False),
        ev.CoalitionAnswered(0, 0, 1, True),
    )
    assert [offered(event, 1, 0, table) for event in silent] == [None] * 4
    table.take(ev.VotesChanged(2, 0, 5, 35, "rallies"))
    assert offered(ce.CoalitionOffered(1, 0, 0, 2, False), 1, 0, table) is None, "it would not be enough"
