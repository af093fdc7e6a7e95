"""The dock: what is asked and decided here, or who decides elsewhere; own cards and supplies."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.i18n import names as naming
from macher.i18n.texts import Texts
from macher.ui.kit.button_row import ButtonRow, RowButton
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Fact, Prompt
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.table import reuse_keys
from macher.ui.table.dock.dock_facts import FaceNode, fact_row, facts_width, fits_in_line, receipt, receipt_width
from macher.ui.table.dock.own_cabinet import cabinet
from macher.ui.table.dock.turn import Turn, TurnBand, question_of
from macher.ui.table.happening.move_dock import Bust, Followed, may_choose_pace, pace, sentence, told_middle, why_line
from macher.ui.table.happening.under_way import UnderWay
from macher.ui.table.layouts.zones import DockAreas
from macher.ui.table.model import TableModel
from macher.ui.table.panels.ending import ending_bars
from macher.ui.table.panels.supplies import own_cards, supplies
from macher.ui.widgets import Hairline, Label, Paragraph

_SENTENCE: Final = re.compile(r"\w\w([.!?]) (?=\w)")
"""The end of a sentence; after one letter it would be an abbreviation."""
_QUESTION: Final = 34.0
"""Size of the question in the wide layout, in logical pixels: the largest sentence on the table."""
_SMALL_QUESTION: Final = 24.0
"""Its size where it is long."""
_SMALL_SENTENCE: Final = 18.0
"""Size of a long sentence while nothing is asked."""
_BESIDE_TITLE: Final = 18.0
"""Between the question in one line and the facts beside it."""
_UNDER_RIBBON: Final = 12.0
_NAMED: Final = 110.0
"""Least room for the name of who is asked, where several share the screen."""
_FACE: Final = 96.0
"""Width of the face of the politician who is asked about."""
_HINTS: Final = ("body", "label", "caption")
"""Styles of the hint, the largest first."""
_OVER_CONTROLS: Final = 4.0
"""Least space between the hint and a control."""
_OVER_FIGURES: Final = 16.0
"""Least space between the hint and the figures below it."""
_FACT_LINE: Final = 28.0
"""Height of the figures where each stands behind its caption."""


class Ground(Node):
    """Paper; whiter below a question that is asked here."""

    solid = True

    def __init__(self, rect: Rect, asked: Rect | None = None) -> None:
        super().__init__(rect)
        self.asked = asked.moved(-rect.x, -rect.y) if asked is not None else None

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "panel")
        if self.asked is not None:
            p.fill(self.asked, "asked")


def dock_nodes(
    ctx: Context,
    places: DockAreas,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[Sequence[str], str],
    recent: Sequence[str] | None,
    arrival: UnderWay | None = None,
    followed: Followed | None = None,
    parts: Parts | None = None,
) -> list[Node]:
    """Everything in the dock. `waiting` is who decides, the longest form first, and what: shown while nobody here does.

    `recent` is what has happened last; `None` while a stage tells something, which is not mixed with what was before.
    `waiting` is what it tells then, and stands there even if a question is behind it.
    """
    followed, parts = followed or Followed(), parts or Parts()
    nodes = [*parts.part("dock", (), partial(_grounds, places, model))]
    nodes.append(_wide_middle(ctx, places, model, press, extra, waiting, recent, arrival))
    nodes += dock_sides(ctx, places, model, followed, parts)
    return nodes


def _grounds(places: DockAreas, model: TableModel) -> list[Node]:
    """Paper, the ribbon and the lines between the parts."""
    asked = question_of(places) if Turn.of(model).mine else None
    nodes: list[Node] = [Ground(places.panel, asked), TurnBand(places.band, model, beside_person(places, model).title)]
    if person_of(model) >= 0:
        nodes.append(Bust(_bust_place(places), model, person_of(model)))
    return nodes + [Hairline(rect) for rect in places.dividers]


class Asked(Node):
    """Who is asked, where several people share the screen: the party's mark and the name."""

    role = "text"
    STYLE = "strong"

    def __init__(self, rect: Rect, party: str, player: str) -> None:
        super().__init__(rect, name=player, id="dock.player", tooltip=player)
        self.party, self.player = party, player

    @staticmethod
    def of(ctx: Context, room: Rect, model: TableModel, most: float) -> Asked | None:
        """At the left end of the room, the name cut where it would be wider than `most`."""
        if not model.shared or model.seat < 0 or model.prompt is None:
            return None
        name = model.names.player(model.seat)
        cut = name
        while ctx.width(cut, Asked.STYLE) > most - 30 and len(cut) > 2:
            cut = cut.removesuffix("…")[:-1].rstrip() + "…"
        node = Asked(room._replace(w=ctx.width(cut, Asked.STYLE) + 30), model.names.party_key(model.seat), cut)
        node.name = node.tooltip = name
        return node

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.mark(self.party, Rect(0, box.cy - 10, 20, 20))
        p.text(self.player, box.trim(left=28), self.STYLE, "ink")


# -- title, facts, buttons: wide -------------------------------------------------------------------------------------


def _wide_middle(
    ctx: Context,
    at: DockAreas,
    model: TableModel,
    press: Callable[[Act], None],
    extra: Sequence[Act],
    waiting: tuple[Sequence[str], str],
    recent: Sequence[str] | None,
    arrival: UnderWay | None,
) -> Node:
    prompt, at = model.prompt, beside_person(at, model)
    asked = prompt if recent is not None else None
    titles, hint = (asked.told.titles, asked.told.hint) if asked is not None else waiting
    if asked is not None and not ctx.viewport.small:
        titles = titles[:1]
    area = at.title.around(at.buttons)
    node = Node(area, id="dock", zone=True, name=titles[0])

    def inside(rect: Rect) -> Rect:
        return rect.moved(-area.x, -area.y)

    if model.told is not None:
        _told(ctx, node, inside, at, model, press, extra)
        return node
    head, below = inside(at.title), inside(at.hint)
    if asked is None:
        said = sentence(ctx, head.around(below), titles)
        node.add(said)
        if model.why:
            node.add(why_line(ctx, Rect(head.x, said.rect.bottom + 4, head.w, 52), model))
        acts = [*(prompt.told.acts if prompt is not None else ()), *extra]
        act_buttons(ctx, node, inside(at.buttons), acts, press, model.texts)
        return node
    least = _SMALL_QUESTION
    small = ctx.type.style("title").sized(least)
    several = Asked.of(ctx, head, model, _NAMED) is not None
    kept = _NAMED + 12 if several else 0.0
    title = next((form for form in titles if ctx.width(form, small) <= head.w - kept), titles[-1])
    beside, told = _beside(ctx, node, model, asked, head.around(below), ctx.width(title, small) + kept)
    head, below = head.trim(right=beside), below.trim(right=beside)
    style = shrunk(ctx.width, title, ctx.type.style("title").sized(_QUESTION), head.w, least)
    player = Asked.of(ctx, head, model, max(_NAMED, head.w - ctx.width(title, style) - 24))
    if player is not None:
        player.rect = player.rect.moved(head.w - player.rect.w, 0)
        head = head.trim(right=player.rect.w + 12)
        node.add(player)
        style = shrunk(ctx.width, title, style, head.w, max(18.0, ctx.type.least))
    node.add(Label(head, title, style, id="dock.title"))
    below = _figures(ctx, node, asked, inside, at, below, told)
    if hint:
        node.add(hint_paragraph(ctx, hint, below))
    acts = [*asked.told.acts, *extra]
    _lock_note(ctx, node, act_buttons(ctx, node, inside(at.buttons), acts, press, model.texts), acts)
    return node


def person_of(model: TableModel) -> int:
    """The seat whose face stands in the wide dock: a rival who acts or is told about; -1 for none."""
    turn = Turn.of(model)
    return -1 if turn.mine else turn.seat


def _bust_place(at: DockAreas) -> Rect:
    """The left end of the middle part, below the ribbon."""
    whole = question_of(at).trim(top=_UNDER_RIBBON)
    return whole._replace(w=Bust.WIDE)


def beside_person(at: DockAreas, model: TableModel) -> DockAreas:
    """The parts of the middle right of the face, where there is one."""
    if at.tray is not None or person_of(model) < 0:
        return at
    left = _bust_place(at).right + 20 - at.title.x
    return replace(
        at,
        title=at.title.trim(left=left),
        hint=at.hint.trim(left=left),
        facts=at.facts.trim(left=left),
        controls=at.controls.trim(left=left),
        buttons=at.buttons.trim(left=left),
    )


def _figures(
    ctx: Context,
    node: Node,
    prompt: Prompt[Any],
    inside: Callable[[Rect], Rect],
    at: DockAreas,
    below: Rect,
    told: bool,
) -> Rect:
    """The controls and the figures above the buttons; returns the room of the hint over them.

    `told` says that the figures stand beside the question already.
    """
    facts, figures = inside(at.facts), () if told else prompt.told.facts
    width, height = prompt.controls_size(ctx)
    if width and height:
        box = inside(at.controls)
        height = min(height, box.h)
        control = prompt.controls(ctx, Rect(0, box.bottom - height, min(width, box.w), height))
        if control is not None:
            node.add(control)
            fact_row(ctx, node, facts.trim(left=control.rect.w + 40), figures, True)
            return below._replace(h=control.rect.y - _OVER_CONTROLS - below.y)
    line = facts.take_bottom(_FACT_LINE)[0]
    one = ctx.height(prompt.told.hint, _HINTS[0], below.w) <= facts.y - _OVER_FIGURES - below.y
    if ctx.viewport.small:  # the sentence first
        stacked = hint_fits(ctx, prompt.told.hint, _HINTS[-1], below._replace(h=facts.y - below.y))
    else:
        stacked = one or not fits_in_line(ctx, figures, line.w)
    fact_row(ctx, node, facts if stacked else line, figures, stacked)
    if not figures:
        return below._replace(h=facts.bottom - below.y)
    air = _OVER_FIGURES if one or not stacked else 0.0  # two small lines above wide figures stand as close as they must
    return below._replace(h=(facts if stacked else line).y - air - below.y)


def hint_paragraph(ctx: Context, hint: str, room: Rect) -> Node:
    """The hint as large as its room allows; where even small writing is too high, its last sentences are in its tip."""
    for text in beginnings(hint):
        for style in _HINTS:
            if hint_fits(ctx, text, style, room):
                tip = hint if text != hint else ""
                return Paragraph(room, text, style, "ink_soft", id="dock.hint", name=hint, tooltip=tip)
    return Label(room, "", _HINTS[-1], id="dock.hint", name=hint, tooltip=hint)


def hint_fits(ctx: Context, hint: str, style: str, room: Rect) -> bool:
    """Whether there is room for a hint."""
    return ctx.height(hint, style, room.w) <= room.h + 1


def _beside(
    ctx: Context, node: Node, model: TableModel, prompt: Prompt[Any] | None, room: Rect, title: float
) -> tuple[float, bool]:
    """What stands beside the question as long as that stays large: a face, then the figures as a receipt.

    `title` is the width that the question needs.  Returns the width that is taken, and whether the figures are there.
    """
    if prompt is None:
        return 0.0, False
    if prompt.on_boards:
        return 0.0, True
    free = room.w - title
    taken, told = 0.0, False
    lines = ctx.lines(prompt.told.hint, _HINTS[-1], room.w - _FACE - 24)
    fits = len(lines) <= (1 if prompt.controls_size(ctx)[0] else 2)
    if prompt.acting >= 0 and free >= _FACE + 24 and fits:
        face, room = room.take_right(_FACE, 24)
        office = model.edition.figures.politicians[prompt.acting].key
        name, line = model.names.politician(prompt.acting, model.seat), naming.spoken(model.texts, office)
        node.add(FaceNode(face, model.names.party_key(model.seat), office, name, line))
        taken = _FACE + 24
    facts = prompt.told.facts
    wide = 0.0 if prompt.controls_size(ctx)[0] else receipt_width(ctx, facts, room.w)
    if wide and free - taken >= wide:
        receipt(node, room.take_right(wide)[0], facts)
        taken, told = taken + wide, True
    return taken, told


def _told(
    ctx: Context,
    node: Node,
    inside: Callable[[Rect], Rect],
    at: DockAreas,
    model: TableModel,
    press: Callable[[Act], None],
    acts: Sequence[Act],
) -> None:
    """The move that is told, and the buttons to go on."""
    told_middle(ctx, node, inside(at.title), inside(at.facts), model)
    if not acts:
        return
    free = act_buttons(ctx, node, inside(at.buttons), acts, press, model.texts)
    keys = ctx.stage.app.shortcut
    note = model.texts("told-keys", on=keys("skip"), result=keys("result"))
    if any(act.id == "continue" for act in acts) and ctx.height(note, "body", free.w) <= free.h:
        node.add(Paragraph(free, note, "body", "muted", valign="middle"))


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


def act_buttons(
    ctx: Context,
    node: Node,
    rect: Rect,
    acts: Sequence[Act],
    press: Callable[[Act], None],
    texts: Texts,
    at_end: bool = False,
) -> Rect:
    """The buttons in their order, primary first; returns the room that is free beside them.

    Pass and Advice have places of their own at the right end, so that each stands at the same spot in every question.
    With `at_end` all stand there, and the primary one comes next to them, with its end always at the same spot.
    """
    row = _row(ctx)
    main = next((act.id for act in acts if act.primary), "") if at_end else ""
    places = (main, "pass", "advice")
    widths = {"pass": max(row.natural(texts(word)) for word in _PASSES)}
    widths |= {act.id: row.width([_button(act, press)]) for act in acts if act.id == "advice"}
    room = rect.w - sum(width + row.gap for width in widths.values())
    in_order = sorted(acts, key=lambda act: places.index(act.id) if act.id in places else -1)
    buttons = [_button(act, press, widths.get(act.id, 0.0)) for act in in_order]
    if row.least([each for each in buttons if not each.slot]) > room:
        buttons = [_narrow(row, each) for each in buttons]
    if at_end and "advice" in widths and not any(act.id == "pass" for act in acts):
        free = row.place(node, rect, [each for each in buttons if each.slot], "right")
        rect = free.trim(right=widths["pass"] + row.gap)
        buttons = [each for each in buttons if not each.slot]
    return row.place(node, rect, buttons, "right" if at_end else "left")


def least_buttons(ctx: Context, acts: Sequence[Act], press: Callable[[Act], None], texts: Texts) -> float:
    """The width of the buttons with their shortest words."""
    row = _row(ctx)
    passing = max(row.natural(texts(word)) for word in _PASSES)
    return row.least([_button(act, press) for act in acts if act.id != "pass"]) + sum(
        passing + row.gap for act in acts if act.id == "pass"
    )


def _row(ctx: Context) -> ButtonRow:
    gap, pad = (8.0, 1.0) if ctx.viewport.small else (12.0, 2.4)
    return ButtonRow(ctx, style="button_large" if ctx.wide else "button", gap=gap, pad=pad, sign=1.9)


def _button(act: Act, press: Callable[[Act], None], slot: float = 0.0) -> RowButton:
    long = act.text if isinstance(act.text, str) else act.text[0]
    return RowButton(
        f"act.{act.id}",
        act.text,
        partial(press, act),
        act.icon,
        "primary" if act.primary else "secondary",
        bool(act.lock),
        reason=act.reason,
        tooltip="\n".join(text for text in (long, act.tooltip, act.lock) if text),
        action=act.action or ("confirm" if act.primary else ""),
        slot=slot,
    )


def _narrow(row: ButtonRow, each: RowButton) -> RowButton:
    """The button in less room: without a sign, and Pass no wider than its word; to look, the eye says enough."""
    if each.id == "act.look":
        return replace(each, text="", name=each.forms[0], tooltip=each.tooltip or each.forms[0])
    if each.id == "act.pass":
        return replace(each, slot=row.least([each]))
    return each if each.slot else replace(each, icon="")


def _lock_note(ctx: Context, node: Node, free: Rect, acts: Sequence[Act]) -> None:
    """Behind the buttons: why what they do cannot be taken back, if there is room for it."""
    lock = next((act.lock for act in acts if act.lock), "")
    fits = ctx.width(lock, "label") <= free.w or ctx.height(lock, "label", free.w) <= free.h
    if lock and free.w > 60 and fits:
        node.add(Paragraph(free, lock, "label", "muted", valign="middle", id="dock.lock"))


# -- in one line ----------------------------------------------------------------------------------------------------


def beginnings(hint: str) -> list[str]:
    """A hint, and what is left of it without its last sentences, the longest first."""
    ends = [found.end(1) for found in _SENTENCE.finditer(hint)]
    return [hint, *(hint[:end] for end in reversed(ends))]


def bar_title(ctx: Context, line: Rect, titles: Sequence[str], hint: str, facts: Sequence[Fact]) -> Label:
    """The longest form of the question that leaves room for the facts, smaller where the shortest is too wide."""
    room = min(line.w * 0.6, line.w - _BESIDE_TITLE - facts_width(ctx, facts))
    title = next((form for form in titles if ctx.width(form, "title") <= room), titles[-1])
    style = shrunk(ctx.width, title, ctx.type.style("title"), line.w, 15)
    width = min(ctx.width(title, style) + 1, line.w)
    tip = "\n".join(text for text in (titles[0], hint) if text)
    return Label(line._replace(w=width), title, style, id="dock.title", tooltip=tip)


# -- left and right part, tray ---------------------------------------------------------------------------------------


def dock_sides(ctx: Context, at: DockAreas, model: TableModel, followed: Followed, parts: Parts) -> list[Node]:
    prompt: Prompt[Any] | None = model.prompt
    nodes: list[Node] = []
    choices = prompt.choices(ctx, at.choices) if prompt is not None else None
    nodes.append(choices or parts.part("own", reuse_keys.cards(model), partial(own_cards, ctx, at.choices, model)))
    control = None
    if prompt is not None and at.tray is not None and prompt.controls_size(ctx)[0]:
        width, height = prompt.controls_size(ctx)
        box = at.controls
        control = prompt.controls(ctx, Rect(box.x, box.y, min(width, box.w), min(height, box.h)))
    if control is not None:
        nodes.append(control)
    else:
        context = prompt.context(ctx, at.context) if prompt is not None else None
        if may_choose_pace(model, followed):
            context = pace(ctx, at.context, model, followed)
        nodes.append(context or _unasked(ctx, at, model, parts))
    if prompt is not None and at.aside is not None and (beside := prompt.aside(ctx, at.aside)) is not None:
        nodes.append(beside)
    if at.tray is not None:  # else they stand in the rail
        have = model.preview.parties[model.seat] if model.seat >= 0 else ()
        nodes.append(parts.part("supplies", have, partial(supplies, ctx, at.supplies, model)))
    return nodes


def _unasked(ctx: Context, at: DockAreas, model: TableModel, parts: Parts) -> Node:
    """The right part where no prompt needs it: in the last round how the game would end, else the shadow cabinet."""
    told_beside = at.aside is not None or at.tray is not None
    if model.last_round and model.ending and not told_beside:
        return parts.part("ending", model.ending, partial(ending_bars, ctx, at.context, model))
    return parts.part("cabinet", reuse_keys.cabinet(model), partial(cabinet, ctx, at.context, model))
