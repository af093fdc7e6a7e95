"""What is true of every classic table between two commands: no piece is lost, doubled or where it cannot lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from macher.editions.classic.phases.contributions import ContributionsStep
from macher.editions.classic.setup import PROGRAM
from macher.editions.classic.table import ClassicTable
from macher.rules.invariants import all_copies, doubles, hold, program_cards, purses, rallies, row_of, scales_of, sealed
from macher.rules.national.values import FACE_DOWN, NOT_YET
from macher.rules.setup import BOARDS, OPINIONS
from macher.rules.table import Land

# --- pieces -----------------------------------------------------------------------------------------------------------


def _opinions(table: ClassicTable) -> None:
    """42 opinions in pile, discards, pool, regions and on the national board (VG06 2)."""
    pool = [kind for kind, count in enumerate(table.opinion_display) for _ in range(count)]
    second = [kind for kind, twice in zip(table.national, table.secured, strict=True) if twice]
    places: list[Iterable[int]] = [table.opinion_deck, table.opinion_discards, pool, table.national, second]
    places += [land.opinions for land in table.lands]
    all_copies("opinions", places, table.figures.opinion_copies)


def _pool(table: ClassicTable) -> None:
    """Six cards, or each position once (VG06 5.2.3, WBC06 4.2)."""
    pool = table.opinion_display
    hold(min(pool) >= 0, f"exchange pool: {pool}")
    if table.policies.pool_single:
        hold(max(pool) <= 1, f"exchange pool: {pool}")
    else:
        hold(sum(pool) == table.figures.pool_size, f"exchange pool: {sum(pool)} cards")


def _polls(table: ClassicTable) -> None:
    """Every poll of this length lies in exactly one place; for each discarded poll it is noted who knows it."""
    polls = [*table.poll_deck, *table.poll_discards, *[poll for poll in table.laid if poll >= 0]]
    if table.poll_held >= 0:
        polls.append(table.poll_held)
    hold(sorted(polls) == sorted(table.classic_length.polls), f"polls: {sorted(polls)}")
    hold(len(table.poll_known) == len(table.poll_discards), "polls: discards and their readers differ in number")
    for place, land in enumerate(table.lands):
        hold(table.laid[place] < 0 or not land.closed, f"board {place}: a poll lies in a region that has voted")


def _media(table: ClassicTable) -> None:
    """Markers lie in the supply, in a region or on the national board, where each election has one of a party.

    Only start sheets may place more markers in a region than it has spaces (VG06 6.1).
    """
    for seat, party in enumerate(table.parties):
        lying = sum(land.media.count(seat) for land in table.lands)
        total = party.media + lying + len(party.presence)
        hold(party.media >= 0, f"media markers of seat {seat}: {party.media} in supply")
        hold(total == table.length.media_markers, f"media markers of seat {seat}: {total}")
        hold(len(set(party.presence)) == len(party.presence), f"national media of seat {seat}: {party.presence}")
        voted = all(1 <= number <= table.held for number in party.presence)
        hold(voted, f"national media of seat {seat}: {party.presence}")
    for land in table.lands:
        full = len(land.media) > table.figures.media_spots
        hold(not full or land.number <= BOARDS, f"election {land.number}: {len(land.media)} media markers")


def _tiles(table: ClassicTable) -> None:
    """Four coalition tiles of each party; used ones leave the game, none lies in a region that has voted."""
    for seat, left in enumerate(table.supply):
        lying = sum(tiles.count(seat) for tiles in table.tiles)
        hold(left >= 0, f"coalition tiles of seat {seat}: {left} in supply")
        hold(left + lying <= table.figures.tiles, f"coalition tiles of seat {seat}: {left} and {lying} in regions")
    for place, tiles in enumerate(table.tiles):
        hold(len(set(tiles)) == len(tiles), f"board {place}: coalition tiles {tiles}")
        hold(not tiles or not table.lands[place].closed, f"board {place}: tiles in a region that has voted")


def _pairs(table: ClassicTable) -> None:
    """Two parties each, nobody in two of them, all with a tile in the current region; none in the last round."""
    seats = [seat for pair in table.pairs for seat in pair]
    hold(all(len(pair) == 2 for pair in table.pairs), f"coalitions: {table.pairs}")
    hold(len(set(seats)) == len(seats), f"coalitions: {table.pairs}")
    hold(not seats or table.has_coalitions(), f"coalitions in the last round: {table.pairs}")
    if seats:
        hold(set(seats) <= set(table.tiles[table.current()]), f"coalitions without tiles: {table.pairs}")


# --- regions ----------------------------------------------------------------------------------------------------------


def _lands(table: ClassicTable) -> None:
    cards = [land.card for land in table.lands] + table.reserve
    hold(len(set(cards)) == len(cards), f"regions: {cards}")
    numbers = [land.number for land in table.lands]
    hold(len(set(numbers)) == len(numbers), f"elections: {numbers}")
    hold(table.held == len(table.results), f"{table.held} elections held, {len(table.results)} results")
    for place, land in enumerate(table.lands):
        _opinions_of(table, land)
        scales_of(table, land)
        row_of(table, land)
        _stack_of(table, place, land)


def _opinions_of(table: ClassicTable, land: Land) -> None:
    """Four opinions, fewer after the election, when the winners take some; no topic lies face up twice (VG06 5.2.1.2).

    A region may have fewer if no card of the pile fits there.
    """
    most = 0 if land.closed else OPINIONS
    hold(len(land.opinions) <= most, f"election {land.number}: {land.opinions}")
    hold(0 <= land.open <= len(land.opinions), f"election {land.number}: {land.open} opinions face up")
    if land.number <= table.held:
        hold(land.open == len(land.opinions), f"election {land.number} is over with opinions face down")
    topics = [kind >> 1 for kind in land.face_up()]
    hold(len(set(topics)) == len(topics), f"election {land.number}: topics {topics} repeat")


def _stack_of(table: ClassicTable, place: int, land: Land) -> None:
    """Votes end at the cap, and each seat's marker stands once in the order of the last moves."""
    hold(max(land.votes) <= table.figures.vote_cap, f"election {land.number}: votes {land.votes}")
    stack = table.stacks[place]
    hold(sorted(stack) == list(range(table.seats)), f"election {land.number}: votes markers {stack}")


def _national(table: ClassicTable) -> None:
    """Five spaces, filled from the left; no topic twice; only what lies there can be secured (VG06 6.3.3)."""
    national, spaces = table.national, len(table.figures.national)
    hold(len(national) == len(table.secured) == spaces, f"national board: {national}, {table.secured}")
    filled = [kind for kind in national if kind >= 0]
    hold(national[: len(filled)] == filled, f"national board: gaps in {national}")
    hold(len({kind >> 1 for kind in filled}) == len(filled), f"national board: topics of {national} repeat")
    hold(all(twice in (0, 1) for twice in table.secured), f"national board: {table.secured}")
    empty = not any(table.secured[len(filled) :])
    hold(empty, f"national board: {table.secured} of {national} secured")


# --- parties ----------------------------------------------------------------------------------------------------------


def _programs(table: ClassicTable) -> None:
    """Five different topics; never more in hand than is drawn up to (VG06 5.1, 6.2.2)."""
    for seat, party in enumerate(table.parties):
        topics = {kind >> 1 for kind in party.program}
        hold(len(party.program) == len(topics) == PROGRAM, f"program of seat {seat}: {party.program}")
        hold(party.program == sorted(party.program), f"program of seat {seat} is out of order: {party.program}")
        hold(not party.draft, f"draft of seat {seat}: {party.draft}")
        hold(len(party.hand) <= table.figures.program_hand, f"hand of seat {seat}: {party.hand}")
        hold(not Counter(party.known) - Counter(party.hand), f"seat {seat}: {party.known} known of {party.hand}")


def _cards_of_parties(table: ClassicTable) -> None:
    """Cabinet cards and contributions of this length, each once (VG06 8)."""
    length = table.classic_length
    for seat, party in enumerate(table.parties):
        politicians, donations = party.politicians, party.donations
        hold(set(politicians) <= set(length.politicians), f"cabinet of seat {seat}: {politicians}")
        hold(len(set(politicians)) == len(politicians), f"cabinet of seat {seat}: {politicians}")
        hold(set(donations) <= set(length.donations), f"contributions of seat {seat}: {donations}")
        hold(len(set(donations)) == len(donations), f"contributions of seat {seat}: {donations}")


def _order(table: ClassicTable) -> None:
    """Everybody has one place in the order of play, and the start player the first."""
    hold(sorted(table.order) == list(range(table.seats)), f"order of play: {table.order}")
    hold(not table.round or table.order[0] == table.start, f"order of play: {table.order}, first is {table.start}")


def _opened(table: ClassicTable) -> None:
    """Contributions lie on the table only while they are chosen; a refused one is a sealed answer."""
    choosing = bool(table.flow) and isinstance(table.flow[-1], ContributionsStep)
    for seat, laid in enumerate(table.opened):
        hold(choosing or laid == NOT_YET, f"contribution of seat {seat}: {laid}")
        hold((laid == FACE_DOWN) == (choosing and table.sealed[seat] is not None), f"refusal of seat {seat}: {laid}")
        hold(laid not in table.parties[seat].donations, f"seat {seat} still has contribution {laid}")


CHECKS: Final[tuple[Callable[[ClassicTable], None], ...]] = (
    program_cards,
    rallies,
    doubles,
    purses,
    sealed,
    _opinions,
    _pool,
    _polls,
    _media,
    _tiles,
    _pairs,
    _lands,
    _national,
    _programs,
    _cards_of_parties,
    _order,
    _opened,
)
"""``purses`` checks members as party base: any number from 0 (ruling C17)."""
