"""Drafts for pictures: each question answered in part or in full by clicks, but not yet confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from macher.ui.motion import ManualClock
from macher.ui.scene import Node

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.screen import TableScene

__all__ = ["DRAFTS", "press"]

Draft = Callable[["Shell", "TableScene"], None]


def press(shell: Shell, prefix: str, *, refused: bool = False) -> None:
    """Clicks the first usable node whose id begins with ``prefix``; with ``refused``, one that refuses."""
    app = shell.app
    app.step()
    stage = app.stage
    node = next(node for node in _shown(stage.active) if node.id.startswith(prefix) and _usable(node) != refused)
    spot = node.window_rect
    if isinstance(app.clock.source, ManualClock):  # a screen that has just asked takes nothing yet
        app.clock.source.advance(app.scene.deaf_for())
    stage.pointer.down(spot.cx, spot.cy)
    stage.pointer.up(spot.cx, spot.cy)
    stage.pointer.leave()
    app.step()


def _shown(node: Node) -> list[Node]:
    return [each for each in node.walk() if each.shown]


def _usable(node: Node) -> bool:
    return node.interactive and node.usable and not node.reason


def _spot(shell: Shell, table: TableScene, kind: str, **where: int) -> None:
    """Chooses the first open place of this kind, even if the layout does not show its board now."""
    prompt = table.prompt
    assert prompt is not None
    for spot, look in prompt.spots().items():
        fits = spot.kind == kind and all(getattr(spot, name) == value for name, value in where.items())
        if fits and not look.reason and not look.chosen:
            table.click_spot(spot)
            shell.app.step()
            return


def _pressed(*prefixes: str) -> Draft:
    def draft(shell: Shell, table: TableScene) -> None:
        for prefix in prefixes:
            press(shell, prefix)

    return draft


def _deployment(shell: Shell, table: TableScene) -> None:
    """Four of the five symbols are placed."""
    for at, land in enumerate((0, 1, 2, 0), 1):
        press(shell, f"deploy.symbol.{at}")
        _spot(shell, table, "land", land=land)


def _media(shell: Shell, table: TableScene) -> None:
    _spot(shell, table, "media", land=2)


def _rallies(shell: Shell, table: TableScene) -> None:
    _spot(shell, table, "pip", land=0, index=7)
    _spot(shell, table, "pip", land=1, index=3)


def _placement(shell: Shell, table: TableScene) -> None:
    """One politician is placed, the next one is picked up."""
    press(shell, "cabinet.card.0")
    _spot(shell, table, "slot", land=0)
    press(shell, "cabinet.card.1")
    _spot(shell, table, "slot", land=1)
    press(shell, "cabinet.card.3")


def _act(shell: Shell, table: TableScene) -> None:
    """The main action and its target."""
    press(shell, "act.action.")
    for kind in ("opinion", "media", "slot", "row"):
        _spot(shell, table, kind)


def _shift(shell: Shell, table: TableScene) -> None:
    _spot(shell, table, "opinion")
    _spot(shell, table, "display_opinion")


def _change(shell: Shell, table: TableScene) -> None:
    press(shell, "program.hand.")
    press(shell, "program.slot.")


DRAFTS: Final[Mapping[str, Draft]] = {
    "draft": _pressed("draft.card.4"),
    "opening-program": _pressed("lay.card.0", "lay.card.1", "lay.card.3", "lay.card.6"),
    "opening-hand": _pressed("keep.0"),
    "deployment": _deployment,
    "table:start-player": _pressed("bid.add.", "bid.up"),
    "table:program": _pressed("program.mode.draw"),
    "table:program-take": _pressed("take."),
    "table:program-change": _change,
    "table:media": _media,
    "table:rallies": _rallies,
    "table:cabinet-placement": _placement,
    "table:cabinet-act": _act,
    "table:media-influence": _shift,
    "table:income": _pressed("donation.card.1.take"),
}
"""Drafts by the name of the picture without a draft."""
