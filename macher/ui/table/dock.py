"""The dock: what is asked and decided here, or who decides elsewhere; own cards and supplies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.prompts.base import Act, Fact, Prompt
from macher.ui.scene import Context, Node
from macher.ui.table.arrival import Arrival
from macher.ui.table.model import TableModel
from macher.ui.table.recap_strip import Happened
from macher.ui.table.supplies import cabinet, own_cards, supplies
from macher.ui.table.zones import DockPlaces
from macher.ui.widgets import Button, Hairline, Label, Paragraph

__all__ = ["dock_nodes"]


class _Ground(Node):
    """Paper, and the line in the player's party's colour."""

    solid = True

    def __init__(self, rect: Rect, band: float, colour: Ink) -> None:
        super().__init__(rect)
        self.band, self.colour = band, colour

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "panel")
        if self.band:
            p.fill(Rect(0, 0, self.rect.w, self.band), self.colour)


class _Figure(Node):
    """A fact: caption above the figure, `old → new` where there is a new one."""

    role = "text"

    def __init__(self, rect: Rect, fact: Fact, stacked: bool) -> None:
        said = f"{fact.caption} {fact.value}" + (f" → {fact.new}" if fact.new else "")
        super().__init__(rect, name=said, tooltip=fact.tooltip)
        self.fact, self.stacked = fact, stacked

    @staticmethod
    def width(ctx: Context, fact: Fact, stacked: bool) -> float:
        """The width it wants."""
        style = "figure" if stacked else "number"
        value = ctx.width(fact.value, style)
        if fact.new:
            value += ctx.width("→", "body") + ctx.width(fact.new, style) + 10
        caption = ctx.width(fact.caption, "label")
        return max(caption, value) + 2 if stacked else caption + value + 8

    def draw(self, p: Painter) -> None:
        box, fact = self.rect.local(), self.fact
        style = "figure" if self.stacked else "number"
        runs = [Run(fact.value, style)]
        if fact.new:
            runs += [Run("→", "body", "action_text", 5), Run(fact.new, style, "action_text", 5)]
        if not self.stacked:
            caption = [Run(fact.caption, "label", "muted")] if fact.caption else []
            runs[0] = Run(runs[0].text, style, "ink", 6 if caption else 0)
            p.runs([*caption, *runs], box)
            return
        label = p.style("label")
        top, rest = box.take_top(label.size * label.line)
        p.text(fact.caption, top, label, "muted")
        p.runs(runs, rest)


def dock_nodes(
    ctx: Context,
    places: DockPlaces,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[str, str],
    recent: Sequence[str],
    arrival: Arrival | None = None,
) -> list[Node]:
    """Everything in the dock. `waiting` is who decides and what, shown while nobody here does."""
    band: Ink = model.party(model.seat) if model.seat >= 0 else "rule"
    nodes: list[Node] = [_Ground(places.panel, places.band.h, band)]
    if places.tray is not None:
        nodes.append(_Ground(places.tray, 0, band))
    nodes += [Hairline(rect) for rect in places.dividers]
    if places.tray is None:
        nodes.append(_wide_middle(ctx, places, model, press, extra, waiting, recent, arrival))
    else:
        nodes.append(_action_bar(ctx, places, model, press, extra, waiting, arrival))
    nodes += _sides(ctx, places, model)
    return nodes


class _Asked(Node):
    """Who is asked, where several people share the screen: the party's mark and the name."""

    role = "text"
    STYLE = "strong"

    def __init__(self, rect: Rect, party: str, player: str) -> None:
        super().__init__(rect, name=player, id="dock.player", tooltip=player)
        self.party, self.player = party, player

    @staticmethod
    def of(ctx: Context, room: Rect, model: TableModel, most: float) -> _Asked | None:
        """At the left end of the room, the name cut where it would be wider than `most`."""
        if not model.shared or model.seat < 0 or model.prompt is None:
            return None
        name = model.names[model.seat]
        cut = name
        while ctx.width(cut, _Asked.STYLE) > most - 30 and len(cut) > 2:
            cut = cut.removesuffix("…")[:-1].rstrip() + "…"
        node = _Asked(room._replace(w=ctx.width(cut, _Asked.STYLE) + 30), model.party(model.seat), cut)
        node.name = node.tooltip = name
        return node

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.mark(self.party, Rect(0, box.cy - 10, 20, 20))
        p.text(self.player, box.trim(left=28), self.STYLE, "ink")


# -- title, facts, buttons: wide -------------------------------------------------------------------------------------


def _wide_middle(
    ctx: Context,
    at: DockPlaces,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[str, str],
    recent: Sequence[str],
    arrival: Arrival | None,
) -> Node:
    prompt = model.prompt
    area = at.title.around(at.buttons)
    node = Node(area, id="dock", zone=True, name=prompt.title if prompt else waiting[0])

    def inside(rect: Rect) -> Rect:
        return rect.moved(-area.x, -area.y)

    title, hint = (prompt.title, prompt.hint) if prompt is not None else waiting
    style = ctx.type.style("title")
    if ctx.width(title, style) > at.title.w:
        style = style.sized(style.size - 4)
    head = inside(at.title)
    asked = _Asked.of(ctx, head, model, max(110.0, head.w - ctx.width(title, style) - 24))
    if asked is not None:
        asked.rect = asked.rect.moved(head.w - asked.rect.w, 0)
        head = head.trim(right=asked.rect.w + 12)
        node.add(asked)
        while ctx.width(title, style) > head.w and style.size > 18:
            style = style.sized(style.size - 1)
    node.add(Label(head, title, style, id="dock.title"))
    if hint:
        node.add(Paragraph(inside(at.hint), hint, "body", "ink_soft", id="dock.hint"))
    if prompt is None:
        _happened(node, inside(at.facts), model, recent, bool(extra), arrival)
        _buttons(ctx, node, inside(at.buttons), extra, press, model.texts, left=True)
        return node
    x = 0.0
    width, height = prompt.controls_size(ctx)
    facts_y = inside(at.facts)
    if width and height:
        box = inside(at.controls)
        height = min(height, box.h)
        control = prompt.controls(ctx, Rect(0, box.bottom - height, min(width, box.w), height))
        if control is not None:
            node.add(control)
            x = min(width, box.w) + 40
    _facts(ctx, node, Rect(x, facts_y.y, facts_y.w - x, facts_y.h), prompt.facts(), True)
    _buttons(ctx, node, inside(at.buttons), [*prompt.acts(), *extra], press, model.texts, left=True)
    return node


def _happened(
    node: Node, facts: Rect, model: TableModel, recent: Sequence[str], short: bool, arrival: Arrival | None
) -> None:
    """What the others do: the newest action large, the two before it quiet."""
    top = facts.y - 14
    if not model.recap:
        for at, text in enumerate(recent[: 2 if short else 3]):
            node.add(Label(Rect(0, top + 4 + at * 25, facts.w, 25), text, "body", "muted"))
        return
    newest, *before = model.recap[: -2 if short else -4 : -1]
    node.add(Happened(Rect(0, top, facts.w, 34), model, newest, "name", arrival=arrival, id="happened"))
    for at, item in enumerate(before):
        node.add(Happened(Rect(0, top + 38 + at * 26, facts.w, 24), model, item, quiet=True))


def _facts(ctx: Context, node: Node, rect: Rect, facts: Sequence[Fact], stacked: bool) -> None:
    widths = [_Figure.width(ctx, fact, stacked) for fact in facts]
    gap = 32.0 if stacked else 18.0
    if sum(widths) + gap * max(0, len(widths) - 1) > rect.w:
        gap = 12.0 if stacked else 10.0
    x = rect.x
    for fact, width in zip(facts, widths, strict=True):
        if x + width > rect.right + 0.5:
            break
        node.add(_Figure(Rect(x, rect.y, width, rect.h), fact, stacked))
        x += width + gap


class _Row:
    """The buttons of one row, with the words that each has room for."""

    def __init__(self, ctx: Context, acts: Sequence[Act], large: bool) -> None:
        self.ctx, self.acts = ctx, acts
        self.style = "button_large" if large and ctx.wide else "button"
        self.gap = 12.0 if large else 8.0
        self._pad, self._icon = (2.4, 1.9) if large else (1.9, 1.9)
        self.texts = [[act.text] if isinstance(act.text, str) else list(act.text) for act in acts]
        self._chosen = [0] * len(acts)

    def natural(self, text: str, icon: bool) -> float:
        """Width of a button with this word."""
        size = self.ctx.type.style(self.style).size
        return max(64.0, self.ctx.width(text, self.style) + size * (self._pad + (self._icon if icon else 0)))

    def width(self, at: int) -> float:
        """Width of a button with the words chosen for it."""
        act = self.acts[at]
        return self.natural(self.texts[at][self._chosen[at]], bool(act.icon or act.lock))

    def words(self, at: int) -> list[str]:
        """The words chosen for a button, and all shorter ones."""
        return self.texts[at][self._chosen[at] :]

    def total(self, members: Sequence[int]) -> float:
        """Width of these buttons side by side."""
        return sum(self.width(at) for at in members) + self.gap * max(0, len(members) - 1)

    def shorten(self, members: Sequence[int], room: float) -> None:
        """Takes shorter words until these buttons fit, or until there are no shorter ones."""
        while self.total(members) > room:
            longer = [at for at in members if self._chosen[at] + 1 < len(self.texts[at])]
            if not longer:
                return
            self._chosen[max(longer, key=self.width)] += 1


_PASSES: Final = (
    "prompt-pass",
    "prompt-place-pass-short",
    "prompt-pay-decline",
    "prompt-act-pass-short",
    "prompt-convert-keep",
    "prompt-coalition-decline",
    "prompt-exchange-pass-short",
    "prompt-use-pass-short",
)
"""The short words for skipping a decision: Pass is always as wide as the longest of them."""


def _buttons(
    ctx: Context, node: Node, rect: Rect, acts: Sequence[Act], press: Callable[[Act], None], texts: Texts, left: bool
) -> float:
    """The buttons in their order, primary first; returns where they begin. Long words give way to short ones.

    Pass and Advice have places of their own at the right end, so that they stand at the same spot in every question.
    """
    row = _Row(ctx, acts, left)
    places: dict[int, Rect] = {}
    room = rect
    for key in ("advice", "pass"):
        at = next((at for at, act in enumerate(acts) if act.id == key), None)
        if at is None:
            continue
        slot = row.width(at) if key == "advice" else max(row.natural(texts(word), False) for word in _PASSES)
        row.shorten([at], slot)
        places[at], room = room.take_right(slot, row.gap)
    flowing = [at for at in range(len(acts)) if at not in places]
    row.shorten(flowing, room.w)
    total, gaps = row.total(flowing), row.gap * max(0, len(flowing) - 1)
    squeeze = min(1.0, (room.w - gaps) / max(1.0, total - gaps))
    start = x = room.x if left else max(room.x, room.right - total)
    for at in flowing:
        places[at] = Rect(x, rect.y, row.width(at) * squeeze, rect.h)
        x += places[at].w + row.gap
    for at in sorted(places, key=lambda at: places[at].x):
        act = acts[at]
        node.add(
            Button(
                places[at],
                row.words(at),
                kind="primary" if act.primary else "secondary",
                icon=act.icon,
                lock=bool(act.lock),
                style=row.style,
                id=f"act.{act.id}",
                reason=act.reason,
                tooltip="\n".join(text for text in (row.texts[at][0], act.tooltip, act.lock) if text),
                on_click=_presser(press, act),
                name=row.texts[at][0],
                action=act.action or ("confirm" if act.primary else ""),
            )
        )
    lock = next((act.lock for act in acts if act.lock), "")
    if left and lock and room.right - x > 60:
        free = Rect(x, rect.y, room.right - x, rect.h)
        if ctx.width(lock, "label") <= free.w or ctx.height(lock, "label", free.w) <= rect.h:
            node.add(Paragraph(free, lock, "label", "muted", valign="middle", id="dock.lock"))
    return start


def _presser(press: Callable[[Act], None], act: Act) -> Callable[[], None]:
    return lambda: press(act)


# -- compact and focus -----------------------------------------------------------------------------------------------


def _action_bar(
    ctx: Context,
    at: DockPlaces,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[str, str],
    arrival: Arrival | None,
) -> Node:
    prompt = model.prompt
    node = Node(at.panel, id="dock", zone=True, name=prompt.title if prompt else waiting[0])
    bar = at.title.moved(-at.panel.x, -at.panel.y)
    inner = Rect(bar.x, bar.y, at.panel.w - 2 * bar.x + 4, bar.h)
    asked = _Asked.of(ctx, inner, model, inner.w * 0.12)
    if asked is not None:
        node.add(asked)
        inner = inner.trim(left=asked.rect.w + 12)
    titles = prompt.titles if prompt is not None else (waiting[0],)
    hint = prompt.hint if prompt is not None else waiting[1]
    begin = inner.right
    if prompt is not None or extra:
        acts = [*(prompt.acts() if prompt is not None else ()), *extra]
        reserve = min(ctx.width(titles[-1], "title"), inner.w * 0.4) + 12
        begin = _buttons(ctx, node, inner.trim(left=reserve), acts, press, model.texts, left=False)
    room = begin - 14 - inner.x
    title = next((form for form in titles if ctx.width(form, "title") <= room * 0.6), titles[-1])
    style = ctx.type.style("title")
    while ctx.width(title, style) > room and style.size > 15:
        style = style.sized(style.size - 1)
    width = min(ctx.width(title, style) + 1, room)
    tip = "\n".join(text for text in (titles[0], hint) if text)
    node.add(Label(Rect(inner.x, inner.y, width, inner.h), title, style, id="dock.title", tooltip=tip))
    rest = Rect(inner.x + width + 18, inner.y, room - width - 18, inner.h)
    if prompt is not None and rest.w > 40:
        facts = prompt.facts()
        _facts(ctx, node, rest, facts, False)
        if not facts and hint and ctx.width(hint, "body") <= rest.w:
            node.add(Label(rest, hint, "body", "ink_soft", id="dock.hint"))
    elif prompt is None and model.recap and rest.w > 120:
        node.add(Happened(rest, model, model.recap[-1], "strong", arrival=arrival, id="happened"))
    elif prompt is None and hint and rest.w > 60:
        node.add(Label(rest, [hint, ""], "body", "ink_soft", id="dock.hint"))
    return node


# -- left and right part, tray ---------------------------------------------------------------------------------------


def _sides(ctx: Context, at: DockPlaces, model: TableModel) -> list[Node]:
    prompt: Prompt[Any] | None = model.prompt
    nodes: list[Node] = []
    choices = prompt.choices(ctx, at.choices) if prompt is not None else None
    nodes.append(choices or own_cards(ctx, at.choices, model))
    control = None
    if prompt is not None and at.tray is not None and prompt.controls_size(ctx)[0]:
        width, height = prompt.controls_size(ctx)
        box = at.controls
        control = prompt.controls(ctx, Rect(box.x, box.y, min(width, box.w), min(height, box.h)))
    if control is not None:
        nodes.append(control)
    else:
        context = prompt.context(ctx, at.context) if prompt is not None else None
        nodes.append(context or cabinet(ctx, at.context, model))
    nodes.append(supplies(ctx, at.supplies, model))
    return nodes
