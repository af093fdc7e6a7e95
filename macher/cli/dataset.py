"""``macher dataset``: games of one level as lines of JSON, to learn from."""

from __future__ import annotations

import argparse
import sys

from macher.ai.outside import arena_bot
from macher.cli.arena import house_rules, refusals
from macher.cli.outcome import OK
from macher.cli.simulate import usual_length
from macher.env.dataset import Logged, write_games


def dataset(chosen: argparse.Namespace) -> int:
    """Plays the games that the file lacks, and writes how many.  Raises ``UsageError``."""
    chosen.elections = usual_length(chosen.edition, None) if chosen.elections is None else chosen.elections
    house_rules(argparse.Namespace(**{**vars(chosen), "option": []}), [chosen.level])
    kinds = (chosen.level,) * chosen.seats
    wanted = [
        Logged(seed, chosen.edition, chosen.elections, kinds) for seed in range(chosen.seed, chosen.seed + chosen.games)
    ]
    with refusals() as left:
        arena_bot(chosen.level)
        played = write_games(wanted, chosen.out, chosen.processes, left)
    sys.stdout.write(f"{chosen.out}: {len(wanted)} games, {played} of them played now\n")
    return OK
