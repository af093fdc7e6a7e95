"""Saved games to go on with, games that are over, deleted ones: a list, page by page, and the chosen one in full."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from macher.saves.finished import MANY
from macher.saves.library import Shelved
from macher.saves.trash import DAYS
from macher.session.session import clock
from macher.ui.features.saves.details import SHELF_ICONS, SavedWords, saved_details, sound
from macher.ui.features.saves.dialogs import NameSheet
from macher.ui.features.saves.saving import Saving
from macher.ui.keys import KeyPress
from macher.ui.kit.button_row import RowButton, Underway
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, at_most, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.program import Program, SavesPage
from macher.ui.scene import Context, Node, Scene
from macher.ui.scene.surroundings import Link
from macher.ui.widgets.column import Entry


class SavesScreen(Scene):
    """One of the three lists; the newest save is chosen first."""

    name = "saves"

    def __init__(self, program: Program, page: SavesPage = "load") -> None:
        self.program = program
        self.texts = program.texts
        self.page: SavesPage = page
        self.entries: list[Shelved] = []
        self.at = 0
        """Index of the chosen entry."""
        self.unfolded = False
        self.now = clock()
        self.underway = Underway(program.texts, self)
        self._looking = False
        self._reading = False
        """Whether a thread reads the games that are over."""
        self._undone: Path | None = None
        """What was deleted last here, where it lies now."""

    def shown_page(self) -> Hashable:
        """What is gone from a list makes another page, so that a double click deletes one save and no more."""
        return self.page, tuple(entry.path for entry in self.entries)

    # -- what there is -------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Reads the list anew, since it may have changed.  Closes a final scoring that was looked at."""
        if self._looking:
            self._looking = False
            self.program.leave_game()
        self.refresh()

    def refresh(self) -> None:
        """The list as it is now; the choice stays where it was."""
        library, chosen = self.program.games.library, self.chosen
        self.now = clock()
        if self.page == "replays":
            self.entries, whole = library.finished_so_far(MANY)
            if not whole:
                self._read_on()
        elif self.page == "deleted":
            self.entries = library.deleted()
        else:
            found = library.autosaves() + library.kept()
            self.entries = sorted(found, key=lambda entry: (entry.written, entry.path.name), reverse=True)
        paths = [entry.path for entry in self.entries]
        if chosen is not None and chosen.path in paths:
            self.at = paths.index(chosen.path)
        self.at = max(0, min(self.at, len(self.entries) - 1))
        self._look_closer()
        self.rebuild()

    def _read_on(self) -> None:
        """Reads very many new games behind the screen, which shows them then."""
        if not self._reading:
            self._reading = True
            thread = ThreadPoolExecutor(1, "macher-replays")
            self.program.app.watch(thread.submit(self.program.games.library.finished), self._read)
            thread.shutdown(wait=False)

    def _read(self, future: Future[list[Shelved]]) -> None:
        self._reading = False
        future.result()
        if self.page == "replays" and any(stage.scene is self for stage in self.program.app.stages):
            self.refresh()

    @property
    def chosen(self) -> Shelved | None:
        """The chosen entry."""
        return self.entries[self.at] if self.at < len(self.entries) else None

    def _look_closer(self) -> None:
        """Reads the whole file of the chosen save, since its head alone does not show damage further on."""
        entry = self.chosen
        if entry is not None and entry.problem is None:
            self.entries[self.at] = sound(self.texts, self.program.games.library.find(entry.path), self.now)

    def choose(self, at: int) -> None:
        """Shows another entry in full."""
        self.at = max(0, min(at, len(self.entries) - 1))
        self.unfolded = False
        self._look_closer()
        self.rebuild()

    def step(self, by: int) -> None:
        """Chooses the entry this many lines further down and puts the focus on it."""
        self.choose(self.at + by)
        self.stage.focus_id(f"saves.row.{self.at}")

    def turn(self, page: SavesPage) -> None:
        """The other list."""
        self.page, self.at, self.unfolded = page, 0, False
        self.entries = []
        self.refresh()

    def show(self, entry: Shelved) -> None:
        """Chooses an entry, on the page that it is on."""
        if entry.shelf == "finished" and self.page != "replays" and self.program.controller is None:
            self.turn("replays")
        elif entry.shelf != "finished" and self.page != "load":
            self.turn("load")
        else:
            self.refresh()
        self.choose(next((at for at, each in enumerate(self.entries) if each.path == entry.path), self.at))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def _running(self, entry: Shelved) -> bool:
        """Whether it is the autosave of the game on the screen below."""
        session = self.program.kept_game
        return session is not None and session.autosave == entry.path

    def open(self) -> None:
        """Takes up the chosen game, after its button has said so, or says why it cannot be."""
        entry = self.chosen
        if entry is None or entry.problem is not None or self._running(entry):
            self.load()
        else:
            self.underway.begin("saves.load", self.load)

    def load(self) -> None:
        """Takes up the chosen game; a broken one says why."""
        entry = self.chosen
        if entry is None or self._running(entry):
            return
        if entry.problem is not None:
            self.program[Saving].explain(entry, entry.problem)
        elif not self.program[Saving].load(entry):
            self.refresh()

    def watch(self) -> None:
        """The replay of a game that is over."""
        if self.chosen is not None:
            self.program.go.replay(self.chosen.path)

    def show_statistics(self) -> None:
        """The statistics of a game that is over."""
        if self.chosen is not None:
            self.program.go.replay(self.chosen.path, "game")

    def look(self) -> None:
        """The final scoring of a game that is over."""
        entry = self.chosen
        if entry is not None:
            self._looking = self.program[Saving].look(entry)

    def ask_name(self) -> None:
        """Asks for a name for the chosen save."""
        entry = self.chosen
        if entry is None:
            return
        named = entry.shelf == "kept"
        title, verb = ("saves-rename-title", "saves-rename") if named else ("saves-keep-title", "saves-keep")
        words = SavedWords(self.texts, entry, self.now)
        name = entry.name or words.place()[-1]
        NameSheet(self.program.app, title, verb, name, self._rename, "save-name").open()

    def _rename(self, name: str) -> None:
        entry = self.chosen
        if entry is None:
            return
        try:
            path = self.program.games.library.rename(entry.path, name)
        except OSError as error:
            self.stage.toast(self.texts("saves-not-renamed", detail=error.strerror or str(error)), "warn", 8)
        else:
            self.refresh()
            self.choose(next((at for at, each in enumerate(self.entries) if each.path == path), self.at))

    def export(self) -> None:
        """Copies the chosen save to where the player finds it."""
        if self.chosen is not None:
            self.program[Saving].export(self.chosen.path)

    def delete(self) -> None:
        """Deletes the chosen save; a toast takes that back.  If it cannot be set aside, asks before destroying it."""
        entry = self.chosen
        if entry is None or self._running(entry):
            return
        if self.page == "deleted":
            self._ask_destroy("")
            return
        name = SavedWords(self.texts, entry, self.now).title()
        try:
            found = self.program.games.library.delete(entry.path)
        except OSError as error:
            self._ask_destroy(self.texts("saves-no-trash", detail=error.strerror or str(error)))
            return
        self._undone = found[-1] if found else None
        link = Link(self.texts("saves-undo"), self.undo) if found else None
        self.stage.toast(self.texts("saves-deleted-toast", name=name), "info", 12, link)
        self.refresh()

    def undo(self) -> None:
        """Puts back what was deleted last."""
        path, self._undone = self._undone, None
        if path is not None:
            self._put_back(path)

    def put_back(self) -> None:
        """Puts back the chosen one of the deleted games."""
        if self.chosen is not None:
            self._put_back(self.chosen.path)

    def _put_back(self, path: Path) -> None:
        library, texts = self.program.games.library, self.texts
        try:
            entry = library.find(library.put_back(path))
        except (OSError, ValueError) as error:  # another window may have emptied the folder
            detail = (error.strerror if isinstance(error, OSError) else "") or texts("system-not-there")
            self.stage.toast(texts("saves-not-put-back", detail=detail), "warn", 8)
            self.refresh()
            return
        self.stage.toast(texts("saves-back-again", name=SavedWords(texts, entry, self.now).title()))
        if self.page == "deleted":
            self.refresh()
        else:
            self.show(entry)

    def _ask_destroy(self, why: str) -> None:
        """Asks once before the save is destroyed."""
        name = SavedWords(self.texts, self.entries[self.at], self.now).title()
        self._ask(self.texts("saves-destroy-title", name=name), why, self._destroy)

    def ask_empty(self) -> None:
        """Asks once before all deleted games are destroyed."""
        self._ask(self.texts("saves-empty-title"), "", self._empty)

    def _ask(self, title: str, why: str, call: Callable[[], None]) -> None:
        choices = [
            Choice("no", self.texts("saves-not-delete"), lambda: None, "primary", default=True),
            Choice("yes", self.texts("saves-destroy"), call, icon="trash-2"),
        ]
        ask(self, title, f"{why} {self.texts('saves-delete-note')}".strip(), choices, id="delete")

    def _destroy(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        try:
            self.program.games.library.destroy(entry.path)
        except OSError as error:
            self.stage.toast(self.texts("saves-not-deleted", detail=error.strerror or str(error)), "warn", 8)
        self.refresh()

    def _empty(self) -> None:
        left = self.program.games.library.trash.empty()
        if left:
            self.stage.toast(self.texts("saves-data-left", n=left), "warn", 8)
        self.refresh()

    def _deeds(self, entry: Shelved) -> list[RowButton]:
        texts = self.texts
        running = texts("saves-running") if self._running(entry) else ""
        broken = SavedWords(texts, entry, self.now).trouble()
        export = RowButton("export", texts("saves-export"), self.export, "download")
        delete = RowButton("delete", texts("saves-delete"), self.delete, "trash-2", reason=running)
        if self.page == "deleted":
            return [
                RowButton("put-back", texts("saves-put-back"), self.put_back, "undo-2", "primary"),
                RowButton("delete", texts("saves-destroy"), self.delete, "trash-2"),
                export,
            ]
        if self.page == "replays":
            return [
                RowButton("watch", texts("saves-watch"), self.watch, "play", "primary", reason=broken),
                RowButton("look", texts("saves-look"), self.look, "trophy", reason=broken),
                RowButton("statistics", texts("saves-statistics"), self.show_statistics, "table", reason=broken),
                export,
                delete,
            ]
        said = self.underway.said("saves.load", texts("saves-load"))
        rename = texts("saves-rename" if entry.shelf == "kept" else "saves-keep-as")
        return [
            RowButton("load", said, self.open, "play", "primary", reason=running or broken),
            RowButton("rename", rename, self.ask_name, "pencil" if entry.shelf == "kept" else "save", reason=broken),
            export,
            delete,
        ]

    def back(self) -> None:
        """To where the list was opened."""
        self.app.pop()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def enter_confirms(self, node: Node) -> bool:
        """Enter takes up the save that has the focus; Space chooses it."""
        return node.id.startswith("saves.row.")

    def on_action(self, action: str) -> bool:
        """Enter takes up the chosen save, Esc goes back."""
        if action == "confirm":
            focus = self.stage.focus
            if isinstance(focus, ListRow) and not focus.chosen:
                self.choose(int(focus.id.rpartition(".")[2]))
            elif not self.entries:
                self._begin()
            elif self.page == "load":
                self.open()
            elif self.page == "deleted":
                self.put_back()
            elif self.chosen is not None and self.chosen.problem is None:
                self.watch()
        elif action in ("back", "load"):
            self.back()
        elif action == "undo":
            self.undo()
        else:
            return False
        return True

    def on_key(self, press: KeyPress) -> bool:
        """Page keys turn the page, Del deletes."""
        if press.ctrl or press.alt or press.shift or not self.entries:
            return False
        listed = self.program.app.stage.find("saves.list")
        size = listed.size if isinstance(listed, SavedList) else 1
        steps = {
            pygame.K_PAGEUP: -size,
            pygame.K_PAGEDOWN: size,
            pygame.K_HOME: -len(self.entries),
            pygame.K_END: len(self.entries),
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
        }
        if press.key == pygame.K_DELETE:
            self.delete()
        elif press.key in steps:
            self.step(steps[press.key])
        else:
            return False
        return True

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, heading, list and details; without any save a sentence and the way to one."""
        kit, entry = Kit(ctx), self.chosen
        width = kit.step("field")
        root, page = page_beside(ctx, self._entries(), self.texts("saves-title"), width=width, most=1700.0, id="")
        content = self._nothing(kit) if entry is None else self._both(kit, entry)
        shown = column(kit.heading(self.texts(f"saves-{self.page}")), content, gap=kit.step("tight", 2))
        shown.place(page, page.rect.local()._replace(h=min(page.rect.h, 1100.0)))
        return root

    def _entries(self) -> list[Entry]:
        texts = self.texts
        pages: list[tuple[SavesPage, str]] = [("load", "folder-open"), ("replays", "flag"), ("deleted", "trash-2")]
        if self.program.controller is not None:  # over a running game a save can be loaded, not looked at
            del pages[1]
        entries = [
            page_entry("saves.page", page, texts(f"saves-{page}"), icon, self.page, self.turn) for page, icon in pages
        ]
        if self.page == "deleted":
            nothing = "" if self.entries else texts("saves-deleted-none", days=DAYS)
            entries.append(Entry("saves.empty", texts("saves-empty"), self.ask_empty, icon="x", reason=nothing))
        else:
            entries.append(Entry("saves.import", texts("saves-import"), self.program.go.file, icon="upload"))
        back = texts("settings-back-game" if self.program.controller is not None else "newgame-back")
        return [*entries, Entry("saves.back", back, self.back, icon="arrow-left")]

    def _both(self, kit: Kit, entry: Shelved) -> Part:
        """The list, and the chosen save in full: beside it, or below it where there is no room."""
        below = kit.ctx.viewport.layout == "focus"
        words = SavedWords(self.texts, entry, self.now)
        details = saved_details(kit, words, self._deeds(entry), self._unfold, self.unfolded, beside=below)
        listed = part(partial(self._list, kit))
        if below:
            return column(listed, replace(details, height=lambda _: kit.step("side", 1.6)), gap=kit.step("tight"))
        return row(listed, replace(details, width=kit.step("field", 1.25), height=None), gap=kit.step("wide"))

    def _unfold(self) -> None:
        self.unfolded = not self.unfolded
        self.rebuild()

    def _nothing(self, kit: Kit) -> Part:
        texts, play = self.texts, None
        if self.page != "deleted" and not self._reading:
            play = row(kit.button(texts("saves-play"), self._begin, id="saves.play", kind="primary", icon="play"))
        words = texts("career-looking") if self._reading else texts(f"saves-{self.page}-none", days=DAYS)
        said = kit.paragraph(words, id="saves.none")
        return at_most(column(said, play, spring(), gap=kit.step("space")), 620.0)

    def _begin(self) -> None:
        """Starts a quick game from an empty list; not from the list of deleted games."""
        if self.page != "deleted":
            self.program.go.quick_game()

    def _list(self, kit: Kit, box: Rect) -> list[Node]:
        """One page of the list; if it does not hold all, a line at its foot turns the pages."""
        tall, foot = kit.step("row", 0.8), kit.step("line", 1.1)
        paged = int(box.h // tall) < len(self.entries)
        size = max(1, int((box.h - foot * paged) // tall))
        first = self.at // size * size
        view = SavedList(box, self.step, size, id="saves.list", zone=True, name=self.texts(f"saves-{self.page}"))
        for number, entry in enumerate(self.entries[first : first + size]):
            said = sound(self.texts, entry, self.now)
            view.add(self._row(Rect(0, number * tall, box.w, tall), first + number, said))
        if not paged:
            return [view]
        line = Node(box.take_bottom(foot)[0], id="saves.pages", zone=True)
        self._pages(kit, first, size).place(line, line.rect.local())
        return [view, line]

    def _row(self, box: Rect, at: int, entry: Shelved) -> Node:
        words = SavedWords(self.texts, entry, self.now)
        title, line, broken = words.title(), words.line(), entry.problem is not None
        return ListRow(
            box,
            title,
            line,
            icon="triangle-alert" if broken else SHELF_ICONS[entry.shelf],
            aside=words.written(),
            state="broken" if broken else "",
            chosen=at == self.at,
            step=self.step,
            role="option",
            id=f"saves.row.{at}",
            tooltip=f"{title}\n{line[0]}",
            on_click=partial(self.choose, at),
        )

    def _pages(self, kit: Kit, first: int, size: int) -> Part:
        """Where in the list this page lies, and the way to the others."""
        texts, total = self.texts, len(self.entries)
        last = min(total, first + size)
        said = kit.words(texts("saves-of", first=first + 1, last=last, total=total), "label", "muted", "centre")

        def arrow(way: str, icon: str, name: str, to: int, reason: str) -> Part:
            call = partial(self.choose, to)
            return kit.icon_button(icon, name, call, id=f"saves.{way}", kind="raised", reason=reason)

        at_first, at_last = "" if first else texts("saves-page-first"), "" if last < total else texts("saves-page-last")
        before = arrow("before", "chevron-left", texts("saves-page-before"), first - size, at_first)
        after = arrow("after", "chevron-right", texts("saves-page-after"), first + size, at_last)
        return column(spring(), row(before, said, after, gap=kit.step("gap")))


class SavedList(Node):
    """The rows of a page; the wheel turns the pages."""

    role = "list"

    def __init__(self, rect: Rect, step: Callable[[int], None], size: int, **options: Any) -> None:
        super().__init__(rect, **options)
        self.step, self.size = step, size

    def wheel(self, dx: float, dy: float) -> bool:
        if not dy:
            return False
        self.step(-1 if dy > 0 else 1)
        return True
