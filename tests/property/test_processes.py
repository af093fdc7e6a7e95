"""The same game in every process, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO

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


def test_digests_do_not_depend_on_the_hash_seed():
    """Another process has another one than this; here it is another in every run."""
    environment = {**os.environ, "PYTHONHASHSEED": "4242"}
    there = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    with redirect_stdout(StringIO()) as here:
        exec(SCRIPT, {})
    assert len(here.getvalue().splitlines()) == sum(len(edition(key).lengths) for key in editions())
    assert there.stdout == here.getvalue()
