"""Shared builders of all editions: point tables of state cards, and the edition from its figures and lengths."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from macher.editions.parts import EditionParts
from macher.editions.shipped import words_of_edition
from macher.rules.capabilities import NOTHING_MORE, Capabilities
from macher.rules.edition import Edition, Figure, Figures, Length

TABLE_VOTES: Final = 50
"""Fewest votes for which a state card gives its maximum (EN19 section 02, VG06 6.2.8)."""
_DIGEST_LENGTH: Final = 16


def assemble(
    parts: EditionParts,
    seats: tuple[int, ...],
    lengths: Mapping[int, Length],
    figures: Figures,
    provenance: tuple[Figure, ...],
    capabilities: Capabilities = NOTHING_MORE,
) -> Edition:
    """The edition with these figures and lengths, and with the steps and computations of its kind."""
    return Edition(
        key=parts.key,
        seats=seats,
        lengths=lengths,
        figures=figures,
        provenance=provenance,
        setup=parts.setup,
        phases=parts.phases,
        policies=parts.policies,
        procedures=parts.procedures,
        sources=parts.sources,
        house_rules=parts.house_rules,
        words=words_of_edition(parts.key),
        capabilities=capabilities,
        data_digest=_digest(parts.key, seats, lengths, figures),
    )


def expand(bands: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Points for 0, 1 ... 50 votes from rows that begin at ``bands`` votes."""
    table: list[int] = []
    row = 0
    for votes in range(TABLE_VOTES + 1):
        while row + 1 < len(bands) and bands[row + 1] <= votes:
            row += 1
        table.append(points[row])
    return tuple(table)


def _digest(key: str, seats: tuple[int, ...], lengths: Mapping[int, Length], figures: Figures) -> str:
    """Fingerprint of everything that can change a game: comments, notes of origin and minutes do not count."""
    played = {elections: {**asdict(length), "minutes": None} for elections, length in lengths.items()}
    for length in played.values():
        del length["presence_paths"]
    content = json.dumps([key, seats, played, asdict(figures)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()[:_DIGEST_LENGTH]
