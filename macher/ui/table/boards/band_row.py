"""A party's band on a board: on the stage with words and voters, on a wing as a plain bar, each with my receipt."""

from __future__ import annotations

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Align, Ink, Painter, Run
from macher.ui.paint.small_prints import paint_placard, paint_voters
from macher.ui.table.boards.row_paint import (
    RowLook,
    paint_bar,
    paint_match,
    paint_nought,
    paint_pips,
    paint_signs,
    paint_stacked,
    paint_tab,
    paint_trend,
)
from macher.ui.table.layouts.zones import VOTER, RowAreas

__all__ = ["paint_focus_row", "paint_stage_row", "paint_wing_row"]


def paint_stage_row(p: Painter, at: RowAreas, look: RowLook, texts: Texts) -> None:
    """Trend, placards, formula, ticks and match over the voters with their votes and points."""
    paint_tab(p, at, look)
    paint_trend(p, at, look, texts)
    paint_pips(p, at, look)
    _formula(p, at, look)
    for box, matched in zip(at.ticks, look.ticks, strict=False):
        _tick(p, box, matched)
    paint_match(p, at, look, texts, 26)
    _voters(p, at, look)
    _votes(p, at, look, texts, min(42.0, at.bar.h * 1.15))
    _worth(p, at, look)
    _receipt(p, at, look, "body", "left")
    paint_signs(p, at, look)


def paint_wing_row(p: Painter, at: RowAreas, look: RowLook, texts: Texts) -> None:
    """The same in a narrow column."""
    paint_tab(p, at, look)
    paint_trend(p, at, look, texts)
    paint_pips(p, at, look)
    paint_match(p, at, look, texts)
    paint_bar(p, at, look)
    _notches(p, at, look)
    _votes(p, at, look, texts, 23)
    if look.votes:
        # The unit stands only where air is left between votes and points.
        room = (at.worth or at.votes).trim(left=8)
        p.text([look.worth, look.worth.split(" ")[0]], room, "caption", "ink_soft", "right")
    _receipt(p, at, look, "caption", "right")
    paint_signs(p, at, look)


def paint_focus_row(p: Painter, at: RowAreas, look: RowLook, texts: Texts) -> None:
    """All in one line across the window, and my receipt below it."""
    paint_tab(p, at, look)
    paint_trend(p, at, look, texts)
    _rallies(p, at, look)
    for box, matched in zip(at.ticks, look.ticks, strict=False):
        _tick(p, box, matched)
    paint_match(p, at, look, texts, 18)
    _voters(p, at, look)
    _notches(p, at, look)
    _votes(p, at, look, texts, min(30.0, at.bar.h))
    if look.votes:
        _worth_in_line(p, at, look)
    _receipt(p, at, look, "caption", "left")
    paint_signs(p, at, look)


def _rallies(p: Painter, at: RowAreas, look: RowLook) -> None:
    """One placard and how many rallies: 6/8, 5+2 with a draft, 7→0 where they are converted."""
    now, new = look.now.rallies, look.draft.rallies
    said = f"{new}/{look.spots}"
    if not look.steps:
        if now == new == 0:
            return
        said = f"{now}+{new - now}" if new > now else f"{now}→{new}" if new < now else said
        paint_placard(p, at.pips.across(at.pips.x - 20, 15, 15).moved(0, -3), look.party, 0, drafted=new > now)
    ink: Ink = "action_text" if look.own and new != now else "muted" if look.steps and not new else "ink"
    p.text(said, at.pips, "number", ink, "centre" if look.steps else "left")


def _worth_in_line(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Points of the votes to come, and at the end what the next step needs."""
    assert at.worth is not None
    ink: Ink = "action_text" if look.own and look.draft != look.now else "ink"
    bare = look.worth.split(" ")[0]
    left = at.worth.w - p.width(bare, "strong") - 8
    step = next((form for form in look.step if p.width(form, "body") <= left), "")
    room = at.worth.trim(right=p.width(step, "body") + 8 if step else 0)
    p.text([look.worth, bare], room, "strong", ink)
    p.text(step, at.worth, "body", "muted", "right")


def _formula(p: Painter, at: RowAreas, look: RowLook) -> None:
    """How the votes to come are made up, where nothing is bought here."""
    end = at.ticks[0].x if at.ticks else at.match.x
    room = Rect(at.pips.right + 10, at.match.y, end - at.pips.right - 10, at.match.h)
    if not look.steps and not look.auctioneer and not look.safe:
        p.text([look.formula, ""], room, "body", "ink_soft")


def _tick(p: Painter, box: Rect, matched: int) -> None:
    """How one opinion is met: a tick, two for a doubled one, a cross, or nothing."""
    if not matched:
        paint_nought(p, box)
        return
    count = abs(matched)
    each = min(18.0, (box.w + 4) / count)
    left = box.cx - each * count / 2
    for number in range(count):
        sign = box.across(left + each * number, each, each)
        p.icon("check" if matched > 0 else "x", sign, "pro" if matched > 0 else "contra", 2.6)


def _voters(p: Painter, at: RowAreas, look: RowLook) -> None:
    """The strip of voters on its track, the draft dashed, the line of the majority over all."""
    bar, now, new = at.bar, look.now, look.draft
    p.fill(bar, "asked_track" if look.own else "track")
    sure, later = min(now.votes, new.votes), new.votes
    if look.projections and not look.converted:
        later = min(now.after, new.after)
    paint_voters(p, bar, look.party, sure, max(later, sure), look.full, VOTER)
    if look.votes > later:
        left, right = (bar.w * min(votes, look.full) / look.full for votes in (later, look.votes))
        drafted = Rect(bar.x + left, bar.y, right - left, bar.h)
        p.fill(drafted, "own")
        p.dashed(drafted, "action_text" if look.own else "muted", 2, 5, 3)
    _majority(p, bar, look)
    if look.stacked and at.order.w:
        paint_stacked(p, at, look)


def _majority(p: Painter, bar: Rect, look: RowLook) -> None:
    x = bar.x + bar.w * look.majority / look.full
    p.fill(Rect(round(x) - 1, bar.y - 4, 2, bar.h + 8), "rule")


def _notches(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Every fifth vote at the foot of the track."""
    bar = at.bar
    for votes in range(5, int(look.full), 5):
        x = bar.x + bar.w * votes / look.full
        p.fill(Rect(round(x) - 0.5, bar.bottom - 3, 1, 3), "slot_line")


def _votes(p: Painter, at: RowAreas, look: RowLook, texts: Texts, size: float) -> None:
    """The votes to come, or those that are there where none are foretold; none is a dot."""
    if not look.votes:
        paint_nought(p, at.votes)
        return
    ink: Ink = "action_text" if look.own and look.draft != look.now else "ink"
    p.text(texts.number(look.votes), at.votes, p.style("figure").sized(size), ink, "right")


def _worth(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Points of these votes, and what the next step needs."""
    if at.worth is None:
        return
    upper, lower = at.worth.rows(2)
    ink: Ink = "action_text" if look.own and look.draft != look.now else "ink"
    p.text(look.worth, upper, "strong", ink)
    p.text([*look.step, ""], lower, "body", "muted")


def _receipt(p: Painter, at: RowAreas, look: RowLook, style: str, align: Align) -> None:
    """My third line: what the draft brings, else where the party stands or what the next step needs."""
    if at.receipt is None or not look.receipt:
        return
    bought, *gains = look.receipt
    runs = [Run(bought, f"{style}:bold", "action_text" if gains else "ink_soft")] if bought else []
    runs += [Run(gain, style, "ink_soft", 14) for gain in gains]
    while len(runs) > 1 and sum(p.width(run.text, run.style) + run.gap for run in runs) > at.receipt.w:
        runs.pop()
    if len(runs) > 1:
        p.runs(runs, at.receipt, align)
    elif runs:
        only = runs[0]
        p.text([only.text, look.receipt_short or only.text], at.receipt, only.style, only.colour, align)
