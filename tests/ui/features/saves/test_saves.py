"""Saved games at the real interface: by mouse and by keyboard, from the menu and during a game, whole and damaged."""

import os
from dataclasses import replace

import pygame
import pytest
from evenings import NAMES, SIZES
from hands import Hands

from macher.engine.chance import Stream
from macher.gallery.pilot import Pilot
from macher.i18n import Texts, available_languages, names
from macher.saves.document import load, text_of
from macher.saves.library import Library
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.handover.page import CURTAIN
from macher.ui.features.saves.details import SavedWords
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "saves", tmp_path / "replays", SaveStore(tmp_path / "autosaves"))


@pytest.fixture
def start(library, tmp_path, monkeypatch):
    """The main menu over these folders."""
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "home"))
    flows = []

    def begin(lang="en", size=(1280, 720), scale=1.0):
        texts = Texts.load(lang)
        pilot = Pilot(Scene(), size, scale, texts=texts)
        games = Games(library.store, "none", library=library)
        shell = Shell(pilot.app, texts, SettingsStore(None), games)
        shell.settings.speed = "instant"
        flows.append(shell)
        shell.go.menu()
        pilot.settle()
        return pilot, shell

    yield begin
    for shell in flows:
        shell.close()


def config(humans="spd", seed=4):
    seats = tuple(SeatConfig(party, NAMES[party], "human" if party in humans.split() else "random") for party in NAMES)
    return GameConfig(seats, seed=seed)


def move(shell, times=1):
    """So many decisions, whoever has them."""
    session = shell.controller.session
    stream = Stream(9, session.version)
    for _ in range(times):
        seat = session.deciding()[0]
        assert session.submit(session.decision(seat).options.sample(stream), version=session.version) is None


def saved(library, commands=60, seed=4, humans="spd"):
    """The text of a game after so many commands."""
    stream = Stream(7)
    with GameSession.new(config(humans, seed), None, "none") as session:
        while session.version < commands and not session.over:
            seat = session.deciding()[0]
            session.submit(session.decision(seat).options.sample(stream), version=session.version)
        return session.save_text()


def play(pilot, shell, **given):
    shell.begin(config(**given))
    pilot.settle()


def tab_to(pilot, id, most=60):
    """The keyboard alone: Tab and the arrows until a node has the focus."""
    for key in ("tab", "down", "right"):
        for _ in range(most):
            if pilot.focused == id:
                return pilot
            pilot.press(key)
    raise AssertionError(f"{id} is not reached, the focus is on {pilot.focused}")


# --- quick save -------------------------------------------------------------------------------------------------------


def test_quick_save_and_back(start, library):
    pilot, shell = start()
    play(pilot, shell)
    move(shell, 3)
    pilot.press("f5")
    assert pilot.shows("Quick save made")
    digest, left = shell.controller.session.digest, shell.controller.session
    move(shell, 4)
    further = left.autosave
    pilot.press("f9").click("saves-back.load").settle()
    assert shell.controller.session is not left
    assert shell.controller.session.digest == digest
    assert shell.controller.session.version == 3
    assert pilot.scene.name == "table"
    assert further in [entry.path for entry in library.autosaves()]


def test_there_is_nothing_to_go_back_to_at_first(start):
    pilot, shell = start()
    play(pilot, shell)
    before = shell.controller.session
    pilot.press("f9")
    assert pilot.shows("You have no quick save yet.")
    assert shell.controller.session is before


def test_without_a_game_nothing_is_kept(start, library):
    pilot, _ = start()
    pilot.press("f5")
    assert pilot.shows("There is no game in progress")
    pilot.press("ctrl+s")
    assert library.kept() == []


# --- a name -----------------------------------------------------------------------------------------------------------


def test_a_game_is_kept_under_a_name_by_keyboard(start, library):
    pilot, shell = start()
    play(pilot, shell)
    move(shell, 2)
    pilot.press("ctrl+s")
    assert pilot.focused == "save-name.entry"
    pilot.type("Hesse at last").press("return")
    assert [entry.name for entry in library.kept()] == ["Hesse at last"]
    assert pilot.shows("Saved as “Hesse at last”.")
    assert not pilot.app.stage.layers


def test_a_game_is_kept_from_its_menu_by_mouse(start, library):
    pilot, shell = start()
    play(pilot, shell)
    shell.go.game_menu()
    pilot.settle()
    pilot.click("game-menu.game-menu.save").click("save-name.keep")
    assert [entry.name for entry in library.kept()] == ["Setup"]


def test_without_a_name_nothing_is_kept(start, library):
    pilot, shell = start()
    play(pilot, shell)
    pilot.press("ctrl+s").press("ctrl+a").press("backspace").press("return")
    assert library.kept() == []
    assert pilot.shows("A saved game needs a name.")
    pilot.press("escape")
    assert not pilot.app.stage.layers


def test_a_full_disk_raises_the_banner_and_the_game_goes_on(start, library, monkeypatch):
    pilot, shell = start()
    play(pilot, shell)
    full = OSError(28, "No space left on device")

    def fail(*_):
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(library, "keep_quickly", fail)
        pilot.press("f5").settle()
        assert "disk full" in pilot.get("banner.text").name
        pilot.click("banner.hide").press("f5").settle()
        assert pilot.find("banner") is not None
        move(shell)
        pilot.click("banner.retry")
        assert pilot.find("banner") is not None
    pilot.click("banner.retry").settle()
    assert pilot.find("banner") is None
    assert library.quick() is not None


# --- the list ---------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_found_from_the_menu_by_mouse(start, library):
    library.keep(saved(library), "Sunday")
    pilot, shell = start()
    pilot.click("menu.more").click("menu.load")
    assert pilot.shows("Round")
    pilot.click("saves.load").settle()
    assert shell.controller.session.version == 60
    assert pilot.shows("Loaded: Sunday")


def test_the_button_says_at_once_that_a_saved_game_is_opened(start, library):
    library.keep(saved(library), "Sunday")
    pilot, shell = start()
    pilot.click("menu.more").click("menu.load")
    button = pilot.get("saves.load")
    button.on_click()
    button.on_click()  # an impatient second click
    pilot.app.stage.build()
    assert pilot.get("saves.load").name == "Opening…"
    assert shell.controller is None
    assert pilot.settle().shows("Loaded: Sunday")


def test_a_saved_game_is_found_from_the_menu_by_keyboard(start, library):
    library.keep(saved(library, 30), "first")
    library.keep(saved(library, 40, seed=5).replace("2026-", "2001-").replace("2025-", "2001-"), "second")
    pilot, shell = start()
    pilot.press("ctrl+o")
    tab_to(pilot, "saves.row.0")
    pilot.press("down")
    assert pilot.focused == "saves.row.1"
    assert pilot.scene.at == 1
    pilot.press("up").press("return").settle()
    assert shell.controller.session.version == 30


def test_loading_during_a_game_loses_nothing(start, library):
    library.keep(saved(library, seed=8), "other")
    pilot, shell = start()
    play(pilot, shell)
    move(shell, 5)
    digest = shell.controller.session.digest
    pilot.press("ctrl+o")
    running = next(at for at, entry in enumerate(pilot.scene.entries) if entry.shelf == "autosave")
    pilot.click(f"saves.row.{running}")
    assert pilot.get("saves.load").reason
    assert pilot.get("saves.delete").reason
    other = next(at for at, entry in enumerate(pilot.scene.entries) if entry.name == "other")
    pilot.click(f"saves.row.{other}").click("saves.load").settle()
    assert shell.controller.session.config.seed == 8
    shell.go.menu()
    pilot.settle()
    pilot.click("menu.more").click("menu.load")
    games = [library.load(entry.path) for entry in pilot.scene.entries if entry.shelf == "autosave"]
    assert digest in [game.journal.state.digest() for game in games]


def test_leaving_the_list_leads_back_to_the_game(start, library):
    pilot, shell = start()
    play(pilot, shell)
    before = shell.controller.session
    pilot.press("ctrl+o")
    assert pilot.find("saves.page.replays") is None
    pilot.press("escape")
    assert pilot.scene.name == "table"
    assert shell.controller.session is before


def test_an_empty_list_offers_a_game(start):
    pilot, shell = start()
    pilot.click("menu.more").click("menu.load")
    assert pilot.shows("You have no saved games yet.")
    pilot.click("saves.page.replays")
    assert pilot.shows("You haven’t finished a game yet.")
    pilot.click("saves.play").settle()
    assert shell.controller is not None


def test_renaming_and_deleting(start, library):
    library.keep(saved(library, 10), "old")
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").click("saves.rename")
    pilot.type("new").press("return")
    assert [entry.name for entry in library.kept()] == ["new"]
    pilot.click("saves.delete")
    assert library.kept() == []
    assert pilot.shows("You have no saved games yet.")


def test_a_deletion_is_undone_by_the_toast_and_by_a_key(start, library):
    library.keep(saved(library, 10), "mine")
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").press("delete")
    assert library.kept() == []
    assert pilot.shows("Deleted: mine")
    box = pilot.app.stage.toast_nodes[-1].children[0].window_rect
    pilot.click((box.cx, box.cy))
    assert [entry.name for entry in library.kept()] == ["mine"]
    assert pilot.scene.chosen.name == "mine"
    pilot.press("delete").press("ctrl+z")
    assert [entry.name for entry in library.kept()] == ["mine"]
    pilot.press("ctrl+z")
    assert [entry.name for entry in library.kept()] == ["mine"]


def test_deleted_games_are_put_back_or_destroyed_from_their_list(start, library):
    for name in ("one", "two", "three"):
        library.delete(library.keep(saved(library, 10), name))
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").click("saves.page.deleted")
    assert [entry.name for entry in pilot.scene.entries] == ["three", "two", "one"]
    pilot.click("saves.row.1").click("saves.put-back")
    assert [entry.name for entry in library.kept()] == ["two"]
    pilot.click("saves.row.0").click("saves.delete").press("return")
    assert len(library.deleted()) == 2
    pilot.click("saves.delete").click("delete.yes")
    assert [entry.name for entry in library.deleted()] == ["one"]
    pilot.click("saves.empty").click("delete.yes")
    assert library.deleted() == []
    assert "put a game back within 30 days" in " ".join(pilot.texts())
    assert pilot.get("saves.empty").reason
    assert pilot.problems() == []


def test_what_cannot_be_set_aside_is_destroyed_only_after_a_question(start, library):
    library.keep(saved(library, 10), "mine")
    library.trash.folder.write_text("a file where the folder should be")
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").click("saves.delete")
    assert pilot.app.stage.layers[-1].id == "delete"
    assert [entry.name for entry in library.kept()] == ["mine"]
    pilot.press("return")
    assert [entry.name for entry in library.kept()] == ["mine"]
    pilot.click("saves.delete").click("delete.yes")
    assert library.kept() == []


# --- files from elsewhere ---------------------------------------------------------------------------------------------


@pytest.fixture
def stick(library, tmp_path):
    """A folder with a game, a finished one, and a letter."""
    folder = tmp_path / "my stick"
    (folder / "deeper").mkdir(parents=True)
    (folder / "Hesse.json").write_text(saved(library, 30), "utf-8")
    (folder / "over.json").write_text(saved(library, 10_000), "utf-8")
    (folder / "letter.json").write_text("Dear Ewa", "utf-8")
    os.utime(folder / "Hesse.json", (2_000_000_000, 2_000_000_000))
    return folder


def drop(pilot, *paths):
    pilot.app.step([pygame.event.Event(pygame.DROPFILE, file=str(path)) for path in paths])
    pilot.settle()


def test_a_path_that_is_typed_is_imported_and_opened(start, library, stick):
    pilot, shell = start()
    pilot.drawing = False
    pilot.click("menu.more").click("menu.load").click("saves.import")
    assert pilot.focused == "import.entry"
    pilot.press("ctrl+a").type(f"'{stick}/Hesse.json'").press("return").settle()
    assert shell.controller.session.version == 30
    assert [entry.name for entry in library.kept()] == ["Hesse"]
    shell.go.menu()
    pilot.settle().click("menu.more").click("menu.load").click("saves.import")
    assert pilot.get("import.entry").text == f"{stick}{os.sep}"


def test_a_file_is_chosen_by_mouse_and_what_is_wrong_is_said(start, library, stick):
    pilot, shell = start()
    pilot.drawing = False
    shell.settings.files_folder = str(stick / "deeper")
    pilot.click("menu.more").click("menu.load").click("saves.import").click("import.row.0")
    assert pilot.get("import.row.2").name.startswith("Hesse.json · ")
    letter = next(node for node in pilot.all("import.row") if node.name.startswith("letter"))
    pilot.click(letter.id).click("import.import")
    assert "not a saved game" in pilot.get("import.said").name
    assert library.kept() == []
    over = next(node for node in pilot.all("import.row") if node.name.startswith("over"))
    pilot.click(over.id).click("import.import").settle()
    assert len(library.finished()) == 1
    assert pilot.scene.page == "replays"
    assert shell.controller is None


def test_typing_shortens_the_list_and_a_folder_is_entered(start, stick):
    pilot, _ = start()
    pilot.drawing = False
    pilot.click("menu.more").click("menu.load").click("saves.import").press("ctrl+a").type(f"{stick}/le")
    names = [node.name.partition(" ")[0] for node in pilot.all("import.row")]
    assert names[1:] == ["letter.json"]
    pilot.press("ctrl+a").type(f"{stick}").press("return")
    assert pilot.app.stage.layers[-1].id == "import"
    assert len(pilot.all("import.row")) == 5
    pilot.press("escape")
    assert not pilot.app.stage.layers


def test_a_long_list_says_how_much_it_leaves_out_and_typing_finds_it(start, stick):
    for at in range(210):
        (stick / f"game {at}.json").write_text("")
        os.utime(stick / f"game {at}.json", (1_000_000_000 + at,) * 2)
    pilot, _ = start()
    pilot.drawing = False
    pilot.click("menu.more").click("menu.load").click("saves.import").press("ctrl+a").type(f"{stick}{os.sep}")
    assert len(pilot.all("import.row")) == 202  # up, a folder, and the 200 newest files
    assert pilot.get("import.more").text == "13 more are not listed; type the name."
    pilot.type("game 0")
    assert [node.name.partition(" · ")[0] for node in pilot.all("import.row")][1:] == ["game 0.json"]
    assert pilot.find("import.more") is None


def test_a_file_that_is_dropped_is_opened_from_any_screen(start, library, stick):
    pilot, shell = start()
    drop(pilot, stick / "Hesse.json")
    assert shell.controller.session.version == 30
    assert library.kept() == []
    move(shell)
    digest = shell.controller.session.digest
    shell.go.settings()
    pilot.settle()
    drop(pilot, stick / "letter.json")
    assert pilot.app.stage.layers[-1].id == "save-trouble"
    pilot.press("escape")
    drop(pilot, stick / "over.json")
    assert pilot.scene.name != "settings"
    assert shell.controller.session.digest == digest
    drop(pilot, stick / "Hesse.json")
    assert shell.controller.session.version == 30
    assert digest in [library.load(entry.path).journal.state.digest() for entry in library.autosaves()]


def test_files_dropped_on_the_list_are_copied(start, library, stick):
    pilot, shell = start()
    pilot.click("menu.more").click("menu.load")
    drop(pilot, stick / "letter.json", stick / "Hesse.json")
    assert [entry.name for entry in library.kept()] == ["Hesse"]
    assert pilot.scene.chosen.name == "Hesse"
    assert "letter.json: This is not a saved game" in " ".join(toast.text for toast in pilot.app.stage.toasts)
    drop(pilot, stick / "over.json")
    assert len(library.finished()) == 1
    assert pilot.scene.page == "replays"
    assert shell.controller is None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_import_and_deleted_games_have_room(start, library, stick, lang, size, scale):
    library.delete(library.keep(saved(library, 10), "mine"))
    pilot, shell = start(lang, size, scale)
    shell.settings.files_folder = str(stick)
    pilot.click("menu.more").click("menu.load").click("saves.page.deleted")
    assert pilot.problems() == []
    pilot.click("saves.page.load").click("saves.import")
    assert pilot.problems() == []


def test_exporting_says_where(start, library, tmp_path):
    library.keep(saved(library, 10), "mine")
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").click("saves.export")
    (copy,) = (tmp_path / "home" / "documents").iterdir()
    assert copy.read_text("utf-8") == library.kept()[0].path.read_text("utf-8")
    assert copy.name in " ".join(pilot.texts())  # a long path takes several lines


def test_pages_turn_by_mouse_wheel_and_keys(start, library):
    text = saved(library, 5)
    for number in range(40):
        library.keep(text, f"{number:02d}")
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load").click("saves.after")
    first = pilot.scene.at
    assert first > 0
    pilot.click("saves.before")
    assert pilot.scene.at == 0
    pilot.press("page down")
    assert pilot.scene.at == first
    pilot.press("end")
    assert pilot.scene.at == 39
    assert pilot.find("saves.row.39") is not None
    assert pilot.problems() == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_row_of_the_list_lies_below_the_line_that_turns_the_pages(start, library, size, scale):
    text = saved(library, 5)
    for number in range(40):
        library.keep(text, f"{number:02d}")
    pilot, _ = start(size=size, scale=scale)
    pilot.click("menu.more").click("menu.load")
    rows = [row for row in pilot.all("saves.row.") if row.id.count(".") == 2]
    assert len(rows) < 40
    foot = pilot.get("saves.pages").window_rect
    assert max(row.window_rect.bottom for row in rows) <= foot.y
    pilot.click(rows[-1].id)
    assert pilot.scene.at == len(rows) - 1


# --- what cannot be used ----------------------------------------------------------------------------------------------


def test_a_damaged_save_says_so_and_its_details_unfold(start, library):
    path = library.keep(saved(library, 10), "broken")
    path.write_text(path.read_text("utf-8")[:-100], "utf-8")
    before = path.read_bytes()
    pilot, shell = start()
    pilot.click("menu.more").click("menu.load")
    assert pilot.get("saves.trouble").name == "This saved game is damaged. The file stays as it is."
    assert pilot.find("saves.detail.0") is None
    pilot.click("saves.unfold")
    assert "cut off" in pilot.get("saves.detail.0").name
    assert "broken.macher" in pilot.get("saves.detail.1").name
    pilot.click("saves.unfold")
    assert pilot.find("saves.detail.0") is None
    pilot.press("return")
    assert pilot.app.stage.layers[-1].id == "save-trouble"
    pilot.click("save-trouble.details")
    assert pilot.shows("cut off")
    pilot.press("escape")
    assert shell.controller is None
    assert path.read_bytes() == before


def test_a_save_of_a_newer_version_is_refused_with_both_versions(start, library):
    path = library.keep(saved(library, 10), "future")
    path.write_text(path.read_text("utf-8").replace('"format":2', '"format":12'), "utf-8")
    before = path.read_bytes()
    pilot, _ = start()
    pilot.click("menu.more").click("menu.load")
    said = pilot.get("saves.trouble").name
    assert "in format 12" in said
    assert "up to 2" in said
    assert pilot.get("saves.load").reason
    assert path.read_bytes() == before


def test_a_save_that_does_not_run_again_leaves_the_game_on_the_screen(start, library):
    path = library.keep(saved(library, 30), "edited")
    document = load(path)
    records = list(document.records)
    records[19] = replace(records[19], digest="0123456789abcdef")
    path.write_text(text_of(replace(document, records=tuple(records))), "utf-8")
    pilot, shell = start()
    play(pilot, shell)
    before = shell.controller.session
    pilot.press("ctrl+o")
    pilot.click(f"saves.row.{next(at for at, each in enumerate(pilot.scene.entries) if each.name == 'edited')}")
    pilot.press("return")
    assert shell.controller.session is before
    assert pilot.app.stage.layers[-1].id == "save-trouble"
    pilot.click("save-trouble.details")
    assert "after command 20" in " ".join(pilot.texts())


# --- games that are over ----------------------------------------------------------------------------------------------


def test_only_of_a_game_that_goes_on_it_is_said_which_state_votes_next(library):
    library.keep(saved(library, 60), "going on")
    [entry] = library.kept()
    texts, now = Texts.load("en"), "2025-09-21 14:32:05"
    assert SavedWords(texts, entry, now).votes_next()
    assert SavedWords(texts, replace(entry, over=True), now).votes_next() == ""
    assert SavedWords(texts, replace(entry, land=""), now).votes_next() == ""


def test_the_result_of_a_game_names_the_best_first(library):
    library.archive(saved(library, 10_000))
    [entry] = library.finished()
    words = SavedWords(Texts.load("en"), entry, "2025-09-21 14:32:05")
    told = [int(part.rpartition(" ")[2]) for part in words.result().split(" · ")]
    assert told == sorted(entry.scores, reverse=True)
    assert list(entry.scores) != told, "the game was chosen so that the order tells something"
    best = entry.scores.index(told[0])
    assert words.result().startswith(words.party(best))


def test_a_finished_game_is_found_among_the_replays(start, library):
    library.archive(saved(library, 10_000))
    pilot, shell = start()
    pilot.click("menu.more").click("menu.replays")
    assert pilot.shows("Won by")
    pilot.click("saves.look").settle()
    assert pilot.scene.name == "final"
    shell.app.pop()
    pilot.settle()
    assert shell.controller is None
    pilot.click("saves.watch").settle()
    assert pilot.scene.name != "saves"


def test_a_whole_game_ends_among_the_replays_once(start, library):
    pilot, shell = start()
    shell.games = Games(library.store, "inline", library=library)
    play(pilot, shell)
    hands = Hands(pilot, shell, 3)
    while pilot.scene.name != "final":
        hands.hurry()
    assert len(library.finished()) == 1
    shell.go.menu()
    pilot.settle()
    pilot.click("menu.more").click("menu.replays")
    assert len(pilot.scene.entries) == 1


# --- several people ---------------------------------------------------------------------------------------------------


def test_behind_the_curtain_the_list_shows_nothing_private(start, library):
    pilot, shell = start()
    shell[Preferences].set("handover", "curtain")
    play(pilot, shell, humans="spd cdu linke")
    pilot.wait(CURTAIN).settle()
    assert pilot.scene.name == "handover"
    pilot.press("f5").press("ctrl+o").settle()
    assert pilot.scene.name == "saves"
    secrets = {
        names.card(shell.texts, topic, approve)
        for topic in shell.controller.edition.figures.topics
        for approve in (True, False)
    }
    assert not secrets & {node.name for node in pilot.nodes()}
    pilot.press("escape").settle()
    assert pilot.scene.name == "handover"


# --- settings ---------------------------------------------------------------------------------------------------------


def test_all_saves_are_packed_and_deleted_in_the_settings(start, library, tmp_path):
    library.keep(saved(library, 10), "mine")
    pilot, shell = start()
    shell.go.settings()
    pilot.settle()
    pilot.click("settings.data").click("settings.saves.export")
    assert [path.suffix for path in (tmp_path / "home" / "documents").iterdir()] == [".zip"]
    pilot.click("settings.saves.delete").press("return")
    assert library.anything
    pilot.click("settings.saves.delete").click("delete-all.yes")
    assert not library.anything
    assert pilot.get("settings.saves.export").reason


# --- the main menu ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", [language.code for language in available_languages()])
@pytest.mark.parametrize(("size", "scale"), [*SIZES, ((960, 540), 1.0)])
def test_every_way_of_the_menu_has_room(start, library, lang, size, scale):
    with GameSession.new(config(), library.store, "none"):
        pass
    pilot, _ = start(lang, size, scale)
    leave, english = pilot.get("menu.quit").window_rect, pilot.get("menu.lang.en").window_rect
    levels = {
        "": ("play", "learn", "today", "more"),
        "play": ("play.quick", "new", "back"),
        "more": ("load", "replays", "statistics", "rules", "tournament", "back"),
    }
    for level, ways in levels.items():
        pilot.scene.turn(level)
        pilot.settle()
        boxes = [pilot.get(f"menu.{way}").window_rect for way in ("continue", *ways, "settings", "about")]
        assert all(box.h >= 27 for box in boxes)
        assert max(box.bottom for box in boxes) <= english.y
        assert pilot.problems() == []
    assert leave.y == english.y  # the end of the program stands beside the languages
    assert leave.x >= pilot.get("menu.lang.pl").window_rect.right
