"""The page of the settings where a player mixes colours for the parties."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from typing import Final

from macher.i18n import names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.theme import PALETTES, PARTIES, RGB, rgb
from macher.ui.theme.difference import alike
from macher.ui.theme.tokens import is_colour
from macher.ui.widgets import Button, Drawing, Hairline, Label, Panel, Paragraph, Segment, Slider, TextEntry
from macher.ui.widgets.notes import Banner

__all__ = ["ColoursPage", "own_fills"]

_DIGITS: Final = "#0123456789abcdefABCDEF"
_PARTS: Final = ("hue", "saturation", "lightness")


def own_fills(own: dict[str, str]) -> dict[str, str]:
    """The fill of every party with these own colours."""
    return PALETTES["default"] | own


def _hex(colour: RGB) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


class ColoursPage(SettingsPage):
    """Party, three sliders, the colour's number, and what it looks like beside the others."""

    party = PARTIES[0]
    typed: str | None = None
    """The text in the entry while it is not yet a colour."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self.row(ctx, page, area, texts("settings-colours-party"))
        parties = [Segment(party, names.party_short(texts, party)) for party in PARTIES]
        self.segments(ctx, page, box, "own", texts("settings-colours-party"), parties, self.party, self._choose)
        for part, value in zip(_PARTS, self._mixed(), strict=True):
            area = self._slider(ctx, page, area, part, value)
        box, area = self.row(ctx, page, area, texts("settings-colours-number"))
        entry, rest = box.take_top(self.line(ctx))[0].take_left(150.0, 16)
        page.add(
            TextEntry(
                entry,
                self.typed if self.typed is not None else self._fill(),
                self._type,
                limit=7,
                accept=_is_digit,
                id="own.hex",
                name=texts("settings-colours-number"),
            ),
            Label(rest, texts("settings-colours-wrong") if self.typed else "", "label", "warn"),
        )
        foot, area = area.take_bottom(ctx.viewport.pick(52.0, 40.0, 34.0))
        self._buttons(ctx, page, foot)
        self._look(ctx, page, area.trim(bottom=ctx.viewport.pick(16.0, 8.0, 4.0)))

    # -- values --------------------------------------------------------------------------------------------------------

    def _fills(self) -> dict[str, str]:
        return own_fills(self.screen.app.options.own_colours)

    def _fill(self) -> str:
        return self._fills()[self.party]

    def _mixed(self) -> tuple[float, float, float]:
        """Hue in degrees, saturation and lightness in percent, as the sliders show them."""
        hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in rgb(self._fill())))
        return round(hue * 360), round(saturation * 100), round(light * 100)

    def _choose(self, party: str) -> None:
        self.party, self.typed = party, None
        self.screen.rebuild()

    def _set(self, colour: str) -> None:
        self.typed = None
        self.change(own_colours=self._fills() | {self.party: colour.upper()}, palette="own")

    def _slide(self, part: str) -> Callable[[float], None]:
        def slide(value: float) -> None:
            hue, saturation, light = (
                value if each == part else now for each, now in zip(_PARTS, self._mixed(), strict=True)
            )
            mixed = colorsys.hls_to_rgb(hue / 360, light / 100, saturation / 100)
            red, green, blue = (round(share * 255) for share in mixed)
            self._set(_hex((red, green, blue)))

        return slide

    def _type(self, text: str) -> None:
        colour = text if text.startswith("#") else f"#{text}"
        if is_colour(colour):
            self._set(colour)
        else:
            self.typed = text
            self.screen.rebuild()

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def _slider(self, ctx: Context, page: Node, area: Rect, part: str, value: float) -> Rect:
        caption = self.texts(f"settings-colours-{part}")
        box, rest = self.row(ctx, page, area, caption)
        number, track = box.take_right(ctx.viewport.pick(90.0, 66.0, 60.0), 12)
        high = 360.0 if part == "hue" else 100.0
        shown = f"{value:g}°" if part == "hue" else self.texts.percent(round(value))
        page.add(
            Slider(
                track,
                value,
                self._slide(part),
                low=0,
                high=high,
                live=False,
                id=f"own.{part}",
                name=caption,
                tooltip=caption,
            ),
            Label(number, shown, "figure", align="right"),
        )
        return rest

    def _buttons(self, ctx: Context, page: Node, foot: Rect) -> None:
        texts = self.texts
        done, _ = Button.natural(ctx, texts("settings-colours-done"), True)
        usual, _ = Button.natural(ctx, texts("settings-colours-usual"), True)
        page.add(
            Button(
                foot._replace(w=done),
                texts("settings-colours-done"),
                kind="primary",
                icon="check",
                on_click=self.screen.show_display,
                id="own.done",
            ),
            Button(
                foot._replace(x=foot.x + done + 12, w=usual),
                texts("settings-colours-usual"),
                kind="raised",
                icon="rotate-ccw",
                on_click=self._usual,
                id="own.usual",
            ),
        )

    def _usual(self) -> None:
        self.typed = None
        self.change(own_colours={})

    def _look(self, ctx: Context, page: Node, area: Rect) -> None:
        """The parties beside each other on paper, and which of them are hard to tell apart."""
        texts = self.texts
        page.add(Hairline(area.take_top(1)[0]))
        found = alike({party: rgb(fill) for party, fill in self._fills().items()})
        line = ctx.type.style("strong").size * 1.4
        most = int((area.h * 0.5) // line)
        says = [
            texts("settings-colours-alike", one=names.party_short(texts, one), two=names.party_short(texts, two))
            for one, two, _ in found[: max(1, most)]
        ]
        words, look = area.trim(top=8).take_bottom(line * max(1, len(says)) + 10, 8)
        paper = Panel(look, id="own.look")
        paper.add(Drawing(look.local().inset(12, 8), self._paint, name=texts("settings-preview")))
        page.add(paper)
        if says:
            page.add(Banner(words, "\n".join(says), "warn", id="own.alike"))
        else:
            page.add(Paragraph(words, texts("settings-colours-apart"), "strong", "muted", valign="middle"))

    def _paint(self, p: Painter, box: Rect) -> None:
        """A row for each party: tab with abbreviation, pips, and a bar with solid and hatched votes."""
        rows = box.rows(len(PARTIES), 6)
        for at, (row, party) in enumerate(zip(rows, PARTIES, strict=True)):
            tab, rest = row.take_left(74, 12)
            p.box(tab, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
            p.text(names.party_short(self.texts, party), tab, "label:bold", f"{party}.on", "centre")
            mark, rest = rest.take_left(min(28.0, row.h), 12)
            p.mark(party, mark.centred(mark.w, mark.w))
            bar = rest.inset(0, max(0.0, (rest.h - 22) / 2))
            p.fill(bar, "track")
            p.party_box(bar._replace(w=bar.w * (0.55 + 0.08 * at)), party, "hatched")
            p.party_box(bar._replace(w=bar.w * (0.25 + 0.07 * at)), party)


def _is_digit(letter: str) -> bool:
    return letter in _DIGITS
