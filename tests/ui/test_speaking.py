"""A line that somebody says stands beside their face for a moment, one at a time, with silence after it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from macher.gallery.pictures.positions import asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.session.config import GameConfig
from macher.session.session import GameSession
from macher.ui.game.controller import GameController
from macher.ui.game.talk import TableTalk
from macher.ui.table.happening.speaking import SHOWN, SILENCE, Speaking
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.words.sayings import Saying

LINE = Saying(1, "broker", "out", (("land", 0),))
PLAN = Saying(2, "editor", "plan-late", (("land", 0), ("votes", 9), ("instead", 4)))


def model(newest: int, version: int = 5, **said: Saying) -> TableModel:
    log = [SimpleNamespace(index=at, version=version) for at in range(newest + 1)]
    found = {int(at.removeprefix("at")): [line] for at, line in said.items()}
    return cast(TableModel, SimpleNamespace(log=log, said=found))


def test_one_line_at_a_time_and_silence_after_it() -> None:
    speaking = Speaking()
    speaking.take(model(3), 0.0, shows=True)
    speaking.take(model(5, at4=LINE), 10.0, shows=True)
    assert speaking.current == LINE
    assert not speaking.tick(10 + SHOWN - 0.1)
    assert speaking.tick(10 + SHOWN)
    assert speaking.current is None
    speaking.take(model(7, at6=LINE), 10 + SHOWN + SILENCE - 0.1, shows=True)
    assert speaking.current is None
    speaking.take(model(9, at8=LINE), 10 + SHOWN + SILENCE, shows=True)
    assert speaking.current == LINE


def test_old_lines_plans_and_what_nobody_wants_are_not_shown() -> None:
    for first, shows in ((model(5, at4=LINE), True), (model(5, at4=PLAN), True), (model(5, at4=LINE), False)):
        speaking = Speaking()
        if first.said[4] == [PLAN] or not shows:
            speaking.take(model(3), 0.0, shows=True)
        speaking.take(first, 10.0, shows=shows)
        assert speaking.current is None


def test_a_new_game_begins_with_a_line_and_one_taken_back_ends_it() -> None:
    speaking = Speaking()
    speaking.take(model(5, 0, at0=LINE), 1.0, shows=True)
    assert speaking.current == LINE
    speaking.take(model(2), 2.0, shows=True)
    assert speaking.current is None


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_it_stands_over_the_words_of_its_band_and_a_click_asks_for_quiet(lang: str) -> None:
    texts, asked_for = Texts.load(lang), []
    scene = TableScene(GameController(asked("rallies"), "instant"))
    scene.on_quieter = lambda: asked_for.append(1)
    pilot = Pilot(scene, (1280, 720), texts=texts)
    pilot.settle()
    scene.speaking.current, scene.speaking._until = LINE, pilot.app.clock() + 99
    scene.rebuild()
    pilot.settle()
    line, band = pilot.get("speech"), pilot.get("rail.1")
    assert band.window_rect.holds(line.window_rect, 1.0)
    assert texts("talk-quieter") == line.tooltip
    assert {each.where for each in pilot.problems()} <= {"rail.1", "speech"}, (
        "it lies over the words of this band alone"
    )
    pilot.click("speech")
    assert asked_for == [1]
    assert scene.speaking.current is None


@pytest.mark.parametrize(
    ("size", "scale", "calm", "face"), [((1280, 720), 1.0, True, "rail.1"), ((1280, 720), 2.0, False, "face.1")]
)
def test_in_calm_and_where_there_is_no_room_the_face_is_lit(
    size: tuple[int, int], scale: float, calm: bool, face: str
) -> None:
    scene = TableScene(GameController(asked("rallies"), "instant"))
    pilot = Pilot(scene, size, scale=scale)
    pilot.app.motion.reduced = calm
    pilot.settle()
    scene.speaking.current, scene.speaking._until = LINE, pilot.app.clock() + 99
    scene.rebuild()
    pilot.settle()
    assert pilot.find("speech") is None
    light = pilot.get("speech.light").window_rect
    assert pilot.get(face).window_rect.holds(light, 1.0)
    assert not pilot.problems()


def kinds_of(*kinds: str) -> Any:
    config = SimpleNamespace(kinds=kinds)
    return cast(GameSession, SimpleNamespace(config=cast(GameConfig, config), edition=asked("rallies").edition))


def test_three_people_at_a_screen_are_told_nothing_before_elections() -> None:
    assert TableTalk(kinds_of("human", "normal:broker")).when == "yes"
    assert TableTalk(kinds_of("human", "human", "human", "normal:broker")).when == "elections"
    assert TableTalk(kinds_of("human", "human", "human", "normal:broker"), "no").when == "no"
