"""The column of the main menu: brand, one ballot for what is wanted most, then the other ways in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

from macher.ui.kit.parts import Part, column, part, spacer
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style, StyleLike
from macher.ui.widgets import Clickable, Drawing, IconButton
from macher.ui.widgets.column import Entry, draw_stripe
from macher.ui.widgets.notes import draw_tag

if TYPE_CHECKING:
    from macher.ui.kit.button_row import Underway
    from macher.ui.program import Program


@dataclass(frozen=True, slots=True)
class MenuMeasures:
    """Sizes of the column in one layout, in logical pixels."""

    pad: float
    wordmark: float
    ballot: float
    entry: float
    """Height of a large entry."""
    large: float
    """Its letters."""
    small: float
    """Letters of a small entry."""
    line: float
    """Height of a small entry."""

    @staticmethod
    def of(ctx: Context) -> MenuMeasures:
        """Those of the layout in use."""
        return ctx.viewport.pick(MenuMeasures(64, 112, 248, 58, 32, 23, 44), MenuMeasures(28, 50, 210, 58, 26, 18, 46))

    @property
    def unit(self) -> float:
        """One pixel of the ballot's full size."""
        return self.ballot / 248


@dataclass(frozen=True, slots=True)
class BallotWords:
    """What is printed on the ballot; each line is one text, or a long form and shorter ones."""

    title: str
    detail: Sequence[str]
    party: str = ""
    short: str = ""
    """Abbreviation of the party."""
    who: Sequence[str] = ()
    standing: Sequence[str] = ()

    @property
    def full(self) -> bool:
        """Whether there is more than a title and one line."""
        return bool(self.party)

    @property
    def said(self) -> str:
        """The name for assistive tools."""
        return self.title

    @property
    def told(self) -> str:
        """All that is printed, for the tooltip and for readers."""
        who = " ".join([self.short, *self.who[:1]]).strip()
        return "\n".join(line for line in (self.detail[0] if self.detail else "", who, *self.standing[:1]) if line)


class MenuBallot(Clickable):
    """The one primary entry: a ballot with both ends perforated and a crossed circle."""

    def __init__(self, ctx: Context, rect: Rect, entry: Entry, words: BallotWords) -> None:
        super().__init__(rect, id=entry.id, name=entry.text, on_click=entry.on_click, tooltip=words.told)
        self.words, self.unit = words, MenuMeasures.of(ctx).unit
        self.least = ctx.type.style("label").size

    def _kind(self, size: float, weight: str = "semibold", family: str = "sans") -> Style:
        return Style(family, weight, max(self.least, size * self.unit))  # type: ignore[arg-type]  # both are literals

    def draw(self, p: Painter) -> None:
        box, u = self.rect.local(), self.unit
        p.fill(box, "own")
        if p.theme.night:
            p.frame(box, "slot_line", 1.5)
        p.holes(box, max(3.5, 7.5 * u), 3.05, "bar")
        if self.hovered:
            p.frame(box.inset(14 * u, 0), "action_text", 4)
        inner = box.inset(36 * u, 18 * u)
        side = 86 * u
        p.ballot(Rect(inner.right - side, inner.y + 2 * u, side, side), True, "action_text", None)
        room = inner.w - side - 16 * u
        title = self._kind(64, "bold", "condensed")
        p.text(self.words.title, Rect(inner.x, inner.y, room, 72 * u), title, "ink", shrink=24 * u)
        detail = Rect(inner.x, inner.y + 74 * u, room, 34 * u)
        p.text(list(self.words.detail), detail, self._kind(24 if self.words.full else 22), "ink_soft")
        if self.words.full:
            self._person(p, inner)
        elif self.words.standing:
            line = Rect(inner.x, inner.y + 114 * u, inner.w, 32 * u)
            p.text(list(self.words.standing), line, self._kind(20, "medium"), "muted")

    def _person(self, p: Painter, inner: Rect) -> None:
        """Below the rule: the party on its colour, who plays it, and where they stand."""
        u, words = self.unit, self.words
        p.hline(inner.x, inner.y + 122 * u, inner.w, "ink", max(1.0, 2 * u))
        style = p.style("tab")
        width = p.width(words.short, style) + style.size * 2.3
        height = max(round(style.size * 1.6), 42 * u)
        tag = Rect(inner.x, inner.y + 140 * u, width, height)
        draw_tag(p, tag, words.party, words.short)
        if words.who:
            p.text(
                list(words.who), tag._replace(x=tag.right + 14 * u, w=inner.right - tag.right - 14 * u), self._kind(24)
            )
        if words.standing:
            line = Rect(inner.x, inner.y + 186 * u, inner.w, 30 * u)
            p.text(list(words.standing), line, self._kind(20, "medium"), "muted")


class MenuEntry(Clickable):
    """A line of the column; where it is pointed at, an empty ballot circle appears at its end."""

    def __init__(self, rect: Rect, entry: Entry, style: StyleLike, quiet: StyleLike, icon: str = "") -> None:
        super().__init__(rect, id=entry.id, name=entry.text, on_click=entry.on_click, tooltip=entry.tooltip)
        self.entry, self.style, self.quiet, self.icon = entry, style, quiet, icon

    def draw(self, p: Painter) -> None:
        box, entry = self.rect.local(), self.entry
        kind = p.style(self.style)
        if self.hovered:
            p.fill(box, "bar_line")
        x = 6.0
        if self.icon:
            side = kind.size * 0.94
            p.icon(self.icon, Rect(0, 0, side, box.h), "on_bar")
            x = side * 1.65
        end = box.w - (box.h if entry.dismiss else 0)
        large = bool(self.icon)
        p.text(entry.text, Rect(x, 0, end - x, box.h), kind, "on_bar" if large or self.hovered else "bar_text")
        if self.hovered and large and not entry.dismiss:
            side = kind.size * 0.9
            end -= side + 12
            p.ballot(Rect(end, (box.h - side) / 2, side, side), False, "on_bar", None)
        start = x + p.width(entry.text, kind) + 14
        if entry.detail and end - start > 0:
            p.text(entry.detail, Rect(start, 0, end - start - 6, box.h), self.quiet, "bar_text")


class MenuLink(Clickable):
    """A quiet word at the foot of the column, with a sign before it; the chosen one of several is underlined."""

    def __init__(
        self,
        rect: Rect,
        said: str,
        call: Callable[[], None],
        *,
        icon: str = "",
        pad: float = 6.0,
        chosen: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(rect, on_click=call, **{"name": said, **options})
        self.said, self.icon, self.pad, self.chosen = said, icon, pad, chosen

    def draw(self, p: Painter) -> None:
        line = self.rect.local().trim(left=self.pad)
        ink: Ink = "on_bar" if self.chosen or self.hovered else "bar_quiet"
        if self.icon:
            sign, line = line.take_left(20, 8)
            p.icon(self.icon, sign, ink)
        p.text(self.said, line, "label", ink)
        if self.chosen:
            p.hline(line.x, line.h - 5, p.width(self.said, "label"), "on_bar", 2)


def menu_entry(ctx: Context, entry: Entry, icon: str = "") -> Part:
    """An entry, large with an icon or small without one; with a cross at its end if its second text can be refused."""
    sizes = MenuMeasures.of(ctx)
    style = Style("condensed", "bold", sizes.large) if icon else Style("condensed", "semibold", sizes.small)

    def make(line: Rect) -> list[Node]:
        made: list[Node] = [MenuEntry(line, entry, style, "label", icon)]
        if entry.dismiss is not None:
            name, call = entry.dismiss
            cross, id = line.take_right(line.h)[0], f"{entry.id}.dismiss"
            made.append(IconButton(cross, "x", name, kind="bar", size=18, id=id, on_click=call))
        return made

    return part(make)


def lower(one: Part, height: float) -> Part:
    """A line of this height, or like all others in proportion lower where there is little room."""
    return replace(one, height=None, most=lambda _: height, weight=height)


def brand(ctx: Context, size: float = 0.0) -> Part:
    """The name of the game with the ballot circle behind its article, over the stripe.

    `size` are its letters, if they are not as large as in the menu.
    """
    low, size = ctx.viewport.layout == "focus", size or MenuMeasures.of(ctx).wordmark
    style = Style("sans", "bold", size, 1.0, 0.03 * size)
    lines = [
        part(partial(_Wordmark, text=text, style=style, circled=text == "DIE"), size * (1.15 if low else 1.0))
        for text in (["DIE MACHER"] if low else ["DIE", "MACHER"])
    ]
    stripe = part(lambda box: Drawing(box, draw_stripe), ctx.step("tight", 1.25))
    return column(*lines, spacer(ctx.step("space")), stripe, spacer(ctx.step("wide")))


class _Wordmark(Node):
    role = "text"

    def __init__(self, rect: Rect, text: str, style: Style, circled: bool) -> None:
        super().__init__(rect, name=text)
        self.text, self.style, self.circled = text, style, circled

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.text, box, self.style, "on_bar")
        if self.circled:
            side = self.style.size * 0.76
            left = p.width(self.text, self.style) + self.style.size * 0.16
            p.ballot(Rect(left, box.cy - side / 2, side, side), True, "on_bar", None)


Level = Literal["", "play", "more"]
"""Which lines are shown: the first ones, those behind Play, or those behind More."""

BACK: Final = "menu.back"


class MenuEntries:
    """Makes the lines of a level; `turn` leads to another level, `rebuild` shows a change."""

    def __init__(
        self, program: Program, underway: Underway, turn: Callable[[Level], None], rebuild: Callable[[], None]
    ) -> None:
        self._program, self._underway, self._turn, self._rebuild = program, underway, turn, rebuild

    def of(self, level: Level) -> list[Entry]:
        """The lines of a level, in their order."""
        if level == "play":
            return [*self._play(), self._back()]
        if level == "more":
            return [*self._more(), self._back()]
        return self._first()

    def _first(self) -> list[Entry]:
        return [
            self._line("menu.play", "menu-play", lambda: self._turn("play"), "play", "menu-play-detail"),
            self._learn(),
            self._line("menu.today", "menu-today", self._program.go.today, "calendar", "menu-today-detail"),
            self._line("menu.more", "menu-more", lambda: self._turn("more"), "ellipsis", "menu-more-detail"),
        ]

    def _play(self) -> list[Entry]:
        """The ways into a game."""
        go, id = self._program.go, "menu.play.quick"
        quick = self._line(
            id, "menu-quick", lambda: self._underway.begin(id, go.quick_game), "play", "menu-quick-detail"
        )
        return [
            replace(quick, text=self._underway.said(id, quick.text)),
            self._line("menu.new", "menu-new", go.new_game, "plus", "menu-new-detail"),
            self._line("menu.rivals", "rivals-title", go.rivals, "users", "menu-rivals-detail"),
            self._line("menu.campaign", "campaign-title", go.campaign, "map", "menu-campaign-detail"),
        ]

    def _more(self) -> list[Entry]:
        """Games that were played, the rules, and what few want."""
        go = self._program.go
        return [
            self._line("menu.load", "menu-load", go.saves, "folder-open"),
            self._line("menu.replays", "menu-replays", go.replays, "history"),
            self._line("menu.album", "album-title", go.album, "stamp", "album-detail"),
            self._line("menu.statistics", "menu-statistics", go.statistics, "chart-column"),
            self._line("menu.rules", "menu-rules", lambda: go.rules("aim"), "book-open"),
            self._line("menu.tournament", "menu-tournament", go.tournament, "trophy"),
            self._line("menu.box", "box-title", go.box, "layers"),
        ]

    def small(self) -> list[Entry]:
        """What stands small below the lines of every level."""
        return [self._line("menu.settings", "menu-settings", self._program.go.settings)]

    def _back(self) -> Entry:
        return self._line(BACK, "menu-back", lambda: self._turn(""), "arrow-left")

    def _line(self, id: str, key: str, call: Callable[[], None], icon: str = "", detail: str = "") -> Entry:
        texts = self._program.texts
        about = texts(detail) if detail else ""
        return Entry(id, texts(key), call, [about, ""] if about else "", icon=icon, tooltip=about)

    def _learn(self) -> Entry:
        """The line of the lessons; a second text points to them until one is finished or they are refused."""
        texts, progress = self._program.texts, self._program.games.lessons
        if not progress.offered:
            return self._line("menu.learn", "menu-learn", self._program.go.learn, "graduation-cap")

        def refuse() -> None:
            progress.refuse()
            self._rebuild()

        offer = [texts("menu-learn-offer"), texts("menu-learn-offer-short")]
        return Entry(
            "menu.learn",
            texts("menu-learn"),
            self._program.go.learn,
            offer,
            icon="graduation-cap",
            tooltip=offer[0],
            dismiss=(texts("menu-learn-refuse"), refuse),
        )
