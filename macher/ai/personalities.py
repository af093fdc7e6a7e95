"""Personalities that players add: how their figures are checked, and how one is known by its name in any process.

A personality is a name with tastes (`Tastes`), weights for the edition of 2019 (`Weights`) and weights for the classic
ones (`ClassicWeights`); missing figures are those of a seat without a personality.  Bad figures can make a seat
play badly, but never break a rule: it chooses only among legal commands.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model

from macher.ai.added import ADDED, Added
from macher.ai.classic.weights import CLASSIC
from macher.ai.styles import PLAIN, STYLED, Style, Tastes
from macher.ai.weights import NORMAL

__all__ = ["PersonalityFile", "add", "bounds", "definition", "in_language", "learn", "style_of"]

MOST_LIKED: Final = 10.0
"""Most points that a taste may be worth, for or against."""
STRETCH: Final = 10.0
"""Largest factor by which a weight may be above or below its usual value."""

Said = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
_STRICT: Final = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


def _bounds(usual: object, name: str) -> tuple[float, float]:
    """The least and largest value allowed for a figure with this usual value; chances and parts end at 1."""
    if isinstance(usual, Tastes):
        return -MOST_LIKED, MOST_LIKED
    value = getattr(usual, name)
    return value / STRETCH, 1.0 if value <= 1 else value * STRETCH


def bounds(table: str, name: str) -> tuple[float, float]:
    """The least and largest value allowed for a figure in a table of a file (`tastes`, `weights`, `classic`)."""
    return _bounds({"tastes": Tastes(), "weights": NORMAL, "classic": CLASSIC}[table], name)


def _table_of(usual: object) -> type[BaseModel]:
    """The shape of a table of figures: each may be left out; figures that are lists cannot be changed."""
    shape: dict[str, Any] = {}
    for field in fields(usual):  # type: ignore[arg-type]  # the three classes of figures are dataclasses
        if isinstance(getattr(usual, field.name), float):
            low, high = _bounds(usual, field.name)
            shape[field.name] = (float | None, Field(None, ge=low, le=high))
    return create_model(type(usual).__name__, __config__=_STRICT, **shape)


_Tastes = _table_of(Tastes())
_Weights = _table_of(NORMAL)
_Classic = _table_of(CLASSIC)


class PersonalityFile(BaseModel):
    """Content of a file: name and description, as one text or by language, and the figures."""

    model_config = _STRICT

    name: Name | Annotated[dict[str, Name], Field(min_length=1)]
    about: Said | dict[str, Said] = Field(default_factory=dict)
    tastes: _Tastes = Field(default_factory=_Tastes)  # type: ignore[valid-type]  # made from the dataclass above
    weights: _Weights = Field(default_factory=_Weights)  # type: ignore[valid-type]
    classic: _Classic = Field(default_factory=_Classic)  # type: ignore[valid-type]

    def style(self) -> Style:
        """The figures as seats use them."""
        weights, classic = replace(NORMAL, **_given(self.weights)), replace(CLASSIC, **_given(self.classic))
        return Style(weights, classic, Tastes(**_given(self.tastes)))

    def definition(self) -> str:
        """What another process has to be told to know it."""
        return self.model_dump_json(exclude_none=True)


def _given(table: Any) -> dict[str, Any]:
    found: dict[str, Any] = table.model_dump(exclude_none=True)
    return found


def add(key: str, file: PersonalityFile, mod: str) -> None:
    """Adds a personality under a name (`kinds.added_name`)."""
    ADDED[key] = Added(file, mod)


def in_language(said: str | dict[str, str], lang: str) -> str:
    """The text in a language, else in English, else the first one; empty if there is none."""
    if isinstance(said, str):
        return said
    return said.get(lang) or said.get("en") or next(iter(said.values()), "")


def style_of(key: str, grudges: tuple[int, ...] = ()) -> Style:
    """The figures of a personality with its grudges; if its mod is gone, those of a seat without one."""
    style = STYLED[key] if key in STYLED else ADDED[key].file.style() if key in ADDED else PLAIN
    return replace(style, grudges=grudges) if grudges else style


def definition(key: str) -> str:
    """Text that makes a personality known to another process (`learn`); empty for those of the game."""
    return ADDED[key].file.definition() if key in ADDED else ""


@lru_cache(maxsize=32)
def _told(text: str) -> PersonalityFile:
    return PersonalityFile.model_validate_json(text)


def learn(key: str, text: str) -> None:
    """Adds a personality from the text that another process sent (`definition`)."""
    if text != definition(key):
        add(key, _told(text), "")
