"""Election night: how a land has voted, what each party gets for it, and who can govern with whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.election_chart import ElectionChart
from macher.ui.screens.election_contest_words import election_words
from macher.ui.screens.election_facts import Column, ElectionFacts, Figure, election_facts
from macher.ui.screens.election_show import ElectionShow
from macher.ui.screens.election_words import ElectionWords
from macher.ui.widgets import Button, ButtonKind, Drawing, Hairline, Icon, Label, Panel, Paragraph, ScrollView
from macher.ui.widgets.marks import Explained, PartyTag

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
        self.parties = [party.party for party in controller.view.parties]
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
        words = election_words(self.program.texts, self.facts, self.parties)
        area = ctx.viewport.stage.inset(ctx.viewport.pick(72.0, 24.0, 14.0), 0)
        body = self._header(ctx, root, area, words)
        side, chart = body.take_right(ctx.viewport.pick(560.0, 400.0, 336.0), ctx.viewport.pick(36.0, 14.0, 8.0))
        paper = Panel(chart, id="election.votes", name=words.title())
        root.add(paper.add(ElectionChart(ctx, chart.local(), words, self.show)))
        root.add(_Side(ctx, side, words, self, self.show))
        return root

    def _header(self, ctx: Context, root: Node, area: Rect, words: ElectionWords) -> Rect:
        pick = ctx.viewport.pick
        top, caption, head = pick(62.0, 16.0, 8.0), pick(30.0, 20.0, 18.0), pick(76.0, 46.0, 40.0)
        map_size = pick((112.0, 148.0), (62.0, 78.0), (52.0, 62.0))
        side = pick(24.0, 17.0, 16.0)
        line = Rect(area.x, area.y + top, area.w - map_size[0] - 16, caption)
        style = ctx.type.style("headline")
        while ctx.width(words.title(), style) > line.w and style.size > 24:
            style = style.sized(style.size - 2)
        label = pick("strong", "label:semibold", "label:semibold")
        root.add(
            Icon(Rect(line.x, line.cy - side / 2, side, side), "vote", "action_text"),
            Label(line.trim(left=side + 12), words.place(), label, "action_text"),
            Label(Rect(line.x, line.bottom + pick(6.0, 2.0, 0.0), line.w, head), words.title(), style),
        )
        lit = self.facts.land if self.facts is not None else None
        spot = Rect(area.right - map_size[0], area.y + pick(52.0, 10.0, 5.0), *map_size)
        root.add(Drawing(spot, lambda p, box: p.germany(box, lit), name=words.title()))
        return area.trim(top=top + caption + head + pick(36.0, 12.0, 6.0), bottom=pick(70.0, 22.0, 12.0))


@dataclass(frozen=True, slots=True)
class _Offer:
    """A button of the show: the end of its id, its text, and the key action that does the same."""

    id: str
    text: str
    icon: str
    call: Callable[[], None]
    action: str
    kind: ButtonKind = "secondary"
    tooltip: str = ""


class _Side(Panel):
    """Verdict, table of points, media, buttons."""

    def __init__(
        self, ctx: Context, rect: Rect, words: ElectionWords, screen: ElectionScreen, show: ElectionShow
    ) -> None:
        super().__init__(rect, id="election.points", zone=True)
        pick = ctx.viewport.pick
        inner = rect.local().inset(pick(32.0, 18.0, 12.0), pick(32.0, 14.0, 8.0))
        foot, inner = inner.take_bottom(pick(60.0, 42.0, 36.0), pick(20.0, 10.0, 6.0))
        self._buttons(ctx, foot, screen)
        title, why = words.verdict()
        notes = words.notes()
        heights = [ctx.height(title, "title", inner.w), ctx.height(why, "body", inner.w)]
        after = ctx.height(notes, "body", inner.w)
        gap, head = pick(10.0, 5.0, 3.0), pick(40.0, 26.0, 22.0)
        fixed = sum(heights) + after + head + 4 * gap
        rows = len(words.facts.columns)
        row = min(pick(64.0, 44.0, 36.0), max(pick(40.0, 28.0, 25.0), (inner.h - fixed) / rows))
        # In a small window long sentences scroll; everything else stands still.
        content = ScrollView(inner, content=fixed + rows * row, id="election.verdict", name=title)
        column = content.inner
        sentences = [Paragraph(Rect(0, 0, column.w, heights[0]), title, "title")]
        y = heights[0] + gap * 0.5
        sentences.append(Paragraph(Rect(0, y, column.w, heights[1]), why, "body", "muted"))
        y += heights[1] + gap
        table = _Table(ctx, Rect(0, y, column.w, head + rows * row), words, head, row, show)
        y += table.rect.h + gap * 1.5
        sentences.append(Paragraph(Rect(0, y, column.w, after), notes, "body", "muted"))
        content.add(table)
        if show.begun("verdict"):
            content.add(*sentences)
        self.add(content)

    def _buttons(self, ctx: Context, foot: Rect, screen: ElectionScreen) -> None:
        texts = screen.program.texts
        offers = [_Offer("continue", texts("election-continue"), "arrow-right", screen.go_on, "confirm", "primary")]
        if screen.telling:
            said = texts("election-result")
            offers.append(_Offer("result", said, "skip-forward", screen.result, "result", tooltip=screen.skipping()))
        elif not screen.app.motion.reduced:
            offers.append(_Offer("again", texts("election-again"), "rotate-ccw", screen.watch, "replay_recent"))
        wide = sum(Button.natural(ctx, offer.text, True)[0] for offer in offers) + 10
        style = "button" if wide <= foot.w else "strong"
        wants = [Button.natural(ctx, offer.text, True, style)[0] for offer in offers]
        share = min(1.0, (foot.w - 12 * (len(offers) - 1)) / sum(wants))
        sizes = [(want * share, foot.h) for want in wants]
        for offer, box in zip(offers, side_by_side(foot, sizes, 12), strict=True):
            self.add(
                Button(
                    box,
                    offer.text,
                    id=f"election.{offer.id}",
                    icon=offer.icon,
                    on_click=offer.call,
                    style=style,
                    tooltip=offer.tooltip,
                    kind=offer.kind,
                    action=offer.action,
                    data="default" if offer.kind == "primary" else None,
                )
            )


class _Table(Node):
    """Points for votes, bonus, media marker and total, a row for each party in the order of the boards."""

    role = "table"

    def __init__(
        self, ctx: Context, rect: Rect, words: ElectionWords, head: float, row: float, show: ElectionShow
    ) -> None:
        super().__init__(rect, id="election.table", name=words.texts("election-head-total"))
        self.words, self.head, self.row, self.show = words, head, row, show
        least = ctx.viewport.pick(*_WIDTHS[len(words.facts.figures)])
        # A long heading may use the room that the column of the parties does not need.
        tags = max(PartyTag.natural(ctx, words.short(column.seat))[0] for column in words.facts.columns) + 14
        heads = [ctx.width(words.texts(_HEADS[figure]), "label") + 8 for figure in words.facts.figures]
        wants = [max(0.0, head - width) for head, width in zip(heads, least, strict=True)]
        spare = max(0.0, rect.w - 6 - tags - sum(least))
        share = min(1.0, spare / sum(wants)) if sum(wants) else 0.0
        widths = [width + want * share for width, want in zip(least, wants, strict=True)]
        right = rect.w - 6
        self.ends = [right - sum(widths[at + 1 :]) for at in range(len(widths))]
        self.widths = widths
        for at, column in enumerate(words.facts.columns):
            y = head + at * row
            tip = Explained(Rect(0, y, rect.w, row), words.row_tip(column), id=f"election.row.{column.seat}")
            short = words.short(column.seat)
            width, height = PartyTag.natural(ctx, short)
            height = min(height, row - 4)
            tag = PartyTag(Rect(6, (row - height) / 2, width, height), words.keys[column.seat], short)
            self.add(tip.add(tag), Hairline(Rect(0, y, rect.w, 1)))
        self.add(Hairline(Rect(0, rect.h - 1, rect.w, 1)))

    def draw(self, p: Painter) -> None:
        """Headings and figures, right-aligned in their columns."""
        texts, facts = self.words.texts, self.words.facts
        p.text(texts("election-head-party"), Rect(6, 0, self.ends[0] - self.widths[0] - 6, self.head), "label", "muted")
        for figure, end, width in zip(facts.figures, self.ends, self.widths, strict=True):
            p.text(texts(_HEADS[figure]), Rect(end - width, 0, width, self.head), "label", "muted", "right")
        for at, column in enumerate(facts.columns):
            y = self.head + at * self.row
            for step, (figure, end, width) in enumerate(zip(facts.figures, self.ends, self.widths, strict=True)):
                if self.show.begun("table", step):
                    self._figure(p, column, figure, Rect(end - width, y, width, self.row))

    def _figure(self, p: Painter, column: Column, figure: Figure, box: Rect) -> None:
        """One figure of a party."""
        texts = self.words.texts
        if figure == "media" and column.moved:
            side = min(28.0, self.row - 8)
            spot = Rect(box.right - side, box.y + (self.row - side) / 2, side, side)
            p.media_marker(self.words.keys[column.seat], spot)
            return
        value = {
            "points": texts.number(column.points),
            "bonus": texts.signed(column.bonus) if column.bonus else "",
            "media": "",
            "total": texts.number(column.total),
            "opinions": self.words.opinions(column.seat),
        }[figure]
        p.text(value or "–", box, "figure" if figure == "total" else "name", "ink" if value else "muted", "right")


_HEADS: dict[Figure, str] = {
    "points": "election-head-votes",
    "bonus": "election-head-bonus",
    "media": "election-head-media",
    "total": "election-head-total",
    "opinions": "election-head-opinions",
}
"""Headings of the columns of figures."""
_WIDTHS = {
    4: ((120.0, 110.0, 100.0, 82.0), (92.0, 76.0, 72.0, 56.0), (54.0, 42.0, 50.0, 48.0)),
    3: ((120.0, 120.0, 150.0), (84.0, 84.0, 110.0), (64.0, 68.0, 96.0)),
}
"""Their widths by their number, in the three layouts."""
