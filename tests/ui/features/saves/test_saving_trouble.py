"""A game that cannot be saved, one that was saved badly, and taking back among several people."""

from dataclasses import replace

import pytest
from evenings import NAMES, SIZES, begin, stage_of

from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages
from macher.saves.document import SavedSeat, parse, text_of
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.start.menu import MenuScreen
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

FULL = "No space left on device"


class Troubled(GameSession):
    """A session whose disk is full until a test makes room."""

    full = room = False

    @property
    def save_problem(self):
        return FULL if self.full else ""

    def retry_save(self):
        self.full = not self.room
        return self.room


def troubled(lang="en", size=(1280, 720), scale=1.0):
    session = begin(4, "spd linke cdu fdp", humans="spd")
    session.__class__ = Troubled
    pilot, shell = stage_of(session, lang, size, scale)
    shell.play(session)
    pilot.settle()
    return pilot, session


def test_the_banner_comes_by_itself_and_goes_once_saving_works():
    pilot, session = troubled()
    assert pilot.find("banner") is None
    session.full = True
    pilot.wait(0.1).settle()
    assert "disk full" in pilot.get("banner.text").name
    pilot.click("banner.retry")
    assert pilot.find("banner") is not None
    session.room = True
    pilot.click("banner.retry")
    assert pilot.find("banner") is None
    assert pilot.shows("The game is saved again.")


def test_the_game_goes_on_under_the_banner_and_it_can_be_hidden():
    pilot, session = troubled()
    session.full = True
    pilot.wait(0.1).settle()
    decision = session.decision(0)
    assert session.submit(next(iter(decision.options)), version=session.version) is None
    pilot.click("banner.hide")
    assert pilot.find("banner") is None
    pilot.wait(0.1).settle()
    assert pilot.find("banner") is None


def test_the_banner_is_reached_by_keyboard():
    pilot, session = troubled()
    session.full = True
    pilot.wait(0.1).settle()
    for _ in range(30):
        pilot.press("tab")
        if pilot.focused.startswith("banner."):
            break
    session.room = True
    pilot.press("return")
    assert pilot.find("banner") is None


def test_where_a_file_lies_in_the_place_of_a_folder_the_banner_says_so(tmp_path):
    (tmp_path / "autosaves").write_text("")
    session = GameSession.new(
        GameConfig((SeatConfig("spd", "a", "human"), SeatConfig("cdu", "b"), SeatConfig("fdp", "c"))),
        SaveStore(tmp_path / "autosaves"),
        "none",
    )
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    assert "a file in place of a folder" in pilot.get("banner.text").name


def test_both_windows_say_under_which_names_the_courses_of_their_game_are_kept(tmp_path):
    seats = tuple(SeatConfig(party, NAMES[party], "human" if party == "spd" else "normal") for party in NAMES)
    GameSession.new(GameConfig(seats, seed=4), SaveStore(tmp_path), "none").close()
    windows = []
    for _ in range(2):
        texts = Texts.load("en")
        pilot = Pilot(Scene(), (1280, 720), texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(SaveStore(tmp_path), "none"))
        shell.go.resume()
        pilot.settle()
        windows.append((pilot, shell))
    for pilot, shell in windows:
        session = shell.controller.session
        seat = session.deciding()[0]
        assert session.submit(next(iter(session.decision(seat).options)), version=session.version) is None
        pilot.wait(0.1).settle()
    names = [words for pilot, _ in windows for words in [toast.text for toast in pilot.app.stage.toasts]]
    assert len(names) == 2
    assert "kept as “Autosave 2”, the other as “Autosave 1”" in names[0]
    assert "kept as “Autosave 1”, the other as “Autosave 2”" in names[1]
    pilot, shell = windows[0]
    shell.go.menu()
    shell.go.saves()
    pilot.settle()
    assert {node.title for node in pilot.all("saves.row")} == {"Autosave 1", "Autosave 2"}
    for _, shell in windows:
        shell.close()


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_banner_fits(lang, size, scale):
    pilot, session = troubled(lang, size, scale)
    session.full = True
    pilot.wait(0.1).settle()
    mine = [problem for problem in pilot.problems(contrast_too=False) if problem.where.startswith("banner")]
    assert [problem for problem in mine if problem.kind != "overlap"] == []


def test_a_damaged_autosave_is_told_with_one_button(tmp_path):
    store = SaveStore(tmp_path)
    seats = tuple(SeatConfig(party, NAMES[party], "human" if party == "spd" else "normal") for party in NAMES)
    session = GameSession.new(GameConfig(seats, seed=4), store, "none")
    for seat in (0, 1, 2):
        decision = session.decision(seat)
        assert session.submit(next(iter(decision.options)), version=session.version) is None
    session.close()
    newest = store.files()[0].path
    newest.write_text(newest.read_text()[:-200])
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(store, "none"))
    shell.go.resume()
    pilot.settle()
    assert pilot.app.stage.layers[-1].id == "restored"
    assert "is damaged" in pilot.get("restored.sheet").name
    assert pilot.problems() == []
    pilot.press("return")
    assert not pilot.app.stage.layers
    assert newest.exists()
    shell.close()


def people(humans):
    session = begin(4, "spd linke cdu fdp", humans=humans)
    pilot, shell = stage_of(session)
    shell[Preferences].set("handover", "open")
    shell.play(session)
    pilot.settle()
    for seat in session.humans:
        assert shell.controller.seat == seat
        shell.controller.confirm(next(iter(session.decision(seat).options)))
        pilot.wait(1).settle()
    shell.go.game_menu()
    return pilot, session


def test_alone_a_take_back_needs_nobody():
    pilot, session = people("spd")
    pilot.click("game-menu.game-menu.take-back")
    assert session.version == 0
    assert session.assisted


def test_among_several_all_are_asked_by_name():
    pilot, session = people("spd linke")
    pilot.click("game-menu.game-menu.take-back")
    assert pilot.app.stage.layers[-1].id == "agreement"
    assert any("Marion" in node.name and "Angie" in node.name for node in pilot.nodes())
    assert session.version == 2
    pilot.press("return")
    assert session.version == 2
    assert not session.assisted


def test_when_all_agree_it_is_taken_back():
    pilot, session = people("spd linke")
    pilot.click("game-menu.game-menu.take-back").click("agreement.all")
    assert session.version == 1
    assert session.assisted


def test_what_cannot_be_taken_back_leaves_what_others_did_in_sight():
    config = GameConfig((SeatConfig("spd", "a", "human"), SeatConfig("cdu", "b"), SeatConfig("fdp", "c")), seed=3)
    with GameSession.new(config, workers="inline") as session:
        controller = GameController(session)
        refused = []
        controller.on_refusal = refused.append
        while not controller.marks:  # others have kept their cards of the draft
            assert session.poll()
        before = list(controller.marks)
        controller.take_back()
        assert [refusal.reason for refusal in refused] == ["undo-nothing"]
        assert list(controller.marks) == before


# -- saves that somebody has edited ----------------------------------------------------------------------------------


def with_seats(save, *seats):
    return replace(save, seats=seats)


EDITED = {
    "nobody plays": lambda save: with_seats(save),
    "a seat that is none decides": lambda save: replace(save, summary=replace(save.summary, deciding=(4, 9))),
    "an unknown kind plays": lambda save: with_seats(save, SavedSeat("spd", "", "oracle"), *save.seats[1:]),
}


@pytest.mark.parametrize("what", EDITED)
def test_an_edited_autosave_harms_neither_the_menu_nor_going_on(tmp_path, what):
    store = SaveStore(tmp_path)
    session = begin(4, "spd linke cdu fdp", humans="spd")
    store.begin().write(text_of(EDITED[what](parse(session.save_text().encode()))))
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(store, "none"))
    pilot.app.push(MenuScreen(shell))
    pilot.settle()
    shell.go.resume()
    pilot.settle()
    said = any(toast.text.startswith(texts("save-unusable")) for toast in pilot.app.stage.toasts)
    assert said == (shell.controller is None)
    assert said == (what != "a seat that is none decides")
    assert not texts.missing
    shell.close()
