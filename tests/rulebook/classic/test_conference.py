"""The program conference (VG06 6.2.2, WBC06 5.2.2, ruling C3)."""

from __future__ import annotations

import pytest
from classics import a_classic, card, cards

from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import ExchangeProgram, ThrowAway
from macher.rules.national.options import ExchangeOptions, ThrowOptions
from macher.rules.viewing import view

both_editions = pytest.mark.parametrize("key", ["2006", "1997"])
DECK = "+g -g +f -f -a -b -c -d"


def conference(key="2006", hand="+f +g -e", deck=DECK, discards=""):
    game = a_classic(key).hand(0, hand).program_deck(deck, discards)
    return game.in_phase("conference")


def throw(text):
    return ThrowAway(0, tuple(sorted(cards(text))))


def exchange(out, into, seat=0):
    return ExchangeProgram(seat, card(out), card(into))


# --- throwing away and drawing ----------------------------------------------------------------------------------------


def test_2006_draws_up_to_three_before_throwing_away():
    """VG06 6.2.2, checklist 2006 15: the new card is known when it is decided what goes."""
    game = conference("2006", hand="+f +g")
    assert game.party(0).hand == sorted(cards("+f +g +g"))
    assert game.options() == ThrowOptions(0, tuple(sorted(cards("+f +g +g"))), 0)
    game.do(throw("+g +g"))
    assert game.party(0).hand == sorted(cards("+f -g +f"))
    assert game.table.program_discards == cards("+g +g")


def test_1997_throws_away_before_drawing():
    """WBC06 5.2.2, checklist 1997 7: of two or three cards, then draw back to three, then decide on the change."""
    game = conference("1997", hand="+f +g")
    assert game.party(0).hand == sorted(cards("+f +g"))
    assert game.options() == ThrowOptions(0, tuple(sorted(cards("+f +g"))), 1)
    game.do(throw("+f"))
    assert game.party(0).hand == sorted(cards("+g +g -g"))
    assert isinstance(game.options(), ExchangeOptions)


@both_editions
def test_keeping_all_draws_up_to_three_as_well(key):
    """VG06 6.2.2: three cards before the exchange in any case."""
    game = conference(key, hand="+f +g").do(Pass(0))
    assert game.party(0).hand == sorted(cards("+f +g +g"))
    assert game.table.program_discards == []


@both_editions
@pytest.mark.parametrize("thrown", ["+f", "+f +g", "-e +f +g"])
def test_any_number_can_be_thrown_away(key, thrown):
    """VG06 6.2.2: as many as one wants; as many are drawn."""
    game = conference(key).do(throw(thrown))
    assert len(game.party(0).hand) == 3
    assert sorted(game.table.program_discards) == sorted(cards(thrown))
    assert len(game.table.program_deck) == len(cards(DECK)) - len(cards(thrown))


@both_editions
def test_only_once(key):
    """VG06 6.2.2: after the second drawing comes the exchange."""
    game = conference(key).do(throw("+f"))
    assert game.refused(throw("+g")) == "wrong-command"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (ThrowAway(0, ()), "nothing-chosen"),
        (throw("+c"), "card-not-in-hand"),
        (throw("+f +f"), "card-not-in-hand"),
        (ThrowAway(0, (card("+g"), card("+f"))), "card-not-in-hand"),
        (exchange("+e", "-e"), "wrong-command"),
        (ThrowAway(1, ()), "not-your-decision"),
    ],
)
def test_what_cannot_be_thrown_away(command, reason):
    """Cards of the own hand only."""
    game = conference()
    before = game.table.digest()
    assert game.refused(command) == reason
    assert game.table.digest() == before


def test_an_empty_pile_is_replaced_by_its_discards_while_drawing():
    """Ruling 13."""
    game = conference(hand="+f", deck="+g", discards="-a -b -c")
    assert len(game.party(0).hand) == 3
    assert {card("+f"), card("+g")} < set(game.party(0).hand)
    assert game.table.program_discards == []
    assert len(game.table.program_deck) == 2


def test_nobody_else_sees_what_is_drawn():
    """VG06 6.2.2: the hand lies face down; what is thrown away lies open."""
    game = conference(hand="+f +g")
    (drawn,) = game.events(ce.HandDrawn)
    assert drawn.seen_by(1).kinds == (-1,)
    assert drawn.seen_by(0).kinds == (card("+g"),)
    assert view(game.table, 1).parties[0].hand == (-1, -1, -1)
    game.do(throw("+g"))
    assert view(game.table, 1).program_discards == (card("+g"),)


# --- the exchange -----------------------------------------------------------------------------------------------------


@both_editions
def test_one_card_of_the_program_is_replaced_by_one_of_the_hand(key):
    """VG06 6.2.2, checklist 2006 16: the old one goes to the discards, the hand is not made up until next time."""
    game = conference(key).do(Pass(0), exchange("+a", "+f"))
    assert game.party(0).program == sorted(cards("+b +c +d +e +f"))
    assert game.party(0).hand == sorted(cards("+g -e"))
    assert game.table.program_discards == cards("+a")
    assert game.decider == 1


@both_editions
def test_the_hand_is_made_up_at_the_next_conference(key):
    """VG06 6.2.2: with fewer than three cards one draws."""
    game = conference(key).do(Pass(0), exchange("+a", "+f"))
    game.everybody_passes()
    game.in_phase("conference", round=2)
    assert len(game.party(0).hand) == (3 if key == "2006" else 2)
    assert len(game.do(Pass(0)).party(0).hand) == 3


@both_editions
def test_at_most_one_exchange(key):
    """VG06 6.2.2, checklist 2006 15."""
    game = conference(key).do(Pass(0), exchange("+a", "+f"))
    assert game.refused(exchange("+b", "+g")) == "not-your-decision"


@both_editions
def test_no_exchange_is_needed(key):
    """VG06 6.2.2: the player may."""
    game = conference(key).do(Pass(0), Pass(0))
    assert game.party(0).program == sorted(cards("+a +b +c +d +e"))
    assert game.party(0).hand == sorted(cards("+f +g -e"))
    assert game.decider == 1


@both_editions
def test_five_different_topics_always(key):
    """VG06 6.2.2, checklist 2006 17: the other attitude only in the place of its own topic."""
    game = conference(key).do(Pass(0))
    assert game.can(exchange("+e", "-e"))
    assert game.refused(exchange("+a", "-e")) == "topics-repeated"
    assert game.refused(exchange("+f", "+g")) == "card-not-in-program"
    assert game.refused(exchange("+a", "-f")) == "card-not-in-hand"
    assert game.refused(ExchangeProgram(0, card("+a"), -1)) == "card-not-in-hand"


@both_editions
def test_a_card_is_exchanged_for_its_opposite(key):
    """Ruling C35: VG06 6.2.2 and WBC06 5.2.2 ask for five topics and forbid nothing else."""
    game = conference(key).do(Pass(0), exchange("+e", "-e"))
    assert game.party(0).program == sorted(cards("+a +b +c +d -e"))
    assert game.table.program_discards == cards("+e")


def test_an_identical_card_changes_nothing():
    """Ours: not offered."""
    game = conference(hand="+a +f +g").do(Pass(0))
    assert game.refused(exchange("+a", "+a")) == "nothing-changes"


def test_every_offer_is_accepted_and_changes_the_program():
    """What is offered and what is accepted cannot differ."""
    game = conference().do(Pass(0))
    offers = list(game.options())
    assert len(offers) == len(set(offers)) == 1 + 5 + 5 + 1  # f and g anywhere, -e for +e
    assert all(game.can(offer) for offer in offers)


@both_editions
def test_in_the_order_of_play(key):
    """VG06 6.2.2: one after the other, clockwise from the first player, each with all his steps."""
    game = a_classic(key).order(2, 3, 0, 1).in_phase("conference")
    asked = []
    while game.step == "conference":
        asked.append(game.decider)
        game.do(Pass(game.decider))
    assert asked == [2, 2, 3, 3, 0, 0, 1, 1]


@both_editions
def test_everybody_hears_of_the_exchange(key):
    """The program lies open."""
    game = conference(key).do(Pass(0), exchange("+a", "+f"))
    (swapped,) = game.events(ev.ProgramSwapped)
    assert (swapped.out, swapped.into) == (card("+a"), card("+f"))
    assert view(game.table, 3).parties[0].program == tuple(sorted(cards("+b +c +d +e +f")))
