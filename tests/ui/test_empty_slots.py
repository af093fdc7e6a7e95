"""Own politicians keep their places in the question of sending, whoever has been used."""

from __future__ import annotations

import pytest
from hands import Hands, begin

QUESTIONS = {"2019": ("PlacementPrompt", 4), "2006": ("SendingPrompt", 7)}


def asked(pilot, name):
    """Places of the cards and of the empty slots while the question is open; nothing otherwise."""
    if pilot.scene.name != "table" or type(pilot.scene.prompt).__name__ != name:
        return {}, {}
    found = [
        {int(node.id.rsplit(".", 1)[1]): node.window_rect for node in pilot.all(prefix)}
        for prefix in ("cabinet.card.", "cabinet.slot.")
    ]
    return found[0], found[1]


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("edition", list(QUESTIONS))
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)])
def test_a_used_politician_leaves_an_empty_place_and_the_others_do_not_move(size, scale, edition):
    name, elections = QUESTIONS[edition]
    seats = "spd=human,gruene=random,cdu=random"
    pilot, shell = begin("en", size, scale, seats=seats, seed=5, edition=edition, elections=elections)
    hands, places, emptied = Hands(pilot, shell, 5), {}, 0
    for _ in range(200):
        if pilot.scene.name == "final" or emptied:
            break
        cards, slots = asked(pilot, name)
        assert not cards.keys() & slots.keys()
        for number, rect in {**cards, **slots}.items():
            assert places.setdefault(number, rect) == rect
        emptied += len(slots)
        hands.step()
    assert emptied
    assert len(places) >= 5
    shell.close()
