#!/usr/bin/env python3
"""Tries what players install on macOS: `python packaging/check_macos.py dist/*.dmg` (or the `.zip` of the application).

Nobody has run this on a Mac yet: it was written from documentation.  It unpacks the application, reads what it says of
itself, lets it check itself, opens it the way the Finder does, begins a game, kills it, and looks at the window's
picture.  Then it asks what only a person sees; `--alone` leaves these questions out.  It needs pygame-ce, which
`pip install -e .` brings, and the right to record the screen for the window's picture.
"""

from __future__ import annotations

import argparse
import json
import os
import plistlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # of this process

import pygame  # noqa: E402
from trying.outcome import Failed, need  # noqa: E402

from macher import __version__  # noqa: E402

OPENS = 60.0
"""Seconds within which a window opens and a game begins."""
WINDOWS = """
ObjC.import("CoreGraphics");
const all = ObjC.deepUnwrap(ObjC.castRefToObject($.CGWindowListCopyWindowInfo($.kCGWindowListOptionOnScreenOnly, 0)));
JSON.stringify(all.filter(each => each.kCGWindowOwnerPID == PID && each.kCGWindowLayer == 0));
"""
QUESTIONS = (
    "The window shows the table of a game, and its text is sharp",
    "Its place in the dock bears the icon of the game",
    "In the Finder, a double click on FILE opens that game in this window",
    "From the disk image, dragged to the programs, it starts by a right click and Open",
)


def run(*command: str | Path, **more: str) -> str:
    """Runs a command; what it says.  Raises ``Failed`` with that if it fails."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")} | more
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{command[0]}: {done.stdout}{done.stderr}")
    return done.stdout


def unpacked(artefact: Path, place: Path) -> Path:
    """The application out of the disk image or the archive."""
    if artefact.suffix == ".dmg":
        image = place / "image"
        run("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", image, artefact)
        try:
            run("ditto", next(image.glob("*.app")), place / "Die Macher.app")
        finally:
            run("hdiutil", "detach", image)
    else:
        run("ditto", "-x", "-k", artefact, place)
    return place / "Die Macher.app"


def check_words(app: Path) -> None:
    """What the system reads of it."""
    with (app / "Contents/Info.plist").open("rb") as file:
        said: dict[str, Any] = plistlib.load(file)
    need(said["CFBundleShortVersionString"] == __version__, f"it is version {__version__}")
    need(said["NSHighResolutionCapable"], "it says that it is sharp on a Retina display")
    (kind,) = said["CFBundleDocumentTypes"]
    need(kind["CFBundleTypeExtensions"] == ["macher"], "files that end in .macher are its own")
    for name in (said["CFBundleIconFile"], kind["CFBundleTypeIconFile"]):
        need((app / "Contents/Resources" / name).is_file(), f"{name} is there")
    run("codesign", "--verify", "--deep", "--strict", app)
    need(True, "its signature, though nobody's, fits its files")


def processes(app: Path) -> list[int]:
    """The numbers of its processes, the oldest first."""
    done = subprocess.run(["pgrep", "-f", str(app)], capture_output=True, text=True, check=False)
    return sorted(int(number) for number in done.stdout.split())


def kill(app: Path) -> None:
    """Ends it at once."""
    for number in processes(app):
        with suppress(ProcessLookupError):  # it has ended with another
            os.kill(number, signal.SIGKILL)


def window(app: Path) -> dict[str, Any]:
    """Its window as the system describes it.  Raises ``Failed`` if none opens."""
    end = time.monotonic() + OPENS
    while time.monotonic() < end:
        for number in processes(app):
            shown = json.loads(run("osascript", "-l", "JavaScript", "-e", WINDOWS.replace("PID", str(number))))
            if shown:
                return dict(shown[0])
        time.sleep(0.2)
    raise Failed("no window opens")


def autosave(home: Path) -> Path:
    """The autosave of the game that has begun.  Raises ``Failed`` if none begins."""
    end = time.monotonic() + OPENS
    while time.monotonic() < end:
        for path in home.glob("state/autosaves/*.json"):
            return path
        time.sleep(0.2)
    raise Failed("no game begins")


def check_sharp(shown: dict[str, Any], picture: Path) -> None:
    """Whether the window has as many pixels of its own as the display, once something is drawn in it."""
    width = shown["kCGWindowBounds"]["Width"]
    doubled = 1.0
    for _ in range(round(OPENS)):
        run("screencapture", "-x", "-o", "-l", str(shown["kCGWindowNumber"]), picture)
        image = pygame.image.load(picture)
        if image.get_width() < 2 * width:
            print("        no Retina display: whether it is sharp on one cannot be seen here")
            return
        doubled = doubled_share(image)
        if doubled < 0.999:
            break
        time.sleep(1)
    print(f"        {image.get_width()} pixels for {width:.0f} points, {doubled:.1%} of them like their neighbours")
    need(doubled < 0.999, "its pixels are its own, not doubled ones")


def doubled_share(image: pygame.Surface) -> float:
    """Share of the pixels that look like the first of the four they stand in; all of them do if a window is doubled."""
    half = pygame.transform.scale(image, (image.get_width() // 2, image.get_height() // 2))
    other = pygame.transform.scale(half, image.get_size())
    same = pygame.mask.from_threshold(image, (0, 0, 0), (8, 8, 8, 255), other).count()
    return float(same / (image.get_width() * image.get_height()))


def check_window(app: Path, home: Path, place: Path) -> Path:
    """Opened as the Finder does it, with a game; killed and opened again.  Gives the file of that game."""
    opened = ("open", "-n", "--env", f"MACHER_HOME={home}", app)
    run(*opened, "--args", "--lang", "en", "--seed", "7")
    shown = window(app)
    autosave(home)
    need(True, "its window opens, and a game begins")
    check_sharp(shown, place / "window.png")
    kill(app)
    kept = autosave(home)
    need(json.loads(kept.read_text(encoding="utf-8")), "the game outlives a kill")
    file = place / "Größe 1.macher"
    shutil.copyfile(kept, file)
    run(*opened, file)
    window(app)
    need(True, "it opens again, with a file")
    return file


def ask(file: Path) -> None:
    """What only a person sees."""
    for question in QUESTIONS:
        said = input(f"{question.replace('FILE', str(file))}? [y/n] ")
        need(said.strip().lower().startswith("y"), question)


def main() -> int:
    """Checks an artefact; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("artefact", type=Path)
    parser.add_argument("--alone", action="store_true", help="ask nobody")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="macher-check-") as name:
        place = Path(name).resolve()
        home = place / "home"
        try:
            app = unpacked(chosen.artefact.resolve(), place)
            check_words(app)
            said = run(app / "Contents/MacOS/macher", "selfcheck", MACHER_HOME=str(home))
            print("        " + said.replace("\n", "\n        ").rstrip())
            need("FAILED" not in said, "it finds itself whole and plays a game of each edition")
            file = check_window(app, home, place)
            if not chosen.alone:
                ask(file)
        except Failed as error:
            print(f"FAILED  {error}")
            return 1
        finally:
            kill(place / "Die Macher.app")
    return 0


if __name__ == "__main__":
    sys.exit(main())
