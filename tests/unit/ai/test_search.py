"""The hard seat: what it plays on, that it always chooses the same, and that it can be stopped."""

from __future__ import annotations

from functools import cache
from math import isfinite
from typing import Any, NamedTuple

import pytest

from macher.ai import search
from macher.ai.arena import Job
from macher.ai.candidates import NEAR
from macher.ai.forecast import lead
from macher.ai.judging import Outcome
from macher.ai.mixing import MIXED
from macher.ai.normal import NormalBot, value
from macher.ai.play import bot_stream
from macher.ai.prospects import prospects
from macher.ai.ratings import looks_ahead
from macher.ai.search import CLASSIC, HARD, SEARCHED, HardBot, outcome_of
from macher.editions.registry import edition
from macher.engine.command import Command
from macher.rules.commands import DecideDonation
from macher.rules.phases.rallies import RallyOptions
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view


@cache
def _moments(key: str = "2019", elections: int = 4, seed: int = 3) -> list[tuple[Table, int]]:
    """Decisions of a game of normal seats, one of each kind in the first and in the last round."""
    found: dict[tuple[str, bool], tuple[Table, int]] = {}
    table, bot = new_game(edition(key), Job(key, elections, 4, "", "", seed, 0).setup()), NormalBot()
    last = edition(key).lengths[elections].rounds
    while not table.over:
        seat = table.deciders()[0]
        decision = table.decision(seat)
        if table.round in (1, last):
            found.setdefault((type(decision.options).__name__, table.round == last), (table.clone(), seat))
        table.apply(bot.choose(view(table, seat), decision, edition(key), bot_stream(1, seat, table.version)))
    return list(found.values())


class Thought(NamedTuple):
    """A decision as the hard seat has thought about it."""

    table: Table
    seat: int
    chosen: Command
    report: list[Command]
    untils: list[str]
    """How far each command was played on."""
    work: list[int]
    """How much each of that took."""


@pytest.fixture(scope="module")
def thoughts() -> list[Thought]:
    """Each moment is thought about once for all that is asked of it."""
    found = []
    for table, seat in _moments():
        report: list[Command] = []
        untils: list[str] = []
        work: list[int] = []

        def noted(*asked: Any, untils: list[str] = untils, work: list[int] = work) -> Outcome:
            outcome = outcome_of(*asked)
            untils.append(asked[4])
            work.append(outcome.work)
            return outcome

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(search, "outcome_of", noted)
            before = table.digest()
            found.append(Thought(table, seat, _chosen(table, seat, report), report, untils, work))
        assert table.digest() == before
    return found


def _chosen(table: Table, seat: int, report: list[Command] | None = None) -> Command:
    told = [] if report is None else report
    stream = bot_stream(9, seat, table.version)
    return HardBot().choose(view(table, seat), table.decision(seat), table.edition, stream, told.append)


def test_it_chooses_the_same_again_and_nothing_far_worse_than_the_normal_seat(thoughts: list[Thought]) -> None:
    searched = 0
    for table, seat, chosen, report, *_ in thoughts:
        decision = table.decision(seat)
        choices = value(view(table, seat), decision, table.edition, others=True)
        assert chosen in decision.options
        near = [choice.command for choice in choices if choice.total >= choices[0].total - NEAR]
        rallies = isinstance(decision.options, RallyOptions) and table.round == 4
        assert chosen in near or rallies, "in the last round all rallies are bought"
        assert report[0] == choices[0].command
        if type(decision.options) in SEARCHED and len(report) > 1:
            searched += 1
            assert report[-1] == chosen
            if searched % 2:
                assert _chosen(table, seat) == chosen
        elif type(decision.options) not in SEARCHED and type(decision.options) not in MIXED:
            assert chosen == choices[0].command
    assert searched >= 5


def test_it_stops_where_its_report_is_refused() -> None:
    class Enough(Exception):
        pass

    def refuse(command: Command) -> None:
        raise Enough

    table, seat = _moments()[0]
    with pytest.raises(Enough):
        HardBot().choose(view(table, seat), table.decision(seat), table.edition, bot_stream(9, seat, 1), refuse)


def test_without_a_forecast_for_the_edition_it_plays_like_a_normal_seat_with_its_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "looks_ahead", lambda edition: False)
    normal = NormalBot()
    monkeypatch.setattr(normal, "_style", HARD.usual)
    for table, seat in _moments("2006", 5):
        seen, decision = view(table, seat), table.decision(seat)
        stream = bot_stream(9, seat, table.version)
        assert _chosen(table, seat) == normal.choose(seen, decision, table.edition, stream)


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(("key", "elections"), [("2006", 5), ("consim", 7)])
def test_it_plays_classic_decisions_on_too(key: str, elections: int) -> None:
    found = edition(key)
    assert looks_ahead(found)
    searched = set()
    for table, seat in _moments(key, elections):
        report: list[Command] = []
        decision = table.decision(seat)
        chosen = _chosen(table, seat, report)
        assert chosen in decision.options
        if len(report) > 1:
            searched.add(type(decision.options))
            assert report[-1] == chosen
    assert searched <= {*SEARCHED, *CLASSIC}
    assert len(searched) >= 4
    assert set(CLASSIC.values()) <= {search.ROUND, *found.phases}


def test_the_last_round_is_played_to_the_end_of_the_game(thoughts: list[Thought]) -> None:
    rounds = edition("2019").lengths[4].rounds
    ends = {(each.table.round == rounds, until) for each in thoughts for until in each.untils}
    assert {until for last, until in ends if last} == {search.ROUND}
    assert {until for last, until in ends if not last} > {search.ROUND}


def test_prospects_are_the_points_at_the_end() -> None:
    table, bot = new_game(edition("2019"), Job("2019", 4, 3, "", "", 5, 0).setup()), NormalBot()
    while not table.over:
        seat = table.deciders()[0]
        assert isfinite(prospects(view(table, seat), table.edition)) or not table.round
        table.apply(bot.choose(view(table, seat), table.decision(seat), table.edition, bot_stream(1, seat, 1)))
    points = [party.points for party in table.parties]
    hopes = [prospects(view(table, seat), table.edition) for seat in range(3)]
    assert hopes.index(max(hopes)) == points.index(max(points))
    assert hopes[0] - hopes[1] == pytest.approx(1.25 * (points[0] - points[1]))


def test_every_marker_of_media_presence_counts() -> None:
    """EN19 section 07: each spot of media presence brings its points at the end."""
    table = new_game(edition("2019"), Job("2019", 4, 3, "", "", 5, 0).setup())
    while not view(table, 0).phase:
        seat = table.deciders()[0]
        seen, stream = view(table, seat), bot_stream(1, seat, 1)
        table.apply(NormalBot().choose(seen, table.decision(seat), edition("2019"), stream))
    spots = edition("2019").lengths[4].presence
    hopes = []
    for presence in ([], [1], [1, 2]):
        table.parties[0].presence[:] = presence
        hopes.append(prospects(view(table, 0), edition("2019")))
    assert hopes[1] - hopes[0] == pytest.approx(spots[0])
    assert hopes[2] - hopes[1] == pytest.approx(spots[1])


def test_a_command_that_a_world_does_not_allow_is_never_better_there() -> None:
    """What other seats may hold can forbid a command; that must speak against it."""
    table = new_game(edition("2019"), Job("2019", 4, 3, "", "", 5, 0).setup())
    seen = view(table, 0)
    refused = DecideDonation(0, 0, True)
    outcome = outcome_of(table, refused, edition("2019"), seen)
    assert outcome.lead < lead(view(table, -1), edition("2019"))[0]


def test_no_decision_takes_much_more_work_than_is_enough(thoughts: list[Thought]) -> None:
    """Its pace is counted in work: two worlds are always played, and a third only if the first two took little."""
    for each in thoughts:
        assert sum(each.work) < 9 * HARD.enough
        assert sum(each.work[: -2 * HARD.width]) < HARD.enough
