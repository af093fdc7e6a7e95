"""The tab with the decisions that cost most: what was chosen, what promised more, and why."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

from macher.i18n import Texts, names
from macher.ui.features.replay.now import player_names
from macher.ui.game.costly import Costly, costliest, people
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row, spring
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.prompts import AdviceWords
from macher.ui.scene import Context, Node

_WIDEST = 1240.0
"""Sentences are not read well in longer lines."""


class DecisionsTab:
    """Up to three decisions of the people at the screen; they are worked out beside the window."""

    def __init__(
        self, program: Program, game: ReviewedGame, on_change: Callable[[], None], on_show: Callable[[int, int], None]
    ) -> None:
        """``on_show`` gets the moment and the seat of a decision that shall be looked at in the replay."""
        self.program, self.game, self.on_change, self.on_show = program, game, on_change, on_show
        self.found: tuple[Costly, ...] | None = None
        self.failed = False
        pool = ThreadPoolExecutor(1, thread_name_prefix="costly")
        future = pool.submit(costliest, game.session, people(game.session))
        pool.shutdown(wait=False)
        program.app.watch(future, self._arrived)

    def _arrived(self, future: Future[tuple[Costly, ...]]) -> None:
        error = future.exception()
        if error is None:
            self.found = future.result()
        else:
            self.failed = True
            if isinstance(error, Exception):
                self.program.app.report_error(error)
        self.on_change()

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.program.texts.in_words(words_of(self.game.course.edition))

    def moment(self, costly: Costly) -> int:
        """The moment of the replay at which a decision was open."""
        act = next(each for each in self.game.course.acts if each.version == costly.version + 1)
        return max(0, act.moment - 1)

    def _place(self, costly: Costly) -> str:
        """Round and phase of a decision."""
        seen = costly.asked.view
        return names.phase_of_round(self.texts, seen.round, seen.phase)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context, rect: Rect, /) -> Node:
        """A title, where the figures come from, and a plate for each decision."""
        texts, kit, root = self.texts, Kit(ctx), Node(rect, id="decisions")
        title = texts("decisions-title")
        if self.found is None:
            said = texts("advice-failed" if self.failed else "decisions-thinking")
        else:
            said = texts("decisions-note" if self.found else "decisions-none")
        plates = [self._plate(kit, at, costly) for at, costly in enumerate(self.found or ())]
        shown = column(
            kit.words(title, "title"),
            kit.paragraph(said, "text", "muted"),
            kit.rows(plates, id="decisions.list", name=texts("decisions-title"), gap=kit.step("gap"))
            if plates
            else None,
            spring(),
            gap=kit.step("tight"),
        )
        box = rect.local()
        shown.place(root, box.centred(min(box.w, _WIDEST), box.h))
        return root

    def _plate(self, kit: Kit, at: int, costly: Costly) -> Part:
        texts, edition = self.texts, self.game.course.edition
        words = AdviceWords(texts, edition, costly.asked, (costly.better,))
        player = player_names(texts, self.game.course)[costly.seat]
        better = texts("decisions-better", what=words.command(costly.better.command), points=words.total(costly.better))
        head = row(
            kit.words(texts("decisions-head", n=at + 1, place=self._place(costly), player=player), "strong"),
            kit.button(
                texts("decisions-show"),
                partial(self.on_show, self.moment(costly), costly.seat),
                id=f"decisions.show.{at}",
                icon="play",
                kind="secondary",
            ),
            gap=kit.step("gap"),
        )
        lines = column(
            head,
            kit.paragraph(texts("decisions-chosen", what=words.command(costly.chosen)), "text"),
            kit.paragraph(better, "text:bold"),
            kit.paragraph(words.effect(costly.better), "text", "muted"),
            gap=kit.step("hair"),
        )
        return kit.panel(
            lines, kit.step("space"), kit.step("gap"), id=f"decisions.{at}", zone=True, name=self._place(costly)
        )
