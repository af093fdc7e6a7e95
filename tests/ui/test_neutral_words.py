"""Whoever decides is addressed: you, du, ty, vous.  What all at the table see names people and parties instead."""

import re

import pytest

from macher import resources

SECOND_PERSON = {
    "en": r"you|your|yours|yourself|yourselves",
    "de": r"du|dich|dir|dein|deine[mnrs]?|deines|euch|euer|eure[mnrs]?"
    r"|klicke?|wähle?|kreuze|nimm|gib|drücke?|versuche|lege|ziehe|setze|wirf|biete"
    r"|schreibe|schreib(?!\.)|platziere|markiere|behalte|entsende|verzichte"
    r"|kannst|musst|darfst|willst|hast|bist|wirst|gewinnst|verlierst|zahlst|bietest|passt(?= du)",
    "pl": r"ty|ci|cię|ciebie|tobie|tobą|twój|twoja|twoje|twoją|twojej|twojego|twoich|twoim|wy|was|wam|wasz|wasza|wasze"
    r"|masz|macie|możesz|płacisz|bierzesz|widzisz|wygrasz|decydujesz|działasz|zostawiasz|odrzucasz|znasz|licytujesz"
    r"|dostajesz|wygrywasz|kupujesz|musisz|jesteś|wybierz|kliknij|zaznacz|naciśnij",
    "fr": r"vous|votre|vos|vôtres?|tu|toi|te|ton|tes|(?!(?:chez|assez|nez)\b)\w+ez",
}

SEEN_BY_ALL = {
    "election": (),
    "final": (),
    "handover": (),  # the curtain between two people at one screen
    "log": (),
    "log_classic": (),
    "poster": (),
    "replay": (),
    "staging": (),
    "told": ("told-cost-votes", "told-cost-majority", "told-cost-lead", "told-cost-money"),
}
"""Files that several people read together.  Behind each the keys that may say "you" all the same: the code takes them
only where nobody else plays at this screen, and has another text with a name for the other case."""

ALONE = ("told-yours", "told-yours-stays", "told-yours-moves")
"""Keys that are left out where several share the screen."""

WRONG_ADDRESS = {"de": r"Sie|Ihnen|Ihre?[mnrs]?", "pl": r"Pan|Pani|Panu|Panią|Państwu", "fr": r"tu|toi|ton|tes"}
"""Another way of saying you than the game's; German is asked only inside a sentence, where no "they" has a capital."""

TO_VOTERS = ("spoken",)
"""Files in which politicians speak to a crowd."""


def said(text: str) -> list[tuple[str, str]]:
    """What the messages of a catalogue file say, line by line with their keys, without comments and variables."""
    found, key = [], ""
    for line in text.splitlines():
        begun = re.match(r"([a-zA-Z][\w-]*) *=", line)
        key = begun[1] if begun else key
        if not line.startswith("#") and key:
            found.append((key, re.sub(r"\{[^}]*\}", "", line[begun.end() :] if begun else line)))
    return found


def faults(lang: str, text: str, spared: tuple[str, ...] = ()) -> list[str]:
    """Words that speak to one reader."""
    return [
        f"{key}: {word}"
        for key, line in said(text)
        if key.partition("--")[0] not in spared
        for word in re.findall(rf"\b(?:{SECOND_PERSON[lang]})\b", line, re.IGNORECASE)
    ]


def file_of(lang: str, area: str) -> str:
    return (resources.localization() / lang / f"{area}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", SECOND_PERSON)
def test_what_all_at_the_table_see_calls_nobody_you(lang):
    for area, spared in SEEN_BY_ALL.items():
        assert faults(lang, file_of(lang, area), (*spared, *ALONE)) == []


@pytest.mark.parametrize("lang", SECOND_PERSON)
def test_every_key_that_may_say_you_there_has_a_text_with_a_name(lang):
    for area, spared in SEEN_BY_ALL.items():
        keys = {key for key, _ in said(file_of(lang, area))}
        assert {key for key in spared if key not in keys or f"{key}-of" not in keys} == set()


@pytest.mark.parametrize("lang", WRONG_ADDRESS)
def test_everywhere_the_player_is_addressed_in_one_way(lang):
    before = r"(?<=[a-zäöüß,] )" if lang == "de" else r"\b"
    wrong = re.compile(rf"{before}(?:{WRONG_ADDRESS[lang]})\b", 0 if lang == "de" else re.IGNORECASE)
    found = [
        f"{path.stem}: {key}: {line.strip()}"
        for path in sorted((resources.localization() / lang).glob("*.ftl"))
        if path.stem not in TO_VOTERS
        for key, line in said(path.read_text(encoding="utf-8"))
        if not key.endswith("-code") and wrong.search(line)
    ]
    assert found == []


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
    assert faults("en", "a = This costs you { $votes }", ("a",)) == []
