"""Set-ups: a table on which a short game begins at once, instead of with the draft and the deployment.

What a set-up does not say is dealt by chance, as in any new game.  Its elections may be fewer than those of any length
of the edition; all of them are still to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.cards import KINDS
from macher.rules.edition import Edition, GameSetup
from macher.rules.empty_table import OPINIONS, SetupRefused, empty_fields, new_land
from macher.rules.phases.base import RoundStep
from macher.rules.phases.opening import PROGRAM
from macher.rules.positions import LandBegin, Position
from macher.rules.table import Scored, Source, Table

__all__ = ["check_position", "lay_position"]

REASON: Final = "begin"
"""Reason of the changes that make a set-up out of an empty table."""
_MOST_MONEY: Final = 200_000
_MOST_VOTES: Final = 49
_MOST_POINTS: Final = 50
_MOST_BASE: Final = 60


def check_position(edition: Edition, setup: GameSetup, position: Position) -> None:
    """Raises ``SetupRefused`` with the place that does not fit the edition or the number of seats."""
    for place in _wrong(edition, len(setup.parties), setup.elections, position):
        raise SetupRefused("setup-position", place=place)


def _wrong(edition: Edition, seats: int, elections: int, position: Position) -> Iterable[str]:
    """Places that do not fit."""
    figures = edition.figures
    keys = [land.key for land in figures.lands]
    lands = [begin.land for begin in position.lands]
    if not edition.short_games or not 1 <= elections <= edition.short_games or len(lands) != elections:
        yield "elections"
        return
    if len(position.parties) != seats:
        yield "parties"
    if not 0 <= position.start < seats:
        yield "start"
    if any(land not in keys for land in lands) or len(set(lands)) != len(lands):
        yield "lands"
    if any(sum(rallies) > figures.rally_supply for rallies in zip(*(b.rallies for b in position.lands), strict=False)):
        yield "rallies"
    if any(media > edition.lengths[elections].media_markers for media in _markers(position, seats)):
        yield "media"
    for begin in position.lands:
        yield from (f"{begin.land}.{part}" for part in _wrong_in_land(edition, seats, begin))
    for at, party in enumerate(position.parties):
        fits = 0 <= party.money <= _MOST_MONEY and party.money % figures.money_unit == 0
        fits = fits and -1 <= party.base <= _MOST_BASE and 0 <= party.points <= _MOST_POINTS
        topics = {card[1:] for card in party.program}
        known = all(card[:1] in ("+", "-") and card[1:] in figures.topics for card in party.program)
        if not fits or not known or (party.program and not len(party.program) == len(topics) == PROGRAM):
            yield f"parties.{at}"
    yield from _too_many_cards(edition, position)


def _markers(position: Position, seats: int) -> list[int]:
    return [sum(begin.media.count(seat) for begin in position.lands) for seat in range(seats)]


def _wrong_in_land(edition: Edition, seats: int, begin: LandBegin) -> Iterable[str]:
    figures = edition.figures
    known = all(card[:1] in ("+", "-") and card[1:] in figures.topics for card in begin.opinions)
    topics = {card[1:] for card in begin.opinions}
    if not known or len(topics) != len(begin.opinions) or len(topics) > begin.open or not 0 <= begin.open <= OPINIONS:
        yield "opinions"
    if begin.doubled and begin.doubled not in begin.opinions:
        yield "doubled"
    if len(begin.media) > figures.media_spots or any(not 0 <= seat < seats for seat in begin.media):
        yield "media"
    if len(begin.votes) not in (0, seats) or any(not 0 <= votes <= _MOST_VOTES for votes in begin.votes):
        yield "votes"
    if len(begin.trend) not in (0, seats) or any(trend not in figures.trend_scale for trend in begin.trend):
        yield "trend"
    if len(begin.rallies) not in (0, seats) or any(not 0 <= each <= figures.rally_spots for each in begin.rallies):
        yield "rallies"


def _too_many_cards(edition: Edition, position: Position) -> Iterable[str]:
    """Cards that are named more often than they exist outside the display of opinions."""
    figures = edition.figures
    programs = [card for party in position.parties for card in party.program]
    opinions = [card for begin in position.lands for card in begin.opinions]
    if any(programs.count(card) > figures.program_copies for card in programs):
        yield "program"
    if any(opinions.count(card) >= figures.opinion_copies for card in opinions):
        yield "opinions"


def lay_position(edition: Edition, setup: GameSetup, position: Position, log: list[Event] | None) -> Table:
    """The table of a checked set-up before its first round; events go to ``log``."""
    table = Table(**empty_fields(edition, setup, log))
    figures = edition.figures
    table.emit(ev.GameStarted, edition.key, setup.elections, setup.parties, figures.start_money, figures.start_base)
    keys = [land.key for land in figures.lands]
    cards = tuple(keys.index(begin.land) for begin in position.lands)
    table.lands = [new_land(card, number, table.seats) for number, card in enumerate(cards, 1)]
    table.emit(ev.LandsDrawn, cards, ())
    _deal_opinions(table, position)
    op.shuffle_deck(table, table.poll_deck, Source.POLLS, "polls", again=False)
    op.show_poll_top(table)
    _deal_programs(table, position)
    table.start = position.start
    table.emit(ev.PartyOrderDrawn, table.in_order())
    for place, begin in enumerate(position.lands):
        _fill_land(table, place, begin)
    for seat, party in enumerate(position.parties):
        op.change_money(table, seat, party.money - figures.start_money, REASON)
        op.change_base(table, seat, party.base - figures.start_base if party.base >= 0 else 0, REASON)
        op.score(table, seat, Scored.VOTES, party.points)
    table.flow.append(RoundStep(0))
    return table


def _kind(table: Table, card: str) -> int:
    return table.edition.figures.topics.index(card[1:]) * 2 + "+-".index(card[0])


def _taken(pile: list[int], kinds: Sequence[int]) -> list[int]:
    for kind in kinds:
        pile.remove(kind)
    return list(kinds)


def _deal_opinions(table: Table, position: Position) -> None:
    """The named opinions first, the others from the shuffled deck; then as many are turned up as are open."""
    table.emit(ev.OpinionDisplayLaid, tuple(range(KINDS)))
    named = [_taken(table.opinion_deck, [_kind(table, card) for card in begin.opinions]) for begin in position.lands]
    op.shuffle_deck(table, table.opinion_deck, Source.OPINIONS, "opinions", again=False)
    for place, land in enumerate(table.lands):
        land.opinions = [*named[place], *(op.draw_opinion(table) for _ in range(OPINIONS - len(named[place])))]
        table.emit(ev.OpinionsDealt, place, tuple(land.opinions))
    for place, begin in enumerate(position.lands):
        for _ in range(begin.open):
            op.turn_opinion(table, place)


def _deal_programs(table: Table, position: Position) -> None:
    """The named programs, the others dealt in five topics; a card in every hand, and the display."""
    named = [_taken(table.program_deck, [_kind(table, card) for card in party.program]) for party in position.parties]
    op.shuffle_deck(table, table.program_deck, Source.PROGRAMS, "programs", again=False)
    for seat, party in enumerate(table.parties):
        party.program = sorted(named[seat] or _drawn_program(table))
        table.emit(ev.ProgramLaid, seat, tuple(party.program))
    for seat, party in enumerate(table.parties):
        party.hand = [op.draw_program(table)]
        table.emit(ev.ProgramsDealt, seat, tuple(party.hand))
        table.emit(ev.HandKept, seat, party.hand[0])
    op.fill_display(table)


def _drawn_program(table: Table) -> list[int]:
    """The first cards of five topics from the deck; the others are discarded."""
    found: list[int] = []
    repeated: list[int] = []
    while len(found) < PROGRAM:
        kind = op.draw_program(table)
        (found if kind >> 1 not in {each >> 1 for each in found} else repeated).append(kind)
    op.discard_programs(table, -1, repeated)
    return found


def _fill_land(table: Table, place: int, begin: LandBegin) -> None:
    """What lies on a board at the beginning."""
    for seat in begin.media:
        op.place_media(table, seat, place)
    for seat, count in enumerate(begin.rallies):
        if count:
            op.place_rallies(table, seat, place, count, 0)
    for seat, votes in enumerate(begin.votes):
        if votes:
            op.change_votes(table, seat, place, votes, REASON)
    scale = table.edition.figures.trend_scale
    for seat, trend in enumerate(begin.trend):
        op.change_trend(table, seat, place, scale.index(trend) - scale.index(0), REASON)
    if begin.doubled:
        op.place_double(table, place, _kind(table, begin.doubled))
