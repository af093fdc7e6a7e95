"""The moves of others and what is turned up: where the table waits, and that nothing is told twice or left out."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.viewing import view
from macher.ui.game.controller import DWELL
from macher.ui.layout import Rect
from macher.ui.staging.reveal import Beat, Reveal
from macher.ui.table.happening import clock as clock_module
from macher.ui.table.happening import move_words as words_module
from macher.ui.table.happening import telling_moves as moves_module
from macher.ui.table.happening.clock import Clock, Manner
from macher.ui.table.happening.happening import Happening, happenings
from macher.ui.table.happening.move import Cost, Move
from macher.ui.table.happening.telling_moves import Moves, move_of
from macher.ui.table.model import TableModel

# --- moves ------------------------------------------------------------------------------------------------------------


def _log(newest: int) -> list[Any]:
    return [SimpleNamespace(index=at, version=at, event=None) for at in range(1, newest + 1)]


def _model(newest: int, *, asked: bool = False, deciders: tuple[int, ...] = (1,), mark: int = 1) -> Any:
    """A table with so many events; seat 0 is a person, all others are not."""
    return SimpleNamespace(
        log=_log(newest),
        prompt="a question" if asked else None,
        marks=[SimpleNamespace(version=mark)],
        view=SimpleNamespace(deciders=deciders),
        is_human=lambda seat: seat == 0,
    )


def _take(moves: Moves, newest: int, *found: Move, speed: str = "normal", stops: bool = True, **table: Any) -> None:
    """The table with so many events, and the moves that are new in it; they stay fresh until 9 seconds."""
    moves.take(_model(newest, **table), found, speed, stops, 9.0 - DWELL[speed])


def _move(version: int, costly: bool = False, quiet: bool = False) -> Move:
    items: Any = () if quiet else ("something",)
    return Move(version, 1, items=items, costs=(Cost(0, money=1000),) if costly else ())


@pytest.mark.parametrize(
    ("costly", "speed", "stops", "held"),
    [
        (True, "normal", True, True),
        (True, "normal", False, False),
        (False, "normal", True, False),
        (False, "told", False, True),
        (True, "instant", True, False),
        (True, "fast", True, True),
    ],
)
def test_the_table_waits_where_a_move_costs_something_or_all_are_told(
    costly: bool, speed: str, stops: bool, held: bool
) -> None:
    moves = Moves()
    _take(moves, 2, _move(2, costly), speed=speed, stops=stops)
    assert moves.held == held
    assert moves.costly == (held and costly)


@pytest.mark.parametrize("costly", [(False, True, False), (True, False, False), (False, False, True)])
def test_of_several_moves_at_once_the_one_that_costs_something_is_told(costly: tuple[bool, ...]) -> None:
    moves = Moves()
    _take(moves, 4, *(_move(2 + at, costs) for at, costs in enumerate(costly)))
    assert moves.held
    assert moves.current is not None
    assert moves.current.version == 2 + costly.index(True)


@pytest.mark.parametrize(("costly", "speed"), [(True, "normal"), (False, "told"), (True, "told")])
def test_a_skip_stops_at_nothing_before_the_own_decision(costly: bool, speed: str) -> None:
    moves = Moves()
    moves.skip()
    for newest in (2, 3):
        _take(moves, newest, _move(newest, costly), speed=speed)
        assert not moves.held
        assert not moves.fresh
    _take(moves, 4, _move(4), speed=speed, asked=True)
    _take(moves, 5, _move(5, costly), speed=speed)
    assert moves.held


@pytest.mark.parametrize(("deciders", "held"), [((1,), True), ((0, 1), False), ((), False)])
def test_the_table_waits_only_where_no_person_is_to_decide(deciders: tuple[int, ...], held: bool) -> None:
    moves = Moves()
    _take(moves, 2, _move(2, True), deciders=deciders)
    assert moves.held == held


def test_hurrying_still_stops_where_a_move_costs_something() -> None:
    moves = Moves()
    moves.hurry()
    _take(moves, 2, _move(2))
    assert (moves.held, moves.fresh) == (False, False)
    _take(moves, 3, _move(3, True))
    assert moves.held
    assert moves.go_on()
    assert not moves.go_on()


def test_a_move_is_made_of_one_record_of_an_ai_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its costs are those between the table before it and the one after it, whatever has happened since."""
    delta = SimpleNamespace(seat=1, land=-1, places=())
    asked: list[Any] = []
    monkeypatch.setattr(moves_module, "deltas", lambda model, record: [delta])
    monkeypatch.setattr(moves_module, "sentences", lambda model, items: [])
    monkeypatch.setattr(moves_module, "why_of", lambda *rest: "")
    monkeypatch.setattr(moves_module, "costs_of", lambda now, before, *rest: asked.append((before, now.view)) or ())
    seen = view(a_game(4).table, 0)
    model = TableModel(seen, seen, EDITION, Texts.load("en"), "abcd", ("human", "easy", "easy", "easy"), 0)
    for seat, version, after in ((1, 4, None), (2, 5, "then"), (0, 6, None), (1, 0, None)):
        event: Any = SimpleNamespace(index=9, version=version, event=SimpleNamespace(seat=seat))
        happening: Any = Happening(version, (event,), "before", after)  # type: ignore[arg-type]
        found = move_of(model, happening)
        assert (found is not None) == (seat > 0 and version > 0), "of people nothing is told, nor of the set-up"
    assert asked == [("before", seen), ("before", "then")]


def test_a_move_touches_the_rows_the_states_and_the_boxes_of_what_it_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only its own changes; of the first seat as of all others."""
    deltas = [
        SimpleNamespace(seat=0, land=2, places=("row.2.0", "strip.programs", "display.3", "money.0")),
        SimpleNamespace(seat=0, land=-1, places=("poll.top", "media.1.0", "base.0", "row.whole")),
        SimpleNamespace(seat=3, land=3, places=("row.3.3", "presence.1")),
    ]
    taken: list[Any] = []
    monkeypatch.setattr(moves_module, "deltas", lambda model, record: deltas)
    monkeypatch.setattr(moves_module, "sentences", lambda model, items: [])
    monkeypatch.setattr(moves_module, "why_of", lambda model, before, version, seat, lands: f"{seat} {lands}")
    monkeypatch.setattr(moves_module, "costs_of", lambda *told: taken.append(told[-1]) or ())
    seen = view(a_game(4).table, 1)
    model = TableModel(seen, seen, EDITION, Texts.load("en"), "abcd", ("easy", "human", "easy", "easy"), 1)
    record: Any = [
        SimpleNamespace(index=at, version=7, event=event)
        for at, event in enumerate(
            (
                ev.MoneyChanged(0, -4000, 9000, "rallies"),
                ev.MoneyChanged(1, -3000, 9000, "bluff"),
                ev.MoneyChanged(1, -2000, 9000, "bluff"),
                ev.MoneyChanged(2, 5000, 9000, "bluff"),
            )
        )
    ]
    found = move_of(model, Happening(7, tuple(record), seen, None))
    assert found is not None
    assert (found.seat, found.why, found.lands, found.rows) == (0, "0 [2]", {2}, {(2, 0)})
    assert found.boxes == {"programs", "opinions", "polls", "base"}
    assert taken == [{1: 5000}], "what was paid on purpose is no loss"


@pytest.mark.parametrize(
    ("reason", "figures", "said"),
    [
        ("", ["P1 +5"], ""),
        ("votes", ["P1 +5", "P0 −2"], "told-why-gain ai-reason-votes P1 +5, P0 −2"),
        ("rivals", ["P0 −2"], "told-why-votes ai-reason-rivals P0 −2"),
        ("votes", [], "told-why ai-reason-votes"),
        ("money", ["P1 +5"], "told-why ai-reason-money"),
    ],
)
def test_a_reason_tells_its_figures_where_it_is_about_votes(
    reason: str, figures: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not before a reveal has shown them."""
    monkeypatch.setattr(words_module, "_votes_changed", lambda *told: figures)
    model: Any = SimpleNamespace(
        reasons={4: reason} if reason else {}, texts=lambda key, **values: " ".join([key, *values.values()])
    )
    assert words_module.why_of(model, "before", 4, 1, [0]) == said  # type: ignore[arg-type]  # only asked for votes
    if reason:
        assert words_module.why_of(model, None, 4, 1, [0]) == f"told-why ai-reason-{reason}"


def test_a_table_without_marks_tells_what_is_newer_than_its_log() -> None:
    moves, model = Moves(), _model(2)
    model.marks = []
    moves.take(model, [_move(2), _move(3)], "normal", True, 0.0)
    assert [move.version for move in moves.turn] == [3]
    model.log = []
    moves.take(model, [_move(1)], "normal", True, 0.0)
    assert [move.version for move in moves.turn] == [3, 1]


def test_a_move_grows_old_unless_the_table_waits() -> None:
    moves = Moves()
    _take(moves, 2, _move(2))
    moves.stay(5.0)
    assert not moves.tick(8.9)
    assert moves.tick(9.0)
    assert not moves.tick(9.1)
    _take(moves, 3, _move(3, True))
    assert not moves.tick(99.0)


def test_what_changes_nothing_is_not_told_and_what_was_told_before_the_own_decision_goes() -> None:
    moves = Moves()
    _take(moves, 2, _move(2))
    _take(moves, 3, _move(3, quiet=True))
    assert moves.current is not None
    assert moves.current.version == 2
    _take(moves, 4, _move(4), mark=4)
    assert [move.version for move in moves.turn] == [4]
    assert moves.current.version == 4


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

    def take(self, newest: int, reveals: str = "full", speed: str = "normal") -> None:
        log = [SimpleNamespace(index=at, version=at, phase="polls", event=None) for at in range(1, newest + 1)]
        model: Any = SimpleNamespace(
            log=log, marks=log, before=None, shared=False, prompt=None, players=(), open_money=False, seat=0
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
