"""An AI seat that gives no answer: the game goes on at once, and the player is told of it in one sentence, once."""

import pytest
from hands import Hands, begin

from macher.i18n import available_languages
from macher.session.thinking import Answer, InlineThinker


def silent(thinker):
    """Never comes to an answer."""
    asked, thinker.question = thinker.question, None
    return None if asked is None else Answer(asked, None, "no answer after 15 seconds")


def toasts(pilot):
    return [node.name for node in pilot.app.stage.toast_nodes]


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
def test_the_player_is_told_once_and_the_game_goes_on(monkeypatch, lang):
    pilot, shell = begin(lang)
    session = shell.controller.session
    monkeypatch.setattr(InlineThinker, "answer", silent)
    hands, told = Hands(pilot, shell, 3), []
    while session.stood_in < 8:
        hands.step()
        told += [text for text in toasts(pilot) if text not in told]
    assert told.count(shell.texts("table-stood-in")) == 1
    assert pilot.problems() == []
    while toasts(pilot):
        pilot.wait(1.0)
    before = session.stood_in
    while session.stood_in == before:
        hands.step()
    assert shell.texts("table-stood-in") not in toasts(pilot)
    assert not shell.texts.missing
    shell.close()
