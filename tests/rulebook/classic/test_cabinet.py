"""The shadow cabinet of the classic editions: VG06 6.2.3, WBC06 5.2.3, CONS C; rulings C4, C5, C6, C12, C19 and C28."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, card, cards

from macher.engine.chance import Stream
from macher.rules import events as ev
from macher.rules.commands import Action, Pass, PlacePoliticians
from macher.rules.determinize import determinize
from macher.rules.edition import ActionName
from macher.rules.national.commands import UseCabinetCard
from macher.rules.national.events import TileLaid
from macher.rules.viewing import view

TOGETHER = ("2006", "1997")
"""Editions in which all cards are revealed at once."""


def having(game, name, phone=None):
    """The key of the cheapest card with an action, with or without telephone."""
    found = [
        card
        for card in game.figures.cabinet
        if any(spec.name is name for spec in card.actions) and phone in (None, card.phone)
    ]
    return min(found, key=lambda card: card.cost).key


def amount(game, key, name):
    """The amount printed beside an action."""
    return next(spec.amount for spec in game.figures.cabinet[game.cabinet(key)].actions if spec.name is name)


def cost(game, key):
    """What a card costs."""
    return game.figures.cabinet[game.cabinet(key)].cost


def with_card(key, name, land=0, phone=None, prepare=lambda game: game, **settings):
    """Seat 0 has a card with an action in a region, revealed and paid."""
    game = a_classic(key, **settings)
    chosen = having(game, name, phone)
    prepare(game)
    return game.placed(land, (0, chosen)).in_phase("cabinet_use"), chosen


def use(game, name, target=-1, place=False, land=0, seat=0):
    """Carries out an action of a seat's card."""
    return game.do(UseCabinetCard(seat, land, Action(name, target, place)))


def nothing(seat, land):
    """Forgoes the action of a card."""
    return UseCabinetCard(seat, land, None)


# --- sending ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_none_to_four_cards_at_most_one_in_a_region(key):
    """VG06 6.2.3, checklist 2006/18, 1997/8, Consim/7."""
    game = a_classic(key).money(99000, 99000, 99000, 99000).in_phase("cabinet_sending")
    assert game.can(Pass(0))
    assert game.can(PlacePoliticians(0, (0, 1, 2, 3)))
    assert game.can(PlacePoliticians(0, (-1, 5, -1, -1)))
    assert game.refused(PlacePoliticians(0, (1, 1, -1, -1))) == "politician-twice"
    assert game.refused(PlacePoliticians(0, (1, 2, 3, 4, 0))) == "no-such-land"
    assert game.refused(PlacePoliticians(0, (99, -1, -1, -1))) == "politician-not-in-hand"
    game.do(PlacePoliticians(0, (0, 1, -1, 3)))
    assert [land.row for land in game.table.lands] == [[0], [0], [], [0]]
    assert game.decider == 1  # all in one turn


def test_no_card_where_the_election_is_over():
    """VG06 6.4.1.1: after round 4 boards stay empty."""
    game = a_classic().in_phase("cabinet_sending", round=6)
    closed = next(place for place, land in enumerate(game.table.lands) if land.closed)
    command = PlacePoliticians(0, tuple(0 if place == closed else -1 for place in range(4)))
    assert game.refused(command) == "land-closed"


@pytest.mark.parametrize("key", EDITIONS)
def test_all_cards_together_have_to_be_payable(key):
    """VG06 6.2.3 "payent le montant total", ruling C4."""
    game = a_classic(key)
    dear = max(range(len(game.figures.cabinet)), key=lambda number: game.figures.cabinet[number].cost)
    cheap = min(range(len(game.figures.cabinet)), key=lambda number: game.figures.cabinet[number].cost)
    both = game.figures.cabinet[dear].cost + game.figures.cabinet[cheap].cost
    game.money(both - 1000, both, both, both).in_phase("cabinet_sending")
    assert game.can(PlacePoliticians(0, (dear, -1, -1, -1)))
    assert game.refused(PlacePoliticians(0, (dear, cheap, -1, -1))) == "not-enough-money"
    assert game.table.refusal(PlacePoliticians(0, (dear, cheap, -1, -1))).args == {"cost": both, "money": both - 1000}
    game.do(Pass(0))
    assert game.can(PlacePoliticians(1, (dear, cheap, -1, -1)))


def test_every_offer_is_accepted():
    """Options and acceptance agree, offered or drawn by chance."""
    game = a_classic().money(6000, 0, 0, 0).in_phase("cabinet_sending")
    offered = set(game.options())
    assert all(command in game.options() for command in offered)
    stream = Stream(5)
    assert {game.options().sample(stream) for _ in range(2000)} <= offered
    assert len(offered) > 1


@pytest.mark.parametrize("key", EDITIONS)
def test_in_the_order_of_play(key):
    """VG06 6.2.3, WBC06 5.2.3: from the first player; Consim: in the order that was chosen (ruling C26)."""
    game = a_classic(key).order(2, 0, 3, 1).in_phase("cabinet_sending")
    asked = []
    while game.step == "cabinet_sending":
        asked.append(game.decider)
        game.do(PlacePoliticians(game.decider, (0, -1, -1, -1)))
    assert asked == [2, 0, 3, 1]


def test_cards_lie_face_down():
    """VG06 6.2.3: "à face cachée"."""
    game = a_classic().in_phase("cabinet_sending").do(PlacePoliticians(0, (-1, 3, -1, -1)))
    assert view(game.table, 0).lands[1].politicians == (3,)
    assert view(game.table, 1).lands[1].politicians == (-1,)
    assert game.events(ev.PoliticianPlaced)[0].seen_by(1).politician == -1


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("phase", ["cabinet_sending", "cabinet_use"])
def test_no_campaign_in_the_last_round(key, phase):
    """VG06 6, checklist 2006/71, Consim/27, ruling C28."""
    assert phase not in {event.phase for event in a_classic(key).in_phase(phase, round=7).events(ev.PhaseStarted)}


@pytest.mark.parametrize("key", EDITIONS)
def test_a_possible_table_has_only_payable_cards(key):
    """Ruling C4 holds for everything that may lie face down."""
    game = a_classic(key).money(8000, 25000, 25000, 25000)
    game.in_phase("cabinet_sending").do(PlacePoliticians(0, (0, -1, 1, -1)))
    edition, seen = game.edition, view(game.table, 1)
    for seed in range(30):
        possible = determinize(seen, edition, Stream(seed))
        sent = [possible.lands[place].politicians[0] for place in (0, 2)]
        assert sum(game.figures.cabinet[number].cost for number in sent) <= 8000
        assert view(possible, 1).lands == seen.lands


# --- revealing and paying ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", TOGETHER)
def test_all_are_revealed_and_paid_together(key):
    """VG06 6.2.3, WBC06 5.2.3, checklist 2006/19, 1997/8: after the last placement, everybody the sum of his cards."""
    game = a_classic(key).in_phase("cabinet_sending")
    cabinet = game.figures.cabinet
    before = game.everybodys("money")
    game.do(PlacePoliticians(0, (0, 1, -1, -1)), Pass(1), PlacePoliticians(2, (-1, -1, -1, 2)))
    assert not game.events(ev.PoliticiansRevealed)
    game.do(PlacePoliticians(3, (1, -1, -1, -1)))
    assert [(event.land, event.seats) for event in game.events(ev.PoliticiansRevealed)] == [
        (0, (0, 3)), (1, (0,)), (3, (2,)),
    ]  # fmt: skip  # one list of regions
    paid = [cabinet[0].cost + cabinet[1].cost, 0, cabinet[2].cost, cabinet[1].cost]
    assert game.everybodys("money") == [has - spent for has, spent in zip(before, paid, strict=True)]
    assert [(event.seat, event.land) for event in game.events(ev.PoliticianPaid)] == [(0, 0), (0, 1), (2, 3), (3, 0)]


@pytest.mark.parametrize("key", EDITIONS)
def test_nobody_may_decline_to_pay(key):
    """VG06 6.2.3, ruling C4: unlike in 2019."""
    game, chosen = with_card(key, ActionName.VOTES)
    assert game.refused(Pass(0)) == "cannot-pass"
    assert game.party(0).money == game.figures.start_money - cost(game, chosen)


@pytest.mark.parametrize("key", TOGETHER)
def test_player_by_player_all_cards_in_any_order(key):
    """VG06 6.2.3 "chaque joueur à tour de rôle", WBC06 5.2.3, checklist 2006/21, 1997/9, ruling C4."""
    game = a_classic(key).order(2, 3, 0, 1)
    name = having(game, ActionName.VOTES)
    game.placed(0, (2, name), (0, name)).placed(1, (0, having(game, ActionName.OTHER_TREND))).placed(3, (2, name))
    game.party(2).politicians.append(game.cabinet(name))  # twice the same card, for the sake of the test
    game.in_phase("cabinet_use")
    assert (game.decider, sorted(card.land for card in game.options().cards)) == (2, [0, 3])
    game.do(nothing(2, 3))
    assert (game.decider, [card.land for card in game.options().cards]) == (2, [0])
    game.do(nothing(2, 0))
    assert (game.decider, sorted(card.land for card in game.options().cards)) == (0, [0, 1])
    assert game.refused(nothing(0, 2)) == "politician-not-in-hand"


def test_consim_region_by_region():
    """CONS C, checklist Consim/8: revealed in region order, used and paid there, in the order of play."""
    game = a_classic("consim").order(3, 1, 0, 2)
    name, money = having(game, ActionName.VOTES), game.figures.start_money
    game.placed(0, (3, name), (0, name)).placed(2, (1, name), (0, having(game, ActionName.OTHER_TREND)))
    game.in_phase("cabinet_use")
    assert game.decider == 3
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [0]
    assert view(game.table, 3).lands[2].politicians == (-1, -1)
    assert game.everybodys("money") == [money, money, money, money - cost(game, name)]
    game.do(nothing(3, 0))
    assert (game.decider, [card.land for card in game.options().cards]) == (0, [0])
    game.do(nothing(0, 0))
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [0, 2]
    assert (game.decider, game.table.flow[-1].place) == (1, 2)
    assert game.party(1).money == money - cost(game, name)
    game.do(nothing(1, 2))
    assert game.decider == 0
    game.do(nothing(0, 2))
    assert all(not land.row for land in game.table.lands)


def test_consim_money_for_later_cards_is_not_spent_before():
    """Ruling C4: whatever lies on the boards has to be paid."""
    game = a_classic("consim").media(0, 1)
    replacing, dear = having(game, ActionName.REPLACE_MEDIA), game.figures.cabinet[-1]
    price = amount(game, replacing, ActionName.REPLACE_MEDIA)
    enough = cost(game, replacing) + 2 * price + dear.cost
    game.money(enough - 1000, 25000, 25000, 25000)
    game.placed(0, (0, replacing)).placed(1, (0, dear.key)).in_phase("cabinet_use")
    replace = UseCabinetCard(0, 0, Action(ActionName.REPLACE_MEDIA, 1, True))
    assert game.refused(replace) == "not-enough-money"
    game.do(nothing(0, 0))
    assert game.party(0).money == 2 * price - 1000
    other = a_classic("consim").media(0, 1).money(enough, 25000, 25000, 25000)
    other.placed(0, (0, replacing)).placed(1, (0, dear.key)).in_phase("cabinet_use").do(replace)
    assert other.party(0).money == 0


# --- using ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_one_action_of_each_card(key):
    """VG06 6.2.3, WBC06 5.2.3, checklist 2006/20: one of the printed actions, with which the card leaves the game."""
    game, chosen = with_card(key, ActionName.VOTES)
    number = game.cabinet(chosen)
    printed = {spec.name for spec in game.figures.cabinet[number].actions}
    missing = next(name for name in (ActionName.BASE, ActionName.POLL) if name not in printed)
    assert game.refused(UseCabinetCard(0, 0, Action(missing))) == "action-not-printed"
    use(game, ActionName.VOTES)
    assert game.land(0).votes[0] == amount(game, chosen, ActionName.VOTES)
    assert number not in game.party(0).politicians
    assert game.phase != "cabinet_use"


@pytest.mark.parametrize("key", EDITIONS)
def test_the_action_may_be_forgone(key):
    """Ruling C4; the card is used up all the same."""
    game, chosen = with_card(key, ActionName.VOTES)
    game.do(nothing(0, 0))
    assert game.land(0).votes[0] == 0
    assert game.cabinet(chosen) not in game.party(0).politicians


@pytest.mark.parametrize("key", EDITIONS)
def test_votes_stop_at_fifty_and_stack(key):
    """VG06 6.2.8, checklist 2006/27, ruling C12: the marker that arrives lies on top."""
    game, _ = with_card(key, ActionName.VOTES, prepare=lambda game: game.votes(0, 49, 50, 0, 0).stack(0, 0, 1, 2, 3))
    use(game, ActionName.VOTES)
    assert game.votes_of(0) == [50, 50, 0, 0]
    assert game.table.stacks[0] == [1, 2, 3, 0]


@pytest.mark.parametrize("key", EDITIONS)
def test_a_marker_at_fifty_keeps_its_place(key):
    """Ruling C12: it does not move."""
    game, _ = with_card(key, ActionName.VOTES, prepare=lambda game: game.votes(0, 50, 50, 0, 0).stack(0, 0, 1, 2, 3))
    use(game, ActionName.VOTES)
    assert game.table.stacks[0] == [0, 1, 2, 3]


@pytest.mark.parametrize("key", EDITIONS)
def test_double_marker_is_placed_on_a_face_up_opinion(key):
    """VG06 6.2.3, WBC06 5.2.3, checklist 2006/23, 1997/11."""
    game, _ = with_card(key, ActionName.DOUBLE, land=2)
    offered = [command.action.target for command in game.options() if command.action and command.action.place]
    assert offered == game.face_up(2) == cards("+a +b")
    use(game, ActionName.DOUBLE, card("+b"), True, land=2)
    assert game.land(2).doubled == card("+b")
    assert game.table.doubles == 3


@pytest.mark.parametrize("key", EDITIONS)
def test_double_marker_is_removed_but_never_moved(key):
    """WBC06 5.2.3, VG06 6.2.3: only one in a region; moving it takes two cards."""
    game, _ = with_card(key, ActionName.DOUBLE, prepare=lambda game: game.doubled(0, "+c"))
    assert game.refused(UseCabinetCard(0, 0, Action(ActionName.DOUBLE, card("+a"), True))) == "target-wrong"
    use(game, ActionName.DOUBLE, card("+c"), False)
    assert game.land(0).doubled == -1
    assert game.table.doubles == 4


@pytest.mark.parametrize("key", TOGETHER)
def test_a_second_card_may_lay_the_marker_anew(key):
    """VG06 6.2.3: "avec l'aide d'une autre carte de cabinet fantôme"; here of another party."""
    game = a_classic(key).doubled(0, "+c")
    name = having(game, ActionName.DOUBLE)
    game.placed(0, (0, name), (1, name)).in_phase("cabinet_use")
    use(game, ActionName.DOUBLE, card("+c"), False)
    use(game, ActionName.DOUBLE, card("+a"), True, seat=1)
    assert game.land(0).doubled == card("+a")


@pytest.mark.parametrize("key", EDITIONS)
def test_replacing_a_media_marker(key):
    """VG06 6.2.3, checklist 2006/24, ruling C5: the price to the owner and as much to the bank."""
    game, chosen = with_card(key, ActionName.REPLACE_MEDIA, prepare=lambda game: game.media(0, 1, 2))
    price = amount(game, chosen, ActionName.REPLACE_MEDIA)
    mine, theirs = game.party(0).money, game.party(1).money
    use(game, ActionName.REPLACE_MEDIA, 1, True)
    assert game.land(0).media == [2, 0]
    assert (game.party(0).money, game.party(1).money) == (mine - 2 * price, theirs + price)
    assert (game.party(0).media, game.party(1).media) == (4, 5)


def test_the_price_of_2006():
    """VG06 6.2.3: 4,000 and 4,000."""
    game = a_classic("2006")
    assert amount(game, having(game, ActionName.REPLACE_MEDIA), ActionName.REPLACE_MEDIA) == 4000


@pytest.mark.parametrize("key", EDITIONS)
def test_replacing_needs_an_own_marker_a_foreign_one_and_the_money(key):
    """Ruling C5; there is no mere removal."""
    replace = Action(ActionName.REPLACE_MEDIA, 1, True)
    game, _ = with_card(key, ActionName.REPLACE_MEDIA, prepare=lambda game: game.media(0, 0, 1))
    assert game.refused(UseCabinetCard(0, 0, Action(ActionName.REPLACE_MEDIA, 0, True))) == "target-wrong"
    assert game.refused(UseCabinetCard(0, 0, Action(ActionName.REPLACE_MEDIA, 2, True))) == "target-wrong"
    assert game.refused(UseCabinetCard(0, 0, Action(ActionName.REPLACE_MEDIA, 1, False))) == "target-wrong"
    game.party(0).money = 7000
    assert game.refused(UseCabinetCard(0, 0, replace)) == "not-enough-money"
    game.party(0).money = 8000
    assert game.can(UseCabinetCard(0, 0, replace))
    game.party(0).media = 0
    assert game.refused(UseCabinetCard(0, 0, replace)) == "media-supply"


@pytest.mark.parametrize("key", EDITIONS)
def test_replacing_among_more_than_five_markers(key):
    """VG06 6.1, checklist 2006/11, ruling C5."""
    game, _ = with_card(key, ActionName.REPLACE_MEDIA, prepare=lambda game: game.media(0, 1, 1, 1, 2, 2, 2))
    use(game, ActionName.REPLACE_MEDIA, 2, True)
    assert game.land(0).media == [1, 1, 1, 2, 2, 0]


@pytest.mark.parametrize("key", EDITIONS)
def test_trend_rises_to_three(key):
    """VG06 6.2.3, checklist 2006/26."""
    game, _ = with_card(key, ActionName.TREND, prepare=lambda game: game.trend(0, 3, 0, 0, 0))
    use(game, ActionName.TREND)
    assert game.trend_of(0) == [3, 0, 0, 0]


@pytest.mark.parametrize("key", EDITIONS)
def test_the_trend_of_one_other_party_falls(key):
    """VG06 6.2.3, checklist 2006/25: control of the media does not protect."""
    game, chosen = with_card(key, ActionName.OTHER_TREND, prepare=lambda game: game.media(0, 2, 2))
    assert game.refused(UseCabinetCard(0, 0, Action(ActionName.OTHER_TREND, 0))) == "target-wrong"
    use(game, ActionName.OTHER_TREND, 2)
    assert game.trend_of(0) == [0, 0, -amount(game, chosen, ActionName.OTHER_TREND), 0]


@pytest.mark.parametrize("key", EDITIONS)
def test_trend_falls_to_minus_three(key):
    """VG06 6.2.3 "ne peut pas dépasser -3", checklist 2006/26."""
    game, _ = with_card(key, ActionName.OTHER_TREND, prepare=lambda game: game.trend(0, 0, -3, 0, 0))
    use(game, ActionName.OTHER_TREND, 1)
    assert game.trend_of(0) == [0, -3, 0, 0]


# --- telephone --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("act", [True, False])
@pytest.mark.parametrize("land", [0, 3])
def test_a_telephone_lays_a_tile_whatever_is_done(key, act, land):
    """VG06 6.2.3, WBC06 5.2.3, checklist 2006/22, 1997/10, ruling C6: in that region, be it the current one or not."""
    game, _ = with_card(key, ActionName.VOTES, land, phone=True)
    if act:
        use(game, ActionName.VOTES, land=land)
    else:
        game.do(nothing(0, land))
    assert game.events(TileLaid) == [TileLaid(0, land, 3)]
    assert game.table.supply == [3, 4, 4, 4]


@pytest.mark.parametrize("key", EDITIONS)
def test_no_tile_without_telephone_or_supply(key):
    """VG06 6.2.3, 5.1: four tiles each."""
    game, _ = with_card(key, ActionName.VOTES, phone=False)
    use(game, ActionName.VOTES)
    assert not game.events(TileLaid)
    game, _ = with_card(key, ActionName.VOTES, phone=True)
    game.table.supply[0] = 0
    use(game, ActionName.VOTES)
    assert not game.events(TileLaid)


@pytest.mark.parametrize("key", EDITIONS)
def test_every_card_is_used_or_spent(key):
    """VG06 6.2.3, checklist 2006/28: used cards leave the game, and the rows are empty when the phase is over."""
    game = a_classic(key).money(99000, 99000, 99000, 99000).in_phase("cabinet_sending")
    stream = Stream(3)
    while game.phase in ("cabinet_sending", "cabinet_use"):
        lands = game.table.lands
        sent = {pair for land in lands for pair in zip(land.row, land.politicians, strict=True)}
        game.do(game.options().sample(stream))
    for seat, number in sent:
        assert number not in game.party(seat).politicians
    assert sent
    assert all(land.row == land.politicians == land.row_status == [] for land in game.table.lands)
