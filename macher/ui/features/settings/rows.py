"""What the pages of the settings are made of: rows with a caption at the left, and tables of what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from macher.i18n import Texts
from macher.ui.features.settings.preferences import Preferences
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, row, spacer
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Scene
from macher.ui.widgets import Segment, Slider


class SettingsFrame(Scene):
    """The screen around the pages, as they know it."""

    program: Program
    texts: Texts

    def turn(self, page: str) -> None:
        """Shows another page."""
        raise NotImplementedError

    def reset(self) -> None:
        """Everything as it was at first."""
        raise NotImplementedError


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

    def slider(
        self, kit: Kit, text: str, value: float, call: Callable[[float], None], *, help: str = "", **options: Any
    ) -> Part:
        """A slider, and its value at the right."""
        show, height = options.pop("show", self.percent), options.pop("height", "control")

        def make(box: Rect) -> Slider:
            return Slider(box, value, call, show=show, live=False, name=text, tooltip=help or text, **options)

        number = kit.words(show(value), "figure", align="right")
        widest = max(kit.ctx.width(said, "figure") for said in (show(options["high"]), self.percent(1.0))) + 2
        return row(kit.control(make, height=height), replace(number, width=widest), gap=24)

    def reset_button(self, kit: Kit) -> Part:
        """Everything as it was at first."""
        reset = RowButton("settings.reset", self.texts("settings-reset"), self.screen.reset, "rotate-ccw")
        return self.beside(kit, kit.buttons(reset, height="control"))

    def percent(self, value: float) -> str:
        """A share as whole percent, as the language writes it."""
        return self.texts.share(value)

    def set(self, key: str, value: Any) -> None:
        """Another value of a setting, at once and from now on."""
        self.program[Preferences].set(key, value)
        self.screen.rebuild()


def _captions(kit: Kit) -> float:
    """Width of the captions."""
    return kit.step("side", 0.9)


# -- settings as a table -----------------------------------------------------------------------------------------------

Show = Callable[[Any, Kit], Part]
"""Makes a control of the page's own: gets the page."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What can be set: its name in the settings, its text, and how it is shown.

    With values it is a choice, without them a switch, unless it brings a control of its own.
    """

    key: str
    text: str
    help: str = ""
    """The text that explains a switch to who points at it."""
    values: Sequence[Any] = ()
    says: Sequence[str] = ()
    """The names of the values in texts, which begin with `text`, if they are not the values themselves."""
    tips: str = ""
    """The end of the text that explains a value to who points at it."""
    note: str = ""
    """The end of the text that stands below the chosen value."""
    refused: Callable[[Any, Kit, Any], str | None] | None = None
    """Why a value cannot be chosen on this page now; None leaves it out."""
    inverted: bool = False
    """Whether the switch says the opposite of the setting."""
    member: str = ""
    """What the switch puts into the setting, or takes out of it."""
    show: Show | None = None
    """Makes a control of its own."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A caption, the settings beside it, one below the other, and what there is to say below them."""

    caption: str
    settings: tuple[Setting, ...]
    note: str = ""


def beside(caption: str, *settings: Setting, note: str = "") -> Row:
    """Several settings beside one caption."""
    return Row(caption, settings, note)


class TablePage(SettingsPage):
    """A page whose rows are data: settings, alone or beside a common caption."""

    table: ClassVar[Sequence[Setting | Row]]

    @classmethod
    def lines(cls) -> list[Row]:
        """Its rows."""
        return [each if isinstance(each, Row) else Row(each.text, (each,)) for each in cls.table]

    @classmethod
    def offered(cls) -> list[str]:
        """The settings that the page changes."""
        return [each.key for line in cls.lines() for each in line.settings]

    def parts(self, kit: Kit) -> list[Part]:
        return [part for line in self.lines() for part in self._line(kit, line)]

    def _line(self, kit: Kit, line: Row) -> list[Part]:
        shown = []
        for each in line.settings:
            shown += [self._control(kit, each), spacer(kit.step("tight") if each.values else 0.0)]
        note = self.texts(line.note) if line.note else ""
        return self.row(
            kit, self.texts(line.caption), shown[0] if len(line.settings) == 1 else column(*shown[:-1]), note
        )

    def _control(self, kit: Kit, one: Setting) -> Part:
        if one.show is not None:
            return one.show(self, kit)
        return self._choice(kit, one) if one.values else self._switch(kit, one)

    def _choice(self, kit: Kit, one: Setting) -> Part:
        texts, value, segments, note = self.texts, self.program[Preferences].get(one.key), [], ""
        for each, said in zip(one.values, one.says or one.values, strict=True):
            reason = one.refused(self, kit, each) if one.refused is not None else ""
            if reason is not None:
                key = f"{one.text}-{said}"
                tip = texts(f"{key}{one.tips}") if one.tips else ""
                segments.append(Segment(each, texts(key), tooltip=tip, reason=reason))
                note = f"{key}{one.note}" if one.note and each == value else note
        shown = kit.segments(segments, value, partial(self.set, one.key), id=one.id or one.key, name=texts(one.text))
        return column(shown, kit.paragraph(texts(note), "text", "muted"), gap=kit.step("tight")) if note else shown

    def _switch(self, kit: Kit, one: Setting) -> Part:
        value = self.program[Preferences].get(one.key)
        on = one.member in value if one.member else value is not one.inverted
        return kit.ballot(
            self.texts(one.text),
            partial(self.set, one.key, value ^ {one.member} if one.member else not value),
            id=f"settings.{one.id or one.key}",
            marked=on,
            tooltip=self.texts(one.help) if one.help else "",
        )
