"""Consim: exchanges of program cards that cost members (CONS B, ruling C24)."""

from __future__ import annotations

import pytest
from classics import a_classic, card, cards

from macher.editions.classic import operations
from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import ExchangeProgram, ThrowAway
from macher.rules.viewing import view

TOP = -1


@pytest.fixture
def dice(monkeypatch):
    """The faces of the next rolls, in order."""
    faces: list[list[int]] = []

    def roll(table, seat, count, reason):
        assert (count, reason) == (2, "program")
        return faces.pop(0) if faces else [0, 0]

    monkeypatch.setattr(operations, "roll", roll)
    return faces


def exchanges(deck="+f +g -f -g", hand="+f -e", discards=""):
    game = a_classic("consim").base(9, 9, 9, 9).hand(0, hand).program_deck(deck, discards)
    return game.in_phase("exchanges")


def exchange(out, into, seat=0):
    return ExchangeProgram(seat, card(out), TOP if into == TOP else card(into))


def test_each_exchange_costs_the_higher_of_two_dice_in_members(dice):
    """CONS B, checklist Consim 4, ruling C29: the first one too."""
    dice.append([1, 3])
    game = exchanges().do(exchange("+a", "+f"))
    assert game.party(0).base == 6
    assert game.party(0).program == sorted(cards("+b +c +d +e +f"))
    assert game.table.program_discards == cards("+a")


def test_members_never_fall_below_zero(dice):
    """Rulings C17 and C29: no more are lost than there are."""
    dice.append([3, 2])
    game = exchanges().base(2, 9, 9, 9).do(exchange("+a", "+f"))
    assert game.party(0).base == 0


def test_one_at_a_time_again_and_again(dice):
    """CONS B, checklist Consim 5: in player order, going round until everybody has passed in succession."""
    game = exchanges().do(exchange("+a", "+f"))
    assert game.decider == 1
    game.do(Pass(1), Pass(2), Pass(3))
    assert game.decider == 0
    game.do(exchange("+b", TOP), Pass(1), Pass(2))
    assert game.phase == "exchanges"
    game.do(ExchangeProgram(3, card("+a"), TOP), Pass(0), Pass(1), Pass(2))
    assert game.decider == 3
    game.do(Pass(3))
    assert game.phase != "exchanges"


def test_five_open_and_two_hidden_cards(dice):
    """CONS B, checklist Consim 6: whatever is exchanged, the hidden ones are made up at once (ruling C24)."""
    game = exchanges(deck="+g -f -g").do(exchange("+a", "+f"))
    assert game.party(0).hand == sorted(cards("+g -e"))
    assert len(game.party(0).program) == 5
    assert view(game.table, 1).parties[0].hand == (-1, -1)


def test_the_top_of_the_deck_may_come_instead(dice):
    """Ruling C24: nobody names it before; the replaced card goes to the discards, the hidden ones stay."""
    dice.append([0, 2])
    game = exchanges(deck="+g -f").do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("+b +c +d +e +g"))
    assert game.party(0).hand == sorted(cards("+f -e"))
    assert game.table.program_deck == cards("-f")
    assert game.table.program_discards == cards("+a")
    assert game.party(0).base == 7
    (drawn,) = game.events(ev.ProgramCardDrawn)
    assert (drawn.kind, drawn.left) == (card("+g"), 1)


def test_a_card_from_the_deck_that_does_not_fit_goes_under_it(dice):
    """Ruling C24, VG06 5.1: five topics; the first that fits comes into the program."""
    game = exchanges(deck="-b +c +g -f").do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("+b +c +d +e +g"))
    assert game.table.program_deck == cards("-f -b +c")[::-1]
    assert [event.kind for event in game.events(ce.ProgramBuried)] == cards("-b +c")


def test_a_card_identical_to_the_replaced_one_does_not_fit(dice):
    """Ruling C30: it would change nothing."""
    game = exchanges(deck="+a -a").do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("-a +b +c +d +e"))
    assert [event.kind for event in game.events(ce.ProgramBuried)] == cards("+a")


def test_where_no_card_of_the_deck_fits_the_discards_come_in(dice):
    """CONS B, ruling C30: they are shuffled in and looked at in the same way."""
    dice.append([1, 3])
    game = exchanges(deck="-b +c", discards="+d +g -e").do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("+b +c +d +e +g"))
    assert game.party(0).base == 6
    (shuffled,) = game.events(ev.DeckShuffled)
    assert sorted(shuffled.cards) == sorted(cards("-b +c +d +g -e"))
    assert game.table.program_discards == cards("+a")
    assert sorted(game.table.program_deck) == sorted(cards("-b +c +d -e"))


@pytest.mark.parametrize("deck", ["", "-b"])
def test_a_deck_that_ends_is_no_obstacle(dice, deck):
    """Rulings 13 and C30: the last card brings the discards in by itself."""
    game = exchanges(deck=deck, discards="+d +g -e").do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("+b +c +d +e +g"))
    assert len(game.events(ev.DeckShuffled)) == 1
    assert sorted(game.table.program_deck) == sorted(cards("+d -e " + deck))


def test_every_card_is_looked_at_before_the_discards_come_in(dice):
    """Ruling C30: the whole deck first; its last card fits."""
    game = exchanges(deck="-b +c -d -e +b +g", discards="-g -g").do(exchange("+a", TOP))
    assert card("+g") in game.party(0).program
    assert [event.kind for event in game.events(ce.ProgramBuried)] == cards("-b +c -d -e +b")
    assert sorted(game.table.program_discards) == sorted(cards("+a -g -g"))


@pytest.mark.parametrize(("deck", "discards"), [("-b +c", ""), ("-b +c", "+a -d"), ("-b", "+a"), ("", "+a -d")])
def test_where_no_card_at_all_fits_there_is_no_exchange_and_no_price(deck, discards):
    """CONS B "exchange … against loss", ruling C30: no dice, no members lost, and the turn is over."""
    game = exchanges(deck=deck, discards=discards).do(exchange("+a", TOP))
    assert game.party(0).program == sorted(cards("+a +b +c +d +e"))
    assert game.party(0).hand == sorted(cards("+f -e"))
    assert game.party(0).base == 9
    assert not game.events(ce.DiceRolled)
    assert not game.events(ev.ProgramSwapped)
    assert game.events(ce.ExchangeFailed) == [ce.ExchangeFailed(0, card("+a"))]
    assert sorted(game.table.program_deck + game.table.program_discards) == sorted(cards(f"{deck} {discards}"))
    assert game.decider == 1


def test_who_finds_no_card_has_exchanged_nothing():
    """CONS B, ruling C30: the phase ends when all have passed or found nothing in succession."""
    game = exchanges(deck="-b").do(Pass(0), Pass(1), Pass(2), exchange("+a", TOP, seat=3))
    assert game.phase != "exchanges"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (exchange("+a", "-e"), "topics-repeated"),
        (exchange("+f", "+f"), "card-not-in-program"),
        (exchange("+a", "+g"), "card-not-in-hand"),
        (exchange("+f", TOP), "card-not-in-program"),
        (ThrowAway(0, tuple(cards("+f"))), "wrong-command"),
        (exchange("+a", "+f", seat=1), "not-your-decision"),
    ],
)
def test_what_cannot_be_exchanged(command, reason):
    """Ruling C24: one open card for a hidden one or the top of the deck, five topics."""
    game = exchanges()
    before = game.table.digest()
    assert game.refused(command) == reason
    assert game.table.digest() == before


def test_every_offer_is_accepted():
    """What is offered and what is accepted cannot differ."""
    game = exchanges()
    offers = list(game.options())
    assert len(offers) == 1 + 5 + 5 + 1  # the top of the deck and +f for each, -e for +e
    assert all(game.can(offer) for offer in offers)


def test_the_faces_are_those_of_1997():
    """CONS B with the dice of the edition of 1997."""
    for seed in range(6):
        game = a_classic("consim", seed=seed).base(9, 9, 9, 9).hand(0, "+f -e").in_phase("exchanges")
        game.do(exchange("+a", "+f"))
        (rolled,) = game.events(ce.DiceRolled)
        assert len(rolled.dice) == 2
        assert set(rolled.dice) <= {0, 1, 2, 3}
        assert game.party(0).base == 9 - max(rolled.dice)


def test_who_has_no_members_can_lose_none():
    """CONS B, ruling C29: an exchange is made against their loss; a party with one member may risk it."""
    game = a_classic("consim").base(0, 1, 9, 9).in_phase("exchanges")
    assert game.refused(ExchangeProgram(0, card("+a"), TOP)) == "no-members"
    assert list(game.options()) == [Pass(0)]
    game.do(Pass(0))
    assert game.can(ExchangeProgram(1, card("+a"), TOP))
