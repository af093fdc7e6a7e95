"""The tabs of one game: its replay, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

from macher.i18n import Texts, names
from macher.ui.features.replay.beside import (
    ReplayLine,
    ToldGame,
    money_sheet,
    now_panel,
    player_names,
    points_panel,
    points_sheet,
    votes_sheet,
)
from macher.ui.features.replay.chart import chart
from macher.ui.features.replay.controls import Acts, controls
from macher.ui.features.replay.deeds import Deeds
from macher.ui.features.replay.drawing import Section
from macher.ui.features.replay.player import Player, Step
from macher.ui.game.costly_decisions import Costly, costliest, people
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.layers import share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.plots.sheet import sheet_table
from macher.ui.program import Program
from macher.ui.prompts import AdviceWords
from macher.ui.scene import Context, Node
from macher.ui.widgets import Segment

_PAGES = ("course", "votes", "now")
"""What a small window shows one at a time."""


class ReplayTab:
    """The replay as it stands; `on_change` has the screen built anew."""

    def __init__(self, program: Program, game: ReviewedGame, on_change: Callable[[], None]) -> None:
        self.program, self.game, self.on_change = program, game, on_change
        self.player = Player(game)
        self.deeds = Deeds(program, game, self.player)
        self.as_table = False
        self.page = "course"
        self.told = ToldGame(lambda: program.texts, game.course)
        self._read()

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.told.texts

    def lines(self) -> list[ReplayLine]:
        """The log from the present viewpoint, in the current language."""
        return self.told.lines(self.player.viewpoint)

    def _read(self) -> None:
        self.player.tells([line.moment for line in self.lines()])

    # -- what can be done ----------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Goes on when it is time."""
        if self.player.tick(now):
            self.on_change()

    def pause(self) -> None:
        """Stands still."""
        if self.player.playing:
            self.player.playing = False
            self.on_change()

    def toggle(self) -> None:
        """Goes on by itself, or pauses."""
        self.player.toggle(self.program.app.clock())
        self.on_change()

    def step(self, by: int) -> None:
        """Goes one step forward or back; a running replay pauses."""
        self.player.step_by(by)
        self.on_change()

    def go(self, moment: int) -> None:
        """To a moment."""
        self.player.jump(moment)
        self.on_change()

    def jump(self, to: int) -> None:
        """To the beginning or the end."""
        self.go(0 if to < 0 else self.game.course.end)

    def choose_step(self, step: Step) -> None:
        """By event, phase or round."""
        self.player.step = step
        self.on_change()

    def choose_speed(self, speed: float) -> None:
        """How fast it goes on."""
        self.player.speed = speed
        self.on_change()

    def look_as(self, viewpoint: int) -> None:
        """Chooses the viewpoint: everything, or what one seat knew."""
        if viewpoint in self.game.viewpoints and viewpoint != self.player.viewpoint:
            self.player.viewpoint = viewpoint
            moment = self.player.moment
            self._read()
            self.player.go(moment)
            self.on_change()

    def _look_on(self, by: int) -> None:
        """The next viewpoint, or the one before; after the last comes the first."""
        found = self.game.viewpoints
        self.look_as(found[(found.index(self.player.viewpoint) + by) % len(found)])

    def switch_table(self) -> None:
        """Plots or tables."""
        self.as_table = not self.as_table
        self.on_change()

    def turn(self, page: str) -> None:
        """Another part of the screen in a small window."""
        self.page = page
        self.on_change()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def on_action(self, action: str) -> bool:
        """Plays and pauses, steps and jumps, changes speed and viewpoint, switches to tables, shows the board."""
        calls: dict[str, Callable[[], None]] = {
            "step_on": lambda: self.step(1),
            "step_back": lambda: self.step(-1),
            "step_first": lambda: self.jump(-1),
            "step_last": lambda: self.jump(1),
            "viewpoint": lambda: self._look_on(1),
            "viewpoint_back": lambda: self._look_on(-1),
            "skip": self.toggle,
            "projections": self.switch_table,
            "confirm": self.deeds.show_board,
            "bid_up": lambda: self._faster(1),
            "bid_down": lambda: self._faster(-1),
        }
        if action not in calls:
            return False
        calls[action]()
        return True

    def _faster(self, by: int) -> None:
        self.player.faster(by)
        self.on_change()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context, rect: Rect, /) -> Node:
        """Chart and points beside each other, controls below; in a small window one part at a time."""
        kit, texts, root = Kit(ctx), self.texts, Node(rect, id="replay")
        players, gap = player_names(texts, self.game.course), kit.step("gap")
        shown = self._pages(kit, texts, players) if kit.low else self._beside(kit, texts, players)
        choose = self.choose_step, self.choose_speed, self.look_as
        deeds = self.deeds.show_board, self.deeds.ask_to_play_on, self.deeds.export
        acts = Acts(self.toggle, self.step, self.jump, *choose, *deeds)
        foot = controls(kit, texts, self.player, players, acts)
        column(shown, foot, gap=gap).place(root, rect.local())
        return root

    def _beside(self, kit: Kit, texts: Texts, players: list[str]) -> Part:
        gap = kit.step("gap")
        right = column(share(self._now(kit, texts), 0.42), share(self._points(kit, texts), 0.58), gap=gap)
        main = self._main(kit, texts, players, ("actions", "money", "votes"))
        return row(main, wide(right, kit.step("field", 1.1)), gap=gap)

    def _pages(self, kit: Kit, texts: Texts, players: list[str]) -> Part:
        segments = [Segment(page, texts(f"replay-page-{page}")) for page in _PAGES]
        pages = kit.segments(segments, self.page, self.turn, id="replay.page", name=texts("replay-chart"))
        if self.page == "now":
            shown = row(self._now(kit, texts), self._points(kit, texts), gap=6)
        else:
            shown = self._main(kit, texts, players, ("actions", "money") if self.page == "course" else ("votes",))
        return column(tall(pages, 32), shown, gap=6)

    def _main(self, kit: Kit, texts: Texts, players: list[str], shown: tuple[Section, ...]) -> Part:
        if self.as_table:
            return self._sheets(kit, texts, shown)
        key = (id(self.game.course), texts.lang)
        return chart(kit, texts, self.player, players, shown, self.go, self.step, key)

    def _sheets(self, kit: Kit, texts: Texts, shown: tuple[Section, ...]) -> Part:
        made, around = {"money": money_sheet, "votes": votes_sheet}, kit.step("space")
        sheets = [
            part(partial(sheet_table, kit.ctx, sheet=made[each](texts, self.player), id=f"replay.sheet.{each}"))
            for each in shown
            if each in made
        ]
        inner = row(*sheets, gap=around * 2)
        return kit.panel(inner, around, around * 0.7, id="replay.sheets", zone=True, name=texts("replay-chart"))

    def _now(self, kit: Kit, texts: Texts) -> Part:
        return now_panel(kit, texts, self.player, self.lines(), self.go)

    def _points(self, kit: Kit, texts: Texts) -> Part:
        sheet = points_sheet(texts, self.player) if self.as_table else None
        return points_panel(kit, texts, self.player, sheet, self.switch_table)


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
        words = AdviceWords(texts, edition, costly.asked)
        player = player_names(texts, self.game.course)[costly.seat]
        better = texts("decisions-better", what=words.command(costly.better.command), points=words.gap(costly.better))
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
            kit.paragraph(words.reason(costly.better), "text", "muted"),
            gap=kit.step("hair"),
        )
        return kit.panel(
            lines, kit.step("space"), kit.step("gap"), id=f"decisions.{at}", zone=True, name=self._place(costly)
        )
