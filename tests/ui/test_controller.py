"""Between session and screens: how long a player's wish lasts - to hurry, to pass on, to look at private things."""

from __future__ import annotations

from hands import Hands, begin

from macher.rules.commands import Pass
from macher.ui.game.controller import GameController
from macher.ui.game.secrets_on_screen import LOOK

SEATS = "spd=human,gruene=normal,cdu=normal,linke=normal,fdp=normal"


def taken_in_at(controller: GameController, now: float) -> int:
    """Answers of AI seats that are taken in at one moment of the clock."""
    before = controller.session.version
    while True:
        version = controller.session.version
        controller.poll(now)
        if controller.session.version == version:
            return version - before


def own_turn(controller: GameController, now: float) -> float:
    """Waits for the own next decision; the time then."""
    while controller.decision is None:
        now += 1.0
        controller.poll(now)
    return now


def test_hurrying_ends_with_the_own_next_decision() -> None:
    """What follows is shown at the chosen pace again."""
    _, shell = begin(seats=SEATS, seed=3)
    controller = shell.controller
    assert controller is not None
    controller.speed, now, hurried, at_pace = "normal", 100.0, 0, 0
    for turn in range(12):
        now = own_turn(controller, now) + 100
        decision = controller.decision
        assert decision is not None
        controller.confirm(next(iter(decision.options)))
        if turn % 2 == 0:
            controller.hurry()
        taken = taken_in_at(controller, now)
        if turn % 2 == 0:
            hurried = max(hurried, taken)
        else:
            at_pace = max(at_pace, taken)
    assert hurried > at_pace
    shell.close()


def test_who_goes_back_is_asked_again_in_spite_of_having_passed_on() -> None:
    pilot, shell = begin(seats="spd=human,gruene=random,cdu=random", seed=5)
    controller, hands = shell.controller, Hands(pilot, shell, 5)
    assert controller is not None
    while type(getattr(pilot.scene, "prompt", None)).__name__ != "MediaPrompt":
        hands.step()
    version = controller.session.version
    controller.auto_pass("phase")
    assert controller.session.version > version
    controller.take_back()
    for now in (200.0, 201.0, 202.0):
        controller.poll(now)
    assert controller.session.version == version
    assert controller.show_prompts
    shell.close()


def test_a_look_lasts_as_long_as_the_private_turn_goes_on() -> None:
    """Each step of it begins the seconds anew; without a step the look ends."""
    pilot, shell = begin(seats="spd=human,gruene=human,cdu=random", seed=2, handover="peek")
    controller = shell.controller
    assert controller is not None
    hands = Hands(pilot, shell, 2)
    while not (controller.veiled and controller.session.view(-1).phase == "program"):
        hands.step()
    now = 1000.0
    controller.poll(now)
    controller.look()
    steps = 0
    while controller.looker >= 0 and controller.session.view(-1).phase == "program":
        now += LOOK - 1
        controller.poll(now)
        assert controller.looker >= 0, "the last step is less than a look ago"
        decision = controller.decision
        assert decision is not None
        seat = controller.seat
        drawn = next((each for each in decision.options if not isinstance(each, Pass)), Pass(seat))
        controller.confirm(drawn)
        steps += 1
        if controller.session.decision(seat) is None:
            break
    assert steps > 1
    shell.close()


def test_a_look_ends_by_itself() -> None:
    pilot, shell = begin(seats="spd=human,gruene=human,cdu=random", seed=2, handover="peek")
    controller = shell.controller
    assert controller is not None
    controller.poll(1000.0)
    controller.look()
    assert controller.looker >= 0
    controller.poll(1000.0 + LOOK - 0.1)
    assert controller.looker >= 0
    controller.poll(1000.0 + LOOK)
    assert controller.looker < 0
    pilot.settle()
    shell.close()


def test_a_continued_game_tells_what_the_others_did_since_the_own_last_decision() -> None:
    """Whoever comes back sees the same news as if they had stayed."""
    _, shell = begin(seats="spd=human,gruene=random,cdu=random", seed=3)
    controller, now, told = shell.controller, 100.0, 0
    assert controller is not None
    for _ in range(25):
        now = own_turn(controller, now) + 100
        decision = controller.decision
        assert decision is not None
        controller.confirm(next(iter(decision.options)))
        now = own_turn(controller, now) + 100
        again = GameController(controller.session)
        assert list(again.marks) == list(controller.marks)
        told += bool(again.marks)
    assert told > 5
    shell.close()
