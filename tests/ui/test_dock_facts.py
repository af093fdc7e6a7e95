"""Figures beside a question in the dock keep their place in a small window by a shorter caption."""

from __future__ import annotations

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import show
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


@pytest.mark.parametrize(("window", "key"), [((1366, 768), ""), ((1280, 720), "-short")])
@pytest.mark.parametrize("lang", ["de", "fr", "pl"])
def test_what_a_kept_poll_brings_is_said_in_a_small_window_too(lang: str, window: tuple[int, int], key: str) -> None:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), window, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, "table:polls")
    pilot.settle()
    assert {texts(f"prompt-poll-keep-base{key}"), "13", "16"} <= set(pilot.texts())
    shell.close()
