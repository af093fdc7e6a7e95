"""What has changed since the player's last decision: every public change as a short delta with its place on the table.

An action and what follows from it are one delta, as they are one line of the log; all rallies of a party in one state
are one, and passes are none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.ui.table.boards.board_foot import shown_tiles
from macher.ui.table.happening.move import Delta
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.log_lines import told
from macher.words.log_lands import LandsOfLog
from macher.words.names import CodeNames, GameNames, LandCodes

_NOTHING: Final[frozenset[type[Event]]] = frozenset(
    {
        ev.Passed,
        ev.AnswerSealed,
        ev.AnswerOpened,
        ev.PhaseStarted,
        ev.PollBid,
        ev.StartTied,
        ev.StartBidRaised,
        ev.ProgramsDealt,
        ev.DraftPassed,
        ev.DraftHandReceived,
        ev.GameStarted,
        ev.AuctionOpened,
        ev.PollSeen,
        ce.HandDrawn,
        ce.StartOrderDrawn,
        ce.DiceRolled,
        ce.FirstBidsTied,
        ce.CoalitionOffered,
        ce.LargestRefused,
        ce.ExchangeFailed,
    }
)
"""Events after which the table looks as before: passes, answers, bids that others outbid."""

_ICONS: Final[dict[type[Event], str]] = {
    ev.RalliesPlaced: "megaphone",
    ev.MediaPlaced: "newspaper",
    ev.MediaRemoved: "newspaper",
    ev.PoliticianPlaced: "user-round-cog",
    ev.PoliticiansRevealed: "eye",
    ev.PoliticianPaid: "users",
    ev.PoliticianDeclined: "users",
    ev.PoliticianActed: "users",
    ev.OpinionShifted: "radio-tower",
    ev.OpinionTurned: "radio-tower",
    ev.OpinionRepeated: "radio-tower",
    ev.PollWon: "gavel",
    ev.RalliesConverted: "vote",
    ev.VotesChanged: "vote",
    ev.ElectionHeld: "vote",
    ev.ElectionDecided: "vote",
    ev.CoalitionAnswered: "handshake",
    ev.PointsScored: "award",
    ev.PresenceGained: "award",
    ev.BaseChanged: "users",
    ev.MoneyChanged: "coins",
    ev.DonationDecided: "coins",
    ev.TrendChanged: "chart-no-axes-combined",
    ev.PollPublished: "chart-no-axes-combined",
    ev.StartPlayerSet: "gavel",
    ev.PollKept: "chart-no-axes-combined",
    ev.PollDiscarded: "chart-no-axes-combined",
    ev.ProgramSwapped: "notebook-pen",
    ev.ProgramCardDrawn: "notebook-pen",
    ev.DisplayCardTaken: "notebook-pen",
    ev.ProgramsDiscarded: "notebook-pen",
    ev.ProgramLaid: "notebook-pen",
    ev.StartBidsRevealed: "gavel",
    ev.DeploymentRevealed: "map-pin",
    ce.StartSheetRevealed: "map-pin",
    ce.FirstRightWon: "gavel",
    ce.PlaceChosen: "gavel",
    ce.OrderSet: "gavel",
    ce.TileLaid: "handshake",
    ce.TileGone: "handshake",
    ce.CoalitionFormed: "handshake",
    ce.PollsLaid: "chart-no-axes-combined",
    ce.EntriesPublished: "chart-no-axes-combined",
    ce.ElectionWon: "vote",
    ce.NationalPlaced: "landmark",
    ce.NationalDiscarded: "landmark",
    ce.DonationLaid: "hand-coins",
    ce.PoolLaid: "radio-tower",
    ce.OpinionPooled: "radio-tower",
    ce.OpinionBuried: "radio-tower",
    ce.ProgramDealt: "notebook-pen",
}


_AMOUNTS: Final[dict[type[Event], str]] = {
    ev.RalliesPlaced: "count",
    ev.RalliesConverted: "gained",
    ev.PointsScored: "points",
    ev.PresenceGained: "points",
}
"""Field that holds the change, for events where it is not new minus old."""


def is_change(event: Any) -> bool:
    """Whether an event changes what lies on the table for everybody to see."""
    return type(event) not in _NOTHING


def deltas(model: TableModel, record: Sequence[Logged]) -> list[Delta]:
    """The deltas of a part of the record, oldest first."""
    events = [logged.event for logged in record]
    lands = LandsOfLog()
    for logged in model.log:
        if record and logged.index < record[0].index:
            lands.note(logged.event)
    forms = [list(told(model, events, called, lands.cards)) for called in (GameNames, LandCodes, CodeNames)]
    long = forms[0]
    states = _states(model, events, lands)
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
        said = tuple(" · ".join(form[number].text for number in lines) for form in forms)
        out.append(
            Delta(
                said[0],
                said[-1],
                _change(model, events[start]),
                _ICONS.get(type(events[start]), "history"),
                head.seat,
                head.land,
                tuple(places),
                tuple(record[at].index for at in members),
                events[start],
                states[start] if head.land >= 0 else ("", ""),
                said,
            )
        )
    return out


def _states(model: TableModel, events: Sequence[Any], before: LandsOfLog) -> list[tuple[str, str]]:
    """Name and code of the state of each event, as it lay on its board then; empty for events without one."""
    names, lands = model.names, LandsOfLog(before.cards or model.names.land_cards)
    found = []
    for event in events:
        lands.note(event)
        place = getattr(event, "land", -1)
        card = lands.cards[place] if 0 <= place < len(lands.cards) else -1
        found.append((names.land_card(card), names.land_card_code(card)) if card >= 0 else ("", ""))
    return found


def _unspoken(model: TableModel, record: Sequence[Logged]) -> list[Delta]:
    """One delta for all changes that have no line of their own: new cards on the table."""
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


def _change(model: TableModel, event: Any) -> str:
    """The change in figures, as short as can be."""
    texts = model.texts
    if isinstance(event, ev.MediaPlaced | ev.PoliticianPlaced):
        return texts.signed(1)
    if isinstance(event, ev.PollWon | ev.StartPlayerSet | ce.FirstRightWon):
        return texts.money_short(event.amount)
    if isinstance(event, ev.ProgramSwapped | ev.OpinionShifted):
        return _card(model, event.into)
    if isinstance(event, ev.DisplayCardTaken | ev.OpinionTurned | ce.NationalPlaced):
        return _card(model, event.kind)
    if isinstance(event, ev.MoneyChanged):
        return texts.money_short(event.delta)
    amount = getattr(event, _AMOUNTS.get(type(event), "delta"), None)
    return texts.signed(amount) if amount is not None else ""


def _card(model: TableModel, kind: int) -> str:
    return model.names.card_short(kind) if kind >= 0 else ""


# -- where a change is seen ------------------------------------------------------------------------------------------


def places_of(model: TableModel, event: Any) -> tuple[str, ...]:
    """Ids of the nodes that show what an event has changed."""
    return tuple(_PLACES.get(type(event), _nowhere)(model, event))


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
    placed = isinstance(event, ev.MediaPlaced) and event.seat in media
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
    """A seat sees only its own money change, or everybody's if money is open."""
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


_PLACES: Final[dict[type[Event], Callable[[TableModel, Any], Places]]] = {
    ev.RalliesPlaced: _row,
    ev.VotesChanged: _row,
    ev.TrendChanged: _row,
    ev.RalliesConverted: _row,
    ev.MediaPlaced: _media,
    ev.MediaRemoved: _media,
    ev.PoliticianPlaced: _slot,
    ev.PoliticiansRevealed: _slot,
    ev.PoliticianPaid: _slot,
    ev.PoliticianDeclined: _slot,
    ev.PoliticianActed: _slot,
    ev.PoliticianGone: _slot,
    ev.DoublePlaced: _doubled,
    ev.DoubleRemoved: _doubled,
    ev.OpinionShifted: _opinion,
    ev.OpinionTurned: _opinion,
    ev.OpinionRepeated: _opinion,
    ev.OpinionsDealt: _board,
    ev.LandClosed: _board,
    ev.LandOpened: _board,
    ev.ElectionHeld: _board,
    ev.ElectionDecided: _board,
    ev.CoalitionAnswered: _board,
    ev.DeploymentRevealed: _deployed,
    ev.BaseChanged: lambda model, event: iter((f"base.{event.seat}",)),
    ev.PresenceGained: lambda model, event: iter((f"presence.{event.number}", f"media.{event.land}")),
    ev.PointsScored: _party,
    ev.StartPlayerSet: _party,
    ev.BluffCaught: _party,
    ev.DonationDecided: _party,
    ev.ProgramLaid: _party,
    ev.HandKept: _party,
    ev.ProgramSwapped: _swapped,
    ev.ProgramCardDrawn: _programs,
    ev.DisplayCardTaken: _programs,
    ev.ProgramsDiscarded: _programs,
    ev.ProgramDisplayLaid: _programs,
    ev.OpinionDisplayLaid: lambda model, event: iter(("strip.opinions",)),
    ev.OpinionDisplayRefilled: lambda model, event: iter(("strip.opinions",)),
    ev.DeckShuffled: _shuffled,
    ev.PollTopTurned: _poll,
    ev.PollWon: _poll,
    ev.PollPublished: _poll,
    ev.PollKept: _poll,
    ev.PollDiscarded: _poll,
    ev.MoneyChanged: _money,
    ce.StartSheetRevealed: _deployed,
    ce.FirstRightWon: _party,
    ce.PlaceChosen: _party,
    ce.OrderSet: lambda model, event: iter(f"party.{seat}" for seat in event.seats),
    ce.ProgramDealt: _party,
    ce.TileLaid: _tiles,
    ce.TileGone: _tiles,
    ce.CoalitionFormed: _tiles,
    ce.PollsLaid: _laid_polls,
    ce.EntriesPublished: _entries,
    ce.ElectionWon: _board,
    ce.NationalPlaced: _national,
    ce.NationalDiscarded: _board,
    ce.DonationLaid: _party,
    ce.OpinionPooled: _pooled,
    ce.PoolLaid: lambda model, event: iter(("strip.opinions",)),
}
