"""Set-up A to G: a new game up to the first decision (EN19 section 04)."""

from __future__ import annotations

import macher.rules.phases  # noqa: F401  # registers the phases
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.cards import KINDS, PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.empty_table import BOARDS, OPINIONS, SetupRefused, empty_fields, new_land
from macher.rules.phases.base import SetupStep
from macher.rules.procedures import procedures_of
from macher.rules.setup_positions import check_position, lay_position
from macher.rules.table import Source, Table

__all__ = ["BOARDS", "OPINIONS", "SetupRefused", "check_setup", "empty_fields", "lay_out", "new_game", "new_land"]


def check_setup(edition: Edition, setup: GameSetup) -> None:
    """Raises ``SetupRefused`` if the edition has no such game."""
    if setup.position is None and setup.elections not in edition.lengths:
        raise SetupRefused("setup-no-such-length", elections=setup.elections)
    if len(setup.parties) not in edition.seats:
        low, high = min(edition.seats), max(edition.seats)
        raise SetupRefused("setup-seats", seats=len(setup.parties), low=low, high=high)
    for party in setup.parties:
        if not 0 <= party < len(PARTIES):
            raise SetupRefused("setup-no-such-party")
        if setup.parties.count(party) > 1:
            raise SetupRefused("setup-party-twice", party=PARTIES[party])
    if setup.position is not None:
        check_position(edition, setup, setup.position)


def new_game(edition: Edition, setup: GameSetup, log: list[Event] | None = None) -> Table:
    """The table before the first decision; events go to ``log``.  Raises ``SetupRefused``."""
    check_setup(edition, setup)
    if setup.position is not None:
        table = lay_position(edition, setup, setup.position, log)
    else:
        table = procedures_of(edition).lay_out(edition, setup, log)
        table.flow.append(SetupStep(0))
    table.settle()
    return table


def lay_out(edition: Edition, setup: GameSetup, log: list[Event] | None) -> Table:
    """Set-up A to G of the 2019 edition."""
    table = Table(**empty_fields(edition, setup, log))
    figures = edition.figures
    table.emit(ev.GameStarted, edition.key, setup.elections, setup.parties, figures.start_money, figures.start_base)
    _draw_lands(table)
    _deal_opinions(table)
    op.shuffle_deck(table, table.poll_deck, Source.POLLS, "polls", again=False)
    op.show_poll_top(table)
    op.shuffle_deck(table, table.program_deck, Source.PROGRAMS, "programs", again=False)
    op.fill_display(table)
    return table


def _draw_lands(table: Table) -> None:
    """Two large and two small states shuffled onto the boards; the smallest votes first, then clockwise (set-up C)."""
    cards = table.edition.figures.lands
    drawn: list[int] = []
    left: list[int] = []
    for large in (True, False):
        pile = [number for number, card in enumerate(cards) if card.large is large]
        table.chance.shuffle(Source.LANDS, pile)
        drawn += pile[:2]
        left += pile[2:]
    table.chance.shuffle(Source.LANDS, drawn)
    first = min(range(BOARDS), key=lambda place: cards[drawn[place]].maximum)
    boards = drawn[first:] + drawn[:first]
    table.lands = [new_land(card, number, table.seats) for number, card in enumerate(boards, 1)]
    table.chance.shuffle(Source.LANDS, left)  # ruling 26: from all twelve left over, large and small together
    table.reserve = left[: table.length.elections - BOARDS]
    table.emit(ev.LandsDrawn, tuple(boards), tuple(reversed(table.reserve)))


def _deal_opinions(table: Table) -> None:
    """Fourteen face up, the others shuffled; four face down for each state, then 4, 3, 2 and 1 turned (set-up D)."""
    table.emit(ev.OpinionDisplayLaid, tuple(range(KINDS)))
    op.shuffle_deck(table, table.opinion_deck, Source.OPINIONS, "opinions", again=False)
    for place, land in enumerate(table.lands):
        land.opinions = [op.draw_opinion(table) for _ in range(OPINIONS)]
        table.emit(ev.OpinionsDealt, place, tuple(land.opinions))
    for place in range(BOARDS):
        for _ in range(OPINIONS - place):
            op.turn_opinion(table, place)
