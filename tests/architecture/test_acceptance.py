"""The table of acceptance checks names tests that there are, and names as long those that are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = (ROOT / "tests" / "ACCEPTANCE.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d+) \|.*\| (.+) \|$", TABLE, re.MULTILINE)
NAMED = [
    (number, path, name, before.endswith("long: `"))
    for number, cell in ROWS
    for before, path, name in (
        (cell[: found.start() + 1], found[1], found[2]) for found in re.finditer(r"`([\w/]+\.py)::(\w+)`", cell)
    )
]


@cache
def source(path: str) -> str:
    """The text of a test file."""
    return (ROOT / path).read_text(encoding="utf-8")


def test_every_check_names_a_test():
    assert [int(number) for number, _ in ROWS] == [1, 2, *range(5, 15), *range(16, 26)]
    assert {number for number, *_ in NAMED} == {number for number, _ in ROWS}


def test_the_tests_are_there():
    for _, path, name, takes_long in NAMED:
        found = re.search(rf"((?:^@.*\n(?:^[ )\]].*\n)*)*)^def {name}\(", source(path), re.MULTILINE)
        assert found is not None, name
        assert ("@pytest.mark.long" in found[1]) == takes_long, name
