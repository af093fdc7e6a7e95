#!/usr/bin/env python3
"""Tries what players install: `python packaging/check.py ARTEFACT...` on Linux, with Xvfb, xdotool and openbox.

The artefact is unpacked or installed beside nothing else: no Python on the path, an empty home.  It has to be small
enough, to check itself, to open a real window, to be played with a real mouse, to keep the game when its window is
closed and when it is killed, to open the file of a second start, and to leave games and settings alone when it is
removed.

A twin of the program in this checkout is played at the same time (`trying/`); it tells where things stand on the
screen, what the window must look like and what the game must have come to.  `--times` measures besides how soon the
window stands, against a bare pygame window.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # of the twin

from trying.outcome import Failed, need  # noqa: E402
from trying.program import Program  # noqa: E402
from trying.screen import screen  # noqa: E402
from trying.steps import check_first_start, check_game, check_itself, check_second_start  # noqa: E402

MOST = {".tar.xz": 60e6, "-single": 30e6, ".deb": 25e6, ".AppImage": 30e6}
"""Bytes: of the unpacked folder, of the file, of the package."""
SOON = {".tar.xz": 0.6, "-single": 1.2, ".deb": 0.6}
"""Seconds of the processor until the window stands, more than a bare one takes."""

# --- the artefact -----------------------------------------------------------------------------------------------------


def ending_of(artefact: Path) -> str:
    """What kind of artefact it is."""
    for ending in (".tar.xz", "-single", ".deb", ".AppImage", ".whl", ".tar.gz"):
        if artefact.name.endswith(ending):
            return ending
    raise Failed(f"{artefact.name} is nothing that is checked here")


def installed(artefact: Path, place: Path) -> list[str | Path]:
    """Unpacks or installs it; the command that starts it."""
    ending = ending_of(artefact)
    if ending == ".tar.xz":
        subprocess.run(["tar", "xf", artefact, "-C", place], check=True)
        return [next(place.iterdir()) / "macher"]
    if ending in ("-single", ".AppImage"):
        shutil.copy2(artefact, place / "macher")
        return [*mounting(place), place / "macher"] if ending == ".AppImage" else [place / "macher"]
    if ending == ".deb":
        database = place / "var/lib/dpkg"
        (database / "updates").mkdir(parents=True)
        (database / "info").mkdir()
        (database / "status").touch()
        dpkg(place, "--install", artefact)
        return [place / "usr/games/macher"]
    subprocess.run([sys.executable, "-m", "venv", place / "venv"], check=True)
    subprocess.run([place / "venv/bin/pip", "install", "--quiet", artefact], check=True, cwd=place)
    return [place / "venv/bin/macher"]


def mounting(place: Path) -> list[str | Path]:
    """Gives an AppImage the one tool of the system that it needs: the one that mounts."""
    tools = place / "tools"
    tools.mkdir()
    tool = shutil.which("fusermount3")
    need(tool, "the system can mount an AppImage")
    (tools / "fusermount3").symlink_to(str(tool))
    return ["/usr/bin/env", f"PATH={tools}"]


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


# --- the checks -------------------------------------------------------------------------------------------------------


def check_times(program: Program, ending: str) -> None:
    """How soon the window stands, three times after a first time, against a bare pygame window.

    What counts is the processor's time: that of the clock depends on what else the machine does.
    """
    bare = "import pygame; pygame.display.init(); pygame.display.set_mode((960, 540)); pygame.time.wait(60_000)"
    shown = os.environ | {"DISPLAY": program.screen.display, "SDL_VIDEODRIVER": "x11", "SDL_VIDEO_X11_WMCLASS": "bare"}
    taken: dict[str, list[tuple[float, float]]] = {"bare": [], "program": []}
    for _ in range(4):
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-c", bare], env=shown, stdout=subprocess.DEVNULL, start_new_session=True
        )
        program.screen.window("bare", process)
        taken["bare"].append((processor(process.pid), time.monotonic() - begun))
        process.kill()
        process.wait()
        clock = program.start()
        assert program.running is not None
        taken["program"].append((processor(program.running.pid), clock))
        time.sleep(1)
        program.quit()
    least = {name: [min(column) for column in zip(*times[1:], strict=True)] for name, times in taken.items()}
    for name, (work, clock) in least.items():
        print(f"        {name}: window after {clock:.2f} s, of which the processor worked {work:.2f} s")
    if ending in SOON:
        late = least["program"][0] - least["bare"][0]
        need(late <= SOON[ending], f"the window stands after {late:.2f} s more than a bare one, {SOON[ending]} allowed")


def processor(group: int) -> float:
    """Seconds that the processor has worked for a group of processes."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            fields = path.read_text().rpartition(")")[2].split()
            ticks += (int(fields[11]) + int(fields[12])) * (int(fields[2]) == group)
    return ticks / os.sysconf("SC_CLK_TCK")


def check(artefact: Path, times: bool) -> None:
    """Everything, for one artefact.  Raises ``Failed``."""
    ending = ending_of(artefact)
    print(f"--- {artefact.name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="macher-check-") as name, screen() as shown:
        place, home = Path(name) / "program", Path(name) / "home"
        place.mkdir()
        home.mkdir()
        command = installed(artefact, place)
        most = MOST.get(ending)
        if most is not None:
            size = size_of(place if ending == ".tar.xz" else artefact)
            need(size <= most, f"{size / 1e6:.1f} MB are no more than {most / 1e6:.0f}")
        program = Program(command, home, shown)
        try:
            check_itself(program)
            check_first_start(program)
            check_game(program)
            check_second_start(program)
            if times:
                check_times(program, ending)
            if ending == ".deb":
                before = {path: path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file()}
                dpkg(place, "--remove", "macher")
                need(not (place / "usr/lib/macher").exists(), "removing the package removes the program")
                need(before == {path: path.read_bytes() for path in before}, "and leaves games and settings alone")
        finally:
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
