"""The installer for Windows, which NSIS makes on any system."""

from __future__ import annotations

from pathlib import Path

from base import PACKAGING, Publisher, do


def installer(folder: Path, path: Path, number: str) -> None:
    """Packs the program's folder as the installer of that version."""
    given = {"VERSION": number, "PUBLISHER": Publisher.read().name, "FOLDER": folder, "OUT": path}
    do("makensis", "-V2", *(f"-D{key}={value}" for key, value in given.items()), PACKAGING / "windows" / "macher.nsi")
