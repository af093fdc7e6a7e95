"""Puzzles: every shipped one can be solved, is no gift, keeps nothing, and is told about; damaged files are said."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from macher.editions.registry import editions
from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts, available_languages
from macher.resources import asset
from macher.saves.problems import SaveError
from macher.session.puzzles import (
    QUESTIONS,
    Outcome,
    Puzzle,
    PuzzleError,
    judge,
    load_puzzles,
    open_puzzle,
    read_puzzle,
    solved_by,
    written,
)
from macher.ui.features.ending.poster_screen import PosterScreen
from macher.ui.features.evening.made_words import goal_text, missed_text, outcome_text
from macher.ui.features.evening.puzzles import Puzzles, PuzzlesScreen
from macher.ui.features.evening.task_tables import PuzzleTable
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

SHIPPED = sorted(asset("puzzles").glob("*.toml"))
ONE = asset("puzzles") / "convert-2006-2-555.toml"
TURNS = 4000
"""Turns of the loop in which a puzzle has to come to its end."""


def start(lang: str = "en", size=(1280, 720), scale=1.0) -> tuple[Pilot, Shell]:
    """The list of puzzles."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "inline"))
    shell.settings.speed = "instant"
    shell.go.menu()
    shell.go.puzzles()
    return pilot.settle(), shell


def one(shell: Shell) -> Puzzle:
    """A short puzzle among those on the page."""
    return next(each for each in shell[Puzzles].load()[0] if each.key == ONE.stem)


# -- the files ---------------------------------------------------------------------------------------------------------


def test_there_are_puzzles_for_every_question_edition_and_difficulty() -> None:
    """At least thirty, and some of each."""
    puzzles, problems = load_puzzles(asset("puzzles"))
    assert problems == []
    assert len(puzzles) >= 30
    assert {puzzle.question for puzzle in puzzles} == set(QUESTIONS)
    assert {puzzle.edition for puzzle in puzzles} == set(editions())
    assert {puzzle.difficulty for puzzle in puzzles} == {1, 2, 3}


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_its_solution_solves_it_and_passing_does_not(path: Path) -> None:
    """The others answer as they always do; who only passes where that is possible misses the goal."""
    puzzle = read_puzzle(path)
    with open_puzzle(puzzle, {}, "Marion", "inline") as session:
        outcome = solved_by(puzzle, session)
        assert outcome is not None
        assert outcome.reached
    with open_puzzle(puzzle, {}, "Marion", "inline") as session:
        stream = Stream(1)
        while judge(puzzle, session.view(-1).results) is None:
            session.pump()
            decision = session.decision(puzzle.seat)
            if decision is None:
                break
            idle = next(iter(decision.options)) if decision.step != "deployment" else decision.options.sample(stream)
            assert session.submit(idle, version=session.version) is None
        outcome = judge(puzzle, session.view(-1).results)
        assert outcome is not None
        assert not outcome.reached


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_it_is_written_as_it_was_read(path: Path) -> None:
    """Finding a puzzle and reading its file give the same."""
    assert path.read_text(encoding="utf-8") == written(read_puzzle(path))


def test_nothing_before_the_moment_can_be_taken_back() -> None:
    """The puzzle begins where it begins, also for the practice take-back."""
    puzzle = read_puzzle(ONE)
    with open_puzzle(puzzle, {}, "Marion", "inline") as session:
        refusal = session.take_back(puzzle.seat)
        assert refusal is not None
        assert refusal.reason == "undo-nothing"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("question = ", "puzzle-not-toml"),
        ('question = "joke"', "puzzle-wrong"),
        ("{bytes}", "puzzle-not-toml"),
        ("seat = " + "9" * 5000, "puzzle-not-toml"),
        ("seat = " + "[" * 5000, "puzzle-not-toml"),
        (None, "puzzle-unreadable"),
    ],
)
def test_a_damaged_file_is_said(tmp_path: Path, text: str | None, reason: str) -> None:
    """Which file, and what is wrong with it; the others can be played."""
    shutil.copy(ONE, tmp_path / "good.toml")
    bad = tmp_path / "bad.toml"
    if text is None:
        bad.mkdir()
    else:
        bad.write_bytes(b"\xff\xfe" if text == "{bytes}" else text.encode())
    with pytest.raises(PuzzleError) as caught:
        read_puzzle(bad)
    assert caught.value.reason == reason
    found, problems = load_puzzles(tmp_path)
    assert [puzzle.key for puzzle in found] == ["good"]
    assert [problem.path for problem in problems] == [bad]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('edition = "2006"', 'edition = "1886"', "edition"),
        ('land = "', 'land = "X', "goal.land"),
        ("  '{", "  '" + "[" * 50_000 + "{", "solution"),
        ('"seat":', '"chair":', "solution"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, old: str, new: str, place: str) -> None:
    """An edition and a state that there are, and moves."""
    text = ONE.read_text(encoding="utf-8")
    assert old in text
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8-sig")
    with pytest.raises(PuzzleError) as caught:
        read_puzzle(bad)
    assert (caught.value.reason, caught.value.args_of_reason) == ("puzzle-wrong", {"place": place})


def test_a_game_of_another_edition_is_refused() -> None:
    """The line in the list named the edition."""
    puzzle = read_puzzle(ONE)
    with pytest.raises(SaveError) as caught:
        open_puzzle(replace(puzzle, edition="other"), {}, "", "inline")
    assert caught.value.args_of_reason == {"place": "head.edition"}


def test_a_missing_game_is_said_on_the_page() -> None:
    """No traceback: a sentence, and the page stays."""
    pilot, shell = start()
    puzzles, _ = shell[Puzzles].load()
    broken = read_puzzle(ONE)
    shell[Puzzles].begin(replace(broken, game=Path("nowhere.json")))
    pilot.settle()
    assert isinstance(pilot.app.scene, PuzzlesScreen)
    assert pilot.app.stage.toasts
    assert puzzles


# -- on the screen -----------------------------------------------------------------------------------------------------


def play_out(pilot: Pilot, shell: Shell, *, solve: bool) -> None:
    """Plays the puzzle on the table to its outcome, by its solution or by the first option each time."""
    controller, puzzle = shell.controller, shell[Puzzles].current
    assert controller is not None
    assert puzzle is not None
    moves = list(puzzle.solution)
    for _ in range(TURNS):
        scene = pilot.app.scene
        if isinstance(scene, PosterScreen) or (isinstance(scene, PuzzleTable) and scene.told):
            pilot.settle()
            return
        if not isinstance(scene, PuzzleTable):
            pilot.press("s")
            if not isinstance(pilot.app.scene, PuzzleTable):
                pilot.press("return")
        elif controller.session.decision(puzzle.seat) is not None and not scene.told:
            decision = controller.session.decision(puzzle.seat)
            assert decision is not None
            command = moves.pop(0) if solve and moves else next(iter(decision.options))
            assert controller.session.submit(command, version=controller.session.version) is None
        pilot.wait(0.05)
    raise AssertionError("the puzzle does not end")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_goal_and_outcome_are_in_the_words_of_its_edition(path: Path) -> None:
    """The older editions win seats in an election, the newest points; also in the list, which is of no edition."""
    puzzle = read_puzzle(path)
    word, other = ("points", "seats") if puzzle.edition == "2019" else ("seats", "points")
    texts = Texts.load("en")
    missed = Outcome(False, False, 13, 12)
    said = [outcome_text(texts, puzzle, missed), missed_text(texts, puzzle, missed)]
    if puzzle.goal.kind == "points":
        said += [goal_text(texts, puzzle), goal_text(texts, puzzle, short=True)]
    for text in said:
        assert word in text
        assert other not in text


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_after_a_miss_the_goal_is_told_as_what_was_needed(path: Path) -> None:
    """A number for a goal in points or seats, the victory for the others; never the bare goal as an order."""
    puzzle, texts = read_puzzle(path), Texts.load("en")
    said = missed_text(texts, puzzle, Outcome(False, False, 1, 0))
    needed = f"at least {puzzle.goal.least}." if puzzle.goal.kind == "points" else "to win the election."
    assert said.startswith("You ")
    assert "1 vote." in said
    assert said.endswith(f"You needed {needed}")


@pytest.mark.parametrize(
    ("screen", "said"),
    [
        ("puzzle:solved", "Niedersachsen: 42 votes, 42 seats."),
        ("puzzle:missed", "You won 40 seats in Niedersachsen with 40 votes. You needed at least 42."),
    ],
)
def test_its_pictures_tell_what_the_board_shows(screen: str, said: str) -> None:
    """The verdict in a picture is that of the game on the table."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    pilot.settle()
    assert any(said in node.name for node in pilot.nodes()), pilot.dump()
    shell.close()


def test_a_solved_puzzle_is_told_and_remembered() -> None:
    """The outcome is said, and the list knows that it was solved."""
    pilot, shell = start()
    assert isinstance(pilot.app.scene, PuzzlesScreen)
    puzzle = pilot.app.scene.puzzles[0]
    pilot.click(f"puzzles.{puzzle.key}")
    assert isinstance(pilot.app.scene, PuzzleTable)
    assert goal_text(shell.texts, puzzle) in pilot.get("task").name
    play_out(pilot, shell, solve=True)
    assert pilot.shows(shell.texts("puzzle-solved"))
    pilot.click("puzzle-over.list")
    assert isinstance(pilot.app.scene, PuzzlesScreen)
    assert shell[Puzzles].solved(puzzle)
    assert pilot.shows(shell.texts("puzzle-state-solved"))


def test_a_solved_puzzle_leads_to_the_next_that_is_not_solved() -> None:
    """Enter goes on; where all are solved, back to the list."""
    pilot, shell = start()
    first, second, *others = shell[Puzzles].load()[0]
    shell[Puzzles].remember(second)
    shell[Puzzles].begin(first)
    pilot.settle()
    shell[Puzzles].tell(first, Outcome(True, True, 50, 40))
    pilot.settle()
    pilot.wait(2.0).press("return")
    assert isinstance(pilot.app.scene, PuzzleTable)
    assert shell[Puzzles].current == others[0]
    for each in others:
        shell[Puzzles].remember(each)
    shell[Puzzles].tell(others[0], Outcome(True, True, 50, 40))
    pilot.settle()
    assert pilot.find("puzzle-over.next") is None
    shell.close()


def test_the_poster_of_a_solved_puzzle_says_at_which_try_and_leads_on() -> None:
    pilot, shell = start()
    puzzle = one(shell)
    shell[Puzzles].begin(puzzle)
    pilot.settle()
    shell[Puzzles].tell(puzzle, Outcome(False, False, 3, 2))
    pilot.press("escape")
    shell[Puzzles].tell(puzzle, Outcome(True, True, 50, 40))
    pilot.settle()
    assert isinstance(pilot.app.scene, PosterScreen)
    said = pilot.get("poster").name
    assert shell.texts("poster-puzzle-try", tries=2) in said
    assert "40" in said
    assert pilot.problems() == []
    pilot.click("puzzle-over.why")
    assert pilot.shows("The answer: ")
    assert pilot.problems() == []
    pilot.click("puzzle-why.close")
    pilot.click("puzzle-over.look")
    assert isinstance(pilot.app.scene, PuzzleTable)
    shell.close()


def test_a_missed_puzzle_can_be_tried_again() -> None:
    """By keyboard alone: Enter begins it anew, at the same moment."""
    pilot, shell = start()
    puzzle = one(shell)
    shell[Puzzles].begin(puzzle)
    pilot.settle()
    play_out(pilot, shell, solve=False)
    assert pilot.shows(shell.texts("puzzle-missed"))
    assert not shell[Puzzles].solved(puzzle)
    pilot.press("return")
    assert isinstance(pilot.app.scene, PuzzleTable)
    assert not pilot.app.scene.told
    assert shell.controller is not None
    assert shell.controller.session.version == 0


def test_who_takes_the_election_back_is_told_how_the_other_course_ends() -> None:
    pilot, shell = start()
    shell[Puzzles].begin(one(shell))
    pilot.settle()
    play_out(pilot, shell, solve=False)
    pilot.click("puzzle-over.look")
    assert shell.controller is not None
    while shell.controller.session.version:
        shell.controller.take_back()
    pilot.wait(0.05).settle()
    play_out(pilot, shell, solve=True)
    assert pilot.shows(shell.texts("puzzle-solved"))


def test_a_puzzle_is_not_saved() -> None:
    """It has no beginning that a save could tell: the keys say so."""
    pilot, shell = start()
    shell[Puzzles].begin(one(shell))
    pilot.settle()
    pilot.press("f5")
    assert shell.kept_game is None
    assert any(shell.texts("puzzle-nothing-kept") in toast.text for toast in pilot.app.stage.toasts)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)], ids=("wide", "small", "focus")
)
def test_nothing_is_cut_off(lang: str, size: tuple[int, int], scale: float) -> None:
    """List and table, in every language and layout."""
    pilot, shell = start(lang, size, scale)
    assert pilot.problems() == []
    shell[Puzzles].begin(shell[Puzzles].load()[0][-1])
    assert pilot.settle().problems() == []


def test_puzzles_of_mods_stand_in_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of a mod holds puzzles beside their games; damaged ones are said on the page."""
    monkeypatch.setattr("macher.ui.features.evening.puzzles.mods_folder", lambda: tmp_path)
    for mod in ("riddles", "other"):
        folder = tmp_path / mod / "puzzles"
        folder.mkdir(parents=True)
        shutil.copy(ONE, folder / "mine.toml")
    (folder / "torn.toml").write_text("question = ")
    pilot, shell = start()
    monkeypatch.setattr(Games, "folder", tmp_path)
    puzzles, problems = shell[Puzzles].load()
    first, second = (puzzle for puzzle in puzzles if puzzle.key in ("riddles/mine", "other/mine"))
    shell[Puzzles].remember(first)
    assert shell[Puzzles].solved(first)
    assert not shell[Puzzles].solved(second)
    shell.go.puzzles()
    assert pilot.settle().find(f"puzzles.{second.key}") is not None
    assert [problem.path.name for problem in problems] == ["torn.toml"]
