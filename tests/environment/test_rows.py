"""The row that follows a seat holds the numbers that the readable reference works out anew, wherever it was before."""

from __future__ import annotations

import copy
import pickle
from array import array
from collections.abc import Callable
from itertools import cycle

import pytest
from environment import readable

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import Game
from macher.env.observation import Observer, layout, observe

TABLES = [(key, seats, elections) for key in SHIPPED for elections in find_edition(key).lengths for seats in (3, 4, 5)]


def _wanted(game: Game, seat: int) -> list[float]:
    own = seat == game.seat
    answered = (game.decision, game.chosen) if own else (None, ())
    return readable.observe(game.view(seat), game.edition, *answered)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_every_number_of_a_game_is_the_readable_one(key: str, seats: int, elections: int) -> None:
    """Before each atom of a game by chance, of who is asked and of each other seat in turn; at its end, of all."""
    game, stream = Game(key, elections, seats), Stream(seats, 21)
    assert game.names() == readable.names(game.view(0), game.edition)
    packed = array("f", [0.0] * len(game.names()))
    others = cycle(range(-1, seats))
    for seed in (1, 2):  # the rows of the first game are still there when the second begins
        game.reset(seed)
        while True:
            for seat in {game.seat, next(others)} if not game.over else range(-1, seats):
                wanted = _wanted(game, seat)
                assert game.observe(seat) == wanted
                assert game.observe(seat, out=packed) == array("f", wanted)
            if game.over:
                break
            game.step(stream.choice(game.legal()))


@pytest.mark.parametrize("key", SHIPPED)
def test_a_row_may_jump_to_any_moment_of_any_game(key: str) -> None:
    game, stream = Game(key), Stream(5, 21)
    moments = []
    for seed in (3, 4):
        game.reset(seed)
        while not game.over:
            moments.append((game.view(2), game.decision, game.chosen))
            game.step(stream.choice(game.legal()))
    stream.shuffle(moments)
    observer = Observer(layout(moments[0][0], game.edition))
    for moment in moments[:250]:
        observer.look(*moment)
        view, decision, chosen = moment
        assert observer.row == readable.observe(view, game.edition, decision, chosen)


def test_no_number_leaves_its_bounds() -> None:
    game = Game()
    party, land = game.table.parties[0], game.table.lands[0]
    party.money, party.points, party.base = 9_000_000, -5_000, 4_000
    party.hand, land.votes[1] = [3] * 30, 700
    assert game.observe(0) == _wanted(game, 0)
    named = dict(zip(game.names(), game.observe(0), strict=True))
    found = [named[name] for name in ("seat0.money[0]", "seat0.points[0]", "seat0.hand[3]", "land0.votes[1]")]
    assert found == [10, -10, 10, 10]


@pytest.mark.parametrize(
    "row", [array("f", [0.0] * 12), array("d", [0.0] * 967), [0.0] * 967, bytes(4 * 967)], ids=type
)
def test_only_a_row_of_float32_is_written_into(row: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        Game().observe(out=row)


def test_rows_that_were_given_away_stay_as_they_are() -> None:
    game = Game()
    row = game.observe()
    before, other = list(row), game.clone()
    row[0] = 7.0
    assert game.observe() == before
    game.step(game.legal()[0])
    assert other.observe() == before


def _pickled(game: Game) -> Game:
    return pickle.loads(pickle.dumps(game))  # noqa: S301  # of its own making


@pytest.mark.parametrize("copied", [copy.deepcopy, _pickled, Game.clone])
def test_a_copy_has_rows_of_its_own(copied: Callable[[Game], Game]) -> None:
    game = Game("2006")
    game.observe()
    other = copied(game)
    assert other.observe() == game.observe()
    game.step(game.legal()[0])
    assert other.observe(0) == _wanted(other, 0)


def test_two_copies_of_an_edition_have_their_own_figures() -> None:
    """A row is laid out by the figures that its table has."""
    import dataclasses

    game = Game()
    changed = dataclasses.replace(game.edition, figures=dataclasses.replace(game.edition.figures, rally_supply=1000))
    view = game.view(0)
    assert observe(view, changed) == readable.observe(view, changed) != observe(view, game.edition)
