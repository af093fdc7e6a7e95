"""The learned forecast: what it reads, when it has weights, and what it says without them."""

from __future__ import annotations

import json
from functools import cache

import pytest

from macher.ai import forecast
from macher.ai.arena import Job
from macher.ai.forecast import FILE, LAND, PARTY, ahead, lead, moment, readings, weights
from macher.ai.normal import NormalBot
from macher.ai.play import bot_stream
from macher.editions.registry import edition
from macher.resources import asset
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view

LARGEST = 300 * 1024


@cache
def _game(seats: int = 4, seed: int = 4) -> list[Table]:
    """The table before each decision of a game of normal seats, and at its end."""
    found = edition("2019")
    table, bot = new_game(found, Job("2019", 4, seats, "", "", seed, 0).setup()), NormalBot()
    tables = []
    while not table.over:
        tables.append(table.clone())
        seat = table.deciders()[0]
        table.apply(bot.choose(view(table, seat), table.decision(seat), found, bot_stream(1, seat, table.version)))
    return [*tables, table]


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return _game()


def test_the_weights_are_small_numbers_for_every_moment_of_a_round(tables: list[Table]) -> None:
    assert len(asset(FILE).read_bytes()) <= LARGEST
    for table in tables[:-1]:
        seen = view(table, -1)
        if table.round:
            row = weights()[moment(seen)]
            assert len(row) == len(PARTY) + len(LAND) * sum(not land.closed for land in seen.lands)
            assert all(abs(weight) < 1000 for weight in row)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_seats_gain_others_lose(seats: int) -> None:
    for table in _game(seats)[::20]:
        assert sum(lead(view(table, -1), edition("2019"))) == pytest.approx(0.0, abs=1e-6)


def test_at_the_end_it_is_what_the_points_say(tables: list[Table]) -> None:
    points = [float(party.points) for party in tables[-1].parties]
    assert lead(view(tables[-1], -1), edition("2019")) == ahead(points)
    assert ahead([10.0, 4.0, 4.0]) == [6.0, -3.0, -3.0]


def test_it_foresees_the_end_better_the_nearer_it_is() -> None:
    """Summed squares of what it misses, at the starts of the rounds of four games."""
    missed = dict.fromkeys((2, 3, 4), 0.0)
    for seed in range(91, 95):
        played = _game(seed=seed)
        end = ahead([float(party.points) for party in played[-1].parties])
        for number in missed:
            start = next(table for table in played if table.round == number)
            expected = lead(view(start, -1), edition("2019"))
            missed[number] += sum((one - other) ** 2 for one, other in zip(expected, end, strict=True))
    assert missed[4] < min(missed[2], missed[3])


def test_it_says_the_same_whoever_looks_on_from_outside(tables: list[Table]) -> None:
    """It reads nothing that one seat alone can see."""
    for table in tables[:-1:25]:
        if table.round:
            rows = [readings(view(table, seat)._replace(seat=-1), edition("2019")) for seat in (-1, 0, 1, 2, 3)]
            assert all(row == rows[0] for row in rows)


def test_without_weights_it_falls_back_on_the_prospects(tables: list[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(table for table in tables if table.round == 3)
    learned = lead(view(table, -1), edition("2019"))
    monkeypatch.setattr(forecast, "weights", dict)
    plain = lead(view(table, -1), edition("2019"))
    assert plain != learned
    assert sum(plain) == pytest.approx(0.0, abs=1e-6)


def test_a_damaged_file_is_like_none(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("assets")
    for text in ("", "[]", "{}", json.dumps({"weights": 3}), json.dumps({"weights": {"a": ["x"]}})):
        (folder / FILE).write_text(text, encoding="utf-8")
        monkeypatch.setattr(forecast, "asset", lambda name: folder / name)
        weights.cache_clear()
        assert weights() == {}
    monkeypatch.undo()
    weights.cache_clear()
    assert weights()


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("key", "elections"), [("2006", 5), ("2006", 7), ("1997", 7), ("consim", 7)])
def test_classic_tables_have_a_forecast_from_what_all_can_see(key: str, elections: int) -> None:
    found = edition(key)
    table, bot = new_game(found, Job(key, elections, 4, "", "", 4, 0).setup()), NormalBot()
    learned = decisions = 0
    while not table.over:
        seat = table.deciders()[0]
        if table.round:
            decisions += 1
            seen = view(table, -1)
            row = weights().get(moment(seen))
            learned += row is not None and len(row) == len(readings(seen, found)[0])
            if decisions % 40 == 0:
                assert sum(lead(seen, found)) == pytest.approx(0.0, abs=1e-6)
                rows = [readings(view(table, other)._replace(seat=-1), found) for other in range(4)]
                assert all(other == readings(seen, found) for other in rows)
        table.apply(bot.choose(view(table, seat), table.decision(seat), found, bot_stream(1, seat, table.version)))
    assert learned > 0.95 * decisions
    assert lead(view(table, -1), found) == ahead([float(party.points) for party in table.parties])


def test_without_weights_a_classic_table_is_judged_like_the_normal_seat_does(monkeypatch: pytest.MonkeyPatch) -> None:
    found = edition("2006")
    table, bot = new_game(found, Job("2006", 5, 4, "", "", 4, 0).setup()), NormalBot()
    while table.round < 3:
        seat = table.deciders()[0]
        table.apply(bot.choose(view(table, seat), table.decision(seat), found, bot_stream(1, seat, table.version)))
    learned = lead(view(table, -1), found)
    monkeypatch.setattr(forecast, "weights", dict)
    plain = lead(view(table, -1), found)
    assert plain != learned
    assert sum(plain) == pytest.approx(0.0, abs=1e-6)
