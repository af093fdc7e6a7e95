"""The figures of a data file as rows that a person can read, and how an edited copy differs from the shipped file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from macher.editions.figures import origin_of
from macher.editions.loader import load_edition, read
from macher.editions.origins import nodes
from macher.rules.edition import Edition, Figure


@dataclass(frozen=True, slots=True)
class FigureRow:
    """One figure, one list of figures or one small table."""

    key: str
    value: str
    """The value as written in the data file, without brackets."""
    origin: Figure
    exceptions: tuple[Figure, ...] = ()
    """Notes on single entries, which override ``origin``."""


@dataclass(frozen=True, slots=True)
class Change:
    """A figure that differs between an edited copy and the shipped file; "" if one of them lacks it."""

    key: str
    shipped: str
    edited: str


def figure_rows(path: Path) -> tuple[FigureRow, ...]:
    """Every figure of a usable data file in its order. Raises ``DataError`` for any other file."""
    edition, raw = load_edition(path), read(path)
    return tuple(_row(edition, key, value) for key, value in _lines(raw))


def changes(edited: Path, shipped: Path) -> tuple[Change, ...]:
    """Figures that differ, in the order of the shipped file. Raises ``DataError`` for files that are not TOML."""
    before, after = _values(read(shipped)), _values(read(edited))
    keys = [*before, *(key for key in after if key not in before)]
    pairs = ((key, before.get(key, ""), after.get(key, "")) for key in keys)
    return tuple(Change(key, old, new) for key, old, new in pairs if old != new)


def _values(raw: Mapping[str, Any]) -> dict[str, str]:
    return {key: _written(value) for key, value in _lines(raw)}


def _lines(raw: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Figures by line: a list of plain figures or a small table, such as one poll, takes one line."""
    lines: list[tuple[str, Any]] = []
    for key, node in nodes(raw):
        inside_line = bool(lines) and key.startswith(f"{lines[-1][0]}.")
        if not inside_line and _fits_line(key, node):
            lines.append((key, node))
    return lines


def _fits_line(key: str, node: Any) -> bool:
    if isinstance(node, dict):
        return "." in key and _plain(node.values())
    return not isinstance(node, list) or _plain(node)


def _plain(entries: Iterable[Any]) -> bool:
    return not any(isinstance(entry, dict | list) for entry in entries)


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={_written(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(_written(entry) for entry in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _row(edition: Edition, key: str, value: Any) -> FigureRow:
    inside = tuple(figure for figure in edition.provenance if figure.key.startswith(f"{key}."))
    try:
        origin = origin_of(edition, key)
    except KeyError:  # only the entries have notes
        origin = inside[0]
    return FigureRow(key, _written(value), origin, inside)
