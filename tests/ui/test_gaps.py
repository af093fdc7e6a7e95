"""What the table says about gaps among the popular opinions goes with the length of the game (EN19 section 08)."""

from __future__ import annotations

import pytest

from macher.gallery.pictures.positions import Story, asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.controller import GameController
from macher.ui.table.model import TableModel
from macher.ui.table.panels.strip import refilled
from macher.ui.table.screen import TableScene
from macher.ui.table.words.why_this_figure import gap_origin


def model_of(elections: int, round_: int) -> TableModel:
    """The table of a game at the beginning of a round."""
    controller = GameController(asked("media", from_round=round_, story=Story(elections=elections)), "instant")
    scene = Pilot(TableScene(controller), texts=Texts.load("en")).scene
    assert isinstance(scene, TableScene)
    return scene.model()


@pytest.mark.parametrize(
    ("elections", "round_", "said"),
    [(4, 1, "Gaps stay empty."), (7, 1, "Gaps stay empty until the end of round 3."), (7, 4, "Gaps stay empty.")],
)
def test_gaps_are_filled_once_in_the_game_of_seven_elections(elections: int, round_: int, said: str) -> None:
    model = model_of(elections, round_)
    assert model.texts("table-opinions-help", refilled=refilled(model)).endswith(said)


def test_nothing_is_said_for_good_about_a_card_that_is_gone() -> None:
    model = model_of(7, 1)
    assert "empty" not in gap_origin(model, 0)
