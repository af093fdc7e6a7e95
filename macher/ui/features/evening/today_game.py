"""The ballot with the game of the day: its states, who sits there, and once it is finished the line to share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.rules.setup import new_game
from macher.session.config import GameConfig
from macher.session.today import number_of
from macher.ui.features.evening.parts import play_button
from macher.ui.features.evening.today import Today
from macher.ui.kit.layers import over, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.lands import draw_governed
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from macher.session.config import SeatConfig
    from macher.session.progress import Day
    from macher.ui.kit.button_row import Underway
    from macher.ui.program import Program

__all__ = ["PLAY", "day_ballot", "game_ballot", "title_line"]

_SLIP_SIZES: Final = (28.0, 24.0, 20.0, 17.0, 15.0, 14.0)
"""Letters of the line to share, the largest first."""
_APART: Final = 0.75
"""Between its parts, in sizes of the letters."""
PLAY: Final = "today.play"
"""Id of the button that begins the game of the day."""


def game_ballot(k: Kit, program: Program, day: date, underway: Underway) -> Part:
    """The whole ballot; its button says that a game is `underway`."""
    texts, config, played = program.texts, program[Today].config(day), program[Today].of(day)
    about = [texts("today-game-about", number=number_of(day)), texts("today-number", number=number_of(day))]
    foot = (_result if played.played else _start)(k, program, day, underway)
    lands, seats = _states(k, program, config, played), _standing(k, program, config, played)
    middle = column(lands, seats, gap=k.step("gap"))
    if not k.low:
        middle = row(lands, wide(share(seats), k.size(522, 330, 0)), gap=k.step("margin", 0.6))
    return day_ballot(k, "today.game", column(title_line(k, texts("today-game"), "", about), middle, foot,
                                              gap=k.step("space")), texts("today-game"))  # fmt: skip


def day_ballot(k: Kit, id: str, shown: Part, name: str, **options: Any) -> Part:
    """The paper of a ballot of the day."""
    inner = inset(shown, k.step("wide", 1.6), k.step("space"))
    return paper(inner, node=BallotPaper, id=id, zone=True, name=name, **options)


def title_line(k: Kit, title: str, subtitle: str, about: Sequence[str], mark: Part | None = None) -> Part:
    """Title, a quieter one behind it, and a note at the right, over a rule."""
    noted = about and (mark is None or not k.low)
    head = row(
        k.say(title, "ballot"),
        k.words(subtitle, "title", "ink_soft", valign="bottom") if subtitle and not k.low else spring(),
        mark,
        k.words(about, "name", "muted", "right", natural=True) if noted else None,
        gap=k.step("space"),
    )
    return column(head, k.rule(), gap=k.step("hair"))


# -- the states --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _dealt(config: GameConfig) -> tuple[str, ...]:
    """The states of a game, in the order in which they vote, as they lie open before the first decision."""
    figures = edition(config.edition).figures
    table = new_game(edition(config.edition), config.setup(), [])
    table.log = None
    return tuple(figures.lands[land.card].key for land in sorted(table.lands, key=lambda each: each.number))


def _states(k: Kit, program: Program, config: GameConfig, played: Day) -> Part:
    lands = played.lands or _dealt(config)
    return row(*(_state(k, program, config, played, at, land) for at, land in enumerate(lands)), gap=k.step("gap"))


def _state(k: Kit, program: Program, config: GameConfig, played: Day, at: int, land: str) -> Part:
    """A state in its winners' colours, whether the player governed there, and what it brought."""
    texts = program.texts
    sides: list[tuple[str, float]] = []
    said, below, circle = names.land(texts, land), names.land(texts, land), None
    if played.played and at < len(played.winners):
        winners = played.winners[at]
        total = sum(played.votes[at][seat] for seat in winners) or 1
        sides = [(config.parties[seat], max(0.05, played.votes[at][seat] / total)) for seat in winners]
        circle = k.circle(at < len(played.governed) and played.governed[at], k.ctx.type.style("land").size * 0.95)
        below = texts("today-points", points=played.worth[at])
        who = texts.listing([names.party_short(texts, config.parties[seat]) for seat in winners])
        said = texts.pair(said, f"{who} · {below}" if who else below)

    def paint(p: Painter, box: Rect) -> None:
        draw_governed(p, box._replace(w=min(box.w, box.h)), land, sides)

    code = row(circle, k.words(names.land_code(texts, land), "land"), gap=k.step("gap") * 0.8)
    shown = column(k.art(paint, id=f"today.land.{land}", name=said), code, gap=k.step("tight"))
    return column(shown, k.words([below, ""], "text", "muted"))


# -- who sits there ----------------------------------------------------------------------------------------------------


def _standing(k: Kit, program: Program, config: GameConfig, played: Day) -> Part:
    """The seats: before the game as they sit, after it by points."""
    lines = []
    for at, who in enumerate(config.seats):
        points = played.scores[at] if at < len(played.scores) else 0
        rank = 1 + sum(each > points for each in played.scores) if played.played else 0
        lines.append((rank, _seat(k, program.texts, who, rank, points)))
    lines.sort(key=lambda line: line[0])
    return column(*(tall(line, k.size(60, 38, 32)) for _, line in lines), gap=k.step("hair") / 2)


def _seat(k: Kit, texts: Texts, who: SeatConfig, rank: int, points: int) -> Part:
    """Place, face, name, party, points; the player's own line has a frame."""
    style, side = who.kind.partition(":")[2], k.size(60, 38, 32) - 8
    face = k.art(lambda p, box: paint_portrait(p, box.centred(side, side), who.party, style), side)
    shown = row(
        wide(k.words(str(rank), "points", "muted"), 32 - k.step("gap")) if rank else None,
        face if style else k.mark(who.party, side),
        k.say(who.name if style else texts("today-you"), "points"),
        k.words([names.party_short(texts, who.party), ""], "strong", "muted"),
        k.say(str(points), "figure") if rank else None,
        gap=k.step("gap"),
    )
    shown = inset(shown, k.step("gap"))
    return shown if style else paper(shown, fill="own", edge="ink", edge_width=2.5)


# -- below -------------------------------------------------------------------------------------------------------------


def _start(k: Kit, program: Program, day: date, underway: Underway) -> Part:
    """What counts, and the button."""
    texts, waits = program.texts, program[Today].waits(day)
    forms, look = [texts("today-continue" if waits else "today-play")], {"kind": "primary", "style": "button_large"}
    button = play_button(k, underway, PLAY, forms, program[Today].play, icon="play", action="confirm", **look)
    note = k.paragraph(texts("today-counts"), "text", "muted", "middle")
    hair = k.hairline()
    if k.low:
        return column(hair, row(button, spring()), gap=k.step("gap"))
    return column(hair, row(share(note), button, gap=k.step("wide")), gap=k.step("space"))


def _result(k: Kit, program: Program, day: date, underway: Underway) -> Part:
    """The line to share, and how to play again."""
    texts, line, played = program.texts, program[Today].line(day), program[Today].of(day)
    copy = k.button(texts("today-copy"), program[Today].copy, id="today.copy", icon="copy", kind="primary")
    forms = [texts("today-again"), texts("today-again-short")]
    again = play_button(k, underway, PLAY, forms, program[Today].play, kind="plain", tooltip=forms[0])
    slip = tall(_slip(k, line, played.governed), k.step("control", 1.4))
    if k.low:
        return column(k.hairline(), slip, row(copy, spring(), again), gap=k.step("gap"))
    return column(
        k.hairline(),
        k.words(texts("today-share"), "strong", "muted"),
        row(slip, copy, gap=k.step("wide")),
        row(k.words(texts("today-share-note"), "body", "muted"), again, gap=k.step("wide")),
        gap=k.step("gap"),
    )


def _slip(k: Kit, line: str, governed: Sequence[bool]) -> Part:
    """The line on its slip, in the largest letters in which it fits; its circles are drawn as ballots."""

    def place(page: Node, box: Rect) -> None:
        room = box.w - 28
        for size in _SLIP_SIZES:
            said = _said(k, line, governed, size)
            if _wide(said, size) <= room - 2 * size + 28:
                break
        while _wide(said, size) > room:
            said.pop()  # the last parts tell least
        row(*said, spring(), gap=size * _APART).place(page, box.trim(left=min(box.h * 0.4, size)))

    return over(k.art(_paint_slip, id="today.line", name=line, role="text"), Part(place))


def _said(k: Kit, line: str, governed: Sequence[bool], size: float) -> list[Part]:
    style = k.ctx.type.style("slip").sized(size)
    said: list[Part] = []
    for each in line.split("  "):
        if set(each) <= {"⊗", "○"}:
            said.append(row(*(k.circle(done, size * 0.82) for done in governed), gap=4))
        else:
            said.append(k.say(each, style if said else style.bold()))
    return said


def _wide(said: Sequence[Part], size: float) -> float:
    return row(*said, gap=size * _APART).width or 0.0


def _paint_slip(p: Painter, box: Rect) -> None:
    """Paper with perforated ends."""
    p.fill(box, "own")
    p.hline(box.x, box.y, box.w, "slot_line", 1.5)
    p.hline(box.x, box.bottom - 1.5, box.w, "slot_line", 1.5)
    for x in (box.x, box.right - 1.5):
        for at in range(int(box.h // 10)):
            p.fill(Rect(x, box.y + at * 10 + 2, 1.5, 5), "slot_line")
