"""Set-up of the classic editions: regions, opinions, exchange pool, programs, supplies (VG06 5, WBC06 4.2, CONS B)."""

from __future__ import annotations

from collections import Counter

import pytest
from builders import fresh_table
from classics import EDITIONS, a_classic, cards

from macher.editions.classic import operations as cop
from macher.rules import events as ev
from macher.rules.edition import GameSetup
from macher.rules.national import events as ce
from macher.rules.options import GameOptions
from macher.rules.setup import SetupRefused, new_game
from macher.rules.viewing import view

every_edition = pytest.mark.parametrize("key", EDITIONS)
every_game = pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
SEEDS = range(12)


def a_table(key="2006", seats=4, elections=7, seed=1):
    return fresh_table(seats, elections, seed=seed, key=key)


def told(table, kind):
    return [event for event in table.log if isinstance(event, kind)]


# --- regions ----------------------------------------------------------------------------------------------------------


@every_edition
def test_all_sixteen_states_are_shuffled_together(key):
    """VG06 5.2.1.1, checklist 2006 1: any state anywhere, and chance says which one votes first."""
    tables = [a_table(key, seed=seed) for seed in range(40)]
    maxima = [[land.maximum for land in table.figures.lands] for table in tables]
    drawn = [[land.card for land in table.lands] for table in tables]
    assert set(range(16)) == {number for cards in drawn for number in cards}
    first_is_smallest = [
        min(cards, key=lambda number: of[number]) == cards[0] for cards, of in zip(drawn, maxima, strict=True)
    ]
    assert set(first_is_smallest) == {True, False}


@every_game
def test_the_other_regions_wait_face_down(key, elections):
    """VG06 5.2.1.1: the pile gives a region for each later election; a public view only counts them."""
    table = a_table(key, elections=elections)
    waiting = [*[land.card for land in table.lands], *table.reserve]
    assert len(set(waiting)) == len(waiting) == elections
    assert [land.number for land in table.lands] == [1, 2, 3, 4]
    assert view(table, -1).reserve == elections - 4


@every_game
def test_members_bring_money_in_the_first_and_third_region(key, elections):
    """VG06 5.2.1.3, checklist 2006 2: the tiles for the payout lie on the first and the third board."""
    assert [land.payout for land in view(a_table(key, elections=elections), 0).lands] == [True, False, True, False]


# --- opinions ---------------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("seed", SEEDS)
def test_four_opinions_each_of_which_four_three_two_and_one_lie_open(key, seed):
    """VG06 5.2.1.2, checklist 2006 4: face-down ones are part of the four, and nobody has looked at them."""
    table = a_table(key, seed=seed)
    assert [len(land.opinions) for land in table.lands] == [4] * 4
    assert [land.open for land in table.lands] == [4, 3, 2, 1]
    for land in table.lands:
        assert len({kind >> 1 for kind in land.face_up()}) == land.open
    for land in view(table, 0).lands:
        assert land.opinions.count(-1) == land.number - 1


def test_only_open_opinions_are_compared_at_the_set_up():
    """Checklist 2006 4: a face-down one may repeat a topic; that is looked at when it is turned."""
    repeats = [
        kind >> 1 in {up >> 1 for up in land.face_up()}
        for seed in SEEDS
        for land in a_table(seed=seed).lands
        for kind in land.opinions[land.open :]
    ]
    assert any(repeats)


def test_a_repeated_opinion_goes_under_the_pile_in_2006():
    """VG06 5.2.1.2, checklist 2006 3: identical or contradictory, again and again."""
    game = a_classic("2006").opinions(1, "+a -b", face_down="+a +c").opinion_deck("-a +b +d -e", discards="+f")
    pool = list(game.table.opinion_display)
    cop.turn_opinion(game.table, 1)
    assert game.face_up(1) == cards("+a -b +d")
    assert game.table.opinion_deck == cards("-e +a -a +b")[::-1]
    assert game.table.opinion_discards == cards("+f")
    assert game.table.opinion_display == pool


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_a_repeated_opinion_goes_into_the_pool_in_1997(key):
    """WBC06 4.2, 5.4.1, checklist 1997 1 and 2: a duplicate there is discarded."""
    game = a_classic(key).pool("-a +g").opinions(1, "+a -b", face_down="+a +c").opinion_deck("-a +b +d -e")
    cop.turn_opinion(game.table, 1)
    assert game.face_up(1) == cards("+a -b +d")
    assert [kind for kind, lies in enumerate(game.table.opinion_display) if lies] == sorted(cards("+a -a +b +g"))
    assert game.table.opinion_discards == cards("-a")
    assert game.table.opinion_deck == cards("-e")


def test_discards_are_shuffled_in_where_the_pile_has_no_other_topic():
    """Ruling 13: cards put under the pile would come up for ever."""
    game = a_classic("2006").opinions(1, "+a -b", face_down="+a +c").opinion_deck("-a +b", discards="+d +e")
    game.table.log.clear()
    cop.turn_opinion(game.table, 1)
    assert game.land(1).open == 3
    assert game.face_up(1)[2] in cards("+d +e")
    assert game.table.opinion_discards == []
    (shuffled,) = game.events(ev.DeckShuffled)
    assert sorted(shuffled.cards) == sorted(cards("-a +b +d +e"))


@every_edition
def test_a_region_goes_without_an_opinion_that_no_card_can_be(key):
    """Ours: nothing is drawn for ever."""
    game = a_classic(key).opinions(1, "+a -b", face_down="+a +c").opinion_deck("-a +b", discards="-b")
    cop.turn_opinion(game.table, 1)
    assert game.face_up(1) == cards("+a -b")
    assert game.land(1).opinions == cards("+a -b +c")


# --- exchange pool ----------------------------------------------------------------------------------------------------


def test_six_open_opinions_in_2006_duplicates_on_each_other():
    """VG06 5.2.3, checklist 2006 8."""
    pools = [a_table(seed=seed).opinion_display for seed in range(40)]
    assert {sum(pool) for pool in pools} == {6}
    assert max(max(pool) for pool in pools) > 1
    assert view(a_table(), -1).opinion_display == view(a_table(), 2).opinion_display


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_each_position_at_most_once_in_1997(key):
    """WBC06 4.2, checklist 1997 2 and 3: duplicates of the first six are discarded, so there may be fewer than six."""
    sizes = set()
    for seed in range(60):
        table = a_table(key, seed=seed)
        pooled = told(table, ce.OpinionPooled)
        (first,) = told(table, ce.PoolLaid)
        assert len(first.kinds) == 6
        assert len(pooled) == 6 + len(told(table, ev.OpinionRepeated))
        assert max(table.opinion_display) == 1
        assert sum(table.opinion_display) == sum(event.kept for event in pooled)
        assert sorted(table.opinion_discards) == sorted(event.kind for event in pooled if not event.kept)
        sizes.add(sum(table.opinion_display))
    assert min(sizes) < 6 < max(sizes)


@every_edition
def test_there_are_three_of_every_opinion(key):
    """VG06 1: 42 cards, wherever they lie."""
    table = a_table(key)
    pool = [kind for kind, count in enumerate(table.opinion_display) for _ in range(count)]
    lying = [kind for land in table.lands for kind in land.opinions]
    assert Counter([*pool, *lying, *table.opinion_deck, *table.opinion_discards]) == dict.fromkeys(range(14), 3)


# --- programs ---------------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("seed", SEEDS)
def test_five_open_cards_of_five_topics_and_a_hand(key, seed):
    """VG06 5.1, checklist 2006 5: dealt, not chosen; the hidden ones may be anything; CONS B: two of them."""
    table = a_table(key, seats=5, seed=seed)
    hidden = 2 if key == "consim" else 3
    for seat, party in enumerate(table.parties):
        assert len({kind >> 1 for kind in party.program}) == len(party.program) == 5
        assert len(party.hand) == hidden
        others = view(table, (seat + 1) % 5).parties[seat]
        assert others.program == tuple(party.program)
        assert others.hand == (-1,) * hidden
    assert table.program_display == []


def test_a_repeated_program_card_goes_under_the_pile():
    """VG06 5.1, checklist 2006 3: in the order in which they came up, and they are not in the discards."""
    for seed in SEEDS:
        table = a_table(seed=seed)
        buried = [event.kind for event in told(table, ce.ProgramBuried)]
        assert buried
        assert table.program_deck[: len(buried)] == buried[::-1]
        assert table.program_discards == []


def test_the_example_of_the_program_deal():
    """VG06 5.1: a card against lower wages after one for them goes, and so would the same one again."""
    repeats = set()
    for seed in SEEDS:
        table = a_table(seed=seed)
        for event in told(table, ce.ProgramBuried):
            (there,) = [kind for kind in table.parties[event.seat].program if kind >> 1 == event.kind >> 1]
            repeats.add(there == event.kind)
    assert repeats == {True, False}


def test_hidden_cards_may_repeat_topics():
    """VG06 5.1: neither unique nor free of contradictions."""
    hands = [party.hand for seed in SEEDS for party in a_table(seed=seed).parties]
    assert any(len({kind >> 1 for kind in hand}) < 3 for hand in hands)


# --- supplies ---------------------------------------------------------------------------------------------------------


@every_game
def test_what_everybody_has(key, elections):
    """VG06 5.1, 5.2 and 8, checklist 2006 6, 7 and 75: the short game leaves out the cards with the symbol."""
    table = a_table(key, elections=elections)
    long = elections == 7
    for seat, party in enumerate(table.parties):
        assert (party.money, party.base, party.points) == (25_000, 5, 0)
        assert (party.rallies, party.media, table.supply[seat]) == (18 - 4, 5, 4)
        costs = [table.figures.cabinet[number].cost for number in party.politicians]
        assert len(costs) == (7 if long else 6)
        assert (25_000 in costs) == long
        amounts = [table.figures.contributions[number].money for number in party.donations]
        assert len(amounts) == (5 if long else 4)
        assert (50_000 in amounts) == long
    for land in table.lands:
        assert land.rallies == [1] * 4
        assert land.votes == land.trend == [0] * 4
        assert land.media == []
    assert table.doubles == 4
    assert table.national == [-1] * 5
    assert sorted(table.poll_deck) == list(range(20 if long else 10))


def test_the_short_game_pays_members_twice():
    """VG06 8, checklist 2006 75: the tile of the fifth round is not used."""
    assert a_table(elections=5).classic_length.payouts == (1, 3)
    assert a_table().classic_length.payouts == (1, 3, 5)


# --- games that there are not -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "elections", "parties", "reason", "args"),
    [
        ("2006", 4, (0, 1, 2), "setup-no-such-length", {"elections": 4}),
        ("2006", 6, (0, 1, 2), "setup-no-such-length", {"elections": 6}),
        ("1997", 5, (0, 1, 2), "setup-no-such-length", {"elections": 5}),
        ("consim", 5, (0, 1, 2), "setup-no-such-length", {"elections": 5}),
        ("2006", 7, (0, 1), "setup-seats", {"seats": 2, "low": 3, "high": 5}),
        ("1997", 7, (0, 1, 2, 3, 4, 0), "setup-seats", {"seats": 6, "low": 3, "high": 5}),
        ("consim", 7, (0, 1, 1), "setup-party-twice", {"party": "spd"}),
        ("consim", 7, (0, 1, 5), "setup-no-such-party", {}),
    ],
)
def test_a_game_that_an_edition_does_not_have(key, elections, parties, reason, args):
    """Ruling C23: 3 to 5 seats; 2006 has seven or five rounds, the others seven."""
    edition = a_classic(key).edition
    with pytest.raises(SetupRefused) as refused:
        new_game(edition, GameSetup(elections, parties, 1, GameOptions()))
    assert refused.value.reason == reason
    assert refused.value.args_of_text == args


@every_edition
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players(key, seats):
    """Ruling C23."""
    table = a_table(key, seats=seats)
    assert table.seats == len(table.order) == seats
    assert table.deciders() == list(range(seats))
