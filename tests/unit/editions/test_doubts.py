"""What is odd about a typed figure: each doubt at the border where it begins."""

from __future__ import annotations

from typing import Any

import pytest

from macher.editions.box.doubts import bounds, doubt_of
from macher.editions.box.fields import Card, Field, Page, Value
from macher.editions.box.fitting import _fit_maxima, _push, _scale


def number(path: str, **more: Any) -> Field:
    return Field(path, "number", 0, **{"high": 80, **more})


SL, HE = "lands.SL", "lands.HE"
POINTS = [number(f"{SL}.points.{at}", series=SL, step=1) for at in (1, 2, 3)]
MAXIMUM = number(f"{SL}.maximum")
LAND = Card(SL, (MAXIMUM, *POINTS))
LANDS = Page("lands", (LAND, Card(HE, (number(f"{HE}.maximum"),))))


def asked(
    value: Value, of: Field = MAXIMUM, guess: Value = 0, page: Page = LANDS, card: Card = LAND, **sure: Value
) -> str:
    """The doubt about a value beside what is sure, by the ends of the paths: ``points_2=9``."""
    known = {}
    for name, each in sure.items():
        known[f"{card.key}.{name.replace('_', '.')}"] = each
    found = doubt_of(page, card, of, value, known, guess)
    return found.reason if found is not None else ""


@pytest.mark.parametrize(
    ("value", "guess", "doubt"),
    [(33, 30, ""), (43, 30, ""), (44, 30, "far"), (17, 30, ""), (16, 30, "far"), (3, 0, ""), (4, 0, "far"), (0, 0, "")],
)
def test_a_number_far_from_the_reconstruction_is_asked_about_both_ways(value: int, guess: int, doubt: str) -> None:
    """By more than a third and three."""
    assert asked(value, guess=guess) == doubt


@pytest.mark.parametrize(
    ("value", "sure", "doubt"),
    [
        (9, {"points_1": 8}, ""),
        (8, {"points_1": 8}, "least"),
        (9, {"points_1": 8, "points_3": 10}, ""),
        (10, {"points_1": 8, "points_3": 10}, "order"),
        (8, {"points_1": 8, "points_3": 10}, "order"),
        (9, {"points_1": 8, "points_3": 9}, "between"),
        (20, {"maximum": 20}, ""),
        (21, {"maximum": 20}, "order"),
    ],
)
def test_points_of_a_state_rise_up_to_its_maximum(value: int, sure: dict[str, Any], doubt: str) -> None:
    assert asked(value, POINTS[1], value, **sure) == doubt


def test_a_maximum_is_not_below_the_points() -> None:
    sure: dict[str, Value] = {f"{SL}.points.2": 30}
    assert bounds(LANDS, LAND, MAXIMUM, sure) == (30, 80)
    assert asked(30, guess=30, points_2=30) == ""
    assert asked(29, guess=30, points_2=30) == "least"


def test_two_states_have_not_the_same_maximum() -> None:
    found = doubt_of(LANDS, LAND, MAXIMUM, 36, {f"{HE}.maximum": 36}, 36)
    assert found is not None
    assert (found.reason, dict(found.args)) == ("same-maximum", {"land": "HE"})
    assert doubt_of(LANDS, LAND, MAXIMUM, 35, {f"{HE}.maximum": 36}, 36) is None


PARTIES = ("cdu", "spd", "gruene", "fdp", "linke")
BACK = Field("polls.1.back", "choice", "spd", choices=PARTIES)
CHANGES = {party: number(f"polls.1.{party}", low=-3, high=3) for party in PARTIES}
POLL = Card("polls.1", (BACK, *CHANGES.values()))
POLLS = Page("polls", (POLL,))


@pytest.mark.parametrize(
    ("party", "value", "sure", "doubt"),
    [
        ("spd", 2, {}, ""),
        ("spd", 2, {"back": "spd"}, ""),
        ("spd", 2, {"back": "cdu"}, "back"),
        ("spd", 1, {"back": "spd"}, "back"),
        ("spd", 1, {"back": "cdu"}, ""),
        ("spd", 2, {"cdu": 2}, "two-twice"),
        ("spd", 1, {"cdu": 2}, ""),
        ("spd", 1, {"cdu": 1, "gruene": 0, "fdp": -1, "linke": -1}, "two-missing"),
        ("spd", 1, {"cdu": 1, "gruene": 0, "fdp": -1}, ""),
        ("spd", 1, {"cdu": 1, "gruene": 0, "fdp": -1, "linke": 2}, ""),
    ],
)
def test_exactly_the_party_on_the_back_of_a_poll_rises_by_two(
    party: str, value: int, sure: dict[str, Value], doubt: str
) -> None:
    assert asked(value, CHANGES[party], value, POLLS, POLL, **sure) == doubt


def test_the_back_is_a_party_that_rises_by_two() -> None:
    assert asked("spd", BACK, "spd", POLLS, POLL, spd=2) == ""
    assert asked("spd", BACK, "spd", POLLS, POLL, spd=1) == "back"
    assert asked("spd", BACK, "spd", POLLS, POLL, cdu=1) == ""


@pytest.mark.parametrize(
    ("row", "trend", "doubt"),
    [
        ((), False, "row-empty"),
        ((0, 10, 20), False, ""),
        ((0, 10, 10), False, "row-rises"),
        ((0, 20, 10), False, "row-rises"),
        ((1, 10), False, "row-first"),
        ((0, 50), False, ""),
        ((0, 51), False, "row-last"),
        ((-2, -1, 0, 1), True, ""),
        ((-2, -1, 1), True, "row-zero"),
    ],
)
def test_rows_rise_from_where_they_begin(row: tuple[int, ...], trend: bool, doubt: str) -> None:
    field = Field("trend.scale" if trend else f"{SL}.bands", "row", (), high=50)
    assert asked(row, field) == doubt


def test_a_number_stands_in_its_unit_and_a_symbol_at_most_four_times_on_a_block() -> None:
    money = number("donations.1.money", unit=1000, high=99_000)
    page = Page("donations", (Card("donations.1", (money,)),))
    assert asked(5000, money, 5000, page, page.cards[0]) == ""
    assert asked(5500, money, 5000, page, page.cards[0]) == "unit"
    fields = tuple(Field(f"blocks.1.{at}", "choice", "", choices=("votes", "")) for at in range(5))
    block = Card("blocks.1", fields)
    blocks = Page("blocks", (block,))
    sure = {fields[at].path: "votes" for at in range(4)}
    assert doubt_of(blocks, block, fields[4], "votes", {**sure, fields[0].path: ""}, "") is None
    found = doubt_of(blocks, block, fields[4], "votes", sure, "")
    assert found is not None
    assert found.reason == "symbol"


def test_a_politician_has_no_action_twice() -> None:
    fields = tuple(Field(f"politicians.x.actions.{at}.action", "choice", "", choices=("base", "")) for at in (1, 2))
    card = Card("politicians.x", fields)
    page = Page("politicians", (card,))
    for typed, before, doubt in (("base", "base", True), ("base", "", False), ("", "", False)):
        assert (doubt_of(page, card, fields[1], typed, {fields[0].path: before}, "") is not None) == doubt


# --- figures that give way to typed ones ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "maxima"),
    [({"lands.A": 30}, {"A": 30, "B": 29, "C": 40}), ({"lands.A": 40, "lands.B": 39}, {"A": 40, "B": 39, "C": 41})],
)
def test_a_maximum_that_is_taken_moves_to_the_nearest_free_number(typed: Any, maxima: dict[str, int]) -> None:
    """The one below first; its points keep their share."""
    lands = {key: {"maximum": 40 if key == "C" else 30, "points": [0, 15, 30]} for key in "ABC"}
    raw: dict[str, Any] = {"lands": lands}
    for path, value in typed.items():
        raw["lands"][path[-1]]["maximum"] = value
    page = Page("lands", tuple(Card(f"lands.{key}", (number(f"lands.{key}.maximum"),)) for key in "ABC"))
    _fit_maxima(raw, page, {f"{path}.maximum": value for path, value in typed.items()})
    assert {key: land["maximum"] for key, land in raw["lands"].items()} == maxima


def test_points_keep_their_share_of_a_maximum() -> None:
    raw: dict[str, Any] = {"lands": {"A": {"maximum": 30, "points": [0, 10, 15, 30]}}}
    _scale(raw, "lands.A", 20)
    assert raw["lands"]["A"] == {"maximum": 20, "points": [0, 7, 10, 20]}


@pytest.mark.parametrize(
    ("values", "fixed", "up", "after"),
    [
        ([1, 2, 3, 4], [False, True, False, False], True, [1, 2, 3, 4]),
        ([1, 5, 3, 4], [False, True, False, False], True, [1, 5, 6, 7]),
        ([4, 3, 2, 1], [False, False, False, True], False, [-2, -1, 0, 1]),
        ([9, 2, 3, 4], [False, True, False, False], False, [1, 2, 3, 4]),
        ([3, 1, 1, 1], [False, False, False, False], True, [3, 1, 1, 1]),
    ],
)
def test_figures_move_just_as_far_as_the_typed_ones_force_them(values: Any, fixed: Any, up: bool, after: Any) -> None:
    _push(values, fixed, 1, up=up)
    assert values == after
