"""Facts of the table: what a move costs whom, which boards fold, whose turn it is."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.table.boards.columns import bands, columns_of, folded_boards, shared_out
from macher.ui.table.dock.turn import Turn
from macher.ui.table.happening.move import Cost, Loss, Move
from macher.ui.table.happening.move_words import _figures, cost_lines, cost_title, costs_of, yours_of
from macher.ui.table.model import RowNumbers, row_numbers

LINE = EDITION.figures.majority


class Names:
    def party(self, seat: int) -> str:
        return f"P{seat}"

    def player(self, seat: int) -> str:
        return f"N{seat}"

    def land(self, place: int) -> str:
        return f"L{place}"


def seen(votes: tuple[int, ...], **changes: Any) -> PlayerView:
    """Votes in the first state; nothing else counts there."""
    game = a_game().votes(0, *votes)
    return view(game.table, 0)._replace(**changes)


class Said:
    """Texts that are their keys and what they say."""

    def __call__(self, key: str, **values: object) -> str:
        return " ".join([key, *map(str, values.values())])

    def signed(self, value: int) -> str:
        return f"{value:+}"


class Model:
    """What the words about a move ask of the table; seat 0 is the person, or 0 and 2 where several play."""

    def __init__(
        self, now: PlayerView, people: tuple[int, ...] = (0,), shared: bool = False, open_money: bool = False
    ) -> None:
        self.view, self.people, self.shared, self.open_money, self.seat = now, people, shared, open_money, 0
        self.edition, self.names, self.texts, self.seats = EDITION, Names(), Texts.load("en"), len(now.parties)
        self.projections = True

    def row(self, place: int, seat: int) -> Any:
        return row_numbers(EDITION, self.view, place, seat)

    def leader(self, place: int) -> int:
        media = self.view.lands[place].media
        return media[0] if media else -1

    def finished(self, place: int) -> bool:
        return self.view.lands[place].closed

    def is_human(self, seat: int) -> bool:
        return seat in self.people

    def match_text(self, value: int) -> str:
        return f"x{value}"


def costs(before: PlayerView, now: PlayerView, money: dict[int, int] | None = None, **model: Any) -> list[Any]:
    found = costs_of(Model(now, **model), before, 1, money or {})  # type: ignore[arg-type]
    return [(cost.seat, cost.votes, cost.money, [(loss.land, loss.majority) for loss in cost.losses]) for cost in found]


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (LINE + 5, LINE, [(0, 5, 0, [(0, False)])]),
        (LINE, LINE - 1, [(0, 1, 0, [(0, True)])]),
        (LINE + 1, LINE - 1, [(0, 2, 0, [(0, True)])]),
        (LINE - 1, LINE - 2, [(0, 1, 0, [(0, False)])]),
        (20, 20, []),
        (20, 25, []),
    ],
)
def test_a_majority_is_lost_where_the_votes_fall_below_the_line(before: int, after: int, found: Any) -> None:
    assert costs(seen((before, 0, 0, 0)), seen((after, 0, 0, 0))) == found


def test_only_parties_that_are_played_here_pay_and_never_the_mover() -> None:
    before, now = seen((20, 20, 20, 20)), seen((15, 10, 12, 5))
    assert [cost[0] for cost in costs(before, now)] == [0]
    assert [cost[0] for cost in costs(before, now, people=(0, 1, 2), shared=True)] == [0, 2]
    assert [cost[0] for cost in costs(before, now, people=(0, 1, 2))] == [0]


def test_money_of_others_is_told_only_where_it_lies_open() -> None:
    same, lost = seen((20, 0, 0, 0)), {0: 3000, 2: 5000}
    assert costs(same, same, lost, people=(0, 2), shared=True) == [(0, 0, 3000, [])]
    open_ = costs(same, same, lost, people=(0, 2), shared=True, open_money=True)
    assert open_ == [(0, 0, 3000, []), (2, 0, 5000, [])]
    assert costs(same, same) == []


def yours(before: PlayerView, now: PlayerView, *, projections: bool = True, **model: Any) -> tuple[str, ...]:
    table = Model(now, **model)
    table.projections = projections
    return yours_of(table, before, (0,))  # type: ignore[arg-type]


def test_what_costs_nothing_is_said_with_the_place_in_the_state() -> None:
    before = seen((20, 10, 30, 0))
    assert yours(before, seen((20, 15, 30, 0)))[0] == "For you: nothing lost, still place 2 of 4 in L0"
    assert yours(before, seen((20, 25, 30, 0)))[0] == "For you: place 2 → 3 of 4 in L0"
    assert yours(before, seen((20, 10, 15, 0)))[0] == "For you: place 2 → 1 of 4 in L0"
    closed = seen((20, 15, 30, 0))
    closed = closed._replace(lands=(closed.lands[0]._replace(closed=True), *closed.lands[1:]))
    assert yours(before, closed) == ("For you: nothing lost",)


def test_nobody_is_told_what_a_move_means_where_it_is_not_clear_for_whom_or_nothing_is_foretold() -> None:
    before, now = seen((20, 10, 30, 0)), seen((20, 25, 30, 0))
    assert yours(before, now, projections=False) == ("For you: nothing lost",)
    assert yours(before, now, people=(0, 1), shared=True) == ()
    assert yours(before, now, people=()) == ()


def test_a_state_that_has_voted_or_changed_costs_nothing() -> None:
    before, now = seen((20, 0, 0, 0)), seen((5, 0, 0, 0))
    for change in ({"closed": True}, {"card": 15}, {"number": 9}):
        lands = (now.lands[0]._replace(**change), *now.lands[1:])
        assert costs(before, now._replace(lands=lands)) == []


def test_a_loss_names_each_figure_that_is_another_one() -> None:
    row = RowNumbers(20, 1, 5, 2, 2, 34)
    model: Any = SimpleNamespace(match_text=lambda value: f"x{value}", texts=Said())
    assert _figures(model, row, row) == ()
    assert _figures(model, row, replace(row, factor=1)) == ("x2\u00a0→\u00a0x1",)
    assert _figures(model, row, replace(row, trend=-1, rallies=3)) == ("told-trend +1 -1", "told-rallies 5 3")


def _title(costs: Sequence[Cost], shared: bool = False) -> str:
    return cost_title(Model(seen((0, 0, 0, 0)), shared=shared), Move(3, 1, costs=tuple(costs)))  # type: ignore[arg-type]


LEAD, VOTES = Loss(2, 20, 20, lead=True), Loss(1, 20, 12, ("halved",))
GONE = Loss(0, LINE, LINE - 1, majority=True)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ([Cost(0, (LEAD, VOTES, GONE), 5000)], "L0"),
        ([Cost(0, (LEAD, VOTES), 5000)], "8 votes"),
        ([Cost(0, (LEAD,), 5000)], "L2"),
        ([Cost(0, (), 5000)], "€5,000"),
        ([Cost(0, (VOTES,)), Cost(2, (GONE,))], "L0"),
        ([Cost(0, (VOTES,)), Cost(2, (VOTES, Loss(3, 5, 4)))], "9 votes"),
        ([Cost(0, (), 2000), Cost(2, (), 3000)], "€3,000"),
    ],
)
def test_the_heaviest_loss_is_the_title(made: list[Cost], said: str) -> None:
    """A majority before votes, votes before a lead, a lead before money; of several people the one who loses most."""
    assert said in _title(made)
    if len(made) > 1:
        assert "P2" in _title(made, shared=True)


def test_what_the_title_says_is_not_said_again() -> None:
    model: Any = Model(seen((0, 0, 0, 0)))
    assert len(cost_lines(model, Move(3, 1, costs=(Cost(0, (LEAD,)),)))) == 0
    lines = cost_lines(model, Move(3, 1, costs=(Cost(0, (LEAD, VOTES), 5000),)))
    assert len(lines) == 3
    assert "halved" in lines[1]
    assert "L2" in lines[0]


# --- boards that fold -------------------------------------------------------------------------------------------------


def _boards(closed: tuple[bool, ...], elections: int) -> PlayerView:
    base = seen((0, 0, 0, 0))
    lands = tuple(base.lands[0]._replace(closed=each) for each in closed)
    return base._replace(lands=lands, elections=elections)


@pytest.mark.parametrize(
    ("closed", "elections", "folded"),
    [
        ((True, False, False, False), 4, {0}),
        ((True, True, True, False), 4, {0, 1, 2}),
        ((True, True, True, True), 4, set()),
        ((True, False, False, False), 7, set()),
        ((True, True, False, False), 7, {0, 1}),
        ((True, False, True, True), 7, {0, 2, 3}),
        ((False, False), 2, set()),
        ((True, False), 3, {0}),
    ],
)
def test_boards_fold_once_nothing_comes_to_them(closed: Any, elections: int, folded: set[int]) -> None:
    """Where boards are filled again, only when two are left; never all of them."""
    found = _boards(closed, elections)
    assert folded_boards(found) == folded
    kinds = columns_of(found, -1, False).kinds
    assert [kind == "result" for kind in kinds] == [place in folded for place in range(len(closed))]


def test_there_is_room_for_four_boards_before_any_lies_there() -> None:
    assert len(columns_of(_boards((), 4), -1, False).kinds) == 4
    assert len(columns_of(_boards((False,) * 6, 7), -1, False).kinds) == 4


@pytest.mark.parametrize(
    ("voting", "closed", "kinds"),
    [
        ((1,), (), "wing stage wing wing"),
        ((0, 2), (), "stage wing stage wing"),
        ((1,), (0,), "result stage wing wing"),
        ((), (), "stage wing wing wing"),
        ((), (0, 1, 2), "result result result stage"),
    ],
)
def test_the_stage_is_where_the_round_votes(voting: tuple[int, ...], closed: tuple[int, ...], kinds: str) -> None:
    """Before the first round it is the state that votes first."""
    view = _boards(tuple(place in closed for place in range(4)), 4)._replace(voting=voting)
    lands = tuple(land._replace(number=place + 1) for place, land in enumerate(view.lands))
    assert " ".join(columns_of(view._replace(lands=lands), -1, False).kinds) == kinds


def test_results_are_strips_in_their_place_and_the_others_share_the_rest() -> None:
    area = Rect(10, 20, 1000, 500)
    boards = shared_out(area, ["result", "wing", "result", "wing"], 50, 10)
    assert [boards[0].w, boards[2].w] == [50, 50]
    assert (boards[0].x, boards[3].right) == (10, 1010)
    assert abs(boards[1].w - boards[3].w) <= 1
    assert [right.x - left.right for left, right in itertools.pairwise(boards)] == [10, 10, 10]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bands_fill_their_area_and_mine_is_the_taller_one(seats: int) -> None:
    for mine in (-1, 0, seats - 1):
        found = bands(Rect(0, 100, 50, 426), seats, mine, 4, 40)
        assert found[0].y == 100
        assert 526 - seats < found[-1].bottom <= 526
        assert {row.h for seat, row in enumerate(found) if seat != mine} == {found[(mine + 1) % seats].h}
        assert mine < 0 or found[mine].h == found[(mine + 1) % seats].h + 40


# --- whose turn it is -------------------------------------------------------------------------------------------------


def _turn(**changes: Any) -> Turn:
    usual: dict[str, Any] = {"prompt": None, "seat": 0, "told": None, "acted": -1, "crowned": False, "planning": False}
    made = {**usual, **changes}
    deciders, phase = made.pop("deciders", (2,)), made.pop("phase", "rallies")
    return Turn.of(SimpleNamespace(view=SimpleNamespace(deciders=deciders, phase=phase), **made))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "turn"),
    [
        ({}, Turn(2, False, 1)),
        ({"deciders": (1, 2)}, Turn(-1, False, 2)),
        ({"deciders": ()}, Turn(-1, False, 0)),
        ({"deciders": (1,), "phase": ""}, Turn(-1, False, 0)),
        ({"prompt": "?", "deciders": (0,)}, Turn(0, True, 1)),
        ({"prompt": "?", "deciders": (0, 1, 2)}, Turn(0, True, 3)),
        ({"prompt": "?", "seat": -1}, Turn(2, False, 1)),
        ({"told": Move(3, 3)}, Turn(3, False, 1, True)),
        ({"acted": 1, "crowned": True}, Turn(1, False, 1, True, True)),
        ({"told": Move(3, 3), "acted": 1}, Turn(3, False, 1, True)),
        ({"prompt": "?", "deciders": (0,), "told": Move(3, 3)}, Turn(0, True, 1)),
        ({"prompt": "?", "planning": True}, Turn(-1, True, 1, plan=True)),
    ],
)
def test_the_ribbon_is_the_askeds_then_the_tolds_then_the_deciders(changes: dict[str, Any], turn: Turn) -> None:
    assert _turn(**changes) == turn


@pytest.mark.parametrize(
    ("turn", "shared", "said", "badge"),
    [
        (Turn(0, True, 1), False, "turn-mine", "turn-badge-mine"),
        (Turn(0, True, 1), True, "turn-of", "table-badge-choosing"),
        (Turn(2, False, 1), False, "turn-of", "table-badge-choosing"),
        (Turn(2, False, 1, True), False, "turn-decided", "turn-badge-decided"),
        (Turn(2, False, 1, True, True), False, "turn-starts", "table-badge-start"),
        (Turn(-1, False, 3), False, "turn-many", "table-badge-choosing"),
        (Turn(-1, False, 0), False, "", "table-badge-choosing"),
    ],
)
def test_the_ribbon_says_whose_turn_it_is(turn: Turn, shared: bool, said: str, badge: str) -> None:
    model: Any = SimpleNamespace(texts=lambda key, **values: key, shared=shared, names=Names())
    assert turn.words(model) == said
    assert turn.badge(model) == badge
    assert replace(turn, seat=-1, waiting=0).words(model) == ""
