"""What every built program has to do, step by step.  Each step raises ``Failed`` with what is wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from hands import Hands

from macher import __version__
from macher.ui.settings.settings import SettingsStore
from trying.outcome import Failed, need
from trying.program import Program
from trying.twin import Twin

SEED = 7
ANSWERS = 8
"""Decisions that the mouse makes before the window is closed."""
_ANSWERED = 120.0
"""Seconds within which AI seats have answered, on the busiest machine."""
_LOOK = 0.1


def check_itself(program: Program) -> None:
    """What it says of itself."""
    code, said = program.said("--version")
    need(code == 0 and said.startswith(f"macher {__version__}\n"), f"it is version {__version__}")
    code, said = program.said("selfcheck")
    print("        " + said.replace("\n", "\n        ").rstrip())
    need(code == 0 and "FAILED" not in said, "it finds itself whole and plays a game of each edition")
    need("window: opens with" in said, "and opens a window that is seen")


def check_first_start(program: Program) -> None:
    """From the first start to the menu, another language, and out by the window's button; then it is remembered."""
    twin = Twin(program)
    program.start("--lang", "en")
    twin.click("first.yes", times=2)
    twin.click("first.cast", times=3)
    need(twin.scene.name == "menu", "the first start leads to the menu")
    twin.see()
    need(program.decisions() < 0, "clicks in haste begin no game")
    twin.click("menu.lang.de")
    twin.see()
    need(program.quit() == 0, "the window's button ends it")
    kept = SettingsStore(program.folders["config"]).settings
    need(kept.language == "de", "the language that was clicked is remembered")


def check_game(program: Program, answers: int = ANSWERS) -> None:
    """A game by mouse through the first phases; closed, resumed, killed, resumed."""
    store = SettingsStore(program.folders["config"])
    store.settings.speed, store.settings.language = "instant", "en"
    store.save()
    twin = Twin(program)
    twin.begin(SEED)
    program.start("--seed", str(SEED))
    made = play(twin, answers)
    need(program.decisions() == made, f"{made} decisions stand in the autosave")
    need(program.quit() == 0, "the window's button ends it in a game")
    made = resume(program, "menu.continue", made)
    need(True, "the game goes on where it was")
    program.kill()
    need(program.decisions() == made, "nothing is lost by kill -9")
    resume(program, "unexpected-end.continue", made)
    need(program.quit() == 0, "it goes on where it was, and ends properly after that")


def play(twin: Twin, answers: int) -> int:
    """Makes that many decisions with the mouse; how many were made in the game."""
    assert twin.program is not None
    assert twin.shell.controller is not None
    session = twin.shell.controller.session
    hands = Hands(twin, twin.shell, SEED)
    reach(twin.program, session.version)
    while answers:
        before = session.version
        hands.step()
        if session.version != before:
            reach(twin.program, session.version)
            answers -= 1
    return session.version


def reach(program: Program, version: int) -> None:
    """Waits until the program has come as far as its twin."""
    for _ in range(round(_ANSWERED / _LOOK)):
        if program.decisions() >= version:
            return
        program.wait(_LOOK)
    raise Failed(f"the program has made {program.decisions()} decisions where its twin has made {version}")


def resume(program: Program, button: str, made: int) -> int:
    """Starts it again, goes on with the game that was open and makes one more decision; how many there are then."""
    twin = Twin(program)
    program.start()
    twin.click(button)
    assert twin.shell.controller is not None
    version = twin.shell.controller.session.version
    need(version >= made, f"the game is there again with its {made} decisions")
    return play(twin, 1)


def check_second_start(program: Program) -> None:
    """A second start opens its file in the window that is open."""
    file = program.home / "Größe 1.macher"
    check_handed_over(program, file, lambda: program.again(str(file)) == 0, "a second start ends at once")


def check_handed_over(program: Program, file: Path, hand_over: Callable[[], bool], handed: str) -> None:
    """A game that is handed over, as the path of this file, opens in the window that is open."""
    twin = Twin(program)
    program.start()
    twin.see()
    newest = program.autosave()
    assert newest is not None
    shutil.copyfile(newest, file)
    need(hand_over(), handed)
    twin.shell.opening.open(file)
    twin.settle()
    need(twin.scene.name == "table", "its file is a game")
    twin.see()
    need(program.quit() == 0, "and the window that was open shows it")
