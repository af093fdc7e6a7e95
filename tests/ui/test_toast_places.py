"""Where sentences over the screen stand: never over what is asked and what answers it, and beside words and buttons
where there is room for that."""

from __future__ import annotations

import pytest
from acceptance_screens import Look, stand_of

from macher.i18n.pseudo import CODE as PSEUDO
from macher.ui.scene.surroundings import Link

LOOKS = (Look(PSEUDO, (1920, 1080), 1.0), Look(PSEUDO, (1280, 720), 1.0), Look(PSEUDO, (960, 540), 1.04))
"""Each layout."""
LONG = "The game could not be saved in this folder, because it is full. It goes on, and nothing is lost. " * 2


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("name", ["table:cabinet-act", "table:classic-2006-cabinet-use", "table:polls"])
def test_a_sentence_leaves_the_question_and_its_answers_free(name: str, look: Look) -> None:
    stand = stand_of(name)
    pilot = stand.look(look)
    stage = pilot.app.stage
    stage.toast(LONG, "warn", 9, Link("Say more about it", lambda: None))
    stage.toast("Short.")
    asked = stage.kept_clear()
    assert len(asked) > 1
    first, second = (node.rect for node in stage.toast_nodes)
    assert not first.meets(second)
    for box in (first, second):
        assert pilot.app.viewport.rect.holds(box)
        assert [area for area in asked if box.meets(area)] == []
    stage.request_rebuild()
    pilot.settle()
    assert [node.rect for node in stage.toast_nodes] == [first, second], "it stays where it is being read"
    stand.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("name", ["menu", "settings-sound", "saves"])
def test_a_sentence_covers_no_button_of_a_page(name: str, look: Look) -> None:
    stand = stand_of(name)
    pilot = stand.look(look)
    stage = pilot.app.stage
    stage.toast("The saved game was put into the folder of documents.", "info", 9, Link("Undo", lambda: None))
    [box] = (node.rect for node in stage.toast_nodes)
    window = pilot.app.viewport.rect
    buttons = [node.window_rect for node in pilot.app.stage.root.walk() if node.interactive and node.shown]
    small = [place for place in buttons if place.w * place.h < window.w * window.h / 10]
    assert [place for place in small if box.meets(place)] == []
    stand.close()


@pytest.mark.parametrize(
    "look", [Look("en", (1920, 1080), 1.0), Look("de", (1366, 768), 1.0), Look("de", (960, 540), 1.04)], ids=str
)
def test_a_refusal_leaves_boards_panels_and_cards_free(look: Look) -> None:
    """A picture is no word, but has to be seen all the same."""
    stand = stand_of("table:refused")
    pilot = stand.look(look)
    [box] = (node.rect for node in pilot.app.stage.toast_nodes)
    pictures = pilot.scene.pictured()
    assert len(pictures) > 8
    assert [area for area in pictures if box.inset(0.5).meets(area)] == []
    stand.close()
