"""Measures how the six characters bid to start, for the page of rivals: `python packaging/measure_rivals.py [GAMES]`.

Each game seats three of them beside a plain seat, all of the normal level, with four elections of 2019.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

from macher.ai.kinds import STYLES
from macher.rules import events as ev
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

FILE = Path(__file__).resolve().parents[1] / "assets" / "rivals.json"
GAMES = 200
"""Games in all; each character sits in half of them."""
MOST = 6
"""Bids of so many thousand euros or more are counted together."""
PARTIES = ("spd", "cdu", "gruene", "fdp")


def main(games: int = GAMES) -> None:
    """Plays and writes the file."""
    bids: dict[str, Counter[int]] = {style: Counter() for style in STYLES}
    seated: Counter[str] = Counter()
    tables = list(combinations(STYLES, 3))
    for number in range(games):
        table = tables[number % len(tables)]
        kinds = [f"normal:{style}" for style in table] + ["normal"]
        order = [kinds[(at + number) % len(kinds)] for at in range(len(kinds))]
        seats = tuple(SeatConfig(party, "", kind) for party, kind in zip(PARTIES, order, strict=True))
        with GameSession.new(GameConfig(seats, "2019", 4, number), workers="inline") as session:
            session.pump()
            for entry in session.events:
                if isinstance(entry.event, ev.StartBidsRevealed):
                    for kind, bid in zip(order, entry.event.bids, strict=True):
                        if ":" in kind:
                            bids[kind.partition(":")[2]][min(MOST, max(0, bid) // 1_000)] += 1
        seated.update(table)
    found = {style: {"games": seated[style], "bids": [bids[style][at] for at in range(MOST + 1)]} for style in STYLES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*(int(each) for each in sys.argv[1:2]))
