"""The page of the settings about mods: where they lie, what they have brought, and which lines could not be used."""

from __future__ import annotations

from macher.i18n.texts import language_name
from macher.ui.game.strength import style_name
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.mods import Fault, Mod, palette_name
from macher.ui.theme import PALETTES
from macher.ui.widgets import Icon, Paragraph, Segment

__all__ = ["ModsPage"]


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
        choice = kit.dropdown(listed, chosen, lambda key: self.change(palette=key), id="mods.palette", name=said)
        return self.row(kit, said, at_most(choice, kit.step("field")))

    def _list(self, kit: Kit) -> Part:
        """Every mod with its parts and its faults, one below the other."""
        lines: list[Part] = []
        for mod in self.program.mods.found:
            lines += [spacer(kit.step("tight"))] if lines else []
            lines += [kit.paragraph(mod.name, "strong"), kit.paragraph(self._brought(mod), "body", "muted")]
            lines += [row(self._sign(), kit.paragraph(self._said(fault), "body"), gap=10) for fault in mod.faults]
        lines = lines or [kit.paragraph(self.texts("mods-none"), "text", "muted")]
        return kit.rows(lines, id="mods.list", name=self.texts("settings-mods"), gap=6)

    def _sign(self) -> Part:
        """Before what is wrong."""
        return part(lambda box: Icon(Rect(box.x, box.y + 2, 18, 18), "triangle-alert", "warn"), width=18)

    def _brought(self, mod: Mod) -> str:
        texts = self.texts
        parts = [
            texts("mods-languages", list=texts.listing([language_name(code) for code in mod.languages]))
            if mod.languages
            else "",
            texts("mods-palettes", list=texts.listing([palette_name(key, texts.lang) for key in mod.palettes]))
            if mod.palettes
            else "",
            texts("mods-figures", list=texts.listing([copy.path.name for copy in mod.figures])) if mod.figures else "",
            texts("mods-personalities", list=texts.listing([style_name(texts, key) for key in mod.personalities]))
            if mod.personalities
            else "",
        ]
        return " · ".join(part for part in parts if part) or texts("mods-nothing")

    def _said(self, fault: Fault) -> str:
        return self.texts("mods-fault", place=fault.place, sentence=self.texts(fault.reason, **fault.args))
