"""Sheets about saved games: a name is asked for, a file is named or found, what is wrong with a file is told."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from macher.saves.names import LONGEST_NAME, cleaned
from macher.saves.places import ENDINGS, Listing, listing, path_of
from macher.saves.problems import SaveError
from macher.ui.kit.dialog import sheet
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spacer, wrapped_row
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.widgets import Panel, TextEntry

if TYPE_CHECKING:
    from macher.ui.app import App


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


_LONGEST: Final = 1000
"""Characters of a path."""
_MOST: Final = 200
"""Most folders, and most files, that are listed at once; how many more there are is told."""


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
        endings: tuple[str, ...] = ENDINGS,
    ) -> None:
        super().__init__(app, id)
        self.endings = endings
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
        self.begun = self.path.name if self.saves and self.path != self.folder else ""
        self.app.scene.rebuild()

    def choose(self, path: Path, *, folder: bool) -> None:
        """Puts a path into the line; a folder is opened."""
        name = "" if self.saves or not folder or _is_folder(self.path) else self.path.name
        self._put(os.path.join(path, name) if folder else str(path))
        self.problem = ""
        self.app.scene.rebuild()

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
                self._read = folder, listing(folder, self.endings)
            except (OSError, ValueError) as error:
                self._read = None
                detail = (error.strerror if isinstance(error, OSError) else "") or str(error)
                return Listing(), self.app.texts("file-no-list", detail=detail)
        found = self._read[1].beginning(self.begun)
        return (found if self.saves else Listing(found.folders)), ""

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Title, line, what is wrong, the list, the buttons."""
        texts, kit = self.app.texts, Kit(ctx)
        found, unread = self._listed()
        said, hint = self.problem or unread, texts("file-hint")
        entry = kit.control(
            lambda box: TextEntry(
                box,
                self.text,
                self._type,
                on_submit=lambda _: self._submit(),
                limit=_LONGEST,
                data="default",
                hint=hint,
                id=f"{self.id}.entry",
                name=hint,
                wrong=bool(self.problem),
            )
        )
        told = kit.paragraph(said or str(self.folder), "body", "contra" if said else "muted", id=f"{self.id}.said")
        buttons = [
            kit.button(
                texts(deed.text),
                partial(self.do, deed),
                id=f"{self.id}.{deed.id}",
                icon=deed.icon,
                kind="primary" if deed is self.deeds[0] else "secondary",
            )
            for deed in self.deeds
        ]
        buttons.append(self.button(kit, "cancel", texts("saves-cancel"), self.cancel, "x"))
        line = kit.step("line")
        listed = kit.rows(self._rows(kit, found), id=f"{self.id}.list", name=str(self.folder), height=line)
        lines = max(3, min(9, int(ctx.rect.h * 0.45 / line)))
        listed = replace(listed, height=lambda _: lines * line)
        return self.sheet(kit, self.title, entry, told, listed, buttons=buttons)

    def _rows(self, kit: Kit, found: Listing) -> list[Part]:
        up = [(self.folder.parent, self.app.texts("file-up"), "chevron-left", True)]
        rows = [
            *(up if self.folder.parent != self.folder else []),
            *((path, path.name, "folder-open", True) for path in found.folders[:_MOST]),
            *((path, self.name(path), "save", False) for path in found.saves[:_MOST]),
        ]
        made = [
            part(partial(self._row, at=at, path=path, text=text, icon=icon, folder=folder))
            for at, (path, text, icon, folder) in enumerate(rows)
        ]
        if self.saves and not found.saves:
            made.append(inset(kit.words(self.app.texts("file-none"), "body", "muted"), 8))
        more = sum(max(0, len(each) - _MOST) for each in (found.folders, found.saves))
        if more:
            told = self.app.texts("file-more", n=more)
            made.append(inset(kit.words(told, "body", "muted", id=f"{self.id}.more"), 8))
        return made

    def _row(self, box: Rect, at: int, path: Path, text: str, icon: str, folder: bool) -> Node:
        return ListRow(
            box,
            text,
            icon=icon,
            chosen=not folder and path == self.path,
            id=f"{self.id}.row.{at}",
            tooltip=str(path),
            on_click=partial(self.choose, path, folder=folder),
        )


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
