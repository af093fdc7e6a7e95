"""The pages of the settings about data, about mods, and about the game itself with the licences of its parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from macher import __version__
from macher.i18n.texts import language_name
from macher.licences import Component, components, licence_text
from macher.saves.folders import reports_folder
from macher.session.session import clock
from macher.ui.features.saves.door import Unsaved
from macher.ui.features.settings.rows import SettingsPage
from macher.ui.game.strength import style_name
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, column, inset, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.paint.fonts import missing_fonts
from macher.ui.scene import Node
from macher.ui.settings.mods import Fault, Mod, palette_name
from macher.ui.theme import PALETTES
from macher.ui.widgets import Icon, Paragraph, Segment


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
        notes = [self.row(kit, texts("settings-title"), self._words(kit, note)) for note in self._notes()]
        return [
            *chain.from_iterable(folders),
            *self.row(kit, texts("saves-title"), self._saves(kit)),
            *self.row(kit, texts("settings-access"), access),
            *chain.from_iterable(notes),
            spacer(kit.step("space")),
            self.reset_button(kit),
        ]

    def _words(self, kit: Kit, text: str) -> Part:
        return kit.control(lambda box: Paragraph(box, text, "body", "ink", valign="middle"))

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
            texts("settings-restored" if store.file.restored else "settings-damaged") if store.damaged else "",
            *(texts(key) for key in self.program.games.set_aside),
            *self.program[Unsaved].notes,
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
        pack, delete, tip = texts("saves-data-export"), texts("saves-data-delete"), texts("saves-data-export-tip")
        return kit.buttons(
            RowButton("settings.saves.export", pack, self.export, "download", reason=nothing, tooltip=tip),
            RowButton("settings.saves.delete", delete, self.ask_delete, "trash-2", reason=nothing or playing),
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
        texts = self.texts
        choices = [
            Choice("no", texts("saves-not-delete"), lambda: None, "primary", default=True),
            Choice("yes", texts("saves-data-delete"), self._delete, icon="trash-2"),
        ]
        title, note = texts("saves-data-delete-title"), texts("saves-delete-note")
        ask(self.program.app.scene, title, note, choices, id="delete-all")

    def _delete(self) -> None:
        texts, left = self.texts, self.program.games.library.delete_all()
        if left:
            self.program.app.stage.toast(texts("saves-data-left", n=left), "warn", 8)
        else:
            self.program.app.stage.toast(texts("saves-data-deleted"))
        self.screen.rebuild()


class ModsPage(SettingsPage):
    """The folder, the party colours to choose from, and a list that scrolls."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, mods = self.texts, self.program.mods
        folder = str(mods.folder) if mods.folder else "–"
        where = kit.control(lambda box: Paragraph(box, folder, "body", "ink", valign="middle"))
        return [*self.row(kit, texts("mods-folder"), where), *self._palettes(kit), spacer(12), self._list(kit)]

    def _palettes(self, kit: Kit) -> list[Part]:
        """The party colours to choose from, if a mod brings some."""
        texts, said = self.texts, self.texts("settings-palette")
        colours = [key for mod in self.program.mods.found for key in mod.palettes]
        if not colours:
            return []
        listed = [Segment(name, texts(f"settings-palette-{name}")) for name in PALETTES if name not in colours]
        listed += [Segment(key, palette_name(key, texts.lang)) for key in colours]
        chosen = self.program.app.options.palette
        choice = kit.dropdown(listed, chosen, partial(self.set, "palette"), id="mods.palette", name=said)
        return self.row(kit, said, at_most(choice, kit.step("field")))

    def _list(self, kit: Kit) -> Part:
        """Every mod with its parts and its faults, one below the other."""
        lines = self._faults(kit, self.program.mods.left_out)
        for mod in self.program.mods.found:
            lines += [spacer(kit.step("tight"))] if lines else []
            lines += [kit.paragraph(mod.name, "strong"), kit.paragraph(self._brought(mod), "body", "muted")]
            lines += self._faults(kit, mod.faults)
        lines = lines or [kit.paragraph(self.texts("mods-none"), "text", "muted")]
        return kit.rows(lines, id="mods.list", name=self.texts("settings-mods"), gap=6)

    def _faults(self, kit: Kit, faults: Sequence[Fault]) -> list[Part]:
        return [row(self._sign(), kit.paragraph(self._said(fault), "body"), gap=10) for fault in faults]

    def _sign(self) -> Part:
        """Before what is wrong."""
        return part(lambda box: Icon(Rect(box.x, box.y + 2, 18, 18), "triangle-alert", "warn"), width=18)

    def _brought(self, mod: Mod) -> str:
        texts = self.texts
        brought = {
            "mods-languages": [language_name(code) for code in mod.languages],
            "mods-palettes": [palette_name(key, texts.lang) for key in mod.palettes],
            "mods-figures": [copy.path.name for copy in mod.figures],
            "mods-personalities": [style_name(texts, key) for key in mod.personalities],
        }
        said = [texts(key, list=texts.listing(names)) for key, names in brought.items() if names]
        return " · ".join(said) or texts("mods-nothing")

    def _said(self, fault: Fault) -> str:
        return self.texts("mods-fault", place=fault.place, sentence=self.texts(fault.reason, **fault.args))


_APART = 8.0
"""Air between two paragraphs of a licence."""


class AboutPage(SettingsPage):
    """A list of components; a click shows the licence of one in its place."""

    shown: Component | None = None
    """The component whose licence is shown."""

    def parts(self, kit: Kit) -> list[Part]:
        gap = kit.step("gap")
        shown = self._list(kit) if self.shown is None else self._licence(kit, self.shown)
        return [spacer(gap), column(*shown, gap=gap)]

    def show(self, component: Component | None) -> None:
        """Shows the licence of a component, or the list again."""
        self.shown = component
        self.screen.rebuild()

    def _list(self, kit: Kit) -> list[Part]:
        texts = self.texts
        rows = [part(partial(self._row, at=at, component=each)) for at, each in enumerate(components())]
        return [
            kit.paragraph(f"Die Macher · {texts('menu-version', version=__version__)}", "strong"),
            kit.paragraph(texts("about-unofficial")),
            kit.paragraph(texts("about-parts"), "body", "muted"),
            kit.rows(rows, id="about.parts", name=texts("settings-about"), height=kit.step("line")),
        ]

    def _row(self, box: Rect, at: int, component: Component) -> Node:
        call = partial(self.show, component)
        return ListRow(box, component.name, icon="scroll-text", id=f"about.part.{at}", on_click=call)

    def _licence(self, kit: Kit, component: Component) -> list[Part]:
        said, back = self.texts("about-back"), partial(self.show, None)
        button = kit.button(said, back, kind="raised", icon="chevron-left", id="about.back")
        name = kit.name(component.name, height=kit.step("control"))
        blocks = [inset(kit.paragraph(block, "body"), 2) for block in self._text(component)]
        return [
            row(button, name, gap=16),
            kit.rows(blocks, id=f"about.text.{component.path.stem}", name=component.name, gap=_APART),
        ]

    def _text(self, component: Component) -> list[str]:
        try:
            return licence_text(component)
        except OSError as error:
            return [self.texts("about-unreadable", detail=error.strerror or str(error))]
