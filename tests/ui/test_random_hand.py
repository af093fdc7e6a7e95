"""A random hand at the real interface: clicks, double clicks, drags, wheel, keys, sizes, languages, in all editions.

The same as ``macher fuzz --interface``, with fixed seeds and one that can be chosen; other seeds and more of them with

    MACHER_HAND_SEED=12345 MACHER_HAND_ATTEMPTS=100 pytest tests/ui/test_random_hand.py
"""

from __future__ import annotations

import os

import pytest

from macher.fuzz.interface import Interface
from macher.ui.table.boards.board import Board
from macher.ui.table.happening.pointing import Pointing

SEED = int(os.environ.get("MACHER_HAND_SEED", "4100"))
ATTEMPTS = int(os.environ.get("MACHER_HAND_ATTEMPTS", "20"))


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("seed", range(SEED, SEED + ATTEMPTS))
def test_a_random_hand_finds_no_fault(seed):
    done = Interface().attempt(seed)
    assert done.failure is None, f"seed {seed}: {done.failure.title}\n{done.failure.detail}"
    assert done.inputs > 100


def test_a_random_hand_finds_a_fault_on_empty_ground_and_does_it_again(monkeypatch):
    """A board that cannot be pointed at where nothing stands on it."""
    lit_by = Pointing._lit_by

    def fails(self, model, node, root):
        if isinstance(node, Board):
            raise TypeError("empty ground")
        return lit_by(self, model, node, root)

    monkeypatch.setattr(Pointing, "_lit_by", fails)
    found = next((done.failure for seed in range(10) if (done := Interface().attempt(seed)).failure is not None), None)
    assert found is not None
    assert "empty ground" in found.detail
    again = Interface().again(found.script)
    assert again is not None
    assert again.title == found.title
    monkeypatch.undo()
    assert Interface().again(found.script) is None
