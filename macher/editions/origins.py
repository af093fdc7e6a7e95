"""Works out which figures each note of origin in a data file covers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from macher.editions.figures import upwards
from macher.editions.problems import Problem
from macher.rules.edition import Figure

if TYPE_CHECKING:
    from macher.editions.schema import BoxTable, ProvenanceTable

_NOTES = "provenance"
_BOX = "box"
_ASIDE = (_NOTES, _BOX)
"""Tables about figures, which hold none themselves."""


def nodes(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every table, list and figure below ``node`` with its path, in the order of the file."""
    children: Sequence[tuple[str, Any]] = ()
    if isinstance(node, dict):
        children = [(key, value) for key, value in node.items() if path or key not in _ASIDE]
    elif isinstance(node, list):
        children = [(str(number), value) for number, value in enumerate(node, start=1)]
    for key, value in children:
        below = f"{path}.{key}" if path else key
        yield below, value
        yield from nodes(value, below)


def leaves(raw: Mapping[str, Any]) -> tuple[str, ...]:
    """Path of every single figure in a file, without the notes."""
    return tuple(path for path, node in nodes(raw) if not isinstance(node, dict | list))


def resolve(
    raw: Mapping[str, Any], notes: Sequence[ProvenanceTable], box: Sequence[BoxTable] = ()
) -> tuple[tuple[Figure, ...], tuple[Problem, ...]]:
    """Notes with every * expanded, and problems: notes that are unused, contradictory or missing.

    What the player's box says is stronger than every note.
    """
    paths = [path for path, _ in nodes(raw)]
    strength: dict[str, int] = {}
    noted: dict[str, Figure] = {}
    problems: list[Problem] = []
    for number, note in enumerate(notes, start=1):
        for place, pattern in enumerate(note.of, start=1):
            key = f"{_NOTES}.{number}.of.{place}"
            hits = [path for path in paths if _matches(pattern, path)]
            if not hits:
                problems.append(Problem(key, "data-provenance-nothing", {"found": pattern}))
            wildcards = pattern.split(".").count("*")
            for path in hits:
                if strength.get(path) == wildcards:
                    problems.append(Problem(key, "data-provenance-twice", {"found": path}))
                elif path not in strength or wildcards < strength[path]:
                    strength[path] = wildcards
                    noted[path] = Figure(path, note.provenance, note.source)
    noted.update(_boxed(raw, box))
    problems.extend(
        Problem(path, "data-no-provenance") for path in leaves(raw) if not any(each in noted for each in upwards(path))
    )
    in_use = _in_use(raw, noted) if box else noted
    return tuple(noted[path] for path in paths if path in in_use), tuple(problems)


def _in_use(raw: Mapping[str, Any], noted: Mapping[str, Figure]) -> set[str]:
    """Notes that hold for at least one figure: where the box says all of a table, the note on the table is gone."""
    nearest = (next((each for each in upwards(path) if each in noted), "") for path in leaves(raw))
    return {path for path in nearest if path}


def _boxed(raw: Mapping[str, Any], box: Sequence[BoxTable]) -> dict[str, Figure]:
    """Figures that are those of the player's box; one that the file does not follow is not among them."""
    found = dict(nodes(raw))
    noted: dict[str, Figure] = {}
    for card in box:
        for key, value in card.says.items():
            path = f"{card.card}.{key}"
            if path not in found or _plain(found[path]) != _plain(value):
                continue
            figure = Figure(path, "box", f"{card.card}, {card.day}")
            noted[path] = figure
            noted.update({each: replace(figure, key=each) for each in found if each.startswith(f"{path}.")})
    return noted


def _plain(value: Any) -> Any:
    """A figure as the box writes it: signs are on a card or not."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def _matches(pattern: str, path: str) -> bool:
    wanted, parts = pattern.split("."), path.split(".")
    return len(wanted) == len(parts) and all(want in ("*", part) for want, part in zip(wanted, parts, strict=True))
