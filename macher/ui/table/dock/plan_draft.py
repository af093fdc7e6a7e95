"""What a plan is made of and how the dock changes it: the chosen party and state, and the steps from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.i18n import refusals
from macher.i18n.texts import Texts
from macher.rules.cards import KINDS
from macher.rules.formula import match_sum
from macher.rules.refusals import Reason
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
from macher.ui.game import sums
from macher.ui.prompts.base import Desk, Prompt


def row_name(desk: Desk, seat: int, place: int = -1) -> str:
    """A party, perhaps in a state: SPD · HE."""
    party = desk.names.party(seat)
    return f"{party} · {desk.names.land_code(place)}" if place >= 0 else party


def formula_of(desk: Desk, view: PlayerView, place: int, seat: int, count: int) -> str:
    """What converting so many rallies brings: (5 + 2) × 3 = 21; empty without rallies."""
    if count < 1:
        return ""
    land, texts = view.lands[place], desk.texts
    trend = land.trend[seat]
    matches = match_sum(view.parties[seat].program, land.opinions, land.doubled)
    gained = desk.edition.policies.votes_for(count, trend, matches)
    return sums.formula(view, texts, count, trend, sums.factor(view, matches), gained)


def refused_text(texts: Texts, edit: Edit, refused: Refusal) -> str:
    """Why a step is not possible."""
    if refused.reason == Reason.NOTHING_CHANGES:
        return texts("plan-no-double" if isinstance(edit, PlaceDouble) else "plan-no-change")
    return refusals.refusal(texts, refused.reason, refused.args)


def edit_text(desk: Desk, edit: Edit) -> str:
    """A step in the list: SPD · HE: 5 rallies. For an election there is `outcome_text`."""
    texts = desk.texts
    if isinstance(edit, SetRallies):
        return texts("plan-rallies", row=row_name(desk, edit.seat, edit.place), n=edit.count)
    if isinstance(edit, SetTrend):
        return texts("plan-trend", row=row_name(desk, edit.seat, edit.place), trend=texts.signed(edit.trend))
    if isinstance(edit, ConvertHere):
        return texts("plan-converted", row=row_name(desk, edit.seat, edit.place), n=edit.count)
    if isinstance(edit, AddMedia):
        return texts("plan-media-put", row=row_name(desk, edit.seat, edit.place))
    if isinstance(edit, RemoveMedia):
        return texts("plan-media-take", row=row_name(desk, edit.seat, edit.place))
    if isinstance(edit, SwapProgram):
        cards = [desk.names.card(kind) for kind in (edit.out, edit.into)]
        return texts("plan-program", row=row_name(desk, edit.seat), out=cards[0], into=cards[1])
    return _state_text(desk, edit)


def _state_text(desk: Desk, edit: Edit) -> str:
    texts, land = desk.texts, desk.names.land_code(edit.place)
    if isinstance(edit, PlaceDouble):
        return texts("plan-double-put", land=land, card=desk.names.card(edit.kind))
    if isinstance(edit, RemoveDouble):
        return texts("plan-double-take", land=land)
    assert isinstance(edit, SwapOpinion)
    cards = [desk.names.card(kind) for kind in (edit.out, edit.into)]
    return texts("plan-opinion", land=land, out=cards[0], into=cards[1])


def outcome_text(desk: Desk, result: Any) -> str:
    """How a planned election ends: HE · Coalition: SPD and GRÜNE."""
    parties = desk.names.parties(result.seats)
    return f"{desk.names.land_code(result.land)} · {desk.texts(f'table-outcome-{result.outcome}', parties=parties)}"


Picked = tuple[Literal["program", "opinion"], int]
"""A card to replace: where it lies, and its kind."""


@dataclass
class PlanDraft(Prompt[Options]):
    """A plan with the party and the state that the next step is about."""

    show_land: Callable[[int], None] = lambda place: None
    """Shows a board in layouts with one large board."""

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

    def look_ahead(self) -> None:
        steps = [step(by) for step in (self.more_rallies, self.more_trend, self.more_media) for by in (-1, 1)]
        swaps = [self.toggle_double(), *map(self.swap, range(KINDS))]
        for edit in (*steps, self.convert(), self.vote(), *swaps):
            if edit is not None:
                self.plan.refusal(edit)

    def note(self, now: PlayerView) -> None:
        """The game as it is."""
        if now is not self.now:
            self.now = now
            self.outdate()

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
