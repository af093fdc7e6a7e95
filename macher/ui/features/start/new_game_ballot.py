"""The first page of a new game: four questions on a ballot, and beside it who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.ai.kinds import HUMAN, OFFERED
from macher.editions.registry import edition, editions
from macher.i18n import names
from macher.ui.features.evening.door import Rivals
from macher.ui.features.start.ballot_page import CellWords, ballot_page, cell, cells, question
from macher.ui.features.start.menu_column import menu_entry
from macher.ui.features.start.new_game_table import START, NewGameTable, common_level, own_party, people_of, rivals_of
from macher.ui.kit.layers import pad, paper, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, grid, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import has_character, paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.paint.rooms import paint_poster
from macher.ui.scene import Context, Node
from macher.ui.settings.settings import SeatChoice
from macher.ui.theme.tokens import PARTIES
from macher.ui.widgets.column import Entry

_MOST_RIVALS: Final = 4
_TILE: Final = 0.82
"""Height of a tile at the table, as a share of its width."""


def new_game_ballot(ctx: Context, screen: NewGameTable) -> Node:
    """The ballot, and the dark column beside it, whose way back Tab reaches last."""
    kit = Kit(ctx)
    shown = column(*_Questions(kit, screen).parts(), gap=kit.step("gap", 0.8))
    return ballot_page(kit, _beside(kit, screen), shown, id="newgame.ballot", name=screen.texts("newgame-title"))


# -- beside the ballot -------------------------------------------------------------------------------------------------


def _beside(kit: Kit, screen: NewGameTable) -> list[Part | None]:
    """What the page is, who sits at the table, and the way back."""
    texts, ctx = screen.texts, kit.ctx
    head = ctx.type.style("heading" if ctx.wide else "title")
    note = texts("newgame-ballot-note", key=screen.app.shortcut("confirm"))
    back = Entry("page.back", texts("newgame-back"), screen.app.pop, icon="arrow-left")
    return [
        kit.words(texts("newgame-title"), head, "on_bar", height=head.size * 1.3),
        spacer(kit.step("hair")),
        kit.paragraph(note, "text", "bar_text"),
        spacer(kit.step("wide")),
        kit.words(texts("newgame-at-table"), "label", "bar_quiet", height=ctx.type.style("label").size * 1.5),
        spacer(kit.step("hair")),
        Part(partial(_tiles, kit, screen)),
        spacer(kit.step("gap")),
        tall(menu_entry(ctx, back, "arrow-left"), kit.step("row", 0.8)),
    ]


def _tiles(kit: Kit, screen: NewGameTable, page: Node, room: Rect) -> None:
    """Two tiles in a row, one for each taken seat, as large as there is room."""
    taken, gap = [seat for seat in screen.seats if seat.open], kit.step("tight", 1.5)
    lines = (len(taken) + 1) // 2
    high = min((room.w - gap) / 2 * _TILE, (room.h - gap * (lines - 1)) / max(1, lines))
    grid([tall(_tile(kit, screen, seat), high) for seat in taken], 2, gap).place(page, room)


def _tile(kit: Kit, screen: NewGameTable, seat: SeatChoice) -> Part:
    """Who plays a party: a face, or its sign, over a strip with both names."""
    short = names.party_short(screen.texts, seat.party)
    strip = kit.ctx.type.style("strong").size * 1.9

    def make(box: Rect) -> Node:
        tile = Node(box, id=f"newgame.tile.{seat.party}", name=screen.texts.pair(seat.name, short), role="image")
        room = box.w - 22 - kit.ctx.width(short, "caption")
        letters = "strong" if kit.ctx.width(seat.name, "strong") <= room else "caption"
        both = row(kit.name(seat.name, letters), kit.say(short, "caption"), gap=6)
        said = paper(pad(replace(both, height=None), 8, 0, 8), fill="panel")
        column(kit.art(partial(_face, seat=seat)), tall(said, min(box.h * 0.3, strip))).place(tile, box.local())
        return tile

    return part(make)


def _face(p: Painter, box: Rect, seat: SeatChoice) -> None:
    style = seat.kind.partition(":")[2]
    if has_character(style) and p.pictures != "off":
        paint_portrait(p, box, seat.party, style)
        return
    p.fill(box, seat.party)
    spot = box.centred(*[min(box.w, box.h) * 0.52] * 2)
    if seat.kind == HUMAN:
        p.glyph(seat.party, spot, f"{seat.party}.on")
    else:
        p.icon("bot", spot, f"{seat.party}.on")


# -- the questions -----------------------------------------------------------------------------------------------------


class _Questions:
    """The four questions, the large button and the way to everything else."""

    def __init__(self, kit: Kit, screen: NewGameTable) -> None:
        self.kit, self.screen, self.texts = kit, screen, screen.texts
        self.tall = kit.step("control", kit.size(1.6, 1.12))
        self.style = "strong" if kit.low else "title"

    def parts(self) -> list[Part]:
        """From the edition to the foot."""
        kit, texts = self.kit, self.texts
        pace, said = self._minutes(self.screen.elections)
        between = [] if kit.low else [air(kit.step("gap")), kit.hairline(), air(kit.step("tight"))]
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
        self, id: str, words: CellWords, marked: bool, call: Callable[[], None], tip: str = "", **options: Any
    ) -> Part:
        return cell(id, words, marked, call, style=self.style, tooltip=tip, **options)

    def _group(self, id: str, name: str, made: Sequence[Part]) -> Part:
        return cells(self.kit, made, self.tall, id=id, name=self.texts(name))

    def _editions(self) -> Part:
        """The newest edition, and the classic game with its variants."""
        kit, texts, screen = self.kit, self.texts, self.screen
        (newest, *older), chosen, classic = editions(), screen.edition_key, screen.classic_key
        about = {key: texts(f"newgame-edition-{key}-note") for key in editions()}
        said = {key: texts(f"newgame-edition-{key}") for key in editions()}
        details = ["" if kit.low else texts(key) for key in ("newgame-newest", "newgame-classic-note")]
        first, second = CellWords(said[newest], details[0]), CellWords(texts("newgame-classic"), details[1])
        calls = {key: partial(screen.choose_edition, key) for key in editions()}
        width = kit.size(384.0, 220.0)
        made = [
            self._cell(f"edition.{newest}", first, chosen == newest, calls[newest], about[newest], width=width),
            self._cell("edition.classic", second, chosen != newest, calls[classic], about[classic]),
        ]
        for key in older:
            words, width = CellWords(said[key]), kit.ctx.width(said[key], self.style) + kit.step("gap", 2.6)
            look: dict[str, Any] = {"circle": False, "width": width}
            made.append(self._cell(f"edition.{key}", words, chosen == key, calls[key], about[key], **look))
        return self._group("edition", "newgame-edition", made)

    def _minutes(self, elections: int) -> tuple[int, str]:
        """How long a game takes here, and where the figure comes from."""
        minutes, games = self.screen.program[Rivals].minutes(self.screen.edition_key, elections)
        if games:
            return minutes, self.texts("newgame-pace", n=games)
        return self.screen.usual_minutes(elections), self.texts("newgame-pace-usual")

    def _lengths(self) -> Part:
        kit, texts, screen = self.kit, self.texts, self.screen
        figure, choose, made = "heading" if kit.ctx.wide else "title", screen.choose_length, []
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
            words, tip = CellWords(name, short=texts.number(elections)), texts("newgame-minutes", minutes=minutes)
            id, chosen, call = f"length.{elections}", elections == screen.elections, partial(choose, elections)
            made.append(self._cell(id, words, chosen, call, f"{name} · {tip}", aside=room, paint_aside=paint))
        return self._group("length", "newgame-length", made)

    def _rivals(self) -> Part:
        """How many, and on which level."""
        kit, texts, screen = self.kit, self.texts, self.screen
        people, now = len(people_of(screen.seats)), len(rivals_of(screen.seats))
        level, width, made = common_level(screen.seats), kit.step("control", 1.9), []
        for count in range(1, _MOST_RIVALS + 1):
            if people + count in edition(screen.edition_key).seats:
                words, call = CellWords(texts.number(count)), partial(screen.choose_rivals, count)
                made.append(self._cell(f"rivals.{count}", words, count == now, call, circle=False, width=width))
        for each in OFFERED:
            words, call = CellWords(_raised(texts(f"newgame-level-{each}"))), partial(screen.choose_level, each)
            made.append(self._cell(f"level.{each}", words, level == each, call, screen.level_tip(each)))
        return self._group("rivals", "newgame-ask-rivals", made)

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
        return tall(shown, kit.step("control", 0.85))

    def _parties(self) -> Part:
        texts, screen = self.texts, self.screen
        mine, side = own_party(screen.seats), self.tall * 0.9
        made = []
        for party in PARTIES:
            short = names.party_short(texts, party)

            def paint(p: Painter, box: Rect, party: str = party) -> None:
                spot = box.inset(0, 4)._replace(w=box.w + min(14.0, box.h * 0.2) - 4)  # to the frame of the cell
                paint_poster(p, spot, party, [], glyph=side * 0.46)

            words, call, tip = CellWords(short), partial(screen.choose_party, party), names.party(texts, party)
            look: dict[str, Any] = {"circle": False, "aside": side, "paint_aside": paint}
            made.append(self._cell(f"party.{party}", words, party == mine, call, tip, **look))
        return self._group("party", "newgame-ask-party", made)

    def _foot(self, minutes: int) -> Part:
        """Begin, how long it will take, and everything else behind Options."""
        kit, texts, screen = self.kit, self.texts, self.screen
        style, said = kit.ctx.type.style("title"), screen.underway.said(START, texts("newgame-begin"))
        begin = kit.button(said, screen.open, id=START, icon="play", kind="primary", style=style)
        begin = wide(begin, (begin.width or 0.0) + kit.step("wide"))
        chosen = sum(screen.options[name] for name in screen.rules)
        changed = texts("newgame-options-changed", n=chosen) if chosen else ""
        about = texts("newgame-minutes", minutes=minutes)
        note = kit.words([f"{about} · {changed}" if changed else about, about, ""], "body", "muted")
        behind = kit.say(texts("newgame-options-note"), "body", "muted", align="right") if kit.ctx.wide else None
        more = kit.button(
            texts("newgame-options"), partial(screen.turn, "seats"), id="newgame.options", icon="sliders-horizontal"
        )
        back = None
        if kit.low:
            back = kit.icon_button("arrow-left", texts("newgame-back"), screen.app.pop, id="page.back")
        return tall(row(begin, note, behind, more, back, gap=kit.step("gap")), kit.step("foot", 1.2))


def _raised(word: str) -> str:
    """A word that stands alone, with a capital letter."""
    return word[:1].upper() + word[1:]
