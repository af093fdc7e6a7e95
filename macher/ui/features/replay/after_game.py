"""The page after a game: who has won, how the expected lead went, and three turning points, each with its replay."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from macher.ai.facts import read
from macher.ai.kinds import HUMAN, OFFERED
from macher.i18n import Texts, names
from macher.rules.events import AnswerSealed
from macher.session.hindsight import seen_at
from macher.ui.features.ending.door import Finished, ways_on
from macher.ui.features.replay.beside import ToldGame
from macher.ui.features.replay.board import SHAPE, BoardPicture, BoardPictures, open_board, play_disc
from macher.ui.features.replay.lead_plot import LeadNames, lead_plot, paint_number, round_lands
from macher.ui.features.replay.turning import Turn, Turning, turning
from macher.ui.game.costly_decisions import people
from macher.ui.game.reviewed import PUBLIC
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import middle, over, pad, paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Actions, Node
from macher.words.facts import fact_words
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.program import AfterGame, Program

__all__ = ["AfterGameScreen"]

_LINES = 2
"""Lines of the log on a card."""


class AfterGameScreen(Page):
    """The turning points are worked out beside the window."""

    name = "after-game"

    def __init__(self, program: Program, session: GameSession, acts: AfterGame) -> None:
        self.program, self.acts = program, acts
        self.finished = Finished.of(session)
        self.game, self.facts = self.finished.game, self.finished.facts
        self.told = ToldGame(lambda: program.texts, self.game.course)
        self.found: Turning | None = None
        self.failed = False
        self.pictures = BoardPictures(self, self.game, lambda: self.texts)
        pool = ThreadPoolExecutor(1, thread_name_prefix="turning")
        self._waiting = pool.submit(turning, self.game, self.facts.winners[0].seat)
        pool.shutdown(wait=False)
        program.app.watch(self._waiting, self._arrived)

    def _arrived(self, future: Future[Turning]) -> None:
        error = future.exception()
        if error is None:
            self._found(future.result())
        else:
            self.failed = True
            if isinstance(error, Exception):
                self.program.app.report_error(error)
        self.rebuild()

    def wait(self) -> None:
        """Waits until the turning points are found: for pictures, which cannot come back later."""
        self._found(self._waiting.result())
        self.rebuild()

    def _found(self, found: Turning) -> None:
        """The picture of the replay shows its first turning point, or the end."""
        self.found, course = found, self.game.course
        moment = found.turns[0].start if found.turns else len(course.events) - 1
        self.pictures.version = course.version(moment)

    def built(self) -> None:
        """The picture of the replay is drawn soon."""
        self.pictures.look()

    def leave(self) -> None:
        """Nothing is drawn for a screen that nobody sees."""
        self.pictures.stop()

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self.told.texts

    @property
    def alone(self) -> int:
        """The seat of the one person who played, or -1."""
        played = people(self.game.session)
        return played[0] if len(played) == 1 else -1

    def _about(self) -> str:
        """The points of the first two, how long the game was, and the level of the rivals, if they share one."""
        rows, texts = self.facts.rows, self.texts
        score = texts("turning-score", first=texts.number(rows[0].total), second=texts.number(rows[1].total))
        said = [score, texts("turning-elections", elections=len(self.facts.elections))]
        levels = {kind.partition(":")[0] for kind in self.game.session.config.kinds if kind != HUMAN}
        if len(levels) == 1 and levels <= set(OFFERED):
            said.append(texts("menu-quick-level", level=texts(f"newgame-level-{levels.pop()}")))
        return " · ".join(said)

    def _led(self, turn: Turn) -> str:
        """The lead that was expected before a turn and after it, or the gap of whoever was behind all along."""
        behind = turn.before <= 0 and turn.after <= 0
        before, after = (
            self.texts.number(-at) if behind else self.texts.signed(at) for at in (turn.before, turn.after)
        )
        if self.alone >= 0:
            return self.texts("turning-gap" if behind else "turning-lead", before=before, after=after)
        player = self.finished.players(self.texts)[self.found.seat if self.found is not None else 0]
        return self.texts("turning-gap-of" if behind else "turning-lead-of", before=before, after=after, player=player)

    def _happened(self, turn: Turn) -> str:
        """What the command did that changed most, as the log tells it to everybody, with what turned the choice."""
        course = self.game.course
        version = course.version(turn.moment)
        told = [
            line
            for line in self.told.lines(PUBLIC)
            if course.version(line.moment) == version and not isinstance(course.events[line.moment].event, AnswerSealed)
        ]
        chosen = [line.text for line in told if line.seat >= 0] or [line.text for line in told]
        if turn.why and chosen:
            seen = seen_at(self.game.session, version - 1)
            why = fact_words(self.texts, GameNames.of(self.texts, course.edition, seen), read(turn.why))
            chosen[0] = self.texts("ai-because", line=chosen[0], reason=why)
        return "\n".join(_sentence(line) for line in chosen[:_LINES])

    # -- tree ----------------------------------------------------------------------------------------------------------

    def compose(self, k: Kit) -> Part:
        """Head, columns, cards, buttons."""
        space, margin = k.step("space"), k.size(64.0, 12.0)
        page = column(self._body(k), self._buttons(k), gap=space)
        return column(self._head(k), pad(share(page), margin, space, margin, space))

    def _body(self, k: Kit) -> Part:
        texts, found, gap = self.texts, self.found, k.step("gap")
        if found is None:
            said = texts("advice-failed" if self.failed else "turning-looking")
            return share(k.paragraph(said, "text", "muted"))
        who = LeadNames(self.finished.players(texts), self.alone >= 0)
        plot = lead_plot(k, texts, self.game.course, found, who)
        return column(share(plot, 288), share(row(*self._cards(k, found), gap=gap * 1.6), 404), gap=gap * 2)

    def _head(self, k: Kit) -> Part:
        """The winner's colour and glyph, who won by how much."""
        party, large, high = self.facts.winners[0].party, k.ctx.wide, k.size(150.0, 60.0)
        on, side, style = f"{party}.on", high * 0.52, k.ctx.type.style("heading" if large else "title")
        title = k.shrinking(self.finished.title_for(self.texts, self.alone), style, on, least=17.0)
        said = column(title, k.words([self._about(), ""], "name" if large else "label", on), gap=k.step("hair"))
        page = k.words([self.texts("final-decided"), ""], "title" if large else "name", on, "right", natural=True)
        shown = row(said, None if k.low else page, gap=k.step("wide"))
        room = style.size * style.line + k.ctx.type.style("name").size * 1.6
        glyph = k.art(lambda p, box: p.glyph(party, box.centred(side, side), on), high * 1.2)
        inner = pad(row(glyph, middle(tall(shown, room))), right=k.step("margin"))
        return tall(paper(inner, fill=f"{party}.small", id="after.head", zone=True), high)

    def _cards(self, k: Kit, found: Turning) -> list[Part]:
        cards = [share(self._card(k, number, turn)) for number, turn in enumerate(found.turns, 1)]
        shown = cards or [k.paragraph(self.texts("turning-none"), "text", "muted")]
        return shown if k.low else [*shown, wide(self._replay_plate(k, found), k.size(632.0, 0.0))]

    def _card(self, k: Kit, number: int, turn: Turn) -> Part:
        texts, name, where, gap = self.texts, self._led(turn), self._where(turn), k.step("gap") * 1.4
        watch = k.button(
            texts("turning-watch"),
            partial(self.watch, turn.start),
            id=f"after.watch.{number}",
            icon="play",
            tooltip=texts("turning-watch-tip", place=where),
        )
        shown = column(
            self._figure(k, number, turn),
            k.words([where, ""], "label", "muted"),
            k.paragraph(name, "strong" if k.low else "title"),
            Part(partial(_place_lines, k, self._happened(turn))),
            row(watch, spring()),
            gap=k.step("tight"),
        )
        inner = pad(share(shown), *[k.step("space"), gap] * 2)
        card = paper(inner, fill="own", id=f"after.turn.{number}", zone=True, name=texts.pair(name, where))
        return over(card, k.art(_paint_torn, bleed=_BITE))

    def _figure(self, k: Kit, number: int, turn: Turn) -> Part:
        """The number of a turn, by how much the lead changed, and the stamp of the state it was about."""
        disc = k.ctx.type.style("headline").size * 0.8
        land, stamp, high = self._land(turn), None, k.size(116.0, 0.0)
        if land and high:
            code = names.land_code(self.texts, land)
            stamp = k.art(lambda p, at: paint_place(p, at, land, code), high * ASPECT + 4, high)
        numbered = k.art(lambda p, box: paint_number(p, box.centred(disc, disc), number), disc, disc)
        return row(numbered, k.words(self.texts.signed(turn.change), "headline"), stamp, gap=k.step("gap"))

    def _land(self, turn: Turn) -> str:
        """The state that a turn was about: that of its command, or the first that voted in its round."""
        course = self.game.course
        about = course.land_at(turn.moment)
        if about is not None:
            return about.land
        return next(iter(round_lands(course, course.spans[course.span_at(turn.moment)].round)), "")

    def _where(self, turn: Turn) -> str:
        """Round and phase of a turn."""
        course, texts = self.game.course, self.texts
        span = course.spans[course.span_at(turn.moment)]
        return texts("turning-where", round=span.round, phase=names.phase_short(texts, span.phase))

    def _replay_plate(self, k: Kit, found: Turning) -> Part:
        """The way to the whole replay: how its table looks, and below it the button and the turning points."""
        texts, side, gap = self.texts, k.size(64.0, 0.0), k.step("gap")
        said, name = texts("turning-replay-open"), texts("turning-replay")
        first = partial(self.watch, found.turns[0].start if found.turns else 0)

        def picture(box: Rect) -> Node:
            width = min(box.w, box.h * SHAPE)
            place = box.centred(width, width / SHAPE)
            return BoardPicture(k.ctx, place, self.pictures, said, id="after.replay.picture", on_click=first)

        disc = wide(play_disc(said, partial(self.watch, 0), side, id="after.replay"), side)
        keys = k.paragraph(self._keys(), "text" if k.ctx.wide else "label", "muted")
        shown = column(
            part(picture),
            tall(row(disc, k.art(partial(_paint_line, found)), gap=gap), side),
            k.words([name, ""], "name"),
            keys if k.ctx.wide else None,
            gap=k.step("tight"),
        )
        return paper(pad(share(shown), *[gap] * 4), id="after.replay.plate", zone=True, name=name)

    def _keys(self) -> str:
        """What can be done in the replay, with the keys that do it."""
        keys = {
            name: self.app.shortcut(act) for name, act in (("play", "skip"), ("back", "step_back"), ("on", "step_on"))
        }
        if not all(keys.values()):
            return self.texts("turning-replay-about-short")
        return self.texts("turning-replay-about", **keys)

    def _buttons(self, k: Kit) -> Part:
        """Another game first."""
        texts, go = self.texts, self.program.go
        right = [
            RowButton("after.points", texts("final-show-points"), self.points, "chart-column"),
            RowButton("after.log", texts("final-log"), partial(self.acts.log, self), "scroll-text"),
            RowButton("after.board", texts("final-board"), self.board, "layout-grid"),
            RowButton("after.menu", texts("final-menu"), go.menu, "house"),
        ]
        if k.low:  # there is no room for its plate
            watch = partial(self.watch, 0)
            right.insert(0, RowButton("after.replay", texts("turning-replay-open"), watch, "play"))
        return k.buttons_apart(ways_on(self.program, "after"), right)

    # -- what can be done ----------------------------------------------------------------------------------------------

    def watch(self, moment: int) -> None:
        """The replay from a moment on, with the turning points on its line."""
        open_board(self.program, self.game, moment, self.found)

    def points(self) -> None:
        """Where the points came from."""
        self.app.pop()
        self.acts.points()

    def board(self) -> None:
        """Back to the table, to look at it."""
        self.app.pop()
        self.acts.board()

    def actions(self) -> Actions:
        """Back leads to where one came from; the others are as after every game."""
        return {
            "back": self.app.pop,
            "confirm": self.points,
            "log": partial(self.acts.log, self),
            "new_game": self.program.go.new_game,
            "rules": lambda: self.program.go.rules("final"),
        }


def _place_lines(k: Kit, text: str, page: Node, box: Rect) -> None:
    """What happened, in as many lines as there is room for."""
    lines: list[str] = []
    for line in text.split("\n"):
        if k.ctx.height("\n".join([*lines, line]), "text", box.w) <= box.h + 1:
            lines.append(line)
    if lines:
        k.paragraph("\n".join(lines), "text", "ink_soft").place(page, box)


_BITE = 6.0
"""Radius of the bites along the upper edge of a card."""


def _paint_torn(p: Painter, box: Rect) -> None:
    """Bites in the colour of what lies below."""
    for spot in box._replace(h=0).columns(max(3, round(box.w / (3.4 * _BITE)))):
        p.disc(spot.centred(2 * _BITE, 2 * _BITE), "table")


def _sentence(line: str) -> str:
    """A line of the log with the point that sentences end with."""
    return line if line.endswith((".", "!", "?", "…")) else f"{line}."


def _paint_line(found: Turning, p: Painter, box: Rect) -> None:
    """The time of the game as a line with the turning points on it."""
    side = min(box.h, 34.0)
    line = box.centred(box.w - side, 6)
    p.fill(line, "slot_line")
    step, end = side + 2, line.right
    places = [line.x + line.w * turn.column / max(1, len(found.columns) - 1) for turn in found.turns]
    for at in reversed(range(len(places))):  # turns close together stand side by side
        places[at] = min(places[at], end)
        end = places[at] - step
    for number, x in enumerate(places, 1):
        paint_number(p, box.centred(side, side)._replace(x=x - side / 2), number, empty=True)
