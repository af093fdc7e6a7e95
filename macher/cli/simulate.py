"""``macher simulate``: games of AI seats alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from macher.cli.outcome import OK, CheckFailed, UsageError
from macher.cli.progress import ProgressBar
from macher.cli.texts import explain, system_texts
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition as load_edition
from macher.rules.edition import GameOptions
from macher.rules.invariants import InvariantBroken, check
from macher.saves.document import parse
from macher.saves.folders import make_folder
from macher.saves.names import ENDING
from macher.saves.problems import SaveError
from macher.saves.verify import rerun
from macher.session import HUMAN, ConfigRefused, GameConfig, GameSession, SeatConfig, check_config
from macher.session.config import check_kind, read_options

LONGEST_GAME: Final = 3600.0
"""Seconds after which a game is given up."""


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
) -> int:
    """Plays ``games`` games with the seeds from ``seed`` on and writes a line for each.

    Raises ``UsageError`` or ``CheckFailed``.
    """
    length = usual_length(edition, data_file) if elections is None else elections
    config = GameConfig(parse_seats(seats), edition, length, seed, data_file=data_file)
    config = replace(config, options=_check_usable(config, options, folder))
    bar = ProgressBar(games, shown=games > 1 and not as_json)
    lines: list[dict[str, Any]] = []
    for number in range(games):
        bar.show(number)
        line, session = play(replace(config, seed=seed + number))
        _report_notes(session)
        if check:
            check_game(session)
        if folder is not None:
            _save(session, folder)
        lines.append(line)
        bar.clear()
        _write(json.dumps(line) if as_json else _sentence(line))
    if not as_json and games > 1:
        _write(_summary(lines))
    return OK


def usual_length(edition: str, data_file: Path | None) -> int:
    """The edition's first length; that of any for an edition that there is not, which is refused later."""
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


def play(config: GameConfig) -> tuple[dict[str, Any], GameSession]:
    """A whole game: what ``--json`` prints of it, and the finished session."""
    began = perf_counter()
    session = GameSession.new(config, workers="inline")
    session.pump(LONGEST_GAME)
    seconds = perf_counter() - began
    parties = config.parties
    points = [party.points for party in session.view(-1).parties]
    line = {
        "seed": config.seed,
        "edition": config.edition,
        "elections": config.elections,
        "seats": {seat.party: seat.kind for seat in config.seats},
        "scores": dict(zip(parties, points, strict=True)),
        "winners": [party for party, score in zip(parties, points, strict=True) if score == max(points)],
        "decisions": session.version,
        "seconds": round(seconds, 3),
        "digest": session.digest,
    }
    return line, session


def check_game(session: GameSession) -> None:
    """Checks every state of a game, and that its save leads to the same end.  Raises ``CheckFailed``."""
    seed = session.config.seed
    if session.notes:
        raise CheckFailed(f"seed {seed}: {session.notes[0]}")
    try:
        for position in range(len(session.journal) + 1):
            check(session.journal.state_at(position))
        again = rerun(parse(session.save_text().encode()), figures=session.config.data_file)
    except InvariantBroken as broken:
        raise CheckFailed(f"seed {seed}: {broken}") from None
    except SaveError as error:
        raise CheckFailed(f"seed {seed}: {explain(error)}") from None
    if again.journal.state.digest() != session.digest:
        raise CheckFailed(system_texts()("cli-other-digest", seed=str(seed)))


def _check_usable(config: GameConfig, options: Sequence[str], folder: Path | None) -> GameOptions:
    try:
        found = read_options(check_config(config), options)
    except (ConfigRefused, DataError) as error:
        raise UsageError(explain(error)) from None
    if folder is not None:
        try:
            make_folder(folder)
        except OSError as error:
            raise _unwritable(folder, error) from None
    return found


def _unwritable(path: Path, error: OSError) -> UsageError:
    return UsageError(system_texts()("cli-not-written", file=str(path), detail=error.strerror or str(error)))


def _save(session: GameSession, folder: Path) -> None:
    path = folder / f"game-{session.config.seed}{ENDING}"
    try:
        session.save_as(path)
    except OSError as error:
        raise _unwritable(path, error) from None


def _report_notes(session: GameSession) -> None:
    for note in session.notes:
        sys.stderr.write(f"macher: seed {session.config.seed}: {note}\n")


def _write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _names(parties: list[str]) -> str:
    texts = system_texts()
    return texts.listing([texts(f"party-{party}-short") for party in parties])


def _sentence(line: dict[str, Any]) -> str:
    texts = system_texts()
    scores = "  ".join(f"{texts(f'party-{party}-short')} {score}" for party, score in line["scores"].items())
    winners = _names(line["winners"])
    return texts("cli-game", seed=str(line["seed"]), scores=scores, winners=winners, decisions=line["decisions"])


def _summary(lines: list[dict[str, Any]]) -> str:
    texts = system_texts()
    rows = [texts("cli-games", games=len(lines))]
    for party, kind in lines[0]["seats"].items():
        share = sum(1 / len(line["winners"]) for line in lines if party in line["winners"]) / len(lines)
        mean = sum(line["scores"][party] for line in lines) / len(lines)
        name = texts(f"party-{party}-short")
        rows.append(
            f"  {name:<8} {kind:<8} {texts('cli-mean', points=f'{mean:.1f}', share=texts.percent(round(100 * share)))}"
        )
    return "\n".join(rows)
