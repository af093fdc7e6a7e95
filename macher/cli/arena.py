"""``macher arena``: how strong AI players are, at tables of others."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from macher.ai.arena import run_arena
from macher.ai.backends import BackendMissing
from macher.ai.mixed import rate_files, run_mixed
from macher.ai.outside import OutsideBotError, is_outside
from macher.ai.ratings import ANCHOR, RatingsDamaged
from macher.ai.sequential import SequentialTest
from macher.cli.outcome import OK, UsageError
from macher.cli.progress import TimeLeft
from macher.cli.texts import explain
from macher.rules.cards import PARTIES
from macher.rules.options import GameOptions
from macher.session.config import ConfigRefused, GameConfig, SeatConfig, check_config, read_options


def arena(chosen: argparse.Namespace) -> int:
    """Plays games, or rates those in files.  Raises ``UsageError``."""
    _check_ways(chosen)
    with refusals() as left:
        if chosen.rate is not None:
            rate_files(chosen.rate)
        elif chosen.pool is not None:
            run_mixed(_pool(chosen), **_common(chosen, house_rules(chosen, _pool(chosen)), left))
        else:
            options = house_rules(chosen, [chosen.challenger, chosen.field])
            test = None if chosen.test is None else SequentialTest(*chosen.test)
            run_arena(
                chosen.challenger,
                chosen.field,
                table=chosen.table,
                test=test,
                rating=chosen.rating,
                **_common(chosen, options, left),
            )
    return OK


@contextmanager
def refusals() -> Iterator[TimeLeft]:
    """What long measurements tell of their progress; turns what can go wrong with them into ``UsageError``."""
    left = TimeLeft()
    try:
        yield left
    except (RatingsDamaged, OutsideBotError, BackendMissing) as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"“{error.filename}” cannot be read or written: {error.strerror or error}") from None
    finally:
        left.clear()


def _pool(chosen: argparse.Namespace) -> list[str]:
    return [kind.strip() for kind in chosen.pool.split(",")]


def _common(chosen: argparse.Namespace, options: GameOptions, left: TimeLeft) -> dict[str, Any]:
    """What all ways of playing take."""
    return {
        "seats": chosen.seats,
        "elections": chosen.elections,
        "blocks": chosen.blocks,
        "seed": chosen.seed,
        "processes": chosen.processes,
        "edition": chosen.edition,
        "options": options,
        "backend": chosen.backend,
        "lines": chosen.lines,
        "progress": left,
    }


def _check_ways(chosen: argparse.Namespace) -> None:
    """One way of measuring at a time, and ratings only from the table that they are made from."""
    ways = [chosen.rate is not None, chosen.pool is not None, chosen.challenger is not None]
    if sum(ways) != 1 or (chosen.field is None) == (chosen.challenger is not None):
        raise UsageError("it takes --challenger and --field, or --pool, or --rate")
    if chosen.test is not None and chosen.challenger is None:
        raise UsageError("--test is about a --challenger")
    if chosen.rating is None:
        return
    if chosen.field != ANCHOR or chosen.table != "one":
        raise UsageError(f"ratings are measured among {ANCHOR} seats: --field {ANCHOR}, --table one")
    if chosen.option:
        raise UsageError("ratings are measured without house rules: leave out --option")
    if is_outside(chosen.challenger):
        raise UsageError("ratings are for the levels of the game: leave out --rating")


def house_rules(chosen: argparse.Namespace, kinds: list[str]) -> GameOptions:
    """The house rules, once everything else has been found possible.  Raises ``UsageError``."""
    inside = [kind for kind in kinds if not is_outside(kind)] or [ANCHOR]
    try:
        if not 1 <= chosen.seats <= len(PARTIES):
            raise ConfigRefused("setup-seats", seats=chosen.seats, low=3, high=len(PARTIES))
        for kind in inside:
            seats = tuple(SeatConfig(party, kind=kind) for party in PARTIES[: chosen.seats])
            edition = check_config(GameConfig(seats, chosen.edition, chosen.elections, chosen.seed))
        return read_options(edition, chosen.option)
    except ConfigRefused as refused:
        raise UsageError(explain(refused)) from None
