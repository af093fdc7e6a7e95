"""What stands in the dock while a plan is made: party and state, the edits as buttons, cards to put in, the steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from macher.i18n.texts import Texts
from macher.rules.cards import KINDS
from macher.session.if_now import if_voted_now
from macher.session.plan import Edit, HoldElection
from macher.ui.game import sums
from macher.ui.kit.layers import share, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.shared.cards import CardTile, face
from macher.ui.prompts.shared.party_columns import ColumnLine, PartyColumn, caption
from macher.ui.prompts.shared.words import forms
from macher.ui.scene import Context, Node
from macher.ui.table.dock.plan_draft import PlanDraft, edit_text, formula_of, outcome_text, row_name
from macher.ui.widgets import Button, Clickable, Icon, IconButton, Label, Panel, Paragraph, ScrollView
from macher.ui.widgets.notes import PartyTag, draw_tag


class _Party(Clickable):
    """A party to plan for: its mark, on blue when chosen."""

    role = "radio"

    def __init__(self, rect: Rect, party: str, short: str, chosen: bool, **options: object) -> None:
        """Without ``short`` the mark stands alone."""
        super().__init__(rect, **options)  # type: ignore[arg-type]  # options of Clickable
        self.party, self.short, self.chosen = party, short, chosen

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "own" if self.chosen else "button_hot" if self.hovered else "button")
        size = _mark_size(box)
        left = (box.w - size - (p.width(self.short, "label:bold") + 6 if self.short else 0)) / 2
        p.mark(self.party, Rect(left, box.cy - size / 2, size, size))
        if self.short:
            p.text(self.short, Rect(left + size + 6, 0, box.w - left - size - 6, box.h), "label:bold", "ink")
        if self.chosen:
            p.frame(box, "action", 2)

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


def _mark_size(box: Rect) -> float:
    return min(22.0, box.h - 6)


def controls(ctx: Context, rect: Rect, prompt: PlanDraft) -> Node:
    """Four lines: who and where; rallies, trend and media; conversion and election; the program."""
    root = Node(rect, id="plan.controls", zone=True, name=prompt.desk.texts("plan-controls"))
    gap = 12.0 if ctx.wide else 5.0
    height = min(38.0, (rect.h - 3 * gap) / 4)
    lines = [Rect(0, at * (height + gap), rect.w, height) for at in range(4)]
    _who(ctx, root, lines[0], prompt)
    _steppers(ctx, root, lines[1], prompt)
    _conversion(ctx, root, lines[2], prompt)
    _program(root, lines[3], prompt)
    return root


def _who(ctx: Context, root: Node, line: Rect, prompt: PlanDraft) -> None:
    desk, texts = prompt.desk, prompt.desk.texts
    lands = prompt.open_lands()
    parties, states = line.columns((len(desk.view.parties) * 1.1, len(lands)), 16 if ctx.wide else 10)
    gap = 6.0 if ctx.wide else 4.0
    cells = parties.columns(len(desk.view.parties), gap)
    shorts = [desk.names.party(seat) for seat in range(len(cells))]
    if any(ctx.width(short, "label:bold") + _mark_size(cells[0]) + 14 > cells[0].w for short in shorts):
        shorts = [""] * len(cells)
    for seat, cell in enumerate(cells):
        said = texts("plan-party", party=f"{desk.names.party(seat)} ({desk.names.player(seat)})")
        root.add(
            _Party(
                cell,
                desk.names.party_key(seat),
                shorts[seat],
                seat == prompt.seat,
                id=f"plan.party.{seat}",
                name=said,
                tooltip=said,
                on_click=partial(prompt.choose, seat),
            )
        )
    for place, cell in zip(lands, states.columns(len(lands), gap), strict=True):
        said = texts("plan-land", land=desk.names.land(place))
        root.add(
            Button(
                cell,
                desk.names.land_code(place),
                kind="secondary",
                selected=place == prompt.place,
                name=said,
                tooltip=said,
                id=f"plan.land.{place}",
                on_click=partial(prompt.choose, -1, place),
                style="label:bold",
            )
        )


def _steppers(ctx: Context, root: Node, line: Rect, prompt: PlanDraft) -> None:
    texts, land, seat = prompt.desk.texts, prompt.view.lands[prompt.place], prompt.seat
    row = row_name(prompt.desk, seat, prompt.place)
    rallies, markers = prompt.plan.supply(seat)
    lines: list[tuple[str, str, str, str, Callable[[int], Edit]]] = [
        (
            "rallies",
            "megaphone",
            _overdrawn(texts, land.rallies[seat], rallies),
            texts("plan-supply-rallies", row=row, n=land.rallies[seat], left=rallies),
            prompt.more_rallies,
        ),
        (
            "trend",
            "chart-line",
            texts.signed(land.trend[seat]),
            texts("plan-trend", row=row, trend=texts.signed(land.trend[seat])),
            prompt.more_trend,
        ),
        (
            "media",
            "newspaper",
            _overdrawn(texts, land.media.count(seat), markers),
            texts("plan-supply-media", row=row, n=land.media.count(seat), left=markers),
            prompt.more_media,
        ),
    ]
    for cell, (id, icon, value, said, step) in zip(line.columns(3, 14 if ctx.wide else 8), lines, strict=True):
        _stepper(root, cell, prompt, id, icon, value, said, step)


def _overdrawn(texts: Texts, count: int, left: int) -> str:
    """The planned number, and in brackets how many more than the supply has."""
    return texts.number(count) + (f" ({texts.number(left)})" if left < 0 else "")


def _stepper(
    root: Node, cell: Rect, prompt: PlanDraft, id: str, icon: str, value: str, said: str, step: Callable[[int], Edit]
) -> None:
    side = min(cell.h, 36.0)
    sign, rest = cell.take_left(min(24.0, side), 4)
    root.add(Icon(Rect(sign.x, cell.cy - 10, 20, 20), icon, name=said, tooltip=said))
    less, rest = rest.take_left(side)
    more, middle = rest.take_right(side)
    for rect, by, sign_of, key in ((less, -1, "minus", "plan-less"), (more, 1, "plus", "plan-more")):
        edit = step(by)
        root.add(
            IconButton(
                rect,
                sign_of,
                prompt.desk.texts(key, what=said),
                kind="secondary",
                size=18,
                id=f"plan.{id}.{by}",
                reason=prompt.reason(edit),
                on_click=partial(prompt.edit, edit),
            )
        )
    root.add(Label(middle, value, "number", "ink", "centre", tooltip=said, id=f"plan.{id}"))


def _conversion(ctx: Context, root: Node, line: Rect, prompt: PlanDraft) -> None:
    desk, texts, count = prompt.desk, prompt.desk.texts, prompt.converting
    gap = 14.0 if ctx.wide else 8.0
    amount, convert, vote = line.columns((1, 1.25, 0.75), gap)
    side = min(line.h, 36.0)
    sign, rest = amount.take_left(min(24.0, side), 4)
    row = row_name(desk, prompt.seat, prompt.place)
    said = texts("plan-count", row=row, n=count)
    root.add(Icon(Rect(sign.x, line.cy - 10, 20, 20), "arrow-right-left", name=said, tooltip=said))
    less, rest = rest.take_left(side)
    more, middle = rest.take_right(side)
    for rect, by, icon, key in ((less, -1, "minus", "plan-less"), (more, 1, "plus", "plan-more")):
        possible = 1 <= count + by <= prompt.rallies
        root.add(
            IconButton(
                rect,
                icon,
                texts(key, what=said),
                kind="secondary",
                size=18,
                id=f"plan.count.{by}",
                reason="" if possible else texts("plan-no-change"),
                on_click=partial(prompt.set_count, count + by),
            )
        )
    root.add(Label(middle, texts.number(count), "number", "ink", "centre", tooltip=said, id="plan.count"))
    formula = formula_of(desk, prompt.view, prompt.place, prompt.seat, count)
    words = forms(desk, "plan-convert", formula=formula) if formula else [texts("plan-convert-none")]
    edit = prompt.convert()
    root.add(
        Button(
            convert,
            words,
            id="plan.convert",
            reason=prompt.reason(edit),
            on_click=partial(prompt.edit, edit),
            name=texts("plan-converted", row=row, n=count),
            style="label:bold",
            tooltip="\n".join([texts("plan-converted", row=row, n=count), formula, texts("plan-formula-tip")]),
        )
    )
    edit = prompt.vote()
    said = texts("plan-vote-tip", land=desk.names.land(prompt.place))
    root.add(
        Button(
            vote,
            forms(desk, "plan-vote"),
            icon="vote",
            id="plan.vote",
            reason=prompt.reason(edit),
            name=said,
            tooltip=said,
            on_click=partial(prompt.edit, edit),
            style="label:bold",
        )
    )


def _program(root: Node, line: Rect, prompt: PlanDraft) -> None:
    desk, texts = prompt.desk, prompt.desk.texts
    sign, rest = line.take_left(min(24.0, line.h), 4)
    said = texts("plan-program-of", party=desk.names.party(prompt.seat))
    root.add(Icon(Rect(sign.x, line.cy - 10, 20, 20), "notebook-pen", name=said, tooltip=said))
    program = prompt.view.parties[prompt.seat].program
    before = prompt.desk.view.parties[prompt.seat].program
    for kind, cell in zip(program, rest.columns(max(1, len(program)), 8), strict=False):
        card = desk.names.card(kind)
        tip = texts("plan-program-tip", card=card, party=desk.names.party(prompt.seat))
        root.add(
            CardTile(
                cell,
                face(desk, kind),
                id=f"plan.program.{kind}",
                name=tip,
                tooltip=tip,
                chosen=prompt.picked == ("program", kind),
                dashed=kind not in before,
                on_click=partial(prompt.pick, "program", kind),
            )
        )


# -- the right part --------------------------------------------------------------------------------------------------


def side(ctx: Context, rect: Rect, prompt: PlanDraft) -> Node:
    """Cards to put in place of the picked one; else how the planned election ends; else what the plan changes."""
    root, edits = Node(rect, id="plan.side", zone=True, name=prompt.desk.texts("plan-side")), prompt.plan.edits
    if prompt.picked is not None:
        _cards(ctx, root, rect.local(), prompt)
    elif edits and isinstance(edits[-1], HoldElection):
        _outcome(ctx, root, rect.local(), prompt)
    else:
        _compared(ctx, root, rect.local(), prompt)
    return root


def _cards(ctx: Context, root: Node, area: Rect, prompt: PlanDraft) -> None:
    desk, texts = prompt.desk, prompt.desk.texts
    assert prompt.picked is not None
    where, out = prompt.picked
    place = desk.names.party(prompt.seat) if where == "program" else desk.names.land_code(prompt.place)
    label, area = caption(ctx, area, [texts("plan-instead", card=desk.names.card(out), place=place), place])
    root.add(label)
    double = prompt.toggle_double()
    if double is not None:
        box, area = area.take_right(44, 8)
        on = prompt.view.lands[prompt.place].doubled == out
        said = texts("plan-double-off" if on else "plan-double-on", card=desk.names.card(out))
        root.add(
            Button(
                box._replace(h=min(box.h, 92)),
                texts.times(2),
                id="plan.double",
                selected=on,
                name=said,
                tooltip=said,
                reason=prompt.reason(double),
                on_click=partial(prompt.edit, double),
            )
        )
    area = area._replace(h=min(area.h, 92))
    cells = area.grid(KINDS // 2, 2, 4)
    for kind in range(KINDS):
        edit, said = prompt.swap(kind), texts("plan-into", card=desk.names.card(kind))
        assert edit is not None
        cell = cells[kind // 2 + (kind % 2) * (KINDS // 2)]
        root.add(
            CardTile(
                cell,
                face(desk, kind),
                id=f"plan.into.{kind}",
                reason=prompt.reason(edit),
                tooltip=said,
                name=said,
                on_click=partial(prompt.edit, edit),
            )
        )


_WIDEST: Final = "88 (+88)"
"""The widest figure of what a party would have."""


def _compared(ctx: Context, root: Node, area: Rect, prompt: PlanDraft) -> None:
    """What every party would have after this round's elections, as it stands and as planned."""
    desk, texts, k, plan = prompt.desk, prompt.desk.texts, Kit(ctx), prompt.plan
    now, then = (if_voted_now(view, desk.edition) for view in (plan.base, plan.view))
    if now is None or then is None:
        return
    land = texts.listing([desk.names.land(result.land) for result in now.results])
    words, most = (texts("plan-stands"), texts("plan-planned")), ctx.width(_WIDEST, "number")
    columns = [max(ctx.width(word, "caption"), most) + 8 for word in words]
    heads = [wide(k.words(word, "caption", "muted", "right"), w) for word, w in zip(words, columns, strict=True)]
    rows = [row(share(k.words([texts("plan-after", land=land), land], "label:semibold", "muted")), *heads)]
    tags = max(PartyTag.natural(ctx, desk.names.party(seat))[0] for seat in range(len(now.points)))
    for seat, (old, new) in enumerate(zip(now.points, then.points, strict=True)):
        party, short = desk.names.party_key(seat), desk.names.party(seat)
        figures = [texts.number(old), texts.number(new) if new == old else f"{new} ({texts.signed(new - old)})"]
        inks: tuple[Ink, Ink] = ("ink_soft", "ink" if new == old else "action_text")
        rows.append(
            row(
                k.art(partial(_tag, party=party, short=short), tags),
                share(k.words([desk.names.player(seat), ""], "body")),
                *(
                    wide(k.words(said, "number", ink, "right"), w)
                    for said, ink, w in zip(figures, inks, columns, strict=True)
                ),
                gap=k.step("tight"),
            )
        )
    column(*(share(each) for each in rows)).place(root, area._replace(h=min(area.h, 38.0 * len(rows))))


def _tag(p: Painter, box: Rect, party: str, short: str) -> None:
    draw_tag(p, box.centred(box.w, min(24.0, box.h - 1)), party, short)


# -- in the list -----------------------------------------------------------------------------------------------------


def steps(ctx: Context, rect: Rect, prompt: PlanDraft) -> Node:
    """The steps so far in the place of what has happened."""
    texts, edits = prompt.desk.texts, prompt.plan.edits
    panel = Panel(rect, id="plan.steps", zone=True, name=texts("plan-steps", n=len(edits)), fill="panel")
    label, area = caption(ctx, rect.local().inset(12, 4), texts("plan-steps", n=len(edits)))
    if not edits:
        return panel.add(label, Paragraph(area, texts("plan-help"), "body" if ctx.wide else "label", "ink_soft"))
    return panel.add(label, _list(ctx, area, prompt))


def _list(ctx: Context, area: Rect, prompt: PlanDraft) -> Node:
    """The steps, the newest first; a click takes one back."""
    high = 28.0 if ctx.wide else 24.0
    edits = prompt.plan.edits
    view = ScrollView(
        area, content=high * len(edits), id="plan.list", name=prompt.desk.texts("plan-steps", n=len(edits))
    )
    width = view.inner.w
    elections = [at for at, edit in enumerate(edits) if isinstance(edit, HoldElection)]
    for line, at in enumerate(range(len(edits) - 1, -1, -1)):
        held = at in elections
        said = (
            outcome_text(prompt.desk, prompt.plan.results[elections.index(at)])
            if held
            else edit_text(prompt.desk, edits[at])
        )
        view.add(
            Button(
                Rect(0, line * high, width, high),
                said,
                kind="plain",
                icon="x",
                align="left",
                style="label",
                id=f"plan.step.{at}",
                tooltip=prompt.desk.texts("plan-drop", step=said),
                on_click=partial(prompt.drop, at),
            )
        )
    return view


def _outcome(ctx: Context, root: Node, area: Rect, prompt: PlanDraft) -> None:
    """How the newest planned election ends: votes and points of everybody."""
    desk, texts, plan = prompt.desk, prompt.desk.texts, prompt.plan
    result = plan.results[-1]
    said = outcome_text(desk, result)
    label, area = caption(ctx, area, said)
    root.add(label)
    for seat, cell in enumerate(area.columns(len(result.votes), 4)):
        bonus = result.bonus if seat in result.seats else 0
        total = texts("plan-points", points=result.points[seat] + bonus)
        if sums.added(plan.base):
            total = f"{result.points[seat]} {texts('table-seats', n=result.points[seat])}"
        lines = [
            ColumnLine(texts.number(result.votes[seat]), "points"),
            ColumnLine([total, texts.signed(result.points[seat] + bonus)], "label:bold"),
        ]
        if seat in result.moved:
            gained = plan.edition.lengths[plan.base.elections].presence[result.number - 1]
            lines.append(ColumnLine([texts("plan-presence", points=gained), texts.signed(gained)], "label", "muted"))
        tip = "\n".join(
            [
                desk.names.player(seat),
                texts("table-result-points", votes=result.votes[seat], points=result.points[seat]),
            ]
            + ([texts("table-result-bonus", points=bonus)] if bonus else [])
            + ([texts("table-result-moved")] if seat in result.moved else [])
        )
        root.add(
            PartyColumn(
                cell, desk.names.party_key(seat), desk.names.party(seat), lines, mine=seat == plan.seat, tooltip=tip
            )
        )
