"""New game: four questions on a ballot; seats, house rules, seed, figures and presets behind Options."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.ai.kinds import HIDDEN, HUMAN
from macher.editions.registry import edition
from macher.i18n import names
from macher.session.config import AI_KINDS
from macher.ui.features.evening.door import Rivals
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.ballot_page import is_crossed
from macher.ui.features.start.game_fields import edition_choice
from macher.ui.features.start.new_game_ballot import new_game_ballot
from macher.ui.features.start.new_game_table import START, NewGameTable
from macher.ui.features.start.presets import preset_parts
from macher.ui.game import strength
from macher.ui.game.strength import offered_styles, style_name, style_tip
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import paint_poster
from macher.ui.scene import Context, Node
from macher.ui.settings.options import HANDOVERS, SPEEDS, Handover
from macher.ui.widgets import Clickable, Drawing, Dropdown, Label, Segment
from macher.ui.widgets.column import Entry, slim_width
from macher.ui.widgets.notes import Explained

_AROUND_LEVEL: Final = 88.0
"""Width that a list with an icon needs besides its words."""
_WITH_FACES: Final = 820.0
"""Width from which a row has room for a portrait."""


class NewGameScreen(NewGameTable):
    """Opens with the choices of last time, so that the game starts with one click."""

    name = "new-game"
    first_page = "ballot"

    def toast_room(self, ctx: Context) -> Rect:
        """Where toasts appear: in the dark column below its entries, where there is nothing to choose."""
        return Rect(0, 0, slim_width(ctx), ctx.rect.h - 8)

    def shown_page(self) -> Hashable:
        """A saved or deleted preset makes another page, so that a double click saves or deletes one and no more."""
        return self.page, tuple(preset.name for preset in self.program.settings.presets)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The ballot; behind Options the dark column, and the page beside it."""
        if self.page == "ballot":
            return new_game_ballot(ctx, self)
        texts, kit = self.texts, Kit(ctx)
        entries = [
            self._page_entry("seats", "users"),
            self._page_entry("options", "sliders-horizontal"),
            self._page_entry("presets", "save"),
            Entry("page.back", texts("newgame-back"), self._back, icon="arrow-left"),
        ]
        root, page = page_beside(ctx, entries, texts("newgame-title"))
        pages: dict[str, tuple[str, Callable[[Kit], list[Part]]]] = {
            "seats": ("newgame-seats", self._seats_page),
            "options": ("newgame-options-title", self._options_page),
            "presets": ("preset-title", partial(preset_parts, screen=self)),
        }
        title, parts = pages[self.page]
        shown = column(kit.heading(texts(title)), *parts(kit), gap=kit.step("gap"))
        shown.place(page, page.rect.local())
        return root

    def _page_entry(self, page: str, icon: str) -> Entry:
        title = self.texts("preset-title" if page == "presets" else f"newgame-{page}")
        return page_entry("page", page, title, icon, self.page, self.turn)

    def _seats_page(self, kit: Kit) -> list[Part]:
        texts, gap = self.texts, kit.step("tight")
        said, note = texts("newgame-edition"), texts(f"newgame-edition-{self.edition_key}-note")
        editions_ = kit.control(lambda box: edition_choice(kit.ctx, box, texts, self.edition_key, self.choose_edition))
        least, number = min(edition(self.edition_key).seats), len(self.seats)
        seats = [part(partial(SeatRow, kit.ctx, table=self, at=at, least=least)) for at in range(number)]
        most = number * kit.step("option") + (number - 1) * gap
        return [
            kit.field([f"{said} · {note}", said], editions_),
            self._length(kit),
            column(self._over_seats(kit), replace(column(*seats, gap=gap), most=lambda _: most), gap=kit.step("hair")),
            self._foot(kit),
        ]

    def _length(self, kit: Kit) -> Part:
        """How long the game is, and the way to the page about the edition."""
        said, text, tip = (self.texts(key) for key in ("newgame-length", "rules-differs", "newgame-differs"))
        lengths = kit.segments(self._length_segments(), self.elections, self.choose_length, id="length", name=said)
        call = partial(self.program.go.rules, "differs", self.edition_key)
        link = kit.button(text, call, icon="book-open", kind="raised", id="newgame.differs", tooltip=tip)
        return kit.field(said, row(lengths, link, gap=12))

    def _over_seats(self, kit: Kit) -> Part:
        """How strong the levels are; if several people play, also how they hand the screen over."""
        caption = part(partial(self._caption, kit.ctx))
        if sum(seat.open and seat.kind == HUMAN for seat in self.seats) < 2:
            return replace(caption, height=lambda _: kit.step("caption"))
        texts, chosen = self.texts, self.program.settings.handover
        ways = [
            Segment(way, texts(f"settings-handover-{way}"), tooltip=texts(f"settings-handover-{way}-help"))
            for way in HANDOVERS
        ]
        said = texts("settings-handover")
        tip = texts(f"settings-handover-{chosen}-help")
        ways_of = kit.dropdown(ways, chosen, self._choose_handover, id="newgame.handover", name=said, tooltip=tip)
        word = kit.words(said, "body", "muted", "right", natural=True)
        both = row(caption, word, replace(ways_of, width=kit.step("side")), gap=kit.step("gap"))
        return replace(both, height=lambda _: kit.step("line"))

    def _caption(self, ctx: Context, box: Rect) -> Node:
        """How strong the levels are, in as many words as fit, and a tooltip about it."""
        texts, found, length = self.texts, edition(self.edition_key), self.elections
        title, note = texts("newgame-seats"), texts("newgame-seats-note")
        full, short = strength.ratings_line(texts, found, length)
        forms = [f"{title} · {note} {full}", f"{title} · {full}", f"{title} · {short}", full, short, title]
        said = next((form for form in forms if ctx.width(form, "body") <= box.w), title)
        tip = "\n".join([note, *(strength.level_tip(texts, found, length, level) for level in reversed(AI_KINDS))])
        return Explained(box, tip, id="newgame.strength").add(Label(box.local(), said, "body", "muted"))

    def _choose_handover(self, way: Handover) -> None:
        self.program[Preferences].set("handover", way)
        self.rebuild()

    def _length_segments(self) -> list[Segment]:
        segments = []
        for elections in edition(self.edition_key).lengths:
            pace, _ = self.program[Rivals].minutes(self.edition_key, elections)
            minutes = pace or self.usual_minutes(elections)
            time = self.texts("newgame-minutes", minutes=minutes)
            said = self.texts(f"newgame-length-{elections}")
            segments.append(Segment(elections, f"{said} · {time}", tooltip=f"{said} · {time}", short=said))
        return segments

    def _foot(self, kit: Kit) -> Part:
        texts = self.texts
        chosen, options = sum(self.options[name] for name in self.rules), texts("newgame-options")
        changed = f"{options} · {texts('newgame-options-changed', n=chosen)}" if chosen else options
        return kit.buttons(
            self._start_button,
            RowButton("newgame.shuffle", texts("newgame-shuffle"), self.shuffle, "shuffle"),
            RowButton("newgame.options", changed, lambda: self.turn("options"), "sliders-horizontal"),
        )

    @property
    def _start_button(self) -> RowButton:
        return RowButton(START, self.underway.said(START, self.texts("newgame-start")), self.open, "play", "primary")

    def _options_page(self, kit: Kit) -> list[Part]:
        rules = self._rule_parts(kit, self.options.__getitem__, self._flip)
        return [
            column(*(replace(rule, most=lambda _: kit.step("option")) for rule in rules)),
            self._speed(kit),
            self._seed_and_figures(kit, self.own_files()),
            kit.buttons(self._start_button),
            spring(),
        ]

    def _speed(self, kit: Kit) -> Part:
        """How fast the others act: as in the settings."""
        texts, said = self.texts, self.texts("settings-speed")
        speeds = [Segment(name, texts(f"settings-speed-{name}")) for name in SPEEDS]

        def choose(speed: str) -> None:
            self.program[Preferences].set("speed", speed)
            self.rebuild()

        choice = kit.segments(speeds, self.program.settings.speed, choose, id="newgame.speed", name=said)
        return kit.field(said, choice)

    def _flip(self, name: str) -> None:
        self.options[name] = not self.options[name]
        self.rebuild()

    def enter_confirms(self, node: Node) -> bool:
        """Enter starts where nothing else is to be chosen; else it chooses."""
        return is_crossed(node)

    def on_action(self, action: str) -> bool:
        """Enter starts, Esc goes back."""
        if action == "confirm":
            self.open()
            return True
        if action == "back":
            self._back()
            return True
        return False


# -- seats -------------------------------------------------------------------------------------------------------------


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
