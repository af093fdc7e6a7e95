"""What the player opens over the table: the whole log with its search, the match grid, and what others did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from macher.ui.scene import Context, Node
from macher.ui.scene.surroundings import Link
from macher.ui.table.boards.grid import grid_sheet
from macher.ui.table.model import TableModel
from macher.ui.table.table import TableInPlay
from macher.ui.table.words.log_lines import Entry, LogBook
from macher.ui.table.words.log_sheet import LogSearch, whole_log


class Opened:
    """The sheets of a table; one that is open already is closed again where its button says so."""

    def __init__(self, scene: TableInPlay) -> None:
        self.scene = scene
        self.query = ""
        """What is looked for in the log."""
        self._book = LogBook()

    def log(self) -> None:
        """Opens the whole log, or closes it."""
        self.query = ""
        self._toggle("log", self._log)

    def search(self) -> None:
        """Opens the whole log where something can be looked for in it."""
        self.query = ""
        self.scene.open_dialog(self._log, id="log")
        self.scene.stage.focus_id("log.search")

    def look(self, query: str) -> None:
        """Shows the lines of the log that hold these words."""
        self.query = query
        self.scene.rebuild()

    def grid(self) -> None:
        """Opens every program against every state, or closes it."""
        if "grid" in self.scene.app.options.assists:
            self._toggle("grid", lambda ctx: grid_sheet(ctx, self.scene.model(), self.grid))
        else:
            self._off("grid")

    def advice(self) -> None:
        """Asks for advice."""
        scene = self.scene
        if "advisor" not in scene.app.options.assists:
            self._off("advisor")
        elif scene.planning.on:
            scene.say("table-advice-not-now")
        elif scene.on_advice is not None:
            scene.on_advice()

    def _off(self, name: str) -> None:
        """The key of a helper that is switched off says so, and offers it back."""
        app, texts = self.scene.app, self.scene.model().texts
        again = replace(app.options, assists=app.options.assists | {name})
        link = Link(texts("assist-on-again"), lambda: app.set_options(again))
        self.scene.stage.toast(texts("assist-off", assist=texts(f"assist-{name}")), "info", 9, link)

    def entries(self, model: TableModel) -> Sequence[Entry]:
        """The log in whole sentences."""
        return self._book.entries(model, self.scene.controller.log, False)

    def _toggle(self, id: str, make: Callable[[Context], Node]) -> None:
        if self.scene.stage.has_layer(id):
            self.scene.close_dialog(id)
        else:
            self.scene.open_dialog(make, id=id)

    def _log(self, ctx: Context) -> Node:
        scene, model = self.scene, self.scene.model()
        search = LogSearch(self.query, self.look)
        return whole_log(ctx, model, self.entries(model), scene.keep, scene.set_filter, self.log, search)
