"""The figures of the 2019 edition against its rulebook; the section is named with each."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from macher.rules.cards import PARTIES
from macher.rules.edition import ActionName, ActionSpec, Edition, Symbol

A = ActionName
DOUBLE = ActionSpec(A.DOUBLE, 0, True)
REMOVE_MEDIA = ActionSpec(A.REMOVE_MEDIA, 5_000, True)
OTHERS_DOWN = ActionSpec(A.OTHERS_TREND, 1, True)
PROGRAM = ActionSpec(A.PROGRAM, 0, False)
POLL = ActionSpec(A.POLL, 0, False)


def plain(name: ActionName, amount: int) -> ActionSpec:
    """An action without "!"."""
    return ActionSpec(name, amount, False)


POLITICIANS = [
    # EN19 phase 6, "small" shadow cabinet
    ("backbencher", 3_000, DOUBLE, (plain(A.TREND, 1), plain(A.VOTES, 3))),
    ("vice_chancellor", 5_000, plain(A.TREND, 1), (DOUBLE, PROGRAM)),
    ("spokesperson", 5_000, REMOVE_MEDIA, (plain(A.TREND, 1), plain(A.VOTES, 5))),
    ("secretary", 8_000, plain(A.VOTES, 8), (REMOVE_MEDIA, POLL)),
    ("parliamentary_leader", 15_000, OTHERS_DOWN, (PROGRAM, POLL)),
    # EN19 section 08, "greater" shadow cabinet
    ("honorary_chairman", 8_000, plain(A.VOTES, 8), (REMOVE_MEDIA, DOUBLE)),
    ("party_executive", 10_000, plain(A.VOTES, 10), (plain(A.BASE, 5), plain(A.TREND, 3))),
    ("front_runner", 20_000, plain(A.TREND, 4), (plain(A.VOTES, 12), POLL, PROGRAM)),
]


@pytest.mark.parametrize(("key", "cost", "main", "secondary"), POLITICIANS, ids=[row[0] for row in POLITICIANS])
def test_politicians(
    limited: Edition, key: str, cost: int, main: ActionSpec, secondary: tuple[ActionSpec, ...]
) -> None:
    """EN19 phase 6 and section 08: cost, main action, secondary actions."""
    card = next(card for card in limited.figures.politicians if card.key == key)
    assert (card.cost, card.main) == (cost, main)
    assert sorted(card.secondary, key=str) == sorted(secondary, key=str)


def test_there_are_eight_politicians(limited: Edition) -> None:
    """EN19 section 02: eight cards for each party."""
    assert [card.key for card in limited.figures.politicians] == [row[0] for row in POLITICIANS]


def test_four_elections(limited: Edition) -> None:
    """EN19 sections 04 A, 04 G and 05: four rounds with an election each, five politicians, four media markers."""
    length = limited.lengths[4]
    assert (length.elections, length.rounds, length.elections_per_round) == (4, 4, (1, 1, 1, 1))
    assert [limited.figures.politicians[number].key for number in length.politicians] == [
        row[0] for row in POLITICIANS[:5]
    ]
    assert length.media_markers == 4
    assert length.donation_rounds == 3  # EN19 phase 9 c: none in the fourth round
    assert len(length.presence) == 4
    assert (length.entry_open, length.refill_after) == ((), 0)


def test_seven_elections(limited: Edition) -> None:
    """EN19 section 08: five rounds, two elections in the fourth and fifth; three states enter; one refill."""
    length = limited.lengths[7]
    assert (length.elections, length.rounds, length.elections_per_round) == (7, 5, (1, 1, 1, 2, 2))
    assert length.politicians == tuple(range(8))
    assert length.media_markers == 5
    assert length.donation_rounds == 3
    assert length.entry_open == (2, 2, 3)
    assert length.refill_after == 3


def test_media_presence(limited: Edition) -> None:
    """EN19 phase 9 b: the first white spot is worth 10; section 02: the white spots are the last four of seven."""
    assert limited.lengths[4].presence[0] == 10
    assert limited.lengths[7].presence[3:] == limited.lengths[4].presence
    assert all(earlier > later for earlier, later in pairwise(limited.lengths[7].presence))


def test_rally_costs(limited: Edition) -> None:
    """EN19 phase 4: costs of one to eight rallies; eight spots; section 02: 20 cubes."""
    figures = limited.figures
    assert figures.rally_costs == (0, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000, 20_000)
    assert (figures.rally_spots, figures.rally_supply) == (8, 20)


def test_donations(limited: Edition) -> None:
    """EN19 phase 9 c (ruling 5: accepting 20,000 costs two points, not three)."""
    assert [(card.money, card.accept, card.reject) for card in limited.figures.donations] == [
        (10_000, 1, 1),
        (20_000, 2, 3),
        (30_000, 3, 5),
    ]


def test_election_bonuses(limited: Edition) -> None:
    """EN19 phase 9 b: alone 12, several 10 each, coalition 7 each, no coalition 5; 50 votes decide."""
    figures = limited.figures
    assert (figures.bonus_sole, figures.bonus_each, figures.bonus_coalition, figures.bonus_none) == (12, 10, 7, 5)
    assert figures.majority == 50


def test_money_and_base(limited: Edition) -> None:
    """EN19 sections 04 G and 07, phases 3, 8, 9 a and 9 c."""
    figures = limited.figures
    assert (figures.start_money, figures.start_base) == (30_000, 10)
    assert (figures.media_price, figures.media_spots) == (5_000, 5)
    assert (figures.poll_kept_base, figures.bluff_base_penalty) == (3, 10)
    assert (figures.income_per_point, figures.money_unit, figures.money_prizes) == (1_000, 1_000, (6, 3))
    assert figures.convert_minimum == 4


def test_cards_of_topics(limited: Edition) -> None:
    """EN19 section 02: 56 program cards and 42 popular opinions of seven topics and two attitudes."""
    figures = limited.figures
    assert figures.topics == ("education", "digitization", "genetics", "security", "welfare", "environment", "traffic")
    assert 14 * figures.program_copies == 56
    assert 14 * figures.opinion_copies == 42


def test_trend_scale(limited: Edition) -> None:
    """EN19 phase 9 a: −3 and +4 occur as the ends; single steps between them (ruling 38)."""
    assert limited.figures.trend_scale == tuple(range(-3, 5))
    assert (limited.figures.trend_min, limited.figures.trend_max) == (-3, 4)


def test_brandenburg(limited: Edition) -> None:
    """EN19 phase 9 b, example: 3 votes 0 points, 23 votes 13, 34 votes 16, 52 votes the maximum of 21."""
    card = next(land for land in limited.figures.lands if land.key == "BB")
    assert card.maximum == 21
    assert [card.points[votes] for votes in (3, 4, 23, 34, 50)] == [0, 0, 13, 16, 21]
    assert not card.large


def test_lands(limited: Edition) -> None:
    """EN19 section 02: 16 cards, eight of them small, points rise to the maximum, none below 5 votes."""
    lands = limited.figures.lands
    assert len(lands) == 16
    assert sum(not land.large for land in lands) == 8
    assert len({land.maximum for land in lands}) == 16
    for land in lands:
        assert len(land.points) == 51
        assert set(land.points[:5]) == {0}
        assert land.points[5] > 0
        assert land.points[50] == land.maximum
        assert list(land.points) == sorted(land.points)


def test_every_small_state_is_below_every_large_one(limited: Edition) -> None:
    """EN19 section 04 C: the smallest of the four states on the table is one of the small ones."""
    lands = limited.figures.lands
    assert max(land.maximum for land in lands if not land.large) < min(land.maximum for land in lands if land.large)


def test_polls(limited: Edition) -> None:
    """EN19 section 02: ten cards, the back shows the party that rises by two."""
    polls = limited.figures.polls
    assert len(polls) == 10
    for poll in polls:
        assert len(poll.changes) == len(PARTIES)
        assert [party for party, change in enumerate(poll.changes) if change == 2] == [poll.back]


def test_polls_of_the_examples(limited: Edition) -> None:
    """EN19 phase 6: Linke +1, SPD −1, Grüne fall; phase 8: CDU +2, FDP −2, Linke would fall, SPD does not."""
    linke, spd, gruene, cdu, fdp = range(5)
    changes = [poll.changes for poll in limited.figures.polls]
    assert any(
        card[linke] == 1 and card[spd] == -1 and card[gruene] < 0 and card[cdu] >= 0 and card[fdp] >= 0
        for card in changes
    )
    assert any(card[cdu] == 2 and card[fdp] == -2 and card[linke] < 0 and card[spd] >= 0 for card in changes)


def test_polls_treat_all_parties_alike(limited: Edition) -> None:
    """Reconstruction: every change twice for every party; each pair is +2 and −2 once, and +1 and −1 once."""
    changes = [poll.changes for poll in limited.figures.polls]
    for party in range(len(PARTIES)):
        assert sorted(card[party] for card in changes) == [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2]
    for pair in combinations(range(len(PARTIES)), 2):
        for size in (1, 2):
            assert sum({card[pair[0]], card[pair[1]]} == {size, -size} for card in changes) == 1


def test_deployment(limited: Edition) -> None:
    """EN19 section 04: five blocks of five symbols; the third is the one of the example."""
    blocks = limited.figures.blocks
    assert [len(block) for block in blocks] == [5] * 5
    assert sorted(blocks[2]) == sorted([Symbol.RALLIES] * 2 + [Symbol.TREND] * 2 + [Symbol.VOTES])


def test_display(limited: Edition) -> None:
    """EN19 section 02: several cards for three players, several more for four, exactly one more for five."""
    size = limited.figures.display_size
    assert sorted(size) == [3, 4, 5] == list(limited.seats)
    assert size[3] >= 2
    assert size[4] >= size[3] + 2
    assert size[5] == size[4] + 1


def test_steps(limited: Edition) -> None:
    """EN19 section 05: the order of the nine phases, the last one in its four steps."""
    assert limited.setup == ("draft", "opening_program", "opening_hand", "deployment")
    assert limited.phases == (
        "start_player",
        "program",
        "media",
        "rallies",
        "cabinet_placement",
        "cabinet_actions",
        "media_influence",
        "polls",
        "conversion",
        "election",
        "income",
        "next_round",
    )
