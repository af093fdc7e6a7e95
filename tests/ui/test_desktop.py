"""What the desktop needs of the program: entry, icons, class of the window, a log, and a start without a display."""

from __future__ import annotations

import ast
import configparser
import logging
import os
import stat
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import macher
from macher.cli.main import run
from macher.resources import asset
from macher.saves import folders
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
    monkeypatch.setattr(sys, "argv", ["/opt/macher-1.0.0-single"])
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "macher-1.0.0-single")  # as pygame does when it is imported
    display.name_program()
    assert entry["StartupWMClass"] == entry["Icon"] == display.PROGRAM
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == display.PROGRAM


def test_a_name_that_the_user_has_given_the_window_stays(monkeypatch):
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "mine")
    display.name_program()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "mine"


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
    if os.name == "posix":  # elsewhere the folder above says who may read it
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


@pytest.fixture
def homeless(monkeypatch):
    """A user whom the system does not know, without variables that name folders."""
    import pwd  # POSIX systems only

    def unknown(_number: int) -> None:
        raise KeyError

    for name in [name for name in os.environ if name in ("HOME", "MACHER_HOME") or name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the system itself knows the folders")
@pytest.mark.parametrize("arguments", [[], ["--seed", "7"], ["--safe-mode"], ["game.macher"]])
def test_without_a_home_folder_one_sentence_names_what_to_set(homeless, capsys, arguments):
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("macher: there is no home folder: set HOME, or MACHER_HOME ")
    assert said.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="variables of POSIX systems")
def test_documents_go_to_the_data_where_only_variables_name_folders(homeless, monkeypatch, tmp_path):
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    assert folders.reports_folder() == folders.data_folder() == tmp_path / "data" / "macher"
    assert folders.rescue_folders()[:2] == [folders.state_folder(), folders.data_folder()]


@pytest.mark.parametrize(
    ("frozen", "before", "found"), [(True, "/own/lib", "/own/lib"), (True, None, None), (False, None, "/bundle")]
)
def test_programs_of_the_system_get_their_own_libraries(monkeypatch, frozen, before, found):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    said = display._answer(sys.executable, "-c", "import os; print(os.environ.get('LD_LIBRARY_PATH'))")
    assert said in (str(found), "")  # nothing, if it takes too long on a busy machine
    assert display.environment_of_the_system().get("LD_LIBRARY_PATH") == found


def test_one_place_starts_programs_of_the_system():
    """Each of them needs its own libraries: `environment_of_the_system`."""
    package = Path(macher.__file__).parent
    starting = {"subprocess", "webbrowser", "pty"}
    guilty = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [ast.unparse(node)] if isinstance(node, ast.Attribute) else []
            guilty |= {path.name for name in names if name in starting | {"os.system", "os.popen", "os.startfile"}}
    assert guilty == {"display.py"}


def test_clocks_may_be_set_and_the_computer_may_sleep():
    """Nothing on the screen goes by the time of day: only file names and reports look at it."""
    sources = Path(display.__file__).parent.rglob("*.py")
    asking = {path.name for path in sources if "time.time(" in path.read_text(encoding="utf-8")}
    assert asking == set()
