"""What belongs together lights up together, whatever is pointed at: cards in the action bar, boards, media presence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hands import Hands, begin

from macher.gallery.pilot import Pilot
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.table.words.links import Subject, subject_of


@pytest.fixture(scope="module")
def asked() -> Iterator[dict[str, Pilot]]:
    """One table for each of some questions, by the options that were asked."""
    found: dict[str, Pilot] = {}
    flows = []
    for wanted in ("DraftOptions", "ChangeOptions", "MediaOptions"):
        pilot, shell = begin("en", (1920, 1080))
        hands = Hands(pilot, shell, 3)
        flows.append(shell)
        while wanted not in hands.screens:
            decision = shell.controller.decision if shell.controller is not None else None
            if decision is not None and type(decision.options).__name__ == wanted:
                break
            hands.step()
        found[wanted] = pilot
    yield found
    for shell in flows:
        shell.close()


def lit(pilot: Pilot, id: str) -> set[str]:
    """What is framed while the pointer is on a node."""
    pilot.move((2, 2)).move(id)
    return {node.id for node in pilot.app.stage._glowing()}


@pytest.mark.parametrize(
    ("question", "card"),
    [("DraftOptions", "draft.card.0"), ("ChangeOptions", "program.slot.2"), ("ChangeOptions", "program.hand.0")],
)
def test_a_card_in_the_action_bar_lights_its_topic(asked: dict[str, Pilot], question: str, card: str) -> None:
    pilot = asked[question]
    topic = pilot.get(card).name.split()[-1].lstrip("+−")
    found = lit(pilot, card)
    named = {node.id: node.name for node in pilot.nodes() if node.id in found}
    assert card in named
    assert any(id.startswith(("display.", "opinion.", "offer.")) for id in named)
    assert {name.split()[-1].lstrip("+−") for name in named.values()} == {topic}


def test_what_is_on_a_board_or_says_something_about_it_lights_the_state(asked: dict[str, Pilot]) -> None:
    pilot = asked["MediaOptions"]
    spot = next(node.id for node in pilot.all("spot.media.2."))
    whole = lit(pilot, "map.2")
    assert whole >= {"board.2", "media.land.2", "presence.3"}
    for id in ("media.land.2", "media.2", "presence.3", "slots.2", spot):
        assert lit(pilot, id) == whole, id


def test_parties_still_come_before_the_board_they_stand_on(asked: dict[str, Pilot]) -> None:
    pilot = asked["MediaOptions"]
    assert lit(pilot, "row.1.2") >= {"row.0.2", "row.1.2", "rail.2"}
    assert "board.1" not in lit(pilot, "row.1.2")


def test_a_card_with_a_result_stands_for_its_state_and_a_row_on_it_for_its_party(asked: dict[str, Pilot]) -> None:
    model = asked["MediaOptions"].scene._shown
    card, row = (Node(Rect(0, 0, 9, 9), id=id) for id in ("result.3", "result.3.1"))
    assert subject_of(model, card) == Subject("land", 3)
    assert subject_of(model, row) == Subject("party", 1)


def test_every_button_of_the_question_names_its_rule(asked: dict[str, Pilot]) -> None:
    pilot = asked["MediaOptions"]
    buttons = [node for node in pilot.all("act.") if node.id != "act.advice"]
    assert {node.id for node in buttons} >= {"act.confirm", "act.pass", "act.pass_phase"}
    assert {pilot.scene.tip_line(node) for node in buttons} == {"Rules"}
    assert pilot.scene.tip_line(pilot.get("undo")) == "App vs. tabletop"
    assert pilot.scene.tip_line(pilot.get("act.advice")) == ""
