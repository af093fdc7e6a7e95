"""Whole games of the classic editions through the real interface: by mouse alone, by keyboard alone, by two people."""

from __future__ import annotations

import pytest
from hands import Hands, begin

FIVE = "cdu=normal,spd=human,gruene=normal,fdp=normal,linke=normal"
FOUR = "linke=normal,spd=human,cdu=normal,fdp=sane"
THREE = "spd=human,gruene=normal,linke=normal"
HOT_SEAT = "spd=human,gruene=normal,linke=human"

GAMES = [
    pytest.param(
        "2006", 7, "en", (1920, 1080), 1.0, False, FIVE, 3, id="2006-seven-wide-mouse", marks=pytest.mark.long
    ),
    pytest.param("2006", 5, "de", (1280, 720), 1.0, True, FOUR, 6, id="2006-five-compact-keyboard"),
    pytest.param("1997", 7, "pl", (1920, 1080), 2.0, False, FOUR, 7, id="1997-focus-mouse"),
    pytest.param("consim", 7, "fr", (1280, 720), 1.0, False, HOT_SEAT, 8, id="consim-compact-mouse-two-people"),
]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("edition", "elections", "lang", "size", "scale", "keyboard", "seats", "seed"), GAMES)
def test_a_game_from_start_sheet_to_final_score(
    edition: str, elections: int, lang: str, size: tuple[int, int], scale: float, keyboard: bool, seats: str, seed: int
) -> None:
    """Every question can be answered, nothing is cut off or crowded, and the final screen tells the real score."""
    pilot, shell = begin(lang, size, scale, seats=seats, seed=seed, elections=elections, edition=edition)
    asked = {
        "StartSheetOptions",
        "StartBidOptions",
        "ExchangeOptions",
        "SendingOptions",
        "RallyOptions",
        "RaiseOptions",
        "DonationOptions",
        "election",
    }
    Hands(pilot, shell, seed, keyboard, faults=True).play_and_look(asked)


def test_the_curtain_asks_for_whoever_decides_in_secret() -> None:
    """Start sheet, bids, hands, cards sent, polls and contributions: never before the right person is there."""
    pilot, shell = begin("en", (1280, 720), seats=HOT_SEAT, seed=11, elections=5, edition="2006")
    hands = Hands(pilot, shell, 11)
    controller = shell.controller
    assert controller is not None
    private = {"start_sheet", "first_bid", "conference", "cabinet_sending", "poll_entries", "contributions"}
    seen: set[str] = set()
    while not controller.session.over and len(seen) < len(private):
        decision = controller.decision
        if pilot.scene.name == "table" and decision is not None and decision.step in private:
            assert controller.looker == decision.seat == controller.seat
            seen.add(decision.step)
        elif pilot.scene.name == "table":
            assert controller.looker == -1 or decision is None or controller.looker == decision.seat
        hands.step()
    assert seen >= private - {"poll_entries"}
    shell.close()
