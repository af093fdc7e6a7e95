"""What the player has chosen, kept between two starts of the program.

If the file is damaged, the usual values are taken, and the settings screen says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from macher.ai.kinds import OFFERED, BotUnknown, read_kind
from macher.saves.together import together
from macher.ui.keys import Chord
from macher.ui.layout import LayoutName
from macher.ui.paint.painter import Pictures
from macher.ui.settings.assists import ASSISTS
from macher.ui.settings.kept import composed, kept_file
from macher.ui.settings.options import CoachWhen, Handover, Reveals, Speed, ThemeChoice, UiOptions
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

Pixels = Annotated[int, Field(ge=-100_000, le=100_000)]
Elections = Annotated[int, Field(ge=0, le=99)]


class SeatChoice(BaseModel):
    """One seat of the new-game screen as it was left."""

    model_config = ConfigDict(extra="ignore", defer_build=True)

    party: Literal["linke", "spd", "gruene", "cdu", "fdp"]
    name: str = Field(default="", max_length=40)
    kind: str = Field(default="normal", max_length=80)
    """``human``, or a level of AI seats with or without a personality."""
    open: bool = True

    @field_validator("kind")
    @classmethod
    def _offered(cls, value: str) -> str:
        """The level, or `easy` in place of one that is no longer offered."""
        return value if value == "human" or (value.partition(":")[0] in OFFERED and _known(value)) else "easy"


def _known(kind: str) -> bool:
    try:
        read_kind(kind)
    except BotUnknown:
        return False
    return True


class Preset(BaseModel):
    """A new game kept under a name: everything but the seed."""

    model_config = ConfigDict(extra="ignore", defer_build=True)

    name: str = Field(min_length=1, max_length=PRESET_NAME)
    edition: str = Field(max_length=80)
    elections: int = Field(ge=0, le=99)
    seats: list[SeatChoice] = Field(max_length=MOST_SEATS)
    options: dict[str, bool] = Field(default_factory=dict, max_length=MOST_ENTRIES)


class Settings(BaseModel):
    """Everything that is remembered."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True, defer_build=True)

    language: str = Field(default="", max_length=40)
    """Empty until the question at the first start is answered."""
    scale: float = Field(default=1.0, ge=0.75, le=2.0)
    layout: LayoutName | None = None
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    """Size of the window in pixels; None until it was closed once."""
    maximised: bool = False
    """Whether the window was as large as the desktop; its size and place are then those from before."""
    place: tuple[Pixels, Pixels] | None = None
    """Where the window stood; None until it was moved or closed once."""
    monitors: list[tuple[Pixels, Pixels]] = Field(default_factory=list, max_length=20)
    """Sizes of the monitors at that time; with other monitors the place means nothing."""
    theme: ThemeChoice = "paper"
    palette: str = Field(default="default", max_length=200)
    """A palette of the game, `own`, or one from a mod; one that no longer exists looks like `default`."""
    own_colours: dict[str, str] = Field(default_factory=dict, max_length=MOST_ENTRIES)
    reduced_motion: bool = False
    patterns: bool = False
    pictures: Pictures = "full"
    projections: bool = True
    assists: list[str] = Field(default_factory=lambda: list(ASSISTS), max_length=MOST_ENTRIES)
    """Helpers that are switched on."""
    free_hints: bool = False
    """Whether advice is not counted."""
    coach: CoachWhen = "first"
    """When the coach speaks before a choice that costs much: in the first games, always, or never."""
    volume: float = Field(default=0.6, ge=0, le=1)
    effects: float = Field(default=1.0, ge=0, le=1)
    ambience: float = Field(default=0.25, ge=0, le=1)
    muted: bool = False
    mute_background: bool = True
    keys: dict[str, list[str]] = Field(default_factory=dict, max_length=MOST_ENTRIES)
    speed: Speed = "normal"
    confirm_twice: bool = False
    reveals: Reveals = "full"
    stops: bool = True
    """Whether the table waits for a press where a move of somebody else costs the player something."""
    pins_offered: bool = False
    """Whether the curtain offers a PIN to who has none."""
    pins: dict[str, str] = Field(default_factory=dict, max_length=MOST_ENTRIES)
    """The PINs that the curtain asks for, by player's name, in the form of `macher.ui.game.pins`."""
    pass_alone: bool = True
    """Whether a seat passes by itself where everybody at the table can tell that it can do nothing else."""
    election_auto: bool = False
    """Whether an election that opened by itself closes by itself."""
    interludes: bool = True
    """Whether the map is shown between two rounds."""
    numbers: Literal["", "en", "de", "fr"] = ""
    """The language whose way of grouping digits is used; empty for the game's language."""
    handover: Handover = "curtain"
    """How people who share a screen hand it over to each other."""
    seats: list[SeatChoice] = Field(default_factory=list, max_length=MOST_SEATS)
    edition: str = Field(default="", max_length=80)
    """Key of the edition of the last new game."""
    elections: int = Field(default=4, ge=0, le=99)
    lengths: dict[str, Elections] = Field(default_factory=dict, max_length=MOST_ENTRIES)
    """Elections of the last new game of each edition."""
    options: dict[str, bool] = Field(default_factory=dict, max_length=MOST_ENTRIES)
    """House rules of the last new game."""
    presets: list[Preset] = Field(default_factory=list, max_length=MOST_PRESETS)
    """New games kept under a name, in the order of their names."""
    files_folder: str = Field(default="", max_length=1000)
    """Where the player last chose a file; empty for the folder of documents."""
    box_in_use: bool = True
    """Whether new games take the figures of the player's own box where something is typed in."""
    reasons: bool = True
    """Whether the reasons for the open moves of AI seats are told."""

    @field_validator("speed", mode="before")
    @classmethod
    def _pace(cls, value: object) -> object:
        """The pace once called slow is the usual one now."""
        return "normal" if value == "slow" else value

    @field_validator("own_colours")
    @classmethod
    def _colours(cls, value: dict[str, str]) -> dict[str, str]:
        """Leaves out what is no party or no colour."""
        return {party: colour for party, colour in value.items() if party in PARTIES and is_colour(colour)}

    @field_validator("keys")
    @classmethod
    def _chords(cls, value: dict[str, list[str]]) -> dict[str, list[str]]:
        """Leaves out what cannot be read as keys."""
        return {action: [chord for chord in chords if Chord.readable(chord)] for action, chords in value.items()}

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
    found = settings.model_dump(mode="json")
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
        return Settings.model_validate(found)
    except ValueError:  # more presets than there may be
        return here
