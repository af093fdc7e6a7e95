"""A full table that agrees with a view: what the seat cannot know is dealt anew at random.

The seat of the view cannot tell the result from the real table: ``view(determinize(v)) == v`` field by field.
"""

from __future__ import annotations

from typing import Any

import macher.rules.phases  # noqa: F401  # registers the steps that a view's flow names
from macher.engine.chance import Chance, Stream
from macher.engine.state import Step
from macher.rules.cards import KINDS
from macher.rules.edition import Edition
from macher.rules.procedures import procedures_of
from macher.rules.table import Land, Party, Source, Table
from macher.rules.views import LandView, PartyView, PlayerView


def determinize(view: PlayerView, edition: Edition, stream: Stream) -> Table:
    """A possible table behind a view, drawn with ``stream``; it emits no events."""
    return procedures_of(edition).determinize(view, edition, stream)


def deal_table(view: PlayerView, edition: Edition, stream: Stream) -> Table:
    """The policy of the 2019 edition."""
    table = Table(**public_fields(view, edition, stream))
    deal_cards(view, table, stream)
    _deal_polls(view, table, stream)
    seal_answers(view, table, stream)
    return table


def deal_cards(view: PlayerView, table: Table, stream: Stream) -> None:
    """Deals the opinions, programs, politicians and states that the view does not show."""
    _deal_opinions(view, table, stream)
    _deal_programs(view, table, stream)
    _deal_politicians(view, table, stream)
    _deal_reserve(view, table, stream)


def public_fields(view: PlayerView, edition: Edition, stream: Stream) -> dict[str, Any]:
    """The fields of a table that the view shows; hidden ones are missing or -1."""
    seats = len(view.parties)
    display = [0] * KINDS
    for kind in view.opinion_display:
        display[kind] += 1
    return {
        "version": view.version,
        "flow": [Step.from_key(key) for key in view.flow],
        "chance": Chance.seeded(stream.below(1 << 62), len(Source)),
        "log": None,
        "edition": edition,
        "options": view.options,
        "length": edition.lengths[view.elections],
        "parties": [_party(party) for party in view.parties],
        "lands": [_land(land) for land in view.lands],
        "round": view.round,
        "start": view.start,
        "sealed": [None] * seats,
        "opinion_display": display,
        "opinion_deck": [],
        "opinion_discards": list(view.opinion_discards),
        "program_display": list(view.program_display),
        "program_deck": [],
        "program_discards": list(view.program_discards),
        "poll_deck": [],
        "poll_discards": [],
        "poll_known": list(view.poll_public),
        "poll_held": -1,
        "doubles": view.doubles,
        "reserve": [],
        "held": view.held,
        "results": list(view.results),
    }


def _party(party: PartyView) -> Party:
    return Party(
        party=party.party,
        money=party.money,
        base=party.base,
        points=party.points,
        scored=list(party.scored),
        program=list(party.program),
        hand=list(party.hand),
        draft=list(party.draft),
        known=list(party.known),
        politicians=list(party.politicians),
        donations=list(party.donations),
        media=party.media,
        rallies=party.rallies,
        presence=list(party.presence),
    )


def _land(land: LandView) -> Land:
    opinions = list(land.opinions)
    return Land(
        card=land.card,
        number=land.number,
        opinions=opinions,
        open=len(opinions) - opinions.count(-1),
        doubled=land.doubled,
        media=list(land.media),
        votes=list(land.votes),
        trend=list(land.trend),
        rallies=list(land.rallies),
        row=list(land.row),
        politicians=list(land.politicians),
        row_status=list(land.row_status),
        used=list(land.used),
        closed=land.closed,
    )


def _unseen(copies: int, seen: list[int], stream: Stream) -> list[int]:
    """All cards but the seen ones, shuffled."""
    left = [copies] * KINDS
    for kind in seen:
        if kind >= 0:
            left[kind] -= 1
    cards = [kind for kind in range(KINDS) for _ in range(left[kind])]
    stream.shuffle(cards)
    return cards


def _fill(cards: list[int], deck: list[int]) -> None:
    """Replaces every hidden card of a hand by the next of the deck."""
    for place, kind in enumerate(cards):
        if kind < 0:
            cards[place] = deck.pop()


def _deal_opinions(view: PlayerView, table: Table, stream: Stream) -> None:
    seen = [*view.opinion_display, *view.opinion_discards, *view.national_cards()]
    for shown in view.lands:
        seen += shown.opinions
    deck = _unseen(table.edition.figures.opinion_copies, seen, stream)
    for land in table.lands:
        _fill(land.opinions, deck)
    table.opinion_deck = deck


def _deal_programs(view: PlayerView, table: Table, stream: Stream) -> None:
    seen = [*view.program_display, *view.program_discards]
    for shown in view.parties:
        seen += shown.program
        seen += shown.hand
        seen += shown.draft
    deck = _unseen(table.edition.figures.program_copies, seen, stream)
    for party in table.parties:
        _fill(party.hand, deck)
        _fill(party.draft, deck)
    for seat, party in enumerate(table.parties):
        if seat != view.seat and table.round == 0:
            party.hand.sort()
    table.program_deck = deck


def _deal_polls(view: PlayerView, table: Table, stream: Stream) -> None:
    """Known fronts stay; unknown ones get a random poll with the back that lies there."""
    polls = table.edition.figures.polls
    seen = {poll for _, poll in view.poll_discards if poll >= 0}
    if view.poll_held is not None and view.poll_held[1] >= 0:
        seen.add(view.poll_held[1])
    pool = [poll for poll in range(len(polls)) if poll not in seen]
    stream.shuffle(pool)

    def take(back: int) -> int:
        place = next(place for place, poll in enumerate(pool) if polls[poll].back == back)
        return pool.pop(place)

    table.poll_discards = [poll if poll >= 0 else take(back) for back, poll in view.poll_discards]
    if view.poll_held is not None:
        back, poll = view.poll_held
        table.poll_held = poll if poll >= 0 else take(back)
    if view.poll_left:
        top = take(view.poll_back)
        table.poll_deck = [*pool, top]


def _deal_politicians(view: PlayerView, table: Table, stream: Stream) -> None:
    """Face-down politicians of others: any that the seat still has and has not shown elsewhere."""
    for seat, party in enumerate(table.parties):
        placed = [(land.politicians, at) for land in table.lands for at, owner in enumerate(land.row) if owner == seat]
        shown = [politicians[at] for politicians, at in placed]
        free = [number for number in party.politicians if number not in shown]
        if -1 not in shown:
            stream.pass_over(free)
            continue
        stream.shuffle(free)
        for politicians, at in placed:
            if politicians[at] < 0:
                politicians[at] = free.pop()


def _deal_reserve(view: PlayerView, table: Table, stream: Stream) -> None:
    """Reserve states come from all that were never on the table (ruling 26)."""
    seen = {land.card for land in view.lands} | {result.card for result in view.results}
    pool = [card for card in range(len(table.edition.figures.lands)) if card not in seen]
    if view.reserve:
        stream.shuffle(pool)
    else:
        stream.pass_over(pool)
    table.reserve = pool[: view.reserve]


def seal_answers(view: PlayerView, table: Table, stream: Stream) -> None:
    """Sealed answers of others are anything they could have chosen."""
    answered = [seat for seat, party in enumerate(view.parties) if party.answered]
    for seat in answered:
        own = seat == view.seat
        table.sealed[seat] = view.sealed if own else table.flow[-1].options(table, seat).sample(stream)
