"""Costly decisions: how many are shown, from which cost on, and in which order."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from macher.rules.commands import Pass
from macher.ui.game import costly_decisions as costly
from macher.ui.game.advice import Option


def _session(seats: list[int]) -> Any:
    records = [SimpleNamespace(command=Pass(seat)) for seat in seats]
    return SimpleNamespace(journal=SimpleNamespace(records=records), edition=None)


def found(
    costs: list[float | None], seats: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[int, float]]:
    """(version, cost) of what is shown of a game whose decisions, in turns of two seats, cost so much."""

    def compared(seen: int, decision: Any, edition: Any, chosen: Any) -> Option | None:
        cost = costs[seen]
        return None if cost is None else Option(chosen, {}, chosen, cost)

    monkeypatch.setattr(costly, "asked_at", lambda session, version, seat: (version, SimpleNamespace(seat=seat)))
    monkeypatch.setattr(costly, "compared", compared)
    session = _session([at % 2 for at in range(len(costs))])
    return [(each.version, each.cost) for each in costly.costliest(cast(Any, session), seats)]


@pytest.mark.parametrize(
    ("costs", "seats", "shown"),
    [
        ([1.0, 0.99, 0.0, None], (0, 1), [(0, 1.0)]),
        ([2.0, 9.0, 5.0, 3.0, 4.0, 1.5], (0, 1), [(1, 9.0), (2, 5.0), (4, 4.0)]),
        ([2.0, 9.0, 5.0, 3.0, 4.0, 1.5], (0,), [(2, 5.0), (4, 4.0), (0, 2.0)]),
        ([2.0, 2.0, 2.0, 2.0], (0, 1), [(0, 2.0), (1, 2.0), (2, 2.0)]),
        ([0.5, 0.9], (0, 1), []),
        ([3.0, 3.0], (), []),
    ],
    ids=["from-one-point", "worst-three", "own", "equal", "cheap", "nobody"],
)
def test_the_worst_three_from_one_point_on_are_shown(
    costs: Any, seats: tuple[int, ...], shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(costs, seats, monkeypatch) == shown


@pytest.mark.parametrize(("better", "shown"), [(0.5, True), (0.0, False), (-1.0, False)])
def test_a_choice_as_good_as_the_best_costs_nothing(
    better: float, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    best, own, decision = Pass(0), Pass(1), SimpleNamespace(options=None)
    ranked = [(best, {"votes": 2.0 + better, "base": 1.0}), (own, {"votes": 2.0, "rallies": 1.0})]
    monkeypatch.setattr("macher.ai.normal.explain_all", lambda *rest: ranked)
    monkeypatch.setattr("macher.ai.facts.Sight", lambda *rest: None)
    monkeypatch.setattr("macher.ai.facts.fact", lambda *rest: None)
    option = costly.compared(cast(Any, None), cast(Any, decision), cast(Any, None), own)
    assert (option is not None) == shown
    if option is not None:
        assert option.command == best
        assert option.other == own
        assert option.gap == pytest.approx(better)
        assert option.fact is None
    assert costly.compared(cast(Any, None), cast(Any, decision), cast(Any, None), Pass(2)) is None
