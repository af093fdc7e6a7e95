"""One word for one thing: every language says the words of `localization/glossary.toml`, and none that it avoids.

The English words hold for the pages for people as well: README, CHANGELOG and those in `.github`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from macher import resources

LANGUAGES = ("en", "de", "pl", "fr")
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / ".github").glob("*.md"))]
"""Pages for people, in English."""
THINGS: dict[str, dict[str, Any]] = tomllib.loads(
    (resources.localization() / "glossary.toml").read_text(encoding="utf-8")
)


@cache
def values(lang: str) -> list[str]:
    """Every text of a catalogue with its key, without its comments and its placeholders."""
    found, key = [], ""
    for path in sorted((resources.localization() / lang).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                begun = re.match(r"([a-zA-Z][\w-]*) *= ?", line)
                key = begun[1] if begun else key
                found.append(f"{key}: {PLACEHOLDER.sub('', line[begun.end() :] if begun else line)}")
    return found + (pages() if lang == "en" else [])


def pages() -> list[str]:
    """Every line of the English pages with the name of its page, without code."""
    return [
        f"{page.name}: {line}"
        for page in PAGES
        for line in CODE.sub(lambda code: "\n" * code[0].count("\n"), page.read_text(encoding="utf-8")).splitlines()
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_thing_has_a_word_that_the_texts_use(lang: str) -> None:
    everything = "\n".join(text.partition(": ")[2].lower() for text in values(lang))
    assert [thing for thing, entry in THINGS.items() if entry[lang]["word"].lower() not in everything] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_word_is_used_for_it(lang: str) -> None:
    found = []
    for thing, entry in THINGS.items():
        wrong = re.compile("|".join(f"(?:{each})" for each in entry[lang].get("not", [r"(?!)"])), re.IGNORECASE)
        spared = tuple(f"{key}:" for key in entry[lang].get("except", ()))
        for text in values(lang):
            if wrong.search(text.partition(": ")[2]) and not text.startswith(spared):
                found.append(f"{thing}: {text}")
    assert found == []


def test_no_word_is_forbidden_that_is_right() -> None:
    for thing, entry in THINGS.items():
        for lang in LANGUAGES:
            word, wrong = entry[lang]["word"], entry[lang].get("not", ())
            assert not any(re.search(each, word, re.IGNORECASE) for each in wrong), (thing, lang)
