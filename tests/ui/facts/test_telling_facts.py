"""The moves of others: which one is told, where the table waits, what it has touched, and why it was made."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.viewing import view
from macher.ui.game.controller import DWELL
from macher.ui.table.happening import move_words as words_module
from macher.ui.table.happening import telling_moves as moves_module
from macher.ui.table.happening.happening import Happening
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
    said = [SimpleNamespace(text=text, brief=text[0]) for text in ("oldest", "middle", "newest")]
    monkeypatch.setattr(moves_module, "sentences", lambda model, items: said)
    monkeypatch.setattr(moves_module, "why_of", lambda model, version: f"why {version}")
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
    assert (found.seat, found.why, found.lands, found.rows) == (0, "why 7", {2}, {(2, 0)})
    assert found.boxes == {"programs", "opinions", "polls", "base"}
    assert taken == [{1: 5000}], "what was paid on purpose is no loss"
    assert len(found.items) == 2
    assert (found.text, found.brief) == ("newest · middle", "n · m")


@pytest.mark.parametrize(
    ("reason", "said"),
    [("", ""), ("votes 18 6 0 3 1 -1", "told-why fact-votes 18 6 land 3 P1"), ("ahead", "told-why fact-ahead 0 0")],
)
def test_a_reason_tells_its_number(reason: str, said: str) -> None:
    model: Any = SimpleNamespace(
        reasons={4: reason} if reason else {},
        texts=lambda key, **values: " ".join([key, *map(str, values.values())]),
        names=SimpleNamespace(land_card=lambda card: f"land {card}", party=lambda seat: f"P{seat}"),
    )
    assert words_module.why_of(model, 4) == said


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
