"""Mods that were made to do harm: the program starts, says what is wrong, and speaks English where a text fails."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from macher import resources
from macher.i18n import Texts
from macher.i18n.added import LONGEST_TEXT
from macher.i18n.texts import _catalogue
from macher.ui.settings.mods import LARGEST, MOST_FAULTS, Fault, Mods
from macher.ui.theme.tokens import PARTIES


@pytest.fixture
def folder(tmp_path: Path):
    """A folder of mods; whatever was loaded is forgotten afterwards."""
    yield tmp_path / "mods"
    Mods(None).load()
    _catalogue.cache_clear()


def language(folder: Path, *files: str) -> Mods:
    """A mod with a language of these files."""
    place = folder / "evil" / "languages" / "nl"
    place.mkdir(parents=True)
    for number, text in enumerate(files):
        (place / f"{number}.ftl").write_text(text, "utf-8")
    _catalogue.cache_clear()
    return Mods(folder).load()


def reasons(faults: list[Fault]) -> list[tuple[int, str]]:
    """Line and reason of each fault."""
    return [(fault.line, fault.reason) for fault in faults]


ENDLESS = [
    "a\n" * 32_000,
    "k = x\n" * 10_000,
    "".join(f"k{at} = x\n" for at in range(6_000)),
    "{" * 60_000,
    "menu-quit = " + "{$a}" * 15_000,
    "menu-quit = x\n" + " .a = x\n" * 8_000,
    "menu-quit = x" + "\n y" * 20_000,
    "menu-quit = {$a ->\n" + " [a] x\n" * 9_000 + "*[b] y\n}",
    "# x\n" * 16_000,
    "menu-quit = " + "{NUMBER($a)}" * 5_000,
]


@pytest.mark.parametrize("text", ENDLESS)
def test_no_language_takes_long(folder: Path, text: str) -> None:
    language(folder, "menu-quit = Weg\n")  # what is read once for all languages
    begun = process_time()
    (folder / "evil" / "languages" / "nl" / "0.ftl").write_text(text[:LARGEST], "utf-8")
    mods = Mods(folder).load()
    assert process_time() - begun < 1.5
    assert 0 < len(mods.faults) <= MOST_FAULTS + 1 or text.startswith("#")


def test_a_file_that_is_too_large_is_not_read(folder: Path) -> None:
    mods = language(folder, "#" * (LARGEST + 1))
    assert [(fault.reason, dict(fault.args)) for fault in mods.faults] == [("mods-too-large", {"limit": "64"})]


def test_a_text_that_goes_round_is_left_out_and_named(folder: Path) -> None:
    mods = language(
        folder,
        "menu-version = {menu-version}\nmenu-load = {menu-replays}\n-brand = {menu-new}\nmenu-quit = Weg\n",
        "menu-replays = {menu-load}\nmenu-new = {-brand}\n",
    )
    assert {fault.args["found"] for fault in mods.faults} == {
        "menu-version",
        "menu-load",
        "menu-replays",
        "-brand",
        "menu-new",
    }
    assert {fault.reason for fault in mods.faults} == {"mods-text-round"}
    texts, english = Texts.load("nl"), Texts.load("en")
    assert texts("menu-quit") == "Weg"
    for key in ("menu-load", "menu-replays", "menu-new"):
        assert texts(key) == english(key)
    assert texts("menu-version", version="1") == english("menu-version", version="1")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("{" + "9" * 5_000 + "}", "mods-text-fails"),
        ("x" * (LONGEST_TEXT + 1), "mods-text-long"),
        ("x" * 20_000, "mods-text-long"),
    ],
)
def test_a_text_that_fails_or_has_no_end_is_left_out_and_named(folder: Path, written: str, reason: str) -> None:
    mods = language(folder, f"menu-load = Laden\n\nmenu-quit = {written}\n")
    assert reasons(mods.faults) == [(3, reason)]
    texts = Texts.load("nl")
    assert (texts("menu-load"), texts("menu-quit")) == ("Laden", Texts.load("en")("menu-quit"))


@pytest.mark.parametrize(
    "option",
    ["minimumFractionDigits: 99999999", "minimumIntegerDigits: 999999999", "maximumSignificantDigits: 9999999"],
)
def test_numbers_are_not_written_without_end(folder: Path, option: str) -> None:
    begun = process_time()
    language(folder, f"saves-round = {{NUMBER($round, {option})}}\n")
    assert len(Texts.load("nl")("saves-round", round=7)) < 60
    assert process_time() - begun < 3


def test_english_is_said_for_a_text_that_fails_only_with_what_the_game_tells(folder: Path) -> None:
    """The checks cannot try everything; this one was told behind their back."""
    language(folder, "menu-quit = Weg\n")
    wrong = "-a = {-a}\nmenu-quit = {-a}{-a}\nmenu-load = " + "x" * 3_000
    resources.add_language(folder / "evil" / "languages" / "nl", (wrong,))
    _catalogue.cache_clear()
    texts, english = Texts.load("nl"), Texts.load("en")
    assert texts("menu-load") == english("menu-load")
    assert texts("menu-quit")


def test_faults_are_told_up_to_fifty(folder: Path) -> None:
    mods = language(folder, *("".join(f"k{at} = x\n" for at in range(45)) for _ in range(3)))
    assert len(mods.faults) == MOST_FAULTS + 1
    assert mods.faults[-1].reason == "mods-more-faults"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("palettes", "[" + " " * 60_000 + "x\n"),
        ("palettes", ".".join("a" * 20_000) + " = 1\n"),
        ("palettes", "[colours]\n" + "".join(f"k{at} = 1\n" for at in range(5_000))),
        ("palettes", "name = " + "[" * 400 + "]" * 400 + "\n"),
        ("personalities", "".join(f"k{at} = 1\n" for at in range(5_000))),
        ("personalities", "name = 'x'\n[tastes]\n" + "".join(f"k{at} = 1\n" for at in range(4_000))),
        ("figures", "[edition]\nkey = '2019'\n" + "".join(f"k{at} = 1\n" for at in range(4_000))),
        ("figures", "[edition]\nkey = '2019'\nseats = [" + "'x'," * 10_000 + "]\n"),
    ],
)
def test_no_table_takes_long(folder: Path, kind: str, text: str) -> None:
    (folder / "evil" / kind).mkdir(parents=True)
    (folder / "evil" / kind / "a.toml").write_text(text, "utf-8")
    begun = process_time()
    mods = Mods(folder).load()
    assert process_time() - begun < 1.5
    assert 0 < len(mods.faults) <= MOST_FAULTS + 1
    assert all(len(str(value)) <= 300 for fault in mods.faults for value in fault.args.values())


def test_a_mod_that_breaks_its_reader_does_not_keep_the_game_from_starting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macher.i18n.added.check_language", lambda lang, files: 1 // 0)
    mods = language(folder, "menu-quit = Weg\n")
    assert [fault.reason for fault in mods.faults] == ["mods-unreadable"]


def _palette(folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    colours = "\n".join(f'{party} = "#11223{at}"' for at, party in enumerate(PARTIES))
    (folder / f"{name}.toml").write_text(f'name = "{name}"\n[colours]\n{colours}\n', encoding="utf-8")


def test_empty_folders_take_no_room_from_mods_and_what_is_too_much_is_said(tmp_path: Path) -> None:
    for at in range(300):
        (tmp_path / f"a{at:03}").mkdir()
    _palette(tmp_path / "true" / "palettes", "pastel")
    mods = Mods(tmp_path).load()
    assert [mod.name for mod in mods.found if mod.palettes] == ["true"]
    assert mods.faults == []
    for at in range(203):
        _palette(tmp_path / f"b{at:03}" / "palettes", "pastel")
    mods = Mods(tmp_path).load()
    assert len([mod for mod in mods.found if mod.palettes]) == 200
    (fault,) = mods.faults
    assert (fault.reason, fault.args) == ("mods-too-many", {"limit": "200", "n": 4})


def test_too_many_files_of_a_kind_are_said(tmp_path: Path) -> None:
    for at in range(201):
        _palette(tmp_path / "many" / "palettes", f"p{at:03}")
    (mod,) = Mods(tmp_path).load().found
    assert len(mod.palettes) == 200
    (fault,) = mod.faults
    assert (fault.place, fault.args["n"]) == ("many/palettes", 1)
    Mods(None).load()
