"""The moves of others and what is turned up: where the table waits, and that nothing is told twice or left out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.ui.staging import staging as staging_module
from macher.ui.staging.reveal import Beat, Reveal
from macher.ui.staging.staging import Staging
from macher.ui.table.happening import telling_moves as moves_module
from macher.ui.table.happening.rival_move import Cost, Move
from macher.ui.table.happening.telling_moves import Moves

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


def _told(monkeypatch: pytest.MonkeyPatch, *moves: Move) -> Moves:
    """Moves are noted one by one, from version 1 on; the table was seen before."""
    waiting = list(moves)
    monkeypatch.setattr(moves_module, "_moves", lambda model, log, seen: [waiting.pop(0)])
    found = Moves()
    found.note(_model(1), "normal", True, 0.0)
    return found


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
    costly: bool, speed: str, stops: bool, held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = _told(monkeypatch, _move(2, costly))
    moves.note(_model(2), speed, stops, 9.0)
    assert moves.held == held
    assert moves.costly == (held and costly)


@pytest.mark.parametrize(("costly", "speed"), [(True, "normal"), (False, "told"), (True, "told")])
def test_a_skip_stops_at_nothing_before_the_own_decision(
    costly: bool, speed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = _told(monkeypatch, _move(2, costly), _move(3, costly), _move(4), _move(5, costly))
    moves.skip()
    for newest in (2, 3):
        moves.note(_model(newest), speed, True, 9.0)
        assert not moves.held
        assert not moves.fresh
    moves.note(_model(4, asked=True), speed, True, 9.0)
    moves.note(_model(5), speed, True, 9.0)
    assert moves.held


@pytest.mark.parametrize(("deciders", "held"), [((1,), True), ((0, 1), False), ((), False)])
def test_the_table_waits_only_where_no_person_is_to_decide(
    deciders: tuple[int, ...], held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = _told(monkeypatch, _move(2, True))
    moves.note(_model(2, deciders=deciders), "normal", True, 9.0)
    assert moves.held == held


def test_hurrying_still_stops_where_a_move_costs_something(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = _told(monkeypatch, _move(2), _move(3, True))
    moves.hurry()
    moves.note(_model(2), "normal", True, 9.0)
    assert (moves.held, moves.fresh) == (False, False)
    moves.note(_model(3), "normal", True, 9.0)
    assert moves.held
    assert moves.go_on()
    assert not moves.go_on()


def test_nothing_is_told_again_after_a_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = _told(monkeypatch, _move(2, True), _move(3, True))
    moves.note(_model(2), "normal", True, 9.0)
    moves.note(_model(1), "normal", True, 9.0)
    assert moves.current is None
    assert (moves.turn, moves.held) == ([], False)


@pytest.mark.parametrize(("newest", "costs"), [(2, 1), (3, 0)])
def test_of_several_moves_at_once_nobody_says_what_each_has_cost(
    newest: int, costs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of people nothing is told, and nothing of the set-up."""
    delta = SimpleNamespace(seat=1, land=-1, places=())
    monkeypatch.setattr(moves_module, "deltas", lambda model, record: [delta])
    monkeypatch.setattr(moves_module, "sentences", lambda model, items: [])
    monkeypatch.setattr(moves_module, "why_of", lambda *rest: "")
    monkeypatch.setattr(moves_module, "costs_of", lambda *rest: (Cost(0, money=1000),))
    log: list[Any] = [SimpleNamespace(index=at, version=at, event=SimpleNamespace(seat=1)) for at in range(newest + 1)]
    person: Any = SimpleNamespace(index=9, version=9, event=SimpleNamespace(seat=0))
    model: Any = SimpleNamespace(before=object(), is_human=lambda seat: seat == 0)
    found = moves_module._moves(model, log, 1)
    assert [len(move.costs) for move in found] == [costs] * (newest - 1)
    assert moves_module._moves(model, [person], 1) == []
    assert moves_module._moves(model, log[:1], -1) == []


def test_a_move_grows_old_unless_the_table_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = _told(monkeypatch, _move(2), _move(3, True))
    moves.note(_model(2), "normal", True, 9.0)
    moves.stay(5.0)
    assert not moves.tick(8.9)
    assert moves.tick(9.0)
    assert not moves.tick(9.1)
    moves.note(_model(3), "normal", True, 9.0)
    assert not moves.tick(99.0)


def test_what_changes_nothing_is_not_told_and_what_was_told_before_the_own_decision_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = _told(monkeypatch, _move(2), _move(3, quiet=True), _move(4))
    moves.note(_model(2), "normal", True, 9.0)
    moves.note(_model(3), "normal", True, 9.0)
    assert moves.current is not None
    assert moves.current.version == 2
    moves.note(_model(4, mark=4), "normal", True, 9.0)
    assert [move.version for move in moves.turn] == [4]
    assert moves.current.version == 4


# --- what is turned up ------------------------------------------------------------------------------------------------


class _Shown(Reveal):
    """Tells one event."""

    title, said, beats = "shown", "shown", (Beat(0.0, 1.0),)

    @classmethod
    def found(cls, model: Any, news: Any) -> list[Any]:
        return [cls().begins(logged) for logged in news]

    @classmethod
    def held_back(cls, model: Any) -> list[Any]:
        return []

    def draw(self, p: Any, sheet: Any, shown: float) -> None:
        """Nothing is drawn here."""


def _staging(monkeypatch: pytest.MonkeyPatch) -> Staging:
    monkeypatch.setattr(staging_module, "KINDS", (_Shown,))
    found = Staging(lambda sound: None, lambda seconds, call: None, lambda: None, lambda: None)
    _note(found, 1)
    return found


def _note(staging: Staging, newest: int, choice: str = "full") -> None:
    log = [SimpleNamespace(index=at, version=at, phase="polls") for at in range(1, newest + 1)]
    model: Any = SimpleNamespace(log=log, before=None, shared=False, prompt=None, view=SimpleNamespace(seat=0))
    staging.note(model, choice, False)


def _waiting(staging: Staging) -> list[int]:
    return [reveal.first for reveal in staging._waiting]


def test_each_event_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    assert _waiting(staging) == [], "what was before the table was seen is not told"
    _note(staging, 3)
    _note(staging, 3)
    _note(staging, 4)
    assert _waiting(staging) == [2, 3, 4]


@pytest.mark.parametrize("event", [2, 3, 4, 5])
def test_what_another_screen_tells_is_told_once_the_table_is_back_and_only_then(
    event: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 4)
    staging.later_from(event)
    assert _waiting(staging) == [at for at in (2, 3, 4) if at < event]
    assert staging.tells_before(event) == (event > 2)
    _note(staging, 4)
    assert _waiting(staging) == [2, 3, 4]


def test_nothing_is_told_again_after_steps_back_and_forth(monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 3)
    _note(staging, 2)
    assert _waiting(staging) == []
    _note(staging, 3)
    assert _waiting(staging) == [3]


def test_what_is_private_ends_as_soon_as_somebody_else_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 3)
    staging._waiting[0].private = True
    staging.look_away()
    assert _waiting(staging) == [3]


def test_what_stands_still_to_be_read_goes_on_for_whoever_looks_next(monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 3)
    assert staging.stop()
    assert not staging.stop()
    assert staging.stopped
    staging.look_away()
    assert not staging.stopped
    assert _waiting(staging) == [2, 3]
    staging.stop()
    staging.forget(3)
    assert not staging.stopped


def test_what_a_press_has_ended_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 3)
    staging.finish()
    _note(staging, 3)
    assert _waiting(staging) == []
    staging.forget(5)
    _note(staging, 5)
    assert _waiting(staging) == [], "what is known is not new"
    _note(staging, 6)
    assert _waiting(staging) == [6]


@pytest.mark.parametrize("choice", ["none", "full", "short"])
def test_nothing_is_told_where_reveals_are_off(choice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    staging = _staging(monkeypatch)
    _note(staging, 2, choice)
    assert _waiting(staging) == ([] if choice == "none" else [2])
    assert staging.finish() == (choice != "none")
    assert staging.current is None
