"""What every step of a build needs: the places, the version, the time, the publisher, and how a command is run."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
WORK = ROOT / "build"
OUT = ROOT / "dist"


class Publisher(NamedTuple):
    """Who publishes the program, as `pyproject.toml` says it; there and nowhere else is it to be changed."""

    id: str
    """Name of the program in software centers: the publisher's domain from behind, and the program."""
    name: str
    mail: str
    pictures: str
    """Address of the folder in which the pictures for software centers lie; empty if there is none."""
    addresses: dict[str, str]
    """Web addresses by the names of `[project.urls]`."""

    @classmethod
    def read(cls) -> Publisher:
        """The publisher that the project names."""
        settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        project, said = settings["project"], settings["tool"]["publisher"]
        author = project["authors"][0]
        mail = author.get("email", "nobody@localhost")
        return cls(said["id"], author["name"], mail, said["pictures"], project.get("urls", {}))


def version() -> str:
    """The version as it stands in the program."""
    about: dict[str, str] = {}
    exec((ROOT / "macher" / "__init__.py").read_text(encoding="utf-8"), about)
    return about["__version__"]


def epoch() -> int:
    """Seconds since 1970 that every file bears: those of the last commit, or what the caller has set."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    try:
        ask = ["git", "log", "-1", "--format=%ct"]
        said = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True)
        return int(said.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 1_764_000_000  # a source archive: any time will do that is always the same


def environment() -> dict[str, str]:
    """The environment of every step: nothing in it depends on the machine or the hour."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}


def do(*command: str | Path, cwd: Path = ROOT) -> None:
    """Runs a step; the build ends if it fails."""
    print("+", *command, flush=True)
    subprocess.run([str(part) for part in command], cwd=cwd, env=environment(), check=True)


def settle(folder: Path) -> None:
    """Gives every file the same time."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            os.utime(path, (epoch(), epoch()))


def metainfo(publisher: Publisher) -> str:
    """What software centers show, with the publisher's name; no pictures and no addresses without a place for them."""
    text = (LINUX / "macher.metainfo.xml").read_text(encoding="utf-8")
    if not publisher.pictures:
        text = re.sub(r" *<screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
    kinds = {"Homepage": "homepage", "Issues": "bugtracker", "Source": "vcs-browser"}
    addresses = "".join(
        f'  <url type="{kind}">{publisher.addresses[name]}</url>\n'
        for name, kind in kinds.items()
        if name in publisher.addresses
    )
    domain = publisher.id.rpartition(".")[0].lower()
    given = {"ID": publisher.id, "DOMAIN": domain, "NAME": publisher.name, "PICTURES": publisher.pictures}
    for name, value in given.items():
        text = text.replace(f"@{name}@", value)
    return text.replace("  @ADDRESSES@\n", addresses)
