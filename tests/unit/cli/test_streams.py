"""No command shows a traceback: in any encoding, on a full disk, into a closed pipe, after Ctrl+C."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from copies import Copies

from macher.cli.arguments import parser_for
from macher.cli.main import run
from macher.editions.registry import shipped_file

PACKAGE = Path(__file__).resolve().parents[3]
CAMPAIGN = PACKAGE / "assets" / "campaign" / "SL.toml"
PUZZLE = sorted((PACKAGE / "assets" / "puzzles").rglob("*.toml"))[0]
SEATS = "spd=random,cdu=random,linke=random"

COMMANDS = {
    "version": ["--version"],
    "help": ["--help"],
    "simulate": ["simulate", "--seats", SEATS, "--games", "2"],
    "replay": ["replay", "GAME"],
    "events": ["replay", "GAME", "--events"],
    "screenshot": ["screenshot", "all", "--lang", "en", "--save", "GAME", "--out", "OUT/shots", "--theme", "paper"],
    "data-list": ["data", "list"],
    "data-export": ["data", "export", "OUT/figures"],
    "data-check": ["data", "check", "FIGURES"],
    "arena": ["arena", "--challenger", "random", "--field", "random", "--blocks", "1"],
    "tasks": ["tasks"],
    "tasks-run": ["tasks", "run", "2019-4p-v-random", "--challenger", "random", "--blocks", "1"],
    "tasks-baselines": [
        *("tasks", "baselines", "2019-4p-v-random", "--players", "sane", "--blocks", "2", "--folder", "OUT/games")
    ],
    "dataset": ["dataset", "--level", "random", "--games", "2", "--out", "OUT/games.jsonl"],
    "reasons": ["reasons", "--level", "normal", "--positions", "5"],
    "rivals-cards": ["rivals", "cards", "--level", "normal", "--cards", "1"],
    "rivals-read": ["rivals", "read", "--level", "normal", "--games", "1"],
    "tournament": ["tournament", "--players", "random*8", "--edition", "2019"],
    "puzzle-find": ["puzzle", "find", "OUT/puzzles", "--question", "all"],
    "puzzle-check": ["puzzle", "check", "PUZZLE"],
    "campaign-check": ["campaign", "check", "CAMPAIGN"],
    "campaign-find": ["campaign", "find", "COPY", "--attempts", "1"],
    "fuzz": ["fuzz", "--rules", "--minutes", "0.001", "--out", "OUT/fuzz"],
    "selfcheck": ["selfcheck"],
}
LONG = {"screenshot", "puzzle-find", "selfcheck"}
"""They take long, so only their Ctrl+C is tried; in `test_selfcheck` the last one speaks in a narrow encoding."""
SPEAKING = {name: each for name, each in COMMANDS.items() if name not in LONG}
NARROW = ("ascii", "latin-1", "cp437", "cp932")


@pytest.fixture(scope="module")
def copies() -> Iterator[Copies]:
    made = Copies()
    yield made
    made.close()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    assert run(["simulate", "--seats", SEATS, "--save", str(folder)]) == 0
    return next(folder.glob("game-0*"))


@pytest.fixture
def filled(game: Path, tmp_path: Path):
    """The words of a command, with the files that they name."""
    copy = tmp_path / "copy.toml"
    copy.write_bytes(CAMPAIGN.read_bytes())
    named = {"GAME": game, "OUT": tmp_path, "PUZZLE": PUZZLE, "CAMPAIGN": CAMPAIGN, "COPY": copy}
    named["FIGURES"] = shipped_file("2019")

    def fill(name: str) -> list[str]:
        parts = [each.split("/") for each in COMMANDS[name]]
        return ["/".join([str(named.get(first, first)), *rest]) for first, *rest in parts]

    return fill


def _environment(tmp_path: Path, **more: str) -> dict[str, str]:
    dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "MACHER_HOME": str(tmp_path / "home")}
    return {**os.environ, **dummy, **more}


def test_no_command_is_left_out() -> None:
    words = {name for each in COMMANDS.values() for name in each}
    commands = parser_for(["--help"]).names
    assert commands
    assert set(commands) <= words


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("encoding", NARROW)
@pytest.mark.parametrize("name", SPEAKING)
def test_any_encoding(name: str, encoding: str, filled, copies: Copies, tmp_path: Path) -> None:
    environment = _environment(tmp_path, PYTHONIOENCODING=encoding, LC_ALL="pl_PL.UTF-8", LANGUAGE="pl")
    done = copies.start(filled(name), environment)
    assert done.code in (0, 1)
    assert "Traceback" not in done.err.decode(encoding)
    assert done.out.decode(encoding)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("name", SPEAKING)
def test_a_full_disk_is_told_in_one_line(name: str, filled, copies: Copies, tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = copies.start(filled(name), _environment(tmp_path), out=full.fileno())
    said = done.err.decode()
    assert (done.code, said.count("\n")) == (2, 1), said
    assert said.startswith("macher: the output cannot be written: ")


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX systems")
@pytest.mark.parametrize("name", SPEAKING)
def test_a_reader_that_has_gone_ends_the_command_quietly(name: str, filled, copies: Copies, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = copies.start(filled(name), _environment(tmp_path), out=writing)
    finally:
        os.close(writing)
    assert (done.code, done.err) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_complaint_that_cannot_be_written_leaves_its_exit_code(copies: Copies, tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = copies.start(["replay", "/nowhere"], _environment(tmp_path), err=full.fileno())
    assert done.code == 2


# -- Ctrl+C ------------------------------------------------------------------------------------------------------------

INTERRUPTED = """
import os, signal, sys

class Interrupts:
    left = int(sys.argv.pop(1))

    def find_spec(self, name, path=None, target=None):
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGINT)
        return None

from macher.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupts())
sys.exit(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX systems")
@pytest.mark.in_turns(6)
@pytest.mark.parametrize("at", [1, 5, 20, 60])
@pytest.mark.parametrize("name", [*COMMANDS, "open"])
def test_ctrl_c_while_modules_are_loaded_ends_at_once(name: str, at: int, filled, tmp_path: Path) -> None:
    words = filled(name) if name != "open" else []
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(at), *words],
        env=_environment(tmp_path),
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) in [(130, b""), (0, b"")]
    assert done.returncode == 130 or name in ("version", "help")
