"""The election of the current region (VG06 6.3.1 to 6.3.3, WBC06 5.3, CONS I and J)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic

from macher.editions.classic.formula import verdict
from macher.editions.classic.phases.election import rewarded_losers
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.rules.table import Scored

PDS, SPD, GRUENE, CDU, FDP = range(5)

every_edition = pytest.mark.parametrize("key", EDITIONS)


def an_election(key, votes, pairs=(), stack=(0, 1, 2, 3, 4), seats=5, round=1):
    """A region votes; everybody has a media marker there."""
    game = a_classic(key, seats=seats).in_round(round)
    place = game.table.current()
    game.votes(place, *votes).media(place, *range(seats)).stack(place, *stack)
    allied = [seat for pair in pairs for seat in pair]
    game.tiles(place, *allied)
    game.table.pairs = [list(pair) for pair in pairs]
    return game.in_phase("region_election", round=round)


def presence_of(game):
    return [bool(party.presence) for party in game.table.parties]


def won(game):
    (event,) = game.events(ce.ElectionWon)
    return event


# --- votes and seats --------------------------------------------------------------------------------------------------


@every_edition
def test_everything_left_is_converted_however_few(key):
    """VG06 6.3.1, ruling C11: the five of the vote-catching are not needed."""
    game = a_classic(key).rallies(0, 1, 3, 0, 10).trend(0, 1, -3, 0, -3).program(3, "-a -b +e +f +g")
    game.program(1, "-a -b -c -d +e").in_phase("region_election")
    assert game.votes_of(0) == [5, 1, 0, 5]  # factors 5, -7 and -5
    assert game.land(0).rallies == [0, 0, 0, 0]
    assert game.everybodys("rallies") == [18] * 4


@every_edition
def test_later_players_arrive_on_top(key):
    """VG06 6.3.1: from the first player on, so the last to convert wins a tie."""
    game = a_classic(key, seats=3).order(2, 0, 1).rallies(0, 5, 5, 5).in_phase("region_election")
    assert game.votes_of(0) == [20, 20, 20]
    assert game.table.stacks[0] == [2, 0, 1]
    assert won(game).winners == (1,)
    assert won(game).narrow


@every_edition
def test_seats_count_the_own_votes_in_a_coalition_too(key):
    """VG06 6.3.1, WBC06 5.3.1: mandates by the individual votes."""
    game = an_election(key, [30, 25, 10, 4, 0], pairs=[(0, 1)])
    scale = game.figures.lands[game.land(0).card].points
    (held,) = game.events(ev.ElectionHeld)
    assert held.points == tuple(scale[votes] for votes in (30, 25, 10, 4, 0))
    assert [party.scored[Scored.VOTES] for party in game.table.parties] == list(held.points)
    assert game.table.results[-1].points == held.points


# --- who wins ---------------------------------------------------------------------------------------------------------


def test_a_coalition_may_have_more_than_fifty_votes():
    """VG06 6.3.2: members are capped singly, not together."""
    found = verdict([50, 40, 50, 5], [(0, 1)], [0, 1, 2, 3])
    assert found == ((0, 1), (), 90)
    assert not found.narrow


def test_equal_totals_win_narrowly_at_any_number():
    """VG06 6.3.2: the topmost marker, not only at fifty."""
    assert verdict([12, 12, 3], [], [0, 1, 2]) == ((1,), (0,), 12)
    assert verdict([12, 12, 3], [], [1, 2, 0]) == ((0,), (1,), 12)
    assert verdict([12, 12, 3], [], [1, 2, 0]).narrow


def test_the_highest_single_party_decides_among_tied_sides_only():
    """WBC06 5.3.2: a party that is not tied does not count, however high it is."""
    found = verdict([30, 10, 20, 20, 35], [(0, 1), (2, 3)], [4, 0, 1, 2, 3])
    assert found.winners == (0, 1)
    assert found.beaten == (2, 3)


def test_several_highest_parties_of_tied_sides_look_at_the_topmost_marker():
    """VG06 6.3.2: whoever controls the upper marker, partner or not."""
    votes, pairs = [25, 25, 25, 25, 50], [(0, 1), (2, 3)]
    assert verdict(votes, pairs, [4, 0, 1, 2, 3]).winners == (4,)
    assert verdict(votes[:4], pairs, [0, 2, 3, 1]).winners == (1, 0)
    assert verdict(votes[:4], pairs, [1, 0, 3, 2]).winners == (2, 3)


@pytest.mark.parametrize("key", EDITIONS)
def test_example_1(key):
    """WBC06 5.3.2 and 5.3.3: CDU 50 against SPD 30 and PDS 20 - the highest marker wins by a nose."""
    game = an_election(key, [20, 30, 0, 50, 0], pairs=[(SPD, PDS)], stack=(CDU, FDP, GRUENE, PDS, SPD))
    assert (won(game).winners, won(game).total, won(game).narrow) == ((CDU,), 50, True)
    assert game.table.results[-1].outcome == "narrow"
    assert presence_of(game) == [True, True, False, True, False]
    assert (game.decider, game.options().left) == (CDU, 1)


@pytest.mark.parametrize("key", EDITIONS)
def test_example_2a(key):
    """WBC06 5.3.2 and 5.3.3: CDU 50 against SPD 50 and PDS 0, CDU on top."""
    game = an_election(key, [0, 50, 0, 50, 0], pairs=[(SPD, PDS)], stack=(FDP, GRUENE, PDS, SPD, CDU))
    assert won(game).winners == (CDU,)
    assert presence_of(game) == [True, True, False, True, False]
    assert (game.decider, game.options().left) == (CDU, 1)


@pytest.mark.parametrize(("key", "beaten_moves"), [("2006", False), ("1997", True), ("consim", True)])
def test_example_2b(key, beaten_moves):
    """WBC06 5.3.3: SPD on top, so both partners win; CDU moves a marker except in 2006 (VG06 6.3.3, ruling C14)."""
    game = an_election(key, [0, 50, 0, 50, 0], pairs=[(PDS, SPD)], stack=(FDP, GRUENE, PDS, CDU, SPD))
    assert won(game).winners == (SPD, PDS)
    assert game.table.results[-1].outcome == "narrow_coalition"
    assert presence_of(game) == [True, True, False, beaten_moves, False]
    assert (game.decider, game.options().left) == (SPD, 1)


@pytest.mark.parametrize(("key", "beaten_moves"), [("2006", False), ("1997", True), ("consim", True)])
def test_example_3(key, beaten_moves):
    """WBC06 5.3.2: two coalitions with 55, the CDU is the highest among them; the Grünen with 50 are not tied."""
    game = an_election(key, [25, 30, 50, 49, 6], pairs=[(CDU, FDP), (SPD, PDS)])
    assert (won(game).winners, won(game).total, won(game).narrow) == ((CDU, FDP), 55, True)
    assert presence_of(game) == [beaten_moves, beaten_moves, False, True, True]
    assert game.table.results[-1].outcome == "narrow_coalition"


@pytest.mark.parametrize(("key", "beaten_moves"), [("2006", False), ("1997", True), ("consim", True)])
@pytest.mark.parametrize(("top", "winners"), [(CDU, (CDU, FDP)), (SPD, (SPD, PDS))])
def test_example_4(key, beaten_moves, top, winners):
    """WBC06 5.3.2: two coalitions with 65 of 40 and 25 each - the upper marker on 40 wins."""
    below = SPD if top == CDU else CDU
    stack = (GRUENE, below, top, PDS, FDP)
    game = an_election(key, [25, 40, 45, 40, 25], pairs=[(CDU, FDP), (SPD, PDS)], stack=stack)
    assert won(game).winners == winners
    assert won(game).total == 65
    moved = [seat for seat, has in enumerate(presence_of(game)) if has]
    assert moved == ([PDS, SPD, CDU, FDP] if beaten_moves else sorted(winners))


@every_edition
def test_without_any_votes_the_topmost_marker_wins_by_a_nose(key):
    """VG06 6.3.2 taken literally: all are tied, and "at any number" includes none."""
    game = an_election(key, [0, 0, 0, 0, 0], stack=(PDS, SPD, CDU, FDP, GRUENE))
    assert (won(game).winners, won(game).total, won(game).narrow) == ((GRUENE,), 0, True)
    assert presence_of(game) == [True] * 5


# --- what the winners get ---------------------------------------------------------------------------------------------


@every_edition
def test_a_clear_winner_moves_a_media_marker_and_two_opinions(key):
    """VG06 6.3.3, WBC06 5.3.3, CONS J."""
    game = an_election(key, [10, 20, 5, 19, 0])
    result = game.table.results[-1]
    assert (result.outcome, result.winners, result.seats, result.bonus) == ("single", (SPD,), (SPD,), 0)
    assert result.moved == (SPD,)
    assert presence_of(game) == [False, True, False, False, False]
    assert game.land(0).media == [PDS, GRUENE, CDU, FDP]
    assert (game.step, game.decider, game.options().left) == ("region_election", SPD, 2)


@every_edition
def test_partners_move_one_opinion_each_the_one_with_more_votes_first(key):
    """VG06 6.3.3: then the upper marker."""
    game = an_election(key, [10, 20, 0, 25, 0], pairs=[(PDS, SPD)])
    assert game.table.results[-1].outcome == "coalition"
    assert (game.decider, game.options().left) == (SPD, 1)
    game.do(next(iter(game.options())))
    assert (game.decider, game.options().left) == (PDS, 1)
    game.do(next(iter(game.options())))
    assert [event.seat for event in game.events(ce.NationalPlaced)] == [SPD, PDS]
    assert game.phase != "region_election"
    level = an_election(key, [20, 20, 0, 25, 0], pairs=[(PDS, SPD)], stack=(SPD, PDS, GRUENE, CDU, FDP))
    assert won(level).winners == (PDS, SPD)


@every_edition
def test_only_a_marker_that_lies_in_the_region_can_move(key):
    """VG06 6.3.3: "if at least one lies there"; ruling C31: it moves by itself, nobody is asked."""
    game = a_classic(key).votes(0, 30, 30, 5, 0).stack(0, 1, 0, 2, 3).media(0, 1, 1, 2).in_phase("region_election")
    assert game.everybodys("presence") == [[], [1], [], []]
    assert game.land(0).media == [1, 2]
    assert game.table.results[-1].moved == (1,)


@every_edition
@pytest.mark.parametrize("round", [1, 3, 7])
def test_the_marker_lies_on_the_space_of_the_round(key, round):
    """VG06 6.3.3."""
    game = an_election(key, [30, 0, 0, 0, 0], round=round)
    assert game.party(0).presence == [round]
    (event,) = game.events(ev.PresenceGained)
    assert (event.number, event.points) == (round, game.table.length.presence[round - 1])


def test_everybody_beaten_by_a_nose_moves_a_marker_after_the_victory_of_a_party():
    """Ruling C14: alone or in a tied coalition."""
    found = verdict([30, 30, 20, 10, 5], [(2, 3)], [0, 1, 2, 3, 4])
    assert found.winners == (1,)
    assert rewarded_losers(found, losers_always=False) == (0, 2, 3)
    assert rewarded_losers(found, losers_always=True) == (0, 2, 3)


def test_nobody_is_beaten_by_a_nose_in_a_clear_victory():
    """Losers get a marker only after a tie."""
    found = verdict([30, 29, 0], [], [0, 1, 2])
    assert rewarded_losers(found, losers_always=True) == ()


@every_edition
def test_the_election_is_held_in_the_last_round_without_coalitions(key):
    """VG06 6.4.1.1, WBC06 5.4.2, CONS: I, J, K in round 7."""
    game = an_election(key, [20, 30, 0, 45, 0], round=7)
    assert won(game).winners == (CDU,)
    assert game.table.results[-1].outcome == "single"
    assert not game.table.has_coalitions()


@every_edition
def test_each_election_is_noted_once(key):
    """The result stands while the winners still decide."""
    game = an_election(key, [10, 20, 5, 19, 0])
    assert (game.table.held, len(game.table.results)) == (1, 1)
    result = game.table.results[0]
    assert (result.land, result.number, result.round, result.votes) == (0, 1, 1, (10, 20, 5, 19, 0))


@pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_the_last_round_is_only_the_election_and_the_recruitment(key, elections):
    """VG06 6.4.1.1 and 8, CONS: I, J and K, then the final scoring; ruling C28: the order of the round before stays."""
    game = a_classic(key, elections=elections).in_round(elections).order(2, 3, 0, 1)
    game.in_phase(game.edition.phases[0], round=elections)
    while not game.table.over:
        assert game.step == "region_election"
        game.do(next(iter(game.options())))
    assert [event.phase for event in game.events(ev.PhaseStarted)] == ["region_election", "recruitment"]
    assert game.table.order == [2, 3, 0, 1]
    assert not game.events(ev.MoneyChanged)
    assert len(game.events(ev.GameEnded)) == 1
