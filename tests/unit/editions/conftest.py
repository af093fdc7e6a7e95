"""Fixtures for the editions: the shipped editions and edited copies of their files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from macher.editions.registry import edition, shipped_file
from macher.rules.edition import Edition


@pytest.fixture(scope="session")
def limited() -> Edition:
    """The edition of 2019 as shipped."""
    return edition("2019")


@pytest.fixture
def edited(tmp_path: Path) -> Callable[..., Path]:
    """Makes a copy of the shipped file in which each old text, which must be there once, is a new one."""

    def make(*replacements: tuple[str, str], name: str = "edited.toml", key: str = "2019") -> Path:
        text = shipped_file(key).read_text(encoding="utf-8")
        for old, new in replacements:
            assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
            text = text.replace(old, new)
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return make
