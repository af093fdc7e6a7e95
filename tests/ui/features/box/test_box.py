"""The box on the shelf: typing figures in by keyboard and mouse, what is asked about, and the games that take them."""

from dataclasses import replace

import pytest

from macher.gallery.pictures.box import BOX
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.box import BoxFiles
from macher.saves.box_names import count_in_name
from macher.ui.features.box.page import BoxScreen
from macher.ui.features.box.typing import may_become
from macher.ui.features.replay.review import ReviewScreen
from macher.ui.features.saves.details import SavedWords
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.features.tournament.set_up import TournamentSetupScreen
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.games import Games
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

DAY = "2026-09-20"
SAXONY = "lands.SN"


class Below(Scene):
    def build(self, ctx):
        return Node(ctx.rect)


class Kept(Games):
    """Games without a folder of saves, but with one for figures."""

    def __init__(self, folder):
        super().__init__(None, "none")
        self.figures = folder

    @property
    def data_folder(self):
        return self.figures


def opened(tmp_path, page="lands", card=SAXONY, key="2019", lang="en", size=(1280, 720)):
    texts, store = Texts.load(lang), SettingsStore(None)
    pilot = Pilot(Below(), size, options=store.settings.ui_options(), texts=texts)
    shell = Shell(pilot.app, texts, store, Kept(tmp_path / "figures"))
    pilot.app.push(BoxScreen(shell, key, page, card))
    return pilot.settle(), shell


def typed(shell, key="2019"):
    return {path: each.value for path, each in shell.games.boxes.box(key).typed.items()}


def on_disk(tmp_path, key="2019"):
    return {path: each.value for path, each in BoxFiles(tmp_path / "figures").box(key).typed.items()}


def write(pilot, text):
    pilot.type(text)
    return pilot.settle()


def test_a_number_can_be_typed_in_as_soon_as_the_page_or_another_kind_of_card_is_open(tmp_path):
    pilot, shell = opened(tmp_path, card="lands.NW", key="2006")
    write(pilot, "3")
    assert pilot.get(f"box.f.{pilot.scene.path}").text == "3"
    pilot.press("BackSpace").settle()
    pilot.click("box.page.polls").settle()
    assert pilot.app.stage.focus is pilot.get(f"box.f.{pilot.scene.path}")
    shell.close()


def test_a_card_is_typed_in_with_the_keyboard_alone(tmp_path):
    pilot, shell = opened(tmp_path)
    pilot.click(f"box.f.{SAXONY}.points.2").settle()
    for number in ("9", "14", "18"):
        write(pilot, number)
        pilot.press("return").settle()
    assert typed(shell) == {f"{SAXONY}.points.{at}": value for at, value in zip((2, 3, 4), (9, 14, 18), strict=True)}
    assert pilot.scene.path == f"{SAXONY}.points.5"
    pilot.press("escape").settle()
    assert on_disk(tmp_path) == typed(shell)


def test_arrows_go_from_line_to_line_and_page_keys_from_card_to_card(tmp_path):
    pilot, _ = opened(tmp_path)
    pilot.click(f"box.f.{SAXONY}.points.2").settle()
    pilot.press("down").settle()
    assert pilot.scene.path == f"{SAXONY}.points.3"
    pilot.press("up", "up").settle()
    assert pilot.scene.path == f"{SAXONY}.points.1"
    keys = [card.key for card in pilot.scene.page.cards]
    pilot.press("page down").settle()
    assert pilot.scene.card_key == keys[keys.index(SAXONY) + 1]


def test_half_a_number_is_not_called_odd_and_a_whole_one_is(tmp_path):
    pilot, shell = opened(tmp_path)
    box = shell.games.boxes.box("2019")
    for path, value in ((f"{SAXONY}.points.6", 24), (f"{SAXONY}.maximum", 35)):
        field = next(field for field in box.page("lands").fields() if field.path == path)
        box.put(field, value, DAY)
    asked = f"{SAXONY}.points.7"
    pilot.click(f"box.f.{asked}").settle()
    write(pilot, "2")
    field = pilot.scene.field
    assert (pilot.scene.shown_doubt(field), asked in typed(shell)) == (None, False)
    write(pilot, "7")
    assert typed(shell)[asked] == 27
    write(pilot, "1")  # 271
    assert pilot.scene.shown_doubt(field).reason == "order"
    assert asked not in typed(shell)


def doubtful(pilot):
    """A value below the one before it, and Enter."""
    pilot.click(f"box.f.{SAXONY}.points.3").settle()
    write(pilot, "14")
    pilot.press("return").settle()
    write(pilot, "5")
    pilot.press("return").settle()


def test_what_is_odd_is_asked_about_and_can_be_corrected(tmp_path):
    pilot, shell = opened(tmp_path)
    doubtful(pilot)
    assert pilot.app.stage.has_layer("box-doubt")
    pilot.click("box-doubt.correct").settle()
    assert pilot.scene.path == f"{SAXONY}.points.4"
    assert f"{SAXONY}.points.4" not in typed(shell)
    pilot.press("backspace").settle()
    write(pilot, "18")
    assert typed(shell)[f"{SAXONY}.points.4"] == 18


def test_what_is_odd_counts_if_the_card_really_says_so(tmp_path):
    pilot, shell = opened(tmp_path)
    doubtful(pilot)
    pilot.click("box-doubt.sure").settle()
    assert typed(shell)[f"{SAXONY}.points.4"] == 5
    assert pilot.scene.path == f"{SAXONY}.points.5"
    assert pilot.app.stage.find("box.aside") is not None  # the figures of a game cannot fall: the card waits


@pytest.mark.parametrize("way", ["box.card.lands.HE", "box.page.polls", "box.back"])
def test_no_way_off_a_card_skips_the_question(tmp_path, way):
    pilot, _ = opened(tmp_path)
    pilot.click(f"box.f.{SAXONY}.points.3").settle()
    write(pilot, "14")
    pilot.press("return").settle()
    write(pilot, "5")
    pilot.click(way).settle()
    assert pilot.app.stage.has_layer("box-doubt")
    pilot.click("box-doubt.sure").settle()
    left = pilot.scene
    assert not isinstance(left, BoxScreen) or (left.card_key, left.page_key) != (SAXONY, "lands")


def test_an_emptied_line_takes_the_reconstruction_again(tmp_path):
    pilot, shell = opened(tmp_path)
    pilot.click(f"box.f.{SAXONY}.points.2").settle()
    write(pilot, "9")
    assert typed(shell)
    pilot.press("backspace").settle()
    assert typed(shell) == {}


def test_choices_are_picked_with_the_mouse(tmp_path):
    pilot, shell = opened(tmp_path)
    pilot.click(f"box.f.{SAXONY}.size.small").settle()
    assert typed(shell) == {f"{SAXONY}.size": "small"}


def test_a_row_of_numbers_is_taken_whole(tmp_path):
    pilot, shell = opened(tmp_path, "trend", "")
    pilot.click("box.f.trend.scale").settle()
    write(pilot, "-3 -2 0 2 4")
    assert typed(shell) == {}
    pilot.press("return").settle()
    assert typed(shell) == {"trend.scale": (-3, -2, 0, 2, 4)}
    assert shell.games.boxes.box("2019").figures["trend"]["scale"] == [-3, -2, 0, 2, 4]


def test_the_rest_of_a_card_is_confirmed_at_once_and_taken_back(tmp_path):
    pilot, shell = opened(tmp_path)
    pilot.click("box.agree").settle()
    box = shell.games.boxes.box("2019")
    assert box.of_card(pilot.scene.card).complete
    pilot.click("box.clear").settle()
    assert typed(shell) == {}


def test_every_edition_and_page_opens_by_click(tmp_path):
    pilot, _ = opened(tmp_path)
    for key in ("2006", "1997", "consim", "2019"):
        pilot.click("box.edition").settle()
        pilot.click(f"box.edition.{key}").settle()
        assert pilot.scene.edition_key == key
        for page in pilot.scene.box.pages:
            pilot.click(f"box.page.{page.key}").settle()
            assert pilot.scene.page_key == page.key
            assert pilot.problems() == [], (key, page.key)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("name", sorted(BOX))
@pytest.mark.parametrize(("lang", "size"), [("de", (1280, 720)), ("fr", (1920, 1080)), ("pl", (960, 540))])
def test_pages_fit(name, lang, size):
    texts, store = Texts.load(lang), SettingsStore(None)
    pilot = Pilot(Below(), size, options=store.settings.ui_options(), texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    BOX[name](shell)
    assert pilot.settle().problems() == []


def test_the_box_is_under_more(tmp_path):
    pilot, shell = opened(tmp_path)
    shell.go.menu()
    pilot.settle()
    pilot.click("menu.more").settle()
    pilot.click("menu.box").settle()
    assert isinstance(pilot.scene, BoxScreen)


def agreed(shell, key="2019"):
    box = shell.games.boxes.box(key)
    box.agree(box.page("lands").cards[5], DAY)
    shell.games.boxes.save(key)
    return box


def test_a_new_game_takes_the_box_until_that_is_switched_off(tmp_path):
    pilot, shell = opened(tmp_path)
    box = agreed(shell)
    screen = NewGameScreen(shell)
    assert screen.data_file == tmp_path / "figures" / "box-2019.toml"
    config = shell.games.begin(screen.config()).config
    assert count_in_name(config.data_file.name) == box.of_all()
    pilot.click("box.use").settle()
    assert shell.settings.box_in_use is False
    assert NewGameScreen(shell).data_file is None
    pilot.click("box.use").settle()
    assert NewGameScreen(shell).data_file is not None


def test_another_edition_takes_its_own_box(tmp_path):
    pilot, shell = opened(tmp_path)
    agreed(shell)
    agreed(shell, "1997")
    pilot.app.push(NewGameScreen(shell))
    pilot.settle()
    pilot.scene.choose_edition("1997")
    assert pilot.scene.data_file.name == "box-1997.toml"
    pilot.scene.choose_edition("2006")
    assert pilot.scene.data_file is None


def test_the_quick_game_takes_the_box_and_the_game_says_so(tmp_path):
    pilot, shell = opened(tmp_path)
    count = agreed(shell).of_all()
    shell.go.quick_game()
    pilot.settle()
    assert count_in_name(shell.controller.session.config.data_file.name) == count
    shell.go.game_menu()
    pilot.settle()
    said = shell.texts("box-in-game", done=str(count.done), total=str(count.total))
    assert pilot.shows(said)


def test_save_replay_and_result_say_which_figures_a_game_has(tmp_path):
    _, shell = opened(tmp_path)
    count = agreed(shell).of_all()
    said = shell.texts("box-in-game", done=str(count.done), total=str(count.total))
    session = shell.games.begin(NewGameScreen(shell).config())
    path = tmp_path / "game.json"
    path.write_text(session.save_text(), "utf-8")
    entry = shell.games.library.find(path)
    assert SavedWords(shell.texts, entry, "").figures() == said
    assert said in ReviewScreen(shell, ReviewedGame.of_session(session)).title()[0]
    plain = shell.games.begin(replace(session.config, data_file=None))
    assert not any(said in form for form in ReviewScreen(shell, ReviewedGame.of_session(plain)).title())


def test_a_tournament_keeps_the_figures_that_it_began_with(tmp_path):
    _, shell = opened(tmp_path)
    agreed(shell)
    figures = shell.games.boxes.in_use("2019")
    shell[Tournaments].begin(
        replace(TournamentSetupScreen(shell).plan(), edition="2019", elections=4, data_file=figures)
    )
    assert count_in_name(shell[Tournaments].desk.tournament.plan.data_file.name) is not None


def test_a_damaged_file_is_told_when_the_page_opens(tmp_path):
    folder = tmp_path / "figures"
    folder.mkdir()
    (folder / "box-2019.toml").write_text("= nonsense", "utf-8")
    pilot, shell = opened(tmp_path)
    name = shell.games.boxes.damaged["2019"]
    assert pilot.shows(name)


def test_one_file_is_saved_and_opened_again(tmp_path, monkeypatch):
    monkeypatch.setattr("macher.ui.features.box.files.reports_folder", lambda: tmp_path / "home")
    pilot, shell = opened(tmp_path)
    agreed(shell)
    before = typed(shell)
    pilot.scene.rebuild()
    pilot.settle()
    pilot.click("box.save").settle()
    (path,) = (tmp_path / "home").iterdir()
    pilot.click("box.clear").settle()
    shell.games.boxes.box("2019").drop(list(shell.games.boxes.box("2019").page("lands").fields()))
    assert pilot.scene.desk.take(path) == ""
    pilot.settle()
    assert typed(shell) == before
    (tmp_path / "letter.toml").write_text("dear = 'friend'", "utf-8")
    assert "letter.toml" in pilot.scene.desk.take(tmp_path / "letter.toml")


@pytest.mark.parametrize(
    ("text", "low", "high", "expected"),
    [
        ("", 24, 35, True),
        ("2", 24, 35, True),
        ("3", 24, 35, True),
        ("4", 24, 35, False),
        ("27", 24, 35, False),
        ("1", 24, 135, True),
        ("-", -3, 3, True),
        ("-1", -3, 3, False),
        ("-1", -20, 3, True),
        ("x", 0, 9, False),
        ("0", 0, 9, True),
    ],
)
def test_half_a_number(text, low, high, expected):
    assert may_become(text, low, high) is expected
