"""How a data file of the 2019 edition is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.editions.parts import Reader

if TYPE_CHECKING:
    from macher.editions.limited2019.schema import EditionData


def reader() -> Reader[EditionData]:
    """Shape, checks and builder of ``2019.toml``."""
    # Imported here: pydantic takes most of the time of a start and is needed only where a file is read.
    from macher.editions.limited2019.build import build
    from macher.editions.limited2019.content import names, problems
    from macher.editions.limited2019.schema import parse

    return Reader(parse, problems, names, build)
