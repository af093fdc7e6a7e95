"""Election night: how a land has voted, what each party gets for it, and who can govern with whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.kit.table_view import Cell, TableColumn, TableRow
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.election_chart import ElectionChart
from macher.ui.screens.election_contest_words import election_words
from macher.ui.screens.election_facts import Column, ElectionFacts, Figure, election_facts
from macher.ui.screens.election_show import ElectionShow
from macher.ui.screens.election_words import ElectionWords
from macher.ui.widgets import Button, Drawing, Panel
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["READ", "ElectionScreen"]

READ = 8.0
"""Seconds to read the result before the screen closes by itself."""

_PACE = {"fast": 0.4}
"""Share of the usual pause after each step, by speed of the game; 1 for speeds not listed."""


class ElectionScreen(Scene):
    """One finished election; it can be opened again at any time later."""

    name = "election"

    def __init__(self, program: Program, controller: GameController, number: int, by_itself: bool = False) -> None:
        self.by_itself = by_itself
        """Whether the screen closes when everything has been told and there was time to read it."""
        self._read_since: float | None = None
        self.program, self.controller, self.number = program, controller, number
        self.names = GameNames.of(program.texts, controller.edition, controller.view)
        self.facts: ElectionFacts | None = election_facts(controller.view, controller.edition, controller.log, number)
        self.show = ElectionShow(self.facts) if self.facts is not None else None
        self.afterwards: list[Callable[[], None]] = []
        """What follows when this screen is left, one after the other."""
        self._watched = False
        self._turn = 0
        """Counts the steps begun, so that a call that waited for an earlier step does nothing."""

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Starts the show when the screen opens, not when it comes back to the top."""
        if not self._watched:
            self._watched = True
            if self.controller.speed != "instant":
                self.watch()

    def tick(self, now: float) -> None:
        """Closes the screen if it closes by itself and its time is over; any move or key press gives more time."""
        if not self.by_itself or self.telling:
            self._read_since = None
        elif self._read_since is None:
            self._read_since = now
        elif now - self._read_since >= READ:
            self.done()

    def on_hover(self, node: Node | None) -> None:
        """Somebody looks at something: the time to read begins anew."""
        self._read_since = None

    def leave(self) -> None:
        """Nothing goes on behind another screen."""
        self.result()

    def watch(self) -> None:
        """Tells the evening from its beginning; with reduced motion everything is there at once."""
        if self.show is not None and not self.app.motion.reduced:
            self._begin(0)

    def next(self) -> None:
        """Goes on to the next step; the movement of the last one is finished at once."""
        if self.show is not None:
            self._begin(self.show.at + 1)

    def result(self) -> None:
        """Everything at once."""
        self._turn += 1
        if self.show is not None and not self.show.over:
            self.show.finish()
            self.rebuild()

    @property
    def telling(self) -> bool:
        """Whether the evening is still being told."""
        return self.show is not None and not self.show.over

    def _begin(self, at: int) -> None:
        assert self.show is not None
        self._turn += 1
        turn, step = self._turn, self.show.go_to(at)
        self.rebuild()
        if step is None:
            return

        def stay() -> None:
            if turn == self._turn:
                self.app.after(step.stays * _PACE.get(self.controller.speed, 1.0), follow)

        def follow() -> None:
            if turn == self._turn:
                self.next()

        if step.kind in ("columns", "convert"):
            self.app.sounds.play("column")
        if step.grows:
            self.app.motion.run("election", step.grows, self._grow, on_done=stay)
        else:
            stay()

    def _grow(self, share: float) -> None:
        if self.show is None or self.show.over:
            return
        self.show.share = share
        chart = self.stage.find("election.chart")
        if chart is not None:
            chart.invalidate()

    def shown_page(self) -> bool:
        """Before and after the result are two pages."""
        return self.telling

    def end_telling(self, press: str) -> bool:
        """A click, Enter or Esc shows the result first; the next one goes on."""
        self._read_since = None
        if not self.telling or press not in ("click", "confirm", "back"):
            return False
        self.result()
        return True

    def go_on(self) -> None:
        """Shows the result if it is not there yet, else goes on."""
        if self.telling:
            self.result()
        else:
            self.done()

    def done(self) -> None:
        """Back to where it was opened, or on to what has been waiting."""
        self.app.pop()
        waiting, self.afterwards = self.afterwards, []
        while waiting:
            waiting.pop(0)()
            if isinstance(self.app.scene, ElectionScreen):
                self.app.scene.afterwards += waiting
                break

    def on_action(self, action: str) -> bool:
        """Usual keys: Enter and Esc show the result, then leave; Space the next step, S the result, R all again."""
        self._read_since = None
        if action == "skip" and self.telling:
            self.next()
        elif action == "result" and self.telling:
            self.result()
        elif action in ("confirm", "skip", "back"):
            self.go_on()
        elif action == "replay_recent":
            self.watch()
        elif action == "rules":
            sides = self.facts is not None and self.facts.contest is not None
            self.program.go.rules("region_election" if sides else "election")
        else:
            return False
        return True

    def skipping(self) -> str:
        """What the key for the result does, and which key shows the next step."""
        key = self.app.shortcut("skip")
        more = [self.program.texts("election-next-tip", key=key)] if key else []
        return " ".join([self.program.texts("election-result-tip"), *more])

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Header, columns, and the table of points beside them."""
        root = Node(ctx.rect, id="election")
        if self.facts is None or self.show is None:  # taken back while it waited to be shown
            text = self.program.texts("election-continue")
            spot = ctx.rect.centred(*Button.natural(ctx, text, True))
            return root.add(Button(spot, text, id="election.continue", icon="arrow-right", on_click=self.done))
        words, kit = election_words(self.names, self.facts), Kit(ctx)
        body = row(
            self._chart(kit, words, self.show),
            replace(self._side(kit, words, self.show), width=kit.step("side", 2.1)),
            gap=kit.step("wide"),
        )
        page = column(self._header(kit, words), body, gap=kit.step("gap"))
        page.place(root, ctx.viewport.stage.inset(kit.step("margin"), kit.step("top")))
        return root

    def _header(self, kit: Kit, words: ElectionWords) -> Part:
        """Which election it is and that the land has voted; at the right a map with the land."""
        lit = self.facts.land if self.facts is not None else None
        width, height = kit.ctx.viewport.pick((112.0, 148.0), (62.0, 78.0), (52.0, 62.0))
        style = "strong" if kit.ctx.viewport.layout == "wide" else "label:semibold"
        place = row(kit.icon("vote", "action_text"), kit.words(words.place(), style, "action_text"), gap=12)
        said = column(place, kit.headline(words.title()), gap=kit.step("hair"))
        germany = part(
            lambda box: Drawing(box, lambda p, spot: p.germany(spot, lit), name=words.title()), height, width
        )
        return row(said, germany, gap=kit.step("gap"))

    @staticmethod
    def _chart(kit: Kit, words: ElectionWords, show: ElectionShow) -> Part:
        def make(box: Rect) -> Node:
            chart = ElectionChart(kit.ctx, box.local(), words, show)
            return Panel(box, chart, id="election.votes", name=words.title())

        return part(make)

    def _side(self, kit: Kit, words: ElectionWords, show: ElectionShow) -> Part:
        """Verdict, table of points, what moves where, buttons."""
        (title, why), told = words.verdict(), show.begun("verdict")
        said = [
            kit.paragraph(title, "title"),
            kit.paragraph(why, "body", "muted"),
            kit.paragraph(words.notes(), "body", "muted"),
        ]
        if not told:
            said = [replace(each, place=lambda page, box: None) for each in said]
        gap, rows = kit.step("tight"), len(words.facts.columns)

        def place(page: Node, box: Rect) -> None:
            # In a small window long sentences scroll; everything else stands still.
            free = (
                box.h
                - sum(each.height(box.w) for each in said if each.height is not None)
                - 3 * gap
                - kit.step("caption")
            )
            tall = max(kit.step("line", 0.8), min(kit.step("row", 0.8), free / rows))
            table = replace(_table(kit, words, show, tall), height=lambda _: kit.step("caption") + rows * tall)
            kit.rows([*said[:2], table, said[2]], id="election.verdict", name=title, gap=gap).place(page, box)

        shown = column(Part(place), self._buttons(kit), gap=kit.step("space"))
        return kit.panel(shown, kit.step("wide"), kit.step("space"), id="election.points", zone=True)

    def _buttons(self, kit: Kit) -> Part:
        texts = self.program.texts
        first = RowButton(
            "election.continue",
            texts("election-continue"),
            self.go_on,
            "arrow-right",
            "primary",
            action="confirm",
            data="default",
        )
        second = None
        if self.telling:
            second = RowButton(
                "election.result",
                texts("election-result"),
                self.result,
                "skip-forward",
                "secondary",
                action="result",
                tooltip=self.skipping(),
            )
        elif not self.app.motion.reduced:
            again = texts("election-again")
            second = RowButton("election.again", again, self.watch, "rotate-ccw", "secondary", action="replay_recent")
        return kit.buttons(first, second)


def _table(kit: Kit, words: ElectionWords, show: ElectionShow, tall: float) -> Part:
    """Points for votes, bonus, media marker and total, a row for each party in the order of the boards."""
    texts, facts = words.texts, words.facts
    columns = [
        TableColumn(texts("election-head-party")),
        TableColumn(weight=1),
        *(TableColumn(texts(_HEADS[figure]), align="right") for figure in facts.figures),
    ]
    rows = []
    for column_ in facts.columns:
        cells = [
            _figure(words, column_, figure, tall) if show.begun("table", step) else Cell()
            for step, figure in enumerate(facts.figures)
        ]
        tip, seat = words.row_tip(column_), column_.seat
        rows.append(
            TableRow(
                [Cell(words.names.party(seat), tag=words.names.party_key(seat)), "", *cells],
                name=tip.split("\n")[0],
                id=f"election.row.{seat}",
                tooltip=tip,
            )
        )
    return kit.table(
        columns,
        rows,
        id="election.table.rows",
        table_id="election.table",
        name=texts("election-head-total"),
        heads=kit.step("caption"),
        row=tall,
        shrinks=False,
        inset=6.0,
    )


def _figure(words: ElectionWords, column_: Column, figure: Figure, tall: float) -> Cell:
    """One figure of a party."""
    texts = words.texts
    if figure == "media" and column_.moved:
        side, party = min(28.0, tall - 8), words.names.party_key(column_.seat)

        def marker(box: Rect) -> Node:
            spot = Rect(box.right - side, box.cy - side / 2, side, side)
            return Drawing(spot, lambda p, at: p.media_marker(party, at))

        return Cell(node=marker, width=side)
    value = {
        "points": texts.number(column_.points),
        "bonus": texts.signed(column_.bonus) if column_.bonus else "",
        "media": "",
        "total": texts.number(column_.total),
        "opinions": words.opinions(column_.seat),
    }[figure]
    return Cell(value or "–", "figure" if figure == "total" else "name", "ink" if value else "muted")


_HEADS: dict[Figure, str] = {
    "points": "election-head-votes",
    "bonus": "election-head-bonus",
    "media": "election-head-media",
    "total": "election-head-total",
    "opinions": "election-head-opinions",
}
"""Headings of the columns of figures."""
