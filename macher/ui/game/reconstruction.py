"""Marks a figure that nobody knows and for which the game uses a reasoned value."""

from __future__ import annotations

from macher.editions.figures import origin_of
from macher.i18n.texts import Texts
from macher.rules.edition import Edition

__all__ = ["with_origin"]


def with_origin(tip: str, texts: Texts, edition: Edition, *paths: str) -> str:
    """A tooltip, with a last line if one of the figures on these paths of the data file is a reconstruction."""
    if any(origin_of(edition, path).provenance == "reconstruction" for path in paths):
        return f"{tip}\n{texts('provenance-reconstruction-tip')}"
    return tip
