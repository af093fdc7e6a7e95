"""The page of the six characters: what they like, how they bid, and who sits at the table tonight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import OFFERED, STYLES, read_kind
from macher.editions.registry import edition
from macher.i18n import names
from macher.session.levels import usual_minutes
from macher.ui.features.evening.column import EveningWords, evening_page
from macher.ui.features.evening.rivals import Rivals
from macher.ui.game.quick import RIVALS
from macher.ui.kit.layers import paper, share, tall, top, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions, Node
from macher.ui.widgets import Clickable
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from macher.session.config import SeatConfig
    from macher.ui.program import Program

__all__ = ["RivalsScreen"]

_ICONS: Final = {
    "treasurer": ("coins", "hand-coins"),
    "gambler": ("megaphone", "vote"),
    "editor": ("newspaper", "arrow-left-right"),
    "marketplace": ("map", "vote"),
    "broker": ("heart-handshake", "hand"),
    "pollster": ("chart-column", "trending-down"),
}
"""Signs of what each of them likes and does."""


class RivalsScreen(Page):
    """Level and way back in the column, six cards, and the strip of tonight's game."""

    name = "rivals"

    def __init__(self, program: Program) -> None:
        self.program = program

    def compose(self, k: Kit) -> Part:
        """Column, cards and strip; in a small window the column becomes the head and the cards scroll."""
        texts, gap = self.program.texts, k.size(20, 10, 8)
        words = EveningWords("rivals", texts("rivals-title"), texts("rivals-note"))
        cards = [share(self._card(k, style)) for style in STYLES]
        lines = [row(*cards[first : first + 3], gap=gap) for first in (0, 3)]
        shown = column(*lines, gap=gap)
        if k.low:
            shown = k.filled_rows(lines, id="rivals.cards", name=texts("rivals-title"), least=236.0, gap=gap)
        body = column(shown, tall(self._tonight(k), k.size(208, 136, 112)), gap=gap)
        body = inset(body, k.size(44, 12, 8), k.size(40, 12, 8))
        return evening_page(k, texts, words, body, self.app.pop, self._column(k), [self._levels(k, beside=True)])

    # -- the column ----------------------------------------------------------------------------------------------------

    def _column(self, k: Kit) -> list[Part | None]:
        texts, rivals = self.program.texts, self.program[Rivals]
        said = rivals.sentence()
        switch = k.button(
            texts("rivals-propose-not" if rivals.proposes else "rivals-propose"),
            self._switch,
            id="rivals.propose",
            kind="bar",
            style="strong",
        )
        return [
            k.hairline("bar_line"),
            k.words(texts("rivals-level"), "name", "bar_text"),
            self._levels(k),
            k.paragraph(said, "text", "bar_text") if said else None,
            row(switch, spring()),
        ]

    def _levels(self, k: Kit, *, beside: bool = False) -> Part:
        """The three levels as circles of a ballot."""
        texts, level = self.program.texts, self.program[Rivals].proposal.level
        choices = []
        for each in OFFERED:
            said = texts(f"rivals-level-{each}")
            width = k.ctx.width(said, "name") + k.step("control", 1.1)
            make = partial(_Level, name=said, key=each, marked=each == level, call=partial(self._choose, each))
            choices.append(part(make, k.step("line"), width))
        return row(*choices, gap=k.step("gap")) if beside else column(*choices, gap=k.step("hair"))

    def _choose(self, level: str) -> None:
        self.program[Rivals].choose(level)
        self.rebuild()

    def _switch(self) -> None:
        rivals = self.program[Rivals]
        rivals.propose(not rivals.proposes)
        self.rebuild()

    # -- the cards -----------------------------------------------------------------------------------------------------

    def _card(self, k: Kit, style: str) -> Part:
        """Face and words above a rule, two habits, and the bids."""
        texts, face = self.program.texts, _face(k, style, (128, 72, 56), (148, 80, 62))
        who = column(
            k.shrinking(RIVALS[style], "person", least=18.0),
            k.words(texts(f"rival-{style}-role"), "strong" if k.ctx.wide else "label", "muted"),
            k.paragraph(texts("campaign-quoted", text=texts(f"rival-{style}-quote")), "body"),
            gap=k.step("hair"),
        )
        habits = texts(f"rival-{style}-likes"), texts(f"rival-{style}-habit")
        lines = [
            row(k.icon(sign, "ink"), k.paragraph(said, "body"), gap=k.step("gap"))
            for said, sign in zip(habits, _ICONS[style], strict=True)
        ]
        shown = column(
            row(face, who, gap=k.step("gap")), k.rule("rule"), *lines, spring(), self._bids(k, style),
            gap=k.step("tight", 1.2),
        )  # fmt: skip
        shown = inset(shown, k.size(24, 12, 10), k.size(22, 10, 8))
        return paper(
            shown, node=BallotPaper, fill="panel", id=f"rivals.card.{style}", zone=True, name=RIVALS[style], whole=True
        )

    def _bids(self, k: Kit, style: str) -> Part:
        texts = self.program.texts
        shares = self.program[Rivals].bids(style)
        words = column(
            k.words(texts("rivals-bids"), "label", "muted"),
            k.paragraph(texts(f"rival-{style}-bids"), "strong" if k.ctx.wide else "label:semibold"),
        )
        said = texts("rivals-bids-said", rival=RIVALS[style], list=self._listed(shares))
        chart = part(lambda box: _Bids(box, shares, said), k.size(80, 56, 52), k.size(188, 128, 124))
        return row(words, chart, gap=k.step("gap"))

    def _listed(self, shares: Sequence[float]) -> str:
        texts = self.program.texts
        said = []
        for bid, often in enumerate(shares):
            key = "rivals-bid-most" if bid == len(shares) - 1 else "rivals-bid"
            said.append(texts(key, n=bid, share=texts.share(often)))
        return ", ".join(said)

    # -- tonight -------------------------------------------------------------------------------------------------------

    def _tonight(self, k: Kit) -> Part:
        texts, rivals = self.program.texts, self.program[Rivals]
        config = rivals.config()
        pace, _ = rivals.minutes(config.edition, config.elections)
        about = texts(
            "rivals-tonight-about",
            party=names.party_short(texts, config.seats[0].party),
            elections=config.elections,
            level=texts(f"newgame-level-{rivals.proposal.level}"),
            minutes=pace or usual_minutes(edition(config.edition), config.elections),
        )
        tonight = texts("rivals-tonight")
        head = column(k.shrinking(tonight, "evening", least=20.0), k.paragraph(about, "text"), gap=k.step("hair"))
        play = k.button(
            texts("rivals-play"), self.play, id="rivals.play", icon="play", kind="primary", action="confirm"
        )
        others = k.button(texts("rivals-others"), self.others, id="rivals.others", style="strong")
        buttons = wide(column(play, others, gap=k.step("gap")), max(play.width or 0.0, others.width or 0.0))
        shown = row(head, *(self._seat(k, seat) for seat in config.seats[1:]), buttons, gap=k.step("wide"))
        shown = inset(shown, k.size(46, 22, 16), k.size(24, 12, 10))
        return paper(shown, node=BallotPaper, fill="own", id="rivals.tonight", zone=True, name=tonight)

    def _seat(self, k: Kit, seat: SeatConfig) -> Part:
        """Who sits there in their party's colour, with first name, party and a word."""
        texts, style = self.program.texts, read_kind(seat.kind).style
        tag, word = k.tag(seat.party, names.party_short(texts, seat.party)), texts(f"rival-{style}-word")
        said = texts("rivals-seat", rival=seat.name, party=names.party(texts, seat.party))
        face = _face(k, style, (124, 74, 64), (156, 94, 78), seat.party, said)
        words = column(
            k.words(seat.name, "title" if k.ctx.wide else "name"),
            row(tag, spring()),
            k.paragraph(word, "text" if k.ctx.wide else "label", "ink_soft"),
            gap=k.step("tight"),
        )
        beside = max(tag.width or 0.0, min(k.size(124, 84, 84), k.ctx.width(word, "text") + 4))
        return row(face, wide(words, beside), gap=k.step("gap"))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of tonight."""
        self.program.go.quick_game()

    def others(self) -> None:
        """Three others sit there."""
        self.program[Rivals].others()
        self.rebuild()

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}


def _face(
    k: Kit, style: str, width: tuple[float, float, float], height: tuple[float, float, float], party: str = "",
    name: str = "",
) -> Part:  # fmt: skip
    """The face of a character, in its own size at the top."""

    def paint(p: Painter, box: Rect) -> None:
        paint_character(p, box, style, party)
        p.frame(box, "ink", 2)

    return top(k.art(paint, k.size(*width), k.size(*height), name=name))


class _Level(Clickable):
    """A level on the dark column, with the circle of a ballot."""

    def __init__(self, rect: Rect, name: str, key: str, marked: bool, call: Callable[[], None]) -> None:
        super().__init__(rect, id=f"rivals.level.{key}", name=name, on_click=call, role="radio")
        self.marked = marked

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        side = min(32.0, box.h - 8)
        lit = self.marked or self.hovered
        p.ballot(Rect(0, box.cy - side / 2, side, side), self.marked, "on_bar" if lit else "bar_quiet", None)
        p.text(self.name, box.trim(left=side + 12), "name", "on_bar" if lit else "bar_text")

    def value_text(self) -> str:
        return "chosen" if self.marked else ""


class _Bids(Node):
    """How often each bid was made: a column for 0, 1 ... thousand euros."""

    role = "image"

    def __init__(self, rect: Rect, shares: Sequence[float], name: str) -> None:
        super().__init__(rect, name=name, tooltip=name)
        self.shares = shares

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        style = p.style("caption")
        lower, upper = box.take_bottom(style.size * 1.35)
        most = max(max(self.shares), 0.01)
        marks = [*(str(at) for at in range(len(self.shares) - 1)), f"{len(self.shares) - 1}+"]
        for often, said, spot, below in zip(
            self.shares, marks, upper.columns(len(marks), 4), lower.columns(len(marks), 4), strict=True
        ):
            high = max(1.0, upper.h * often / most)
            p.fill(Rect(spot.x, upper.bottom - high, spot.w, high), "ink")
            p.text(said, below.inset(-4, 0), style, "ink_soft", "centre")
        p.hline(0, upper.bottom, box.w, "rule", 1.5)
