"""The page of statistics about one game: its plots, each of them also as a table and as a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macher.rules.edition import Edition
from macher.session import LoggedEvent
from macher.session.statistics import statistics
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.marks import shortened
from macher.ui.screens.stats_export import export_sheet
from macher.ui.screens.stats_frame import PartyKey, page_list, plate
from macher.ui.screens.stats_game_pages import GamePages

if TYPE_CHECKING:
    from macher.ui.flow import Flow

__all__ = ["GameStatsTab"]


class GameStatsTab:
    """What is shown of a game that is over, and how; `build` makes it anew, `on_change` has it built."""

    def __init__(
        self, flow: Flow, log: Sequence[LoggedEvent], edition: Edition, players: Sequence[str],
        on_change: Callable[[], None],
    ) -> None:  # fmt: skip
        """``log`` is the whole log of the game; raises ``ValueError`` if it has no beginning."""
        self.flow, self.edition, self.players, self.on_change = flow, edition, list(players), on_change
        self.figures = statistics(log, edition)
        self.page = "points"
        self.as_table = False

    def pages(self) -> GamePages:
        """The pages in the current language."""
        texts = self.flow.texts.in_words(words_of(self.edition))
        return GamePages(texts, self.figures, self.players)

    def build(self, ctx: Context, rect: Rect) -> Node:
        """The list of plots at the left, the chosen one beside it."""
        pick = ctx.viewport.pick
        root, pages = Node(rect, id="stats"), self.pages()
        side, main = rect.local().take_left(pick(330.0, 230.0, 140.0), pick(12.0, 8.0, 6.0))
        entries = pages.entries()
        name = pages.texts("stats-pages")
        listed = page_list(ctx, side, name, entries, self.page, self._turn)
        parties = list(zip(self.figures.parties, self._shortened(ctx, side.w), strict=True))
        height = PartyKey.height(ctx, len(parties))
        if listed.children[-1].rect.bottom + height + 24 <= side.h:
            pad = pick(20.0, 14.0, 10.0)
            key = side.local().inset(pad, pad).take_bottom(height)[0]
            listed.add(PartyKey(ctx, key, pages.texts, parties))
        root.add(listed)
        shown = pages.plate(self.page)
        root.add(plate(ctx, main, pages.texts, shown, self.as_table, self._switch, self._export))
        return root

    def _shortened(self, ctx: Context, width: float) -> list[str]:
        room = width - ctx.viewport.pick(80.0, 62.0, 54.0)
        return [shortened(ctx, player, room, "label:semibold") for player in self.players]

    def _turn(self, page: str) -> None:
        self.page = page
        self.on_change()

    def _switch(self, as_table: bool) -> None:
        self.as_table = as_table
        self.on_change()

    def _export(self) -> None:
        export_sheet(self.flow, self.pages().plate(self.page).sheet)
