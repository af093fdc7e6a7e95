"""Election night: how a land has voted, what each party gets for it, and who can govern with whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from macher.ui.layout import Rect
from macher.ui.layout import flow as place_in_row
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.election_chart import ElectionChart
from macher.ui.screens.election_facts import ElectionFacts, election_facts
from macher.ui.screens.election_words import ElectionWords
from macher.ui.screens.marks import Explained, PartyTag
from macher.ui.widgets import Button, Drawing, Hairline, Icon, Label, Panel, Paragraph, ScrollView

if TYPE_CHECKING:
    from macher.ui.flow import Flow
    from macher.ui.game.controller import GameController

__all__ = ["ElectionScreen"]

_GROWING = 0.75
"""Seconds in which the columns grow; any input shows them at once."""


class ElectionScreen(Scene):
    """One finished election; it can be opened again at any time later."""

    name = "election"

    def __init__(self, flow: Flow, controller: GameController, number: int) -> None:
        self.flow, self.number = flow, number
        self.parties = [party.party for party in controller.view.parties]
        self.facts: ElectionFacts | None = election_facts(controller.view, controller.edition, controller.log, number)
        self.progress = 1.0
        self.afterwards: list[Callable[[], None]] = []
        """What follows when this screen is left, one after the other."""
        self._watched = False

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The columns grow when the screen opens, not when it is shown again."""
        if not self._watched:
            self._watched = True
            self.watch()

    def watch(self) -> None:
        """The columns grow from nothing."""
        self.app.motion.run("election", _GROWING, self._grow)

    def _grow(self, share: float) -> None:
        self.progress = share
        chart = self.stage.find("election.chart")
        if chart is not None:
            chart.invalidate()

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
        """Enter, Space and Esc go on; R shows the columns growing again; F1 opens the rules of the phase."""
        if action in ("confirm", "skip", "back"):
            self.done()
        elif action == "replay_recent":
            self.watch()
        elif action == "rules":
            self.flow.open_rules("election")
        else:
            return False
        return True

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Header, columns, and the table of points beside them."""
        root = Node(ctx.rect, id="election")
        if self.facts is None:  # taken back while it waited to be shown
            text = self.flow.texts("election-continue")
            spot = ctx.rect.centred(*Button.natural(ctx, text, True))
            return root.add(Button(spot, text, id="election.continue", icon="arrow-right", on_click=self.done))
        words = ElectionWords(self.flow.texts, self.facts, self.parties)
        area = ctx.viewport.stage.inset(ctx.viewport.pick(72.0, 24.0, 14.0), 0)
        body = self._header(ctx, root, area, words)
        side, chart = body.take_right(ctx.viewport.pick(560.0, 400.0, 336.0), ctx.viewport.pick(36.0, 14.0, 8.0))
        paper = Panel(chart, id="election.votes", name=words.title())
        root.add(paper.add(ElectionChart(ctx, chart.local(), words, lambda: self.progress)))
        root.add(_Side(ctx, side, words, self))
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


class _Side(Panel):
    """Verdict, table of points, media, buttons."""

    def __init__(self, ctx: Context, rect: Rect, words: ElectionWords, screen: ElectionScreen) -> None:
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
        # Long sentences in a small window scroll; everything else stands still.
        content = ScrollView(inner, content=fixed + rows * row, id="election.verdict", name=title)
        column = content.inner
        y = 0.0
        content.add(Paragraph(Rect(0, y, column.w, heights[0]), title, "title"))
        y += heights[0] + gap * 0.5
        content.add(Paragraph(Rect(0, y, column.w, heights[1]), why, "body", "muted"))
        y += heights[1] + gap
        table = _Table(ctx, Rect(0, y, column.w, head + rows * row), words, head, row)
        y += table.rect.h + gap * 1.5
        content.add(table, Paragraph(Rect(0, y, column.w, after), notes, "body", "muted"))
        self.add(content)

    def _buttons(self, ctx: Context, foot: Rect, screen: ElectionScreen) -> None:
        texts = screen.flow.texts
        entries = [
            ("election.continue", texts("election-continue"), "arrow-right", screen.done, "primary"),
            ("election.again", texts("election-again"), "rotate-ccw", screen.watch, "secondary"),
        ]
        style = (
            "button" if sum(Button.natural(ctx, text, True)[0] for _, text, *_ in entries) + 10 <= foot.w else "strong"
        )
        sizes = [(Button.natural(ctx, text, True, style)[0], foot.h) for _, text, *_ in entries]
        for (key, text, icon, call, kind), box in zip(entries, place_in_row(foot, sizes, 12), strict=True):
            self.add(
                Button(
                    box, text, id=key, icon=icon, on_click=call, style=style,
                    kind=kind, data="default" if kind == "primary" else None,  # type: ignore[arg-type]  # literals above
                )
            )  # fmt: skip


class _Table(Node):
    """Points for votes, bonus, media marker and total, a row for each party in the order of the boards."""

    role = "table"

    def __init__(self, ctx: Context, rect: Rect, words: ElectionWords, head: float, row: float) -> None:
        super().__init__(rect, id="election.table", name=words.texts("election-head-total"))
        self.words, self.head, self.row = words, head, row
        widths = ctx.viewport.pick((120.0, 110.0, 100.0, 82.0), (92.0, 76.0, 72.0, 56.0), (72.0, 56.0, 64.0, 56.0))
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
        texts = self.words.texts
        p.text(texts("election-head-party"), Rect(6, 0, self.ends[0] - self.widths[0] - 6, self.head), "label", "muted")
        for key, end, width in zip(_HEADS, self.ends, self.widths, strict=True):
            p.text(texts(key), Rect(end - width, 0, width, self.head), "label", "muted", "right")
        for at, column in enumerate(self.words.facts.columns):
            y = self.head + at * self.row
            boxes = [Rect(end - width, y, width, self.row) for end, width in zip(self.ends, self.widths, strict=True)]
            p.text(texts.number(column.points), boxes[0], "name", "ink", "right")
            bonus = texts.signed(column.bonus) if column.bonus else "–"
            p.text(bonus, boxes[1], "name", "ink" if column.bonus else "muted", "right")
            side = min(28.0, self.row - 8)
            if column.moved:
                spot = Rect(boxes[2].right - side, y + (self.row - side) / 2, side, side)
                p.media_marker(self.words.keys[column.seat], spot)
            else:
                p.text("–", boxes[2], "name", "muted", "right")
            p.text(texts.number(column.total), boxes[3], "figure", "ink", "right")


_HEADS = ("election-head-votes", "election-head-bonus", "election-head-media", "election-head-total")
"""Headings of the columns of figures."""
