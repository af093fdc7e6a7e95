"""Vote-catching and the absolute majority (VG06 6.2.8, WBC06 5.2.8, CONS H)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, card, cards

from macher.editions.classic.formula import absolute_majority, classic_votes
from macher.rules import events as ev
from macher.rules.commands import ConvertRallies, Pass, ShiftOpinion
from macher.rules.options import GameOptions

every_edition = pytest.mark.parametrize("key", EDITIONS)


@pytest.mark.parametrize(
    ("rallies", "trend", "matches", "votes"),
    [
        (8, 2, 1, 24),  # the example of VG06 6.2.8
        (9, -3, -4, 4),  # VG06 6.2.8: one vote for two even with the worst factor
        (7, 0, 0, 3),  # WBC06 5.2.8: a neutral trend without matches is zero
        (1, 0, 0, 0),
        (6, 2, -2, 3),
        (5, 1, 0, 5),  # a factor of one is one vote for each
        (5, 3, 4, 35),
        (3, 3, -2, 3),  # added, not multiplied
        (0, 3, 4, 0),
        (0, -3, 0, 0),
    ],
)
def test_votes_are_rallies_times_trend_plus_matches_or_one_for_two(rallies, trend, matches, votes):
    assert classic_votes(rallies, trend, matches) == votes


@every_edition
def test_the_example_of_the_rulebook_on_the_table(key):
    """VG06 6.2.8: eight meetings, trend +2, matches +1 bring 24 votes."""
    game = a_classic(key).rallies(1, 8, 0, 0, 0).trend(1, 2, 0, 0, 0)
    game.opinions(1, "+a -b +c", "+f").program(0, "+a +b +c +d +e").in_phase("vote_catching")
    game.do(ConvertRallies(0, 8))
    assert game.votes_of(1) == [24, 0, 0, 0]


@every_edition
def test_a_doubled_opinion_counts_twice(key):
    """VG06 6.2.3: the key issue counts two in either direction."""
    game = a_classic(key).rallies(2, 5, 5, 0, 0).opinions(2, "+a +b", "+f +g").doubled(2, "+b")
    game.program(1, "+a -b +c +d +e").in_phase("vote_catching")
    game.do(ConvertRallies(0, 5), ConvertRallies(1, 4))
    assert game.votes_of(2) == [15, 2, 0, 0]


@every_edition
def test_regions_go_backwards_and_leave_out_the_current_one(key):
    """VG06 6.2.8: the fourth region first; ruling C13 and WBC06 5.2.8: nothing in the current one."""
    game = a_classic(key).order(2, 3, 0, 1)
    for place in range(4):
        game.rallies(place, 0, 5, 5, 0) if place % 2 else game.rallies(place, 0, 0, 6, 0)
    game.in_phase("vote_catching")
    asked = []
    while game.step == "vote_catching":
        asked.append((game.table.flow[-1].place, game.decider))
        game.do(Pass(game.decider))
    assert asked == [(3, 2), (3, 1), (2, 2), (1, 2), (1, 1)]


def test_the_chosen_order_of_play_replaces_clockwise():
    """Ruling C26: in Consim the places, not the seats."""
    game = a_classic("consim").order(3, 0, 2, 1).rallies(2, 5, 5, 5, 5).in_phase("vote_catching")
    asked = []
    while game.step == "vote_catching":
        asked.append(game.decider)
        game.do(Pass(game.decider))
    assert asked == [3, 0, 2, 1]


@every_edition
def test_five_must_lie_there_and_any_part_of_them_goes(key):
    """VG06 6.2.8, CONS H: at least five; a part may be saved for a later round."""
    game = a_classic(key).rallies(1, 4, 5, 10, 0).in_phase("vote_catching")
    assert game.decider == 1, "four are not enough to be asked"
    assert [command.count for command in game.options() if isinstance(command, ConvertRallies)] == [1, 2, 3, 4, 5]
    assert game.refused(ConvertRallies(1, 0)) == "too-few-rallies"
    assert game.refused(ConvertRallies(1, 6)) == "too-many-rallies"
    game.do(ConvertRallies(1, 1), Pass(2))
    assert game.land(1).rallies == [4, 4, 10, 0]
    assert game.votes_of(1) == [0, 3, 0, 0]


@every_edition
def test_converted_rallies_return_to_their_owner(key):
    """VG06 6.2.8."""
    game = a_classic(key).rallies(1, 10, 0, 0, 0)
    assert game.party(0).rallies == 8
    game.in_phase("vote_catching").do(ConvertRallies(0, 7))
    assert game.party(0).rallies == 15


@every_edition
def test_votes_end_at_fifty_and_the_latest_marker_lies_on_top(key):
    """VG06 6.2.8, WBC06 5.2.8: the surplus is lost."""
    game = a_classic(key).rallies(1, 10, 10, 0, 0).votes(1, 40, 45, 0, 0).stack(1, 1, 0, 2, 3)
    game.in_phase("vote_catching").do(ConvertRallies(0, 10))
    assert game.votes_of(1) == [50, 45, 0, 0]
    assert game.table.stacks[1] == [1, 2, 3, 0]
    game.do(ConvertRallies(1, 10))
    assert game.votes_of(1) == [50, 50, 0, 0]
    assert game.table.stacks[1] == [2, 3, 0, 1]


@every_edition
def test_a_marker_that_does_not_move_keeps_its_place(key):
    """Ruling C12: converting at fifty does not bring the marker back on top."""
    game = a_classic(key).rallies(1, 5, 0, 0, 0).votes(1, 50, 50, 0, 0).stack(1, 2, 3, 0, 1)
    game.in_phase("vote_catching").do(ConvertRallies(0, 5))
    assert game.table.stacks[1] == [2, 3, 0, 1]
    assert game.party(0).rallies == 18


@every_edition
def test_the_later_marker_lies_on_top_on_every_space(key):
    """VG06 6.2.8: also below fifty."""
    game = a_classic(key).rallies(1, 5, 5, 0, 0).stack(1, 1, 0, 2, 3).in_phase("vote_catching")
    game.do(ConvertRallies(0, 5), ConvertRallies(1, 5))
    assert game.votes_of(1)[:2] == [15, 15]
    assert game.table.stacks[1][-2:] == [0, 1]


# --- the absolute majority --------------------------------------------------------------------------------------------


def test_more_votes_than_all_others_together():
    """VG06 6.2.8, WBC06 5.2.8: as many are not enough."""
    assert absolute_majority([21, 10, 10, 0]) == 0
    assert absolute_majority([20, 10, 10, 0]) == -1
    assert absolute_majority([0, 0, 1]) == 2
    assert absolute_majority([0, 0, 0]) == -1


@every_edition
def test_after_each_region_its_absolute_majority_exchanges_before_the_next_region(key):
    """VG06 6.2.8: at once after the conversions in each region."""
    game = a_classic(key).rallies(3, 0, 5, 0, 0).rallies(2, 5, 0, 0, 0).in_phase("vote_catching")
    assert (game.step, game.decider) == ("vote_catching", 1)
    game.do(ConvertRallies(1, 5))
    assert (game.step, game.decider, game.table.flow[-1].place) == ("majority", 1, 3)
    game.do(ShiftOpinion(1, card("+a"), card("-e")))
    assert game.face_up(3) == cards("-e")
    assert (game.step, game.decider, game.table.flow[-1].place) == ("vote_catching", 0, 2)


@every_edition
def test_nobody_needs_to_have_converted_for_the_exchange(key):
    """Figures, section 6: after each region, whether or not somebody converted."""
    game = a_classic(key).votes(2, 4, 20, 5, 0).in_phase("vote_catching")
    assert (game.step, game.decider) == ("majority", 1)
    before = list(game.land(2).opinions)
    game.do(Pass(1))
    assert game.land(2).opinions == before
    assert game.phase != "vote_catching"
    assert ev.Passed(1, "majority", 2) in game.events(ev.Passed)


@every_edition
def test_no_exchange_in_the_current_region(key):
    """Ruling C13, WBC06 5.2.8, CONS H."""
    game = a_classic(key).votes(0, 30, 0, 0, 0).in_phase("vote_catching")
    assert game.step != "majority"
    assert not game.events(ev.OpinionShifted)


@every_edition
def test_doubled_and_face_down_opinions_stay(key):
    """WBC06 5.2.8: not the opinion with the doubler; ruling C8: only face-up ones."""
    game = a_classic(key).votes(1, 0, 0, 30, 0).opinions(1, "+a +b +c", "+d").doubled(1, "+b")
    game.in_phase("vote_catching")
    assert game.refused(ShiftOpinion(2, card("+b"), card("+e"))) == "opinion-doubled"
    assert game.refused(ShiftOpinion(2, card("+d"), card("+e"))) == "opinion-not-open"
    assert game.can(ShiftOpinion(2, card("+c"), card("+e")))


def test_the_other_attitude_of_the_removed_card_only_in_1997():
    """Ruling C8: 2006 reads "already there" as before the exchange, WBC06 5.2.5 allows the opposite card."""
    for key, options, allowed in (
        ("1997", GameOptions(), True),
        ("2006", GameOptions(), False),
        ("2006", GameOptions(flipping=True), True),
    ):
        game = a_classic(key, options=options).votes(1, 0, 0, 30, 0).pool("-a -b +e +f -f +g")
        game.in_phase("vote_catching")
        assert game.can(ShiftOpinion(2, card("+a"), card("-a"))) == allowed
        assert game.refused(ShiftOpinion(2, card("+a"), card("-b"))) == "topic-there"


def test_a_majority_without_a_legal_exchange_is_not_asked():
    """Nothing in the pool fits."""
    game = a_classic("2006").votes(1, 0, 0, 30, 0).pool("+a -a +b -b +c -c").in_phase("vote_catching")
    assert game.step != "majority"


def test_the_pool_keeps_its_six_cards_in_2006():
    """VG06 6.2.8: the removed card goes into the pool."""
    game = a_classic("2006").votes(1, 0, 0, 30, 0).in_phase("vote_catching")
    game.do(ShiftOpinion(2, card("+a"), card("+e")))
    assert sum(game.table.opinion_display) == 6
    assert game.table.opinion_display[card("+a")] == 1


@pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_the_last_round_has_no_vote_catching(key, elections):
    """VG06 6.4.1.1 and 8, ruling C28: only the election of the last region."""
    game = a_classic(key, elections=elections)
    game.in_round(elections).rallies(game.table.current(), 5, 0, 0, 0).in_phase("vote_catching", round=elections)
    assert not game.events(ev.PhaseStarted) or "vote_catching" not in [
        event.phase for event in game.events(ev.PhaseStarted)
    ]


@every_edition
def test_new_regions_start_without_rallies_so_nobody_converts_there_at_once(key):
    """WBC06 5.2.8, ruling C19: four can be bought in the first turn, five are needed."""
    game = a_classic(key).in_round(2)
    place = game.table.open_lands()[-1]
    assert game.land(place).rallies == [0, 0, 0, 0]
    game.rallies(place, 4, 4, 4, 4).in_phase("vote_catching", round=2)
    assert game.step != "vote_catching"


def test_with_the_option_everybody_has_one_there():
    """Ruling C19: "comme en 5.2.1" read literally."""
    game = a_classic("2006", options=GameOptions(region_rally=True)).in_round(2)
    assert game.land(game.table.open_lands()[-1]).rallies == [1, 1, 1, 1]
