"""A party, a state or a number in a sentence has its article, its case and its number.

The rule: a bare name may stand where no word of a sentence touches it: alone, beside a figure, behind a colon, in
parentheses or a list.  That is how labels, tables and marks use it.  Where a word in lower case stands directly before
or behind a name, it is part of a sentence, and the text must ask for a form: { THE($party) }, { IN($land) }.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from architecture.text_sources import walk
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from macher import resources
from macher.i18n import Texts, names
from macher.i18n.catalogue import Catalogue
from macher.i18n.forms import COUNT

LANGUAGES: Final = ("en", "de", "pl", "fr")
PARTIES: Final = {"party", "parties", "winners"}
"""Variables that hold the abbreviation of a party, or several."""
MORE_PARTIES: Final = {
    *product(["final-lead-both"], ["first", "second"]),
    *product(["settings-colours-alike"], ["one", "two"]),
    *product([f"told-cost-{what}-of" for what in ("lead", "majority", "money", "votes")], ["who"]),
    ("told-loss-of", "who"),
}
"""Other variables that hold parties, with the text that has them."""
NO_PARTIES: Final = {("campaign-about", "parties")}
"""Texts in which such a variable holds a number."""
STATES: Final = {"land", "lands", "land0", "land1", "state", "states", "small", "large"}
"""Variables that hold the name of a state, or several."""
PERSONS: Final = {"player", "players", "rival"}
COUNTS: Final = (0, 1, 2, 5, 21, 22)
MANY: Final = {"all", "alone", "bonus", "days", "elections", "full", "high", "limit", "low", "majority", "minutes"} | {
    *("most", "next", "seed", "spots", "total")
}
"""Variables that hold numbers of an edition or a program, none of them one: 50 votes for a majority."""
NEVER_ONE: Final = (
    *("box-", "campaign-", "cli-", "learn-", "mark-near-", "mods-"),  # numbers of a box, a scenario, a lesson, a file
    *("aim-all-points", "fact-majority", "interlude-next", "table-late-worth", "table-sum-cap"),  # 50 votes
    "fact-large",  # most points of a state
    *("prompt-coalition-join", "table-national-secured", "table-national-loose", "table-members-bonus"),  # a bonus
    *(
        "ai-rating-help",
        "log-game-started",
        "log-game-ended",
        "rivals-proposed-",
        "tournament-too-",
    ),  # shares, players, final points
)
"""Beginnings of keys of texts whose other numbers are never one either."""
OPEN, CLOSE = "\ue010", "\ue011"
"""Stand around each name that is put in."""
NO_VERBS: Final = {
    "de": [
        "aber",
        "allein",
        "auf",
        "den",
        "die",
        "durch",
        "eine",
        "fragen",
        "in",
        "nicht",
        "planen",
        "selbst",
        "um",
        "und",
        "zwingen",
    ],
    "fr": [
        "a",
        "à",
        "au",
        "aux",
        "avec",
        "dans",
        "de",
        "des",
        "en",
        "et",
        "la",
        "le",
        "les",
        "ne",
        "ou",
        "par",
        "pour",
        "sur",
        "vous",
    ],
}
"""Words behind a party that are the same for one and for several, because they are no verbs or are infinitives."""
SAME_VERBS: Final = {
    "de": ("election-tie", "final-lead-both", "plan-cost-tip", "setup-name-long"),
    "fr": ("election-tie", "final-lead-both"),
}
"""Texts whose verb behind the party belongs to something else, or that always name several parties."""
BARE_AFTER: Final = {"en": "(?!)", "de": "in|aus|nach|für|von|mit", "pl": "w|we|do|z|ze", "fr": "en|dans|de|du|à|au"}
"""Words behind which a state has a form of its own."""
COUNTED: Final = {
    "en": (
        "vote|point|seat|member|rally|meeting(?! spot)|card|round|player|party|election|marker",
        "votes|points|seats|members|rallies|meetings|cards|rounds|players|parties|elections|markers",
    ),
    "de": (
        "Stimme|Punkt|Mandat|Mitglied|Veranstaltung|Karte|Runde|Partei|Wahl|Sieg|Land|Umfrage",
        "Stimmen|Punkten?|Mandaten?|Mitgliedern?|Veranstaltungen|Karten|Runden|Parteien|Wahlen|Siegen?|Ländern?",
    ),
    "pl": ("(?!)", "głos(?:y|ów)|punkt(?:y|ów)|mandat(?:y|ów)|członk(?:owie|ów)|wiec(?:e|ów)|karty|kart|rundy|rund"),
    "fr": (
        "point|siège|membre|réunion|carte|manche|parti|élection",
        "points|sièges|membres|réunions|cartes|manches|partis|élections",
    ),
}
"""What is counted, in the singular and in the plural.  Polish has more forms: there only one is looked at."""
NUMBER: Final = r"(?<![\d.,+−–:/-])(\d+)[ \u00a0\u202f]"
"""A number without a sign."""


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    parser = FluentParser(with_spans=False)
    return {
        entry.id.name: entry
        for path in sorted(resources.localization(lang).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and path.stem != "terms"
    }


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def is_party(key: str, variable: str) -> bool:
    at = (key.partition("--")[0], variable)
    return (variable in PARTIES or at in MORE_PARTIES) and at not in NO_PARTIES


@cache
def texts(lang: str) -> Texts:
    return Texts.load(lang)


def said(lang: str, key: str, party: str, state: str, count: int) -> str:
    """What a text says with a party, a state and a number in all its places; persons are called Angie."""
    values: dict[str, str | int] = {}
    for variable in variables(messages(lang)[key]):
        if is_party(key, variable):
            values[variable] = f"{OPEN}{party}{CLOSE}"
        elif variable in STATES:
            values[variable] = f"{OPEN}{state}{CLOSE}"
        else:
            values[variable] = "Angie" if variable in PERSONS else 50 if variable in MANY else count
    return texts(lang)(key, **values)


def plain(text: str) -> str:
    return text.replace(OPEN, "").replace(CLOSE, "")


def named(lang: str) -> Iterator[str]:
    """Texts with names of parties or states."""
    for key, message in messages(lang).items():
        held = variables(message)
        if held & STATES or any(is_party(key, variable) for variable in held):
            yield key


def article(lang: str, name: str, tmp_path: Path) -> str:
    """A name with its article."""
    own = tmp_path / "own.ftl"
    own.write_text("key = ({ THE($name) })\n", encoding="utf-8")
    text, _ = Catalogue(lang, [resources.localization(lang) / "terms.ftl", own]).said("key", {"name": name})
    assert text is not None
    return text[1:-1]


def touched(text: str, name: str) -> bool:
    """Whether a bare name has a word in lower case beside it."""
    before = re.findall(rf"([^\W\d_]+)[ \u00a0]{OPEN}{re.escape(name)}{CLOSE}", text)
    behind = re.findall(rf"{OPEN}{re.escape(name)}{CLOSE}[ \u00a0]([^\W\d_]+)", text)
    return any(word[0].islower() for word in (*before, *behind))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stand_in_sentences_with_their_article(lang: str, tmp_path: Path) -> None:
    """A name that has no article in its language may stand bare."""
    held = names.party_short(texts(lang), "gruene"), names.land(texts(lang), "SL")
    bare = [name for name in held if article(lang, name, tmp_path) != name]
    wrong = {}
    for key in named(lang) if bare else ():
        for count in COUNTS:
            text = said(lang, key, *held, count)
            if any(touched(text, name) for name in bare):
                wrong[key] = plain(text)
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_preposition_stands_before_a_bare_state(lang: str) -> None:
    """Where a language says a state otherwise behind a preposition: im Saarland, w landzie Saarland."""
    state = names.land(texts(lang), "SL")
    bare = re.compile(rf"(?<!\w)(?:{BARE_AFTER[lang]})[ \u00a0]{OPEN}{state}{CLOSE}", re.IGNORECASE)
    said_of = {key: said(lang, key, "SPD", state, 5) for key in named(lang)}
    assert {key: plain(text) for key, text in said_of.items() if bare.search(text)} == {}


@pytest.mark.parametrize("lang", sorted(NO_VERBS))
def test_verbs_follow_a_party_that_is_several(lang: str, tmp_path: Path) -> None:
    """The word behind the party is another one in the plural: die CDU gewinnt, die Grünen gewinnen."""
    parties = ("CDU", names.party_short(texts(lang), "gruene"))
    wrong = {}
    for key in named(lang):
        message = messages(lang)[key]
        counts = any(isinstance(node, ftl.FunctionReference) and node.id.name == COUNT for node in walk(message))
        if not (counts or "party" in variables(message)) or key.startswith(SAME_VERBS[lang]):
            continue
        one, several = (
            re.findall(
                rf"{OPEN}{article(lang, party, tmp_path)}{CLOSE}[ \u00a0]([^\W\d_]+)",
                said(lang, key, party, "Hessen", 5),
                re.IGNORECASE,
            )
            for party in parties
        )
        alike = {word for word, other in zip(one, several, strict=False) if word == other and word.islower()}
        if alike - set(NO_VERBS[lang]):
            wrong[key] = plain(said(lang, key, parties[1], "Hessen", 5))
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_changes_with_the_number(lang: str) -> None:
    """Never 1 Stimmen, nor 5 Stimme."""
    singular, plural = (re.compile(rf"{NUMBER}(?:{words})(?!\w)") for words in COUNTED[lang])
    wrong = {}
    for key, message in messages(lang).items():
        if variables(message) - PARTIES - STATES - MANY and not key.startswith(NEVER_ONE):
            for count in COUNTS:
                text = plain(said(lang, key, "SPD", "Hessen", count))
                alone = count == 1 or (lang == "fr" and count == 0)
                if any(int(found) == count for found in (plural if alone else singular).findall(text)):
                    wrong[key] = text
    assert wrong == {}
