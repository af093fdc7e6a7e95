"""A search to compare with: information-set Monte Carlo tree search.

It is the kind with a single observer (Cowling, Powley and Whitehouse, IEEE Transactions on Computational Intelligence
and AI in Games 4, 2012).  Each simulation deals a possible game behind what the seat sees, as ``Game.determinize``
does, and goes down the tree by upper confidence bounds among the commands that are possible in that game.  It adds one
command to the tree, plays on like the normal seat to the end of the phase, and takes the forecast of everybody's lead
there instead of the end of the game.  Commands are the few that the normal seat thinks of, added best first.  The one
that was tried most is taken.

Arenas play it as ``macher.env.ismcts:ismcts32``, with any number of simulations in the name.  The same question, stream
and number give the same command.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log, sqrt
from typing import Final

from macher.ai.forecast import lead
from macher.ai.normal import value
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.table import Table
from macher.rules.viewing import phase_of, view
from macher.rules.views import PlayerView

NAME: Final = "ismcts"
CURIOUS: Final = 4.0
"""Points that the bound adds for a command that has been tried little."""
NEAR: Final = 5.0
"""Most points by which the normal seat may value a command less than its best one."""
WIDE: Final = 1.5
"""How many commands a node has by its visits: this times their square root."""


class Node:
    """A decision after certain commands, whoever holds what."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 0
        """Simulations in which the command before it could be chosen."""
        self.total = 0.0
        """Leads in points of the seat that chose that command, all simulations together."""
        self.children: dict[Command, Node] = {}

    def bound(self) -> float:
        """The mean lead, and more the less it was tried while it could be."""
        return self.total / self.visits + CURIOUS * sqrt(log(self.possible) / self.visits)


class SearchBot:
    """A seat that searches with so many simulations a decision."""

    def __init__(self, simulations: int) -> None:
        self.kind = f"{NAME}{simulations}"
        self._simulations = simulations

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The command that was tried most; equals are taken in the order of the normal seat."""
        commands = thought_of(view, decision, edition)
        if len(commands) == 1:
            return commands[0]
        root = Node()
        for _ in range(self._simulations):
            simulate(root, determinize(view, edition, stream), commands)
        return max(commands, key=lambda command: root.children[command].visits if command in root.children else 0)


def thought_of(view: PlayerView, decision: Decision, edition: Edition) -> list[Command]:
    """The commands of a tree, those first that the normal seat values most."""
    choices = value(view, decision, edition)
    return [choice.command for choice in choices if choice.total >= choices[0].total - NEAR]


def simulate(root: Node, table: Table, commands: Sequence[Command]) -> None:
    """One way down the tree; ``commands`` are those of the first decision."""
    node, path = root, list[tuple[Node, int]]()
    decision = table.next_decision()
    while decision is not None:
        possible = commands if node is root else thought_of(view(table, decision.seat), decision, table.edition)
        command, new = _picked(node, possible)
        node = node.children[command]
        path.append((node, decision.seat))
        table.apply(command, decision)
        if new:
            break
        decision = table.next_decision()
    leads = _forecast(table)
    root.visits += 1
    for node, seat in path:
        node.visits += 1
        node.total += leads[seat]


def _picked(node: Node, possible: Sequence[Command]) -> tuple[Command, bool]:
    """The command of a node that is tried next, and whether it is new."""
    children = node.children
    known = [command for command in possible if command in children]
    for command in known:
        children[command].possible += 1
    if len(known) < len(possible) and len(known) <= WIDE * sqrt(node.visits):
        command = next(command for command in possible if command not in children)
        children[command] = child = Node()
        child.possible = 1
        return command, True
    return max(known, key=lambda command: children[command].bound()), False


def _forecast(table: Table) -> list[float]:
    """The leads of all seats, foreseen at the end of the phase."""
    moment = table.round, phase_of(table)
    while (decision := table.next_decision()) and (table.round, phase_of(table)) == moment:
        table.apply(value(view(table, decision.seat), decision, table.edition)[0].command, decision)
    return lead(view(table, -1), table.edition)


def __getattr__(name: str) -> Callable[[], SearchBot]:
    """The factory of a seat by its number of simulations, which arenas name as an outside bot."""
    number = name.removeprefix(NAME)
    if number == name or not number.isdecimal() or int(number) < 1:
        raise AttributeError(name)
    return partial(SearchBot, int(number))
