"""Sentences for whatever is refused: the reason and its bare numbers become a text.

The rules' reasons stand in ``refusals.ftl`` as ``refusal-<reason>``; those of the session, the set-up and data files
are keys themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from macher.i18n.texts import Texts, Value

MONEY_ARGS: Final = {
    "bid-too-high": {"money"},
    "bid-too-low": {"least"},
    "bid-not-round": {"unit"},
    "not-enough-money": {"cost", "money"},
}
"""Which arguments of a reason are euros; all others are counts."""


def refusal(texts: Texts, reason: str, args: Mapping[str, int | str]) -> str:
    """Why something cannot be done, in one or two sentences of the current language."""
    euros = MONEY_ARGS.get(reason, set())
    values: dict[str, Value] = {
        name: texts.money(value) if name in euros and isinstance(value, int) else value for name, value in args.items()
    }
    return texts(f"refusal-{reason}", **values) if texts.has(f"refusal-{reason}") else texts(reason, **values)
