"""The coach: speaks before a choice that gives away three points or more, once for each kind, in the first games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from secrecy import changed

from macher.ai.because import CLEAR
from macher.ai.facts import Fact, Sight
from macher.ai.normal import explain_all
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.gallery.pictures.positions import asked, finished, worst_told
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.rules.commands import BuyRallies, Pass
from macher.rules.rows import votes_then
from macher.saves.folders import HOME_VARIABLE
from macher.saves.store import SaveStore
from macher.session.progress import with_finished_game
from macher.session.session import GameSession
from macher.ui.features.advice.coach import GAMES, Coach
from macher.ui.features.evening.counting import Counting
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game import coach as coach_module
from macher.ui.game.advice import Asked, Option
from macher.ui.game.coach import coach_text, warning
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept lies in a folder of the test."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def started(folder: Path | None, session: GameSession | None = None, lang: str = "en") -> tuple[Pilot, Shell]:
    """A game that asks for rallies."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(
        pilot.app, texts, SettingsStore(None), Games(SaveStore(folder) if folder is not None else None, "none")
    )
    shell.play(session or asked("rallies"))
    return pilot.settle(), shell


def worst(shell: Shell) -> Command:
    """The worst command of which the coach can say what turns the choice, or else the worst of all."""
    controller = shell.controller
    assert controller is not None
    decision = controller.session.decision(controller.seat)
    assert decision is not None
    return worst_told(controller.own_view, decision, controller.edition)


def confirm(pilot: Pilot, shell: Shell, command: Command) -> bool:
    """Hands a command in; whether it was carried out at once."""
    controller = shell.controller
    assert controller is not None
    before = controller.session.version
    controller.confirm(command)
    pilot.settle()
    return controller.session.version > before


def test_it_speaks_once_before_a_bad_choice_and_goes_back_to_the_draft(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    bad = worst(shell)
    assert not confirm(pilot, shell, bad)
    assert pilot.shows(shell.texts("coach-title"))
    assert pilot.focused == "coach.change"
    pilot.click("coach.change")
    assert not pilot.shows(shell.texts("coach-title"))
    assert confirm(pilot, shell, bad)  # said once


def test_the_player_may_do_it_all_the_same(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    assert shell.controller is not None
    bad, before = worst(shell), shell.controller.session.version
    assert not confirm(pilot, shell, bad)
    pilot.click("coach.do")
    assert shell.controller.session.version > before
    assert shell.controller.session.records[before].command == bad


def test_the_player_may_do_the_better_thing_at_once(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    controller = shell.controller
    assert controller is not None
    decision = controller.session.decision(controller.seat)
    best = explain_all(controller.own_view, decision, controller.edition)[0][0]
    before = controller.session.version
    assert not confirm(pilot, shell, worst(shell))
    pilot.click("coach.instead")
    assert controller.session.records[before].command == best


@pytest.mark.parametrize(("level", "when", "speaks"), [("hard", "first", False), ("hard", "always", True)])
def test_against_hard_rivals_it_speaks_only_if_it_is_always_wanted(
    tmp_path: Path, level: str, when: Any, speaks: bool
) -> None:
    pilot, shell = started(tmp_path)
    assert shell.controller is not None
    config = shell.controller.session.config
    seats = [replace(seat, kind=f"{level}:editor") if at == 1 else seat for at, seat in enumerate(config.seats)]
    shell.controller.session.config = replace(config, seats=tuple(seats))
    shell[Preferences].set("coach", when)
    assert confirm(pilot, shell, worst(shell)) is not speaks


def test_passing_for_the_phase_goes_on_as_it_was_meant(tmp_path: Path) -> None:
    """The question stands before every way of handing in, and what was pressed is done afterwards."""
    _, shell = started(tmp_path, asked("media"))
    controller = shell.controller
    assert controller is not None
    seat, kept = controller.seat, []

    def warn(commands: Sequence[Command], go_on: Callable[[], None]) -> bool:
        kept.append((commands[0], go_on))
        return False

    controller.warn = warn
    before = controller.session.version
    controller.auto_pass("phase")
    ((command, go_on),) = kept
    assert command == Pass(seat)
    assert controller.session.version == before
    go_on()
    assert controller.session.version == before + 1


def test_a_good_choice_is_handed_in_without_a_word(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    controller = shell.controller
    assert controller is not None
    decision = controller.session.decision(controller.seat)
    assert decision is not None
    best = explain_all(controller.own_view, decision, controller.edition)[0][0]
    assert confirm(pilot, shell, best)


def test_what_was_said_in_a_game_is_remembered_when_it_is_opened_again(tmp_path: Path) -> None:
    pilot, shell = started(tmp_path)
    bad = worst(shell)
    assert not confirm(pilot, shell, bad)
    shell.close()
    pilot, shell = started(tmp_path)
    assert confirm(pilot, shell, bad)


@pytest.mark.parametrize(
    ("when", "games", "speaks"),
    [
        ("first", 0, True),
        ("first", GAMES - 1, True),
        ("first", GAMES, False),
        ("always", GAMES, True),
        ("never", 0, False),
    ],
)
def test_it_is_silent_after_five_finished_games_unless_it_is_wanted(
    tmp_path: Path, when: Any, games: int, speaks: bool
) -> None:
    pilot, shell = started(tmp_path)
    for _ in range(games):
        shell.games.progress.change(with_finished_game)
    shell[Preferences].set("coach", when)
    assert confirm(pilot, shell, worst(shell)) is not speaks


def test_a_finished_game_counts_once_and_one_that_was_over_before_does_not(tmp_path: Path) -> None:
    _, shell = started(tmp_path, finished())
    shell.show_final()
    assert shell.games.progress.profile().coach.games == 0
    shell.games.progress.change(lambda profile: profile.changed(counted=()))
    shell[Counting]._was_over = shell[Counting]._done = None
    shell.show_final()
    shell.show_final()
    assert shell.games.progress.profile().coach.games == 1


def test_no_warning_in_a_puzzle(tmp_path: Path) -> None:
    _, shell = started(tmp_path)
    shell[Puzzles].begin(shell[Puzzles].load()[0][0])
    assert shell.controller is not None
    assert shell.controller.warn is None


# -- what it may know --------------------------------------------------------------------------------------------------

QUESTIONS = ("start_player", "program", "media", "rallies", "cabinet_placement", "polls", "conversion", "income")


def said(shell: Shell, command: Command, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the coach asks before a command is handed in; nothing if it has nothing against it."""
    asked_with: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr("macher.ui.features.advice.coach.ask", lambda scene, *texts, **rest: asked_with.extend(texts[:2]))
        patch.setattr(Coach, "_told", lambda coach: ())
        controller = shell.controller
        assert controller is not None
        assert controller.warn is not None
        assert controller.warn([command], lambda: None) is not bool(asked_with)
    return asked_with


def tells_secrets(folder: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the coach says something else where only that is other which the player may not know."""
    _, shell = started(folder, asked(step))
    controller, stream = shell.controller, Stream(3)
    assert controller is not None
    session, seat = controller.session, controller.seat
    decision = session.decision(seat)
    assert decision is not None
    commands = [worst(shell), *(decision.options.sample(stream) for _ in range(4))]
    now = [said(shell, command, monkeypatch) for command in commands]
    with changed(session, seat, seat):
        other = [said(shell, command, monkeypatch) for command in commands]
    return now != other


@pytest.mark.parametrize("step", QUESTIONS)
def test_it_speaks_by_nothing_that_the_player_may_not_know(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not tells_secrets(tmp_path, step, monkeypatch)


def test_a_coach_that_reads_the_polls_to_come_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It speaks as always, and only where the top poll is an odd one."""
    warn = Coach.warn

    def knowing(coach: Coach, commands: Sequence[Command], go_on: Callable[[], None]) -> bool:
        top = coach.controller.session.journal.state.poll_deck[-1]
        return top % 2 == 0 or warn(coach, commands, go_on)

    monkeypatch.setattr(Coach, "warn", knowing)
    assert any(tells_secrets(tmp_path / step, step, monkeypatch) for step in QUESTIONS)


# -- reasons -----------------------------------------------------------------------------------------------------------


def case_of(session: GameSession, change: Callable[[Any], Any] = lambda view: view) -> tuple[Any, Any, Any]:
    """View, decision and edition of the person who is asked."""
    seat = session.humans[0]
    decision = session.decision(seat)
    assert decision is not None
    return change(session.view(seat)), decision, session.edition


def test_it_names_the_better_choice_and_its_number() -> None:
    """A state is left out in which rallies count."""
    view, decision, edition = case_of(asked("rallies"))
    chosen = BuyRallies(decision.seat, (3, 1, 2, 0))
    better = warning(view, decision, edition, chosen)
    assert better is not None
    assert better.gap >= CLEAR
    assert better.other == chosen
    assert better.fact is not None
    after = Sight(view, edition).after(better.command)
    assert after is not None
    assert better.fact.number == votes_then(edition, after, better.fact.land, decision.seat)
    assert better.fact.number > better.fact.before == votes_then(edition, view, better.fact.land, decision.seat)


@pytest.mark.parametrize("step", ["draft", "opening_program", "deployment", "start_player"])
def test_it_is_silent_where_little_is_known(step: str) -> None:
    view, decision, edition = case_of(asked(step))
    stream = Stream(4)
    assert all(warning(view, decision, edition, decision.options.sample(stream)) is None for _ in range(20))


@pytest.mark.parametrize(("gap", "fact", "speaks"), [(3.0, True, True), (2.9, True, False), (9.0, False, False)])
def test_it_speaks_only_where_something_on_the_table_turns_a_clear_choice(
    gap: float, fact: bool, speaks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, decision, edition = case_of(asked("rallies"))
    told = Fact("votes", 18, 6, land=0, state=0, seat=0) if fact else None
    better = Option(Pass(decision.seat), {}, Pass(decision.seat), gap, told)
    monkeypatch.setattr(coach_module, "compared", lambda *rest: better)
    assert (warning(view, decision, edition, Pass(decision.seat)) is not None) is speaks


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
def test_it_speaks_every_language(lang: str) -> None:
    view, decision, edition = case_of(asked("rallies"))
    texts = Texts.load(lang)
    chosen = BuyRallies(decision.seat, (3, 1, 2, 0))
    better = warning(view, decision, edition, chosen)
    assert better is not None
    said = coach_text(texts, edition, Asked((), view, decision), better)
    assert "{" not in said
    assert said.endswith(".")
    assert not texts.missing
