"""Dragging is another way for every pair of clicks: a card and its place, a symbol and a board, two opinions."""

import pytest
from hands import Hands, begin


def asked(question, size=(1920, 1080), scale=1.0, seed=3):
    """A table at which this is asked for the first time, in the first game from this seed on in which it is asked."""
    for number in range(seed, seed + 12):
        pilot, shell = begin("en", size, scale, seed=number)
        hands = Hands(pilot, shell, number)
        while pilot.scene.name != "final":
            prompt = pilot.scene.prompt if pilot.scene.name == "table" else None
            if type(prompt).__name__ == question:
                return pilot, shell, prompt
            hands.step()
        shell.close()
    raise AssertionError(f"{question} is never asked")


def drag(pilot, start, end):
    """From the middle of one node to the middle of another."""
    here, there = pilot.get(start).window_rect, pilot.get(end).window_rect
    pilot.drag((here.cx, here.cy), (there.cx, there.cy))


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0)])
def test_a_politician_is_dragged_to_a_state(size, scale):
    pilot, shell, prompt = asked("PlacementPrompt", size, scale)
    number = prompt.options.politicians[0]
    pilot.click(f"cabinet.card.{number}")
    slot = next(node.id for node in pilot.all("spot.slot.") if not node.reason)
    pilot.click(f"cabinet.card.{number}")
    place = int(slot.split(".")[2])
    here, there = pilot.get(f"cabinet.card.{number}").window_rect, pilot.get(f"board.{place}").window_rect
    target = next(node.window_rect for node in pilot.all(f"slot.{place}."))
    assert there.holds(target)
    pilot.drag((here.cx, here.cy), (target.cx, target.cy))
    assert prompt.placed == {place: number}
    drag(pilot, f"cabinet.card.{number}", "act.confirm")
    assert prompt.placed == {place: number}  # let go beside the places: nothing happens, the card stays chosen
    assert prompt.card == number
    shell.close()


def test_a_hand_card_is_dragged_onto_a_card_of_the_program():
    pilot, shell, prompt = asked("ChangePrompt", seed=5)
    pairs = [(place, at) for place in range(len(prompt.options.hand)) for at in range(len(prompt.options.program))]
    place, at = next(pair for pair in pairs if prompt._command({pair[1]: pair[0]}, 0) in prompt.options)
    drag(pilot, f"program.hand.{place}", f"program.slot.{at}")
    assert prompt.swapped == {at: place}
    shell.close()


def test_a_symbol_is_dragged_to_a_board():
    pilot, shell, prompt = asked("DeployPrompt")
    spot = pilot.all("spot.")[-1]
    drag(pilot, "deploy.symbol.2", spot.id)
    assert [place for at, place in enumerate(prompt.places) if at != 1] == [-1] * (len(prompt.places) - 1)
    assert prompt.places[1] == int(spot.id.split(".")[2])
    shell.close()


def test_what_is_dragged_to_a_place_of_its_own_kind_or_nowhere_changes_nothing_else():
    pilot, shell, prompt = asked("ChangePrompt", seed=5)
    drag(pilot, "program.hand.0", "program.hand.1")
    assert (prompt.at, prompt.swapped) == (0, {})
    drag(pilot, "program.hand.0", "undo")
    assert (prompt.at, prompt.swapped) == (0, {})  # it was chosen already and stays so
    assert not pilot.app.stage.layers
    shell.close()


def test_an_opinion_of_the_display_is_dragged_onto_the_one_it_replaces():
    for seed in range(3, 12):
        pilot, shell, prompt = asked("ShiftPrompt", seed=seed)
        for card in pilot.all("spot.display_opinion."):
            for opinion in pilot.all("spot.opinion."):
                if card.reason or opinion.reason:
                    continue
                drag(pilot, card.id, opinion.id)
                assert (prompt.into, prompt.out) == (int(card.id.split(".")[-1]), int(opinion.id.split(".")[-1]))
                shell.close()
                return
        shell.close()
    raise AssertionError("no opinion can be replaced")
