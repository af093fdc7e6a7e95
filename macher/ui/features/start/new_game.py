"""New game: four questions on a ballot; seats, house rules, seed, figures and presets behind Options."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields, replace
from functools import partial
from typing import Final

from macher.ai.kinds import FORMER, HUMAN, STYLES
from macher.editions.problems import DataError
from macher.editions.registry import edition, editions
from macher.i18n import Texts, names
from macher.rules.options import GameOptions
from macher.session.config import AI_KINDS, ConfigRefused, GameConfig, SeatConfig
from macher.ui.features.evening.door import Rivals
from macher.ui.features.saves.door import Unsaved
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.ballot_page import is_crossed
from macher.ui.features.start.game_fields import edition_choice
from macher.ui.features.start.new_game_ballot import new_game_ballot
from macher.ui.features.start.new_game_seats import cast, common_level, set_level
from macher.ui.features.start.new_game_table import START, BallotTable
from macher.ui.features.start.presets import preset_parts
from macher.ui.features.start.seat_rows import SeatRow
from macher.ui.game import strength
from macher.ui.game.quick import NAMES, drawn_rivals
from macher.ui.kit.button_row import RowButton, Underway
from macher.ui.kit.page import Kit, page_beside, page_entry
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.scene.surroundings import Link
from macher.ui.settings.options import ASSISTS, HANDOVERS, SPEEDS, Handover
from macher.ui.settings.settings import Preset, SeatChoice
from macher.ui.widgets import Label, Segment
from macher.ui.widgets.column import Entry, slim_width
from macher.ui.widgets.notes import Explained

_DEFAULT_SEATS: Final = (("spd", "human"), ("cdu", "normal"), ("linke", "normal"), ("fdp", "normal"), ("gruene", ""))
_OPTION_NAMES: Final = tuple(field.name for field in fields(GameOptions))


def _remembered(seats: list[SeatChoice], texts: Texts) -> list[SeatChoice]:
    """The rows as they were left, every party once; the usual ones if there are none."""
    found = {seat.party: _offered(seat) for seat in seats}
    if len(found) == len(_DEFAULT_SEATS):
        return list(found.values())
    usual = []
    for party, kind in _DEFAULT_SEATS:
        name = texts("newgame-you") if kind == "human" else NAMES[party]
        usual.append(SeatChoice(party=party, name=name, kind=kind or "normal", open=bool(kind)))
    return usual


def _offered(seat: SeatChoice) -> SeatChoice:
    """A remembered row, without a personality whose mod is gone."""
    level, colon, style = seat.kind.partition(":")
    style = FORMER.get(style, style)
    return seat.changed(kind=f"{level}{colon}{style}" if style in strength.offered_styles() else level)


class NewGameScreen(BallotTable):
    """Opens with the choices of last time, so that the game starts with one click."""

    name = "new-game"
    first_page = "ballot"

    def __init__(self, program: Program) -> None:
        settings = program.settings
        super().__init__(program, settings.edition if settings.edition in editions() else editions()[0])
        self.drawn = drawn_rivals(int(self.seed), len(STYLES))
        """The characters, in the order in which they come to the table."""
        found = program[Rivals].proposal
        self.seats = _remembered(settings.seats, program.texts)
        if not settings.seats:
            cast(self.seats, self.drawn)
        if not settings.seats or (found.way in ("up", "down") and common_level(self.seats) == found.before):
            set_level(self.seats, found.level)
        self.reason = program[Rivals].sentence() if common_level(self.seats) == found.level else ""
        """Why the rivals play on this level; empty once another one was chosen."""
        older = editions()[1:]
        self.classic_key = self.edition_key if self.edition_key in older else next(iter(older), self.edition_key)
        """The variant of the classic game that was chosen last."""
        self.lengths = {editions()[0]: settings.elections, **settings.lengths}
        """The length last chosen for each edition."""
        self.elections = self._length_of(self.edition_key)
        self.options = {name: settings.options.get(name, False) for name in _OPTION_NAMES}
        self.underway = Underway(program.texts, self)
        self.preset_name = ""
        """What stands in the field for a preset's name."""

    def shuffle(self) -> None:
        """Other parties at random for the taken seats, in a random order round the table."""
        from random import SystemRandom

        SystemRandom().shuffle(self.seats)
        self.rebuild()

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
        return page_entry("page", page, title, icon, self.page, self._turn)

    def _seats_page(self, kit: Kit) -> list[Part]:
        texts, gap = self.texts, kit.step("tight")
        said, note = texts("newgame-edition"), texts(f"newgame-edition-{self.edition_key}-note")
        editions_ = kit.control(lambda box: edition_choice(kit.ctx, box, texts, self.edition_key, self._choose_edition))
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
        lengths = kit.segments(self._length_segments(), self.elections, self._choose_length, id="length", name=said)
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
            RowButton("newgame.options", changed, lambda: self._turn("options"), "sliders-horizontal"),
        )

    @property
    def _start_button(self) -> RowButton:
        return RowButton(START, self.underway.said(START, self.texts("newgame-start")), self.open, "play", "primary")

    def _options_page(self, kit: Kit) -> list[Part]:
        rules = self._rule_parts(kit, self.options.__getitem__, self._flip)
        return [
            column(*(replace(rule, most=lambda _: kit.step("option")) for rule in rules)),
            self._speed(kit),
            self._seed_and_figures(kit, self._own_files()),
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

    # -- presets -------------------------------------------------------------------------------------------------------

    def as_preset(self, name: str) -> Preset:
        """Everything but the seed, under a name."""
        seats = [seat.changed() for seat in self.seats]
        return Preset(
            name=name, edition=self.edition_key, elections=self.elections, seats=seats, options=dict(self.options)
        )

    def take_preset(self, preset: Preset) -> None:
        """Sets all pages as the preset says; what no longer exists is replaced by the usual choice."""
        self.seats = _remembered(preset.seats, self.program.texts)
        if preset.edition in editions():
            self.edition_key = preset.edition
            self.lengths[preset.edition] = preset.elections
        self.elections = self._length_of(self.edition_key)
        self.options = {name: preset.options.get(name, False) for name in _OPTION_NAMES}
        if self.data_file not in [copy.path for copy in self._own_files()]:
            self.data_file = self.usual_figures()
        self._turn("seats")

    def take_purist(self) -> None:
        """Takes the preset Purist: no house rules, and no helpers from now on; a toast offers the helpers back."""
        self.options = dict.fromkeys(_OPTION_NAMES, False)
        before = self.app.options
        self.app.set_options(replace(before, projections=False, assists=frozenset()))
        coached = self.program.settings.coach
        self.program[Preferences].set("coach", "never")

        def give_back() -> None:
            self.app.set_options(before)
            self.program[Preferences].set("coach", coached)

        back = Link(self.texts("preset-purist-off"), give_back)
        self.stage.toast(self.texts("preset-loaded", name=self.texts("preset-purist")), "info", 9, back)

    def take_helpers(self) -> None:
        """Switches all helpers on again."""
        self.app.set_options(replace(self.app.options, projections=True, assists=frozenset(ASSISTS)))
        self.program[Preferences].set("coach", "first")

    # -- starting ------------------------------------------------------------------------------------------------------

    def config(self) -> GameConfig:
        """The game as it stands on the page."""
        taken = [seat for seat in self.seats if seat.open]
        seats = tuple(SeatConfig(seat.party, seat.name.strip() or NAMES[seat.party], seat.kind) for seat in taken)
        return GameConfig(
            seats,
            edition=self.edition_key,
            elections=self.elections,
            seed=int(self.seed or "0"),
            options=GameOptions(**{name: self.options[name] for name in self.rules}),
            data_file=self.data_file,
        )

    def start(self) -> None:
        """Starts the game, or says in one sentence why it cannot start."""
        settings = self.program.settings
        self.lengths[self.edition_key] = self.elections
        settings.edition, settings.lengths, settings.elections = self.edition_key, dict(self.lengths), self.elections
        settings.seats, settings.options = self.seats, dict(self.options)
        self.program.store.save()
        self.program[Unsaved].first(self._begin)

    def _begin(self) -> None:
        try:
            self.program.begin(self.config())
        except ConfigRefused as refused:
            self._refuse(refused)
        except DataError as error:
            self.stage.toast(str(error), "warn", 12)
        except OSError as error:  # the figures of the box could not be put aside for this game
            self.stage.toast(self.texts("box-not-saved", detail=error.strerror or str(error)), "warn", 12)

    def _refuse(self, refused: ConfigRefused) -> None:
        """Says why, and marks the field of the player it is about."""
        args = dict(refused.args_of_reason)
        party = str(args.get("party", ""))
        if party in NAMES:
            args["party"] = names.party_short(self.texts, party)
            self._refused = party, next(seat.name for seat in self.seats if seat.party == party)
            self._turn("seats")
        self.stage.toast(self.texts(refused.reason, **args), "warn")

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
