"""Sheets about saved games: one asks for a name, one tells what is wrong with a file, details folded in at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macher.saves.names import LONGEST_NAME, cleaned
from macher.saves.problems import SaveError
from macher.ui.kit.page import Kit, sheet
from macher.ui.kit.parts import Part, column, part, row, spacer, wrapped_row
from macher.ui.scene import Context, Node
from macher.ui.widgets import Panel, TextEntry

if TYPE_CHECKING:
    from macher.ui.app import App

__all__ = ["NameSheet", "Sheet", "TroubleSheet"]


class Sheet:
    """A modal sheet: a title, what stands below it, and buttons."""

    width = 620.0

    def __init__(self, app: App, id: str) -> None:
        self.app, self.id = app, id

    def open(self) -> None:
        """Puts the sheet over the screen."""
        self.app.scene.open_dialog(self.build, id=self.id)

    def close(self) -> None:
        """Takes it away."""
        self.app.stage.close_layer(self.id)

    def build(self, ctx: Context) -> Node:
        """The tree."""
        raise TypeError(f"{type(self).__name__} is empty")

    def sheet(self, kit: Kit, title: str, *parts: Part, buttons: Sequence[Part]) -> Node:
        """Title, parts and buttons on a sheet."""
        heading = kit.paragraph(title, "title")
        foot = wrapped_row(*buttons, gap=kit.step("gap"))
        shown = column(heading, *parts, spacer(0), foot, gap=kit.step("tight", 1.5))
        return sheet(kit.ctx, shown, id=self.id, name=title, width=self.width)

    def button(self, kit: Kit, id: str, text: str, call: Callable[[], None], icon: str, **options: Any) -> Part:
        """A button of the sheet that closes it first."""

        def close_and_call() -> None:
            self.close()
            call()

        return kit.button(text, close_and_call, id=f"{self.id}.{id}", icon=icon, **options)


class NameSheet(Sheet):
    """A line for a name; `take` gets the name in the form in which it is saved."""

    def __init__(self, app: App, title: str, verb: str, name: str, take: Callable[[str], None], id: str) -> None:
        super().__init__(app, id)
        self.title, self.verb, self.take = title, verb, take
        self.name = name[:LONGEST_NAME]
        app.stage.memory[f"{id}.entry"] = {"caret": len(self.name), "anchor": 0}  # typing replaces the suggestion

    def build(self, ctx: Context) -> Node:
        """Title, line, buttons."""
        texts, kit = self.app.texts, Kit(ctx)
        hint, reason = texts("saves-name-hint"), "" if cleaned(self.name) else texts("saves-name-missing")
        entry = kit.control(
            lambda box: TextEntry(
                box,
                self.name,
                self._type,
                on_submit=lambda _: self._submit(),
                limit=LONGEST_NAME,
                data="default",
                hint=hint,
                id=f"{self.id}.entry",
                name=hint,
                tooltip=hint,
            )
        )
        buttons = [
            self.button(kit, "keep", texts(self.verb), self._done, "save", kind="primary", reason=reason),
            self.button(kit, "cancel", texts("saves-cancel"), lambda: None, "x"),
        ]
        return self.sheet(kit, texts(self.title), entry, buttons=buttons)

    def _type(self, name: str) -> None:
        changed = bool(cleaned(name)) != bool(cleaned(self.name))
        self.name = name
        if changed:
            self.app.scene.rebuild()

    def _submit(self) -> None:
        if cleaned(self.name):
            self.close()
            self._done()
        else:
            self.app.stage.toast(self.app.texts("saves-name-missing"), "warn")

    def _done(self) -> None:
        self.take(cleaned(self.name))


class TroubleSheet(Sheet):
    """One sentence and one button; what exactly is wrong, and where the file lies, unfolds on request."""

    def __init__(
        self,
        app: App,
        title: str,
        note: str,
        problem: SaveError | None,
        path: Path | None = None,
        *,
        id: str = "save-trouble",
        button: str = "saves-close",
        icon: str = "check",
    ) -> None:
        super().__init__(app, id)
        self.title, self.note, self.problem = title, note, problem
        self.path = path if path is not None or problem is None else problem.file
        self.verb, self.icon = button, icon
        self.unfolded = False

    def details(self) -> str:
        """What is wrong, and the place of the file."""
        texts, problem = self.app.texts, self.problem
        said = [texts(problem.reason, **problem.args_of_reason)] if problem is not None else []
        if self.path is not None:
            said.append(texts("saves-file", file=str(self.path)))
        return "\n".join(said)

    def build(self, ctx: Context) -> Node:
        """The sentence, the line that unfolds the details, the button."""
        texts, kit = self.app.texts, Kit(ctx)
        lines = [
            kit.paragraph(line, "body", id=f"{self.id}.detail.{at}")
            for at, line in enumerate(self.details().split("\n"))
        ]
        details = row(
            part(lambda box: Panel(box, fill="slot_line"), width=3), column(*lines, gap=kit.step("hair")), gap=16
        )
        fold = kit.fold(
            texts("saves-details"),
            self.fold,
            self.unfolded,
            id=f"{self.id}.details",
            kind="secondary",
            tooltip=texts("saves-details-tip"),
        )
        done = self.button(kit, "go-on", texts(self.verb), lambda: None, self.icon, kind="primary", data="default")
        note = kit.paragraph(self.note, ink="ink_soft")
        return self.sheet(kit, self.title, note, fold, *([details] if self.unfolded else []), buttons=[done])

    def fold(self) -> None:
        """Shows the details, or hides them."""
        self.unfolded = not self.unfolded
        self.app.scene.rebuild()
