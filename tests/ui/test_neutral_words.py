"""Several people read one screen: its texts name people and parties and call nobody "you"."""

import re

import pytest

from macher import resources

SECOND_PERSON = {
    "en": r"you|your|yours|yourself|yourselves",
    "de": r"du|dich|dir|dein|deine[mnrs]?|deines|euch|euer|eure[mnrs]?"
    r"|klicke|wähle|kreuze|nimm|gib|drücke|versuche|lege|ziehe|setze|wirf|biete"
    r"|schreibe|schreib(?!\.)|platziere|markiere|behalte|entsende|verzichte",
    "pl": r"ty|ci|cię|ciebie|tobie|tobą|twój|twoja|twoje|twoją|twojej|twojego|twoich|twoim|wy|was|wam|wasz|wasza|wasze"
    r"|masz|macie|możesz|płacisz|bierzesz|widzisz|wygrasz|decydujesz|działasz|zostawiasz|odrzucasz|znasz|licytujesz",
    "fr": r"vous|votre|vos|vôtres?|tu|toi|te|ton|tes|(?!(?:chez|assez|nez)\b)\w+ez",
}


ONLY_PERSON = (
    "table-kind-you =",
    "turn-mine =",
    "turn-badge-mine =",
    "told-cost-votes =",
    "told-cost-majority =",
    "told-cost-lead =",
    "told-cost-money =",
)
"""Stand behind the name of a seat, on the ribbon, and where a move of others costs something; only where no other
person plays at this screen."""


def faults(lang: str, text: str) -> list[str]:
    """Words of a catalogue that speak to one reader; comments may."""
    found = []
    for line in text.splitlines():
        said = "" if line.startswith("#") else line.partition("=")[2] or line
        if line.startswith(ONLY_PERSON):
            continue
        words = re.findall(rf"\b(?:{SECOND_PERSON[lang]})\b", re.sub(r"\{[^}]*\}", "", said), re.IGNORECASE)
        found += [f"{word}: {line.strip()}" for word in words]
    return found


ALONE = {"learn.ftl": ("en", "pl")}
"""Lessons and the guided round are never shared: English and Polish speak to the one who learns; German and French do
without, since they would have to choose between two ways of saying you."""


@pytest.mark.parametrize("lang", SECOND_PERSON)
def test_no_text_calls_its_reader_you(lang):
    files = [
        path for path in sorted((resources.localization() / lang).glob("*.ftl")) if lang not in ALONE.get(path.name, ())
    ]
    assert files
    assert [fault for path in files for fault in faults(lang, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "a = Your program"),
        ("en", "a =\n    *[other] What you keep"),
        ("de", "a = Deine Hand"),
        ("de", "a = Wähle zuerst eine Karte."),
        ("pl", "a = Karty są dla ciebie"),
        ("fr", "a = Votre main"),
        ("fr", "a = Choisissez une carte"),
    ],
)
def test_a_text_that_does_is_found(lang, text):
    assert faults(lang, text)


def test_keys_and_comments_may_use_the_word():
    assert faults("en", "# never you\nyour-program = Program\na = { $your } program") == []
