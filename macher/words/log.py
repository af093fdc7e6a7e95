"""The log: events as sentences of the current language.

Events carry no words, so a log is written anew whenever the language changes.  `log_lines` takes the events of one
record as a seat may see them.  One cause gives one line: what a purchase, a politician or a published poll changes is
said in the line of its cause, and events that nobody needs to read give none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from macher.engine.event import Event
from macher.i18n.families import INCOME
from macher.i18n.numbers import NBSP
from macher.rules import events as ev
from macher.rules.edition import ActionName
from macher.words.log_context import WRITERS, Context, LogLine, Written, tells
from macher.words.log_lands import LandsOfLog
from macher.words.log_national import NATIONAL_SILENT, members_changed, national_action
from macher.words.names import GameNames

__all__ = ["SILENT", "WRITERS", "LogLine", "log_lines"]


def log_lines(names: GameNames, events: Sequence[Event], lands: Sequence[int] = ()) -> Iterator[LogLine]:
    """The lines for these events, in their order and in the language of the names.

    A board is called by the state that lies on it at the time; ``lands`` are the cards before the first event, by
    default those of the names."""
    at_the_time = LandsOfLog(lands or names.land_cards)
    names = names.with_lands(at_the_time.cards)
    for place, event in enumerate(events):
        at_the_time.note(event)
        write = WRITERS.get(type(event))
        if write is not None:
            for seat, land, text in write(Context(names, events, place), event):
                yield LogLine(text, seat, land, place)


# --- set-up -----------------------------------------------------------------------------------------------------------


@tells(ev.GameStarted)
def _game_started(at: Context, event: ev.GameStarted) -> Written:
    yield at.line("log-game-started", n=len(event.parties), elections=event.elections)


@tells(ev.LandsDrawn)
def _lands_drawn(at: Context, event: ev.LandsDrawn) -> Written:
    first, *others = [at.names.land_card(number) for number in event.lands]
    if others:
        yield at.line("log-lands-drawn", state=first, states=at.texts.listing(others))
    else:
        yield at.line("log-land-drawn", state=first)


@tells(ev.DeckShuffled)
def _deck_shuffled(at: Context, event: ev.DeckShuffled) -> Written:
    if event.again:
        yield at.line(f"log-shuffled-{event.deck}", n=len(event.cards))


@tells(ev.OpinionTurned)
def _opinion_turned(at: Context, event: ev.OpinionTurned) -> Written:
    """One line for all opinions turned in one state, written at the last of them."""
    if at.later and _is_turned(at.later[0], event.land):
        return
    count = 1
    for earlier in reversed(at.earlier):
        if not _is_turned(earlier, event.land):
            break
        count += 1
    if count == 1:
        yield at.line("log-opinion-turned", land=event.land, card=at.names.card(event.kind))
    else:
        yield at.line("log-opinions-turned", land=event.land, n=count)


def _is_turned(event: Event, land: int) -> bool:
    return isinstance(event, ev.OpinionTurned) and event.land == land


@tells(ev.OpinionRepeated)
def _opinion_repeated(at: Context, event: ev.OpinionRepeated) -> Written:
    yield at.line("log-opinion-repeated", land=event.land, card=at.names.card(event.kind))


@tells(ev.ProgramsDealt)
def _programs_dealt(at: Context, event: ev.ProgramsDealt) -> Written:
    if any(isinstance(other, ev.ProgramsDiscarded) and other.seat == event.seat for other in at.earlier):
        yield at.line("log-programs-redrawn", event.seat, n=len(event.kinds))
    elif event.seat == 0:
        yield at.line("log-programs-dealt", n=len(event.kinds))


@tells(ev.DraftPassed)
def _draft_passed(at: Context, event: ev.DraftPassed) -> Written:
    yield at.line("log-draft-passed", kept=event.kept)


@tells(ev.AnswerSealed)
def _answer_sealed(at: Context, event: ev.AnswerSealed) -> Written:
    yield at.line("log-answer-sealed", event.seat)


@tells(ev.ProgramLaid)
def _program_laid(at: Context, event: ev.ProgramLaid) -> Written:
    yield at.line("log-program-laid", event.seat)


@tells(ev.ProgramsDiscarded)
def _programs_discarded(at: Context, event: ev.ProgramsDiscarded) -> Written:
    swapped = at.before(ev.ProgramSwapped)
    if event.seat < 0:
        yield at.line("log-display-discarded")
    elif swapped is None or event.kinds != (swapped.out,) or _keeps_a_card(at):
        cards = at.texts.listing([at.texts("log-card", card=at.names.card(kind)) for kind in event.kinds])
        yield at.line("log-programs-discarded", event.seat, cards=cards)


def _keeps_a_card(at: Context) -> bool:
    """Whether cards were discarded to keep one in hand; otherwise a swapped-out card gets no line (VG06 6.2.2)."""
    return any(isinstance(later, ev.HandKept) for later in at.later)


@tells(ev.PartyOrderDrawn)
def _party_order_drawn(at: Context, event: ev.PartyOrderDrawn) -> Written:
    yield at.line("log-party-order", event.seats[0])


@tells(ev.DeploymentRevealed)
def _deployment_revealed(at: Context, event: ev.DeploymentRevealed) -> Written:
    lands = [at.names.land(place) for place in sorted(set(event.lands))]
    yield at.line("log-deployment", event.seat, block=event.block + 1, lands=", ".join(lands))


# --- the round --------------------------------------------------------------------------------------------------------


@tells(ev.RoundStarted)
def _round_started(at: Context, event: ev.RoundStarted) -> Written:
    lands = at.texts.listing([at.names.land(place) for place in event.voting])
    yield at.line("log-round", round=event.number, lands=lands)


@tells(ev.Passed)
def _passed(at: Context, event: ev.Passed) -> Written:
    yield at.line(f"log-passed-{event.step}", event.seat, event.land)


@tells(ev.MoneyChanged)
def _money_changed(at: Context, event: ev.MoneyChanged) -> Written:
    if event.reason in INCOME:
        yield at.line(f"log-income-{event.reason}", event.seat, money=at.texts.money(event.delta))


@tells(ev.VotesChanged)
def _votes_changed(at: Context, event: ev.VotesChanged) -> Written:
    if event.reason == "politician":
        yield at.line("log-votes", event.seat, event.land, n=event.delta)


@tells(ev.TrendChanged)
def _trend_changed(at: Context, event: ev.TrendChanged) -> Written:
    if event.reason == "politician" and event.delta > 0:
        trend = at.texts.signed(event.trend)
        yield at.line("log-trend", event.seat, event.land, amount=at.texts.signed(event.delta), trend=trend)


@tells(ev.BaseChanged)
def _base_changed(at: Context, event: ev.BaseChanged) -> Written:
    if event.reason in ("politician", "recruitment", "start_sheet"):
        yield at.line("log-base", event.seat, amount=at.texts.signed(event.delta))
    else:
        yield from members_changed(at, event)


# --- phases 1 and 2 ---------------------------------------------------------------------------------------------------


@tells(ev.StartBidsRevealed)
def _start_bids_revealed(at: Context, event: ev.StartBidsRevealed) -> Written:
    for seat, amount in enumerate(event.bids):
        if amount >= 0:
            yield at.line("log-bid", seat, money=at.texts.money(amount))


@tells(ev.StartTied)
def _start_tied(at: Context, event: ev.StartTied) -> Written:
    yield at.line("log-start-tied", players=at.names.players(event.seats), money=at.texts.money(event.amount))


@tells(ev.StartBidRaised)
def _start_bid_raised(at: Context, event: ev.StartBidRaised) -> Written:
    yield at.line("log-start-raised", event.seat, money=at.texts.money(event.amount))


@tells(ev.StartPlayerSet)
def _start_player_set(at: Context, event: ev.StartPlayerSet) -> Written:
    yield at.line("log-start-player", event.seat, money=at.texts.money(event.amount))


@tells(ev.BluffCaught)
def _bluff_caught(at: Context, event: ev.BluffCaught) -> Written:
    change = sum(change.delta for change in at.after(ev.BaseChanged, "bluff"))
    yield at.line("log-bluff", event.seat, money=at.texts.money(event.bid), amount=at.texts.signed(change))


@tells(ev.ProgramCardDrawn)
def _program_card_drawn(at: Context, event: ev.ProgramCardDrawn) -> Written:
    if event.kind < 0:
        yield at.line("log-card-drawn", event.seat)
    else:
        yield at.line("log-card-drawn-seen", event.seat, card=at.names.card(event.kind))


@tells(ev.DisplayCardTaken)
def _display_card_taken(at: Context, event: ev.DisplayCardTaken) -> Written:
    yield at.line("log-display-taken", event.seat, card=at.names.card(event.kind))


@tells(ev.ProgramSwapped)
def _program_swapped(at: Context, event: ev.ProgramSwapped) -> Written:
    yield at.line("log-swapped", event.seat, old=at.names.card(event.out), new=at.names.card(event.into))


# --- phases 3 to 6 ----------------------------------------------------------------------------------------------------


@tells(ev.MediaPlaced)
def _media_placed(at: Context, event: ev.MediaPlaced) -> Written:
    """A line for bought markers only; others are told with their cause."""
    paid = at.before(ev.MoneyChanged)
    if paid is not None and paid.reason == "media":
        yield at.line("log-media-placed", event.seat, event.land, money=at.texts.money(-paid.delta))


@tells(ev.RalliesPlaced)
def _rallies_placed(at: Context, event: ev.RalliesPlaced) -> Written:
    if event.cost:
        yield at.line("log-rallies", event.seat, event.land, n=event.count, money=at.texts.money(event.cost))


@tells(ev.PoliticianPlaced)
def _politician_placed(at: Context, event: ev.PoliticianPlaced) -> Written:
    yield at.line("log-politician-placed", event.seat, event.land)


@tells(ev.PoliticiansRevealed)
def _politicians_revealed(at: Context, event: ev.PoliticiansRevealed) -> Written:
    yield at.line("log-politicians-revealed", land=event.land, n=len(event.seats))


@tells(ev.PoliticianPaid)
def _politician_paid(at: Context, event: ev.PoliticianPaid) -> Written:
    politician = at.names.politician(event.politician, event.seat)
    yield at.line("log-politician-paid", event.seat, politician=politician, money=at.texts.money(event.cost))


@tells(ev.PoliticianDeclined)
def _politician_declined(at: Context, event: ev.PoliticianDeclined) -> Written:
    yield at.line("log-politician-declined", event.seat, politician=at.names.politician(event.politician, event.seat))


@tells(ev.PoliticianActed)
def _politician_acted(at: Context, event: ev.PoliticianActed) -> Written:
    """A line for actions other than trend, votes and party base, whose changes have their own lines."""
    action = event.action
    if action is ActionName.DOUBLE:
        key = "log-double-placed" if event.place else "log-double-removed"
        yield at.line(key, event.seat, event.land, card=at.names.card(event.target))
    elif action in (ActionName.REMOVE_MEDIA, ActionName.REPLACE_MEDIA):
        key = "log-media-replaced" if event.place else "log-media-removed"
        price = sum(paid.delta for paid in at.after(ev.MoneyChanged, "media_removed"))
        party = at.names.party(event.target)
        yield at.line(key, event.seat, event.land, party=party, money=at.texts.money(price))
    elif action in (ActionName.OTHERS_TREND, ActionName.PROGRAM, ActionName.POLL):
        yield at.line(f"log-acted-{action.value}", event.seat, event.land)
    else:
        yield from national_action(at, event)


# --- phases 7 and 8 ---------------------------------------------------------------------------------------------------


@tells(ev.OpinionShifted)
def _opinion_shifted(at: Context, event: ev.OpinionShifted) -> Written:
    old, new = at.names.card(event.out), at.names.card(event.into)
    yield at.line("log-opinion-shifted", event.seat, event.land, old=old, new=new)


@tells(ev.AuctionOpened)
def _auction_opened(at: Context, event: ev.AuctionOpened) -> Written:
    yield at.line("log-auction", land=event.land, party=at.names.party_numbered(event.party))


@tells(ev.PollBid)
def _poll_bid(at: Context, event: ev.PollBid) -> Written:
    yield at.line("log-bid", event.seat, money=at.texts.money(event.amount))


@tells(ev.PollWon)
def _poll_won(at: Context, event: ev.PollWon) -> Written:
    yield at.line("log-poll-won", event.seat, event.land, money=at.texts.money(event.amount))


@tells(ev.PollPublished)
def _poll_published(at: Context, event: ev.PollPublished) -> Written:
    moved = at.after(ev.TrendChanged, "poll")
    changes = ", ".join(f"{at.names.party(move.seat)}{NBSP}{at.texts.signed(move.delta)}" for move in moved)
    if changes:
        yield at.line("log-poll-published", event.seat, event.land, changes=changes)
    else:
        yield at.line("log-poll-published-idle", event.seat, event.land)


@tells(ev.PollKept)
def _poll_kept(at: Context, event: ev.PollKept) -> Written:
    gain = sum(change.delta for change in at.after(ev.BaseChanged, "poll"))
    yield at.line("log-poll-kept", event.seat, event.land, amount=at.texts.signed(gain))


@tells(ev.PollDiscarded)
def _poll_discarded(at: Context, event: ev.PollDiscarded) -> Written:
    yield at.line("log-poll-discarded", land=event.land)


# --- phase 9 and the end ----------------------------------------------------------------------------------------------


@tells(ev.RalliesConverted)
def _rallies_converted(at: Context, event: ev.RalliesConverted) -> Written:
    yield at.line("log-converted", event.seat, event.land, n=event.count, votes=event.gained)


@tells(ev.ElectionHeld)
def _election_held(at: Context, event: ev.ElectionHeld) -> Written:
    ranked = sorted(range(len(event.votes)), key=lambda seat: -event.votes[seat])
    results = ", ".join(f"{at.names.party(seat)}{NBSP}{at.texts.number(event.votes[seat])}" for seat in ranked)
    yield at.line("log-election", land=event.land, results=results)


@tells(ev.CoalitionAnswered)
def _coalition_answered(at: Context, event: ev.CoalitionAnswered) -> Written:
    key = "log-coalition-joined" if event.accept else "log-coalition-declined"
    yield at.line(key, event.seat, event.land, party=at.names.party(event.leader))


@tells(ev.ElectionDecided)
def _election_decided(at: Context, event: ev.ElectionDecided) -> Written:
    key, parties = f"log-decided-{event.outcome}", at.names.parties(event.seats)
    yield at.line(key, land=event.land, parties=parties, points=event.bonus)


@tells(ev.PointsScored)
def _points_scored(at: Context, event: ev.PointsScored) -> Written:
    """A line for points, except the winner's bonus, which is in the line of the election's outcome."""
    if event.source != "bonus":
        yield at.line(f"log-points-{event.source}", event.seat, points=event.points)


@tells(ev.PresenceGained)
def _presence_gained(at: Context, event: ev.PresenceGained) -> Written:
    yield at.line("log-presence", event.seat, event.land, points=event.points)


@tells(ev.DonationDecided)
def _donation_decided(at: Context, event: ev.DonationDecided) -> Written:
    key = "log-donation-accepted" if event.accept else "log-donation-refused"
    change = sum(change.delta for change in at.after(ev.BaseChanged, "donation"))
    yield at.line(key, event.seat, money=at.names.donation(event.card), amount=at.texts.signed(change))


@tells(ev.LandClosed)
def _land_closed(at: Context, event: ev.LandClosed) -> Written:
    yield at.line("log-land-closed", land=event.land)


@tells(ev.LandOpened)
def _land_opened(at: Context, event: ev.LandOpened) -> Written:
    yield at.line("log-land-opened", number=event.number, state=at.names.land_card(event.card))


@tells(ev.OpinionDisplayRefilled)
def _opinion_display_refilled(at: Context, event: ev.OpinionDisplayRefilled) -> Written:
    yield at.line("log-opinions-refilled")


@tells(ev.GameEnded)
def _game_ended(at: Context, event: ev.GameEnded) -> Written:
    points = max(event.scores)
    yield at.line("log-game-ended", n=len(event.winners), players=at.names.players(event.winners), points=points)


SILENT: Final = frozenset(
    {
        ev.OpinionDisplayLaid,  # stands on the table
        ev.OpinionsDealt,  # face down
        ev.ProgramDisplayLaid,
        ev.PollTopTurned,  # told when the poll is put up
        ev.DraftHandReceived,  # told by DraftPassed
        ev.AnswerOpened,  # told by what it leads to
        ev.PhaseStarted,  # stands in the phase strip
        ev.HandKept,
        ev.MediaRemoved,  # told by the politician, or the state leaves the table
        ev.PoliticianGone,
        ev.DoublePlaced,  # told by the politician
        ev.DoubleRemoved,
        ev.PollSeen,
    }
    | NATIONAL_SILENT
)
"""Events that give no line; every event is in one of the two tables."""
