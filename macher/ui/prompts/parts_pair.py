"""Two parties that may form a coalition: their votes side by side, and the program cards that both have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.ui.layout import Rect
from macher.ui.prompts.base import Desk
from macher.ui.prompts.parts_cards import CardFace, face
from macher.ui.prompts.parts_tables import ColumnLine, caption, party_columns
from macher.ui.prompts.parts_words import own
from macher.ui.scene import Context, Node

_PLACES = 4
"""Least number of cards for which there is room: fewer are not larger."""


def shared_cards(desk: Desk, one: int, other: int) -> list[int]:
    """Program cards, by kind, that two seats have in common."""
    parties = desk.view.parties
    return [kind for kind in parties[one].program if kind in parties[other].program]


def pair_of_parties(
    ctx: Context, desk: Desk, rect: Rect, votes: Mapping[int, int], pair: str | Sequence[str], cards: str
) -> Node:
    """The left part of the dock for two seats with their ``votes``; ``pair`` and ``cards`` are the captions."""
    root = Node(rect)
    left, right = rect.local().take_left(rect.w * (0.4 if ctx.wide else 0.32), 16.0 if ctx.wide else 10.0)
    label, body = caption(ctx, left, pair)
    unit = ColumnLine(desk.texts("prompt-votes-unit"), "card", "muted")
    lines = {seat: [ColumnLine(desk.texts.number(amount), "figure"), unit] for seat, amount in votes.items()}
    root.add(label, *party_columns(ctx, desk, body._replace(h=min(body.h, 130)), list(votes), lines))
    shared, whole = shared_cards(desk, *votes), len(desk.view.parties[own(desk)].program)
    label, body = caption(ctx, right, desk.texts.pair(cards, desk.texts("prompt-shared-of", n=len(shared), all=whole)))
    root.add(label)
    cells = body._replace(h=min(body.h, 130)).columns(max(_PLACES, len(shared)), 8 if ctx.wide else 4)
    root.add(*(CardFace(cell, face(desk, kind)) for kind, cell in zip(shared, cells, strict=False)))
    return root
