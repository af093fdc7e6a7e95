"""The seats of a new game as rows in party colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.ai.kinds import HIDDEN, HUMAN
from macher.i18n import names
from macher.session.config import AI_KINDS
from macher.ui.features.start.new_game_table import NewGameTable
from macher.ui.game.strength import offered_styles, style_name, style_tip
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import paint_poster
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, Drawing, Dropdown, Segment

_AROUND_LEVEL: Final = 88.0
"""Width that a list with an icon needs besides its words."""
_WITH_FACES: Final = 820.0
"""Width from which a row has room for a portrait."""


class SeatRow(Node):
    """Party, name, who plays, and the row's place in the clockwise order."""

    def __init__(self, ctx: Context, rect: Rect, *, table: NewGameTable, at: int, least: int) -> None:
        seat = table.seats[at]
        super().__init__(rect, id=f"seat.{seat.party}", zone=True, name=names.party(table.texts, seat.party))
        self.seat, self.texts = seat, table.texts
        self.level, _, self.style = seat.kind.partition(":")
        kit = Kit(ctx)
        self.tab = kit.step("option", 1.4)
        self.face = kit.step("option", 0.9) if rect.w >= _WITH_FACES else 0.0
        """Width of the portrait of whoever plays."""
        if seat.open:
            self.add(self._poster(table, at))
        fields = self._fields(kit, table, at, least) if seat.open else self._closed(kit, table, at)
        inner = rect.local().trim(left=self.tab + self.face).inset(kit.step("gap"), 0)
        fields.place(self, inner.centred(inner.w, min(rect.h, kit.step("line"))))

    def _poster(self, table: NewGameTable, at: int) -> Node:
        """The poster of the party; a press takes the party, if one person plays and has another one."""
        texts, party = table.texts, self.seat.party
        place = Rect(0, 0, self.tab, self.rect.h)
        short = names.party_short(texts, party)
        people = sum(each.open and each.kind == HUMAN for each in table.seats)
        if people != 1 or self.level == HUMAN:
            return Drawing(place, lambda p, box: paint_poster(p, box, party, [short]))
        said = texts("newgame-seat-take", party=short)
        take = partial(table.take_party, at)
        return _Poster(place, party, short, on_click=take, id=f"seat.{party}.take", name=said, tooltip=said)

    def _fields(self, kit: Kit, table: NewGameTable, at: int, least: int) -> Part:
        """Name, who plays, and the buttons for the place in the order."""
        texts, seat, human = table.texts, self.seat, self.level == HUMAN
        width, hint = kit.step("side", 0.9), texts("newgame-seat-name")
        name = kit.entry(
            seat.name,
            partial(table.rename, at),
            limit=20,
            on_submit=lambda _: table.named(at),
            id=f"seat.{seat.party}.name",
            wrong=table.refused(seat.party),
            name=hint,
            hint=hint,
            style="strong" if kit.ctx.viewport.layout == "focus" else "name",
        )
        levels = self._levels(kit.ctx, table, width)
        tip = "" if human else table.level_tip(self.level)
        choose, id = partial(table.assign_level, at), f"seat.{seat.party}.kind"
        level = kit.control(lambda box: Dropdown(kit.ctx, box, levels, self.level, choose, id=id, tooltip=tip))
        style = kit.dropdown(
            self._styles(),
            self.style,
            partial(table.assign_style, at),
            id=f"seat.{seat.party}.style",
            name=texts("ai-style"),
            tooltip="" if human else style_tip(texts, self.style),
        )
        few = texts("newgame-too-few") if table.open_count() <= least else ""
        return row(
            name,
            replace(level, width=width),
            replace(part(lambda box: None) if human else style, width=kit.step("side", 1.06)),
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

    def _closed(self, kit: Kit, table: NewGameTable, at: int) -> Part:
        """The button that takes the seat."""
        text, call = table.texts("newgame-seat-add"), partial(table.toggle, at)
        add = kit.button(text, call, id=f"seat.{self.seat.party}.add", icon="plus", kind="plain", style="strong")
        return row(add, right=True)

    def _levels(self, ctx: Context, table: NewGameTable, width: float) -> list[Segment]:
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
            self._who(p, Rect(self.tab, 0, self.face, box.h))
        else:
            p.fill(tab, "track")
            glyph = 16.0 if box.h >= 56 else 12.0
            p.text(names.party_short(self.texts, party), tab.trim(left=glyph + 16, right=4), "tab", "muted", "centre")
            p.glyph(party, Rect(12, (box.h - glyph) / 2, glyph, glyph), "muted")
            p.text(self.texts("newgame-seat-closed"), box.trim(left=self.tab + 28), "name", "muted")

    def _who(self, p: Painter, box: Rect) -> None:
        """The face of a personality; a sign for whoever has none."""
        if not box.w:
            return
        if has_character(self.style) and p.pictures != "off":
            paint_portrait(p, box.trim(left=2), self.seat.party, self.style)
            return
        icon = "user" if self.level == HUMAN else "circle-help" if self.style == HIDDEN else "bot"
        size = min(26.0, box.h * 0.44)
        p.icon(icon, box.centred(size, size), "muted")


class _Poster(Clickable):
    """The poster of a party that can be taken."""

    def __init__(self, rect: Rect, party: str, short: str, **options: Any) -> None:
        super().__init__(rect, **options)
        self.party, self.short = party, short

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        paint_poster(p, box, self.party, [self.short])
        if self.hovered:
            p.frame(box, "action", 3)
