"""Fonts at the real pixel size, measured and rendered words, and line breaking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from macher.resources import asset
from macher.ui.paint.hyphenation import hyphen_before
from macher.ui.paint.kept import pictures, transparent
from macher.ui.theme.tokens import RGB
from macher.ui.theme.typography import Style

_FILES = {"sans": "IBMPlexSans", "condensed": "IBMPlexSansCondensed"}
_WEIGHTS = {"regular": "400Regular", "medium": "500Medium", "semibold": "600SemiBold", "bold": "700Bold"}
_SUBSTITUTE_SIZE = 0.9
"""Size factor of the substitute font, which runs wider than IBM Plex."""
missing_fonts: set[str] = set()
"""Font files that are missing and were replaced by a substitute."""
CAP_HEIGHT = 0.698
"""Height of a capital of IBM Plex as a share of the size."""

SOFT_HYPHEN = "\u00ad"
NO_BREAK = "\u00a0"
_UNDRAWABLE = [0, *range(0xD800, 0xE000)]
"""NUL and halves of surrogate pairs; names in files of others, and names of files, may hold them."""
SUBSTITUTES = {ord(SOFT_HYPHEN): "", ord("\u202f"): "\u00a0", **dict.fromkeys(_UNDRAWABLE, "\ufffd")}
"""Drawn instead of the narrow no-break space (French thousands separator), which the condensed fonts lack."""
_COUNTED = 12
"""A figure and the word it counts stay on one line up to this many characters: 8 rallies."""
_MOST_WRAPPED = 2000
"""How many paragraphs a face remembers."""


class Face:
    """One font file at one pixel size, for the words of one language. Widths and heights are physical pixels."""

    def __init__(self, font: pygame.font.Font, pixels: int, tracking: float, lang: str) -> None:
        self.font = font
        self.lang = lang
        self.pixels = pixels
        self.tracking = tracking
        self.ascent = font.get_ascent()
        self.descent = -font.get_descent()
        self.cap = round(pixels * CAP_HEIGHT)
        self._widths: dict[str, int] = {}
        self.wrapped: dict[tuple[str, int], tuple[str, ...]] = {}
        """Lines of paragraphs by width, as `wrap` has found them."""

    def width(self, text: str) -> int:
        """How wide the text is on one line."""
        known = self._widths.get(text)
        if known is None:
            shown = text.translate(SUBSTITUTES)
            known = self.font.size(shown)[0] if shown else 0
            if self.tracking and shown:
                known = round(sum(self.font.size(c)[0] for c in shown) + self.tracking * (len(shown) - 1))
            if len(self._widths) > 20000:
                self._widths.clear()
            self._widths[text] = known
        return known

    def bearing(self, text: str) -> int:
        """The empty space before the ink of the first letter."""
        metrics = self.font.metrics(text[:1].translate(SUBSTITUTES)) if text else []
        return metrics[0][0] if metrics and metrics[0] is not None else 0

    def render(self, text: str, colour: RGB) -> pygame.Surface:
        """The text on one line on a transparent ground, `ascent + descent` high."""
        shown = text.translate(SUBSTITUTES)
        if not self.tracking:
            return self._ink(shown, colour)
        surface = transparent((max(1, self.width(text)), self.ascent + self.descent))
        surface.fill((*colour, 0))
        x = 0.0
        for letter in shown:
            surface.blit(self._ink(letter, colour), (round(x), 0))
            x += self.font.size(letter)[0] + self.tracking
        return surface

    def _ink(self, shown: str, colour: RGB) -> pygame.Surface:
        """Renders text; signs without width, like an emoji's variation selector, stay empty: pygame can't draw them."""
        if not self.font.size(shown)[0]:
            return transparent((0, self.ascent + self.descent))
        return self.font.render(shown, True, colour)


@lru_cache(maxsize=128)
def _font(family: str, weight: str, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    file = f"{_FILES[family]}_{_WEIGHTS[weight]}.ttf"
    try:
        return pygame.font.Font(str(asset("fonts", file)), pixels)
    except (OSError, pygame.error):  # a missing or damaged font must not end a game; the settings page reports it
        missing_fonts.add(file)
        return pygame.font.Font(None, round(pixels * _SUBSTITUTE_SIZE))


class Fonts:
    """Faces for one scale and language; without a language long words are cut anywhere."""

    def __init__(self, scale: float, lang: str = "") -> None:
        self.scale = scale
        self.lang = lang
        self._faces: dict[Style, Face] = {}

    def face(self, style: Style) -> Face:
        """The face of a style at exactly the size it has on the screen."""
        known = self._faces.get(style)
        if known is None:
            pixels = max(6, round(style.size * self.scale))
            font = _font(style.family, style.weight, pixels)
            known = self._faces[style] = Face(font, pixels, style.tracking * self.scale, self.lang)
        return known

    def line(self, style: Style, text: str, colour: RGB) -> pygame.Surface:
        """One rendered line, from the cache if it was drawn before."""
        face = self.face(style)
        return pictures.get((face, text, colour), lambda: face.render(text, colour))


@lru_cache(maxsize=4)
def fonts_at(scale: float, lang: str = "") -> Fonts:
    """The fonts of a scale and language, cached."""
    return Fonts(scale, lang)


def forget_fonts() -> None:
    """Gives back the fonts that nothing on the screen uses any more; each keeps the pictures of its letters."""
    fonts_at.cache_clear()
    _font.cache_clear()


def _pieces(word: str, face: Face, limit: int) -> list[str]:
    """A word too long for a line, in pieces: cut at soft hyphens, after hyphens, slashes and no-break spaces, else
    between syllables, and at last between letters."""
    out: list[str] = []
    rest = word
    while rest and face.width(rest) > limit:
        cut, hyphen = 0, ""
        for at in range(1, len(rest)):
            if face.width(rest[:at] + ("" if rest[at - 1] in "-/" else "-")) > limit:
                break
            if rest[at - 1] in f"-/–{NO_BREAK}":
                cut, hyphen = at, ""
            elif rest[at - 1] == SOFT_HYPHEN:
                cut, hyphen = at, "-"
        if cut == 0:
            fitting = _letters_that_fit(rest, face, limit)
            cut, hyphen = hyphen_before(rest, fitting, face.lang) or fitting, "-"
        out.append(rest[:cut].rstrip(NO_BREAK).replace(SOFT_HYPHEN, "") + hyphen)
        rest = rest[cut:]
    out.append(rest)
    return out


def _letters_that_fit(word: str, face: Face, limit: int) -> int:
    fitting = 1
    for at in range(1, len(word)):
        if face.width(word[:at] + "-") > limit:
            break
        fitting = at
    return max(1, min(fitting, len(word) - 2 if len(word) > 3 else fitting))


def _words(paragraph: str, face: Face, limit: int) -> list[str]:
    """The parts of lines: words, a figure with the short word it counts, a change (+3) with the word before it."""
    out: list[str] = []
    for word in paragraph.split(" "):
        pair = f"{out[-1]} {word}" if out else ""
        short = len(pair.rstrip(".,;:!?)")) <= _COUNTED
        counted = pair and out[-1][-1:].isdecimal() and word[:1].isalpha() and short
        changed = pair and out[-1][-1:].isalpha() and word[:1] in ("+", "\u2212") and word[1:2].isdecimal()
        if (counted or changed) and face.width(pair) <= limit:
            out[-1] = pair
        else:
            out.append(word)
    return out


def wrap(text: str, face: Face, limit: int) -> list[str]:
    """Lines no wider than `limit` physical pixels.

    Newlines are kept, a figure stays with the short word behind it and a change (+3) with the word before it, a
    no-break space ends a line only where nothing else helps, a word longer than a line is cut at its soft hyphens,
    behind hyphens or slashes, or with a hyphen between syllables, if need be between letters.
    """
    known = face.wrapped.get((text, limit))
    if known is None:
        if len(face.wrapped) > _MOST_WRAPPED:
            face.wrapped.clear()
        known = face.wrapped[text, limit] = tuple(_wrapped(text, face, limit))
    return list(known)


def _wrapped(text: str, face: Face, limit: int) -> list[str]:
    lines: list[str] = []
    space = face.width(" ")
    for paragraph in text.split("\n"):
        line, used = "", 0
        for word in _words(paragraph, face, limit):
            width = face.width(word)
            # Adding up widths of words is quick and nearly exact; the whole line is measured only close to the limit.
            wanted = used + space + width
            if line and (wanted <= limit * 0.97 or (wanted <= limit and face.width(f"{line} {word}") <= limit)):
                line, used = f"{line} {word}", wanted
                continue
            if line:
                lines.append(line)
            if width > limit:
                *full, word = _pieces(word, face, limit)
                lines += full
                width = face.width(word)
            line, used = word, width
        lines.append(line)
    return [one.replace(SOFT_HYPHEN, "") for one in lines]


def cut(measure: Callable[[str], float], text: str, width: float) -> str:
    """A text as far as it fits a width, with three dots for the rest."""
    if measure(text) <= width:
        return text
    end = next((end for end in range(len(text) - 1, 0, -1) if measure(text[:end].rstrip() + "…") <= width), 0)
    return text[:end].rstrip() + "…"


def shrunk(
    measure: Callable[[str, Style], float], text: str, style: Style, width: float, least: float, by: float = 1.0
) -> Style:
    """The style, smaller in steps of `by` logical pixels until a text fits a width, but not below the size `least`."""
    while measure(text, style) > width and style.size > least:
        style = style.sized(style.size - by)
    return style


def fitted(
    measure: Callable[[str, Style], float],
    choices: Sequence[str],
    width: float,
    style: Style,
    shrink: float,
    least: float,
) -> tuple[str, Style]:
    """The first text that fits, and its style; the last one if none fits.

    `shrink` logical pixels is the one step a title may shrink. If even the shortest text is too wide, it is set in
    condensed letters, and at last in the size of captions, `least`.
    """
    least = min(least, style.size)
    smaller = style.sized(max(least, style.size - shrink)) if shrink else style
    for choice in choices:
        for kind in (style, smaller) if shrink else (style,):
            if measure(choice, kind) <= width:
                return choice, kind
    narrow = smaller._replace(family="condensed", tracking=0.0)
    while True:
        for choice in choices:
            if measure(choice, narrow) <= width:
                return choice, narrow
        if narrow.size <= least:
            return choices[-1], narrow
        narrow = narrow.sized(max(least, narrow.size - 1))
