"""Exact counts of unseen cards: opinions, programs and polls that may still turn up."""

from __future__ import annotations

from collections.abc import Sequence

from macher.rules.cards import KINDS
from macher.rules.edition import Edition
from macher.rules.views import PlayerView


def unseen_opinions(view: PlayerView, edition: Edition) -> tuple[int, ...]:
    """How many cards of each kind lie face down, in states or in the deck."""
    left = [edition.figures.opinion_copies] * KINDS
    for kind in (*view.opinion_display, *view.opinion_discards):
        left[kind] -= 1
    for land in view.lands:
        for kind in land.opinions:
            if kind >= 0:
                left[kind] -= 1
    return tuple(left)


def unseen_programs(view: PlayerView, edition: Edition) -> tuple[int, ...]:
    """How many program cards of each kind the seat does not see: in the deck or in other hands."""
    left = [edition.figures.program_copies] * KINDS
    for kinds in (view.program_display, view.program_discards):
        for kind in kinds:
            if kind >= 0:
                left[kind] -= 1
    for party in view.parties:
        for kind in (*party.program, *party.hand, *party.draft):
            if kind >= 0:
                left[kind] -= 1
    return tuple(left)


def hidden_match(program: Sequence[int], face_up: Sequence[int], unseen: Sequence[int]) -> float:
    """Expected matches of the next opinion turned up: its topic differs from those that lie there (EN19 set-up D)."""
    closed = {kind >> 1 for kind in face_up}
    total = matching = 0
    for kind in range(KINDS):
        if kind >> 1 in closed:
            continue
        total += unseen[kind]
        if kind in program:
            matching += unseen[kind] - unseen[kind ^ 1]
    return matching / total if total else 0.0


def possible_polls(view: PlayerView, edition: Edition, back: int) -> list[int]:
    """Polls with this back whose fronts the seat has not seen yet."""
    seen = {poll for _, poll in view.poll_discards if poll >= 0}
    polls = edition.figures.polls
    return [number for number, poll in enumerate(polls) if poll.back == back and number not in seen]
