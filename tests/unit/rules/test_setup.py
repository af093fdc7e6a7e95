"""Games that cannot be set up."""

from __future__ import annotations

import pytest
from builders import EDITION, fresh_table

from macher.rules.edition import GameSetup
from macher.rules.setup import SetupRefused, new_game


@pytest.mark.parametrize(
    ("elections", "parties", "reason"),
    [
        (5, (0, 1, 2), "setup-no-such-length"),
        (4, (0, 1), "setup-seats"),
        (4, (0, 1, 2, 3, 4, 0), "setup-seats"),
        (4, (0, 1, 5), "setup-no-such-party"),
        (4, (0, -1, 2), "setup-no-such-party"),
        (4, (0, 1, 1), "setup-party-twice"),
    ],
)
def test_wrong_setups_are_refused(elections, parties, reason):
    with pytest.raises(SetupRefused) as refused:
        new_game(EDITION, GameSetup(elections, parties, 1))
    assert refused.value.reason == reason


def test_seeds_make_games():
    assert fresh_table(seed=1).digest() == fresh_table(seed=1).digest()
    assert len({fresh_table(seed=seed).digest() for seed in range(20)}) == 20


def test_setting_up_needs_no_log():
    with_log = fresh_table(seed=3)
    assert new_game(EDITION, GameSetup(4, (0, 1, 2, 3), 3)).digest() == with_log.digest()
