"""What changes on the table: each operation moves the pieces and emits the fact with the value after it.

Operations trust their callers: the options decide what is allowed.
"""

from __future__ import annotations

from macher.rules import events as ev
from macher.rules.formula import match_sum, moved
from macher.rules.table import Scored, Source, Table


def change_money(table: Table, seat: int, delta: int, reason: str) -> None:
    """Pays (negative) or takes (positive) euros from or to the bank."""
    if delta:
        party = table.parties[seat]
        party.money += delta
        table.emit(ev.MoneyChanged, seat, delta, party.money, reason)


def change_votes(table: Table, seat: int, place: int, delta: int, reason: str) -> None:
    """Raises a party's votes in a state as far as its track goes."""
    delta = table.raise_votes(place, seat, delta)
    table.emit(ev.VotesChanged, seat, place, delta, table.lands[place].votes[seat], reason)


def change_trend(table: Table, seat: int, place: int, delta: int, reason: str) -> None:
    """Moves a trend marker by spaces; further steps at the ends of the scale are lost (ruling 14)."""
    land = table.lands[place]
    before = land.trend[seat]
    after = moved(table.edition.figures.trend_scale, before, delta)
    if after != before:
        land.trend[seat] = after
        table.emit(ev.TrendChanged, seat, place, after - before, after, reason)


def change_base(table: Table, seat: int, delta: int, reason: str) -> None:
    """Changes a party base, which never falls below 0 and has no upper end (ruling 14)."""
    party = table.parties[seat]
    after = max(0, party.base + delta)
    if after != party.base:
        delta, party.base = after - party.base, after
        table.emit(ev.BaseChanged, seat, delta, after, reason)


def score(table: Table, seat: int, source: Scored, points: int) -> None:
    """Notes victory points."""
    if points:
        party = table.parties[seat]
        party.points += points
        party.scored[source] += points
        table.emit(ev.PointsScored, seat, source.name.lower(), points, party.points)


def place_media(table: Table, seat: int, place: int) -> None:
    """Puts a media marker from the supply into a state."""
    party = table.parties[seat]
    party.media -= 1
    table.lands[place].media.append(seat)
    table.emit(ev.MediaPlaced, seat, place, party.media)


def remove_media(table: Table, seat: int, place: int) -> None:
    """Takes a seat's media marker out of a state, back to its supply."""
    table.lands[place].media.remove(seat)
    party = table.parties[seat]
    party.media += 1
    table.emit(ev.MediaRemoved, seat, place, party.media)


def gain_presence(table: Table, seat: int, place: int) -> None:
    """Moves a media marker to the presence spot of the election just held, if one lies in the state (EN19 9b)."""
    land = table.lands[place]
    if seat in land.media:
        land.media.remove(seat)
        table.parties[seat].presence.append(land.number)
        points = table.length.presence[land.number - 1]
        table.emit(ev.PresenceGained, seat, place, land.number, points)


def place_rallies(table: Table, seat: int, place: int, count: int, cost: int) -> None:
    """Puts rallies from the supply into a state; the caller pays."""
    party, land = table.parties[seat], table.lands[place]
    party.rallies -= count
    land.rallies[seat] += count
    table.emit(ev.RalliesPlaced, seat, place, count, land.rallies[seat], party.rallies, cost)


def convert(table: Table, seat: int, place: int, count: int) -> None:
    """Converts rallies into votes; the cubes return to the supply at once (EN19 9a)."""
    party, land = table.parties[seat], table.lands[place]
    matches = match_sum(party.program, land.opinions[: land.open], land.doubled)
    trend = land.trend[seat]
    gained = table.edition.policies.votes_for(count, trend, matches)
    land.rallies[seat] -= count
    party.rallies += count
    left = land.rallies[seat]
    table.emit(ev.RalliesConverted, seat, place, count, trend, matches, gained, left, party.rallies)
    change_votes(table, seat, place, gained, "rallies")


def place_double(table: Table, place: int, kind: int) -> None:
    """Puts a double marker on a face-up opinion."""
    table.lands[place].doubled = kind
    table.doubles -= 1
    table.emit(ev.DoublePlaced, place, kind, table.doubles)


def remove_double(table: Table, place: int) -> None:
    """Takes the double marker of a state back to the marker board."""
    land = table.lands[place]
    kind, land.doubled = land.doubled, -1
    table.doubles += 1
    table.emit(ev.DoubleRemoved, place, kind, table.doubles)


# --- decks ------------------------------------------------------------------------------------------------------------


def shuffle_deck(table: Table, deck: list[int], source: Source, name: str, *, again: bool) -> None:
    """Shuffles a deck in place."""
    table.chance.shuffle(source, deck)
    table.emit(ev.DeckShuffled, name, tuple(reversed(deck)), again)


def _refill(table: Table, deck: list[int], discards: list[int], source: Source, name: str) -> None:
    """As soon as a deck is empty, its discards become the new deck (EN19 phase 2, ruling 13)."""
    if not deck and discards:
        deck.extend(discards)
        discards.clear()
        shuffle_deck(table, deck, source, name, again=True)


def draw_program(table: Table) -> int:
    """Takes the top program card; -1 if there is none anywhere."""
    _refill(table, table.program_deck, table.program_discards, Source.PROGRAMS, "programs")
    if not table.program_deck:
        return -1
    kind = table.program_deck.pop()
    _refill(table, table.program_deck, table.program_discards, Source.PROGRAMS, "programs")
    return kind


def draw_opinion(table: Table) -> int:
    """Takes the top opinion."""
    kind = table.opinion_deck.pop()
    _refill(table, table.opinion_deck, table.opinion_discards, Source.OPINIONS, "opinions")
    return kind


def discard_programs(table: Table, seat: int, kinds: list[int]) -> None:
    """Puts cards face up on the program discards (``seat`` -1: from the display)."""
    if kinds:
        table.program_discards.extend(kinds)
        table.emit(ev.ProgramsDiscarded, seat, tuple(kinds))


def discard_opinion(table: Table, kind: int) -> None:
    """Puts an opinion on the discards; an empty deck is filled at once (ruling 13)."""
    table.opinion_discards.append(kind)
    _refill(table, table.opinion_deck, table.opinion_discards, Source.OPINIONS, "opinions")


def fill_display(table: Table) -> None:
    """Fills every hole of the program display from the deck (EN19 phase 2)."""
    display = table.program_display
    if -1 not in display:
        return
    for place, kind in enumerate(display):
        if kind < 0:
            display[place] = draw_program(table)
    table.emit(ev.ProgramDisplayLaid, tuple(display))


def discard_display(table: Table) -> None:
    """Discards the whole program display."""
    discard_programs(table, -1, [kind for kind in table.program_display if kind >= 0])
    table.program_display[:] = [-1] * len(table.program_display)


def turn_opinion(table: Table, place: int) -> None:
    """Turns up the next opinion of a state; repeated topics are discarded until another comes (EN19 set-up D)."""
    land = table.lands[place]
    spot = land.open
    topics = [kind >> 1 for kind in land.opinions[:spot]]
    while land.opinions[spot] >> 1 in topics:
        repeated = land.opinions[spot]
        table.emit(ev.OpinionRepeated, place, spot, repeated)
        discard_opinion(table, repeated)
        land.opinions[spot] = draw_opinion(table)
    land.open += 1
    table.emit(ev.OpinionTurned, place, spot, land.opinions[spot])


def show_poll_top(table: Table) -> None:
    """Announces the back of the top poll."""
    if table.poll_deck:
        back = table.edition.figures.polls[table.poll_deck[-1]].back
        table.emit(ev.PollTopTurned, back, len(table.poll_deck))


def draw_poll(table: Table) -> int:
    """Takes the top poll; the last card brings the discards back (ruling 13). -1 if there is none."""
    if not table.poll_deck:
        _refill_polls(table)
    if not table.poll_deck:
        return -1
    poll = table.poll_deck.pop()
    _refill_polls(table)
    show_poll_top(table)
    return poll


def _refill_polls(table: Table) -> None:
    if not table.poll_deck and table.poll_discards:
        _refill(table, table.poll_deck, table.poll_discards, Source.POLLS, "polls")
        table.poll_known.clear()


def discard_poll(table: Table, poll: int, known_to: int) -> None:
    """Puts a poll on the discards; ``known_to`` has a bit for each seat that has seen its front."""
    table.poll_discards.append(poll)
    table.poll_known.append(known_to)
    if not table.poll_deck:
        _refill_polls(table)
        show_poll_top(table)
