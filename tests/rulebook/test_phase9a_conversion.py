"""EN19 phase 9a, relocate votes; rulings 9, 14, 29, 36 and the tables of figures 9.1."""

from __future__ import annotations

import pytest
from builders import a_game, card, cards

from macher.rules import events as ev
from macher.rules.commands import ConvertRallies, Pass
from macher.rules.formula import match_sum, votes_for


@pytest.mark.parametrize(
    ("rallies", "trend", "matches", "votes"),
    [
        (1, -3, -2, 1),
        (6, -2, 2, 8),
        (5, 2, 3, 21),
        (4, 0, 5, 20),
        (8, 4, 3, 36),
        (1, -1, 4, 4),
        (3, -3, 1, 1),
        (4, 2, 0, 6),
        (4, 2, -4, 6),
        (0, 4, 5, 0),
        (8, 4, 5, 60),
    ],
)
def test_votes_for_rallies(rallies, trend, matches, votes):
    """EN19 phase 9a, all five examples; checklist 58: both floors hold everywhere, and no rally means no votes."""
    assert votes_for(rallies, trend, matches) == votes


@pytest.mark.parametrize(
    ("program", "opinions", "doubled", "matches"),
    [
        ("+education -traffic", "+education -traffic", "", 2),
        ("+education -traffic", "-education -traffic", "", 0),
        ("+education -traffic", "+welfare -security", "", 0),
        ("+education -traffic", "+education +traffic", "+traffic", -1),
        ("+education -traffic", "+education -traffic", "-traffic", 3),
        ("+education -traffic", "+education +welfare", "+welfare", 1),
    ],
)
def test_matches(program, opinions, doubled, matches):
    """EN19 phase 9a, checklist 60: a doubled topic counts two in either direction, none if it is not in the program."""
    assert match_sum(cards(program), cards(opinions), card(doubled) if doubled else -1) == matches


def test_example_niedersachsen():
    """EN19 phase 9a, first example: 8 rallies, trend +4, two matches of which one is doubled: 36 votes."""
    game = a_game(parties="spd linke cdu fdp").program(0, "-welfare +education -genetics +security +traffic")
    game.opinions("NDS", "+education +environment -welfare", face_down="-security").doubled("NDS", "-welfare")
    game.rallies("NDS", 8, 0, 0, 0).trend("NDS", 4, 0, 0, 0).in_phase("conversion").do(ConvertRallies(0, 8))
    assert game.votes_of("NDS")[0] == 36
    assert game.party(0).rallies == 20
    assert game.land("NDS").rallies[0] == 0


def brandenburg():
    """EN19 phase 9a, second example: FDP, CDU, SPD and Linke in the state that votes."""
    game = a_game(parties="fdp cdu spd linke")
    game.opinions("BB", "+education +genetics -welfare +traffic").doubled("BB", "+traffic")
    game.program(0, "-education -genetics +digitization +security +environment")
    game.program(1, "+education -genetics +security -environment +traffic")
    game.program(2, "+education +digitization +security -environment +traffic")
    game.program(3, "+education +genetics +security -welfare +traffic")
    return game.rallies("BB", 1, 6, 5, 4).trend("BB", -3, -2, 2, 0).votes("BB", 2, 15, 13, 32)


def test_example_brandenburg():
    """EN19 phase 9a, second example: 3, 23, 34 and 52 votes."""
    game = brandenburg()
    assert [game.table.matches(0, seat) for seat in range(4)] == [-2, 2, 3, 5]
    game.in_phase("conversion")
    assert game.land("BB").votes == [3, 23, 34, 52]
    assert game.land("BB").rallies == [0, 0, 0, 0]
    assert [event.gained for event in game.events(ev.RalliesConverted)] == [1, 8, 21, 20]


def test_hidden_opinions_do_not_count():
    """Ruling 29."""
    game = a_game().opinions("NDS", "+education", face_down="+digitization +genetics +security")
    game.rallies("NDS", 4, 0, 0, 0).in_phase("conversion").do(ConvertRallies(0, 4))
    assert game.votes_of("NDS")[0] == 4


def test_order_of_states_and_seats():
    """EN19 phase 9a, checklist 55: from the last state back, in each from the start player."""
    game = a_game().start(2)
    for land in ("BB", "NDS", "HE", "TH"):
        game.rallies(land, 5, 5, 5, 5)
    game.in_phase("conversion")
    asked = []
    while game.phase == "conversion":
        asked.append((game.table.flow[-1].place, game.decider))
        game.do(Pass(game.decider))
    assert asked == [(place, seat) for place in (3, 2, 1) for seat in (2, 3, 0, 1)]
    converted = [(event.land, event.seat) for event in game.events(ev.RalliesConverted)]
    assert converted == [(0, 2), (0, 3), (0, 0), (0, 1)]


@pytest.mark.parametrize(
    ("count", "reason"), [(3, "too-few-rallies"), (4, ""), (5, ""), (6, ""), (7, "too-many-rallies")]
)
def test_four_to_all_outside_the_election(count, reason):
    """EN19 phase 9a, ruling 9, checklist 56."""
    game = a_game().rallies("NDS", 6, 0, 0, 0).in_phase("conversion")
    assert game.refused(ConvertRallies(0, count)) == reason


def test_a_part_may_stay():
    """Ruling 9: the formula counts the rallies that are converted."""
    game = a_game().opinions("NDS", "+education +genetics", face_down="+welfare +security")
    game.rallies("NDS", 6, 0, 0, 0).trend("NDS", 1, 0, 0, 0).in_phase("conversion").do(ConvertRallies(0, 4))
    assert game.votes_of("NDS")[0] == (4 + 1) * 2
    assert game.land("NDS").rallies[0] == 2


def test_converting_outside_is_voluntary():
    """EN19 phase 9a: "they must pass"."""
    game = a_game().rallies("NDS", 6, 0, 0, 0).in_phase("conversion").do(Pass(0))
    assert game.land("NDS").rallies[0] == 6
    assert game.votes_of("NDS") == [0, 0, 0, 0]


def test_who_has_fewer_than_four_is_not_asked():
    """EN19 phase 9a: "at least 4"."""
    game = a_game().rallies("NDS", 3, 3, 4, 0).in_phase("conversion")
    assert game.decider == 2


def test_once_for_each_state():
    """EN19 phase 9a, checklist 56: once, whatever is left."""
    game = a_game().rallies("NDS", 8, 0, 0, 0).in_phase("conversion").do(ConvertRallies(0, 4))
    assert game.phase != "conversion"
    assert game.land("NDS").rallies[0] == 4


def test_everything_is_converted_where_the_election_is():
    """EN19 phase 9a, checklist 57: even one rally, without a choice."""
    game = a_game().rallies("BB", 1, 8, 0, 2).in_phase("conversion")
    assert game.land("BB").rallies == [0, 0, 0, 0]
    assert game.votes_of("BB") == [4, 32, 0, 8]


def test_cubes_can_be_used_again():
    """EN19 phase 9a, checklist 59."""
    game = a_game().rallies("NDS", 8, 0, 0, 0).rallies("BB", 8, 0, 0, 0).in_phase("conversion")
    assert game.party(0).rallies == 4
    game.do(ConvertRallies(0, 8))
    assert game.party(0).rallies == 20


def test_votes_have_no_upper_end():
    """EN19 section 02: markers show "50+" values; phase 9b example has 52 votes."""
    game = a_game().votes("BB", 49, 0, 0, 0).rallies("BB", 8, 0, 0, 0).trend("BB", 4, 0, 0, 0).in_phase("conversion")
    assert game.votes_of("BB")[0] == 49 + 12 * 4
