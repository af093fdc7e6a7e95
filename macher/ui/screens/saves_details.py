"""A saved game in full beside the list: when, how far, who sits there, what is wrong with it, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.ai.kinds import HUMAN
from macher.rules.cards import PARTIES
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.saves_words import SavedWords
from macher.ui.widgets import Button, ButtonKind, Hairline, Icon, Label, Panel, Paragraph
from macher.ui.widgets.marks import Explained, PartyTag, shortened

__all__ = ["Deed", "saved_details"]


@dataclass(frozen=True, slots=True)
class Deed:
    """What can be done with a save; a `reason` says why it is impossible."""

    id: str
    text: str
    icon: str
    call: Callable[[], None]
    kind: ButtonKind = "secondary"
    reason: str = ""


def saved_details(
    ctx: Context, rect: Rect, words: SavedWords, deeds: Sequence[Deed], unfold: Callable[[], None], unfolded: bool
) -> Node:
    """The panel; where it is low, the buttons stand beside the rest."""
    panel = Panel(rect, edge="hairline", id="saves.details", zone=True, name=words.title())
    inner = rect.local().inset(ctx.viewport.pick(28.0, 18.0, 14.0), ctx.viewport.pick(24.0, 14.0, 10.0))
    sizes = [Button.natural(ctx, deed.text, True) for deed in deeds]
    height = ctx.viewport.pick(46.0, 36.0, 34.0)
    beside = rect.w > rect.h * 1.4
    if beside:
        width = max(size[0] for size in sizes)
        column, inner = inner.take_right(width, 18)
        places = [Rect(column.x, column.y + at * (height + 6), width, height) for at in range(len(deeds))]
    else:
        places, foot = _in_rows(inner, [size[0] for size in sizes], height)
        inner = inner.trim(bottom=foot + 16)
    for deed, box in zip(deeds, places, strict=True):
        panel.add(
            Button(
                box,
                deed.text,
                icon=deed.icon,
                kind=deed.kind,
                on_click=deed.call,
                reason=deed.reason,
                tooltip="" if deed.reason else deed.text,
                id=f"saves.{deed.id}",
            )
        )
    rest = _heading(ctx, panel, inner, words)
    if words.entry.problem is not None:
        _trouble(ctx, panel, rest, words, unfold, unfolded)
    else:
        _game(ctx, panel, rest, words)
    return panel


def _in_rows(inner: Rect, widths: Sequence[float], height: float) -> tuple[list[Rect], float]:
    """Buttons at the foot: the first over the whole width, the others side by side as they fit."""
    lines: list[list[int]] = [[0], []]
    used = 0.0
    for at, width in list(enumerate(widths))[1:]:
        if lines[-1] and used + width + 8 > inner.w + 0.5:
            lines.append([])
            used = 0.0
        used += width + (8 if lines[-1] else 0)
        lines[-1].append(at)
    lines = [line for line in lines if line]
    foot = len(lines) * height + (len(lines) - 1) * 8
    places: dict[int, Rect] = {}
    for number, line in enumerate(lines):
        y = inner.bottom - foot + number * (height + 8)
        spare = (inner.w - sum(widths[at] for at in line) - 8 * (len(line) - 1)) / len(line)
        x = inner.x
        for at in line:
            places[at] = Rect(x, y, widths[at] + spare, height)
            x += widths[at] + spare + 8
    return [places[at] for at in range(len(widths))], foot


def _heading(ctx: Context, panel: Panel, inner: Rect, words: SavedWords) -> Rect:
    head, rest = inner.take_top(ctx.type.style("title").size * 1.3, 2)
    line, rest = rest.take_top(ctx.type.style("body").size * 1.4, ctx.viewport.pick(12.0, 6.0, 4.0))
    title = words.title()
    panel.add(
        Label(head, shortened(ctx, title, head.w, "title"), "title", name=title, tooltip=title, id="saves.title"),
        Label(line, words.written(), "body", "muted"),
    )
    return rest


def _game(ctx: Context, panel: Panel, rest: Rect, words: SavedWords) -> None:
    """Edition, place, who votes next, the seats."""
    row = ctx.type.style("body").size * 1.4
    lines = [[words.game()], words.place()]
    if words.votes_next():
        lines.append([words.votes_next()])
    if words.entry.assisted:
        lines.append([words.plain("saves-assisted")])
    for line in lines:
        box, rest = rest.take_top(row)
        panel.add(Label(box, line, "body"))
    rest = rest.trim(top=ctx.viewport.pick(14.0, 8.0, 4.0))
    row = min(ctx.viewport.pick(46.0, 34.0, 27.0), rest.h / max(1, len(words.entry.seats)))
    for seat in range(len(words.entry.seats)):
        box, rest = rest.take_top(row)
        _seat(ctx, panel, box, words, seat)


def _seat(ctx: Context, panel: Panel, box: Rect, words: SavedWords, seat: int) -> None:
    entry, texts = words.entry, words.plain
    who = entry.seats[seat]
    panel.add(Hairline(box.take_top(1)[0]))
    if who.party in PARTIES:
        short = words.party(seat)
        height = PartyTag.natural(ctx, short)[1]
        tag, box = box.take_left(ctx.viewport.pick(112.0, 82.0, 78.0), 12)
        panel.add(PartyTag(Rect(tag.x, tag.cy - height / 2, tag.w, height), who.party, short))
    side = ctx.viewport.pick(20.0, 16.0, 16.0)
    sign, box = box.take_left(side, 8)
    human = who.kind == HUMAN
    panel.add(
        Icon(Rect(sign.x, sign.cy - side / 2, side, side), "user-round" if human else "cpu", "muted"),
        Explained(Rect(sign.x, sign.cy - side / 2, side, side), words.kind(seat)),
    )
    said, style = "", "label"
    if entry.scores:
        said, style = texts.number(entry.scores[seat]), "number"
    elif seat in entry.deciding and not entry.over:
        said = texts("saves-decides")
    if said:
        width = ctx.width(said, style) + 2
        end, box = box.take_right(width, 8)
        panel.add(Label(end, said, style, "ink" if entry.scores else "muted", "right"))
    if seat in entry.winners:
        mark, box = box.take_right(side, 8)
        area = Rect(mark.x, mark.cy - side / 2, side, side)
        panel.add(Icon(area, "trophy", "ink"), Explained(area, texts("saves-winner")))
    name = words.player(seat)
    panel.add(Label(box, shortened(ctx, name, box.w, "strong"), "strong", name=name))


def _trouble(
    ctx: Context, panel: Panel, rest: Rect, words: SavedWords, unfold: Callable[[], None], unfolded: bool
) -> None:
    """What is wrong in a sentence; the details unfold below it."""
    texts, problem = words.plain, words.entry.problem
    assert problem is not None
    newer = problem.reason == "save-newer"
    reason = texts(problem.reason, **problem.args_of_reason)
    said = reason if newer else texts("saves-is-broken" if words.damaged else "saves-is-useless")
    said = f"{said} {texts('saves-file-kept')}"
    height = ctx.height(said, "strong", rest.w - 30) + 4
    box, rest = rest.take_top(height, 10)
    panel.add(
        Icon(Rect(box.x, box.y, 20, 20), "triangle-alert", "contra"),
        Paragraph(box.trim(left=30), said, "strong", "contra", id="saves.trouble"),
    )
    text = texts("saves-details")
    width, tall = Button.natural(ctx, text, True, "strong")
    spot, rest = rest.take_top(tall, 8)
    panel.add(
        Button(
            spot._replace(w=width),
            text,
            style="strong",
            icon="chevron-down" if unfolded else "chevron-right",
            on_click=unfold,
            id="saves.unfold",
            tooltip=texts("saves-details-tip"),
        )
    )
    if not unfolded:
        return
    lines = [texts("saves-file", file=words.entry.path.name)]
    if not newer:
        lines.insert(0, reason)
    for at, line in enumerate(lines):
        height = ctx.height(line, "body", rest.w - 16)
        box, rest = rest.take_top(height, 4)
        panel.add(Paragraph(box.trim(left=16), line, "body", id=f"saves.detail.{at}"))
