"""What the player has chosen, kept between two starts of the program.

The file is small JSON, validated when read and written whole or not at all.  A damaged file is set aside and the usual
values are taken; the settings screen says so.
"""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from macher.ui.game.covering import Handover
from macher.ui.input import Chord
from macher.ui.layout import LayoutName
from macher.ui.options import ThemeChoice, UiOptions
from macher.ui.theme.tokens import PARTIES, is_colour

__all__ = ["SeatChoice", "Settings", "SettingsStore"]

FILE: Final = "settings.json"

Speed = Literal["instant", "fast", "normal", "slow"]


class SeatChoice(BaseModel):
    """One seat of the new-game screen as it was left."""

    model_config = ConfigDict(extra="ignore")

    party: Literal["linke", "spd", "gruene", "cdu", "fdp"]
    name: str = Field(default="", max_length=40)
    kind: Literal["human", "random", "sane", "normal"] = "normal"
    open: bool = True


class Settings(BaseModel):
    """Everything that is remembered."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    language: str = ""
    """Empty until the first start has asked."""
    scale: float = Field(default=1.0, ge=0.75, le=2.0)
    layout: LayoutName | None = None
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    place: tuple[int, int] | None = None
    """Where the window stood; None until it was moved or closed once."""
    monitors: list[tuple[int, int]] = Field(default_factory=list)
    """Sizes of the monitors there were then: with others the place means nothing."""
    theme: ThemeChoice = "paper"
    palette: Literal["default", "broadcast", "separation", "own"] = "default"
    own_colours: dict[str, str] = Field(default_factory=dict)
    reduced_motion: bool = False
    patterns: bool = False
    projections: bool = True
    volume: float = Field(default=0.6, ge=0, le=1)
    effects: float = Field(default=1.0, ge=0, le=1)
    muted: bool = False
    mute_background: bool = True
    keys: dict[str, list[str]] = Field(default_factory=dict)
    speed: Speed = "normal"
    handover: Handover = "curtain"
    """How people who share a screen hand it over to each other."""
    seats: list[SeatChoice] = Field(default_factory=list)
    edition: str = ""
    """Key of the edition of the last new game."""
    elections: int = 4
    lengths: dict[str, int] = Field(default_factory=dict)
    """Elections of the last new game of each edition."""
    options: dict[str, bool] = Field(default_factory=dict)
    """House rules of the last new game."""

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
            projections=self.projections,
            volume=self.volume,
            effects=self.effects,
            muted=self.muted,
            mute_background=self.mute_background,
            language=self.language or "en",
            keys=dict(self.keys),
        )

    def take(self, options: UiOptions) -> None:
        """Remembers a changed look."""
        self.scale, self.layout, self.fullscreen = options.scale, options.layout, options.fullscreen
        self.theme, self.own_colours = options.theme, dict(options.own_colours)
        self.palette = options.palette  # type: ignore[assignment]  # validated on assignment
        self.reduced_motion, self.patterns, self.projections = (
            options.reduced_motion,
            options.patterns,
            options.projections,
        )
        self.volume, self.effects = options.volume, options.effects
        self.muted, self.mute_background = options.muted, options.mute_background
        self.keys = dict(options.keys)


class SettingsStore:
    """The settings file of a folder; `None` keeps everything in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / FILE if folder is not None else None
        self.damaged = False
        """Whether the file could not be read and was set aside."""
        self.problem = ""
        """Why the last change could not be written, as the system says it."""
        self.settings = self._load()

    def _load(self) -> Settings:
        if self.path is None:
            return Settings()
        try:
            return Settings.model_validate_json(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, ValidationError):
            self.damaged = True
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged.json"))
            return Settings()

    def save(self) -> bool:
        """Writes the settings, whole or not at all; false if the system refuses."""
        if self.path is None:
            return True
        text = json.dumps(self.settings.model_dump(mode="json"), indent=1, ensure_ascii=False)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=FILE, text=True)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, self.path)
        except OSError as error:
            self.problem = str(error)
            return False
        self.problem = ""
        return True
