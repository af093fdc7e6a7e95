"""Messages that are put together without Fluent read as Fluent would write them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.runtime import FluentResource

from macher.i18n import Texts, available_languages
from macher.i18n.added import bundle_of
from macher.i18n.catalogue import Catalogue, pieces
from macher.i18n.forms import with_capitals
from macher.i18n.texts import catalogue_files

LANGUAGES = [language.code for language in available_languages(added=False)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_writes_it(lang: str) -> None:
    ours = Catalogue(lang, catalogue_files(lang))
    bundle = bundle_of(lang, ours._forms)
    for path in catalogue_files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    simple = 0
    for key, source in list(ours._sources.items()):
        found = pieces(source)
        if found is None or key.startswith("-"):
            continue
        values = {name.rpartition(" ")[2]: f"{{ {name} }} 7" for name in found[1::2]}
        text, faults = bundle.format_pattern(bundle.get_message(key).value, values)
        assert ours.said(key, values) == (with_capitals(str(text)), ()), key
        assert not faults
        simple += 1
    assert simple > 2_000


@pytest.mark.parametrize(
    "source",
    [
        "key =\n    on the next line\n",
        "key = more\n    than one line\n",
        "key = with\n    .attribute =\n        and more\n",
        "key = { -term }\n",
        "key = { other }\n",
        'key = { "{" }\n',
        "key = { $n ->\n   *[other] choices\n}\n",
        "key = { NUMBER($n) }\n",
        "key = { COUNT($party) }\n",
        "key = { $n",
        "key = \n",
    ],
)
def test_whatever_is_more_is_left_to_fluent(source: str) -> None:
    assert pieces(source) is None


def test_comments_behind_a_message_do_not_belong_to_it() -> None:
    assert pieces("key = Round { $n } of {$all}. \n\n# about the next\n## group\n\n") == (
        "Round ",
        "n",
        " of ",
        "all",
        ".",
    )


def test_forms_of_a_name_do_not_belong_to_it() -> None:
    assert pieces("land-SL = Saarland\n    .in = im Saarland\n\n# more\n") == ("Saarland",)
    assert pieces("key = { IN( $land ) }: {THE($party)}") == ("", "IN land", ": ", "THE party", "")


def test_numbers_and_missing_variables_are_left_to_fluent() -> None:
    texts = Texts.load("de")
    assert texts("menu-version", version=12_345) == "Version 12.345"
    assert not texts.faults
    texts("menu-version")
    assert len(texts.faults) == 1


def test_plain_messages_need_no_fluent() -> None:
    script = "import sys; from macher.i18n import Texts; Texts.load('pl')('menu-version', version='1'); "
    script += "assert not {'fluent', 'babel'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
