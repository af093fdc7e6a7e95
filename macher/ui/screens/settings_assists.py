"""The page of the settings about helpers: what the table shows beyond what lies on it, and whether advice is free."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.assists import ASSISTS

__all__ = ["AssistsPage"]


class AssistsPage(SettingsPage):
    """One switch for each helper."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, options = self.texts, self.program.app.options
        flip = self.flipper("projections", options.projections)
        rows = [("assist.projections", texts("settings-projections"), options.projections, flip)]
        for name in ASSISTS:
            rows.append((f"assist.{name}", texts(f"assist-{name}"), name in options.assists, self._flipper(name)))
        tips = {f"assist.{name}": texts(f"assist-{name}-help") for name in ASSISTS}
        free = ("free_hints", texts("settings-free-hints-on"), self.program.settings.free_hints, self._flip_hints)
        note = texts("settings-free-hints-help")
        return [
            *self.row(kit, texts("settings-assists-table"), self.switches(kit, rows, tips)),
            *self.row(kit, texts("settings-free-hints"), self.switches(kit, [free]), note),
        ]

    def _flipper(self, name: str) -> Callable[[], None]:
        def flip() -> None:
            now = self.program.app.options.assists
            self.change(assists=now - {name} if name in now else now | {name})

        return flip

    def _flip_hints(self) -> None:
        self.program.prefer.free_hints(not self.program.settings.free_hints)
        self.screen.rebuild()
