"""Colours, party palettes and type."""

from macher.ui.theme.tokens import PALETTES, PARTIES, RGB, PartyInk, Theme, contrast, make_theme, rgb
from macher.ui.theme.typography import ROLES, Style, StyleLike, Typography, typography

__all__ = [
    "PALETTES",
    "PARTIES",
    "RGB",
    "ROLES",
    "PartyInk",
    "Style",
    "StyleLike",
    "Theme",
    "Typography",
    "contrast",
    "make_theme",
    "rgb",
    "typography",
]
