"""Texts in the player's language and the edition's words: catalogue by key, numbers and money, names on the table.

A leaf: it knows no rules and no screens.  Only `macher.words`, `macher.ui` and `macher.cli` import it.
"""

from macher.i18n.texts import Language, LanguageUnknown, Texts, available_languages, system_language
from macher.i18n.vocabulary import PLAIN, Vocabulary

__all__ = ["PLAIN", "Language", "LanguageUnknown", "Texts", "Vocabulary", "available_languages", "system_language"]
