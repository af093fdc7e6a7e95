"""What changes on the table of a classic edition besides what changes in every edition."""

from __future__ import annotations

from macher.editions.classic.table import ClassicTable
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.formula import clockwise
from macher.rules.national import events as ce
from macher.rules.table import Source


def roll(table: ClassicTable, seat: int, count: int, reason: str) -> list[int]:
    """Rolls the edition's special dice for a seat; returns the faces."""
    faces = table.figures.dice_faces
    dice = [faces[table.chance.below(Source.DICE, len(faces))] for _ in range(count)]
    table.emit(ce.DiceRolled, seat, tuple(dice), reason)
    return dice


def start_from(table: ClassicTable, seat: int) -> None:
    """The seat becomes first player, the others follow clockwise."""
    table.start = seat
    table.order = list(clockwise(seat, table.seats))


# --- opinions and the exchange pool -----------------------------------------------------------------------------------


def pool_opinion(table: ClassicTable, kind: int) -> None:
    """An opinion goes into the exchange pool; in 1997 a duplicate is discarded (VG06 5.2.3, WBC06 4.2)."""
    pool = table.opinion_display
    kept = not (table.policies.pool_single and pool[kind])
    if kept:
        pool[kind] += 1
    table.emit(ce.OpinionPooled, kind, kept, sum(pool))
    if not kept:
        op.discard_opinion(table, kind)


def displace(table: ClassicTable, kind: int) -> None:
    """A repeated opinion goes under the draw pile (VG06 5.2.1.2, 6.4.1) or into the pool (WBC06 4.2, 5.4.1)."""
    if table.policies.displaced_to_pool:
        pool_opinion(table, kind)
    else:
        table.opinion_deck.insert(0, kind)
        table.emit(ce.OpinionBuried, kind)


def exchange_opinion(table: ClassicTable, seat: int, place: int, out: int, into: int) -> None:
    """A face-up opinion of a region goes into the pool, one of the pool takes its place (VG06 6.2.5, 6.2.8)."""
    land = table.lands[place]
    spot = land.opinions.index(out)
    land.opinions[spot] = into
    table.opinion_display[into] -= 1
    table.emit(ev.OpinionShifted, seat, place, spot, out, into)
    pool_opinion(table, out)


def deal_opinions(table: ClassicTable, place: int, count: int) -> None:
    """Face-down opinions for a region."""
    land = table.lands[place]
    land.opinions = [op.draw_opinion(table) for _ in range(count)]
    table.emit(ev.OpinionsDealt, place, tuple(land.opinions))


def turn_opinion(table: ClassicTable, place: int) -> None:
    """Turns up the next opinion of a region; identical or opposite ones are displaced and replaced (VG06 6.4.1)."""
    land = table.lands[place]
    spot = land.open
    topics = {kind >> 1 for kind in land.opinions[:spot]}
    while land.opinions[spot] >> 1 in topics:
        repeated = land.opinions[spot]
        table.emit(ev.OpinionRepeated, place, spot, repeated)
        if not _brings_another(table, topics):  # the region goes without one: drawing would never end
            land.opinions.pop(spot)
            displace(table, repeated)
            return
        displace(table, repeated)
        land.opinions.insert(spot, op.draw_opinion(table))
        land.opinions.pop(spot + 1)
    land.open += 1
    table.emit(ev.OpinionTurned, place, spot, land.opinions[spot])


def _brings_another(table: ClassicTable, topics: set[int]) -> bool:
    """Whether further draws will bring an opinion of another topic.

    Cards that go under the pile keep it from running out, so if only the discards have such a card, they are shuffled
    in now (ruling 13).
    """
    if any(kind >> 1 not in topics for kind in table.opinion_deck):
        return True
    if all(kind >> 1 in topics for kind in table.opinion_discards):
        return False
    if not table.policies.displaced_to_pool:
        table.opinion_deck += table.opinion_discards
        table.opinion_discards.clear()
        op.shuffle_deck(table, table.opinion_deck, Source.OPINIONS, "opinions", again=True)
    return True


# --- program cards ----------------------------------------------------------------------------------------------------


def draw_hand(table: ClassicTable, seat: int) -> None:
    """Draws program cards up to the full hand (VG06 6.2.2)."""
    hand = table.parties[seat].hand
    drawn: list[int] = []
    while len(hand) + len(drawn) < table.figures.program_hand:
        kind = op.draw_program(table)
        if kind < 0:
            break
        drawn.append(kind)
    if drawn:
        hand.extend(drawn)
        hand.sort()
        table.emit(ce.HandDrawn, seat, tuple(drawn), len(table.program_deck))


def shuffle_in_programs(table: ClassicTable) -> None:
    """Shuffles the discards into the program deck."""
    table.program_deck += table.program_discards
    table.program_discards.clear()
    op.shuffle_deck(table, table.program_deck, Source.PROGRAMS, "programs", again=True)


def bury_program(table: ClassicTable, seat: int, kind: int) -> None:
    """A program card that repeats a topic goes under the pile (VG06 5.1)."""
    table.program_deck.insert(0, kind)
    table.emit(ce.ProgramBuried, seat, kind)


def replace_program(table: ClassicTable, seat: int, out: int, into: int) -> None:
    """A card of the program goes to the discards, another takes its place (VG06 6.2.2)."""
    program = table.parties[seat].program
    program[program.index(out)] = into
    program.sort()
    table.emit(ev.ProgramSwapped, seat, out, into)
    op.discard_programs(table, seat, [out])
