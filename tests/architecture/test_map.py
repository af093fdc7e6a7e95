"""ARCHITECTURE.md names every module, and no module that there is not."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "macher"


def test_every_module_has_its_line() -> None:
    """The map is complete, room by room."""
    text = (PACKAGE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = dict(re.findall(r"^### macher/(\S*)\n(.*?)(?=^##|\Z)", text, flags=re.MULTILINE | re.DOTALL))
    row = re.compile(r"^\| `(\w+\.py)` \|", re.MULTILINE)
    told = {room + name for room, body in rooms.items() for name in row.findall(body)}
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"}
    assert told == found
