"""Where the game's data files lie.

Nobody else builds paths to `assets/` or `localization/`. Three places are known, tried in this order:

1. a frozen bundle: `sys._MEIPASS/macher/_data/` (PyInstaller),
2. an installed wheel: `macher/_data/` beside this module,
3. a checkout: the folder that holds the package.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

__all__ = [
    "ResourceMissing",
    "add_language",
    "added_texts",
    "asset",
    "asset_text",
    "data_root",
    "forget_languages",
    "language_folders",
    "localization",
    "locate",
]

_added: dict[str, Path] = {}
"""Folders of languages that players have added, by code."""
_texts: dict[str, tuple[str, ...]] = {}
"""Their checked texts: the files may have changed since."""


class ResourceMissing(FileNotFoundError):
    """A data file of the game is not where it should be."""


def _candidates(package: Path, bundle: str | None) -> list[Path]:
    places = []
    if bundle is not None:
        places += [Path(bundle) / "macher" / "_data", Path(bundle)]
    return [*places, package / "_data", package.parent]


def locate(package: Path, bundle: str | None = None) -> Path:
    """The folder that holds `assets/` and `localization/` for a package at `package`.

    `bundle` is the folder a frozen program unpacks itself into, or None. Raises ResourceMissing.
    """
    for place in _candidates(package, bundle):
        if (place / "assets").is_dir():
            return place
    raise ResourceMissing(f"no assets folder for the package at {package}")


@lru_cache(maxsize=1)
def data_root() -> Path:
    """The folder that holds `assets/` and `localization/`. Raises ResourceMissing."""
    bundle = getattr(sys, "_MEIPASS", None)
    return locate(Path(__file__).resolve().parent, bundle if isinstance(bundle, str) else None)


def asset(*parts: str) -> Path:
    """The path of one asset, as in `asset("icons", "gavel.svg")`. Raises ResourceMissing if there is none."""
    path = data_root().joinpath("assets", *parts)
    if not path.exists():
        raise ResourceMissing(str(path))
    return path


def asset_text(*parts: str) -> str:
    """The text of one UTF-8 asset. Raises ResourceMissing."""
    return asset(*parts).read_text(encoding="utf-8")


def localization(language: str | None = None) -> Path:
    """The folder of all languages, or of one (`de`). Raises ResourceMissing."""
    root = data_root() / "localization"
    path = root if language is None else root / language
    if not path.is_dir():
        raise ResourceMissing(str(path))
    return path


def language_folders() -> dict[str, Path]:
    """The folder of every language that has texts, by code: those of the game, then those that players have added."""
    shipped = {path.name: path for path in localization().iterdir() if any(path.glob("*.ftl"))}
    return shipped | {code: path for code, path in _added.items() if code not in shipped}


def add_language(folder: Path, texts: tuple[str, ...]) -> None:
    """Adds a language; the folder's name is its code.  The game's own languages are never replaced."""
    _added[folder.name], _texts[folder.name] = folder, texts


def added_texts(language: str) -> tuple[str, ...]:
    """The texts of a language that a player has added; none if there is no such language."""
    return _texts.get(language, ())


def forget_languages() -> None:
    """Removes all added languages."""
    _added.clear()
    _texts.clear()
