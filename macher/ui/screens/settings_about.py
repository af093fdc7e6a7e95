"""The page of the settings about the game itself: version, whose work it is, and the licences of all its parts."""

from __future__ import annotations

from collections.abc import Callable

from macher import __version__
from macher.licences import Component, components, licence_text
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import BAR, Button, Label, Paragraph, RowsView, ScrollView
from macher.ui.widgets.marks import shortened

__all__ = ["AboutPage"]

_APART = 8.0
"""Air between two paragraphs of a licence."""


class AboutPage(SettingsPage):
    """A list of components; a click shows the licence of one in its place."""

    shown: Component | None = None
    """The component whose licence is shown."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        area = area.trim(top=ctx.viewport.pick(18.0, 10.0, 8.0))
        if self.shown is None:
            self._list(ctx, page, area)
        else:
            self._licence(ctx, page, area, self.shown)

    def show(self, component: Component | None) -> None:
        """Shows the licence of a component, or the list again."""
        self.shown = component
        self.screen.rebuild()

    def _shower(self, component: Component) -> Callable[[], None]:
        return lambda: self.show(component)

    def _list(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, row = self.texts, self.line(ctx)
        for text, face in (
            (f"Die Macher · {texts('menu-version', version=__version__)}", "strong"),
            (texts("about-unofficial"), "text"),
            (texts("about-parts"), "body"),
        ):
            box, area = area.take_top(ctx.height(text, face, area.w), ctx.viewport.pick(16.0, 8.0, 6.0))
            page.add(Paragraph(box, text, face, "muted" if face == "body" else "ink"))
        rows: list[Node] = []
        for at, component in enumerate(components()):
            frame, style = Rect(0, at * row, area.w - BAR - 4, row), ctx.type.style("body")
            rows.append(
                Button(
                    frame,
                    shortened(ctx, component.name, frame.w - style.size * 4, style),
                    kind="plain",
                    style=style,
                    icon="scroll-text",
                    align="left",
                    id=f"about.part.{at}",
                    name=component.name,
                    on_click=self._shower(component),
                )
            )
        page.add(RowsView(area, *rows, id="about.parts", name=texts("settings-about")))

    def _licence(self, ctx: Context, page: Node, area: Rect, component: Component) -> None:
        texts = self.texts
        width, height = Button.natural(ctx, texts("about-back"), True)
        head, area = area.take_top(height, ctx.viewport.pick(14.0, 8.0, 6.0))
        left, right = head.take_left(width, 16)
        name = shortened(ctx, component.name, right.w, "strong")
        page.add(
            Button(
                left,
                texts("about-back"),
                kind="raised",
                icon="chevron-left",
                on_click=lambda: self.show(None),
                id="about.back",
            ),
            Label(right, name, "strong", name=component.name),
        )
        y, lines = 0.0, []
        for block in self._text(component):
            box = Rect(0, y, area.w - BAR - 4, ctx.height(block, "text", area.w - BAR - 4))
            lines.append(Paragraph(box, block, "text"))
            y = box.bottom + _APART
        page.add(
            ScrollView(
                area, *lines, content=max(0.0, y - _APART), id=f"about.text.{component.path.stem}", name=component.name
            )
        )

    def _text(self, component: Component) -> list[str]:
        try:
            return licence_text(component)
        except OSError as error:
            return [self.texts("about-unreadable", detail=error.strerror or str(error))]
