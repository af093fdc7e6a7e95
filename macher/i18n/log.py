"""The log: events as sentences of the current language.

Events carry no words, so a log is written anew whenever the language changes.  `log_lines` takes the events of one
record as a seat may see them.  One cause gives one line: what a purchase, a politician or a published poll changes is
said in the line of its cause, and events that nobody needs to read give none.  This package knows no rules, so it
reads events only by the names of their classes and fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from macher.i18n.log_classic import CLASSIC_SILENT, CLASSIC_WRITERS, classic_action, members_changed
from macher.i18n.log_context import Context, LogLine, LogNames, Written
from macher.i18n.numbers import NBSP
from macher.i18n.texts import Texts

__all__ = ["SILENT", "WRITERS", "LogLine", "LogNames", "log_lines"]


def log_lines(texts: Texts, names: LogNames, events: Sequence[Any]) -> Iterator[LogLine]:
    """The lines for the events of one record, in their order."""
    for place, event in enumerate(events):
        write = WRITERS.get(type(event).__name__)
        if write is None:
            continue
        context = Context(texts, names, events, place)
        for seat, land, text in write(context, event):
            yield LogLine(text, seat, land, place)


# --- set-up -----------------------------------------------------------------------------------------------------------


def _game_started(at: Context, event: Any) -> Written:
    yield at.line("log-game-started", n=len(event.parties), elections=event.elections)


def _lands_drawn(at: Context, event: Any) -> Written:
    first, *others = [at.names.land_card(number) for number in event.lands]
    yield at.line("log-lands-drawn", first=first, others=", ".join(others))


def _deck_shuffled(at: Context, event: Any) -> Written:
    if event.again:
        yield at.line(f"log-shuffled-{event.deck}", n=len(event.cards))


def _opinion_turned(at: Context, event: Any) -> Written:
    """One line for all opinions turned in one state, written at the last of them."""
    following = at.events[at.place + 1 :]
    if following and _is_turned(following[0], event.land):
        return
    count = 1
    for earlier in reversed(at.events[: at.place]):
        if not _is_turned(earlier, event.land):
            break
        count += 1
    if count == 1:
        yield at.line("log-opinion-turned", land=event.land, card=at.names.card(event.kind))
    else:
        yield at.line("log-opinions-turned", land=event.land, n=count)


def _is_turned(event: Any, land: int) -> bool:
    return type(event).__name__ == "OpinionTurned" and event.land == land


def _opinion_repeated(at: Context, event: Any) -> Written:
    yield at.line("log-opinion-repeated", land=event.land, card=at.names.card(event.kind))


def _programs_dealt(at: Context, event: Any) -> Written:
    earlier = at.events[: at.place]
    if any(type(other).__name__ == "ProgramsDiscarded" and other.seat == event.seat for other in earlier):
        yield at.line("log-programs-redrawn", event.seat, n=len(event.kinds))
    elif event.seat == 0:
        yield at.line("log-programs-dealt", n=len(event.kinds))


def _draft_passed(at: Context, event: Any) -> Written:
    yield at.line("log-draft-passed", kept=event.kept)


def _answer_sealed(at: Context, event: Any) -> Written:
    yield at.line("log-answer-sealed", event.seat)


def _program_laid(at: Context, event: Any) -> Written:
    yield at.line("log-program-laid", event.seat)


def _programs_discarded(at: Context, event: Any) -> Written:
    swapped = at.before("ProgramSwapped")
    if event.seat < 0:
        yield at.line("log-display-discarded")
    elif swapped is None or event.kinds != (swapped.out,) or _keeps_a_card(at):
        cards = ", ".join(at.names.card(kind) for kind in event.kinds)
        yield at.line("log-programs-discarded", event.seat, cards=cards)


def _keeps_a_card(at: Context) -> bool:
    """Whether cards were discarded to keep one in hand; otherwise a swapped-out card gets no line (VG06 6.2.2)."""
    return any(type(later).__name__ == "HandKept" for later in at.events[at.place + 1 :])


def _party_order_drawn(at: Context, event: Any) -> Written:
    yield at.line("log-party-order", event.seats[0])


def _deployment_revealed(at: Context, event: Any) -> Written:
    lands = [at.names.land(place) for place in sorted(set(event.lands))]
    yield at.line("log-deployment", event.seat, block=event.block + 1, lands=", ".join(lands))


# --- the round --------------------------------------------------------------------------------------------------------


def _round_started(at: Context, event: Any) -> Written:
    lands = at.texts.listing([at.names.land(place) for place in event.voting])
    yield at.line("log-round", round=event.number, lands=lands)


def _passed(at: Context, event: Any) -> Written:
    yield at.line(f"log-passed-{event.step}", event.seat, event.land)


def _money_changed(at: Context, event: Any) -> Written:
    if event.reason in ("votes", "base", "recruitment"):
        yield at.line(f"log-income-{event.reason}", event.seat, money=at.texts.money(event.delta))


def _votes_changed(at: Context, event: Any) -> Written:
    if event.reason == "politician":
        yield at.line("log-votes", event.seat, event.land, amount=at.texts.signed(event.delta))


def _trend_changed(at: Context, event: Any) -> Written:
    if event.reason == "politician" and event.delta > 0:
        trend = at.texts.signed(event.trend)
        yield at.line("log-trend", event.seat, event.land, amount=at.texts.signed(event.delta), trend=trend)


def _base_changed(at: Context, event: Any) -> Written:
    if event.reason in ("politician", "recruitment", "start_sheet"):
        yield at.line("log-base", event.seat, amount=at.texts.signed(event.delta))
    else:
        yield from members_changed(at, event)


# --- phases 1 and 2 ---------------------------------------------------------------------------------------------------


def _start_bids_revealed(at: Context, event: Any) -> Written:
    for seat, amount in enumerate(event.bids):
        if amount >= 0:
            yield at.line("log-bid", seat, money=at.texts.money(amount))


def _start_tied(at: Context, event: Any) -> Written:
    yield at.line("log-start-tied", players=at.players(event.seats), money=at.texts.money(event.amount))


def _start_bid_raised(at: Context, event: Any) -> Written:
    yield at.line("log-start-raised", event.seat, money=at.texts.money(event.amount))


def _start_player_set(at: Context, event: Any) -> Written:
    yield at.line("log-start-player", event.seat, money=at.texts.money(event.amount))


def _bluff_caught(at: Context, event: Any) -> Written:
    change = sum(change.delta for change in at.after("BaseChanged", "bluff"))
    yield at.line("log-bluff", event.seat, money=at.texts.money(event.bid), amount=at.texts.signed(change))


def _program_card_drawn(at: Context, event: Any) -> Written:
    if event.kind < 0:
        yield at.line("log-card-drawn", event.seat)
    else:
        yield at.line("log-card-drawn-seen", event.seat, card=at.names.card(event.kind))


def _display_card_taken(at: Context, event: Any) -> Written:
    yield at.line("log-display-taken", event.seat, card=at.names.card(event.kind))


def _program_swapped(at: Context, event: Any) -> Written:
    yield at.line("log-swapped", event.seat, old=at.names.card(event.out), new=at.names.card(event.into))


# --- phases 3 to 6 ----------------------------------------------------------------------------------------------------


def _media_placed(at: Context, event: Any) -> Written:
    """A line for bought markers only; others are told with their cause."""
    paid = at.before("MoneyChanged")
    if paid is not None and paid.reason == "media":
        yield at.line("log-media-placed", event.seat, event.land, money=at.texts.money(-paid.delta))


def _rallies_placed(at: Context, event: Any) -> Written:
    if event.cost:
        yield at.line("log-rallies", event.seat, event.land, n=event.count, money=at.texts.money(event.cost))


def _politician_placed(at: Context, event: Any) -> Written:
    yield at.line("log-politician-placed", event.seat, event.land)


def _politicians_revealed(at: Context, event: Any) -> Written:
    yield at.line("log-politicians-revealed", land=event.land, n=len(event.seats))


def _politician_paid(at: Context, event: Any) -> Written:
    politician = at.names.politician(event.politician)
    yield at.line("log-politician-paid", event.seat, politician=politician, money=at.texts.money(event.cost))


def _politician_declined(at: Context, event: Any) -> Written:
    yield at.line("log-politician-declined", event.seat, politician=at.names.politician(event.politician))


def _politician_acted(at: Context, event: Any) -> Written:
    """A line for actions other than trend, votes and party base, whose changes have their own lines."""
    action = str(getattr(event.action, "value", event.action))
    if action == "double":
        key = "log-double-placed" if event.place else "log-double-removed"
        yield at.line(key, event.seat, event.land, card=at.names.card(event.target))
    elif action in ("remove_media", "replace_media"):
        key = "log-media-replaced" if event.place else "log-media-removed"
        price = sum(paid.delta for paid in at.after("MoneyChanged", "media_removed"))
        other, party = at.names.player(event.target), at.names.party_of(event.target)
        yield at.line(key, event.seat, event.land, other=other, party=party, money=at.texts.money(price))
    elif action in ("others_trend", "program", "poll"):
        yield at.line(f"log-acted-{action}", event.seat, event.land)
    else:
        yield from classic_action(at, event, action)


# --- phases 7 and 8 ---------------------------------------------------------------------------------------------------


def _opinion_shifted(at: Context, event: Any) -> Written:
    old, new = at.names.card(event.out), at.names.card(event.into)
    yield at.line("log-opinion-shifted", event.seat, event.land, old=old, new=new)


def _auction_opened(at: Context, event: Any) -> Written:
    yield at.line("log-auction", land=event.land, party=at.names.party(event.party))


def _poll_bid(at: Context, event: Any) -> Written:
    yield at.line("log-bid", event.seat, money=at.texts.money(event.amount))


def _poll_won(at: Context, event: Any) -> Written:
    yield at.line("log-poll-won", event.seat, event.land, money=at.texts.money(event.amount))


def _poll_published(at: Context, event: Any) -> Written:
    moved = at.after("TrendChanged", "poll")
    changes = ", ".join(f"{at.names.party_of(move.seat)}{NBSP}{at.texts.signed(move.delta)}" for move in moved)
    if changes:
        yield at.line("log-poll-published", event.seat, event.land, changes=changes)
    else:
        yield at.line("log-poll-published-idle", event.seat, event.land)


def _poll_kept(at: Context, event: Any) -> Written:
    gain = sum(change.delta for change in at.after("BaseChanged", "poll"))
    yield at.line("log-poll-kept", event.seat, event.land, amount=at.texts.signed(gain))


def _poll_discarded(at: Context, event: Any) -> Written:
    yield at.line("log-poll-discarded", land=event.land)


# --- phase 9 and the end ----------------------------------------------------------------------------------------------


def _rallies_converted(at: Context, event: Any) -> Written:
    yield at.line("log-converted", event.seat, event.land, n=event.count, votes=event.gained)


def _election_held(at: Context, event: Any) -> Written:
    ranked = sorted(range(len(event.votes)), key=lambda seat: -event.votes[seat])
    results = ", ".join(f"{at.names.party_of(seat)}{NBSP}{at.texts.number(event.votes[seat])}" for seat in ranked)
    yield at.line("log-election", land=event.land, results=results)


def _coalition_answered(at: Context, event: Any) -> Written:
    key = "log-coalition-joined" if event.accept else "log-coalition-declined"
    yield at.line(key, event.seat, event.land, party=at.names.party_of(event.leader))


def _election_decided(at: Context, event: Any) -> Written:
    key, parties = f"log-decided-{event.outcome}", at.parties(event.seats)
    yield at.line(key, land=event.land, parties=parties, points=event.bonus)


def _points_scored(at: Context, event: Any) -> Written:
    """A line for points, except the winner's bonus, which is in the line of the election's outcome."""
    if event.source != "bonus":
        yield at.line(f"log-points-{event.source}", event.seat, points=event.points)


def _presence_gained(at: Context, event: Any) -> Written:
    yield at.line("log-presence", event.seat, event.land, points=event.points)


def _donation_decided(at: Context, event: Any) -> Written:
    key = "log-donation-accepted" if event.accept else "log-donation-refused"
    change = sum(change.delta for change in at.after("BaseChanged", "donation"))
    money = at.texts.money(at.names.donation(event.card))
    yield at.line(key, event.seat, money=money, amount=at.texts.signed(change))


def _land_closed(at: Context, event: Any) -> Written:
    yield at.line("log-land-closed", land=event.land)


def _land_opened(at: Context, event: Any) -> Written:
    yield at.line("log-land-opened", number=event.number, name=at.names.land_card(event.card))


def _opinion_display_refilled(at: Context, event: Any) -> Written:
    yield at.line("log-opinions-refilled")


def _game_ended(at: Context, event: Any) -> Written:
    points = max(event.scores)
    yield at.line("log-game-ended", n=len(event.winners), players=at.players(event.winners), points=points)


WRITERS: Final[dict[str, Callable[[Context, Any], Written]]] = {
    "GameStarted": _game_started,
    "LandsDrawn": _lands_drawn,
    "DeckShuffled": _deck_shuffled,
    "OpinionTurned": _opinion_turned,
    "OpinionRepeated": _opinion_repeated,
    "ProgramsDealt": _programs_dealt,
    "DraftPassed": _draft_passed,
    "AnswerSealed": _answer_sealed,
    "ProgramLaid": _program_laid,
    "ProgramsDiscarded": _programs_discarded,
    "PartyOrderDrawn": _party_order_drawn,
    "DeploymentRevealed": _deployment_revealed,
    "RoundStarted": _round_started,
    "Passed": _passed,
    "MoneyChanged": _money_changed,
    "VotesChanged": _votes_changed,
    "TrendChanged": _trend_changed,
    "BaseChanged": _base_changed,
    "StartBidsRevealed": _start_bids_revealed,
    "StartTied": _start_tied,
    "StartBidRaised": _start_bid_raised,
    "StartPlayerSet": _start_player_set,
    "BluffCaught": _bluff_caught,
    "ProgramCardDrawn": _program_card_drawn,
    "DisplayCardTaken": _display_card_taken,
    "ProgramSwapped": _program_swapped,
    "MediaPlaced": _media_placed,
    "RalliesPlaced": _rallies_placed,
    "PoliticianPlaced": _politician_placed,
    "PoliticiansRevealed": _politicians_revealed,
    "PoliticianPaid": _politician_paid,
    "PoliticianDeclined": _politician_declined,
    "PoliticianActed": _politician_acted,
    "OpinionShifted": _opinion_shifted,
    "AuctionOpened": _auction_opened,
    "PollBid": _poll_bid,
    "PollWon": _poll_won,
    "PollPublished": _poll_published,
    "PollKept": _poll_kept,
    "PollDiscarded": _poll_discarded,
    "RalliesConverted": _rallies_converted,
    "ElectionHeld": _election_held,
    "CoalitionAnswered": _coalition_answered,
    "ElectionDecided": _election_decided,
    "PointsScored": _points_scored,
    "PresenceGained": _presence_gained,
    "DonationDecided": _donation_decided,
    "LandClosed": _land_closed,
    "LandOpened": _land_opened,
    "OpinionDisplayRefilled": _opinion_display_refilled,
    "GameEnded": _game_ended,
    **CLASSIC_WRITERS,
}
"""The function that writes about an event, by the name of the event's class."""

SILENT: Final = frozenset(
    {
        "OpinionDisplayLaid",  # stands on the table
        "OpinionsDealt",  # face down
        "ProgramDisplayLaid",
        "PollTopTurned",  # told when the poll is put up
        "DraftHandReceived",  # told by DraftPassed
        "AnswerOpened",  # told by what it leads to
        "PhaseStarted",  # stands in the phase strip
        "HandKept",
        "MediaRemoved",  # told by the politician, or the state leaves the table
        "PoliticianGone",
        "DoublePlaced",  # told by the politician
        "DoubleRemoved",
        "PollSeen",
    }
    | CLASSIC_SILENT
)
"""Events that give no line; every event is in one of the two tables."""
