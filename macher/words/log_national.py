"""The log of what only editions with a national board have: order of play, dice, pool, coalitions, national board."""

from __future__ import annotations

from typing import Final

from macher.rules import events as ev
from macher.rules.edition import ActionName
from macher.rules.national import events as ce
from macher.words.log_context import Context, Written, tells

_MEMBERS: Final = ("program", "donation", "refusal", "largest")
"""Reasons for rolling dice that change the members of the seat that rolls."""


# --- set-up -----------------------------------------------------------------------------------------------------------


@tells(ce.PoolLaid)
def _pool_laid(at: Context, event: ce.PoolLaid) -> Written:
    yield at.line("log-pool-laid", n=len(event.kinds))


@tells(ce.OpinionPooled)
def _opinion_pooled(at: Context, event: ce.OpinionPooled) -> Written:
    """A line for duplicates, which do not stay in the pool; other cards are told by their cause."""
    if not event.kept:
        yield at.line("log-pool-duplicate", card=at.names.card(event.kind))


@tells(ce.ProgramBuried)
def _program_buried(at: Context, event: ce.ProgramBuried) -> Written:
    if not _is_laid_out(at):
        yield at.line("log-program-buried", event.seat, card=at.names.card(event.kind))


@tells(ce.ExchangeFailed)
def _exchange_failed(at: Context, event: ce.ExchangeFailed) -> Written:
    yield at.line("log-exchange-failed", event.seat, card=at.names.card(event.out))


@tells(ce.ProgramDealt)
def _program_dealt(at: Context, event: ce.ProgramDealt) -> Written:
    if event.seat == 0:
        yield at.line("log-programs-dealt", n=len(event.kinds))


@tells(ce.HandDrawn)
def _hand_drawn(at: Context, event: ce.HandDrawn) -> Written:
    if not _is_laid_out(at):
        yield at.line("log-hand-drawn", event.seat, n=len(event.kinds))


def _is_laid_out(at: Context) -> bool:
    """Whether the event is part of the first dealing of all cards."""
    return any(isinstance(other, ev.GameStarted) for other in at.earlier)


@tells(ce.StartOrderDrawn)
def _start_order_drawn(at: Context, event: ce.StartOrderDrawn) -> Written:
    yield at.line("log-start-order", players=at.names.players(event.seats))


@tells(ce.StartSheetRevealed)
def _start_sheet_revealed(at: Context, event: ce.StartSheetRevealed) -> Written:
    """The choices as on the sheet: a letter for the first column, a number for the second."""
    lands = ", ".join(at.names.land(place) for place in sorted(set(event.lands)))
    first = chr(ord("a") + event.first)
    yield at.line("log-start-sheet", event.seat, first=first, second=event.second + 1, lands=lands)


# --- order of play and dice -------------------------------------------------------------------------------------------


@tells(ce.DiceRolled)
def _dice_rolled(at: Context, event: ce.DiceRolled) -> Written:
    """A line for dice; if members change next, `members_changed` tells both in one line."""
    if event.reason in _MEMBERS and at.later and isinstance(at.later[0], ev.BaseChanged):
        return
    key = "log-dice-members" if event.reason in _MEMBERS else "log-dice"
    yield at.line(key, event.seat, dice=_faces(at, event), amount=at.texts.signed(0))


def members_changed(at: Context, event: ev.BaseChanged) -> Written:
    """The members that the dice right before have brought or cost."""
    rolled = at.before(ce.DiceRolled)
    if rolled is not None and rolled.reason in _MEMBERS:
        amount = at.texts.signed(event.delta)
        yield at.line("log-dice-members", event.seat, dice=_faces(at, rolled), amount=amount)


def _faces(at: Context, rolled: ce.DiceRolled) -> str:
    return at.texts.listing([at.texts.number(face) for face in rolled.dice])


@tells(ce.FirstBidsTied)
def _first_bids_tied(at: Context, event: ce.FirstBidsTied) -> Written:
    key = "log-first-dice" if event.dice else "log-first-tied"
    yield at.line(key, players=at.names.players(event.seats), money=at.texts.money(event.amount))


@tells(ce.FirstRightWon)
def _first_right_won(at: Context, event: ce.FirstRightWon) -> Written:
    yield at.line("log-first-right", event.seat, money=at.texts.money(event.amount))


@tells(ce.PlaceChosen)
def _place_chosen(at: Context, event: ce.PlaceChosen) -> Written:
    yield at.line("log-place-chosen", event.seat, place=event.place + 1)


@tells(ce.OrderSet)
def _order_set(at: Context, event: ce.OrderSet) -> Written:
    yield at.line("log-order", players=", ".join(at.names.player(seat) for seat in event.seats))


# --- cabinet and coalitions -------------------------------------------------------------------------------------------


def national_action(at: Context, event: ev.PoliticianActed) -> Written:
    """Actions that politicians have only in these editions; all others are told by what changes."""
    if event.action is ActionName.OTHER_TREND:
        change = sum(moved.delta for moved in at.after(ev.TrendChanged, "politician") if moved.seat == event.target)
        party, amount = at.names.party(event.target), at.texts.signed(change)
        yield at.line("log-acted-other_trend", event.seat, event.land, party=party, amount=amount)


@tells(ce.TileLaid)
def _tile_laid(at: Context, event: ce.TileLaid) -> Written:
    yield at.line("log-tile-laid", event.seat, event.land)


@tells(ce.TileGone)
def _tile_gone(at: Context, event: ce.TileGone) -> Written:
    """A line for a tile that goes, except if its whole region leaves the table."""
    if not any(isinstance(later, ev.LandClosed) for later in at.later):
        yield at.line("log-tile-gone", event.seat, event.land)


@tells(ce.CoalitionOffered)
def _coalition_offered(at: Context, event: ce.CoalitionOffered) -> Written:
    if not event.forced:
        yield at.line("log-coalition-offered", event.seat, event.land, party=at.names.party(event.partner))


@tells(ce.CoalitionFormed)
def _coalition_formed(at: Context, event: ce.CoalitionFormed) -> Written:
    """A line for a forced coalition; a voluntary one is told by the answer."""
    if event.forced:
        yield at.line("log-coalition-forced", event.seat, event.land, party=at.names.party(event.partner))


# --- election and national board --------------------------------------------------------------------------------------


@tells(ce.ElectionWon)
def _election_won(at: Context, event: ce.ElectionWon) -> Written:
    outcome = "single" if len(event.winners) == 1 else "coalition"
    if event.narrow:
        outcome = "narrow" if outcome == "single" else "narrow_coalition"
    yield at.line(f"log-won-{outcome}", land=event.land, parties=at.names.parties(event.winners), votes=event.total)


@tells(ce.NationalPlaced)
def _national_placed(at: Context, event: ce.NationalPlaced) -> Written:
    key, card = f"log-national-{event.effect}", at.names.card(event.kind)
    if event.effect == "replaced":
        yield at.line(key, event.seat, event.land, card=card, old=at.names.card(event.gone[0]))
    else:
        yield at.line(key, event.seat, event.land, card=card)


@tells(ce.NationalDiscarded)
def _national_discarded(at: Context, event: ce.NationalDiscarded) -> Written:
    yield at.line("log-national-discarded", event.seat, event.land, card=at.names.card(event.kind))


# --- contributions ----------------------------------------------------------------------------------------------------


@tells(ce.DonationLaid)
def _donation_laid(at: Context, event: ce.DonationLaid) -> Written:
    yield at.line("log-contribution-laid", event.seat)


@tells(ce.LargestRefused)
def _largest_refused(at: Context, event: ce.LargestRefused) -> Written:
    yield at.line("log-largest-refused", event.seat)


NATIONAL_SILENT: Final = frozenset(
    {
        ce.OpinionBuried,  # told by OpinionRepeated
        ce.PollsLaid,  # every state has one
        ce.EntriesPublished,  # told by PollPublished
    }
)
"""Events that give no line."""
