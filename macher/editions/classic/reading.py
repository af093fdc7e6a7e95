"""How the data files of the classic editions are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.editions.parts import Reader

if TYPE_CHECKING:
    from macher.editions.classic.schema import ClassicData


def reader() -> Reader[ClassicData]:
    """Shape, checks and builder of ``2006.toml``, ``1997.toml`` and ``consim.toml``."""
    # Imported here: pydantic takes most of the time of a start and is needed only where a file is read.
    from macher.editions.classic.build import build
    from macher.editions.classic.content import names, problems
    from macher.editions.classic.schema import parse

    return Reader(parse, problems, names, build, subjects="classic-")
