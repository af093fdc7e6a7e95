"""Sheets about saved games: one asks for a name, one tells what is wrong with a file, details folded in at first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.saves.names import LONGEST_NAME, cleaned
from macher.saves.problems import SaveError
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, ButtonKind, Panel, Paragraph, Scrim, TextEntry

if TYPE_CHECKING:
    from macher.ui.app import App

__all__ = ["NameSheet", "Sheet", "TroubleSheet"]

_WIDTH: Final = 620.0


class Sheet:
    """A modal sheet: a title, what stands below it, and buttons."""

    width: float = _WIDTH

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

    def panel(self, ctx: Context, title: str, height: float, buttons: list[Button]) -> tuple[Panel, Rect]:
        """The panel with title and buttons, and the box of this height between them."""
        pad = ctx.viewport.pick(28.0, 22.0, 18.0)
        width = min(self.width, ctx.rect.w - 48)
        inner = width - 2 * pad
        head = ctx.height(title, "title", inner)
        places = side_by_side(
            Rect(pad, 0, inner, 0), [(button.rect.w, button.rect.h) for button in buttons], 12, wrap=True
        )
        foot = places[-1].bottom
        panel = Panel(
            ctx.rect.centred(width, 2 * pad + head + 14 + height + 22 + foot),
            edge="rule",
            edge_width=2,
            zone=True,
            id=f"{self.id}.sheet",
            name=title,
            role="dialog",
        )
        panel.add(Paragraph(Rect(pad, pad, inner, head), title, "title"))
        box = Rect(pad, pad + head + 14, inner, height)
        for button, area in zip(buttons, places, strict=True):
            button.rect = area.moved(0, box.bottom + 22)
            panel.add(button)
        return panel, box

    def button(self, ctx: Context, id: str, text: str, call: Callable[[], None], icon: str, **options: str) -> Button:
        """A button of the sheet that closes it first."""

        def close_and_call() -> None:
            self.close()
            call()

        width, height = Button.natural(ctx, text, True)
        kind: ButtonKind = "primary" if options.get("kind") == "primary" else "secondary"
        return Button(
            Rect(0, 0, width, height),
            text,
            id=f"{self.id}.{id}",
            icon=icon,
            kind=kind,
            on_click=close_and_call,
            reason=options.get("reason", ""),
            data=options.get("data"),
        )


class NameSheet(Sheet):
    """A line for a name; `take` gets the name in the form in which it is saved."""

    def __init__(self, app: App, title: str, verb: str, name: str, take: Callable[[str], None], id: str) -> None:
        super().__init__(app, id)
        self.title, self.verb, self.take = title, verb, take
        self.name = name[:LONGEST_NAME]
        app.stage.memory[f"{id}.entry"] = {"caret": len(self.name), "anchor": 0}  # typing replaces the suggestion

    def build(self, ctx: Context) -> Node:
        """Title, line, buttons."""
        texts = self.app.texts
        line = ctx.viewport.pick(50.0, 40.0, 36.0)
        reason = "" if cleaned(self.name) else texts("saves-name-missing")
        buttons = [
            self.button(ctx, "keep", texts(self.verb), self._done, "save", kind="primary", reason=reason),
            self.button(ctx, "cancel", texts("saves-cancel"), lambda: None, "x"),
        ]
        panel, box = self.panel(ctx, texts(self.title), line, buttons)
        panel.add(
            TextEntry(
                box,
                self.name,
                self._type,
                on_submit=lambda _: self._submit(),
                limit=LONGEST_NAME,
                data="default",
                hint=texts("saves-name-hint"),
                id=f"{self.id}.entry",
                name=texts("saves-name-hint"),
                tooltip=texts("saves-name-hint"),
            )
        )
        return Scrim(ctx.rect, panel, id=self.id, name=texts(self.title))

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
        texts = self.app.texts
        inner = min(_WIDTH, ctx.rect.w - 48) - 2 * ctx.viewport.pick(28.0, 22.0, 18.0)
        note = ctx.height(self.note, "text", inner)
        fold_size = Button.natural(ctx, texts("saves-details"), True, "strong")
        parts = [(line, ctx.height(line, "body", inner - 24)) for line in self.details().split("\n")]
        more = sum(height + 4 for _, height in parts) + 12 if self.unfolded else 0.0
        done = self.button(ctx, "go-on", texts(self.verb), lambda: None, self.icon, kind="primary", data="default")
        panel, box = self.panel(ctx, self.title, note + 12 + fold_size[1] + more, [done])
        top, rest = box.take_top(note, 12)
        fold, rest = rest.take_top(fold_size[1], 8)
        panel.add(
            Paragraph(top, self.note, "text", "ink_soft"),
            Button(
                fold._replace(w=fold_size[0]),
                texts("saves-details"),
                kind="secondary",
                style="strong",
                icon="chevron-down" if self.unfolded else "chevron-right",
                on_click=self.fold,
                id=f"{self.id}.details",
                tooltip=texts("saves-details-tip"),
            ),
        )
        if self.unfolded:
            y = rest.y + 4
            panel.add(Panel(Rect(rest.x, y, 3, more - 12), fill="slot_line"))
            for at, (line, height) in enumerate(parts):
                panel.add(
                    Paragraph(Rect(rest.x + 20, y, inner - 24, height), line, "body", id=f"{self.id}.detail.{at}")
                )
                y += height + 4
        return Scrim(ctx.rect, panel, id=self.id, name=self.title)

    def fold(self) -> None:
        """Shows the details, or hides them."""
        self.unfolded = not self.unfolded
        self.app.scene.rebuild()
