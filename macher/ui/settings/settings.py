"""What the player has chosen, kept between two starts of the program.

If the file is damaged, the usual values are taken, and the settings screen says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

from macher.ai.kinds import OFFERED, BotUnknown, read_kind
from macher.ui.input import Chord
from macher.ui.layout import LayoutName
from macher.ui.settings.assists import ASSISTS
from macher.ui.settings.kept import LARGEST_FILE, Kept
from macher.ui.settings.options import Handover, ThemeChoice, UiOptions
from macher.ui.settings.record import (
    Guarded,
    Record,
    checked,
    each,
    number,
    one_of,
    or_nothing,
    pair,
    record,
    required,
    table,
    text,
    truth,
    whole,
)
from macher.ui.theme.tokens import PARTIES, is_colour

__all__ = ["MOST_PRESETS", "PRESET_NAME", "Preset", "SeatChoice", "Settings", "SettingsStore"]

FILE: Final = "settings.json"
PRESET_NAME: Final = 30
"""Most characters of a preset's name."""
MOST_PRESETS: Final = 40
MOST_SEATS: Final = 10
MOST_ENTRIES: Final = 500
"""Most entries of a list or table in the settings: more than there are keys, lengths, people or helpers."""

_pixels = whole(-100_000, 100_000)
_elections = whole(0, 99)
Speed = Literal["instant", "fast", "normal", "slow"]
Party = Literal["linke", "spd", "gruene", "cdu", "fdp"]


def _kind(value: object) -> str:
    """``human`` or a level of AI seats; `easy` in place of a level that is no longer offered."""
    kind = text(80)(value)
    return kind if kind == "human" or (kind.partition(":")[0] in OFFERED and _known(kind)) else "easy"


def _known(kind: str) -> bool:
    try:
        read_kind(kind)
    except BotUnknown:
        return False
    return True


def _colours(value: object) -> dict[str, str]:
    """Leaves out what is no party or no colour."""
    found = table(text(LARGEST_FILE), MOST_ENTRIES)(value)
    return {party: colour for party, colour in found.items() if party in PARTIES and is_colour(colour)}


def _chords(value: object) -> dict[str, list[str]]:
    """Leaves out what cannot be read as keys."""
    found = table(each(text(LARGEST_FILE), LARGEST_FILE), MOST_ENTRIES)(value)
    return {action: [chord for chord in chords if Chord.readable(chord)] for action, chords in found.items()}


@dataclass
class SeatChoice(Record):
    """One seat of the new-game screen as it was left."""

    party: Party = required(one_of(*get_args(Party)))
    name: str = checked(text(40), "")
    kind: str = checked(_kind, "normal")
    """``human``, or a level of AI seats with or without a personality."""
    open: bool = checked(truth, True)


@dataclass
class Preset(Record):
    """A new game kept under a name: everything but the seed."""

    name: str = required(text(PRESET_NAME, 1))
    edition: str = required(text(80))
    elections: int = required(_elections)
    seats: list[SeatChoice] = required(each(record(SeatChoice), MOST_SEATS))
    options: dict[str, bool] = checked(table(truth, MOST_ENTRIES), {})


@dataclass
class Settings(Guarded):
    """Everything that is remembered."""

    language: str = checked(text(40), "")
    """Empty until the question at the first start is answered."""
    scale: float = checked(number(0.75, 2.0), 1.0)
    layout: LayoutName | None = checked(or_nothing(one_of(*get_args(LayoutName))), None)
    fullscreen: bool = checked(truth, False)
    window: tuple[int, int] | None = checked(or_nothing(pair(_pixels)), None)
    """Size of the window in pixels; None until it was closed once."""
    place: tuple[int, int] | None = checked(or_nothing(pair(_pixels)), None)
    """Where the window stood; None until it was moved or closed once."""
    monitors: list[tuple[int, int]] = checked(each(pair(_pixels), 20), [])
    """Sizes of the monitors at that time; with other monitors the place means nothing."""
    theme: ThemeChoice = checked(one_of(*get_args(ThemeChoice)), "paper")
    palette: str = checked(text(200), "default")
    """A palette of the game, `own`, or one from a mod; one that no longer exists looks like `default`."""
    own_colours: dict[str, str] = checked(_colours, {})
    reduced_motion: bool = checked(truth, False)
    patterns: bool = checked(truth, False)
    projections: bool = checked(truth, True)
    assists: list[str] = checked(each(text(LARGEST_FILE), MOST_ENTRIES), list(ASSISTS))
    """Helpers that are switched on."""
    free_hints: bool = checked(truth, False)
    """Whether advice is not counted."""
    games_begun: int = checked(whole(0, 1_000_000_000), 0)
    assists_offered: bool = checked(truth, False)
    """Whether the player has been told that helpers can be switched off."""
    volume: float = checked(number(0, 1), 0.6)
    effects: float = checked(number(0, 1), 1.0)
    ambience: float = checked(number(0, 1), 0.0)
    muted: bool = checked(truth, False)
    mute_background: bool = checked(truth, True)
    keys: dict[str, list[str]] = checked(_chords, {})
    speed: Speed = checked(one_of(*get_args(Speed)), "normal")
    confirm_twice: bool = checked(truth, False)
    pins: dict[str, str] = checked(table(text(LARGEST_FILE), MOST_ENTRIES), {})
    """The PINs that the curtain asks for, by player's name, in the form of `macher.ui.game.pins`."""
    pass_alone: bool = checked(truth, True)
    """Whether a seat passes by itself where everybody at the table can tell that it can do nothing else."""
    election_auto: bool = checked(truth, False)
    """Whether an election that opened by itself closes by itself."""
    numbers: Literal["", "en", "de", "fr"] = checked(one_of("", "en", "de", "fr"), "")
    """The language whose way of grouping digits is used; empty for the game's language."""
    handover: Handover = checked(one_of(*get_args(Handover)), "curtain")
    """How people who share a screen hand it over to each other."""
    seats: list[SeatChoice] = checked(each(record(SeatChoice), MOST_SEATS), [])
    edition: str = checked(text(80), "")
    """Key of the edition of the last new game."""
    elections: int = checked(_elections, 4)
    lengths: dict[str, int] = checked(table(_elections, MOST_ENTRIES), {})
    """Elections of the last new game of each edition."""
    options: dict[str, bool] = checked(table(truth, MOST_ENTRIES), {})
    """House rules of the last new game."""
    presets: list[Preset] = checked(each(record(Preset), MOST_PRESETS), [])
    """New games kept under a name, in the order of their names."""
    files_folder: str = checked(text(1000), "")
    """Where the player last chose a file; empty for the folder of documents."""
    reasons: bool = checked(truth, False)
    """Whether the log gives the reasons for the open moves of AI seats."""

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
            projections=self.projections,
            assists=frozenset(self.assists) & frozenset(ASSISTS),
            volume=self.volume,
            effects=self.effects,
            ambience=self.ambience,
            confirm_twice=self.confirm_twice,
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
        self.assists = [name for name in ASSISTS if name in options.assists]
        self.volume, self.effects, self.ambience = options.volume, options.effects, options.ambience
        self.confirm_twice = options.confirm_twice
        self.muted, self.mute_background = options.muted, options.mute_background
        self.keys = dict(options.keys)


class SettingsStore(Kept[Settings]):
    """The settings file of a folder; `None` keeps everything in memory."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / FILE if folder is not None else None, Settings)

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""
        return self.value
