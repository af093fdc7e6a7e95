"""A row of politicians that was turned up: a column for each with its price, what became of it and what it has done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from macher.rules import events as ev
from macher.rules.edition import ActionSpec
from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.paint import Run
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.cabinet import acted, action_names, bare_name, card_tip, name_step, politician, printed
from macher.ui.prompts.shared.politician_card import SIGNS, explain_by_card, front_of, notes_of
from macher.ui.prompts.shared.words import alike, own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label, Line

Mark = Literal["possible", "chosen", "done", "gone"]
"""How an action is marked: an empty box, a ballot cross, a tick, or struck through."""


@dataclass(frozen=True)
class ActionLine:
    """An action in a column: its text, how it is marked, and who has done it before."""

    texts: Sequence[str]
    mark: Mark
    note: Sequence[str] = ()
    icon: str = ""
    """Its pictogram; none for the factor of a doubled opinion."""


_LARGE: Final = 17.0
"""Size of letters beyond which a column has no width to spare."""
_LEAST_FACE: Final = 30.0
"""Logical pixels of height from which a face is shown."""
_LEAST_HEAD: Final = 16.0
"""Logical pixels of height from which a head is shown in the band of a column."""


def _column_margin(width: float, letters: float) -> float:
    """Free width at each side of a column, for letters of this size."""
    return 3 if letters > _LARGE else 8 if width > 120 else 5 if width > 100 else 3


class RowColumn(Node):
    """A politician that was turned up: party, name, cost, what became of it, its actions."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        party: str,
        head: Sequence[str],
        lines: tuple[Sequence[str], str, str],
        actions: Sequence[ActionLine],
        *,
        rows: int,
        mine: bool,
        out: bool,
        office: str = "",
        **options: Any,
    ) -> None:
        """`lines` are name, cost and status.

        `rows` is how many actions a column has room for, `office` the key of the politician, for the face.
        """
        super().__init__(rect, **options)
        self.party, self.head, self.lines, self.actions, self.rows = party, list(head), lines, list(actions), rows
        self.mine, self.out, self.office = mine, out, office
        self.name = self.name or ", ".join([head[0], lines[0][0], lines[1], lines[2]])

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        top = round(p.style("tab").size * 1.5)
        p.fill(box, "own" if self.mine else "row")
        ink: Ink = "muted" if self.out else "ink"
        inner = box.inset(_column_margin(box.w, p.style("card").size), 0)
        y, faced = self._told(p, inner.trim(top=top), ink)
        self._head(p, Rect(0, 0, box.w, top), not faced)
        p.hline(0, y, box.w, "hairline")
        self._actions(p, inner._replace(y=y + 2, h=box.h - y - 4), ink)
        if self.mine:
            p.frame(box, "action", 2)

    def _told(self, p: Painter, box: Rect, ink: Ink) -> tuple[float, bool]:
        """Name, price and state, with the face where there is room.

        Returns where the actions begin, and whether there is a face.
        """
        step = p.style("card").size * 1.25
        height = min(80.0, box.h - step * 1.1 * self.rows - 8)
        wide = min(height * 0.86, box.w * 0.44)
        named = p.width(self.lines[0][-1], "card:bold") <= box.w - wide - 6
        if self.office and box.w >= 120 and height >= 3 * step and named:
            return self._with_face(p, box, Rect(0, box.y, wide, height), ink), True
        if self.office and box.w >= 96 and height - step >= max(_LEAST_FACE, 2 * step - 4):
            return self._above_face(p, box, step, min(height - step - 2, 56.0), ink), True
        p.text(self.lines[0], box._replace(y=box.y + 2, h=step), "card:bold", ink, shrink=name_step(p))
        second = box._replace(y=box.y + 2 + step, h=step)
        wide = p.width(self.lines[2], "card:bold")
        p.text(self.lines[2], second, "card:bold", ink, "right")
        p.text([self.lines[1], ""], second.trim(right=wide + 4), "card:medium", "muted")
        return box.y + 4 + 2 * step, False

    def _with_face(self, p: Painter, inner: Rect, face: Rect, ink: Ink) -> float:
        """The face at the left of name, price and state; returns where the actions begin."""
        paint_portrait(p, face, self.party, self.office, played=self.out)
        rows = Rect(face.right + 6, face.y + 3, inner.right - face.right - 6, face.h - 6).rows(3)
        p.text(self.lines[0], rows[0], "card:bold", ink, shrink=name_step(p))
        p.text(self.lines[1], rows[1], "card:medium", "muted")
        p.text(self.lines[2], rows[2], "card:bold", ink)
        return face.bottom

    def _above_face(self, p: Painter, box: Rect, step: float, height: float, ink: Ink) -> float:
        """The name over the face, price and state beside it; returns where the actions begin."""
        p.text(self.lines[0], box._replace(y=box.y + 2, h=step), "card:bold", ink, shrink=name_step(p))
        face = Rect(0, box.y + 2 + step, min(height, box.w * 0.42), height)
        paint_portrait(p, face, self.party, self.office, played=self.out)
        rows = Rect(face.right + 6, face.y, box.right - face.right - 6, face.h).rows(2)
        p.text([self.lines[1], ""], rows[0], "card:medium", "muted")
        p.text(self.lines[2], rows[1], "card:bold", ink)
        return face.bottom

    def _head(self, p: Painter, box: Rect, with_face: bool) -> None:
        """The band with number and party; a small head at its end where the column has no room for a face."""
        inked = p.theme.parties[self.party]
        ground: Ink = "track" if self.out else f"{self.party}.small"
        p.box(box, ground, f"{self.party}.edge" if inked.outlined and not self.out else None, 1.5)
        ink: Ink = "muted" if self.out else f"{self.party}.on"
        inner = box.inset(8 if box.w > 100 else 4, 0)
        side = box.h - 3
        if with_face and self.office and side >= _LEAST_HEAD and p.width(self.head[0], "tab") <= inner.w - side:
            paint_portrait(p, Rect(box.right - side - 1.5, 1.5, side, side), self.party, self.office, played=self.out)
            p.text(self.head, inner.trim(right=side), "tab", ink)
            return
        p.text(self.head, inner, "tab", ink)

    def _actions(self, p: Painter, box: Rect, ink: Ink) -> None:
        notes = sum(bool(line.note) for line in self.actions)
        natural = p.style("card").size * 1.45
        small = p.style("caption").size * 1.2
        with_notes = box.h >= natural * 0.85 * self.rows + small * notes
        free = box.h - (small * notes if with_notes else 0)
        step = min(natural, free / self.rows)
        y = box.y + max(0.0, (free - step * self.rows) / 4)
        narrow = box.w < 92
        sign = min(12.0 if narrow else max(17.0, p.style("caption").size * 1.15), step - 3)
        words = box.w - sign - (1 if narrow else 5)
        pictured = all(p.width(line.texts[-2], "card:bold") <= words - sign - 5 for line in self.actions)
        for line in self.actions:
            row = Rect(box.x, y, box.w, step)
            colour: Ink = "action_text" if line.mark == "chosen" else "muted" if line.mark == "gone" else ink
            spot = Rect(box.x, row.cy - sign / 2, sign, sign)
            if not pictured and line.mark == "possible" and (line.icon or not narrow):
                _pictogram(p, spot, line.icon, colour)  # in place of a mark that says nothing yet
            else:
                _sign(p, spot, line.mark)
            body = row.trim(left=row.w - words)
            if pictured and not narrow and line.mark != "done":
                _pictogram(p, Rect(body.x, row.cy - sign / 2, sign, sign), line.icon, colour)
                body = body.trim(left=sign + 5)
            weight = "card:bold" if line.mark == "chosen" else "card"
            p.text(line.texts, body, weight, colour)
            y += step
            if line.note and with_notes:
                p.text(line.note, Rect(body.x, y - 3, body.w, small), "card:medium", "contra")
                y += small


def _pictogram(p: Painter, box: Rect, icon: str, ink: Ink) -> None:
    """What an action does, as a sign in a square."""
    p.frame(box, ink, 1.2)
    if icon:
        p.icon(icon, box.inset(2.5), ink)
    else:
        p.text("×2", box, "caption:bold", ink, "centre")


def _sign(p: Painter, box: Rect, mark: Mark) -> None:
    if mark == "chosen":
        p.ballot(box, True, "action_text")
    elif mark == "done":
        p.icon("check", box, "ink", 2.6)
    elif mark == "gone":
        p.icon("circle-slash", box, "muted", 2)
    elif mark == "possible":
        p.frame(box.inset(box.w * 0.2), "muted", 1.5)


_STATUS: Final = {
    RowStatus.REVEALED: "prompt-row-next",
    RowStatus.PAID: "prompt-row-paid",
    RowStatus.DECLINED: "prompt-row-declined",
    RowStatus.DONE: "prompt-row-acted",
}


def row_nodes(
    ctx: Context, desk: Desk, rect: Rect, place: int, current: int, chosen: Sequence[ActionSpec] = (), status: str = ""
) -> Node:
    """The politicians of a land in the order of their placement; `current` is the place in the row that decides now.

    `status` is the word for the deciding one; `chosen` are its actions in the draft.
    """
    texts, land = desk.texts, desk.view.lands[place]
    root = Node(rect)
    area = rect.local()
    if area.h >= 120:
        top, area = area.take_top(24 if ctx.wide else 19, 2 if ctx.wide else 0)
        forms = [texts("prompt-row-order", land=desk.names.land(place)), texts("prompt-row-order-short")]
        for form in (0, 1):  # long words if they fit on the cards below
            right = _once_runs(desk, place, form)
            wide = sum(ctx.width(run.text, run.style) + run.gap for run in right)
            if wide + 12 + ctx.width(forms[0], "label") <= top.w:
                break
        root.add(Line(top, right, "right") if wide < top.w else Node(top))
        root.add(Label(top.trim(right=wide + 12 if wide < top.w else 0), forms, "label", "muted"))
    done = acted(desk, place)
    count = max(4, len(land.row))
    cells = area.columns(count, 8 if ctx.wide else 5)
    words = [
        status if at == current else texts(_STATUS[RowStatus(state)]) if state else ""
        for at, state in enumerate(land.row_status)
    ]
    costs = _costs(ctx, desk, place, words, cells[0].w)
    rows = max((len(printed(desk, number)) for number in land.politicians), default=1)
    for at, (cell, seat, number) in enumerate(zip(cells, land.row, land.politicians, strict=False)):
        now = at == current
        out = land.row_status[at] == RowStatus.DECLINED
        lines = [
            line
            for spec in printed(desk, number)
            if (line := _line(desk, done, seat, number, spec, RowStatus(land.row_status[at]), spec in chosen and now))
        ]
        root.add(_column(ctx, desk, cell, at, seat, number, (costs[at], words[at]), lines, rows, now, out))
    return root


def _costs(ctx: Context, desk: Desk, place: int, words: Sequence[str], width: float) -> list[str]:
    """Costs of a land's politicians, all in the one form that fits beside the words in columns of this width."""
    amounts = [politician(desk, number).cost for number in desk.view.lands[place].politicians if number >= 0]
    forms = [(desk.texts.money(amount), desk.texts.money_short(amount)) for amount in amounts]
    beside = max((ctx.width(word, "card:bold") for word in words), default=0.0)
    room = width - 2 * _column_margin(width, ctx.type.style("card").size)
    return alike(ctx, forms, "card:medium", room - beside - 4)


def _column(
    ctx: Context,
    desk: Desk,
    cell: Rect,
    at: int,
    seat: int,
    number: int,
    told: tuple[str, str],
    lines: Sequence[ActionLine],
    rows: int,
    now: bool,
    out: bool,
) -> RowColumn:
    """One politician of the row; `told` is its cost and what becomes of it."""
    party = desk.names.party(seat)
    head = f"{at + 1}  {party}"
    tip = f"{desk.names.player(seat)} · {card_tip(desk, number, seat)}"
    column = RowColumn(
        cell,
        desk.names.party_key(seat),
        [head, party],
        (desk.names.politician_forms(number, seat), *told),
        lines,
        rows=rows,
        mine=now and seat == own(desk),
        out=out,
        office=politician(desk, number).key if number >= 0 else "",
        tooltip=tip,
    )
    if number >= 0:
        front = front_of(desk.texts, desk.edition, column.party, number, played=out, stamp=told[1] if out else "")
        said = [", ".join(part for part in (desk.names.player(seat), told[1]) if part)]
        explain_by_card(column, front, [*said, *notes_of(desk.texts, desk.edition, number)])
    return column


def _line(
    desk: Desk,
    done: Sequence[ev.PoliticianActed],
    seat: int,
    number: int,
    spec: ActionSpec,
    status: RowStatus,
    chosen: bool,
) -> ActionLine | None:
    """An action of a politician; none where it was not taken and no longer can be."""
    texts, icon = [*action_names(desk, spec), bare_name(desk, spec)], SIGNS.get(spec.name, "")
    mine = [event for event in done if (event.seat, event.politician, event.action) == (seat, number, spec.name)]
    before = [event for event in done if spec.once and event.action == spec.name and event not in mine]
    if mine:
        return ActionLine(texts, "done", icon=icon)
    if status in (RowStatus.DECLINED, RowStatus.DONE):
        return None
    if before:
        by = desk.names.party(before[0].seat)
        return ActionLine(texts, "gone", [desk.texts("prompt-row-done-by", party=by), by], icon)
    return ActionLine(texts, "chosen" if chosen else "possible", icon=icon)


def _once_runs(desk: Desk, place: int, form: int) -> list[Run]:
    """The note "once per state", and a tick at those that are done; `form` 0 is long, 1 short."""
    land = desk.view.lands[place]
    specs: dict[str, ActionSpec] = {}
    for number in land.politicians:
        for spec in printed(desk, number):
            if spec.once:
                specs[spec.name.value] = spec
    if not specs:
        return []
    runs = [Run(desk.texts("prompt-row-once"), "label", "muted")]
    for at, (name, spec) in enumerate(sorted(specs.items())):
        if at:
            runs.append(Run("·", "label", "muted", 6))
        word = action_names(desk, spec, mark_once=False)[form]
        runs.append(Run(f"✓ {word}" if name in land.used else word, "label", "muted", 6))
    return runs
