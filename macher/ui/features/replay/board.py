"""The replay as the table and one play button, and small pictures of its table for the page after a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from macher.i18n import Texts
from macher.ui.app import App
from macher.ui.features.replay.beside import ToldGame, place_name
from macher.ui.features.replay.chart import Timeline
from macher.ui.features.replay.deeds import LookingBack
from macher.ui.features.replay.lead_plot import paint_number
from macher.ui.features.replay.player import Player
from macher.ui.game.reviewed import PUBLIC, ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.layers import tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.table.boards.columns import Columns
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.screen import TableScene
from macher.ui.widgets import Clickable, Drawing, Panel

if TYPE_CHECKING:
    from macher.i18n import Texts
    from macher.ui.features.replay.turning import Turning
    from macher.ui.program import Program
    from macher.ui.scene import Scene
    from macher.ui.settings.options import UiOptions


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
        self.told = ToldGame(lambda: program.texts, game.course)
        self.player.tells([line.moment for line in self.told.lines(self.player.viewpoint)])
        self.player.go_from(moment)
        self._words_before = program.texts.vocabulary
        self._version = game.course.version(self.player.moment)
        looked = LookingBack(game.at(self._version), self.player.viewpoint)
        super().__init__(looked, on_menu=self.close, on_rules=program.go.rules, on_settings=program.go.settings)

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def own_texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.told.texts

    def _now(self) -> str:
        """The line of the log at the present moment."""
        lines = self.told.lines(self.player.viewpoint)
        told = [line.text for line in lines if line.moment <= self.player.moment]
        return told[-1] if told else ""

    def where(self) -> str:
        """Round and phase of the present moment."""
        return place_name(self.own_texts, self.game.course, self.player.moment)

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
        self.player.toggle(self.program.app.clock())
        self._show()

    def step(self, by: int) -> None:
        """One step forward or back."""
        self.player.step_by(by)
        self._show()

    def go(self, moment: int) -> None:
        """To a moment."""
        self.player.jump(moment)
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
        dock = zones_for(ctx.viewport, Columns(national=national)).dock
        box = dock.panel if dock.tray is None else dock.panel.around(dock.tray)
        root.children = [
            node for node in root.children if not (node.rect.h < ctx.rect.h * 0.9 and box.meets(node.rect))
        ]
        return root.add(self._bar(Kit(ctx), box))

    def _bar(self, kit: Kit, box: Rect) -> Node:
        texts = self.own_texts
        bar = Panel(box, fill="panel", id="replay.bar", zone=True, name=texts("turning-replay"))
        side, gap = kit.size(140.0, 64.0), kit.step("gap")
        name = texts("replay-pause" if self.player.playing else "replay-play")
        play = wide(play_disc(name, self.toggle, side, id="replay.toggle", playing=self.player.playing), side)
        place = kit.ctx.viewport.pick("heading", "name")
        lead = kit.words([self._lead(), ""], "name", "muted", "right", natural=True) if self._lead() else None
        words = row(kit.words(self.where(), place), lead, gap=kit.step("wide"))
        now = kit.words([self._now(), ""], "text", "ink_soft", id="replay.told")
        line = tall(kit.zone(Part(partial(self._line, kit)), id="replay.line", name=""), kit.step("control"))
        middle = column(spring(), words, now, line, spring(), gap=kit.step("tight"))
        steps = [
            self._sign(kit, "back", "step-back", -1, texts("replay-at-start") if self.player.at_start else ""),
            self._sign(kit, "on", "step-forward", 1, texts("replay-at-end") if self.player.at_end else ""),
        ]
        more = kit.button(
            texts("turning-more"), self.more, id="replay.more", icon="ellipsis", tooltip=texts("turning-more-tip")
        )
        leave = kit.button(texts("review-close"), self.close, id="replay.close", icon="x", action="back")
        acts = column(row(*steps, spring(), gap=gap), row(more, leave, gap=gap), gap=gap)
        shown = row(play, middle, wide(acts, (more.width or 0.0) + (leave.width or 0.0) + gap), gap=kit.step("wide"))
        inner = bar.rect.local().inset(kit.step("wide"), gap)
        shown.place(bar, inner.centred(inner.w, min(inner.h, max(side, 200.0 if kit.ctx.wide else 96.0))))
        return bar

    def _sign(self, kit: Kit, id: str, icon: str, by: int, why: str) -> Part:
        name, call, side = self.own_texts(f"replay-{id}"), partial(self.step, by), kit.step("control")
        options: dict[str, Any] = {"kind": "secondary", "reason": why, "action": f"step_{id}"}
        return tall(wide(kit.icon_button(icon, name, call, id=f"replay.{id}", size=24, **options), side), side)

    def _line(self, kit: Kit, page: Node, box: Rect) -> None:
        """The game as a line: what is over is dark, a click goes there, numbers are turning points."""
        texts, end, player = self.own_texts, max(1, self.game.course.end), self.player
        side = min(box.h, 36.0)
        line = box.centred(box.w - side, box.h)

        def moment(x: float) -> int:
            return round(end * min(1.0, max(0.0, x / max(1.0, line.w))))

        def place(at: int) -> str:
            return place_name(texts, self.game.course, at)

        def paint(p: Painter, spot: Rect) -> None:
            track, done = spot.centred(spot.w, 6), spot.w * player.moment / end
            p.fill(track, "slot_line")
            p.fill(track._replace(w=done), "ink")
            p.disc(spot.centred(16, 16)._replace(x=done - 8), "ink")

        calls, name = (moment, self.go, self.step, paint), texts("replay-chart")
        page.add(Timeline(line, name, place, player, *calls, id="replay.track"))
        for number, turn in enumerate(self.turning.turns if self.turning is not None else (), 1):
            spot = line.centred(side, side)._replace(x=line.x + line.w * turn.start / end - side / 2)
            said, call = texts("turning-point", number=number), partial(self.go_from, turn.start)
            disc = partial(paint_number, number=number, empty=player.moment < turn.start)
            options: dict[str, Any] = {"id": f"replay.turn.{number}", "name": said, "tooltip": said}
            page.add(Clickable(spot, Drawing(spot.local(), disc), on_click=call, **options))


class _Disc(Clickable):
    """A large disc with the sign for playing, or for pausing."""

    def __init__(self, rect: Rect, playing: bool, **options: Any) -> None:
        super().__init__(rect, **options)
        self.playing = playing

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.disc(box, "action_hot" if self.hovered else "action")
        p.icon("pause" if self.playing else "play", box.centred(box.w * 0.46, box.w * 0.46), "on_action", 2.4)


def play_disc(name: str, call: Callable[[], None], side: float, *, id: str, playing: bool = False) -> Part:
    """A large disc with the sign for playing, or for pausing, as large as fits, up to a size."""

    def make(box: Rect) -> Node:
        spot = box.centred(min(side, box.h), min(side, box.h))
        return _Disc(spot, playing, id=id, name=name, tooltip=name, on_click=call)

    return part(make)


_WINDOW: Final = (1920, 1080)
"""Logical size of the window in which the table is laid out."""
_SEEN: Final = 812
"""Logical height of what is shown of it: all that stands above the dock."""
SHAPE: Final = _WINDOW[0] / _SEEN
"""Width of a picture as a share of its height."""
_REST: Final = 0.25
"""Seconds before drawing begins, and between its steps while the player does something."""
_STRIP: Final = 48
"""Physical pixels of height that are drawn at once."""
_FINER: Final = 3
"""So many times larger is it drawn before it is made small: letters that small would lie over each other."""


class BoardPicture(Clickable):
    """The picture in a frame; blank paper until it is drawn.  A click opens the replay there."""

    role = "image"

    def __init__(self, ctx: Context, rect: Rect, pictures: BoardPictures, name: str, **options: Any) -> None:
        super().__init__(rect, name=name, tooltip=name, **options)
        self.pictures = pictures
        self.look = (round(rect.w * ctx.viewport.scale), ctx.theme.key, pictures.texts().lang)

    def draw(self, p: Painter) -> None:
        """The picture, framed."""
        box = self.rect.local()
        p.fill(box, "row")
        made = self.pictures.find(self.look)
        if made is not None:
            whole = p.px(box)
            p.surface.blit(made, whole.topleft, (0, 0, whole.w, whole.h))
        p.frame(box, "action" if self.hovered else "ink", 3)


class BoardPictures:
    """Draws the picture of a moment for a screen, a step at a time."""

    def __init__(self, scene: Scene, game: ReviewedGame, texts: Callable[[], Texts]) -> None:
        self.scene, self.game, self.texts = scene, game, texts
        self.version = -1
        """The moment to be shown, as the number of its command; -1 as long as it is not known."""
        self._made: dict[object, pygame.Surface] = {}
        self._job: Iterator[None] | None = None
        self._due = False
        self._before: object = None

    def find(self, look: object) -> pygame.Surface | None:
        """The finished picture."""
        return self._made.get(look)

    def look(self) -> None:
        """A tree was built: its picture is drawn soon."""
        if not self._due and self.version >= 0 and self._waiting() is not None:
            self._later(_REST)

    def stop(self) -> None:
        """The screen is left."""
        self._job = None

    def finish(self) -> None:
        """Draws what is missing at once: for pictures of the screen."""
        node = self._waiting()
        for _ in self._draw(node) if node is not None else ():
            pass

    def _waiting(self) -> BoardPicture | None:
        nodes = (node for node in self.scene.stage.root.walk() if isinstance(node, BoardPicture))
        return next((node for node in nodes if node.look not in self._made), None)

    def _later(self, seconds: float) -> None:
        self._due = True
        self.scene.app.after(seconds, self._work)

    def _work(self) -> None:
        """One step, unless the player is doing something or has left."""
        self._due = False
        app, node = self.scene.app, self._waiting()
        if app.scene is not self.scene or node is None:
            self._job = None
            return
        if app.inputs.stirs != self._before:
            self._before = app.inputs.stirs
            self._later(_REST)
            return
        if self._job is None:
            self._job = self._draw(node)
        if next(self._job, self) is self:
            self._job = None
        self._later(0.0)

    def _draw(self, node: BoardPicture) -> Iterator[None]:
        app = self._laid(_FINER * node.look[0] / _WINDOW[0])
        yield
        app.stage.build()
        app.motion.finish_all()
        yield
        scale = app.viewport.scale
        surface = opaque((_FINER * node.look[0], max(1, round(_SEEN * scale))))
        p = Painter(surface, scale, app.theme, app.type, app.fonts)
        p.patterns, p.pictures = app.options.patterns, app.options.pictures
        surface.fill(p.colour("table"))
        for y in range(0, surface.get_height(), _STRIP):
            strip = pygame.Rect(0, y, surface.get_width(), min(_STRIP, surface.get_height() - y))
            p.clip = strip
            surface.set_clip(strip)
            app.stage.renderer.paint(app.stage.root, p)
            yield
        surface.set_clip(None)
        small = node.look[0], max(1, surface.get_height() // _FINER)
        self._made = {node.look: pygame.transform.smoothscale(surface, small)}
        for each in self.scene.stage.root.walk():
            if isinstance(each, BoardPicture):
                each.invalidate()

    def _laid(self, scale: float) -> App:
        """The table in a window that nobody sees."""
        options: UiOptions = self.scene.app.options
        quiet = replace(
            options, scale=scale, layout="wide", fullscreen=False, reveals="none", reduced_motion=True, projections=True
        )
        pixels = (round(_WINDOW[0] * scale) + 1, round(_WINDOW[1] * scale) + 1)
        app = App(pixels, options=quiet, texts=self.texts())
        app.push(TableScene(LookingBack(self.game.at(self.version), PUBLIC)))
        return app
