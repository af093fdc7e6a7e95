"""Values on the command line: numbers, seeds and sizes within their bounds."""

from __future__ import annotations

import argparse
from typing import Final


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def positive(text: str) -> int:
    """A whole number from 1."""
    value = whole(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1")
    return value


def minutes(text: str) -> float:
    """Minutes above 0."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0 < value <= 100_000:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of minutes above 0")
    return value


def bounds(text: str) -> tuple[float, float]:
    """Two numbers, the lower one first."""
    low, _, high = text.partition(",")
    try:
        found = float(low), float(high)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” are not two numbers like 0,2") from None
    if not found[0] < found[1]:
        raise argparse.ArgumentTypeError(f"“{text}”: the lower number comes first")
    return found


def seed(text: str) -> int:
    """A seed: a whole number of 63 bits."""
    value = whole(text)
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from 0 to {(1 << 63) - 1}")
    return value


def scale(text: str) -> float:
    """The size of the interface, 0.75 to 2.0."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0.75 <= value <= 2.0:
        raise argparse.ArgumentTypeError(f"“{text}” is not a size from 0.75 to 2.0")
    return value


_SMALLEST: Final = (640, 360)
_LARGEST: Final = (7680, 4320)


def size(text: str) -> tuple[int, int]:
    """Width and height of a window in pixels."""
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdecimal() and height.isascii() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"“{text}” is not a size like 1280x720")
    found = int(width[:6]), int(height[:6])
    if not all(low <= value <= high for low, value, high in zip(_SMALLEST, found, _LARGEST, strict=True)):
        least, most = ("x".join(map(str, size)) for size in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(f"“{text}” is not a size from {least} to {most}")
    return found
