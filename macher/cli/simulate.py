"""``macher simulate``: games of AI seats alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from macher.ai.kinds import HUMAN
from macher.cli.games import Played, Wish, unwritable
from macher.cli.games import games as play_games
from macher.cli.outcome import OK, CheckFailed, UsageError
from macher.cli.progress import ProgressBar
from macher.cli.texts import explain, system_texts
from macher.collector import seldom
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.i18n.names import party_short
from macher.rules.options import GameOptions
from macher.saves.folders import make_folder
from macher.session.config import ConfigRefused, GameConfig, SeatConfig, check_config, check_kind, read_options


def simulate(
    *,
    edition: str,
    elections: int | None,
    seats: str,
    games: int,
    seed: int,
    data_file: Path | None,
    options: Sequence[str] = (),
    as_json: bool,
    folder: Path | None,
    check: bool,
    processes: int | None = None,
) -> int:
    """Plays ``games`` games with the seeds from ``seed`` on and writes a line for each.

    ``processes`` is the number that play at once; usually one for each processor, if that is worth it.
    Raises ``UsageError`` or ``CheckFailed``.
    """
    length = usual_length(edition, data_file) if elections is None else elections
    config = GameConfig(parse_seats(seats), edition, length, seed, data_file=data_file)
    config = replace(config, options=_check_usable(config, options, folder))
    bar = ProgressBar(games, shown=games > 1 and not as_json)
    lines: list[dict[str, Any]] = []
    with seldom(), closing(play_games(Wish(config, check, folder), games, processes)) as played:
        bar.show(0)
        for game in played:
            bar.clear()
            _report(game)
            lines.append(game.line)
            _write(json.dumps(game.line) if as_json else _sentence(game.line))
            bar.show(len(lines))
    bar.clear()
    if not as_json and games > 1:
        _write(_summary(lines))
    return OK


def usual_length(edition: str, data_file: Path | None) -> int:
    """The edition's first length; 0 for an unknown edition, which is refused later."""
    try:
        return next(iter(load_edition(edition, data_file).lengths))
    except (EditionUnknown, DataError):
        return 0


def parse_seats(text: str) -> tuple[SeatConfig, ...]:
    """``linke=normal,spd=sane,...`` clockwise; a party without a player gets ``normal``.  Raises ``UsageError``."""
    seats = []
    for item in text.split(","):
        party, _, kind = item.strip().partition("=")
        if kind.strip() == HUMAN:
            raise UsageError(system_texts()("cli-no-humans"))
        try:
            check_kind(kind.strip() or "normal", human=False)
        except ConfigRefused as refused:
            raise UsageError(explain(refused)) from None
        seats.append(SeatConfig(party.strip(), party.strip(), kind.strip() or "normal"))
    return tuple(seats)


def _check_usable(config: GameConfig, options: Sequence[str], folder: Path | None) -> GameOptions:
    try:
        found = read_options(check_config(config), options)
    except (ConfigRefused, DataError) as error:
        raise UsageError(explain(error)) from None
    if folder is not None:
        try:
            make_folder(folder)
        except OSError as error:
            raise unwritable(folder, error) from None
    return found


def _report(game: Played) -> None:
    """Says what went wrong.  Raises ``CheckFailed``."""
    for note in game.notes:
        sys.stderr.write(f"macher: seed {game.line['seed']}: {note}\n")
    if game.problem:
        raise CheckFailed(game.problem)


def _write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _names(parties: list[str]) -> str:
    texts = system_texts()
    return texts.listing([party_short(texts, party) for party in parties])


def _sentence(line: dict[str, Any]) -> str:
    texts = system_texts()
    scores = "  ".join(f"{party_short(texts, party)} {score}" for party, score in line["scores"].items())
    winners = _names(line["winners"])
    return texts("cli-game", seed=str(line["seed"]), scores=scores, winners=winners, decisions=line["decisions"])


def _summary(lines: list[dict[str, Any]]) -> str:
    texts = system_texts()
    rows = [texts("cli-games", games=len(lines))]
    for party, kind in lines[0]["seats"].items():
        share = sum(1 / len(line["winners"]) for line in lines if party in line["winners"]) / len(lines)
        mean = sum(line["scores"][party] for line in lines) / len(lines)
        name = party_short(texts, party)
        rows.append(f"  {name:<8} {kind:<8} {texts('cli-mean', points=f'{mean:.1f}', share=texts.share(share))}")
    return "\n".join(rows)
