"""Facts of program cards: how the program matches, or would with a card (EN19 phases 2 and 9a)."""

from __future__ import annotations

from typing import Final

from macher.ai.facts_cabinet import acts
from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.cards import KINDS
from macher.rules.commands import (
    ChangeProgram,
    DrawProgramCard,
    FlushDisplay,
    KeepDraftCard,
    KeepHandCard,
    LayProgram,
    TakeDisplayCard,
)
from macher.rules.edition import ActionName
from macher.rules.formula import match_sum
from macher.rules.national.commands import ExchangeProgram
from macher.rules.phases.program import ChangeOptions

Program = tuple[int, ...]

NONE: Final = -2
"""No card, nor the opposite of one."""


def card(sight: Sight, command: Command, other: Command) -> Fact | None:
    """States in which a card matches that the other command leaves."""
    own, others = _cards(sight, command, other)
    number, otherwise = (_states_with(sight, kind) for kind in (own, others))
    return Fact("card", number, card=own) if number > otherwise else None


def kept(sight: Sight, command: Command, other: Command) -> Fact | None:
    """States in which a card matches that stays in the hand after a change, and not in the other one's hand."""
    if not isinstance(command, ChangeProgram) or not isinstance(other, ChangeProgram):
        return None
    number, otherwise = (_states_with(sight, each.kept) for each in (command, other))
    return Fact("card", number, card=command.kept) if number > otherwise else None


def clash(sight: Sight, command: Command, other: Command) -> Fact | None:
    """States in which a card clashes that only the other command has."""
    own, others = _cards(sight, command, other)
    number, otherwise = (_states_with(sight, kind ^ 1) for kind in (others, own))
    return Fact("clash", number, card=others) if number > otherwise else None


def large(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Most points of the largest state in which only a card matches that the other command leaves."""
    own, others = _cards(sight, command, other)
    place, otherwise = _largest(sight, own, others), _largest(sight, others, own)
    if own < 0 or _points(sight, place) <= _points(sight, otherwise):
        return None
    return Fact("large", _points(sight, place), land=place, state=sight.view.lands[place].card, card=own)


def match(sight: Sight, command: Command, other: Command) -> Fact | None:
    """The factor of the program in the state where it rises most above that after the other command."""
    if sight.view.national is not None:
        return None
    return _rise(sight, *_program(sight, command), _program(sight, other)[1])


def free_change(sight: Sight, command: Command, other: Command) -> Fact | None:
    """The factor that the best card of the display brings where a politician changes the program."""
    if ActionName.PROGRAM not in acts(sight, command) or ActionName.PROGRAM in acts(sight, other):
        return None
    return _rise(sight, *_from_display(sight), _own(sight))


def _rise(sight: Sight, kind: int, then: Program, instead: Program) -> Fact | None:
    """The factor in the state where it rises most above that with another program."""
    best, most = None, 0
    for place, land in enumerate(sight.view.lands):
        now, number, otherwise = (_factor(sight, program, place) for program in (_own(sight), then, instead))
        if not land.closed and number > now and number - otherwise > most:
            name = "match" if kind < 0 else "fit"
            best, most = Fact(name, number, now, place, land.card, card=kind), number - otherwise
    return best


def useless(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Cards of a display to be discarded that would raise the factor in a state: one at most."""
    if not isinstance(command, FlushDisplay) or sight.view.national is not None:
        return None
    now = _all(sight, _own(sight))
    number = sum(_all(sight, _with(sight, kind)) > now for kind in sight.view.program_display if kind >= 0)
    return Fact("useless", number) if number < 2 else None


def _cards(sight: Sight, command: Command, other: Command) -> tuple[int, int]:
    """The card that one command brings in place of another one, and that other one; `NONE` each if it is not one.

    What an exchange with the deck brings is nobody's to know.
    """
    one = KeepDraftCard | KeepHandCard | TakeDisplayCard
    if isinstance(command, one) and isinstance(other, one):
        return command.card, other.card
    if any(isinstance(each, ChangeProgram | ExchangeProgram | LayProgram) for each in (command, other)):
        then, instead = (set(_program(sight, each)[1]) for each in (command, other))
        only, others = then - instead, instead - then
        if len(only) <= 1 and len(others) <= 1:
            return next(iter(only), NONE), next(iter(others), NONE)
    return NONE, NONE


def space(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Points for a card on the national board that only the program after the command has."""
    board, printed = sight.view.national, sight.edition.capabilities.national
    if board is None or printed is None:
        return None
    own, others = (
        max(
            (printed.spaces[place].points for place, there in enumerate(board.opinions) if 0 <= kind == there),
            default=0,
        )
        for kind in _cards(sight, command, other)
    )
    return Fact("space", own, card=_cards(sight, command, other)[0]) if own > others else None


def better(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Kinds of cards that would match more in all than any on a display to be discarded."""
    if not isinstance(command, FlushDisplay) or sight.view.national is not None:
        return None
    display = [kind for kind in sight.view.program_display if kind >= 0]
    most = max((_all(sight, _with(sight, kind)) for kind in display), default=_all(sight, _own(sight)))
    number = sum(_all(sight, _with(sight, kind)) > most for kind in range(KINDS))
    return Fact("better", number) if number else None


def _states_with(sight: Sight, kind: int) -> int:
    return sum(kind >= 0 and kind in land.opinions and not land.closed for land in sight.view.lands)


def _largest(sight: Sight, kind: int, other: int) -> int:
    """Place of the largest state in which a card matches and another one does not; -1 if there is none."""
    lands = enumerate(sight.view.lands)
    places = [place for place, land in lands if 0 <= kind in land.opinions and other not in land.opinions]
    return max(places, key=lambda place: _points(sight, place), default=-1)


def _points(sight: Sight, place: int) -> int:
    return sight.edition.figures.lands[sight.view.lands[place].card].maximum if place >= 0 else 0


def _factor(sight: Sight, program: Program, place: int) -> int:
    """What a program multiplies rallies by in a state."""
    land = sight.view.lands[place]
    return max(1, match_sum(program, land.opinions, land.doubled))


def _own(sight: Sight) -> Program:
    return sight.view.parties[sight.seat].program


def _program(sight: Sight, command: Command) -> tuple[int, Program]:
    """The card of the display that a command takes or leads to, and the program with it."""
    own = _own(sight)
    if isinstance(command, LayProgram):
        return -1, (*own, *command.cards)
    if isinstance(command, ChangeProgram):
        swaps = dict(command.swaps)
        return -1, tuple(swaps.get(kind, kind) for kind in own)
    if isinstance(command, ExchangeProgram):
        return -1, tuple(command.into if kind == command.out else kind for kind in own)
    if isinstance(command, KeepHandCard | TakeDisplayCard):
        return command.card, _with(sight, command.card)
    return _from_display(sight) if isinstance(command, DrawProgramCard) else (-1, own)


def _from_display(sight: Sight) -> tuple[int, Program]:
    """The card of the display that matches most, and the program with it."""
    cards = [kind for kind in sight.view.program_display if kind >= 0]
    best = max(cards, key=lambda kind: _all(sight, _with(sight, kind)), default=-1)
    return best, _with(sight, best) if cards else _own(sight)


def _with(sight: Sight, kind: int) -> Program:
    """The program that matches most in all states after a swap with a card, or as it is."""
    own = _own(sight)
    swaps = [dict(each) for each in ChangeOptions(sight.seat, own, (kind,)).swaps()]
    programs = [tuple(swap.get(old, old) for old in own) for swap in swaps]
    return max(programs, key=lambda program: _all(sight, program))


def _all(sight: Sight, program: Program) -> int:
    return sum(_factor(sight, program, place) for place, land in enumerate(sight.view.lands) if not land.closed)
