"""Cards keep one proportion: in a picture all of a kind are as broad for their height, and large ones stand upright."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.screenshot import LOOKS, Look, show
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.prompts.convert import LandCard
from macher.ui.prompts.shared import cabinet
from macher.ui.prompts.shared.cabinet import PoliticianCard
from macher.ui.prompts.shared.cards import CardFace, CardTile, EmptySlot
from macher.ui.prompts.shared.match_grid import CardColumn
from macher.ui.prompts.shared.poll_results import PollBack
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.widgets.cards import CardNode

KINDS: dict[str, tuple[type[Node], ...]] = {
    "topic card": (CardFace, CardTile, EmptySlot),
    "topic card with its matches": (CardColumn,),  # as high as the table below it
    "own card or opinion": (CardNode,),
    "politician": (PoliticianCard, cabinet.EmptySlot),
    "state": (LandCard,),
    "poll": (PollBack,),
}
"""Kinds of cards, with the places that are free for one."""
SCREENS = (
    "draft",
    "draft:draft",
    "opening-program",
    "opening-hand",
    "interlude",
    "interlude:classic",
    "today",
    "table:program",
    "table:program-take",
    "table:program-change:draft",
    "table:plan",
    "table:polls",
    "table:cabinet-placement",
    "table:cabinet-placement:draft",
    "table:conversion",
    "table:rallies",
    "table:last",
    "table:classic-2006",
    "table:classic-2006-conference",
    "table:classic-1997-conference",
    "table:classic-2006-cabinet-sending",
    "table:classic-2006-coalition-answer",
    "table:classic-consim-exchanges",
    "table:classic-2006-poll-auctions",
)
WITHOUT_CARDS = ("table:rallies", "table:polls")
"""In the focus layout the board has the room of the cards here."""
LARGE = 80.0
"""Logical pixels; a lower card is a line of the dock, as broad as its word wants."""
UPRIGHT = (0.58, 0.96)
"""Width of a large card for its height: 4:5, somewhat more where the dock is low, less where a row is long."""
BROAD = {
    ("state", "small"): "stands over the field with its votes, which is broad",
    ("state", "focus"): "as in small windows",
    ("own card or opinion", "focus"): "between two rounds the word stands beside the sign, in letters of 14 and more",
    ("politician", "wide"): "in the classic editions five stand side by side, their costs and actions beside the face",
}
"""Kinds that have a proportion of their own in a layout, with the reason."""


def opened(screen: str, look: Look) -> tuple[Pilot, Shell]:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), look.size, look.scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    show(shell, screen)
    return pilot, shell


def cards(pilot: Pilot) -> Iterator[tuple[str, Rect]]:
    """The cards in a picture: kind and place in the window, in logical pixels."""
    for node in pilot.nodes():
        for kind, types in KINDS.items():
            if isinstance(node, types) and node.window_rect.h:
                yield kind, node.window_rect


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_all_cards_of_a_kind_in_a_picture_have_one_proportion(screen: str, look: Look) -> None:
    pilot, shell = opened(screen, look)
    found: dict[str, list[float]] = {}
    for kind, rect in cards(pilot):
        found.setdefault(kind, []).append(rect.w / rect.h)
    assert found or (look == LOOKS[2] and screen in WITHOUT_CARDS)
    for kind, shares in found.items():
        assert max(shares) <= min(shares) * 1.04, kind
    shell.close()


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_large_card_stands_upright(screen: str, look: Look) -> None:
    pilot, shell = opened(screen, look)
    for kind, rect in cards(pilot):
        if rect.h >= LARGE and (kind, pilot.app.viewport.layout) not in BROAD:
            assert UPRIGHT[0] <= rect.w / rect.h <= UPRIGHT[1], (kind, rect)
    shell.close()
