"""Games of AI seats as lines of JSON, to learn from: who sat there, how it ended, and every command in atoms."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from macher import __version__
from macher.ai.arena import notebook
from macher.ai.backends import mapped
from macher.ai.outside import arena_bot
from macher.ai.play import bot_stream
from macher.ai.seeds import bot_seed
from macher.env.atoms import spelled
from macher.env.game import Game
from macher.rules.cards import PARTIES
from macher.rules.final import winners

Line = dict[str, Any]


class Logged(NamedTuple):
    """A game that is wanted: everything its line depends on."""

    seed: int
    edition: str
    elections: int
    kinds: tuple[str, ...]
    """Who sits there, by seat."""


def play_logged(wanted: Logged) -> Line:
    """Plays a game and gives its line; a command is its seat, round, phase, and atoms.

    Raises ``EditionUnknown``, ``SetupRefused``, ``BotUnknown``, or ``OutsideBotError``.
    """
    seed, seats = bot_seed(wanted.seed), len(wanted.kinds)
    game = Game(wanted.edition, wanted.elections, seats)
    game.reset(wanted.seed)
    bots = [arena_bot(kind, seed, seat) for seat, kind in enumerate(wanted.kinds)]
    commands: list[list[Any]] = []
    while (decision := game.decision) is not None:
        view, seat = game.view(), decision.seat
        command = bots[seat].choose(view, decision, game.edition, bot_stream(seed, seat, view.version))
        commands.append([seat, view.round, view.phase, list(spelled(decision.options, command, seats))])
        game.play(command)
    return {
        **wanted._asdict(),
        "kinds": list(wanted.kinds),
        "release": __version__,
        "parties": [PARTIES[party.party] for party in game.table.parties],
        "points": game.points(),
        "winners": list(winners(game.table)),
        "digest": game.table.digest(),
        "commands": commands,
    }


def logged_games(file: Path) -> set[Logged]:
    """The games that a file of lines holds; a line that was cut off is left out."""
    found = set()
    if file.exists():
        with file.open(encoding="utf-8", errors="replace") as lines:
            for text in lines:
                try:
                    row = json.loads(text)
                    found.add(Logged(row["seed"], row["edition"], row["elections"], tuple(row["kinds"])))
                except (ValueError, KeyError, TypeError):
                    continue
    return found


def write_games(
    wanted: Sequence[Logged], file: Path, processes: int = 1, progress: Callable[[int, int], None] | None = None
) -> int:
    """Adds a line for each game that the file lacks as soon as it is over; returns how many were played.

    ``progress`` is told how many of them are over, and how many there are.  Raises ``OSError`` for the file, and what
    ``play_logged`` raises.
    """
    have = logged_games(file)
    missing = [each for each in wanted if each not in have]
    with notebook(file) as notes, closing(mapped(play_logged, missing, processes)) as played:
        for count, line in enumerate(played, 1):
            notes.write(json.dumps(line, separators=(",", ":")) + "\n")
            notes.flush()
            if progress is not None:
                progress(count, len(missing))
    return len(missing)
