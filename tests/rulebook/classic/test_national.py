"""The national opinion (VG06 6.3.3, WBC06 5.3.3, CONS J, ruling C15)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, card, cards

from macher.editions.classic.national import DISCARDED, spaces_for
from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import PlaceNational

every_edition = pytest.mark.parametrize("key", EDITIONS)

FREE = -1


def a_winner(key, national="", secured="", opinions="+a +b +c +d"):
    """Seat 0 wins clearly, with these opinions on the national board."""
    game = a_classic(key).opinions(0, opinions).votes(0, 20, 0, 0, 0)
    lying = cards(national)
    game.table.national = lying + [FREE] * (5 - len(lying))
    game.table.secured = [int(kind in cards(secured)) for kind in game.table.national]
    return game.in_phase("region_election")


def spaces(game, text):
    """Where the decider may put a card."""
    return [c.space for c in game.options() if isinstance(c, PlaceNational) and c.card == card(text)]


@every_edition
def test_opinions_fill_the_spaces_from_the_left(key):
    """VG06 6.3.3, WBC06 5.3.3."""
    game = a_winner(key)
    assert {c.space for c in game.options() if isinstance(c, PlaceNational)} == {0}
    game.do(PlaceNational(0, card("+c"), 0))
    assert spaces(game, "+a") == [1]
    game.do(PlaceNational(0, card("+a"), 1))
    assert game.table.national == [*cards("+c +a"), FREE, FREE, FREE]
    assert [event.effect for event in game.events(ce.NationalPlaced)] == ["new", "new"]


@every_edition
def test_placing_is_voluntary(key):
    """Ruling C15: who passes moves no more cards."""
    game = a_winner(key)
    game.do(PlaceNational(0, card("+c"), 0), Pass(0))
    assert game.table.national == [card("+c"), FREE, FREE, FREE, FREE]
    assert game.phase != "region_election"
    game = a_winner(key).do(Pass(0))
    assert game.table.national == [FREE] * 5


@every_edition
def test_only_opinions_of_the_region_move_and_leave_it(key):
    """VG06 6.3.3: two of its four; the others are discarded when the region is over."""
    game = a_winner(key)
    assert {c.card for c in game.options() if isinstance(c, PlaceNational)} == set(cards("+a +b +c +d"))
    game.do(PlaceNational(0, card("+b"), 0))
    assert game.land(0).opinions == game.face_up(0) == cards("+a +c +d")
    game.do(PlaceNational(0, card("+d"), 1))
    if key == "consim":  # where contributions come before the region is cleared
        assert game.land(0).opinions == cards("+a +c")
    else:
        assert [event.kinds for event in game.events(ev.LandClosed)] == [tuple(cards("+a +c"))]


@every_edition
def test_the_double_marker_of_a_moved_opinion_goes_back(key):
    """It belongs to the region, not to the card."""
    game = a_classic(key).votes(0, 20, 0, 0, 0).doubled(0, "+b").in_phase("region_election")
    game.do(PlaceNational(0, card("+b"), 0))
    assert game.land(0).doubled == -1
    assert game.table.doubles == 4


@every_edition
def test_an_identical_card_secures_its_space(key):
    """VG06 6.3.3 (dominant), WBC06 5.3.3 (security card)."""
    game = a_winner(key, "+e +a")
    assert spaces(game, "+a") == [1]
    game.do(PlaceNational(0, card("+a"), 1))
    assert game.table.national == [*cards("+e +a"), FREE, FREE, FREE]
    assert game.table.secured == [0, 1, 0, 0, 0]
    assert game.events(ce.NationalPlaced)[-1].effect == "secured"


def test_a_third_identical_card_cannot_be_placed_in_2006():
    """Ruling C15."""
    game = a_winner("2006", "+a", "+a")
    assert spaces(game, "+a") == []
    assert game.refused(PlaceNational(0, card("+a"), 1)) == "national-secured"
    assert game.refused(PlaceNational(0, card("+a"), DISCARDED)) == "national-secured"


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_a_third_identical_card_is_discarded_in_1997(key):
    """WBC06 5.3.3."""
    game = a_winner(key, "+a", "+a")
    assert spaces(game, "+a") == [DISCARDED]
    game.do(PlaceNational(0, card("+a"), DISCARDED))
    assert game.table.national == [card("+a"), FREE, FREE, FREE, FREE]
    assert game.table.opinion_discards[-1] == card("+a")
    assert game.events(ce.NationalDiscarded)[-1].kind == card("+a")
    assert game.land(0).opinions == cards("+b +c +d")
    assert game.options().left == 1, "a discarded card counts as moved"


@pytest.mark.parametrize("secured", ["", "-a"])
def test_an_opposite_card_replaces_its_counterpart_in_place(secured):
    """VG06 6.3.3: dominant or not, at any time; it is not dominant itself."""
    game = a_winner("2006", "+e -a +f", secured)
    before = len(game.table.opinion_discards)
    assert spaces(game, "+a") == [1]
    game.do(PlaceNational(0, card("+a"), 1))
    assert game.table.national == [*cards("+e +a +f"), FREE, FREE]
    assert game.table.secured == [0, 0, 0, 0, 0]
    event = game.events(ce.NationalPlaced)[-1]
    assert (event.effect, event.space) == ("opposite", 1)
    assert event.gone == tuple(cards("-a -a" if secured else "-a"))
    assert len(game.table.opinion_discards) - before == len(event.gone)


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_in_1997_the_others_slide_and_the_opposite_card_follows_the_last(key):
    """WBC06 5.3.3: also while spaces are free."""
    game = a_winner(key, "+e -a +f", "-a +f")
    game.do(PlaceNational(0, card("+a"), 1))
    assert game.table.national == [*cards("+e +f +a"), FREE, FREE]
    assert game.table.secured == [0, 1, 0, 0, 0]
    assert game.events(ce.NationalPlaced)[-1].space == 2


def test_on_a_full_board_one_that_is_not_secured_is_replaced_in_place():
    """VG06 6.3.3."""
    game = a_winner("2006", "+c -d +e +f +g", "+e")
    assert spaces(game, "+a") == [0, 1, 3, 4]
    game.do(PlaceNational(0, card("+a"), 3))
    assert game.table.national == cards("+c -d +e +a +g")
    assert game.table.secured == [0, 0, 1, 0, 0]
    event = game.events(ce.NationalPlaced)[-1]
    assert (event.effect, event.space, event.gone) == ("replaced", 3, (card("+f"),))


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_on_a_full_board_the_cards_slide_in_1997(key):
    """WBC06 5.3.3: cards to the right of the old one move left, the new one lies at the right end."""
    game = a_winner(key, "+c -d +e +f +g", "+e")
    assert spaces(game, "+a") == [0, 1, 3, 4]
    game.do(PlaceNational(0, card("+a"), 1))
    assert game.table.national == cards("+c +e +f +g +a")
    assert game.table.secured == [0, 1, 0, 0, 0]
    event = game.events(ce.NationalPlaced)[-1]
    assert (event.space, event.gone) == (4, (card("-d"),))
    assert (event.opinions, event.secured) == (tuple(game.table.national), tuple(game.table.secured))


@every_edition
def test_on_a_full_board_an_opposite_card_must_remove_its_counterpart(key):
    """WBC06 5.3.3: no other may be replaced by it."""
    game = a_winner(key, "-a +c +e +f +g", "-a +c")
    assert spaces(game, "+a") == [0]
    assert game.refused(PlaceNational(0, card("+a"), 2)) == "national-space"
    assert spaces(game, "+c") in ([], [DISCARDED])


@every_edition
def test_all_secured_and_no_counterpart_the_card_is_discarded(key):
    """Ruling C15."""
    game = a_winner(key, "+c +d +e +f +g", "+c +d +e +f +g", opinions="+a +b -c +d")
    assert spaces(game, "+a") == [DISCARDED]
    assert spaces(game, "-c") == [0]
    game.do(PlaceNational(0, card("+a"), DISCARDED))
    assert game.table.national == cards("+c +d +e +f +g")
    assert game.table.opinion_discards[-1] == card("+a")


def test_nobody_is_asked_where_no_card_finds_a_space():
    """All four opinions are dominant already."""
    game = a_winner("2006", "+a +b +c +d", "+a +b +c +d")
    assert game.phase != "region_election"


@every_edition
def test_no_identical_or_opposite_opinions_lie_on_the_board(key):
    """VG06 6.3.3: whatever is placed, a topic lies there once."""
    third = key != "2006"
    for kind in range(14):
        for full in (cards("+a -b +c -d +e"), [*cards("+a -b +c -d"), FREE]):
            for space in spaces_for(full, [1, 0, 0, 0, 0], kind, third_discarded=third):
                if space == DISCARDED:
                    continue
                topics = [other >> 1 for at, other in enumerate(full) if at != space and other >= 0]
                assert kind >> 1 not in topics


@every_edition
def test_the_second_partner_sees_what_the_first_has_done(key):
    """WBC06 5.3.3: one card each, so the second can secure or overturn the first one's card only with its own."""
    game = a_classic(key).votes(0, 20, 10, 0, 0).tiles(0, 0, 1)
    game.table.pairs = [[1, 0]]
    game.in_phase("region_election").do(PlaceNational(0, card("+a"), 0))
    assert game.decider == 1
    assert game.refused(PlaceNational(1, card("+a"), 0)) == "opinion-not-open"
    game.do(PlaceNational(1, card("+d"), 1))
    assert game.table.national[:2] == cards("+a +d")
