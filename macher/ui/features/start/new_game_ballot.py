"""The first page of a new game: four questions on a ballot, and beside it who sits at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from macher.ai.kinds import HUMAN, OFFERED
from macher.editions.registry import edition, editions
from macher.i18n import names
from macher.ui.features.evening.door import Rivals
from macher.ui.features.start.ballot_page import BallotCell, CellWords, ballot_paper, brand_column, cells, question
from macher.ui.features.start.menu_column import add_entry
from macher.ui.features.start.new_game_table import START, NewGameTable, common_level, own_party, people_of, rivals_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.fonts import cut
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import paint_poster
from macher.ui.scene import Context, Node
from macher.ui.settings.settings import SeatChoice
from macher.ui.theme.tokens import PARTIES
from macher.ui.widgets import Button, Hairline, Label, Paragraph
from macher.ui.widgets.column import Entry

_MOST_RIVALS: Final = 4
_TILE: Final = 0.82
"""Height of a tile at the table, as a share of its width."""


def new_game_ballot(ctx: Context, screen: NewGameTable) -> Node:
    """The ballot, and the dark column beside it, whose way back Tab reaches last."""
    root, kit = Node(ctx.rect), Kit(ctx)
    panel, below = brand_column(ctx)
    left = panel.rect.w if panel is not None else 0.0
    paper, room = ballot_paper(ctx, left, id="newgame.ballot", zone=True, name=screen.texts("newgame-title"))
    root.add(paper)
    column(*_Questions(kit, screen).parts(), gap=kit.step("gap", 0.8)).place(paper, room)
    if panel is not None:
        root.add(panel)
        _aside(kit, screen, panel, below)
    return root


# -- beside the ballot -------------------------------------------------------------------------------------------------


def _aside(kit: Kit, screen: NewGameTable, panel: Node, below: Rect) -> None:
    """What the page is, who sits at the table, and the way back."""
    texts, ctx = screen.texts, kit.ctx
    foot, below = below.take_bottom(kit.step("row", 0.8), kit.step("gap"))
    head = "heading" if ctx.wide else "title"
    line, rest = below.take_top(ctx.type.style(head).size * 1.3, kit.step("hair"))
    panel.add(Label(line, texts("newgame-title"), head, "on_bar"))
    note = texts("newgame-ballot-note", key=screen.app.shortcut("confirm"))
    tall = ctx.height(note, "text", rest.w)
    note_box, rest = rest.take_top(tall, kit.step("wide"))
    panel.add(Paragraph(note_box, note, "text", "bar_text"))
    line, rest = rest.take_top(ctx.type.style("label").size * 1.5, kit.step("hair"))
    panel.add(Label(line, texts("newgame-at-table"), "label", "bar_quiet"))
    _tiles(kit, screen, panel, rest)
    entry = Entry("page.back", texts("newgame-back"), screen.app.pop, icon="arrow-left")
    add_entry(panel, ctx, foot, entry, "arrow-left")


def _tiles(kit: Kit, screen: NewGameTable, panel: Node, room: Rect) -> None:
    """Two tiles in a row, one for each taken seat, as large as there is room."""
    taken, gap = [seat for seat in screen.seats if seat.open], kit.step("tight", 1.5)
    lines = (len(taken) + 1) // 2
    wide = (room.w - gap) / 2
    tall = min(wide * _TILE, (room.h - gap * (lines - 1)) / max(1, lines))
    for at, seat in enumerate(taken):
        spot = Rect(room.x + at % 2 * (wide + gap), room.y + at // 2 * (tall + gap), wide, tall)
        panel.add(_Tile(spot, seat, screen))


class _Tile(Node):
    """Who plays a party: a face, or its sign, over a strip with both names."""

    role = "image"

    def __init__(self, rect: Rect, seat: SeatChoice, screen: NewGameTable) -> None:
        self.seat, self.short = seat, names.party_short(screen.texts, seat.party)
        said = screen.texts.pair(seat.name, self.short)
        super().__init__(rect, name=said, id=f"newgame.tile.{seat.party}")

    def draw(self, p: Painter) -> None:
        seat, box, style = self.seat, self.rect.local(), self.seat.kind.partition(":")[2]
        strip, face = box.take_bottom(min(box.h * 0.3, p.style("strong").size * 1.9))
        if has_character(style) and p.pictures != "off":
            paint_portrait(p, face, seat.party, style)
        else:
            p.fill(face, seat.party)
            side = min(face.w, face.h) * 0.52
            if seat.kind == HUMAN:
                p.glyph(seat.party, face.centred(side, side), f"{seat.party}.on")
            else:
                p.icon("bot", face.centred(side, side), f"{seat.party}.on")
        p.fill(strip, "panel")
        inner = strip.inset(8, 0)
        room = p.width(self.short, "caption") + 4
        p.text(self.short, inner.take_right(room)[0], "caption", "ink", "right")
        free = inner.trim(right=room + 6)
        letters = next((each for each in ("strong", "caption") if p.width(seat.name, each) <= free.w), "caption")
        p.text(cut(lambda text: p.width(text, letters), seat.name, free.w), free, letters, "ink")


# -- the questions -----------------------------------------------------------------------------------------------------


class _Questions:
    """The four questions, the large button and the way to everything else."""

    def __init__(self, kit: Kit, screen: NewGameTable) -> None:
        self.kit, self.screen, self.texts = kit, screen, screen.texts
        self.tall = kit.step("control", kit.ctx.viewport.pick(1.6, 1.35, 1.12))
        self.low = kit.ctx.viewport.layout == "focus"
        self.style = "strong" if self.low else "title"

    def parts(self) -> list[Part]:
        """From the edition to the foot."""
        kit, texts = self.kit, self.texts
        pace, said = self._minutes(self.screen.elections)
        between: list[Part] = []
        if not self.low:
            between = [air(kit.step("gap")), part(lambda box: Hairline(box), 1.0), air(kit.step("tight"))]
        return [
            question(kit, 1, texts("newgame-ask-edition")),
            self._editions(),
            *between,
            question(kit, 2, texts("newgame-ask-length"), said),
            self._lengths(),
            *between,
            question(kit, 3, texts("newgame-ask-rivals")),
            self._rivals(),
            self._reason(),
            *between,
            question(kit, 4, texts("newgame-ask-party")),
            self._parties(),
            spring(),
            self._foot(pace),
        ]

    def _cell(
        self,
        id: str,
        words: CellWords,
        marked: bool,
        call: Callable[[], None],
        *,
        circle: bool = True,
        width: float | None = None,
        aside: tuple[float, Callable[[Painter, Rect], None]] | None = None,
        tip: str = "",
    ) -> Part:
        wide, paint = aside if aside is not None else (0.0, None)

        def make(box: Rect) -> Node:
            return BallotCell(
                box, words, marked=marked, on_click=call, circle=circle, paint_aside=paint, aside=wide, id=id,
                style=self.style, tooltip=tip,
            )  # fmt: skip  # what, then how

        return part(make, width=width)

    def _editions(self) -> Part:
        """The newest edition, and the classic game with its variants."""
        kit, texts, screen = self.kit, self.texts, self.screen
        newest, *older = editions()
        chosen = screen.edition_key

        def about(key: str) -> str:
            return texts(f"newgame-edition-{key}-note")

        wide = kit.ctx.viewport.pick(384.0, 250.0, 220.0)
        made = [
            self._cell(
                f"edition.{newest}",
                CellWords(texts(f"newgame-edition-{newest}"), "" if self.low else texts("newgame-newest")),
                chosen == newest,
                partial(screen.choose_edition, newest),
                width=wide,
                tip=about(newest),
            ),
            self._cell(
                "edition.classic",
                CellWords(texts("newgame-classic"), "" if self.low else texts("newgame-classic-note")),
                chosen != newest,
                lambda: screen.choose_edition(screen.classic_key),
                tip=about(screen.classic_key),
            ),
        ]
        for key in older:
            said = texts(f"newgame-edition-{key}")
            call = partial(screen.choose_edition, key)
            width = kit.ctx.width(said, self.style) + kit.step("gap", 2.6)
            made.append(
                self._cell(
                    f"edition.{key}", CellWords(said), chosen == key, call, circle=False, width=width, tip=about(key)
                )
            )
        return cells(kit, made, self.tall, id="edition", name=texts("newgame-edition"))

    def _minutes(self, elections: int) -> tuple[int, str]:
        """How long a game takes here, and where the figure comes from."""
        minutes, games = self.screen.program[Rivals].minutes(self.screen.edition_key, elections)
        if games:
            return minutes, self.texts("newgame-pace", n=games)
        return self.screen.usual_minutes(elections), self.texts("newgame-pace-usual")

    def _lengths(self) -> Part:
        kit, texts, screen = self.kit, self.texts, self.screen
        figure = "heading" if kit.ctx.wide else "title"
        made = []
        for elections in edition(screen.edition_key).lengths:
            minutes, _ = self._minutes(elections)
            said, unit = texts.number(minutes), texts("newgame-min")
            room = kit.ctx.width(said, figure) + kit.ctx.width(unit, "text") + 44

            def paint(p: Painter, box: Rect, said: str = said, unit: str = unit) -> None:
                small = p.width(unit, "text") + 2
                p.icon("clock", box.take_left(26)[0].centred(22, 22), "ink_soft")
                p.text(unit, box.take_right(small)[0], "text", "ink_soft", "right")
                p.text(said, box.trim(left=28, right=small + 6), figure, "ink", "right")

            name = texts(f"newgame-length-{elections}")
            words = CellWords(name, short=texts.number(elections))
            cell = self._cell(
                f"length.{elections}",
                words,
                elections == screen.elections,
                partial(screen.choose_length, elections),
                aside=(room, paint),
                tip=f"{name} · {texts('newgame-minutes', minutes=minutes)}",
            )
            made.append(cell)
        return cells(kit, made, self.tall, id="length", name=texts("newgame-length"))

    def _rivals(self) -> Part:
        """How many, and on which level."""
        kit, texts, screen = self.kit, self.texts, self.screen
        people, now = len(people_of(screen.seats)), len(rivals_of(screen.seats))
        made = []
        for count in range(1, _MOST_RIVALS + 1):
            if people + count in edition(screen.edition_key).seats:
                call = partial(screen.choose_rivals, count)
                said = texts.number(count)
                width = kit.step("control", 1.9)
                made.append(
                    self._cell(f"rivals.{count}", CellWords(said), count == now, call, circle=False, width=width)
                )
        level = common_level(screen.seats)
        for each in OFFERED:
            made.append(
                self._cell(
                    f"level.{each}",
                    CellWords(_raised(texts(f"newgame-level-{each}"))),
                    level == each,
                    partial(screen.choose_level, each),
                    tip=screen.level_tip(each),
                )
            )
        return cells(kit, made, self.tall, id="rivals", name=texts("newgame-ask-rivals"))

    def _reason(self) -> Part:
        """Why this level, or how many people play; beside it the way to other rivals and to each seat."""
        kit, texts, screen = self.kit, self.texts, self.screen
        people = len(people_of(screen.seats))
        said = texts("newgame-people", n=people) if people != 1 else screen.reason
        other = kit.button(
            [texts("newgame-other-rivals"), texts("newgame-shuffle")], screen.cast_rivals, id="newgame.rivals",
            icon="shuffle", kind="plain",
        )  # fmt: skip  # what, then how
        choose = kit.button(
            [texts("newgame-choose-rivals"), texts("newgame-seats")], lambda: screen.turn("seats"), id="newgame.choose",
            icon="users", kind="plain",
        )  # fmt: skip  # what, then how
        words = kit.words([said, ""], "body" if kit.ctx.wide else "caption", "ink_soft")
        shown = row(words, other, choose, gap=kit.step("gap"))
        return replace(shown, height=lambda _: kit.step("control", 0.85))

    def _parties(self) -> Part:
        kit, texts, screen = self.kit, self.texts, self.screen
        mine, side = own_party(screen.seats), self.tall * 0.9
        made = []
        for party in PARTIES:
            short = names.party_short(texts, party)

            def paint(p: Painter, box: Rect, party: str = party) -> None:
                spot = box.inset(0, 4)._replace(w=box.w + min(14.0, box.h * 0.2) - 4)  # to the frame of the cell
                paint_poster(p, spot, party, [], glyph=side * 0.46)

            made.append(
                self._cell(
                    f"party.{party}",
                    CellWords(short),
                    party == mine,
                    partial(screen.choose_party, party),
                    circle=False,
                    aside=(side, paint),
                    tip=names.party(texts, party),
                )
            )
        return cells(kit, made, self.tall, id="party", name=texts("newgame-ask-party"))

    def _foot(self, minutes: int) -> Part:
        """Begin, how long it will take, and everything else behind Options."""
        kit, texts, screen = self.kit, self.texts, self.screen
        style, height = kit.ctx.type.style("title"), kit.step("foot", 1.2)
        begin = screen.underway.said(START, texts("newgame-begin"))
        options = texts("newgame-options")
        width = Button.natural(kit.ctx, begin, True, style)[0] + kit.step("wide")
        chosen = sum(screen.options[name] for name in screen.rules)
        changed = texts("newgame-options-changed", n=chosen) if chosen else ""
        about = texts("newgame-minutes", minutes=minutes)
        note = kit.words([f"{about} · {changed}" if changed else about, about, ""], "body", "muted")
        behind = None
        if kit.ctx.wide:
            behind = kit.words(texts("newgame-options-note"), "body", "muted", "right", natural=True)

        def make(box: Rect) -> Node:
            return Button(box, begin, kind="primary", icon="play", style=style, id=START, on_click=screen.open)

        back = None
        if self.low:
            back = kit.icon_button("arrow-left", texts("newgame-back"), screen.app.pop, id="page.back")
        more = kit.button(
            options, lambda: screen.turn("seats"), id="newgame.options", icon="sliders-horizontal", kind="secondary"
        )
        shown = row(part(make, width=width), note, behind, more, back, gap=kit.step("gap"))
        return replace(shown, height=lambda _: height)


def _raised(word: str) -> str:
    """A word that stands alone, with a capital letter."""
    return word[:1].upper() + word[1:]
