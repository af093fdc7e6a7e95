"""The card of a lesson: what is taught, the calculation as far as it is known, what to do, and afterwards why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.i18n.texts import Texts
from macher.rules.formula import match_sum
from macher.rules.views import PlayerView
from macher.session.lesson_tables import LEARNER
from macher.ui.features.learn.script import ASKED, EMPTY, Art, Row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.boards.board import row_look
from macher.ui.table.model import TableModel
from macher.ui.theme.typography import Style
from macher.ui.widgets import Button, Clickable, Hairline, IconButton, Label, Paragraph
from macher.ui.widgets.cards import paint_card


@dataclass(frozen=True)
class ShownRow:
    """A row as it stands on the card."""

    label: str
    value: str
    art: Art = ""
    current: bool = False
    known: bool = True
    """Whether the lesson has reached it; later rows are muted."""


@dataclass(frozen=True)
class CardText:
    """What is written on the card."""

    lesson: Sequence[str]
    """Which lesson it is, in a long form and shorter ones."""
    progress: str
    """Step 3 of 4."""
    step: int
    steps: int
    title: str
    text: str
    do: str
    why: str
    done: bool
    wrong: bool = False
    """Whether `do` answers a wrong click."""
    rows: Sequence[ShownRow] = ()
    art: TableModel | None = None
    """What the pictures in the rows are drawn from."""
    board: int = 0


@dataclass(frozen=True)
class CardActs:
    """What can be done on the card."""

    texts: Texts
    missed: Callable[[], None]
    leave: Callable[[], None]
    go_on: Callable[[], None]
    leave_key: str
    next_texts: Sequence[str]
    """What the button says that goes on, long and short."""
    step_back: Callable[[], None] | None = None


_EDGE = 14.0
"""How far the ground of the current row reaches beyond its text if something stands beside it."""
_LEAVE = 64.0
"""Least width of the key that leaves the lesson."""
_CAP = 20.0
"""Free width in the key, beside its name."""


class LessonCard(Clickable):
    """Has the focus when a step begins; its accessible name is the whole text of the card."""

    opaque = True

    def __init__(self, rect: Rect, ctx: Context, says: CardText, acts: CardActs) -> None:
        told = [says.title, *([says.why] if says.done else [says.text, says.do])]
        super().__init__(rect, id="lesson.card", name=" ".join(told), on_click=acts.missed, zone=True)
        self.says, self.can = says, acts
        self.row_at: list[Rect] = []
        self._lay_out(ctx)

    def _lay_out(self, ctx: Context) -> None:
        says, step = self.says, ctx.step
        pad = step("wide")
        broad = self.rect.w > 2.2 * self.rect.h and bool(says.rows)
        box = self.rect.local().inset(pad, step("space")).trim(top=step("hair"))
        head, box = box.take_top(step("caption"), 2)
        self._head(ctx, head)
        title, box = box.take_top(ctx.type.style("heading" if ctx.wide else "land").size * 1.2, step("tight"))
        self.add(Label(title, says.title, "heading" if ctx.wide else "land", shrink=6))
        foot, box = box.take_bottom(step("line"), step("tight"))
        if broad:
            left, right = box.columns((46, 54), 20)
            self._rows(left)
            self._text(ctx, right)
        else:
            need = self._height(ctx, box.w) + step("space")
            least = step("sign", 1.6) * len(says.rows)
            if says.rows and box.h - need >= least:
                rows, box = box.take_top(min(box.h - need, step("row") * len(says.rows)), step("space"))
                self._rows(rows)
            self._text(ctx, box)
        self._foot(ctx, foot)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _head(self, ctx: Context, head: Rect) -> None:
        says = self.says
        width = ctx.width(says.progress, "label") + 1
        bars = 18.0 * says.steps + 8
        right = head.take_right(width + bars)[0]
        self.add(Label(right._replace(w=width), says.progress, "label", "ink_soft"))
        self.add(Label(head.trim(right=width + bars + 8), says.lesson, "label", "ink_soft"))
        self.add(_Bars(right.trim(left=width + 8), says.step, says.steps))

    def _styles(self, ctx: Context) -> tuple[Style, Style]:
        text = ctx.type.style("text")
        body = text._replace(size=text.size * (1.28 if ctx.wide else 1), weight="medium", line=1.4)
        return body, body.bold()

    def _height(self, ctx: Context, width: float) -> float:
        body, strong = self._styles(ctx)
        says = self.says
        if says.done:
            return ctx.height(says.why, body, width)
        return ctx.height(says.text, body, width) + 6 + ctx.height(says.do, strong, width)

    def _text(self, ctx: Context, box: Rect) -> None:
        body, strong = self._styles(ctx)
        says = self.says
        if says.done:
            self.add(Paragraph(box, says.why, body, id="lesson.why"))
            return
        height = ctx.height(says.text, body, box.w)
        self.add(Paragraph(box._replace(h=height), says.text, body, id="lesson.text"))
        rest = box.trim(top=height + 6)
        self.add(Paragraph(rest, says.do, strong, "warn" if says.wrong else "ink", id="lesson.do"))

    def _rows(self, area: Rect) -> None:
        rows = self.says.rows
        self.row_at = area.rows(len(rows))
        for at, (rect, row) in enumerate(zip(self.row_at, rows, strict=True)):
            right = self.rect.w - rect.right
            name = self.can.texts.pair(row.label, _spoken(row.value))
            self.add(_RowNode(rect, at, row, self.says, right if right <= rect.x + 1 else _EDGE, name))
        self.add(Hairline(area.take_bottom(1)[0], "rule", 2))

    def _foot(self, ctx: Context, foot: Rect) -> None:
        """The button that leaves stands at the left, the one that goes on at the right, always at the same place.

        So a second click on "next" never leaves or goes back by mistake.
        """
        acts, texts = self.can, self.can.texts
        cap = max(_LEAVE, ctx.width(acts.leave_key, "label:semibold") + _CAP)
        beside = cap + 12 + (Button.natural(ctx, "", False)[1] + 12 if acts.step_back is not None else 0.0)
        sizes = [Button.natural(ctx, text, True) for text in acts.next_texts]
        width, height = next((each for each in sizes if each[0] + beside <= foot.w), sizes[-1])
        onward, foot = foot.take_right(width, 12)
        if self.says.done:
            box, call = onward.centred(width, height), acts.go_on
            self.add(Button(box, acts.next_texts, id="lesson.next", kind="primary", icon="check", on_click=call))
        if acts.step_back is not None:
            text, call = texts("learn-back-step"), acts.step_back
            width, height = Button.natural(ctx, text, False)
            narrow = foot.w - width - 12 < cap
            back, foot = foot.take_right(height if narrow else width, 12)
            if narrow:
                box = back.centred(height, height)
                self.add(IconButton(box, "chevron-left", text, id="lesson.back", on_click=call))
            else:
                self.add(Button(back.centred(width, height), text, id="lesson.back", on_click=call))
        forms, room = [texts("learn-leave"), texts("learn-leave-short")], foot._replace(w=max(cap, foot.w))
        self.add(_Leave(room, acts.leave_key, forms, acts.leave))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "panel")
        p.fill(Rect(0, 0, box.w, 6 if box.h > 400 else 4), "rule")


class _Bars(Node):
    """How far the lesson has come."""

    role = "image"

    def __init__(self, rect: Rect, step: int, steps: int) -> None:
        super().__init__(rect)
        self.step, self.steps = step, steps

    def draw(self, p: Painter) -> None:
        for at in range(self.steps):
            bar = Rect(at * 18, self.rect.h / 2 - 4, 14, 8)
            p.fill(bar, "rule" if at < self.step else "slot")


class _Leave(Clickable):
    """The key that leaves, with what it does; a click does the same."""

    def __init__(self, rect: Rect, key: str, texts: Sequence[str], leave: Callable[[], None]) -> None:
        super().__init__(rect, id="lesson.leave", name=f"{key} {texts[0]}", on_click=leave, tooltip=texts[0])
        self.key_text, self.texts = key, texts

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        width = p.width(self.key_text, "label:semibold") + _CAP
        cap = Rect(0, (box.h - 30) / 2, width, 30)
        p.box(cap, "raised_hot" if self.hovered else None, "slot_line", 1.5)
        p.text(self.key_text, cap, "label:semibold", "ink", "centre")
        p.text([*self.texts, ""], box.trim(left=width + 12), "label", "muted")


class _RowNode(Node):
    """One row of the derivation: number, label, picture, value."""

    role = "text"

    def __init__(self, rect: Rect, at: int, row: ShownRow, says: CardText, beyond: float, name: str) -> None:
        super().__init__(rect, id=f"lesson.row.{at}", name=name, bleed=30)
        self.at, self.row, self.says, self.beyond = at, row, says, beyond

    def draw(self, p: Painter) -> None:
        box, row = self.rect.local(), self.row
        if row.current:
            p.fill(box.trim(left=-self.rect.x, right=-self.beyond), "own")  # from edge to edge of the card
            p.fill(Rect(-self.rect.x, 0, 6, box.h), "action")
        p.hline(0, 0, box.w, "hairline")
        ink = "ink" if row.known or row.current else "muted"
        side = min(34.0, box.h * 0.62)
        number = Rect(6, (box.h - side) / 2, side, side)
        if row.current:
            p.fill(number, "action")
        elif row.known:
            p.fill(number, "rule")
        else:
            p.frame(number, "slot_line", 1.5)
        style = "number" if side >= 24 else "caption:bold"
        p.text(
            str(self.at + 1), number, style, "on_action" if row.current else "panel" if row.known else "muted", "centre"
        )
        left = number.right + 14
        value_w = self._value(p, box, ink)
        room = box.w - left - value_w - 16
        label_w = min(room, max(p.width(each.label, "name") for each in self.says.rows) + 4)
        words = Rect(left, 0, label_w if row.art else room, box.h)
        if p.width(row.label, "name") <= words.w:
            p.text(row.label, words, "name", ink)
        else:  # in two lines
            p.paragraph(row.label, words, "card", ink, valign="middle")
        art = Rect(left + label_w + 16, 0, room - label_w - 16, box.h)
        if row.art and art.w > 60:
            _PICTURES[row.art](p, art, self.says)

    def _value(self, p: Painter, box: Rect, ink: str) -> float:
        """Draws the value at the right end, with empty boxes for what is not known; returns its width."""
        pieces = _pieces(self.row.value)

        def measured(style: Style) -> tuple[float, float, list[float], float]:
            """Side of a box, gap, width of each piece, width of all."""
            side, gap = min(box.h - 8, style.size * 1.25), style.size * 0.18
            widths = [side if piece in (ASKED, EMPTY) else p.width(piece, style) for piece in pieces]
            return side, gap, widths, sum(widths) + gap * (len(pieces) - 1)

        style = p.style("heading" if box.h >= 58 else "figure")
        side, gap, widths, total = measured(style)
        room = box.w - side - 34 - max(p.width(each.label, "name") for each in self.says.rows)
        if total > room:
            style = style.sized(max(p.style("name").size - 1, style.size * room / total))
            side, gap, widths, total = measured(style)
        x = box.w - total
        for piece, width in zip(pieces, widths, strict=True):
            spot = Rect(x, (box.h - side) / 2, width, side)
            if piece == EMPTY:
                p.dashed(spot, "slot_line", 1.5)
            elif piece == ASKED:
                p.box(spot, "own", "rule", 2)
                p.text("?", spot, style, "ink", "centre")
            else:
                p.text(piece, Rect(x, 0, width + 1, box.h), style, ink)
            x += width + gap
        return total


def _pieces(value: str) -> list[str]:
    """`7 × ?` as `7 ×` and `?`."""
    found: list[str] = []
    for word in value.split(" "):
        if word in (ASKED, EMPTY) or not found or found[-1] in (ASKED, EMPTY):
            found.append(word)
        else:
            found[-1] += " " + word
    return [piece for piece in found if piece]


def _spoken(value: str) -> str:
    return value.replace(EMPTY, ASKED)


# -- pictures between label and value ----------------------------------------------------------------------------------


def _pips(p: Painter, box: Rect, says: CardText) -> None:
    model = says.art
    assert model is not None
    rallies = model.row(says.board, LEARNER).rallies
    side = min(20.0, box.h * 0.4, (box.w + 6) / max(1, rallies) - 6)
    for at in range(rallies):
        p.party_box(Rect(box.x + at * (side + 6), box.cy - side / 2, side, side), model.names.party_key(LEARNER))


def _trend(p: Painter, box: Rect, says: CardText) -> None:
    model = says.art
    assert model is not None
    trend = model.row(says.board, LEARNER).trend
    ink = "pro" if trend > 0 else "contra" if trend < 0 else "muted"
    p.text(model.texts.signed(trend), box, "figure", ink)


def _program(p: Painter, box: Rect, says: CardText) -> None:
    model = says.art
    assert model is not None
    view: PlayerView = model.view
    land, program = view.lands[says.board], view.parties[LEARNER].program
    shown: Sequence[int] = program
    if (box.w + 6) / len(program) - 6 < 26:  # too narrow for all cards with their tags: show only those that count
        shown = [kind for kind in program if match_sum([kind], land.opinions, land.doubled)] or program
    width = min(44.0, (box.w + 6) / len(shown) - 6)
    low = 18.0 if box.h >= 44 else 16.0
    hang = low - 2  # how far a tag hangs below its card, so that it leaves the card's sign free
    height = min(46.0, box.h * 0.6, box.h - hang - 4)
    top = (box.h - height - hang) / 2
    for at, kind in enumerate(shown):
        card = Rect(box.x + at * (width + 6), box.y + top, width, height)
        counts = match_sum([kind], land.opinions, land.doubled)
        paint_card(p, card, *model.names.face(kind), "upright" if height >= 34 else "line")
        if not counts:
            p.veil(card, "own", 150)
        else:
            wide = max(26.0, min(34.0, width + 2))
            tag = Rect(card.cx - wide / 2, card.bottom - 2, wide, low)
            p.box(tag, "panel", "rule", 1.5)
            p.text(model.texts.signed(counts), tag, "caption:bold", "ink", "centre")


def _bar(p: Painter, box: Rect, says: CardText) -> None:
    model = says.art
    assert model is not None
    look = row_look(model, says.board, LEARNER)
    line = Rect(box.x, box.cy - 12, min(box.w, 210.0), 24)
    p.mark(look.party, line._replace(w=line.h))
    bar = line.trim(left=line.h)
    p.fill(bar, "track")
    unit = bar.w / look.full
    p.party_box(Rect(bar.x, bar.y, look.now.votes * unit, bar.h), look.party)
    if says.done and says.rows[3].current:
        p.party_box(
            Rect(bar.x + look.now.votes * unit, bar.y, (look.now.after - look.now.votes) * unit, bar.h),
            look.party,
            "hatched",
        )
    p.fill(Rect(bar.x + look.majority * unit - 1, bar.y - 4, 2, bar.h + 8), "rule")


_PICTURES = {"pips": _pips, "trend": _trend, "program": _program, "bar": _bar}


def shown(rows: Sequence[Row], values: Sequence[str], labels: Sequence[str], current: int) -> list[ShownRow]:
    """The rows of a step as they stand on the card; if the step fills in no row, all of them are known."""
    return [
        ShownRow(label, value, row.art, at == current, current < 0 or at < current)
        for at, (row, value, label) in enumerate(zip(rows, values, labels, strict=True))
    ]
