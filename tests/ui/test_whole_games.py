"""Whole games of every edition through the real interface: by mouse alone, by keyboard alone, in all layouts."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hands import Hands, begin

FIVE = "cdu=normal,spd=human,gruene=normal,fdp=normal,linke=normal"
FOUR = "linke=normal,spd=human,cdu=normal,fdp=sane"
THREE = "spd=human,gruene=normal,linke=normal"
HOT_SEAT = "spd=human,gruene=normal,linke=human"

NEW = {"DraftOptions", "LayOptions", "KeepOptions", "DeployOptions", "StartBidOptions", "election"}
CLASSIC = {"StartSheetOptions", "StartBidOptions", "ExchangeOptions", "SendingOptions", "RallyOptions", "RaiseOptions"}
ASKED = {"2019": NEW, **dict.fromkeys(("2006", "1997", "consim"), CLASSIC | {"DonationOptions", "election"})}


@dataclass(frozen=True)
class Play:
    """A game: its edition and elections, language and window, how it is played, who plays."""

    edition: str
    elections: int
    lang: str
    size: tuple[int, int]
    scale: float
    keyboard: bool
    seats: str
    seed: int


WIDE, SMALL = (1920, 1080), (1280, 720)
GAMES = {
    "en-wide-mouse-five-seats": Play("2019", 4, "en", WIDE, 1.0, False, FIVE, 5),
    "en-small-keyboard-four-seats": Play("2019", 4, "en", SMALL, 1.0, True, FOUR, 6),
    "de-small-mouse-five-seats": Play("2019", 4, "de", SMALL, 1.0, False, FIVE, 7),
    "de-wide-keyboard-three-seats": Play("2019", 4, "de", WIDE, 1.0, True, THREE, 8),
    "pl-focus-mouse-four-seats": Play("2019", 4, "pl", WIDE, 2.0, False, FOUR, 9),
    "pl-small-keyboard-five-seats": Play("2019", 4, "pl", WIDE, 1.5, True, FIVE, 10),
    "en-small-mouse-two-people": Play("2019", 4, "en", SMALL, 1.0, False, HOT_SEAT, 11),
    "2006-seven-wide-mouse": Play("2006", 7, "en", WIDE, 1.0, False, FIVE, 3),
    "2006-five-small-keyboard": Play("2006", 5, "de", SMALL, 1.0, True, FOUR, 6),
    "1997-focus-mouse": Play("1997", 7, "pl", WIDE, 2.0, False, FOUR, 7),
    "consim-small-mouse-two-people": Play("consim", 7, "fr", SMALL, 1.0, False, HOT_SEAT, 8),
}
LONG = (
    *("en-wide-mouse-five-seats", "de-wide-keyboard-three-seats", "pl-small-keyboard-five-seats"),
    "2006-seven-wide-mouse",
)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(
    "play", [pytest.param(play, id=id, marks=pytest.mark.long if id in LONG else ()) for id, play in GAMES.items()]
)
def test_a_game_from_its_first_question_to_the_final_score(play: Play) -> None:
    """Every question can be answered, nothing is cut off or crowded, and the final screen tells the real score."""
    seats, seed, elections, edition = play.seats, play.seed, play.elections, play.edition
    pilot, shell = begin(play.lang, play.size, play.scale, seats=seats, seed=seed, elections=elections, edition=edition)
    Hands(pilot, shell, seed, play.keyboard, faults=True).play_and_look(ASKED[edition])


def test_the_curtain_asks_for_whoever_decides_in_secret() -> None:
    """Start sheet, bids, hands, cards sent, polls and contributions: never before the right person is there."""
    pilot, shell = begin("en", SMALL, seats=HOT_SEAT, seed=11, elections=5, edition="2006")
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
