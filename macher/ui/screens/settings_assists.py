"""The page of the settings about helpers: what the table shows beyond what lies on it, and whether advice is free."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.assists import ASSISTS

__all__ = ["AssistsPage"]


class AssistsPage(SettingsPage):
    """One switch for each helper."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, options = self.texts, self.screen.app.options
        box, area = self.row(ctx, page, area, texts("settings-assists-table"), ctx.viewport.pick(4.2, 4.6, 5.0))
        rows = [
            (
                "assist.projections",
                texts("settings-projections"),
                options.projections,
                self.flipper("projections", options.projections),
            )
        ]
        for name in ASSISTS:
            rows.append((f"assist.{name}", texts(f"assist-{name}"), name in options.assists, self._flipper(name)))
        self.ballots(page, box, rows, {f"assist.{name}": texts(f"assist-{name}-help") for name in ASSISTS})
        box, area = self.row(ctx, page, area, texts("settings-free-hints"))
        free = self.program.settings.free_hints
        self.ballots(page, box, [("free_hints", texts("settings-free-hints-on"), free, self._flip_hints)])
        self.note(ctx, page, area, texts("settings-free-hints-help"))

    def _flipper(self, name: str) -> Callable[[], None]:
        def flip() -> None:
            now = self.screen.app.options.assists
            self.change(assists=now - {name} if name in now else now | {name})

        return flip

    def _flip_hints(self) -> None:
        self.program.prefer.free_hints(not self.program.settings.free_hints)
        self.screen.rebuild()
