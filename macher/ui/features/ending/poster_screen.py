"""A poster over another screen: for a tournament that is won, a solved puzzle, a finished lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from macher.i18n import Texts
from macher.ui.features.ending.facts import Standing, Standings
from macher.ui.features.ending.headline import Headline
from macher.ui.features.ending.poster import Poster, PosterSide, PosterTelling, PosterWords
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.table.attention import UNREAD, Attention
from macher.ui.widgets import Label, Panel, Paragraph
from macher.ui.widgets.marks import shortened

__all__ = ["PosterCircles", "PosterScreen", "PosterUse", "game_words", "poster_page"]


def poster_page(
    kit: Kit, words: PosterWords, figures: Part, height: float, buttons: Part, telling: PosterTelling
) -> Node:
    """The whole page; `figures` get this height in logical pixels."""
    root = Node(kit.ctx.rect)
    foot = kit.step("foot")
    air, gap = kit.step("gap"), kit.step("tight")
    above, below = kit.ctx.rect.take_bottom(height + gap + foot + 2 * air)[::-1]
    root.add(Poster(kit.ctx, above, words, telling), Panel(below))
    shown = column(figures, buttons, gap=gap)
    shown.place(root, below.inset(kit.step("margin"), air))
    return root


def game_words(
    texts: Texts, facts: Standings, players: Sequence[str], headline: Headline, marks: Sequence[str] = ()
) -> PosterWords:
    """What the poster of a game says; `players` are names by seat, `marks` what sets the game apart."""
    winners = facts.winners
    points = winners[0].total
    margin = ""
    if len(winners) == 1:
        margin = texts("poster-margin", points=facts.lead, player=players[facts.rows[1].seat])
    word = texts("poster-points", points=points)
    figure = texts.number(points)

    def side(row: Standing) -> PosterSide:
        name = players[row.seat]
        return PosterSide(row.party, name, figure, texts.pair(name, f"{figure} {word}"))

    return PosterWords(
        tuple(side(row) for row in winners),
        " · ".join([texts("final-place", elections=len(facts.elections)), *marks]),
        texts("poster-won" if len(winners) == 1 else "poster-shared"),
        margin,
        word,
        headline.text,
        headline.reason,
    )


_STRIP_AT: Final = 0.75
"""Seconds after which the strip is stamped on."""


@dataclass(frozen=True, slots=True)
class PosterUse:
    """What a poster shows; made anew with every build, in the current language."""

    words: PosterWords
    figures: Part
    height: float
    """Of the figures, in logical pixels."""
    buttons: Sequence[RowButton]
    """The first is the primary one; Esc presses the last."""
    dressed: Callable[[Context, Node], Node] = lambda _, page: page
    """Adds to the finished page."""


class PosterScreen(Scene):
    """Hangs the poster up once; any input ends the motion and is carried out.

    A button takes no press that was meant for the screen before.
    """

    name = "poster"

    def __init__(self, use: Callable[[Kit, PosterTelling], PosterUse]) -> None:
        self.use = use
        self.telling = PosterTelling()
        self._hung = self._focused = False
        self._buttons: Sequence[RowButton] = ()
        self.attention = Attention(lambda: self.app.clock(), lambda: self.app.inputs, UNREAD)

    def enter(self) -> None:
        """The motion and its sounds, when the poster opens."""
        if self._hung:
            return
        self._hung = True
        self.attention.come()
        self.app.sounds.play("fanfare")
        if not self.app.motion.reduced:
            self.telling.begin(self.app.motion, self._moved)
            self.app.after(_STRIP_AT, self._stamp)

    def _stamp(self) -> None:
        if self.app.scene is self:
            self.app.sounds.play("stamp")

    def _moved(self) -> None:
        for id in ("poster", "poster.figures", "poster.marks"):
            shown = self.stage.find(id)
            if shown is not None:
                shown.invalidate()

    def build(self, ctx: Context) -> Node:
        """The poster, its figures and buttons."""
        kit = Kit(ctx)
        use = self.use(kit, self.telling)
        first, *others = (replace(each, call=partial(self._press, each.call)) for each in use.buttons)
        self._buttons = [
            replace(first, kind="primary", action="confirm"),
            *(replace(each, kind="secondary") for each in others),
        ]
        if not self._focused:  # Enter goes on
            self._focused = True
            self.stage.focus_built(first.id)
        page = poster_page(kit, use.words, use.figures, use.height, kit.buttons(*self._buttons), self.telling)
        return use.dressed(ctx, page)

    def draw_over(self, p: Painter) -> None:
        """From now on the poster can be read."""
        self.attention.drawn()

    def deaf_for(self) -> float:
        """Seconds for which no press is taken."""
        return self.attention.deaf_for

    def _press(self, call: Callable[[], None]) -> None:
        if self.attention.takes:
            call()

    def on_action(self, action: str) -> bool:
        """Enter presses the first button, Esc the last."""
        if not self._buttons or action not in ("confirm", "back"):
            return False
        self._buttons[0 if action == "confirm" else -1].call()
        return True


class PosterCircles(Node):
    """A row of ballot circles, crossed where something is done, each with its words."""

    role = "text"

    def __init__(
        self, ctx: Context, rect: Rect, cells: Sequence[tuple[str, str, bool]], telling: PosterTelling, name: str
    ) -> None:
        """`cells` are name, state and whether it is done."""
        super().__init__(rect, id="poster.figures", name=name)
        self.cells, self.telling = cells, telling
        side = min(rect.h * 0.7, ctx.step("line"))
        self.side = side
        for (title, state, _), spot in zip(cells, rect.local().columns(len(cells)), strict=True):
            room = spot.trim(left=side * 1.25, right=side * 0.5)
            upper, lower = room.rows(2)
            style = "strong" if ctx.wide else "label:semibold"
            if ctx.width(title, style) > upper.w and ctx.height(title, style, room.w) <= room.h:
                top = (upper.h - ctx.height(title[:1], style, room.w)) / 2  # its first line is level with the others
                spare = room.h - ctx.height(title, style, room.w)
                self.add(Paragraph(room.trim(top=max(0.0, min(top, spare))), title, style, name=f"{title}, {state}"))
                continue  # the circle says whether it is done
            self.add(Label(upper, shortened(ctx, title, upper.w, style), style, name=title))
            self.add(Label(lower, shortened(ctx, state, lower.w, "label"), "label", "muted", name=state))

    def draw(self, p: Painter) -> None:
        shown = Rect(0, 0, self.rect.w * self.telling.share("bars"), self.rect.h)
        with p.within(shown, clip=True):
            for (_, _, done), spot in zip(self.cells, self.rect.local().columns(len(self.cells)), strict=True):
                p.ballot(Rect(spot.x, spot.cy - self.side / 2, self.side, self.side), done, "ink", None)
