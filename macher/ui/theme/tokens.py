"""Colours by name: the tokens of both themes and the party palettes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

RGB = tuple[int, int, int]
ThemeName = Literal["paper", "night"]

PARTIES = ("cdu", "spd", "gruene", "fdp", "linke")

GLYPHS = {"cdu": "square", "spd": "circle", "fdp": "triangle", "gruene": "hexagon", "linke": "diamond"}
PATTERNS = {"cdu": "solid", "spd": "diagonals", "fdp": "dots", "gruene": "verticals", "linke": "cross"}

PALETTES: dict[str, dict[str, str]] = {
    "default": {"cdu": "#15171A", "spd": "#E3000F", "fdp": "#FFE21A", "gruene": "#0E9A7D", "linke": "#8B1C8A"},
    "broadcast": {"cdu": "#000000", "spd": "#E3000F", "fdp": "#FFED00", "gruene": "#1AA037", "linke": "#BE3075"},
    "separation": {"cdu": "#111317", "spd": "#E00A50", "fdp": "#F5E050", "gruene": "#2FB39A", "linke": "#7F5AD6"},
}

RAYS = {"cdu": "#3B3E45", "spd": "#F2666F", "gruene": "#56B8A4", "fdp": "#FFF0A0", "linke": "#B262B1"}
"""Second tone of each party's colour in the default palette: rays behind faces, engraving on backs."""

# Fills at night: dark ones are lighter, to stand out from the table; the near-black party keeps its paper outline.
NIGHT_FILLS = {
    "default": {"cdu": "#07080A", "spd": "#E8101E", "linke": "#B945B7"},
    "broadcast": {"cdu": "#050505", "spd": "#E8101E", "linke": "#CF3F84"},
    "separation": {"cdu": "#07080A", "spd": "#E00A50", "linke": "#8B67E0"},
}

TOKENS: dict[str, tuple[str, str]] = {
    "table": ("#E7E1D3", "#0F1114"),
    "panel": ("#FBF9F4", "#1B1E23"),
    "row": ("#F1EDE3", "#23272D"),
    "own": ("#FFFFFF", "#15181C"),
    "asked": ("#FFFFFF", "#2E333B"),
    "asked_track": ("#E2DCCD", "#191C20"),
    "track": ("#E2DCCD", "#2B3037"),
    "hairline": ("#D8D2C4", "#363B43"),
    "slot": ("#DAD3C3", "#363B43"),
    "slot_line": ("#827B67", "#767C87"),
    "rule": ("#1D1F24", "#F4F1EA"),
    "edge": ("#B8B09D", "#4A4F58"),
    "ink": ("#1D1F24", "#F4F1EA"),
    "ink_soft": ("#3B3E45", "#D5D2CA"),
    "muted": ("#5B5E66", "#A9ABB2"),
    "bar": ("#1D1F24", "#000000"),
    "on_bar": ("#F4F1EA", "#F4F1EA"),
    "bar_quiet": ("#8C8F97", "#8C8F97"),
    "bar_line": ("#4A4D55", "#4A4D55"),
    "bar_text": ("#CFCABD", "#CFCABD"),
    "action": ("#005FB8", "#0F6FCE"),
    "action_hot": ("#004F9A", "#1B74CD"),
    "action_text": ("#005FB8", "#6CB2F7"),
    "asking": ("#005FB8", "#6CB2F7"),
    "on_action": ("#FFFFFF", "#FFFFFF"),
    "button": ("#E7E1D3", "#363B43"),
    "button_hot": ("#DBD3C1", "#444A54"),
    "raised": ("#FBF9F4", "#23272D"),
    "raised_hot": ("#F1EDE3", "#2E333B"),
    "disabled": ("#EFEADF", "#23272D"),
    "disabled_ink": ("#65676D", "#8F9299"),
    "pro": ("#0B5CAD", "#86BDF5"),
    "pro_ground": ("#E5EEF7", "#142A42"),
    "pro_tint": ("#9FC3E8", "#24527F"),
    "contra": ("#B34700", "#FFA66B"),
    "contra_ground": ("#F8E9DC", "#3A2415"),
    "contra_tint": ("#EBB78D", "#7A4420"),
    "contra_mid": ("#EBB78D", "#C27A48"),
    "contra_dark": ("#B34700", "#54301A"),
    "art_tint": ("#C9C2B2", "#5A606B"),
    "face_ink": ("#1D1F24", "#1D1F24"),
    "face_paper": ("#FFFFFF", "#FFFFFF"),
    "skin_1": ("#FFFFFF", "#FFFFFF"),
    "skin_2": ("#EFE6D6", "#EFE6D6"),
    "skin_3": ("#CDBFA6", "#CDBFA6"),
    "skin_4": ("#9A8B6F", "#9A8B6F"),
    "skin_1_shade": ("#DAD3C3", "#DAD3C3"),
    "skin_2_shade": ("#C9BDA6", "#C9BDA6"),
    "skin_3_shade": ("#A39478", "#A39478"),
    "skin_4_shade": ("#74674F", "#74674F"),
    "hair_1": ("#1D1F24", "#1D1F24"),
    "hair_2": ("#6F685B", "#6F685B"),
    "hair_3": ("#E2D6B2", "#E2D6B2"),
    "hair_4": ("#BCBAB1", "#BCBAB1"),
    "back": ("#E7E1D3", "#1B1E23"),
    "back_line": ("#DAD3C3", "#2B3037"),
    "back_edge": ("#C5BEAD", "#4A4F58"),
    "stamp": ("#1D1F24", "#F4F1EA"),
    "on_stamp": ("#FFFFFF", "#1D1F24"),
    "map": ("#DAD3C3", "#363B43"),
    "map_line": ("#FBF9F4", "#1B1E23"),
    "map_lit": ("#1D1F24", "#F4F1EA"),
    "focus": ("#005FB8", "#6CB2F7"),
    "focus_gap": ("#FFFFFF", "#0F1114"),
    "tip": ("#1D1F24", "#F4F1EA"),
    "on_tip": ("#F4F1EA", "#1D1F24"),
    "scrim": ("#1D1F24", "#000000"),
    "white": ("#FFFFFF", "#FFFFFF"),
    "black": ("#000000", "#000000"),
    "warn": ("#B34700", "#FFA66B"),
    "mark": ("#F3D97A", "#5C4A12"),
    "plan": ("#F3D97A", "#D9B23A"),  # flag and edges of a plan, which nothing else looks like
    "plan_ink": ("#1D1F24", "#14171B"),
    "shade": ("#C9C2B2", "#08090B"),
    "land_mark": ("#EDE9DF", "#2A2E35"),
    "object": ("#FBF9F4", "#DDD6C6"),
    "object_2": ("#F1EDE3", "#CFC7B5"),
    "object_on": ("#FFFFFF", "#F3EEE2"),
    "object_soft": ("#4C4E55", "#404249"),
    "card_link": ("#004F9A", "#004F9A"),
    "object_line": ("#B8B09D", "#A59C87"),
    "wall": ("#DCD4C2", "#191C20"),
    "wall_2": ("#CFC6B2", "#0F1114"),
    "place_line": ("#77705C", "#8A909B"),
    "misprint": ("#E3000F", "#E8101E"),
    "lift": ("#C5C0B3", "#08090A"),
}
"""Every colour on paper and at night."""


def is_colour(text: str) -> bool:
    """Whether a text is a colour as `#RRGGBB`."""
    return re.fullmatch(r"#[0-9a-fA-F]{6}", text) is not None


def rgb(text: str) -> RGB:
    """`#RRGGBB` as three numbers. Raises ValueError for anything else."""
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"not a colour: {text!r}")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def linear(colour: RGB) -> tuple[float, ...]:
    """The light of each part of a colour in sRGB, from 0 to 1."""
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))


def luminance(colour: RGB) -> float:
    """Relative luminance after WCAG 2, from 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, two: RGB) -> float:
    """Contrast ratio after WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class PartyInk:
    """How a party looks: fill, text on it, the outline that sets it off, its glyph and its bar pattern.

    `edge` is the outline a shape in this fill needs on the table (the fill itself if it needs none); `small` the
    fill that bears small white text; `text` the party's colour as writing on a panel.
    """

    key: str
    fill: RGB
    on: RGB
    edge: RGB
    small: RGB
    glyph: str
    pattern: str

    @property
    def outlined(self) -> bool:
        return self.edge != self.fill


class Theme:
    """Every colour of the interface by name. Compare by `key`, which names theme and palette."""

    def __init__(self, name: ThemeName, palette: str, own: dict[str, str] | None = None) -> None:
        self.name = name
        self.palette = palette
        self.key = (name, palette, tuple(sorted((own or {}).items())))
        self.night = name == "night"
        self._colours = {token: rgb(pair[self.night]) for token, pair in TOKENS.items()}
        self.parties = {key: self._party(key, own or {}) for key in PARTIES}
        for key, ink in self.parties.items():
            for part in ("fill", "on", "edge", "small"):
                self._colours[f"{key}.{part}"] = getattr(ink, part)
            self._colours[key] = ink.fill
            self._colours[f"{key}.ray"] = self._ray(key, ink.fill, own or {})

    def _party(self, key: str, own: dict[str, str]) -> PartyInk:
        base = PALETTES.get(self.palette, PALETTES["default"]) | own
        fills = base | NIGHT_FILLS.get(self.palette, {}) if self.night else base
        fill = rgb(fills[key])
        ink, paper = rgb("#1D1F24"), rgb("#FFFFFF")
        on = ink if luminance(fill) > 0.45 else paper
        ground = self._colours["panel"]
        edge = fill
        if contrast(fill, ground) < 2.0:
            edge = self._colours["ink"]
        return PartyInk(key, fill, on, edge, _for_small_text(fill, on), GLYPHS[key], PATTERNS[key])

    def _ray(self, key: str, fill: RGB, own: dict[str, str]) -> RGB:
        """The second tone of a party: known for the default palette, else its fill with 40 % of white."""
        if self.palette == "default" and key not in own:
            return rgb(RAYS[key])
        mixed = [round(c + (255 - c) * (0.4 if max(fill) > 60 else 0.2)) for c in fill]
        return mixed[0], mixed[1], mixed[2]

    def colour(self, token: str | RGB) -> RGB:
        """The colour of a token (`panel`, `spd`, `spd.on`, `#AABBCC`), or the colour itself. Raises KeyError."""
        if isinstance(token, str):
            if token.startswith("#"):
                return rgb(token)
            return self._colours[token]
        return token


def _for_small_text(fill: RGB, on: RGB) -> RGB:
    """The fill, darkened in steps until text on it reaches 4.5 to 1 (Grüne: about #0A7A63)."""
    if on != (255, 255, 255):
        return fill
    share = 1.0
    shade = fill
    while contrast(shade, on) < 4.5 and share > 0.3:
        share -= 0.02
        shade = (round(fill[0] * share), round(fill[1] * share), round(fill[2] * share))
    return shade


@lru_cache(maxsize=16)
def _cached_theme(name: ThemeName, palette: str, own: tuple[tuple[str, str], ...]) -> Theme:
    return Theme(name, palette, dict(own))


def make_theme(name: ThemeName = "paper", palette: str = "default", own: dict[str, str] | None = None) -> Theme:
    """The theme of this name with this party palette; `own` overrides single party fills (`{"spd": "#AA0000"}`)."""
    return _cached_theme(name, palette, tuple(sorted((own or {}).items())))


_ADDED: list[str] = []


def add_palette(key: str, fills: dict[str, str]) -> None:
    """Adds a palette: the fills of all parties under a new name."""
    PALETTES[key] = fills
    _ADDED.append(key)
    _cached_theme.cache_clear()


def forget_palettes() -> None:
    """Forgets all palettes except the game's own."""
    while _ADDED:
        PALETTES.pop(_ADDED.pop(), None)
    _cached_theme.cache_clear()
