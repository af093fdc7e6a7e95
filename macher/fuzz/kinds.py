"""The kinds of fuzzing there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.fuzz.attempts import Kind
from macher.fuzz.files import Files
from macher.fuzz.interface import Interface
from macher.fuzz.rules import Rules

__all__ = ["KINDS"]

KINDS: Final[Mapping[str, Kind]] = {kind.name: kind for kind in (Interface(), Rules(), Files())}
"""By name, in the order in which they take turns."""
