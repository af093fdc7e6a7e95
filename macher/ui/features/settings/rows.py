"""What the pages of the settings are made of: rows with a caption at the left and a choice at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from macher.i18n import Texts
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, row, spacer
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.theme.steps import StepName
from macher.ui.widgets import Segment, Slider


class SettingsFrame(Protocol):
    """The screen around the pages, as they know it."""

    program: Program
    texts: Texts

    def rebuild(self) -> None: ...
    def open_dialog(
        self, build: Callable[[Context], Node], on_cancel: Callable[[], None] | None = None, id: str = "dialog"
    ) -> None: ...
    def close_dialog(self, id: str = "dialog") -> None: ...

    def turn(self, page: str) -> None:
        """Shows another page."""

    def reset(self) -> None:
        """Everything as it was at first."""


class SettingsPage:
    """One page; `parts` are its rows."""

    def __init__(self, screen: SettingsFrame) -> None:
        self.screen = screen
        self.program = screen.program
        self.texts = screen.program.texts

    def parts(self, kit: Kit) -> list[Part]:
        """What stands below the heading."""
        raise TypeError(f"{type(self).__name__} has no rows")

    def width(self, ctx: Context) -> float:
        """How wide the rows are at most."""
        return 1000.0

    # -- rows ----------------------------------------------------------------------------------------------------------

    def row(self, kit: Kit, caption: str, choice: Part, note: str = "") -> list[Part]:
        """A caption at the left and a choice at the right; below it `note`, what there is to say; and a hairline."""
        said = replace(kit.paragraph(caption, "strong", valign="middle"), height=None, width=_captions(kit))
        below = [spacer(kit.step("tight")), self.beside(kit, kit.paragraph(note, "text", "muted"))] if note else []
        air_ = air(kit.step("gap", 1.3))
        return [air_, row(said, choice, gap=12), *below, air_, kit.hairline()]

    def beside(self, kit: Kit, part: Part) -> Part:
        """A part in line with the choices, right of the captions."""
        return row(replace(spacer(0), width=_captions(kit)), part, gap=12)

    def choice(
        self,
        kit: Kit,
        id: str,
        caption: str,
        segments: Sequence[Segment],
        value: Any,
        call: Callable[[Any], None],
        note: str = "",
    ) -> list[Part]:
        """A row of alternatives side by side."""
        return self.row(kit, caption, kit.segments(segments, value, call, id=id, name=caption), note)

    def switches(
        self, kit: Kit, rows: Sequence[tuple[str, str, bool, Callable[[], None]]], tips: Mapping[str, str] | None = None
    ) -> Part:
        """Switches one below the other: id, text, whether it is on, what a click does; `tips` explain them by id."""
        return column(
            *(
                kit.ballot(text, call, id=f"settings.{id}", marked=on, tooltip=(tips or {}).get(id, ""))
                for id, text, on, call in rows
            )
        )

    def slider(
        self,
        kit: Kit,
        caption: str,
        value: float,
        call: Callable[[float], None],
        *,
        show: Callable[[float], str],
        high: float,
        height: StepName = "control",
        tip: str = "",
        **options: Any,
    ) -> list[Part]:
        """A row with a slider, and its value at the right."""

        def make(box: Rect) -> Slider:
            return Slider(
                box, value, call, high=high, show=show, live=False, name=caption, tooltip=tip or caption, **options
            )

        number = kit.words(show(value), "figure", align="right")
        widest = max(kit.ctx.width(text, "figure") for text in (show(high), self.percent(1.0))) + 2
        return self.row(kit, caption, row(kit.control(make, height=height), replace(number, width=widest), gap=24))

    def reset_button(self, kit: Kit) -> Part:
        """Everything as it was at first."""
        reset = RowButton("settings.reset", self.texts("settings-reset"), self.screen.reset, "rotate-ccw")
        return self.beside(kit, kit.buttons(reset, height="control"))

    def percent(self, value: float) -> str:
        """A share as whole percent, as the language writes it."""
        return self.texts.share(value)

    def change(self, **values: Any) -> None:
        """Takes changed options into use."""
        self.program.app.set_options(replace(self.program.app.options, **values))

    def flip(self, key: str, keep: Callable[[bool], None]) -> None:
        """Switches a remembered setting over."""
        keep(not getattr(self.program.settings, key))
        self.screen.rebuild()

    def flipper(self, key: str, on: bool) -> Callable[[], None]:
        """What a switch does."""
        return lambda: self.change(**{key: not on})


def _captions(kit: Kit) -> float:
    """Width of the captions."""
    return kit.step("side", 0.9)
