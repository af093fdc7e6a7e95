"""Guards a game that cannot be saved: the banner, the question before the game is left, the last copy."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from macher.i18n import Texts, names
from macher.saves.folders import make_folder, rescue_folders
from macher.saves.names import ENDING, stem_of
from macher.saves.places import first_writable
from macher.saves.rescue import put_down
from macher.saves.shared import SharedFile
from macher.ui.features.saves.dialogs import FileDeed, FileSheet
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.layers import middle
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import inset, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import IconButton, Panel

if TYPE_CHECKING:
    from macher.session.session import GameSession


_WIDEST = 980.0
_MARK = 28.0
_CROSS = 36.0


class _Ground(Panel):
    role = "alert"

    def draw(self, p: Painter) -> None:
        super().draw(p)
        p.fill(Rect(0, 0, 6, self.rect.h), "contra")


def save_banner(
    ctx: Context, texts: Texts, text: str, on_retry: Callable[[], None], on_hide: Callable[[], None]
) -> Node:
    """What could not be written, Retry, and a cross that hides the banner until something else goes wrong.

    The screen may say where it can spare the room (``banner_room``).
    """
    kit, spare = Kit(ctx), ctx.stage.scene.banner_room(ctx)
    retry = kit.button(texts("save-retry"), on_retry, kind="primary", icon="refresh-cw", id="banner.retry")
    hide = partial(IconButton, icon="x", name=texts("save-hide"), on_click=on_hide, id="banner.hide")
    shown = row(
        kit.icon("triangle-alert", "contra"),
        kit.paragraph(text, "strong", valign="middle", id="banner.text"),
        replace(middle(retry), height=retry.height),
        middle(part(hide, _CROSS, _CROSS)),
        gap=kit.step("gap"),
    )
    width = min(_WIDEST, ctx.rect.w - 32 if spare is None else spare.w)
    shown = inset(shown, 20, 10 if spare is None else 2)
    tall = 0.0 if shown.height is None else shown.height(width)
    box = Rect((ctx.rect.w - width) / 2, kit.step("foot"), width, tall)
    if spare is not None:
        tall = max(tall, spare.h)
        box = Rect(spare.cx - width / 2, max(0.0, spare.cy - tall / 2), width, tall)
    panel = _Ground(box, fill="contra_ground", edge="contra", edge_width=2, zone=True, id="banner", name=text)
    shown.place(panel, box.local())
    return panel


def save_mark(ctx: Context, text: str, on_show: Callable[[], None]) -> Node:
    """A mark at the edge of the top bar that reminds of the hidden banner; a click brings it back."""
    room = ctx.stage.scene.mark_room(ctx)
    edge = ctx.rect._replace(h=ctx.step("control")) if room is None else room
    return IconButton(
        Rect(edge.right - _MARK - 2, edge.cy - _MARK / 2, _MARK, _MARK),
        "triangle-alert",
        text,
        kind="primary",
        size=18.0,
        on_click=on_show,
        id="save-mark",
    )


class _Kept(NamedTuple):
    """A file, what is said if it cannot be written, and how that is tried again."""

    file: SharedFile[Any]
    said: str
    retry: Callable[[], object]


class KeptFiles:
    """The files that have been looked at; others have no trouble yet."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def _kept(self) -> Iterator[_Kept]:
        store, opened = self._program.store, self._program.games.opened
        yield _Kept(store.file, "settings-not-written", store.save)
        if "progress" in opened:
            yield _Kept(opened["progress"].shared.file, "progress-not-written", opened["progress"].shared.retry)
        if "landscape" in opened:
            yield _Kept(opened["landscape"].file, "menu-map-not-written", opened["landscape"].retry)
        if "boxes" in opened:
            for file in opened["boxes"].files:
                yield _Kept(file, "box-not-saved", opened["boxes"].retry)
        learn = self._program.games.lessons
        yield _Kept(learn.file, "learn-not-kept", learn.retry)

    def notes(self) -> list[str]:
        """What is wrong, each in a sentence: a file that is left alone is named, as it may be whole."""
        texts = self._program.texts
        found = []
        for kept in self._kept():
            if kept.file.unreadable and kept.file.path is not None:
                found.append(texts("file-left-alone", file=kept.file.path.name, detail=kept.file.unreadable))
            elif kept.file.problem:
                found.append(texts(kept.said, detail=kept.file.problem))
        return found

    def retry(self) -> None:
        """Writes what could not be written; a file that could not be read is left alone."""
        for kept in self._kept():
            if kept.file.problem and not kept.file.unreadable:
                kept.retry()


def suggestion(texts: Texts, session: GameSession | None) -> str:
    """A name for a game as it stands."""
    view = session.view(-1) if session is not None else None
    if view is None or not view.round:
        return texts("saves-name-setup")
    if session is not None and session.over:
        return texts("saves-name-over")
    return texts("saves-name-round", round=view.round, phase=names.phase_short(texts, view.phase))


class Unsaved:
    """Keeps a game that cannot be saved from being lost in silence."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._waved_away = ""
        """What the banner said when it was hidden; a mark stays in its place."""
        self._files = KeptFiles(program)
        self._shown = ""
        """What the banner said when it was looked for the last time."""
        self.by_hand = ""
        """Why the game could not be kept as the player wished, as the system says it; empty if all is well."""
        self._again: Callable[[], None] | None = None
        """Writes again what the player wished."""

    @property
    def _session(self) -> GameSession | None:
        return self.program.controller.session if self.program.controller is not None else None

    # -- the banner ----------------------------------------------------------------------------------------------------

    @property
    def problem(self) -> str:
        """Why the game that is going on cannot be saved by itself, or as the player wished."""
        session = self._session
        return (session.save_problem or self.by_hand) if session is not None else ""

    @property
    def notes(self) -> list[str]:
        """What could not be read or written of the settings, the progress, the lessons, the map and the boxes."""
        return self._files.notes()

    def _said(self) -> tuple[str, str]:
        """What the banner says first, and the mark in its place; empty if all is written."""
        texts, problem = self.program.texts, self.problem
        if problem:
            return texts("save-failed", detail=problem), texts("save-mark", detail=problem)
        said = next(iter(self.notes), "")
        return said, said

    def banner(self, ctx: Context) -> Node | None:
        """The banner over every screen while something cannot be written; the mark in its place if it was hidden."""
        said, short = self._said()
        if not said:
            return None
        if said == self._waved_away:
            return save_mark(ctx, short, self.show)
        return save_banner(ctx, self.program.texts, said, self._retry, self._hide)

    def show(self) -> None:
        """Shows the banner again, even if it was hidden."""
        self._waved_away = ""
        self.program.app.scene.rebuild()

    def retry_files(self) -> None:
        """Writes what another program has held up; the banner goes once that is done, and comes if it fails anew."""
        self._files.retry()
        said, _ = self._said()
        if said != self._shown and self.program.app.stages:
            self.program.app.scene.rebuild()
        self._shown = said

    def _hide(self) -> None:
        self._waved_away = self._said()[0]
        self.program.app.scene.rebuild()

    def _retry(self) -> None:
        session = self._session
        if session is None:
            return
        if session.retry_save() and self._retry_by_hand():
            self._waved_away = ""
            self.program.app.stage.toast(self.program.texts("save-done"))
        else:
            self.program.app.sounds.play("refusal")
        self.program.app.scene.rebuild()

    # -- what the player wished to keep --------------------------------------------------------------------------------

    def failed(self, problem: str, again: Callable[[], None]) -> None:
        """A game could not be kept as the player wished: the banner says so until `again` writes it."""
        self.by_hand, self._again = problem, again
        self.program.app.sounds.play("refusal")
        self.show()

    def done(self) -> None:
        """What the player wished is written."""
        trouble, self.by_hand, self._again = self.by_hand, "", None
        if trouble:
            self.program.app.scene.rebuild()

    def forget(self) -> None:
        """Drops what was wished, since the game on the screen is left."""
        self.by_hand, self._again = "", None

    def _retry_by_hand(self) -> bool:
        if self._again is not None:
            self._again()
        return not self.by_hand

    # -- before a game is left -----------------------------------------------------------------------------------------

    def first(self, then: Callable[[], None]) -> None:
        """Calls ``then``, which leaves the game on the screen; asks the player first if something would be lost.

        Tries to save once more before it asks.
        """
        session = self._session
        if session is None or not session.unsaved or session.retry_save():
            then()
        else:
            self.ask(then)

    def ask(self, then: Callable[[], None]) -> None:
        """Asks what to do before the game is left."""
        texts = self.program.texts
        choices = [
            Choice("retry", texts("save-retry"), lambda: self._try(then), "primary", "refresh-cw", default=True),
            Choice("elsewhere", texts("save-elsewhere"), lambda: self._elsewhere(then), icon="folder-open"),
            Choice("leave", texts("save-leave"), then, icon="log-out"),
            Choice("stay", texts("save-go-on"), lambda: None, icon="play"),
        ]
        note = texts("save-unsaved-note", detail=self.problem)
        ask(self.program.app.scene, texts("save-unsaved-title"), note, choices, id="unsaved")

    def _try(self, then: Callable[[], None]) -> None:
        session = self._session
        if session is None or session.retry_save():
            then()
            self._say(self.program.texts("save-done"))
        else:
            self.program.app.sounds.play("refusal")
            self.ask(then)

    def _elsewhere(self, then: Callable[[], None]) -> None:
        """Asks where, writes the game there, and only then goes on."""
        texts = self.program.texts

        def write(path: Path) -> str:
            problem = self._write(path)
            if not problem:
                self.program.app.after(0, then)  # once the sheet has closed
                self.program.app.after(0, lambda: self._say(texts("saves-exported", file=str(path))))
            return problem

        FileSheet(
            self.program.app,
            "elsewhere",
            texts("save-elsewhere-title"),
            self._suggestion(),
            [FileDeed("keep", "saves-keep", "save", write)],
            saves=False,
            cancel=lambda: self.ask(then),
        ).open()

    def _suggestion(self) -> str:
        """A path that can be written: in the folder of documents, else at home, else among temporary files."""
        folders = rescue_folders()[1:]
        with suppress(OSError):
            make_folder(folders[0])
        folder = first_writable(folders) or Path.cwd()
        return os.path.join(folder, f"{stem_of(suggestion(self.program.texts, self.program.kept_game))}{ENDING}")

    def _write(self, path: Path) -> str:
        """Writes the game into a new file; returns an empty text, or why that is impossible."""
        texts, session = self.program.texts, self._session
        path = path if path.suffix else path.with_suffix(ENDING)
        try:
            if path.exists():
                return texts("file-taken")
            if session is not None:
                session.save_as(path)
        except (OSError, ValueError) as error:
            detail = (error.strerror if isinstance(error, OSError) else "") or str(error)
            return texts("save-elsewhere-failed", detail=detail)
        self.program.settings.files_folder = str(path.parent)
        return ""

    def _say(self, text: str) -> None:
        if self.program.app.running and self.program.app.stages:
            self.program.app.stage.toast(text, seconds=8)

    # -- where nobody can be asked -------------------------------------------------------------------------------------

    def rescue(self) -> Path | None:
        """Puts a copy where it can be written, as the program ends without a question; returns its path, if any."""
        session = self._session
        if session is None or not session.unsaved or session.retry_save():
            return None
        return put_down(session.save_text(), rescue_folders())
