"""What the table of a game with a national board knows and says of its figures (VG06, WBC06, CONS)."""

from __future__ import annotations

from typing import Any

import pytest
from classics import EDITIONS, ClassicGame, in_the_middle

from macher.editions.figures import subjects
from macher.editions.registry import edition
from macher.i18n import Texts
from macher.rules.formula import rank_points
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.rules.views import Scored
from macher.ui.features.ending.facts import standings
from macher.ui.game.vocabulary import words_of
from macher.ui.table.boards.board_foot import shown_tiles
from macher.ui.table.model import TableModel
from macher.ui.table.panels.national_boxes import _base_tip, _presence_tip, _space_words
from macher.ui.table.words.figure_sentences import row_tip, stacked

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def model(game: ClassicGame | None = None, seat: int = 1) -> TableModel:
    game = game or in_the_middle()
    seen = view(game.table, seat)
    kinds = tuple("human" if at == seat else "normal" for at in range(len(seen.parties)))
    texts = Texts.load("en", words_of(game.edition))
    return TableModel(seen, seen, game.edition, texts, NAMES[: len(seen.parties)], kinds, seat, log=())


# --- votes ------------------------------------------------------------------------------------------------------------


def test_matches_are_signed_and_added_to_the_trend() -> None:
    """VG06 6.2.8: meetings × (trend + matches); three matches, one of them doubled, and no opposite."""
    table = model()
    row = table.row(0, 1)
    assert (row.matches, row.factor, row.trend, row.rallies) == (5, 5, 1, 4)
    assert row.after == 50
    assert table.match_text(row.factor) == "+5"


def test_a_factor_of_zero_or_less_brings_one_vote_for_two_meetings() -> None:
    """No floors as in 2019: five meetings at −1 and −4 bring two votes (VG06 6.2.8)."""
    game = in_the_middle()
    game.program(3, "-a -b +c -d +e")
    table = model(game)
    row = table.row(0, 3)
    assert row.factor == -5
    assert row.after == row.votes + 2
    assert "5 ÷ 2 = 2" in row_tip(table, 0, 3)


def test_the_derivation_names_meetings_trend_and_match_and_where_the_votes_end() -> None:
    game = in_the_middle()
    game.votes(0, 50, 10, 24, 3, 50)
    said = row_tip(model(game), 0, 1)
    assert "4 meetings × (trend +1, match +5) = 24 votes" in said
    assert "34 votes" in said
    assert "seats" in said
    assert "Votes cannot go above 50." not in said
    assert "Votes cannot go above 50." in row_tip(model(), 0, 1)


def test_stacked_markers_say_their_order_and_who_leads() -> None:
    """Two parties at 50: who came first, and who came last and leads (ruling C12)."""
    table = model()
    assert stacked(table, 0, 0) == ("1st",)
    assert stacked(table, 0, 4) == ("2nd, leads", "2nd")
    assert stacked(table, 0, 1) == ()
    alone = in_the_middle()
    alone.votes(0, 50, 31, 24, 3, 0)
    assert stacked(model(alone), 0, 0) == ()
    nothing = in_the_middle()
    nothing.votes(0, 50, 31, 24, 0, 0)
    assert stacked(model(nothing), 0, 3) == (), "at nothing nobody is ahead"


# --- boards -----------------------------------------------------------------------------------------------------------


def test_partners_lie_side_by_side() -> None:
    table = model()
    assert shown_tiles(table, 0) == [1, 2, 0]
    assert shown_tiles(table, 1) == [3]


# --- the national board -----------------------------------------------------------------------------------------------


def test_national_opinions_say_what_they_bring() -> None:
    """Members and points of each space, and whether the opinion there is secured."""
    said: list[Any] = [_space_words(model(), at) for at in (0, 1, 3, 4)]
    secured, single, free, last = ((name, tip()) for name, tip in said)
    assert "brings 4 members" in secured[1]
    assert "brings one member after" in last[1]
    assert "12\u00a0VP" in secured[1]
    assert "only the opposite" in secured[1]
    assert "would secure" in single[1]
    assert "free" in free[0]


@pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_a_marker_is_worth_what_the_edition_says(key: str, elections: int) -> None:
    table = model(in_the_middle(key, elections=elections))
    worth = edition(key).lengths[elections].presence
    assert len(worth) == elections
    for number, points in enumerate(worth, 1):
        assert str(points) in _presence_tip(table, number, points, "lengths.7.presence").splitlines()[0]


@pytest.mark.parametrize(
    ("members", "bonus"),
    [
        ((14, 9, 17, 12, 11), {2: "+10", 0: "+6"}),
        ((17, 9, 17, 12, 11), {0: "+8", 2: "+8"}),
        ((14, 9, 17, 14, 11), {2: "+10"}),
    ],
)
def test_members_show_the_bonus_as_it_stands(members: tuple[int, ...], bonus: dict[int, str]) -> None:
    """VG06 7.3: 10 and 6 for most and second most; equal ones share them."""
    game = in_the_middle()
    game.base(*members)
    table = model(game)
    ranks = rank_points(members, table.edition.capabilities.member_prizes or (0, 0))
    told = {seat: _base_tip(table, seat, ranks[seat]).splitlines()[-1] for seat in range(5)}
    assert {seat: points for seat in told for points in ("+10", "+8", "+6", "+3") if points in told[seat]} == bonus


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_the_end_has_the_sources_of_the_edition_and_no_bonus(key: str) -> None:
    """VG06 7: seats, media, members, ranks and national opinions."""
    game = in_the_middle(key)
    for seat, party in enumerate(game.table.parties):
        party.points = 100 - seat
        for at, source in enumerate((Scored.VOTES, Scored.PRESENCE, Scored.BASE, Scored.RANK, Scored.OPINION)):
            party.scored[source] = 10 * at + seat
    won = Result(3, 0, 2, 2, (50, 1, 1, 1, 1), (30, 5, 0, 1, 2), "single", (0,), (0,), 0, ())
    results = (won, won._replace(card=4, number=1, points=(7, 20, 0, 1, 2), seats=(1, 2), winners=(1, 2)))
    found = standings(view(game.table, -1)._replace(results=results), game.edition)
    assert found.sources == ("votes", "presence", "base", "rank", "opinion")
    assert [row.scored for row in found.rows] == [
        (seat, 10 + seat, 20 + seat, 30 + seat, 40 + seat) for seat in range(5)
    ]
    assert [row.course for row in found.rows[:2]] == [(0, 7, 37, 100), (0, 20, 25, 99)]
    assert [row.votes for row in found.rows[:2]] == [(7, 30), (20, 5)]
    assert found.reconstructed == bool(subjects(game.edition, "reconstruction"))
