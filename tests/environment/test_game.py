"""A game in atoms: it can be repeated, is the same game, and shows a seat what it may know and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from leak.worlds import positions, telling

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.problems import EditionUnknown
from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import ATOMS, AtomBot, Game
from macher.env.observation import names, observe
from macher.env.writing import MOST
from macher.rules.edition import GameSetup
from macher.rules.setup import SetupRefused
from macher.rules.viewing import view


def _played(key: str, seats: int, seed: int) -> Game:
    game, stream = Game(key, seats=seats), Stream(seed, 3)
    game.reset(seed)
    while not game.over:
        game.step(stream.choice(game.legal()))
    return game


@pytest.mark.parametrize("key", SHIPPED)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_seed_and_steps_give_the_same_game(key: str, seats: int) -> None:
    game = _played(key, seats, 5)
    assert game.table.digest() == _played(key, seats, 5).table.digest()
    assert game.table.digest() != _played(key, seats, 6).table.digest()
    assert sum(game.returns()) == pytest.approx(1)
    assert max(range(seats), key=game.points().__getitem__) in [at for at, won in enumerate(game.returns()) if won]
    assert game.legal() == []
    assert game.seat == -1
    with pytest.raises(ValueError, match="over"):
        game.step(0)


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("key", SHIPPED)
def test_observations_have_one_length_and_names(key: str) -> None:
    game, stream = Game(key, max(find_edition(key).lengths), seats=5), Stream(9)
    titles = game.names()
    assert len(set(titles)) == len(titles)
    version = -1
    while not game.over:
        new = game.table.version != version and game.table.version % 4 == 0
        for seat in range(5) if new else [game.seat]:  # its atoms so far are its own alone
            row = game.observe(seat)
            assert len(row) == len(titles)
            assert all(-MOST <= number <= MOST for number in row)
        version, legal = game.table.version, game.legal()
        assert game.mask() == [int(atom in legal) for atom in range(ATOMS)]
        game.step(stream.choice(legal))


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(("key", "elections"), [("2019", 7), ("2006", 7), ("1997", 7), ("consim", 7)])
def test_whatever_a_seat_sees_is_in_the_numbers(key: str, elections: int) -> None:
    """Two moments that look different to a seat give different numbers; the past is not part of them."""
    forgotten: dict[str, Any] = {"version": 0, "flow": (), "results": (), "step": "", "sealed": None, "poll_public": ()}
    last: dict[int, tuple[object, list[float]]] = {}
    told = 0
    for position in positions(4, elections, seed=3, key=key):
        edition = position.table.edition
        for seat in range(2):
            seen = view(position.table, seat)
            row, plain = observe(seen, edition), _unordered(seen._replace(**forgotten))
            before = last.get(seat)
            if before is not None and before[0] != plain:
                told += 1
                assert before[1] != row, names(seen, edition)
            last[seat] = plain, row
    assert told > 200


def _unordered(seen: object) -> object:
    """A view without the order of discarded cards, and of polls whose fronts nobody sees."""
    return seen._replace(
        opinion_discards=tuple(sorted(seen.opinion_discards)),
        program_discards=tuple(sorted(seen.program_discards)),
        program_display=tuple(sorted(seen.program_display)),
        poll_discards=tuple(sorted(poll for _, poll in seen.poll_discards)),
        parties=tuple(party._replace(known=(), scored=()) for party in seen.parties),
        lands=tuple(land._replace(media=tuple(sorted(land.media))) for land in seen.lands),
    )


@pytest.mark.parametrize("key", SHIPPED)
def test_hidden_cards_are_not_in_the_numbers(key: str) -> None:
    for position in telling(key, 4, max(find_edition(key).lengths))[::2]:
        other, edition = position.redealt(1), position.table.edition
        assert observe(other.view, edition, other.decision) == observe(position.view, edition, position.decision)


def test_the_atoms_so_far_are_in_the_numbers() -> None:
    game = Game("2019")
    while len(game.legal()) < 2 or type(game.decision.options).__name__ != "RallyOptions":
        game.step(game.legal()[0])
    before, seat = game.observe(), game.seat
    game.step(game.legal()[-1])
    assert game.seat == seat
    assert game.chosen
    assert game.observe() != before


def test_a_copy_goes_its_own_way() -> None:
    game = Game("2006")
    game.step(game.legal()[0])
    copy, before = game.clone(), (game.table.digest(), game.chosen)
    for _ in range(40):
        copy.step(copy.legal()[0])
    assert (game.table.digest(), game.chosen) == before
    assert copy.table.version > game.table.version


def test_whole_commands_can_be_played_among_atoms() -> None:
    game, bot = Game("2019"), make_bot("normal")
    for _ in range(30):
        game.play(bot.choose(game.view(), game.decision, game.edition, Stream(1)))
    assert game.table.version == 30


@pytest.mark.parametrize("key", SHIPPED)
def test_a_policy_sits_at_a_table_of_bots(key: str) -> None:
    edition = find_edition(key)
    policy = AtomBot(lambda seen, legal, stream: stream.choice(legal))
    setup = GameSetup(max(edition.lengths), (0, 1, 2), 4)
    results = [play_game(edition, setup, [policy, make_bot("sane"), make_bot("sane")]) for _ in range(2)]
    assert results[0].digest == results[1].digest


def test_impossible_games_are_refused() -> None:
    with pytest.raises(EditionUnknown):
        Game("1789")
    with pytest.raises(SetupRefused):
        Game("2019", elections=5)
    with pytest.raises(SetupRefused):
        Game("2019", seats=6)
    assert Game("2019", parties=("spd", "cdu", "fdp")).seats == 3
