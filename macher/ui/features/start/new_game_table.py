"""A new game as it is put together: the four answers, seats, presets, and what each choice changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Final

from macher.ai.kinds import FORMER, HUMAN, STYLES, Kind
from macher.editions.registry import EditedCopy, edition, editions
from macher.i18n import Texts, names
from macher.rules.options import GameOptions
from macher.session.config import ConfigRefused, GameConfig, SeatConfig
from macher.session.levels import usual_minutes
from macher.ui.features.evening.door import Rivals
from macher.ui.features.saves.door import Unsaved
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.game_fields import SetUpScreen
from macher.ui.game import strength
from macher.ui.game.quick import NAMES, drawn_rivals, new_seed, rival_name
from macher.ui.kit.button_row import Underway
from macher.ui.program import Program
from macher.ui.scene.surroundings import Link
from macher.ui.settings.options import ASSISTS
from macher.ui.settings.settings import Preset, SeatChoice

START: Final = "newgame.start"
"""Id of the button that starts the game, on each of the pages."""
_DEFAULT_SEATS: Final = (("spd", "human"), ("cdu", "normal"), ("linke", "normal"), ("fdp", "normal"), ("gruene", ""))
_OPTION_NAMES: Final = tuple(field.name for field in fields(GameOptions))
Seats = Sequence[SeatChoice]


# -- seats as a list ---------------------------------------------------------------------------------------------------


def people_of(seats: Seats) -> list[SeatChoice]:
    """The taken seats of persons."""
    return [seat for seat in seats if seat.open and seat.kind == HUMAN]


def rivals_of(seats: Seats) -> list[SeatChoice]:
    """The taken seats of AI parties."""
    return [seat for seat in seats if seat.open and seat.kind != HUMAN]


def own_party(seats: Seats) -> str:
    """The party of the first person; empty if AI parties are among themselves."""
    return next((seat.party for seat in people_of(seats)), "")


def common_level(seats: Seats) -> str:
    """The level of all rivals; empty if they differ."""
    levels = {seat.kind.partition(":")[0] for seat in rivals_of(seats)}
    return levels.pop() if len(levels) == 1 else ""


def set_level(seats: Seats, level: str) -> None:
    """All rivals play on this level; each keeps its personality."""
    for seat in rivals_of(seats):
        seat.kind = Kind(level, seat.kind.partition(":")[2]).name


def set_rivals(seats: Seats, count: int, drawn: Sequence[str]) -> None:
    """So many rivals: free seats are taken by characters in this order, or the last ones are given up."""
    level = common_level(seats) or "normal"
    while len(rivals_of(seats)) > count:
        rivals_of(seats)[-1].open = False
    for seat in seats:
        if len(rivals_of(seats)) >= count:
            return
        if not seat.open:
            _sit_down(seat, level, _free(seats, drawn))


def cast(seats: Seats, drawn: Sequence[str]) -> None:
    """The rivals become characters in this order, at the level that they have."""
    for seat, style in zip(rivals_of(seats), drawn, strict=False):
        _sit_down(seat, seat.kind.partition(":")[0], style)


def play_party(seats: Seats, party: str) -> None:
    """The first person plays this party; whoever had it gets the person's former one."""
    person = next(iter(people_of(seats)), None)
    wanted = next(seat for seat in seats if seat.party == party)
    if person is None or person is wanted:
        return
    own = (person.kind, person.name, person.open)
    name = NAMES[person.party] if wanted.name == NAMES[party] else wanted.name
    person.kind, person.name, person.open = wanted.kind, name, wanted.open
    if person.kind == HUMAN and not person.open:
        person.kind = "normal"
    wanted.kind, wanted.name, wanted.open = own


def _sit_down(seat: SeatChoice, level: str, style: str) -> None:
    seat.open, seat.kind = True, Kind(level, style).name
    seat.name = rival_name(style) if style else NAMES[seat.party]


def _free(seats: Seats, drawn: Sequence[str]) -> str:
    """A character who does not sit there yet."""
    sitting = {seat.kind.partition(":")[2] for seat in rivals_of(seats)}
    return next((style for style in (*drawn, *STYLES) if style not in sitting), "")


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


class NewGameTable(SetUpScreen):
    """What is chosen for a new game, and what each choice changes; the pages show it."""

    _refused = "", ""
    """Party and name for which the game was refused last."""

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

    # -- the four answers ----------------------------------------------------------------------------------------------

    def choose_edition(self, key: str) -> None:
        """Another edition, with the length that was chosen for it last."""
        self.classic_key = key if key in editions()[1:] else self.classic_key
        self.lengths[self.edition_key] = self.elections
        self.edition_key = key
        self.elections = self._length_of(key)
        self._keep_figures()
        self.rebuild()

    def choose_length(self, elections: int) -> None:
        """Another length."""
        self.elections = elections
        self.rebuild()

    def choose_rivals(self, count: int) -> None:
        """So many AI parties."""
        set_rivals(self.seats, count, self.drawn)
        self.rebuild()

    def choose_level(self, level: str) -> None:
        """All of them on this level."""
        set_level(self.seats, level)
        self.reason = ""
        self.rebuild()

    def choose_party(self, party: str) -> None:
        """The party of the first person."""
        play_party(self.seats, party)
        self.rebuild()

    def cast_rivals(self) -> None:
        """Other characters than those who sit there, as far as there are others."""
        sitting = [seat.kind.partition(":")[2] for seat in rivals_of(self.seats)]
        self.drawn = sorted(drawn_rivals(new_seed(), len(STYLES)), key=lambda style: style in sitting)
        cast(self.seats, self.drawn)
        self.rebuild()

    def usual_minutes(self, elections: int) -> int:
        """How long a game of this length usually takes with the people who play."""
        return usual_minutes(edition(self.edition_key), elections, len(people_of(self.seats)))

    def _length_of(self, key: str) -> int:
        """The length of an edition that was chosen last, or its first one."""
        lengths = edition(key).lengths
        return self.lengths[key] if self.lengths.get(key) in lengths else next(iter(lengths))

    def own_files(self) -> list[EditedCopy]:
        """Edited copies of the figures of the chosen edition, and those that cannot be used at all."""
        return [copy for copy in self.copies if not copy.ok or copy.edition == self.edition_key]

    def _keep_figures(self) -> None:
        """The usual figures, if those chosen are of another edition."""
        if self.data_file not in [copy.path for copy in self.own_files()]:
            self.data_file = self.usual_figures()

    # -- seats ---------------------------------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """Other parties at random for the taken seats, in a random order round the table."""
        from random import SystemRandom

        SystemRandom().shuffle(self.seats)
        self.rebuild()

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
        self.rebuild()

    def assign_style(self, at: int, style: str) -> None:
        """Chooses the personality of an AI seat."""
        seat = self.seats[at]
        seat.kind = Kind(seat.kind.partition(":")[0], style).name
        self.rebuild()

    def refused(self, party: str) -> bool:
        """Whether the game was refused because of the name at this party."""
        return any((seat.party, seat.name) == self._refused for seat in self.seats if seat.party == party)

    def level_tip(self, level: str) -> str:
        """What a level of AI seats does, how strong it is, and what it may see."""
        return strength.level_tip(self.texts, edition(self.edition_key), self.elections, level)

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
        self._keep_figures()
        self.turn("seats")

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

    def open(self) -> None:
        """Starts the game, after its button has said so."""
        self.underway.begin(START, self.start)

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
            self.program.go.begin(self.config())
        except ConfigRefused as refused:
            self._refuse(refused)

    def _refuse(self, refused: ConfigRefused) -> None:
        """Says why, and marks the field of the player it is about."""
        args = dict(refused.args_of_reason)
        party = str(args.get("party", ""))
        if party in NAMES:
            args["party"] = names.party_short(self.texts, party)
            self._refused = party, next(seat.name for seat in self.seats if seat.party == party)
            self.turn("seats")
        self.stage.toast(self.texts(refused.reason, **args), "warn")
