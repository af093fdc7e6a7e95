"""Where tooltips open: beside what they explain, never over what is asked and what answers it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from acceptance_screens import Look, Stand, stand_of

from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.scene.free_ground import beside, free_place

LOOKS = (Look("de", (1920, 1080), 1.0), Look("pl", (1280, 720), 1.0), Look("fr", (960, 540), 1.04))
"""Each layout."""
QUESTIONS = (
    "table:cabinet-act",
    "table:classic-2006-cabinet-use",
    "table:classic-1997-first-bid",
    "table:classic-consim-exchanges",
)
"""One of each edition."""
WINDOW = Rect(0, 0, 1280, 720)


@pytest.fixture(scope="module", params=QUESTIONS)
def stand(request: pytest.FixtureRequest) -> Iterator[Stand]:
    found = stand_of(request.param)
    yield found
    found.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_tooltip_of_an_answer_leaves_the_question_and_the_other_answers_free(stand: Stand, look: Look) -> None:
    pilot = stand.look(look)
    pilot.drawing = False
    stage = pilot.app.stage
    asked = stage.kept_clear()
    assert stage.find("dock.title") is not None
    assert len(asked) > 1
    answers = [node for node in pilot.nodes() if node.interactive and node.window_rect in asked and in_sight(node)]
    opened = 0
    for node in answers[:4]:
        pilot.move((1, 1)).move(middle(node)).wait(0.7)
        if stage.tip is None:
            continue  # it would only repeat what stands there
        opened += 1
        own = stage.explained()
        assert own is not None
        covered = [area for area in asked if stage.tip.rect.meets(area) and not area.holds(own.window_rect)]
        assert covered == [], (node, own)
    assert opened, "no tooltip was looked at"


def in_sight(node: Node) -> bool:
    return node.stage is not None and node.root.hit(*middle(node)) is not None


def middle(node: Node) -> tuple[float, float]:
    return node.window_rect.cx, node.window_rect.cy


def test_no_tooltip_opens_over_the_next_question_after_a_confirmation() -> None:
    stand = stand_of("table:start-player:draft")
    pilot = stand.pilot
    before = pilot.app.scene.prompt
    primary = next(node for node in pilot.all("act.") if node.focusable and not node.reason)
    pilot.click(primary.id).wait(3.0)
    assert pilot.app.scene.prompt is not before
    assert pilot.app.stage.tip is None
    stand.close()


def test_a_place_that_covers_nothing_comes_before_a_nearer_one() -> None:
    target = Rect(600, 300, 100, 40)
    places = list(beside((200, 60), target, 8))
    below = Rect(500, 340, 300, 80)
    assert free_place(places, WINDOW, [], []) == Rect(550, 348, 200, 60)
    found = free_place(places, WINDOW, [], [target, below])
    assert found == Rect(550, 232, 200, 60), "above it"


def test_where_nothing_is_free_the_question_still_is() -> None:
    target = Rect(600, 660, 100, 40)
    question = Rect(0, 120, 1280, 600)
    found = free_place(list(beside((200, 60), target, 8)), WINDOW, [question], [Rect(0, 0, 1280, 720)])
    assert not found.meets(question)
    assert WINDOW.holds(found)
