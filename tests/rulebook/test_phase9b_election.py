"""EN19 phase 9b, effects of the election; rulings 7, 15 to 18."""

from __future__ import annotations

import pytest
from builders import EDITION, LANDS, a_game

from macher.rules import events as ev
from macher.rules.commands import AnswerCoalition
from macher.rules.formula import points_for
from macher.rules.options import GameOptions
from macher.rules.table import Scored

PROGRAMS = {
    "five": "+education +digitization +genetics +security +welfare",
    "four": "+education +digitization +genetics +security -welfare",
    "three": "+education +digitization +genetics -security -welfare",
    "two": "+education +digitization -genetics -security -welfare",
    "none": "-education -digitization -genetics -security -welfare",
}


def election(*votes, start=0, options=None, programs=(), media=(), seats=4):
    """An election in Brandenburg; seat 0 has the program "five" unless told otherwise."""
    game = a_game(seats=seats, options=options).start(start).votes("BB", *votes).media("BB", *media)
    for seat, name in enumerate(programs):
        game.program(seat, PROGRAMS[name])
    return game.in_phase("election")


def bonus(game):
    return [party.scored[Scored.BONUS] for party in game.table.parties]


def moved(game):
    """Seats with a marker on a presence spot."""
    return [seat for seat, party in enumerate(game.table.parties) if party.presence]


def test_example():
    """EN19 phase 9b, example: CDU 13, SPD 16, Linke 21 + 12, FDP nothing; Linke and CDU move a media marker."""
    game = a_game(parties="linke spd cdu fdp").votes("BB", 52, 34, 23, 3).media("BB", 2, 2, 0).in_phase("election")
    assert [party.scored[Scored.VOTES] for party in game.table.parties] == [21, 16, 13, 0]
    assert bonus(game) == [12, 0, 0, 0]
    assert [party.presence for party in game.table.parties] == [[1], [], [1], []]
    assert game.table.length.presence[0] == 10
    assert game.events(ev.ElectionDecided)[0].outcome == "sole"


@pytest.mark.parametrize(("votes", "points"), [(0, 0), (4, 0), (23, 13), (34, 16), (50, 21), (52, 21), (99, 21)])
def test_points_for_votes_in_brandenburg(votes, points):
    """EN19 phase 9b, example: at least 5 votes; 50 or more give the maximum."""
    assert points_for(EDITION.figures.lands[LANDS["BB"]].points, votes) == points


@pytest.mark.parametrize("key", LANDS)
def test_fewer_than_five_votes_score_nothing_anywhere(key):
    """EN19 phase 9b."""
    land = EDITION.figures.lands[LANDS[key]]
    assert points_for(land.points, 4) == 0
    assert points_for(land.points, 5) > 0
    assert points_for(land.points, 50) == land.maximum


@pytest.mark.parametrize(
    ("votes", "outcome", "expected"),
    [
        ((50, 49, 0, 0), "sole", [12, 0, 0, 0]),
        ((51, 50, 49, 0), "several", [10, 10, 0, 0]),
        ((60, 60, 60, 60), "several", [10, 10, 10, 10]),
        ((30, 20, 0, 0), "coalition", [7, 7, 0, 0]),
        ((30, 19, 0, 0), "none", [5, 0, 0, 0]),
        ((0, 0, 0, 0), "none", [5, 0, 0, 0]),
    ],
)
def test_outcomes(votes, outcome, expected):
    """EN19 phase 9b, checklist 62 and 63: exactly 50 is 50+, for one party and for a coalition."""
    game = election(*votes)
    assert game.events(ev.ElectionDecided)[0].outcome == outcome
    assert bonus(game) == expected


def test_no_coalition_with_two_at_fifty():
    """EN19 phase 9b, checklist 63."""
    assert bonus(election(55, 50, 45, 40)) == [10, 10, 0, 0]


# --- who joins the strongest party ------------------------------------------------------------------------------------


def test_the_program_decides_not_the_votes():
    """EN19 phase 9b, checklist 64."""
    game = election(40, 39, 12, 0, programs=("five", "two", "four", "five"))
    assert bonus(game) == [7, 0, 7, 0]


def test_a_candidate_needs_fifty_together():
    """Ruling 15: the first whose votes bring the sum to 50."""
    game = election(40, 9, 10, 11, programs=("five", "five", "two", "three"))
    assert bonus(game) == [7, 0, 0, 7]


@pytest.mark.parametrize(("start", "partner"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_equal_programs_go_by_nearness_to_the_start_player(start, partner):
    """EN19 phase 9b, rulings 7 and 15: the start player is nearest himself."""
    game = election(40, 20, 20, 20, start=start)
    assert bonus(game)[partner] == 7
    assert sum(bonus(game)) == 14


@pytest.mark.parametrize(("start", "leader"), [(0, 0), (1, 3), (3, 3)])
def test_tied_strongest_parties(start, leader):
    """EN19 phase 9b, ruling 15: the one nearest to the start player looks for the partner."""
    game = election(30, 25, 0, 30, start=start, programs=("five", "four", "five", "five"))
    (decided,) = game.events(ev.ElectionDecided)
    assert decided.seats[0] == leader


def test_attitudes_have_to_be_the_same():
    """EN19 phase 9b: "matching party program topics and attitudes"."""
    game = election(40, 20, 20, 0, programs=("five", "none", "two", "five"))
    assert bonus(game) == [7, 0, 7, 0]
    assert game.events(ev.ElectionDecided)[0].common == 2


def test_no_common_card_is_needed():
    """Ruling 15: no minimum of matches is named."""
    assert bonus(election(40, 20, 0, 0, programs=("five", "none"))) == [7, 7, 0, 0]


def test_no_more_than_two_partners():
    """EN19 phase 9b: "a coalition of three parties is not allowed"."""
    assert bonus(election(20, 19, 18, 17)) == [5, 0, 0, 0]


def test_without_coalition_only_the_nearest_of_the_strongest_scores():
    """Ruling 17."""
    assert bonus(election(24, 0, 24, 0, start=1)) == [0, 0, 5, 0]


@pytest.mark.parametrize("start", range(4))
def test_without_any_vote_the_start_player_counts_as_strongest(start):
    """Ruling 40: all are tied, and the start player is nearest himself; only the influencer moves a marker."""
    game = election(0, 0, 0, 0, start=start)
    (decided,) = game.events(ev.ElectionDecided)
    assert (decided.outcome, decided.seats, decided.winners) == ("none", (start,), ())
    assert bonus(game) == [5 if seat == start else 0 for seat in range(4)]


# --- media markers ----------------------------------------------------------------------------------------------------


def test_sole_winner_and_influencer():
    """EN19 phase 9b, checklist 67."""
    assert moved(election(50, 0, 0, 0, media=(0, 1, 1))) == [0, 1]


def test_a_winner_without_a_marker_moves_none():
    """EN19 phase 9b: "at least 1 media marker in this federal state"."""
    assert moved(election(50, 0, 0, 0, media=(1,))) == [1]


def test_several_only_the_strongest_is_the_winner():
    """EN19 phase 9b, ruling 16."""
    assert moved(election(55, 50, 0, 0, media=(0, 1, 2, 3))) == [0]


def test_several_tied_are_all_winners():
    """EN19 phase 9b, ruling 16."""
    assert moved(election(55, 55, 50, 0, media=(0, 1, 2, 3))) == [0, 1]


def test_an_influencer_among_several_who_is_not_the_winner_moves():
    """EN19 phase 9b: "not among the winning parties"."""
    assert moved(election(55, 50, 0, 0, media=(0, 1, 1))) == [0, 1]


def test_both_partners_move():
    """EN19 phase 9b, checklist 65; and the influencer, checklist 67."""
    assert moved(election(30, 20, 0, 0, media=(0, 1, 2, 2, 3))) == [0, 1, 2]


def test_without_coalition_only_the_influencer_moves():
    """Ruling 17."""
    assert moved(election(30, 0, 0, 0, media=(0, 1, 1))) == [1]
    assert moved(election(30, 0, 0, 0, media=(0, 1))) == []


def test_the_strongest_without_coalition_moves_as_influencer():
    """Ruling 17: winning must not cost him his marker."""
    assert moved(election(30, 0, 0, 0, media=(0, 0, 1))) == [0]


def test_influence_is_taken_before_any_marker_moves():
    """Ruling 18: two against two is no influence, though the winner's marker leaves two against one."""
    assert moved(election(50, 0, 0, 0, media=(0, 0, 2, 2))) == [0]


def test_one_marker_of_each_party_and_points_only_at_the_end():
    """EN19 phase 9b, checklist 26 and 66."""
    game = election(50, 0, 0, 0, media=(0, 0, 0))
    assert game.party(0).presence == [1]
    assert game.party(0).scored[Scored.PRESENCE] == 0
    assert game.party(0).media == 1


def test_the_spot_follows_the_number_of_the_election():
    """EN19 phase 9b, checklist 66."""
    game = a_game().in_round(3).votes("HE", 50, 0, 0, 0).media("HE", 0).in_phase("election", round=3)
    assert game.party(0).presence == [3]
    assert game.events(ev.PresenceGained)[0].points == game.table.length.presence[2]


# --- the option "partners may decline" --------------------------------------------------------------------------------

ASK = GameOptions(partners_may_decline=True)


def test_candidates_are_asked_in_order():
    """Ruling 15, option."""
    game = election(40, 20, 20, 5, options=ASK, programs=("five", "three", "four"))
    assert game.decider == 2
    game.do(AnswerCoalition(2, False))
    assert game.decider == 1
    game.do(AnswerCoalition(1, True))
    assert bonus(game) == [7, 7, 0, 0]


def test_if_all_decline_there_is_no_coalition():
    """Ruling 15, option."""
    game = election(40, 20, 0, 0, options=ASK).do(AnswerCoalition(1, False))
    assert bonus(game) == [5, 0, 0, 0]


@pytest.mark.parametrize("votes", [(50, 20, 0, 0), (40, 9, 0, 0)])
def test_nobody_is_asked_where_no_coalition_is_due(votes):
    """Ruling 15, option."""
    assert election(*votes, options=ASK).phase != "election"
