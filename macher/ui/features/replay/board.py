"""The replay as the table and one play button: the dock makes room for the line of the game and its turning points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.ui.features.replay.deeds import LookingBack
from macher.ui.features.replay.marks import PlayDisc, paint_number
from macher.ui.features.replay.now import ReplayLine, replay_lines
from macher.ui.features.replay.player import Player
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.scene import TableScene
from macher.ui.widgets import Clickable, IconButton, Panel

if TYPE_CHECKING:
    from macher.ui.features.replay.turning import Turning
    from macher.ui.program import Program

__all__ = ["ReplayBoard", "open_board"]


def open_board(program: Program, game: ReviewedGame, moment: int = 0, turning: Turning | None = None) -> None:
    """Opens the replay at a moment, over whatever is shown."""
    program.app.push(ReplayBoard(program, game, moment, turning))


class ReplayBoard(TableScene):
    """The table of a moment; Space plays, the arrows step, Esc leads back."""

    name = "replay-board"
    controller: LookingBack

    def __init__(self, program: Program, game: ReviewedGame, moment: int = 0, turning: Turning | None = None) -> None:
        self.program, self.game, self.turning = program, game, turning
        self.player = Player(game)
        self._lines: dict[tuple[str, str], list[ReplayLine]] = {}
        self.player.tells([line.moment for line in self._told()])
        self.player.go_from(moment)
        self._words_before = program.texts.vocabulary
        self._version = game.course.version(self.player.moment)
        looked = LookingBack(game.at(self._version), self.player.viewpoint)
        super().__init__(looked, on_menu=self.close, on_rules=program.go.rules, on_settings=program.go.settings)

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def own_texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.program.texts.in_words(words_of(self.game.course.edition))

    def _told(self) -> list[ReplayLine]:
        """The log as the viewpoint knows it, in the current language."""
        texts = self.own_texts
        key = texts.lang, texts.grouping
        if key not in self._lines:
            self._lines[key] = replay_lines(texts, self.game.course, self.player.viewpoint)
        return self._lines[key]

    def _now(self) -> str:
        """The line of the log at the present moment."""
        told = [line.text for line in self._told() if line.moment <= self.player.moment]
        return told[-1] if told else ""

    def where(self) -> str:
        """Round and phase of the present moment."""
        from macher.ui.features.replay.chart import place_name

        moment = self.player.moment
        return place_name(self.own_texts, self.game.course, moment)

    def _lead(self) -> str:
        """By how much somebody leads by what was expected, if that is known."""
        if self.turning is None:
            return ""
        moment, texts = self.player.moment, self.own_texts
        over = sum(column.end <= moment for column in self.turning.columns)
        if self.player.at_end:
            over = len(self.turning.leads)
        if not over:
            return ""
        lead = self.turning.leads[over - 1]
        key = "turning-ahead" if lead > 0 else "turning-behind-short" if lead < 0 else "turning-even"
        return texts(key, points=abs(lead))

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The words are those of the edition that was played."""
        self.program.texts.play(words_of(self.game.course.edition))
        super().enter()

    def leave(self) -> None:
        """Nothing goes on under another screen."""
        self.player.playing = False
        self.program.texts.play(self._words_before)
        super().leave()

    def tick(self, now: float) -> None:
        """Goes on when it is time."""
        if self.player.tick(now):
            self._show()
        super().tick(now)

    def tells_by_itself(self) -> bool:
        """While the replay runs."""
        return self.player.playing

    def _show(self) -> None:
        """Puts the table of the present moment in place of the one before; nothing of it is told."""
        version = self.game.course.version(self.player.moment)
        if version != self._version:
            self._version = version
            self.controller.show(self.game.at(version))
            self.staging.finish()
            self.parts.forget()
        if self.controller.log:
            self.tell_from(self.controller.shared_view, self.controller.log[-1].index)
        self.rebuild()

    # -- what can be done ----------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Goes on by itself, or pauses."""
        if self.player.playing:
            self.player.playing = False
        else:
            self.player.play(self.program.app.clock())
        self._show()

    def step(self, by: int) -> None:
        """One step forward or back."""
        self.player.playing = False
        self.player.forward(by)
        self._show()

    def go(self, moment: int) -> None:
        """To a moment."""
        self.player.playing = False
        self.player.go(moment)
        self._show()

    def go_from(self, moment: int) -> None:
        """To what follows a moment: where a turning point begins."""
        self.player.playing = False
        self.player.go_from(moment)
        self._show()

    def more(self) -> None:
        """Speed, viewpoints and plots, at this moment."""
        from macher.ui.features.replay.review import ReviewScreen

        self.player.playing = False
        screen = ReviewScreen(self.program, self.game, "replay")
        self.program.app.push(screen)
        screen.show(self.player.moment, self.player.viewpoint)

    def close(self) -> None:
        """To where one came from."""
        self.program.app.pop()

    def on_action(self, action: str) -> bool:
        """Plays, steps and jumps; the rest is the table's."""
        calls: dict[str, Callable[[], None]] = {
            "skip": self.toggle,
            "confirm": self.toggle,
            "step_on": partial(self.step, 1),
            "step_back": partial(self.step, -1),
            "step_first": partial(self.go, 0),
            "step_last": partial(self.go, self.game.course.end),
            "back": self.close,
        }
        if action in calls:
            calls[action]()
            return True
        return super().on_action(action)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The table, and in place of its dock the bar of the replay."""
        root = super().build(ctx)
        national = self._shown is not None and self._shown.national
        dock = zones_for(ctx.viewport, national).dock
        box = dock.panel
        if dock.tray is not None:
            box = Rect(
                min(box.x, dock.tray.x),
                min(box.y, dock.tray.y),
                max(box.right, dock.tray.right) - min(box.x, dock.tray.x),
                max(box.bottom, dock.tray.bottom) - min(box.y, dock.tray.y),
            )
        root.children = [
            node for node in root.children if not (node.rect.h < ctx.rect.h * 0.9 and box.meets(node.rect))
        ]
        return root.add(self._bar(Kit(ctx), box))

    def _bar(self, kit: Kit, box: Rect) -> Node:
        texts = self.own_texts
        bar = Panel(box, fill="panel", id="replay.bar", zone=True, name=texts("turning-replay"))
        side = kit.ctx.viewport.pick(140.0, 76.0, 64.0)
        playing = self.player.playing
        name = texts("replay-pause" if playing else "replay-play")
        play = part(
            lambda spot: PlayDisc(
                spot.centred(min(side, spot.h), min(side, spot.h)),
                name,
                self.toggle,
                id="replay.toggle",
                playing=playing,
            ),
            width=side,
        )
        place = kit.ctx.viewport.pick("heading", "title", "name")
        lead = kit.words([self._lead(), ""], "name", "muted", "right", natural=True) if self._lead() else None
        words = row(kit.words(self.where(), place), lead, gap=kit.step("wide"))
        now = kit.words([self._now(), ""], "text", "ink_soft", id="replay.told")
        line = part(lambda spot: _Line(spot, self), kit.step("control"))
        middle = column(spring(), words, now, line, spring(), gap=kit.step("tight"))
        steps = [
            self._sign(kit, "back", "step-back", "replay-back", partial(self.step, -1), self.player.at_start),
            self._sign(kit, "on", "step-forward", "replay-on", partial(self.step, 1), self.player.at_end),
        ]
        more = kit.button(
            texts("turning-more"), self.more, id="replay.more", icon="ellipsis", tooltip=texts("turning-more-tip")
        )
        leave = kit.button(texts("review-close"), self.close, id="replay.close", icon="x", action="back")
        acts = column(
            row(*steps, spring(), gap=kit.step("gap")), row(more, leave, gap=kit.step("gap")), gap=kit.step("gap")
        )
        wide = (more.width or 0.0) + (leave.width or 0.0) + kit.step("gap")
        shown = row(play, middle, Part(acts.place, acts.height, wide), gap=kit.step("wide"))
        inner = bar.rect.local().inset(kit.step("wide"), kit.step("gap"))
        tall = min(inner.h, max(side, 200.0 if kit.ctx.wide else 96.0))
        shown.place(bar, inner.centred(inner.w, tall))
        return bar

    def _sign(self, kit: Kit, id: str, icon: str, key: str, call: Callable[[], None], ended: bool) -> Part:
        texts, side = self.own_texts, kit.step("control")
        why = texts("replay-at-start" if id == "back" else "replay-at-end") if ended else ""
        return part(
            lambda box: IconButton(
                box,
                icon,
                texts(key),
                id=f"replay.{id}",
                on_click=call,
                kind="secondary",
                reason=why,
                action=f"step_{id}",
            ),
            side,
            side,
        )


class _Line(Node):
    """The game as a line: what is over is dark, a click goes there, numbers are turning points."""

    def __init__(self, rect: Rect, board: ReplayBoard) -> None:
        super().__init__(rect, id="replay.line", zone=True)
        texts, end = board.own_texts, max(1, board.game.course.end)
        side = min(rect.h, 36.0)
        line = rect.local().centred(rect.w - side, rect.h)
        self.add(_Track(line, texts("replay-chart"), board, end))
        if board.turning is None:
            return
        for number, turn in enumerate(board.turning.turns, 1):
            x = line.x + line.w * turn.start / end - side / 2
            spot = Rect(x, (rect.h - side) / 2, side, side)
            said = texts("turning-point", number=number)
            self.add(_Point(spot, number, said, partial(board.go_from, turn.start), board.player.moment >= turn.start))


class _Track(Node):
    """What can be clicked and dragged of the line."""

    role = "slider"
    focusable = True

    def __init__(self, rect: Rect, name: str, board: ReplayBoard, end: int) -> None:
        super().__init__(rect, id="replay.track", name=name, tooltip=name)
        self.board, self.end = board, end

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        bar = box.centred(box.w, 6)
        p.fill(bar, "slot_line")
        done = box.w * self.board.player.moment / self.end
        p.fill(bar._replace(w=done), "ink")
        p.disc(Rect(done - 8, box.cy - 8, 16, 16), "ink")

    def value_text(self) -> str:
        return self.board.where()

    def pointer_down(self, x: float, y: float) -> None:
        self.pointer_drag(x, y)

    def pointer_drag(self, x: float, y: float) -> None:
        self.board.go(round(self.end * min(1.0, max(0.0, x / max(1.0, self.rect.w)))))


class _Point(Clickable):
    def __init__(self, rect: Rect, number: int, name: str, call: Callable[[], None], passed: bool) -> None:
        super().__init__(rect, id=f"replay.turn.{number}", name=name, tooltip=name, on_click=call)
        self.number, self.passed = number, passed

    def draw(self, p: Painter) -> None:
        paint_number(p, self.rect.local(), self.number, empty=not self.passed)
