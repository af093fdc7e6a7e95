"""A second start hands its file to the open window, or brings it to the front; if none answers, it opens itself."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest
from real_screen import NEEDS_A_SCREEN, screen

from macher import running
from macher.cli.main import run as command_line
from macher.cli.simulate import simulate
from macher.running import LONGEST, NOTHING, PATIENCE, Listener, hand_over
from macher.ui import main
from macher.ui.settings.settings import SettingsStore

START = [sys.executable, "-m", "macher"]


@pytest.fixture
def listener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """A window that listens in a folder of its own."""
    monkeypatch.setattr(running, "state_folder", lambda: tmp_path)
    listener = Listener()
    assert listener.open()
    yield listener
    listener.close()


def handed(listener: Listener, path: Path) -> tuple[list[bool], Path | None]:
    """What the second start and the window come to."""
    said: list[bool] = []
    second = Thread(target=lambda: said.append(hand_over(path)))
    second.start()
    heard, end = None, time.monotonic() + 2
    while heard is None and second.is_alive() and time.monotonic() < end:
        heard = listener.heard()
        time.sleep(0.01)
    second.join()
    return said, heard


def test_a_file_is_handed_over(listener: Listener, tmp_path: Path) -> None:
    path = tmp_path / "Größe − 1.macher"
    assert handed(listener, path) == ([True], path)
    assert listener.heard() is None


def test_a_start_without_a_file_brings_the_window_to_the_front(listener: Listener) -> None:
    assert handed(listener, NOTHING) == ([True], NOTHING)
    assert running._alive()  # one that only looks whether there is a window leaves it where it is
    assert listener.heard() is None


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], [NOTHING]),
        (["game.macher"], [Path("game.macher").absolute()]),
        (["--new-window"], []),
        (["--new-window", "game.macher"], []),
        (["--safe-mode"], []),
        (["--seed", "7"], []),
        (["--headless"], []),
    ],
)
@pytest.mark.parametrize("there", [True, False])
def test_which_starts_ask_for_the_open_window(
    arguments: list[str], asked: list[Path], there: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked_for: list[Path] = []
    opened: list[dict[str, object]] = []
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.macher").write_text("{}")
    asked = [path if path == NOTHING else tmp_path / path.name for path in asked]
    monkeypatch.setattr(running.Listener, "open", lambda self: not there)
    monkeypatch.setattr(running, "hand_over", lambda path: asked_for.append(path) or there)
    monkeypatch.setattr(main, "run", lambda **chosen: opened.append(chosen) or 0)
    assert command_line(arguments) == 0
    assert asked_for == (asked if there else [])
    assert len(opened) == (0 if asked and there else 1)


@pytest.mark.parametrize("path", [Path("relative.macher"), Path("/" + "a" * LONGEST)])
def test_what_is_no_path_is_not_taken(listener: Listener, path: Path) -> None:
    assert handed(listener, path) == ([False], None)


def test_a_window_that_hangs_holds_nobody_up(listener: Listener) -> None:
    begun = time.monotonic()
    assert not hand_over(Path("/tmp/a.macher"))
    assert time.monotonic() - begun < PATIENCE + 1


def test_the_second_window_does_not_listen_and_a_killed_one_leaves_nothing(listener: Listener, tmp_path: Path) -> None:
    assert not Listener().open()
    listener.close()
    assert [each.name for each in tmp_path.iterdir() if each.name != ".lock"] == []  # Windows keeps that one
    assert not hand_over(Path("/tmp/a.macher"))
    left = Listener()
    assert left.open()
    assert left._socket is not None
    left._socket.close()  # killed: the file stays
    assert list(tmp_path.iterdir()) != []
    fresh = Listener()
    assert fresh.open()
    assert handed(fresh, tmp_path / "b.macher") == ([True], tmp_path / "b.macher")
    fresh.close()


def test_the_port_with_a_secret_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "state_folder", lambda: tmp_path)
    monkeypatch.setattr(running, "_FILES", False)
    listener = Listener()
    assert listener.open()
    file = tmp_path / "window.port"
    assert handed(listener, tmp_path / "c.macher") == ([True], tmp_path / "c.macher")
    port, secret = file.read_bytes().split()
    file.write_bytes(port + b" " + secret[::-1])
    assert handed(listener, tmp_path / "c.macher") == ([False], None)
    file.write_bytes(b"damaged")
    assert not hand_over(tmp_path / "c.macher")
    listener.close()


def test_what_is_heard_is_opened_in_front(listener: Listener, tmp_path: Path) -> None:
    done: list[object] = []
    app = SimpleNamespace(after=lambda *_: None, window=SimpleNamespace(to_front=lambda: done.append("front")))
    shell = SimpleNamespace(opening=SimpleNamespace(open=done.append))
    second = Thread(target=hand_over, args=(tmp_path / "d.macher",))
    second.start()
    end = time.monotonic() + 2
    while not done and time.monotonic() < end:
        main._listen(app, shell, listener)  # type: ignore[arg-type]
    second.join()
    assert done == ["front", tmp_path / "d.macher"]
    second = Thread(target=hand_over)
    second.start()
    end = time.monotonic() + 2
    while len(done) < 3 and time.monotonic() < end:
        main._listen(app, shell, listener)  # type: ignore[arg-type]
    second.join()
    assert done[2:] == ["front"]


def test_a_second_window_listens_once_the_first_is_closed(listener: Listener) -> None:
    later: list[tuple[object, ...]] = []
    app = SimpleNamespace(after=lambda *call: later.append(call))
    second = Listener()
    main._take_over(app, second)  # type: ignore[arg-type]
    assert not second.listening
    listener.close()
    ((_, again),) = later
    assert callable(again)
    again()
    assert second.listening
    second.close()


@NEEDS_A_SCREEN
@pytest.mark.parametrize("apart", [0.0, 0.5])
def test_of_two_starts_in_quick_succession_one_opens_a_window(tmp_path: Path, apart: float) -> None:
    with screen(MACHER_HOME=str(tmp_path)) as environment:
        starts = [subprocess.Popen(START, env=environment)]
        time.sleep(apart)
        starts.append(subprocess.Popen(START, env=environment))
        try:
            end = time.monotonic() + 60
            while all(start.poll() is None for start in starts) and time.monotonic() < end:
                time.sleep(0.05)
            assert sorted(start.poll() is None for start in starts) == [False, True]
            assert 0 in [start.poll() for start in starts]
        finally:
            for start in starts:
                start.terminate()
                start.wait(60)


@NEEDS_A_SCREEN
def test_two_programs(tmp_path: Path) -> None:
    """The second ends at once, the first goes on and leaves no socket behind."""
    with screen(HOME=str(tmp_path / "home")) as environment:
        for name in ("MACHER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
            environment.pop(name, None)
        _two_programs(tmp_path, tmp_path / "home", environment)


def _two_programs(tmp_path: Path, home: Path, environment: dict[str, str]) -> None:
    simulate(
        edition="2019",
        elections=4,
        seats="spd=sane,cdu=sane,linke=sane",
        games=1,
        seed=1,
        data_file=None,
        as_json=True,
        folder=tmp_path,
        check=False,
    )
    (game,) = [*tmp_path.glob("*.macher"), *tmp_path.glob("*.json")]
    known = SettingsStore(home / ".config/macher")
    known.settings.language = "en"
    known.save()
    first = subprocess.Popen(START, env=environment)
    try:
        socket = home / ".local/state/macher/window.socket"
        end = time.monotonic() + 60
        while not socket.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert socket.exists()
        time.sleep(1)
        assert subprocess.run(START, env=environment, timeout=60, check=False).returncode == 0
        assert subprocess.run([*START, str(game)], env=environment, timeout=60, check=False).returncode == 0
        assert first.poll() is None
    finally:
        first.send_signal(signal.SIGTERM)
        first.wait(60)
    assert not socket.exists()
