"""What is true of every table between two commands: no piece is lost, doubled or where it cannot lie.

For tests and for ``macher simulate --check``; the game itself does not need it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from macher.rules.cards import KINDS
from macher.rules.phases.base import SealedStep
from macher.rules.phases.opening import PROGRAM
from macher.rules.phases.program import ProgramChangeStep
from macher.rules.procedures import procedures_of
from macher.rules.setup import BOARDS, OPINIONS
from macher.rules.table import Land, RowStatus, Table


class InvariantBroken(AssertionError):
    """The table is in a state that no game can reach."""


def check(table: Table) -> None:
    """Raises ``InvariantBroken`` with what is wrong and where."""
    for one in procedures_of(table.edition).checks:
        one(table)


def hold(holds: bool, message: str) -> None:
    """Raises ``InvariantBroken`` if something does not hold."""
    if not holds:
        raise InvariantBroken(message)


# --- pieces -----------------------------------------------------------------------------------------------------------


def program_cards(table: Table) -> None:
    """56 program cards (EN19 section 02)."""
    places: list[Iterable[int]] = [table.program_deck, table.program_discards, table.program_display]
    for party in table.parties:
        places += [party.program, party.hand, party.draft]
    all_copies("program cards", places, table.edition.figures.program_copies)


def _opinions(table: Table) -> None:
    """42 popular opinions (EN19 section 02)."""
    display = [kind for kind, lies in enumerate(table.opinion_display) if lies]
    places: list[Iterable[int]] = [table.opinion_deck, table.opinion_discards, display]
    places += [land.opinions for land in table.lands]
    all_copies("popular opinions", places, table.edition.figures.opinion_copies)


def all_copies(what: str, places: Iterable[Iterable[int]], copies: int) -> None:
    found = Counter(kind for kind in chain.from_iterable(places) if kind >= 0)
    for kind in range(KINDS):
        hold(found[kind] == copies, f"{what}: {found[kind]} of kind {kind}, not {copies}")


def _polls(table: Table) -> None:
    """Every poll lies in exactly one place; for each discarded poll it is noted who knows it."""
    polls = [*table.poll_deck, *table.poll_discards]
    if table.poll_held >= 0:
        polls.append(table.poll_held)
    hold(sorted(polls) == list(range(len(table.edition.figures.polls))), f"polls: {sorted(polls)}")
    hold(len(table.poll_known) == len(table.poll_discards), "polls: discards and their readers differ in number")


def rallies(table: Table) -> None:
    """20 cubes for each party, at most eight in a state (EN19 phase 4)."""
    figures = table.edition.figures
    for seat, party in enumerate(table.parties):
        lying = [land.rallies[seat] for land in table.lands]
        total = party.rallies + sum(lying)
        hold(total == figures.rally_supply, f"rallies of seat {seat}: {total}, not {figures.rally_supply}")
        hold(min(lying) >= 0 and max(lying) <= figures.rally_spots, f"rallies of seat {seat}: {lying}")
        hold(party.rallies >= 0, f"rallies of seat {seat}: {party.rallies} in supply")


def _media(table: Table) -> None:
    """Markers lie in the supply, in a state or on a presence spot; one for each election there (EN19 phase 9b)."""
    for seat, party in enumerate(table.parties):
        lying = sum(land.media.count(seat) for land in table.lands)
        total = party.media + lying + len(party.presence)
        hold(party.media >= 0, f"media markers of seat {seat}: {party.media} in supply")
        hold(total == table.length.media_markers, f"media markers of seat {seat}: {total}")
        hold(len(set(party.presence)) == len(party.presence), f"presence of seat {seat}: {party.presence}")
        hold(all(1 <= number <= table.held for number in party.presence), f"presence of seat {seat}: {party.presence}")
    for place, land in enumerate(table.lands):
        hold(len(land.media) <= table.edition.figures.media_spots, f"board {place}: {len(land.media)} media markers")


def doubles(table: Table) -> None:
    """Four double markers; one in a state lies on a face-up opinion."""
    lying = [land for land in table.lands if land.doubled >= 0]
    hold(table.doubles + len(lying) == BOARDS, f"double markers: {table.doubles} on the board, {len(lying)} in states")
    for land in lying:
        hold(land.doubled in land.face_up(), f"election {land.number}: double marker on {land.doubled}")


# --- states -----------------------------------------------------------------------------------------------------------


def _lands(table: Table) -> None:
    cards = [land.card for land in table.lands] + table.reserve
    hold(len(set(cards)) == len(cards), f"states: {cards}")
    numbers = [land.number for land in table.lands]
    hold(len(set(numbers)) == len(numbers), f"elections: {numbers}")
    hold(table.held == len(table.results), f"{table.held} elections held, {len(table.results)} results")
    for land in table.lands:
        _opinions_of(land)
        scales_of(table, land)
        row_of(table, land)


def _opinions_of(land: Land) -> None:
    """A state has four opinions, and no topic lies face up twice (EN19 set-up D)."""
    hold(len(land.opinions) == (0 if land.closed else OPINIONS), f"election {land.number}: {land.opinions}")
    hold(0 <= land.open <= len(land.opinions), f"election {land.number}: {land.open} opinions face up")
    topics = [kind >> 1 for kind in land.face_up()]
    hold(len(set(topics)) == len(topics), f"election {land.number}: topics {topics} repeat")


def scales_of(table: Table, land: Land) -> None:
    scale = table.edition.figures.trend_scale
    hold(all(trend in scale for trend in land.trend), f"election {land.number}: trends {land.trend}")
    hold(min(land.votes) >= 0, f"election {land.number}: votes {land.votes}")


def row_of(table: Table, land: Land) -> None:
    """At most one politician of each seat; those that have not acted or left are still in the game."""
    same = len(land.row) == len(land.politicians) == len(land.row_status)
    hold(same, f"election {land.number}: row {land.row}, {land.politicians}, {land.row_status}")
    hold(len(set(land.row)) == len(land.row), f"election {land.number}: row {land.row}")
    for seat, number, status in zip(land.row, land.politicians, land.row_status, strict=True):
        waiting = status not in (RowStatus.DONE, RowStatus.DECLINED)
        here = number in table.parties[seat].politicians
        hold(waiting == here, f"election {land.number}: politician {number} of seat {seat} has status {status}")


# --- parties ----------------------------------------------------------------------------------------------------------


def purses(table: Table) -> None:
    for seat, party in enumerate(table.parties):
        hold(party.money >= 0, f"seat {seat} has {party.money} euros")
        hold(party.money % table.edition.figures.money_unit == 0, f"seat {seat} has {party.money} euros")
        hold(party.base >= 0, f"seat {seat} has a party base of {party.base}")
        hold(party.points == sum(party.scored), f"seat {seat}: {party.points} points, noted as {party.scored}")


def _programs(table: Table) -> None:
    """Five different topics, and one card in hand outside a change (EN19 set-up H, ruling 30)."""
    if not table.round:
        return
    changing = table.flow[-1] if table.flow else None
    for seat, party in enumerate(table.parties):
        topics = {kind >> 1 for kind in party.program}
        hold(len(party.program) == len(topics) == PROGRAM, f"program of seat {seat}: {party.program}")
        hold(party.program == sorted(party.program), f"program of seat {seat} is out of order: {party.program}")
        hold(not party.draft, f"draft of seat {seat}: {party.draft}")
        own_change = isinstance(changing, ProgramChangeStep) and changing.seat == seat
        hold(len(party.hand) == 1 or own_change, f"hand of seat {seat}: {party.hand}")
        hold(not Counter(party.known) - Counter(party.hand), f"seat {seat}: {party.known} known of {party.hand}")


def _cards_of_parties(table: Table) -> None:
    for seat, party in enumerate(table.parties):
        politicians, donations = party.politicians, party.donations
        hold(set(politicians) <= set(table.length.politicians), f"politicians of seat {seat}: {politicians}")
        hold(len(set(politicians)) == len(politicians), f"politicians of seat {seat}: {politicians}")
        hold(len(set(donations)) == len(donations), f"donations of seat {seat}: {donations}")


def sealed(table: Table) -> None:
    """Sealed answers exist only while a step collects them."""
    waiting = [seat for seat, answer in enumerate(table.sealed) if answer is not None]
    collecting = bool(table.flow) and isinstance(table.flow[-1], SealedStep)
    hold(collecting or not waiting, f"sealed answers of seats {waiting} that nobody opens")


CHECKS: Final[tuple[Callable[[Table], None], ...]] = (
    program_cards,
    _opinions,
    _polls,
    rallies,
    _media,
    doubles,
    _lands,
    purses,
    _programs,
    _cards_of_parties,
    sealed,
)
