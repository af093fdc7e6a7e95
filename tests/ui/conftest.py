"""What all tests of the interface share: what is loaded and drawn once, and what is not drawn at all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import astuple
from functools import cache
from hashlib import sha256
from pkgutil import resolve_name
from typing import Any

import pytest

from macher.gallery.pictures import positions
from macher.gallery.pilot import Pilot
from macher.saves.atomic import write_atomically
from macher.saves.document import parse
from macher.saves.verify import rerun
from macher.session.session import GameSession
from macher.ui import app


@pytest.fixture(autouse=True, scope="session")
def pictures_stay() -> Iterator[None]:
    """The program forgets fonts and pictures of a former size; here the next test has that size again.

    The limit of what is kept holds all the same (`test_kept`).
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "forget_pictures", lambda: None)
        patch.setattr(app, "forget_fonts", lambda: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def frames_in_between_are_left_out() -> Iterator[None]:
    """A frame is drawn when a test looks at it.

    Every frame of a game is drawn where that is asked: in games by chance (`test_random_hand`, `test_whole_games`) and
    where parts are kept over a click (`test_parts`).
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pilot, "drawing", False)
        yield


@pytest.fixture(autouse=True, scope="session")
def games_of_pictures_are_played_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The AI seats play the games behind the pictures in one of the processes; the others take them from a file."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "played"
    folder.mkdir(exist_ok=True)
    play = positions._played.__wrapped__

    @cache
    def played(story: positions.Story) -> positions._Played:
        file = folder / sha256(repr(story).encode()).hexdigest()
        if file.exists():
            text, *moments = json.loads(file.read_text("utf-8"))
            session = GameSession.resume(rerun(parse(text.encode())), None, "none")
            return positions._Played(session, tuple(_moment(*each) for each in moments))
        found = play(story)
        moments = [
            [*astuple(each)[:-1], f"{each.question.__module__}:{each.question.__name__}"] for each in found.moments
        ]
        write_atomically(file, json.dumps([found.session.save_text(), *moments]))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(positions, "_played", played)
        yield


def _moment(version: int, round: int, phase: str, step: str, deciding: Any, asked: Any, question: str) -> Any:
    """A moment as it was kept: lists for tuples, and the name of what was asked."""
    return positions.Moment(version, round, phase, step, tuple(deciding), tuple(asked), resolve_name(question))


@pytest.fixture
def every_frame_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of drawing itself."""
    monkeypatch.setattr(Pilot, "drawing", True)
