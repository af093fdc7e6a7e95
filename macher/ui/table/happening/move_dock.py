"""The dock while others decide: the move that is told, tickets of those before it, the order of play, the pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.settings.options import SPEEDS
from macher.ui.table.dock.turn import Turn
from macher.ui.table.happening.move import Move
from macher.ui.table.happening.move_words import cost_lines, cost_title, spoken
from macher.ui.table.model import TableModel
from macher.ui.widgets import Ballot, Label, Paragraph, Segment, Segments
from macher.ui.widgets.cards import paint_card

__all__ = ["Followed", "bar_lines", "may_choose_pace", "order_plates", "pace", "tickets", "told_middle", "why_line"]


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
_TWO_LINES: Final = 27.0
"""Sizes of the sentence in the wide layout: at most, at least on one line, and on two."""


def told_middle(ctx: Context, node: Node, title: Rect, hint: Rect, model: TableModel) -> None:
    """Sentence, reason and cost in the middle of the wide dock."""
    move = model.told
    assert move is not None
    room = title.around(hint)
    style = shrunk(ctx.width, move.text, ctx.type.style("title").sized(_SENTENCE), room.w, _SMALLER)
    if ctx.width(move.text, style) > room.w:
        style = style.sized(_TWO_LINES)
    height = min(ctx.height(move.text, style, room.w), 2 * style.size * style.line + 1)
    text = move.text if ctx.height(move.text, style, room.w) <= height else move.brief
    line = Paragraph(room._replace(h=height), text, style, id="dock.title", name=spoken(model, move))
    node.add(line)
    y = line.rect.bottom + 4
    if move.why:
        node.add(_Why(Rect(room.x, y, room.w, 26), move.why, f"{model.names.party_key(move.seat)}.edge"))
        y += 28
    if move.costs:
        said = " · ".join([cost_title(model, move), *cost_lines(model, move)])
        node.add(
            Label(Rect(room.x, y, room.w, 26), [said, cost_title(model, move)], "strong", "contra", id="told.cost")
        )


class _Why(Node):
    """The reason behind a bulb in the party's colour."""

    role = "text"

    def __init__(self, rect: Rect, text: str, ink: Ink) -> None:
        super().__init__(rect, id="told.why", name=text, tooltip=text)
        self.text, self.ink = text, ink

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        size = min(20.0, box.h)
        p.icon("lightbulb", Rect(0, box.cy - size / 2, size, size), self.ink)
        p.text(self.text, box.trim(left=size + 8), "body", "ink_soft", shrink=14)


def why_line(rect: Rect, model: TableModel) -> Node:
    """Why the seat has acted whose move a reveal tells."""
    return _Why(rect, model.why, f"{model.names.party_key(model.acted)}.edge")


def bar_lines(model: TableModel, move: Move) -> tuple[str, str, str]:
    """Sentence, the line below it, and the colour of that, where all stands in a bar."""
    if move.costs:
        return move.brief, " · ".join([cost_title(model, move), *cost_lines(model, move)]), "contra"
    return move.brief, move.why, "ink_soft"


# -- tickets -----------------------------------------------------------------------------------------------------------


_HEAD, _GAP, _MOST = 24.0, 12.0, 2
_CARD: Final = 70.0
"""Height of the cards of an exchange."""


def tickets(ctx: Context, rect: Rect, model: TableModel, followed: Followed) -> Node:
    """The latest moves as tickets; moves that change nothing share one."""
    node = Node(rect, id="tickets", zone=True, name=model.texts("told-tickets"))
    head, rest = rect.local().take_top(_HEAD, 4)
    node.add(Label(head, model.texts("told-tickets"), "label:semibold", "muted"))
    groups: list[list[Move]] = []
    for move in followed.turn:
        if groups and move.quiet and groups[-1][-1].quiet:
            groups[-1].append(move)
        else:
            groups.append([move])
    shown = groups[-_MOST:]
    width = (rest.w - _GAP * (_MOST - 1)) / _MOST
    for at, group in enumerate(shown):
        now = model.told is not None and group[-1].version == model.told.version
        node.add(_Ticket(ctx, Rect(at * (width + _GAP), rest.y, width, rest.h), model, group, now))
    return node


class _Ticket(Node):
    """A ballot with what was done; the one that is told now is framed in the party's colour."""

    role = "text"

    def __init__(self, ctx: Context, rect: Rect, model: TableModel, group: Sequence[Move], now: bool) -> None:
        first = group[0]
        nobody = first.quiet
        players = list(dict.fromkeys(model.names.player(move.seat) for move in group))
        self.title = model.texts("told-nothing") if nobody else players[0]
        self.text = model.texts.listing(players) if nobody else first.text
        super().__init__(rect, name=model.texts.pair(self.title, self.text), tooltip=self.text)
        self.model, self.now, self.nobody = model, now, nobody
        self.party = model.names.party_key(first.seat)
        self.swap = _swapped(first)
        self.seats = [model.names.party_key(seat) for seat in dict.fromkeys(move.seat for move in group)]
        body = rect.local().inset(12, 10).trim(top=34 + (32 if nobody else 0))
        self.cards = Rect(body.x, body.bottom - _CARD, 62, _CARD)
        if self.swap is not None:
            body = body.trim(bottom=_CARD + 6)
        words, style = _fitting(ctx, [self.text, self.text if nobody else first.brief], body)
        self.add(Paragraph(body, words, style, "ink"))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.now else "row")
        ink: Ink = "muted" if self.nobody else f"{self.party}.edge"
        if self.now:
            p.frame(box, ink, 3)
        inner = box.inset(12, 10)
        p.ballot(Rect(inner.x, inner.y, 24, 24), True, ink, None)
        p.text(self.title, Rect(inner.x + 34, inner.y - 2, inner.w - 34, 28), "strong")
        if self.nobody:
            for at, party in enumerate(self.seats):
                p.mark(party, Rect(inner.x + at * 32, inner.y + 36, 24, 24), 0.46)
        if self.swap is not None:
            self._cards(p, self.cards, self.swap)

    def _cards(self, p: Painter, first: Rect, swap: tuple[int, int]) -> None:
        for at, kind in enumerate(swap):
            if kind < 0:
                continue
            topic, approves = self.model.names.face(kind)
            spot, forms = first.moved(at * (first.w + 34), 0), self.model.names.topic_forms(kind)
            paint_card(p, spot, topic, approves, "named", name=forms, dashed=at == 0)
        p.icon("arrow-right", Rect(first.right + 7, first.cy - 10, 20, 20), "ink")


def _fitting(ctx: Context, forms: Sequence[str], room: Rect) -> tuple[str, str]:
    """The longest words that have room, and their style; at last the end is left out."""
    for text in forms:
        for style in ("body", "card:medium"):
            if ctx.height(text, style, room.w) <= room.h + 1:
                return text, style
    words = forms[-1].split(" ")
    while len(words) > 1 and ctx.height(" ".join(words) + " …", "card:medium", room.w) > room.h + 1:
        words.pop()
    return " ".join(words) + " …", "card:medium"


def _swapped(move: Move) -> tuple[int, int] | None:
    """The opinion that has gone and the one that has come, if that is what a move did."""
    event: Any = next((item.head for item in move.items if isinstance(item.head, ev.OpinionShifted)), None)
    return None if event is None else (event.out, event.into)


# -- the order of play -------------------------------------------------------------------------------------------------


_ONCE: Final = frozenset(
    {
        "rallies",
        "cabinet_placement",
        "media_influence",
        "conversion",
        "program",
        "meetings",
        "cabinet_sending",
        "influence",
        "exchanges",
    }
)
"""Phases in which every seat decides once, in order."""


def order_plates(ctx: Context, node: Node, rect: Rect, model: TableModel) -> None:
    """The parties in the order of play; who decides stands larger in their colour, who has decided is ticked."""
    turn = Turn.of(model)
    order = [seat for seat in model.view.order if 0 <= seat < model.seats]
    if turn.seat not in order or not model.view.round:
        return
    at = order.index(turn.seat)
    ticked = model.view.step in _ONCE or model.view.phase in _ONCE
    gap = 8.0
    width = (rect.w - gap * (len(order) - 1) - 24) / len(order)
    x = rect.x
    for place, seat in enumerate(order):
        now = seat == turn.seat
        done = ticked and (place < at or (now and turn.decided))
        h, w = (rect.h, width + 24) if now else (rect.h - 8, width)
        node.add(_Plate(Rect(x, rect.cy - h / 2, w, h), model, seat, now, done))
        x += w + gap


class _Plate(Node):
    """One party in the order of play."""

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, seat: int, now: bool, done: bool) -> None:
        self.player = model.names.player(seat)
        said = model.texts("turn-badge-decided") if done else model.texts("table-badge-choosing") if now else ""
        super().__init__(rect, id=f"order.{seat}", name=f"{self.player} {said}".strip(), tooltip=self.player)
        self.party, self.now, self.done = model.names.party_key(seat), now, done

    def draw(self, p: Painter) -> None:
        box, party = self.rect.local(), self.party
        ink: Ink = "ink"
        if self.now:
            outlined = p.theme.parties[party].outlined
            p.box(box, f"{party}.small", f"{party}.edge" if outlined else None, 2)
            ink = f"{party}.on"
            p.glyph(party, Rect(14, box.cy - 10, 20, 20), ink)
        else:
            p.frame(box, "slot_line", 1.5)
            p.mark(party, Rect(9, box.cy - 11, 22, 22), 0.46)
        words = box.trim(left=42 if self.now else 38, right=30 if self.done else 6)
        name, style = self.player, "name" if self.now else "body"
        while p.width(name, style) > words.w and len(name) > 2:
            name = name.removesuffix("…")[:-1].rstrip() + "…"
        p.text(name, words, style, ink)
        if self.done:
            p.icon("check", Rect(box.right - 28, box.cy - 9, 18, 18), ink)


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
