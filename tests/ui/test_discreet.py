"""What is handed on with a report names no folder of the player's: neither the report nor the log of the program."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from macher.ui.system.crash import write_report
from macher.ui.system.logs import LOG_FILE, keep_log


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
