"""What makes an edition besides its figures: the steps of set-up and of a game round."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from macher.rules.edition import Policies


@dataclass(frozen=True, slots=True)
class EditionParts:
    """An edition as it is shipped: its key, its data file and the names of its steps."""

    key: str
    data_file: Path
    setup: tuple[str, ...]
    phases: tuple[str, ...]
    policies: Policies
    sources: tuple[int, ...]
    house_rules: tuple[str, ...]
