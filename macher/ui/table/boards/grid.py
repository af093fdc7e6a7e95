"""The match grid: every program against every state on one page, with what converting now would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from macher.ui.game import sums
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.prompts.shared.words import alike
from macher.ui.scene import Context, Node
from macher.ui.table.model import TableModel
from macher.ui.table.words.figure_sentences import range_line, row_tip
from macher.ui.table.words.why_this_figure import match_origin
from macher.ui.widgets import Button, Label, Panel, Paragraph, Scrim
from macher.ui.widgets.cards import Say, paint_card


class _Head(Node):
    """A party at the beginning of its line: mark, name, program."""

    role = "text"

    def __init__(self, rect: Rect, model: TableModel, seat: int) -> None:
        name = model.texts("table-party", party=model.names.party(seat), player=model.names.player(seat))
        super().__init__(rect, id=f"grid.party.{seat}", name=name)
        self.model, self.seat = model, seat

    def card_rects(self) -> list[Rect]:
        """The places of the program cards, in the lower half."""
        count = len(self.model.preview.parties[self.seat].program)
        w = min(36.0, (self.rect.w - 16) / max(1, count) - 3)
        h = min(26.0, self.rect.h * 0.42)
        return [Rect(8 + at * (w + 3), self.rect.h - h - 5, w, h) for at in range(count)]

    def draw(self, p: Painter) -> None:
        box, model = self.rect.local(), self.model
        p.fill(box, "own" if self.seat == model.seat else "row")
        p.mark(model.names.party_key(self.seat), Rect(8, box.h * 0.28 - 9, 18, 18), 0.46)
        shown = [model.names.player(self.seat), model.names.party(self.seat)]
        p.text(shown, Rect(34, 0, box.w - 38, box.h * 0.56), "strong")
        for kind, rect in zip(model.preview.parties[self.seat].program, self.card_rects(), strict=True):
            topic, approves = model.names.face(kind)
            paint_card(p, rect, topic, approves, "line", edge=1)


class _Cell(Say):
    """One program in one state: match, votes, points, votes missing to the next step."""

    def __init__(self, rect: Rect, model: TableModel, place: int, seat: int) -> None:
        name = model.texts("table-row", party=model.names.party(seat), land=model.names.land(place))
        super().__init__(rect, name, partial(_cell_tip, model, place, seat), id=f"grid.{place}.{seat}", role="text")
        self.model, self.place, self.seat = model, place, seat

    def draw(self, p: Painter) -> None:
        box, model, texts = self.rect.local(), self.model, self.model.texts
        own = self.seat == model.seat
        p.fill(box, "own" if own else "row")
        row = model.row(self.place, self.seat, True)
        upper, lower = box.inset(8, 3).rows(2)
        quiet = sums.quiet(model.view, row.factor)
        p.text(model.match_text(row.factor), upper, "number", "muted" if quiet else "ink")
        ink = "action_text" if own else "ink_soft"
        votes = [Run(texts.number(row.votes), "votes")]
        if row.after != row.votes:
            votes += [Run("→", "body", ink, 3), Run(texts.number(row.after), "votes", ink, 3)]
        p.runs(votes, upper, "right")
        now, then = model.points_now(self.place, row.votes), model.points_now(self.place, row.after)
        points = f"{now}→{then}" if then != now else texts.number(now)
        said = texts("table-grid-points", points=points)
        if model.national:
            said = f"{points} {model.scored_word(then)}"
        p.text([said, points], lower, "label:semibold", "ink_soft", "right")
        step = model.next_step(self.place, row.after)
        missing = texts("table-grid-top")
        if step is not None:
            missing = texts("table-grid-next", votes=step[0], points=step[1])
        room = lower.w - p.width(said, "label:semibold") - 8
        p.text([missing, ""], lower._replace(w=max(0.0, room)), "label", "muted")


def _cell_tip(model: TableModel, place: int, seat: int) -> str:
    matches = match_origin(model, place, seat).split("\n")[1:-1]
    ranges = range_line(model, place, seat)
    return "\n".join([row_tip(model, place, seat), *(line for line in matches if line not in ranges)])


def grid_sheet(ctx: Context, model: TableModel, close: Callable[[], None]) -> Node:
    """The overlay; `close` ends it."""
    texts, wide = model.texts, ctx.wide
    lands = [place for place in range(len(model.view.lands)) if not model.finished(place)]
    head_w, pad = (240.0, 28.0) if wide else (196.0, 14.0)
    cell_w = min(ctx.viewport.pick(270.0, 170.0), (ctx.rect.w - 2 * pad - 40 - head_w) / max(1, len(lands)) - 6)
    row_h = ctx.viewport.pick(72.0, 52.0)
    note_w = head_w + len(lands) * (cell_w + 6)
    note_w = max(note_w, 420.0)
    note_h = ctx.height(texts("table-grid-help"), "body", note_w)
    title_h, land_h = (48.0, 36.0) if wide else (34.0, 26.0)
    button_h = 44.0 if wide else 34.0
    height = pad + title_h + note_h + 8 + land_h + model.seats * (row_h + 4) + 8 + button_h + pad * 0.7
    box = ctx.rect.centred(note_w + 2 * pad, min(height, ctx.rect.h - 16))
    panel = Panel(box, id="grid", zone=True, edge="rule", edge_width=2, role="dialog", name=texts("table-grid"))
    y = pad * 0.7
    panel.add(Label(Rect(pad, y, note_w, title_h), texts("table-grid"), "title"))
    y += title_h
    heads = alike(ctx, [model.names.land_forms(place) for place in lands], "strong", cell_w)
    panel.add(Paragraph(Rect(pad, y, note_w, note_h), texts("table-grid-help"), "body", "ink_soft"))
    y += note_h + 8
    for column, place in enumerate(lands):
        x = pad + head_w + 6 + column * (cell_w + 6)
        panel.add(Label(Rect(x, y, cell_w, land_h), heads[column], "strong", tooltip=model.names.land(place)))
    y += land_h
    for seat in range(model.seats):
        head = _Head(Rect(pad, y, head_w, row_h), model, seat)
        panel.add(head)
        for column, place in enumerate(lands):
            panel.add(_Cell(Rect(pad + head_w + 6 + column * (cell_w + 6), y, cell_w, row_h), model, place, seat))
        y += row_h + 4
    width, _ = Button.natural(ctx, texts("table-grid-close"))
    foot = Rect(pad, y + 8, width, button_h)
    panel.add(Button(foot, texts("table-grid-close"), kind="primary", id="grid.close", on_click=close, data="default"))
    return Scrim(ctx.rect, panel, name=texts("table-grid"))
