"""What an edition is called here: its vocabularies, and the mark of a figure that nobody knows for certain."""

from __future__ import annotations

from macher.editions.figures import origin_of
from macher.i18n.texts import Texts
from macher.i18n.vocabulary import EURO, Vocabulary
from macher.rules.edition import Edition


def words_of(edition: Edition) -> Vocabulary:
    """For `Texts.play` where a game begins, and for `Texts.in_words` on a page about an edition."""
    return Vocabulary(edition.words, getattr(edition.figures, "currency", EURO))


def with_origin(tip: str, texts: Texts, edition: Edition, *paths: str) -> str:
    """A tooltip, with a last line if one of the figures on these paths of the data file is a reconstruction."""
    if any(origin_of(edition, path).provenance == "reconstruction" for path in paths):
        return f"{tip}\n{texts('provenance-reconstruction-tip')}"
    return tip
