"""New game: four questions on a ballot; seats, house rules, seed, figures and presets behind Options."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from macher.ai.kinds import HUMAN
from macher.editions.registry import edition
from macher.session.config import AI_KINDS
from macher.ui.features.evening.door import Rivals
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.ballot_page import is_crossed
from macher.ui.features.start.game_fields import edition_choice
from macher.ui.features.start.new_game_ballot import new_game_ballot
from macher.ui.features.start.new_game_table import START, NewGameTable
from macher.ui.features.start.presets import preset_parts
from macher.ui.features.start.seat_rows import SeatRow
from macher.ui.game import strength
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.settings.options import HANDOVERS, SPEEDS, Handover
from macher.ui.widgets import Label, Segment
from macher.ui.widgets.column import Entry, slim_width
from macher.ui.widgets.notes import Explained


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
