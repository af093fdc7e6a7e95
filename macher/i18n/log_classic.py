"""The log of what only editions with a national board have: order of play, dice, pool, coalitions, national board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from macher.i18n.log_context import Context, Written

_MEMBERS: Final = ("program", "donation", "refusal", "largest")
"""Reasons for rolling dice that change the members of the seat that rolls."""


# --- set-up -----------------------------------------------------------------------------------------------------------


def _pool_laid(at: Context, event: Any) -> Written:
    yield at.line("log-pool-laid", n=len(event.kinds))


def _opinion_pooled(at: Context, event: Any) -> Written:
    """A line for duplicates, which do not stay in the pool; other cards are told by their cause."""
    if not event.kept:
        yield at.line("log-pool-duplicate", card=at.names.card(event.kind))


def _program_buried(at: Context, event: Any) -> Written:
    if not _is_laid_out(at):
        yield at.line("log-program-buried", event.seat, card=at.names.card(event.kind))


def _exchange_failed(at: Context, event: Any) -> Written:
    yield at.line("log-exchange-failed", event.seat, card=at.names.card(event.out))


def _program_dealt(at: Context, event: Any) -> Written:
    if event.seat == 0:
        yield at.line("log-programs-dealt", n=len(event.kinds))


def _hand_drawn(at: Context, event: Any) -> Written:
    if not _is_laid_out(at):
        yield at.line("log-hand-drawn", event.seat, n=len(event.kinds))


def _is_laid_out(at: Context) -> bool:
    """Whether the event is part of the first dealing of all cards."""
    return any(type(other).__name__ == "GameStarted" for other in at.events[: at.place])


def _start_order_drawn(at: Context, event: Any) -> Written:
    yield at.line("log-start-order", players=at.players(event.seats))


def _start_sheet_revealed(at: Context, event: Any) -> Written:
    """The choices as on the sheet: a letter for the first column, a number for the second."""
    lands = ", ".join(at.names.land(place) for place in sorted(set(event.lands)))
    first = chr(ord("a") + event.first)
    yield at.line("log-start-sheet", event.seat, first=first, second=event.second + 1, lands=lands)


# --- order of play and dice -------------------------------------------------------------------------------------------


def _dice_rolled(at: Context, event: Any) -> Written:
    """A line for dice; if members change next, `members_changed` tells both in one line."""
    following = at.events[at.place + 1] if at.place + 1 < len(at.events) else None
    if type(following).__name__ == "BaseChanged" and event.reason in _MEMBERS:
        return
    key = "log-dice-members" if event.reason in _MEMBERS else "log-dice"
    yield at.line(key, event.seat, dice=_faces(at, event), amount=at.texts.signed(0))


def members_changed(at: Context, event: Any) -> Written:
    """The members that the dice right before have brought or cost."""
    rolled = at.before("DiceRolled")
    if rolled is not None and rolled.reason in _MEMBERS:
        amount = at.texts.signed(event.delta)
        yield at.line("log-dice-members", event.seat, dice=_faces(at, rolled), amount=amount)


def _faces(at: Context, rolled: Any) -> str:
    return at.texts.listing([at.texts.number(face) for face in rolled.dice])


def _first_bids_tied(at: Context, event: Any) -> Written:
    key = "log-first-dice" if event.dice else "log-first-tied"
    yield at.line(key, players=at.players(event.seats), money=at.texts.money(event.amount))


def _first_right_won(at: Context, event: Any) -> Written:
    yield at.line("log-first-right", event.seat, money=at.texts.money(event.amount))


def _place_chosen(at: Context, event: Any) -> Written:
    yield at.line("log-place-chosen", event.seat, place=event.place + 1)


def _order_set(at: Context, event: Any) -> Written:
    yield at.line("log-order", players=", ".join(at.names.player(seat) for seat in event.seats))


# --- cabinet and coalitions -------------------------------------------------------------------------------------------


def classic_action(at: Context, event: Any, action: str) -> Written:
    """Actions that politicians have only in these editions; all others are told by what changes."""
    if action == "other_trend":
        change = sum(moved.delta for moved in at.after("TrendChanged", "politician") if moved.seat == event.target)
        party, amount = at.names.party_of(event.target), at.texts.signed(change)
        yield at.line("log-acted-other_trend", event.seat, event.land, party=party, amount=amount)


def _tile_laid(at: Context, event: Any) -> Written:
    yield at.line("log-tile-laid", event.seat, event.land)


def _tile_gone(at: Context, event: Any) -> Written:
    """A line for a tile that goes, except if its whole region leaves the table."""
    if not any(type(later).__name__ == "LandClosed" for later in at.events[at.place + 1 :]):
        yield at.line("log-tile-gone", event.seat, event.land)


def _coalition_offered(at: Context, event: Any) -> Written:
    if not event.forced:
        yield at.line("log-coalition-offered", event.seat, event.land, party=at.names.party_of(event.partner))


def _coalition_formed(at: Context, event: Any) -> Written:
    """A line for a forced coalition; a voluntary one is told by the answer."""
    if event.forced:
        yield at.line("log-coalition-forced", event.seat, event.land, party=at.names.party_of(event.partner))


# --- election and national board --------------------------------------------------------------------------------------


def _election_won(at: Context, event: Any) -> Written:
    outcome = "single" if len(event.winners) == 1 else "coalition"
    if event.narrow:
        outcome = "narrow" if outcome == "single" else "narrow_coalition"
    yield at.line(f"log-won-{outcome}", land=event.land, parties=at.parties(event.winners), votes=event.total)


def _national_placed(at: Context, event: Any) -> Written:
    key, card = f"log-national-{event.effect}", at.names.card(event.kind)
    if event.effect == "replaced":
        yield at.line(key, event.seat, event.land, card=card, old=at.names.card(event.gone[0]))
    else:
        yield at.line(key, event.seat, event.land, card=card)


def _national_discarded(at: Context, event: Any) -> Written:
    yield at.line("log-national-discarded", event.seat, event.land, card=at.names.card(event.kind))


# --- contributions ----------------------------------------------------------------------------------------------------


def _donation_laid(at: Context, event: Any) -> Written:
    yield at.line("log-contribution-laid", event.seat)


def _largest_refused(at: Context, event: Any) -> Written:
    yield at.line("log-largest-refused", event.seat)


CLASSIC_WRITERS: Final[dict[str, Callable[[Context, Any], Written]]] = {
    "PoolLaid": _pool_laid,
    "OpinionPooled": _opinion_pooled,
    "ProgramBuried": _program_buried,
    "ExchangeFailed": _exchange_failed,
    "ProgramDealt": _program_dealt,
    "HandDrawn": _hand_drawn,
    "StartOrderDrawn": _start_order_drawn,
    "StartSheetRevealed": _start_sheet_revealed,
    "DiceRolled": _dice_rolled,
    "FirstBidsTied": _first_bids_tied,
    "FirstRightWon": _first_right_won,
    "PlaceChosen": _place_chosen,
    "OrderSet": _order_set,
    "TileLaid": _tile_laid,
    "TileGone": _tile_gone,
    "CoalitionOffered": _coalition_offered,
    "CoalitionFormed": _coalition_formed,
    "ElectionWon": _election_won,
    "NationalPlaced": _national_placed,
    "NationalDiscarded": _national_discarded,
    "DonationLaid": _donation_laid,
    "LargestRefused": _largest_refused,
}
"""The function that writes about an event, by the name of the event's class."""

CLASSIC_SILENT: Final = frozenset(
    {
        "OpinionBuried",  # told by OpinionRepeated
        "PollsLaid",  # every state has one
        "EntriesPublished",  # told by PollPublished
    }
)
"""Events that give no line."""
