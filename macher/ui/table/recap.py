"""What has changed since the own last decision: every public change as a short delta with its place on the table.

An action and what follows from it are one delta, as they are one line of the log; all rallies of a party in one state
are one, and passes are none (interface R3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from macher.i18n import names as naming
from macher.ui.table.foot import shown_tiles
from macher.ui.table.log_lands import LandsOfLog
from macher.ui.table.log_lines import told
from macher.ui.table.model import Logged, TableModel

__all__ = ["Delta", "deltas", "is_change", "places_of"]


@dataclass(frozen=True, slots=True)
class Delta:
    """One change or a few that belong together."""

    text: str
    """The line of the log."""
    brief: str
    """The same with codes and short names."""
    figure: str
    """The change as a figure: +3, −2."""
    icon: str
    seat: int
    land: int
    places: tuple[str, ...]
    """Ids of the nodes that show what has changed."""
    events: tuple[int, ...]
    """Numbers of its events in the record."""


_NOTHING = frozenset(
    {
        "Passed",
        "AnswerSealed",
        "AnswerOpened",
        "PhaseStarted",
        "PollBid",
        "StartTied",
        "StartBidRaised",
        "ProgramsDealt",
        "DraftPassed",
        "DraftHandReceived",
        "GameStarted",
        "AuctionOpened",
        "PollSeen",
        "HandDrawn",
        "StartOrderDrawn",
        "DiceRolled",
        "FirstBidsTied",
        "CoalitionOffered",
        "LargestRefused",
        "ExchangeFailed",
    }
)
"""Events after which the table looks as before: passes, answers, bids that others outbid."""

_ICONS = {
    "RalliesPlaced": "megaphone",
    "MediaPlaced": "newspaper",
    "MediaRemoved": "newspaper",
    "PoliticianPlaced": "user-round-cog",
    "PoliticiansRevealed": "eye",
    "PoliticianPaid": "users",
    "PoliticianDeclined": "users",
    "PoliticianActed": "users",
    "OpinionShifted": "radio-tower",
    "OpinionTurned": "radio-tower",
    "OpinionRepeated": "radio-tower",
    "PollWon": "gavel",
    "RalliesConverted": "vote",
    "VotesChanged": "vote",
    "ElectionHeld": "vote",
    "ElectionDecided": "vote",
    "CoalitionAnswered": "handshake",
    "PointsScored": "award",
    "PresenceGained": "award",
    "BaseChanged": "users",
    "MoneyChanged": "coins",
    "DonationDecided": "coins",
    "TrendChanged": "chart-no-axes-combined",
    "PollPublished": "chart-no-axes-combined",
    "StartPlayerSet": "gavel",
    "PollKept": "chart-no-axes-combined",
    "PollDiscarded": "chart-no-axes-combined",
    "ProgramSwapped": "notebook-pen",
    "ProgramCardDrawn": "notebook-pen",
    "DisplayCardTaken": "notebook-pen",
    "ProgramsDiscarded": "notebook-pen",
    "ProgramLaid": "notebook-pen",
    "StartBidsRevealed": "gavel",
    "DeploymentRevealed": "map-pin",
    "StartSheetRevealed": "map-pin",
    "FirstRightWon": "gavel",
    "PlaceChosen": "gavel",
    "OrderSet": "gavel",
    "TileLaid": "handshake",
    "TileGone": "handshake",
    "CoalitionFormed": "handshake",
    "PollsLaid": "chart-no-axes-combined",
    "EntriesPublished": "chart-no-axes-combined",
    "ElectionWon": "vote",
    "NationalPlaced": "landmark",
    "NationalDiscarded": "landmark",
    "DonationLaid": "hand-coins",
    "PoolLaid": "radio-tower",
    "OpinionPooled": "radio-tower",
    "OpinionBuried": "radio-tower",
    "ProgramDealt": "notebook-pen",
}


def is_change(event: Any) -> bool:
    """Whether an event changes what lies on the table for everybody to see."""
    return type(event).__name__ not in _NOTHING


def deltas(model: TableModel, record: Sequence[Logged]) -> list[Delta]:
    """The deltas of a part of the record, oldest first."""
    events = [logged.event for logged in record]
    lands = LandsOfLog()
    for logged in model.log:
        if record and logged.index < record[0].index:
            lands.note(logged.event)
    long, brief = (list(told(model, events, short, short, lands.cards)) for short in (False, True))
    words: dict[int, list[int]] = {}
    for number, line in enumerate(long):
        if is_change(events[line.event]):
            words.setdefault(line.event, []).append(number)
    if not words:
        return _unspoken(model, record)
    out = []
    for start, end in _groups(events, sorted(words)):
        lines = words[start]
        head = long[lines[0]]
        members = [at for at in range(start, end) if is_change(events[at])]
        if start == min(words):  # what came before the first line belongs to it: the payment of a purchase
            members = [at for at in range(start) if is_change(events[at])] + members
        places = dict.fromkeys(place for at in members for place in places_of(model, events[at]))
        out.append(
            Delta(
                " · ".join(long[number].text for number in lines),
                " · ".join(brief[number].text for number in lines),
                _figure(model, events[start]),
                _ICONS.get(type(events[start]).__name__, "history"),
                head.seat,
                head.land,
                tuple(places),
                tuple(record[at].index for at in members),
            )
        )
    return out


def _unspoken(model: TableModel, record: Sequence[Logged]) -> list[Delta]:
    """Changes without a line of their own, as one: new cards on the table."""
    changed = [logged for logged in record if is_change(logged.event)]
    places = dict.fromkeys(place for logged in changed for place in places_of(model, logged.event))
    if not places:
        return []
    text = model.texts("table-recap-other")
    return [Delta(text, text, "", "layers", -1, -1, tuple(places), tuple(logged.index for logged in changed))]


def _groups(events: Sequence[Any], heads: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Each line's event with all that follow up to the next line."""
    for number, start in enumerate(heads):
        yield start, heads[number + 1] if number + 1 < len(heads) else len(events)


def _figure(model: TableModel, event: Any) -> str:
    """The change in figures, as short as can be."""
    texts, name = model.texts, type(event).__name__
    amount = {
        "RalliesPlaced": "count",
        "RalliesConverted": "gained",
        "PointsScored": "points",
        "PresenceGained": "points",
    }.get(name, "delta")
    if name in ("MediaPlaced", "PoliticianPlaced"):
        return texts.signed(1)
    if name in ("PollWon", "StartPlayerSet", "FirstRightWon"):
        return texts.money_short(event.amount)
    if name in ("ProgramSwapped", "OpinionShifted", "DisplayCardTaken", "OpinionTurned", "NationalPlaced"):
        kind = event.into if hasattr(event, "into") else event.kind
        return naming.card_short(texts, model.topic(kind), model.approves(kind)) if kind >= 0 else ""
    if name == "MoneyChanged":
        return texts.money_short(event.delta)
    if hasattr(event, amount):
        return texts.signed(getattr(event, amount))
    return ""


# -- where a change is seen ------------------------------------------------------------------------------------------


def places_of(model: TableModel, event: Any) -> tuple[str, ...]:
    """Ids of the nodes that show what an event has changed."""
    return tuple(_PLACES.get(type(event).__name__, _nowhere)(model, event))


Places = Iterator[str]


def _nowhere(model: TableModel, event: Any) -> Places:
    yield from ()


def _row(model: TableModel, event: Any) -> Places:
    yield f"row.{event.land}.{event.seat}"


def _party(model: TableModel, event: Any) -> Places:
    yield f"party.{event.seat}"


def _board(model: TableModel, event: Any) -> Places:
    yield f"board.{event.land}"


def _media(model: TableModel, event: Any) -> Places:
    """The newest marker of the party, or the line of markers when one has been taken away."""
    media = model.view.lands[event.land].media
    placed = type(event).__name__ == "MediaPlaced" and event.seat in media
    newest = len(media) - 1 - media[::-1].index(event.seat) if placed else -1
    yield f"media.{event.land}.{newest}" if placed else f"media.{event.land}"


def _slot(model: TableModel, event: Any) -> Places:
    row = model.view.lands[event.land].row
    seats = getattr(event, "seats", None) or (event.seat,)
    for seat in seats:
        yield f"slot.{event.land}.{row.index(seat)}" if seat in row else f"board.{event.land}"
        yield f"party.{seat}"


def _doubled(model: TableModel, event: Any) -> Places:
    opinions = model.view.lands[event.land].opinions
    if event.kind in opinions:
        yield f"opinion.{event.land}.{opinions.index(event.kind)}"
    else:
        yield f"board.{event.land}"


def _opinion(model: TableModel, event: Any) -> Places:
    yield f"opinion.{event.land}.{event.place}"
    if hasattr(event, "into"):
        yield f"display.{event.into}"


def _poll(model: TableModel, event: Any) -> Places:
    yield "poll.top"


def _programs(model: TableModel, event: Any) -> Places:
    if getattr(event, "seat", -1) >= 0:
        yield f"party.{event.seat}"
    yield "strip.programs"


def _swapped(model: TableModel, event: Any) -> Places:
    program = model.view.parties[event.seat].program
    yield f"program.{event.seat}.{program.index(event.into)}" if event.into in program else f"party.{event.seat}"


def _shuffled(model: TableModel, event: Any) -> Places:
    box = {"opinion": "opinions", "program": "programs", "poll": "polls"}.get(event.deck.removesuffix("s"), "")
    if box:
        yield f"strip.{box}"


def _money(model: TableModel, event: Any) -> Places:
    """Only the own money is shown to its seat; open money to all."""
    if event.seat == model.seat or model.open_money:
        yield f"money.{event.seat}"


def _tiles(model: TableModel, event: Any) -> Places:
    """The tiles of the parties that an event names, or the foot of the board."""
    seats = shown_tiles(model, event.land)
    named = [seat for seat in (event.seat, getattr(event, "partner", -1)) if seat in seats]
    yield from (f"tile.{event.land}.{seats.index(seat)}" for seat in named)
    if not named:
        yield f"board.{event.land}"


def _laid_polls(model: TableModel, event: Any) -> Places:
    for place in event.lands:
        yield f"laid.{place}"


def _national(model: TableModel, event: Any) -> Places:
    yield f"national.{event.space}"
    yield f"board.{event.land}"


def _entries(model: TableModel, event: Any) -> Places:
    for seat in event.seats:
        yield f"row.{event.land}.{seat}"


def _pooled(model: TableModel, event: Any) -> Places:
    yield f"display.{event.kind}"


def _deployed(model: TableModel, event: Any) -> Places:
    for place in dict.fromkeys(event.lands):
        yield f"board.{place}"


_PLACES: dict[str, Callable[[TableModel, Any], Places]] = {
    "RalliesPlaced": _row,
    "VotesChanged": _row,
    "TrendChanged": _row,
    "RalliesConverted": _row,
    "MediaPlaced": _media,
    "MediaRemoved": _media,
    "PoliticianPlaced": _slot,
    "PoliticiansRevealed": _slot,
    "PoliticianPaid": _slot,
    "PoliticianDeclined": _slot,
    "PoliticianActed": _slot,
    "PoliticianGone": _slot,
    "DoublePlaced": _doubled,
    "DoubleRemoved": _doubled,
    "OpinionShifted": _opinion,
    "OpinionTurned": _opinion,
    "OpinionRepeated": _opinion,
    "OpinionsDealt": _board,
    "LandClosed": _board,
    "LandOpened": _board,
    "ElectionHeld": _board,
    "ElectionDecided": _board,
    "CoalitionAnswered": _board,
    "DeploymentRevealed": _deployed,
    "BaseChanged": lambda model, event: iter((f"base.{event.seat}",)),
    "PresenceGained": lambda model, event: iter((f"presence.{event.number}", f"media.{event.land}")),
    "PointsScored": _party,
    "StartPlayerSet": _party,
    "BluffCaught": _party,
    "DonationDecided": _party,
    "ProgramLaid": _party,
    "HandKept": _party,
    "ProgramSwapped": _swapped,
    "ProgramCardDrawn": _programs,
    "DisplayCardTaken": _programs,
    "ProgramsDiscarded": _programs,
    "ProgramDisplayLaid": _programs,
    "OpinionDisplayLaid": lambda model, event: iter(("strip.opinions",)),
    "OpinionDisplayRefilled": lambda model, event: iter(("strip.opinions",)),
    "DeckShuffled": _shuffled,
    "PollTopTurned": _poll,
    "PollWon": _poll,
    "PollPublished": _poll,
    "PollKept": _poll,
    "PollDiscarded": _poll,
    "MoneyChanged": _money,
    "StartSheetRevealed": _deployed,
    "FirstRightWon": _party,
    "PlaceChosen": _party,
    "OrderSet": lambda model, event: iter(f"party.{seat}" for seat in event.seats),
    "ProgramDealt": _party,
    "TileLaid": _tiles,
    "TileGone": _tiles,
    "CoalitionFormed": _tiles,
    "PollsLaid": _laid_polls,
    "EntriesPublished": _entries,
    "ElectionWon": _board,
    "NationalPlaced": _national,
    "NationalDiscarded": _board,
    "DonationLaid": _party,
    "OpinionPooled": _pooled,
    "PoolLaid": lambda model, event: iter(("strip.opinions",)),
}
