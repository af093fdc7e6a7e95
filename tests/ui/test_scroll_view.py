"""A scroll view in a room that is too small for anything."""

from __future__ import annotations

import pytest

from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.widgets.scroll import ScrollView


@pytest.mark.parametrize("height", [-10, 0, 1])
def test_a_view_without_room_can_be_built(height: int) -> None:
    """A view of no height once looked for its last stop without end: the whole game stood still."""
    view = ScrollView(Rect(0, 0, 100, height), Node(Rect(0, 0, 100, 54)), content=54)
    assert view.furthest == pytest.approx(54 - max(0, height), abs=11)
