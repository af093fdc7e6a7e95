"""Every question of every edition on the real table screen: by mouse alone, by keys alone, with reasons, with room."""

from __future__ import annotations

import pytest
from asked_early import EARLY, SEAT
from questions import ASKED
from tabletop import SIZES, by_keyboard, click_on, confirms_too_early, show

from macher.engine.command import Command
from macher.rules.commands import AnswerCoalition, KeepPoll, Pass
from macher.rules.national.commands import UseCabinetCard

every_question = pytest.mark.parametrize("name", ASKED)


@pytest.mark.in_turns(2)
@every_question
@pytest.mark.parametrize("layout", SIZES)
def test_a_decision_is_made_with_the_left_button_alone(name: str, layout: str) -> None:
    """Every choice is a click on something that stands there, and confirming gives what was chosen."""
    controller, pilot = ASKED[name].drafted(layout)
    pilot.click("act.confirm")
    assert controller.given == [ASKED[name].answer]


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(
    ("name", "layout"), [*((name, "wide") for name in ASKED), *((name, "focus") for name in EARLY)]
)
def test_a_decision_is_made_with_the_keyboard_alone(name: str, layout: str) -> None:
    """Tab, arrows, Enter and the keys of the key map are enough."""
    controller = ASKED[name].controller()
    by_keyboard(show(controller, layout), ASKED[name].keys or ASKED[name].clicks)
    assert controller.given == [ASKED[name].answer]


@every_question
def test_confirming_too_early_is_refused_with_a_reason(name: str) -> None:
    confirms_too_early(ASKED[name].controller())


@pytest.mark.in_turns(2)
@every_question
def test_reset_empties_the_draft(name: str) -> None:
    """Ctrl+Z takes the whole draft back and nothing is given."""
    before = show(ASKED[name].controller()).scene.prompt.commands()
    controller, pilot = ASKED[name].drafted()
    pilot.press("ctrl+z")
    assert pilot.scene.prompt.commands() == before
    assert controller.given == []


PASSES = (
    *("tie", "source", "media", "rallies"),
    *(f"later-{name}" for name in ("place", "pay", "double", "remove", "shift", "bid", "convert")),
    *(f"classic-{name}" for name in ("exchange", "exchange_members", "sending", "ask", "media", "influence")),
    *(f"classic-{name}" for name in ("majority", "meetings", "raising", "convert", "national")),
)
DOES_WITHOUT: dict[str, Command] = {
    "classic-use_votes": UseCabinetCard(SEAT, 2, None),
    "classic-entries": KeepPoll(SEAT),
    "classic-offer": AnswerCoalition(SEAT, False),
}


@pytest.mark.parametrize(("name", "given"), [*((name, Pass(SEAT)) for name in PASSES), *DOES_WITHOUT.items()])
def test_p_passes(name: str, given: Command) -> None:
    """Wherever the rules allow it; what stands in the place of passing has its key too."""
    controller = ASKED[name].controller()
    show(controller).press("p")
    assert controller.given == [given]


@pytest.mark.in_turns(8)
@every_question
@pytest.mark.parametrize("layout", SIZES)
def test_every_text_has_room(name: str, layout: str) -> None:
    """Nothing is cut, overlaps, is too small or nameless after each step of the draft, in every language."""
    pilot = show(ASKED[name].controller(), layout)
    texts = pilot.scene.prompt.desk.texts
    steps = ["", *ASKED[name].clicks]
    for at, step in enumerate(steps, 1):
        texts.use("en")
        pilot.scene.rebuild()
        pilot.settle()
        if step:
            click_on(pilot, step)
        for lang in ("en", "de", "pl", "fr"):
            texts.use(lang)
            pilot.scene.rebuild()
            pilot.settle()
            assert pilot.problems(contrast_too=lang == "en" and at == len(steps)) == [], (lang, step)
    assert texts.missing == set()
    assert texts.faults == []
