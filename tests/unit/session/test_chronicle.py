"""The course of a game: every figure at every moment is that of the table, and the ends are the final scores."""

from __future__ import annotations

from functools import lru_cache

import pytest
from builders import every_table
from drivers import keen_command

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.rules.cards import PARTIES
from macher.rules.events import PhaseStarted, RalliesConverted
from macher.saves.document import parse
from macher.saves.verify import rerun
from macher.session.chronicle import Chronicle, Steps, chronicle, chronicle_of
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

TABLES = every_table()


@lru_cache(maxsize=4)
def played(key: str, elections: int, seats: int, most: int = 100_000) -> GameSession:
    """A game of quick commands."""
    chairs = tuple(SeatConfig(party, party.title(), "human") for party in PARTIES[:seats])
    session = GameSession.new(GameConfig(chairs, edition=key, seed=7, elections=elections), None, "none")
    stream = Stream(7, 99)
    while not session.over and session.version < most:
        command = keen_command(session.journal.state, stream)
        assert session.submit(command, version=session.version) is None
    return session


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_figures_are_those_of_the_table_after_every_command(key: str, elections: int, seats: int) -> None:
    session = played(key, elections, seats)
    told = chronicle_of(session)
    last = -1
    for logged in (*told.events, None):
        if logged is not None and (last < 0 or logged.version == told.events[last].version):
            last = logged.index
            continue
        table = session.journal.state_at(told.events[last].version)
        for seat, party in enumerate(table.parties):
            figures = told.money[seat], told.base[seat], told.points[seat]
            assert [each.value(last) for each in figures] == [party.money, party.base, party.points]
            scored = [steps.value(last) for steps in told.scored[seat]]
            assert scored == [party.scored[source] for source in edition(key).sources]
            for land in table.lands:
                course = told.lands[land.number - 1]
                assert course.votes[seat].value(last) == land.votes[seat]
        if logged is not None:
            last = logged.index
    assert last == told.end


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_the_end_is_the_final_scoring(key: str, elections: int, seats: int) -> None:
    session = played(key, elections, seats)
    told, view = chronicle_of(session), session.view(-1)
    assert told.over
    assert told.scores == tuple(party.points for party in view.parties)
    assert told.winners == tuple(seat for seat in range(seats) if told.scores[seat] == max(told.scores))
    for seat in range(seats):
        assert sum(steps.last for steps in told.scored[seat]) == told.scores[seat]
        assert told.money[seat].last == view.parties[seat].money
    assert [land.number for land in told.lands] == list(range(1, elections + 1))
    for land in told.lands:
        assert land.result is not None
        assert land.result.votes == tuple(votes.value(land.held) for votes in land.votes)
        assert land.opened < land.held


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_phases_follow_each_other_without_a_gap(key: str, elections: int, seats: int) -> None:
    told = chronicle_of(played(key, elections, seats))
    assert told.spans[0].start == 0
    assert [span.end for span in told.spans] == [span.start for span in told.spans[1:]] + [len(told.events)]
    assert len(told.spans) == sum(isinstance(each.event, PhaseStarted) for each in told.events)
    assert [number for span in told.spans for number in span.elections] == list(range(1, elections + 1))
    for at, span in enumerate(told.spans):
        assert {told.span_at(moment) for moment in range(span.start, span.end)} == {at}
    assert len(told.acts) == told.events[-1].version


def test_conversions_are_what_the_rallies_brought() -> None:
    told = chronicle_of(played("2019", 7, 4))
    converted = [each for each in told.events if isinstance(each.event, RalliesConverted)]
    found = sorted((each.moment, each.seat) for land in told.lands for each in land.conversions)
    assert [(each.index + 1, each.event.seat) for each in converted] == found
    for land in told.lands:
        for each in land.conversions:
            votes = land.votes[each.seat]
            assert votes.value(each.moment) == each.votes == votes.value(each.moment - 1) + each.gained


def test_a_saved_game_has_the_course_of_the_game_itself() -> None:
    session = played("2019", 4, 3, 60)
    saved = chronicle(rerun(parse(session.save_text().encode())))
    direct = chronicle_of(session)
    assert not saved.over
    assert saved.scores == ()
    assert len(saved.saved) == len("2025-09-21 14:32:05")
    for name in ("spans", "acts", "money", "base", "points", "scored", "lands", "events", "config"):
        assert getattr(saved, name) == getattr(direct, name), name
    assert all(land.result is None and land.held < 0 for land in saved.lands)


def test_a_seat_sees_only_what_it_may_know() -> None:
    told: Chronicle = chronicle_of(played("2019", 4, 3, 60))
    for seat in range(-1, 3):
        assert [each.event for each in told.seen_by(seat)] == [each.event.seen_by(seat) for each in told.events]


def test_steps_hold_until_the_next() -> None:
    steps = Steps((2, 5, 5, 9), (10, 7, 8, 3))
    assert [steps.value(moment) for moment in (0, 1, 2, 4, 5, 8, 9, 99)] == [0, 0, 10, 10, 8, 8, 3, 3]
    assert (steps.last, steps.most) == (3, 10)
    assert (Steps((), ()).last, Steps((), ()).most, Steps((), ()).value(4)) == (0, 0, 0)
