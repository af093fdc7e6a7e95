"""The arena counts honestly and plays the same games on any number of processes."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from macher.ai import arena
from macher.ai.arena import Job, block_interval, play_job, run_arena, share_interval
from macher.ai.bots import BotUnknown
from macher.editions.problems import EditionUnknown
from macher.rules.setup import SetupRefused


def test_a_job_is_pure() -> None:
    job = Job("2019", 4, 4, "normal", "random", 3, 1)
    first, second = play_job(job), play_job(job)
    assert (first.digest, first.scores) == (second.digest, second.scores)


def test_a_block_shares_its_set_up_and_moves_the_challenger() -> None:
    jobs = [Job("2019", 4, 3, "sane", "random", 8, rotation) for rotation in range(3)]
    assert len({job.setup() for job in jobs}) == 1
    assert len({play_job(job).digest for job in jobs}) == 3


def test_processes_do_not_change_the_report(tmp_path: Path) -> None:
    digests = []
    for processes in (1, 2):
        lines = tmp_path / f"{processes}.jsonl"
        run_arena("sane", "random", 3, 4, 4, 10, processes, lines=lines, out=io.StringIO())
        digests.append([json.loads(line)["digest"] for line in lines.read_text().splitlines()])
    assert digests[0] == digests[1]
    assert len(digests[0]) == 12


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that the file holds are not played again, and a line that was cut off is."""
    lines = tmp_path / "lines.jsonl"
    whole = run_arena("sane", "random", 3, 4, 4, 10, lines=lines, out=io.StringIO())
    text = lines.read_text()
    lines.write_text("\n".join(text.splitlines()[:6]) + text.splitlines()[6][:50])
    played: list[Job] = []
    monkeypatch.setattr(arena, "play_job", lambda job: (played.append(job), play_job(job))[1])
    again = run_arena("sane", "random", 3, 4, 4, 10, lines=lines, out=io.StringIO())
    assert len(played) == 7
    assert [line.digest for line in again.lines] == [line.digest for line in whole.lines]
    assert again.share == whole.share
    played.clear()
    run_arena("sane", "random", 3, 4, 4, 10, lines=lines, out=io.StringIO())
    assert not played
    run_arena("random", "sane", 3, 4, 2, 10, lines=lines, out=io.StringIO())
    assert len(played) == 6, "other games are not taken for these"


def test_the_report_names_its_numbers() -> None:
    out = io.StringIO()
    report = run_arena("sane", "random", 4, 4, 2, 5, out=out)
    assert report.games == 8
    assert report.share.low <= report.share.value <= report.share.high
    assert "sane against 3 x random, 4 elections: 8 games in 2 blocks from seed 5" in out.getvalue()


def test_ties_share_a_victory() -> None:
    line = play_job(Job("2019", 4, 4, "random", "random", 1, 0))
    assert line.share == (1 / len(line.winners) if 0 in line.winners else 0)
    assert sum(line.winners.count(seat) for seat in range(4)) >= 1


def test_all_games_won_leave_room_for_doubt() -> None:
    interval = share_interval([1.0] * 20, 80)
    assert interval.value == 1.0
    assert interval.low == pytest.approx(0.839, abs=0.001)  # Wilson's interval for 20 of 20


def test_blocks_that_differ_widen_the_interval() -> None:
    alike = share_interval([0.25, 0.25, 0.25, 0.5, 0.25, 0.25], 24)
    different = share_interval([0.0, 1.0, 0.0, 0.75, 0.0, 0.0], 24)
    assert different.high - different.low > alike.high - alike.low


def test_the_margin_has_the_usual_interval() -> None:
    interval = block_interval([1.0, 2.0, 3.0])
    assert interval.value == 2.0
    assert interval.high == pytest.approx(2 + 1.96 / 3**0.5)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"challenger": "nobody", "field": "random"}, BotUnknown),
        ({"challenger": "random", "field": "nobody"}, BotUnknown),
        ({"challenger": "random", "field": "random", "edition": "1789"}, EditionUnknown),
        ({"challenger": "random", "field": "random", "elections": 6}, SetupRefused),
    ],
)
def test_impossible_arenas_are_refused(arguments: dict[str, str], error: type[Exception]) -> None:
    with pytest.raises(error):
        run_arena(**arguments, blocks=1, out=io.StringIO())  # type: ignore[arg-type]  # one wrong value on purpose


def _lead(edition: str, elections: int, seats: int, blocks: int) -> float:
    """Points by which a hard seat ends ahead of normal ones, in games that were not used for the report."""
    report = run_arena("hard", "normal", seats, elections, blocks, 40_000, edition=edition, out=io.StringIO())
    return report.margin.value


def test_hard_leads_a_short_arena() -> None:
    assert _lead("2019", 4, 3, 1) > 5


@pytest.mark.long
@pytest.mark.parametrize(("edition", "elections"), [("2019", 4), ("2019", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_hard_leads_an_arena_of_every_edition(edition: str, elections: int) -> None:
    assert _lead(edition, elections, 4, 3) > 5
