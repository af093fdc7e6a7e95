"""How strong AI seats are, in words: the line over the seats, and the tooltip of each level."""

from __future__ import annotations

from macher.ai.added import ADDED
from macher.ai.kinds import HIDDEN, LOOKING, STYLES, is_added, read_kind
from macher.ai.personalities import in_language
from macher.ai.ratings import ANCHOR, USUAL, looks_ahead, rating_of
from macher.i18n import Texts
from macher.rules.edition import Edition
from macher.session.config import AI_KINDS


def kind_text(texts: Texts, kind: str) -> str:
    """A kind of AI seat as the table names it; a hidden personality stays hidden."""
    found = read_kind(kind)
    level = texts(f"newgame-level-{found.level}")
    style = style_name(texts, found.style) if found.style else ""
    return texts("ai-kind", level=level, style=style) if style else texts("newgame-seat-ai", level=level)


def offered_styles() -> list[str]:
    """Styles offered for a level: none, the personalities of the game and of mods, and a hidden one."""
    return ["", *STYLES, *ADDED, HIDDEN]


def style_name(texts: Texts, style: str) -> str:
    """The name of a personality; empty if its mod is gone."""
    if is_added(style):
        return in_language(ADDED[style].file.name, texts.lang) if style in ADDED else ""
    return texts(f"ai-style-{style or 'none'}")


def style_tip(texts: Texts, style: str) -> str:
    """What a personality likes; for one from a mod also its origin, and that its strength was not measured."""
    if style not in ADDED:
        return texts(f"ai-style-{style or 'none'}-help")
    added = ADDED[style]
    said = in_language(added.file.about, texts.lang)
    return " ".join(part for part in (said, texts("ai-style-added", mod=added.mod)) if part)


def ratings_line(texts: Texts, edition: Edition, elections: int) -> tuple[str, str]:
    """The ratings of all levels in a line, and in a shorter one."""
    found = []
    for level in AI_KINDS:
        word = texts(f"newgame-level-{level}")
        rating = _rating(level, edition, elections)
        if rating:
            found.append(texts("ai-rating-item", level=word, rating=rating))
        elif level not in LOOKING or looks_ahead(edition):
            found.append(texts("ai-rating-unknown", level=word))
    said = " · ".join(found)
    return texts("ai-ratings", list=said), texts("ai-ratings-short", list=said)


def _rating(level: str, edition: Edition, elections: int) -> str:
    """The rating in figures, as a range if it may equal that of the usual level; empty if it was not measured."""
    if level == ANCHOR:
        return str(USUAL)
    row = rating_of(level, edition, elections)
    if row is None:
        return ""
    low, high = row.range
    return f"{low}–{high}" if low <= USUAL <= high else str(row.points)


def level_tip(texts: Texts, edition: Edition, elections: int, level: str) -> str:
    """What a level does, its measured strength, and what it may see."""
    parts = [texts(f"ai-level-{level}-help")]
    row = rating_of(level, edition, elections)
    if level == ANCHOR:
        parts.append(texts("ai-rating-anchor"))
    elif level in LOOKING and not looks_ahead(edition):
        parts = [texts("ai-rating-same")]
    elif row is None:
        parts.append(texts("ai-rating-none"))
    else:
        low, high = row.range
        parts.append(
            texts(
                "ai-rating-help",
                rating=str(row.points),
                low=str(low),
                high=str(high),
                games=row.games,
                share=texts.share(row.share),
                chance=texts.share(1 / row.seats),
            )
        )
        if low <= USUAL <= high:
            parts.append(texts("ai-rating-unsure"))
    return " ".join([*parts, texts("ai-fair")])
