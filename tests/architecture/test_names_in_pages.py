"""Pages for people name the pages and buttons of the game as the screen does: in italics, and exactly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.i18n import Texts

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / ".github").glob("*.md")),
    *sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")),
]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
ITALIC = re.compile(r"(?<![*\w])\*(?!\s)([^*\n]+)(?<!\s)\*(?![*\w])")
OUTSIDE = {"i"}
"""What is in italics and no text: the letter of an icon."""


def names_in(page: str) -> list[str]:
    """The names in italics of a page, without its code."""
    return ITALIC.findall(CODE.sub("", page))


def said() -> set[str]:
    """Every text of the English interface that has no variables."""
    catalogue = Texts.load("en")
    keys = [
        line.partition(" =")[0]
        for path in sorted((ROOT / "localization" / "en").glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"[a-z][\w-]* = [^{]+$", line)
    ]
    return {catalogue(key) for key in keys}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_a_name_in_italics_is_one_of_the_screen(page: Path) -> None:
    assert set(names_in(page.read_text(encoding="utf-8"))) - said() - OUTSIDE == set()


def test_names_are_found() -> None:
    assert names_in("*Settings*, *Player aids* and **bold**, `*code*`, 4 * 5 * 6") == ["Settings", "Player aids"]
    assert "Player aids" in said()
    assert "Helpers" not in said()
    assert any(names_in(page.read_text(encoding="utf-8")) for page in PAGES)
