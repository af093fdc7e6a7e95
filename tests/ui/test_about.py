"""The page about the game says whose work it is, and shows the licence of every part."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from evenings import SIZES

from macher import __version__, resources
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.licences import Component, components, licence_text
from macher.resources import asset
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

ROOT = Path(__file__).resolve().parents[2]


def opened(lang: str = "en", size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Pilot:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, options=UiOptions(language=lang), texts=texts)
    pilot.app.push(MenuScreen(Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))))
    return pilot.settle()


@pytest.fixture
def bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation as a standalone program has it, with licences of its components."""
    for name in ("assets", "localization"):
        shutil.copytree(ROOT / name, tmp_path / name)
    folder = tmp_path / "assets" / "licenses" / "bundle"
    folder.mkdir()
    for number in range(30):
        (folder / f"lib{number:02} 1.0.txt").write_text(f"Licence {number}\n\n" + "Do as you like. " * 400, "utf-8")
    monkeypatch.setattr(resources, "data_root", lambda: tmp_path)
    return folder


def test_the_licence_of_the_game_is_the_one_of_the_project() -> None:
    """If this fails: copy it and run packaging/make_contents.py."""
    assert asset("licenses", "macher-LICENSE.txt").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")


def test_every_licence_of_the_assets_is_listed_and_can_be_read() -> None:
    found = components()
    assert {component.path for component in found} == set(asset("licenses").glob("*.txt"))
    assert found[0].name.startswith("Die Macher")
    assert all(licence_text(component) for component in found)
    assert all(component.name != component.path.stem for component in found)


def test_from_the_menu_to_a_licence_and_back_by_mouse() -> None:
    pilot = opened()
    pilot.click("menu.about").settle()
    assert pilot.shows(__version__)
    assert pilot.shows("This is an unofficial fan work.")
    for at, component in enumerate(components()):
        pilot.click(f"about.part.{at}").settle()
        assert pilot.find(f"about.text.{component.path.stem}") is not None
        pilot.click("about.back").settle()
    pilot.click("settings.back").settle()
    assert pilot.find("menu.about") is not None


def test_with_the_keyboard_alone() -> None:
    pilot = opened()
    for wanted in ("menu.about", "about.part.0"):
        for _ in range(60):
            pilot.press("tab")
            focused = pilot.app.stage.focus
            if focused is not None and focused.id == wanted:
                break
        else:
            raise AssertionError(f"{wanted} cannot be reached")
        pilot.press("return").settle()
    assert pilot.find("about.text.macher-LICENSE") is not None
    pilot.press("escape").settle()
    assert pilot.find("about.parts") is not None
    pilot.press("escape").settle()
    assert pilot.find("menu.quick") is not None


def test_another_page_and_back_begins_with_the_list() -> None:
    pilot = opened()
    pilot.click("menu.about").click("about.part.1").click("settings.sound").click("settings.about").settle()
    assert pilot.find("about.parts") is not None


def test_the_parts_of_a_standalone_program_are_listed_after_those_of_the_game(bundled: Path) -> None:
    found = [component.name for component in components()]
    assert found[-30:] == [f"lib{number:02} 1.0" for number in range(30)]
    pilot = opened()
    pilot.click("menu.about").settle()
    assert pilot.problems() == []
    at = found.index("lib00 1.0")
    pilot.click(f"about.part.{at}").settle()
    assert pilot.shows("Licence 0")
    assert pilot.problems() == []


def test_a_licence_that_cannot_be_read_says_so(bundled: Path) -> None:
    path = asset("licenses", "macher-LICENSE.txt")
    path.unlink()
    path.mkdir()
    pilot = opened()
    pilot.click("menu.about").settle()
    pilot.click("about.part.0").settle()
    assert pilot.shows("The text of this license cannot be read: ")


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_list_and_text_fit(lang: str, size: tuple[int, int], scale: float, bundled: Path) -> None:
    pilot = opened(lang, size, scale)
    assert pilot.problems() == []
    pilot.click("menu.about").settle()
    assert pilot.problems() == []
    for at in (0, 1):
        pilot.click(f"about.part.{at}").settle()
        assert pilot.problems() == []
        pilot.press("escape").settle()


def test_a_licence_that_was_written_narrow_is_read_in_whole_sentences(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(
        "MIT License\n\nCopyright (c) 2026 somebody\nand another one\n\n"
        "Permission is hereby granted, free of charge, to any person obtaining a copy of\n"
        "this software, subject to the following conditions, each of which has to be kept:\n"
        "  1. The notice stays.\n  2. So does this one, which is so long that it had to go on in another\n"
        "     line.\n",
        encoding="utf-8",
    )
    assert licence_text(Component("a", path)) == [
        "MIT License",
        "Copyright (c) 2026 somebody\nand another one",
        "Permission is hereby granted, free of charge, to any person obtaining a copy of this software, subject to the "
        "following conditions, each of which has to be kept:\n1. The notice stays.\n"
        "2. So does this one, which is so long that it had to go on in another line.",
    ]
