"""The page of the settings about mods: where they lie, what they have brought, and which lines could not be used."""

from __future__ import annotations

from macher.i18n.texts import language_name
from macher.ui.game.strength import style_name
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.mods import Fault, Mod, palette_name
from macher.ui.theme import PALETTES
from macher.ui.widgets import Dropdown, Icon, Paragraph, ScrollView, Segment

__all__ = ["ModsPage"]

_SIGN = 28.0
"""Width of the sign before what is wrong."""
_APART = 14.0
"""Air between two mods."""


class ModsPage(SettingsPage):
    """The folder, the party colours to choose from, and a list that scrolls."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, mods = self.texts, self.program.mods
        box, area = self.row(ctx, page, area, texts("mods-folder"), 1.1)
        page.add(Paragraph(box, str(mods.folder) if mods.folder else "–", "body", "ink", valign="middle"))
        colours = [key for mod in mods.found for key in mod.palettes]
        if colours:
            box, area = self.row(ctx, page, area, texts("settings-palette"))
            usual = [name for name in PALETTES if name not in colours]
            listed = [Segment(name, texts(f"settings-palette-{name}")) for name in usual]
            listed += [Segment(key, palette_name(key, texts.lang)) for key in colours]
            page.add(
                Dropdown(
                    box.take_top(self.line(ctx))[0]._replace(w=min(box.w, 360.0)),
                    listed,
                    self.screen.app.options.palette,
                    lambda key: self.change(palette=key),
                    id="mods.palette",
                    name=texts("settings-palette"),
                )
            )
        self._list(ctx, page, area)

    def _list(self, ctx: Context, page: Node, area: Rect) -> None:
        """Every mod with its parts and its faults, one below the other."""
        texts, width = self.texts, area.w - 20
        lines: list[tuple[str, str, str, bool]] = []
        for mod in self.program.mods.found:
            lines += [(mod.name, "strong", "ink", False), (self._parts(mod), "body", "muted", False)]
            lines += [(self._said(fault), "body", "ink", True) for fault in mod.faults]
        if not lines:
            lines = [(texts("mods-none"), "text", "muted", False)]
        heights = [ctx.height(text, style, width - _SIGN * wrong) + 6 for text, style, _, wrong in lines]
        air = _APART * max(0, len(self.program.mods.found) - 1)
        view = ScrollView(
            area.trim(top=12), content=sum(heights) + air + 8, id="mods.list", name=texts("settings-mods")
        )
        y = 0.0
        for (text, style, ink, wrong), height in zip(lines, heights, strict=True):
            y += _APART if style == "strong" and y else 0.0
            line = Rect(0, y, width, height - 6)
            if wrong:
                view.add(Icon(line._replace(w=18, h=18).moved(0, 2), "triangle-alert", "warn"))
                line = line.trim(left=_SIGN)
            view.add(Paragraph(line, text, style, ink))
            y += height
        page.add(view)

    def _parts(self, mod: Mod) -> str:
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
