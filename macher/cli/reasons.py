"""``macher reasons``: takes the term of each told reason away and counts how often that turns the choice."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from macher.ai.because import Valued, compared, gist, parts
from macher.ai.bots import make_bot
from macher.ai.facts import Fact, Sight, fact
from macher.ai.kinds import BotUnknown, read_kind
from macher.ai.normal import value
from macher.ai.play import bot_stream
from macher.ai.reasons import NO_TERM, Told, told
from macher.ai.search import style_at
from macher.ai.seeds import bot_seed
from macher.cli.outcome import OK, UsageError
from macher.editions.problems import EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.i18n import Texts
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.words.facts import fact_words
from macher.words.names import GameNames

_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class _Position:
    """A decision with more than one choice, and what the seat chose."""

    table: Table
    seen: PlayerView
    decision: Decision
    chosen: Command
    choices: Sequence[Valued]
    """The best first, as the seat values them."""


@dataclass(slots=True)
class _Count:
    """What was found."""

    positions: int = 0
    equal: int = 0
    """Positions whose two best choices are equal."""
    told: int = 0
    ahead: int = 0
    """Of those told: by looking ahead, which has no number."""
    turned: int = 0
    shown: int = 0
    """Numbers told that stand on the table once the command is carried out."""
    contradictions: int = 0
    """Reasons for a choice that is not valued most, or that the table speaks against."""


def reasons(*, edition: str, level: str, positions: int, seed: int, advice: bool) -> int:
    """Plays games from a seed on until so many positions were seen, and prints a JSON line; raises ``UsageError``."""
    try:
        parts = load_edition(edition)
        read_kind(level)
    except (BotUnknown, EditionUnknown) as error:
        raise UsageError(str(error)) from None
    count, texts = _Count(), Texts.load("en")
    for position in _positions(parts, level, seed):
        if count.positions == positions:
            break
        if advice:
            position = _shown(position, parts)
        _judge(position, _advised(position, parts) if advice else _told(position, parts, level), parts, texts, count)
    numbers = count.told - count.ahead
    line = {
        "edition": edition,
        "level": level,
        "seed": seed,
        "advice": advice,
        "positions": count.positions,
        "equal": count.equal,
        "told": count.told,
        "ahead": count.ahead,
        "turned": count.turned,
        "share": round(count.turned / count.told, 3) if count.told else 1.0,
        "number_shown": round(count.shown / numbers, 3) if numbers else 1.0,
        "contradictions": count.contradictions,
    }
    sys.stdout.write(json.dumps(line) + "\n")
    return OK


def _positions(edition: Edition, level: str, seed: int) -> Iterator[_Position]:
    """The decisions of game after game among seats of a level."""
    style = style_at(read_kind(level))
    while True:
        parties = tuple(range(min(_SEATS, len(PARTIES))))
        table = new_game(edition, GameSetup(next(iter(edition.lengths)), parties, seed))
        bots = [make_bot(level, seed, seat) for seat in parties]
        while decision := table.next_decision():
            seen, stream = view(table, decision.seat), bot_stream(bot_seed(seed), decision.seat, table.version)
            chosen = bots[decision.seat].choose(seen, decision, edition, stream)
            try:
                choices = value(seen, decision, edition, style)
            except KeyError:  # nobody values these options
                choices = []
            if len({gist(choice.command, decision) for choice in choices}) > 1:
                yield _Position(table.clone(), seen, decision, chosen, choices)
            table.apply(chosen, decision)
        seed += 1


def _told(position: _Position, edition: Edition, level: str) -> tuple[Command, Command | None, Told] | None:
    """What the seat says: its command, the one it is compared with, and the reason."""
    found = told(level, position.seen, position.decision, edition, position.chosen)
    against = compared(position.choices, position.chosen, position.decision)
    return None if found is None or against is None else (position.chosen, against.other, found)


def _shown(position: _Position, edition: Edition) -> _Position:
    """The position with the choices that advice shows."""
    from macher.ui.game.advice import considered

    return replace(position, choices=considered(position.seen, position.decision, edition))


def _advised(position: _Position, edition: Edition) -> tuple[Command, Command | None, Told] | None:
    """What advice says about its first suggestion."""
    from macher.ui.game.advice import options_for

    first = options_for(position.seen, position.decision, edition)[0]
    if first.fact is None or first.other is None:
        return None
    against = compared(position.choices, first.command, position.decision)
    turning = against.turning if against is not None else ()
    found = fact(Sight(position.seen, edition), turning, first.command, first.other)
    return first.command, first.other, Told(found[0] if found else NO_TERM, first.fact)


def _judge(
    position: _Position,
    said: tuple[Command, Command | None, Told] | None,
    edition: Edition,
    texts: Texts,
    count: _Count,
) -> None:
    first = compared(position.choices, position.choices[0][0], position.decision)
    count.positions += 1
    count.equal += first is not None and first.equal
    if said is None:
        return
    command, other, (turn, shown) = said
    count.told += 1
    best = gist(position.choices[0][0], position.decision) == gist(command, position.decision)
    if turn == NO_TERM:
        count.ahead += 1
        count.turned += not best  # without looking ahead the seat takes what it values most
        return
    count.turned += _turns(position, command, turn.name)
    real = fact(Sight(position.seen, edition, position.table), (turn,), command, other) if other else None
    count.shown += real is not None and real[1] == shown and _written(shown, position, edition, texts)
    count.contradictions += not best or real is None


def _turns(position: _Position, command: Command, term: str) -> bool:
    """Whether another choice is at least as good without a term, or without all that it stands for."""
    same = gist(command, position.decision)
    own: list[float] = []
    others: list[float] = []
    for each, terms in position.choices:
        rest = sum(points for name, points in terms.items() if name not in parts(term))
        (own if gist(each, position.decision) == same else others).append(rest)
    return bool(term) and max(others) >= max(own) - 1e-9


def _written(fact_: Fact, position: _Position, edition: Edition, texts: Texts) -> bool:
    """Whether the sentence has the number; nought and one may be words."""
    said = fact_words(texts, GameNames.of(texts, edition, position.seen), fact_)
    number = fact_.number
    return number < 2 or str(number) in said or texts.money(number) in said
