"""Vector icons rasterised at the exact pixel size."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import pygame

from macher.resources import ResourceMissing, asset_text
from macher.ui.paint.kept import blended, kept
from macher.ui.theme.tokens import RGB

TOPIC_ICONS = {
    "education": "graduation-cap",
    "digitization": "cpu",
    "genetics": "dna",
    "security": "shield",
    "welfare": "heart-handshake",
    "environment": "leaf",
    "traffic": "car",
    "terror": "siren",
    "economy": "factory",
    "taxes": "percent",
    "nuclear": "radiation",
    "wages": "hand-coins",
    "social": "hand-heart",
    "euro": "euro",
    "health": "heart-pulse",
    "spelling": "spell-check",
}
"""The sign of each topic where no pictures are wished."""

_STROKE = re.compile(r'stroke-width="[^"]*"')


@lru_cache(maxsize=256)
def _source(name: str) -> str:
    try:
        return asset_text("icons", f"{name}.svg")
    except ResourceMissing:
        # A missing icon must not end a game; the architecture tests find wrong names.
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" '
            'stroke="currentColor" stroke-width="2"><path d="M4 4h16v16H4z"/></svg>'
        )


@kept
def icon_surface(name: str, pixels: int, colour: RGB, stroke: float = 2.0) -> pygame.Surface:
    """The icon in a square of this many physical pixels; `stroke` is its line width in a square of 24."""
    red, green, blue = colour
    source = _source(name).replace("currentColor", f"#{red:02x}{green:02x}{blue:02x}")
    if stroke != 2.0:
        source = _STROKE.sub(f'stroke-width="{stroke:g}"', source)
    size = max(1, pixels)
    return blended(pygame.image.load_sized_svg(io.BytesIO(source.encode("utf-8")), (size, size)))
