"""The page of the settings about data: where saved games lie, packing them up, deleting them, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from macher.saves.folders import reports_folder
from macher.session.session import clock
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import Choice, dialog
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, spacer
from macher.ui.paint.fonts import missing_fonts
from macher.ui.paint.painter import Ink
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Paragraph

__all__ = ["DataPage"]


class DataPage(SettingsPage):
    """Folders, saved games as a whole, assistive tools, and what could not be read or written."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, games = self.texts, self.program.games
        library, folder = games.library, games.folder
        folders = [
            self.row(kit, texts(caption), self._words(kit, str(where) if folder is not None else "–"))
            for caption, where in (
                ("settings-folder", library.saves),
                ("saves-data-autosaves", folder),
                ("saves-replays", library.replays),
            )
        ]
        access = kit.words(self._access(), height=kit.step("control"), id="settings.access")
        notes = [self.row(kit, texts("settings-title"), self._words(kit, note, "warn")) for note in self._notes()]
        return [
            *chain.from_iterable(folders),
            *self.row(kit, texts("saves-title"), self._saves(kit)),
            *self.row(kit, texts("settings-access"), access),
            *chain.from_iterable(notes),
            spacer(kit.step("space")),
            self.reset_button(kit),
        ]

    def _words(self, kit: Kit, text: str, ink: Ink = "ink") -> Part:
        return kit.control(lambda box: Paragraph(box, text, "body", ink, valign="middle"))

    def _access(self) -> str:
        """Whether screen readers and other tools can reach the game."""
        texts = self.texts
        return {
            "missing": texts("settings-access-missing"),
            "refused": texts("settings-access-refused"),
            "ready": texts("settings-access-ready"),
            "used": texts("settings-access-used"),
        }[self.program.app.access.state]

    def _notes(self) -> Sequence[str]:
        """What could not be read or written, each in a sentence."""
        texts, store, sounds = self.texts, self.program.store, self.program.app.sounds
        missing = texts.listing(sorted(missing_fonts))
        notes = (
            texts("settings-damaged") if store.damaged else "",
            texts("settings-not-written", detail=store.problem) if store.problem else "",
            texts("settings-sound-missing", detail=sounds.problem) if sounds.problem else "",
            texts("settings-font-missing", detail=missing) if missing_fonts else "",
        )
        return [note for note in notes if note]

    # -- all saved games -----------------------------------------------------------------------------------------------

    def _saves(self, kit: Kit) -> Part:
        """Packing up and deleting all of them."""
        texts = self.texts
        nothing = "" if self.program.games.library.anything else texts("saves-data-none")
        playing = texts("saves-data-playing") if self.program.controller is not None else ""
        tip = texts("saves-data-export-tip")
        return kit.buttons(
            RowButton(
                "settings.saves.export",
                texts("saves-data-export"),
                self.export,
                "download",
                reason=nothing,
                tooltip=tip,
            ),
            RowButton(
                "settings.saves.delete",
                texts("saves-data-delete"),
                self.ask_delete,
                "trash-2",
                reason=nothing or playing,
            ),
            height="control",
        )

    def export(self) -> None:
        """Packs everything into one file where the player finds it, and says where."""
        texts, stage = self.texts, self.program.app.stage
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
            self.program.app.stage.toast(texts("saves-data-left", n=left), "warn", 8)
        else:
            self.program.app.stage.toast(texts("saves-data-deleted"))
        self.screen.rebuild()
