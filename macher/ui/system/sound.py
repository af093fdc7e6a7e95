"""Sound: short effects, dry like paper and wood, each for something that is seen at the same moment.

Only one effect sounds at a time; a weightier one replaces it.  Without a device, or with a file missing, the game goes
on in silence.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from macher.resources import asset

log = logging.getLogger(__name__)

INSIDE: Final = "newsroom"
"""The file of the room around the table: air, keys, paper, a stamp; there are no voices in it."""
OUTSIDE: Final = "square"
"""The file of a square at night, with wind and a far bell: for what is told of elections and winners."""
_OUTSIDE: Final = frozenset({"election", "final", "poster"})
"""Screens that are told out there, by name."""
_FADE: Final = 600
"""Milliseconds in which one of the two comes in."""
RATE: Final = 22_050
"""Samples per second of the files; the mixer uses the same rate, so that nothing has to be converted."""
BUFFER: Final = 512


@dataclass(frozen=True, slots=True)
class Effect:
    """A sound: its weight against others of the same moment, and what is seen when it sounds."""

    weight: int
    seen: str


EFFECTS: Final[dict[str, Effect]] = {
    "card": Effect(1, "a card that lies somewhere else, with its mark"),
    "tick": Effect(1, "the clock of the election night, which closes"),
    "slide": Effect(1, "paper that is pushed onto the table or off it, in a reveal"),
    "flap": Effect(2, "an envelope that opens"),
    "flip": Effect(2, "a card that turns over"),
    "coin": Effect(2, "an amount of money in the rail and in the log"),
    "vote": Effect(3, "a bar of votes that grows"),
    "column": Effect(3, "a column of the election night that fills up"),
    "marker": Effect(4, "a marker on a board or on media presence"),
    "rally": Effect(4, "rallies in a party's row"),
    "dice": Effect(4, "dice that fall, with their pips"),
    "line": Effect(5, "the line of the majority that is drawn across the columns"),
    "pencil": Effect(5, "a figure or a cross that is written, in a reveal"),
    "thud": Effect(5, "the plate of the best bid that comes down"),
    "stamp": Effect(5, "the badge of who has decided, or opened answers"),
    "gavel": Effect(6, "who won an auction or is start player"),
    "turn": Effect(7, "the question in the dock"),
    "refusal": Effect(8, "the sentence that says why not"),
    "fanfare": Effect(9, "the election night, or the final scoring"),
}
"""Every effect by the name of its file."""


class Mixer:
    """The system's sound by way of pygame: one channel for effects, one for the room."""

    def __init__(self, channel: pygame.mixer.Channel, room: pygame.mixer.Channel) -> None:
        self._channel, self._room = channel, room
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._place = ""
        """What the channel of the room plays."""

    @classmethod
    def open(cls) -> Mixer | None:
        """The device, or None if the system has none or refuses it."""
        try:
            pygame.mixer.init(RATE, -16, 1, BUFFER)
            return cls(pygame.mixer.Channel(0), pygame.mixer.Channel(1))
        except (pygame.error, AttributeError, NotImplementedError) as error:
            # The last two errors come from pygame builds without a mixer.
            log.info("no sound: %s", error)
            return None

    def play(self, effect: str, volume: float) -> None:
        """Starts an effect and ends the one before; the volume is 0 to 1.

        Raises ``OSError`` or ``pygame.error`` if the file can't be played.
        """
        sound = self._sounds.get(effect)
        if sound is None:
            sound = self._sounds[effect] = pygame.mixer.Sound(str(asset("sounds", f"{effect}.wav")))
        self._channel.set_volume(volume)
        self._channel.play(sound)

    def busy(self) -> bool:
        """Whether an effect sounds."""
        return bool(self._channel.get_busy())

    def stop(self) -> None:
        """Ends the effect that sounds."""
        self._channel.stop()

    def room(self, volume: float, place: str) -> None:
        """Plays what is heard around the table at this place in a loop, at this loudness; 0 ends it.

        Raises ``OSError`` or ``pygame.error`` if the file can't be played.
        """
        if volume <= 0:
            self._room.stop()
            return
        self._room.set_volume(volume)
        if self._place != place or not self._room.get_busy():
            sound = pygame.mixer.Sound(str(asset("sounds", f"{place}.wav")))
            self._room.play(sound, loops=-1, fade_ms=_FADE)
            self._room.set_volume(volume)
            self._place = place


class Sounds:
    """Plays effects as loud as the player wants them; silent without a device."""

    def __init__(self, device: Mixer | None = None, find: Callable[[], Mixer | None] | None = None) -> None:
        """`find` looks for a device when `open` is called; without it, only `device` is used."""
        self.device = device
        self._find = find
        self.volume = 1.0
        """0 to 1: both sliders together."""
        self.ambience = 0.0
        """0 to 1: both sliders of the room together."""
        self.place = INSIDE
        """Where the table is heard to stand."""
        self.muted = False
        self.away = False
        """Whether the window is in the background and shall be silent there."""
        self.problem = ""
        """Why an effect could not be played, for the settings."""
        self._hushed = False
        self._sounding = ""

    def open(self) -> None:
        """Looks for a device."""
        if self.device is None and self._find is not None:
            self.device = self._find()
        self.follow()

    def follow(self) -> None:
        """Applies changed loudness and silence."""
        if self.device is None:
            return
        quiet = self.muted or self.away
        if quiet:
            self.device.stop()
        try:
            self.device.room(0.0 if quiet or self._hushed else self.ambience, self.place)
        except (OSError, pygame.error) as error:
            self.problem = str(error)
            log.warning("sound %s: %s", self.place, error)

    def move_to(self, screen: str) -> None:
        """Goes to the place where a screen is told."""
        place = OUTSIDE if screen in _OUTSIDE else INSIDE
        if place != self.place:
            self.place = place
            self.follow()

    def hush(self, hushed: bool) -> None:
        """Lets the room fall silent for a moment, or come back."""
        if hushed != self._hushed:
            self._hushed = hushed
            self.follow()

    def close(self) -> None:
        """Gives the device back."""
        if self._find is not None and self.device is not None:
            self.device.stop()
            self.device.room(0.0, self.place)
            self.device = None
            pygame.mixer.quit()

    @property
    def possible(self) -> bool:
        """Whether there is a device."""
        return self.device is not None

    def play(self, effect: str) -> None:
        """Plays an effect, unless a weightier one sounds.  An empty name is silence; raises KeyError for others."""
        if not effect:
            return
        weight = EFFECTS[effect].weight
        if self.device is None or self.muted or self.away or self.volume <= 0:
            return
        try:
            if self.device.busy() and self._sounding and EFFECTS[self._sounding].weight > weight:
                return
            self.device.play(effect, self.volume)
        except (OSError, pygame.error) as error:
            self.problem = str(error)
            log.warning("sound %s: %s", effect, error)
            return
        self._sounding = effect
