"""Every page that opens a game says on the pressed button that it is being opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from evenings import SIZES

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.saves.folders import HOME_VARIABLE
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

BUTTONS = {"today": "today.play", "campaign": "campaign.play", "learn": "learn.guided", "new_game": "newgame.start"}
"""By the page that it stands on."""


def opened(
    page: str, lang: str = "en", screen: tuple[tuple[int, int], float] = ((1280, 720), 1.0)
) -> tuple[Pilot, Shell]:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), *screen, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.go.menu()
    getattr(shell.go, page)()
    return pilot.settle(), shell


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept lies in a folder of the test."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


@pytest.mark.parametrize(("page", "id"), BUTTONS.items())
def test_a_button_that_opens_a_game_says_so_at_once(page: str, id: str) -> None:
    pilot, shell = opened(page)
    begun = pilot.scene
    pilot.get(id).on_click()
    pilot.get(id).on_click()  # an impatient second click
    pilot.app.stage.build()
    assert pilot.shows("Opening…")
    assert shell.controller is None
    pilot.settle()
    assert shell.controller is not None
    assert pilot.scene is not begun
    shell.close()


@pytest.mark.parametrize("page", BUTTONS)
def test_whoever_has_left_the_page_is_not_fetched_back(page: str) -> None:
    pilot, shell = opened(page)
    pilot.get(BUTTONS[page]).on_click()
    shell.app.pop()
    pilot.settle()
    assert shell.controller is None
    shell.close()


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize("screen", SIZES)
def test_the_word_fits(lang: str, screen: tuple[tuple[int, int], float]) -> None:
    for page, id in BUTTONS.items():
        pilot, shell = opened(page, lang, screen)
        pilot.scene.underway._id = id.removeprefix("learn.")
        pilot.scene.rebuild()
        pilot.settle()
        assert pilot.shows(shell.texts("menu-opening"))
        assert pilot.problems() == []
        shell.close()
