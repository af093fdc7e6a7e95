"""The tab with the replay of a game: chart, what happens, points, and the controls below."""

from __future__ import annotations

from collections.abc import Callable

from macher.i18n import Texts
from macher.ui.features.replay.chart import chart
from macher.ui.features.replay.controls import Acts, controls, controls_height
from macher.ui.features.replay.deeds import Deeds
from macher.ui.features.replay.geometry import Part
from macher.ui.features.replay.now import ReplayLine, now_panel, player_names, replay_lines
from macher.ui.features.replay.player import Player, Step
from macher.ui.features.replay.points import money_sheet, points_panel, points_sheet, votes_sheet
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.plots.sheet import Sheet, sheet_table
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import Panel, Segment, Segments

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
        self._lines: dict[tuple[str, str, int], list[ReplayLine]] = {}
        self._read()

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.program.texts.in_words(words_of(self.game.course.edition))

    def lines(self) -> list[ReplayLine]:
        """The log from the present viewpoint, in the current language."""
        texts = self.texts
        key = (texts.lang, texts.grouping, self.player.viewpoint)
        if key not in self._lines:
            self._lines[key] = replay_lines(texts, self.game.course, self.player.viewpoint)
        return self._lines[key]

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
        if self.player.playing:
            self.player.playing = False
        else:
            self.player.play(self.program.app.clock())
        self.on_change()

    def step(self, by: int) -> None:
        """Goes one step forward or back; a running replay pauses."""
        self.player.playing = False
        self.player.forward(by)
        self.on_change()

    def go(self, moment: int) -> None:
        """To a moment."""
        self.player.playing = False
        self.player.go(moment)
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
        texts = self.texts
        root = Node(rect, id="replay")
        gap = ctx.step("gap")
        foot, area = rect.local().take_bottom(controls_height(ctx), gap)
        players = player_names(texts, self.game.course)
        if ctx.viewport.layout == "focus":
            self._pages(ctx, root, area, texts, players)
        else:
            right, left = area.take_right(ctx.step("field", 1.1), gap)
            root.add(self._main(ctx, left, texts, players, ("actions", "money", "votes")))
            upper, lower = right.rows((0.42, 0.58), gap)
            root.add(self._now(ctx, upper, texts), self._points(ctx, lower, texts))
        choose = self.choose_step, self.choose_speed, self.look_as
        deeds = self.deeds.show_board, self.deeds.ask_to_play_on, self.deeds.export
        acts = Acts(self.toggle, self.step, self.jump, *choose, *deeds)
        return root.add(controls(ctx, foot, texts, self.player, players, acts))

    def _pages(self, ctx: Context, root: Node, area: Rect, texts: Texts, players: list[str]) -> None:
        row, area = area.take_top(32.0, 6.0)
        segments = [Segment(page, texts(f"replay-page-{page}")) for page in _PAGES]
        root.add(Segments(row, segments, self.page, self.turn, ctx=ctx, id="replay.page", name=texts("replay-chart")))
        if self.page == "now":
            left, right = area.columns((0.5, 0.5), 6.0)
            root.add(self._now(ctx, left, texts), self._points(ctx, right, texts))
        else:
            shown: tuple[Part, ...] = ("actions", "money") if self.page == "course" else ("votes",)
            root.add(self._main(ctx, area, texts, players, shown))

    def _main(self, ctx: Context, rect: Rect, texts: Texts, players: list[str], shown: tuple[Part, ...]) -> Node:
        if self.as_table:
            return self._sheets(ctx, rect, texts, shown)
        key = (id(self.game.course), texts.lang)
        return chart(ctx, rect, texts, self.player, players, shown, self.go, self.step, key)

    def _sheets(self, ctx: Context, rect: Rect, texts: Texts, shown: tuple[Part, ...]) -> Node:
        panel = Panel(rect, id="replay.sheets", zone=True, name=texts("replay-chart"))
        made = {"money": money_sheet, "votes": votes_sheet}
        parts = [part for part in shown if part in made]
        pad = ctx.step("space")
        boxes = rect.local().inset(pad, pad * 0.7).columns(len(parts), pad * 2)
        for part, box in zip(parts, boxes, strict=True):
            panel.add(sheet_table(ctx, box, made[part](texts, self.player), id=f"replay.sheet.{part}"))
        return panel

    def _now(self, ctx: Context, rect: Rect, texts: Texts) -> Node:
        return now_panel(ctx, rect, texts, self.player, self.lines(), self.go)

    def _points(self, ctx: Context, rect: Rect, texts: Texts) -> Node:
        sheet: Sheet | None = points_sheet(texts, self.player) if self.as_table else None
        return points_panel(ctx, rect, texts, self.player, sheet, self.switch_table)
