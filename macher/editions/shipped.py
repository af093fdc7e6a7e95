"""The editions that come with the game, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.editions.classic import CLASSIC_1997, CLASSIC_2006, CONSIM
from macher.editions.limited2019 import LIMITED_2019
from macher.editions.parts import EditionParts

SHIPPED: Final[Mapping[str, EditionParts]] = {
    parts.key: parts for parts in (LIMITED_2019, CLASSIC_2006, CLASSIC_1997, CONSIM)
}
