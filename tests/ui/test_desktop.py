"""What the desktop needs of the program: entry, icons, class of the window, a log, and a start without a display."""

from __future__ import annotations

import configparser
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from macher.resources import asset
from macher.ui.system import display
from macher.ui.system.logs import LOG_FILE, keep_log

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LINUX = PACKAGING / "linux"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


@pytest.fixture(scope="module")
def entry():
    read = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment]
    read.read(LINUX / "macher.desktop", encoding="utf-8")
    return read["Desktop Entry"]


def test_the_entry_stands_among_the_board_games_in_every_language(entry):
    assert entry["Categories"] == "Game;BoardGame;StrategyGame;"
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert all(entry[f"{key}[{lang}]"] for lang in ("de", "pl", "fr"))
    assert entry["Exec"] == "macher %f"
    assert entry["MimeType"] == "application/x-macher;"


def test_the_window_belongs_to_its_entry(entry, monkeypatch):
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        monkeypatch.delenv(name, raising=False)
    display.name_program()
    assert entry["StartupWMClass"] == entry["Icon"] == display.PROGRAM
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == display.PROGRAM


def test_every_icon_has_its_size_and_the_drawing_is_that_of_the_game(entry):
    theme = LINUX / "icons" / "hicolor"
    for size in SIZES:
        picture = pygame.image.load(theme / f"{size}x{size}" / "apps" / f"{entry['Icon']}.png")
        assert picture.get_size() == (size, size)
        fresh = pygame.image.load_sized_svg(str(asset("icon.svg")), (size, size))
        assert tuple(picture.get_at((size // 2, size // 2))) == tuple(fresh.get_at((size // 2, size // 2)))
    drawing = theme / "scalable" / "apps" / f"{entry['Icon']}.svg"
    assert drawing.read_bytes() == asset("icon.svg").read_bytes()


def test_warnings_are_kept_for_the_player_alone_and_nothing_else(tmp_path):
    folder = tmp_path / "state" / "logs"
    handler = keep_log(folder)
    log = logging.getLogger("macher.test")
    try:
        log.info("nothing to see")
        assert not folder.exists()
        log.warning("no window icon")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    assert "WARNING macher.test: no window icon" in (folder / LOG_FILE).read_text()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_log_that_cannot_be_written_disturbs_nothing(tmp_path, capfd):
    (tmp_path / "logs").write_text("a file in the way")
    handler = keep_log(tmp_path / "logs")
    try:
        logging.getLogger("macher.test").warning("lost")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("more", [[], ["--seed", "3", "--lang", "pl"]])
def test_a_start_without_a_display_draws_ends_and_leaves_nothing(tmp_path, more):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment["MACHER_HOME"] = str(tmp_path / "home")
    command = [sys.executable, "-m", "macher", "--headless", *more]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "home").exists()


def test_a_locale_that_the_system_does_not_have_keeps_nothing_from_starting(tmp_path):
    environment = {**os.environ, "MACHER_HOME": str(tmp_path / "home"), "LC_ALL": "xx_XX.UTF-8"}
    command = [sys.executable, "-m", "macher", "--headless"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_clocks_may_be_set_and_the_computer_may_sleep():
    """Nothing on the screen goes by the time of day: only file names and reports look at it."""
    sources = Path(display.__file__).parent.rglob("*.py")
    asking = {path.name for path in sources if "time.time(" in path.read_text(encoding="utf-8")}
    assert asking == set()
