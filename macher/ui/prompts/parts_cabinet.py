"""Politicians in the dock: what is printed on them, cards to place, columns of a row with what each has done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from macher.editions.classic.values import ClassicFigures
from macher.i18n import names
from macher.rules import events as ev
from macher.rules.edition import ActionName, ActionSpec, Politician
from macher.rules.views import RowStatus
from macher.ui.layout import Rect
from macher.ui.paint import Run
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.prompts.parts_words import fit, game_events, own, party_key, party_name
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, Label, Line

__all__ = [
    "ActionLine",
    "PoliticianCard",
    "RowColumn",
    "acted",
    "action_names",
    "card_tip",
    "has_phone",
    "politician",
    "politician_names",
    "printed",
    "row_nodes",
    "words_fit",
]

Mark = Literal["possible", "chosen", "done", "gone", "idle"]
"""How an action is marked: an empty box, a ballot cross, a tick, struck through, or not at all."""

SHORT_ACTIONS: Final = {
    ActionName.DOUBLE: "prompt-action-double",
    ActionName.TREND: "prompt-action-trend",
    ActionName.VOTES: "prompt-action-votes",
    ActionName.BASE: "prompt-action-base",
    ActionName.REMOVE_MEDIA: "prompt-action-media",
    ActionName.OTHERS_TREND: "prompt-action-others",
    ActionName.PROGRAM: "prompt-action-program",
    ActionName.POLL: "prompt-action-poll",
    ActionName.REPLACE_MEDIA: "prompt-action-media",
    ActionName.OTHER_TREND: "prompt-action-other",
}


# -- words ------------------------------------------------------------------------------------------------------------


def politician(desk: Desk, number: int) -> Politician:
    """What is printed on a shadow cabinet card."""
    return desk.edition.figures.politicians[number]


def politician_names(desk: Desk, number: int) -> list[str]:
    """Name of a politician, long and short."""
    key = politician(desk, number).key
    return [names.politician(desk.texts, key), names.politician_short(desk.texts, key)]


def printed(desk: Desk, number: int) -> list[ActionSpec]:
    """Main action, then the secondary ones."""
    card = politician(desk, number)
    return [card.main, *card.secondary]


def action_names(desk: Desk, spec: ActionSpec, mark_once: bool = True) -> list[str]:
    """An action, long and short, with its ! if it happens only once in a land and round."""
    texts = desk.texts
    lowers = spec.name in (ActionName.OTHERS_TREND, ActionName.OTHER_TREND)
    amount = texts.signed(-spec.amount if lowers else spec.amount)
    forms = [names.action(texts, spec.name.value, spec.amount), texts(SHORT_ACTIONS[spec.name], amount=amount)]
    return [*(f"{form} !" for form in forms), f"{forms[1]}!"] if spec.once and mark_once else forms


def has_phone(desk: Desk, number: int) -> bool:
    """Whether a card lays a coalition tile."""
    figures = desk.edition.figures
    return isinstance(figures, ClassicFigures) and figures.cabinet[number].phone


def acted(desk: Desk, place: int) -> list[ev.PoliticianActed]:
    """Actions carried out in a land in this round, in order."""
    found: list[ev.PoliticianActed] = []
    for event in reversed(game_events(desk)):
        if isinstance(event, ev.RoundStarted):
            break
        if isinstance(event, ev.PoliticianActed) and event.land == place:
            found.insert(0, event)
    return found


def card_tip(desk: Desk, number: int) -> str:
    """Everything that is printed on a politician."""
    card, texts = politician(desk, number), desk.texts
    main, *others = [action_names(desk, spec)[0] for spec in printed(desk, number)]
    lines = [texts("prompt-cabinet-tip", name=politician_names(desk, number)[0], money=texts.money(card.cost))]
    if isinstance(desk.edition.figures, ClassicFigures):
        lines.append(texts("table-politician-one", actions=texts.listing([main, *others])))
        return "\n".join([*lines, texts("table-politician-phone")] if has_phone(desk, number) else lines)
    lines.append(texts("prompt-cabinet-tip-main", action=main))
    lines.append(texts("prompt-cabinet-tip-others", actions=texts.listing(others)))
    if any(spec.once for spec in printed(desk, number)):
        lines.append(texts("prompt-cabinet-tip-once"))
    return "\n".join(lines)


_SIGNS: Final = {
    ActionName.TREND: "trending-up",
    ActionName.VOTES: "vote",
    ActionName.BASE: "users",
    ActionName.REMOVE_MEDIA: "newspaper",
    ActionName.REPLACE_MEDIA: "newspaper",
    ActionName.OTHERS_TREND: "trending-down",
    ActionName.OTHER_TREND: "trending-down",
    ActionName.PROGRAM: "notebook-pen",
    ActionName.POLL: "chart-no-axes-combined",
}
"""What stands for an action where its words have no room; a doubled opinion shows its factor, as on the boards."""
_COUNTED: Final = (
    ActionName.TREND, ActionName.VOTES, ActionName.BASE, ActionName.OTHERS_TREND, ActionName.OTHER_TREND,
)  # fmt: skip
"""Actions of which a card says how much they change."""


def _others(actions: Sequence[Sequence[str]]) -> list[str]:
    """All but the main action in a line, long and short."""
    return [" · ".join(forms[at] for forms in actions[1:]) for at in (0, 1)]


def words_fit(ctx: Context, desk: Desk, numbers: Sequence[int], rect: Rect) -> bool:
    """Whether cards of a size can say all their actions in words; if one cannot, all of them show signs."""
    room = _flat_box(rect).w
    said = [_others([action_names(desk, spec) for spec in printed(desk, number)])[1] for number in numbers]
    return rect.h >= _FLAT or all(ctx.width(line, "card:medium") <= room for line in said)


def _signs(desk: Desk, number: int) -> list[tuple[str, str]]:
    """Icon and figure of all but the main action; no icon before the factor of a doubled opinion."""
    texts, found = desk.texts, []
    for spec in printed(desk, number)[1:]:
        amount = -spec.amount if _SIGNS.get(spec.name) == "trending-down" else spec.amount
        said = texts.signed(amount) if spec.name in _COUNTED else ""
        if spec.name is ActionName.DOUBLE:
            said = f"×{texts.number(2)}"
        found.append((_SIGNS.get(spec.name, ""), f"{said} !".strip() if spec.once else said))
    return found


def _draw_signs(p: Painter, box: Rect, signs: Sequence[tuple[str, str]], ink: Ink) -> None:
    size, x = min(16.0, box.h), box.x
    for icon, said in signs:
        if icon:
            p.icon(icon, Rect(x, box.cy - size / 2, size, size), ink)
            x += size + 3
        wide = p.width(said, "card:medium")
        p.text(said, Rect(x, box.y, wide + 1, box.h), "card:medium", ink)
        x += wide + 9


# -- a card to place --------------------------------------------------------------------------------------------------


_FLAT: Final = 92.0
"""Below this height a card has three lines."""


def _flat_box(box: Rect) -> Rect:
    """Where a card with three lines writes."""
    return box.inset(6 if box.w > 130 else 4, 2)


class PoliticianCard(Clickable):
    """A politician of the own supply: name, cost, actions, and where it is sent."""

    def __init__(
        self,
        rect: Rect,
        desk: Desk,
        number: int,
        *,
        chosen: bool,
        there: Sequence[str],
        warn: bool,
        signs: bool = False,
        **options: Any,
    ) -> None:
        """`signs`: all but the main action stand there as signs; see `words_fit`."""
        super().__init__(rect, **options)
        self.signs = _signs(desk, number) if signs else []
        self.names, self.number = politician_names(desk, number), number
        cost = politician(desk, number).cost
        self.cost = [desk.texts.money(cost), desk.texts.money_short(cost)]
        self.thousands = desk.texts.number(cost // desk.edition.figures.money_unit)
        self.actions = [action_names(desk, spec) for spec in printed(desk, number)]
        self.chosen, self.there, self.warn = chosen, list(there), warn
        self.phone = has_phone(desk, number)
        self.bleed = 3.0
        self.name = self.name or self.names[0]
        self.tooltip = self.tooltip or card_tip(desk, number)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.chosen or self.there else "row")
        if box.h < _FLAT:
            self._flat(p, _flat_box(box))
        else:
            self._upright(p, box)
        if self.chosen:
            p.frame(box.inset(-3), "action", 3)
        elif self.there:
            p.dashed(box, "action", 2)
        elif self.hovered and not self.reason:
            p.frame(box, "action", 2)

    def _flat(self, p: Painter, box: Rect) -> None:
        """Where there is little height: name, then main action with cost or land, then the other actions in a line."""
        rows = box.rows(3)
        ink: Ink = "disabled_ink" if self.reason else "ink"
        narrow = p.width(self.names[-1], "card:bold") > rows[0].w - 20
        p.text(self.names, rows[0] if narrow else self._phone(p, rows[0], ink), "card:bold", ink)
        if narrow:
            rows[2] = self._phone(p, rows[2], ink)
        side = self.there[-1:] or ([self.thousands] if box.w < 118 else self.cost[-1:])
        weight = "card:bold" if self.there else "card:medium"
        wide = p.width(side[0], weight)
        side_ink: Ink = "action_text" if self.there else "warn" if self.warn else "muted"
        p.text(side, rows[1], weight, side_ink, "right")
        p.text(self.actions[0], rows[1].trim(right=wide + 3), "card", ink)
        if self.signs:
            _draw_signs(p, rows[2], self.signs, ink)
        else:
            p.text(_others(self.actions), rows[2], "card:medium", ink)

    def _phone(self, p: Painter, row: Rect, ink: Ink) -> Rect:
        """The telephone at the end of the row with the name; what is left of the row."""
        if not self.phone:
            return row
        size = min(16.0, row.h)
        p.icon("phone", Rect(row.right - size, row.cy - size / 2, size, size), ink)
        return row.trim(right=size + 4)

    def _upright(self, p: Painter, box: Rect) -> None:
        line = p.style("card").size * 1.25
        small = p.style("caption").size * 1.25
        inner = box.inset(8 if box.w > 100 else 5, 4)
        top, rest = inner.take_top(line)
        ink: Ink = "disabled_ink" if self.reason else "ink"
        p.text(self.names, self._phone(p, top, ink), "card:bold", ink, shrink=_step(p))
        second, rest = rest.take_top(small + 2)
        money: Ink = "warn" if self.warn else "muted"
        if self.there:
            room = second.w - p.width(self.cost[-1], "card:medium") - 6
            place, _ = p.fitting(self.there, room, "card:bold")
            p.text(place, second, "card:bold", "action_text", "right")
            p.text(self.cost[-1], second._replace(w=second.w - room), "card:medium", money)
        else:
            p.text(self.cost, second, "card:medium", money)
        if rest.h >= small + 3:
            p.hline(0, rest.y + 1, box.w, "hairline")
            step = min(line * 1.25, max(line * 0.85, (rest.h - 6) / len(self.actions)))
            _actions(p, rest.trim(top=4), self.actions, step, ink)

    def value_text(self) -> str:
        return "chosen" if self.chosen else "placed" if self.there else ""


def _step(p: Painter) -> float:
    """The one step that a name may shrink, where that leaves it above the smallest size."""
    return 1.0 if p.style("card").size > 15 else 0.0


def _actions(p: Painter, box: Rect, actions: Sequence[Sequence[str]], line: float, ink: Ink) -> None:
    """As many lines as there is room for; the last one ends in dots if there are more."""
    room = max(1, int((box.h + 2) / line))
    shown = list(actions[:room])
    for at, forms in enumerate(shown):
        last = at == len(shown) - 1 and len(actions) > len(shown)
        texts = [f"{form} …" for form in forms] if last else list(forms)
        style = "card" if at == 0 else "card:medium"
        p.text(texts, Rect(box.x, box.y + at * line, box.w, line), style, ink)


# -- a politician in a row --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionLine:
    """An action in a column: its text, how it is marked, and who has done it before."""

    texts: Sequence[str]
    mark: Mark
    note: Sequence[str] = ()


class RowColumn(Node):
    """A politician that was turned up: party, owner, name, cost, what became of it, its actions."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        party: str,
        head: Sequence[str],
        owner: str,
        lines: tuple[Sequence[str], Sequence[str], str],
        actions: Sequence[ActionLine],
        *,
        mine: bool,
        out: bool,
        **options: Any,
    ) -> None:
        """`lines` are name, cost and status."""
        super().__init__(rect, **options)
        self.party, self.head, self.owner, self.lines, self.actions = party, list(head), owner, lines, list(actions)
        self.mine, self.out = mine, out
        self.name = self.name or ", ".join([head[0], lines[0][0], lines[1][0], lines[2]])

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        top = round(p.style("tab").size * 1.5)
        p.fill(box, "own" if self.mine else "row")
        self._head(p, Rect(0, 0, box.w, top))
        ink: Ink = "muted" if self.out else "ink"
        inner = box.inset(8 if box.w > 120 else 5 if box.w > 100 else 3, 0)
        step = p.style("card").size * 1.25
        p.text(self.lines[0], inner._replace(y=top + 2, h=step), "card:bold", ink, shrink=_step(p))
        second = inner._replace(y=top + 2 + step, h=step)
        wide = p.width(self.lines[2], "card:bold")
        p.text(self.lines[2], second, "card:bold", ink, "right")
        p.text([*self.lines[1], ""], second.trim(right=wide + 4), "card:medium", "muted")
        y = top + 4 + 2 * step
        p.hline(0, y, box.w, "hairline")
        self._actions(p, inner._replace(y=y + 2, h=box.h - y - 4), ink)
        if self.mine:
            p.frame(box, "action", 2)

    def _head(self, p: Painter, box: Rect) -> None:
        inked = p.theme.parties[self.party]
        ground: Ink = "track" if self.out else f"{self.party}.small"
        p.box(box, ground, f"{self.party}.edge" if inked.outlined and not self.out else None, 1.5)
        ink: Ink = "muted" if self.out else f"{self.party}.on"
        inner = box.inset(8 if box.w > 100 else 4, 0)
        p.text(self.head, inner, "tab", ink)
        if self.owner:
            p.text(self.owner, inner, "card:medium", ink, "right")

    def _actions(self, p: Painter, box: Rect, ink: Ink) -> None:
        notes = sum(bool(line.note) for line in self.actions)
        natural = p.style("card").size * 1.45
        small = p.style("caption").size * 1.2
        with_notes = box.h >= natural * 0.85 * len(self.actions) + small * notes
        free = box.h - (small * notes if with_notes else 0)
        step = min(natural, free / max(1, len(self.actions)))
        y = box.y + max(0.0, (free - step * len(self.actions)) / 4)
        narrow = box.w < 92
        sign = min(12.0 if narrow else 17.0, step - 3)
        signed = not self.out and any(line.mark != "idle" for line in self.actions)
        for line in self.actions:
            row = Rect(box.x, y, box.w, step)
            colour: Ink = "action_text" if line.mark == "chosen" else "muted" if line.mark in ("gone", "idle") else ink
            if not self.out:
                _sign(p, Rect(box.x, row.cy - sign / 2, sign, sign), line.mark)
            body = row.trim(left=sign + (1 if narrow else 5) if signed else 0)
            weight = "card:bold" if line.mark == "chosen" else "card"
            p.text(line.texts, body, weight, colour, strike=line.mark == "gone")
            y += step
            if line.note and with_notes:
                p.text(line.note, Rect(body.x, y - 3, body.w, small), "card:medium", "contra")
                y += small


def _sign(p: Painter, box: Rect, mark: Mark) -> None:
    if mark == "chosen":
        p.ballot(box, True, "action_text")
    elif mark == "done":
        p.icon("check", box, "ink", 2.6)
    elif mark == "gone":
        p.icon("circle-slash", box, "muted", 2)
    elif mark == "possible":
        p.frame(box.inset(box.w * 0.2), "muted", 1.5)


# -- the whole row ----------------------------------------------------------------------------------------------------


STATUS: Final = {
    RowStatus.HIDDEN: "",
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
        right = _once_runs(ctx, desk, place)
        wide = sum(ctx.width(run.text, run.style) + run.gap for run in right)
        root.add(Line(top, right, "right") if wide < top.w else Node(top))
        forms = [texts("prompt-row-order", land=names.land(texts, _land(desk, place))), texts("prompt-row-order-short")]
        root.add(Label(top.trim(right=wide + 12 if wide < top.w else 0), forms, "label", "muted"))
    done = acted(desk, place)
    count = max(4, len(land.row))
    cells = area.columns(count, 8 if ctx.wide else 5)
    for at, (cell, seat, number) in enumerate(zip(cells, land.row, land.politicians, strict=False)):
        now = at == current
        word = status if now else texts(STATUS[RowStatus(land.row_status[at])])
        out = land.row_status[at] == RowStatus.DECLINED
        lines = [
            _line(desk, done, seat, number, spec, RowStatus(land.row_status[at]), spec in chosen and now)
            for spec in printed(desk, number)
        ]
        root.add(_column(ctx, desk, cell, at, seat, number, word, lines, now, out))
    return root


def _column(
    ctx: Context, desk: Desk, cell: Rect, at: int, seat: int, number: int, word: str, lines: Sequence[ActionLine],
    now: bool, out: bool,
) -> RowColumn:  # fmt: skip
    texts = desk.texts
    party = party_name(desk, seat)
    head = f"{at + 1}  {party}"
    room = cell.w - 24 - ctx.width(head, "tab")
    owner = fit(ctx, desk.names[seat], "card:medium", room) if room > 40 else ""
    cost = politician(desk, number).cost
    tip = f"{desk.names[seat]} · {card_tip(desk, number)}"
    return RowColumn(
        cell, party_key(desk, seat), [head, party], owner,
        (politician_names(desk, number), [texts.money(cost), texts.money_short(cost)], word), lines,
        mine=now and seat == own(desk), out=out, tooltip=tip,
    )  # fmt: skip


def _line(
    desk: Desk, done: Sequence[ev.PoliticianActed], seat: int, number: int, spec: ActionSpec, status: RowStatus,
    chosen: bool,
) -> ActionLine:  # fmt: skip
    texts = action_names(desk, spec)
    mine = [event for event in done if (event.seat, event.politician, event.action) == (seat, number, spec.name)]
    before = [event for event in done if spec.once and event.action == spec.name and event not in mine]
    if mine:
        return ActionLine(texts, "done")
    if status in (RowStatus.DECLINED, RowStatus.DONE):
        return ActionLine(texts, "idle")
    if before:
        by = party_name(desk, before[0].seat)
        return ActionLine(texts, "gone", [desk.texts("prompt-row-done-by", party=by), by])
    return ActionLine(texts, "chosen" if chosen else "possible")


def _land(desk: Desk, place: int) -> str:
    return desk.edition.figures.lands[desk.view.lands[place].card].key


def _once_runs(ctx: Context, desk: Desk, place: int) -> list[Run]:
    """! once per state: what is struck through has been done."""
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
        word = action_names(desk, spec, mark_once=False)[1]
        runs.append(Run(word, "label", "muted", 6, strike=name in land.used))
    return runs
