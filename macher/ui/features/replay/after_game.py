"""The page after a game: who has won, how the expected lead went, and three turning points, each with its replay."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from macher.ai.kinds import HUMAN, OFFERED
from macher.i18n import Texts, names
from macher.rules.events import AnswerSealed
from macher.ui.features.ending.door import standings
from macher.ui.features.replay.board_picture import SHAPE, BoardPicture, BoardPictures
from macher.ui.features.replay.lead_plot import LeadNames, LeadPlot, round_lands
from macher.ui.features.replay.marks import PlayDisc, TornCard, paint_number
from macher.ui.features.replay.now import ReplayLine, player_names, replay_lines
from macher.ui.features.replay.turning import Turn, Turning, turning
from macher.ui.game.costly import people
from macher.ui.game.reviewed import PUBLIC, ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import ButtonRow, RowButton
from macher.ui.kit.layers import middle, pad, paper, tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets import Drawing, Panel

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.program import AfterGame, Program

__all__ = ["AfterGameScreen"]

_LINES = 2
"""Lines of the log on a card."""


class AfterGameScreen(Scene):
    """The turning points are worked out beside the window."""

    name = "after-game"

    def __init__(self, program: Program, session: GameSession, acts: AfterGame) -> None:
        self.program, self.acts = program, acts
        self.game = ReviewedGame.of_session(session)
        self.facts = standings(session.view(-1), session.edition)
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
        return self.program.texts.in_words(words_of(self.game.course.edition))

    @property
    def alone(self) -> int:
        """The seat of the one person who played, or -1."""
        played = people(self.game.session)
        return played[0] if len(played) == 1 else -1

    def _title(self) -> str:
        texts, winners, players = self.texts, self.facts.winners, player_names(self.texts, self.game.course)
        if len(winners) > 1:
            said = texts.listing([players[row.seat] for row in winners])
            return texts("final-title-shared", players=said, points=winners[0].total)
        first, second = winners[0].seat, self.facts.rows[1].seat
        if first == self.alone:
            return texts("turning-you-win", points=self.facts.lead, player=players[second])
        if second == self.alone:
            return texts("turning-ahead-of-you", points=self.facts.lead, player=players[first])
        return texts("turning-wins", points=self.facts.lead, player=players[first], second=players[second])

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
        player = player_names(self.texts, self.game.course)[self.found.seat if self.found is not None else 0]
        return self.texts("turning-gap-of" if behind else "turning-lead-of", before=before, after=after, player=player)

    def _happened(self, turn: Turn) -> str:
        """What the command did that changed most, as the log tells it to everybody."""
        course = self.game.course
        version = course.version(turn.moment)
        told = [
            line
            for line in self._lines()
            if course.version(line.moment) == version and not isinstance(course.events[line.moment].event, AnswerSealed)
        ]
        chosen = [line.text for line in told if line.seat >= 0] or [line.text for line in told]
        return "\n".join(_sentence(line) for line in chosen[:_LINES])

    def _lines(self) -> list[ReplayLine]:
        return replay_lines(self.texts, self.game.course, PUBLIC)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Head, columns, cards, buttons."""
        root, kit = Node(ctx.rect, id="after-game"), Kit(ctx)
        head, area = ctx.rect.take_top(_head_height(kit))
        self._head(kit).place(root, head)
        gap, margin = kit.step("gap"), ctx.viewport.pick(64.0, 32.0, 12.0)
        foot, area = area.inset(margin, kit.step("space")).take_bottom(kit.step("foot"), kit.step("space"))
        texts, found = self.texts, self.found
        if found is None:
            said = texts("advice-failed" if self.failed else "turning-looking")
            kit.paragraph(said, "text", "muted").place(root, area)
        else:
            upper, lower = area.rows((288.0, 404.0), gap * 2)
            who = LeadNames(player_names(texts, self.game.course), self.alone >= 0)
            root.add(LeadPlot(upper, ctx, texts, (self.game.course, found), who))
            row(*self._cards(kit, found), gap=gap * 1.6).place(root, lower)
        self._buttons(kit).place(root, foot)
        return root

    def _head(self, kit: Kit) -> Part:
        """The winner's colour and glyph, who won by how much."""
        party, wide, tall_ = self.facts.winners[0].party, kit.ctx.viewport.layout == "wide", _head_height(kit)
        on, side = f"{party}.on", tall_ * 0.52
        style = kit.ctx.type.style("heading" if wide else "title")
        about = kit.words([self._about(), ""], "name" if wide else "label", on)
        said = column(kit.shrinking(self._title(), style, on, least=17.0), about, gap=kit.step("hair"))
        page = kit.words([self.texts("final-decided"), ""], "title" if wide else "name", on, "right", natural=True)
        shown = row(said, None if kit.low else page, gap=kit.step("wide"))
        height = style.size * style.line + kit.ctx.type.style("name").size * 1.6
        glyph = kit.art(lambda p, spot: p.glyph(party, spot.centred(side, side), on), tall_ * 1.2)
        inner = pad(row(glyph, middle(tall(shown, height))), right=kit.step("margin"))
        return tall(paper(inner, fill=f"{party}.small", id="after.head", zone=True), tall_)

    def _cards(self, kit: Kit, found: Turning) -> list[Part]:
        texts = self.texts
        cards = [part(partial(self._card, kit, number, turn), width=None) for number, turn in enumerate(found.turns, 1)]
        if not cards:
            cards = [kit.paragraph(texts("turning-none"), "text", "muted")]
        if kit.ctx.viewport.layout == "focus":
            return cards
        wide = kit.ctx.viewport.pick(632.0, 372.0, 0.0)
        return [*cards, part(partial(self._replay_plate, kit, found), width=wide)]

    def _card(self, kit: Kit, number: int, turn: Turn, box: Rect) -> Node:
        texts, name = self.texts, self._led(turn)
        focus, where = kit.ctx.viewport.layout == "focus", self._where(turn)
        card = TornCard(box, fill="own", id=f"after.turn.{number}", zone=True, name=texts.pair(name, where))
        watch = kit.button(
            texts("turning-watch"),
            partial(self.watch, turn.start),
            id=f"after.watch.{number}",
            icon="play",
            tooltip=texts("turning-watch-tip", place=where),
        )
        shown = column(
            self._figure(kit, number, turn),
            kit.words([where, ""], "label", "muted"),
            kit.paragraph(name, "strong" if focus else "title"),
            part(lambda spot: _Told(spot, kit, self._happened(turn))),
            row(watch, spring()),
            gap=kit.step("tight"),
        )
        shown.place(card, card.rect.local().inset(kit.step("space"), kit.step("gap") * 1.4))
        return card

    def _figure(self, kit: Kit, number: int, turn: Turn) -> Part:
        """The number of a turn, by how much the lead changed, and the stamp of the state it was about."""
        disc = kit.ctx.type.style("headline").size * 0.8
        land, stamp = self._land(turn), None
        tall = kit.ctx.viewport.pick(116.0, 72.0, 0.0)
        if land and tall:
            code = names.land_code(self.texts, land)
            stamp = part(
                lambda spot: Drawing(spot, lambda p, at: paint_place(p, at, land, code)), tall, tall * ASPECT + 4
            )
        return row(
            part(lambda spot: Drawing(spot, lambda p, at: _numbered(p, at, number)), disc, disc),
            kit.words(self.texts.signed(turn.change), "headline"),
            stamp,
            gap=kit.step("gap"),
        )

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

    def _replay_plate(self, kit: Kit, found: Turning, box: Rect) -> Node:
        """The way to the whole replay: how its table looks, and below it the button and the turning points."""
        texts, side = self.texts, kit.ctx.viewport.pick(64.0, 44.0, 0.0)
        plate = Panel(box, fill="panel", id="after.replay.plate", zone=True, name=texts("turning-replay"))
        said, watch = texts("turning-replay-open"), partial(self.watch, 0)
        first = partial(self.watch, found.turns[0].start if found.turns else 0)

        def picture(spot: Rect) -> Node:
            width = min(spot.w, spot.h * SHAPE)
            place = spot.centred(width, width / SHAPE)
            return BoardPicture(kit.ctx, place, self.pictures, said, id="after.replay.picture", on_click=first)

        disc = part(lambda spot: PlayDisc(spot.centred(side, side), said, watch, id="after.replay"), side, side)
        line = part(lambda spot: Drawing(spot, partial(_paint_line, found)), side)
        keys = kit.paragraph(self._keys(), "text" if kit.ctx.wide else "label", "muted")
        shown = column(
            part(picture),
            row(disc, line, gap=kit.step("gap")),
            kit.words([texts("turning-replay"), ""], "name"),
            keys if kit.ctx.wide else None,
            gap=kit.step("tight"),
        )
        shown.place(plate, plate.rect.local().inset(kit.step("gap"), kit.step("gap")))
        return plate

    def _keys(self) -> str:
        """What can be done in the replay, with the keys that do it."""
        keys = {
            name: self.app.shortcut(act) for name, act in (("play", "skip"), ("back", "step_back"), ("on", "step_on"))
        }
        if not all(keys.values()):
            return self.texts("turning-replay-about-short")
        return self.texts("turning-replay-about", **keys)

    def _buttons(self, kit: Kit) -> Part:
        """Another game first."""
        texts, go = self.texts, self.program.go
        again, tip = texts("final-rematch-short"), texts("final-rematch")
        left = [
            RowButton("after.rematch", again, go.rematch, "repeat", "primary", tooltip=tip),
            RowButton("after.new", texts("final-new"), go.new_game, "plus"),
        ]
        if self.program.to_tournament is not None:
            back = texts("tournament-back")
            left = [RowButton("after.tournament", back, self.program.to_tournament, "medal", "primary")]
        right = [
            RowButton("after.points", texts("final-show-points"), self.points, "chart-column"),
            RowButton("after.log", texts("final-log"), partial(self.acts.log, self), "scroll-text"),
            RowButton("after.board", texts("final-board"), self.board, "layout-grid"),
            RowButton("after.menu", texts("final-menu"), go.menu, "house"),
        ]
        if kit.ctx.viewport.layout == "focus":  # there is no room for its plate
            watch = partial(self.watch, 0)
            right.insert(0, RowButton("after.replay", texts("turning-replay-open"), watch, "play"))
        buttons = ButtonRow(kit.ctx, gap=kit.step("gap"))

        def place(page: Node, box: Rect) -> None:
            buttons.place_apart(page, box, left, right)

        return Part(place, lambda _: kit.step("foot"))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def watch(self, moment: int) -> None:
        """The replay from a moment on, with the turning points on its line."""
        from macher.ui.features.replay.board import open_board

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


def _head_height(kit: Kit) -> float:
    return kit.size(150.0, 84.0, 60.0)


class _Told(Node):
    """What happened, in as many lines as there is room for."""

    role = "text"

    def __init__(self, rect: Rect, kit: Kit, text: str) -> None:
        lines: list[str] = []
        for line in text.split("\n"):
            if kit.ctx.height("\n".join([*lines, line]), "text", rect.w) <= rect.h + 1:
                lines.append(line)
        super().__init__(rect, name="\n".join(lines))

    def draw(self, p: Painter) -> None:
        """Writes it."""
        p.paragraph(self.name, self.rect.local(), "text", "ink_soft")


def _numbered(p: Painter, box: Rect, number: int) -> None:
    side = min(box.w, box.h)
    paint_number(p, box.centred(side, side), number)


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
        paint_number(p, Rect(x - side / 2, box.cy - side / 2, side, side), number, empty=True)
