"""What-if: free edits on a copy of what a seat sees, by the rules' own arithmetic, without a trace in the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from builders import a_game
from leak.worlds import positions

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.rules.formula import match_sum, votes_for
from macher.rules.refusals import Reason
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.saves.store import SaveStore
from macher.session.plan import (
    AddMedia,
    ConvertHere,
    Edit,
    HoldElection,
    PlaceDouble,
    Plan,
    RemoveDouble,
    RemoveMedia,
    SetRallies,
    SetTrend,
    SwapOpinion,
    SwapProgram,
)
from macher.session.session import GameSession

EDITION = edition("2019")


def a_plan(seat: int = 0) -> Plan:
    return Plan(view(a_game(4).in_phase("rallies").table, seat), EDITION, seat)


def added(plan: Plan, *edits: Edit) -> Plan:
    for edit in edits:
        assert plan.add(edit) is None, edit
    return plan


def reason(plan: Plan, edit: Edit) -> str:
    refused = plan.refusal(edit)
    return refused.reason if refused is not None else ""


def some_edits(plan: Plan, stream: Stream, count: int) -> None:
    """Edits at random; what is refused is left out."""
    for _ in range(count):
        seen = plan.view
        place, seat = stream.below(len(seen.lands)), stream.below(len(seen.parties))
        land, program = seen.lands[place], seen.parties[seat].program
        choices: list[Edit] = [
            SetRallies(place, seat, stream.below(9)),
            SetTrend(place, seat, stream.below(8) - 3),
            ConvertHere(place, seat, 1 + stream.below(8)),
            AddMedia(place, seat),
            RemoveMedia(place, seat),
            PlaceDouble(place, land.opinions[0] if land.opinions else 0),
            RemoveDouble(place),
        ]
        if land.opinions and seen.opinion_display:
            choices.append(SwapOpinion(place, stream.choice(land.opinions), stream.choice(seen.opinion_display)))
        if program:
            choices.append(SwapProgram(-1, seat, stream.choice(program), stream.below(14)))
        if stream.below(6) == 0:
            choices = [HoldElection(place)]
        plan.add(stream.choice(choices))


def test_an_empty_plan_is_the_position() -> None:
    plan = a_plan()
    assert (plan.view, plan.cost, plan.edits) == (plan.base, 0, [])


def test_own_rallies_and_media_are_paid_for() -> None:
    """Each state's rallies are one purchase: 5 cost 7,000, 2 cost 2,000, a marker 5,000 (EN19 phases 3 and 4)."""
    plan = a_plan()
    free = [8 - plan.base.lands[place].rallies[0] for place in range(4)]
    assert min(free) >= 5
    there = plan.base.lands[0].rallies[0]
    added(plan, SetRallies(0, 0, there + 5), AddMedia(1, 0))
    costs = EDITION.figures.rally_costs
    assert plan.cost == costs[5] + EDITION.figures.media_price
    assert plan.view.parties[0].money == plan.base.parties[0].money - plan.cost
    # In steps of one it costs the same as at once.
    other = a_plan()
    added(other, *[SetRallies(0, 0, there + n) for n in range(1, 6)], AddMedia(1, 0))
    assert (other.cost, other.view) == (plan.cost, plan.view)


def test_what_others_place_costs_nothing() -> None:
    plan = added(a_plan(), SetRallies(0, 1, 8), AddMedia(0, 2))
    assert plan.cost == 0
    assert plan.view.parties[1].money == plan.base.parties[1].money


def test_the_own_supply_ends_and_that_of_others_is_overdrawn() -> None:
    game = a_game(4).in_phase("rallies")
    for seat in (0, 1):
        game.table.parties[seat].rallies = 3
    plan = Plan(view(game.table, 0), EDITION, 0)
    there = plan.base.lands[0].rallies
    assert reason(plan, SetRallies(0, 0, there[0] + 4)) == Reason.RALLY_SUPPLY
    added(plan, SetRallies(0, 1, there[1] + 4))
    assert plan.supply(1)[0] == -1
    assert reason(plan, SetRallies(1, 1, 9)) == Reason.RALLY_SPOTS


def test_the_own_media_supply_ends_and_that_of_others_does_not() -> None:
    game = a_game(4).in_phase("rallies")
    for seat in (0, 1):
        game.table.parties[seat].media = 1
    game.table.lands[0].media, game.table.lands[1].media = [], []
    plan = Plan(view(game.table, 0), EDITION, 0)
    added(plan, AddMedia(0, 0))
    assert reason(plan, AddMedia(1, 0)) == Reason.MEDIA_SUPPLY
    added(plan, AddMedia(0, 1), AddMedia(1, 1))


def test_without_a_double_marker_on_the_board_only_one_that_lies_can_be_moved() -> None:
    """EN19 components: there are so many double markers and no more."""
    game = a_game(4).in_phase("rallies")
    game.table.doubles, game.table.lands[0].doubled = 0, -1
    game.table.lands[1].doubled = game.table.lands[1].face_up()[0]
    plan = Plan(view(game.table, 0), EDITION, 0)
    assert reason(plan, PlaceDouble(0, plan.base.lands[0].opinions[0])) == Reason.NOTHING_CHANGES
    added(plan, PlaceDouble(1, plan.base.lands[1].opinions[1]))
    added(plan, RemoveDouble(1), PlaceDouble(0, plan.base.lands[0].opinions[0]))


def test_converting_follows_the_formula() -> None:
    plan = added(a_plan(), SetRallies(0, 1, 6), SetTrend(0, 1, 2))
    land = plan.view.lands[0]
    matches = match_sum(plan.view.parties[1].program, land.opinions, land.doubled)
    before = land.votes[1]
    added(plan, ConvertHere(0, 1, 5))
    after = plan.view.lands[0]
    assert after.votes[1] == before + votes_for(5, 2, matches)
    assert after.rallies[1] == 1
    assert reason(plan, ConvertHere(0, 1, 2)) == Reason.TOO_MANY_RALLIES


def test_an_election_is_decided_by_the_rules() -> None:
    game = a_game(4).in_phase("rallies")
    game.table.lands[0].votes = [48, 60, 3, 0]
    game.table.lands[0].media = [0, 0]
    plan = Plan(view(game.table, 0), EDITION, 0)
    for seat in range(4):
        if plan.base.lands[0].rallies[seat]:
            added(plan, SetRallies(0, seat, 0))
    added(plan, HoldElection(0))
    [result] = plan.results
    assert (result.outcome, result.seats, result.bonus) == ("sole", (1,), EDITION.figures.bonus_sole)
    assert result.moved == (0,)  # the media leader moves a marker in any case
    assert plan.view.lands[0].media == (0,)
    assert plan.view.parties[0].presence == (1,)
    assert reason(plan, SetRallies(0, 0, 1)) == reason(plan, HoldElection(0)) == Reason.LAND_CLOSED
    assert plan.view.results == (*plan.base.results, result)


def test_opinions_doubles_and_programs() -> None:
    plan = a_plan()
    land = plan.base.lands[1]
    flipped = land.opinions[0] ^ 1
    other = land.opinions[1]
    added(plan, PlaceDouble(1, other))
    assert reason(plan, SwapOpinion(1, other, other ^ 1)) == Reason.OPINION_DOUBLED
    added(plan, SwapOpinion(1, land.opinions[0], flipped), PlaceDouble(1, flipped))
    assert (plan.view.lands[1].opinions[0], plan.view.lands[1].doubled) == (flipped, flipped)
    assert flipped not in plan.view.opinion_display
    added(plan, RemoveDouble(1))
    assert (plan.view.lands[1].doubled, plan.view.doubles) == (-1, plan.base.doubles)
    program = plan.base.parties[2].program
    taken = next(kind for kind in program[1:])
    assert reason(plan, SwapProgram(-1, 2, program[0], taken ^ 1)) == Reason.TOPICS_REPEATED
    added(plan, SwapProgram(-1, 2, program[0], program[0] ^ 1))
    assert program[0] ^ 1 in plan.view.parties[2].program


def test_single_steps_go_back() -> None:
    plan, seen = a_plan(), []
    for edit in (SetRallies(0, 1, 4), SetTrend(0, 1, 3), ConvertHere(0, 1, 4), AddMedia(2, 3), HoldElection(1)):
        seen.append(plan.view)
        added(plan, edit)
    while plan.edits:
        plan.undo()
        assert plan.view == seen.pop()
    plan.undo()
    assert plan.view == plan.base


def test_what_rests_on_an_edit_goes_with_it() -> None:
    plan = a_plan()
    there = plan.base.lands[0].rallies[1]
    added(plan, SetRallies(0, 1, 8), ConvertHere(0, 1, 8), AddMedia(1, 1))
    assert there < 8
    plan.drop(0)
    assert plan.edits == [AddMedia(1, 1)]
    plan.reset()
    assert plan.view == plan.base


def test_the_game_goes_on_and_the_plan_is_renewed() -> None:
    game = a_game(4).in_phase("rallies")
    plan = Plan(view(game.table, 0), EDITION, 0)
    added(plan, SetRallies(0, 1, 5), SetTrend(1, 2, 1))
    assert not plan.stale(view(game.table, 0))
    game.table.lands[0].rallies[1] = 5
    now = view(game.table, 0)
    assert plan.stale(now)
    fresh = plan.renewed(now)
    assert fresh.edits == [SetTrend(1, 2, 1)]
    assert not fresh.stale(now)


@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("2019", 7), ("2006", 5), ("1997", 7)])
def test_a_plan_can_be_made_at_any_moment(key: str, elections: int) -> None:
    """In every phase, also while another seat decides or sealed answers wait."""
    stream, every = Stream(5), 4 if key == "2019" else 12
    for position in positions(4, elections, seed=9, key=key):
        if position.table.version % every == 0:
            for seat in (position.seat, -1):
                base = view(position.table, seat)
                plan = Plan(base, position.table.edition, seat)
                assert plan.view == base
                some_edits(plan, stream, 12)
                _shows_no_more(plan)


def _shows_no_more(plan: Plan) -> None:
    """Hidden cards are hidden in the plan too."""
    for before, after in zip(plan.base.lands, plan.view.lands, strict=True):
        assert [kind < 0 for kind in after.opinions] == [kind < 0 for kind in before.opinions]
        assert after.politicians == before.politicians
    for old, new in zip(plan.base.parties, plan.view.parties, strict=True):
        assert (new.hand, new.draft, len(new.program)) == (old.hand, old.draft, len(old.program))
    assert plan.view.results == (*plan.base.results, *plan.results)
    changed: dict[str, Any] = {"parties": (), "lands": (), "opinion_display": (), "doubles": 0, "results": ()}
    assert plan.view._replace(**changed) == plan.base._replace(**changed)


def test_hidden_things_do_not_change_a_plan() -> None:
    """The plan of a seat is the same if only what it cannot see differs, edit by edit."""
    compared = 0
    for position in positions(4, 4, seed=13):
        if position.table.version % 6:
            continue
        other = position.redealt(3)
        plans = [Plan(each.view, EDITION, position.seat) for each in (position, other)]
        for plan in plans:
            some_edits(plan, Stream(position.table.version), 10)
        assert plans[0].edits == plans[1].edits
        assert plans[0].view == plans[1].view
        assert plans[0].results == plans[1].results
        compared += len(plans[0].edits)
    assert compared > 100


def _traces(session: GameSession, folder: Path) -> tuple[object, ...]:
    views: list[PlayerView] = [session.view(seat) for seat in range(-1, 3)]
    saved = {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    return session.digest, session.version, session.revision, views, list(session.records), session.decision(0), saved


def test_planning_leaves_no_trace_in_the_game(begin, play, tmp_path: Path) -> None:
    """Digest, views, records and autosave are the same before and after."""
    session = begin(store=SaveStore(tmp_path))
    play(session, lambda game: game.view(0).phase == "rallies" and 0 in game.deciding())
    before = _traces(session, tmp_path)
    assert before[-1]
    plan = Plan(session.view(0), session.edition, 0)
    some_edits(plan, Stream(3), 60)
    assert plan.edits
    plan.undo()
    assert _traces(session, tmp_path) == before
