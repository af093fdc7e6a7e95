"""The game with the methods of OpenSpiel's games and states, which algorithms written for it call; it is not needed.

Chance is sampled: there are no chance nodes, a state has its own chance from the deal on, and clones share it.  What
a search may believe is dealt by ``State.resample_from_infostate``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from macher.engine.chance import Stream
from macher.env.atoms import ATOMS, LONGEST
from macher.env.game import Game
from macher.rules.options import NO_HOUSE_RULES, GameOptions

TERMINAL: Final = -4
"""The player of a state that is over, as in OpenSpiel."""
_COMMANDS: Final = 1_000
"""More commands than any game has."""
_SEEDS: Final = 1 << 62


class State:
    """A moment of a game; players are seats, actions are atoms."""

    def __init__(self, game: Game) -> None:
        """``game`` belongs to the state from now on."""
        self._game = game
        self._own: list[tuple[int, ...]] = [()] * game.seats

    def current_player(self) -> int:
        """The seat that decides, ``TERMINAL`` at the end."""
        return TERMINAL if self._game.over else self._game.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    def is_chance_node(self) -> bool:
        """Never: chance is sampled."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: seats that decide in secret at the same time are asked one after the other."""
        return False

    def num_players(self) -> int:
        """Number of seats."""
        return self._game.seats

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal atoms of a seat, usually the one that decides, ascending; none for the others."""
        return self._game.legal() if player is None or player == self._game.seat else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal atom, 0 for the others."""
        return self._game.mask() if player is None or player == self._game.seat else [0] * ATOMS

    def apply_action(self, action: int) -> None:
        """Chooses an atom.  Raises ``ValueError`` if it is not legal."""
        player = self._game.seat
        self._game.step(action)
        self._own[player] = (*self._own[player], action)

    def action_to_string(self, player: int, action: int) -> str:
        """The question, and the atom."""
        decision = self._game.decision
        return f"{decision.step if decision is not None and decision.seat == player else ''} {action}".strip()

    def returns(self) -> list[float]:
        """Shares of the victory by seat, which add up to 1; 0 for all until the end."""
        return self._game.returns()

    def rewards(self) -> list[float]:
        """The same: nothing is gained before the end."""
        return self._game.returns()

    def player_return(self, player: int) -> float:
        """The return of a seat."""
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat sees now and the atoms it has chosen since the deal.

        What it has seen in between and does not see any more is not part of it.
        """
        seat = self._game.seat if player is None else player
        return f"{self._own[seat]} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """All that a seat sees now."""
        seat = self._game.seat if player is None else player
        chosen = self._game.chosen if seat == self._game.seat else ()
        return f"{self._game.view(seat)!r} {chosen}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The numbers of ``observation_tensor``."""
        return self.observation_tensor(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees now as numbers (``Game.observe``)."""
        return self._game.observe(player)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> State:
        """A possible state behind what a seat sees: what is hidden from it is dealt anew.

        ``probability_sampler`` gives numbers from 0 to below 1.
        """
        stream = Stream(int(probability_sampler() * _SEEDS))
        other = State(self._game.determinize(stream, player))
        other._own[player] = self._own[player]
        return other

    def clone(self) -> State:
        """A copy; the same atoms lead to the same state."""
        copy = State(self._game.clone())
        copy._own = list(self._own)
        return copy

    def __str__(self) -> str:
        return f"{self._game.edition.key}: {self.current_player()} decides; points {self._game.points()}"


class SpielGame:
    """A kind of table, from which states begin."""

    def __init__(
        self,
        edition: str = "2019",
        elections: int | None = None,
        seats: int = 4,
        options: GameOptions = NO_HOUSE_RULES,
        seed: int = 0,
    ) -> None:
        """The arguments of ``Game``, and the first state's seed.  Raises ``EditionUnknown`` or ``SetupRefused``."""
        self._made: dict[str, Any] = {"edition": edition, "elections": elections, "seats": seats, "options": options}
        self._next = seed
        self._length = len(Game(**self._made).names())

    def new_initial_state(self, seed: int | None = None) -> State:
        """The deal of a seed, usually one more than that of the last state."""
        dealt = self._next if seed is None else seed
        self._next = dealt + 1
        game = Game(**self._made)
        game.reset(dealt)
        return State(game)

    def num_players(self) -> int:
        """Number of seats."""
        return int(self._made["seats"])

    def num_distinct_actions(self) -> int:
        """Number of atoms."""
        return ATOMS

    def max_game_length(self) -> int:
        """A number of atoms that no game reaches."""
        return _COMMANDS * LONGEST

    def min_utility(self) -> float:
        """The least return."""
        return 0.0

    def max_utility(self) -> float:
        """The greatest return."""
        return 1.0

    def utility_sum(self) -> float:
        """What all returns add up to."""
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        """Shape of ``observation_tensor``."""
        return [self._length]

    def observation_tensor_size(self) -> int:
        """Its length."""
        return self._length

    def information_state_tensor_shape(self) -> list[int]:
        """Shape of ``information_state_tensor``."""
        return [self._length]

    def information_state_tensor_size(self) -> int:
        """Its length."""
        return self._length
