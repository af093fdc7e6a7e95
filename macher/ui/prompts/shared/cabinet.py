"""Politicians in the dock: what is printed on them, and cards to place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from macher.rules import events as ev
from macher.rules.edition import ActionName, ActionSpec, Politician
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.politician_card import (
    SHORT_ACTIONS,
    SIGNS,
    action_forms,
    explain_by_card,
    front_of,
    notes_of,
)
from macher.ui.prompts.shared.words import game_events, own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable

# -- words ------------------------------------------------------------------------------------------------------------


def politician(desk: Desk, number: int) -> Politician:
    """What is printed on a shadow cabinet card."""
    return desk.edition.figures.politicians[number]


def printed(desk: Desk, number: int) -> list[ActionSpec]:
    """Main action, then the secondary ones."""
    card = politician(desk, number)
    return [card.main, *card.secondary]


def action_names(desk: Desk, spec: ActionSpec, mark_once: bool = True) -> list[str]:
    """An action, long and short; one that happens only once in a land and round says so."""
    texts, forms = desk.texts, action_forms(desk.texts, spec)
    if not (spec.once and mark_once):
        return forms
    once = [texts("prompt-action-once", action=form) for form in forms]
    return [*once, f"{forms[-1]} {texts('prompt-act-once')}"]


def bare_name(desk: Desk, spec: ActionSpec) -> str:
    """An action without its amount, where there is no room for it."""
    return desk.texts(SHORT_ACTIONS[spec.name], amount="").strip()


def has_phone(desk: Desk, number: int) -> bool:
    """Whether a card lays a coalition tile."""
    tiles = desk.edition.capabilities.tiles
    return tiles is not None and number in tiles.phones


def acted(desk: Desk, place: int) -> list[ev.PoliticianActed]:
    """Actions carried out in a land in this round, in order."""
    found: list[ev.PoliticianActed] = []
    for event in reversed(game_events(desk)):
        if isinstance(event, ev.RoundStarted):
            break
        if isinstance(event, ev.PoliticianActed) and event.land == place:
            found.insert(0, event)
    return found


def card_tip(desk: Desk, number: int, seat: int) -> str:
    """Everything that is printed on a politician of a seat."""
    card, texts = politician(desk, number), desk.texts
    main, *others = [action_names(desk, spec)[0] for spec in printed(desk, number)]
    lines = [texts("prompt-cabinet-tip", name=desk.names.politician(number, seat), money=texts.money(card.cost))]
    if desk.edition.capabilities.single_actions is not None:
        lines.append(texts("table-politician-one", actions=texts.listing([main, *others])))
        return "\n".join([*lines, texts("table-politician-phone")] if has_phone(desk, number) else lines)
    lines.append(texts("prompt-cabinet-tip-main", action=main))
    lines.append(texts("prompt-cabinet-tip-others", actions=texts.choice(others)))
    if any(spec.once for spec in printed(desk, number)):
        lines.append(texts("prompt-cabinet-tip-once"))
    return "\n".join(lines)


_COUNTED: Final = (ActionName.TREND, ActionName.VOTES, ActionName.BASE, ActionName.OTHERS_TREND, ActionName.OTHER_TREND)
"""Actions whose amount is written on the card."""


def _others(actions: Sequence[Sequence[str]]) -> list[str]:
    """All but the main action in a line, from the longest form to the shortest."""
    return [" · ".join(forms[at] for forms in actions[1:]) for at in (0, 1, -1)]


def words_fit(ctx: Context, desk: Desk, numbers: Sequence[int], rect: Rect) -> bool:
    """Whether cards of this size have room for all their actions in words; if one has not, all show signs."""
    room = _flat_box(rect).w
    said = [_others([action_names(desk, spec) for spec in printed(desk, number)])[-1] for number in numbers]
    return rect.h >= _FLAT or all(ctx.width(line, "card:medium") <= room for line in said)


def _signs(desk: Desk, number: int) -> list[tuple[str, str]]:
    """Icon and figure of all but the main action; no icon before the factor of a doubled opinion."""
    texts, found = desk.texts, []
    for spec in printed(desk, number)[1:]:
        amount = -spec.amount if SIGNS.get(spec.name) == "trending-down" else spec.amount
        said = texts.signed(amount) if spec.name in _COUNTED else ""
        if spec.name is ActionName.DOUBLE:
            said = f"×{texts.number(2)}"
        found.append((SIGNS.get(spec.name, ""), f"{said} {texts('prompt-act-once')}".strip() if spec.once else said))
    return found


def _draw_signs(p: Painter, box: Rect, signs: Sequence[tuple[str, str]], ink: Ink) -> float:
    """Draws the signs in a row; returns the width that they take."""
    size, x = min(16.0, box.h), box.x
    for icon, said in signs:
        if icon:
            p.icon(icon, Rect(x, box.cy - size / 2, size, size), ink)
            x += size + 3
        wide = p.width(said, "card:medium")
        p.text(said, Rect(x, box.y, wide + 1, box.h), "card:medium", ink)
        x += wide + 9
    return x - box.x


# -- a card to place --------------------------------------------------------------------------------------------------


_FLAT: Final = 92.0
"""Below this height a card has three lines."""


def _flat_box(box: Rect) -> Rect:
    """Where a card with three lines writes."""
    return box.inset(6 if box.w > 130 else 4, 2)


def card_margin(width: float) -> float:
    """Free width at each side of a card of this width."""
    return 8 if width > 130 else 5


class PoliticianCard(Clickable):
    """A politician of the player's supply: name, cost, actions, and where it is sent."""

    carries = True

    def __init__(
        self,
        rect: Rect,
        desk: Desk,
        number: int,
        cost: str,
        *,
        chosen: bool,
        there: Sequence[str],
        warn: bool,
        signs: bool = False,
        **options: Any,
    ) -> None:
        """`cost` is written if the card has enough lines; with `signs` all but the main action are drawn as signs.

        See `words_fit`.
        """
        super().__init__(rect, **options)
        self.signs = _signs(desk, number) if signs else []
        self.names, self.number = desk.names.politician_forms(number, own(desk)), number
        self.party, self.office = desk.names.party_key(own(desk)), politician(desk, number).key
        amount = politician(desk, number).cost
        self.cost, self.cost_short = cost, desk.texts.money_short(amount)
        self.thousands = desk.texts.number(amount // desk.edition.figures.money_unit)
        self.actions = [
            [*action_names(desk, spec), *action_names(desk, spec, mark_once=False)[-1:]]
            for spec in printed(desk, number)
        ]
        self.chosen, self.there, self.warn = chosen, list(there), warn
        self.phone = has_phone(desk, number)
        self.bleed = 3.0
        self.name = self.name or self.names[0]
        if not self.tooltip:
            self.tooltip = card_tip(desk, number, own(desk))
            front = front_of(desk.texts, desk.edition, self.party, number)
            explain_by_card(self, front, notes_of(desk.texts, desk.edition, number))

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
        weight = "card:bold" if self.there else "card:medium"
        said = min(p.width(form, "card") for form in self.actions[0])
        full = box.w >= 118 and said + 3 + p.width(self.cost_short, weight) <= box.w
        side = self.there[-1] if self.there else self.cost_short if full else self.thousands
        wide = p.width(side, weight)
        side_ink: Ink = "action_text" if self.there else "warn" if self.warn else "muted"
        p.text(side, rows[1], weight, side_ink, "right")
        p.text(self.actions[0], rows[1].trim(right=wide + 3), "card", ink)
        if self.signs:
            used = _draw_signs(p, rows[2], self.signs, ink)
            room = rows[2].trim(left=used + 6)
            if room.w >= 26 and not narrow:
                head = Rect(rows[2].right - 24, rows[2].y - 1, 26, box.bottom - rows[2].y + 3)
                paint_portrait(p, head, self.party, self.office, played=bool(self.reason))
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
        ink: Ink = "disabled_ink" if self.reason else "ink"
        face = box.h - line * (1 + len(self.actions)) - small - 14
        if face >= 40:
            paint_portrait(p, box._replace(h=min(face, 84.0)), self.party, self.office, played=bool(self.reason))
            box = box.trim(top=min(face, 84.0))
        inner = box.inset(card_margin(box.w), 4)
        top, rest = inner.take_top(line)
        p.text(self.names, self._phone(p, top, ink), "card:bold", ink, shrink=name_step(p))
        second, rest = rest.take_top(small + 2)
        money: Ink = "warn" if self.warn else "muted"
        if self.there:
            room = second.trim(left=p.width(self.cost, "card:medium") + 6)
            p.text(self.there, room, "card:bold", "action_text", "right")
        p.text(self.cost, second, "card:medium", money)
        if rest.h >= small + 3:
            p.hline(box.x, rest.y + 1, box.w, "hairline")
            step = min(line * 1.25, max(line * 0.85, (rest.h - 6) / len(self.actions)))
            _actions(p, rest.trim(top=4), self.actions, step, ink)

    def value_text(self) -> str:
        return "chosen" if self.chosen else "placed" if self.there else ""


class EmptySlot(Node):
    """The place of a politician who has been used, so that the others keep theirs."""

    role = "text"
    explains = True

    def __init__(self, rect: Rect, desk: Desk, number: int) -> None:
        used = desk.texts("table-politician-used")
        self.names = desk.names.politician_forms(number, own(desk))
        said = desk.texts.pair(self.names[0], used)
        super().__init__(rect, name=said, tooltip=said, id=f"cabinet.slot.{number}")
        self.used = used

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.dashed(box.inset(1), "slot_line", 2)
        upper, lower = box.inset(card_margin(box.w), 0).centred(box.w - 2 * card_margin(box.w), 44).rows(2)
        p.text(self.names, upper, "card", "muted", "centre", shrink=name_step(p))
        p.text([self.used, ""], lower, "card:medium", "muted", "centre")


def name_step(p: Painter) -> float:
    """How much smaller a name may be written: 1 logical pixel, or 0 at the smallest size."""
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
