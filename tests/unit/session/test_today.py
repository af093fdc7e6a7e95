"""The game and the puzzle of the day: made from the date, counted once, and the days in a row."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from macher.resources import asset
from macher.session.config import check_config
from macher.session.progress import Day
from macher.session.puzzles import load_puzzles
from macher.session.session import GameSession
from macher.session.today import FIRST_DAY, daily_config, day_played, day_result, number_of, puzzle_of, streak

DAY = date(2026, 11, 23)


def days(*back: int, puzzle: bool = True) -> dict[str, Day]:
    """Days that counted, so many days before the day."""
    day = Day(puzzle=True) if puzzle else Day(points=90, place=2, seats=4)
    return {(DAY - timedelta(days=each)).isoformat(): day for each in back}


def test_everybody_has_the_same_game_and_every_day_another() -> None:
    """Names are the only thing that differs between two players."""
    mine, other = daily_config(DAY, "Ada", {"gambler": "Bruno"}), daily_config(DAY, "Bea", {})
    assert replace(mine, seats=()) == replace(other, seats=())
    assert (mine.parties, mine.kinds) == (other.parties, other.kinds)
    games = [daily_config(FIRST_DAY + timedelta(days=at), "", {}) for at in range(400)]
    assert len({game.seed for game in games}) == 400
    assert {game.parties[0] for game in games} == {"cdu", "spd", "gruene", "fdp", "linke"}
    for game in games[:30]:
        check_config(game)
        assert len(set(game.kinds)) == len(game.seats) == 4


def test_days_are_numbered_from_one() -> None:
    assert (number_of(FIRST_DAY), number_of(DAY), number_of(date(1999, 1, 1))) == (1, 327, 1)


@pytest.mark.parametrize(("late", "counts"), [(0, True), (1, True), (2, False), (-1, False)])
def test_a_game_counts_for_its_day_also_when_it_ends_after_midnight(late: int, counts: bool) -> None:
    found = day_played(daily_config(DAY, "me", {}), DAY + timedelta(days=late))
    assert found == (DAY if counts else None)


def test_no_other_game_counts() -> None:
    """Another seed, another level or other figures make another game."""
    game = daily_config(DAY, "me", {})
    easier = replace(game, seats=(game.seats[0], *(replace(seat, kind="easy") for seat in game.seats[1:])))
    for other in (replace(game, seed=game.seed + 1), easier, replace(game, elections=3)):
        assert day_played(other, DAY) is None


def test_the_result_is_that_of_the_first_seat() -> None:
    game = daily_config(DAY, "me", {})
    played = replace(game, seats=tuple(replace(seat, kind="easy") for seat in game.seats))
    with GameSession.new(played, workers="inline") as session:
        session.pump(120)
        found, view = day_result(session), session.view(-1)
    scores = [party.points for party in view.parties]
    assert (found.points, found.seats, found.scores) == (scores[0], 4, tuple(scores))
    assert found.place == sorted(scores, reverse=True).index(scores[0]) + 1
    assert found.ahead == scores[0] - max(scores[1:])
    assert found.governed == tuple(0 in each for each in found.winners)
    assert sum(found.worth) == sum(
        result.points[0] + (result.bonus if 0 in result.seats else 0) for result in view.results
    )


def test_a_row_goes_on_until_a_whole_day_is_missed() -> None:
    assert streak(days(0, 1, 2, 5, 6, 7, 8), DAY) == (3, 4)
    assert streak(days(1, 2), DAY) == (2, 2)  # today is still open
    assert streak(days(2, 3), DAY) == (0, 2)
    assert streak({}, DAY) == (0, 0)
    assert streak({**days(1), **days(0, puzzle=False)}, DAY) == (2, 2)


def test_days_that_there_are_not_do_not_count() -> None:
    """The file may have been written by hand."""
    assert streak({"2026-13-45": Day(puzzle=True), DAY.isoformat(): Day()}, DAY) == (0, 0)


def test_all_puzzles_come_before_one_comes_again() -> None:
    puzzles, _ = load_puzzles(asset("puzzles"))
    first = -(-DAY.toordinal() // len(puzzles)) * len(puzzles)
    shown = [puzzle_of(puzzles, date.fromordinal(first + at)) for at in range(2 * len(puzzles))]
    keys = [puzzle.key for puzzle in shown if puzzle is not None]
    assert set(keys[: len(puzzles)]) == set(keys[len(puzzles) :]) == {puzzle.key for puzzle in puzzles}
    assert keys[: len(puzzles)] != keys[len(puzzles) :]
    assert puzzle_of([], DAY) is None
    assert puzzle_of(puzzles[::-1], DAY) == puzzle_of(puzzles, DAY)
