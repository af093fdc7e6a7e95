"""A sheet in which a file is named: typed, pasted, or chosen from what lies in its folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.saves.places import Listing, listing, path_of
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.save_dialogs import Sheet
from macher.ui.widgets import Button, ButtonKind, Label, Paragraph, RowsView, Scrim, TextEntry
from macher.ui.widgets.marks import shortened

if TYPE_CHECKING:
    from macher.ui.app import App

__all__ = ["FileDeed", "FileSheet"]

_LONGEST: Final = 1000
"""Characters of a path."""


@dataclass(frozen=True, slots=True)
class FileDeed:
    """What can be done with the file; ``call`` does it and returns an empty text, or why it is impossible."""

    id: str
    text: str
    icon: str
    call: Callable[[Path], str]


class FileSheet(Sheet):
    """A line with the path and a list of its folder; the first deed is that of Enter.

    With ``saves`` the list shows files to choose from, otherwise folders alone.
    """

    width = 860.0

    def __init__(
        self,
        app: App,
        id: str,
        title: str,
        path: str,
        deeds: Sequence[FileDeed],
        *,
        saves: bool,
        cancel: Callable[[], None] = lambda: None,
        name: Callable[[Path], str] = lambda path: path.name,
    ) -> None:
        super().__init__(app, id)
        self.title, self.deeds, self.saves, self.cancel, self.name = title, deeds, saves, cancel, name
        self.text = ""
        self.problem = ""
        """Why the last deed was impossible."""
        self.begun = ""
        """The part of a save's name typed so far: only names that begin like that are listed."""
        self._read: tuple[Path, Listing] | None = None
        self._put(path)

    def open(self) -> None:
        """Puts the sheet over the screen; Esc is a no."""
        self.app.scene.open_dialog(self.build, self.cancel, id=self.id)

    # -- what is named -------------------------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """The path that stands in the line."""
        return path_of(self.text)

    @property
    def folder(self) -> Path:
        """The folder that is listed."""
        path, whole = self.path, not self.text.strip() or self.text.rstrip("'\"").endswith((os.sep, "/"))
        return path if whole or _is_folder(path) else path.parent

    def _put(self, text: str) -> None:
        self.text, self.begun = text, ""
        self.app.stage.memory[f"{self.id}.entry"] = {"caret": len(text), "anchor": len(text)}

    def _type(self, text: str) -> None:
        self.text, self.problem = text, ""
        self.begun = self.path.name.casefold() if self.saves and self.path != self.folder else ""
        self.app.scene.rebuild()

    def choose(self, path: Path, *, folder: bool) -> None:
        """Puts a path into the line; a folder is opened."""
        name = "" if self.saves or not folder or _is_folder(self.path) else self.path.name
        self._put(os.path.join(path, name) if folder else str(path))
        self.problem = ""
        self.app.scene.rebuild()

    def _chooser(self, path: Path, folder: bool) -> Callable[[], None]:
        return lambda: self.choose(path, folder=folder)

    def do(self, deed: FileDeed) -> None:
        """Does something with the file, or says why not and stays open."""
        if not self.text.strip() or _is_folder(self.path):
            self.problem = self.app.texts("file-missing")
        else:
            self.problem = deed.call(self.path)
        if self.problem:
            self.app.sounds.play("refusal")
            self.app.scene.rebuild()
        else:
            self.close()

    def _submit(self) -> None:
        if self.text.strip() and _is_folder(self.path):
            self.choose(self.path, folder=True)
        else:
            self.do(self.deeds[0])

    def _listed(self) -> tuple[Listing, str]:
        """What lies in the folder and begins as typed; or why the folder cannot be listed."""
        folder = self.folder
        if self._read is None or self._read[0] != folder:
            try:
                self._read = folder, listing(folder)
            except (OSError, ValueError) as error:
                self._read = None
                detail = (error.strerror if isinstance(error, OSError) else "") or str(error)
                return Listing(), self.app.texts("file-no-list", detail=detail)
        found = self._read[1]
        folders = [path for path in found.folders if path.name.casefold().startswith(self.begun)]
        saves = [path for path in found.saves if self.saves and path.name.casefold().startswith(self.begun)]
        return Listing(tuple(folders), tuple(saves)), ""

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Title, line, what is wrong, the list, the buttons."""
        texts = self.app.texts
        line, row = ctx.viewport.pick(50.0, 40.0, 36.0), ctx.viewport.pick(40.0, 32.0, 30.0)
        buttons = [self._button(ctx, deed, first=deed is self.deeds[0]) for deed in self.deeds]
        buttons.append(self.button(ctx, "cancel", texts("saves-cancel"), self.cancel, "x"))
        inner = min(self.width, ctx.rect.w - 48) - 2 * ctx.viewport.pick(28.0, 22.0, 18.0)
        found, unread = self._listed()
        said = self.problem or unread
        note = max(row * 0.8, ctx.height(said, "body", inner)) if said else row * 0.8
        fixed = ctx.height(self.title, "title", inner) + line + note + buttons[0].rect.h + 160
        rows = max(3, min(9, int((ctx.rect.h - fixed) // row)))
        panel, box = self.panel(ctx, self.title, line + note + rows * row + 8, buttons)
        top, rest = box.take_top(line, 4)
        told, rest = rest.take_top(note, 4)
        panel.add(
            TextEntry(
                top,
                self.text,
                self._type,
                on_submit=lambda _: self._submit(),
                limit=_LONGEST,
                data="default",
                hint=texts("file-hint"),
                id=f"{self.id}.entry",
                name=texts("file-hint"),
                wrong=bool(self.problem),
            ),
            Paragraph(told, said or str(self.folder), "body", "contra" if said else "muted", id=f"{self.id}.said"),
        )
        self._rows(ctx, panel, rest._replace(h=rows * row), row, found)
        return Scrim(ctx.rect, panel, id=self.id, name=self.title)

    def _button(self, ctx: Context, deed: FileDeed, *, first: bool) -> Button:
        text = self.app.texts(deed.text)
        width, height = Button.natural(ctx, text, True)
        kind: ButtonKind = "primary" if first else "secondary"
        return Button(
            Rect(0, 0, width, height),
            text,
            id=f"{self.id}.{deed.id}",
            icon=deed.icon,
            kind=kind,
            on_click=lambda: self.do(deed),
        )

    def _rows(self, ctx: Context, panel: Node, area: Rect, height: float, found: Listing) -> None:
        up = [(self.folder.parent, self.app.texts("file-up"), "chevron-left", True)]
        up = up if self.folder.parent != self.folder else []
        rows = [
            *up,
            *((path, path.name, "folder-open", True) for path in found.folders),
            *((path, self.name(path), "save", False) for path in found.saves),
        ]
        nodes: list[Node] = []
        for at, (path, text, icon, folder) in enumerate(rows):
            box, style = Rect(0, at * height, area.w - 16, height), ctx.type.style("body")
            shown = shortened(ctx, text, box.w - style.size * 4, style)
            nodes.append(
                Button(
                    box,
                    shown,
                    kind="plain",
                    icon=icon,
                    style=style,
                    align="left",
                    id=f"{self.id}.row.{at}",
                    name=text,
                    tooltip=str(path),
                    on_click=self._chooser(path, folder),
                    selected=not folder and path == self.path,
                )
            )
        if self.saves and not found.saves:
            box = Rect(8, len(nodes) * height, area.w - 24, height)
            nodes.append(Label(box, self.app.texts("file-none"), "body", "muted"))
        panel.add(RowsView(area, *nodes, id=f"{self.id}.list", zone=True, name=str(self.folder)))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
