#!/usr/bin/env python3
"""Tries a Debian package where hardly anything else is: `python packaging/check_deb.py PACKAGE`, as root.

A minimal Debian 12 (debootstrap) gets the package by apt with what it depends on and nothing that it recommends.  There
the program has to check itself, to open its window on a display of this machine, to be played with a real mouse, to
outlive a newer package that is installed over it, and to leave its games alone when it is removed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # of the twin

from trying.outcome import Failed, need  # noqa: E402
from trying.program import Program  # noqa: E402
from trying.screen import Screen, screen  # noqa: E402
from trying.steps import check_first_start, check_game, check_itself, check_second_start  # noqa: E402

SUITE = "bookworm"
PLAYER = 1000
"""Number of the user who plays."""


class Installed(Program):
    """The program in there, started by somebody without rights, whose home the steps write into as well."""

    def __init__(self, root: Path, screen: Screen) -> None:
        command = ["/usr/sbin/chroot", f"--userspec={PLAYER}:{PLAYER}", root, "/usr/games/macher"]
        super().__init__(command, root / "home/player", screen)

    def launch(self, *arguments: str, output: int | None = None, **more: str) -> subprocess.Popen[bytes]:
        """Starts it once more."""
        for path in [self.home, *self.home.rglob("*")]:
            os.chown(path, PLAYER, PLAYER, follow_symlinks=False)
        return super().launch(*arguments, output=output, **more)


def run(*command: str | Path) -> str:
    """Runs a command; what it says.  Raises ``Failed`` with that if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Failed(f"{command[0]} {command[1]}: {done.stdout}")
    return done.stdout


def minimal(root: Path) -> None:
    """Sets up a Debian in which this folder has the same name as outside, so that paths mean the same."""
    run("debootstrap", "--variant=minbase", SUITE, root)
    same = root / root.relative_to("/")
    same.parent.mkdir(parents=True, exist_ok=True)
    same.symlink_to("/")
    (root / "home/player").mkdir()


def apt(root: Path, *command: str) -> None:
    """Runs apt in there."""
    words = ["DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", "apt-get", "--yes", *command]
    run("chroot", root, "env", *words)


def install(root: Path, package: Path) -> None:
    """Installs a package with what it depends on."""
    shutil.copyfile(package, root / "tmp/macher.deb")
    apt(root, "install", "--no-install-recommends", "/tmp/macher.deb")


def newer(package: Path, place: Path) -> Path:
    """The same package with the next version."""
    run("dpkg-deb", "--raw-extract", package, place)
    control = place / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^(Version: .*)$", r"\1.1", control.read_text("utf-8")), "utf-8")
    run("dpkg-deb", "-Znone", "--build", place, place.with_suffix(".deb"))
    return place.with_suffix(".deb")


def kept(home: Path) -> dict[Path, bytes]:
    """Games and settings."""
    folders = (home / ".config", home / ".local/share")
    return {path: path.read_bytes() for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()}


def check(package: Path) -> None:
    """Everything.  Raises ``Failed``."""
    with tempfile.TemporaryDirectory(prefix="macher-debian-") as name, screen() as shown:
        root = Path(name) / "root"
        minimal(root)
        apt(root, "update")
        install(root, package)
        need(not list(root.glob("usr/bin/python*")), "it needs no Python, and apt finds what it depends on")
        program = Installed(root, shown)
        try:
            check_itself(program)
            check_first_start(program)
            check_game(program, answers=2)
            games = kept(program.home)
            install(root, newer(package, Path(name) / "newer"))
            said = run("chroot", root, "dpkg-query", "--show", "macher").split()[1]
            need(said.endswith(".1"), f"version {said} is installed over it")
            need(kept(program.home) == games, "and leaves games and settings alone")
            check_second_start(program)
            games = kept(program.home)
            apt(root, "purge", "macher")
            left = [path for path in root.glob("usr/**/*macher*") if "share/doc" not in str(path)]
            need(not left, "removing the package removes the program")
            need(kept(program.home) == games, "and leaves games and settings alone")
        finally:
            program.kill()


def main() -> int:
    """Checks a package; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path)
    try:
        check(parser.parse_args().package.resolve())
    except Failed as error:
        print(f"FAILED  {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
