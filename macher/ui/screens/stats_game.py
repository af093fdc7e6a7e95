"""The page of statistics about one game: its plots, each of them also as a table and as a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macher.rules.edition import Edition
from macher.session.log import LoggedEvent
from macher.session.statistics import statistics
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import part, row
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
        kit, root, pages = Kit(ctx), Node(rect, id="stats"), self.pages()
        parties = self.figures.parties

        def key(box: Rect) -> Node:
            shorts = [shortened(ctx, player, box.w - kit.step("line"), "label:semibold") for player in self.players]
            return PartyKey(ctx, box, pages.texts, list(zip(parties, shorts, strict=True)))

        name, foot = pages.texts("stats-pages"), part(key, PartyKey.height(ctx, len(parties)))
        listed = page_list(kit, name, pages.entries(), self.page, self.turn, foot)
        row(listed, self.plated(kit, pages.texts), gap=kit.step("gap")).place(root, rect.local())
        return root
