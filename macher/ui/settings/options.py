"""What the player may choose about the interface, and how it is checked when it is read."""

# ruff: noqa: RUF009  # `_kept` gives fields, made anew for each

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, Literal, get_args

from macher.checked import Check, flag, listed, maybe, number, one_of, table, text
from macher.ui.keys import Chord
from macher.ui.layout import LayoutName
from macher.ui.paint.painter import PICTURES, Pictures
from macher.ui.theme.tokens import PARTIES, is_colour

MOST_ENTRIES: Final = 500
"""Most entries of a list or table in the settings: more than there are keys, lengths, people or helpers."""
MOST_TEXT: Final = 256 * 1024
"""Most characters of a text that has no limit of its own: as many as the file."""

ASSISTS: Final = ("ladder", "grid", "warnings", "advisor")
"""Cost ladder of rallies, match grid, warnings about what cannot be paid, advice.  Projections have options of their
own, since they came before the helpers."""


ThemeChoice = Literal["paper", "night", "system"]
"""A theme, or ``system`` for the one that the system uses."""
Handover = Literal["curtain", "peek", "open"]
"""How people at one screen take turns: `curtain` (nothing private until the player says they are there), `peek` (the
table stays, private things are shown for a moment), `open` (no secrets)."""
HANDOVERS: Final[tuple[Handover, ...]] = get_args(Handover)

Speed = Literal["instant", "fast", "normal", "told"]
"""How fast others act: at once, in a blink, so that one can follow (shown as "relaxed"), or each at a press."""
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)

CoachWhen = Literal["first", "always", "never"]
"""When the coach speaks: in the first games that are finished, always, or never."""
COACHES: Final[tuple[CoachWhen, ...]] = get_args(CoachWhen)

TalkWhen = Literal["yes", "elections", "no"]
"""When the six characters speak: whenever there is something to say, only after elections, or never."""
TALKS: Final[tuple[TalkWhen, ...]] = get_args(TalkWhen)

Reveals = Literal["full", "short", "none"]
"""How what is turned up on the table is told."""
REVEALS: Final[tuple[Reveals, ...]] = get_args(Reveals)


_TEXT: Final = text(MOST_TEXT)
_SHARE: Final = number(0, 1)


def _colours(value: Any) -> dict[str, str]:
    """Colours of parties, without what is no party or no colour."""
    found: dict[str, str] = table(_TEXT, _TEXT, MOST_ENTRIES)(value)
    return {party: colour for party, colour in found.items() if party in PARTIES and is_colour(colour)}


def _keys(value: Any) -> dict[str, list[str]]:
    """Keys of actions, without what cannot be read as keys."""
    found: dict[str, list[str]] = table(_TEXT, listed(_TEXT, MOST_TEXT), MOST_ENTRIES)(value)
    return {action: [chord for chord in chords if Chord.readable(chord)] for action, chords in found.items()}


def _helpers(value: Any) -> list[str]:
    """Names of helpers as a list, as files know them; a set in the usual order."""
    names = [name for name in ASSISTS if name in value] if isinstance(value, frozenset) else value
    found: list[str] = listed(_TEXT, MOST_ENTRIES)(names)
    return found


def _kept(check: Check, usual: Any) -> Any:
    """An option that is kept in the settings, where it is checked when it is read."""
    if isinstance(usual, dict):
        return field(default_factory=dict, metadata={"check": check})
    return field(default=usual, metadata={"check": check})


@dataclass(frozen=True)
class UiOptions:
    """How the interface looks and moves. `App.set_options` takes a changed copy into use at once.

    All but the language is kept in the settings as it is declared here.
    """

    scale: float = _kept(number(0.75, 2.0), 1.0)
    """The player's size, 0.75 to 2.0 in steps of 0.05."""
    layout: LayoutName | None = _kept(maybe(one_of(*get_args(LayoutName))), None)
    """A fixed layout, or None for the one that fits."""
    fullscreen: bool = _kept(flag, False)
    theme: ThemeChoice = _kept(one_of(*get_args(ThemeChoice)), "paper")
    palette: str = _kept(text(200), "default")
    """A palette of the game, `own`, or one from a mod; one that no longer exists looks like `default`."""
    own_colours: dict[str, str] = _kept(_colours, {})
    """Fills of the palette `own`, by party; a party without one keeps its usual colour."""
    reduced_motion: bool = _kept(flag, False)
    reveals: Reveals = _kept(one_of(*REVEALS), "full")
    """How what is turned up on the table is told."""
    stops: bool = _kept(flag, True)
    """Whether the table waits for a press where a move of somebody else costs the player something."""
    patterns: bool = _kept(flag, False)
    pictures: Pictures = _kept(one_of(*PICTURES), "full")
    projections: bool = _kept(flag, True)
    assists: frozenset[str] = _kept(_helpers, frozenset(ASSISTS))
    """Helpers that are switched on."""
    volume: float = _kept(_SHARE, 0.6)
    """Loudness of everything, 0 to 1."""
    effects: float = _kept(_SHARE, 1.0)
    """Loudness of the effects within that, 0 to 1."""
    muted: bool = _kept(flag, False)
    mute_background: bool = _kept(flag, True)
    """Whether there is silence while the window is in the background."""
    ambience: float = _kept(_SHARE, 0.25)
    """Loudness of the room around the table within that, 0 to 1; quiet until the player raises it."""
    confirm_twice: bool = _kept(flag, False)
    """Whether a button that cannot be taken back has to be pressed a second time."""
    keys: dict[str, list[str]] = _kept(_keys, {})
    language: str = "en"


def look() -> dict[str, tuple[Check, Any]]:
    """The options that are kept in the settings, with check and usual value."""
    return {
        each.name: (each.metadata["check"], {} if each.default is MISSING else each.default)
        for each in fields(UiOptions)
        if "check" in each.metadata
    }
