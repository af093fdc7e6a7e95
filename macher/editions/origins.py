"""Works out which figures each note of origin in a data file covers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from macher.editions.figures import upwards
from macher.editions.problems import Problem
from macher.rules.edition import Figure

if TYPE_CHECKING:
    from macher.editions.schema import ProvenanceTable

_NOTES = "provenance"


def nodes(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every table, list and figure below ``node`` with its path, in the order of the file."""
    children: Sequence[tuple[str, Any]] = ()
    if isinstance(node, dict):
        children = [(key, value) for key, value in node.items() if path or key != _NOTES]
    elif isinstance(node, list):
        children = [(str(number), value) for number, value in enumerate(node, start=1)]
    for key, value in children:
        below = f"{path}.{key}" if path else key
        yield below, value
        yield from nodes(value, below)


def leaves(raw: Mapping[str, Any]) -> tuple[str, ...]:
    """Path of every single figure in a file, without the notes."""
    return tuple(path for path, node in nodes(raw) if not isinstance(node, dict | list))


def resolve(raw: Mapping[str, Any], notes: Sequence[ProvenanceTable]) -> tuple[tuple[Figure, ...], tuple[Problem, ...]]:
    """Notes with every * expanded, and problems: notes that are unused, contradictory or missing."""
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
    problems.extend(
        Problem(path, "data-no-provenance") for path in leaves(raw) if not any(each in noted for each in upwards(path))
    )
    return tuple(noted[path] for path in paths if path in noted), tuple(problems)


def _matches(pattern: str, path: str) -> bool:
    wanted, parts = pattern.split("."), path.split(".")
    return len(wanted) == len(parts) and all(want in ("*", part) for want, part in zip(wanted, parts, strict=True))
