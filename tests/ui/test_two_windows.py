"""Two windows on one home: neither undoes what the other one has kept."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from macher.saves.box import BoxFiles
from macher.session.progress import Day, LandWon, with_day, with_finished_game, with_land
from macher.session.progress_file import ProgressFile
from macher.ui.game.landscape import Landscape, LastGame
from macher.ui.game.progress import Progress
from macher.ui.settings.settings import MOST_PRESETS, Preset, SettingsStore

TODAY = date(2026, 11, 28)


def preset(name: str) -> Preset:
    return Preset(name=name, edition="2019", elections=4, seats=[])


def names(store: SettingsStore) -> list[str]:
    return [each.name for each in store.settings.presets]


def test_stars_and_days_of_two_windows_are_all_kept(tmp_path: Path) -> None:
    one, two = ProgressFile(tmp_path, TODAY), ProgressFile(tmp_path, TODAY)
    won = LandWon(stars=2, party="spd", margin=3, day="2026-11-28")
    one.change(lambda profile: with_land(profile, "SL", won))
    two.change(lambda profile: with_day(profile, TODAY, Day(puzzle=True)))
    one.change(with_finished_game)
    two.change(with_finished_game)
    found = ProgressFile(tmp_path, TODAY).profile()
    assert found == two.profile()
    assert (set(found.campaign), set(found.today), found.coach.games) == ({"SL"}, {"2026-11-28"}, 2)


def test_settings_presets_and_pins_of_two_windows_are_all_kept(tmp_path: Path) -> None:
    SettingsStore(tmp_path).save()
    one, two = SettingsStore(tmp_path), SettingsStore(tmp_path)
    one.settings.presets = [preset("Tuesday")]
    one.settings.pins["Anna"] = "1"
    one.settings.keys = {"rules": ["r"]}
    one.settings.theme = "night"
    one.save()
    two.settings.assists = two.settings.assists[1:]
    two.settings.own_colours = {"spd": "#aa0000"}
    two.settings.lengths["1997"] = 5
    two.save()  # as closing does
    found = SettingsStore(tmp_path).settings
    assert names(SettingsStore(tmp_path)) == ["Tuesday"]
    assert (found.pins, found.keys, found.theme) == ({"Anna": "1"}, {"rules": ["r"]}, "night")
    assert (found.assists, found.own_colours, found.lengths) == (two.settings.assists, {"spd": "#aa0000"}, {"1997": 5})
    assert names(two) == ["Tuesday"]  # what players add is there at once
    assert two.settings.theme == "paper"  # how a window looks is its own affair
    two.settings.presets = []
    two.save()
    one.settings.volume = 0.2
    one.save()
    assert names(SettingsStore(tmp_path)) == []  # what was deleted does not come back
    assert SettingsStore(tmp_path).settings.theme == "night"


def test_both_windows_may_fill_the_list_of_presets(tmp_path: Path) -> None:
    one, two = SettingsStore(tmp_path), SettingsStore(tmp_path)
    one.settings.presets = [preset(f"a{at}") for at in range(MOST_PRESETS)]
    one.save()
    two.settings.presets = [preset("b")]
    assert two.save()
    assert not SettingsStore(tmp_path).damaged


def test_figures_of_a_box_that_two_windows_type_in_are_all_kept(tmp_path: Path) -> None:
    one, two = BoxFiles(tmp_path), BoxFiles(tmp_path)
    fields = {field.path: field for page in one.box("2019").pages for field in page.fields()}
    two.box("2019")
    for at in (1, 2, 3):
        one.box("2019").put(fields[f"lands.SN.points.{at}"], 3 + at, "2026-11-28")
        one.save("2019")
    two.box("2019").put(fields["lands.SL.points.1"], 4, "2026-11-28")
    two.save("2019")
    paths = {"lands.SN.points.1", "lands.SN.points.2", "lands.SN.points.3", "lands.SL.points.1"}
    assert set(BoxFiles(tmp_path).box("2019").typed) == set(two.box("2019").typed) == paths
    one.save("2019")
    one.box("2019").drop([fields["lands.SN.points.2"]])
    one.save("2019")
    assert set(BoxFiles(tmp_path).box("2019").typed) == paths - {"lands.SN.points.2"}


def test_lessons_and_the_map_of_two_windows_are_all_kept(tmp_path: Path) -> None:
    one, two = Progress(tmp_path), Progress(tmp_path)
    one.finish("votes")
    two.finish("media")
    two.reach("money", 3)
    one.reach("polls", 2)
    found = Progress(tmp_path)
    assert (found.finished("votes"), found.finished("media"), found.reached("money"), found.reached("polls")) == (
        True,
        True,
        3,
        2,
    )
    first, second = Landscape(tmp_path), Landscape(tmp_path)
    first.note(LastGame(mark="a", lands={"SL": {"parties": ["spd"]}}))  # type: ignore[dict-item]
    second.note(LastGame(mark="b", lands={"BY": {"parties": ["cdu"]}}))  # type: ignore[dict-item]
    first.note(LastGame(mark="a", lands={"SL": {"parties": ["fdp"]}}))  # type: ignore[dict-item]
    known = Landscape(tmp_path)
    assert (set(known.game.lands), set(known.earlier)) == ({"SL"}, {"BY"})


WINDOW = """
import sys
from datetime import date
from pathlib import Path
from macher.saves.box import BoxFiles
from macher.saves.library import Library
from macher.session.progress import Day, with_day, with_finished_game
from macher.session.progress_file import ProgressFile
from macher.ui.game.progress import Progress
from macher.ui.settings.settings import Preset, SettingsStore

home, who = Path(sys.argv[1]), int(sys.argv[2])
settings, progress, learn = SettingsStore(home), ProgressFile(home, date(2026, 11, 28)), Progress(home)
library = Library(home / "saves", home / "replays")
print("open", flush=True)
sys.stdin.readline()
for at in range(25):
    library.keep(f"{who}-{at}", "Friday")
for at in range(25):
    name = f"{who}-{at}"
    progress.change(with_finished_game)
    day = date.fromordinal(730000 + 100 * who + at)
    progress.change(lambda profile: with_day(profile, day, Day(puzzle=True)))
    learn.finish(name)
    settings.settings.pins[name] = "1"
    settings.save()
    if settings.problem or progress.problem or learn.problem:
        sys.exit(f"{settings.problem} {progress.problem} {learn.problem}")
"""


def test_two_programs_that_write_at_the_same_moment_lose_nothing(tmp_path: Path) -> None:
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", WINDOW, str(tmp_path), str(who)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for who in (1, 2)
    ]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline().strip() == b"open"
    for window in windows:
        assert window.stdin is not None
        window.stdin.write(b"\n")
        window.stdin.flush()
    assert [window.wait(120) for window in windows] == [0, 0]
    profile = ProgressFile(tmp_path, TODAY).profile()
    assert (profile.coach.games, len(profile.today)) == (50, 50)
    assert len(SettingsStore(tmp_path).settings.pins) == 50
    assert len(Progress(tmp_path).standing.finished) == 50
    kept = {path.read_text() for path in (tmp_path / "saves").glob("*.macher")}
    assert kept == {f"{who}-{at}" for who in (1, 2) for at in range(25)}


@pytest.mark.parametrize("change", [0, 1])
def test_what_could_not_be_written_comes_with_the_next_change(
    tmp_path: Path, change: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        raise PermissionError(13, "held")

    kept, other = ProgressFile(tmp_path, TODAY), ProgressFile(tmp_path, TODAY)
    kept.change(with_finished_game)
    monkeypatch.setattr("os.replace", held)
    kept.change(with_finished_game)
    assert kept.problem == "held"
    assert kept.profile().coach.games == 2
    monkeypatch.undo()
    other.change(with_finished_game)
    again: list[Callable[[], object]] = [kept.shared.retry, lambda: kept.change(with_finished_game)]
    again[change]()
    assert kept.problem == ""
    assert ProgressFile(tmp_path, TODAY).profile().coach.games == 3 + change
