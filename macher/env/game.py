"""One game that is played in atoms: reset, look, choose a legal number, step, until it is over."""

from __future__ import annotations

from typing import Final

from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.env.atoms import ATOMS, Node, tree
from macher.env.observation import names, observe
from macher.rules.cards import PARTIES
from macher.rules.edition import GameSetup
from macher.rules.final import winners
from macher.rules.options import NO_HOUSE_RULES, GameOptions
from macher.rules.setup import check_setup, new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

_PARTY_STREAM: Final = 5


class Game:
    """A game of an edition, from ``reset`` on.

    Seats that decide in secret at the same time are asked one after the other; none of them sees the others' answers.
    """

    def __init__(
        self,
        edition: str = "2019",
        elections: int | None = None,
        seats: int = 4,
        parties: tuple[str, ...] | None = None,
        options: GameOptions = NO_HOUSE_RULES,
    ) -> None:
        """``elections`` is usually the edition's first length; ``parties`` are usually drawn from the seed.

        Raises ``EditionUnknown``, ``SetupRefused``, or ``ValueError`` for a party that there is not.
        """
        self.edition = find_edition(edition)
        self.elections = next(iter(self.edition.lengths)) if elections is None else elections
        self.seats = seats if parties is None else len(parties)
        self._parties = parties
        self._options = options
        wished = self._setup(0) if parties is not None else GameSetup(self.elections, tuple(range(seats)), 0, options)
        check_setup(self.edition, wished)
        self.table: Table
        """The whole state; a fair player looks at ``view`` alone."""
        self._node: Node | None = None
        self._decision: Decision | None = None
        self._chosen: tuple[int, ...] = ()
        self.reset()

    def _setup(self, seed: int) -> GameSetup:
        if self._parties is not None:
            parties = [PARTIES.index(party) for party in self._parties]
        else:
            parties = list(range(len(PARTIES)))
            Stream(seed, _PARTY_STREAM).shuffle(parties)
        return GameSetup(self.elections, tuple(parties[: self.seats]), seed, self._options)

    def reset(self, seed: int = 0) -> None:
        """A new game; the same seed and the same steps give the same game."""
        self.table = new_game(self.edition, self._setup(seed))
        self._ask()

    # -- the seat that decides -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def seat(self) -> int:
        """The seat that decides, -1 when the game is over."""
        return -1 if self._decision is None else self._decision.seat

    @property
    def decision(self) -> Decision | None:
        """The open decision with its whole commands."""
        return self._decision

    @property
    def chosen(self) -> tuple[int, ...]:
        """The atoms of the open decision so far."""
        return self._chosen

    def legal(self) -> list[int]:
        """The atoms that are possible now, ascending; none when the game is over."""
        return [] if self._node is None else list(self._node.atoms())

    def mask(self) -> list[int]:
        """1 for every possible atom, 0 for the others."""
        row = [0] * ATOMS
        for atom in self.legal():
            row[atom] = 1
        return row

    def step(self, atom: int) -> None:
        """Chooses an atom; the command is carried out with its last one.  Raises ``ValueError`` if it is not legal."""
        if self._node is None:
            raise ValueError("the game is over")
        found = self._node.take(atom)
        if isinstance(found, Command):
            self.table.apply(found, self._decision)
            self._ask()
        else:
            self._node, self._chosen = found, (*self._chosen, atom)

    def play(self, command: Command) -> None:
        """Carries out a whole command, whatever was chosen of the decision before."""
        self.table.apply(command)
        self._ask()

    def _ask(self) -> None:
        """Turns to the next decision."""
        self._chosen = ()
        self._decision = self.table.next_decision()
        self._node = None if self._decision is None else tree(self._decision.options, self.seats)

    # -- what seats see and get ------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> PlayerView:
        """What a seat may know, usually the one that decides."""
        return view(self.table, self.seat if seat is None else seat)

    def observe(self, seat: int | None = None) -> list[float]:
        """The same as numbers; the question is part of it for the seat that decides."""
        seat = self.seat if seat is None else seat
        own = seat == self.seat
        return observe(self.view(seat), self.edition, self._decision if own else None, self._chosen if own else ())

    def names(self) -> list[str]:
        """A name for each number of an observation."""
        return names(self.view(0), self.edition)

    def points(self) -> list[int]:
        """Victory points by seat so far."""
        return [party.points for party in self.table.parties]

    def returns(self) -> list[float]:
        """Shares of the victory by seat: 1 for a single winner, tied winners share it; 0 for all until the end."""
        won = winners(self.table) if self.over else ()
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    def clone(self) -> Game:
        """A copy at the same moment."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.table = self.table.clone()
        return copy
