"""What can be read on the table, in words: the reasons of AI seats, advice and the coach."""

from __future__ import annotations

from typing import Final

from macher.ai.facts import Fact
from macher.i18n import Texts
from macher.words.names import GameNames

_MONEY: Final = ("cash", "cost")
"""Kinds whose number is an amount of money."""


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
    places = {
        "base": f"base.{own}",
        "cash": f"money.{own}",
        "cost": f"money.{own}",
        "first": f"party.{own}",
        "free": f"money.{own}",
        "kept": f"base.{own}",
        "large": f"board.{fact.land}",
        "markers": f"media.{fact.land}",
        "program": f"party.{own}",
    }
    if fact.kind in places:
        return (places[fact.kind],)
    return (f"row.{fact.land}.{seat}",) if fact.land >= 0 else ()
