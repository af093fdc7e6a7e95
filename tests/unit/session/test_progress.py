"""Progress from evening to evening: what replaces what, and a file that loses nothing whatever becomes of it."""

from __future__ import annotations

import json
import os
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from macher.session.progress import (
    MOST_RESULTS,
    Day,
    LandWon,
    LevelResult,
    MarkEarned,
    Profile,
    told_in,
    with_day,
    with_finished_game,
    with_land,
    with_marks,
    with_result,
    with_told,
)
from macher.session.progress_file import BEFORE, FILE, ProgressFile

DAY = date(2026, 11, 25)


def won(stars: int, margin: int, party: str = "spd") -> LandWon:
    return LandWon(stars=stars, party=party, margin=margin, day="2026-11-14", replay="a.json")


def opened(folder: Path) -> ProgressFile:
    return ProgressFile(folder, DAY)


def written(folder: Path) -> Any:
    return json.loads((folder / FILE).read_text(encoding="utf-8"))


# --- what replaces what -----------------------------------------------------------------------------------------------


def test_a_better_result_in_a_state_replaces_a_worse_one_and_never_the_reverse() -> None:
    first = with_land(Profile(), "SL", won(2, 7))
    assert with_land(first, "SL", won(1, 40)) == first
    assert with_land(first, "SL", won(2, 7, "cdu")) == first
    assert with_land(first, "SL", won(2, 8, "cdu")).campaign["SL"].party == "cdu"
    assert with_land(first, "SL", won(3, 1)).campaign["SL"].stars == 3


def test_a_mark_keeps_the_game_that_earned_it_first() -> None:
    first = with_marks(Profile(), {"landslide": MarkEarned(day="2026-11-01", replay="a", numbers={"votes": 50})})
    later = {"landslide": MarkEarned(day="2026-11-02"), "narrow": MarkEarned(day="2026-11-02")}
    second = with_marks(first, later)
    assert second.marks["landslide"].replay == "a"
    assert second.marks["narrow"].day == "2026-11-02"


def test_the_game_of_a_day_counts_once_and_its_puzzle_stays_solved() -> None:
    solved = with_day(Profile(), DAY, Day(puzzle=True))
    played = with_day(solved, DAY, Day(points=100, place=2, seats=4, ahead=-6, governed=(True, False)))
    again = with_day(played, DAY, Day(points=140, place=1, seats=4, ahead=9))
    assert again.today["2026-11-25"] == Day(points=100, place=2, seats=4, ahead=-6, governed=(True, False), puzzle=True)


def test_only_the_last_results_count_for_the_level() -> None:
    profile = Profile()
    for number in range(MOST_RESULTS + 3):
        profile = with_result(profile, LevelResult(level="normal", edition="2019", place=1 + number % 4, seats=4))
    assert len(profile.levels) == MOST_RESULTS
    assert profile.levels[-1].place == 1 + (MOST_RESULTS + 2) % 4


def test_a_warning_is_remembered_for_its_game_alone() -> None:
    profile = with_told(with_told(Profile(), "a", "late"), "a", "late")
    assert told_in(profile, "a") == ("late",)
    assert told_in(profile, "b") == ()
    assert told_in(with_told(profile, "b", "bid"), "b") == ("bid",)
    assert with_finished_game(profile).coach.games == 1


# --- the file ---------------------------------------------------------------------------------------------------------


def test_what_was_kept_is_found_again_by_profile(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.change(lambda profile: with_land(profile, "SL", won(3, 12)))
    kept.change(lambda profile: with_land(profile, "SL", won(1, 2)), "Łucja")
    kept.change(lambda profile: with_day(profile, DAY, Day(points=7, place=3, seats=4, governed=(True,))), "Łucja")
    found = opened(tmp_path)
    assert found.trouble == ""
    assert found.profile().campaign["SL"].margin == 12
    assert found.profile("Łucja") == kept.profile("Łucja")
    assert found.profile("nobody") == Profile()


def test_entries_that_this_program_does_not_know_are_kept(tmp_path: Path) -> None:
    newer = {
        "version": 7,
        "sealed": [1, 2],
        "profiles": {
            "": {
                "hats": {"red": 1},
                "campaign": {"SL": {"stars": 1, "party": "spd", "margin": 2, "day": "2026-11-14", "rain": True}},
                "coach": {"games": 2, "mood": "calm"},
            }
        },
    }
    (tmp_path / FILE).write_text(json.dumps(newer), encoding="utf-8")
    kept = opened(tmp_path)
    kept.change(with_finished_game)
    kept.change(lambda profile: with_land(profile, "SL", won(3, 12)))
    found = written(tmp_path)
    assert found["version"] == 7
    assert found["sealed"] == [1, 2]
    profile = found["profiles"][""]
    assert profile["hats"] == {"red": 1}
    assert profile["coach"]["mood"] == "calm"
    assert profile["coach"]["games"] == 3
    assert profile["campaign"]["SL"]["rain"] is True
    assert profile["campaign"]["SL"]["stars"] == 3


def test_a_file_of_an_older_version_is_read_and_written_as_the_current_one(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"profiles": {"": {"coach": {"games": 4}}}}', encoding="utf-8")
    kept = opened(tmp_path)
    assert kept.trouble == ""
    kept.change(with_finished_game)
    assert written(tmp_path)["version"] == 1
    assert opened(tmp_path).profile().coach.games == 5


DAMAGED = (
    b"",
    b"{",
    b"[]",
    b"\xff\xfe\x00",
    b'{"version": "one"}',
    b'{"version": 1, "profiles": {"": {"campaign": {"SL": {"stars": 4}}}}}',
    b'{"version": 1, "profiles": {"": {"coach": {"games": -1}}}}',
    b'{"version": 1, "profiles": {"": {"today": {"yesterday": {}}}}}',
    b'{"version": 1, "profiles": ' + b"[" * 40 + b"]" * 40 + b"}",
)


@pytest.mark.parametrize("damage", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_and_the_one_before_is_read(tmp_path: Path, damage: bytes) -> None:
    kept = opened(tmp_path)
    kept.change(with_finished_game)
    kept.change(with_finished_game)
    (tmp_path / FILE).write_bytes(damage)
    found = opened(tmp_path)
    assert found.trouble == "progress-kept"
    assert found.aside == "progress.damaged-2026-11-25.json"
    assert (tmp_path / found.aside).read_bytes() == damage
    assert found.profile().coach.games == 1
    found.change(with_finished_game)
    assert opened(tmp_path).trouble == ""
    assert opened(tmp_path).profile().coach.games == 2


def test_two_damaged_files_of_a_day_are_both_set_aside(tmp_path: Path) -> None:
    for damage in (b"one", b"two"):
        (tmp_path / FILE).write_bytes(damage)
        opened(tmp_path)
    assert (tmp_path / "progress.damaged-2026-11-25.json").read_bytes() == b"one"
    assert (tmp_path / "progress.damaged-2026-11-25-2.json").read_bytes() == b"two"


def test_with_both_files_damaged_progress_begins_anew_and_nothing_is_lost(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"one")
    (tmp_path / BEFORE).write_bytes(b"two")
    found = opened(tmp_path)
    assert found.trouble == "progress-lost"
    assert found.profile() == Profile()
    aside = sorted(path.read_bytes() for path in tmp_path.glob("progress.damaged-*.json"))
    assert aside == [b"one", b"two"]


def test_a_file_that_was_moved_away_is_replaced_by_the_one_before(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.change(with_finished_game)
    kept.change(with_finished_game)
    (tmp_path / FILE).unlink()
    assert opened(tmp_path).profile().coach.games == 1


@pytest.mark.parametrize("cut", [0, 1], ids=["before the kept one is renamed", "before the new one is renamed"])
def test_a_kill_between_writing_and_renaming_loses_only_the_last_change(
    tmp_path: Path, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = opened(tmp_path)
    kept.change(with_finished_game)
    kept.change(with_finished_game)
    renamed: list[str] = []
    replace = os.replace

    def killed(source: str | Path, target: str | Path) -> None:
        if len(renamed) == cut:
            raise KeyboardInterrupt
        renamed.append(str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        kept.change(with_finished_game)
    monkeypatch.undo()
    found = opened(tmp_path)
    assert found.trouble == ""
    assert found.profile().coach.games == 2


def test_a_disk_that_cannot_be_written_is_told_and_nothing_stops(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    kept = opened(blocked / "below")
    kept.change(with_finished_game)
    assert kept.problem
    assert kept.profile().coach.games == 1


def test_without_a_folder_progress_lasts_as_long_as_the_program() -> None:
    kept = ProgressFile(None, DAY)
    kept.change(with_finished_game)
    assert kept.profile().coach.games == 1
    assert kept.problem == ""
