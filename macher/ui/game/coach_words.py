"""What the coach says: the reason in a sentence with its figures, then the better choice in a few words."""

from __future__ import annotations

from macher.i18n import Texts
from macher.rules.edition import Edition
from macher.ui.game.advice import Asked
from macher.ui.game.advice_words import AdviceWords
from macher.ui.game.coach import KINDS, Warned

__all__ = ["coach_text"]


def coach_text(texts: Texts, edition: Edition, asked: Asked, warned: Warned) -> str:
    """The whole text; the figures are those of the value that found the better choice."""
    words, points = AdviceWords(texts, edition, asked), max(1, warned.points)
    choice = words.command(warned.better.command)
    if warned.kind not in KINDS:
        return texts("coach-other", choice=choice, points=points, why=words.effect(warned.better))
    return f"{_reason(texts, words, warned)} {texts('coach-better', choice=choice, points=points)}"


def _reason(texts: Texts, words: AdviceWords, warned: Warned) -> str:
    """The sentence of a mistake with a name."""
    named: dict[str, str | int] = dict(warned.numbers)
    for name in ("money", "wiser"):
        if name in named:
            named[name] = texts.money(int(named[name]))
    if "votes" in named:
        named["said"] = texts("coach-votes", votes=int(named["votes"]))
    if "more" in named:
        named["gain"] = texts("coach-votes", votes=int(named["more"]))
    if warned.land >= 0:
        named["land"] = words.names.land(warned.land)
    if warned.other >= 0:
        named["other"] = words.names.land(warned.other)
    if warned.seat >= 0:
        named["party"] = words.names.party(warned.seat)
    return texts(f"coach-{warned.kind}", **named)
