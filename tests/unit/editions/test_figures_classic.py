"""The figures of the classic editions against their sources; the section is named with each."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations, pairwise
from typing import cast

import pytest

from macher.editions.classic.values import ClassicFigures, ClassicLength
from macher.editions.figures import figures_of, origin_of
from macher.editions.registry import edition
from macher.rules.cards import PARTIES
from macher.rules.edition import ActionName, ActionSpec, Edition, Symbol
from macher.rules.national.values import StartChoice

CLASSIC = ("2006", "1997", "consim")
EVERY = pytest.mark.parametrize("key", CLASSIC)
MAXIMA = {
    "NRW": 80,
    "BY": 60,
    "BW": 54,
    "NDS": 50,
    "HE": 48,
    "SN": 46,
    "RP": 42,
    "BE": 40,
    "ST": 36,
    "SH": 32,
    "BB": 28,
    "TH": 26,
    "MV": 24,
    "HH": 22,
    "SL": 20,
    "HB": 15,
}
REPORTED = {
    "BB": (5, 9, 11, 13, 28),
    "SN": (0, 7, 21, 26),
    "RP": (6, 9, 12, 32, 42),
    "BY": (42, 54, 60),
    "SH": (0, 5, 10, 22, 32),
    "HB": (0, 6, 8, 15),
    "SL": (3, 4, 6, 9, 17),
    "TH": (0, 14, 26),
}
"""Seats that players won by their reports."""


def figures(key: str) -> ClassicFigures:
    """The figures of a classic edition."""
    return cast(ClassicFigures, edition(key).figures)


def length(key: str, rounds: int) -> ClassicLength:
    """A length of a classic edition."""
    return cast(ClassicLength, edition(key).lengths[rounds])


def origin(found: Edition, key: str) -> str:
    """Where a figure comes from, in one word."""
    return origin_of(found, key).provenance


# --- lengths ----------------------------------------------------------------------------------------------------------


def test_lengths_and_seats() -> None:
    """Ruling C23: 2006 has seven rounds or five, 1997 and Consim seven; three to five play everywhere."""
    assert {key: tuple(edition(key).lengths) for key in CLASSIC} == {"2006": (7, 5), "1997": (7,), "consim": (7,)}
    assert {edition(key).seats for key in CLASSIC} == {(3, 4, 5)}


@EVERY
def test_seven_rounds(key: str) -> None:
    """VG06 3.1, 6.3.5, 6.4: an election a round, members pay in 1, 3, 5; the last state enters with two opinions."""
    found = length(key, 7)
    assert (found.elections, found.rounds, found.elections_per_round) == (7, 7, (1,) * 7)
    assert found.media_markers == 5  # VG06 5.1
    assert (found.payouts, found.donation_rounds) == ((1, 3, 5), 5)
    assert found.entry_open == (1, 1, 2)
    assert (found.politicians, found.polls, found.donations) == (tuple(range(7)), tuple(range(20)), tuple(range(5)))
    assert found.refill_after == 0


def test_rounds_with_money() -> None:
    """VG06 6.4: after every round but the last; CONS: "in rounds 1-5"."""
    assert [length(key, 7).money_rounds for key in CLASSIC] == [6, 6, 5]


def test_short_game() -> None:
    """VG06 8: no card for 25,000, no contribution of 50,000, ten polls less, payouts in 1 and 3, two open opinions."""
    found, cards = length("2006", 5), figures("2006")
    assert (found.elections, found.rounds) == (5, 5)
    assert [cards.politicians[number].cost for number in found.politicians] == [1000, 3000, 5000, 8000, 10000, 15000]
    assert [cards.contributions[number].money for number in found.donations] == [10_000, 20_000, 30_000, 40_000]
    assert len(found.polls) == 10
    assert (found.payouts, found.entry_open) == ((1, 3), (2,))
    assert (found.money_rounds, found.donation_rounds) == (4, 4)
    assert found.media_markers == 5


@EVERY
def test_media_of_the_national_board(key: str) -> None:
    """Reports on 1997: 25 for the first election, 10 for the last; the short game has the first five spaces."""
    for found in edition(key).lengths.values():
        assert found.presence == (25, 20, 20, 15, 15, 12, 10)[: found.elections]
        for path in found.presence_paths:
            assert origin(edition(key), path) == ("reconstruction" if key == "2006" else "public source")


# --- states -----------------------------------------------------------------------------------------------------------


@EVERY
def test_maxima(key: str) -> None:
    """Fifteen maxima are told somewhere, the sixteenth is the one left; all differ."""
    lands = figures(key).lands
    assert {land.key: land.maximum for land in lands} == MAXIMA
    assert sum(land.maximum for land in lands) == 623
    notes = {note.key: note.provenance for note in figures_of(edition(key)) if note.key.endswith(".maximum")}
    assert len(notes) == 16
    assert [path for path, kind in notes.items() if kind == "reconstruction"] == ["lands.MV.maximum"]


@EVERY
def test_points_for_votes(key: str) -> None:
    """Reconstruction: even steps to the maximum at 50 votes, nothing below 5."""
    for land in figures(key).lands:
        assert len(land.points) == 51
        assert set(land.points[:5]) == {0}
        assert land.points[50] == land.maximum
        for votes in range(5, 51):
            assert land.points[votes] == (land.maximum * votes * 2 + 50) // 100, (land.key, votes)
        assert origin(edition(key), f"lands.{land.key}.points.9") == "reconstruction"


@EVERY
def test_points_contain_every_reported_result(key: str) -> None:
    """No report of a game contradicts the tables."""
    for land in figures(key).lands:
        assert set(REPORTED.get(land.key, ())) <= set(land.points), land.key


# --- cards ------------------------------------------------------------------------------------------------------------


def test_topics() -> None:
    """VG06 annex A; a German page on the edition of 1997."""
    of_2006 = ("terror", "genetics", "economy", "taxes", "nuclear", "wages", "social")
    of_1997 = ("welfare", "genetics", "nuclear", "security", "euro", "health", "spelling")
    assert [figures(key).topics for key in CLASSIC] == [of_2006, of_1997, of_1997]


@EVERY
def test_numbers_of_cards(key: str) -> None:
    """VG06 1: 56 program cards, 42 opinions, 20 polls, 7 cabinet cards and 5 contributions a party, 16 states."""
    found = figures(key)
    assert (14 * found.program_copies, 14 * found.opinion_copies) == (56, 42)
    assert (len(found.polls), len(found.cabinet), len(found.contributions), len(found.lands)) == (20, 7, 5, 16)
    assert found.pool_size == 6  # VG06 5.2.3, WBC06 4.2


def test_program_hand() -> None:
    """VG06 5.1 and WBC06 5.2.2: three; CONS B: two hidden."""
    assert [figures(key).program_hand for key in CLASSIC] == [3, 3, 2]


@EVERY
def test_polls(key: str) -> None:
    """Reconstruction: every party has each change on four cards, and each half of the cards is balanced by itself."""
    changes = [poll.changes for poll in figures(key).polls]
    assert {poll.back for poll in figures(key).polls} == {-1}
    assert [tuple(-change for change in card) for card in changes[:10]] == changes[10:]
    for half in (changes[:10], changes[10:]):
        for party in range(len(PARTIES)):
            assert sorted(card[party] for card in half) == [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2]
        for pair in combinations(range(len(PARTIES)), 2):
            assert sum({card[pair[0]], card[pair[1]]} == {2, -2} for card in half) == 1
    assert origin(edition(key), "polls.cards.7.cdu") == "reconstruction"


@EVERY
def test_what_polls_bring(key: str) -> None:
    """VG06 6.2.7, WBC06 5.2.7, CONS G: bids from 1,000, up to two entries, or two dice."""
    found = figures(key)
    assert (found.poll_minimum, found.poll_entries, found.kept_poll_dice) == (1_000, 2, 2)


A = ActionName
CABINET = [
    ("backbencher", 1_000, True, [(A.DOUBLE, 0), (A.VOTES, 2)]),
    ("chief_whip", 3_000, True, [(A.TREND, 1), (A.OTHER_TREND, 1)]),
    ("speaker", 5_000, True, [(A.DOUBLE, 0), (A.REPLACE_MEDIA, 4_000)]),
    ("justice", 8_000, False, [(A.DOUBLE, 0), (A.VOTES, 6), (A.OTHER_TREND, 1)]),
    ("finance", 10_000, False, [(A.REPLACE_MEDIA, 4_000), (A.VOTES, 8), (A.TREND, 1)]),
    ("foreign", 15_000, True, [(A.VOTES, 10), (A.TREND, 2), (A.OTHER_TREND, 2)]),
    ("chancellor", 25_000, False, [(A.VOTES, 15), (A.TREND, 3), (A.OTHER_TREND, 3), (A.DOUBLE, 0)]),
]


@EVERY
def test_cabinet(key: str) -> None:
    """Reconstruction after VG06 3.1 (dearer is stronger), 5.1 (four tiles), 6.2.3 (actions), 8 (25,000)."""
    found = figures(key)
    told = [
        (card.key, card.cost, card.phone, [(each.name, each.amount) for each in card.actions]) for card in found.cabinet
    ]
    assert told == CABINET
    assert all(earlier.cost < later.cost for earlier, later in pairwise(found.cabinet))
    assert sum(card.phone for card in found.cabinet) == found.tiles == 4
    assert not any(action.once for card in found.cabinet for action in card.actions)
    assert origin(edition(key), "politicians.justice.actions.1.action") == "reconstruction"
    assert origin(edition(key), "politicians.finance.actions.1.amount") == "rulebook"  # VG06 6.2.3


@EVERY
def test_the_rules_of_2019_see_the_same_cards(key: str) -> None:
    """Shared phases read politicians and donations; they are the cabinet cards and contributions in the same order."""
    found = figures(key)
    for politician, card in zip(found.politicians, found.cabinet, strict=True):
        assert (politician.key, politician.cost) == (card.key, card.cost)
        assert (politician.main, *politician.secondary) == card.actions
        assert isinstance(politician.main, ActionSpec)
    for donation, contribution in zip(found.donations, found.contributions, strict=True):
        assert (donation.money, donation.accept, donation.reject) == (contribution.money, 0, 0)


@EVERY
def test_contributions(key: str) -> None:
    """VG06 8: one of 50,000; VG06 6.4.2: three more dice; the rest is a reconstruction."""
    found = figures(key)
    assert [(card.money, card.dice) for card in found.contributions] == [(n * 10_000, n) for n in range(1, 6)]
    assert found.refusal_dice == 3
    assert origin(edition(key), "contributions.cards.2.money") == "reconstruction"
    assert origin(edition(key), "contributions.cards.5.money") != "reconstruction"
    assert origin(edition(key), "contributions.cards.5.dice") == "reconstruction"


def test_dice() -> None:
    """1997: 0, 1, 1, 2, 2, 3 by a public page; 2006 rolls a 2 and a 5 in its example (VG06 6.4.2)."""
    assert [figures(key).dice_faces for key in CLASSIC] == [(0, 1, 2, 3, 4, 5), (0, 1, 1, 2, 2, 3), (0, 1, 1, 2, 2, 3)]
    found = edition("2006")
    assert [origin(found, f"dice.faces.{place}") for place in (1, 3, 6)] == ["reconstruction", "rulebook", "rulebook"]
    assert origin(edition("1997"), "dice.faces.1") == "public source"


# --- start and boards -------------------------------------------------------------------------------------------------


@EVERY
def test_start(key: str) -> None:
    """VG06 5.1 and 5.2: 25,000, five members, 18 cubes, one meeting in each of the four states."""
    found = figures(key)
    assert (found.start_money, found.start_base, found.rally_supply, found.meeting_start) == (25_000, 5, 18, 1)
    assert origin(edition(key), "start.money") == ("rulebook" if key == "2006" else "public source")


def symbols(choice: StartChoice) -> list[tuple[Symbol, int]]:
    """Symbols and amounts of a choice."""
    return [(entry.symbol, entry.amount) for entry in choice.entries]


@EVERY
def test_start_sheet(key: str) -> None:
    """VG06 6.1: three choices and four; the example has trend, six votes, six meetings, and two markers with 5 → 9."""
    first, second = figures(key).columns
    trend, votes, meetings = (Symbol.TREND, 1), (Symbol.VOTES, 6), (Symbol.RALLIES, 6)
    assert [symbols(choice) for choice in first] == [
        [trend, votes, meetings],
        [trend, trend, meetings],
        [votes, votes, meetings],
    ]
    assert [choice.members for choice in first] == [0, 0, 0]
    assert [symbols(choice) for choice in second] == [[(Symbol.MEDIA, 1)] * markers for markers in (3, 2, 1, 0)]
    assert [choice.members for choice in second] == [0, 4, 8, 12]
    assert origin(edition(key), "start.column_1.1.entries.2.amount") == "rulebook"
    assert origin(edition(key), "start.column_1.3.entries.2.amount") == "reconstruction"
    assert origin(edition(key), "start.column_2.2.members") == "rulebook"


@EVERY
def test_meetings_media_and_trend(key: str) -> None:
    """VG06 6.2.5 to 6.2.8, WBC06 5.2.6 and 5.2.8, CONS E, F and H."""
    found = figures(key)
    assert found.rally_costs == (0, 1_000, 2_000, 3_000, 4_000)
    assert (found.rally_spots, found.convert_minimum) == (10, 5)
    assert (found.media_spots, found.media_price) == (5, 4_000)
    assert found.trend_scale == (-3, -2, -1, 0, 1, 2, 3)
    assert found.vote_cap == 50


@EVERY
def test_national_board(key: str) -> None:
    """VG06 4.3 and 6.3.3: five spaces with members and points; 7.4: 5 for a secured one; the numbers are ours."""
    found = figures(key)
    assert [(space.recruits, space.points) for space in found.national] == [(4, 12), (3, 10), (2, 8), (2, 6), (1, 4)]
    assert found.secured_points == 5
    assert origin(edition(key), "national.spaces.1.points") == "reconstruction"
    assert origin(edition(key), "national.secured_points") == "rulebook"


@EVERY
def test_coalitions_and_members(key: str) -> None:
    """VG06 6.2.4, WBC06 5.2.4, CONS D: two equal cards, three to force; VG06 7.3, CONS: 10 and 6 points."""
    found = figures(key)
    assert (found.voluntary_common, found.forced_common, found.member_prizes) == (2, 3, (10, 6))


def test_money() -> None:
    """VG06 5.1 pays in euros, CONS E in marks; VG06 6.3.5: 1,000 for each seat and member."""
    assert [figures(key).currency for key in CLASSIC] == ["EUR", "DEM", "DEM"]
    assert {(figures(key).money_unit, figures(key).income_per_point) for key in CLASSIC} == {(1_000, 1_000)}


@EVERY
def test_nothing_of_2019(key: str) -> None:
    """No display of programs, no blocks, no bonus for an election, no prize for money, no penalty."""
    found = figures(key)
    assert set(found.display_size.values()) == {0}
    assert set(found.display_size) == {3, 4, 5}
    assert found.blocks == ()
    assert (found.bonus_sole, found.bonus_each, found.bonus_coalition, found.bonus_none) == (0, 0, 0, 0)
    assert (found.poll_kept_base, found.bluff_base_penalty, found.money_prizes) == (0, 0, (0, 0))


def test_consim_is_a_file_of_its_own() -> None:
    """It differs from 1997 in what its sheet says: two hidden cards, and funds in rounds 1 to 5 only."""
    old, house = figures("1997"), figures("consim")
    names = [field.name for field in fields(ClassicFigures)]
    assert [name for name in names if getattr(old, name) != getattr(house, name)] == ["program_hand"]
    assert length("1997", 7) != length("consim", 7)
    for path in ("program.hand", "lengths.7.money_rounds", "polls.kept_dice", "coalitions.forced"):
        assert "CONS" in origin_of(edition("consim"), path).source
        assert not origin_of(edition("1997"), path).source.startswith("CONS")
