"""The files of the player's boxes: kept, damaged, shared, and held on to by games."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.editions.box.box import Box
from macher.editions.problems import DataError
from macher.editions.registry import edited_copies, edition, shipped_file
from macher.saves.box import BoxFiles, read_offer
from macher.saves.box_names import box_file, count_in_name
from macher.saves.document import load
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

DAY = "2026-09-20"
SEATS = (SeatConfig("spd", "A", "human"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))


@pytest.fixture
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of figures of a player of their own."""
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "nicole"))
    return tmp_path / "nicole" / "data" / "figures"


def type_in(box: Box, path: str, value: int) -> None:
    field = next(field for page in box.pages for field in page.fields() if field.path == path)
    box.put(field, value, DAY)


def filled(folder: Path, value: int = 9) -> BoxFiles:
    files = BoxFiles(folder)
    type_in(files.box("2019"), "lands.SN.points.2", value)
    files.save("2019")
    assert files.problem == ""
    return files


def said(files: BoxFiles) -> dict[str, object]:
    return {path: typed.value for path, typed in files.box("2019").typed.items()}


def test_what_is_typed_in_is_there_again_with_its_day(figures: Path) -> None:
    filled(figures)
    again = BoxFiles(figures)
    assert said(again) == {"lands.SN.points.2": 9}
    assert again.box("2019").typed["lands.SN.points.2"].day == DAY
    assert [(copy.ok, copy.edition) for copy in edited_copies(figures)] == [(True, "2019")]


def test_an_emptied_box_leaves_no_file(figures: Path) -> None:
    files = filled(figures)
    box = files.box("2019")
    box.drop(list(box.page("lands").fields()))
    files.save("2019")
    assert list(figures.glob("*.toml")) == []
    assert files.in_use("2019") is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"points.2" = 9', '"points.2" = 9.5'),
        lambda text: text.replace('key = "2019"', 'key = "1997"'),
        lambda text: text.replace("[[box]]", "[box]"),
        lambda text: text.replace('day = "2026-09-20"', "day = 5"),
        lambda text: "\x00\xff" * 50,
    ],
)
def test_a_damaged_file_is_set_aside_and_named_and_nothing_is_lost(figures: Path, damage: object) -> None:
    assert callable(damage)
    filled(figures)
    path = box_file(figures, "2019")
    text = damage(path.read_text("utf-8"))
    path.write_text(text, "utf-8")
    files = BoxFiles(figures)
    assert said(files) == {}
    aside = figures / files.damaged["2019"]
    assert aside.read_text("utf-8") == text
    files.save("2019")
    type_in(files.box("2019"), "lands.SN.points.2", 8)
    files.save("2019")
    assert said(BoxFiles(figures)) == {"lands.SN.points.2": 8}


def test_a_file_that_another_program_has_marked_as_unicode_is_read(figures: Path) -> None:
    filled(figures)
    path = box_file(figures, "2019")
    path.write_text(path.read_text("utf-8"), "utf-8-sig")
    files = BoxFiles(figures)
    assert (said(files), files.damaged) == ({"lands.SN.points.2": 9}, {})


def test_a_figure_that_no_card_has_is_left_out_and_counted(figures: Path) -> None:
    filled(figures)
    path = box_file(figures, "2019")
    path.write_text(path.read_text("utf-8").replace('"points.2" = 9', '"points.2" = 9\n"points.99" = 9'), "utf-8")
    files = BoxFiles(figures)
    assert said(files) == {"lands.SN.points.2": 9}
    assert files.strange["2019"] == ("lands.SN.points.99",)


def test_several_damaged_files_lie_beside_each_other(figures: Path) -> None:
    for at in range(3):
        figures.mkdir(parents=True, exist_ok=True)
        box_file(figures, "2019").write_text(f"broken {at}", "utf-8")
        BoxFiles(figures).box("2019")
    assert sorted(path.read_text("utf-8") for path in figures.glob("[!.]*")) == ["broken 0", "broken 1", "broken 2"]


def test_a_folder_that_takes_nothing_is_said_and_the_figures_stay(tmp_path: Path) -> None:
    blocked = tmp_path / "figures"
    blocked.write_text("a file where the folder should be", "utf-8")
    files = BoxFiles(blocked)
    type_in(files.box("2019"), "lands.SN.points.2", 9)
    files.save("2019")
    assert files.problem
    assert said(files) == {"lands.SN.points.2": 9}


def test_without_a_folder_a_box_lasts_as_long_as_the_program() -> None:
    files = BoxFiles(None)
    type_in(files.box("2019"), "lands.SN.points.2", 9)
    files.save("2019")
    assert (files.problem, files.in_use("2019")) == ("", None)
    assert said(files) == {"lands.SN.points.2": 9}


def test_a_game_keeps_the_figures_that_it_began_with(figures: Path, tmp_path: Path) -> None:
    files = filled(figures)
    kept = files.kept(files.in_use("2019"))
    assert kept is not None
    assert count_in_name(kept.name) == files.box("2019").of_all()
    path = tmp_path / "game.json"
    with GameSession.new(GameConfig(SEATS, seed=4, data_file=kept), workers="inline") as session:
        path.write_text(session.save_text(), "utf-8")
    type_in(files.box("2019"), "lands.SN.points.2", 11)
    files.save("2019")
    assert load(path).data_file == kept.name
    assert str(figures) not in path.read_text("utf-8")
    found = load_game(path)
    saxony = next(land for land in found.edition.figures.lands if land.key == "SN")
    assert saxony.points[5] == 9  # by votes
    assert files.kept(files.in_use("2019")) != kept
    assert files.kept(kept) == kept
    assert edition("2019", kept).data_digest != edition("2019").data_digest


def test_figures_of_others_are_left_where_they_are(figures: Path, tmp_path: Path) -> None:
    files = filled(figures)
    other = tmp_path / "money.toml"
    other.write_bytes(shipped_file("2019").read_bytes())
    assert files.kept(other) == other
    assert files.kept(None) is None


def test_one_file_carries_a_box_to_another_computer(figures: Path, tmp_path: Path) -> None:
    files = filled(figures)
    first, second = files.export("2019", tmp_path / "out"), files.export("2019", tmp_path / "out")
    assert first != second
    other = BoxFiles(tmp_path / "other")
    offer = read_offer(first, DAY)
    assert (offer.box.edition, offer.strange, other.conflicts(offer)) == ("2019", (), 0)
    assert other.merge(offer, theirs=True) == 1
    assert said(BoxFiles(tmp_path / "other")) == {"lands.SN.points.2": 9}


@pytest.mark.parametrize(("theirs", "expected", "changed"), [(True, 9, 1), (False, 12, 0)])
def test_where_two_boxes_differ_the_player_decides(
    figures: Path, tmp_path: Path, theirs: bool, expected: int, changed: int
) -> None:
    offer = read_offer(filled(figures).export("2019", tmp_path), DAY)
    mine = filled(tmp_path / "mine", value=12)
    assert mine.conflicts(offer) == 1
    assert filled(tmp_path / "same").conflicts(offer) == 0
    assert mine.merge(offer, theirs=theirs) == changed
    assert said(mine) == {"lands.SN.points.2": expected}


def test_an_edited_copy_of_the_figures_is_taken_for_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    text = shipped_file("2019").read_text("utf-8")
    assert "[16, 14, 12]" in text
    path.write_text(text.replace("[16, 14, 12]", "[17, 14, 12]"), "utf-8")
    offer = read_offer(path, DAY)
    assert {each: typed.value for each, typed in offer.box.typed.items()} == {"presence.black.1": 17}


def test_a_file_without_figures_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.toml"
    path.write_text("dear = 'friend'", "utf-8")
    with pytest.raises(DataError):
        read_offer(path, DAY)
