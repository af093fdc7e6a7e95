"""Using cabinet cards: one action of a revealed card or none, targets on the board or beside it (VG06 6.2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from macher.engine.command import Command
from macher.i18n import refusals
from macher.i18n.catalogue import Value
from macher.rules.commands import Action
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.national.commands import UseCabinetCard
from macher.rules.national.options import CardOptions
from macher.rules.national.values import CardHere, PrintedAction
from macher.rules.rows import capped
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.cabinet import action_names, card_tip, politician
from macher.ui.prompts.shared.forecast import forecast, moved_trend
from macher.ui.prompts.shared.party_columns import caption
from macher.ui.prompts.shared.politician_card import explain_by_card, front_of, notes_of
from macher.ui.prompts.shared.words import alike, forms, own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Ballot, Clickable

AIMED = (ActionName.DOUBLE, ActionName.REPLACE_MEDIA, ActionName.OTHER_TREND)
"""Actions with a target: an opinion, or a party."""
LEAST = 24.0
"""Least height of what can be clicked, in logical pixels."""
HEAD_LINES = 2.8
"""Height of a card's head with two lines that do not touch, as a multiple of the type size."""


@question(CardOptions, passes="prompt-use-pass")
class CardPrompt(Prompt[CardOptions]):
    """The player's cards as columns, each with its actions; one action is marked."""

    asks = Asked("prompt-use-title", takes=(UseCabinetCard,))

    def reset(self) -> None:
        self.land = self.options.cards[0].land
        """Board of the card that is used."""
        self.name: ActionName | None = None
        """The marked action of that card."""
        self.target: int | None = None
        """Kind of an opinion or a seat, where the action needs one."""

    # -- what is possible ----------------------------------------------------------------------------------------------

    @property
    def card(self) -> CardHere:
        """The card that is used."""
        return next(card for card in self.options.cards if card.land == self.land)

    def possible(self, card: CardHere, name: ActionName) -> list[Action]:
        """Ways to carry an action out."""
        return [action for action in card.possible if action.name is name]

    def action(self) -> Action | None:
        """The marked action with its target; ``None`` while one of them is missing."""
        if self.name is None:
            return None
        found = self.possible(self.card, self.name)
        if self.name in AIMED:
            found = [action for action in found if action.target == self.target]
        return found[0] if found else None

    def closed(self, card: CardHere, printed: PrintedAction) -> str:
        """Why an action is not possible with any target; empty if it is."""
        texts = self.desk.texts
        if self.possible(card, printed.name):
            return ""
        if printed.name is ActionName.REPLACE_MEDIA:
            cost = 2 * printed.amount
            if not self.options.supply:
                return texts("refusal-media-supply")
            if self.options.money < cost:
                return refusals.refusal(texts, "not-enough-money", {"cost": cost, "money": self.options.money})
            return texts("prompt-act-no-media")
        return texts("prompt-act-no-double")

    # -- words ---------------------------------------------------------------------------------------------------------

    def named(self, form: int) -> Mapping[str, Value]:
        return {"name": self._name(form), "land": self.desk.names.land_forms(self.land)[form]}

    def _name(self, form: int) -> str:
        return self.desk.names.politician_forms(self.card.politician, own(self.desk))[form]

    @property
    def hint(self) -> str:
        texts = self.desk.texts
        if self.name in AIMED and self.target is None:
            return texts("prompt-use-hint-opinion" if self.name is ActionName.DOUBLE else "prompt-use-hint-party")
        return texts("prompt-use-hint-many" if len(self.options.cards) > 1 else "prompt-use-hint")

    def facts(self) -> Sequence[Fact]:
        texts, seat = self.desk.texts, own(self.desk)
        view, after = self.desk.view, self.preview()
        now, then = (forecast(self.desk, each, self.land, seat).after for each in (view, after))
        votes = texts.number(then) if then != now else ""
        facts = [Fact(texts("prompt-if-converted"), texts.number(now), votes, worse=then < now)]
        money, left = view.parties[seat].money, after.parties[seat].money
        if money != left:
            facts.append(Fact(texts("prompt-money"), texts.money(money), texts.money(left)))
        return facts

    def buttons(self) -> Sequence[Act]:
        texts, action = self.desk.texts, self.action()
        reason = "" if action else self.hint if self.name else texts("prompt-use-none")
        words = forms(self.desk, "prompt-act-confirm")
        if action is not None:
            words = [self._said(action, form) for form in (0, 1)] + words[1:]
        return [
            self.confirm_act(words, reason, icon="check"),
            self.pass_act(forms(self.desk, "prompt-use-pass"), texts("prompt-use-pass-tip", name=self._name(0))),
        ]

    def _said(self, action: Action, form: int) -> str:
        """The action with its target as a button says it."""
        printed = next(each for each in self.card.actions if each.name is action.name)
        said = self._action_names(printed)[form]
        return (
            said
            if action.name not in AIMED
            else self.desk.texts("prompt-act-named", action=said, target=self._target(action, 1))
        )

    def _action_names(self, printed: PrintedAction) -> list[str]:
        return action_names(self.desk, ActionSpec(printed.name, printed.amount, once=False))

    def _target(self, action: Action, form: int) -> str:
        """The target in a word: an opinion, an opinion to free again, or a party."""
        if action.name is not ActionName.DOUBLE:
            return self.desk.names.party(action.target)
        card = self.desk.names.card_forms(action.target)[form]
        return card if action.place else self.desk.texts("prompt-act-off", card=card)

    def effect(self, card: CardHere, printed: PrintedAction) -> list[str]:
        """What an action does there, long and short; nothing if that depends on the target."""
        texts, land, seat = self.desk.texts, self.desk.view.lands[card.land], own(self.desk)
        if printed.name is ActionName.TREND:
            now = land.trend[seat]
            return [f"{texts.signed(now)} → {texts.signed(moved_trend(self.desk, now, printed.amount))}", ""]
        if printed.name is ActionName.VOTES:
            now = land.votes[seat]
            then = capped(self.desk.edition, now + printed.amount)
            return [f"{texts.number(now)} → {texts.number(then)}", ""]
        if printed.name is ActionName.REPLACE_MEDIA:
            cost = 2 * printed.amount
            return [texts.money(cost), texts.money_short(cost), ""]
        return [""]

    # -- places --------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="use", zone=True)
        label, area = caption(ctx, rect.local(), forms(self.desk, "prompt-use-caption"))
        if rect.h >= 150:
            root.add(label)
        else:
            area = rect.local()
        cards = self.options.cards
        gap = 8.0 if ctx.wide else 5.0
        width = min(area.w, (300.0 if ctx.wide else 250.0) * len(cards))
        cells = area._replace(w=width).columns(len(cards), gap)
        heads = alike(
            ctx, [self.desk.names.land_forms(card.land) for card in cards], "card:bold", (cells[0].w - 16) * 0.45
        )
        for card, cell, head in zip(cards, cells, heads, strict=True):
            root.add(*self._column(ctx, cell, card, head))
        return root

    def _column(self, ctx: Context, cell: Rect, card: CardHere, land: str) -> list[Node]:
        named = self.desk.names.politician_forms(card.politician, own(self.desk))
        count, most = len(card.actions), max(len(each.actions) for each in self.options.cards)
        head = min(round(ctx.type.style("card").size * HEAD_LINES), cell.h - 3 - most * LEAST)
        head = max(LEAST, head)
        top, rest = cell.take_top(head, max(0.0, min(3.0, cell.h - head - most * LEAST)))
        here = CardHead(
            top,
            land,
            named,
            phone=card.phone,
            who=(self.desk.names.party_key(own(self.desk)), politician(self.desk, card.politician).key),
            name=self.desk.texts.pair(self.desk.names.land(card.land), named[0]),
            chosen=card.land == self.land,
            tooltip=card_tip(self.desk, card.politician, own(self.desk)),
            id=f"use.card.{card.land}",
            on_click=partial(self.take, card.land),
        )
        desk, number = self.desk, card.politician
        front = front_of(desk.texts, desk.edition, here.who[0], number)
        explain_by_card(here, front, notes_of(desk.texts, desk.edition, number))
        nodes: list[Node] = [here]
        gap = max(0.0, min(3.0, (rest.h - count * LEAST) / count))
        step = max(LEAST + gap, min(32.0, (rest.h + gap) / count))
        for at, printed in enumerate(card.actions):
            reason = self.closed(card, printed)
            names = self._action_names(printed)
            nodes.append(
                ActionRow(
                    Rect(rest.x, rest.y + at * step, rest.w, step - gap),
                    names,
                    self.effect(card, printed),
                    marked=card.land == self.land and printed.name is self.name,
                    reason=reason,
                    id=f"use.{card.land}.{at + 1}",
                    name=f"{names[0]}, {self.desk.names.land(card.land)}",
                    on_click=partial(self.mark, card.land, printed.name),
                )
            )
        return nodes

    def _targets(self) -> list[Action]:
        return self.possible(self.card, self.name) if self.name in AIMED else []

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        count = len(self._targets())
        if not count:
            return 0.0, 0.0
        return ((168.0 if ctx.viewport.small else 120.0) * count, 36.0) if ctx.wide else (304.0, 34.0 * -(-count // 2))

    def controls(self, ctx: Context, rect: Rect) -> Node:
        """The targets as ballots as well, for players who do not want to click on the board."""
        root = Node(rect, id="use.targets", zone=True)
        found = self._targets()
        count = len(found)
        cells = rect.local().columns(count, 8) if ctx.wide else rect.local().grid(2, -(-count // 2), 4)
        for action, cell in zip(found, cells, strict=False):
            root.add(
                Ballot(
                    cell,
                    [self._target(action, 0), self._target(action, 1)],
                    marked=action.target == self.target,
                    size=22,
                    style="card:bold",
                    id=f"use.target.{action.target}",
                    tooltip=self._target(action, 0),
                    on_click=partial(self.aim, self.land, action.name, action.target),
                )
            )
        return root

    # -- boards --------------------------------------------------------------------------------------------------------

    def lands(self) -> Sequence[int]:
        return [card.land for card in self.options.cards]

    def spots(self) -> Mapping[Spot, SpotLook]:
        found: dict[Spot, SpotLook] = {}
        for card in self.options.cards:
            here = card.land == self.land
            if len(self.options.cards) > 1:
                found[Spot("board", land=card.land)] = SpotLook(chosen=here)
            for action in card.possible:
                chosen = here and action.name is self.name and action.target == self.target
                if action.name is ActionName.DOUBLE:
                    key = "prompt-act-tip-on" if action.place else "prompt-act-tip-off"
                    tip = self.desk.texts(key, card=self.desk.names.card(action.target))
                    found[Spot("opinion", land=card.land, card=action.target)] = SpotLook(chosen, tooltip=tip)
                elif action.name is ActionName.REPLACE_MEDIA:
                    found.update(self._media(card, action.target, chosen))
                elif action.name is ActionName.OTHER_TREND and here and self.name is ActionName.OTHER_TREND:
                    tip = self.desk.texts("prompt-use-tip-trend", party=self.desk.names.party(action.target))
                    found[Spot("row", land=card.land, seat=action.target)] = SpotLook(chosen, tooltip=tip)
        return found

    def _media(self, card: CardHere, owner: int, chosen: bool) -> dict[Spot, SpotLook]:
        """All markers of a party; the first one will be removed."""
        price = next(each.amount for each in card.actions if each.name is ActionName.REPLACE_MEDIA)
        money = self.desk.texts.money(price)
        tip = self.desk.texts("prompt-use-tip-media", party=self.desk.names.party(owner), money=money)
        media = self.desk.view.lands[card.land].media
        first = media.index(owner)
        return {
            Spot("media", land=card.land, index=at): SpotLook(chosen and at == first, tooltip=tip)
            for at, seat in enumerate(media)
            if seat == owner
        }

    def click(self, spot: Spot) -> None:
        if spot.kind == "board":
            self.take(spot.land)
        elif spot.kind == "opinion":
            self.aim(spot.land, ActionName.DOUBLE, spot.card)
        elif spot.kind == "media":
            self.aim(spot.land, ActionName.REPLACE_MEDIA, self.desk.view.lands[spot.land].media[spot.index])
        else:
            self.aim(spot.land, ActionName.OTHER_TREND, spot.seat)

    # -- draft ---------------------------------------------------------------------------------------------------------

    def take(self, land: int) -> None:
        """Turns to another card."""
        if land != self.land:
            self.land, self.name, self.target = land, None, None
        self.desk.changed()

    def mark(self, land: int, name: ActionName) -> None:
        """Marks an action, or lets it go; the only possible target is chosen with it."""
        again = land == self.land and name is self.name
        self.land, self.name, self.target = land, None if again else name, None
        targets = self._targets()
        if len(targets) == 1:
            self.target = targets[0].target
        self.desk.changed()

    def aim(self, land: int, name: ActionName, target: int) -> None:
        """Chooses the target and with it the action, or lets the target go."""
        again = (self.land, self.name, self.target) == (land, name, target)
        self.land, self.name, self.target = land, name, None if again else target
        self.desk.changed()

    def on_number(self, at: int) -> bool:
        """The keys of the boards turn to the card there."""
        if all(card.land != at for card in self.options.cards):
            return False
        self.take(at)
        return True

    def command(self) -> Command | None:
        action = self.action()
        return None if action is None else UseCabinetCard(self.options.seat, self.land, action)

    def adopts(self, command: Command) -> bool:
        return isinstance(command, UseCabinetCard) and command.action is not None

    def take_over(self, command: UseCabinetCard) -> None:
        assert command.action is not None
        aimed = command.action.name in AIMED
        self.land, self.name, self.target = command.land, command.action.name, command.action.target if aimed else None

    def decline(self) -> None:
        self.desk.confirm(UseCabinetCard(self.options.seat, self.land, None))


_LEAST_FACE: Final = 26.0
"""Height from which the head of a card shows a face."""


class CardHead(Clickable):
    """An own card in a state: the state, the politician, and the telephone."""

    def __init__(
        self,
        rect: Rect,
        land: str,
        names: Sequence[str],
        *,
        phone: bool,
        who: tuple[str, str],
        chosen: bool,
        **options: Any,
    ) -> None:
        """`who` are party and office, for the face."""
        super().__init__(rect, role="radio", **options)
        self.land, self.names, self.phone, self.chosen = land, list(names), phone, chosen
        self.who = who

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.chosen else "row")
        inner = box.inset(8 if box.w > 120 else 5, 3)
        room = inner.w - box.h - (19 if self.phone else 0)
        named = p.width(self.names[-1], "card") <= room and p.width(self.land, "card:bold") <= room
        if box.w >= 150 and box.h >= _LEAST_FACE and named:
            paint_portrait(p, Rect(2, 2, box.h, box.h - 4), *self.who)
            inner = inner.trim(left=box.h)
        if box.h < HEAD_LINES * p.style("card").size - 1:  # one line
            wide = min(p.width(self.land, "card:bold"), inner.w * 0.45)
            p.text(self.land, inner._replace(w=wide), "card:bold", "ink")
            under = inner.trim(left=wide + 6)
        else:
            top, under = inner.rows(2)
            p.text(self.land, top, "card:bold", "ink")
        if self.phone:
            size = min(15.0, under.h)
            p.icon("phone", Rect(under.right - size, under.cy - size / 2, size, size), "ink")
            under = under.trim(right=size + 4)
        p.text(self.names, under, "card", "ink_soft")
        if self.chosen:
            p.frame(box, "action", 2)
        elif self.hovered:
            p.frame(box, "action", 1.5)

    def value_text(self) -> str:
        return "marked" if self.chosen else ""


class ActionRow(Clickable):
    """An action of a card: ballot circle, name, and what it does there."""

    def __init__(
        self, rect: Rect, names: Sequence[str], effect: Sequence[str], *, marked: bool, **options: Any
    ) -> None:
        super().__init__(rect, role="radio", **options)
        self.names, self.effect, self.marked = list(names), list(effect), marked
        self.tooltip = self.tooltip or names[0]

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        live = not self.reason
        if self.marked:
            p.fill(box, "own")
        size = min(22.0, box.h - 4)
        ring: Ink = ("action_text" if self.marked or self.hovered else "muted") if live else "disabled_ink"
        p.ballot(Rect(4, (box.h - size) / 2, size, size), self.marked, ring, "own" if live else None)
        room = box.trim(left=size + 10, right=5)
        wide = p.width(self.names[0], "card:bold")
        p.text(self.names, room, "card:bold", "ink" if live else "disabled_ink")
        if self.effect[0] and room.w - wide - 10 > p.width(self.effect[-2], "card"):
            p.text(self.effect, room.trim(left=wide + 8), "card", "muted" if live else "disabled_ink", "right")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered and live:
            p.frame(box, "action", 1.5)

    def value_text(self) -> str:
        return "marked" if self.marked else ""
