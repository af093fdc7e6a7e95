"""The seats of a new game as rows in party colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.ai.kinds import HIDDEN, HUMAN, Kind
from macher.editions.registry import edition
from macher.i18n import names
from macher.session.config import AI_KINDS
from macher.ui.features.start.game_fields import SetUpScreen
from macher.ui.game import strength
from macher.ui.game.quick import NAMES
from macher.ui.game.strength import offered_styles, style_name, style_tip
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import paint_poster
from macher.ui.scene import Context, Node
from macher.ui.settings.settings import SeatChoice
from macher.ui.widgets import Clickable, Drawing, Dropdown, Segment

_AROUND_LEVEL: Final = 88.0
"""Width that a list with an icon needs besides its words."""
_WITH_FACES: Final = 820.0
"""Width from which a row has room for a portrait."""


class SeatTable(SetUpScreen):
    """A screen with a row for each seat, as far as the rows may change it."""

    seats: list[SeatChoice]
    elections: int
    _refused = "", ""
    """Party and name for which the game was refused last."""

    def open_count(self) -> int:
        """Seats that are taken."""
        return sum(seat.open for seat in self.seats)

    def toggle(self, at: int) -> None:
        """Opens or closes a seat."""
        self.seats[at].open = not self.seats[at].open
        if not self.seats[at].name:
            self.seats[at].name = NAMES[self.seats[at].party]
        self.rebuild()

    def move(self, at: int, by: int) -> None:
        """Moves a seat earlier or later, around the table if need be."""
        self.seats.insert((at + by) % len(self.seats), self.seats.pop(at))
        self.rebuild()

    def take_party(self, at: int) -> None:
        """The one person who plays takes this party; whoever had it gets the person's former one."""
        taken = self.seats[at]
        person = next(seat for seat in self.seats if seat.open and seat.kind == HUMAN)
        taken.kind, person.kind = person.kind, taken.kind
        taken.name, person.name = person.name, NAMES[person.party] if taken.name == NAMES[taken.party] else taken.name
        self.rebuild()

    def rename(self, at: int, name: str) -> None:
        """Names whoever plays at a seat."""
        self.seats[at].name = name

    def named(self, at: int) -> None:
        """Enter in a name leads to the next person's name, then to the start; no game begins while names are typed."""
        others = (seat for seat in self.seats[at + 1 :] if seat.open and seat.kind == HUMAN)
        self.stage.focus_id(next((f"seat.{seat.party}.name" for seat in others), "newgame.start"))

    def assign_level(self, at: int, level: str) -> None:
        """Chooses who plays at a seat; the personality stays."""
        seat = self.seats[at]
        seat.kind = level if level == HUMAN else Kind(level, seat.kind.partition(":")[2]).name
        self.changed()

    def assign_style(self, at: int, style: str) -> None:
        """Chooses the personality of an AI seat."""
        seat = self.seats[at]
        seat.kind = Kind(seat.kind.partition(":")[0], style).name
        self.changed()

    def changed(self) -> None:
        """Something was chosen: draw anew."""
        self.rebuild()

    def refused(self, party: str) -> bool:
        """Whether the game was refused because of the name at this party."""
        return any((seat.party, seat.name) == self._refused for seat in self.seats if seat.party == party)

    def level_tip(self, level: str) -> str:
        """What a level of AI seats does, how strong it is, and what it may see."""
        return strength.level_tip(self.texts, edition(self.edition_key), self.elections, level)


class SeatRow(Node):
    """Party, name, who plays, and the row's place in the clockwise order."""

    def __init__(self, ctx: Context, rect: Rect, *, table: SeatTable, at: int, least: int) -> None:
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

    def _poster(self, table: SeatTable, at: int) -> Node:
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

    def _fields(self, kit: Kit, table: SeatTable, at: int, least: int) -> Part:
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

    def _closed(self, kit: Kit, table: SeatTable, at: int) -> Part:
        """The button that takes the seat."""
        text, call = table.texts("newgame-seat-add"), partial(table.toggle, at)
        add = kit.button(text, call, id=f"seat.{self.seat.party}.add", icon="plus", kind="plain", style="strong")
        return row(add, right=True)

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
