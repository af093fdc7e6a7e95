"""Which rule stands behind a refusal, or behind a part of the table, and how it is cited."""

from __future__ import annotations

from typing import Final

from macher.i18n.refusals import Sentence
from macher.i18n.rulebook import Rulebook, rule_label
from macher.i18n.texts import Texts
from macher.rules.edition import Edition
from macher.session.undo import (
    REDO_NOTHING,
    REDO_OTHER_PLAYER,
    UNDO_CHANCE,
    UNDO_NOT_AGREED,
    UNDO_NOTHING,
    UNDO_OTHER_PLAYER,
    UNDO_REVEALED,
)
from macher.ui.scene import Node

_PHASE = "phase"
"""First word of the ids of the phases in the top bar; the second one is the step."""
_BEFORE = ("spot", "caption")
"""First words of ids whose next word names the part."""
_ASKED = ("act", "dock")
"""First words of the ids of what belongs to the question that is asked."""
_NOT_ASKED: Final = ("act.advice", "act.final")
_BACK: Final = ("undo", "redo")
_DIGITAL: Final = "digital"
"""The page on how the computer version differs; it says how far a decision can be taken back."""
_TAKING_BACK: Final = (UNDO_CHANCE, UNDO_REVEALED, UNDO_OTHER_PLAYER, UNDO_NOT_AGREED, REDO_OTHER_PLAYER)
_NO_RULE: Final = (UNDO_NOTHING, REDO_NOTHING)


class RuleLinks:
    """The rulebook of the edition on the table, asked for anchors."""

    def __init__(self, edition: Edition) -> None:
        self.book = Rulebook.of(edition.words, edition.phases, len(edition.lengths))

    def terms(self, texts: Texts) -> dict[str, str]:
        """The words of the edition's glossary, each with its explanation."""
        chapter = self.book.chapter("words") or self.book.chapter("glossary")
        said = [texts(f"rulebook-{rule.key}") for rule in chapter.rules] if chapter is not None else []
        return {text.partition(":")[0].strip(): text for text in said if ":" in text}

    def refused(self, sentence: str, step: str) -> str:
        """The anchor for a refusal: that of its reason, or the chapter of the current step."""
        reason = sentence.reason if isinstance(sentence, Sentence) else ""
        if reason in _TAKING_BACK:
            return _DIGITAL
        if reason in _NO_RULE:
            return ""
        return self.book.refusal(reason, step) or self.book.at_step(step)

    def about(self, node: Node, step: str = "") -> str:
        """The anchor for what a node stands for, by its id, during a step; empty if there is none."""
        if node.id in _BACK:
            return _DIGITAL
        if node.id in _NOT_ASKED:
            return ""
        for each in (node, *node.ancestors()):
            name, *rest = each.id.split(".")
            if name in _BEFORE and rest:
                name, *rest = rest
            if name in _ASKED:
                return self.book.at_step(step)
            if name == _PHASE and rest:
                return self.book.at_step(rest[0])
            found = (rest and self.book.about(f"{name}.{rest[0]}")) or self.book.about(name)
            if found:
                return found
        return ""

    def where(self, texts: Texts, anchor: str) -> str:
        """The page on which it is found, without a number."""
        if not anchor:
            return ""
        return texts("rules-digital" if anchor == _DIGITAL else "menu-rules")

    def label(self, texts: Texts, anchor: str) -> str:
        """How it is cited: "Rule 7.2"."""
        if anchor == _DIGITAL:
            return texts("rules-digital")
        return rule_label(texts, self.book, anchor)
