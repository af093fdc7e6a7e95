"""What the player and the six know of each other after an evening, and what is said of it at the next one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.session.meetings import GAMES, heard, known, with_meeting
from macher.session.progress import Met, Profile

KINDS = ("human", "normal:treasurer", "hard:broker", "easy:pollster")


def game(points: tuple[int, ...] = (60, 50, 70, 60), kinds: tuple[str, ...] = KINDS, *events: Any) -> Any:
    parties = [SimpleNamespace(points=each, money=1000 * at) for at, each in enumerate(points)]
    seats = [SimpleNamespace(kind=kind) for kind in kinds]
    return SimpleNamespace(
        config=SimpleNamespace(seats=seats),
        edition=SimpleNamespace(key="2019"),
        journal=SimpleNamespace(state=SimpleNamespace(parties=parties)),
        events=[SimpleNamespace(event=event) for event in events],
    )


def after(*games: Any, lines: tuple[str, ...] = ()) -> Profile:
    profile = Profile()
    for each in games:
        profile = with_meeting(profile, cast(Any, each), lines)
    return profile


def test_points_money_and_governments_are_remembered() -> None:
    together = (
        ev.ElectionDecided(0, 1, "coalition", (2, 0), (2, 0), 7, 2),
        ev.ElectionDecided(0, 1, "several", (2, 0), (2, 0), 7, 0),
        ce.ElectionWon(0, 2, (0, 2), 50, False, ()),
        ev.ElectionDecided(0, 1, "coalition", (2, 1), (2, 1), 7, 2),
    )
    met = after(game((60, 50, 70, 60), KINDS, *together), game()).met
    assert met["treasurer"] == Met(games=2, ahead=2, edition="2019", money=1000)
    assert met["broker"] == Met(games=2, behind=2, edition="2019", money=2000)
    assert met["pollster"] == Met(games=2, edition="2019", money=3000)
    assert after(game((60, 50, 70, 60), KINDS, *together)).met["broker"].together == 2


def test_nobody_is_met_by_several_people_or_by_none() -> None:
    for kinds in (("human", "human", "hard:broker", "normal"), ("normal", "normal", "hard:broker", "normal")):
        assert after(game((1, 2, 3, 4), kinds)) == Profile()


def test_each_speaks_of_it_only_where_it_is_true() -> None:
    profile = Profile(
        met={
            "treasurer": Met(games=1, edition="2019", money=4000, yours=9000),
            "broker": Met(games=1),
            "pollster": Met(games=3, ahead=2, behind=1),
            "gambler": Met(games=1),
        }
    )
    kinds = (*KINDS, "normal:gambler", "normal", "hard:hidden")
    everything = {1: {"money": 4000, "yours": 9000}, 3: {"games": 3, "a": 2, "b": 1}, 4: {}}
    assert known(profile, kinds, "2019") == everything
    assert 1 not in known(profile, kinds, "2006"), "the money of another edition is other money"
    assert known(profile.changed(met={"broker": Met(games=1, together=2)}), kinds, "2019") == {2: {"n": 2}}
    assert known(profile.changed(met={"pollster": Met(games=2, ahead=1, behind=1)}), kinds, "2019") == {}


def test_what_was_said_is_remembered_for_ten_games() -> None:
    profile = after(game(), lines=("broker-out",))
    assert heard(profile) == {"broker-out"}
    for _ in range(GAMES - 1):
        profile = with_meeting(profile, game(), ("editor-last",))
    assert heard(profile) == {"broker-out", "editor-last"}
    assert heard(with_meeting(profile, game(), ())) == {"editor-last"}
