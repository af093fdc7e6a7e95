"""Who leaves a free action unused is told: by the button, and once before it is carried out."""

from __future__ import annotations

import pytest
from builders import Game, a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.rules.commands import PayPolitician
from macher.rules.edition import ActionName

SEAT = 1
BASIC = ("backbencher", "vice_chancellor", "spokesperson", "secretary", "parliamentary_leader")
LAYOUTS = ["wide", "small", "focus"]
LANGUAGES = [language.code for language in available_languages()]


def acting(key: str, money: int = 60_000) -> Game:
    """The own politician has been paid in state 1 and may act."""
    game = a_game(4).start(0).money(*[money] * 4).media(1, 0, 2, 2, SEAT)
    return game.placed(1, (SEAT, key)).in_phase("cabinet_actions").do(PayPolitician(SEAT))


def asked(key: str, layout: str = "wide", lang: str = "en") -> tuple[Pilot, BareController]:
    controller = BareController(acting(key).table, SEAT)
    return show(controller, layout, lang), controller


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_says_that_nothing_else_is_done(layout: str, lang: str) -> None:
    pilot, _ = asked("secretary", layout, lang)
    texts = Texts.load(lang)
    act = pilot.scene.prompt.told.acts[0]
    assert act.forgets
    assert texts("prompt-act-alone", actions=texts("prompt-action-votes", amount=texts.signed(8))) in act.text
    assert pilot.problems() == []


def test_it_is_asked_once_by_mouse_and_by_key() -> None:
    for press in (lambda pilot: pilot.click("act.confirm"), lambda pilot: pilot.press("return")):
        pilot, controller = asked("secretary")
        press(pilot)
        assert controller.given == []
        assert any("Press again" in text for text in pilot.texts())
        press(pilot)
        assert len(controller.given) == 1


def test_a_double_click_is_no_answer() -> None:
    pilot, controller = asked("secretary")
    pilot.double_click("act.confirm")
    assert controller.given == []


def test_nothing_is_said_where_all_is_done() -> None:
    pilot, controller = asked("secretary")
    second = next(
        at for at, offer in enumerate(pilot.scene.prompt.offers) if at and pilot.scene.prompt._gives(offer.spec)
    )
    pilot.click(f"act.action.{second}")
    assert not pilot.scene.prompt.told.acts[0].forgets
    pilot.click("act.confirm")
    assert len(controller.given) == 1


def test_the_main_action_is_one_too() -> None:
    pilot, _ = asked("secretary")
    pilot.click("act.action.0").click("act.action.2")
    assert [offer.main for offer in pilot.scene.prompt.left_over()] == [True]


@pytest.mark.parametrize("key", BASIC)
def test_what_costs_money_or_changes_nothing_is_not_asked_about(key: str) -> None:
    game = acting(key)
    game.table.lands[1].trend[SEAT] = 3
    prompt = show(BareController(game.table, SEAT)).scene.prompt
    names = {offer.spec.name.value for offer in prompt.left_over()}
    assert not names & {"remove_media", "trend"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_action_that_is_only_too_dear_says_so(layout: str, lang: str) -> None:
    """A marker to remove is there; the spokesperson has cost 5,000 of 6,000."""
    pilot = show(BareController(acting("spokesperson", 6_000).table, SEAT), layout, lang)
    words, prompt = Texts.load(lang), pilot.scene.prompt
    at = next(at for at, offer in enumerate(prompt.offers) if offer.spec.name is ActionName.REMOVE_MEDIA)
    assert words.money(5_000) in prompt.reason(prompt.offers[at])
    assert words("prompt-act-dear") in prompt.effect(at)[0]
    assert words("prompt-act-closed") not in prompt.effect(at)[0]
    assert pilot.problems() == []
