"""Numbers that are typed on the command line: what is taken and where each kind ends."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import pytest

from macher.cli.values import bounds, minutes, positive, scale, seed, size, whole

TAKEN: list[tuple[Callable[[str], Any], str, Any]] = [
    (whole, "-3", -3),
    (positive, "1", 1),
    (minutes, "0.5", 0.5),
    (minutes, "100000", 100_000.0),
    (bounds, "0,2", (0.0, 2.0)),
    (bounds, "-3,-2.5", (-3.0, -2.5)),
    (seed, "0", 0),
    (seed, str((1 << 63) - 1), (1 << 63) - 1),
    (scale, "0.75", 0.75),
    (scale, "2", 2.0),
    (size, "1280x720", (1280, 720)),
    (size, "640X360", (640, 360)),
    (size, "7680x4320", (7680, 4320)),
]
REFUSED: list[tuple[Callable[[str], Any], str]] = [
    (whole, "1.5"),
    (whole, ""),
    (positive, "0"),
    (positive, "-1"),
    (minutes, "0"),
    (minutes, "100000.1"),
    (minutes, "nan"),
    (minutes, "soon"),
    (bounds, "2,2"),
    (bounds, "2,0"),
    (bounds, "2"),
    (bounds, "nan,1"),
    (bounds, "0,nan"),
    (bounds, "a,b"),
    (seed, "-1"),
    (seed, str(1 << 63)),
    (scale, "0.74"),
    (scale, "2.01"),
    (scale, "nan"),
    (scale, "big"),
    (size, "639x360"),
    (size, "640x359"),
    (size, "7681x4320"),
    (size, "7680x4321"),
    (size, "1280"),
    (size, "1280x"),
    (size, "²x720"),
    (size, "-1280x720"),
]


@pytest.mark.parametrize(("read", "text", "value"), TAKEN)
def test_a_number_within_its_bounds_is_taken(read: Callable[[str], Any], text: str, value: Any) -> None:
    assert read(text) == value


@pytest.mark.parametrize(("read", "text"), REFUSED)
def test_a_number_outside_is_refused(read: Callable[[str], Any], text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        read(text)
