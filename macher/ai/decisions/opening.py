"""The set-up: draft, opening program, hand card and deployment (EN19 set-up H and 1-2)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from macher.ai.decisions.boards import with_marker
from macher.ai.decisions.program import ProgramBook
from macher.ai.situation import LandFacts, Situation
from macher.ai.value import VALUERS, Choice, Terms, add, land_change
from macher.rules.cards import KINDS, TOPICS
from macher.rules.commands import Deploy, KeepDraftCard, KeepHandCard, LayProgram
from macher.rules.edition import SYMBOL_AMOUNT, Symbol
from macher.rules.phases.draft import DraftOptions
from macher.rules.phases.opening import PROGRAM, DeployOptions, KeepOptions, LayOptions

_SECOND = 0.15
"""Part of a card's worth that remains if there is already one of its topic."""
PLACINGS = 3
"""Arrangements of each block that are kept."""

Symbols = tuple[str, ...]


class _Arrangement(NamedTuple):
    """A deployment, and the symbols that it brings to each state."""

    block: int
    lands: tuple[int, ...]
    parts: tuple[tuple[int, Symbols], ...]


def _card_worths(situation: Situation) -> list[float]:
    """Points for each kind of program card: matches less opposites, by the worth of a match in each state."""
    worths = [0.0] * KINDS
    for land in situation.lands:
        step = situation.one_more_match(land, situation.seat)
        for kind in land.opinions:
            worths[kind] += step
            worths[kind ^ 1] -= step
        hidden = step * (4 - len(land.opinions)) / 2
        total = sum(situation.unseen)
        for kind in range(KINDS):
            worths[kind] += hidden * (situation.unseen[kind] - situation.unseen[kind ^ 1]) / total
    return worths


@VALUERS.of(DraftOptions)
def draft(situation: Situation, options: DraftOptions) -> list[Choice]:
    """What the card adds to the five best topics of the cards kept so far."""
    worths = _card_worths(situation)
    held = _held(worths, options.kept)
    choices = []
    for command in options:
        if isinstance(command, KeepDraftCard):
            more = _held(worths, (*options.kept, command.card)) - held
            choices.append(Choice(command, {"program": more}))
    return choices


def _held(worths: list[float], cards: tuple[int, ...]) -> float:
    by_topic = [sorted((worths[kind] for kind in cards if kind >> 1 == topic), reverse=True) for topic in range(TOPICS)]
    firsts = sorted((row[0] for row in by_topic if row), reverse=True)
    seconds = sum(max(0.0, worth) for row in by_topic for worth in row[1:])
    return sum(firsts[:PROGRAM]) + _SECOND * (seconds + sum(max(0.0, worth) for worth in firsts[PROGRAM:]))


@VALUERS.of(LayOptions)
def lay(situation: Situation, options: LayOptions) -> list[Choice]:
    """The five topics that are worth most in the four states."""
    book = ProgramBook(situation)
    worths = _card_worths(situation)
    choices = []
    for command in options:
        if isinstance(command, LayProgram):
            program = tuple(sorted((*options.laid, *command.cards)))
            terms: Terms = {"program": book.worth(program), "later": 0.05 * sum(worths[kind] for kind in program)}
            choices.append(Choice(command, terms))
    return choices


@VALUERS.of(KeepOptions)
def keep(situation: Situation, options: KeepOptions) -> list[Choice]:
    """The card that is most likely to improve the program next."""
    book = ProgramBook(situation)
    program = situation.programs[situation.seat]
    choices = []
    for command in options:
        if isinstance(command, KeepHandCard):
            swap = book.best_swap(program, (command.card,)) - book.worth(program)
            choices.append(Choice(command, {"program": swap, "later": book.fix_terms(program, command.card)}))
    return choices


@VALUERS.of(DeployOptions)
def deploy(situation: Situation, options: DeployOptions) -> list[Choice]:
    """The best arrangements of every block; a state's worth depends only on what goes there.

    Blocks as a whole count the same: played, they are within three points, whatever their parts seem to be worth
    (STRENGTH.md, the opening).
    """
    gains: dict[tuple[int, Symbols], Terms] = {}
    for land in situation.lands:
        for taken in product((False, True), repeat=len(Symbol)):
            symbols = tuple(sorted(symbol.value for symbol, wanted in zip(Symbol, taken, strict=True) if wanted))
            new = _deployed(situation, land, symbols)
            gains[land.place, symbols] = land_change(situation, land, new, rivals=False)
    points = {key: sum(terms.values()) for key, terms in gains.items()}
    found = _arrangements(options.blocks, options.lands)
    values = [sum([points[part] for part in arrangement.parts]) for arrangement in found]
    order = sorted(range(len(found)), key=lambda place: -values[place])
    by_block = [[place for place in order if found[place].block == block] for block in range(len(options.blocks))]
    most = max(values)
    choices = []
    for places in by_block:
        even = (most - values[places[0]]) * (1 - 1e-9)  # where all are equal, the block that seems best comes first
        for place in places if situation.everything else places[:PLACINGS]:
            terms: Terms = {"later": even}
            for part in found[place].parts:
                terms = add(terms, gains[part])
            choices.append(Choice(Deploy(options.seat, found[place].block, found[place].lands), terms))
    return choices


@lru_cache(maxsize=8)
def _arrangements(blocks: tuple[Symbols, ...], lands: int) -> list[_Arrangement]:
    """Every deployment, in the order of the options: they are thousands, and the same for every seat."""
    found = []
    for command in DeployOptions(0, blocks, lands):
        assert isinstance(command, Deploy)
        rows: dict[int, list[str]] = {}
        for symbol, place in zip(blocks[command.block], command.lands, strict=True):
            rows.setdefault(place, []).append(symbol)
        parts = tuple([(place, tuple(sorted(symbols))) for place, symbols in rows.items()])
        found.append(_Arrangement(command.block, command.lands, parts))
    return found


def _deployed(situation: Situation, land: LandFacts, symbols: tuple[str, ...]) -> LandFacts:
    """The state with what the symbols bring."""
    seat = situation.seat
    rows = {"rallies": list(land.rallies), "trend": list(land.trend), "votes": list(land.votes)}
    for symbol in symbols:
        if symbol in rows:
            rows[symbol][seat] += SYMBOL_AMOUNT[Symbol(symbol)]
    new = land._replace(rallies=tuple(rows["rallies"]), trend=tuple(rows["trend"]), votes=tuple(rows["votes"]))
    return with_marker(new, seat) if Symbol.MEDIA.value in symbols else new
