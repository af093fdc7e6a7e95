"""Phase 6, second step: a politician's main action, then at most one other; targets are clicked on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from macher.engine.command import Command
from macher.i18n import refusals
from macher.rules.commands import Action, UsePolitician
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Act, Asked, Fact, Prompt, Spot, SpotLook, question
from macher.ui.prompts.shared.cabinet import acted, action_names, printed
from macher.ui.prompts.shared.forecast import forecast, moved_trend, order_in_row
from macher.ui.prompts.shared.politicians_row import row_nodes
from macher.ui.prompts.shared.poll_results import back_text
from macher.ui.prompts.shared.words import own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Ballot, Clickable

TARGETED = (ActionName.DOUBLE, ActionName.REMOVE_MEDIA)
"""Actions whose target is chosen on the board."""
_ALONE: Final = ("prompt-act-alone", "prompt-act-alone-short")
"""Texts of the button that carries out one action although there is another one."""
UNSEEN = (ActionName.PROGRAM, ActionName.POLL)
"""Actions that turn up cards, so their result can't be shown in advance."""


@dataclass
class Offer:
    """One printed action and all the ways to carry it out."""

    spec: ActionSpec
    main: bool
    actions: tuple[Action, ...]

    @property
    def targets(self) -> tuple[int, ...]:
        """Card kinds or seats it can be aimed at."""
        return tuple(dict.fromkeys(action.target for action in self.actions))


@question(ActionOptions, passes="prompt-act-pass")
class ActionPrompt(Prompt[ActionOptions]):
    """Ballots for the main action and for one of the others."""

    asks = Asked(takes=(UsePolitician,))

    def __post_init__(self) -> None:
        options = self.options
        self.offers = [
            Offer(spec, at == 0, tuple(a for a in found if a.name is spec.name))
            for at, spec in enumerate(printed(self.desk, options.politician))
            for found in [options.main if at == 0 else options.secondary]
        ]
        self.reset()

    def reset(self) -> None:
        """Chooses the main action if it needs no target or has only one, unless somebody takes it back."""
        main = self.offers[0]
        aimed = main.spec.name in TARGETED
        self.main_on = len(main.targets) == 1 if aimed else bool(main.actions)
        self.second = -1
        """Place of the other action among the offers, -1 for none."""
        self.target = main.targets[0] if aimed and self.main_on else -1
        """Chosen card kind or seat; no politician has two actions that need one."""
        self.follow = True
        """Whether a marker of the player's own goes to the freed spot."""

    def reason(self, offer: Offer) -> str:
        """Why an action can't be carried out, empty if it can."""
        texts, name = self.desk.texts, offer.spec.name
        if offer.actions:
            return ""
        if name.value in self.options.used:
            by = [event.seat for event in acted(self.desk, self.desk.view.place) if event.action == name]
            if by:
                return texts("prompt-act-used-by", party=self.desk.names.party(by[0]))
            return texts("refusal-action-used")
        if self._too_dear(offer):
            args = {"cost": self.options.removal, "money": self.options.money}
            return refusals.refusal(texts, "not-enough-money", args)
        if name is ActionName.REMOVE_MEDIA:
            return texts("prompt-act-no-media")
        return texts("prompt-act-no-double") if name is ActionName.DOUBLE else texts("prompt-act-no-poll")

    def _too_dear(self, offer: Offer) -> bool:
        """Whether only money is missing."""
        name, options = offer.spec.name, self.options
        open_yet = name is ActionName.REMOVE_MEDIA and name.value not in options.used and not offer.actions
        return open_yet and options.money < options.removal

    # -- draft ---------------------------------------------------------------------------------------------------------

    def is_on(self, at: int) -> bool:
        """Whether an action is chosen."""
        return self.main_on if at == 0 else self.second == at

    def chosen(self) -> list[Offer]:
        """The chosen actions, main first."""
        return [offer for at, offer in enumerate(self.offers) if self.is_on(at)]

    def left_over(self) -> list[Offer]:
        """What could be done as well and costs nothing: the main action, or one of the others."""
        if not self.chosen():
            return []
        at = [0] if not self.main_on else [] if self.second >= 0 else list(range(1, len(self.offers)))
        return [offer for offer in map(self.offers.__getitem__, at) if offer.actions and self._gives(offer.spec)]

    def _gives(self, spec: ActionSpec) -> bool:
        """Whether an action is free and changes anything: a trend may stand at its end."""
        if spec.name is ActionName.TREND:
            trend = self.desk.view.lands[self.desk.view.place].trend[own(self.desk)]
            return moved_trend(self.desk, trend, spec.amount) != trend
        return spec.name is not ActionName.REMOVE_MEDIA

    def waiting(self) -> Offer | None:
        """The chosen action that still needs its target."""
        return next((o for o in self.chosen() if o.spec.name in TARGETED and self.target not in o.targets), None)

    def action(self, offer: Offer) -> Action | None:
        """The action as it would be carried out."""
        if offer.spec.name not in TARGETED:
            return offer.actions[0] if offer.actions else None
        aimed = [action for action in offer.actions if action.target == self.target]
        wanted = [action for action in aimed if action.place == self.follow]
        return next(iter(wanted or aimed), None)

    def toggle(self, at: int) -> None:
        """Chooses an action or lets it go; of the others only one can be chosen."""
        if at == 0:
            self.main_on = not self.main_on
        else:
            self.second = -1 if self.second == at else at
        offer = self.offers[at]
        if self.is_on(at) and offer.spec.name in TARGETED and len(offer.targets) == 1:
            self.target = offer.targets[0]
        self.desk.changed()

    def aim(self, offer: Offer, target: int) -> None:
        """Chooses the target, and with it the action."""
        at = self.offers.index(offer)
        if self.target == target and self.is_on(at):
            self.target = -1
            self.main_on, self.second = (False, self.second) if at == 0 else (self.main_on, -1)
        else:
            self.target = target
            self.main_on, self.second = (True, self.second) if at == 0 else (self.main_on, at)
        self.desk.changed()

    def flip_follow(self) -> None:
        """Switches whether a marker of the player's own follows."""
        self.follow = not self.follow
        self.desk.changed()

    def take_over(self, command: UsePolitician) -> None:
        self.reset()
        main, second = command.main, command.secondary
        self.main_on = main is not None
        if second is not None:
            self.second = next(at for at, offer in enumerate(self.offers) if at and offer.spec.name is second.name)
        for action in (main, second):
            if action is not None and action.name in TARGETED:
                self.target, self.follow = action.target, action.place

    def command(self) -> Command | None:
        return self._of(self.chosen()) if self.waiting() is None else None

    def _of(self, offers: Sequence[Offer]) -> Command | None:
        """The command that carries out these actions; `None` for none."""
        main = next((self.action(offer) for offer in offers if offer.main), None)
        second = next((self.action(offer) for offer in offers if not offer.main), None)
        return UsePolitician(self.options.seat, main, second) if main or second else None

    def preview(self) -> PlayerView:
        """The view after the chosen actions; leaves out unseen cards and actions that have no target yet."""
        chosen, waiting = self.chosen(), self.waiting()
        known = [offer for offer in chosen if offer.spec.name not in UNSEEN and offer is not waiting]
        for offers in [chosen, known] if waiting is None else [known]:
            command = self._of(offers)
            shown = self.desk.preview(command) if command is not None else None
            if shown is not None:
                return shown
        return self.desk.view

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def titles(self) -> Sequence[str]:
        """Shorter forms shorten the land first, since the card below has the politician's full name."""
        names, place = self.desk.names.politician_forms(self.options.politician, own(self.desk)), self.desk.view.place
        land, code = self.desk.names.land(place), self.desk.names.land_code(place)
        forms = ((names[0], land), (names[0], code), (names[1], code))
        return [self.desk.texts("prompt-act-title", name=name, land=land) for name, land in forms]

    @property
    def title(self) -> str:
        return self.titles[0]

    @property
    def hint(self) -> str:
        waiting = self.waiting()
        if waiting is None:
            return self.desk.texts("prompt-act-hint")
        double = waiting.spec.name is ActionName.DOUBLE
        return self.desk.texts("prompt-act-hint-double" if double else "prompt-act-hint-media")

    def facts(self) -> Sequence[Fact]:
        texts, place, seat = self.desk.texts, self.desk.view.place, own(self.desk)
        view, after = self.desk.view, self.preview()
        now, then = (forecast(self.desk, each, place, seat).after for each in (view, after))
        new = texts.number(then) if then != now else ""
        facts = [Fact(texts("prompt-if-converted"), texts.number(now), new, worse=then < now)]
        money, left = view.parties[seat].money, after.parties[seat].money
        if money != left:
            facts.append(Fact(texts("prompt-money"), texts.money(money), texts.money(left)))
        return facts

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        chosen = self.chosen()
        unseen = any(offer.spec.name in UNSEEN for offer in chosen)
        reason = "" if chosen else texts("prompt-act-none")
        if self.waiting() is not None:
            reason = self.hint
        forms = [texts("prompt-act-confirm"), texts("prompt-act-confirm-short")]
        if chosen and not reason:
            named = [
                ", ".join(self._named(offer, form, aimed) for offer in chosen)
                for form, aimed in ((0, True), (1, True), (1, False))
            ]
            forms = [*dict.fromkeys(named), *forms]
        left = self.left_over() if not reason else []
        if left:
            alone = [texts(key, actions=name) for name in dict.fromkeys(named) for key in _ALONE]
            forms = [*sorted(alone, key=len, reverse=True), texts("prompt-act-only")]
        confirm = self.confirm_act(
            forms, reason, icon="check", lock=texts("prompt-act-lock") if unseen and not reason else ""
        )
        return [
            replace(confirm, forgets=self._forgotten(left)),
            self.pass_act([texts("prompt-act-pass"), texts("prompt-act-pass-short")]),
        ]

    def _forgotten(self, left: Sequence[Offer]) -> str:
        """What the first press says that would be left unused."""
        names = [action_names(self.desk, offer.spec, mark_once=False)[0] for offer in left]
        return self.desk.texts("prompt-act-forgets", actions=self.desk.texts.choice(names)) if names else ""

    def _named(self, offer: Offer, form: int, aimed: bool) -> str:
        """An action on the button, long or short, with or without its target."""
        action = self.action(offer)
        name = action_names(self.desk, offer.spec, mark_once=False)[form]
        if not aimed or action is None or offer.spec.name not in TARGETED:
            return name
        if offer.spec.name is ActionName.DOUBLE:
            target = self.desk.names.card_short(action.target)
            if not action.place:
                target = self.desk.texts("prompt-act-off", card=target)
            return self.desk.texts("prompt-act-named", action=name, target=target)
        return self.desk.texts("prompt-act-named", action=name, target=self.desk.names.party(action.target))

    def effect(self, at: int) -> tuple[list[str], Ink]:
        """What an action does here, in a few words, and their colour."""
        offer, texts = self.offers[at], self.desk.texts
        closed = self.reason(offer)
        if closed:
            return [closed, texts("prompt-act-dear" if self._too_dear(offer) else "prompt-act-closed")], "warn"
        land, seat, name = self.desk.view.lands[self.desk.view.place], own(self.desk), offer.spec.name
        colour: Ink = "ink" if self.is_on(at) else "muted"
        if name in TARGETED:
            action = self.action(offer)
            if action is None:
                aim: Ink = "action_text" if self.is_on(at) else "muted"
                return [texts("prompt-act-on-board"), texts("prompt-act-on-board-short")], aim
            if name is ActionName.REMOVE_MEDIA:
                party, money = self.desk.names.party(action.target), self.options.removal
                amounts = (texts.money(money), texts.money_short(money))
                return [*(texts("prompt-act-pays", party=party, money=form) for form in amounts), amounts[1]], colour
            cards = self.desk.names.card_forms(action.target)
            key = "prompt-act-on" if action.place else "prompt-act-off"
            forms = [texts(key, card=card) for card in cards]
            return [*forms, cards[-1]] if action.place else forms, colour
        if name is ActionName.TREND:
            now = land.trend[seat]
            then = moved_trend(self.desk, now, offer.spec.amount)
            return [self._arrow(texts.signed(now), texts.signed(then))], colour
        if name is ActionName.VOTES:
            now = land.votes[seat]
            return [self._arrow(texts.number(now), texts.number(now + offer.spec.amount))], colour
        if name is ActionName.BASE:
            now = self.desk.view.parties[seat].base
            return [self._arrow(texts.number(now), texts.number(now + offer.spec.amount))], colour
        if name is ActionName.POLL:
            party = back_text(self.desk, self.desk.view.poll_back)
            return [texts("prompt-act-poll", party=party), party], colour
        if name is ActionName.PROGRAM:
            return [texts("prompt-act-program"), texts("prompt-act-program-short")], colour
        return [texts("prompt-act-others"), texts("prompt-act-others-short")], colour

    def _arrow(self, old: str, new: str) -> str:
        return f"{old} → {new}"

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def acting(self) -> int:
        return self.options.politician

    def choices(self, ctx: Context, rect: Rect) -> Node:
        at = order_in_row(self.desk, self.options.seat, self.options.politician)
        chosen = [offer.spec for offer in self.chosen()]
        word = self.desk.texts("prompt-row-acts")
        return row_nodes(ctx, self.desk, rect, self.desk.view.place, at, chosen, word)

    def controls_size(self, ctx: Context) -> tuple[float, float]:
        if ctx.wide:
            return (208.0 if ctx.viewport.small else 172.0) * len(self.offers), 76.0
        return 304.0, 33.0 * (len(self.offers) + self._may_follow())

    def controls(self, ctx: Context, rect: Rect) -> Node:
        root = Node(rect, id="act.ballots", zone=True)
        area = rect.local()
        boxes = ctx.wide
        extra = None if boxes or not self._may_follow() else len(self.offers)
        cells = area.columns(len(self.offers), 8) if boxes else area.rows(len(self.offers) + (extra is not None), 3)
        for at, offer in enumerate(self.offers):
            cell = cells[at] if boxes else cells[at]._replace(h=min(cells[at].h, 34))
            captions = ["prompt-act-main", "prompt-act-second", "prompt-act-or", "prompt-act-or"]
            effect, colour = self.effect(at)
            follows = offer.spec.name is ActionName.REMOVE_MEDIA and self._may_follow()
            box = ActionBox(
                cell,
                self.desk.texts(captions[at]),
                action_names(self.desk, offer.spec, mark_once=False),
                effect if not (follows and boxes) else [],
                colour,
                marked=self.is_on(at),
                once=offer.spec.once,
                stamp=self.desk.texts("prompt-act-once"),
                reason=self.reason(offer),
                id=f"act.action.{at}",
                on_click=self._toggler(at),
                tooltip=effect[0],
                name=action_names(self.desk, offer.spec)[0],
            )
            root.add(box)
            if follows:
                inside = cell.trim(left=37, top=cell.h - 25, right=4, bottom=1)
                root.add(self._follow_ballot(inside if boxes else cells[-1]))
        return root

    def _may_follow(self) -> bool:
        offer = next((o for o in self.chosen() if o.spec.name is ActionName.REMOVE_MEDIA), None)
        return offer is not None and any(action.place for action in offer.actions)

    def _follow_ballot(self, rect: Rect) -> Ballot:
        texts = self.desk.texts
        tip = texts("prompt-act-follow-tip", party=self.desk.names.party(own(self.desk)))
        return Ballot(
            rect,
            [texts("prompt-act-follow"), texts("prompt-act-follow-short")],
            marked=self.follow,
            many=True,
            size=18,
            style="card",
            on_click=self.flip_follow,
            id="act.follow",
            tooltip=tip,
        )

    def _toggler(self, at: int) -> Callable[[], None]:
        return lambda: self.toggle(at)

    # -- boards --------------------------------------------------------------------------------------------------------

    def lit(self) -> Sequence[str]:
        chosen = {offer.spec.name for offer in self.chosen()}
        return [box for box, name in (("polls", ActionName.POLL), ("base", ActionName.BASE)) if name in chosen]

    def spots(self) -> Mapping[Spot, SpotLook]:
        spots: dict[Spot, SpotLook] = {}
        place = self.desk.view.place
        for at, offer in enumerate(self.offers):
            if not offer.actions:
                continue
            if offer.spec.name is ActionName.DOUBLE:
                for target in offer.targets:
                    tip = self._tip(offer, target, self.desk.names.card(target))
                    chosen = self.is_on(at) and self.target == target
                    spots[Spot("opinion", land=place, card=target)] = SpotLook(chosen=chosen, tooltip=tip)
            elif offer.spec.name is ActionName.REMOVE_MEDIA:
                marked = False
                for index, owner in enumerate(self.desk.view.lands[place].media):
                    if owner not in offer.targets:
                        continue
                    tip = self._tip(offer, owner, self.desk.names.party(owner))
                    chosen = self.is_on(at) and self.target == owner and not marked
                    marked = marked or chosen
                    spots[Spot("media", land=place, index=index)] = SpotLook(chosen=chosen, tooltip=tip)
        return spots

    def _tip(self, offer: Offer, target: int, named: str) -> str:
        texts = self.desk.texts
        if offer.spec.name is ActionName.REMOVE_MEDIA:
            return texts("prompt-act-tip-media", party=named, money=texts.money(self.options.removal))
        placing = any(action.place for action in offer.actions if action.target == target)
        return texts("prompt-act-tip-on" if placing else "prompt-act-tip-off", card=named)

    def click(self, spot: Spot) -> None:
        wanted = ActionName.DOUBLE if spot.kind == "opinion" else ActionName.REMOVE_MEDIA
        offer = next(offer for offer in self.offers if offer.spec.name is wanted)
        target = spot.card if spot.kind == "opinion" else self.desk.view.lands[spot.land].media[spot.index]
        self.aim(offer, target)


_STAMP: Final = 10.0
"""Free width beside the word in a stamp."""


class ActionBox(Clickable):
    """An action as a ballot: caption, circle and name, effect; in one line where there is little height."""

    def __init__(
        self,
        rect: Rect,
        caption: str,
        names: Sequence[str],
        effect: Sequence[str],
        colour: Ink,
        *,
        marked: bool,
        once: bool,
        stamp: str,
        **options: Any,
    ) -> None:
        """`once`: the action happens only once in a land and round; `stamp` is the word for that."""
        super().__init__(rect, role="checkbox", **options)
        self.caption, self.names, self.effect, self.colour = caption, list(names), list(effect), colour
        self.marked, self.once, self.stamp = marked, once, stamp

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        live = not self.reason
        p.fill(box, "own" if self.marked else "disabled" if not live else "row")
        ring: Ink = ("action_text" if self.marked or self.hovered else "muted") if live else "disabled_ink"
        ink: Ink = "ink" if live else "disabled_ink"
        if box.h >= 60:
            inner = box.inset(9, 0)
            word = self._word(p, inner.w - p.width(self.caption, "label") - 8)
            stamp = p.width(word, "label:bold") + _STAMP if self.once else 0.0
            p.text(self.caption, inner._replace(y=2, h=19).trim(right=stamp), "label", "muted")
            if self.once:
                self._stamp(p, Rect(box.w - stamp - 5, 4, stamp, 17), word)
            p.ballot(Rect(9, 23, 22, 22), self.marked, ring, "own" if live else None)
            p.text(self.names, Rect(37, 22, box.w - 43, 24), "strong", ink)
            if self.effect:
                p.text(self.effect, Rect(9, box.h - 24, box.w - 15, 22), "card:medium", self.colour)
        else:
            size = min(22.0, box.h - 8)
            p.ballot(Rect(6, (box.h - size) / 2, size, size), self.marked, ring, "own" if live else None)
            x = 12 + size
            wide = min(p.width(self.names[0], "strong"), (box.w - x) * 0.55)
            p.text(self.names, Rect(x, 0, wide, box.h), "strong", ink)
            x += wide + 6
            if self.once:
                word = self._word(p, box.w - x - p.width(self.effect[-1] if self.effect else "", "card:medium") - 18)
                stamp = p.width(word, "label:bold") + _STAMP
                self._stamp(p, Rect(x, (box.h - 17) / 2, stamp, 17), word)
                x += stamp + 6
            p.text(self.effect, Rect(x, 0, box.w - x - 6, box.h), "card:medium", self.colour, "right")
        if self.marked:
            p.frame(box, "action", 2)
        elif self.hovered and live:
            p.frame(box, "action", 1.5)

    def _word(self, p: Painter, room: float) -> str:
        """The stamp on an action that happens only once: the word, or 1× as on the card if the word has no room."""
        return self.stamp if p.width(self.stamp, "label:bold") + _STAMP <= room else "1×"

    def _stamp(self, p: Painter, box: Rect, word: str) -> None:
        p.fill(box, "stamp")
        p.text(word, box, "label:bold", "on_stamp", "centre")

    def value_text(self) -> str:
        return "marked" if self.marked else ""
