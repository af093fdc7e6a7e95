"""Names of states and parties stand in sentences as each language wants them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher import resources
from macher.i18n.catalogue import Catalogue
from macher.i18n.forms import BEFORE_VOWEL, COUNT, FORMS, MARK, Forms, with_capitals

LANGUAGES = ("en", "de", "pl", "fr")


ELIDED = [form + BEFORE_VOWEL for form in FORMS]


def catalogue(lang: str, tmp_path: Path, text: str) -> Catalogue:
    """The names of a language and one file more."""
    own = tmp_path / "own.ftl"
    own.write_text(text, encoding="utf-8")
    return Catalogue(lang, [resources.localization(lang) / "terms.ftl", own])


@pytest.mark.parametrize(
    ("lang", "form", "name", "said"),
    [
        ("de", "IN", "Saarland", "im Saarland"),
        ("de", "INTO", "Saarland", "ins Saarland"),
        ("de", "FROM", "Saarland", "aus dem Saarland"),
        ("de", "THE", "Saarland", "das Saarland"),
        ("de", "IN", "Bayern", "in Bayern"),
        ("de", "INTO", "Bayern", "nach Bayern"),
        ("de", "FROM", "Meckl.-Vorp.", "aus Meckl.-Vorp."),
        ("de", "IN", "SL", "in SL"),
        ("de", "IN", "Saarland und Sachsen-Anhalt", "im Saarland und in Sachsen-Anhalt"),
        ("de", "IN", "Niedersachsen, Sachsen und Bremen", "in Niedersachsen, in Sachsen und in Bremen"),
        ("de", "DATIVE", "CDU", "der CDU"),
        ("de", "DATIVE", "GRÜNE", "den Grünen"),
        ("de", "OF", "SPD, GRÜNE und LINKE", "der SPD, der Grünen und der Linken"),
        ("de", "THE", "CDU (Marion)", "die CDU (Marion)"),
        ("fr", "IN", "Sachsen", "en Saxe"),
        ("fr", "IN", "Hamburg", "à Hambourg"),
        ("fr", "IN", "Brandenburg", "dans le Brandebourg"),
        ("fr", "IN", "Niedersachsen, Saarland et Berlin", "en Basse-Saxe, en Sarre et à Berlin"),
        ("fr", "INTO", "Bayern", "en Bavière"),
        ("fr", "IN", "SL", "(SL)"),
        ("fr", "FROM", "BY", "(BY)"),
        ("fr", "FROM", "Saarland", "de la Sarre"),
        ("fr", "FROM", "Bayern", "de Bavière"),
        ("fr", "OF", "Nordrhein-Westfalen", "de la Rhénanie-du-Nord-Westphalie"),
        ("fr", "THE", "Hessen", "la Hesse"),
        ("fr", "THE", "Bremen", "Brême"),
        ("fr", "TO", "Schleswig-Holstein", "au Schleswig-Holstein"),
        ("fr", "THE", "SPD et CDU", "le SPD et la CDU"),
        ("fr", "TO", "VERTS", "aux Verts"),
        ("fr", "OF", "FDP", "du FDP"),
        ("fr", "OF", "Angie", "d’Angie"),
        ("fr", "OF", "Petra", "de Petra"),
        *[("fr", "OF", f"{first}va", f"d’{first}va") for first in "AEIOUYÉÎÔaeiouyéà"],
        *[("fr", "OF", f"{first}va", f"de {first}va") for first in "BHJWZhç"],
        ("pl", "IN", "Sachsen", "w landzie Sachsen"),
        ("pl", "INTO", "Hessen", "do landu Hessen"),
        ("pl", "OF", "Berlin", "landu Berlin"),
        ("pl", "IN", "Berlin", "w Berlinie"),
        ("pl", "IN", "SL", "w SL"),
        ("pl", "INTO", "BW", "do BW"),
        ("pl", "FROM", "HE", "z HE"),
        ("pl", "OF", "HE", "landu HE"),
        ("en", "IN", "Hessen", "in Hessen"),
        ("en", "INTO", "Hessen", "to Hessen"),
    ],
)
@pytest.mark.parametrize("way", ["own", "Fluent"])
def test_names_have_their_forms(lang: str, form: str, name: str, said: str, way: str, tmp_path: Path) -> None:
    source = "<{ FORM($name) }>" if way == "own" else '<{ FORM($name) }>{ "" }'
    texts = catalogue(lang, tmp_path, f"key ={source.replace('FORM', form)}\n")
    assert texts.said("key", {"name": name}) == (f"<{said}>", ()) or texts.said("key", {"name": name}) == (
        f"<{said}>",
        [],
    )


def test_a_form_at_the_beginning_of_a_sentence_has_a_capital(tmp_path: Path) -> None:
    texts = catalogue("de", tmp_path, "key = { IN($land) } führt { THE($party) }. { THE($land) } wählt.\n")
    assert (
        texts.said("key", {"land": "Saarland", "party": "CDU"})[0] == "Im Saarland führt die CDU. Das Saarland wählt."
    )


@pytest.mark.parametrize("way", ["own", "Fluent"])
def test_a_sentence_goes_on_behind_an_abbreviation_that_is_put_in(tmp_path: Path, way: str) -> None:
    begin = "" if way == "own" else '{ "" }'
    text = f"key = {begin}{{ $card }} {{ IN($land) }} {{ THE($party) }}. {{ IN($land) }} {{ $card }}\n"
    said, _ = catalogue("de", tmp_path, text).said("key", {"card": "− Sicherh.", "land": "Brandenb.", "party": "SPD"})
    assert said == "− Sicherh. in Brandenb. die SPD. In Brandenb. − Sicherh."


def test_a_verb_follows_the_number_of_those_who_act(tmp_path: Path) -> None:
    source = "key = { THE($parties) } { COUNT($parties) ->\n    [one] gewinnt\n   *[other] gewinnen\n}\n"
    texts = catalogue("de", tmp_path, source)
    said = [texts.said("key", {"parties": names})[0] for names in ("CDU", "GRÜNE", "CDU und FDP", "Marion")]
    assert said == ["Die CDU gewinnt", "Die Grünen gewinnen", "Die CDU und die FDP gewinnen", "Marion gewinnt"]


def test_an_unknown_form_of_a_name_is_the_name() -> None:
    forms = Forms({"party-x": "party-x = X\n    .the = the X\n"})
    assert with_capitals(forms.form("DATIVE", "X")) == "X"
    assert with_capitals(forms.form("THE", "X and Y")) == "The X and Y"
    assert MARK not in with_capitals(f"a{MARK}b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_texts_ask_for_is_one_of_the_language(lang: str) -> None:
    files = {path.stem: path.read_text(encoding="utf-8") for path in resources.localization(lang).glob("*.ftl")}
    asked = {form for text in files.values() for form in re.findall(r"\{ *([A-Z]+)\(", text)} - {COUNT, "NUMBER"}
    pattern = files["terms"].partition("\nform = ")[2].partition("\n\n")[0]
    given = {form.upper() for form in re.findall(r"^ +\.(\w+) =", pattern, re.MULTILINE)}
    assert asked <= given <= {*FORMS, *ELIDED}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_a_name_can_be_asked_for(lang: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in resources.localization(lang).glob("*.ftl"))
    given = {form.upper() for form in re.findall(r"^ +\.(\w+) =", texts, re.MULTILINE)}
    assert given <= {*FORMS, *ELIDED, COUNT, "WOMAN"}


FRENCH_STATES = [
    (name, local.removesuffix("-Occidentale"))
    for text in [(resources.localization("fr") / "terms.ftl").read_text(encoding="utf-8")]
    for key, name in re.findall(r"^land-([A-Z]+) = (.+)$", text, re.MULTILINE)
    for local in re.findall(rf"^land-{key}-local = (.+)$", text, re.MULTILINE)
]
"""The name on the boards and the one in sentences, of all states."""


@pytest.mark.parametrize(("name", "local"), FRENCH_STATES)
def test_french_sentences_call_a_state_by_its_french_name(name: str, local: str, tmp_path: Path) -> None:
    asked = ("IN", "INTO", "FROM", "THE", "OF", "TO")
    text = "key = " + " | ".join(f"({{ {form}($name) }})" for form in asked)
    said, _ = catalogue("fr", tmp_path, text + "\n").said("key", {"name": name})
    assert said is not None
    ways = [re.fullmatch(rf"\((.*?){re.escape(local)}\)", each) for each in said.split(" | ")]
    assert all(ways), said
    begin = [way[1] for way in ways if way]
    assert tuple(begin[:2]) in {("en ", "en "), ("à ", "à "), *((f"dans {the}",) * 2 for the in ("le ", "la "))}, said
    assert tuple(begin[3:]) in {("la ", "de la ", "à la "), ("le ", "du ", "au "), ("", "de ", "à ")}, said


def test_no_french_text_names_a_state_as_on_the_boards() -> None:
    """Boards and cards take the name from the terms; whoever writes a sentence writes the French name."""
    assert len(FRENCH_STATES) == 16
    german = "|".join(re.escape(name) for name, local in FRENCH_STATES if name != local)
    files = [path for path in resources.localization("fr").glob("*.ftl") if path.stem != "terms"]
    found = {path.name: re.findall(rf"\b(?:{german})\b", path.read_text(encoding="utf-8")) for path in files}
    assert {name: names for name, names in found.items() if names} == {}
