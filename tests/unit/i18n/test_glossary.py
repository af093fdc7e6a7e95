"""One word for one thing: words that a language does not use because it has another for it."""

from __future__ import annotations

import re

import pytest

from macher import resources

AVOIDED = {
    "de": {
        r"(gewinnt|gewinnen|geschlagen) knapp|knapp (geschlagen|vorn)|Haaresbreite": "hauchdünn",
        r"Ohne Partner\b": "Keine Koalition",
    },
    "pl": {r"darowizn": "składka, as the rulebook of 2019 says", r"\bwystawk": "plansza opinii", r"\bzapas:": "pula"},
    "fr": {
        r"meetings?\b": "réunion, as the rulebook of 2006 says",
        r"cheveu\b": "de justesse, as the rulebook of 2006 says",
        r"Numérisation\b": "Numérique",
        r"État-prov": "État social",
        r"gagne seule?\b": "gagne sans partenaire: parties have either gender",
    },
}
"""By language: what is not written, and the word that stands for it."""

PLACEHOLDER = re.compile(r"\{[^{}]*\}")


def values(lang: str) -> list[str]:
    """Every text of a catalogue without its key, its comments and its placeholders."""
    found = []
    for path in sorted((resources.localization() / lang).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                said = line.partition(" = ")[2] if re.match(r"[a-z]", line) else line
                found.append(path.name + ": " + PLACEHOLDER.sub("", said))
    return found


@pytest.mark.parametrize("lang", AVOIDED)
def test_one_word_for_one_thing(lang: str) -> None:
    wrong = [text for text in values(lang) if any(re.search(word, text, re.IGNORECASE) for word in AVOIDED[lang])]
    assert wrong == []
