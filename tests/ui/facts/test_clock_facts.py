"""The clock of the table: what is told when its record comes, that nothing is told twice or left out, what flies."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from macher.rules.events import DeckShuffled
from macher.ui.layout import Rect
from macher.ui.staging.reveal import Beat, Reveal
from macher.ui.table.happening import clock as clock_module
from macher.ui.table.happening.clock import Clock, Manner
from macher.ui.table.happening.happening import happenings
from macher.ui.table.happening.move import Move


def _move(version: int) -> Move:
    items: Any = ("something",)
    return Move(version, 1, items=items)


# --- records ----------------------------------------------------------------------------------------------------------


def test_each_record_is_a_happening_between_two_tables() -> None:
    log: list[Any] = [SimpleNamespace(index=at, version=version) for at, version in enumerate((0, 1, 1, 2, 3, 3))]
    views: Any = {1: "before 1", 2: "before 2", 3: "before 3"}
    found = happenings(log, 1, math.inf, "seen", views.__getitem__)  # type: ignore[arg-type]
    told = [(each.version, [one.index for one in each.news], each.before, each.after) for each in found]
    assert told == [(1, [2], "seen", "before 2"), (2, [3], "before 2", "before 3"), (3, [4, 5], "before 3", None)]
    assert [each.version for each in happenings(log, 1, 4, "seen", views.__getitem__)] == [1, 2]  # type: ignore[arg-type]
    assert happenings(log, 5, math.inf, "seen", views.__getitem__) == []  # type: ignore[arg-type]


# --- what is turned up ------------------------------------------------------------------------------------------------


class _Shown(Reveal):
    """Tells one event."""

    title, said, beats = "shown", "shown", (Beat(0.0, 1.0),)

    @classmethod
    def find(cls, model: Any, news: Any) -> list[Any]:
        return [(logged, cls()) for logged in news]

    @classmethod
    def held_back(cls, model: Any) -> list[Any]:
        return []

    def draw(self, p: Any, sheet: Any, shown: float) -> None:
        """Nothing is drawn here."""


class _Table:
    """A table with so many events, which a clock takes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, first: int = 1) -> None:
        monkeypatch.setattr(clock_module, "KINDS", (_Shown,))
        monkeypatch.setattr(clock_module, "move_of", lambda model, happening: _move(happening.version))
        monkeypatch.setattr(clock_module, "deltas", lambda model, marks: [])
        monkeypatch.setattr(clock_module, "folded_boards", lambda view: frozenset())
        app = SimpleNamespace(after=lambda seconds, call: None, motion=SimpleNamespace(reduced=False), sounds=None)
        stage = SimpleNamespace(find=lambda id: None, glow=lambda ids: None, damage=lambda area: None)
        ground: Any = SimpleNamespace(app=app, stage=stage, rebuild=lambda: None)
        controller: Any = SimpleNamespace(before=lambda version: f"before {version}", shared_view="now")
        self.clock = Clock(ground, controller)
        if first:
            self.take(first)

    def take(self, newest: int, reveals: str = "full", speed: str = "normal", shared: bool = False) -> None:
        log = [SimpleNamespace(index=at, version=at, phase="polls", event=None) for at in range(1, newest + 1)]
        model: Any = SimpleNamespace(
            log=log, marks=log, before=None, shared=shared, prompt=None, players=(), open_money=False, seat=0
        )
        model.texts, model.view = SimpleNamespace(lang="en"), SimpleNamespace(seat=0, deciders=(1,))
        model.is_human = lambda seat: seat == 0
        self.clock.take(model, Manner(speed, reveals, False), 0.0)

    @property
    def waiting(self) -> list[int]:
        return [reveal.first for reveal in self.clock.staging._waiting]

    @property
    def moves(self) -> list[int]:
        return [move.version for move in self.clock.moves.turn]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> _Table:
    return _Table(monkeypatch)


def test_each_event_is_told_once(table: _Table) -> None:
    assert (table.waiting, table.moves) == ([], []), "what was before the table was seen is not told"
    for newest in (3, 3, 4):
        table.take(newest)
    assert (table.waiting, table.moves) == ([2, 3, 4], [2, 3, 4])


@pytest.mark.parametrize("event", [2, 3, 4, 5])
def test_what_another_screen_tells_is_told_once_the_table_is_back_and_only_then(event: int, table: _Table) -> None:
    table.clock.wait_for(event)
    for _ in range(2):
        table.take(4)
        assert table.waiting == table.moves == [at for at in (2, 3, 4) if at < event]
        assert table.clock.tells_before(event) == (event > 2)
    table.clock.go_on()
    table.take(4)
    assert table.waiting == table.moves == [2, 3, 4]


def test_no_move_is_told_that_was_made_before_the_table_was_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another screen tells the end of it first."""
    table = _Table(monkeypatch, first=0)
    table.clock.wait_for(3)
    table.take(3)
    table.clock.go_on()
    table.take(3)
    assert (table.waiting, table.moves) == ([3], [])


def test_nothing_is_told_again_after_steps_back_and_forth(table: _Table) -> None:
    table.take(3)
    table.take(2)
    assert (table.waiting, table.moves, table.clock.moves.held) == ([], [], False)
    table.take(3)
    assert (table.waiting, table.moves) == ([3], [3])


def test_what_is_private_ends_as_soon_as_somebody_else_looks(table: _Table) -> None:
    table.take(3)
    table.clock.staging._waiting[0].private = True
    table.clock.look_away()
    assert (table.waiting, table.moves) == ([3], []), "moves were told to whoever looked"
    table.take(4)
    assert (table.waiting, table.moves) == ([3, 4], []), "what came with the new eyes is no news to them"
    table.take(5)
    assert table.moves == [5]


def test_what_stands_still_to_be_read_goes_on_for_whoever_looks_next(table: _Table) -> None:
    table.take(3)
    staging = table.clock.staging
    assert staging.stop()
    assert not staging.stop()
    assert staging.stopped
    table.clock.look_away()
    assert not staging.stopped
    assert table.waiting == [2, 3]
    staging.stop()
    staging.clear()
    assert not staging.stopped


def test_what_a_press_has_ended_is_not_told_again(table: _Table) -> None:
    table.take(3)
    table.clock.staging.finish()
    table.take(3)
    assert table.waiting == []


def test_a_table_that_is_opened_later_tells_what_was_revealed_since(table: _Table) -> None:
    table.clock.begin("before", 3)  # type: ignore[arg-type]
    table.take(5)
    assert (table.waiting, table.moves) == ([4, 5], [])


@pytest.mark.parametrize(("reveals", "speed"), [("none", "normal"), ("full", "instant"), ("full", "normal")])
def test_nothing_is_told_where_reveals_are_off(reveals: str, speed: str, table: _Table) -> None:
    told = reveals == "full" and speed == "normal"
    table.take(2, reveals, speed)
    assert table.waiting == ([2] if told else [])
    assert table.clock.staging.finish() == told
    assert table.clock.staging.current is None


# --- the newest change ------------------------------------------------------------------------------------------------


@dataclass
class _Changes:
    """The changes of each table that the clock takes, what it has fly, and what it sets in motion."""

    table: _Table
    flown: list[list[int]] = field(default_factory=list)
    ran: list[str] = field(default_factory=list)
    counted: int = 0

    @classmethod
    def of(cls, monkeypatch: pytest.MonkeyPatch) -> _Changes:
        found = cls(_Table(monkeypatch, first=0))
        clock = found.table.clock

        def deltas(model: Any, marks: Any) -> list[Any]:
            found.counted += 1
            return [SimpleNamespace(seat=1, land=-1, events=(mark.index,), places=()) for mark in marks]

        def begin(items: Any, speed: str, party_of: Any) -> None:
            found.flown.append([item.events[0] for item in items])

        monkeypatch.setattr(clock_module, "deltas", deltas)
        monkeypatch.setattr(clock.flights, "begin", begin)
        monkeypatch.setattr(clock.under_way, "run", lambda name, seconds, moved: found.ran.append(name))
        return found

    def take(self, newest: int, speed: str = "normal") -> None:
        self.table.take(newest, speed=speed)
        self.table.clock.begin_flights(speed, str)


@pytest.fixture
def changes(monkeypatch: pytest.MonkeyPatch) -> _Changes:
    return _Changes.of(monkeypatch)


def test_what_is_new_flies_and_comes_in_as_a_line_and_nothing_does_when_the_table_is_opened(changes: _Changes) -> None:
    changes.take(2)
    assert (changes.flown, changes.ran) == ([], [])
    changes.take(4)
    assert (changes.flown, changes.ran) == ([[3, 4]], ["happened"])
    changes.take(4)
    assert (changes.flown, changes.ran) == ([[3, 4]], ["happened"])
    assert changes.counted == 2, "the changes are counted only where something has changed"


def test_at_instant_speed_nothing_flies(changes: _Changes) -> None:
    changes.take(2)
    changes.take(4, speed="instant")
    assert changes.flown == []


def test_all_changes_are_told_again_and_a_second_press_ends_that(changes: _Changes) -> None:
    clock = changes.table.clock
    changes.take(3)
    clock.toggle([], "normal", 0.0)
    assert clock.again is None, "there is nothing to tell again"
    clock.toggle(clock.recap, "normal", 0.0)
    assert (clock.retold, clock.number) == (clock.recap[0], 1)
    assert clock.told(asked=False) is None, "something else is told"
    clock.toggle(clock.recap, "normal", 0.0)
    assert (clock.retold, clock.number) == (None, 0)
    assert not clock.stop()


@pytest.mark.parametrize(
    ("asked", "revealed", "told"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_a_move_is_told_while_nobody_is_asked_and_nothing_is_revealed(
    asked: bool, revealed: bool, told: bool, table: _Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.take(2)
    monkeypatch.setattr(type(table.clock.staging), "current", property(lambda _: "a reveal" if revealed else None))
    table.clock.moves.held = True
    assert (table.clock.told(asked) is not None) == told
    table.clock.moves.held = table.clock.moves.fresh = False
    assert table.clock.told(asked) is None


def test_a_move_that_is_told_once_more_reveals_what_it_had_revealed_and_all_after_it(table: _Table) -> None:
    log = [SimpleNamespace(index=at, version=at, phase="polls", event=None) for at in range(1, 5)]
    table.take(4)
    table.clock.staging.clear()
    move: Any = SimpleNamespace(version=3, items=[SimpleNamespace(events=(4, 3))])
    table.clock.reveal_again(SimpleNamespace(log=log, before=None), move, Manner("normal", "full", False))  # type: ignore[arg-type]
    assert table.waiting == [3, 4]


def test_the_curtain_covers_less_and_less(table: _Table, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(table.clock.under_way, "run", lambda name, seconds, moved: ran.append(name))
    room = Rect(10, 20, 300, 200)
    table.clock.lift("spd", room)
    assert ran == ["curtain"]
    for share, covered in ((0.0, 200), (0.25, 150), (1.0, 0)):
        monkeypatch.setattr(table.clock.under_way, "share", lambda name, share=share: share)
        assert table.clock.covered == Rect(10, 20, 300, covered)


@pytest.mark.parametrize(
    ("reveals", "speed", "shared", "told"),
    [
        ("full", "normal", True, [1]),
        ("none", "normal", True, []),
        ("full", "instant", True, []),
        ("full", "normal", False, []),
    ],
)
def test_what_was_held_back_is_told_once_to_a_seat_that_begins_to_look(
    reveals: str, speed: str, shared: bool, told: list[int], table: _Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where several share the screen."""
    held = [_Shown().begins(SimpleNamespace(index=1, version=1, phase=""))]
    monkeypatch.setattr(_Shown, "held_back", classmethod(lambda cls, model: list(held)))
    table.take(1, shared=shared)
    assert table.waiting == [], "nobody else has begun to look"
    table.clock.look_away()
    table.take(1, reveals, speed, shared)
    assert table.waiting == told
    table.clock.staging.clear()
    table.clock.look_away()
    table.take(1, reveals, speed, shared)
    assert table.waiting == []


@pytest.mark.parametrize(
    ("speed", "reduced", "folds"), [("normal", False, True), ("instant", False, False), ("normal", True, False)]
)
def test_boards_fold_once_all_is_told(
    speed: str, reduced: bool, folds: bool, table: _Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while another screen or a reveal tells something, and not when the table is opened."""
    ran: list[str] = []
    monkeypatch.setattr(clock_module, "folded_boards", lambda view: frozenset({0}))
    monkeypatch.setattr(table.clock.under_way, "run", lambda name, seconds, moved: ran.append(name))
    monkeypatch.setattr(type(table.clock.under_way), "reduced", property(lambda _: reduced))
    table.clock.wait_for(9)
    table.take(1, speed=speed)
    assert ran == [], "another screen tells something"
    table.clock.go_on()
    monkeypatch.setattr(type(table.clock.staging), "current", property(lambda _: "a reveal"))
    table.take(1, speed=speed)
    assert ran == [], "a reveal tells something"
    monkeypatch.setattr(type(table.clock.staging), "current", property(lambda _: None))
    for _ in range(2):
        table.take(1, speed=speed)
    assert ran == ["folding"] * folds
    assert table.clock._unfolded == frozenset()


@pytest.mark.parametrize(
    ("speed", "reduced", "again", "counts"),
    [
        ("normal", False, True, ["pile:polls"]),
        ("normal", False, False, []),
        ("instant", False, True, []),
        ("normal", True, True, []),
    ],
)
def test_a_pile_that_was_shuffled_again_counts_up(
    speed: str, reduced: bool, again: bool, counts: list[str], table: _Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    monkeypatch.setattr(table.clock.under_way, "run", lambda name, seconds, moved: ran.append(name))
    monkeypatch.setattr(type(table.clock.under_way), "reduced", property(lambda _: reduced))
    shuffled: Any = SimpleNamespace(event=DeckShuffled("polls", (), again))
    happening: Any = SimpleNamespace(news=[SimpleNamespace(event=None), shuffled])
    table.clock._count([happening], speed)
    assert ran == counts
    monkeypatch.setattr(table.clock.under_way, "share", lambda name: 0.5)
    assert table.clock.pile("polls", 20) == 10


def test_what_a_step_back_took_away_is_told_when_it_comes_again(table: _Table) -> None:
    """The moves of a version that was told once, too, after the game went back beyond it."""
    table.take(4)
    table.take(1)
    table.take(2)
    assert (table.waiting, table.moves) == ([2], [2])
