"""The what-if board: a prompt over a plan, and the switch that opens it, keeps it and puts it away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from macher.engine.decision import Decision, Options
from macher.engine.errors import Refusal
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView
from macher.session.plan import (
    AddMedia,
    ConvertHere,
    Edit,
    HoldElection,
    PlaceDouble,
    Plan,
    RemoveDouble,
    RemoveMedia,
    SetRallies,
    SetTrend,
    SwapOpinion,
    SwapProgram,
)
from macher.ui.layout import Rect
from macher.ui.prompts.base import Act, Desk, Fact, Prompt, Spot, SpotState
from macher.ui.prompts.parts_words import card_name, forms, land_code, party_name
from macher.ui.scene import Context, Node
from macher.ui.table import plan_dock
from macher.ui.table.board import media_slots
from macher.ui.table.plan_words import formula_of, refused_text, row_name
from macher.ui.table.topbar import Tool

__all__ = ["PlanPrompt", "Planning"]

Picked = tuple[Literal["program", "opinion"], int]
"""A card to replace: where it lies, and its kind."""


@dataclass
class PlanPrompt(Prompt[Options]):
    """Everything on the boards can be changed by a click; the dock changes the chosen party and state."""

    close: Callable[[], None] = lambda: None
    """Back to the game; the plan is kept."""
    show_land: Callable[[int], None] = lambda place: None
    """Shows a board in layouts with one large board."""
    key_of: Callable[[str], str] = lambda action: ""
    """How the key of an action is written."""

    def __post_init__(self) -> None:
        self.plan = Plan(self.desk.view, self.desk.edition, self.desk.decision.seat)
        self.now = self.desk.view
        """The game as it is."""
        self.seat = max(0, self.plan.seat)
        """The chosen party."""
        lands = self.open_lands()
        self.place = next((place for place in self.desk.view.voting if place in lands), lands[0] if lands else 0)
        """The chosen state."""
        self.count: int | None = None
        """Rallies to convert there; `None` for all."""
        self.picked: Picked | None = None
        """A card that waits for the one to replace it."""

    # -- what is planned ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> PlayerView:
        """The position with the plan carried out."""
        return self.plan.view

    @property
    def stale(self) -> bool:
        """Whether the game has gone on since the plan was made."""
        return self.plan.stale(self.now)

    def open_lands(self) -> list[int]:
        """States whose election is still to come."""
        return [place for place, land in enumerate(self.desk.view.lands) if not land.closed]

    @property
    def rallies(self) -> int:
        """Rallies of the chosen party in the chosen state."""
        return self.view.lands[self.place].rallies[self.seat]

    @property
    def converting(self) -> int:
        """How many of them would be converted."""
        return self.rallies if self.count is None else min(self.count, self.rallies)

    def reason(self, edit: Edit) -> str:
        """Why an edit is not possible, as a sentence; empty if it is."""
        return self._said(edit, self.plan.refusal(edit))

    def _said(self, edit: Edit, refused: Refusal | None) -> str:
        return refused_text(self.desk.texts, edit, refused) if refused is not None else ""

    def edit(self, edit: Edit) -> None:
        """Adds a step."""
        self.plan.add(edit)
        self.picked = None
        if edit.place >= 0:
            self.place = edit.place
        self.desk.changed()

    def undo(self) -> None:
        """Removes the last step."""
        self.plan.undo()
        self.desk.changed()

    def drop(self, at: int) -> None:
        """Removes any one step."""
        self.plan.drop(at)
        self.desk.changed()

    def reset(self) -> None:
        """The position as it is."""
        self.plan.reset()
        self.count, self.picked = None, None
        self.desk.changed()

    def renew(self) -> None:
        """Applies the same steps to the game as it is now."""
        self.plan = self.plan.renewed(self.now)
        self.desk.view = self.now
        self.count, self.picked = None, None
        lands = self.open_lands()
        if self.place not in lands and lands:
            self.place = lands[0]
        self.desk.changed()

    # -- choosing -----------------------------------------------------------------------------------------------------

    def choose(self, seat: int = -1, place: int = -1) -> None:
        """Chooses a party, a state or both."""
        if seat >= 0:
            self.seat = seat
        if place >= 0:
            self.place = place
            self.show_land(place)
        self.count, self.picked = None, None
        self.desk.changed()

    def look_at(self, place: int) -> None:
        """The board shown large is the one to plan on."""
        if place in self.open_lands() and place != self.place:
            self.place, self.count, self.picked = place, None, None

    def pick(self, where: Literal["program", "opinion"], kind: int, place: int = -1) -> None:
        """Picks a card to replace; a second click unpicks it."""
        again = self.picked == (where, kind) and place in (-1, self.place)
        if place >= 0:
            self.place = place
        self.picked = None if again else (where, kind)
        self.desk.changed()

    def swap(self, into: int) -> Edit | None:
        """The step that puts a card in place of the picked one."""
        if self.picked is None:
            return None
        where, out = self.picked
        return SwapProgram(-1, self.seat, out, into) if where == "program" else SwapOpinion(self.place, out, into)

    def toggle_double(self) -> Edit | None:
        """The step that doubles the picked opinion, or ends the doubling."""
        if self.picked is None or self.picked[0] != "opinion":
            return None
        if self.view.lands[self.place].doubled == self.picked[1]:
            return RemoveDouble(self.place)
        return PlaceDouble(self.place, self.picked[1])

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
            card = card_name(self.desk, self.picked[1])
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
            tip = texts("plan-cost-tip", party=party_name(self.desk, plan.seat))
            found.append(Fact(texts("plan-cost"), texts.money(plan.cost), tooltip=tip))
            left = plan.base.parties[plan.seat].money - plan.cost
            found.append(Fact(texts("prompt-money-left"), texts.money(left)))
        words = formula_of(self.desk, self.view, self.place, self.seat, self.converting)
        caption = f"{row_name(self.desk, self.seat)} · {land_code(self.desk, self.place)}"
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
        return acts

    # -- places -------------------------------------------------------------------------------------------------------

    def choices(self, ctx: Context, rect: Rect) -> Node:
        return plan_dock.controls(ctx, rect, self)

    def context(self, ctx: Context, rect: Rect) -> Node:
        return plan_dock.side(ctx, rect, self)

    def preview(self) -> PlayerView:
        return self.plan.view

    # -- boards -------------------------------------------------------------------------------------------------------

    def spots(self) -> Mapping[Spot, SpotState]:
        found: dict[Spot, SpotState] = {}
        texts = self.desk.texts
        for place in self.open_lands():
            for seat in range(len(self.view.parties)):
                self._row_spots(found, place, seat)
            self._media_spots(found, place)
            self._opinion_spots(found, place)
        for seat in range(len(self.view.parties)):
            said = texts("plan-party", party=row_name(self.desk, seat))
            found[Spot("party", seat=seat)] = SpotState(seat == self.seat, text=said, quiet=True)
        if self.picked is not None and self.picked[0] == "opinion":
            for kind in self.view.opinion_display:
                step = self.swap(kind)
                assert step is not None
                found[Spot("display_opinion", card=kind)] = SpotState(reason=self.reason(step), quiet=True)
        return found

    def _row_spots(self, found: dict[Spot, SpotState], place: int, seat: int) -> None:
        texts, land = self.desk.texts, self.view.lands[place]
        name = row_name(self.desk, seat, place)
        chosen = (place, seat) == (self.place, self.seat)
        found[Spot("row", land=place, seat=seat)] = SpotState(chosen, tooltip=texts("plan-row-tip"), quiet=True)
        for index in range(1, self.desk.edition.figures.rally_spots + 1):
            said = texts("plan-rallies", row=name, n=self._wanted(place, seat, index))
            found[Spot("pip", land=place, seat=seat, index=index)] = SpotState(text=said, quiet=True)
        said = texts("plan-rallies", row=name, n=self._cycled(place, seat))
        found[Spot("count", land=place, seat=seat)] = SpotState(text=said, quiet=True)
        said = texts("plan-trend", row=name, trend=texts.signed(self._raised(land.trend[seat])))
        found[Spot("trend", land=place, seat=seat)] = SpotState(text=said, quiet=True)

    def _media_spots(self, found: dict[Spot, SpotState], place: int) -> None:
        for index in range(self.desk.edition.figures.media_spots):
            step = self._media_step(place, index)
            key = "plan-media-take" if isinstance(step, RemoveMedia) else "plan-media-put"
            said = self.desk.texts(key, row=row_name(self.desk, step.seat, place))
            found[Spot("media", land=place, index=index)] = SpotState(
                reason=self.reason(step), tooltip=said, quiet=True
            )

    def _opinion_spots(self, found: dict[Spot, SpotState], place: int) -> None:
        for kind in self.view.lands[place].opinions:
            if kind >= 0:
                chosen = place == self.place and self.picked == ("opinion", kind)
                tip = self.desk.texts("plan-opinion-tip")
                found[Spot("opinion", land=place, card=kind)] = SpotState(chosen, tooltip=tip, quiet=True)

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

    # -- steps of the dock --------------------------------------------------------------------------------------------

    def more_rallies(self, by: int) -> Edit:
        """Some rallies more or less in the chosen row."""
        return SetRallies(self.place, self.seat, self.rallies + by)

    def more_trend(self, by: int) -> Edit:
        """Some spaces up or down in the chosen row; beyond an end nothing changes."""
        scale = self.desk.edition.figures.trend_scale
        at = scale.index(self.view.lands[self.place].trend[self.seat])
        return SetTrend(self.place, self.seat, scale[min(max(at + by, 0), len(scale) - 1)])

    def more_media(self, by: int) -> Edit:
        """A media marker of the chosen party more or less in the chosen state."""
        return AddMedia(self.place, self.seat) if by > 0 else RemoveMedia(self.place, self.seat)

    def convert(self) -> Edit:
        """Converts the chosen number of rallies."""
        return ConvertHere(self.place, self.seat, self.converting)

    def vote(self) -> Edit:
        """Lets the chosen state vote."""
        return HoldElection(self.place)

    def set_count(self, count: int) -> None:
        """Sets the number of rallies to convert."""
        self.count = min(max(1, count), self.rallies)
        self.desk.changed()

    # -- keys ---------------------------------------------------------------------------------------------------------

    def on_action(self, action: str) -> bool:
        if action in ("bid_up", "bid_down"):
            step = self.more_rallies(1 if action == "bid_up" else -1)
            if not self.reason(step):
                self.edit(step)
            return True
        number = action.removeprefix("state")
        if number.isdigit() and int(number) - 1 in self.open_lands():
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
    ) -> None:
        self._desk, self._rebuild, self._show_land, self._key_of = desk, rebuild, show_land, key_of
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
            )
        self._rebuild()

    def leave(self) -> None:
        """Back to the game; the plan is kept."""
        self.on = False
        self._rebuild()

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
        )

    def look_at(self, place: int) -> None:
        """Another board is shown large."""
        if self.on and self._kept is not None:
            self._kept.look_at(place)

    def shown(self, now: PlayerView) -> Prompt[Any]:
        """The open plan, brought up to date with the game."""
        assert self._kept is not None
        self._kept.now = now
        return self._kept
