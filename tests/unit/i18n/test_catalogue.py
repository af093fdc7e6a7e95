"""The game's own messages are read and finished without Fluent as Fluent would do it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.types import FluentInt

from macher.i18n import Texts, available_languages, numbers
from macher.i18n.added import bundle_of
from macher.i18n.catalogue import Catalogue
from macher.i18n.forms import put_in, with_capitals
from macher.i18n.patterns import Choice, Place, attribute_in, pattern_of
from macher.i18n.texts import catalogue_files

LANGUAGES = [language.code for language in available_languages(added=False)]
NUMBERS = (0, 1, 2, 4, 5, 12, 21, 22, 1_000, 12_345)
WORDS = ("Brandenb.", "GRÜNE", "7")


def _for_fluent(values: Mapping[str, str | int], lang: str) -> dict[str, object]:
    return {
        name: put_in(value) if isinstance(value, str) else FluentInt(value, useGrouping=numbers.is_grouped(value, lang))
        for name, value in values.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_writes_it(lang: str) -> None:
    ours = Catalogue(lang, catalogue_files(lang))
    bundle = bundle_of(lang, ours._forms)
    for path in catalogue_files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, source in ours._sources.items():
        assert pattern_of(source) is not None, key
        message = bundle.get_message(key)
        named = set(re.findall(r"\$([\w-]+)", source))
        chosen = set(re.findall(r"\$([\w-]+) *->", source))
        for value in (NUMBERS if chosen else WORDS[:1]) if named else ("",):
            values = {name: value if name in chosen else f"{WORDS[0]} {name}" for name in sorted(named)}
            text, faults = bundle.format_pattern(message.value, _for_fluent(values, lang))
            assert (ours.said(key, values), faults) == ((with_capitals(str(text)), ()), []), key
        for name, pattern in message.attributes.items():
            if "$" not in source:
                assert ours.attribute(key, name) == bundle.format_pattern(pattern)[0]
    assert len(ours._sources) > 4_000


def test_a_choice_follows_numbers_words_and_how_many_are_named() -> None:
    source = "key =\n    Of { $n ->\n        [0] none\n       *[one] one { COUNT($who) ->\n          [one] sits\n"
    source += "         *[other] sit\n        }\n        [spd] red \n    }. { IN($land) }\n"
    inner = Choice("who", True, (("one", ("sits",)), ("other", ("sit",))), ("sit",))
    usual = ("one ", inner)
    outer = Choice("n", False, (("0", ("none",)), ("one", usual), ("spd", ("red",))), usual)
    assert pattern_of(source) == ("Of ", outer, ". ", Place("land", "IN"))


@pytest.mark.parametrize(
    "source",
    [
        "key = more\n    than one line\n",
        "key =\n    more\n    than one line\n",
        "key = with\n    .attribute =\n        and more\n",
        "key = { -term }\n",
        "key = { other }\n",
        'key = { "{" }\n',
        "key = { $n ->\n    [one] no usual one\n}\n",
        "key = { $n ->\n   *[other]\n        a line below\n}\n",
        "key = { NUMBER($n) }\n",
        "key = { COUNT($party) }\n",
        "key = { $n",
        "key = \n",
        "key = \n    .attribute = alone\n",
    ],
)
def test_whatever_is_more_is_left_to_fluent(source: str) -> None:
    assert pattern_of(source) is None


def test_comments_behind_a_message_do_not_belong_to_it() -> None:
    assert pattern_of("key = Round { $n } of {$all}. \n\n# about the next\n## group\n\n") == (
        "Round ",
        Place("n", ""),
        " of ",
        Place("all", ""),
        ".",
    )


def test_attributes_do_not_belong_to_a_message() -> None:
    source = "land-SL = Saarland\n    .in = im Saarland\n\n# more\n"
    assert pattern_of(source) == ("Saarland",)
    assert attribute_in(source, "in") == ("im Saarland",)
    assert attribute_in(source, "into") is None


def test_missing_variables_are_named_by_fluent() -> None:
    texts = Texts.load("de")
    assert texts("menu-version", version=12_345) == "Version 12.345"
    assert not texts.faults
    texts("menu-version")
    assert len(texts.faults) == 1


def test_plain_messages_need_no_fluent() -> None:
    script = "import sys; from macher.i18n import Texts; texts = Texts.load('pl'); texts('menu-points', points=22); "
    script += "assert not {'fluent', 'babel'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
