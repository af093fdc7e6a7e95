"""New game: edition, length, seats, house rules, seed and figures on one page each."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN
from macher.editions.problems import DataError
from macher.editions.registry import EditedCopy, edited_copies, edition, editions
from macher.i18n import Texts, names
from macher.rules.edition import GameOptions
from macher.session.config import AI_KINDS, ConfigRefused, GameConfig, SeatConfig
from macher.ui.game import strength
from macher.ui.game.quick import NAMES, new_seed
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.scene import Context, Node, Scene
from macher.ui.scene.link import Link
from macher.ui.screens.editions import edition_choice
from macher.ui.screens.presets import add_presets
from macher.ui.screens.seat_rows import SeatRow
from macher.ui.settings.assists import ASSISTS
from macher.ui.settings.options import HANDOVERS, Handover
from macher.ui.settings.settings import Preset, SeatChoice
from macher.ui.widgets import Ballot, Button, Dropdown, Hairline, Label, Paragraph, Segment, Segments, TextEntry
from macher.ui.widgets.column import Entry, dark_column, slim_width
from macher.ui.widgets.marks import Explained

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["NewGameScreen"]

_EACH_ROUND, _EACH_PERSON = 5, 5
"""Minutes of a round: for what AI seats do, and for the decisions of each person.  Measured: one person played four
rounds in 41 minutes."""

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
        usual.append(
            SeatChoice.model_validate({"party": party, "name": name, "kind": kind or "normal", "open": bool(kind)})
        )
    return usual


def _offered(seat: SeatChoice) -> SeatChoice:
    """A remembered row, without a personality whose mod is gone."""
    level, _, style = seat.kind.partition(":")
    return seat.model_copy(update={} if style in strength.offered_styles() else {"kind": level})


class NewGameScreen(Scene):
    """Opens with the choices of last time, so that the game starts with one click."""

    name = "new-game"

    def __init__(self, program: Program) -> None:
        self.program = program
        settings = program.settings
        self.seats = _remembered(settings.seats, program.texts)
        self.edition_key = settings.edition if settings.edition in editions() else editions()[0]
        self.lengths = {editions()[0]: settings.elections, **settings.lengths}
        """The length last chosen for each edition."""
        self.elections = self._length_of(self.edition_key)
        self.options = {name: settings.options.get(name, False) for name in _OPTION_NAMES}
        self.seed = str(new_seed())
        self.data_file: Path | None = None
        self.page = "seats"
        self._refused: tuple[str, str] = ("", "")
        """Party and name for which the game was refused last."""
        self.preset_name = ""
        """What stands in the field for a preset's name."""
        own = edited_copies(program.games.data_folder) if program.games.data_folder else []
        self.copies: list[EditedCopy] = own + program.mods.copies

    @property
    def texts(self) -> Texts:
        """Texts in the words of the chosen edition."""
        return self.program.texts.in_words(words_of(edition(self.edition_key)))

    def _length_of(self, key: str) -> int:
        """The length of an edition that was chosen last, or its first one."""
        lengths = edition(key).lengths
        return self.lengths[key] if self.lengths.get(key) in lengths else next(iter(lengths))

    @property
    def rules(self) -> list[str]:
        """House rules that the chosen edition has."""
        return list(edition(self.edition_key).house_rules)

    # -- what rows may change ------------------------------------------------------------------------------------------

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

    def changed(self) -> None:
        """Something was chosen: draw anew."""
        self.rebuild()

    def refused(self, party: str) -> bool:
        """Whether the game was refused because of the name at this party."""
        return any((seat.party, seat.name) == self._refused for seat in self.seats if seat.party == party)

    def shuffle(self) -> None:
        """Other parties at random for the taken seats, in a random order round the table."""
        from random import SystemRandom

        SystemRandom().shuffle(self.seats)
        self.rebuild()

    def toast_room(self, ctx: Context) -> Rect:
        """Where toasts appear: in the dark column below its entries, where there is nothing to choose."""
        return Rect(0, 0, slim_width(ctx), ctx.rect.h - 8)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and the page beside it."""
        texts = self.texts
        root = Node(ctx.rect)
        entries = [
            self._page_entry("seats", "users"),
            self._page_entry("options", "sliders-horizontal"),
            self._page_entry("presets", "save"),
            Entry("page.back", texts("newgame-back"), self.app.pop, icon="arrow-left"),
        ]
        panel, _ = dark_column(ctx, entries, title=texts("newgame-title"), small=True, width=slim_width(ctx))
        pad = ctx.viewport.pick(72.0, 32.0, 16.0)
        area = ctx.rect.trim(left=slim_width(ctx)).inset(pad, ctx.viewport.pick(60.0, 24.0, 12.0))
        page = Node(area, id="page", zone=True)
        root.add(panel, page)
        if self.page == "seats":
            self._add_seats(ctx, page, area.local())
        elif self.page == "presets":
            add_presets(ctx, page, area.local(), self)
        else:
            self._add_options(ctx, page, area.local())
        return root

    def _page_entry(self, page: str, icon: str) -> Entry:
        title = self.texts("preset-title" if page == "presets" else f"newgame-{page}")
        return Entry(f"page.{page}", title, lambda: self._turn(page), icon=icon, selected=self.page == page)

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _add_seats(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        head = ctx.type.style("page").size * 1.2
        title, area = area.take_top(head, ctx.viewport.pick(16.0, 8.0, 4.0))
        page.add(Label(title, texts("newgame-title"), "page"))
        caption, row, area = self._field(ctx, area)
        said, note = texts("newgame-edition"), texts(f"newgame-edition-{self.edition_key}-note")
        page.add(
            Label(caption, [f"{said} · {note}", said], "label", "muted"),
            edition_choice(ctx, row, texts, self.edition_key, self._choose_edition),
        )
        caption, row, area = self._field(ctx, area)
        row, said = self._add_link(ctx, page, row), texts("newgame-length")
        lengths = self._length_segments()
        page.add(
            Label(caption, said, "label", "muted"),
            Segments(row, lengths, self.elections, self._choose_length, ctx=ctx, id="length", name=said),
        )
        shared = sum(seat.open and seat.kind == HUMAN for seat in self.seats) > 1
        caption, area = area.take_top(ctx.viewport.pick(*((44.0, 34.0, 32.0) if shared else (26.0, 22.0, 20.0))), 2)
        if shared:
            caption = self._add_handover(ctx, page, caption)
        page.add(self._caption(ctx, caption))
        foot = ctx.viewport.pick(60.0, 42.0, 36.0)
        gap = ctx.viewport.pick(10.0, 6.0, 4.0)
        height = min(
            ctx.viewport.pick(84.0, 64.0, 52.0),
            (area.h - foot - ctx.viewport.pick(26.0, 14.0, 8.0)) / len(self.seats) - gap,
        )
        for at in range(len(self.seats)):
            strip, area = area.take_top(height, gap)
            page.add(SeatRow(ctx, strip, self, at, min(edition(self.edition_key).seats)))
        self._add_foot(ctx, page, area.trim(top=ctx.viewport.pick(16.0, 8.0, 4.0)).take_top(foot)[0])

    def _caption(self, ctx: Context, box: Rect) -> Node:
        """The caption over the seats: how strong the levels are, in as many words as fit, and a tooltip about it."""
        texts, found, length = self.texts, edition(self.edition_key), self.elections
        title, note = texts("newgame-seats"), texts("newgame-seats-note")
        full, short = strength.ratings_line(texts, found, length)
        forms = [f"{title} · {note} {full}", f"{title} · {full}", f"{title} · {short}", full, short, title]
        said = next((form for form in forms if ctx.width(form, "body") <= box.w), title)
        tip = "\n".join([note, *(strength.level_tip(texts, found, length, level) for level in reversed(AI_KINDS))])
        return Explained(box, tip, id="newgame.strength").add(Label(box.local(), said, "body", "muted"))

    def level_tip(self, level: str) -> str:
        """What a level of AI seats does, how strong it is, and what it may see."""
        return strength.level_tip(self.texts, edition(self.edition_key), self.elections, level)

    def _add_handover(self, ctx: Context, page: Node, row: Rect) -> Rect:
        """How several people hand the screen over, at the right of the row; returns what is left of the row."""
        texts, chosen = self.texts, self.program.settings.handover
        ways = [
            Segment(way, texts(f"settings-handover-{way}"), tooltip=texts(f"settings-handover-{way}-help"))
            for way in HANDOVERS
        ]
        box, row = row.take_right(ctx.viewport.pick(250.0, 200.0, 178.0), 12)
        said = texts("settings-handover")
        page.add(
            Dropdown(
                ctx,
                box.inset(0, 1),
                ways,
                chosen,
                self._choose_handover,
                id="newgame.handover",
                name=said,
                tooltip=texts(f"settings-handover-{chosen}-help"),
            )
        )
        width = ctx.width(said, "body") + 2
        if width < row.w * 0.6:
            word, row = row.take_right(width, 20)
            page.add(Label(word, said, "body", "muted", "right"))
        return row

    def _choose_handover(self, way: Handover) -> None:
        self.program.prefer.handover(way)
        self.rebuild()

    def _field(self, ctx: Context, area: Rect) -> tuple[Rect, Rect, Rect]:
        """A line for a caption, a row for the choice below it, and what is left."""
        caption, area = area.take_top(ctx.viewport.pick(26.0, 22.0, 20.0), 2)
        row, area = area.take_top(ctx.viewport.pick(54.0, 36.0, 32.0), ctx.viewport.pick(20.0, 10.0, 4.0))
        return caption, row, area

    def _add_link(self, ctx: Context, page: Node, row: Rect) -> Rect:
        """The way to the page about the edition, at the right of the row; returns what is left of the row."""
        text, tip = self.texts("rules-differs"), self.texts("newgame-differs")
        box, rest = row.take_right(min(Button.natural(ctx, text, True)[0], row.w * 0.36), 12)
        page.add(
            Button(
                box,
                text,
                icon="book-open",
                kind="raised",
                id="newgame.differs",
                on_click=lambda: self.program.go.rules("differs", self.edition_key),
                tooltip=tip,
            )
        )
        return rest

    def _length_segments(self) -> list[Segment]:
        segments = []
        people = max(1, sum(seat.open and seat.kind == "human" for seat in self.seats))
        for elections, length in edition(self.edition_key).lengths.items():
            minutes = length.rounds * (_EACH_ROUND + _EACH_PERSON * people)
            time = self.texts("newgame-minutes", minutes=minutes)
            said = self.texts(f"newgame-length-{elections}")
            segments.append(Segment(elections, f"{said} · {time}", tooltip=f"{said} · {time}", short=said))
        return segments

    def _choose_edition(self, key: str) -> None:
        self.lengths[self.edition_key] = self.elections
        self.edition_key = key
        self.elections = self._length_of(key)
        if self.data_file not in [copy.path for copy in self._own_files()]:
            self.data_file = None
        self.rebuild()

    def _choose_length(self, elections: int) -> None:
        self.elections = elections
        self.rebuild()

    def _add_foot(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        chosen = sum(self.options[name] for name in self.rules)
        changed = f" · {texts('newgame-options-changed', n=chosen)}" if chosen else ""
        buttons = [
            ("start", texts("newgame-start"), "play", self.start, "primary"),
            ("shuffle", texts("newgame-shuffle"), "shuffle", self.shuffle, "raised"),
            (
                "options",
                texts("newgame-options") + changed,
                "sliders-horizontal",
                lambda: self._turn("options"),
                "raised",
            ),
        ]
        sizes = [(Button.natural(ctx, text, True)[0], area.h) for _, text, _, _, _ in buttons]
        for (key, text, icon, call, kind), box in zip(buttons, side_by_side(area, sizes, 14), strict=True):
            page.add(Button(box, text, icon=icon, on_click=call, kind=kind, id=f"newgame.{key}"))  # type: ignore[arg-type]  # kinds are literals above

    def _add_options(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        head = ctx.type.style("page").size * 1.2
        title, area = area.take_top(head, ctx.viewport.pick(20.0, 8.0, 4.0))
        page.add(Label(title, texts("newgame-options-title"), "page"))
        foot, gap = ctx.viewport.pick(60.0, 42.0, 36.0), ctx.viewport.pick(20.0, 10.0, 4.0)
        seed = ctx.viewport.pick(72.0, 60.0, 56.0)
        free = area.h - 3 * gap - seed - foot
        row = min(ctx.viewport.pick(84.0, 72.0, 66.0), free / len(self.rules))
        for name in self.rules:
            strip, area = area.take_top(row)
            page.add(Hairline(strip.take_top(1)[0]), *self._option(ctx, strip, name))
        below, area = area.trim(top=gap).take_top(seed, 2 * gap)
        self._add_seed(ctx, page, below)
        said = texts("newgame-start")
        box = area.take_top(foot)[0]._replace(w=Button.natural(ctx, said, True)[0])
        page.add(Button(box, said, icon="play", on_click=self.start, kind="primary", id="newgame.start"))

    def _option(self, ctx: Context, strip: Rect, name: str) -> list[Node]:
        texts = self.texts
        words = strip.take_left(ctx.viewport.pick(430.0, 310.0, 280.0), 16)
        help_text, box = texts(f"newgame-option-{name}-help"), words[1].inset(0, 2)
        style = ctx.viewport.pick("body", "caption")
        if ctx.height(help_text, style, box.w) > box.h:
            style = "card:medium"
        return [
            Ballot(
                words[0].inset(0, 4),
                texts(f"newgame-option-{name}"),
                marked=self.options[name],
                many=True,
                on_click=lambda: self._flip(name),
                id=f"option.{name}",
                tooltip=help_text,
            ),
            Paragraph(box, help_text, style, "muted", valign="middle"),
        ]

    def _flip(self, name: str) -> None:
        self.options[name] = not self.options[name]
        self.rebuild()

    def _add_seed(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        row = ctx.viewport.pick(48.0, 36.0, 32.0)
        left, right = area.columns(2, 24)
        for box, key in ((left, "seed"), (right, "data")):
            page.add(
                Label(
                    box.take_top(22)[0],
                    [texts(f"newgame-{key}") + " · " + texts(f"newgame-{key}-note"), texts(f"newgame-{key}")],
                    "body",
                    "muted",
                )
            )
        field = left.trim(top=24).take_top(row)[0]
        entry, new = field.take_left(field.w * 0.5, 10)
        page.add(
            TextEntry(
                entry, self.seed, self._take_seed, accept=str.isdigit, limit=18, id="seed", name=texts("newgame-seed")
            ),
            Button(
                new,
                [texts("newgame-seed-new"), texts("newgame-seed-new-short")],
                kind="raised",
                icon="dices",
                on_click=self._new_seed,
                id="seed.new",
                tooltip=texts("newgame-seed-new"),
            ),
        )
        files = [Segment(None, texts("newgame-data-shipped"))]
        files += [
            Segment(copy.path, texts("newgame-data-own", name=copy.path.name), reason="" if copy.ok else copy.reason)
            for copy in self._own_files()
        ]
        spot = right.trim(top=24).take_top(row)[0]
        page.add(Dropdown(ctx, spot, files, self.data_file, self._take_file, id="data", name=texts("newgame-data")))

    def _own_files(self) -> list[EditedCopy]:
        """Edited copies of the figures of the chosen edition, and those that cannot be used at all."""
        return [copy for copy in self.copies if not copy.ok or copy.edition == self.edition_key]

    def _take_seed(self, text: str) -> None:
        self.seed = text

    def _new_seed(self) -> None:
        self.seed = str(new_seed())
        self.rebuild()

    def _take_file(self, path: Path | None) -> None:
        self.data_file = path
        self.rebuild()

    # -- presets -------------------------------------------------------------------------------------------------------

    def as_preset(self, name: str) -> Preset:
        """Everything but the seed, under a name."""
        seats = [seat.model_copy() for seat in self.seats]
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
            self.data_file = None
        self._turn("seats")

    def take_purist(self) -> None:
        """Takes the preset Purist: no house rules, and no helpers from now on; a toast offers the helpers back."""
        self.options = dict.fromkeys(_OPTION_NAMES, False)
        before = self.app.options
        self.app.set_options(replace(before, projections=False, assists=frozenset()))
        back = Link(self.texts("preset-purist-off"), lambda: self.app.set_options(before))
        self.stage.toast(self.texts("preset-loaded", name=self.texts("preset-purist")), "info", 9, back)

    def take_helpers(self) -> None:
        """Switches all helpers on again."""
        self.app.set_options(replace(self.app.options, projections=True, assists=frozenset(ASSISTS)))

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
        self.program.unsaved.first(self._begin)

    def _begin(self) -> None:
        try:
            self.program.begin(self.config())
        except ConfigRefused as refused:
            self._refuse(refused)
        except DataError as error:
            self.stage.toast(str(error), "warn", 12)

    def _refuse(self, refused: ConfigRefused) -> None:
        """Says why, and marks the field of the player it is about."""
        args = dict(refused.args_of_reason)
        party = str(args.get("party", ""))
        if party in NAMES:
            args["party"] = names.party_short(self.texts, party)
            self._refused = party, next(seat.name for seat in self.seats if seat.party == party)
            self._turn("seats")
        self.stage.toast(self.texts(refused.reason, **args), "warn")

    def on_action(self, action: str) -> bool:
        """Enter starts, Esc goes back."""
        if action == "confirm":
            self.start()
            return True
        if action == "back":
            if self.page != "seats":
                self._turn("seats")
            else:
                self.app.pop()
            return True
        return False
