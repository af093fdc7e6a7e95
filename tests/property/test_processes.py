"""The same game in every process, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

from macher.editions.registry import edition, editions

SCRIPT = """
from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game

games = [(key, elections) for key in editions() for elections in edition(key).lengths]
for seed, (key, elections) in enumerate(games):
    log = []
    table = new_game(edition(key), GameSetup(elections, (3, 0, 4, 1), seed), log)
    stream = Stream(seed)
    while not table.over:
        seat = stream.choice(table.deciders())
        table.apply(table.decision(seat).options.sample(stream))
    print(table.digest(), len(log), table.version)
"""


def played(hash_seed: str) -> str:
    """What a fresh interpreter says."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_digests_do_not_depend_on_the_hash_seed():
    first, second = played("1"), played("4242")
    assert len(first.splitlines()) == sum(len(edition(key).lengths) for key in editions())
    assert first == second
