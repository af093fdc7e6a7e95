"""Pages are composed of parts: what is placed, measured and styled by hand outside the kit only becomes less.

Where a test fails because there is more than before: compose the page with the words of `macher/ui/kit` (`column`,
`row`, `pad`, `share`, `Kit.words` …), with the steps and roles of `macher/ui/theme`; pictures belong into
`macher/ui/paint`.  Where it fails because there is much less: write the figure that was reached into `MOST`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "macher" / "ui"
MAY = ("kit", "paint", "layout.py")
"""The folders and modules whose work it is to place, measure and paint."""
MOST = {r"\bRect\(": 652, r"\* u\b": 249, r"\* scale\b": 86, r"(?<!class )\bStyle\(": 25, r"\bpick\(": 28}
"""How often each may stand in the rest of `macher/ui`."""
SLACK = 15
"""How much less there may be before the figure must be written anew."""


@cache
def text() -> str:
    """All modules but those that may do it by hand."""
    return "\n".join(path.read_text("utf-8") for path in UI.rglob("*.py") if path.relative_to(UI).parts[0] not in MAY)


@pytest.mark.parametrize("pattern", MOST)
def test_what_is_done_by_hand_becomes_less(pattern: str) -> None:
    found, most = len(re.findall(pattern, text())), MOST[pattern]
    assert found <= most, f"{pattern} stands {found} times in macher/ui, {most} are allowed: compose the page"
    assert found > most - SLACK, f"{pattern} stands only {found} times in macher/ui: write {found} into MOST"
