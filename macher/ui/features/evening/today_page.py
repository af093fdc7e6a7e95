"""The page "Today": the game of the day and the puzzle of the day on two ballots, the row of days beside them.

Days are ballot circles: crossed where the game was finished or the puzzle solved, a point for days to come.
"""

from __future__ import annotations

import calendar
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from macher.editions.registry import edition
from macher.i18n import Texts, names
from macher.i18n.dates import day_of_week, weekday_initials
from macher.rules.setup import new_game
from macher.session.config import GameConfig
from macher.session.progress import Day
from macher.session.today import number_of
from macher.ui.features.evening.parts import EveningWords, day_ballot, evening_page, play_button, title_line
from macher.ui.features.evening.today import Today
from macher.ui.features.evening.today_puzzle import PuzzleOfTheDay, puzzle_ballot
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import over, paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.lands import draw_governed
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions, Node

if TYPE_CHECKING:
    from macher.session.config import SeatConfig
    from macher.ui.program import Program

__all__ = ["TodayScreen", "counted", "month_of", "week_of"]

_WEEK = 7
_SLIP_SIZES: Final = (28.0, 24.0, 20.0, 17.0, 15.0, 14.0)
"""Letters of the line to share, the largest first."""
_APART: Final = 0.75
"""Between its parts, in sizes of the letters."""
PLAY: Final = "today.play"
"""Id of the button that begins the game of the day."""
Week = Sequence[date | None]
"""Seven places; `None` for a day of another month."""


class TodayScreen(Page):
    """The day is asked for once, when the page is opened."""

    name = "today"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.day = program[Today].day
        self.underway = Underway(program.texts, self)
        self.puzzle = PuzzleOfTheDay(program, self.day)

    def compose(self, k: Kit) -> Part:
        """Column and ballots; in a small window the column becomes the head."""
        texts, days = self.program.texts, self.program[Today].days()
        game, puzzle = game_ballot(k, self.program, self.day, self.underway), puzzle_ballot(k, self.puzzle)
        if k.low:
            both = inset(row(share(game, 0.52), share(puzzle, 0.48), gap=k.step("gap")), k.step("gap"), k.step("gap"))
        else:
            both = column(share(game, 592), share(puzzle, 392), gap=k.step("wide"))
            both = inset(both, k.step("space", 1.6), k.step("space"))
        found, day = self.program[Today].streak(self.day), day_of_week(texts, self.day)
        number, count = texts.number(found.now), texts("today-row", days=found.now)
        words = EveningWords(self.name, texts("today-title"), texts("today-about", day=day), number, count)
        below = [
            k.paragraph(texts("today-longest", days=found.longest), "text", "bar_quiet") if found.longest else None,
            self._month(k, days),
            k.paragraph(texts("today-rule"), "label", "bar_quiet"),
        ]
        week = wide(self._circles(k, [week_of(self.day)], days), _WEEK * 28.0)
        return evening_page(k, texts, words, both, self.app.pop, below, [k.say(day, "label", "bar_text"), week])

    def _month(self, k: Kit, days: Mapping[str, Day]) -> Part:
        """Initials of the weekdays, then lines as high as the columns are wide."""
        weeks = month_of(self.day)
        heads = [k.words(head, "label", "bar_quiet", "centre") for head in weekday_initials(self.program.texts)]
        circles = replace(self._circles(k, weeks, days), height=lambda width: len(weeks) * width / _WEEK * 0.98)
        return column(row(*heads), circles)

    def _circles(self, k: Kit, weeks: Sequence[Week], days: Mapping[str, Day]) -> Part:
        """Days side by side, a week a line; today on a disc."""
        shown = [day for week in weeks for day in week if day is not None]
        done = set(counted(days, shown))

        def paint(p: Painter, box: Rect) -> None:
            for week, line in zip(weeks, box.rows(len(weeks)), strict=True):
                for day, cell in zip(week, line.columns(_WEEK), strict=True):
                    if day is not None:
                        _paint_day(p, cell, (day > self.day) - (day < self.day), day in done)

        return k.art(paint, id="today.days", name=self.program.texts("today-month", days=len(done)))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of the day or goes on with it, after its button has said so."""
        self.underway.begin(PLAY, self.program[Today].play)

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}


# -- the days ----------------------------------------------------------------------------------------------------------


def _paint_day(p: Painter, cell: Rect, when: int, done: bool) -> None:
    """A day that is over, today (0) or still to come (1)."""
    side = min(cell.w * 0.62, cell.h * 0.82)
    if when > 0:
        p.disc(cell.centred(4, 4), "bar_quiet")
        return
    if when == 0:
        p.disc(cell.centred(side * 1.22, side * 1.22), "on_bar")
    ink = "#005FB8" if when == 0 else "on_bar" if done else "bar_quiet"
    p.ballot(cell.centred(side, side), done, ink, None)


def counted(days: Mapping[str, Day], shown: Iterable[date]) -> list[date]:
    """The days on which a game was finished or a puzzle solved."""
    found = [(day, days.get(day.isoformat())) for day in shown]
    return [day for day, kept in found if kept is not None and (kept.played or kept.puzzle)]


def week_of(day: date) -> list[date]:
    """The seven days that end with this one."""
    return [day - timedelta(days=_WEEK - 1 - at) for at in range(_WEEK)]


def month_of(day: date) -> list[list[date | None]]:
    """The weeks of a day's month, from Monday on."""
    weeks = calendar.Calendar().monthdatescalendar(day.year, day.month)
    return [[each if each.month == day.month else None for each in week] for week in weeks]


# -- the game of the day -----------------------------------------------------------------------------------------------


def game_ballot(k: Kit, program: Program, day: date, underway: Underway) -> Part:
    """The whole ballot; its button says that a game is `underway`."""
    texts, config, played = program.texts, program[Today].config(day), program[Today].of(day)
    about = [texts("today-game-about", number=number_of(day)), texts("today-number", number=number_of(day))]
    foot = (_result if played.played else _start)(k, program, day, underway)
    lands, seats = _states(k, program, config, played), _standing(k, program, config, played)
    middle = column(lands, seats, gap=k.step("gap"))
    if not k.low:
        middle = row(lands, wide(share(seats), k.size(522, 0)), gap=k.step("margin", 0.6))
    return day_ballot(k, "today.game", column(title_line(k, texts("today-game"), "", about), middle, foot,
                                              gap=k.step("space")), texts("today-game"))  # fmt: skip


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
    return column(*(tall(line, k.size(60, 32)) for _, line in lines), gap=k.step("hair") / 2)


def _seat(k: Kit, texts: Texts, who: SeatConfig, rank: int, points: int) -> Part:
    """Place, face, name, party, points; the player's own line has a frame."""
    style, side = who.kind.partition(":")[2], k.size(60, 32) - 8
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
