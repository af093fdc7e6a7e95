"""The seats of a new game as rows in party colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from macher.ai.kinds import HUMAN, Kind
from macher.i18n import Texts, names
from macher.session.config import AI_KINDS
from macher.ui.game.strength import offered_styles, style_name, style_tip
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.settings.settings import SeatChoice
from macher.ui.widgets import Button, Dropdown, IconButton, Segment, TextEntry

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
        self.tab = ctx.viewport.pick(120.0, 96.0, 86.0)
        side = min(rect.h, ctx.viewport.pick(44.0, 36.0, 32.0))
        pad = ctx.viewport.pick(16.0, 16.0, 10.0)
        inner = rect.local().trim(left=self.tab + pad, right=ctx.viewport.pick(16.0, 8.0))
        if seat.open:
            self._add_open(ctx, inner, table, at, side, least)
        else:
            self._add_closed(ctx, inner, table, at, side)

    def _add_open(self, ctx: Context, inner: Rect, table: SeatTable, at: int, side: float, least: int) -> None:
        texts, seat = table.texts, self.seat
        few = texts("newgame-too-few") if table.open_count() <= least else ""
        gap = 4.0
        buttons: list[tuple[str, str, str, Callable[[], None], str]] = [
            ("earlier", "arrow-up", "newgame-seat-earlier", lambda: table.move(at, -1), ""),
            ("later", "arrow-down", "newgame-seat-later", lambda: table.move(at, 1), ""),
            ("close", "x", "newgame-seat-remove", lambda: table.toggle(at), few),
        ]
        x = inner.right - (side + gap) * len(buttons)
        fields = Rect(inner.x, inner.y, x - gap - inner.x, inner.h)
        for key, icon, name, call, reason in buttons:
            spot = Rect(x, (inner.h - side) / 2, side, side)
            self.add(
                IconButton(
                    spot, icon, texts(name), id=f"seat.{seat.party}.{key}", on_click=call, reason=reason, size=20
                )
            )
            x += side + gap
        line = Rect(fields.x, (inner.h - side) / 2, fields.w, side)
        style_box, line = line.take_right(ctx.viewport.pick(230.0, 176.0, 154.0), ctx.viewport.pick(12.0, 8.0))
        if self.level == HUMAN:
            style_box = line.at(line.right, line.y)._replace(w=0)
        level_box, row = line.take_right(ctx.viewport.pick(220.0, 180.0, 142.0), ctx.viewport.pick(12.0, 8.0))
        self.add(
            TextEntry(
                row,
                seat.name,
                self._rename,
                limit=20,
                id=f"seat.{seat.party}.name",
                wrong=table.refused(seat.party),
                name=texts("newgame-seat-name"),
                hint=texts("newgame-seat-name"),
                style=ctx.viewport.pick("name", "name", "strong"),
            ),
            Dropdown(
                ctx,
                level_box,
                self._levels(ctx, table, level_box.w),
                self.level,
                self._choose_level(table),
                id=f"seat.{seat.party}.kind",
                tooltip="" if self.level == HUMAN else table.level_tip(self.level),
            ),
        )
        if self.level != HUMAN:
            self.add(
                Dropdown(
                    ctx,
                    style_box,
                    self._styles(),
                    self.style,
                    self._choose_style(table),
                    id=f"seat.{seat.party}.style",
                    name=texts("ai-style"),
                    tooltip=style_tip(texts, self.style),
                )
            )

    def _add_closed(self, ctx: Context, inner: Rect, table: SeatTable, at: int, side: float) -> None:
        text = table.texts("newgame-seat-add")
        width, _ = Button.natural(ctx, text, True, "strong")
        spot = Rect(inner.right - width, (inner.h - side) / 2, width, side)
        self.add(
            Button(
                spot,
                text,
                kind="plain",
                icon="plus",
                style="strong",
                id=f"seat.{self.seat.party}.add",
                on_click=lambda: table.toggle(at),
            )
        )

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
