"""The page of the settings about the game itself: version, whose work it is, and the licences of all its parts."""

from __future__ import annotations

from functools import partial

from macher import __version__
from macher.licences import Component, components, licence_text
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.screens.settings_rows import SettingsPage

__all__ = ["AboutPage"]

_APART = 8.0
"""Air between two paragraphs of a licence."""


class AboutPage(SettingsPage):
    """A list of components; a click shows the licence of one in its place."""

    shown: Component | None = None
    """The component whose licence is shown."""

    def parts(self, kit: Kit) -> list[Part]:
        gap = kit.step("gap")
        shown = self._list(kit) if self.shown is None else self._licence(kit, self.shown)
        return [spacer(gap), column(*shown, gap=gap)]

    def show(self, component: Component | None) -> None:
        """Shows the licence of a component, or the list again."""
        self.shown = component
        self.screen.rebuild()

    def _list(self, kit: Kit) -> list[Part]:
        texts = self.texts
        rows = [part(partial(self._row, at=at, component=each)) for at, each in enumerate(components())]
        return [
            kit.paragraph(f"Die Macher · {texts('menu-version', version=__version__)}", "strong"),
            kit.paragraph(texts("about-unofficial")),
            kit.paragraph(texts("about-parts"), "body", "muted"),
            kit.rows(rows, id="about.parts", name=texts("settings-about"), height=kit.step("line")),
        ]

    def _row(self, box: Rect, at: int, component: Component) -> Node:
        call = partial(self.show, component)
        return ListRow(box, component.name, icon="scroll-text", id=f"about.part.{at}", on_click=call)

    def _licence(self, kit: Kit, component: Component) -> list[Part]:
        back = partial(self.show, None)
        button = kit.button(self.texts("about-back"), back, kind="raised", icon="chevron-left", id="about.back")
        name = kit.name(component.name, height=kit.step("control"))
        blocks = [inset(kit.paragraph(block, "body"), 2) for block in self._text(component)]
        return [
            row(button, name, gap=16),
            kit.rows(blocks, id=f"about.text.{component.path.stem}", name=component.name, gap=_APART),
        ]

    def _text(self, component: Component) -> list[str]:
        try:
            return licence_text(component)
        except OSError as error:
            return [self.texts("about-unreadable", detail=error.strerror or str(error))]
