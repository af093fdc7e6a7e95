"""The dock while others decide: who does, the move that is told with its reason, and the pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.settings.options import SPEEDS
from macher.ui.table.happening.moods import mood_of
from macher.ui.table.happening.move import Move
from macher.ui.table.happening.move_words import cost_lines, cost_title, spoken
from macher.ui.table.model import TableModel
from macher.ui.table.panels.rail_band import paint_face
from macher.ui.widgets import Ballot, Label, Paragraph, Segment, Segments

__all__ = ["Bust", "Followed", "bar_lines", "may_choose_pace", "pace", "sentence", "told_middle", "why_line"]


@dataclass(frozen=True)
class Followed:
    """The moves of others as the table tells them, and what the player can do about that."""

    turn: Sequence[Move] = ()
    """All moves since the last own decision, oldest first."""
    held: bool = False
    """Whether they wait for the player."""
    hit: Move | None = None
    """The move that costs something here."""
    speed: str = "normal"
    stops: bool = True
    choose_speed: Callable[[str], None] | None = None
    choose_stops: Callable[[], None] | None = None


# -- the sentence ------------------------------------------------------------------------------------------------------


_SENTENCE: Final = 34.0
_SMALLER: Final = 25.0
_TWO_LINES: Final = (27.0, 23.0, 20.0)
"""Sizes of the sentence in the wide layout: at most, at least on one line, and on two, where there is room below."""


def told_middle(ctx: Context, node: Node, title: Rect, hint: Rect, model: TableModel) -> None:
    """Sentence, reason and cost in the middle of the wide dock."""
    move = model.told
    assert move is not None
    room = title.around(hint)
    last = 28.0 if move.costs or move.yours else 0.0
    for size in _TWO_LINES:
        said = sentence(ctx, room, (move.text, move.brief), size)
        y = said.rect.bottom + 4
        why = None
        if move.why:
            place = Rect(room.x, y, room.w, 52.0)
            why = _Why.of(ctx, place, move.why, f"{model.names.party_key(move.seat)}.edge")
            y = why.rect.bottom + 2
        if y + last <= room.bottom:
            break
    said.name = spoken(model, move)
    node.add(said)
    if why is not None:
        node.add(why)
    line = Rect(room.x, y, room.w, 26)
    if move.costs:
        cost = " · ".join([cost_title(model, move), *cost_lines(model, move)])
        node.add(Label(line, [cost, cost_title(model, move)], "strong", "contra", id="told.cost"))
    elif move.yours:
        node.add(Label(line, move.yours, "label:semibold", "ink_soft", id="told.yours"))


def sentence(ctx: Context, room: Rect, forms: Sequence[str], two_lines: float = _TWO_LINES[0]) -> Paragraph:
    """The largest words while nothing is asked: the first form that fits one line or two, at the top of the room.

    ``two_lines``: size of the letters where one line is not enough.
    """
    for text in forms:
        style = shrunk(ctx.width, text, ctx.type.style("title").sized(_SENTENCE), room.w, _SMALLER)
        if ctx.width(text, style) > room.w:
            style = style.sized(two_lines)
        height = ctx.height(text, style, room.w)
        if height <= 2 * style.size * style.line + 1:
            break
    return Paragraph(room._replace(h=min(height, room.h)), text, style, id="dock.title")


class _Why(Node):
    """The reason behind a bulb in the party's colour."""

    role = "text"
    LEFT: Final = 28.0

    def __init__(self, rect: Rect, text: str, ink: Ink) -> None:
        super().__init__(rect, id="told.why", name=text, tooltip=text)
        self.text, self.ink = text, ink

    @classmethod
    def of(cls, ctx: Context, rect: Rect, text: str, ink: Ink) -> _Why:
        """As high as its lines, at most two, or one where the room is lower."""
        label = ctx.type.style("label")
        line = label.size * label.line
        lines = min(2, len(ctx.lines(text, label, rect.w - cls.LEFT)), max(1, round(rect.h / line)))
        return cls(rect._replace(h=max(26.0, lines * line)), text, ink)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.icon("lightbulb", Rect(0, 3, 20, 20), self.ink)
        p.paragraph(self.text, box.trim(left=self.LEFT), "label", "ink_soft")


class Bust(Node):
    """Who acts or is told about: the face in large, before its party's colour."""

    role = "image"
    WIDE: Final = 224.0

    def __init__(self, rect: Rect, model: TableModel, seat: int) -> None:
        name = model.texts("table-party", party=model.names.party(seat), player=model.names.player(seat))
        super().__init__(rect, id="dock.person", name=name)
        self.model, self.seat = model, seat

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, self.model.names.party_key(self.seat))
        paint_face(p, box, self.model, self.seat, mood_of(self.model, self.seat))


def why_line(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """Why the seat has acted whose move a reveal tells."""
    return _Why.of(ctx, rect, model.why, f"{model.names.party_key(model.acted)}.edge")


def bar_lines(model: TableModel, move: Move) -> tuple[str, str, str]:
    """Sentence, the line below it, and the colour of that, where all stands in a bar."""
    if move.costs:
        return move.brief, " · ".join([cost_title(model, move), *cost_lines(model, move)]), "contra"
    return move.brief, move.why, "ink_soft"


# -- the pace ----------------------------------------------------------------------------------------------------------


def may_choose_pace(model: TableModel, followed: Followed) -> bool:
    """Whether the pace of the others stands in the dock: while they decide and nobody here does."""
    return followed.choose_speed is not None and model.prompt is None and bool(model.view.phase)


def pace(ctx: Context, rect: Rect, model: TableModel, followed: Followed) -> Node:
    """How fast the others' moves are told, and whether they stop where they cost something."""
    texts = model.texts
    node = Node(rect, id="pace", zone=True, name=texts("told-pace"))
    wide = ctx.wide
    head, rest = rect.local().take_top(24.0 if wide else 20.0, 4 if wide else 2)
    node.add(Label(head, texts("told-pace"), "label:semibold", "muted"))
    choose, stops = followed.choose_speed, followed.choose_stops
    if choose is None or stops is None:
        return node
    row, rest = rest.take_top(42.0 if wide else 32.0, 8 if wide else 5)
    choices = [
        Segment(name, texts(f"settings-speed-{name}"), tooltip=texts(f"settings-speed-{name}-tip")) for name in SPEEDS
    ]
    style = shrunk(
        lambda _, kind: sum(ctx.width(each.text, kind) + kind.size for each in choices),
        "",
        ctx.type.style("strong" if wide else "card"),
        row.w,
        14,
    )
    node.add(
        Segments(
            row,
            choices,
            followed.speed,
            choose,
            ctx=ctx,
            style=style,
            equal=True,
            on_panel=True,
            id="pace.speed",
            name=texts("told-pace"),
        )
    )
    words = [texts("settings-stops"), texts("told-stops-short")]
    node.add(
        Ballot(
            rest._replace(h=30.0 if wide else 26.0),
            words,
            marked=followed.stops,
            on_click=stops,
            many=True,
            size=24.0 if wide else 20.0,
            style="body",
            id="pace.stops",
            name=words[0],
            tooltip=texts("settings-stops-help"),
        )
    )
    return node
