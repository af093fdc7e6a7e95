"""Sentences about rules that once were false stay true: each with what no language may say in it, or has to."""

from __future__ import annotations

import re
from functools import cache

import pytest

from macher import resources

LANGUAGES = ("en", "de", "pl", "fr")
FALSE = {
    # several parties can reach 50 votes (ruling 16)
    "election-stakes": "alone|allein|samodzielnie|seule?",
    "learn-votes-line-text": "win a state alone|allein|samodzielnie|gagne[rz]? seule?",
    "table-outcome-several": r"\bwin\b|siegen|Zwycięstwo|gagnent",
    # nobody is asked for a coalition (ruling 15)
    "learn-election-coalition-text": r"\basked\b|gefragt|zapytan|demande",
    "prompt-change-shared-tip": "offered|angeboten|oferowan|proposée",
    # a marker on the national board scores once, at the end (VG06 7.1)
    "table-national-media-vp": "round|Runde|rund|manche",
    # gaps are filled once in the game of seven elections (EN19 section 08)
    "table-opinion-gone-help": "empty|leer|puste|uzupełn|vide|complétée",
    "table-opinion-taken": "empty|leer|puste|vide",
    "refusal-opinion-not-in-display": "refilled|aufgefüllt|uzupełn|remplac|complét",
    # an exchange costs members; it brings none (CONS B)
    "handover-task-exchanges-help": r"for members|\bfür Mitglieder|za członków|contre des membres",
    "rules-ruling-C24": r"for members|\bfür Mitglieder|za członków|contre des membres",
    # a reconstruction may be right by chance
    "newgame-data-note": "are not the|nicht die|différent des",
    # the elections of the last round pay nothing, and there may be two of them (EN19 section 08)
    "rules-phase-income": "last election|letzten Wahl|ostatnich wyborach|dernière élection",
    # the party base pays after every round but the last (EN19 phase 9c)
    "rulebook-words-base": "every round and|in jeder Runde|w każdej rundzie|à chaque manche",
    "table-base-help": "a round|pro Runde|na rundę|par manche",
    "learn-election-donation-why": "every round and|jede Runde|co rundę|à chaque manche",
    "guide-donation": "every round and|jede Runde|co rundę|à chaque manche",
    # donations end with round 3 in both lengths (EN19 phase 9c, section 08)
    "rules-differs-lengths-text": "rounds 1 to 3|Runden 1 bis 3|rundach od 1 do 3|manches 1 à 3",
    # four elections auction exactly ten polls (ruling 13); their states never need more than four double markers
    "rules-ruling-13-text": "bound|also kommt|więc do tego|forcément",
    "rules-ruling-6-text": "would|wären|zabrakłoby|viendraient",
    # coalitions may be negotiated (VG06 6.2.4, option of ruling 15)
    "rules-digital-automatic": "[Cc]oalition|Koalition|koalicj",
    # only the edition of 2019 has the option of bluff bids (ruling 12)
    "rules-digital-bids--classic": "[Bb]luff|bez pokrycia",
    # the first three rallies cost the same (EN19 phase 4)
    "prompt-rally-ladder-tip": "Each further|Jede weitere|Każdy kolejny|chaque réunion de plus",
    "guide-rallies": "de plus en plus",
    # trend is added to the rallies, so its worth is the match, however many they are (EN19 phase 9a)
    "guide-act": "many|viele|wiele|beaucoup",
    "guide-publish": "many|viele|wiele|beaucoup",
    "puzzle-why-cabinet": "multiplies|vervielfacht|mnożą|multiplie",
    # an opening program may come in two goes (EN19 04.H)
    "prompt-lay-hint": "five cards|fünf Karten|pięć kart|cinq cartes",
    "handover-task-opening_program-help": "five cards|fünf Karten|pięć kart|cinq cartes",
    # any card in hand may go into the program (EN19 phase 2)
    "handover-task-program-help": "of them|davon|z nich|en échanger",
    # who has no marker in the state moves none (EN19 phase 9b, VG06 6.3.3)
    "prompt-coalition-hint": "both move|je ein Marker|po jednym znaczniku|points et un marqueur",
    "prompt-offer-hint": "moves a media marker and one|bringt jede|przenosi|chacun déplace",
    # the state that votes now is left out (ruling C13)
    "rules-phase-vote_catching": "votes next|als Nächstes wählt|jako następny",
    # largest of the contributions refused (VG06 6.4.2)
    "rules-phase-contributions": "only one party refuses|allein die größte|jako jedyny|refuse seul",
    "log-largest-refused": "largest|größte",
    "rulebook-contributions-largest": "of all|von allen|ze wszystkich|de toutes",
    "prompt-contribution-refuse-tip": "alone|allein|jako jedyny|refuse seul",
    # the pool begins with six cards or fewer (WBC06 4.2)
    "rules-differs-pool-text--1997": "with one card|mit je einer|z jedną kartą|avec une carte",
    # ten polls leave the short game as well (VG06 8)
    "rules-differs-course-text--2006": ": die teuerste|: najdroższy|: la personnalité",
    # tiles in other states stay (ruling C6)
    "rules-compare-tiles-leave": "at once|sofort|od razu|aussitôt",
    # two neighbouring elections may be worth the same; the beaten may have markers there, too (VG06 6.3.3, 7.2)
    "table-presence-help--classic": "The earlier|Je früher|Im wcześniejsze|Plus l’élection",
    "rulebook-count-media": "Earlier|Frühere|Wcześniejsze|valent plus[.]",
    # an opposite card does not keep the space of the one it removes (WBC06 5.3.3)
    "rules-ruling-C15-text--1997": "must go|muss auf|doit aller|musi trafić",
    # there is a short game in 2006 alone (VG06 8)
    "rules-ruling-C18-text--1997": "short game|kurzen Spiel|krótkiej grze|partie courte",
    "rules-ruling-C20-text--1997": "short game|kurzen Spiel|krótkiej grze|partie courte",
}
EXCEPTIONS = {
    # no donation in round 4 of the game of seven elections, and new states in its first three rounds (EN19 section 08)
    "rules-phase-income": "1 (?:to|bis|do|à) 3",
    "rules-phase-next_round": "seven|sieben|siedem|sept",
    # options of a new game
    "rules-phase-media_influence": "option|Option|opcj",
    "rules-phase-influence": "option|Option|opcj",
    "rules-phase-funds--consim": "option|Option|opcj",
    "rulebook-overview-length": "options|Options|Optionen|Opcje",
    "rulebook-campaign-length": "options|Options|Optionen|Opcje",
    "rulebook-campaign-length--2006": "options|Options|Optionen|Opcje",
    # only a marker that lies in the state can move (VG06 6.3.3), and then it does not come back
    "rules-phase-region_election": "from there|von dort|stamtąd|s’ils en ont",
    "rules-phase-region_election--1997": "from there|von dort|stamtąd|s’ils en ont",
    "rulebook-media-supply": "unless|außer|poza tymi|sauf",
    "rulebook-media_buying-supply": "unless|außer|poza tymi|sauf",
    # the last round pays nothing (VG06 6.3.5)
    "rulebook-glossary-seat": "as long as|solange|dopóki|tant que",
    "rules-differs-money-text": "last|letzte|ostatnia|dernière",
    # in round 1 nearly every state is tied (EN19 phase 8)
    "rules-phase-polls": "tied|Gleichstand|remisie|égalité",
    # an opposite card does not keep the space of the one it removes (WBC06 5.3.3)
    "rulebook-national-opposite--1997": "left|links|gauche|w lewo",
    # a politician who cannot be paid leaves unasked (EN19 phase 6)
    "rules-digital-money": "buying|Kaufen|kupowaniu|achat",
    "handover-task-cabinet_actions-help": "declines|verzichtet|rezygnuje|renonce",
    # a state may be left out (EN19 phase 5, VG06 6.2.3)
    "handover-task-cabinet_placement-help": "at most|höchstens|najwyżej|au plus",
    "handover-task-cabinet_sending-help": "at most|höchstens|najwyżej|au plus",
}
"""What a sentence has to name, since it is false without."""


@cache
def everything(lang: str) -> str:
    """All files of a language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(resources.localization(lang).glob("*.ftl")))


def text(lang: str, key: str) -> str:
    """The message of a key as it stands in its file."""
    found = re.search(rf"^{key} *=(.*(?:\n[ }}].*)*)", everything(lang), re.MULTILINE)
    if found is None:
        raise KeyError(key)
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_does_not_say_what_is_false(lang: str) -> None:
    assert [text(lang, key) for key, wrong in FALSE.items() if re.search(wrong, text(lang, key))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_its_exception(lang: str) -> None:
    assert [text(lang, key) for key, named in EXCEPTIONS.items() if not re.search(named, text(lang, key))] == []
