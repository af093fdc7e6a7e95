"""MODULES.md says of every module what its docstring says; ARCHITECTURE.md stays a page that one reads."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "macher"


def test_every_module_has_its_line() -> None:
    """``python packaging/make_modules.py`` makes the page anew."""
    made = runpy.run_path(str(ROOT / "packaging" / "make_modules.py"))["page"]()
    assert (PACKAGE / "MODULES.md").read_text(encoding="utf-8") == made


def test_every_module_says_what_it_is() -> None:
    page = (PACKAGE / "MODULES.md").read_text(encoding="utf-8")
    assert "|  |" not in page


def test_the_architecture_is_told_on_a_page() -> None:
    text = (PACKAGE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 200
    rooms = [path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*/__init__.py")]
    assert not [name for name in rooms if f"`{name}`" not in text]
