"""Names, figures and refusals as the prompts write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macher.engine.command import Command
from macher.i18n import refusals
from macher.i18n.catalogue import Value
from macher.i18n.hidden import Hidden
from macher.rules.formula import clockwise, match_sum
from macher.rules.views import LandView
from macher.ui.prompts.base import Desk, Fact
from macher.ui.scene import Context
from macher.ui.theme.typography import StyleLike

# -- cards ----------------------------------------------------------------------------------------------------------


def card_match(kind: int, land: LandView) -> int:
    """What one program card adds to a party's matches in a land, from -2 to 2 (EN19 phase 9a)."""
    return match_sum((kind,), land.opinions, land.doubled)


def sum_of(program: Sequence[int], land: LandView) -> int:
    """Matching minus opposite topics of a program in a land; may be negative."""
    return match_sum(program, land.opinions, land.doubled)


# -- lands and parties ----------------------------------------------------------------------------------------------


def open_lands(desk: Desk) -> list[int]:
    """Places of the boards whose election is still to come."""
    return [place for place, land in enumerate(desk.view.lands) if not land.closed]


def alike(ctx: Context, rows: Sequence[Sequence[str]], style: StyleLike, room: float) -> list[str]:
    """The same form for all, such as names or codes of lands: the longest in which every one fits, else the last."""
    for form in zip(*rows, strict=True):
        if all(ctx.width(text, style) <= room for text in form):
            return list(form)
    return [row[-1] for row in rows]


def in_order(desk: Desk) -> Sequence[int]:
    """Seats in the order of play: clockwise from the start player, or as it was chosen (CONS A)."""
    return desk.view.order or clockwise(desk.view.start, len(desk.view.parties))


def own(desk: Desk) -> int:
    """The seat that decides."""
    return desk.decision.seat


def game_events(desk: Desk) -> list[Any]:
    """What has happened so far as far as the seat may know it, oldest first."""
    return list(desk.events())


# -- refusals -------------------------------------------------------------------------------------------------------


def refused(desk: Desk, command: Command) -> str:
    """Why the open question does not allow the command, as a sentence; empty if it does."""
    found = desk.refusal(command)
    return "" if found is None else refusals.refusal(desk.texts, found.reason, found.args)


def short_of(desk: Desk, cost: int, money: int) -> list[Fact]:
    """The money missing for a price, as a fact; nothing if there is enough or the money is hidden."""
    if cost <= money or isinstance(money, Hidden):
        return []
    return [Fact(desk.texts("prompt-money-missing"), desk.texts.money(cost - money))]


# -- writing --------------------------------------------------------------------------------------------------------


def forms(desk: Desk, key: str, **values: Value) -> list[str]:
    """A text and its short form (`key-short`), for places of different width."""
    return [desk.texts(key, **values), desk.texts(f"{key}-short", **values)]


def fit(ctx: Context, text: str, style: StyleLike, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than that (player names have any length)."""
    if ctx.width(text, style) <= width:
        return text
    while text and ctx.width(text + "…", style) > width:
        text = text[:-1].rstrip()
    return text + "…"
