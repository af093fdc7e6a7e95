"""How the normal seat values the exchange of a program card for the top of the deck (Consim, ruling C30)."""

from __future__ import annotations

import pytest
from classics import a_classic, card, cards

from macher.ai import classic
from macher.rules.commands import Pass
from macher.rules.national.commands import ExchangeProgram
from macher.rules.national.values import TOP_OF_DECK
from macher.rules.viewing import view

FITTING = [kind for kind in range(14) if kind >> 1 in (5, 6) or kind == card("-a")]
"""What can replace +a in the program +a +b +c +d +e."""


def a_table(deck, discards, shown, hand="+c -e"):
    """A table whose first seat sees all fitting cards but those in the piles, where they are ``shown``."""
    game = a_classic("consim", seats=3).base(9, 9, 9).hand(0, hand).hand(1, "").hand(2, "")
    game.program_deck(deck, discards)
    if shown:
        piles = cards(f"{deck} {discards} {hand}")
        game.party(1).program = [
            kind for kind in FITTING for _ in range(game.figures.program_copies - piles.count(kind))
        ]
    return game.in_phase("exchanges")


def valued(game):
    """The terms of all commands of the first seat, and its best one."""
    choices = classic.value(view(game.table, 0), game.table.decision(0), game.edition)
    return {choice.command: choice.terms for choice in choices}, choices[0].command


BLIND = ExchangeProgram(0, card("+a"), TOP_OF_DECK)


def test_an_exchange_that_cannot_happen_costs_nothing_and_is_not_wanted():
    """Every card that fits lies in sight: there would be no exchange, so passing is better."""
    terms, best = valued(a_table(deck="-b +c -d", discards="+d", shown=True))
    assert terms[BLIND] == {"program": 0, "members": pytest.approx(-0.5)}  # no more than the reluctance of each
    assert best == Pass(0)


def test_a_card_that_only_the_discards_can_bring_is_known_beforehand():
    """The deck has none that fits and the discards have one: it is as good as chosen, and it is paid."""
    terms, _ = valued(a_table(deck="-b +c", discards="+d +g", hand="+g -e", shown=True))
    chosen = terms[ExchangeProgram(0, card("+a"), card("+g"))]
    assert terms[BLIND]["program"] == pytest.approx(chosen["program"])
    assert terms[BLIND]["members"] == chosen["members"] < -0.5


def test_what_is_not_seen_may_lie_in_the_deck():
    """With the fitting cards out of sight an exchange is all but certain, and is paid like any other."""
    terms, _ = valued(a_table(deck="+g -f -g +f -b +c", discards="", hand="+g -e", shown=False))
    chosen = terms[ExchangeProgram(0, card("+a"), card("+g"))]
    assert terms[BLIND]["members"] == pytest.approx(chosen["members"], rel=0.1)
