"""Texts in the player's language: catalogue by key, numbers and money, names of what lies on the table.

A leaf: it knows no rules and no screens.  Only `macher.ui` and `macher.cli` import it.
"""

from macher.i18n.texts import Language, LanguageUnknown, Texts, available_languages

__all__ = ["Language", "LanguageUnknown", "Texts", "available_languages"]
