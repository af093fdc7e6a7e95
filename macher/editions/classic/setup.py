"""Set-up of the classic editions: everything before the start sheets (VG06 5)."""

from __future__ import annotations

from typing import Final, cast

import macher.editions.classic.operations as cop
import macher.editions.classic.phases  # noqa: F401  # registers the phases
from macher.editions.classic.table import ClassicTable
from macher.editions.classic.values import ClassicFigures, ClassicLength
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.cards import KINDS
from macher.rules.edition import Edition, GameSetup
from macher.rules.national import events as ce
from macher.rules.setup import BOARDS, OPINIONS, empty_fields, new_land
from macher.rules.table import Source

PROGRAM: Final = 5
"""Cards of a program (VG06 5.1)."""


def lay_out(edition: Edition, setup: GameSetup, log: list[Event] | None) -> ClassicTable:
    """Boards, opinions, exchange pool, polls and program cards (VG06 5.1 and 5.2)."""
    table = _empty_table(edition, setup, log)
    figures = table.figures
    table.emit(ev.GameStarted, edition.key, setup.elections, setup.parties, figures.start_money, figures.start_base)
    _draw_lands(table)
    _deal_opinions(table)
    op.shuffle_deck(table, table.poll_deck, Source.POLLS, "polls", again=False)
    op.shuffle_deck(table, table.program_deck, Source.PROGRAMS, "programs", again=False)
    for seat in range(table.seats):
        _deal_program(table, seat)
    for seat in range(table.seats):
        cop.draw_hand(table, seat)
    _first_meetings(table)
    return table


def _empty_table(edition: Edition, setup: GameSetup, log: list[Event] | None) -> ClassicTable:
    fields = empty_fields(edition, setup, log)
    figures, length = cast(ClassicFigures, edition.figures), cast(ClassicLength, fields["length"])
    seats = len(setup.parties)
    fields["opinion_display"] = [0] * KINDS
    fields["opinion_deck"] = [kind for kind in range(KINDS) for _ in range(figures.opinion_copies)]
    fields["program_display"] = []
    fields["poll_deck"] = list(length.polls)
    for party in fields["parties"]:
        party.donations = list(length.donations)
    return ClassicTable(
        **fields,
        national=[-1] * len(figures.national),
        secured=[0] * len(figures.national),
        stacks=[list(range(seats)) for _ in range(BOARDS)],
        tiles=[[] for _ in range(BOARDS)],
        supply=[figures.tiles] * seats,
        laid=[-1] * BOARDS,
        pairs=[],
        order=list(range(seats)),
        opened=[-1] * seats,
    )


def _draw_lands(table: ClassicTable) -> None:
    """All sixteen states shuffled together; chance says which board votes first (VG06 5.2.1.1)."""
    pile = list(range(len(table.figures.lands)))
    table.chance.shuffle(Source.LANDS, pile)
    table.lands = [new_land(card, number, table.seats) for number, card in enumerate(pile[:BOARDS], 1)]
    table.reserve = pile[BOARDS : table.length.elections]
    table.emit(ev.LandsDrawn, tuple(pile[:BOARDS]), tuple(reversed(table.reserve)))


def _deal_opinions(table: ClassicTable) -> None:
    """Four for each board, then 4, 3, 2 and 1 turned up; then the exchange pool (VG06 5.2.1.2, 5.2.3)."""
    op.shuffle_deck(table, table.opinion_deck, Source.OPINIONS, "opinions", again=False)
    for place in range(BOARDS):
        cop.deal_opinions(table, place, OPINIONS)
    for place in range(BOARDS):
        for _ in range(OPINIONS - place):
            cop.turn_opinion(table, place)
    first = [op.draw_opinion(table) for _ in range(table.figures.pool_size)]
    table.emit(ce.PoolLaid, tuple(first))
    for kind in first:
        cop.pool_opinion(table, kind)


def _deal_program(table: ClassicTable, seat: int) -> None:
    """Five open cards of five topics; a repeated one goes under the pile (VG06 5.1)."""
    program: list[int] = []
    while len(program) < PROGRAM:
        kind = op.draw_program(table)
        if any(kind >> 1 == other >> 1 for other in program):
            cop.bury_program(table, seat, kind)
        else:
            program.append(kind)
    table.parties[seat].program = sorted(program)
    table.emit(ce.ProgramDealt, seat, tuple(program))


def _first_meetings(table: ClassicTable) -> None:
    """A meeting of everybody in each of the four regions (VG06 5.2.1)."""
    for place in range(BOARDS):
        for seat in range(table.seats):
            op.place_rallies(table, seat, place, table.figures.meeting_start, 0)
