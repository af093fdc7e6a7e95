"""The same game with other secrets, made from the table itself: this says what is hidden from a seat.

Nothing here asks a view.  So whatever a view, a page or a bot tells of a secret differs between the two games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from macher.editions.classic.table import ClassicTable
from macher.engine.chance import Chance, Stream
from macher.engine.command import Command
from macher.rules.commands import DecideDonation
from macher.rules.phases.base import SealedStep
from macher.rules.table import Land, Party, Table

Place = tuple[list[int], int]
"""A list and the index of a card in it."""

SECRET: Final = {
    Table: {"chance", "opinion_deck", "poll_deck", "poll_discards", "poll_held", "program_deck", "reserve", "sealed"},
    ClassicTable: {"laid"},
    Party: {"draft", "hand"},
    Land: {"opinions", "politicians"},
}
"""Fields of which seats may not know everything; all of them differ elsewhere."""

OPEN: Final = {
    Table: {
        *("version", "flow", "log", "edition", "options", "length", "parties", "lands", "round", "start", "doubles"),
        *(
            "opinion_display",
            "opinion_discards",
            "program_display",
            "program_discards",
            "poll_known",
            "held",
            "results",
        ),
    },
    ClassicTable: {"national", "secured", "stacks", "tiles", "supply", "pairs", "order", "opened"},
    Party: {
        *("party", "money", "base", "points", "scored", "program", "known", "politicians", "donations", "media"),
        *("rallies", "presence"),
    },
    Land: {
        "card",
        "number",
        "open",
        "doubled",
        "media",
        "votes",
        "trend",
        "rallies",
        "row",
        "row_status",
        "used",
        "closed",
    },
}
"""Fields that lie open.  Money does in a view, too; only the interface covers it (`secrecy.other_secrets`)."""


def elsewhere(table: Table, looker: int, world: int = 0) -> Table:
    """A copy in which everything differs that `looker` (-1: nobody) may not know, as far as other cards are left.

    No card is made or lost, so the copy can be played on.  Each `world` has other secrets.
    """
    copy = table.clone()
    copy.log = None
    copy.chance = Chance.seeded(world + 1, len(copy.chance.streams))
    _turn(_hidden_programs(copy, looker), world)
    _turn(_hidden_opinions(copy), world)
    _other_polls(copy, looker, world)
    _other_politicians(copy, looker, world)
    _other_states(copy, world)
    _other_answers(copy, looker, world)
    return copy


def _others(table: Table, looker: int) -> list[int]:
    return [seat for seat in range(table.seats) if seat != looker]


def _turned(cards: Sequence[int], world: int) -> list[int]:
    """The cards moved on by about a half, never onto their own place."""
    if len(cards) < 2:
        return list(cards)
    by = 1 + (len(cards) // 2 - 1 + world) % (len(cards) - 1)
    return [*cards[by:], *cards[:by]]


def _turn(places: Iterable[Place], world: int) -> None:
    """Deals the cards of these places anew; where a kind is less than half of them, nobody gets it again."""
    ordered = sorted(places, key=lambda place: place[0][place[1]])
    cards = [cards[at] for cards, at in ordered]
    for (place, at), card in zip(ordered, _turned(cards, world), strict=True):
        place[at] = card


def _hidden_programs(table: Table, looker: int) -> list[Place]:
    """Piles, drafts and hands, without the cards that everybody has seen being taken."""
    places = [(table.program_deck, at) for at in range(len(table.program_deck))]
    for seat in _others(table, looker):
        party = table.parties[seat]
        seen = list(party.known)
        for at, kind in enumerate(party.hand):
            if kind in seen:
                seen.remove(kind)
            else:
                places.append((party.hand, at))
        places += [(party.draft, at) for at in range(len(party.draft))]
    return places


def _hidden_opinions(table: Table) -> list[Place]:
    face_down = [(land.opinions, at) for land in table.lands for at in range(land.open, len(land.opinions))]
    return [*face_down, *((table.opinion_deck, at) for at in range(len(table.opinion_deck)))]


def _other_polls(table: Table, looker: int, world: int) -> None:
    """Unseen fronts change places among those with the same back; below the top one, the order is secret, too."""
    polls = table.edition.figures.polls
    places = [(table.poll_deck, at) for at in range(len(table.poll_deck))]
    everybody = (1 << table.seats) - 1
    for at, known in enumerate(table.poll_known):
        if known != everybody and not (looker >= 0 and known >> looker & 1):
            places.append((table.poll_discards, at))
    if isinstance(table, ClassicTable):
        places += [(table.laid, at) for at, poll in enumerate(table.laid) if poll >= 0]
    held = [table.poll_held]
    if table.poll_held >= 0 and not 0 <= looker == getattr(table.flow[-1], "seat", -1):
        places.append((held, 0))
    backs = {polls[cards[at]].back for cards, at in places}
    for back in backs:
        _turn([(cards, at) for cards, at in places if polls[cards[at]].back == back], world)
    table.poll_held = held[0]
    table.poll_deck[:-1] = _turned(table.poll_deck[:-1], world)


def _other_politicians(table: Table, looker: int, world: int) -> None:
    """Others have placed some other of those face down that they have not shown."""
    for seat in _others(table, looker):
        placed = [(land, at) for land in table.lands for at, owner in enumerate(land.row) if owner == seat]
        shown = {land.politicians[at] for land, at in placed if land.row_status[at]}
        left = [number for number in table.parties[seat].politicians if number not in shown]
        other = dict(zip(left, _turned(left, world), strict=True))
        for land, at in placed:
            if not land.row_status[at]:
                land.politicians[at] = other[land.politicians[at]]


def _other_states(table: Table, world: int) -> None:
    """State cards to come are some other of those that were never laid open."""
    seen = {land.card for land in table.lands} | {result.card for result in table.results}
    left = [card for card in range(len(table.edition.figures.lands)) if card not in seen]
    other = dict(zip(left, _turned(left, world), strict=True))
    table.reserve[:] = [other[card] for card in table.reserve]


def _other_answers(table: Table, looker: int, world: int) -> None:
    """Others have sealed some other answer that they may give with their other cards."""
    laid = getattr(table, "opened", [])
    for seat in _others(table, looker):
        answer = table.sealed[seat] if table.sealed else None
        if answer is None:
            continue
        if seat < len(laid) and laid[seat] == -2:  # a contribution that was refused and lies face down
            donations = list(table.parties[seat].donations)
            cards = dict(zip(donations, _turned(donations, world), strict=True))
            table.sealed[seat] = DecideDonation(seat, cards[answer.card], False)
        else:
            table.sealed[seat] = _another(table, seat, answer, world)


def _another(table: Table, seat: int, answer: Command, world: int) -> Command:
    """Another possible answer; the same one if ten tries find no other."""
    step, stream = table.flow[-1], Stream(world, 41, seat, table.version)
    assert isinstance(step, SealedStep)
    tries = (step.options(table, seat).sample(stream) for _ in range(10))
    return next((found for found in tries if found != answer), answer)
