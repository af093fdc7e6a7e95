"""The page of the settings about data: where saved games lie, packing them up, deleting them, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from macher.saves.folders import reports_folder
from macher.session.session import clock
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.paint.fonts import missing_fonts
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Button, Choice, Hairline, Label, Paragraph, dialog

__all__ = ["DataPage"]


class DataPage(SettingsPage):
    """Folders, saved games as a whole, assistive tools, and what could not be read or written."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, games = self.texts, self.program.games
        library, folder = games.library, games.folder
        known = folder is not None
        for caption, where in (
            ("settings-folder", library.saves),
            ("saves-data-autosaves", folder),
            ("saves-replays", library.replays),
        ):
            box, area = self.row(ctx, page, area, texts(caption), 1.1)
            page.add(Paragraph(box, str(where) if known else "–", "body", "ink", valign="middle"))
        area = self._saves(ctx, page, area)
        box, area = self.row(ctx, page, area, texts("settings-access"))
        page.add(Label(box, self._access(), "body", id="settings.access"))
        for note in self._notes():
            box, area = self.row(ctx, page, area, texts("settings-title"), 1.4)
            page.add(Paragraph(box, note, "body", "warn", valign="middle"))
        line = ctx.viewport.pick(52.0, 40.0, 34.0)
        width, _ = Button.natural(ctx, texts("settings-reset"), True)
        spot = self.beside(ctx, area.trim(top=ctx.viewport.pick(20.0, 12.0, 8.0)).take_top(line)[0])._replace(w=width)
        page.add(
            Hairline(area.take_top(1)[0]),
            Button(
                spot,
                texts("settings-reset"),
                kind="raised",
                icon="rotate-ccw",
                on_click=self.screen.reset,
                id="settings.reset",
            ),
        )

    def _access(self) -> str:
        """Whether screen readers and other tools can reach the game."""
        texts = self.texts
        return {
            "missing": texts("settings-access-missing"),
            "refused": texts("settings-access-refused"),
            "ready": texts("settings-access-ready"),
            "used": texts("settings-access-used"),
        }[self.screen.app.access.state]

    def _notes(self) -> Sequence[str]:
        """What could not be read or written, each in a sentence."""
        texts, store, sounds = self.texts, self.program.store, self.screen.app.sounds
        missing = texts.listing(sorted(missing_fonts))
        notes = (
            texts("settings-damaged") if store.damaged else "",
            texts("settings-not-written", detail=store.problem) if store.problem else "",
            texts("settings-sound-missing", detail=sounds.problem) if sounds.problem else "",
            texts("settings-font-missing", detail=missing) if missing_fonts else "",
        )
        return [note for note in notes if note]

    # -- all saved games -----------------------------------------------------------------------------------------------

    def _saves(self, ctx: Context, page: Node, area: Rect) -> Rect:
        """Packing up and deleting all of them."""
        texts = self.texts
        box, rest = self.row(ctx, page, area, texts("saves-title"))
        nothing = "" if self.program.games.library.anything else texts("saves-data-none")
        playing = texts("saves-data-playing") if self.program.controller is not None else ""
        buttons = (
            ("export", "saves-data-export", "download", self.export, nothing, texts("saves-data-export-tip")),
            ("delete", "saves-data-delete", "trash-2", self.ask_delete, nothing or playing, ""),
        )
        line = self.line(ctx)
        sizes = [(Button.natural(ctx, texts(key), True)[0], line) for _, key, *_ in buttons]
        for (id, key, icon, call, reason, tip), spot in zip(buttons, side_by_side(box, sizes, 10), strict=True):
            page.add(
                Button(
                    spot,
                    texts(key),
                    kind="raised",
                    icon=icon,
                    on_click=call,
                    reason=reason,
                    tooltip=tip,
                    id=f"settings.saves.{id}",
                )
            )
        return rest

    def export(self) -> None:
        """Packs everything into one file where the player finds it, and says where."""
        texts, stage = self.texts, self.screen.stage
        try:
            where = self.program.games.library.export_all(reports_folder(), clock())
        except OSError as error:
            stage.toast(texts("saves-not-exported", detail=error.strerror or str(error)), "warn", 8)
        else:
            stage.toast(texts("saves-exported", file=str(where)), seconds=8)

    def ask_delete(self) -> None:
        """The one question before everything is destroyed."""
        self.screen.open_dialog(self._question, id="delete-all")

    def _question(self, ctx: Context) -> Node:
        texts = self.texts
        choices = [
            Choice("no", texts("saves-not-delete"), lambda: None, "primary", default=True),
            Choice("yes", texts("saves-data-delete"), self._delete, icon="trash-2"),
        ]
        return dialog(ctx, texts("saves-data-delete-title"), texts("saves-delete-note"), choices, id="delete-all")

    def _delete(self) -> None:
        texts, left = self.texts, self.program.games.library.delete_all()
        if left:
            self.screen.stage.toast(texts("saves-data-left", n=left), "warn", 8)
        else:
            self.screen.stage.toast(texts("saves-data-deleted"))
        self.screen.rebuild()
