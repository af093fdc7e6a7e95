"""The seats of a new game as rows in party colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from macher.ai.kinds import HUMAN, Kind
from macher.i18n import Texts, names
from macher.session.config import AI_KINDS
from macher.ui.game.strength import offered_styles, style_name, style_tip
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.settings.settings import SeatChoice
from macher.ui.widgets import Dropdown, Segment, TextEntry

__all__ = ["SeatRow", "SeatTable"]

_AROUND_LEVEL: Final = 88.0
"""Width that a list with an icon needs besides its words."""


class SeatTable(Protocol):
    """What a row may change."""

    seats: list[SeatChoice]

    @property
    def texts(self) -> Texts:
        """Texts in the words of the game to be begun."""

    def open_count(self) -> int:
        """Seats that are taken."""

    def toggle(self, at: int) -> None:
        """Opens or closes a seat."""

    def move(self, at: int, by: int) -> None:
        """Moves a seat earlier or later in the clockwise order."""

    def changed(self) -> None:
        """Something was chosen: draw anew."""

    def refused(self, party: str) -> bool:
        """Whether the game was refused for the name of this party's player."""

    def level_tip(self, level: str) -> str:
        """What a level of AI seats does, how strong it is, and what it may see."""


class SeatRow(Node):
    """Party, name, who plays, and the row's place in the clockwise order."""

    def __init__(self, ctx: Context, rect: Rect, table: SeatTable, at: int, least: int) -> None:
        seat = table.seats[at]
        super().__init__(rect, id=f"seat.{seat.party}", zone=True, name=names.party(table.texts, seat.party))
        self.seat, self.texts = seat, table.texts
        self.level, _, self.style = seat.kind.partition(":")
        kit = Kit(ctx)
        self.tab = kit.step("option", 1.4)
        fields = self._fields(kit, table, at, least) if seat.open else self._closed(kit, table, at)
        inner = rect.local().trim(left=self.tab).inset(kit.step("gap"), 0)
        fields.place(self, inner.centred(inner.w, min(rect.h, kit.step("line"))))

    def _fields(self, kit: Kit, table: SeatTable, at: int, least: int) -> Part:
        """Name, who plays, and the buttons for the place in the order."""
        texts, seat, human = table.texts, self.seat, self.level == HUMAN
        width, hint = kit.step("side", 0.9), texts("newgame-seat-name")
        name = kit.control(
            lambda box: TextEntry(
                box,
                seat.name,
                self._rename,
                limit=20,
                id=f"seat.{seat.party}.name",
                wrong=table.refused(seat.party),
                name=hint,
                hint=hint,
                style="strong" if kit.ctx.viewport.layout == "focus" else "name",
            )
        )
        levels = self._levels(kit.ctx, table, width)
        tip = "" if human else table.level_tip(self.level)
        level = kit.control(
            lambda box: Dropdown(
                kit.ctx, box, levels, self.level, self._choose_level(table), id=f"seat.{seat.party}.kind", tooltip=tip
            )
        )
        style = kit.dropdown(
            self._styles(),
            self.style,
            self._choose_style(table),
            id=f"seat.{seat.party}.style",
            name=texts("ai-style"),
            tooltip="" if human else style_tip(texts, self.style),
        )
        few = texts("newgame-too-few") if table.open_count() <= least else ""
        return row(
            name,
            replace(level, width=width),
            replace(part(lambda box: None) if human else style, width=kit.step("side")),
            row(
                self._sign(kit, "earlier", "arrow-up", texts("newgame-seat-earlier"), lambda: table.move(at, -1)),
                self._sign(kit, "later", "arrow-down", texts("newgame-seat-later"), lambda: table.move(at, 1)),
                self._sign(kit, "close", "x", texts("newgame-seat-remove"), lambda: table.toggle(at), reason=few),
                gap=4,
            ),
            gap=kit.step("tight"),
        )

    def _sign(self, kit: Kit, key: str, icon: str, text: str, call: Callable[[], None], reason: str = "") -> Part:
        return kit.icon_button(icon, text, call, id=f"seat.{self.seat.party}.{key}", reason=reason)

    def _closed(self, kit: Kit, table: SeatTable, at: int) -> Part:
        """The button that takes the seat."""
        text, call = table.texts("newgame-seat-add"), partial(table.toggle, at)
        add = kit.button(text, call, id=f"seat.{self.seat.party}.add", icon="plus", kind="plain", style="strong")
        return row(add, right=True)

    def _rename(self, name: str) -> None:
        self.seat.name = name

    def _choose_level(self, table: SeatTable) -> Callable[[str], None]:
        def choose(level: str) -> None:
            self.seat.kind = level if level == HUMAN else Kind(level, self.style).name
            table.changed()

        return choose

    def _choose_style(self, table: SeatTable) -> Callable[[str], None]:
        def choose(style: str) -> None:
            self.seat.kind = Kind(self.level, style).name
            table.changed()

        return choose

    def _levels(self, ctx: Context, table: SeatTable, width: float) -> list[Segment]:
        """The choices of who plays; if "AI" does not fit before one level, all levels leave it to the icon."""
        texts = self.texts
        words = {level: texts(f"newgame-level-{level}") for level in reversed(AI_KINDS)}
        full = {level: texts("newgame-seat-ai", level=word) for level, word in words.items()}
        whole = all(ctx.width(said, "strong") <= width - _AROUND_LEVEL for said in full.values())
        offered = [Segment(HUMAN, texts("newgame-seat-human"), "user")]
        for level, said in (full if whole else words).items():
            offered.append(Segment(level, said, "bot", tooltip=table.level_tip(level)))
        return offered

    def _styles(self) -> list[Segment]:
        texts = self.texts
        return [Segment(style, style_name(texts, style), tooltip=style_tip(texts, style)) for style in offered_styles()]

    def draw(self, p: Painter) -> None:
        """Ground, party colour with abbreviation and glyph, and the word "closed" on a free row."""
        box, party = self.rect.local(), self.seat.party
        p.fill(box, "panel" if self.seat.open else "disabled")
        tab = Rect(0, 0, self.tab, box.h)
        if self.seat.open:
            p.fill(tab, f"{party}.small")
            if p.theme.parties[party].outlined:
                p.frame(tab, f"{party}.edge", 1.5)
        else:
            p.fill(tab, "track")
        ink = f"{party}.on" if self.seat.open else "muted"
        glyph = 16.0 if box.h >= 56 else 12.0
        p.text(names.party_short(self.texts, party), tab.trim(left=glyph + 16, right=4), "tab", ink, "centre")
        p.glyph(party, Rect(12, (box.h - glyph) / 2, glyph, glyph), ink)
        if not self.seat.open:
            p.text(self.texts("newgame-seat-closed"), box.trim(left=self.tab + 28), "name", "muted")
