"""What rivals say on the map between two rounds: their plans of the round that is over, and the lines of feuds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macher.ui.features.interlude.feuds import Feud, feuds, told
from macher.ui.kit.layers import pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.widgets import Drawing
from macher.ui.widgets.cards import Say
from macher.words.names import GameNames
from macher.words.sayings import Saying, is_plan, words_of

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController

__all__ = ["feud_lines", "feuds_of", "plans_told", "slips"]

_FACE: Final = 0.28
"""Where a face stands in its place of the standings."""
_WIDTHS: Final = (2.0, 6.0)
"""Least and most width of a line."""


def plans_told(controller: GameController, round_number: int) -> list[Saying]:
    """The plans of a round, now that it is over."""
    rounds = {logged.index: logged.round for logged in controller.log}
    said = sorted(controller.said.items())
    return [each for at, some in said if rounds.get(at) == round_number for each in some if is_plan(each)]


def slips(k: Kit, names: GameNames, plans: Sequence[Saying]) -> Part | None:
    """Everybody who tells a plan, one below the other; in a low window only the first."""
    shown = plans[: 1 if k.low else None]
    gap = k.size(8, 4)
    return pad(column(*(_slip(k, names, each) for each in shown), gap=gap), bottom=gap) if shown else None


def _slip(k: Kit, names: GameNames, saying: Saying) -> Part:
    """A paper with a face and what is said."""
    side, texts = k.size(90, 46), names.texts
    card = next(value for name, value in saying.facts if name == "land")
    head = texts("talk-about", player=names.player(saying.seat), land=names.land_card(card))
    quoted = texts("campaign-quoted", text=words_of(names, saying))
    party = names.party_key(saying.seat)
    face = k.art(lambda p, box: _face(p, box, party, saying.style), side)
    words = column(
        tall(k.words(head, "note:medium", "muted"), k.size(26, 14)),
        share(k.paragraph(quoted, "quiet:semibold", "ink", "middle", id=f"interlude.said.{saying.seat}")),
    )
    edge = k.art(lambda p, box: p.fill(box, "ink"), k.size(6, 3))
    return tall(paper(row(edge, wide(face, side), pad(words, 14, 1, 10, 1)), edge=None), side)


def _face(p: Painter, box: Rect, party: str, style: str) -> None:
    if p.pictures != "off":
        paint_portrait(p, box, party, style)
    else:
        p.mark(party, box, 0.46)


def feuds_of(controller: GameController, order: Sequence[int], own: int) -> list[Feud]:
    """The feuds to be shown below the standings."""
    return feuds(controller.talk.grievances, order, own)


def feud_lines(k: Kit, names: GameNames, found: Sequence[Feud], order: Sequence[int], gap: float) -> Part:
    """A line from face to face for each feud, with how often each has hurt the other."""

    def shown(box: Rect) -> list[Node]:
        each_w = (box.w - gap * (len(order) - 1)) / len(order)
        nodes: list[Node] = []
        for feud in found:
            left, right = (
                box.x + order.index(seat) * (each_w + gap) + _FACE * each_w for seat in (feud.left, feud.right)
            )
            nodes += _line(k, names, feud, Rect(left, box.y, right - left, box.h))
        return nodes

    return part(shown, k.size(30, 18))


def _line(k: Kit, names: GameNames, feud: Feud, box: Rect) -> list[Node]:
    times = {"a": feud.by_left, "b": feud.by_right}
    figures = names.texts("feud-score", **times)
    said = names.texts("feud-own", **times) if feud.own else figures
    ink = "contra" if feud.own else "muted"
    style = "note:bold"
    room = k.ctx.width(said, style) + 20 + (24 if feud.over else 0)
    if room > box.w - 12:
        said, room = figures, k.ctx.width(figures, style) + 20
    label = box.centred(min(room, box.w), box.h)
    width = min(_WIDTHS[1], max(_WIDTHS[0], feud.weight - 1.0))

    def draw(p: Painter, inner: Rect) -> None:
        low = inner.y + inner.h * 0.62
        for start, end in ((inner.x, inner.cx - room / 2), (inner.right, inner.cx + room / 2)):
            p.line(((start, inner.y), (start, low), (end, low)), ink, width)
        text = inner.centred(room, inner.h).moved(0, inner.h * 0.12)
        if feud.over:
            p.icon("heart-handshake", Rect(text.right - 24, text.cy - 9, 18, 18), ink, 2.2)
            text = text.trim(right=24)
        p.text(said, text, style, ink, "centre")

    tip = "\n".join(told(names, each) for each in feud.felt)
    return [Drawing(box, draw), Say(label, said, tip, id=f"interlude.feud.{feud.left}.{feud.right}", role="text")]
