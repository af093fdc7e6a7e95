"""The page of statistics about one game: its plots, each of them also as a table and as a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macher.rules.edition import Edition
from macher.session.log import LoggedEvent
from macher.session.statistics import statistics
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.stats_frame import PagedTab, PartyKey, Plate, page_list
from macher.ui.screens.stats_game_pages import GamePages
from macher.ui.widgets.marks import shortened

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["GameStatsTab"]


class GameStatsTab(PagedTab):
    """What is shown of a game that is over, and how."""

    def __init__(
        self,
        program: Program,
        log: Sequence[LoggedEvent],
        edition: Edition,
        players: Sequence[str],
        on_change: Callable[[], None],
    ) -> None:
        """``log`` is the whole log of the game; raises ``ValueError`` if it has no beginning."""
        super().__init__(program, "points", on_change)
        self.edition, self.players = edition, list(players)
        self.figures = statistics(log, edition)

    def pages(self) -> GamePages:
        """The pages in the current language."""
        texts = self.program.texts.in_words(words_of(self.edition))
        return GamePages(texts, self.figures, self.players)

    def shown(self) -> Plate:
        """The chosen plot in the current language."""
        return self.pages().plate(self.page)

    def build(self, ctx: Context, rect: Rect) -> Node:
        """The list of plots at the left, the chosen one beside it."""
        pick = ctx.viewport.pick
        root, pages = Node(rect, id="stats"), self.pages()
        side, main = rect.local().take_left(pick(330.0, 230.0, 140.0), pick(12.0, 8.0, 6.0))
        entries = pages.entries()
        name = pages.texts("stats-pages")
        listed = page_list(ctx, side, name, entries, self.page, self.turn)
        parties = list(zip(self.figures.parties, self._shortened(ctx, side.w), strict=True))
        height = PartyKey.height(ctx, len(parties))
        if listed.children[-1].rect.bottom + height + 24 <= side.h:
            pad = pick(20.0, 14.0, 10.0)
            key = side.local().inset(pad, pad).take_bottom(height)[0]
            listed.add(PartyKey(ctx, key, pages.texts, parties))
        root.add(listed)
        return root.add(self.plated(ctx, main, pages.texts))

    def _shortened(self, ctx: Context, width: float) -> list[str]:
        room = width - ctx.viewport.pick(80.0, 62.0, 54.0)
        return [shortened(ctx, player, room, "label:semibold") for player in self.players]
