"""Program cards: what a program is worth in the states to come, and changing it (EN19 phase 2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from macher.ai.belief import unseen_programs
from macher.ai.situation import Situation
from macher.ai.value import VALUERS, Choice
from macher.rules.cards import KINDS
from macher.rules.commands import ChangeProgram, DrawProgramCard, FlushDisplay, TakeDisplayCard
from macher.rules.phases.program import ChangeOptions, ProgramSourceOptions, Swaps, TakeOptions

Program = tuple[int, ...]


class ProgramBook:
    """Worths of programs for one seat; most are cached, since each state depends on few numbers."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._lands: dict[tuple[int, int, float], float] = {}
        self._programs: dict[Program, tuple[float, float]] = {}

    def worth(self, program: Program) -> float:
        """Points that the open states are expected to bring with a program."""
        return self._worths(program)[0]

    def later(self, program: Program) -> float:
        """The same without the states that vote this round."""
        return self._worths(program)[1]

    def _worths(self, program: Program) -> tuple[float, float]:
        found = self._programs.get(program)
        if found is None:
            total = later = 0.0
            for land in self._situation.lands:
                now, hidden = self._situation.match(land, program)
                worth = self._land(land.place, now, round(hidden * 4) / 4)
                total += worth
                if land.rounds > 1:
                    later += worth
            found = self._programs[program] = total, later
        return found

    def _land(self, place: int, now: int, hidden: float) -> float:
        key = (place, now, hidden)
        if key not in self._lands:
            situation, seat = self._situation, self._situation.seat
            land = situation.land(place)
            matches = situation.matches(land, now, hidden)
            costs = situation.costs(land, seat, matches, situation.stage(land, seat))
            # Matches below one cost no votes today, but are further from a good program.
            below = situation.weights.below_floor * min(0, now - 1)
            self._lands[key] = situation.worth_of(land, seat, costs).total + below
        return self._lands[key]

    def best_swap(self, program: Program, hand: Sequence[int]) -> float:
        """Worth of the best program after one or two swaps with the hand."""
        options = ChangeOptions(self._situation.seat, program, tuple(hand))
        return max(self.worth(swapped(program, swaps)) for swaps in options.swaps())

    def fix(self, program: Program, kind: int) -> float:
        """Points that a card in hand may still bring in states that vote later."""
        best = now = self.later(program)
        for swaps in ChangeOptions(self._situation.seat, program, (kind,)).swaps():
            best = max(best, self.later(swapped(program, swaps)))
        return best - now

    def fix_terms(self, program: Program, kind: int) -> float:
        """The part of ``fix`` that counts today."""
        return self._situation.weights.kept_card * self.fix(program, kind)


def swapped(program: Program, swaps: Iterable[tuple[int, int]]) -> Program:
    """A program after swaps, ascending."""
    cards = list(program)
    for out, into in swaps:
        cards[cards.index(out)] = into
    return tuple(sorted(cards))


@VALUERS.of(ProgramSourceOptions)
def source(situation: Situation, options: ProgramSourceOptions) -> list[Choice]:
    """Drawing and taking from the display, or a new display, each by its best card for the program."""
    book = ProgramBook(situation)
    party = situation.view.parties[situation.seat]
    program, hand = party.program, party.hand
    nothing = book.best_swap(program, hand)
    gains = [book.best_swap(program, (*hand, kind)) - nothing for kind in range(KINDS)]
    unseen = unseen_programs(situation.view, situation.edition)
    display = [kind for kind in situation.view.program_display if kind >= 0]
    shown = max((gains[kind] for kind in display), default=0.0)
    mean = sum(gain * count for gain, count in zip(gains, unseen, strict=True)) / max(1, sum(unseen))
    choices = []
    for command in options:
        if isinstance(command, DrawProgramCard):
            terms = {"program": shown + situation.weights.blind_card * mean}
        elif isinstance(command, FlushDisplay):
            terms = {"program": _best_of(gains, unseen, len(situation.view.program_display))}
        else:
            terms = {"program": -0.01}  # a change costs nothing, and the program may still stay as it is
        choices.append(Choice(command, terms))
    return choices


def _best_of(gains: Sequence[float], unseen: Sequence[int], count: int) -> float:
    """Expected highest gain among so many unseen cards."""
    total = sum(unseen)
    below, expected, before = 0, 0.0, 0.0
    for gain, copies in sorted(zip(gains, unseen, strict=True)):
        below += copies
        chance = (below / total) ** count if total else 0.0
        expected += gain * (chance - before)
        before = chance
    return expected


@VALUERS.of(TakeOptions)
def take(situation: Situation, options: TakeOptions) -> list[Choice]:
    """The card that makes the best program, or failing that the best hand card."""
    book = ProgramBook(situation)
    party = situation.view.parties[situation.seat]
    program, hand = party.program, party.hand
    nothing = book.best_swap(program, hand)
    choices = []
    for command in options:
        if isinstance(command, TakeDisplayCard):
            better = book.best_swap(program, (*hand, command.card)) - nothing
            later = book.fix_terms(program, command.card)
            choices.append(Choice(command, {"program": better, "later": 0.3 * later}))
    return choices


@VALUERS.of(ChangeOptions)
def change(situation: Situation, options: ChangeOptions) -> list[Choice]:
    """Swaps for the states to come, and the hand card that may help next round."""
    book = ProgramBook(situation)
    now = book.worth(options.program)
    found = []
    for swaps in options.swaps():
        found.append((book.worth(swapped(options.program, swaps)) - now, swaps))
    found.sort(key=lambda item: -item[0])
    choices = []
    for better, swaps in found if situation.everything else found[:6]:
        choices += _keeping(book, options, swaps, better)
    return choices


def keeping(situation: Situation, options: ChangeOptions, swaps: Swaps) -> list[Choice]:
    """The cards that can be kept after certain swaps."""
    return _keeping(ProgramBook(situation), options, swaps, 0.0)


def _keeping(book: ProgramBook, options: ChangeOptions, swaps: Swaps, better: float) -> list[Choice]:
    program = swapped(options.program, swaps)
    return [
        Choice(ChangeProgram(options.seat, swaps, kept), {"program": better, "later": book.fix_terms(program, kept)})
        for kept in sorted(set(options.hand_after(swaps)))
    ]
