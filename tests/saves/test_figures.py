"""Saves of games with edited figures: the name of the file and its fingerprint, never a path."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.editions.registry import shipped_file
from macher.saves.document import head, load, parse
from macher.saves.problems import SaveError
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.saving import config_of
from macher.session.session import GameSession

SEATS = (SeatConfig("spd", "A", "human"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of a player of their own."""
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "nicole"))
    return tmp_path / "nicole"


def edited(path: Path, price: int = 9000) -> Path:
    """A copy of the figures with another price of a media marker."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = shipped_file("2019").read_text("utf-8")
    assert text.count("price = ") == 1
    start, end = text.split("price = ")
    path.write_text(f"{start}price = {price}{end[end.index(chr(10)) :]}", "utf-8")
    return path


def saved(figures: Path, tmp_path: Path) -> Path:
    """A game with these figures, as a file."""
    with GameSession.new(GameConfig(SEATS, seed=4, data_file=figures), workers="inline") as session:
        path = tmp_path / "game.json"
        path.write_text(session.save_text(), "utf-8")
    return path


def test_a_save_tells_no_path(home: Path, tmp_path: Path) -> None:
    path = saved(edited(home / "data" / "figures" / "money.toml"), tmp_path)
    assert load(path).data_file == "money.toml"
    assert str(home) not in path.read_text("utf-8")


def test_a_save_opens_with_the_figures_of_another_computer(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(edited(home / "data" / "figures" / "money.toml"), tmp_path)
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "adam"))
    with pytest.raises(SaveError) as missing:
        load_game(path)
    assert (missing.value.reason, missing.value.args_of_reason) == ("save-figures-missing", {"name": "money.toml"})
    edited(tmp_path / "adam" / "data" / "mods" / "rich" / "figures" / "money.toml", 8000)  # the name alone says little
    with pytest.raises(SaveError) as other:
        load_game(path)
    assert other.value.reason == "save-other-figures"
    there = edited(tmp_path / "adam" / "data" / "mods" / "poor" / "figures" / "other.toml")
    assert load_game(path).edition.figures is not None
    assert config_of(load(path)).data_file == there


@pytest.mark.parametrize("old", ["/home/nicole/figures/money.toml", "C:\\Users\\nicole\\money.toml"])
def test_an_older_save_with_a_whole_path_is_found_by_name(home: Path, tmp_path: Path, old: str) -> None:
    figures = edited(home / "data" / "figures" / "money.toml")
    document = json.loads(saved(figures, tmp_path).read_text("utf-8"))
    document["head"]["data_file"] = old
    found = parse(json.dumps(document).encode())
    assert config_of(found).data_file == figures
    assert head(found)["data_file"] == "money.toml"


@pytest.mark.parametrize("hostile", ["\\\\host\\share\\m.toml", "/dev/zero", "../../m.toml", "NUL", "//h/x/m.toml"])
def test_no_path_of_a_save_is_ever_opened(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hostile: str
) -> None:
    document = json.loads(saved(edited(tmp_path / "elsewhere" / "money.toml"), tmp_path).read_text("utf-8"))
    document["head"]["data_file"] = hostile
    path = tmp_path / "hostile.json"
    path.write_text(json.dumps(document), "utf-8")
    asked: list[str] = []
    true_stat = Path.stat
    monkeypatch.setattr(Path, "stat", lambda self, **how: (asked.append(str(self)), true_stat(self, **how))[1])
    with pytest.raises(SaveError) as missing:
        load_game(path)
    assert missing.value.reason == "save-figures-missing"
    assert all(each.startswith((str(home), str(path))) for each in asked if not each.endswith("2019.toml"))


def test_renamed_figures_are_found_among_any_number_of_files(home: Path, tmp_path: Path) -> None:
    there = edited(home / "data" / "figures" / "money.toml")
    path = saved(there, tmp_path)
    for at in range(201):
        (there.parent / f"{at}.toml").write_text("")
    renamed = there.rename(there.parent / "renamed.toml")
    assert config_of(load(path)).data_file == renamed
