"""The catalogue is complete: no key missing, unused or extra, no variable, plural form or glyph forgotten."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from string import ascii_letters

import pytest
from fluent.syntax import ast as ftl
from fontTools.ttLib import TTFont

from macher.editions.registry import edition, editions
from macher.engine.codec import wired
from macher.engine.event import Event
from macher.i18n import numbers
from macher.i18n.families import KEY_FAMILIES
from macher.i18n.pseudo import CLOSING, OPENING, pseudo_text
from macher.i18n.vocabulary import SEPARATOR
from macher.ui.paint.fonts import SUBSTITUTES
from macher.words.log import SILENT, WRITERS

_spec = importlib.util.spec_from_file_location("text_sources", Path(__file__).with_name("text_sources.py"))
assert _spec is not None
assert _spec.loader is not None
sources = importlib.util.module_from_spec(_spec)
sys.modules["text_sources"] = sources
_spec.loader.exec_module(sources)

TRANSLATED = [lang for lang in sources.LANGUAGES if lang != "en"]
catalogue = sources.catalogue


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_every_line_of_every_file_is_understood(lang: str) -> None:
    junk = [
        f"{path.relative_to(sources.ROOT)}: {entry.content.strip().splitlines()[0]}"
        for path in sources.files(lang)
        for entry in sources.entries(path)
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    keys = [
        entry.id.name
        for path in sources.files(lang)
        for entry in sources.entries(path)
        if isinstance(entry, ftl.Message)
    ]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_language_has_the_same_keys_in_the_same_files(lang: str) -> None:
    """A message in the words of an edition may be missing where the language's general word fits."""
    english = {(text.area, key) for key, text in catalogue("en").items() if SEPARATOR not in key}
    other = {(text.area, key) for key, text in catalogue(lang).items() if SEPARATOR not in key}
    assert {"missing": sorted(english - other), "extra": sorted(other - english)} == {"missing": [], "extra": []}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    other = catalogue(lang)
    wrong = {
        key: {"en": sorted(text.variables), lang: sorted(other[key].variables)}
        for key, text in catalogue("en").items()
        if key in other and text.variables != other[key].variables
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_the_words_of_an_edition_stand_beside_a_general_text(lang: str) -> None:
    texts, vocabularies = catalogue(lang), sources.vocabularies()
    wrong = {
        key: "no general text" if general not in texts else "variables" if name in vocabularies else "no such edition"
        for key, text in texts.items()
        if SEPARATOR in key
        for general, _, name in [key.partition(SEPARATOR)]
        if general not in texts or name not in vocabularies or text.variables - texts[general].variables
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_every_choice_has_all_plural_forms_of_the_language(lang: str) -> None:
    wrong = {
        key: (variable, sorted(sources.PLURALS[lang] - forms))
        for key, text in catalogue(lang).items()
        for variable, forms in text.plurals
        if forms != sources.PLURALS[lang]
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_what_one_language_counts_every_language_counts(lang: str) -> None:
    """A number before a word needs its plural forms; "parties: 5" does without."""
    counted: dict[str, set[str]] = {}
    for other in sources.LANGUAGES:
        for key, text in catalogue(other).items():
            counted.setdefault(key, set()).update(variable for variable, _ in text.plurals)
    wrong = {
        key: sorted(missing)
        for key, text in catalogue(lang).items()
        if (missing := (counted[key] & text.before_words) - {variable for variable, _ in text.plurals})
    }
    assert wrong == {}


def test_every_key_that_the_code_asks_for_exists() -> None:
    keys = catalogue("en")
    missing = sorted(
        f"{used.where}: {used.key}" for used in sources.asked_keys() if "*" not in used.key and used.key not in keys
    )
    assert missing == []


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_the_code_passes_every_variable(lang: str) -> None:
    texts = catalogue(lang)
    wrong = sorted(
        f"{used.where}: {used.key} needs {sorted(lacking)}"
        for used in sources.asked_keys()
        if used.given is not None and used.key in texts and (lacking := texts[used.key].variables - used.given)
    )
    assert wrong == []


def test_every_key_put_together_belongs_to_a_family() -> None:
    undeclared = sorted(
        f"{used.where}: {used.key}" for used in sources.asked_keys() if "*" in used.key and used.key not in KEY_FAMILIES
    )
    assert undeclared == []


def test_every_family_is_complete() -> None:
    keys = catalogue("en")
    assert sorted(key for key in sources.family_keys() if key not in keys) == []


@pytest.mark.parametrize("area", [path.stem for path in sources.files("en")])
def test_no_key_is_unused(area: str) -> None:
    """Used is what stands in the code as it is, or what a family makes that the code asks for."""
    keys = {key for key, text in catalogue("en").items() if text.area == area and SEPARATOR not in key}
    assert sorted(keys - used_keys()) == []


@cache
def used_keys() -> set[str]:
    patterns = sources.patterns_in_code() | {used.key for used in sources.asked_keys()}
    made = {key for key, family in sources.family_keys().items() if family in patterns}
    return sources.words_in_code() | made


def test_every_event_is_told_or_silent_on_purpose() -> None:
    for key in editions():
        edition(key)  # makes its events known
    told = set(WRITERS) | SILENT
    events = {event for event in wired(Event) if event.__module__.startswith("macher.")}
    assert {"untold": events - told, "unknown": told - events} == {"untold": set(), "unknown": set()}
    assert set(WRITERS) & SILENT == set()


FONTS = sorted((sources.ROOT / "assets" / "fonts").glob("*.ttf"))


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_the_fonts_have_every_character(font: Path) -> None:
    known = set(TTFont(font).getBestCmap()) | set(SUBSTITUTES)
    lacking = {
        f"{lang}/{key}: {char!r}"
        for lang in sources.LANGUAGES
        for key, text in catalogue(lang).items()
        for char in text.characters
        if ord(char) not in known and char != "\n"
    }
    lacking |= {repr(char) for char in pseudo_text(ascii_letters) + OPENING + CLOSING if ord(char) not in known}
    figures = "0123456789+" + numbers.MINUS + numbers.TIMES + numbers.NBSP
    amounts = {
        char
        for lang in sources.LANGUAGES
        for amount in (1234567, -5000, 15000)
        for currency in ("EUR", "DEM")
        for written in (numbers.money(amount, lang, currency), numbers.money_short(amount, lang, currency))
        for char in written + numbers.percent(amount, lang)
    }
    lacking |= {repr(char) for char in {*figures, *amounts} if ord(char) not in known}
    assert lacking == set()


def test_fonts_are_there() -> None:
    assert FONTS, "no font to check the texts against"


WRONG_SIGNS = {
    "hyphen for a minus": re.compile(r"(?<![\w\d-])-\d"),
    "three dots": re.compile(r"\.\.\."),
    "letter x for times": re.compile(r"\d ?x ?\d"),
    "straight quotes": re.compile(r"(?<!\w)'|\"\w"),
    "two spaces": re.compile(r"\S {2,}\S"),
}


@pytest.mark.parametrize("lang", sources.LANGUAGES)
def test_signs_are_the_right_ones(lang: str) -> None:
    wrong = [
        f"{path.stem} {number}: {what}"
        for path in sources.files(lang)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
        for what, sign in WRONG_SIGNS.items()
        if sign.search(line.strip())
    ]
    assert wrong == []


FRENCH_SPACES = {
    "no narrow space before high punctuation": re.compile(r"(^[;:?]|[^\u202f:/][;:!?])(?=[\s.,)]|$)"),
    "no narrow space inside quotation marks": re.compile(r"«[^\u202f]|[^\u202f]»"),
    "no narrow space between thousands": re.compile(r"\d[ .]\d{3}\b"),
    "no no-break space before the euro": re.compile(r"\d ?€"),
    "straight apostrophe": re.compile(r"\w'\w"),
}


def test_french_has_its_spaces() -> None:
    wrong = [
        f"{key}: {what} in {text!r}"
        for key, message in catalogue("fr").items()
        for text in message.pieces
        for what, sign in FRENCH_SPACES.items()
        if sign.search(text)
    ]
    assert wrong == []


def test_french_zero_is_not_called_one() -> None:
    """CLDR gives zero the form "one" in French: without a form for [0] it may not say that there is one."""
    wrong = [
        f"{key}: {piece!r}"
        for key, message in catalogue("fr").items()
        for node in sources.walk(message.node)
        if isinstance(node, ftl.SelectExpression)
        if not any(isinstance(variant.key, ftl.NumberLiteral) for variant in node.variants)
        for variant in node.variants
        if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one"
        for piece in (part.value for part in variant.value.elements if isinstance(part, ftl.TextElement))
        if re.search(r"(^|[:,]\s)(une?|1)\s", piece, re.I)
    ]
    assert wrong == []


UNSEEN = {"app.py", "gallery.py", "mods.py", "pilot.py", "games.py", "pins.py"}
"""Modules whose labels nobody reads in a language: reports, files, tools of the tests."""


def test_a_label_and_its_value_are_a_text_too() -> None:
    """The colon between them is spaced as the language does (`Texts.pair`): no f-string puts one there."""
    glued = [
        f"{path.relative_to(sources.ROOT)}:{node.lineno}"
        for path in sorted((sources.ROOT / "macher" / "ui").rglob("*.py"))
        if path.name not in UNSEEN
        for source in [path.read_text(encoding="utf-8")]
        if "}:" in source or "} :" in source
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.JoinedStr)
        for before, after in pairwise(node.values)
        if isinstance(before, ast.FormattedValue)
        if isinstance(after, ast.Constant) and str(after.value).startswith((": ", " : ", ":\n"))
    ]
    assert glued == []
