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
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, grid, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.theme.typography import Style
from macher.ui.widgets import Clickable, Drawing, Hairline
from macher.ui.widgets.basic import BallotPaper
from macher.ui.widgets.marks import PartyTag

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


class RivalsScreen(Scene):
    """Level and way back in the column, six cards, and the strip of tonight's game."""

    name = "rivals"

    def __init__(self, program: Program) -> None:
        self.program = program

    def build(self, ctx: Context) -> Node:
        """Column, cards and strip; in a small window the column becomes the head and the cards scroll."""
        kit, texts = Kit(ctx), self.program.texts
        words = EveningWords("rivals", texts("rivals-title"), texts("rivals-note"))
        root, room = evening_page(kit, texts, words, self.app.pop, self._column(kit), [self._levels(kit, beside=True)])
        pick = ctx.viewport.pick
        area = room.inset(pick(44.0, 12.0, 8.0), pick(40.0, 12.0, 8.0))
        gap = pick(20.0, 10.0, 8.0)
        strip, upper = area.take_bottom(pick(208.0, 136.0, 112.0), gap)
        self._strip(kit, root, strip)
        cards = [part(partial(self._card, kit, style)) for style in STYLES]
        if ctx.viewport.layout == "focus":
            lines = [row(*cards[at : at + 3], gap=gap) for at in (0, 3)]
            rows = kit.rows(lines, id="rivals.cards", name=texts("rivals-title"), height=max(236.0, upper.h), gap=gap)
            rows.place(root, upper)
        else:
            tall = (upper.h - gap) / 2
            fixed = [Part(each.place, lambda _: tall) for each in cards]
            grid(fixed, 3, gap).place(root, upper)
        return root

    # -- the column ----------------------------------------------------------------------------------------------------

    def _column(self, kit: Kit) -> list[Part | None]:
        texts, rivals = self.program.texts, self.program[Rivals]
        said = rivals.sentence()
        switch = kit.button(
            texts("rivals-propose-not" if rivals.proposes else "rivals-propose"),
            self._switch,
            id="rivals.propose",
            kind="bar",
            style="strong",
        )
        line = part(lambda box: Hairline(box, "bar_line"), 1.0)
        return [
            line,
            kit.words(texts("rivals-level"), "name", "bar_text"),
            self._levels(kit),
            kit.paragraph(said, "text", "bar_text") if said else None,
            row(switch, spring()),
        ]

    def _levels(self, kit: Kit, *, beside: bool = False) -> Part:
        """The three levels as circles of a ballot."""
        texts, level = self.program.texts, self.program[Rivals].proposal.level
        choices = []
        for each in OFFERED:
            said = texts(f"rivals-level-{each}")
            width = kit.ctx.width(said, "name") + kit.step("control", 1.1)
            make = partial(_Level, name=said, key=each, marked=each == level, call=partial(self._choose, each))
            choices.append(part(make, kit.step("line"), width))
        return row(*choices, gap=kit.step("gap")) if beside else column(*choices, gap=kit.step("hair"))

    def _choose(self, level: str) -> None:
        self.program[Rivals].choose(level)
        self.rebuild()

    def _switch(self) -> None:
        rivals = self.program[Rivals]
        rivals.propose(not rivals.proposes)
        self.rebuild()

    # -- the cards -----------------------------------------------------------------------------------------------------

    def _card(self, kit: Kit, style: str, box: Rect) -> Node:
        """Face and words above a rule, two habits, and the bids."""
        texts, pick = self.program.texts, kit.ctx.viewport.pick
        w, h = pick((128.0, 148.0), (72.0, 80.0), (56.0, 62.0))
        name = Style("condensed", "bold", pick(31.0, 20.0, 20.0), 1.15)

        def face(spot: Rect) -> Node:
            return Drawing(Rect(spot.x, spot.y, w, h), partial(_face, style=style))

        who = column(
            kit.shrinking(RIVALS[style], name, least=18.0),
            kit.words(texts(f"rival-{style}-role"), "strong" if kit.ctx.wide else "label", "muted"),
            kit.paragraph(texts("campaign-quoted", text=texts(f"rival-{style}-quote")), "body"),
            gap=kit.step("hair"),
        )
        habits = texts(f"rival-{style}-likes"), texts(f"rival-{style}-habit")
        lines = [
            row(kit.icon(sign, "ink"), kit.paragraph(said, "body"), gap=kit.step("gap"))
            for said, sign in zip(habits, _ICONS[style], strict=True)
        ]
        shown = column(
            row(part(face, h, w), who, gap=kit.step("gap")),
            part(lambda spot: Hairline(spot, "rule", 2), 2.0),
            *lines,
            spring(),
            self._bids(kit, style),
            gap=kit.step("tight", 1.2),
        )
        card = BallotPaper(box, fill="panel", id=f"rivals.card.{style}", zone=True, name=RIVALS[style], whole=True)
        shown.place(card, card.rect.local().inset(pick(24.0, 12.0, 10.0), pick(22.0, 10.0, 8.0)))
        return card

    def _bids(self, kit: Kit, style: str) -> Part:
        texts = self.program.texts
        shares = self.program[Rivals].bids(style)
        tall = kit.ctx.viewport.pick(80.0, 56.0, 52.0)
        words = column(
            kit.words(texts("rivals-bids"), "label", "muted"),
            kit.paragraph(texts(f"rival-{style}-bids"), "strong" if kit.ctx.wide else "label:semibold"),
        )
        said = texts("rivals-bids-said", rival=RIVALS[style], list=self._listed(shares))
        chart = part(lambda box: _Bids(box, shares, said), tall, kit.ctx.viewport.pick(188.0, 128.0, 124.0))
        return row(words, chart, gap=kit.step("gap"))

    def _listed(self, shares: Sequence[float]) -> str:
        texts = self.program.texts
        said = []
        for at, share in enumerate(shares):
            key = "rivals-bid-most" if at == len(shares) - 1 else "rivals-bid"
            said.append(texts(key, n=at, share=texts.share(share)))
        return ", ".join(said)

    # -- tonight -------------------------------------------------------------------------------------------------------

    def _strip(self, kit: Kit, root: Node, box: Rect) -> None:
        texts, rivals, pick = self.program.texts, self.program[Rivals], kit.ctx.viewport.pick
        config = rivals.config()
        pace, _ = rivals.minutes(config.edition, config.elections)
        about = texts(
            "rivals-tonight-about",
            party=names.party_short(texts, config.seats[0].party),
            elections=config.elections,
            level=texts(f"newgame-level-{rivals.proposal.level}"),
            minutes=pace or usual_minutes(edition(config.edition), config.elections),
        )
        title = Style("condensed", "bold", pick(52.0, 30.0, 24.0), 1.15)
        tonight = kit.shrinking(texts("rivals-tonight"), title, least=20.0)
        head = column(tonight, kit.paragraph(about, "text"), gap=kit.step("hair"))
        faces = [self._seat(kit, seat) for seat in config.seats[1:]]
        said = texts("rivals-play")
        play = kit.button(said, self.play, id="rivals.play", icon="play", kind="primary", action="confirm")
        others = kit.button(texts("rivals-others"), self.others, id="rivals.others", style="strong")
        width = max(play.width or 0.0, others.width or 0.0)
        buttons = column(play, others, gap=kit.step("gap"))
        shown = row(head, *faces, Part(buttons.place, buttons.height, width), gap=kit.step("wide"))
        paper = BallotPaper(box, fill="own", id="rivals.tonight", zone=True, name=texts("rivals-tonight"))
        root.add(paper)
        shown.place(paper, paper.rect.local().inset(pick(46.0, 22.0, 16.0), pick(24.0, 12.0, 10.0)))

    def _seat(self, kit: Kit, seat: SeatConfig) -> Part:
        """Who sits there in their party's colour, with first name, party and a word."""
        texts, style = self.program.texts, read_kind(seat.kind).style
        w, h = kit.ctx.viewport.pick((124.0, 156.0), (74.0, 94.0), (64.0, 78.0))
        short = names.party_short(texts, seat.party)
        wide, tall = PartyTag.natural(kit.ctx, short)
        word = texts(f"rival-{style}-word")
        said = texts("rivals-seat", rival=seat.name, party=names.party(texts, seat.party))

        def face(spot: Rect) -> Node:
            return Drawing(Rect(spot.x, spot.y, w, h), partial(_face, style=style, party=seat.party), name=said)

        words = column(
            kit.words(seat.name, "title" if kit.ctx.wide else "name"),
            part(lambda spot: PartyTag(Rect(spot.x, spot.y, wide, tall), seat.party, short), tall),
            kit.paragraph(word, "text" if kit.ctx.wide else "label", "ink_soft"),
            gap=kit.step("tight"),
        )
        most = kit.ctx.viewport.pick(124.0, 84.0, 84.0)
        width = w + kit.step("gap") + max(wide, min(most, kit.ctx.width(word, "text") + 4))
        both = row(part(face, h, w), words, gap=kit.step("gap"))
        return Part(both.place, both.height, width)

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


def _face(p: Painter, box: Rect, style: str, party: str = "") -> None:
    paint_character(p, box, style, party)
    p.frame(box, "ink", 2)


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
        for share, said, spot, below in zip(
            self.shares, marks, upper.columns(len(marks), 4), lower.columns(len(marks), 4), strict=True
        ):
            tall = max(1.0, upper.h * share / most)
            p.fill(Rect(spot.x, upper.bottom - tall, spot.w, tall), "ink")
            p.text(said, below.inset(-4, 0), style, "ink_soft", "centre")
        p.hline(0, upper.bottom, box.w, "rule", 1.5)
