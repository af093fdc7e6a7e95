"""How an edition speaks: the names of its vocabularies and its money, as the texts want them."""

from __future__ import annotations

from macher.i18n.vocabulary import EURO, Vocabulary
from macher.rules.edition import Edition

__all__ = ["words_of"]


def words_of(edition: Edition) -> Vocabulary:
    """For `Texts.play` where a game begins, and for `Texts.in_words` on a page about an edition."""
    return Vocabulary(edition.words, getattr(edition.figures, "currency", EURO))
