#!/usr/bin/env python3
"""Tries what players install: `python packaging/check.py ARTEFACT...` on Linux, with Xvfb, xdotool and openbox.

The artefact is unpacked or installed beside nothing else: no Python on the path, an empty home.  It has to be small
enough, to check itself, to open a real window, to be played with a real mouse, to keep the game when its window is
closed and when it is killed, and to leave games and settings alone when it is removed.

A twin of the program in this checkout is played at the same time; it tells where things stand on the screen and what
the game must have come to.  `--times` measures besides how soon the window stands, against a bare pygame window.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # of the twin

from hands import Hands  # noqa: E402

from macher import __version__  # noqa: E402
from macher.gallery.pilot import Pilot  # noqa: E402
from macher.i18n import Texts  # noqa: E402
from macher.saves.verify import load_game  # noqa: E402
from macher.ui.game.games import Games  # noqa: E402
from macher.ui.game.quick import quick_config  # noqa: E402
from macher.ui.scene import Scene  # noqa: E402
from macher.ui.screens.first_start import FirstStartScreen  # noqa: E402
from macher.ui.settings.settings import SettingsStore  # noqa: E402
from macher.ui.shell.shell import Shell  # noqa: E402

MOST = {".tar.xz": 60e6, "-single": 30e6, ".deb": 25e6}
"""Bytes: of the unpacked folder, of the file, of the package."""
SOON = {".tar.xz": 0.6, "-single": 1.2, ".deb": 0.6}
"""Seconds after which the window stands, more than a bare one takes."""
SCREEN = "1280x800x24"
SEED = 7
ANSWERS = 8
"""Decisions that the mouse makes before the program is killed."""


class Failed(Exception):
    """The artefact does not do what it should."""


def need(true: object, what: str) -> None:
    """Says that something holds, or ends the check."""
    if not true:
        raise Failed(what)
    print(f"ok      {what}", flush=True)


# --- the artefact -----------------------------------------------------------------------------------------------------


def ending_of(artefact: Path) -> str:
    """What kind of artefact it is."""
    for ending in (".tar.xz", "-single", ".deb", ".AppImage", ".AppDir", ".whl", ".tar.gz"):
        if artefact.name.endswith(ending):
            return ending
    raise Failed(f"{artefact.name} is nothing that is checked here")


def installed(artefact: Path, place: Path) -> Path:
    """Unpacks or installs it; the program."""
    ending = ending_of(artefact)
    if ending == ".tar.xz":
        subprocess.run(["tar", "xf", artefact, "-C", place], check=True)
        return next(place.iterdir()) / "macher"
    if ending == ".AppDir":  # what appimagetool packs
        shutil.copytree(artefact, place / "program", symlinks=True)
        return place / "program" / "AppRun"
    if ending in ("-single", ".AppImage"):
        shutil.copy2(artefact, place / "macher")
        return place / "macher"
    if ending == ".deb":
        database = place / "var/lib/dpkg"
        (database / "updates").mkdir(parents=True)
        (database / "info").mkdir()
        (database / "status").touch()
        dpkg(place, "--install", artefact)
        return place / "usr/bin/macher"
    subprocess.run([sys.executable, "-m", "venv", place / "venv"], check=True)
    subprocess.run([place / "venv/bin/pip", "install", "--quiet", artefact], check=True, cwd=place)
    return place / "venv/bin/macher"


def dpkg(root: Path, *command: str | Path) -> None:
    """Runs dpkg on a root of its own, without what the package needs from others."""
    subprocess.run(
        ["dpkg", f"--root={root}", "--force-depends", "--log=/dev/null", *command],
        check=True,
        stdout=subprocess.DEVNULL,
    )


def size_of(path: Path) -> int:
    """Bytes of a file or of all files in a folder."""
    return sum(each.lstat().st_size for each in ([path] if path.is_file() else path.rglob("*")))


# --- the program ------------------------------------------------------------------------------------------------------


class Program:
    """The artefact in an empty environment: its home, its window, its games."""

    def __init__(self, binary: Path, home: Path, display: str) -> None:
        self.binary, self.home, self.display = binary, home, display
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def environment(self) -> dict[str, str]:
        """Nothing but what every session has; no path on which there is a Python."""
        return {
            "HOME": str(self.home),
            "PATH": "/nowhere",
            "LANG": "C.UTF-8",
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
        }

    def said(self, *arguments: str) -> tuple[int, str]:
        """Exit code and output of a command that opens no window."""
        done = subprocess.run(
            [self.binary, *arguments],
            env=self.environment | {"SDL_VIDEODRIVER": "dummy"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def start(self, *arguments: str) -> float:
        """Opens the window; seconds until it stood."""
        begun = time.monotonic()
        self.running = subprocess.Popen([self.binary, *arguments], env=self.environment, start_new_session=True)
        self.window = window_of(self.display, "macher", self.running)
        return time.monotonic() - begun

    def quit(self) -> int:
        """Presses the window's own button; the exit code."""
        assert self.running is not None
        told = subprocess.run(
            ["xwininfo", "-id", self.window],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        given = dict(line.strip().split(":", 1) for line in told.splitlines() if ":" in line and "xwininfo" not in line)
        left, top, width = (int(given[key]) for key in ("Absolute upper-left X", "Absolute upper-left Y", "Width"))
        xdo(self.display, "mousemove", str(left + width - 9), str(top - 10))
        time.sleep(0.2)
        xdo(self.display, "click", "1")
        try:
            return self.running.wait(30)
        except subprocess.TimeoutExpired:
            raise Failed("the window's button does not end it") from None

    def kill(self) -> None:
        """Ends the program and what belongs to it at once."""
        assert self.running is not None
        os.killpg(self.running.pid, signal.SIGKILL)
        self.running.wait(30)

    def decisions(self) -> int:
        """Decisions in the newest autosave."""
        paths = (self.home / ".local/state/macher/autosaves").glob("*.json")
        with suppress(Exception):  # it is being written
            return len(load_game(max(paths, key=lambda path: path.stat().st_mtime)).journal)
        return -1


def xdo(display: str, *command: str) -> str:
    """Runs xdotool."""
    return subprocess.run(
        ["xdotool", *command], env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False
    ).stdout


def window_of(display: str, name: str, process: subprocess.Popen[bytes]) -> str:
    """The window of a program by its class, once it stands."""
    for _ in range(3000):
        found = xdo(display, "search", "--onlyvisible", "--class", f"^{name}$").split()
        if found:
            return found[-1]
        if process.poll() is not None:
            raise Failed(f"it has ended with {process.returncode} before its window stood")
        time.sleep(0.01)
    raise Failed("no window opens")


@contextmanager
def screen() -> Iterator[str]:
    """A display of its own with a window manager."""
    display = next(f":{number}" for number in range(90, 200) if not Path(f"/tmp/.X11-unix/X{number}").exists())
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", SCREEN, "-nolisten", "tcp"], **quiet)  # type: ignore[call-overload]
    time.sleep(1)
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": display}, **quiet)  # type: ignore[call-overload]
    time.sleep(1)
    try:
        yield display
    finally:
        manager.terminate()
        server.terminate()
        server.wait()


class Twin(Pilot):
    """The same program in this checkout: whatever is clicked here is clicked there, too, with the real mouse."""

    def __init__(self, program: Program) -> None:
        sized = xdo(program.display, "getwindowgeometry", "--shell", program.window)
        given = dict(line.split("=") for line in sized.split())
        texts = Texts.load("en")
        super().__init__(Scene(), (int(given["WIDTH"]), int(given["HEIGHT"])), texts=texts)
        self.program = program
        self.drawing = False
        self.store = SettingsStore(None)
        self.flow = Shell(self.app, texts, self.store, Games(None, "inline"))

    def _click(self, x: int, y: int) -> Pilot:
        display, window = self.program.display, self.program.window
        xdo(display, "mousemove", "--window", window, str(x), str(y))
        time.sleep(0.15)
        xdo(display, "click", "1")
        time.sleep(0.35)
        return super()._click(x, y)


# --- the checks -------------------------------------------------------------------------------------------------------


def check_itself(program: Program) -> None:
    """What it says of itself."""
    code, said = program.said("--version")
    need(code == 0 and said.startswith(f"macher {__version__}\n"), f"it is version {__version__}")
    code, said = program.said("selfcheck")
    print("        " + said.replace("\n", "\n        ").rstrip())
    need(code == 0 and "FAILED" not in said, "it finds itself whole and plays a game of each edition")


def check_menu(program: Program) -> None:
    """From the first start to the menu, another language, and out by the window's button; then it is remembered."""
    program.start("--lang", "en")
    twin = Twin(program)
    twin.app.push(FirstStartScreen(twin.flow))
    twin.settle()
    for _ in range(12):
        if twin.scene.name == "menu":
            break
        node = next(node for node in twin.nodes() if node.interactive and node.id.startswith("first."))
        twin.click("first.en" if twin.find("first.en") else node.id)
    need(twin.scene.name == "menu", "the first start leads to the menu")
    twin.click("menu.lang.de")
    time.sleep(0.5)
    need(program.quit() == 0, "the window's button ends it")
    kept = SettingsStore(program.home / ".config/macher").settings
    need(kept.language == "de", "the language that was clicked is remembered")


def check_game(program: Program) -> None:
    """A game by mouse through the first phases; closed, resumed, killed, resumed."""
    store = SettingsStore(program.home / ".config/macher")
    store.settings.speed, store.settings.language = "instant", "en"
    store.save()
    program.start("--seed", str(SEED))
    twin = Twin(program)
    twin.flow.settings.speed = "instant"
    twin.flow.begin(quick_config(twin.flow.texts, SEED))
    twin.settle()
    hands = Hands(twin, twin.flow, SEED)
    session = twin.flow.controller.session
    reach(program, session.version)  # the AI seats have answered, the table is up
    time.sleep(1.5)
    play(program, hands, ANSWERS)
    need(program.decisions() == session.version, f"{session.version} decisions stand in the autosave")
    need(program.quit() == 0, "the window's button ends it in a game")
    resume(program)
    play(program, hands, 1)
    need(program.decisions() == session.version, "the game goes on where it was")
    program.kill()
    need(program.decisions() == session.version, "nothing is lost by kill -9")
    resume(program)
    play(program, hands, 1)
    need(program.decisions() == session.version, "and it goes on where it was")
    need(program.quit() == 0, "it ends properly after that")


def play(program: Program, hands: Hands, answers: int) -> None:
    """Makes that many decisions with the mouse."""
    session = hands.flow.controller.session
    while answers:
        before = session.version
        hands.step()
        if session.version != before:
            reach(program, session.version)
            answers -= 1


def reach(program: Program, version: int) -> None:
    """Waits until the program has come as far as its twin."""
    for _ in range(200):
        if program.decisions() >= version:
            time.sleep(0.6)
            return
        time.sleep(0.1)
    raise Failed(f"the program has made {program.decisions()} decisions where its twin has made {version}")


def resume(program: Program) -> None:
    """Starts again and goes on with the game that was open."""
    program.start()
    time.sleep(1.5)
    xdo(program.display, "key", "--window", program.window, "Return")
    time.sleep(1.5)


def check_times(program: Program, ending: str) -> None:
    """How soon the window stands, each three times after a first time, against a bare pygame window."""
    bare = "import pygame; pygame.display.init(); pygame.display.set_mode((960, 540)); pygame.time.wait(3000)"
    times: dict[str, float] = {}
    for name in ("bare", "program"):
        taken = []
        for _ in range(4):
            begun = time.monotonic()
            if name == "bare":
                environment = {
                    **os.environ,
                    "DISPLAY": program.display,
                    "SDL_VIDEODRIVER": "x11",
                    "SDL_VIDEO_X11_WMCLASS": "bare",
                }
                process = subprocess.Popen([sys.executable, "-c", bare], env=environment, stdout=subprocess.DEVNULL)
                window_of(program.display, "bare", process)
                taken.append(time.monotonic() - begun)
                process.kill()
                process.wait()
            else:
                taken.append(program.start())
                time.sleep(1)
                program.quit()
            time.sleep(0.3)
        times[name] = min(taken[1:])
    print(f"        window after {times['program']:.2f} s, a bare pygame window after {times['bare']:.2f} s")
    if ending in SOON:
        late = times["program"] - times["bare"]
        need(late <= SOON[ending], f"the window stands within {SOON[ending]} s of a bare one")


def check(artefact: Path, times: bool) -> None:
    """Everything, for one artefact.  Raises ``Failed``."""
    ending = ending_of(artefact)
    print(f"--- {artefact.name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="macher-check-") as name, screen() as display:
        place, home = Path(name) / "program", Path(name) / "home"
        place.mkdir()
        home.mkdir()
        binary = installed(artefact, place)
        most = MOST.get(ending)
        if most is not None:
            size = size_of(place if ending == ".tar.xz" else artefact)
            need(size <= most, f"{size / 1e6:.1f} MB are no more than {most / 1e6:.0f}")
        program = Program(binary, home, display)
        try:
            check_itself(program)
            check_menu(program)
            check_game(program)
            if times:
                check_times(program, ending)
            if ending == ".deb":
                before = {path: path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file()}
                dpkg(place, "--remove", "macher")
                need(not (place / "usr/lib/macher").exists(), "removing the package removes the program")
                need(before == {path: path.read_bytes() for path in before}, "and leaves games and settings alone")
        finally:
            if program.running is not None and program.running.poll() is None:
                program.kill()


def main() -> int:
    """Checks all artefacts that are named; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("artefacts", nargs="+", type=Path)
    parser.add_argument("--times", action="store_true", help="measure, too, how soon the window stands")
    chosen = parser.parse_args()
    for artefact in chosen.artefacts:
        try:
            check(artefact.resolve(), chosen.times)
        except Failed as error:
            print(f"FAILED  {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
