"""What the player has chosen, kept between two starts of the program.

If the file is damaged, the usual values are taken, and the settings screen says so.
"""

from __future__ import annotations

import json
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from macher.ai.kinds import OFFERED, BotUnknown, read_kind
from macher.checked import Checked, entry, flag, listed, maybe, one_of, part, table, text, whole
from macher.files import json_value
from macher.saves.shared import SharedFile, SharedValue
from macher.saves.together import together
from macher.ui.settings.options import (
    ASSISTS,
    COACHES,
    HANDOVERS,
    MOST_ENTRIES,
    MOST_TEXT,
    SPEEDS,
    TALKS,
    CoachWhen,
    Handover,
    Speed,
    TalkWhen,
    UiOptions,
    look,
)
from macher.ui.theme.tokens import PARTIES

LARGEST_FILE: Final = 256 * 1024
"""Bytes; settings with every preset take about 30,000."""
MOST_VALUES: Final = 10_000
"""Values in such a file; settings with every preset have about 1,500."""

M = TypeVar("M", bound=Checked)


def kept_file(path: Path | None, kind: type[M], before: Path | None = None) -> SharedFile[M]:
    """The file of a model, with the rules for damage."""
    aside = path.with_suffix(".damaged.json").name if path is not None else ""
    return SharedFile(
        path, lambda written: kind.read(json_value(written, MOST_VALUES)), LARGEST_FILE, aside=aside, before=before
    )


def composed(value: Checked) -> str:
    """The text of such a file."""
    return json.dumps(value.plain(), indent=1, ensure_ascii=False)


class Kept(SharedValue[M]):
    """The content of a file; without a path it lasts as long as the program runs."""

    def __init__(self, path: Path | None, kind: type[M]) -> None:
        super().__init__(kept_file(path, kind), kind, composed)

    @property
    def damaged(self) -> bool:
        """Whether the file could not be used and was set aside."""
        return bool(self.file.aside)


FILE: Final = "settings.json"
BEFORE: Final = "settings.before.json"
"""The file before the last change."""
PRESET_NAME: Final = 30
"""Most characters of a preset's name."""
MOST_PRESETS: Final = 40
MOST_SEATS: Final = 10

_TEXT: Final = text(MOST_TEXT)
_PIXELS: Final = listed(whole(-100_000, 100_000), 2, 2, tuple)
_ELECTIONS: Final = whole(0, 99)
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
    return one_of(*SPEEDS)("normal" if value == "slow" else value)


class SeatChoice(Checked, frozen=False):
    """One seat of the new-game screen as it was left."""

    party: str = entry(one_of(*PARTIES))
    name: str = entry(text(40), default="")
    kind: str = entry(_kind, default="normal")
    """``human``, or a level of AI seats with or without a personality."""
    open: bool = entry(flag, default=True)


LOOK: Final = {name: entry(check, default=usual) for name, (check, usual) in look().items()}
"""The options of the interface that are kept, by name."""
_SEATS: Final = listed(part(SeatChoice), MOST_SEATS)


class Preset(Checked):
    """A new game kept under a name: everything but the seed."""

    name: str = entry(text(PRESET_NAME, least=1))
    edition: str = entry(text(80))
    elections: int = entry(_ELECTIONS)
    seats: list[SeatChoice] = entry(_SEATS)
    options: dict[str, bool] = entry(_SWITCHES, default={})


class Settings(Checked, frozen=False, more=LOOK):
    """Everything that is remembered: the look, as `UiOptions` declares it, and this; what is set is checked."""

    language: str = entry(text(40), default="")
    """Empty until the question at the first start is answered."""
    window: tuple[int, int] | None = entry(maybe(_PIXELS), default=None)
    """Size of the window in pixels; None until it was closed once."""
    maximised: bool = entry(flag, default=False)
    """Whether the window was as large as the desktop; its size and place are then those from before."""
    place: tuple[int, int] | None = entry(maybe(_PIXELS), default=None)
    """Where the window stood; None until it was moved or closed once."""
    monitors: list[tuple[int, int]] = entry(listed(_PIXELS, 20), default=[])
    """Sizes of the monitors at that time; with other monitors the place means nothing."""
    free_hints: bool = entry(flag, default=False)
    """Whether advice is not counted."""
    coach: CoachWhen = entry(one_of(*COACHES), default="first")
    """When the coach speaks before a choice that costs much: in the first games, always, or never."""
    speed: Speed = entry(_pace, default="normal")
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
    handover: Handover = entry(one_of(*HANDOVERS), default="curtain")
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
    talk: TalkWhen = entry(one_of(*TALKS), default="yes")
    """When the six characters speak."""

    if not TYPE_CHECKING:  # a type checker would let anything be set

        def __setattr__(self, name: str, value: Any) -> None:
            self.put(name, value)

    def ui_options(self) -> UiOptions:
        """The part that the interface works with."""
        found = {name: copy(getattr(self, name)) for name in LOOK}
        found["assists"] = frozenset(found["assists"]) & frozenset(ASSISTS)
        return UiOptions(**found, language=self.language or "en")

    def take(self, options: UiOptions) -> None:
        """Remembers a changed look."""
        for name in LOOK:
            self.put(name, getattr(options, name))


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
