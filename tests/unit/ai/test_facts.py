"""Facts: what is told of a command is what the table says once it is carried out."""

from __future__ import annotations

from collections import Counter

import pytest
from leak.worlds import positions

from macher.ai.because import compared
from macher.ai.facts import FACTS, Fact, Sight, fact, read
from macher.ai.normal import value


def test_a_fact_is_read_as_it_was_written() -> None:
    told = Fact("votes", 18, 6, land=2, state=11, seat=1)
    assert read(told.written) == told
    assert read("ahead") == Fact("ahead", 0)


@pytest.mark.parametrize(("key", "seats", "elections"), [("2019", 4, 4), ("2006", 4, 7), ("consim", 4, 7)])
def test_what_is_foreseen_in_a_dealt_game_holds_in_the_real_one(key: str, seats: int, elections: int) -> None:
    told: Counter[str] = Counter()
    for position in positions(seats, elections, seed=91, kind="sane", key=key):
        if position.table.version % 3:
            continue
        seen, decision, edition = position.view, position.decision, position.table.edition
        choices = value(seen, decision, edition)
        against = compared(choices, choices[0].command, decision)
        if against is None:
            continue
        chosen = choices[0].command
        dealt = fact(Sight(seen, edition), FACTS, chosen, against.other)
        assert dealt == fact(Sight(seen, edition, position.table), FACTS, chosen, against.other)
        told.update([dealt[1].kind] if dealt else [])
    assert len(told) > 5
