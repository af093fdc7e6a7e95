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
from macher.ui.kit.layers import middle, over, pad, paper, pressed, share
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, row
from macher.ui.paint.stamps import MARK_ASPECT, paint_mark, paint_mark_place
from macher.ui.scene import Actions

if TYPE_CHECKING:
    from macher.session.progress import MarkEarned
    from macher.ui.program import Program

__all__ = ["AlbumScreen"]

_CLOSE = 2
"""Most marks that are told to be close."""


class AlbumScreen(Page):
    """Shows what is earned, what was close, and the game behind each mark."""

    name = "album"

    def __init__(self, program: Program) -> None:
        self.program, self.texts, self.album = program, program.texts, program[Album]

    def compose(self, k: Kit) -> Part:
        """Column and sheet; in a small window the column becomes the head."""
        texts, marks, columns = self.texts, self.album.marks, k.size(5, 3, 3)
        title = texts("album-title")
        again = None
        if self.album.can_count:
            call = self.album.count_again
            again = k.button(texts("album-again"), call, id="album.again", kind="bar", icon="rotate-ccw")
        rows = [MARKS[first : first + columns] for first in range(0, len(MARKS), columns)]
        lines = [
            over(
                share(row(*(share(self._place(k, key, marks.get(key))) for key in keys), gap=8)),
                k.hairline() if number else None,
            )
            for number, keys in enumerate(rows)
        ]
        places = k.filled_rows(lines, id="album.marks", name=title, least=k.size(168, 118, 112))
        inner, edge = inset(places, k.size(24, 10, 8), k.size(12, 6, 4)), k.size(24, 10, 6)
        sheet = inset(paper(inner, id="album.sheet", zone=True, name=title), edge, edge)
        number, count = texts.number(len(marks)), texts("album-count", all=len(MARKS))
        below = [*self._newest(k), *self._close(k), row(again) if again else None]
        words = EveningWords(self.name, title, texts("album-note"), number, count)
        return evening_page(k, texts, words, sheet, self.app.pop, below, [again])

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}

    def _place(self, k: Kit, key: str, earned: MarkEarned | None) -> Part:
        """The place of a mark: stamp or outline, title, and how it is earned."""
        texts = self.texts
        title, text = texts(f"mark-{key}"), texts(f"mark-{key}-text")
        tall = k.size(123, 113, 92)
        words = k.printed(
            title, text, ("stamp_title", "stamp_text"), ("ink", "ink_soft") if earned else ("ink_soft", "muted")
        )
        if earned is None:
            stamp = k.art(lambda p, box: paint_mark_place(p, box, key), tall * MARK_ASPECT, tall)
            said, call, tip = f"{texts('album-stamp-none', mark=title)}. {text}", None, ""
        else:
            postmark = texts("album-postmark"), day_on_a_postmark(texts, earned.day)
            stamp = k.art(lambda p, box: paint_mark(p, box, key, *postmark), tall * MARK_ASPECT, tall)
            said = f"{texts('album-stamp', mark=title, day=day_of_month(texts, earned.day))}. {text}"
            call = partial(self.album.look, key)
            replay = texts("album-replay" if self.album.has_replay(key) else "album-replay-none")
            tip = f"{title}\n{self._told(earned)}\n{replay}"
        shown = row(middle(stamp), share(pad(words, top=k.size(18, 8, 8), right=k.size(0, 8, 8))), gap=14)
        return pressed(share(pad(shown, left=22)), call, id=f"album.mark.{key}", name=said, tooltip=tip)

    def _told(self, earned: MarkEarned) -> str:
        """When and with which party it was earned."""
        texts, party = self.texts, str(earned.numbers.get("party", ""))
        day = day_of_month(texts, earned.day)
        if party not in PARTIES:
            return texts("album-earned-plain", day=day)
        return texts("album-earned", day=day, party=names.party_short(texts, party))

    # -- the column ----------------------------------------------------------------------------------------------------

    def _newest(self, k: Kit) -> list[Part]:
        texts, key = self.texts, self.album.newest
        head = [k.hairline("bar_line"), k.words(texts("album-newest"), "name", "bar_text")]
        if key is None:
            return [*head, k.paragraph(texts("album-newest-none"), "text", "bar_text")]
        tall = k.size(148, 84, 60)
        stamp = k.art(lambda p, box: paint_mark(p, box, key), tall * MARK_ASPECT, tall, bleed=10.0)
        told = self._told(self.album.marks[key])
        return [*head, row(stamp, self._named(k, key, told, k.step("tight")), gap=k.step("space"))]

    def _close(self, k: Kit) -> list[Part]:
        texts, near = self.texts, self.album.near
        if not near:
            return []
        said = [
            self._named(k, key, texts(f"mark-near-{key}", n=each.figure, day=day_of_month(texts, each.day)))
            for key, each in near[:_CLOSE]
        ]
        return [k.hairline("bar_line"), k.words(texts("album-close"), "name", "bar_text"), *said]

    def _named(self, k: Kit, key: str, said: str, gap: float = 0.0) -> Part:
        title = k.paragraph(self.texts(f"mark-{key}"), "title" if k.ctx.wide else "name", "on_bar")
        return column(title, k.paragraph(said, "text", "bar_text"), gap=gap)
