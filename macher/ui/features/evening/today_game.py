"""The ballot with the game of the day: its states, who sits there, and once it is finished the line to share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from macher.editions.registry import edition
from macher.i18n import names
from macher.rules.setup import new_game
from macher.session.config import GameConfig
from macher.session.today import number_of
from macher.ui.features.evening.today import Today
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.lands import draw_governed
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Drawing
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from macher.session.progress import Day
    from macher.ui.kit.underway import Underway
    from macher.ui.program import Program

__all__ = ["PLAY", "game_ballot", "title_line"]

PLAY: Final = "today.play"
"""Id of the button that begins the game of the day."""


@dataclass(frozen=True, slots=True)
class _Seat:
    """Who sits there, and once the game is finished how it ended."""

    name: str
    party: str
    short: str
    style: str
    """Personality; empty for the player."""
    rank: int = 0
    points: int = 0


def game_ballot(kit: Kit, box: Rect, program: Program, day: date, underway: Underway) -> Node:
    """The whole ballot in its place; its button says that a game is `underway`."""
    texts, config, played = program.texts, program[Today].config(day), program[Today].of(day)
    about = [texts("today-game-about", number=number_of(day)), texts("today-number", number=number_of(day))]
    foot = (_result if played.played else _start)(kit, program, day, underway)
    lands = _states(kit, program, config, played)
    seats = _standing(kit, program, config, played)
    middle = column(lands, seats, gap=kit.step("gap")) if kit.ctx.viewport.layout == "focus" else _beside(
        kit, lands, seats
    )  # fmt: skip  # one form or the other
    shown = column(title_line(kit, texts("today-game"), "", about), middle, foot, gap=kit.step("space"))
    paper = BallotPaper(box, id="today.game", zone=True, name=texts("today-game"))
    shown.place(paper, paper.rect.local().inset(kit.step("wide", 1.6), kit.step("space")))
    return paper


def _beside(kit: Kit, lands: Part, seats: Part) -> Part:
    width = kit.ctx.viewport.pick(522.0, 330.0, 0.0)
    return row(lands, Part(seats.place, None, width), gap=kit.step("margin", 0.6))


def title_line(kit: Kit, title: str, subtitle: str, about: Sequence[str], mark: Part | None = None) -> Part:
    """Title, a quieter one behind it, and a note at the right, over a rule."""
    layout = kit.ctx.viewport.layout
    style = Style("condensed", "bold", kit.ctx.viewport.pick(52.0, 32.0, 22.0), 1.15)
    head = row(
        kit.words(title, style, natural=True),
        kit.words(subtitle, "title", "ink_soft", valign="bottom") if subtitle and layout != "focus" else spring(),
        mark,
        kit.words(about, "name", "muted", "right", natural=True)
        if about and (layout != "focus" or mark is None)
        else None,
        gap=kit.step("space"),
    )
    rule = part(lambda box: Drawing(box, lambda p, spot: p.fill(spot, "ink")), 2.0)
    return column(head, rule, gap=kit.step("hair"))


# -- the states --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _dealt(config: GameConfig) -> tuple[str, ...]:
    """The states of a game, in the order in which they vote, as they lie open before the first decision."""
    figures = edition(config.edition).figures
    table = new_game(edition(config.edition), config.setup(), [])
    table.log = None
    return tuple(figures.lands[land.card].key for land in sorted(table.lands, key=lambda each: each.number))


def _states(kit: Kit, program: Program, config: GameConfig, played: Day) -> Part:
    lands = played.lands or _dealt(config)
    cells = [part(lambda box, at=at, land=land: _state(kit, box, program, config, played, at, land))  # type: ignore[misc]
             for at, land in enumerate(lands)]  # fmt: skip  # one cell each
    return row(*cells, gap=kit.step("gap"))


def _state(kit: Kit, box: Rect, program: Program, config: GameConfig, played: Day, at: int, land: str) -> Node:
    """A state in its winners' colours, whether the player governed there, and what it brought."""
    texts = program.texts
    sides: list[tuple[str, float]] = []
    said, below, governed = names.land(texts, land), names.land(texts, land), None
    if played.played and at < len(played.winners):
        winners = played.winners[at]
        total = sum(played.votes[at][seat] for seat in winners) or 1
        sides = [(config.parties[seat], max(0.05, played.votes[at][seat] / total)) for seat in winners]
        governed = at < len(played.governed) and played.governed[at]
        below = texts("today-points", points=played.worth[at])
        who = texts.listing([names.party_short(texts, config.parties[seat]) for seat in winners])
        said = texts.pair(said, f"{who} · {below}" if who else below)
    return _State(box, kit, land, names.land_code(texts, land), below, governed, sides, said)


class _State(Node):
    """Picture, circle and code, and a line below."""

    role = "image"

    def __init__(
        self, rect: Rect, kit: Kit, land: str, code: str, below: str, governed: bool | None,
        sides: list[tuple[str, float]], said: str,
    ) -> None:  # fmt: skip  # what, then how
        super().__init__(rect, id=f"today.land.{land}", name=said)
        self.kit, self.land, self.code, self.below, self.governed, self.sides = kit, land, code, below, governed, sides

    def draw(self, p: Painter) -> None:
        """Draws it."""
        box, kit = self.rect.local(), self.kit
        style = p.style("land")
        line, box = box.take_bottom(p.style("text").size * 1.35)
        name, box = box.take_bottom(style.size * 1.3, kit.step("tight"))
        p.text([self.below, ""], line, "text", "muted")
        x = name.x
        if self.governed is not None:
            side = style.size * 0.95
            p.ballot(Rect(x, name.cy - side / 2, side, side), self.governed, "ink", None)
            x += side + kit.step("gap") * 0.8
        p.text(self.code, name._replace(x=x, w=name.right - x), style)
        side = min(box.w, box.h)
        draw_governed(p, Rect(box.x, box.y, side, box.h), self.land, self.sides)


# -- who sits there ----------------------------------------------------------------------------------------------------


def _standing(kit: Kit, program: Program, config: GameConfig, played: Day) -> Part:
    """The seats: before the game as they sit, after it by points."""
    texts = program.texts
    seats = []
    for at, who in enumerate(config.seats):
        points = played.scores[at] if at < len(played.scores) else 0
        rank = 1 + sum(each > points for each in played.scores) if played.played else 0
        style = who.kind.partition(":")[2]
        name = who.name if style else texts("today-you")
        seats.append(_Seat(name, who.party, names.party_short(texts, who.party), style, rank, points))
    seats.sort(key=lambda seat: seat.rank)
    tall = kit.ctx.viewport.pick(60.0, 38.0, 32.0)
    lines = [part(lambda box, seat=seat: _SeatLine(box, kit, seat), tall) for seat in seats]  # type: ignore[misc]
    return column(*lines, gap=kit.step("hair") / 2)


class _SeatLine(Node):
    """Place, face, name, party, points."""

    role = "text"

    def __init__(self, rect: Rect, kit: Kit, seat: _Seat) -> None:
        said = " ".join(
            [str(seat.rank) if seat.rank else "", seat.name, seat.short, str(seat.points) if seat.rank else ""]
        )
        super().__init__(rect, name=" ".join(said.split()))
        self.kit, self.seat = kit, seat

    def draw(self, p: Painter) -> None:
        """Draws it; the player's own line has a frame."""
        box, seat, kit = self.rect.local(), self.seat, self.kit
        own = not seat.style
        if own:
            p.fill(box, "own")
            p.frame(box, "ink", 2.5)
        inner = box.inset(kit.step("gap"), 0)
        x = inner.x
        if seat.rank:
            p.text(str(seat.rank), inner._replace(w=28), "points", "muted")
            x += 32
        side = box.h - 8
        face = Rect(x, box.y + 4, side, side)
        if own:
            p.mark(seat.party, face)
        else:
            paint_portrait(p, face, seat.party, seat.style)
        x = face.right + kit.step("gap")
        right = inner.right
        if seat.rank:
            written = str(seat.points)
            right -= p.width(written, "figure") + kit.step("gap")
            p.text(written, Rect(right, box.y, inner.right - right, box.h), "figure", align="right")
        width = min(p.width(seat.name, "points") + 2, right - x)
        p.text(seat.name, Rect(x, box.y, width, box.h), "points")
        x += width + kit.step("gap")
        p.text([seat.short, ""], Rect(x, box.y, max(0.0, right - x), box.h), "strong", "muted")


# -- below -------------------------------------------------------------------------------------------------------------


def _start(kit: Kit, program: Program, day: date, underway: Underway) -> Part:
    """What counts, and the button."""
    texts, waits = program.texts, program[Today].waits(day)
    button = kit.button(
        underway.said(PLAY, texts("today-continue" if waits else "today-play")),
        partial(underway.begin, PLAY, program[Today].play),
        id=PLAY,
        icon="play",
        kind="primary",
        style="button_large",
        action="confirm",
    )
    note = kit.paragraph(texts("today-counts"), "text", "muted", "middle")
    hair = kit.hairline()
    if kit.ctx.viewport.layout == "focus":
        return column(hair, row(button, spring()), gap=kit.step("gap"))
    return column(hair, row(Part(note.place, None), button, gap=kit.step("wide")), gap=kit.step("space"))


def _result(kit: Kit, program: Program, day: date, underway: Underway) -> Part:
    """The line to share, and how to play again."""
    texts, line, played = program.texts, program[Today].line(day), program[Today].of(day)
    copy = kit.button(texts("today-copy"), program[Today].copy, id="today.copy", icon="copy", kind="primary")
    again = kit.button(
        [underway.said(PLAY, each) for each in (texts("today-again"), texts("today-again-short"))],
        partial(underway.begin, PLAY, program[Today].play),
        id=PLAY,
        kind="plain",
        tooltip=texts("today-again"),
    )
    slip = part(lambda box: _Slip(box, kit, line, played.governed), kit.step("control", 1.4))
    if kit.ctx.viewport.layout == "focus":
        return column(kit.hairline(), slip, row(copy, spring(), again), gap=kit.step("gap"))
    return column(
        kit.hairline(),
        kit.words(texts("today-share"), "strong", "muted"),
        row(Part(slip.place, slip.height), copy, gap=kit.step("wide")),
        row(kit.words(texts("today-share-note"), "body", "muted"), again, gap=kit.step("wide")),
        gap=kit.step("gap"),
    )


class _Slip(Node):
    """The line to share on a slip of paper; its circles are drawn as ballots."""

    role = "text"

    def __init__(self, rect: Rect, kit: Kit, line: str, governed: tuple[bool, ...]) -> None:
        super().__init__(rect, id="today.line", name=line)
        self.kit, self.line, self.governed = kit, line, governed

    def draw(self, p: Painter) -> None:
        """Draws the slip, then its parts, in the largest letters in which they fit."""
        box = self.rect.local()
        p.fill(box, "own")
        p.hline(0, 0, box.w, "slot_line", 1.5)
        p.hline(0, box.h - 1.5, box.w, "slot_line", 1.5)
        for x in (0.0, box.w - 1.5):
            for at in range(int(box.h // 10)):
                p.fill(Rect(x, at * 10 + 2, 1.5, 5), "slot_line")
        parts = self.line.split("  ")
        room = box.w - 28
        circles = {"⊗", "○"}
        for size in (28.0, 24.0, 20.0, 17.0, 15.0, 14.0):
            style = Style("condensed", "semibold", size)
            gap, disc = size * 0.75, size * 0.82
            wide = [
                len(each) * (disc + 4) if set(each) <= circles else p.width(each, style.weighing("bold"))
                for each in parts
            ]
            if sum(wide) + gap * (len(parts) - 1) <= room - 2 * size + 28:
                break
        while sum(wide) + gap * (len(wide) - 1) > room:  # the last parts tell least
            wide.pop()
        x = min(box.h * 0.4, size)
        for at, (each, width) in enumerate(zip(parts, wide, strict=False)):
            if set(each) <= circles:
                for number, governed in enumerate(self.governed):
                    p.ballot(Rect(x + number * (disc + 4), box.cy - disc / 2, disc, disc), governed, "ink", None)
            else:
                p.text(each, Rect(x, 0, width + 2, box.h), style.weighing("bold") if at == 0 else style)
            x += width + gap
