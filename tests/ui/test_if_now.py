"""The box that says how an election would end now."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.rules.table import Result
from macher.session.if_now import IfNow
from macher.ui.layout import Rect
from macher.ui.table.panels.if_now import if_now_box


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("layout", ["wide", "small"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_all_who_would_govern_have_room(layout: str, lang: str, count: int) -> None:
    pilot = show(BareController(a_game(5).in_phase("rallies").table, seat=0), layout, lang)
    seats, votes, nobody = tuple(range(count)), (54,) * 5, ()
    result = Result(0, 0, 1, 1, votes, votes, "several" if count > 1 else "sole", seats, seats, 12, nobody)
    now = IfNow((result,), votes, final=False)
    box = if_now_box(pilot.app.stage.context(), Rect(0, 0, 464, 136), pilot.scene.model(), now)
    places = [node.rect for node in box.walk() if node is not box and node.rect.w]
    assert len(places) > count
    assert all(place.right <= 464 and place.bottom <= 136 for place in places)
