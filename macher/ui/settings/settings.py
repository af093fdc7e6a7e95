"""What the player has chosen, kept between two starts of the program.

If the file is damaged, the usual values are taken, and the settings screen says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from macher.ai.kinds import OFFERED, BotUnknown, read_kind
from macher.checked import Checked, entry, flag, listed, maybe, number, one_of, part, table, text, whole
from macher.saves.together import together
from macher.ui.keys import Chord
from macher.ui.layout import LayoutName
from macher.ui.paint.painter import Pictures
from macher.ui.settings.kept import composed, kept_file
from macher.ui.settings.options import ASSISTS, CoachWhen, Handover, Reveals, Speed, ThemeChoice, UiOptions
from macher.ui.theme.tokens import PARTIES, is_colour

__all__ = ["MOST_PRESETS", "PRESET_NAME", "Preset", "SeatChoice", "Settings", "SettingsStore"]

FILE: Final = "settings.json"
BEFORE: Final = "settings.before.json"
"""The file before the last change."""
PRESET_NAME: Final = 30
"""Most characters of a preset's name."""
MOST_PRESETS: Final = 40
MOST_SEATS: Final = 10
MOST_ENTRIES: Final = 500
"""Most entries of a list or table in the settings: more than there are keys, lengths, people or helpers."""
_MOST_TEXT: Final = 256 * 1024
"""Most characters of a text that has no limit of its own: as many as the file."""

_TEXT: Final = text(_MOST_TEXT)
_PIXELS: Final = listed(whole(-100_000, 100_000), 2, 2, tuple)
_ELECTIONS: Final = whole(0, 99)
_SHARE: Final = number(0, 1)
_SWITCHES: Final = table(_TEXT, flag, MOST_ENTRIES)


def _kind(value: Any) -> str:
    """A kind of seat, or `easy` in place of a level that is no longer offered."""
    found: str = text(80)(value)
    return found if found == "human" or (found.partition(":")[0] in OFFERED and _known(found)) else "easy"


def _known(kind: str) -> bool:
    try:
        read_kind(kind)
    except BotUnknown:
        return False
    return True


def _pace(value: Any) -> Any:
    """A pace; the one once called slow is the usual one now."""
    return one_of(*get_args(Speed))("normal" if value == "slow" else value)


def _colours(value: Any) -> dict[str, str]:
    """Colours of parties, without what is no party or no colour."""
    found: dict[str, str] = table(_TEXT, _TEXT, MOST_ENTRIES)(value)
    return {party: colour for party, colour in found.items() if party in PARTIES and is_colour(colour)}


def _keys(value: Any) -> dict[str, list[str]]:
    """Keys of actions, without what cannot be read as keys."""
    found: dict[str, list[str]] = table(_TEXT, listed(_TEXT, _MOST_TEXT), MOST_ENTRIES)(value)
    return {action: [chord for chord in chords if Chord.readable(chord)] for action, chords in found.items()}


class SeatChoice(Checked, frozen=False):
    """One seat of the new-game screen as it was left."""

    party: str = entry(one_of(*PARTIES))
    name: str = entry(text(40), default="")
    kind: str = entry(_kind, default="normal")
    """``human``, or a level of AI seats with or without a personality."""
    open: bool = entry(flag, default=True)


_SEATS: Final = listed(part(SeatChoice), MOST_SEATS)


class Preset(Checked):
    """A new game kept under a name: everything but the seed."""

    name: str = entry(text(PRESET_NAME, least=1))
    edition: str = entry(text(80))
    elections: int = entry(_ELECTIONS)
    seats: list[SeatChoice] = entry(_SEATS)
    options: dict[str, bool] = entry(_SWITCHES, default={})


class Settings(Checked, frozen=False):
    """Everything that is remembered; what is set is checked."""

    language: str = entry(text(40), default="")
    """Empty until the question at the first start is answered."""
    scale: float = entry(number(0.75, 2.0), default=1.0)
    layout: LayoutName | None = entry(maybe(one_of(*get_args(LayoutName))), default=None)
    fullscreen: bool = entry(flag, default=False)
    window: tuple[int, int] | None = entry(maybe(_PIXELS), default=None)
    """Size of the window in pixels; None until it was closed once."""
    maximised: bool = entry(flag, default=False)
    """Whether the window was as large as the desktop; its size and place are then those from before."""
    place: tuple[int, int] | None = entry(maybe(_PIXELS), default=None)
    """Where the window stood; None until it was moved or closed once."""
    monitors: list[tuple[int, int]] = entry(listed(_PIXELS, 20), default=[])
    """Sizes of the monitors at that time; with other monitors the place means nothing."""
    theme: ThemeChoice = entry(one_of(*get_args(ThemeChoice)), default="paper")
    palette: str = entry(text(200), default="default")
    """A palette of the game, `own`, or one from a mod; one that no longer exists looks like `default`."""
    own_colours: dict[str, str] = entry(_colours, default={})
    reduced_motion: bool = entry(flag, default=False)
    patterns: bool = entry(flag, default=False)
    pictures: Pictures = entry(one_of(*get_args(Pictures)), default="full")
    projections: bool = entry(flag, default=True)
    assists: list[str] = entry(listed(_TEXT, MOST_ENTRIES), default=ASSISTS)
    """Helpers that are switched on."""
    free_hints: bool = entry(flag, default=False)
    """Whether advice is not counted."""
    coach: CoachWhen = entry(one_of(*get_args(CoachWhen)), default="first")
    """When the coach speaks before a choice that costs much: in the first games, always, or never."""
    volume: float = entry(_SHARE, default=0.6)
    effects: float = entry(_SHARE, default=1.0)
    ambience: float = entry(_SHARE, default=0.25)
    muted: bool = entry(flag, default=False)
    mute_background: bool = entry(flag, default=True)
    keys: dict[str, list[str]] = entry(_keys, default={})
    speed: Speed = entry(_pace, default="normal")
    confirm_twice: bool = entry(flag, default=False)
    reveals: Reveals = entry(one_of(*get_args(Reveals)), default="full")
    stops: bool = entry(flag, default=True)
    """Whether the table waits for a press where a move of somebody else costs the player something."""
    pins_offered: bool = entry(flag, default=False)
    """Whether the curtain offers a PIN to who has none."""
    pins: dict[str, str] = entry(table(_TEXT, _TEXT, MOST_ENTRIES), default={})
    """The PINs that the curtain asks for, by player's name, in the form of `macher.ui.features.handover.pins`."""
    pass_alone: bool = entry(flag, default=True)
    """Whether a seat passes by itself where everybody at the table can tell that it can do nothing else."""
    election_auto: bool = entry(flag, default=False)
    """Whether an election that opened by itself closes by itself."""
    interludes: bool = entry(flag, default=True)
    """Whether the map is shown between two rounds."""
    numbers: Literal["", "en", "de", "fr"] = entry(one_of("", "en", "de", "fr"), default="")
    """The language whose way of grouping digits is used; empty for the game's language."""
    handover: Handover = entry(one_of(*get_args(Handover)), default="curtain")
    """How people who share a screen hand it over to each other."""
    seats: list[SeatChoice] = entry(_SEATS, default=[])
    edition: str = entry(text(80), default="")
    """Key of the edition of the last new game."""
    elections: int = entry(_ELECTIONS, default=4)
    lengths: dict[str, int] = entry(table(_TEXT, _ELECTIONS, MOST_ENTRIES), default={})
    """Elections of the last new game of each edition."""
    options: dict[str, bool] = entry(_SWITCHES, default={})
    """House rules of the last new game."""
    presets: list[Preset] = entry(listed(part(Preset), MOST_PRESETS), default=[])
    """New games kept under a name, in the order of their names."""
    files_folder: str = entry(text(1000), default="")
    """Where the player last chose a file; empty for the folder of documents."""
    box_in_use: bool = entry(flag, default=True)
    """Whether new games take the figures of the player's own box where something is typed in."""
    reasons: bool = entry(flag, default=True)
    """Whether the reasons for the open moves of AI seats are told."""

    if not TYPE_CHECKING:  # a type checker would let anything be set

        def __setattr__(self, name: str, value: Any) -> None:
            self.put(name, value)

    def ui_options(self) -> UiOptions:
        """The part that the interface works with."""
        return UiOptions(
            scale=self.scale,
            layout=self.layout,
            fullscreen=self.fullscreen,
            theme=self.theme,
            palette=self.palette,
            own_colours=dict(self.own_colours),
            reduced_motion=self.reduced_motion,
            patterns=self.patterns,
            pictures=self.pictures,
            projections=self.projections,
            assists=frozenset(self.assists) & frozenset(ASSISTS),
            volume=self.volume,
            effects=self.effects,
            ambience=self.ambience,
            confirm_twice=self.confirm_twice,
            reveals=self.reveals,
            stops=self.stops,
            muted=self.muted,
            mute_background=self.mute_background,
            language=self.language or "en",
            keys=dict(self.keys),
        )

    def take(self, options: UiOptions) -> None:
        """Remembers a changed look."""
        self.scale, self.layout, self.fullscreen = options.scale, options.layout, options.fullscreen
        self.theme, self.own_colours = options.theme, dict(options.own_colours)
        self.palette = options.palette
        self.reduced_motion, self.patterns, self.projections = (
            options.reduced_motion,
            options.patterns,
            options.projections,
        )
        self.pictures = options.pictures
        self.assists = [name for name in ASSISTS if name in options.assists]
        self.volume, self.effects, self.ambience = options.volume, options.effects, options.ambience
        self.confirm_twice, self.reveals, self.stops = options.confirm_twice, options.reveals, options.stops
        self.muted, self.mute_background = options.muted, options.mute_background
        self.keys = dict(options.keys)


class SettingsStore:
    """The settings file of a folder; `None` keeps everything in memory.

    Only what was changed here is written: all else stays as another window has left it.  The file before the last
    change lies beside it, for the case that the file is damaged or goes.
    """

    def __init__(self, folder: Path | None) -> None:
        path, before = (folder / FILE, folder / BEFORE) if folder is not None else (None, None)
        self.file = kept_file(path, Settings, before)
        self.settings = self.file.read() or Settings()
        """What the player has chosen."""
        self._before = _plain(self.settings)
        """What was chosen when it was last read or written."""

    @property
    def damaged(self) -> bool:
        """Whether the file could not be used and was set aside."""
        return bool(self.file.aside)

    @property
    def problem(self) -> str:
        """Why the last change could not be written, as the system says it."""
        return self.file.problem

    def save(self) -> bool:
        """Writes what was changed here; whether that was possible, else `problem` says why."""
        mine, merged = _plain(self.settings), Settings()

        def make(there: Settings | None) -> str:
            nonlocal merged
            merged = self.settings if there is None else _merged(self._before, mine, there, self.settings)
            return "" if merged == there else composed(merged)

        if self.file.path is not None and self.file.write(make):
            self._before = mine
            self._take_over(merged)
        return not self.problem

    def look(self) -> None:
        """Takes over what another window has kept meanwhile."""
        self.save()

    def _take_over(self, merged: Settings) -> None:
        """What players add is known in every window at once; how a window looks is its own affair."""
        self.settings.presets, self.settings.pins = list(merged.presets), dict(merged.pins)
        self._before = _plain(self.settings)


def _plain(settings: Settings) -> dict[str, Any]:
    """The settings as plain tables, in which presets and helpers can be told apart."""
    found = settings.plain()
    found["presets"] = {preset["name"]: preset for preset in found["presets"]}
    found["assists"] = dict.fromkeys(found["assists"], True)
    return found


def _merged(before: dict[str, Any], mine: dict[str, Any], there: Settings, here: Settings) -> Settings:
    """The settings of two windows; those of this one, if the two do not go together."""
    found = together(before, mine, _plain(there))
    found["presets"] = sorted(found["presets"].values(), key=lambda preset: preset["name"].casefold())
    helpers = list(dict.fromkeys((*ASSISTS, *found["assists"])))
    found["assists"] = [name for name in helpers if name in found["assists"]]
    try:
        return Settings.read(found)
    except ValueError:  # more presets than there may be
        return here
