"""What a table of a tournament says of its figures, and the axis that a replay lays its phases on."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from macher.i18n import Texts
from macher.rules.cards import PARTIES
from macher.session.tournament import Qualified, Standing, TableResult
from macher.ui.features.ending.facts import Column, columns
from macher.ui.features.replay.drawing import Axis
from macher.ui.features.tournament import tables as tables_module
from macher.ui.features.tournament.tables import TableCard, reason_forms, share_factor, share_text, sum_text, why
from macher.ui.layout import Rect


def test_shares_of_the_smaller_tables_are_scaled_and_say_so() -> None:
    assert share_factor(Texts.load("en"), 4) == " × 0.8"
    assert share_factor(Texts.load("de"), 4) == " × 0,8"
    assert share_factor(Texts.load("en"), 5) == ""
    assert "12.5" in share_text(Texts.load("en"), Fraction(1, 8))
    assert "33.3" in share_text(Texts.load("en"), Fraction(1, 3))


def test_a_reason_is_shortened_from_its_end() -> None:
    assert reason_forms("a · b · c") == ["a · b · c", "a · b", "a"]
    assert reason_forms("a") == ["a"]


def test_a_sum_says_what_of_what_and_how_it_is_scaled() -> None:
    texts = Texts.load("en")
    assert sum_text(texts, 30, (30, 20, 10, 0), Fraction(2, 5)) == f"30/60 × 0.8 = {share_text(texts, Fraction(2, 5))}"
    assert sum_text(texts, 30, (30, 20, 10, 0, 0), Fraction(1, 2)) == f"30/60 = {share_text(texts, Fraction(1, 2))}"


# --- who plays the final ----------------------------------------------------------------------------------------------


def _qualified(status: Any = "in", rank: int = 1, tied: Any = "", level: Any = "") -> Qualified:
    return Qualified(Standing(3, 1, rank, 60, Fraction(1, 4), Fraction(1, 3)), status, 2, tied, level)


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (_qualified(), "tournament-why-winner 2"),
        (_qualified(rank=2), "tournament-why-rank 2 2"),
        (_qualified("out", 3, "lot"), "tournament-why-rank 3 2 · tournament-tied-lot"),
        (_qualified("moved-up", 2), "tournament-why-moved · tournament-why-rank 2 2"),
        (
            _qualified("in", 1, "mandates", "lot"),
            "tournament-why-winner 2 · tournament-tied-mandates · tournament-level-lot",
        ),
        (_qualified("absent", 1, "lot"), "tournament-absent"),
    ],
)
def test_why_somebody_plays_the_final(one: Qualified, said: str) -> None:
    texts: Any = lambda key, **values: " ".join([key, *map(str, values.values())])  # noqa: E731
    assert why(texts, one) == said


def _table(over: bool) -> Any:
    """A table of four: the second player of it has won, the first one is a person."""
    seats = SimpleNamespace(players=(3, 5, 4, 6), parties=(0, 1, 2, 3))
    result = TableResult((3, 5, 4, 6), (40, 70, 30, 60), (10, 20, 5, 15))
    return SimpleNamespace(
        seats=seats, over=over, result=result, points=(40, 70, 30, 60), mandates=(10, 20, 5, 15), number=0
    )


@pytest.mark.parametrize(
    ("status", "plays", "sign"),
    [("in", True, "check"), ("moved-up", True, "check"), ("out", False, ""), ("absent", False, "")],
)
def test_the_row_of_a_player_shows_who_plays_and_with_which_figures(status: Any, plays: bool, sign: str) -> None:
    plan = SimpleNamespace(players=[SimpleNamespace(name=f"P{at}") for at in range(9)])
    tournament: Any = SimpleNamespace(
        tables=(None, _table(True)), plan=plan, is_human=lambda player: player == 3, may_be_absent=lambda player: ""
    )
    texts = Texts.load("en")
    made: Any = tables_module._row(texts, tournament, _qualified(status), 7, lambda player, absent: None)
    place, mark, name, *figures, _, absence = made.cells
    assert (mark.icon, name.text, name.icon, made.kind) == (sign, "P3", "user", "done" if plays else "")
    assert place.text == texts("tournament-ordinal", n=7)
    share = share_text(texts, Fraction(1, 4))
    assert [cell.text for cell in figures] == ["2", texts("tournament-ordinal", n=1), "60", share, "10"]
    assert (absence.node is None) == (status == "out")
    first = made.tooltip.splitlines()[0]
    assert first.startswith(texts("tournament-why-out")) == (status == "out")
    assert f"{sum_text(texts, 60, (40, 70, 30, 60), Fraction(1, 4))}" in made.tooltip


def play(number: int) -> None:
    """What a table that waits for people does."""


def look(number: int) -> None:
    """What a table that is over does."""


def test_a_share_says_of_what_where_there_is_room() -> None:
    texts = Texts.load("en")
    assert tables_module._headings(texts, "share") == (texts("tournament-share-of"), texts("tournament-share"))
    assert tables_module._headings(texts, "points") == (texts("tournament-points"), "")


def _card(over: bool) -> Any:
    plan = SimpleNamespace(seed=1, elections=7, players=[SimpleNamespace(name=f"P{at}") for at in range(9)])
    tournament = SimpleNamespace(plan=plan, boards=(_table(over),), is_human=lambda player: player == 3)
    desk: Any = SimpleNamespace(tournament=tournament, status=lambda number: "over" if over else "open")
    return TableCard(Texts.load("en"), desk, 0, play, look)


def test_a_table_shows_its_seats_clockwise_and_by_place_once_it_is_over() -> None:
    texts, open_, over = Texts.load("en"), _card(False), _card(True)
    assert open_._order() == [0, 1, 2, 3]
    assert over._order() == [1, 3, 0, 2]
    assert (open_.asks, over.asks) == (True, False)
    assert (open_.call, over.call) == (play, look)
    party, name = open_._row(0, 1).cells
    assert (name.text, name.icon, party.tag) == ("P3", "user", PARTIES[0])
    place, _, name, points, share, mandates = over._row(1, 1).cells
    assert (place.text, name.text, name.icon) == (texts("tournament-ordinal", n=1), "P5", "")
    bold = [over._row(1, 1), over._row(1, 2), over._row(0, 2), open_._row(1, 1)]
    assert [row.cells[-4 if len(row.cells) > 2 else 1].style for row in bold] == ["name", "body", "name", "body"]
    assert (points, share, mandates) == ("70", share_text(texts, Fraction(70, 250)), "20")


def _span(round: int, phase: str, start: int, end: int, *elections: int) -> Any:
    return SimpleNamespace(round=round, phase=phase, start=start, end=end, elections=elections)


SPANS = (
    _span(0, "draft", 0, 5),
    _span(0, "deployment", 5, 8),
    _span(1, "media", 8, 10),
    _span(1, "polls", 10, 14),
    _span(1, "election", 14, 15, 1),
    _span(2, "media", 15, 25),
)


def test_the_set_up_is_one_column_and_each_phase_of_a_round_another() -> None:
    found = columns(SimpleNamespace(spans=SPANS))  # type: ignore[arg-type]  # a stand-in
    assert found[0] == Column(0, "draft", 0, 8, ())
    assert [(each.round, each.start, each.end) for each in found[1:]] == [
        (1, 8, 10),
        (1, 10, 14),
        (1, 14, 15),
        (2, 15, 25),
    ]
    assert [each.election for each in found] == [False, False, False, True, False]


@pytest.mark.parametrize("moment", [0, 7, 8, 9, 13, 14, 15, 24])
def test_a_moment_is_found_again_where_it_stands(moment: int) -> None:
    axis = Axis(columns(SimpleNamespace(spans=SPANS)), Rect(10, 0, 570, 20))  # type: ignore[arg-type]
    assert axis.moment(axis.x(moment)) == moment
    at = axis.column_at(moment)
    left, width = axis.box(at)
    assert left <= axis.x(moment) < left + width


def test_the_set_up_is_wider_and_phases_are_alike() -> None:
    axis = Axis(columns(SimpleNamespace(spans=SPANS)), Rect(10, 0, 570, 20))  # type: ignore[arg-type]
    widths = [axis.box(at)[1] for at in range(5)]
    assert widths == pytest.approx([170, 100, 100, 100, 100])
    assert axis.rounds() == [(0, 10, 180), (1, 180, 480), (2, 480, 580)]
    assert (axis.moment(-50), axis.moment(9999)) == (0, 24)
