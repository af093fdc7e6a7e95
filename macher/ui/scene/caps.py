"""Caps: while Alt is held, every button shows its key at its edge, and icons a word too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node

_OVER = 8.0
"""How far a cap lies over the lower edge of its button."""
_ABOVE = 12.0
"""How far it stands out above the upper edge."""
_OUT = 3.0
"""How far a cap with a key and a word may stand out on either side of its button, in sizes of its letters."""
_SHIFTS = (0.0, -10.0, 10.0, -20.0, 20.0, -30.0, 30.0)


class _Cap(NamedTuple):
    spot: Rect
    words: list[str]
    widths: list[float]


def draw_caps(p: Painter, root: Node, writing: Sequence[Rect]) -> None:
    """Draws the caps; no cap covers another one or text of the screen.

    Keys are placed first and always shown; words only where room is left.
    """
    shown = [(node, node.shortcut(), node.brief()) for node in root.walk() if node.shown]
    caps: dict[Node, _Cap] = {}
    for node, key, _ in shown:
        if key:
            caps[node] = _place(p, node, [key], root, [*_others(caps, node), *writing]) or _anywhere(p, node, key, root)
    for node, key, word in shown:
        words = [key, word] if key else [word]
        if word and (cap := _place(p, node, words, root, [*_others(caps, node), *writing])):
            caps[node] = cap
    for cap in caps.values():
        _draw_cap(p, cap)


def _others(caps: Mapping[Node, _Cap], node: Node) -> list[Rect]:
    return [cap.spot.inset(-1) for other, cap in caps.items() if other is not node]


def _height(p: Painter) -> float:
    return round(p.style("caption:bold").size) + 4.0


def _measure(p: Painter, words: Sequence[str]) -> tuple[list[float], float]:
    """The width of each word and of the whole cap."""
    widths = [p.width(word, "caption:bold") for word in words]
    return widths, sum(widths) + 12 + 8 * (len(words) - 1)


def _spots(box: Rect, w: float, h: float, window: Rect) -> Iterator[Rect]:
    """Where a cap may stand: on the lower edge, above the upper one, or in the line below."""
    below = box.bottom - _OVER
    for y in (below, max(0.0, box.y - _ABOVE), below + h + 1):
        for shift in _SHIFTS:
            x = min(max(2.0, box.cx - w / 2 + shift), window.w - w - 2)
            yield Rect(x, min(y, window.h - h), w, h)


def _place(p: Painter, node: Node, words: list[str], root: Node, taken: Sequence[Rect]) -> _Cap | None:
    """Where a cap with these words stands at its button, or None where there is no room for it."""
    box = node.window_rect
    widths, whole = _measure(p, words)
    if len(words) > 1 and whole > box.w + 2 * _OUT * p.style("caption:bold").size:
        return None
    for spot in _spots(box, whole, _height(p), root.rect):
        if not any(spot.meets(other) for other in taken):
            return _Cap(spot, words, widths)
    return None


def _anywhere(p: Painter, node: Node, key: str, root: Node) -> _Cap:
    """A place on the lower edge, whatever it covers."""
    widths, whole = _measure(p, [key])
    return _Cap(next(_spots(node.window_rect, whole, _height(p), root.rect)), [key], widths)


def _draw_cap(p: Painter, cap: _Cap) -> None:
    p.box(cap.spot, "stamp", "on_stamp", 1)
    x = cap.spot.x + 6
    for word, wide in zip(cap.words, cap.widths, strict=True):
        p.text(word, Rect(x, cap.spot.y, wide + 1, cap.spot.h), "caption:bold", "on_stamp")
        x += wide + 8
