"""The final scoring: who has won, from what the points came, what decided it, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from macher.ui.features.ending.bars import ROW_HEIGHTS, poster_rows, score_rows
from macher.ui.features.ending.course import course_plate, decided_plate, winners_plate
from macher.ui.features.ending.facts import SOURCE_NAMES, CurveKind, Standings, curves
from macher.ui.features.ending.finished import Entry, Finished, LogOver, log_entries, ways_on
from macher.ui.features.ending.poster import Poster
from macher.ui.features.ending.poster_screen import Hanging, game_words, poster_page, with_new_marks
from macher.ui.features.ending.reveal import Reveal, lead_words
from macher.ui.features.night.door import TWICE, ElectionScreen
from macher.ui.game.games import figures_said
from macher.ui.kit.button_row import RowButton, add_hints
from macher.ui.kit.dialog import Choice, ask
from macher.ui.kit.layers import share, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, row, spacer
from macher.ui.paint.kept import opaque
from macher.ui.program import AfterGame, Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import Segment
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController

_PAGES = (
    ("points", "final-tab-points"),
    ("decided", "final-tab-lead"),
    ("course", "final-curves"),
    ("winners", "final-elections"),
)
"""Parts of the screen, which a small window shows one at a time, with their names."""
_BACK = (("game", "final-plots", "chart-line", "game"), ("replay", "final-replay", "play", ""))
"""What looks back on a game: id of the button, its name and icon, and the tab that it opens."""


class FinalScreen(Hanging):
    """The end of a game. The table stays below it and can be looked at again."""

    name = "final"

    def __init__(
        self,
        program: Program,
        controller: GameController,
        poster: bool = False,
        marks: Sequence[str] = (),
        said: Sequence[str] = (),
    ) -> None:
        """`poster` shows the winner's poster first; one button of it leads to the scoring.

        `marks` are marks of merit that the game has earned; `said` are more lines about it, as of the day it was of.
        """
        super().__init__()
        self.program, self.controller, self.marks, self.said = program, controller, marks, said
        self.poster = poster
        """Whether the poster is still to be shown, or shown, once everything is counted."""
        self.finished = Finished.of(controller.session, expecting=True)
        self.page = "points"
        self.curve: CurveKind = "points"
        self.as_table = False
        """Whether the course is shown as figures instead of lines."""
        self.reveal = Reveal(self.facts)
        self._unseen: Iterator[None] = self._drawn_unseen() if poster else iter(())
        """Draws the poster, a part in each frame in which nothing moves."""
        self._revealed = False
        self._time: float | None = None
        """The time up to which the points are counted."""
        self._held = False
        """Whether a picture is taken."""
        self._pressed = -TWICE
        """When an input went on with the counting."""
        self.log = LogOver(self._log_entries, self.names)

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The points are counted once: source by source, who is last first."""
        if self._revealed:
            return
        self._revealed = True
        if self.controller.speed != "instant" and not self.app.motion.reduced:
            self.reveal.begin()

    def tick(self, now: float) -> None:
        """Goes on with the counting; once it is over, the poster is hung up."""
        before, self._time = self._time, now
        if self.reveal.over or self._held or before is None:
            return
        at, told = self.reveal.at, self.reveal.lead
        for sound in self.reveal.go_on(now - before):
            self.app.sounds.play(sound)
        if self.reveal.over:
            self._end()
        elif (at, told) != (self.reveal.at, self.reveal.lead):
            self.rebuild()
        else:
            scores = self.stage.find("final.scores")
            if scores is not None:
                scores.invalidate()
            if self.reveal.still:
                next(self._unseen, None)

    def _drawn_unseen(self) -> Iterator[None]:
        """Draws the poster before it is hung up, so that nobody waits for its first picture."""
        page = self._build_poster(Kit(self.stage.context()))
        yield
        unseen = self.program.app.painter(opaque((1, 1)), self)
        for node in page.walk():
            if isinstance(node, Poster):
                yield from node.drawn(unseen)
            else:
                node.draw(unseen)

    def hold(self, source: int) -> None:
        """Shows the counting at the end of a source, and nothing goes on: for pictures."""
        self._held = True
        self.reveal.rest(source)
        self.rebuild()

    @property
    def on_poster(self) -> bool:
        """Whether the poster is on the screen."""
        return self.poster and self.reveal.over

    def leave(self) -> None:
        """Nothing is drawn ahead behind another screen."""
        self._unseen = iter(())

    def _end(self) -> None:
        self._unseen = iter(())
        self.rebuild()
        if self.poster:
            if not self.app.motion.reduced:
                self.app.sounds.play("fanfare")
            self.hang()

    def shown_page(self) -> tuple[bool, bool]:
        """The counting, the poster and the scoring are three pages."""
        return self.reveal.over, self.on_poster

    def count_on(self) -> None:
        """The next step of the counting; the end of it if this is the second input in a short time."""
        now = self.app.clock()
        twice, self._pressed = now - self._pressed < TWICE, now
        if twice:
            self.count_all()
        elif not self.reveal.over:
            self.reveal.begin(self.reveal.at + 1)
            if self.reveal.over:
                self._end()
            self.rebuild()

    def count_all(self) -> None:
        """Everything is counted at once."""
        if not self.reveal.over:
            self.reveal.finish()
            self._end()

    def end_telling(self, press: str) -> bool:
        """Any press goes on with the counting and is carried out besides, unless going on is all that it means."""
        if self.reveal.over or self._held or not press or press == "result":
            return False
        hints = (self.stage.find(id) for id in ("final.next", "final.all"))
        if press == "click" and any(node is not None and node.hovered for node in hints):
            return False
        self.count_on()
        return press in ("click", "confirm", "skip", "back")

    def decided(self) -> None:
        """To the turning points."""
        acts = AfterGame(self.points, self.log.open, self.board)
        self.program.go.after_game(self.controller.session, acts)

    def points(self) -> None:
        """To the scoring."""
        self.poster = False
        self.rebuild()

    def board(self) -> None:
        """Back to the table, to look at it."""
        self.app.pop()

    def reconstructions(self) -> None:
        """Where the figures come from."""
        self.program.go.rules("figures")

    def open_election(self, number: int) -> None:
        """Shows an election again."""
        self.app.push(ElectionScreen(self.program, self.controller, number, at_once=True))

    def open_log(self) -> None:
        """Everything that happened, over this screen."""
        self.log.open(self)

    def _log_entries(self) -> Sequence[Entry]:
        # If several people read it together, it tells only what all of them know.
        log = self.controller.session.events_for(-1) if self.controller.shared_screen else self.controller.log
        return log_entries(self.names(), log, self.controller.said)

    def search_log(self) -> None:
        """Opens the log with its search line."""
        self.open_log()
        self.stage.focus_id("log.search")

    def on_action(self, action: str) -> bool:
        """Back shows the board, and so does confirming once the poster is read; the others are as at the table."""
        calls: dict[str, Callable[[], None]] = {
            "confirm": self.decided if self.on_poster else self.board,
            "result": self.count_all,
            "back": self.board,
            "log": self.open_log,
            "search": self.search_log,
            "new_game": self.program.go.new_game,
            "rules": lambda: self.program.go.rules("final"),
        }
        if action not in calls:
            return False
        if action != "confirm" or self.attention.takes:
            calls[action]()
        return True

    # -- names ---------------------------------------------------------------------------------------------------------

    @property
    def facts(self) -> Standings:
        """Who has how many points from where."""
        return self.finished.facts

    def names(self) -> GameNames:
        """What things are called in this game."""
        return self.finished.names(self.program.texts)

    def players(self) -> list[str]:
        """Names by seat; a seat without one is called after its party."""
        return self.finished.players(self.program.texts)

    def title(self) -> str:
        """Who has won; before that is known, what is being counted."""
        texts, source, lead = self.program.texts, self.reveal.source, self.reveal.lead
        if self.reveal.over:
            return self.finished.title(texts)
        if lead is not None:
            return lead_words(texts, lead, self.players())
        return texts("final-counted-elections" if source == "votes" else SOURCE_NAMES[source])

    def margin(self) -> str:
        """By how much; nothing if several win, or before it is known."""
        return self.finished.margin(self.program.texts) if self.reveal.over else ""

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The poster, or header, the four parts and buttons."""
        if self.on_poster:
            return self._build_poster(Kit(ctx))
        root, kit = Node(ctx.rect, id="final"), Kit(ctx)
        if not self.reveal.over:
            return self._build_counting(root, kit)
        parts = self._pages(kit) if kit.low else self._all(kit)
        page = column(self._about(kit), self._title(kit), parts, self._buttons(kit), gap=kit.step("gap"))
        page.place(root, ctx.viewport.stage.inset(kit.step("margin"), kit.step("wide")))
        return root

    def _build_counting(self, root: Node, kit: Kit) -> Node:
        """The bars alone on the whole page, under what is counted or who leads now."""
        ctx, texts = kit.ctx, self.program.texts
        foot = kit.step("line")
        page = column(self._about(kit), self._title(kit), self._part(kit, "points"), spacer(foot), gap=kit.step("gap"))
        box = ctx.viewport.stage.inset(kit.step("margin"), kit.step("wide"))
        page.place(root, box)
        lead = self.reveal.lead
        if lead is not None:  # readers hear it at once
            root.add(Node(box._replace(h=1), role="alert", name=self.title(), id="final.lead"))
        entries = (
            ("final.all", texts("final-count-all"), self.count_all, "result", texts("final-count-all")),
            ("final.next", texts("election-hint-next"), self.count_on, "skip", texts("election-hint-next")),
        )
        line = box._replace(y=box.bottom - foot, h=foot)
        add_hints(root, ctx, texts, entries, line, ctx.type.style("label"), "muted")
        return root

    def _build_poster(self, kit: Kit) -> Node:
        texts, facts, players = self.program.texts, self.facts, self.players()
        headline = self.finished.headline(texts)
        height = ROW_HEIGHTS[kit.ctx.viewport.layout] * len(facts.rows)
        bars = poster_rows(kit, texts, facts, players, headline, self.telling, self.controller.session.humans)
        words = game_words(texts, facts, players, headline, self._marks())
        page = poster_page(kit, words, bars, height, self._buttons(kit), self.telling)
        return with_new_marks(kit.ctx, page, texts, self.marks, self.telling, self.program.go.album)

    def _all(self, kit: Kit) -> Part:
        """All parts at once: the points and what decided it above the course and the winners."""
        gap, right = kit.step("space"), kit.step("side", 2.4)
        heights = (460.0, 330.0) if len(self.facts.elections) > 5 else (498.0, 286.0)
        pairs = (("points", "decided"), ("course", "winners"))
        lines = [row(self._part(kit, one), wide(self._part(kit, other), right), gap=gap) for one, other in pairs]
        return column(*(share(line, high) for line, high in zip(lines, heights, strict=True)), gap=gap)

    def _pages(self, kit: Kit) -> Part:
        """One part at a time, with tabs over it."""
        texts = self.program.texts
        tabs = [Segment(page, texts(name)) for page, name in _PAGES]
        choice = kit.segments(tabs, self.page, self._turn, id="final.page", name=texts("final-total"))
        return column(choice, self._part(kit, self.page), gap=kit.step("tight"))

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _show_curve(self, curve: CurveKind) -> None:
        self.curve = curve
        self.rebuild()

    def _switch_table(self) -> None:
        self.as_table = not self.as_table
        self.rebuild()

    def _part(self, kit: Kit, page: str) -> Part:
        texts, facts, players = self.program.texts, self.facts, self.players()
        if page == "points":
            return score_rows(kit, texts, facts, players, self.reveal)
        if page == "decided":
            return decided_plate(kit, texts, facts)
        if page == "winners":
            return winners_plate(kit, texts, facts, self.names().party_keys, self.open_election)
        # The game is over: nobody's figures are secret any more.
        curve = curves(texts, facts, self.finished.game.course)[self.curve]
        return course_plate(kit, texts, facts, players, curve, self.as_table, self._show_curve, self._switch_table)

    def _about(self, kit: Kit) -> Part:
        """How long the game was; at the right what sets it apart, and a mark behind which is what few ask for."""
        texts, facts = self.program.texts, self.facts
        said = [texts("final-place", elections=len(facts.elections))]
        if kit.low and self.margin():
            said.append(self.margin())
        info = kit.icon_button("info", texts("final-info"), self.tell_more, id="final.info")
        return row(
            kit.icon("vote"),
            kit.words(" · ".join(said), "strong", "muted"),
            row(kit.words(" · ".join(self._marks()), "label", "muted", natural=True), info, gap=6),
            gap=kit.step("gap"),
        )

    def tell_more(self) -> None:
        """What few ask for: seed, advice, and which figures the game had, with the way to their page."""
        texts = self.program.texts
        figures = figures_said(texts, self.controller.session.config.data_file)
        choices = [Choice("close", texts("review-close"), lambda: None, "primary", "check", default=True)]
        session = self.controller.session
        said = [texts("final-seed", seed=str(session.config.seed))]
        if session.advised:
            said.append(texts("final-advice", count=session.advised))
        if self.facts.reconstructed or figures:
            said.append(figures or texts("final-reconstructed"))
            choices.append(Choice("figures", texts("final-figures"), self.reconstructions, icon="database"))
        ask(self, texts("final-info"), " · ".join(said), choices, id="final-info")

    def _marks(self) -> list[str]:
        """What sets the game apart from one that was played through without help."""
        texts, session = self.program.texts, self.controller.session
        marks = {"final-assisted": session.assisted, "replay-marked": session.played_on > 0}
        said = [*self.said, *(texts(key) for key, marked in marks.items() if marked)]
        return [*said, *([texts("final-stood-in", count=session.stood_in)] if session.stood_in else [])]

    def _title(self, kit: Kit) -> Part:
        """Who has won, and by how much."""
        margin, style = "" if kit.low else self.margin(), "name" if kit.ctx.wide else "strong"
        ahead = kit.words(margin, style, "ink_soft", "right", natural=True) if margin else None
        return row(kit.headline(self.title()), ahead, gap=kit.step("wide"))

    def _buttons(self, kit: Kit) -> Part:
        texts, program = self.program.texts, self.program
        left = ways_on(program, "final")
        look_back = partial(program.go.replay, self.controller.session)
        right = [
            RowButton("poster.decided", texts("final-decided"), self.decided, "scale"),
            RowButton("final.board", texts("final-board"), self.board, "layout-grid"),
            RowButton("final.log", texts("final-log"), self.open_log, "scroll-text"),
            *(
                RowButton(f"final.{id}", texts(name), partial(look_back, tab=tab), icon)
                for id, name, icon, tab in _BACK
            ),
            RowButton("final.menu", texts("final-menu"), program.go.menu, "house"),
        ]
        if self.on_poster:
            right.insert(1, RowButton("poster.points", texts("final-show-points"), self.points, "chart-column"))
            left, right = ([self.guarded(each) for each in some] for some in (left, right))
        shown = kit.buttons_apart(left, right)
        return kit.zone(shown, id="final.actions", name=texts("replay-actions"))
