"""The page of the day: begun and counted once, shared as a line, kept for the row of days."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import pytest

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.i18n import names as naming
from macher.session.progress import Day, with_day
from macher.session.session import GameSession
from macher.session.today import daily_config
from macher.ui.features.evening import today as shell_today
from macher.ui.features.evening.puzzles import Puzzles, PuzzlesScreen
from macher.ui.features.evening.task_tables import PuzzleTable
from macher.ui.features.evening.today import LONGEST_LINE, Today, share_line
from macher.ui.features.evening.today_page import TodayScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

DAY: Final = date(2026, 11, 23)
PLAYED: Final = Day(points=138, place=1, seats=4, ahead=17, governed=(True, False, True, True), scores=(138, 121, 9, 8))


def start(lang: str = "en", size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[Pilot, Shell]:
    """The page on a fixed day."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline"))
    shell.settings.speed = "instant"
    shell[Today].clock = lambda: DAY
    shell.go.menu()
    shell.go.today()
    return pilot.settle(), shell


def finished() -> GameSession:
    """The game of the day, played to its end by AI seats of a weaker level on behalf of all."""
    config = daily_config(DAY, "me", {})
    weak = replace(config, seats=tuple(replace(seat, kind="easy") for seat in config.seats))
    with GameSession.new(weak, workers="inline") as played:
        played.pump(120)
        return GameSession(config, played.edition, played.journal, played.setup_events, workers="none")


def keep(shell: Shell, day: date, played: Day) -> None:
    """Notes a day."""
    shell.games.progress.change(lambda profile: with_day(profile, day, played))


def test_play_begins_the_game_of_the_date() -> None:
    pilot, shell = start()
    assert isinstance(pilot.app.scene, TodayScreen)
    pilot.click("today.play")
    assert shell.controller is not None
    config = shell.controller.session.config
    assert (config.seed, config.parties) == (daily_config(DAY, "", {}).seed, daily_config(DAY, "", {}).parties)
    shell.close()


def test_a_finished_game_counts_once_and_later_runs_say_again() -> None:
    _, shell = start()
    first, again = finished(), finished()
    shell[Today].note(first)
    counted = shell[Today].of(DAY)
    assert counted.played
    assert shell[Today].mark(first) == shell.texts("today-mark", number=327)
    keep(shell, DAY, Day(points=999, place=1, seats=4))
    shell[Today].note(again)
    assert shell[Today].of(DAY) == counted
    assert shell[Today].mark(again) == shell.texts("today-mark-again", number=327)


def test_a_game_with_something_revealed_taken_back_does_not_count() -> None:
    _, shell = start()
    session = finished()
    session.assisted = True
    shell[Today].note(session)
    assert not shell[Today].of(DAY).played
    assert shell[Today].mark(session) == shell.texts("today-mark-helped", number=327)


def test_other_games_say_nothing_of_the_day() -> None:
    _, shell = start()
    session = finished()
    session.config = replace(session.config, seed=1)
    shell[Today].note(session)
    assert not shell[Today].days()
    assert shell[Today].mark(session) == ""


def test_the_puzzle_of_the_day_counts_for_its_day_and_others_do_not() -> None:
    _, shell = start()
    wanted = shell[Today].puzzle(DAY)
    assert wanted is not None
    other = next(each for each in shell[Puzzles].load()[0] if each.key != wanted.key)
    shell[Puzzles].remember(other)
    assert not shell[Today].of(DAY).puzzle
    shell[Puzzles].remember(wanted)
    assert shell[Today].of(DAY).puzzle
    assert shell[Today].streak(DAY).now == 1


def test_the_puzzle_of_the_day_asks_one_question() -> None:
    """The title asks, and beside the position stands the goal."""
    pilot, shell = start()
    puzzle = shell[Today].puzzle(DAY)
    assert puzzle is not None
    ballot = pilot.settle().get("today.puzzle")
    asked = [node.name for node in ballot.walk() if node.name.endswith("?")]
    assert set(asked) == {shell.texts(f"puzzle-question-{puzzle.question}")}


def test_the_line_is_copied_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell = start()
    keep(shell, DAY, PLAYED)
    pilot.app.scene.rebuild()
    pilot.settle()
    copied: list[str] = []
    monkeypatch.setattr(shell_today, "to_clipboard", lambda text: copied.append(text) or True)
    pilot.click("today.copy")
    assert copied == ["Die Macher 327  138, 1st of 4  ⊗○⊗⊗  17 ahead"]
    assert any(shell.texts("today-copied") in toast.text for toast in pilot.app.stage.toasts)


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_line_is_never_too_long(lang: str, place: int) -> None:
    """Also after years, with a bad result and a long row."""
    texts = Texts.load(lang)
    played = PLAYED.changed(points=238, place=place, ahead=17 if place == 1 else -117)
    line = share_line(texts, DAY + timedelta(days=9000), played, 1234)
    assert len(line) <= LONGEST_LINE
    assert "238" in line
    assert "⊗○⊗⊗" in line
    assert not texts.missing
    assert "6" in share_line(texts, DAY, PLAYED, 6).rsplit("  ", 1)[1]


def test_the_page_leads_to_all_puzzles_and_back() -> None:
    pilot, _ = start()
    pilot.click("today.puzzles")
    assert isinstance(pilot.app.scene, PuzzlesScreen)
    pilot.press("escape")
    assert isinstance(pilot.app.scene, TodayScreen)
    pilot.press("escape")
    assert pilot.app.scene.name == "menu"


def test_the_arrows_lead_from_puzzle_to_puzzle_and_enter_opens_one() -> None:
    """The list itself takes no focus as long as its rows can."""
    pilot, _ = start()
    pilot.click("today.puzzles").settle()
    pilot.press("tab", "tab", "down", "down", "return")
    assert isinstance(pilot.settle().scene, PuzzleTable)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)], ids=("wide", "small", "focus")
)
def test_nothing_is_cut_off(lang: str, size: tuple[int, int], scale: float) -> None:
    """Before the game and after it."""
    pilot, shell = start(lang, size, scale)
    assert pilot.problems() == []
    keep(shell, DAY, PLAYED)
    pilot.app.scene.rebuild()
    assert pilot.settle().problems() == []


def test_the_state_of_the_puzzle_has_its_whole_name_where_it_has_room() -> None:
    """23 November 2026: Baden-Württemberg."""
    pilot, shell = start(size=(1366, 768))
    puzzle = shell[Today].puzzle(DAY)
    assert puzzle is not None
    assert pilot.shows(naming.land(Texts.load("en"), puzzle.goal.land))


@pytest.mark.parametrize(
    "day", [date.min, date(1, 1, 31), date(1, 2, 1), date(9999, 11, 30), date(9999, 12, 30), date.max]
)
@pytest.mark.parametrize("size", [(1280, 720), (640, 400)])
def test_a_clock_that_is_set_wrong_opens_the_page_all_the_same(day: date, size: tuple[int, int]) -> None:
    _, shell = start()
    keep(shell, day, PLAYED)
    texts = Texts.load("en")
    pilot = Pilot(Scene(), size, 1.0, texts=texts)
    other = Shell(pilot.app, texts, SettingsStore(None), shell.games)
    other[Today].clock = lambda: day
    other.go.menu()
    other.go.today()
    assert isinstance(pilot.settle().scene, TodayScreen)
    other[Today].note(finished())
    other[Today].copy()
    other[Today].play()
    pilot.settle()
    assert other.controller is not None
    other.close()
