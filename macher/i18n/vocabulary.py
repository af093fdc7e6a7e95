"""The words and the money of an edition.

The catalogue uses the words of 2019.  If an older edition has another word or rule, a second message stands beside the
general one.  Its key ends with the name of a vocabulary: ``log-base--classic`` beside ``log-base``.  `Texts.play` says
which vocabularies count, the nearest first; if none of them has a message, the general one is used.  A second message
may take only variables of the general one, and a language whose general word fits needs none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEPARATOR: Final = "--"
"""Stands between a key and the name of a vocabulary, and nowhere else in a key."""

EURO: Final = "EUR"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """How an edition speaks."""

    words: tuple[str, ...] = ()
    """Names of vocabularies, the nearest first: ``1997``, ``classic``."""
    currency: str = EURO
    """ISO code of its money."""


PLAIN: Final = Vocabulary()
"""The words of 2019, and euros."""


def general_key(key: str) -> str:
    """The key for which a message stands: ``log-base`` for ``log-base--classic``."""
    return key.partition(SEPARATOR)[0]


def variants(key: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """The keys under which a message may stand, the nearest first and the general one last."""
    return (*(f"{key}{SEPARATOR}{word}" for word in vocabulary.words), key)
