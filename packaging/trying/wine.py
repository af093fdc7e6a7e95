"""A Windows of its own by 64-bit Wine, whose user has a name with a space and an umlaut, and the programs there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from base import do, epoch

from trying.program import Program
from trying.screen import Screen

WINE = Path("/usr/lib/wine/wine64")
USER = "Jörg Müller"
_OWN = ("PYTHON", "MACHER", "SDL", "VIRTUAL", "XDG")
"""Beginnings of variables by which this machine speaks to its own programs."""
_MISSING = """
#include <windows.h>
typedef BOOLEAN (WINAPI *fill)(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    fill random = (fill)GetProcAddress(LoadLibraryA("advapi32.dll"), "SystemFunction036");
    return random && random(data, (ULONG)size);
}
"""
"""Of a library that Wine 8 lacks: pydantic takes its random numbers from there."""


def windows(path: Path) -> str:
    """A path of this machine as Windows programs read it."""
    return "Z:" + str(path).replace("/", "\\")


class Wine:
    """A prefix of Wine, the screen on which its windows open, and what runs there."""

    def __init__(self, place: Path, screen: Screen) -> None:
        self.place, self.screen = place, screen
        self.prefix = place / "prefix"
        self.profile = self.prefix / "drive_c/users" / USER

    @property
    def environment(self) -> dict[str, str]:
        """What every program gets: the prefix, the screen, no sound, and nothing of this machine's Python."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(_OWN)}
        return kept | {
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=;mshtml=",
            "DISPLAY": self.screen.display,
            "USER": USER,
            "LC_ALL": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "SOURCE_DATE_EPOCH": str(epoch()),
        }

    def setup(self) -> None:
        """Makes the prefix a Windows 10 with what Wine 8 lacks, and with a drive D."""
        library = self.prefix / "drive_c/windows/system32/bcryptprimitives.dll"
        if library.exists():
            return
        self.said("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        source = self.place / "bcryptprimitives.c"
        source.write_text(_MISSING, encoding="utf-8")
        do("x86_64-w64-mingw32-gcc", "-shared", "-O2", "-o", library, source)
        (self.prefix / "drive_d").mkdir()
        (self.prefix / "dosdevices/d:").symlink_to("../drive_d")

    def said(self, *command: str | Path, cwd: Path | None = None, seconds: int = 3600, **more: str) -> tuple[int, str]:
        """Exit code and output, both streams in one, of a program, once it has ended."""
        done = subprocess.run(
            [WINE, *(windows(part) if isinstance(part, Path) else part for part in command)],
            cwd=cwd or self.place,
            env=self.environment | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,  # a file would be no stream there
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
        return done.returncode, done.stdout

    def registry(self, key: str) -> str:
        """What stands under a key of the user, empty if there is none."""
        code, said = self.said("reg", "query", rf"HKCU\Software\{key}", "/s")
        return said if code == 0 else ""

    def stop(self) -> None:
        """Ends everything that runs there."""
        subprocess.run([WINE.with_name("wineserver"), "-k"], env=self.environment, check=False)


class WindowsProgram(Program):
    """A program of Windows, with its files where Windows has them, or below a home of its own."""

    def __init__(self, wine: Wine, program: Path, home: Path | None = None, named: str = "") -> None:
        super().__init__([WINE, program], home or wine.profile / "AppData/Roaming/macher", wine.screen)
        self.wine, self.named = wine, named
        """`named` is the home as Windows writes it."""
        self.window_class = program.name

    @property
    def environment(self) -> dict[str, str]:
        return self.wine.environment | ({"MACHER_HOME": self.named} if self.named else {})

    @property
    def folders(self) -> Mapping[str, Path]:
        return {kind: self.home / kind if self.named else self.home for kind in ("config", "data", "state")}

    def launch(self, *arguments: str, output: int | None = None, **more: str) -> subprocess.Popen[bytes]:
        given = [windows(Path(each)) if each.startswith("/") else each for each in arguments]
        return super().launch(*given, output=subprocess.DEVNULL if output is None else output, **more)

    def ended(self) -> int:
        """Waits until the window that was opened has ended; the exit code.  Raises ``Failed``."""
        assert self.running is not None
        return self._end_of(self.running, "it does not end")


def fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
