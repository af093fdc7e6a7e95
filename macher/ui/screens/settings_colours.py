"""The page of the settings where a player mixes colours for the parties."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Final

from macher.i18n import names
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.theme import PALETTES, PARTIES, RGB, rgb
from macher.ui.theme.difference import alike
from macher.ui.theme.tokens import is_colour
from macher.ui.widgets import Drawing, Panel, Paragraph, Segment, TextEntry
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

    def parts(self, kit: Kit) -> list[Part]:
        texts = self.texts
        said, number = texts("settings-colours-party"), texts("settings-colours-number")
        parties = [Segment(party, names.party_short(texts, party)) for party in PARTIES]
        sliders = [self._slider(kit, share, value) for share, value in zip(_PARTS, self._mixed(), strict=True)]
        entry = kit.control(
            lambda box: TextEntry(
                box,
                self.typed if self.typed is not None else self._fill(),
                self._type,
                limit=7,
                accept=_is_digit,
                id="own.hex",
                name=number,
            ),
            kit.step("side", 0.8),
        )
        wrong = kit.words(texts("settings-colours-wrong") if self.typed else "", "label", "warn")
        done, usual = texts("settings-colours-done"), texts("settings-colours-usual")
        return [
            *self.choice(kit, "own", said, parties, self.party, self._choose),
            *chain.from_iterable(sliders),
            *self.row(kit, number, row(entry, wrong, gap=16)),
            part(partial(self._look, kit.ctx), kit.step("option", 3.2)),
            spacer(kit.step("gap")),
            kit.buttons(
                RowButton("own.done", done, self.screen.show_display, "check", "primary"),
                RowButton("own.usual", usual, self._usual, "rotate-ccw"),
                height="control",
            ),
        ]

    # -- values --------------------------------------------------------------------------------------------------------

    def _fills(self) -> dict[str, str]:
        return own_fills(self.program.app.options.own_colours)

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

    def _slider(self, kit: Kit, share: str, value: float) -> list[Part]:
        texts, hue = self.texts, share == "hue"
        return self.slider(
            kit,
            texts(f"settings-colours-{share}"),
            value,
            self._slide(share),
            low=0,
            high=360.0 if hue else 100.0,
            show=lambda now: f"{now:g}°" if hue else texts.percent(round(now)),
            id=f"own.{share}",
        )

    def _usual(self) -> None:
        self.typed = None
        self.change(own_colours={})

    def _look(self, ctx: Context, area: Rect) -> list[Node]:
        """The parties beside each other on paper, and which of them are hard to tell apart."""
        texts = self.texts
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
        if says:
            return [paper, Banner(words, "\n".join(says), "warn", id="own.alike")]
        return [paper, Paragraph(words, texts("settings-colours-apart"), "strong", "muted", valign="middle")]

    def _paint(self, p: Painter, box: Rect) -> None:
        """A row for each party: tab with abbreviation, pips, and a bar with solid and hatched votes."""
        rows = box.rows(len(PARTIES), 6)
        for at, (line, party) in enumerate(zip(rows, PARTIES, strict=True)):
            tab, rest = line.take_left(74, 12)
            p.box(tab, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
            p.text(names.party_short(self.texts, party), tab, "label:bold", f"{party}.on", "centre")
            mark, rest = rest.take_left(min(28.0, line.h), 12)
            p.mark(party, mark.centred(mark.w, mark.w))
            bar = rest.inset(0, max(0.0, (rest.h - 22) / 2))
            p.fill(bar, "track")
            p.party_box(bar._replace(w=bar.w * (0.55 + 0.08 * at)), party, "hatched")
            p.party_box(bar._replace(w=bar.w * (0.25 + 0.07 * at)), party)


def _is_digit(letter: str) -> bool:
    return letter in _DIGITS
