"""What is counted of seats of one kind: start blocks, answers to donations, and majorities that they missed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from builders import a_game

from macher.ai import selfplay
from macher.ai.selfplay import SPARED, _Bought, main, played, told


def test_a_game_is_counted_and_the_same_seed_counts_the_same() -> None:
    line = played("normal", 93500)
    assert line == played("normal", 93500)
    assert len(line["blocks"]) == 4
    assert [number for number, *_ in line["donations"]] == [1] * 4 + [2] * 4 + [3] * 4


def test_shares_add_up_and_missed_majorities_are_counted() -> None:
    lines = [
        {"blocks": [3, 3, 1, 0], "donations": [(1, 2, True), (1, 0, False)], "missed": [(4, 1, 48)]},
        {"blocks": [3, 4, 4, 4], "donations": [(1, 2, True), (2, 0, False)], "missed": []},
    ]
    found = told(lines)
    assert found["games"] == 2
    assert found["blocks"] == {"0": 0.125, "1": 0.125, "3": 0.375, "4": 0.375}
    assert found["donations"] == {"1": {"0 refused": 0.333, "2 taken": 0.667}, "2": {"0 refused": 1.0}}
    assert found["missed"] == 1


@pytest.mark.parametrize(("money", "possible"), [(40_000, True), (SPARED, False)])
def test_rallies_count_as_possible_where_there_are_places_and_money_for_them(money: int, possible: bool) -> None:
    """EN19 phase 4: rallies of a turn in a state cost more the more there are; eight places for each party."""
    table = a_game(4).in_phase("rallies").table
    table.parties[0].money = money
    table.lands[0].rallies[0] = 6
    bought = _Bought()
    bought.look(table)
    votes, price = bought.rows[0][0]
    assert (votes > 0) is possible
    if possible:
        assert price == table.edition.figures.rally_costs[2]
    bought.counts[table.round, 0] = (table.edition.figures.rally_spots, 0, 0, 0)
    bought.look(table)
    assert bought.rows[0][0] == (0, 0), "the most of one turn were bought"


def test_games_are_kept_at_once_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def quick(kind: str, seed: int) -> selfplay.Line:
        asked.append(seed)
        if seed == 12 and len(asked) < 4:
            raise KeyboardInterrupt
        return {"kind": kind, "seed": seed, "blocks": [3], "donations": [], "missed": []}

    monkeypatch.setattr(selfplay, "played", quick)
    arguments = ["--games", "3", "--seed", "10", "--lines", str(tmp_path / "games.jsonl")]
    with pytest.raises(KeyboardInterrupt):
        main(arguments)
    main(arguments)
    assert asked == [10, 11, 12, 12]
    assert json.loads(capsys.readouterr().out)["games"] == 3
