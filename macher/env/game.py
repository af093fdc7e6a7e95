"""One game that is played in atoms: reset, look, choose a legal number, step, until it is over."""

from __future__ import annotations

from typing import Any, Final, TypeVar, overload

from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.env.atoms import ATOMS, Node, tree
from macher.env.facts import fact_names, facts
from macher.env.observation import Observer, layout
from macher.env.writing import Row
from macher.rules.cards import PARTIES
from macher.rules.determinize import determinize
from macher.rules.edition import GameSetup
from macher.rules.final import winners
from macher.rules.options import NO_HOUSE_RULES, GameOptions
from macher.rules.setup import check_setup, new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

_PARTY_STREAM: Final = 5
_Row = TypeVar("_Row")


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
        self._glanced: tuple[Table, int, PlayerView] | None = None
        self._observers: dict[tuple[int, bool], Observer] = {}
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
        self.table.apply(command, self._decision)
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

    @overload
    def observe(self, seat: int | None = None) -> list[float]: ...

    @overload
    def observe(self, seat: int | None = None, *, out: _Row) -> _Row: ...

    def observe(self, seat: int | None = None, out: Any = None) -> Any:
        """The same as numbers; the question is part of it for the seat that decides.

        ``out`` is a row of float32 as long as ``names()``, like a NumPy array or one row of it: it is written into and
        returned.  Raises ``TypeError`` or ``ValueError`` if it is something else.
        """
        row = self._row(self.seat if seat is None else seat, packed=out is not None)
        if out is None:
            return list(row)
        memoryview(out)[:] = memoryview(row)  # type: ignore[arg-type]  # a packed one
        return out

    def _row(self, seat: int, packed: bool) -> Row:
        """The numbers of a seat, brought up to date."""
        seen, open_decision = self._glance(seat), self._decision
        observer = self._observers.get((seat, packed))
        if observer is None:
            observer = self._observers[seat, packed] = Observer(layout(seen, self.edition), packed)
        if open_decision is not None and open_decision.seat == seat:
            observer.look(seen, open_decision, self._chosen)
        else:
            observer.look(seen)
        return observer.row

    def _glance(self, seat: int) -> PlayerView:
        """The view of a seat; within a decision, where nothing happens at the table, it is not made again."""
        if self._chosen and self._glanced is not None:
            table, version, seen = self._glanced
            if table is self.table and version == table.version and seen.seat == seat:
                return seen
        seen = self.view(seat)
        self._glanced = self.table, self.table.version, seen
        return seen

    def names(self) -> list[str]:
        """A name for each number of an observation."""
        return list(layout(self.view(0), self.edition).names)

    def facts(self, seat: int | None = None) -> list[list[float]]:
        """A few facts of each party as a seat sees them, usually the one that decides: a row each, the own one first.

        Points are victory points, money is in thousands of euros; nothing is scaled.
        """
        return facts(self.view(seat), self.edition)

    def fact_names(self) -> list[str]:
        """A name for each number of a row of ``facts``."""
        return fact_names(self.view(0))

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
        copy.table, copy._glanced, copy._observers = self.table.clone(), None, {}
        return copy

    def determinize(self, stream: Stream, seat: int | None = None) -> Game:
        """A possible game behind what a seat sees, usually the one that decides: what is hidden from it is dealt anew.

        The seat sees the same in it.  ``stream`` is the chance of the deal and of the game that follows.
        """
        seat = self.seat if seat is None else seat
        copy = self.clone()
        copy.table = determinize(self.view(seat), self.edition, stream)
        copy._ask()
        for atom in self._chosen if seat == self.seat else ():
            copy.step(atom)
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what follows from it."""
        return {**self.__dict__, "_node": None, "_glanced": None, "_observers": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self._decision is not None:
            self._node = tree(self._decision.options, self.seats)
            for atom in self._chosen:
                found = self._node.take(atom)
                assert not isinstance(found, Command), "the decision is open"
                self._node = found
