"""The album: thirty places for marks of merit, stamps where they are earned."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import names
from macher.i18n.dates import day_of_month, day_on_a_postmark
from macher.rules.cards import PARTIES
from macher.session.marks import MARKS
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.column import EveningWords, evening_page
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.mark_stamps import MARK_ASPECT, paint_mark, paint_mark_place
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable, Hairline, Panel

if TYPE_CHECKING:
    from macher.session.progress import MarkEarned
    from macher.ui.program import Program

__all__ = ["AlbumScreen"]

_SMALLER = 4
"""How often letters may become smaller."""
_CLOSE = 2
"""Most marks that are told to be close."""


class AlbumScreen(Scene):
    """Shows what is earned, what was close, and the game behind each mark."""

    name = "album"

    def __init__(self, program: Program) -> None:
        self.program = program

    def build(self, ctx: Context) -> Node:
        """Column and sheet; in a small window the column becomes the head."""
        kit, texts = Kit(ctx), self.program.texts
        marks = self.program[Album].marks
        words = EveningWords(
            "album",
            texts("album-title"),
            texts("album-note"),
            texts.number(len(marks)),
            texts("album-count", all=len(MARKS)),
        )
        again = kit.button(
            texts("album-again"), self.program[Album].count_again, id="album.again", kind="bar", icon="rotate-ccw"
        )
        head = [again] if self.program[Album].can_count else []
        root, room = evening_page(kit, texts, words, self.app.pop, self._column(kit), head)
        pick = ctx.viewport.pick
        paper = Panel(room.inset(pick(24.0, 10.0, 6.0)), id="album.sheet", zone=True, name=texts("album-title"))
        root.add(paper)
        columns = pick(5, 3, 3)
        tall = pick(168.0, 118.0, 112.0)
        lines = [self._line(ctx, MARKS[at : at + columns], at > 0) for at in range(0, len(MARKS), columns)]
        inside = paper.rect.local().inset(pick(24.0, 10.0, 8.0), pick(12.0, 6.0, 4.0))
        height = inside.h / max(1, min(len(lines), int(inside.h / tall)))
        kit.rows(lines, id="album.marks", name=texts("album-title"), height=height).place(paper, inside)
        return root

    # -- the sheet -----------------------------------------------------------------------------------------------------

    def _line(self, ctx: Context, keys: tuple[str, ...], ruled: bool) -> Part:
        def make(box: Rect) -> list[Node]:
            found: list[Node] = [Hairline(box._replace(h=1))] if ruled else []
            found += [self._place(ctx, key, spot) for key, spot in zip(keys, box.columns(len(keys), 8), strict=True)]
            return found

        return part(make)

    def _place(self, ctx: Context, key: str, box: Rect) -> Node:
        texts, album = self.program.texts, self.program[Album]
        earned = album.marks.get(key)
        title, text = texts(f"mark-{key}"), texts(f"mark-{key}-text")
        postmark = texts("album-postmark"), self._postmark(earned)
        place = _Place(ctx, box.inset(0, 4), key, (title, text), earned, postmark)
        if earned is None:
            place.focusable = False
            place.role = "text"
            place.name = f"{texts('album-stamp-none', mark=title)}. {text}"
        else:
            place.name = f"{texts('album-stamp', mark=title, day=day_of_month(texts, earned.day))}. {text}"
            place.on_click = partial(album.look, key)
            place.tooltip = f"{title}\n{self._told(earned)}\n{texts('album-replay')}"
            if not album.has_replay(key):
                place.tooltip = f"{title}\n{self._told(earned)}\n{texts('album-replay-none')}"
        return place

    def _postmark(self, earned: MarkEarned | None) -> str:
        return day_on_a_postmark(self.program.texts, earned.day) if earned is not None else ""

    def _told(self, earned: MarkEarned) -> str:
        """When and with which party it was earned."""
        texts, party = self.program.texts, str(earned.numbers.get("party", ""))
        day = day_of_month(texts, earned.day)
        if party not in PARTIES:
            return texts("album-earned-plain", day=day)
        return texts("album-earned", day=day, party=names.party_short(texts, party))

    # -- the column ----------------------------------------------------------------------------------------------------

    def _column(self, kit: Kit) -> list[Part | None]:
        texts, album = self.program.texts, self.program[Album]
        line = part(lambda box: Hairline(box, "bar_line"), 1.0)
        newest = album.newest
        shown: Part = kit.paragraph(texts("album-newest-none"), "text", "bar_text")
        if newest is not None:
            shown = self._newest(kit, newest)
        return [
            line,
            kit.words(texts("album-newest"), "name", "bar_text"),
            shown,
            *self._close(kit, line),
            row(self._again(kit)) if album.can_count else None,
        ]

    def _again(self, kit: Kit) -> Part:
        call = self.program[Album].count_again
        return kit.button(self.program.texts("album-again"), call, id="album.again", kind="bar", icon="rotate-ccw")

    def _newest(self, kit: Kit, key: str) -> Part:
        texts, earned = self.program.texts, self.program[Album].marks[key]
        tall = kit.ctx.viewport.pick(148.0, 84.0, 60.0)

        def draw(box: Rect) -> Node:
            return _Stamp(box, key)

        words = column(
            kit.paragraph(texts(f"mark-{key}"), "title" if kit.ctx.wide else "name", "on_bar"),
            kit.paragraph(self._told(earned), "text", "bar_text"),
            gap=kit.step("tight"),
        )
        return row(part(draw, tall, tall * MARK_ASPECT), words, gap=kit.step("space"))

    def _close(self, kit: Kit, line: Part) -> list[Part | None]:
        texts, near = self.program.texts, self.program[Album].near
        if not near:
            return []
        told: list[Part | None] = [line, kit.words(texts("album-close"), "name", "bar_text")]
        for key, each in near[:_CLOSE]:
            said = texts(f"mark-near-{key}", n=each.figure, day=day_of_month(texts, each.day))
            title = kit.paragraph(texts(f"mark-{key}"), "title" if kit.ctx.wide else "name", "on_bar")
            told.append(column(title, kit.paragraph(said, "text", "bar_text")))
        return told

    # -- what can be done ----------------------------------------------------------------------------------------------

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}


class _Stamp(Node):
    """A mark alone."""

    def __init__(self, rect: Rect, key: str) -> None:
        super().__init__(rect, bleed=10.0)
        self.mark = key

    def draw(self, p: Painter) -> None:
        paint_mark(p, self.rect.local(), self.mark)


class _Place(Clickable):
    """The place of a mark: stamp or outline, title, and how it is earned."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        key: str,
        words: tuple[str, str],
        earned: MarkEarned | None,
        postmark: tuple[str, str],
    ) -> None:
        """`postmark` are the words around it, and the day inside."""
        super().__init__(rect, id=f"album.mark.{key}")
        self.mark, self.earned, self.postmark = key, earned, postmark
        room = rect.local()
        tall = min(123.0, room.h - 16)
        stamp, beside = room.trim(left=22).take_left(tall * MARK_ASPECT, 14)
        self.stamp = stamp.centred(stamp.w, tall)
        self.beside = beside.trim(top=(room.h - tall) / 2 - 4, right=0 if ctx.wide else 8)
        self.words = words
        self.styles = self._fitting(ctx)

    def _fitting(self, ctx: Context) -> tuple[Style, Style]:
        """The letters of title and text: smaller where the words would not fit."""
        heading = ctx.type.style("points")._replace(line=1.1)
        body = Style("condensed", "medium", ctx.type.style("body").size + 1, 1.16)
        for _ in range(_SMALLER):
            title, text = (
                ctx.height(said, style, self.beside.w) for said, style in zip(self.words, (heading, body), strict=True)
            )
            if title + text + 3 <= self.beside.h:
                break
            heading, body = heading.sized(heading.size - 1), body.sized(body.size - 0.5)
        return heading, body

    def draw(self, p: Painter) -> None:
        title, text = self.words
        ink = "ink" if self.earned is not None else "ink_soft"
        if self.hovered and self.earned is not None:
            p.fill(self.rect.local(), "row")
        heading, body = self.styles
        tall = p.paragraph(title, self.beside, heading, ink)
        p.paragraph(text, self.beside.trim(top=tall + 3), body, "ink_soft" if self.earned is not None else "muted")
        if self.earned is None:
            paint_mark_place(p, self.stamp, self.mark)
        else:
            paint_mark(p, self.stamp, self.mark, *self.postmark)
