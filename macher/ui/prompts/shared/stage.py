"""The panel of the draft and the opening program over the boards, its totals, and the way the cards go."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.paint.painter import Run
from macher.ui.prompts.base import Desk, Spot, SpotLook
from macher.ui.prompts.shared.party_columns import ColumnLine, PartyColumn, caption
from macher.ui.prompts.shared.words import card_match, fit, forms, open_lands, own, sum_of
from macher.ui.scene import Context, Node
from macher.ui.widgets import Icon, Label, Line, Panel


def opinion_tags(desk: Desk, program: Sequence[int]) -> dict[Spot, SpotLook]:
    """+1 or −1 for every open opinion that one of the cards matches or opposes; they can't be clicked."""
    tags: dict[Spot, SpotLook] = {}
    for place in open_lands(desk):
        land = desk.view.lands[place]
        for opinion in land.opinions:
            if opinion < 0:
                continue
            value = sum(card_match(kind, land) for kind in program if kind >> 1 == opinion >> 1)
            if value:
                look = SpotLook(tag=desk.texts.signed(value), reason=desk.texts("prompt-tag-only"))
                tags[Spot("opinion", land=place, card=opinion)] = look
    return tags


def totals_text(ctx: Context, desk: Desk, kept: Sequence[int], after: Sequence[int] | None) -> list[Run]:
    """What cards match in each land, before and after a draft: BB 0 → +1; empty if boards stand above."""
    runs: list[Run] = []
    if ctx.viewport.layout != "focus":
        return runs
    for place in open_lands(desk):
        land = desk.view.lands[place]
        old = sum_of(kept, land)
        new = old if after is None else sum_of(after, land)
        runs.append(Run(desk.names.land_code(place), "body", "muted", 18))
        runs.append(Run(desk.texts.signed(old), "number", gap=6))
        if new != old:
            runs += [Run("→", "label", "muted", 3), Run(desk.texts.signed(new), "number", "action_text", 3)]
    return runs


def hand_stage(ctx: Context, rect: Rect, title: str, note: str, totals: Sequence[Run]) -> tuple[Panel, Rect]:
    """A panel with a heading and the totals of the kept cards, and the room for the cards."""
    panel = Panel(rect, id="stage", zone=True)
    inner = rect.local().inset(14 if ctx.wide else 10, 10 if ctx.wide else 6)
    head, rest = inner.take_top(round(ctx.type.style("title").size * 1.3), 6 if ctx.wide else 3)
    rest = rest.trim(bottom=4)
    width = min(ctx.width(title, "title") + 4, head.w * 0.4)
    panel.add(Label(head._replace(w=width), title, "title"))
    sums = sum(ctx.width(run.text, run.style) + run.gap for run in totals)
    panel.add(Line(head.take_right(sums)[0], totals, "right"))
    room = head.trim(left=width + 16, right=sums + 20)
    if ctx.width(note, "body") <= room.w:
        panel.add(Label(room, note, "body", "muted"))
    return panel, rest


def setup_steps(desk: Desk) -> list[list[str]]:
    """The four steps from the first card to the program, long and short."""
    keys = ("keep", "receive", "lay", "hold")
    return [[f"{at}  {word}" for word in forms(desk, f"prompt-step-{key}")] for at, key in enumerate(keys, start=1)]


def draft_order(ctx: Context, desk: Desk, rect: Rect, rest: int) -> Node:
    """Who hands cards to whom: the right neighbour, the seat itself, the left neighbour."""
    root = Node(rect)
    label, area = caption(ctx, rect.local(), desk.texts("prompt-draft-order"))
    root.add(label)
    seats = len(desk.view.parties)
    sign = 24.0 if ctx.wide else 18.0
    cells = area._replace(h=min(area.h, 92)).columns(3, sign + 16)
    words = (
        [desk.texts("prompt-draft-hands", n=rest), desk.texts("prompt-draft-hands-short", n=rest)],
        forms(desk, "prompt-draft-keeps"),
        [desk.texts("prompt-draft-gets", n=rest), desk.texts("prompt-draft-gets-short", n=rest)],
    )
    for at, (cell, text) in enumerate(zip(cells, words, strict=True)):
        seat = (own(desk) + at - 1) % seats
        lines = [ColumnLine(fit(ctx, desk.names.player(seat), "strong", cell.w - 14), "strong")]
        if area.h >= ctx.type.style("strong").size * 4.6:
            lines.append(ColumnLine(text, "label" if ctx.wide else "card", "ink_soft"))
        head = desk.names.party(seat)
        root.add(
            PartyColumn(cell, desk.names.party_key(seat), head, lines, mine=at == 1, tooltip=desk.names.player(seat))
        )
        if at:
            root.add(Icon(Rect(cell.x - sign - 8, cell.y, sign, cell.h), "arrow-right"))
    return root
