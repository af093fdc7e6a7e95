"""The kit of printed matter: it has room, is read, and can be pressed by mouse, keyboard and reader."""

from __future__ import annotations

import pytest

from macher.gallery.kit_page import FRAMES, FramePage, KitPage
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.kit.leaves import words
from macher.ui.kit.page import Kit
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import UiOptions
from macher.ui.widgets import Paragraph

SIZES = {"wide": ((1920, 1080), 1.0), "small": ((1280, 720), 1.0), "focus": ((1280, 720), 1.35)}


def opened(scene: Scene, layout: str = "wide", theme: str = "paper") -> Pilot:
    size, scale = SIZES[layout]
    options = UiOptions(theme=theme)  # type: ignore[arg-type]  # checked by the options
    pilot = Pilot(scene, size, scale, texts=Texts.load("en"), options=options)
    pilot.settle()
    return pilot


@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("theme", ["paper", "night"])
def test_every_word_of_the_kit_has_room_and_can_be_read(layout: str, theme: str) -> None:
    for scene in (KitPage(), *(FramePage(frame) for frame in FRAMES)):
        assert opened(scene, layout, theme).problems() == []


def test_what_is_shown_can_be_pressed_by_mouse_and_keyboard() -> None:
    page = KitPage()
    pilot = opened(page)
    for name in ("Load", "Delete", "All rulings", "Fast", "Media", "Niedersachsen", "back"):
        pilot.click(f"kit.{name}")
    assert page.pressed == ["Load", "Delete", "All rulings", "Fast", "Media", "Niedersachsen", "back"]
    assert pilot.get("kit.Fast").value_text() == "marked"
    pilot.app.stage.set_focus(pilot.get("kit.Manual"), True)
    pilot.press("return")
    assert page.chosen["speed"] == "Manual"


def test_a_reader_finds_names_roles_and_what_is_marked() -> None:
    pilot = opened(KitPage())
    steady, fast = pilot.get("kit.Steady"), pilot.get("kit.Fast")
    assert (steady.role, steady.name, steady.value_text(), fast.value_text()) == ("radio", "Steady", "marked", "")
    assert pilot.get("kit.Export").reason == "Nothing is chosen."
    assert pilot.get("kit.note").role == "dialog"


def test_a_heading_that_does_not_fit_takes_the_next_smaller_role() -> None:
    sizes = []

    class Headings(Scene):
        def build(self, ctx):
            for width in (900, 350, 250, 40):
                page = Node(Rect(0, 0, width, 400))
                words(Kit(ctx), "Solved again", "poster").place(page, page.rect)
                assert isinstance(page.children[0], Paragraph)
                sizes.append(ctx.type.style(page.children[0].style).size)
            return Node(ctx.rect)

    opened(Headings())
    assert sizes[:4] == [92, 56, 40, 30]
