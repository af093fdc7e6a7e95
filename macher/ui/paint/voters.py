"""Voters: the figures of pictures in which each stands for the same number of votes."""

from __future__ import annotations

from typing import Final, Literal

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import drawn, hexadecimal
from macher.ui.theme.tokens import RGB

VoterStyle = Literal["solid", "line", "tint"]
VOTER_ASPECT: Final = 0.5
"""Width of a voter as a share of the height."""
_LEAST_PART: Final = 0.3
"""The least part of a voter that can still be seen as one."""
_BODY: Final = "M7 13h10q3 0 3 3v14h-3v-11h-1v28h-3.5v-16h-1v16H8v-28H7v11H4v-14q0 -3 3 -3z"
"""Coat, arms and two legs on a paper of 24 by 48."""


@kept
def _voter(w: int, h: int, ink: RGB, style: VoterStyle) -> pygame.Surface:
    colour = hexadecimal(ink)
    look = {
        "solid": f'fill="{colour}"',
        "line": f'fill="none" stroke="{colour}" stroke-width="1.4"',
        "tint": f'fill="{colour}" fill-opacity="0.38" stroke="{colour}" stroke-width="1.2"',
    }[style]
    return drawn(f'<circle cx="12" cy="6.5" r="4.7" {look}/><path d="{_BODY}" {look}/>', w, h, (0, 0, 24, 48))


def paint_voter(p: Painter, box: Rect, party: str, style: VoterStyle = "solid", part: float = 1.0) -> None:
    """A voter of a party; a part of one is cut upright.  Where no pictures are wished it is a bar of the same size."""
    ink: Ink = "ink" if party == "cdu" and p.theme.night else party
    shown = box._replace(w=box.w * max(_LEAST_PART, min(1.0, part)))
    if p.pictures == "off":
        p.box(shown.inset(2, 2), ink if style == "solid" else None, ink, 1.4)
        return
    made = _voter(p.length(box.w), p.length(box.h), p.colour(ink), style)
    at = p.px(box)
    p.surface.blit(made, at.topleft, pygame.Rect(0, 0, p.px(shown).w, at.h))
