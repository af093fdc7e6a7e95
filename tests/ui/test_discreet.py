"""What is handed on with a report names no folder of the player's and tells nothing of a running game.

That holds for the report and for the log of the program.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from macher.ui.system.logs import LOG_FILE, keep_log, write_report


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a player whose name is in it."""
    folder = tmp_path / "nicole"
    folder.mkdir()
    monkeypatch.setattr(Path, "home", classmethod(lambda cls: folder))
    return folder


def test_a_report_tells_nobodys_name(home: Path, tmp_path: Path) -> None:
    try:
        raise ValueError(f"{home / 'data' / 'saves' / 'a.json'} is odd")
    except ValueError as error:
        path = write_report(tmp_path / "crash", error)
    assert path is not None
    text = path.read_text("utf-8")
    assert "nicole" not in text
    assert "~" in text
    assert "ValueError" in text


def test_the_log_tells_nobodys_name(home: Path, tmp_path: Path) -> None:
    handler = keep_log(tmp_path / "logs")
    try:
        try:
            raise OSError(f"{home}/x")
        except OSError:
            logging.getLogger("macher.test").exception("cannot read %s", home / "saves")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    text = (tmp_path / "logs" / LOG_FILE).read_text("utf-8")
    assert "nicole" not in text
    assert "cannot read" in text


# --- secrets of a running game ----------------------------------------------------------------------------------------


def _fails() -> None:
    """An unexpected error while somebody's hand is at work; the numbers stand nowhere else."""
    hand_of_another = [sum((7_000_000, 541_331)), "".join(("quo", "rum"))]
    raise RuntimeError("no bidder") if hand_of_another else AssertionError


def _reported(folder: Path, error: Exception) -> str:
    path = write_report(folder / "crash", error)
    assert path is not None
    return path.read_text("utf-8")


def _logged(folder: Path, error: Exception) -> str:
    handler = keep_log(folder / "logs")
    try:
        logging.getLogger("macher.test").error("unexpected error", exc_info=error)
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    return (folder / "logs" / LOG_FILE).read_text("utf-8")


def _tells_variables(told: Callable[[Path, Exception], str], folder: Path) -> bool:
    try:
        _fails()
    except RuntimeError as error:
        text = told(folder, error)
    assert "no bidder" in text
    assert "in _fails" in text
    return "7541331" in text or "quorum" in text


@pytest.mark.parametrize("told", [_reported, _logged])
def test_no_value_of_a_variable_is_told(told: Callable[[Path, Exception], str], tmp_path: Path) -> None:
    assert not _tells_variables(told, tmp_path)


@pytest.mark.parametrize("told", [_reported, _logged])
def test_a_report_with_variables_is_caught(
    told: Callable[[Path, Exception], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if every trace were written with the values of the variables in it."""
    monkeypatch.setattr(traceback, "TracebackException", partial(traceback.TracebackException, capture_locals=True))
    assert _tells_variables(told, tmp_path)
