"""What is known between two rounds, as tables of a few lines: who rose, who is strong in the state that votes next."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.rules import events as ev
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.rules.views import PlayerView, Scored
from macher.ui.features.interlude.facts import There, interlude_facts
from macher.ui.features.interlude.page import InterludeScreen


def result(number: int, round: int, points: tuple[int, ...], **more: Any) -> Result:
    """An election of a state that is no longer on a board."""
    given: dict[str, Any] = {
        "card": 10 + number,
        "land": number - 1,
        "number": number,
        "round": round,
        "votes": tuple(2 * each for each in points),
        "points": points,
        "outcome": "sole",
        "seats": (),
        "winners": (),
        "bonus": 0,
        "moved": (),
    }
    return Result(**{**given, **more})


def seen(round: int, points: tuple[int, ...], results: tuple[Result, ...], **changes: Any) -> PlayerView:
    """The public view at the beginning of a round; the third state votes next."""
    game = a_game()
    for seat, each in enumerate(points):
        game.party(seat).points = each
        game.party(seat).scored[Scored.VOTES] = 100 - each
    place = {"round": round, "results": results, "voting": (2,)}
    return view(game.table, -1)._replace(**{**place, **changes})


FIRST, SECOND = result(1, 1, (9, 0, 5, 5)), result(2, 2, (0, 20, 0, 5), seats=(3,), bonus=8)


@pytest.mark.parametrize(
    ("round", "results", "risen"),
    [
        (2, (FIRST,), {0: 0, 1: 0, 2: 0, 3: 0}),
        (2, (result(1, 1, (30, 0, 5, 5)),), {0: 0, 1: 0, 2: 0, 3: 0}),
        (3, (FIRST, SECOND), {0: -1, 1: 2, 2: -2, 3: 1}),
        (4, (FIRST, SECOND), {0: 0, 1: 0, 2: 0, 3: 0}),
    ],
)
def test_places_are_won_and_lost_since_the_last_round(round: int, results: Any, risen: dict[int, int]) -> None:
    """Before the second election 0 led with 40, then 2 with 30, 1 with 29, 3 with 22; nobody had a place before it."""
    facts = interlude_facts(seen(round, (40, 49, 30, 35), results), EDITION, [])
    assert facts is not None
    assert [(row.seat, row.place, row.points) for row in facts.ranked] == [
        (1, 1, 49),
        (0, 2, 40),
        (3, 3, 35),
        (2, 4, 30),
    ]
    assert {row.seat: row.risen for row in facts.ranked} == risen


def test_parties_with_as_many_points_share_a_place_and_the_next_one_is_left_out() -> None:
    facts = interlude_facts(seen(2, (30, 40, 30, 10), (FIRST,)), EDITION, [])
    assert facts is not None
    assert [(row.seat, row.place) for row in facts.ranked] == [(1, 1), (0, 2), (2, 2), (3, 4)]


def test_the_strongest_three_of_the_next_state_are_told() -> None:
    """By votes, then by rallies; who has neither is not there at all."""
    base = seen(3, (1, 2, 3, 4), (FIRST, SECOND))
    land = base.lands[2]._replace(votes=(4, 9, 4, 0), rallies=(1, 0, 3, 0), media=(2, 2, 1))
    facts = interlude_facts(base._replace(lands=(*base.lands[:2], land, *base.lands[3:])), EDITION, [])
    assert facts is not None
    (coming,) = facts.coming
    assert coming.there == (There(1, 9, 0), There(2, 4, 3), There(0, 4, 1))
    assert coming.leader == 2
    tied = land._replace(media=(2, 1))
    facts = interlude_facts(base._replace(lands=(*base.lands[:2], tied, *base.lands[3:])), EDITION, [])
    assert facts is not None
    assert facts.coming[0].leader == -1
    fourth = land._replace(votes=(4, 9, 4, 5))
    facts = interlude_facts(base._replace(lands=(*base.lands[:2], fourth, *base.lands[3:])), EDITION, [])
    assert facts is not None
    assert [each.seat for each in facts.coming[0].there] == [1, 3, 2]


@pytest.mark.parametrize(
    ("more", "winners", "gained"),
    [
        ({"winners": (1,), "seats": (1, 3), "bonus": 8, "points": (0, 20, 0, 5)}, (1, 3), (28, 13)),
        ({"winners": (), "seats": (3,), "bonus": 4, "points": (0, 20, 0, 5)}, (3,), (9,)),
    ],
    ids=["several", "nobody"],
)
def test_who_won_is_told_with_what_it_brought(more: Any, winners: tuple[int, ...], gained: tuple[int, ...]) -> None:
    """All that got the bonus are named, also the strongest party where nobody governs (EN19 9b)."""
    held = result(1, 1, (0, 0, 0, 0))._replace(**more, votes=(1, 20, 3, 5))
    facts = interlude_facts(seen(2, (1, 2, 3, 4), (held,)), EDITION, [])
    assert facts is not None
    assert (facts.held[0].winners, facts.held[0].gained) == (winners, gained)
    assert facts.held[0].votes == tuple((1, 20, 3, 5)[seat] for seat in winners)


def test_the_tour_goes_by_elections_and_names_what_votes_next() -> None:
    base = seen(3, (1, 2, 3, 4), (SECOND, FIRST))
    facts = interlude_facts(base, EDITION, [])
    assert facts is not None
    assert [(stop.number, stop.done, stop.votes_next) for stop in facts.tour] == [
        (1, True, False),
        (2, True, False),
        (3, False, True),
        (4, False, False),
    ]
    assert facts.places == (2,)
    assert (facts.round, facts.rounds) == (3, EDITION.lengths[4].rounds)


@pytest.mark.parametrize(("own", "named"), [(-1, [1, 0, 2]), (0, [1, 0, 2]), (2, [1, 0, 2]), (3, [1, 0, 3])])
def test_the_own_party_is_named_where_others_are_stronger(own: int, named: list[int]) -> None:
    base = seen(3, (1, 2, 3, 4), (FIRST, SECOND))
    land = base.lands[2]._replace(votes=(22, 35, 9, 4))
    facts = interlude_facts(base._replace(lands=(*base.lands[:2], land, *base.lands[3:])), EDITION, [], own)
    assert facts is not None
    assert [each.seat for each in facts.coming[0].there] == named


def test_where_no_state_votes_or_none_has_voted_there_is_nothing_to_tell() -> None:
    assert interlude_facts(seen(1, (0, 0, 0, 0), ()), EDITION, []) is None
    assert interlude_facts(seen(3, (0, 0, 0, 0), (FIRST,), voting=()), EDITION, []) is None


def logged(*events: Any) -> list[Any]:
    return [SimpleNamespace(event=event) for event in events]


@pytest.mark.parametrize(
    ("events", "fresh"),
    [
        ((ev.PhaseStarted("next_round"), ev.OpinionTurned(2, 1, 6), ev.OpinionTurned(0, 2, 6)), (1,)),
        ((ev.OpinionTurned(2, 1, 6), ev.PhaseStarted("next_round")), ()),
        ((ev.PhaseStarted("next_round"), ev.OpinionTurned(2, 0, 2), ev.OpinionTurned(2, 1, 6)), ()),
    ],
    ids=["turned", "before", "all"],
)
def test_opinions_that_were_just_turned_up_are_marked(events: Any, fresh: tuple[int, ...]) -> None:
    """Two lie open in the third state; if all of them are new, none stands out."""
    facts = interlude_facts(seen(3, (0, 0, 0, 0), (FIRST, SECOND)), EDITION, logged(*events))
    assert facts is not None
    assert facts.coming[0].fresh == fresh


# --- what follows -----------------------------------------------------------------------------------------------------


class _App:
    """Screens on one another."""

    def __init__(self) -> None:
        self.scenes: list[Any] = []

    @property
    def scene(self) -> Any:
        return self.scenes[-1]

    def pop(self) -> None:
        self.scenes.pop()


def _interlude(app: _App) -> InterludeScreen:
    screen = InterludeScreen.__new__(InterludeScreen)
    screen.app, screen.afterwards = app, []  # type: ignore[assignment]  # a stand-in
    return screen


def test_what_waits_behind_an_interlude_waits_behind_the_next_one() -> None:
    """Two interludes in a row: what is told after the first comes after the second, and nothing is lost or twice."""
    app, told = _App(), []
    first, second = _interlude(app), _interlude(app)
    app.scenes = ["table", first]

    def telling(what: str) -> Callable[[], None]:
        return lambda: told.append(what)

    second.afterwards.append(telling("of the second"))
    first.afterwards = [telling("at once"), lambda: app.scenes.append(second), telling("later"), telling("last")]
    first.done()
    assert told == ["at once"]
    first.done()  # it is no longer on top
    assert told == ["at once"]
    second.done()
    assert told == ["at once", "of the second", "later", "last"]
    assert app.scenes == ["table"]
    assert not first.afterwards
