"""Sentences about rules that once were false stay true: each key with what it may not say in any language."""

from __future__ import annotations

import re

import pytest

from macher import resources

LANGUAGES = ("en", "de", "pl", "fr")
FALSE = {
    # several parties can reach 50 votes (ruling 16)
    "election-stakes": "alone|allein|samodzielnie|seule?",
    "learn-votes-line-text": "win a state alone|allein|samodzielnie|gagne[rz]? seule?",
    "table-outcome-several": r"\bwin\b|siegen|Zwycięstwo|gagnent",
    # nobody is asked for a coalition (ruling 15)
    "learn-election-coalition-text": r"\basked\b|gefragt|zapytan|demande",
    "prompt-change-shared-tip": "offered|angeboten|oferowan|proposée",
    # a marker on the national board scores once, at the end (VG06 7.1)
    "table-national-media-vp": "round|Runde|rund|manche",
    # gaps are filled once in the game of seven elections (EN19 section 08)
    "table-opinion-gone-help": "empty|leer|puste|uzupełn|vide|complétée",
    "table-opinion-taken": "empty|leer|puste|vide",
    "refusal-opinion-not-in-display": "refilled|aufgefüllt|uzupełn|remplac|complét",
    # an exchange costs members; it brings none (CONS B)
    "handover-task-exchanges-help": r"for members|\bfür Mitglieder|za członków|contre des membres",
    "rules-ruling-C24": r"for members|\bfür Mitglieder|za członków|contre des membres",
    # a reconstruction may be right by chance
    "newgame-data-note": "are not the|nicht die|différent des",
}


def text(lang: str, key: str) -> str:
    """The message of a key as it stands in its file."""
    for path in sorted(resources.localization(lang).glob("*.ftl")):
        found = re.search(rf"^{key} *=(.*(?:\n[ }}].*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found[1]
    raise KeyError(key)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", FALSE)
def test_it_does_not_say_what_is_false(key: str, lang: str) -> None:
    assert not re.search(FALSE[key], text(lang, key)), text(lang, key)
