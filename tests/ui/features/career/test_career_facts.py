"""The pages about one game: what stands in the list, in the tables and in the columns, from figures made by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tabletop import Keyed

from macher.session.statistics import (
    Auction,
    Bid,
    GameStatistics,
    LandVotes,
    MoneyMoment,
    RallyAccount,
    RoundPoints,
    VotePiece,
)
from macher.ui.features.career.of_a_game import GamePages
from macher.ui.plots.sheet import Head, Row, Sheet, csv_of

POLL = Auction(1, "polls", "SL", Bid(0, 4000), Bid(1, 3000))
ALONE = Auction(2, "polls", "HB", Bid(1, 9000), None)
UNSOLD = Auction(2, "polls", "BW", None, None)
START = Auction(1, "start_player", "", Bid(0, 7000), Bid(1, 7000))

FIGURES = GameStatistics(
    parties=("spd", "cdu"),
    sources=("votes", "bonus", "presence", "base", "money"),
    points=((40, 8, 7, 10, 0), (50, 0, 4, 9, 5)),
    rounds=(RoundPoints(1, (20, 26)), RoundPoints(2, (28, 24)), RoundPoints(0, (17, 18))),
    money=(
        MoneyMoment(0, "", (25_000, 25_000)),
        MoneyMoment(1, "media", (22_000, 25_500)),
        MoneyMoment(1, "income", (30_000, 26_000)),
        MoneyMoment(2, "income", (12_000, 8_000)),
    ),
    lands=(
        LandVotes(
            "SL",
            1,
            1,
            (30, 50),
            (
                (VotePiece(0, 6, "other"), VotePiece(1, 24, "election")),
                (VotePiece(1, 20, "election"), VotePiece(1, 10, "early"), VotePiece(0, 20, "other")),
            ),
        ),
        LandVotes("HB", 2, 2, (50, 40), ((VotePiece(2, 50, "early"),), (VotePiece(2, 40, "early"),))),
    ),
    auctions=(START, POLL, ALONE, UNSOLD),
    rallies=(RallyAccount(10, 3, 12_000, 12, 27), RallyAccount(0, 2, 0, 2, 6)),
    majority=50,
)


def pages(**changes: object) -> GamePages:
    return GamePages(Keyed("en"), replace(FIGURES, **changes), ("Ada", "Bo"))  # type: ignore[arg-type]


def rows(page: str, **changes: object) -> dict[str, tuple[str, ...]]:
    """The table of a page: cells by label."""
    return {row.label: row.cells for row in pages(**changes).plate(page).sheet.rows}


# --- the list ---------------------------------------------------------------------------------------------------------


def test_the_list_names_the_best_figure_of_each_page_and_whose_it_is() -> None:
    """Of equal figures the first one's."""
    said = Keyed("en")
    found = {entry.key: (entry.fact, entry.brief, entry.party) for entry in pages().entries()}
    assert found["points"] == ("final-points(points=68)", "68", "cdu")
    assert found["rounds"] == ("stats-best-round(points=28,round=2)", "28", "spd")
    assert found["money"] == (f"stats-best-money(money={said.money_short(30_000)})", said.money_short(30_000), "spd")
    assert found["votes"][1:] == ("50", "cdu")
    assert "land=" in found["votes"][0]
    assert found["auctions"][1:] == (said.money_short(9000), "cdu")
    assert found["rallies"][1:] == ("2.2", "spd")


def test_the_count_at_the_end_may_be_the_best_round() -> None:
    last = RoundPoints(0, (17, 68))
    found = {entry.key: entry for entry in pages(rounds=(*FIGURES.rounds[:2], last)).entries()}
    assert found["rounds"].fact == "stats-best-count(points=68)"


def test_a_page_without_figures_has_no_best() -> None:
    nothing = RallyAccount(0, 3, 0, 2, 6)
    made = pages(lands=(), auctions=(UNSOLD,), rallies=(nothing, nothing))
    found = {entry.key: (entry.fact, entry.brief, entry.party) for entry in made.entries()}
    assert [found[page] for page in ("votes", "auctions", "rallies")] == [("", "", "")] * 3


def test_a_bid_to_start_is_named_by_its_phase() -> None:
    found = {entry.key: entry for entry in pages(auctions=(START, POLL)).entries()}
    assert "what=phase" in found["auctions"].fact
    assert found["auctions"].party == "spd"


# --- the tables -------------------------------------------------------------------------------------------------------


def test_points_by_source_and_in_all() -> None:
    found = rows("points")
    assert list(found.values()) == [("40", "50"), ("8", "0"), ("7", "4"), ("10", "9"), ("0", "5"), ("65", "68")]
    assert list(found)[-1] == "stats-head-total"


def test_points_by_round_and_in_all() -> None:
    assert rows("rounds") == {
        "final-round(round=1)": ("20", "26"),
        "final-round(round=2)": ("28", "24"),
        "final-count": ("17", "18"),
        "stats-head-total": ("65", "68"),
    }


def test_money_at_the_end_of_each_round_and_the_most_there_was() -> None:
    """Also in between."""
    short = Keyed("en").money_short
    assert rows("money") == {
        "stats-head-start": (short(25_000), short(25_000)),
        "final-round(round=1)": (short(30_000), short(26_000)),
        "final-round(round=2)": (short(12_000), short(8_000)),
        "stats-head-most": (short(30_000), short(26_000)),
    }


def test_votes_of_a_state_by_the_way_in_which_they_came() -> None:
    sheet = pages().plate("votes").sheet
    assert [row.cells for row in sheet.rows] == [
        ("30", "50"), ("6", "20"), ("0", "10"), ("24", "20"),
        ("50", "40"), ("0", "0"), ("50", "40"), ("0", "0"),
    ]  # fmt: skip
    assert [row.strong for row in sheet.rows] == [True, False, False, False] * 2
    column = pages()._votes_column(FIGURES.lands[0], 1)
    assert [(piece.value, piece.kind) for piece in column.pieces] == [(20, "hollow"), (10, "solid"), (20, "hatched")]
    assert column.label == "50"
    assert len(pages()._votes_column(FIGURES.lands[1], 0).tip.splitlines()) == 2, "ways without votes are left out"


def test_what_was_sold_to_whom_and_how_much_above_the_next_bid() -> None:
    said, dash = Keyed("en"), "–"
    found = list(pages().plate("auctions").sheet.rows)
    assert [row.cells for row in found[:4]] == [
        ("1", "Ada", said.money(7000), "Bo", said.money(7000), said.money(0)),
        ("1", "Ada", said.money(4000), "Bo", said.money(3000), said.money(1000)),
        ("2", "Bo", said.money(9000), "stats-nobody", dash, dash),
        ("2", "stats-nobody", dash, "stats-nobody", dash, dash),
    ]
    assert [row.values for row in found[2:4]] == [("2", "Bo", "9000", "", "", ""), ("2", "", "", "", "", "")]
    totals = [(row.cells[1], row.cells[2], row.cells[5]) for row in found[4:]]
    assert totals == [("Ada", said.money(11_000), said.money(1000)), ("Bo", said.money(9000), said.money(0))]


@pytest.mark.parametrize(
    ("auction", "said", "bought", "below"),
    [
        (POLL, "stats-tip-runner-up", ("spd", 4), ("cdu", 3)),
        (ALONE, "stats-tip-alone", ("cdu", 9), None),
        (UNSOLD, "stats-tip-unsold", None, None),
        (START, "stats-tip-runner-up", ("spd", 7), ("cdu", 7)),
    ],
)
def test_a_sale_says_who_bought_and_who_was_next(
    auction: Auction, said: str, bought: tuple[str, int] | None, below: tuple[str, int] | None
) -> None:
    sale = pages()._sale(auction)
    assert said in sale.tip.splitlines()[-1]
    prices = [(each.party, each.value) if each is not None else None for each in (sale.winner, sale.runner_up)]
    assert prices == [bought, below]
    assert sale.icon == (auction is START)


def test_what_rallies_cost_and_brought() -> None:
    """Votes for each thousand; none where nothing was paid."""
    said = Keyed("en")
    found = list(pages().plate("rallies").sheet.rows)
    assert [row.cells for row in found] == [
        (said.money(12_000), said.money(0)), ("10", "0"), ("3", "2"), ("12", "2"), ("27", "6"), ("2.2", "–")
    ]  # fmt: skip
    assert found[-1].values == ("2.2", "")


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_file_has_bare_numbers_and_no_formulas() -> None:
    heads = (Head("Ada"), Head("=Bo"))
    made = (Row("Money", ("€2,000", "+1"), values=("2000", "+1")), Row("+Sum", ("1", "@x")), Row("-2", ("-1.5", "+a")))
    lines = csv_of(Sheet("t", "corner", heads, made)).split("\r\n")
    assert lines == ["corner,Ada,'=Bo", "Money,2000,+1", "'+Sum,1,'@x", "-2,-1.5,'+a", ""]
