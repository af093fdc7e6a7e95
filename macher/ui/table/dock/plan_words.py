"""The steps of a plan and what becomes of them, in words."""

from __future__ import annotations

from typing import Any

from macher.engine.errors import Refusal
from macher.i18n import refusals
from macher.i18n.texts import Texts
from macher.rules.formula import match_sum
from macher.rules.refusals import Reason
from macher.rules.views import PlayerView
from macher.session.plan import (
    AddMedia,
    ConvertHere,
    Edit,
    PlaceDouble,
    RemoveDouble,
    RemoveMedia,
    SetRallies,
    SetTrend,
    SwapOpinion,
    SwapProgram,
)
from macher.ui.game import sums
from macher.ui.prompts.base import Desk


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
