"""``macher rivals``: whether the six characters can be told by what they do, for people and for a reader who counts."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol, TypeVar

from macher.ai.kinds import OFFERED, STYLES
from macher.ai.reader import Read, Seat, read
from macher.ai.signs import START, signs
from macher.cli.arena import refusals
from macher.cli.cards import Card, CardWords, card
from macher.cli.outcome import OK, UsageError
from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.env.atoms import tree
from macher.env.dataset import Line, Logged, write_games
from macher.env.game import Game
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView

EDITION: Final = "2019"
SEATS: Final = 4
TEN: Final = 10
"""Decisions on a card, and those by which the reader names a character."""
_TABLE_STREAM, _CARD_STREAM = 8812, 8813
"""Numbers of the random streams that draw who plays, and which seats are shown."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Look(Protocol[T_co]):
    """Makes something of a decision before it is carried out, or nothing."""

    def __call__(self, seen: PlayerView, decision: Decision, command: Command) -> T_co | None: ...


def tables(level: str, seed: int, games: int) -> list[Logged]:
    """Games of four characters each; in three games from a multiple of three on, each of the six plays twice."""
    return [
        Logged(each, EDITION, SEATS, tuple(f"{level}:{style}" for style in _seated(each)))
        for each in range(seed, seed + games)
    ]


def _seated(seed: int) -> list[str]:
    group, number = divmod(seed, len(STYLES) // 2)
    order = list(STYLES)
    Stream(group, _TABLE_STREAM).shuffle(order)
    seated = [style for style in order if style not in order[2 * number : 2 * number + 2]]
    Stream(seed, _TABLE_STREAM).shuffle(seated)
    return seated


def rows(wanted: Sequence[Logged], file: Path | None) -> list[Line]:
    """The games, of which only those are played that the file lacks.  Raises ``UsageError``."""
    with TemporaryDirectory() as folder, refusals() as left:
        lines = Path(folder) / "games" if file is None else file
        write_games(wanted, lines, progress=left)
        found = {}
        for text in lines.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                row = json.loads(text)
                found[Logged(row["seed"], row["edition"], row["elections"], tuple(row["kinds"]))] = row
            except (ValueError, KeyError, TypeError):  # a line that was cut off
                continue
    return [found[each] for each in wanted]


def by_seat(row: Line, look: Look[T]) -> list[list[T]]:
    """What each decision of a game is, for each seat; what is nothing is left out.

    The game is played again; raises ``UsageError`` if its commands are not possible any more.
    """
    game = Game(row["edition"], row["elections"], len(row["kinds"]))
    game.reset(row["seed"])
    found: list[list[T]] = [[] for _ in row["kinds"]]
    try:
        for seat, _, _, atoms in row["commands"]:
            assert game.decision is not None, "the game is not over"
            command = _command(game, atoms)
            if seen := look(game.view(), game.decision, command):
                found[seat].append(seen)
            game.play(command)
    except ValueError:
        raise UsageError(f"the game with seed {row['seed']} was played by another version") from None
    return found


def _command(game: Game, atoms: Sequence[int]) -> Command:
    assert game.decision is not None, "the game is not over"
    node: Any = tree(game.decision.options, game.seats)
    for atom in atoms:
        node = node.take(atom)
    return node  # type: ignore[no-any-return]  # the last atom gives the command


def _style(kind: str) -> str:
    return kind.partition(":")[2]


def read_games(chosen: argparse.Namespace) -> int:
    """``macher rivals read``: prints how often the reader names a character rightly.  Raises ``UsageError``."""
    _check(chosen.level)
    seats = []
    for row in rows(tables(chosen.level, chosen.seed, chosen.games), chosen.lines):
        found = by_seat(row, partial(signs, edition=find_edition(EDITION)))
        seats += [
            Seat(row["seed"], _style(kind), decisions) for kind, decisions in zip(row["kinds"], found, strict=True)
        ]
    ways = {"ten": read(seats, TEN), "without_bids": read(seats, TEN, (START,)), "whole": read(seats)}
    line = {
        "level": chosen.level,
        "seed": chosen.seed,
        "games": chosen.games,
        "seats": len(seats),
        "chance": round(1 / len(STYLES), 3),
        **{way: {"share": round(found.share, 3), "error": round(found.error, 3)} for way, found in ways.items()},
        "characters": {style: {way: _part(each, style) for way, each in ways.items()} for style in STYLES},
    }
    sys.stdout.write(json.dumps(line) + "\n")
    return OK


def _part(found: Read, style: str) -> float | None:
    """The share of a character; ``None`` if it was not read."""
    return round(found.by_style[style], 3) if style in found.by_style else None


def cards(chosen: argparse.Namespace) -> int:
    """``macher rivals cards``: writes cards, and who is on them at the end.  Raises ``UsageError``."""
    _check(chosen.level)
    games = -(-chosen.cards // SEATS)
    texts, stream = Texts.load("en"), Stream(chosen.seed, _CARD_STREAM)
    words = CardWords(texts, find_edition(EDITION))
    found = []
    for row in rows(tables(chosen.level, chosen.seed, games), chosen.lines):
        told = by_seat(row, words.told)
        found += [(_style(kind), card(lines, TEN, stream)) for kind, lines in zip(row["kinds"], told, strict=True)]
    stream.shuffle(found)
    sys.stdout.write(_sheet(found[: chosen.cards], texts))
    return OK


def _sheet(found: Sequence[tuple[str, Card]], texts: Texts) -> str:
    lines = [
        "Whose are these decisions? Each card is one seat of a game.",
        "Names of players and parties are left out: “the leader” is the other seat with most points.",
        "",
    ]
    for number, (_, sentences) in enumerate(found, 1):
        lines += [f"Card {number}", *[f"  {sentence}" for sentence in sentences], ""]
    answers = [f"  {number}. {texts(f'ai-style-{style}')}" for number, (style, _) in enumerate(found, 1)]
    return "\n".join(chain(lines, ["Answers", *answers])) + "\n"


def _check(level: str) -> None:
    if level not in OFFERED:
        raise UsageError(f"there is no level “{level}” with characters; there are: {', '.join(OFFERED)}")
