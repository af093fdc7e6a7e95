"""Pictures of screens without a display: each can be taken, the same way every time, or the refusal says why."""

import os
import subprocess
import sys

import pygame
import pytest
from evenings import begin, evening, play_on

from macher.cli import run
from macher.i18n import available_languages
from macher.i18n.families import DECIDING
from macher.saves.verify import load_game
from macher.ui.screenshot import SCREENS, NothingToShow, ScreenUnknown, draw, take


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture(scope="module")
def saves(tmp_path_factory):
    """A finished game, and one between two people in the middle of a round."""
    folder = tmp_path_factory.mktemp("saves")
    files = {"over": folder / "over.macher", "going": folder / "going.macher"}
    evening(19).save_as(files["over"])
    play_on(begin(4), "rallies").save_as(files["going"])
    return files


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_can_be_drawn_in_the_smallest_window(screen):
    surface = draw(screen, "de", (1280, 720), 1.38, None, "night")
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(0, 1280, 9) for y in range(0, 720, 9)}
    assert len(colours) > 4


def test_each_decision_of_the_game_has_its_picture():
    named = {screen.removeprefix("table:").replace("-", "_") for screen in SCREENS}
    assert set(DECIDING) <= named


def test_the_same_picture_twice_is_the_same():
    for screen in ("new-game", "draft", "table:polls"):
        first, second = (pixels(draw(screen, "en", (1280, 720), 1.0, None, "paper")) for _ in range(2))
        assert first == second


def test_themes_languages_and_sizes_differ():
    usual = draw("election", "en", (1280, 720), 1.0, None, "paper")
    assert pixels(usual) != pixels(draw("election", "en", (1280, 720), 1.0, None, "night"))
    assert pixels(usual) != pixels(draw("election", "pl", (1280, 720), 1.0, None, "paper"))
    assert draw("menu", "en", (1600, 900), 1.0, None, "paper").get_size() == (1600, 900)


def test_an_unknown_screen_is_refused_with_the_names_there_are(tmp_path):
    with pytest.raises(ScreenUnknown) as refused:
        take("cellar", lang="en", size=(1280, 720), scale=1.0, out=tmp_path / "a.png")
    assert "cellar" in str(refused.value)
    assert all(screen in str(refused.value) for screen in SCREENS)
    assert not list(tmp_path.iterdir())


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
        take(screen, lang="en", size=(1280, 720), scale=1.0, out=out, saved=saved)
        assert pygame.image.load(out).get_size() == (1280, 720)
        assert pixels(pygame.image.load(out)) != pixels(draw(screen, "en", (1280, 720), 1.0, None, "paper"))


@pytest.mark.parametrize(
    ("screen", "which"),
    [("final", "going"), ("election", "going"), ("handover", "over"), ("menu", "over"), ("election:coalition", "over")],
)
def test_a_saved_game_that_does_not_fit_is_refused(tmp_path, saves, screen, which):
    with pytest.raises(NothingToShow):
        take(screen, lang="en", size=(1280, 720), scale=1.0, out=tmp_path / "a.png", saved=load_game(saves[which]))


def test_the_command_writes_one_file(tmp_path, saves, capsys):
    out = tmp_path / "final.png"
    arguments = ["screenshot", "final", "--lang", "pl", "--size", "1920x1080", "--scale", "2", "--out", str(out)]
    assert run([*arguments, "--theme", "night", "--save", str(saves["over"])]) == 0
    assert pygame.image.load(out).get_size() == (1920, 1080)
    assert capsys.readouterr().err == ""


def test_the_command_writes_a_folder_of_languages(tmp_path, capsys):
    folder = tmp_path / "shots"
    assert run(["screenshot", "election:sole", "--lang", "all", "--out", str(folder)]) == 0
    expected = sorted(f"election-sole-{language.code}.png" for language in available_languages())
    assert sorted(path.name for path in folder.iterdir()) == expected
    assert len(capsys.readouterr().out.splitlines()) == len(expected)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["cellar"], "election:sole"),
        (["final", "--save", "GOING"], "going on"),
        (["menu", "--save", "GOING"], "menu"),
        (["menu", "--out", "/nowhere/at/all.png"], "/nowhere/at/all.png"),
        (["menu", "--theme", "neon"], "neon"),
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
