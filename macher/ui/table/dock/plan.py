"""The what-if board: a prompt over a plan, and the switch that opens it, keeps it and puts it away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from macher.engine.decision import Decision, Options
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView
from macher.session.plan import AddMedia, Edit, RemoveMedia, SetRallies, SetTrend
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Desk, Fact, Prompt, Spot, SpotLook
from macher.ui.prompts.shared.words import forms
from macher.ui.scene import Context, Node
from macher.ui.table.boards.slots import media_slots
from macher.ui.table.dock import plan_dock
from macher.ui.table.dock.plan_draft import PlanDraft, formula_of, row_name
from macher.ui.table.panels.top_bar import Tool


@dataclass
class PlanPrompt(PlanDraft):
    """Everything on the boards can be changed by a click; the dock changes the chosen party and state."""

    close: Callable[[], None] = lambda: None
    """Back to the game; the plan is kept."""
    key_of: Callable[[str], str] = lambda action: ""
    """How the key of an action is written."""
    play: Callable[[], None] = lambda: None
    """Answers what is asked as the plan has it, and goes back to the game."""
    playable: Callable[[], bool] = lambda: False
    """Whether the plan answers what is asked."""

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.desk.texts("plan-title")

    @property
    def hint(self) -> str:
        texts = self.desk.texts
        if self.stale:
            return texts("plan-stale")
        if self.picked is not None:
            card = self.desk.names.card(self.picked[1])
            return texts("plan-hint-program" if self.picked[0] == "program" else "plan-hint-opinion", card=card)
        return " ".join([texts("plan-hint"), *self._discarding()])

    def _discarding(self) -> list[str]:
        """Which key throws the plan away, if one does."""
        key = self.key_of("back")
        return [self.desk.texts("plan-discards", key=key)] if key else []

    def facts(self) -> Sequence[Fact]:
        texts, plan = self.desk.texts, self.plan
        found = []
        if plan.seat >= 0:
            tip = texts("plan-cost-tip", party=self.desk.names.party(plan.seat))
            found.append(Fact(texts("plan-cost"), texts.money(plan.cost), tooltip=tip))
            left = plan.base.parties[plan.seat].money - plan.cost
            found.append(Fact(texts("prompt-money-left"), texts.money(left)))
        words = formula_of(self.desk, self.view, self.place, self.seat, self.converting)
        caption = f"{row_name(self.desk, self.seat)} · {self.desk.names.land_code(self.place)}"
        return [*found, Fact(caption, words, tooltip=texts("plan-formula-tip"))] if words else found

    def buttons(self) -> Sequence[Act]:
        texts = self.desk.texts
        none = "" if self.plan.edits else texts("plan-nothing")
        acts = [
            Act(
                "plan_back",
                forms(self.desk, "plan-back"),
                self.close,
                icon="arrow-left",
                action="plan",
                tooltip=" ".join([texts("plan-back-tip"), *self._discarding()]),
            ),
            Act("plan_undo", forms(self.desk, "plan-undo"), self.undo, icon="undo-2", reason=none, action="undo"),
            Act(
                "clear",
                forms(self.desk, "plan-reset"),
                self.reset,
                icon="rotate-ccw",
                reason=none,
                tooltip=texts("plan-reset-tip"),
            ),
        ]
        if self.stale:
            acts.append(
                Act(
                    "plan_renew",
                    forms(self.desk, "plan-renew"),
                    self.renew,
                    icon="refresh-cw",
                    primary=True,
                    tooltip=texts("plan-renew-tip"),
                )
            )
        else:
            acts.append(
                Act(
                    "plan_play",
                    forms(self.desk, "plan-play"),
                    self.play,
                    icon="check",
                    primary=True,
                    reason=none or ("" if self.playable() else texts("plan-play-none")),
                    tooltip=texts("plan-play-tip"),
                )
            )
        return acts

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        return plan_dock.controls(ctx, rect, self)

    def context(self, ctx: Context, rect: Rect) -> Node:
        return plan_dock.side(ctx, rect, self)

    def in_list(self, ctx: Context, rect: Rect) -> Node:
        return plan_dock.steps(ctx, rect, self)

    def preview(self) -> PlayerView:
        return self.plan.view

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotLook]:
        found: dict[Spot, SpotLook] = {}
        texts = self.desk.texts
        for place in self.open_lands():
            for seat in range(len(self.view.parties)):
                self._row_spots(found, place, seat)
            self._media_spots(found, place)
            self._opinion_spots(found, place)
        for seat in range(len(self.view.parties)):
            said = texts("plan-party", party=row_name(self.desk, seat))
            found[Spot("party", seat=seat)] = SpotLook(seat == self.seat, text=said, quiet=True)
        if self.picked is not None and self.picked[0] == "opinion":
            for kind in self.view.opinion_display:
                step = self.swap(kind)
                assert step is not None
                found[Spot("display_opinion", card=kind)] = SpotLook(reason=self.reason(step), quiet=True)
        return found

    def _row_spots(self, found: dict[Spot, SpotLook], place: int, seat: int) -> None:
        texts, land = self.desk.texts, self.view.lands[place]
        name = row_name(self.desk, seat, place)
        chosen = (place, seat) == (self.place, self.seat)
        found[Spot("row", land=place, seat=seat)] = SpotLook(chosen, tooltip=texts("plan-row-tip"), quiet=True)
        for index in range(1, self.desk.edition.figures.rally_spots + 1):
            said = texts("plan-rallies", row=name, n=self._wanted(place, seat, index))
            found[Spot("pip", land=place, seat=seat, index=index)] = SpotLook(text=said, quiet=True)
        said = texts("plan-rallies", row=name, n=self._cycled(place, seat))
        found[Spot("count", land=place, seat=seat)] = SpotLook(text=said, quiet=True)
        said = texts("plan-trend", row=name, trend=texts.signed(self._raised(land.trend[seat])))
        found[Spot("trend", land=place, seat=seat)] = SpotLook(text=said, quiet=True)

    def _media_spots(self, found: dict[Spot, SpotLook], place: int) -> None:
        for index in range(self.desk.edition.figures.media_spots):
            step = self._media_step(place, index)
            key = "plan-media-take" if isinstance(step, RemoveMedia) else "plan-media-put"
            said = self.desk.texts(key, row=row_name(self.desk, step.seat, place))
            found[Spot("media", land=place, index=index)] = SpotLook(reason=self.reason(step), tooltip=said, quiet=True)

    def _opinion_spots(self, found: dict[Spot, SpotLook], place: int) -> None:
        for kind in self.view.lands[place].opinions:
            if kind >= 0:
                chosen = place == self.place and self.picked == ("opinion", kind)
                tip = self.desk.texts("plan-opinion-tip")
                found[Spot("opinion", land=place, card=kind)] = SpotLook(chosen, tooltip=tip, quiet=True)

    def click(self, spot: Spot) -> None:
        place, seat = spot.land, spot.seat
        if spot.kind in ("row", "party"):
            self.choose(seat, place)
        elif spot.kind == "opinion":
            self.pick("opinion", spot.card, place)
        elif spot.kind == "display_opinion":
            step = self.swap(spot.card)
            if step is not None:
                self.edit(step)
        elif spot.kind == "media":
            self.edit(self._media_step(place, spot.index))
        else:
            self.seat, self.count = seat, None
            self.edit(self._row_step(spot))

    def _row_step(self, spot: Spot) -> Edit:
        place, seat = spot.land, spot.seat
        if spot.kind == "trend":
            return SetTrend(place, seat, self._raised(self.view.lands[place].trend[seat]))
        if spot.kind == "count":
            return SetRallies(place, seat, self._cycled(place, seat))
        return SetRallies(place, seat, self._wanted(place, seat, spot.index))

    def _media_step(self, place: int, index: int) -> AddMedia | RemoveMedia:
        """Removes the marker on the spot, puts back one that was removed, or adds one of the chosen party."""
        spots = self.desk.edition.figures.media_spots
        slot = media_slots(self.desk.view.lands[place].media, self.view.lands[place].media, spots)[index]
        if slot is None:
            return AddMedia(place, self.seat)
        seat, state = slot
        return AddMedia(place, seat) if state == "gone" else RemoveMedia(place, seat)

    def _wanted(self, place: int, seat: int, index: int) -> int:
        """Number of rallies after a click: up to the spot, or one less for a click on the last rally."""
        return index - 1 if self.view.lands[place].rallies[seat] == index else index

    def _cycled(self, place: int, seat: int) -> int:
        """One rally more, or none after the last spot."""
        return (self.view.lands[place].rallies[seat] + 1) % (self.desk.edition.figures.rally_spots + 1)

    def _raised(self, trend: int) -> int:
        """The next space of the trend scale, or the lowest after the highest."""
        scale = self.desk.edition.figures.trend_scale
        return scale[(scale.index(trend) + 1) % len(scale)]

    # -- keys ---------------------------------------------------------------------------------------------------------

    def on_action(self, action: str) -> bool:
        if action in ("bid_up", "bid_down"):
            step = self.more_rallies(1 if action == "bid_up" else -1)
            if not self.reason(step):
                self.edit(step)
            return True
        number = action.removeprefix("state")
        if number.isdecimal() and int(number) - 1 in self.open_lands():
            self.choose(place=int(number) - 1)
            return True
        return False


class Planning:
    """Whether a plan is open, and the plan that waits while it is not."""

    def __init__(
        self,
        desk: Callable[[PlayerView, Decision], Desk],
        rebuild: Callable[[], None],
        show_land: Callable[[int], None],
        key_of: Callable[[str], str],
        answer: Callable[[PlayerView, bool], bool],
    ) -> None:
        """`answer` says whether a planned view answers what is asked; if told to, it becomes the draft."""
        self._desk, self._rebuild, self._show_land, self._key_of = desk, rebuild, show_land, key_of
        self._answer = answer
        self._kept: PlanPrompt | None = None
        self.on = False

    @property
    def prompt(self) -> PlanPrompt | None:
        """The open plan."""
        return self._kept if self.on else None

    def reason(self, view: PlayerView, veiled: bool) -> str:
        """Text key of why no plan can be made now; empty if it can."""
        possible = view.round > 0 and view.phase and not veiled
        return "" if possible and any(not land.closed for land in view.lands) else "plan-not-now"

    def toggle(self, view: PlayerView, seat: int) -> None:
        """Opens the plan, the kept one if it is of the same seat, or goes back to the game and keeps it."""
        self.on = not self.on
        kept = self._kept
        if self.on and (kept is None or kept.plan.seat != seat or kept.plan.base.seat != view.seat):
            decision = Decision(seat, "plan", Options(seat))
            self._kept = PlanPrompt(
                self._desk(view, decision),
                decision.options,
                close=self.leave,
                show_land=self._show_land,
                key_of=self._key_of,
                play=self._play,
                playable=lambda: self._answers(False),
            )
        self._rebuild()

    def leave(self) -> None:
        """Back to the game; the plan is kept."""
        self.on = False
        self._rebuild()

    def _answers(self, draft: bool) -> bool:
        kept = self._kept
        return kept is not None and not kept.stale and self._answer(kept.view, draft)

    def _play(self) -> None:
        """Back to the game, with the plan as the draft."""
        if self._answers(True):
            self.leave()

    def discard(self) -> None:
        """Throws the plan away."""
        self.on, self._kept = False, None

    def tool(self, texts: Texts, reason: str, call: Callable[[], None]) -> Tool:
        """The switch in the top bar."""
        return Tool(
            "plan",
            "puzzle",
            texts("plan-tool"),
            call,
            texts(reason) if reason and not self.on else "",
            action="plan",
            on=self.on,
            word=texts("table-plan-word"),
        )

    def look_at(self, place: int) -> None:
        """Another board is shown large."""
        if self.on and self._kept is not None:
            self._kept.look_at(place)

    def shown(self, now: PlayerView) -> Prompt[Any]:
        """The open plan, brought up to date with the game."""
        assert self._kept is not None
        self._kept.note(now)
        return self._kept
