"""The words and the money of an edition.

The catalogue speaks the words of 2019.  Where an older edition calls something else, or where a rule in a text is
another, a second message stands beside the general one: its key with the name of a vocabulary hung on it,
``log-base--classic`` beside ``log-base``.  `Texts.play` says which vocabularies count, the nearest first; a key that
none of them has is the general one.  Such a message takes no variable that the general one does not take, and a
language whose general word fits does without it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEPARATOR: Final = "--"
"""Between a key and the name of a vocabulary; stands in no other key."""

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
