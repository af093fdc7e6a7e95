"""The player's shadow cabinet in the dock: a card for each politician."""

from __future__ import annotations

from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.shared.politician_card import explain_by_card, front_of, notes_of
from macher.ui.scene import Context, Node
from macher.ui.table.boards.board_foot import has_phone
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import politician_actions
from macher.ui.widgets import Label


def cabinet(ctx: Context, rect: Rect, model: TableModel) -> Node:
    """The player's shadow cabinet: used politicians struck out, placed ones quiet with their state."""
    node = Node(rect, id="cabinet", zone=True, name=model.texts("table-cabinet"))
    if model.seat < 0:
        return node
    texts = model.texts
    wide = ctx.wide
    head_h = 24.0 if wide else 20.0
    node.add(Label(Rect(0, 0, rect.w, head_h), texts("table-cabinet"), "label:semibold", "muted"))
    numbers = model.edition.lengths[model.view.elections].politicians
    style = ctx.type.style("card").sized(ctx.type.least)
    widest = max(ctx.width(model.names.politician_short(number, model.seat), style) for number in numbers)
    upright = wide and _IN_A_ROW * (widest + 2 * _EDGE + _GAP) <= rect.w + _GAP and len(numbers) <= _IN_A_ROW
    columns = _IN_A_ROW if upright else 3 if wide and not ctx.viewport.small else 2
    lines = -(-len(numbers) // columns)
    gap = _GAP if upright else 8.0 if wide else 5.0
    between = 4.0 if wide and lines > 2 else gap
    top = head_h + (3 if wide else 2)
    h = min(
        _UPRIGHT if upright else 3.1 * ctx.type.least if wide else 34.0, (rect.h - top - between * (lines - 1)) / lines
    )
    w = min(_PORTRAIT if upright else rect.w, (rect.w - gap * (columns - 1)) / columns)
    cards = [
        _Politician(
            Rect((at % columns) * (w + gap), top + (at // columns) * (h + between), w, h),
            model,
            number,
            wide and h >= _TWO_LINES,
            upright,
        )
        for at, number in enumerate(numbers)
    ]
    sizes = [min(size, h - 2) for size in (42.0, 36.0, 30.0, 26.0, h - 2, h - 5, h - 7)]
    face = next((size for size in sizes if all(card.shows(ctx, size) for card in cards)), 0.0)
    for card in cards:
        card.face = face
    whole, written = all(card.whole(ctx) for card in cards), [card.names for card in cards]
    priced = all(card.has_room_for_both(ctx) for card in cards)
    for card in cards:
        card.all_names, card.priced = written, priced
        if not whole:
            card.cost = card.cost_short
    return node.add(*cards)


_IN_A_ROW = 5
"""Politicians that stand side by side as portraits in the wide layout, where all their names have room."""
_GAP = 3.0
"""Between portraits."""
_EDGE = 2.0
"""Edge of a portrait."""
_PORTRAIT = 104.0
_UPRIGHT = 140.0
"""Height of such a portrait with name and price."""
_TWO_LINES = 34.0
"""Height from which a card of the wide layout has two lines."""
_PHONE = 17.0
"""Room for the telephone in a card of one line."""
_TICK = 20.0
"""Room for the tick of a politician who was sent."""


class _Politician(Node):
    """One card of the player's cabinet: name and cost."""

    explains = True
    role = "text"

    def __init__(self, rect: Rect, model: TableModel, number: int, two_lines: bool, upright: bool) -> None:
        texts, spec = model.texts, model.edition.figures.politicians[number]
        party = model.view.parties[model.seat]
        self.two_lines, self.upright = two_lines, upright
        self.cost = texts.money(spec.cost) if two_lines else texts.number(spec.cost // 1000)
        self.cost_short = texts.money_short(spec.cost)
        self.names = model.names.politician_forms(number, model.seat)
        self.all_names = [self.names]
        """The names of all cards, which are written in letters of one kind."""
        self.priced = True
        """Whether the cost stands beside the state it was sent to: on all cards, or on none."""
        self.gone = number not in party.politicians
        self.place = _placed(model, number)
        self.status = ""
        if self.gone:
            self.status = texts("table-politician-used")
        elif self.place >= 0:
            self.status = model.names.land_code(self.place)
        actions = politician_actions(model, number)
        said = f"{self.names[0]} · {texts.money(spec.cost)}"
        state = texts("table-politician-used") if self.gone else ""
        if self.place >= 0:
            state = texts("table-politician-placed", land=model.names.land(self.place))
        lines = [
            said,
            texts("table-politician-main", action=actions[0]),
            texts("table-politician-or", actions=texts.choice(actions[1:])),
        ]
        self.party, self.office, self.face = model.names.party_key(model.seat), spec.key, 0.0
        """Width of the face at the left; 0 without one."""
        self.phone = has_phone(model, number) and not self.gone
        if spec.main.once or any(action.once for action in spec.secondary):
            lines.append(texts("prompt-cabinet-tip-once"))
        if model.national:
            lines = [said, texts("table-politician-one", actions=" · ".join(politician_actions(model, number)))]
            if has_phone(model, number):
                lines.append(texts("table-politician-phone"))
        tip = "\n".join([line for line in (*lines, state) if line])
        super().__init__(rect, name=said, tooltip=tip, id=f"cabinet.{number}")
        stamp = "" if self.place < 0 else model.names.land_code(self.place)
        front = front_of(texts, model.edition, self.party, number, played=self.gone, stamp=stamp or state)
        notes = notes_of(texts, model.edition, number)
        explain_by_card(self, front, [line for line in (state, *notes) if line])

    @property
    def margin(self) -> float:
        """What a card with two lines leaves free at its sides."""
        if self.face:
            return 5.0
        return 9.0 if self.rect.w > 110 else 4.0

    def whole(self, ctx: Context) -> bool:
        """Whether the full cost fits beside telephone, tick and state; if one does not fit, all are shortened."""
        beside = (21 if self.phone else 0) + (_TICK if self.gone else 0)
        beside += ctx.width(self.status, "caption:semibold") + 4 if self.place >= 0 else 0
        room = self.rect.w - self.face - 2 * self.margin - beside
        return not self.two_lines or ctx.width(self.cost, "caption") <= room

    def has_room_for_both(self, ctx: Context) -> bool:
        """Whether the state and the cost have room in a line with the name."""
        if self.two_lines or self.gone or not self.status:
            return True
        least = ctx.width(self.names[-1], "card") + (_PHONE if self.phone else 0)
        room = self.rect.w - self.face - 2 * 6
        return least + ctx.width(f"{self.status} {self.cost}", "caption:semibold") + 6 <= room

    def shows(self, ctx: Context, face: float) -> bool:
        """Whether a face of this width leaves the short name its room, in letters hardly smaller than without it."""
        style = ctx.type.style("card")
        room = self.rect.w - face - (2 * self.margin if self.two_lines else 12 + (_PHONE if self.phone else 0))
        if not self.two_lines:
            beside = [self.cost, "" if self.gone else self.status]
            room -= max(ctx.width(text, "caption:semibold") for text in beside) + 4 + (_TICK if self.gone else 0)
        smaller = 2 if self.two_lines else 0
        signs = (21 if self.phone else 0) + (_TICK if self.gone else 0)
        if self.two_lines and signs and signs + ctx.width(self.cost_short, "caption") > room:
            return False
        return ctx.width(self.names[-1], style.sized(style.size - smaller)) <= room

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink: Ink = "muted" if self.gone else "ink"
        p.box(box, "panel", "slot_line" if self.gone or self.place >= 0 else "rule", 2)
        if self.face and not self.upright:
            paint_portrait(p, Rect(2, 2, self.face, box.h - 4), self.party, self.office, played=self.gone)
            box = box.trim(left=self.face)
        style = p.style("card")
        if self.upright:
            self._portrait(p, ink)
        elif self.two_lines:
            upper, lower = box.inset(self.margin, 3 if box.h >= 40 else 1).rows(2)
            kinds = [p.fitting(names, upper.w, style, 2)[1] for names in self.all_names]
            p.text(self.names, upper, min(kinds, key=lambda kind: p.width("n", kind)), ink)
            if self.phone:
                p.icon("phone", Rect(lower.x, lower.cy - 8, 16, 16), "muted" if self.gone else "ink_soft")
                lower = lower.trim(left=21)
            if self.gone:
                p.icon("check", Rect(lower.x, lower.cy - 8, 16, 16), "ink_soft", 2.6)
            p.text(self.cost, lower, "caption", "muted", "right")
            if self.status and not self.gone:
                room = lower.trim(right=p.width(self.cost, "caption") + 4)
                p.text([self.status, ""], room, "caption:semibold", "ink_soft")
        else:
            inner, phone, right = box.inset(6, 0), _PHONE if self.phone else 0.0, self.cost
            if self.status and not self.gone:
                right = f"{self.status} {self.cost}" if self.priced else self.status
            width = p.width(right, "caption:semibold") + 4
            p.text(right, inner, "caption:semibold", "muted", "right")
            if phone:
                width += phone
                p.icon("phone", Rect(inner.right - width + 4, box.cy - 7, 14, 14), "muted" if self.gone else "ink_soft")
            if self.gone:
                p.icon("check", Rect(inner.right - width - 12, box.cy - 7, 14, 14), "ink_soft", 2.6)
                width += _TICK
            p.text(self.names, inner.trim(right=width), style, ink)

    def _portrait(self, p: Painter, ink: Ink) -> None:
        """The face over name and price; on the face the state it was sent to, the tick or the telephone."""
        least = p.type.least
        foot, face = self.rect.local().inset(_EDGE).take_bottom(46)
        paint_portrait(p, face, self.party, self.office, played=self.gone)
        upper, lower = foot.rows(2)
        p.text(self.names, upper, p.style("card").sized(least), ink, "centre")
        p.text(self.cost_short, lower, "caption", "muted", "centre")
        if self.gone:
            p.icon("check", Rect(face.x + 2, face.y + 2, 16, 16), "ink_soft", 2.6)
        elif self.status:
            mark = Rect(face.x, face.y, p.width(self.status, "caption:semibold") + 6, least * 1.2)
            p.fill(mark, "panel")
            p.text(self.status, mark, "caption:semibold", "ink_soft", "centre")
        if self.phone:
            p.icon("phone", Rect(face.right - 18, face.y + 2, 16, 16), "ink")


def _placed(model: TableModel, number: int) -> int:
    for place, land in enumerate(model.preview.lands):
        for seat, politician in zip(land.row, land.politicians, strict=False):
            if seat == model.seat and politician == number:
                return place
    return -1
