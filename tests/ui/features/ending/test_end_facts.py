"""The end of a game: ranks, courses, what decided, and which headline is printed from which figure on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import EDITION, a_game
from evenings import SHARED, evening

from macher.i18n import Texts
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.ui.features.ending.course import reasons
from macher.ui.features.ending.facts import Standing, Standings, standings
from macher.ui.features.ending.finished import Finished
from macher.ui.features.ending.headline import HEADLINES, PosterFacts, poster_facts

SOURCES = ("votes", "bonus", "presence", "base", "money")


# --- standings of a view ----------------------------------------------------------------------------------------------


def _result(number: int, points: tuple[int, ...], seats: tuple[int, ...] = (), bonus: int = 0) -> Result:
    votes = tuple(2 * each for each in points)
    return Result(number + 3, 0, number, number, votes, points, "sole", seats, seats, bonus, ())


def _ended(points: tuple[int, ...]) -> Standings:
    game = a_game()
    for party, total in zip(game.table.parties, points, strict=True):
        party.points = total
    results = (_result(2, (5, 0, 5, 1)), _result(1, (10, 4, 0, 0), (0, 3), 8))
    return standings(view(game.table, -1)._replace(results=results), EDITION)


@pytest.mark.parametrize(
    ("points", "order", "ranks", "lead"),
    [
        ((40, 30, 20, 10), (0, 1, 2, 3), (1, 2, 3, 4), 10),
        ((30, 40, 40, 10), (1, 2, 0, 3), (1, 1, 3, 4), 0),
        ((10, 40, 10, 10), (1, 0, 2, 3), (1, 2, 2, 2), 30),
        ((7, 7, 7, 7), (0, 1, 2, 3), (1, 1, 1, 1), 0),
    ],
)
def test_equal_points_share_a_rank_in_the_order_of_the_seats(points: Any, order: Any, ranks: Any, lead: int) -> None:
    found = _ended(points)
    assert tuple(row.seat for row in found.rows) == order
    assert tuple(row.rank for row in found.rows) == ranks
    assert found.lead == lead
    assert {row.seat for row in found.winners} == {seat for seat, each in enumerate(points) if each == max(points)}


def test_the_course_goes_election_by_election_with_the_bonus_of_those_who_govern() -> None:
    """The second election was noted first."""
    by_seat = {row.seat: row for row in _ended((60, 30, 20, 10)).rows}
    assert by_seat[0].course == (0, 18, 23, 60)
    assert by_seat[1].course == (0, 4, 4, 30)
    assert by_seat[2].course == (0, 0, 5, 20)
    assert by_seat[3].course == (0, 8, 9, 10)
    assert by_seat[0].votes == (10, 5)


# --- what a poster is made from ---------------------------------------------------------------------------------------


def _row(seat: int, course: tuple[int, ...], rank: int = 1, scored: tuple[int, ...] = (0,) * 5) -> Standing:
    return Standing(seat, rank, "spd", course[-1], scored, (), course, 0)


def _standings(*courses: tuple[int, ...]) -> Standings:
    """Parties with their points after each election and at the end, the first one first."""
    best = max(course[-1] for course in courses)
    rows = [_row(seat, (0, *course), 1 if course[-1] == best else 2) for seat, course in enumerate(courses)]
    count = len(courses[0]) - 1
    ended = _ended((4, 3, 2, 1))
    elections = tuple(replace(ended.elections[0], number=number + 1, seats=(0,)) for number in range(count))
    return Standings(tuple(rows), elections, SOURCES, False)


@pytest.mark.parametrize(
    ("courses", "wanted"),
    [
        (((5, 20, 30), (10, 15, 20)), {"places": (2, 1), "turned": 1, "alone": False, "before": 0}),
        (((10, 20, 30), (10, 15, 20)), {"places": (1, 1), "turned": -1, "alone": False}),
        (((11, 20, 30), (10, 15, 20)), {"places": (1, 1), "turned": -1, "alone": True}),
        (((10, 5, 30, 40), (5, 10, 20, 25)), {"places": (1, 2, 1), "turned": 2}),
        (((1, 10, 5, 30, 40), (5, 5, 10, 20, 25)), {"places": (2, 1, 2, 1), "turned": 3, "third": 5}),
        (((1, 10, 5, 40), (5, 5, 10, 25)), {"before": 5, "third": 0, "turned": -1}),
        (((9, 9, 9, 9, 40), (5, 5, 10, 20, 25), (1, 1, 14, 9, 9)), {"third": 5, "before": 11, "places": (1, 1, 3, 2)}),
        (((10, 20), (10, 15)), {"best_election": 0, "by_election": (0,), "elections": 1, "won": 1}),
        (((10, 12, 31, 40), (5, 5, 10, 20)), {"by_election": (5, 2, 14), "best_election": 2}),
        (((5, 10, 15, 40), (0, 5, 10, 20)), {"by_election": (5, 0, 0), "best_election": 0}),
        (((20,), (15,)), {"best_election": -1, "before": 0, "alone": False, "turned": -1, "elections": 0}),
        (((10, 20), (10, 20)), {"winners": 2, "lead": 0}),
    ],
)
def test_how_the_first_came_to_it(courses: Any, wanted: dict[str, Any]) -> None:
    found = poster_facts(_standings(*courses))
    assert {name: getattr(found, name) for name in wanted} == wanted


@pytest.mark.parametrize(
    ("courses", "expected", "wanted"),
    [
        # passes the second in the second election: as expected from then on, earlier, and not for good
        (((5, 20, 30), (10, 15, 20)), (-1, 2), {"turned": 1}),
        (((5, 20, 30), (10, 15, 20)), (1, 2), {"turned": -1}),
        (((5, 20, 30), (10, 15, 20)), (-1, -2), {"turned": -1}),
        # ahead after every election: expected to stay so, and not
        (((11, 20, 30), (10, 15, 20)), (0, 2), {"alone": True}),
        (((11, 20, 30), (10, 15, 20)), (-1, 2), {"alone": False}),
        # behind after the third of four: expected to end behind, and not
        (((1, 10, 5, 30, 40), (5, 5, 10, 20, 25)), (-3, 1, -2, 9), {"third": 5, "turned": 3}),
        (((1, 10, 5, 30, 40), (5, 5, 10, 20, 25)), (-3, 1, 2, 9), {"third": 0, "turned": -1}),
    ],
)
def test_when_it_was_decided_holds_on_points_and_in_what_was_expected(
    courses: Any, expected: tuple[int, ...], wanted: dict[str, Any]
) -> None:
    found = poster_facts(replace(_standings(*courses), expected=expected))
    assert {name: getattr(found, name) for name in wanted} == wanted


def test_the_deciding_source_is_the_one_with_the_largest_lead_and_of_equal_ones_the_first_counted() -> None:
    base = _standings((10, 20), (10, 15))
    first, second = base.rows
    rows = (replace(first, scored=(10, 9, 4, 9, 1)), replace(second, scored=(8, 5, 4, 5, 5)))
    found = poster_facts(replace(base, rows=rows))
    assert found.by_source == {"votes": 2, "bonus": 4, "presence": 0, "base": 4, "money": -4}
    assert found.gain == "bonus"
    said = reasons(Texts.load("en"), replace(base, rows=rows))
    assert said.index("bonus") < said.index("base") < said.index("votes")


# --- headlines --------------------------------------------------------------------------------------------------------

PLAIN = poster_facts(_standings((20, 45, 60), (20, 40, 50)))


def _facts(**changes: Any) -> PosterFacts:
    """A victory with nothing special about it: 10 points of 80 ahead by votes, led from the second election on."""
    usual: dict[str, Any] = {
        "first": _row(0, (0, 20, 45, 80)),
        "winners": 1,
        "lead": 10,
        "by_source": {"votes": 6, "bonus": 5, "presence": -1, "base": 0, "money": 0},
        "by_election": (3, 4, 5, 6),
        "places": (1, 1, 2, 1),
        "alone": False,
        "before": 0,
        "third": 0,
        "won": 2,
        "turned": -1,
    }
    return replace(PLAIN, **{**usual, **changes})


def _only(source: str) -> dict[str, int]:
    """This source has the largest lead; not all have one."""
    return {name: 9 if name == source else -1 if name == "presence" else 0 for name in ("votes", "bonus", *SOURCES[2:])}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, "poster-votes"),
        ({"winners": 2, "lead": 0}, "poster-tie-two"),
        ({"winners": 3, "lead": 0}, "poster-tie-many"),
        ({"before": 1, "by_source": _only("base")}, "poster-base-turn"),
        ({"before": 1, "by_source": _only("money")}, "poster-money-turn"),
        ({"before": 1, "by_source": {"votes": -1, "presence": 9}}, "poster-presence-turn"),
        ({"before": 1, "by_source": {"votes": -1, "opinion": 9}}, "poster-opinion-turn"),
        ({"before": 1, "by_source": {"votes": -1, "rank": 9}}, "poster-rank-turn"),
        ({"before": 1}, "poster-turn"),
        ({"third": 1, "places": (1, 1, 5, 1)}, "poster-from-fifth"),
        ({"third": 1, "places": (1, 1, 4, 1)}, "poster-from-fourth"),
        ({"third": 1, "places": (1, 4, 3, 1)}, "poster-votes"),
        ({"third": 0, "places": (1, 1, 4, 1)}, "poster-votes"),
        ({"lead": 1}, "poster-by-one"),
        ({"turned": 3}, "poster-last-turn"),
        ({"turned": 2}, "poster-state-turn"),
        ({"turned": 0}, "poster-state-turn"),
        ({"won": 4}, "poster-every-state"),
        ({"won": 3}, "poster-votes"),
        ({"by_source": dict.fromkeys(SOURCES, 1)}, "poster-everywhere"),
        ({"by_source": {**dict.fromkeys(SOURCES, 1), "base": 0}}, "poster-votes"),
        ({"first": _row(0, (0, 60)), "lead": 10}, "poster-landslide"),
        ({"first": _row(0, (0, 61)), "lead": 10}, "poster-votes"),
        ({"alone": True}, "poster-first-evening"),
        ({"lead": 2}, "poster-by-hair"),
        ({"lead": 3}, "poster-by-hair"),
        ({"lead": 4, "by_election": (1, 2, 3, 4)}, "poster-votes"),
        ({"lead": 5, "by_election": (1, 2, 6, 4)}, "poster-state"),
        ({"lead": 5, "by_election": (1, 2, 6, 4), "by_source": _only("base")}, "poster-base"),
        ({"by_source": {"votes": -1, "presence": 9}}, "poster-presence"),
        ({"by_source": _only("bonus")}, "poster-bonus"),
        ({"by_source": _only("money")}, "poster-money"),
        ({"by_source": {"votes": -1, "opinion": 9}}, "poster-opinion"),
        ({"by_source": {"votes": -1, "rank": 9}}, "poster-rank"),
    ],
)
def test_each_headline_has_its_condition(changes: dict[str, Any], key: str) -> None:
    """From which figure on it is printed, and up to which another one is."""
    facts = _facts(**changes)
    assert next(each for each, _, fits in HEADLINES if fits(facts)) == key


def test_every_headline_is_looked_at() -> None:
    cases = [mark for mark in test_each_headline_has_its_condition.pytestmark if mark.name == "parametrize"]
    assert {key for _, key in cases[0].args[1]} == {key for key, _, _ in HEADLINES}


# --- what every page of the end tells ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seat", "said"),
    [
        (19, -1, "turning-wins"),
        (19, 0, "turning-you-win"),
        (19, 1, "turning-ahead-of-you"),
        (SHARED, 0, "final-title-shared"),
    ],
)
def test_who_has_won_is_told_to_whoever_asks(seed: int, seat: int, said: str) -> None:
    """The seat counts from the winner on: the winner is asked as 0, the second as 1."""
    texts, found = Texts.load("en"), Finished.of(evening(seed))
    rows, players = found.facts.rows, found.players(texts)
    who = rows[seat].seat if seat >= 0 else -1
    first, second = (players[row.seat] for row in rows[:2])
    told: dict[str, dict[str, str | int]] = {
        "turning-wins": {"points": found.facts.lead, "player": first, "second": second},
        "turning-you-win": {"points": found.facts.lead, "player": second},
        "turning-ahead-of-you": {"points": found.facts.lead, "player": first},
        "final-title-shared": {
            "players": texts.listing([players[row.seat] for row in found.facts.winners]),
            "points": rows[0].total,
        },
    }
    assert found.title_for(texts, who) == texts(said, **told[said])


def test_a_shared_victory_has_no_margin_and_everybody_reads_the_same_title() -> None:
    texts = Texts.load("en")
    shared, alone = Finished.of(evening(SHARED)), Finished.of(evening(19))
    assert shared.margin(texts) == ""
    assert shared.title(texts) == shared.shared(texts) == shared.title_for(texts, 0)
    assert alone.shared(texts) == ""
    assert str(alone.facts.lead) in alone.margin(texts)


def test_what_was_expected_is_worked_out_only_where_it_is_asked_for() -> None:
    session = evening(19)
    assert Finished.of(session).facts.expected == ()
    assert len(Finished.of(session, expecting=True).facts.expected) == len(session.view(-1).results)
