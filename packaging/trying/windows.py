"""What a program has to do on Windows besides: keys, starts, and the installer.  Each step raises ``Failed``."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import nsis
from base import do, version

from trying.outcome import need
from trying.steps import check_first_start, check_game, check_handed_over
from trying.twin import Twin
from trying.wine import WindowsProgram, Wine, fresh

MOST = 25e6
"""Bytes of the installer."""
OLDER = "0.9.0"
ENTRY = r"Microsoft\Windows\CurrentVersion\Uninstall\die-macher-desktop"
KINDS = (r"Classes\.macher", r"Classes\macher.game")
TITLES = {
    "en_US": "Die Macher Setup",
    "de_DE": "Installation von Die Macher",
    "pl_PL": "Instalator Die Macher",
    "fr_FR": "Installation de Die Macher",
}
_WAITS = 30.0
"""Seconds within which something has to happen, on the busiest machine."""


def check_keys(program: WindowsProgram) -> None:
    """AltGr on a German keyboard, which Windows sends as Ctrl and Alt, commands nothing; Ctrl alone does."""
    subprocess.run(["setxkbmap", "-display", program.screen.display, "de"], check=True)
    twin = Twin(program)
    program.start()
    twin.see()
    for chord in ("ctrl+alt+q", "ctrl+alt+n", "ISO_Level3_Shift+q", "ISO_Level3_Shift+0", "ISO_Level3_Shift+minus"):
        program.screen.xdo("key", chord)
    program.wait(1.0)
    twin.see()
    need(True, "AltGr and a letter command nothing")
    program.screen.xdo("key", "ctrl+q")
    need(program.ended() == 0, "Ctrl and the letter do")


def check_plain_second_start(program: WindowsProgram) -> None:
    """A second start without a file ends at once and leaves the window that is open."""
    twin = Twin(program)
    program.start()
    twin.see()
    need(program.again() == 0, "a second start without a file ends at once")
    twin.see()
    need(program.quit() == 0, "and leaves the window as it is")


# --- the installer ----------------------------------------------------------------------------------------------------


def check_languages(wine: Wine, setup: Path) -> None:
    """The installer speaks the language of Windows, here that of the environment."""
    locales = fresh(wine.place / "locales")
    for language, title in TITLES.items():
        do("localedef", "-i", language, "-f", "UTF-8", locales / f"{language}.UTF-8")
        opened = WindowsProgram(wine, setup)
        opened.running = opened.launch(LOCPATH=str(locales), LC_ALL=f"{language}.UTF-8")
        need(shown(wine, "--name", f"^{title} ?$"), f"in {language} the installer is called “{title}”")
        opened.kill()
        wine.stop()  # the next one takes the language anew


def check_installer(wine: Wine, folder: Path, setup: Path) -> None:
    """Upgrade by mouse and keyboard, double click, games kept, removal."""
    need(setup.stat().st_size <= MOST, f"{setup.stat().st_size / 1e6:.1f} MB are no more than {MOST / 1e6:.0f}")
    older = fresh(wine.place / "older")
    shutil.copyfile(folder / "macher.exe", older / "macher.exe")
    (older / "_internal").mkdir()
    (older / "_internal/old.txt").touch()
    before = wine.place / "older-setup.exe"
    nsis.installer(older, before, OLDER)
    check_languages(wine, before)

    installed = wine.profile / "AppData/Local/Programs/Die Macher"
    program = WindowsProgram(wine, installed / "macher.exe")
    need(wine.said(before, "/S")[0] == 0, "the older version is installed without a window")
    need(OLDER in wine.registry(ENTRY), "it stands among the programs of Windows")
    need((installed / "_internal/old.txt").exists(), "it lies in the folder of the player's programs")
    need(shortcut(wine).exists(), "and in the start menu")

    install_by_hand(wine, setup)
    need(version() in wine.registry(ENTRY), "the newer version stands there in its place")
    need(not (installed / "_internal/old.txt").exists(), "no file of the older one is left")
    kind = wine.registry(KINDS[1])
    need(r"Die Macher\document.ico" in kind, "files of games have their icon")
    need(r'Die Macher\macher.exe" "%1"' in kind, "and are opened by it")
    check_first_start(program)
    check_game(program, answers=1)
    check_double_click(wine, program)

    program.start()
    code, _ = wine.said(setup, "/S")
    need(code == 2, "the installer leaves a program alone that is open")
    need(program.quit() == 0, "which ends as ever")
    games = {path: path.read_bytes() for path in sorted(program.home.rglob("*")) if path.is_file()}
    need(wine.said(setup, "/S")[0] == 0, "installed once more over the same version")
    need(kept(games), "games and settings are as they were")
    check_removal(wine, installed)
    need(kept(games), "and leaves games and settings alone")


def install_by_hand(wine: Wine, setup: Path) -> None:
    """With the windows of the installer; its last page starts the program."""
    opened = WindowsProgram(wine, setup)
    opened.start()
    for _ in range(4):  # it unpacks for a while
        wine.screen.xdo("search", "--onlyvisible", "--class", f"^{setup.name}$", "windowactivate", "key", "Return")
        if program := shown(wine, "--class", "^macher.exe$"):
            break
    need(program and opened.ended() == 0, "the Return key alone upgrades it and starts it")
    wine.screen.close(program)


def shown(wine: Wine, *which: str) -> str:
    """The window that xdotool finds so within a while, or none."""
    end = time.monotonic() + _WAITS
    while time.monotonic() < end:
        if found := wine.screen.xdo("search", "--onlyvisible", *which).split():
            return found[-1]
        time.sleep(0.2)
    return ""


def check_double_click(wine: Wine, program: WindowsProgram) -> None:
    """A file of a game opens in the window that is open.

    Wine 8 asks only the types of files that all users have, so they are copied there for a moment.
    """
    exported = wine.place / "classes.reg"
    for kind in KINDS:
        wine.said("reg", "export", rf"HKCU\Software\{kind}", exported, "/y")
        text = exported.read_text("utf-16").replace("HKEY_CURRENT_USER", "HKEY_LOCAL_MACHINE")
        exported.write_text(text, "utf-16")
        wine.said("reg", "import", exported)
    file = wine.place / "Größe 2.macher"
    check_handed_over(program, file, lambda: wine.said("start", file)[0] == 0, "a double click finds the program")
    for kind in KINDS:
        wine.said("reg", "delete", rf"HKLM\Software\{kind}", "/f")


def check_removal(wine: Wine, installed: Path) -> None:
    """Nothing of the program is left."""
    wine.said(installed / "uninstall.exe", "/S")
    end = time.monotonic() + _WAITS
    while installed.exists() and time.monotonic() < end:  # it goes on in a copy of itself
        time.sleep(0.2)
    need(not installed.exists(), "removing it leaves nothing among the programs")
    need(not shortcut(wine).exists(), "nor in the start menu")
    need(not any(map(wine.registry, (ENTRY, *KINDS))), "nor in the registry")


def shortcut(wine: Wine) -> Path:
    """Its entry in the start menu."""
    return wine.profile / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Die Macher.lnk"


def kept(files: dict[Path, bytes]) -> bool:
    """Whether all these files are as they were."""
    return all(path.is_file() and path.read_bytes() == content for path, content in files.items())
