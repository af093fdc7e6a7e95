"""Sentences for whatever is refused: the reason and its bare numbers become a text.

Reasons of the rules have texts in ``refusals.ftl`` under ``refusal-<reason>``; reasons of the session, the set-up and
data files are text keys themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.i18n.catalogue import Value
from macher.i18n.texts import Texts

MONEY_ARGS: Final = {
    "bid-too-high": {"money"},
    "bid-too-low": {"least"},
    "bid-not-round": {"unit"},
    "not-enough-money": {"cost", "money"},
}
"""Which arguments of a reason are euros; all others are counts."""


class Sentence(str):
    """A sentence that keeps the reason it was made from, so that the rule behind it can be found."""

    __slots__ = ("reason",)
    reason: str


def refusal(texts: Texts, reason: str, args: Mapping[str, int | str]) -> Sentence:
    """Why something cannot be done, in one or two sentences of the current language."""
    euros = MONEY_ARGS.get(reason, set())
    values: dict[str, Value] = {
        name: texts.money(value) if name in euros and isinstance(value, int) else value for name, value in args.items()
    }
    cost, money = args.get("cost"), args.get("money")
    if reason == "not-enough-money" and isinstance(cost, int) and isinstance(money, int):
        values["missing"] = texts.money(cost - money)
    known = texts.has(f"refusal-{reason}")
    sentence = Sentence(texts(f"refusal-{reason}", **values) if known else texts(reason, **values))
    sentence.reason = reason
    return sentence
