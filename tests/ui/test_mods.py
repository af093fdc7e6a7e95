"""Mods: what is right is used, what is wrong is told with its line, and nothing keeps the game from starting."""

from __future__ import annotations

from functools import partial

import pytest
from evenings import SIZES

from macher import resources
from macher.ai.classic.weights import CLASSIC
from macher.ai.personalities import definition, learn, style_of
from macher.ai.styles import PLAIN
from macher.ai.weights import NORMAL
from macher.editions.registry import shipped_file
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.i18n.texts import _catalogue
from macher.saves.document import parse
from macher.saves.verify import rerun
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.session.thinking import ProcessThinker
from macher.ui.features.settings.page import SettingsScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.games import Games
from macher.ui.game.strength import kind_text
from macher.ui.scene import Scene
from macher.ui.settings.mods import Mods, line_of
from macher.ui.settings.settings import Settings, SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme import PALETTES, make_theme

PASTEL = """name = {nl = "Pastel", en = "Pastel colours"}

[colours]
cdu = "#303840"
spd = "#D06060"
fdp = "#E8D890"
gruene = "#70B0A0"
linke = "#A070A0"
"""


MISER = """about = {en = "Spends late.", de = "Gibt spät aus."}
[name]
en = "miser"
de = "Geizhals"

# what it likes
[tastes]
base = 3.0

[weights]
reserve = 14
"""


@pytest.fixture
def folder(tmp_path):
    """A folder of mods; whatever was loaded is forgotten afterwards."""
    yield tmp_path / "mods"
    Mods(None).load()


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def good(folder):
    write(folder / "pastel" / "palettes" / "pastel.toml", PASTEL)
    write(folder / "pastel" / "languages" / "nl" / "menu.ftl", "menu-quit = Afsluiten\n")
    write(folder / "pastel" / "figures" / "money.toml", shipped_file("2019").read_text(encoding="utf-8"))
    write(folder / "pastel" / "personalities" / "miser.toml", MISER)
    return Mods(folder).load()


def test_languages_colours_and_figures_are_used(folder):
    mods = good(folder)
    assert mods.faults == []
    assert [(mod.name, mod.languages) for mod in mods.found] == [("pastel", ["nl"])]
    assert "Nederlands" in [language.name for language in available_languages()]
    texts = Texts.load("nl")
    assert texts("menu-quit") == "Afsluiten"
    assert texts("menu-load") == Texts.load("en")("menu-load")
    assert not texts.missing
    key = mods.found[0].palettes[0]
    assert make_theme("paper", key).parties["spd"].fill == (0xD0, 0x60, 0x60)
    assert [(copy.path.name, copy.edition, copy.ok) for copy in mods.copies] == [("money.toml", "2019", True)]


def test_a_personality_is_used_by_seats_in_any_process(folder):
    good(folder)
    style = style_of("mod:pastel/miser")
    assert (style.tastes.base, style.weights.reserve, style.classic.reserve) == (3.0, 14.0, CLASSIC.reserve)
    assert style.weights.steady == NORMAL.steady
    told = definition("mod:pastel/miser")
    Mods(None).load()
    assert style_of("mod:pastel/miser") == PLAIN
    learn("mod:pastel/miser", told)
    assert style_of("mod:pastel/miser") == style
    Mods(None).load()


@pytest.mark.parametrize("workers", ["inline", "process"])
def test_a_game_is_played_with_a_personality_and_goes_on_without_its_mod(folder, workers, monkeypatch):
    """However long the hard seat thinks: what it does after too long is for others to test."""
    monkeypatch.setattr("macher.session.session.ProcessThinker", partial(ProcessThinker, patience=60.0))
    monkeypatch.setattr("macher.session.session.DEADLINE", 120.0)
    good(folder)
    kinds = ("hard:mod:pastel/miser", "normal:mod:pastel/miser", "easy:mod:pastel/miser")
    seats = tuple(SeatConfig(party, party, kind) for party, kind in zip(("spd", "cdu", "fdp"), kinds, strict=True))
    session = GameSession.new(GameConfig(seats, seed=4), workers=workers)
    while session.version < 20:
        session.poll()
    assert session.notes == []
    saved = rerun(parse(session.save_text().encode()))
    session.close()
    Mods(None).load()
    again = GameSession.resume(saved, workers="inline")
    assert again.config.seats[0].kind == kinds[0]
    while again.version < 30:
        again.poll()
    assert again.notes == []


def test_a_personality_is_chosen_in_a_new_game_and_says_that_nobody_measured_it(folder):
    mods = good(folder)
    pilot, shell = opened(mods, "de", (1280, 720), 1.0)
    shell.go.new_game()
    pilot.settle()
    screen = pilot.scene
    pilot.click("newgame.options")
    party = next(seat.party for seat in screen.seats if seat.kind != "human" and seat.open)
    pilot.click(f"seat.{party}.style").click(f"seat.{party}.style.mod:pastel/miser")
    assert next(seat.kind for seat in screen.seats if seat.party == party).endswith(":mod:pastel/miser")
    assert pilot.shows("Geizhals")
    pilot.move(f"seat.{party}.style").wait(1.0)
    said = pilot.app.stage.tip.name
    assert "Gibt spät aus." in said
    assert "nicht gemessen" in said
    assert pilot.problems() == []
    kind = next(seat.kind for seat in screen.seats if seat.party == party)
    assert kind_text(shell.texts, kind).endswith("Geizhals")
    shell.settings.seats = screen.seats
    Mods(None).load()
    assert kind_text(shell.texts, kind) == kind_text(shell.texts, kind.partition(":")[0])
    assert not any("mod:" in seat.kind for seat in NewGameScreen(shell).seats)
    assert Settings.read({"seats": [{"party": "spd", "kind": kind}]}).seats[0].kind == kind


def test_what_is_gone_is_forgotten_and_a_kept_choice_harms_nothing(folder):
    key = good(folder).found[0].palettes[0]
    Mods(None).load()
    assert key not in PALETTES
    assert "nl" not in resources.language_folders()
    kept = Settings.read({"palette": key})
    assert make_theme("paper", kept.palette).parties["spd"].fill == make_theme("paper").parties["spd"].fill


WRONG = [
    ("palettes/a.toml", PASTEL.replace("#D06060", "red"), ("a.toml:5", "mods-no-colour")),
    ("palettes/a.toml", PASTEL.replace("linke", "piraten"), ("a.toml:3", "mods-colour-missing")),
    ("palettes/a.toml", "name = 'x'\n", ("a.toml", "mods-no-colours")),
    ("palettes/a.toml", PASTEL + "\n[[\n", ("a.toml:10", "mods-no-toml")),
    ("palettes/a.toml", PASTEL.partition("\n")[2], ("a.toml", "mods-no-name")),
    ("languages/nl/a.ftl", "menu-quit = Weg\n\nno text\n", ("a.ftl:3", "mods-no-text")),
    ("languages/nl/a.ftl", "menu-quit = Weg\nmenu-fly = Vlieg\n", ("a.ftl:2", "mods-unknown-key")),
    ("languages/de/a.ftl", "menu-quit = Weg\n", ("de", "mods-language-twice")),
    ("languages/klingon!/a.ftl", "menu-quit = Weg\n", ("klingon!", "mods-no-language")),
    ("personalities/a.toml", MISER.replace("3.0", '"much"'), ("a.toml:8", "mods-no-number")),
    ("personalities/a.toml", MISER.replace("3.0", "300"), ("a.toml:8", "mods-out-of-range")),
    ("personalities/a.toml", MISER.replace("3.0", "nan"), ("a.toml:8", "mods-no-number")),
    ("personalities/a.toml", MISER.replace("base", "bass"), ("a.toml:8", "mods-unknown-key")),
    ("personalities/a.toml", MISER.replace("[weights]", "[weight]"), ("a.toml:10", "mods-unknown-key")),
    ("personalities/a.toml", MISER.replace("14", "0"), ("a.toml:11", "mods-out-of-range")),
    ("personalities/a.toml", MISER.replace("14", "true"), ("a.toml:11", "mods-no-number")),
    ("personalities/a.toml", MISER.replace('"miser"', "1"), ("a.toml:2", "mods-no-name")),
    ("personalities/a.toml", "tastes = 3\nname = 'x'\n", ("a.toml:1", "mods-no-table")),
    ("personalities/a.toml", "[tastes]\nbase = 1\n", ("a.toml", "mods-no-name")),
    ("personalities/a.toml", "name = 'x'\nabout = 3\n", ("a.toml:2", "mods-no-about")),
    ("personalities/a.toml", "name = \n", ("a.toml:1", "mods-no-toml")),
    ("figures/a.toml", "[edition]\nkey = 'nope'\n", ("a.toml:2", "data-no-edition")),
    ("figures/a.toml", "[edition\n", ("a.toml:1", "data-not-toml")),
]


@pytest.mark.parametrize(("path", "text", "told"), WRONG)
def test_what_is_wrong_is_told_with_its_line(folder, path, text, told):
    write(folder / "bad" / path, text)
    mods = good(folder)
    assert (told[0], told[1]) in [(fault.place.rpartition("/")[2], fault.reason) for fault in mods.faults]
    assert [mod.name for mod in mods.found if mod.palettes and mod.name == "pastel"] == ["pastel"]


def test_bytes_that_are_no_text_and_missing_folders_are_survived(folder):
    (folder / "bad" / "palettes").mkdir(parents=True)
    (folder / "bad" / "palettes" / "a.toml").write_bytes(b"\xff\xfe\x00")
    (folder / "a file").write_text("")
    mods = Mods(folder).load()
    assert [fault.reason for fault in mods.faults] == ["mods-unreadable"]
    assert Mods(folder / "nowhere").load().found == []


@pytest.mark.parametrize(
    ("path", "sign", "reason"),
    [
        ("palettes/a.toml", "1", "mods-no-toml"),
        ("palettes/a.toml", "[", "mods-no-toml"),
        ("personalities/a.toml", "1", "mods-no-toml"),
        ("languages/nl/a.ftl", "{", "mods-no-text"),
    ],
)
def test_numbers_without_end_and_the_deepest_nesting_are_survived(folder, path, sign, reason):
    write(folder / "bad" / path, f"name = {sign * 5000}\n")
    assert [fault.reason for fault in Mods(folder).load().faults] == [reason]


def test_a_file_is_told_by_its_whole_path_in_a_mod_that_is_called_like_its_language(folder):
    write(folder / "nl" / "languages" / "nl" / "a.ftl", "no text\n")
    assert [fault.place for fault in Mods(folder).load().faults] == ["nl/languages/nl/a.ftl:1"]


def test_a_byte_order_mark_is_no_part_of_a_file(folder):
    write(folder / "bom" / "palettes" / "a.toml", "\ufeff" + PASTEL)
    write(folder / "bom" / "languages" / "nl" / "a.ftl", "\ufeffmenu-quit = Afsluiten\n")
    assert Mods(folder).load().faults == []
    _catalogue.cache_clear()
    assert Texts.load("nl")("menu-quit") == "Afsluiten"
    _catalogue.cache_clear()


def test_lines_of_nested_entries_are_found():
    text = "[a]\nb = 1\n\n[[polls]]\nx = 1\n[[polls]]\nx = 2\n"
    assert line_of(text, "a", "b") == 2
    assert line_of(text, "polls", "2", "x") == 7
    assert line_of(text, "a", "missing") == 1
    assert line_of(text, "nothing") == 0


def opened(mods, lang, size, scale):
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.mods = mods
    pilot.app.push(SettingsScreen(shell, "mods"))
    return pilot.settle(), shell


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_page_fits_and_says_everything(folder, lang, size, scale):
    write(folder / "bad" / "palettes" / "a.toml", PASTEL.replace("#D06060", "red"))
    pilot, shell = opened(good(folder), lang, size, scale)
    assert pilot.problems() == []
    assert pilot.shows("bad/palettes/a.toml:5")
    assert not shell.texts.missing
    empty, _ = opened(Mods(None), lang, size, scale)
    assert empty.problems() == []


def test_colours_of_a_mod_are_chosen_and_its_language_spoken(folder):
    mods = good(folder)
    pilot, shell = opened(mods, "en", (1280, 720), 1.0)
    pilot.click("mods.palette").click(f"mods.palette.{mods.found[0].palettes[0]}")
    assert pilot.app.options.palette == "mod:pastel/pastel"
    assert shell.settings is shell.store.settings
    pilot.scene.turn("language")
    pilot.settle()
    assert pilot.problems() == []
    pilot.click("language").click("language.nl")
    assert shell.texts.lang == "nl"
    assert pilot.problems() == []
