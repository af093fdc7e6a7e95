"""Pictures of screens without a display: each can be taken, the same way every time, or the refusal says why."""

import os
import re
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pygame
import pytest
from evenings import begin, evening, play_on

from macher.cli import screenshot as cli_screenshot
from macher.cli.main import run
from macher.gallery import screenshot
from macher.gallery.pictures.catalogue import show
from macher.gallery.pictures.positions import SEED, Story, moments
from macher.gallery.pilot import ManualClock
from macher.gallery.screenshot import (
    LOOKS,
    SCREENS,
    THEMES,
    Look,
    NothingToShow,
    ScreenUnknown,
    Shot,
    draw,
    series,
    take,
)
from macher.i18n import Texts, available_languages
from macher.saves.verify import load_game
from macher.ui.app import App
from macher.ui.features.learn.scene import LessonScene
from macher.ui.game.games import Games
from macher.ui.layout import LAYOUTS, make_viewport
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

MAY_BE_ALIKE = ("table:classic-", "table:reveal-")
"""Tables of editions that differ in their rules alone may begin alike, and reveals have no sheet in a small window."""
LANGUAGES = [language.code for language in available_languages()]


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def program():
    """A program without files, as for a picture."""
    texts = Texts.load("en")
    app = App((1366, 768), options=UiOptions(language="en"), texts=texts, clock=ManualClock(), strict=True)
    return app, Shell(app, texts, SettingsStore(None), Games(None, "none"))


@pytest.fixture(scope="module")
def saves(tmp_path_factory):
    """A finished game, and one between two people in the middle of a round."""
    folder = tmp_path_factory.mktemp("saves")
    files = {"over": folder / "over.macher", "going": folder / "going.macher"}
    evening(19).save_as(files["over"])
    play_on(begin(4), "rallies").save_as(files["going"])
    return files


@pytest.mark.parametrize("screen", ["table:refused", "table:refused-by-rule"])
def test_the_picture_of_a_refusal_shows_it(screen):
    """The press comes once the question is heard, so that its refusal is seen."""
    app, shell = program()
    show(shell, screen)
    assert [toast.kind for toast in app.stage.toasts] == ["warn"]
    shell.close()


# -- what there is -----------------------------------------------------------------------------------------------------


SMALLEST = Look((1280, 720), 1.38)


def drawn(screen):
    """A screen in the smallest window, with something to see on it."""
    surface = draw(Shot(screen, "de", SMALLEST, "night"))
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(0, 1280, 9) for y in range(0, 720, 9)}
    assert len(colours) > 4
    return pixels(surface)


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen.startswith(MAY_BE_ALIKE)])
def test_screens_that_may_be_alike_can_be_drawn_in_the_smallest_window(screen):
    drawn(screen)


def test_each_decision_of_the_game_has_its_picture():
    """All that is asked in some games, people or not."""
    named = {screen.removeprefix("table:").replace("-", "_") for screen in SCREENS}
    asked = {moment.step for more in range(6) for moment in moments(Story(SEED + more))}
    assert len(asked) > 12
    assert asked <= named


@pytest.mark.parametrize("screen", ["table:rallies", "table:classic-2006-contributions"])
def test_a_picture_of_a_question_shows_the_question(screen):
    """And no reveal of what the round has brought before."""
    app, shell = program()
    show(shell, screen)
    app.step()
    assert app.scene.reads_telling() == "no"
    assert app.scene.prompt is not None
    assert app.stage.find("dock.title") is not None
    shell.close()


def test_no_two_screens_look_alike():
    """In the focus layout, where each page of the final scoring is alone; only what is named twice may be the same.

    There the map between rounds has no tour that is drawn, nor the night shared cards that are put down one by one.
    """
    seen = {}
    for screen in (screen for screen in SCREENS if not screen.startswith(MAY_BE_ALIKE)):
        seen.setdefault(drawn(screen), []).append(screen)
    alike = [screens for screens in seen.values() if len(screens) > 1]
    assert alike == [
        ["election", "election:coalition", "election:night5-result-end"],
        ["election:night4-partner-middle", "election:night4-partner-end"],
        ["interlude", "interlude:drawn"],
    ]


def test_a_picture_of_a_lesson_that_cannot_go_on_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(LessonScene, "hit", lambda scene, id: None)
    with pytest.raises(LookupError, match=r"votes-matches: .* cannot be clicked"):
        draw(Shot("lesson:votes-done"))


def test_the_same_picture_twice_is_the_same():
    for screen in ("new-game", "draft", "table:polls"):
        first, second = (pixels(draw(Shot(screen))) for _ in range(2))
        assert first == second


def test_themes_languages_sizes_and_palettes_differ():
    usual = pixels(draw(Shot("final")))
    others = [Shot("final", theme="night"), Shot("final", "pl"), Shot("final", palette="separation")]
    assert all(pixels(draw(shot)) != usual for shot in others)
    assert draw(Shot("menu", look=Look((1600, 900)))).get_size() == (1600, 900)


def test_the_windows_show_each_layout_and_the_wide_one_small_too():
    views = [make_viewport(look.size, look.scale) for look in LOOKS]
    assert [(view.layout, view.small) for view in views] == [("wide", False), ("wide", True), ("focus", False)]
    assert {view.layout for view in views} == set(LAYOUTS)


def test_all_means_every_combination_and_each_has_a_file_of_its_own():
    shots = list(series(SCREENS, LANGUAGES, LOOKS, THEMES))
    assert len(shots) == len(SCREENS) * len(LANGUAGES) * len(LOOKS) * len(THEMES)
    assert len({shot.file for shot in shots}) == len(shots)
    assert all(re.fullmatch(r"[a-z0-9-]+_[a-z]{2}_\d+x\d+@\d\.\d+_(paper|night)\.png", shot.file) for shot in shots)


@pytest.mark.parametrize(
    ("shot", "file"),
    [
        (Shot("table:rallies", "de", Look(), "night"), "table-phase4-rallies_de_1280x720@1.0_night.png"),
        (Shot("table:rallies:draft"), "table-phase4-rallies-draft_en_1280x720@1.0_paper.png"),
        (Shot("table:poll-choice", look=SMALLEST), "table-phase8-poll-choice_en_1280x720@1.38_paper.png"),
        (Shot("draft", palette="separation"), "draft_en_1280x720@1.0_paper-separation.png"),
        (Shot("election:sole", "fr"), "election-sole_fr_1280x720@1.0_paper.png"),
    ],
)
def test_a_file_is_named_by_screen_language_size_and_theme(shot, file):
    assert shot.file == file


def test_an_unknown_screen_is_refused_with_the_names_there_are(tmp_path):
    with pytest.raises(ScreenUnknown) as refused:
        take(Shot("cellar"), tmp_path / "a.png")
    assert "cellar" in str(refused.value)
    assert all(screen in str(refused.value) for screen in SCREENS)
    assert not list(tmp_path.iterdir())


# -- saved games -------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_shown(tmp_path, saves):
    over, going = (load_game(saves[each]) for each in ("over", "going"))
    for screen, saved in (
        ("final", over),
        ("table", over),
        ("election:several", over),
        ("table", going),
        ("handover", going),
    ):
        out = tmp_path / "a.png"
        take(Shot(screen), out, saved)
        assert pygame.image.load(out).get_size() == (1280, 720)
        assert pixels(pygame.image.load(out)) != pixels(draw(Shot(screen)))


@pytest.mark.parametrize(
    ("screen", "which"),
    [("final", "going"), ("election", "going"), ("handover", "over"), ("menu", "over"), ("election:coalition", "over")],
)
def test_a_saved_game_that_does_not_fit_is_refused(tmp_path, saves, screen, which):
    with pytest.raises(NothingToShow):
        take(Shot(screen), tmp_path / "a.png", load_game(saves[which]))


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_writes_one_file(tmp_path, saves, capsys):
    out = tmp_path / "final.png"
    arguments = ["screenshot", "final", "--lang", "pl", "--size", "1920x1080", "--scale", "2", "--out", str(out)]
    assert run([*arguments, "--theme", "night", "--save", str(saves["over"])]) == 0
    assert pygame.image.load(out).get_size() == (1920, 1080)
    assert capsys.readouterr().err == ""


def test_the_command_writes_a_folder_of_languages(tmp_path, capsys):
    folder = tmp_path / "shots"
    assert run(["screenshot", "election:sole", "--lang", "all", "--out", str(folder)]) == 0
    expected = sorted(f"election-sole_{lang}_1280x720@1.0_paper.png" for lang in LANGUAGES)
    assert sorted(path.name for path in folder.iterdir()) == expected
    assert len(capsys.readouterr().out.splitlines()) == len(expected)


def written(folder, *more):
    """The names of all files that the command writes for all screens."""
    assert run(["screenshot", "all", "--out", str(folder), *more]) == 0
    return sorted(path.name for path in folder.iterdir())


def test_all_screens_in_all_layouts_and_themes(tmp_path, monkeypatch):
    """Two screens stand for all: every file there is to be and no other, and options narrow the choice."""
    monkeypatch.setattr(screenshot, "SCREENS", ("menu", "rules"))
    monkeypatch.setattr(screenshot, "draw", lambda shot, saved=None: pygame.Surface((4, 4)))
    given = ["--lang", "all", "--processes", "1"]
    assert written(tmp_path / "all", *given) == sorted(
        shot.file for shot in series(("menu", "rules"), LANGUAGES, LOOKS, THEMES)
    )
    assert written(tmp_path / "some", *given, "--theme", "night", "--scale", "1.5") == sorted(
        shot.file for shot in series(("menu", "rules"), LANGUAGES, [Look((1280, 720), 1.5)], ["night"])
    )


def test_several_processes_write_the_same_files(tmp_path, monkeypatch):
    monkeypatch.setattr(screenshot, "SCREENS", ("menu", "rules"))
    monkeypatch.setattr(cli_screenshot, "FEW", 10)
    assert written(tmp_path / "all", "--lang", "de", "--processes", "2") == sorted(
        shot.file for shot in series(("menu", "rules"), ["de"], LOOKS, THEMES)
    )


def test_a_process_that_dies_costs_no_picture(tmp_path, monkeypatch):
    monkeypatch.setattr(screenshot, "SCREENS", ("menu", "rules"))
    monkeypatch.setattr(cli_screenshot, "FEW", 1)

    class Dying:
        def __init__(self, *given, **more):
            self.future = Future()
            self.future.set_exception(BrokenProcessPool("gone"))

        def __enter__(self):
            return self

        def __exit__(self, *given):
            return None

        def submit(self, *given):
            return self.future

        def shutdown(self, **given):
            return None

    monkeypatch.setattr(cli_screenshot, "Pool", Dying)
    arguments = ["screenshot", "all", "--lang", "en", "--size", "1280x720", "--processes", "2"]
    assert run([*arguments, "--out", str(tmp_path / "shots")]) == 0
    assert len(list((tmp_path / "shots").iterdir())) == 4


def test_a_picture_that_fails_leaves_the_others(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(screenshot, "SCREENS", ("menu", "rules"))
    really = screenshot.take

    def fail_once(shot, out, saved):
        if (shot.screen, shot.theme) == ("menu", "night"):
            raise RuntimeError("no paint left")
        really(shot, out, saved)

    monkeypatch.setattr(screenshot, "take", fail_once)
    assert run(["screenshot", "all", "--lang", "en", "--size", "1280x720", "--out", str(tmp_path / "shots")]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "menu_en_1280x720@1.0_night" in said
    assert "no paint left" in said
    assert len(list((tmp_path / "shots").iterdir())) == 3


def test_all_with_a_saved_game_shows_what_it_has(tmp_path, saves):
    folder = tmp_path / "shots"
    arguments = ["screenshot", "all", "--lang", "en", "--theme", "paper", "--size", "1280x720", "--out", str(folder)]
    assert run([*arguments, "--save", str(saves["going"])]) == 0
    assert {path.name.split("_")[0] for path in folder.iterdir()} == {"table", "handover", "replay"}


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["cellar"], "election:…"),
        (["election:soul"], "election:sole"),
        (["final", "--save", "GOING"], "going on"),
        (["menu", "--save", "GOING"], "menu"),
        (["menu", "--out", "/nowhere/at/all.png"], "/nowhere/at/all.png"),
        (["all", "--out", "/dev/null/shots"], "/dev/null/shots"),
        (["menu", "--theme", "neon"], "neon"),
        (["menu", "--palette", "mauve"], "mauve"),
        (["all", "--size", "12x9"], "12x9"),
        (["all", "--scale", "5"], "5"),
        (["all", "--lang", "tlh"], "tlh"),
        (["all", "--processes", "0"], "0"),
    ],
)
def test_wrong_use_ends_with_code_2_and_one_line(tmp_path, saves, capsys, arguments, word):
    given = [str(saves["going"]) if each == "GOING" else each for each in arguments]
    if "--out" not in given:
        given += ["--out", str(tmp_path / "a.png")]
    assert run(["screenshot", *given]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert word in said


def test_no_display_is_needed(tmp_path):
    out = tmp_path / "menu.png"
    bare = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    command = [sys.executable, "-m", "macher", "screenshot", "menu", "--lang", "en", "--out", str(out)]
    done = subprocess.run(command, env=bare, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert pygame.image.load(out).get_size() == (1280, 720)
