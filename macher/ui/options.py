"""What the player may choose about the interface."""

from __future__ import annotations

from dataclasses import dataclass, field

from macher.ui.layout.viewport import LayoutName
from macher.ui.theme.tokens import ThemeName

__all__ = ["UiOptions"]


@dataclass(frozen=True)
class UiOptions:
    """How the interface looks and moves. `App.set_options` takes a changed copy into use at once."""

    scale: float = 1.0
    """The player's size, 0.75 to 2.0 in steps of 0.05."""
    layout: LayoutName | None = None
    """A fixed layout, or None for the one that fits."""
    fullscreen: bool = False
    theme: ThemeName = "paper"
    palette: str = "default"
    own_colours: dict[str, str] = field(default_factory=dict)
    reduced_motion: bool = False
    patterns: bool = False
    projections: bool = True
    language: str = "en"
    keys: dict[str, list[str]] = field(default_factory=dict)
