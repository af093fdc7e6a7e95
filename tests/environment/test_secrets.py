"""What a learning program is given is the same whatever is hidden from its seat, and whatever others have sealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from zlib import crc32

import pytest
from leak.elsewhere import elsewhere

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import Game
from macher.rules.phases.base import SealedStep


def _given(game: Game, seat: int) -> object:
    """Everything that a fair player of a seat may ask a game for."""
    own = seat == game.seat
    asked = (game.decision, game.legal(), game.mask(), game.chosen) if own else None
    return game.observe(seat), game.view(seat), game.names(), game.points(), game.returns(), game.over, game.seat, asked


def _other_world(game: Game, seat: int) -> Game:
    copy = game.clone()
    copy.table = elsewhere(game.table, seat)
    if seat == game.seat:
        copy._decision = copy.table.decision(seat)
    return copy


def _steps(kind: type[Game], key: str, seed: int) -> Iterator[Game]:
    """A game by chance, before each atom."""
    game, stream = kind(key, max(find_edition(key).lengths)), Stream(seed, 8)
    game.reset(seed)
    while not game.over:
        yield game
        game.step(stream.choice(game.legal()))


def _told(kind: type[Game], key: str) -> bool:
    """Whether a seat is given something else in another world: the seat that decides, or another one in turn.

    Asked at eight atoms of each kind of decision and then at every fourth.
    """
    seen: Counter[tuple[type, bool]] = Counter()
    for game in _steps(kind, key, 6):
        atom = type(game.decision.options), bool(game.chosen)
        seen[atom] += 1
        if seen[atom] <= 8 or seen[atom] % 4 == 0:
            for seat in {game.seat} if game.chosen else {game.seat, game.table.version % game.seats}:
                if _given(_other_world(game, seat), seat) != _given(game, seat):
                    return True
    return False


def _told_of_answers(kind: type[Game], key: str) -> bool:
    """Whether a seat that waits is given something else after another sealed answer."""
    stream, told = Stream(2, 8), False
    for game in _steps(kind, key, 7):
        if not isinstance(game.table.flow[-1], SealedStep) or game.chosen or len(game.table.deciders()) < 2:
            continue
        after = [game.clone(), game.clone()]
        for copy in after:
            while copy.table.version == game.table.version:
                copy.step(stream.choice(copy.legal()))
        waiting = {(game.seat + 2) % game.seats, after[0].seat} - {game.seat}
        told = told or any(_given(after[0], seat) != _given(after[1], seat) for seat in waiting)
    return told


@pytest.mark.parametrize("key", SHIPPED)
def test_nothing_that_a_seat_is_given_tells_what_is_hidden_from_it(key: str) -> None:
    assert not _told(Game, key)


@pytest.mark.parametrize("key", SHIPPED)
def test_nothing_that_a_seat_is_given_tells_what_others_have_sealed(key: str) -> None:
    assert not _told_of_answers(Game, key)


# --- planted leaks ----------------------------------------------------------------------------------------------------


class _ShowsTheTopPoll(Game):
    """One time in fifty."""

    def observe(self, seat: int | None = None) -> list[float]:  # type: ignore[override]
        row, deck = super().observe(seat), self.table.poll_deck
        return [*row, float(deck[-1])] if deck and self.table.version % 50 == 7 else row


class _KeepsEveryCommand(Game):
    """What was chosen so far is part of what every seat sees, sealed answers too."""

    heard: tuple[int, ...] = ()

    def step(self, atom: int) -> None:
        self.heard = (*self.heard, atom)
        super().step(atom)

    def observe(self, seat: int | None = None) -> list[float]:  # type: ignore[override]
        return [*super().observe(seat), float(crc32(bytes(str(self.heard), "ascii")))]


class _OffersByTheDeck(Game):
    """What is legal depends on a card that nobody has seen."""

    def legal(self) -> list[int]:
        found = super().legal()
        return found[1:] if len(found) > 1 and self.table.opinion_deck[-1:] > [6] else found


@pytest.mark.parametrize(
    ("kind", "told"),
    [(_ShowsTheTopPoll, _told), (_KeepsEveryCommand, _told_of_answers), (_OffersByTheDeck, _told)],
    ids=["top-poll", "every-command", "legal-atoms"],
)
@pytest.mark.parametrize("key", SHIPPED)
def test_a_game_that_leaks_is_caught(kind: type[Game], told: Callable[[type[Game], str], bool], key: str) -> None:
    assert told(kind, key)
