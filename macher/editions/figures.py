"""What the game shows about its figures: where each comes from, and which are reconstructions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.editions.shipped import SHIPPED
from macher.rules.edition import Edition, Figure, Provenance

SUBJECTS: Final = (
    "edition",
    "lengths",
    "lengths-minutes",
    "presence",
    "votes",
    "votes-bands",
    "lands",
    "lands-size",
    "lands-maximum",
    "lands-points",
    "polls",
    "polls-kept_base",
    "polls-cards",
    "politicians",
    "program",
    "program-copies",
    "program-display",
    "opinions",
    "start",
    "start-money",
    "start-base",
    "start-blocks",
    "rallies",
    "media",
    "trend",
    "trend-scale",
    "election",
    "money",
    "donations",
    "classic-edition",
    "classic-edition-topics",
    "classic-lengths",
    "classic-lengths-minutes",
    "classic-presence",
    "classic-votes-bands",
    "classic-lands-maximum",
    "classic-lands-points",
    "classic-polls",
    "classic-polls-cards",
    "classic-politicians",
    "classic-program",
    "classic-opinions",
    "classic-start-money",
    "classic-start-base",
    "classic-start-meetings",
    "classic-start-column_1",
    "classic-start-column_2",
    "classic-rallies",
    "classic-media",
    "classic-trend",
    "classic-national",
    "classic-national-spaces",
    "classic-coalitions",
    "classic-dice",
    "classic-members",
    "classic-money",
    "classic-contributions",
    "classic-contributions-cards",
)
"""Subjects of figures. ``figure-<subject>`` is the text key of the name; with ``-why`` added, of our reasoning."""
_NAMED: Final = ("lengths", "lands")
"""Tables with named entries; the names are left out when looking for the subject."""


def figures_of(edition: Edition) -> tuple[Figure, ...]:
    """Every figure or table with a note, in the order of the data file; a deeper path overrides the ones above."""
    return edition.provenance


def reconstructions(edition: Edition) -> tuple[Figure, ...]:
    """Figures without a source, for which the edition uses reasoned values."""
    return tuple(figure for figure in edition.provenance if figure.provenance == "reconstruction")


def origin_of(edition: Edition, key: str) -> Figure:
    """The note that holds for one figure: on its own path, else on the nearest table around it.

    Raises ``KeyError`` for a path that no note covers.
    """
    noted = {figure.key: figure for figure in edition.provenance}
    for path in upwards(key):
        if path in noted:
            return noted[path]
    raise KeyError(key)


def subject_of(key: str, kind: str = "") -> str:
    """What the figure on this path is about, one of ``SUBJECTS``. Raises ``KeyError`` for other paths.

    ``kind`` is the prefix of the subjects of this kind of data file (``parts.Reader.subjects``).
    """
    parts = key.split(".")
    if parts[0] in _NAMED:
        parts[1:2] = []
    for depth in (2, 1):
        subject = kind + "-".join(parts[:depth])
        if subject in SUBJECTS:
            return subject
    raise KeyError(key)


def subjects(edition: Edition, provenance: Provenance) -> tuple[str, ...]:
    """What the figures of one origin are about, each once, in the order of ``SUBJECTS``."""
    kind = SHIPPED[edition.key].reader().subjects
    found = {subject_of(figure.key, kind) for figure in edition.provenance if figure.provenance == provenance}
    return tuple(subject for subject in SUBJECTS if subject in found)


def upwards(path: str) -> Iterator[str]:
    """The path itself and every table around it."""
    parts = path.split(".")
    for depth in range(len(parts), 0, -1):
        yield ".".join(parts[:depth])
