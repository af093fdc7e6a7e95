"""What the player may choose about the interface."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from macher.ui.layout.viewport import LayoutName
from macher.ui.paint.painter import Pictures

__all__ = [
    "ASSISTS",
    "COACHES",
    "HANDOVERS",
    "REVEALS",
    "SPEEDS",
    "CoachWhen",
    "Handover",
    "Reveals",
    "Speed",
    "ThemeChoice",
    "UiOptions",
]


ASSISTS: Final = ("ladder", "grid", "warnings", "advisor")
"""Cost ladder of rallies, match grid, warnings about what cannot be paid, advice.  Projections have options of their
own, since they came before the helpers."""


ThemeChoice = Literal["paper", "night", "system"]
"""A theme, or ``system`` for the one that the system uses."""
Handover = Literal["curtain", "peek", "open"]
"""How people at one screen take turns: `curtain` (nothing private until the player says they are there), `peek` (the
table stays, private things are shown for a moment), `open` (no secrets)."""
HANDOVERS: Final[tuple[Handover, ...]] = ("curtain", "peek", "open")

Speed = Literal["instant", "fast", "normal", "told"]
"""How fast others act: at once, in a blink, so that one can follow (shown as "relaxed"), or each at a press."""
SPEEDS: Final[tuple[Speed, ...]] = ("instant", "fast", "normal", "told")

CoachWhen = Literal["first", "always", "never"]
"""When the coach speaks: in the first games that are finished, always, or never."""
COACHES: Final[tuple[CoachWhen, ...]] = ("first", "always", "never")

Reveals = Literal["full", "short", "none"]
"""How what is turned up on the table is told."""
REVEALS: Final[tuple[Reveals, ...]] = ("full", "short", "none")


@dataclass(frozen=True)
class UiOptions:
    """How the interface looks and moves. `App.set_options` takes a changed copy into use at once."""

    scale: float = 1.0
    """The player's size, 0.75 to 2.0 in steps of 0.05."""
    layout: LayoutName | None = None
    """A fixed layout, or None for the one that fits."""
    fullscreen: bool = False
    theme: ThemeChoice = "paper"
    palette: str = "default"
    own_colours: dict[str, str] = field(default_factory=dict)
    """Fills of the palette `own`, by party; a party without one keeps its usual colour."""
    reduced_motion: bool = False
    reveals: Reveals = "full"
    """How what is turned up on the table is told."""
    stops: bool = True
    """Whether the table waits for a press where a move of somebody else costs the player something."""
    patterns: bool = False
    pictures: Pictures = "full"
    projections: bool = True
    assists: frozenset[str] = frozenset(ASSISTS)
    """Helpers that are switched on."""
    volume: float = 0.6
    """Loudness of everything, 0 to 1."""
    effects: float = 1.0
    """Loudness of the effects within that, 0 to 1."""
    muted: bool = False
    mute_background: bool = True
    """Whether there is silence while the window is in the background."""
    ambience: float = 0.25
    """Loudness of the room around the table within that, 0 to 1; quiet until the player raises it."""
    confirm_twice: bool = False
    """Whether a button that cannot be taken back has to be pressed a second time."""
    language: str = "en"
    keys: dict[str, list[str]] = field(default_factory=dict)
