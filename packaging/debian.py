"""What a Debian package says of itself: what it needs, how large it is, what has changed."""

from __future__ import annotations

import gzip
import hashlib
import re
import subprocess
import time
from pathlib import Path

from base import LINUX, ROOT, Publisher, epoch, version

OPENS = ("libx11-6", "libxext6")
"""What the window cannot open without: SDL loads it by itself, so that no list of needed libraries names it."""
BETTER = (
    "libxcursor1, libxfixes3, libxi6, libxrandr2, libxss1, libwayland-client0, libwayland-cursor0, libwayland-egl1, "
    "libxkbcommon0, libegl1, libdecor-0-0, libpulse0 | libasound2 | libasound2t64"
)
"""What SDL loads as well where it is there: pointers, full screen, sleep, Wayland, sound."""
ASKED = re.compile(rb"\0GLIBC_(\d+(?:\.\d+)+)(?=\0)")
"""A version of the C library in the names that a program or library asks for."""


def c_library(folder: Path) -> str:
    """The oldest C library with which every program and library of the folder runs."""
    files = [path.read_bytes() for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    asked = {found.decode() for data in files if data.startswith(b"\x7fELF") for found in ASKED.findall(data)}
    return max(asked, key=lambda number: [int(part) for part in number.split(".")])


def architecture() -> str:
    """The kind of processor, as Debian names it."""
    ask = ["dpkg", "--print-architecture"]
    return subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()


def size_of(tree: Path) -> int:
    """KiB on the disk, as Debian counts them: each file rounded up, links and folders as one."""
    regular = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(-(-path.stat().st_size // 1024) for path in regular) + sum(1 for _ in tree.rglob("*")) - len(regular)


def control(tree: Path, publisher: Publisher) -> str:
    """The description of the package whose files stand in the tree."""
    home = publisher.addresses.get("Homepage")
    return (
        f"Package: macher\nVersion: {version()}\nSection: games\nPriority: optional\n"
        f"Architecture: {architecture()}\nInstalled-Size: {size_of(tree)}\n"
        f"Maintainer: {publisher.name} <{publisher.mail}>\n"
        + (f"Homepage: {home}\n" if home else "")
        + f"Depends: libc6 (>= {c_library(tree)}), {', '.join(OPENS)}\nRecommends: {BETTER}\n"
        "Description: heavy board game of German state elections\n"
        " Die Macher: four to seven state elections against AI opponents or around one\n"
        " screen, in English, German, Polish and French.\n"
        " .\n"
        " An unofficial fan work; the board game and its name belong to its author and\n"
        " its publishers.\n"
    )


def add_documents(tree: Path, publisher: Publisher) -> None:
    """Lays what Debian expects beside the licence: the list of versions, what is new, and what lintian may not mind."""
    documents = tree / "usr/share/doc/macher"
    when = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(epoch()))
    listed = (
        f"macher ({version()}) unstable; urgency=medium\n\n  * What is new for players stands in NEWS.gz.\n\n"
        f" -- {publisher.name} <{publisher.mail}>  {when}\n"
    )
    (documents / "changelog.gz").write_bytes(gzip.compress(listed.encode(), mtime=0))
    (documents / "NEWS.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    overrides = tree / "usr/share/lintian/overrides/macher"
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes((LINUX / "lintian-overrides").read_bytes())


def sums(tree: Path) -> str:
    """The sum of every file, by which `dpkg --verify` finds a damaged one."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
