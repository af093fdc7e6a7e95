"""The page of a poster, over another screen too, with new marks of merit: stamps that fall once it hangs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from macher.i18n import Texts
from macher.ui.features.ending.facts import Standings
from macher.ui.features.ending.headline import Headline
from macher.ui.features.ending.poster import Poster, PosterSide, PosterTelling, PosterWords
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import middle, pad, share, tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import MARK_ASPECT, paint_mark
from macher.ui.scene import Context, Node, Scene
from macher.ui.table.attention import UNREAD, Attention
from macher.ui.widgets import Clickable, Panel

__all__ = ["PosterScreen", "PosterUse", "game_words", "poster_circles", "poster_page", "with_new_marks"]


def poster_page(
    kit: Kit, words: PosterWords, figures: Part, height: float, buttons: Part, telling: PosterTelling
) -> Node:
    """The whole page; `figures` get this height in logical pixels."""
    root = Node(kit.ctx.rect)
    foot = kit.step("foot")
    air, gap = kit.step("gap"), kit.step("tight")
    above, below = kit.ctx.rect.take_bottom(height + gap + foot + 2 * air)[::-1]
    root.add(Poster(kit.ctx, above, words, telling), Panel(below))
    column(tall(figures, height), buttons, gap=gap).place(root, below.inset(kit.step("margin"), air))
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
    return PosterWords(
        tuple(PosterSide.of(texts, row.party, players[row.seat], points, word) for row in winners),
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


class Hanging(Scene):
    """A screen that hangs up a poster, on which no button takes a press that was meant for what was before."""

    def __init__(self) -> None:
        self.telling = PosterTelling()
        self.attention = Attention(lambda: self.app.clock(), lambda: self.app.inputs, UNREAD)

    def hang(self) -> None:
        """Has the poster hung up, if there is motion."""
        self.attention.come()
        if not self.app.motion.reduced:
            self.telling.begin(self.app.motion, self._moved)

    def _moved(self) -> None:
        for id in ("poster", "poster.bars", "poster.figures", "poster.marks"):
            shown = self.stage.find(id)
            if shown is not None:
                shown.invalidate()

    def draw_over(self, p: Painter) -> None:
        """From now on the poster can be read."""
        self.attention.drawn()

    def deaf_for(self) -> float:
        """Seconds for which the poster takes no press."""
        return self.attention.deaf_for

    def guarded(self, button: RowButton) -> RowButton:
        """A button on the poster: on white paper it stands out by its own ground."""

        def press() -> None:
            if self.attention.takes:
                button.call()

        return replace(button, kind="secondary" if button.kind == "raised" else button.kind, call=press)


class PosterScreen(Hanging):
    """Hangs the poster up once; any input ends the motion and is carried out."""

    name = "poster"

    def __init__(self, use: Callable[[Kit, PosterTelling], PosterUse]) -> None:
        super().__init__()
        self.use = use
        self._hung = self._focused = False
        self._buttons: Sequence[RowButton] = ()

    def enter(self) -> None:
        """The motion and its sounds, when the poster opens."""
        if not self._hung:
            self._hung = True
            self.app.sounds.play("fanfare")
            self.hang()
            if not self.app.motion.reduced:
                self.app.after(_STRIP_AT, self._stamp)

    def _stamp(self) -> None:
        if self.app.scene is self:
            self.app.sounds.play("stamp")

    def build(self, ctx: Context) -> Node:
        """The poster, its figures and buttons."""
        kit = Kit(ctx)
        use = self.use(kit, self.telling)
        first, *others = map(self.guarded, use.buttons)
        self._buttons = [replace(first, kind="primary", action="confirm"), *others]
        if not self._focused:  # Enter goes on
            self._focused = True
            self.stage.focus_built(first.id)
        page = poster_page(kit, use.words, use.figures, use.height, kit.buttons(*self._buttons), self.telling)
        return use.dressed(ctx, page)

    def on_action(self, action: str) -> bool:
        """Enter presses the first button, Esc the last."""
        if not self._buttons or action not in ("confirm", "back"):
            return False
        self._buttons[0 if action == "confirm" else -1].call()
        return True


def poster_circles(kit: Kit, cells: Sequence[tuple[str, str, bool]], telling: PosterTelling, name: str) -> Part:
    """A row of ballot circles, crossed where something is done, each with its words.

    `cells` are name, state and whether it is done.
    """
    style = "strong" if kit.ctx.wide else "label:semibold"

    def circle(number: int, done: bool, p: Painter, box: Rect) -> None:
        if telling.share("bars") * len(cells) > number:
            p.ballot(box, done, "ink", None)

    def words(title: str, state: str, page: Node, box: Rect) -> None:
        spare = box.h - kit.ctx.height(title, style, box.w)
        if kit.ctx.width(title, style) <= box.w or spare < 0:
            said = share(kit.name(title, style)), share(kit.name(state, "label", "muted"))
            column(*said).place(page, box)
        else:  # the circle says whether it is done; the first line is level with the others
            top = (box.h / 2 - kit.ctx.height(title[:1], style, box.w)) / 2
            whole = kit.paragraph(title, style, name=f"{title}, {state}")
            pad(share(whole), top=max(0.0, min(top, spare))).place(page, box)

    def place(page: Node, box: Rect) -> None:
        side = min(box.h * 0.7, kit.step("line"))
        found = []
        for number, (title, state, done) in enumerate(cells):
            sign = middle(kit.art(partial(circle, number, done), side, side))
            said = pad(Part(partial(words, title, state)), left=side * 0.25, right=side * 0.5)
            found.append(share(row(sign, share(said)) if title else row(sign, spring())))
        row(*found).place(page, box)

    return kit.zone(Part(place), id="poster.figures", name=name, role="text")


_MOST: Final = 2
"""Most stamps of new marks that fall; the others are counted."""
_FROM: Final = 1.35
"""How large a stamp is when it begins to fall."""
_AROUND: Final = 14.0
"""Free space around the stamps and their words, in logical pixels."""
_BESIDE: Final = 12.0
"""Behind each stamp."""


def with_new_marks(
    ctx: Context, root: Node, texts: Texts, keys: Sequence[str], telling: PosterTelling, open_album: Callable[[], None]
) -> Node:
    """The page of a poster with the new marks of merit at its lower right; unchanged without any."""
    poster = next((node for node in root.walk() if node.id == "poster"), None)
    if poster is None or not keys:
        return root
    high = ctx.viewport.pick(123.0, 66.0)
    shown = [texts(f"mark-{key}") for key in keys[:_MOST]]
    more = [texts("album-more", n=len(keys) - _MOST)] if len(keys) > _MOST else []
    lines = [texts("album-new"), *shown, *more]
    stamps = len(shown) * (high * MARK_ASPECT + _BESIDE)
    words = max(ctx.width(line, "strong") for line in lines) + 12
    place = poster.rect.trim(right=ctx.step("margin", 0.6), bottom=ctx.step("space"))
    box = place.anchored(stamps + words + 2 * _AROUND, high + 2 * _AROUND, 1, 1)
    return root.add(_NewMarks(box, keys[:_MOST], lines, high, telling, open_album))


class _NewMarks(Clickable):
    """The stamps, stuck on the poster, with their names on a slip of paper; a click opens the album."""

    def __init__(
        self,
        rect: Rect,
        keys: Sequence[str],
        lines: Sequence[str],
        tall: float,
        telling: PosterTelling,
        open_album: Callable[[], None],
    ) -> None:
        said = ", ".join(lines)
        super().__init__(rect, id="poster.marks", name=said, on_click=open_album, tooltip=said)
        self.keys, self.lines, self.tall, self.telling = keys, lines, tall, telling

    def draw(self, p: Painter) -> None:
        share = self.telling.share("marks")
        if share <= 0:
            return
        box = self.rect.local()
        stamps, words = box.take_left(_AROUND + len(self.keys) * (self.tall * MARK_ASPECT + _BESIDE))
        p.fill(words.trim(left=-4).centred(words.w + 4, self.tall), "panel")
        grown = 1 + (_FROM - 1) * (1 - share)
        for key, spot in zip(self.keys, stamps.trim(left=_AROUND).columns(len(self.keys)), strict=True):
            fallen = spot.trim(right=_BESIDE).centred(self.tall * MARK_ASPECT * grown, self.tall * grown)
            paint_mark(p, fallen, key)
        high = p.style("strong").size * 1.4 * len(self.lines)
        for at, line in enumerate(words.trim(right=10).centred(words.w - 10, high).rows(len(self.lines))):
            p.text(self.lines[at], line, "strong" if at else "label", "ink" if at else "muted")
