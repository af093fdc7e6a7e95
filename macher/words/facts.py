"""What can be read on the table, in words: the reasons of AI seats, advice and the coach."""

from __future__ import annotations

from typing import Final

from macher.ai.facts import Fact
from macher.i18n import Texts
from macher.words.names import GameNames

_MONEY: Final = ("cash", "cost")
"""Kinds whose number is an amount of money."""

_OWN: Final = {
    "base": "base",
    "cash": "money",
    "cost": "money",
    "first": "party",
    "free": "money",
    "kept": "base",
    "members": "base",
    "program": "party",
    "supply": "party",
}
"""Kinds whose number stands with the own party, and the name of what shows it."""
_OF_STATE: Final = {
    "large": "board",
    "lasts": "board",
    "lead": "media",
    "level": "media",
    "markers": "media",
    "presence": "board",
    "scarce": "media",
}
"""Kinds whose number stands on the board of a state, and the name of what shows it."""


def fact_words(texts: Texts, names: GameNames, fact: Fact) -> str:
    """A fact as a clause that starts small."""
    said: dict[str, str | int] = {"n": fact.number, "before": fact.before}
    if fact.kind in _MONEY:
        said["money"] = texts.money(fact.number)
    if fact.state >= 0:
        said["land"] = names.land_card(fact.state)
    if fact.seat >= 0:
        said["party"] = names.party(fact.seat)
    if fact.card >= 0:
        said["card"] = names.card(fact.card)
    if fact.politician >= 0:
        said["politician"] = names.politician(fact.politician, fact.seat)
    return texts(f"fact-{fact.kind}", **said)


def fact_places(fact: Fact, own: int) -> tuple[str, ...]:
    """Ids of what shows the number on the table; `own` is the seat whose fact it is."""
    seat = fact.seat if fact.seat >= 0 else own
    places = {kind: f"{name}.{own}" for kind, name in _OWN.items()}
    places |= {kind: f"{name}.{fact.land}" for kind, name in _OF_STATE.items()}
    if fact.kind in places:
        return (places[fact.kind],)
    return (f"row.{fact.land}.{seat}",) if fact.land >= 0 else ()
