"""The action bar: few buttons in one order, and a refusal that is seen and read where the button is."""

from __future__ import annotations

import pygame
import pytest
from builders import a_game
from hands import Hands, begin
from tabletop import BareController, show

ORDER = ("confirm", "look", "keep", "publish", "pass_phase", "pass_all", "clear", "reset", "pass", "advice")
IN_A_BAR = (*ORDER[1:-2], "confirm", "pass", "advice")
"""Where the buttons stand at the right end, the edge of the primary one never moves."""
MOST_BUTTONS = 4
"""Buttons that stand beside the question at most."""
LAYOUTS = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)]


def bar(pilot):
    """Ids of the buttons beside the question, from the left."""
    found = [node for node in pilot.nodes() if node.id.removeprefix("act.") in ORDER and node.id.startswith("act.")]
    return [node.id.removeprefix("act.") for node in sorted(found, key=lambda node: node.window_rect.x)]


@pytest.mark.in_turns(6)
@pytest.mark.parametrize("edition", ["2019", "2006"])
@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_few_buttons_stand_in_one_order_whatever_is_asked(size, scale, edition):
    elections = 4 if edition == "2019" else 7
    seats = "spd=human,gruene=random,cdu=random"
    pilot, shell = begin("en", size, scale, seats=seats, seed=5, edition=edition, elections=elections)
    hands, seen, places, ends = Hands(pilot, shell, 5), set(), {}, set()
    order = IN_A_BAR if pilot.app.viewport.layout == "focus" else ORDER
    for _ in range(90):
        if pilot.scene.name == "table" and pilot.scene.prompt is not None:
            ids = bar(pilot)
            seen.add(type(pilot.scene.prompt).__name__)
            assert len(ids) <= MOST_BUTTONS, (pilot.scene.prompt, ids)
            known = [order.index(each) for each in ids if each not in ("keep", "publish", "look")]
            assert known == sorted(known), (pilot.scene.prompt, ids)
            for each in ("pass", "advice"):
                if each in ids:  # the hand finds it where it was at the question before
                    places.setdefault(each, set()).add(tuple(map(round, pilot.get(f"act.{each}").window_rect)))
            if "confirm" in ids:
                box = pilot.get("act.confirm").window_rect
                ends.add(round(box.x if order is ORDER else box.right))
        if pilot.scene.name == "final":
            break
        hands.step()
    assert len(seen) >= 8
    assert len(ends) == 1, ends
    assert all(len(found) == 1 for found in places.values()), places
    assert set(places) == {"pass", "advice"}
    shell.close()


def test_a_refused_key_shakes_its_button_and_the_sentence_stands_on_the_bar():
    pilot, shell = begin(seats="spd=human,gruene=random,cdu=random", seed=5)
    hands = Hands(pilot, shell, 5)
    while not (pilot.scene.name == "table" and type(pilot.scene.prompt).__name__ == "RallyPrompt"):
        hands.step()
    node = pilot.get("act.confirm")
    assert node.reason
    home = node.rect
    pilot.app.inputs.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    pilot.app.step()
    assert pilot.app.motion.busy
    pilot.clock.advance(0.03)
    pilot.app.step()
    assert node.rect != home
    said = pilot.app.stage.toast_nodes[-1]
    dock = pilot.get("act.confirm").window_rect
    assert 0 <= dock.y - said.rect.bottom <= 40
    pilot.clock.advance(0.12)
    pilot.app.step()
    assert node.rect == home
    shell.close()


@pytest.mark.parametrize("rival", ["human", "random"])
def test_what_cannot_be_taken_back_has_a_lock_and_says_why(rival):
    """Buying a media marker is final where another person decides next, and free against AI seats."""
    pilot, shell = begin(seats=f"spd=human,gruene={rival},cdu={rival}", seed=5, handover="open")
    hands = Hands(pilot, shell, 5)
    while not (free := [node.id for node in pilot.all("media.land.") if not node.reason]):
        hands.step()
    pilot.click(free[0]).settle()
    button, controller = pilot.get("act.confirm"), shell.controller
    seat = controller.seat
    said = shell.texts("table-lock-other")
    assert (said in button.tooltip) is (rival == "human")
    pilot.click("act.confirm")
    status = controller.session.undo_status(seat)
    assert status.possible is (rival != "human")
    assert status.reason == ("undo-other-player" if rival == "human" else "")
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_a_hint_too_long_for_its_line_keeps_its_first_sentences_and_is_whole_in_its_tooltip(lang):
    desk = BareController(a_game(4).in_phase("income").table, seat=0)
    pilot = show(desk, "small", lang, size=(1280, 704), scale=1.0)
    hint = pilot.settle().get("dock.hint")
    assert hint.tooltip == pilot.scene.prompt.hint
    said = " ".join(run.text for run in pilot.runs() if hint.window_rect.inset(-1).holds(run.ink))
    assert said
    assert hint.tooltip.startswith(said)
    assert said[-1] == "."
