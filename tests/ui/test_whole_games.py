"""Whole games through the real interface: by mouse alone, by keyboard alone, in three languages and all layouts."""

from __future__ import annotations

import pytest
from hands import Hands, begin

FIVE = "cdu=normal,spd=human,gruene=normal,fdp=normal,linke=normal"
FOUR = "linke=normal,spd=human,cdu=normal,fdp=sane"
THREE = "spd=human,gruene=normal,linke=normal"
HOT_SEAT = "spd=human,gruene=normal,linke=human"

GAMES = [
    pytest.param("en", (1920, 1080), 1.0, False, FIVE, 5, id="en-wide-mouse-five-seats", marks=pytest.mark.long),
    pytest.param("en", (1280, 720), 1.0, True, FOUR, 6, id="en-compact-keyboard-four-seats"),
    pytest.param("de", (1280, 720), 1.0, False, FIVE, 7, id="de-compact-mouse-five-seats"),
    pytest.param("de", (1920, 1080), 1.0, True, THREE, 8, id="de-wide-keyboard-three-seats", marks=pytest.mark.long),
    pytest.param("pl", (1920, 1080), 2.0, False, FOUR, 9, id="pl-focus-mouse-four-seats"),
    pytest.param("pl", (1920, 1080), 1.5, True, FIVE, 10, id="pl-compact-keyboard-five-seats", marks=pytest.mark.long),
    pytest.param("en", (1280, 720), 1.0, False, HOT_SEAT, 11, id="en-compact-mouse-two-people"),
]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("lang", "size", "scale", "keyboard", "seats", "seed"), GAMES)
def test_a_game_from_draft_to_final_score(
    lang: str, size: tuple[int, int], scale: float, keyboard: bool, seats: str, seed: int
) -> None:
    """Every question can be answered, nothing is cut off or crowded, and the final screen tells the real score."""
    pilot, shell = begin(lang, size, scale, seats=seats, seed=seed)
    asked = {"DraftOptions", "LayOptions", "KeepOptions", "DeployOptions", "StartBidOptions", "election"}
    Hands(pilot, shell, seed, keyboard, faults=True).play_and_look(asked)


def test_the_same_clicks_lead_to_the_same_game() -> None:
    """Nothing on the way from click to command depends on chance or the clock."""
    digests = set()
    for _ in range(2):
        pilot, shell = begin("en", (1280, 720), seats=THREE, seed=12)
        hands = Hands(pilot, shell, 12)
        for _ in range(25):
            hands.step()
        assert shell.controller is not None
        digests.add(shell.controller.session.digest)
        shell.close()
    assert len(digests) == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_clicks_break_nothing(seed: int) -> None:
    """Clicks and keys anywhere, in any order: never an unexpected error, and the game can still be played."""
    pilot, shell = begin("en", (1280, 720), seats=FOUR, seed=seed, drawing=True)
    hands = Hands(pilot, shell, seed)
    keys = ("return", "escape", "space", "tab", "ctrl+z", "ctrl+y", "p", "v", "l", "1", "4", "7", "+", "-", "up")
    for _ in range(150):
        if pilot.scene.name in ("menu", "final"):
            break
        nodes = [node for node in pilot.nodes() if node.interactive and node.id]
        if hands.stream.below(3) and nodes:
            box = hands.stream.choice([node for node in nodes if node.id != "game-menu.leave"]).window_rect
            pilot.click((box.cx, box.cy))
        else:
            pilot.press(hands.stream.choice(keys))
        pilot.settle()
    shell.close()
