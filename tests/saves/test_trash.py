"""The trash by the clock and by the order of deletions."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.saves import trash as trash_module
from macher.saves.trash import DAYS, Trash

NOW = 1_800_000_000
DAY = 24 * 60 * 60


@pytest.fixture
def trash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trash:
    monkeypatch.setattr(trash_module, "time", lambda: float(NOW))
    return Trash(tmp_path / "trash")


def deleted(trash: Trash, seconds_ago: int, number: int = 1) -> Path:
    """A deletion of so long ago."""
    folder = trash.folder / f"{NOW - seconds_ago}-{number}" / "saves"
    folder.mkdir(parents=True)
    (folder / "game.json").write_text("{}")
    return folder.parent


@pytest.mark.parametrize(
    ("ago", "stays"),
    [
        (0, True),
        (29 * DAY, True),
        (30 * DAY - 1, True),
        (30 * DAY, True),
        (30 * DAY + 1, False),
        (31 * DAY, False),
        (-DAY, True),
    ],
    ids=["now", "29 days", "nearly 30 days", "30 days", "a second more", "31 days", "from the future"],
)
def test_a_deleted_game_can_be_put_back_for_thirty_days(trash: Trash, ago: int, stays: bool) -> None:
    assert DAYS == 30
    folder = deleted(trash, ago)
    trash.purge()
    assert folder.exists() == stays


def test_the_last_deletion_comes_first_also_within_a_second(trash: Trash) -> None:
    for ago, number in ((5, 99), (0, 1), (0, 10), (0, 9)):
        deleted(trash, ago, number)
    found = [(NOW - each.moment, each.number) for each in trash.deletions()]
    assert found == [(0, 10), (0, 9), (0, 1), (5, 99)]


def test_files_of_one_deletion_stand_newest_first_and_know_their_shelf(trash: Trash, tmp_path: Path) -> None:
    """Deletions of one second are told apart by a number."""
    files = [tmp_path / f"autosave-{number}.json" for number in (1, 2)]
    for file in files:
        file.write_text("{}")
    here = trash.put("autosaves", files)
    (tmp_path / "other.json").write_text("{}")
    (other,) = trash.put("replays", [tmp_path / "other.json"])
    first = trash.deletion_of(here[0])
    second = trash.deletion_of(other)
    assert first is not None
    assert second is not None
    assert [path.name for path in first.paths] == ["autosave-2.json", "autosave-1.json"]
    assert (first.origin, first.moment, first.number) == ("autosaves", NOW, 1)
    assert (second.origin, second.moment, second.number) == ("replays", NOW, 2)
    assert trash.deletion_of(tmp_path / "other.json") is None


def test_what_is_gone_already_leaves_no_empty_deletion(trash: Trash, tmp_path: Path) -> None:
    assert trash.put("saves", [tmp_path / "gone.json"]) == []
    assert trash.deletions() == []
    assert list(trash.folder.iterdir()) == []
