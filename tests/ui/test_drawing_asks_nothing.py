"""Drawing never asks the rules: what is possible and what would follow is worked out when the draft changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hands import Hands, begin

from macher.editions.classic.table import ClassicTable
from macher.engine.codec import wired
from macher.engine.decision import Options
from macher.engine.state import GameState
from macher.gallery.pilot import Pilot
from macher.rules import determinize
from macher.rules.table import Table
from macher.session import plan, played
from macher.session.plan import Edit
from macher.session.session import GameSession
from macher.ui.table import screen as scene
from macher.ui.table.screen import TableScene

ENGINE: list[tuple[Any, str]] = [
    (GameSession, "preview"),
    (GameSession, "foresee"),
    (GameSession, "boundary"),
    (GameSession, "refusal"),
    (GameState, "decision"),
    (GameState, "refusal"),
    (GameState, "carry_out"),
    (GameState, "foresee"),
    (GameState, "settle"),
    (Table, "clone"),
    (ClassicTable, "clone"),
    (determinize, "determinize"),
    (played, "determinize"),
    (plan, "determinize"),
    (played, "view"),
    (plan, "view"),
    *[(kind, "refusal") for kind in wired(Options) if "refusal" in vars(kind)],
    *[(kind, "refusal") for kind in Edit.__subclasses__() if "refusal" in vars(kind)],
]
"""Every way to ask what the rules allow, and what would follow."""


class Watch:
    """Counts what the rules are asked while the table is rebuilt, and while its tree is made."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ever: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        """Since the last rebuild began."""
        self.drawing: Counter[str] = Counter()
        """While trees were made."""
        self._building = self._drawing = False
        for owner, name in ENGINE:
            patch.setattr(owner, name, self._counting(owner, name, getattr(owner, name)))
        patch.setattr(TableScene, "build", self._during("_building", TableScene.build))
        patch.setattr(scene, "table_tree", self._during("_drawing", scene.table_tree))

    def _counting(self, owner: Any, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **words: Any) -> Any:
            self.ever[name] += 1
            if self._building:
                self.asked[f"{owner.__name__}.{name}"] += 1
            if self._drawing:
                self.drawing[f"{owner.__name__}.{name}"] += 1
            return call(*args, **words)

        return counted

    def _during(self, what: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any, **words: Any) -> Any:
            setattr(self, what, True)
            try:
                return call(*args, **words)
            finally:
                setattr(self, what, False)

        return watched


class Redrawing(Hands):
    """Plays, and after each click builds the table once more."""

    watch: Watch
    wrong: Counter[str]

    def _confirm(self, eager: bool) -> bool:
        """Looks before each answer; often draws up something else first."""
        self._look()
        return super()._confirm(eager) if eager or self.stream.below(3) else False

    def _look(self) -> None:
        table = self.pilot.scene
        if not isinstance(table, TableScene):
            return
        self.watch.asked.clear()
        table.rebuild()
        table.stage.build_if_needed()
        kind = type(table.prompt).__name__
        self.wrong.update({f"{kind}: {name}": count for name, count in self.watch.asked.items()})


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Counts from here on."""
    return Watch(monkeypatch)


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(
    ("edition", "elections", "seats", "size"),
    [
        ("2019", 4, "spd=human,gruene=normal,cdu=normal,linke=sane", (1280, 720)),
        ("2006", 5, "spd=human,gruene=normal,linke=human", (1920, 1080)),
    ],
    ids=["2019-small", "2006-wide-two-people"],
)
def test_a_rebuild_without_a_change_asks_nothing(
    watch: Watch, edition: str, elections: int, seats: str, size: tuple[int, int]
) -> None:
    """Through a whole game: no call of the engine, and none while the tree is made, whatever has changed."""
    pilot, flow = begin("en", size, seats=seats, seed=6, elections=elections, edition=edition)
    hands = Redrawing(pilot, flow, 6)
    hands.watch, hands.wrong = watch, Counter()
    hands.play()
    flow.close()
    assert dict(hands.wrong) == {}
    assert dict(watch.drawing) == {}
    assert len(hands.screens) >= 12
    assert {"boundary", "foresee", "refusal", "clone", "decision"} <= set(watch.ever)


def test_a_plan_is_drawn_without_asking(watch: Watch) -> None:
    """The what-if board too, with edits made and cards picked."""
    pilot, flow = begin("en", (1920, 1080), seed=3)
    hands = Hands(pilot, flow, 3)
    while "RallyOptions" not in hands.screens:
        hands.step()
    _planned(pilot)
    watch.asked.clear()
    pilot.scene.rebuild()
    pilot.app.stage.build_if_needed()
    flow.close()
    assert dict(watch.asked) == {}
    assert dict(watch.drawing) == {}


def _planned(pilot: Pilot) -> None:
    """Opens the plan, adds steps to it and picks an opinion."""
    pilot.press("w").click("plan.rallies.1").click("plan.trend.1").click("plan.media.1").click("plan.vote")
    assert pilot.scene.planning.prompt.plan.edits
