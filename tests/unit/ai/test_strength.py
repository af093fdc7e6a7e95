"""The report about the strength of the levels: what it is written from, and that the shipped one is up to date."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count, pairwise
from pathlib import Path

import pytest

from macher.ai import strength
from macher.ai.arena import play_job
from macher.ai.bots import Bot, make_bot
from macher.ai.measures import FIRST_SEED, MEASURES, Measure, result
from macher.ai.purse import Round, followed
from macher.ai.ratings import rating_of
from macher.ai.strength import FOLDER, REPORT, main, measure_games
from macher.ai.strength_report import PACE, report
from macher.editions.registry import edition

ROOT = Path(__file__).parents[3]
QUICK = Measure("sane", seats=3, blocks=3, field="random")


def test_games_are_kept_at_once_and_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    monkeypatch.setattr(strength, "play_job", lambda job: (played.append(job), play_job(job))[1])
    measure_games(tmp_path, QUICK, 1)
    assert len(played) == 9
    file = tmp_path / "sane-random-2019-4-3.jsonl"
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:7]))
    part = result(tmp_path, QUICK)
    assert part is not None
    assert (part.games, part.blocks, part.seed) == (6, 2, FIRST_SEED), "only whole blocks count"
    measure_games(tmp_path, QUICK, 1)
    assert len(played) == 11
    whole = result(tmp_path, QUICK)
    assert whole is not None
    assert whole.games == 9
    assert [line.scores for line in whole.lines] == [play_job(job).scores for job in QUICK.jobs()]


def test_nothing_is_reported_of_what_was_not_played(tmp_path: Path) -> None:
    assert result(tmp_path, QUICK) is None
    text = report(tmp_path, MEASURES)
    assert "Not measured yet: " in text
    assert "hard-normal-2019-4-4" in text


def test_no_two_kinds_of_seats_share_a_file() -> None:
    assert len({measure.name for measure in MEASURES}) == len(
        {replace(measure, blocks=0, low=0, high=1, first=0) for measure in MEASURES}
    )
    assert Measure("hard:broker").name == "hard-broker-normal-2019-4-4"
    assert Measure("normal:broker").name == "broker-normal-2019-4-4"


def test_the_command_plays_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "MEASURES", (QUICK,))
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    monkeypatch.setattr(strength, "REPORT", tmp_path / "report.md")
    main(["--only", QUICK.name])
    assert f"| sane | 2 × random | 2019/4 | 9 | {FIRST_SEED} |" in (tmp_path / "report.md").read_text(encoding="utf-8")


def test_the_pace_is_measured_in_processor_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick seats play under the names of slow ones, and every look at the clock costs them a quarter of a second."""

    def quick(kind: str, *_: object) -> Bot:
        made = make_bot("sane")
        made.kind = kind  # type: ignore[misc]  # it is one all the same
        return made

    monkeypatch.setattr(strength, "make_bot", quick)
    monkeypatch.setattr(strength, "process_time", count(0.0, 0.25).__next__)
    strength.measure_pace(tmp_path, 1)
    pace = json.loads((tmp_path / PACE).read_text())
    assert pace["median"] == pace["p95"] == pace["most"] == 0.25
    assert pace["hard_game"] == pace["decisions"] * 0.25
    assert pace["forecast"] == 250
    assert pace["normal_game"] > pace["hard_game"] / 2
    assert pace["decisions"] > 50
    assert "## Pace" in report(tmp_path, MEASURES)


def test_money_is_followed_to_the_end(tmp_path: Path) -> None:
    rounds = followed("normal", "2019", 4, 3)
    assert len(rounds) == 4
    assert rounds[0].start == 30
    for each, after in pairwise(rounds):
        assert each.start - each.spent + each.came == pytest.approx(each.left)
        assert each.least <= min(each.start, each.left)
        assert after.start == each.left
    twice = Round.mean([rounds[0], rounds[1]])
    assert twice.spent == pytest.approx((rounds[0].spent + rounds[1].spent) / 2, abs=0.06)
    assert "| round |" not in report(tmp_path, MEASURES)
    assert "| round |" in report(ROOT / FOLDER, MEASURES)


def test_the_shipped_report_is_written_from_the_shipped_games() -> None:
    assert (ROOT / REPORT).read_text(encoding="utf-8") == report(ROOT / FOLDER, MEASURES)


def test_the_shipped_ratings_are_those_of_the_report() -> None:
    for measure in MEASURES:
        found = result(ROOT / FOLDER, measure)
        if found is not None and measure.rated:
            rating = rating_of(measure.challenger, edition(measure.edition), measure.elections)
            assert rating is not None
            assert (rating.games, rating.share) == (found.games, round(found.share.value, 4))
