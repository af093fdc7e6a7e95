"""Seats that choose atoms, for games and arenas in which seats choose whole commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.env.atoms import tree
from macher.env.observation import Observer, layout
from macher.rules.edition import Edition
from macher.rules.views import PlayerView

Policy = Callable[[list[float], Sequence[int], Stream], int]
"""Chooses one of the legal atoms by an observation; chance comes from the stream, so that games can be repeated."""


class AtomBot:
    """A seat of the arena that asks a policy for one atom after the other."""

    def __init__(self, policy: Policy, kind: str = "atoms") -> None:
        self.kind = kind
        self._policy = policy

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """The command that the policy spells."""
        node = tree(decision.options, len(view.parties))
        chosen: tuple[int, ...] = ()
        observer = Observer(layout(view, edition))
        while True:
            observer.look(view, decision, chosen)
            atom = self._policy(list(observer.row), node.atoms(), stream)
            found = node.take(atom)
            if isinstance(found, Command):
                return found
            node, chosen = found, (*chosen, atom)
