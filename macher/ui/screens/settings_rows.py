"""What the pages of the settings are made of: rows with a caption at the left and a choice at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import Ballot, Hairline, Label, Paragraph, Segment, Segments, Slider

if TYPE_CHECKING:
    from macher.i18n import Texts
    from macher.ui.app import App
    from macher.ui.program import Program
    from macher.ui.scene.stage import Stage

__all__ = ["SettingsFrame", "SettingsPage"]


class SettingsFrame(Protocol):
    """The screen around the pages, as they know it."""

    program: Program
    texts: Texts

    @property
    def app(self) -> App: ...
    @property
    def stage(self) -> Stage: ...
    def rebuild(self) -> None: ...
    def open_dialog(
        self, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None = None, id: str = "dialog"
    ) -> None: ...
    def close_dialog(self, id: str = "dialog") -> None: ...

    def show_colours(self) -> None:
        """Opens the page for own colours."""

    def show_display(self) -> None:
        """Opens the page that leads to it."""

    def reset(self) -> None:
        """Everything as it was at first."""


class SettingsPage:
    """One page; `build` puts its rows into a node."""

    def __init__(self, screen: SettingsFrame) -> None:
        self.screen = screen
        self.program = screen.program
        self.texts = screen.program.texts

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        """Adds the rows."""
        raise TypeError(f"{type(self).__name__} has no rows")

    def width(self, ctx: Context) -> float:
        """How wide the rows are at most."""
        return 1000.0

    # -- rows ----------------------------------------------------------------------------------------------------------

    def line(self, ctx: Context) -> float:
        """Height of a single choice."""
        return ctx.viewport.pick(50.0, 38.0, 32.0)

    def row(self, ctx: Context, page: Node, area: Rect, caption: str, rows: float = 1.0) -> tuple[Rect, Rect]:
        """A hairline, the caption, and the box for the choice; what is left below."""
        height = self.line(ctx) * rows + ctx.viewport.pick(36.0, 14.0, 6.0)
        strip, rest = area.take_top(height)
        page.add(Hairline(strip.take_top(1)[0]))
        inner = strip.inset(0, ctx.viewport.pick(18.0, 7.0, 3.0))
        page.add(Paragraph(inner.take_left(self._captions(ctx))[0], caption, "strong", valign="middle"))
        return self.beside(ctx, inner), rest

    def beside(self, ctx: Context, area: Rect) -> Rect:
        """The part of an area in which the choices stand, right of the captions."""
        return area.trim(left=self._captions(ctx) + 12)

    @staticmethod
    def _captions(ctx: Context) -> float:
        return ctx.viewport.pick(190.0, 170.0, 150.0)

    def note(self, ctx: Context, page: Node, area: Rect, text: str) -> Rect:
        """What there is to say about the choice above it; what is left below."""
        box = self.beside(ctx, area)
        height = ctx.height(text, "text", box.w)
        page.add(Paragraph(box.take_top(height)[0], text, "text", "muted"))
        return area.trim(top=height + ctx.viewport.pick(18.0, 10.0, 6.0))

    def segments(
        self,
        ctx: Context,
        page: Node,
        box: Rect,
        id: str,
        caption: str,
        segments: Sequence[Segment],
        value: Any,
        call: Callable[[Any], None],
    ) -> None:
        """Alternatives side by side."""
        page.add(Segments(box.take_top(self.line(ctx))[0], segments, value, call, ctx=ctx, id=id, name=caption))

    def ballots(
        self,
        page: Node,
        box: Rect,
        rows: Sequence[tuple[str, str, bool, Callable[[], None]]],
        tips: Mapping[str, str] | None = None,
    ) -> None:
        """Switches one below the other: id, text, whether it is on, what a click does; `tips` explain them by id."""
        for strip, (id, text, on, call) in zip(box.rows(len(rows)), rows, strict=True):
            page.add(
                Ballot(
                    strip.inset(0, 1),
                    text,
                    marked=on,
                    many=True,
                    on_click=call,
                    id=f"settings.{id}",
                    size=min(26.0, strip.h - 6),
                    tooltip=(tips or {}).get(id, ""),
                )
            )

    def share(
        self,
        ctx: Context,
        page: Node,
        area: Rect,
        id: str,
        caption: str,
        value: float,
        call: Callable[[float], None],
        tip: str = "",
    ) -> Rect:
        """A slider from 0 to 100 %; what is left below."""
        box, rest = self.row(ctx, page, area, caption)
        number, track = box.take_right(ctx.viewport.pick(110.0, 76.0, 70.0), 12)
        page.add(
            Slider(
                track,
                value,
                lambda found: call(round(found, 2)),
                low=0.0,
                high=1.0,
                step=0.05,
                show=self.percent,
                live=False,
                id=f"settings.{id}",
                name=caption,
                tooltip=tip or caption,
            ),
            Label(number, self.percent(value), "figure", align="right"),
        )
        return rest

    def percent(self, value: float) -> str:
        """A share as whole percent, as the language writes it."""
        return self.texts.percent(round(value * 100))

    def change(self, **values: Any) -> None:
        """Takes changed options into use."""
        self.screen.app.set_options(replace(self.screen.app.options, **values))

    def flipper(self, key: str, on: bool) -> Callable[[], None]:
        """What a switch does."""
        return lambda: self.change(**{key: not on})
