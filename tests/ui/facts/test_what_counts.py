"""What counts for the campaign, the day and the level: a finished game that was not helped, and only once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import pytest

from macher.session.campaign import Ended
from macher.session.progress import Day, LandWon, LevelResult, MarkEarned, Profile
from macher.ui.features.evening import album as album_module
from macher.ui.features.evening import campaign as campaign_module
from macher.ui.features.evening import rivals as rivals_module
from macher.ui.features.evening import today as today_module
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.rivals import Rivals
from macher.ui.features.evening.today import Today

DAY = date(2026, 3, 1)


class _Progress:
    def __init__(self) -> None:
        self.kept, self.changes = Profile(), 0

    def profile(self) -> Profile:
        return self.kept

    def change(self, change: Callable[[Profile], Profile]) -> None:
        self.kept, self.changes = change(self.kept), self.changes + 1


def _program() -> Any:
    return SimpleNamespace(
        games=SimpleNamespace(progress=_Progress(), replay_of=lambda session: "r.json"), controller=None
    )


def _session(over: bool = True, assisted: bool = False, played_on: int = 0) -> Any:
    seats = [SimpleNamespace(kind=kind, party="spd") for kind in ("human", "normal")]
    return SimpleNamespace(
        over=over,
        assisted=assisted,
        played_on=played_on,
        humans=(0,),
        config=SimpleNamespace(seats=seats, position=None),
    )


def _campaign(program: Any, patch: pytest.MonkeyPatch) -> Callable[[Any], object]:
    made = SimpleNamespace(key="SL", rivals=("broker",))
    patch.setattr(campaign_module, "judge", lambda made, course: SimpleNamespace(won=True, stars=2, margin=7))
    patch.setattr(campaign_module.Course, "of", lambda session: None)
    campaign = Campaign(program)
    patch.setattr(campaign, "of", lambda session: made)
    patch.setattr(campaign, "load", lambda mod="": ([], []))
    return campaign.end


def _today(program: Any, patch: pytest.MonkeyPatch) -> Callable[[Any], object]:
    patch.setattr(today_module, "day_played", lambda config, now: DAY)
    patch.setattr(today_module, "day_result", lambda session: Day(place=2, points=80))
    return Today(program, lambda: DAY).note


def _levels(program: Any, patch: pytest.MonkeyPatch) -> Callable[[Any], object]:
    result = LevelResult(level="normal", edition="2019", place=1, seats=4)
    patch.setattr(rivals_module, "result_of", lambda session, minutes: result)
    return Rivals(program).note


def _marks(program: Any, patch: pytest.MonkeyPatch) -> Callable[[Any], object]:
    def counted(session: Any, profile: Profile, day: date, replay: str, *, helped: bool) -> Any:
        mark = MarkEarned(day=day.isoformat(), replay=replay)
        return (profile, []) if helped else (profile.changed(marks={"narrow": mark}), ["narrow"])

    patch.setattr(album_module, "counted", counted)
    return Album(program).note


@pytest.mark.parametrize("counter", [_campaign, _today, _levels, _marks])
@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ({}, True),
        ({"over": False}, False),
        ({"assisted": True}, False),
        ({"played_on": 12}, False),
        ({"assisted": True, "played_on": 12}, False),
    ],
    ids=["whole", "open", "helped", "played-on", "both"],
)
def test_only_a_whole_game_without_help_counts(
    counter: Any, game: dict[str, Any], counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = _program()
    note, session = counter(program, monkeypatch), _session(**game)
    for _ in range(1 if counter is _levels else 2):  # a level is noted by `Counting` alone, once
        note(session)
    progress = program.games.progress
    assert progress.changes == counts or counter is _marks
    assert (progress.kept != Profile()) == counts


def test_what_the_campaign_tells_of_a_game_that_did_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was won all the same; the poster says why it brings no stars."""
    program = _program()
    end = _campaign(program, monkeypatch)
    ended = cast(Ended, end(_session(played_on=3)))
    assert (ended.counted, ended.outcome.won, ended.kept) == (False, True, False)
    counted = cast(Ended, end(_session()))
    assert counted.counted
    assert program.games.progress.kept.campaign["SL"].stars == 2


@pytest.mark.parametrize(("stars", "kept"), [(1, False), (2, True), (3, True)])
def test_a_result_that_is_not_better_leaves_the_former_one(
    stars: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = _program()
    before = LandWon(stars=stars, party="cdu", margin=30, day="2026-01-01")
    program.games.progress.kept = Profile(campaign={"SL": before})
    ended = cast(Ended, _campaign(program, monkeypatch)(_session()))
    assert ended.kept == kept
    assert (program.games.progress.kept.campaign["SL"] == before) == kept


@pytest.mark.parametrize(("game", "counts"), [({}, True), ({"played_on": 4}, False), ({"assisted": True}, False)])
@pytest.mark.parametrize("kind", ["human", "normal"])
def test_a_file_of_the_campaign_counts_by_the_same_rule(
    kind: str, game: dict[str, Any], counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = _program()
    _campaign(program, monkeypatch)
    campaign = Campaign(program)
    position = SimpleNamespace(key="SL")
    monkeypatch.setattr(campaign, "find", lambda key: SimpleNamespace(key="SL", position=position))
    monkeypatch.setattr(campaign_module.Course, "of_saved", lambda saved: None)
    document = _session(**game)
    document.seats, document.position = [SimpleNamespace(kind=kind, party="spd")], position
    campaign.count_again(cast(Any, SimpleNamespace(document=document)), DAY, "r.json")
    assert bool(program.games.progress.kept.campaign) == (counts and kind == "human")


def test_the_day_counts_the_first_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    program = _program()
    note = _today(program, monkeypatch)
    note(_session())
    program.games.progress.kept = program.games.progress.kept.changed(today={DAY.isoformat(): Day(place=1)})
    note(_session())
    assert program.games.progress.kept.today[DAY.isoformat()].place == 1


def test_marks_that_are_new_are_told_every_time_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is counted once."""
    program = _program()
    note, session = _marks(program, monkeypatch), _session()
    assert note(session) == note(session) == ["narrow"]
    assert program.games.progress.changes == 1
    assert note(_session(over=False)) == []
