"""Draws a party's row on a board: trend, rallies, match, bar, votes, and the draft in all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.paint.small_prints import paint_hole, paint_placard
from macher.ui.table.layouts.zones import BAR_VOTES, RowAreas
from macher.ui.table.model import RowNumbers


@dataclass(frozen=True)
class RowLook:
    """All that a row shows; equal looks give equal pictures."""

    party: str
    short: str
    now: RowNumbers
    draft: RowNumbers
    own: bool
    steps: bool
    """Whether the row has minus and plus buttons."""
    spots: int
    """Rally spots of a row."""
    projections: bool
    majority: int
    full: float = BAR_VOTES
    """Votes that fill the bar."""
    added: bool = False
    """Whether matches are added to the trend and keep their sign."""
    stacked: tuple[str, ...] = ()
    """Order of arrival where others have the same votes, and whether it leads; long form first."""
    ticks: tuple[int, ...] = ()
    """How each open opinion is met: 1, 2 where it is doubled, -1 or -2 against it, 0 not at all."""
    worth: str = ""
    """Points of the votes to come, with their unit."""
    step: tuple[str, ...] = ()
    """What the next step of points brings, and at how many votes; long and short."""
    formula: str = ""
    """How the votes to come are made up."""
    receipt: tuple[str, ...] = ()
    """My third line: what was bought and for how much, votes and points it brings; one text where nothing was."""
    receipt_short: str = ""
    """The same for a narrow band."""
    auctioneer: bool = False
    safe: bool = False
    """Whether the media shield it from polls."""
    marked: bool = False
    """Whether somebody changed it since the player's last decision."""
    lit: bool = False
    """Whether a rival's move is about it."""
    trend: Ink = ""
    """The colour of the frame around a trend that is lit alone."""

    @property
    def converted(self) -> bool:
        """Whether the draft turns rallies into votes."""
        return self.draft.rallies < self.now.rallies and self.draft.votes > self.now.votes

    @property
    def votes(self) -> int:
        """The votes that are to come with the draft, or those that are there where none are foretold."""
        return self.draft.votes if self.converted or not self.projections else self.draft.after


def paint_row(
    p: Painter,
    row: Rect,
    at: RowAreas,
    look: RowLook,
    texts: Texts,
    ground: Callable[[Painter, Rect], None],
    parts: Callable[[Painter, RowAreas, RowLook, Texts], None],
) -> None:
    """The row at its place; `at` is relative to the row.

    `ground` adds to the paper right of the trend, and `parts` draws what stands on it.
    """
    plain = not look.own and not look.lit
    p.fill(row, "row" if plain else "asked")
    if plain:
        ground(p, row.trim(left=at.trend.right))
    with p.within(row):
        parts(p, at, look, texts)
    if look.marked:
        size = 9 if at.pip else 6  # the figures reach further out where there is less room
        corner = Rect(row.right - size, row.y, size, size)
        p.polygon(corner, ((0, 0), (1, 0), (1, 1)), "ink")


_FLAT: Final = 50.0
"""Width of a tab from which its name is written along the line."""


def paint_tab(p: Painter, at: RowAreas, look: RowLook) -> None:
    """The tab in the party's colour, with its name or its glyph."""
    party = p.theme.parties[look.party]
    # Small white words are hard to read on the green of the Grüne: a darker one stands under them.
    ground = f"{look.party}.small" if at.words else look.party
    p.box(at.tab, ground, f"{look.party}.edge" if party.outlined else None, 1.5)
    if at.words and at.tab.w >= _FLAT:
        p.text(
            look.short,
            at.tab,
            shrunk(p.width, look.short, p.style("tab"), at.tab.w - 4, 14),
            f"{look.party}.on",
            "centre",
        )
    elif at.words:
        style = p.style("tab")
        if p.width(look.short, style) > at.tab.h - 8:
            style = style._replace(weight="semibold", tracking=0.0)
        style = shrunk(p.width, look.short, style, at.tab.h - 4, p.type.least)
        p.upright(look.short, at.tab, style, f"{look.party}.on")
    else:
        p.glyph(look.party, at.tab.centred(11, 11))


def paint_nought(p: Painter, box: Rect) -> None:
    """A figure that is nothing: a dot where it would stand."""
    p.dot(box.cx, box.cy, 3, "slot_line")


def _trend_ink(trend: int) -> Ink:
    return "pro" if trend > 0 else "contra" if trend < 0 else "muted"


def paint_trend(p: Painter, at: RowAreas, look: RowLook, texts: Texts) -> None:
    """The trend, in a dashed box where the draft changes it."""
    new, style = look.draft.trend, p.style("number")
    if look.trend:
        p.box(at.trend, "own", look.trend, 2)
    if new != look.now.trend:
        box = at.trend.inset(1, 1)
        p.fill(box, "own")
        p.dashed(box, "action_text" if look.own else "muted", 2, 4, 3)
        p.text(texts.signed(new), box, style, "action_text" if look.own else "ink_soft", "centre")
        return
    if new:
        p.text(texts.signed(new), at.trend.trim(left=4), style, _trend_ink(new))
    else:
        paint_nought(p, at.trend._replace(w=24))


def paint_pips(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Each rally as a placard, free spots as dashes."""
    now, new = look.now.rallies, look.draft.rallies
    for index in range(look.spots):
        spot = Rect(at.pips.x + index * at.pitch, at.pips.y, at.pip, at.pip)
        if index < new:
            paint_placard(p, spot, look.party, index, drafted=index >= now)
        elif index < now:
            p.party_box(spot, look.party, "hatched")
        else:
            paint_hole(p, spot)
    if new >= look.spots and p.pictures != "off":  # a full street
        p.hline(at.pips.x, at.pips.y + at.pip * 1.5, (look.spots - 1) * at.pitch + at.pip, "slot_line", 1.5)


def paint_match(p: Painter, at: RowAreas, look: RowLook, texts: Texts, size: float = 0.0) -> None:
    """The matches, with an arrow where the draft changes them; at the usual size or a larger one."""
    now, new = look.now.factor, look.draft.factor
    written = texts.signed if look.added else texts.times
    quiet = now == 0 if look.added else now <= 1
    ink: Ink = _trend_ink(now) if look.added else "muted" if quiet else "ink"
    if now == new and quiet:
        paint_nought(p, at.match.take_right(20)[0])
        return
    if now == new:
        style = p.style("number")
        p.text(written(now), at.match, style.sized(size) if size else style, ink, "right")
        return
    mine: Ink = "action_text" if look.own else "muted"
    runs = [Run(written(now), "number", ink), Run("→", "number:medium", mine, 1), Run(written(new), "number", mine, 1)]
    p.runs(runs if _width(p, runs) <= at.match.w else runs[-1:], at.match, "right")


def paint_bar(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Votes now and to come as a bar, with the line of the majority."""
    bar = at.bar
    p.fill(bar, "asked_track" if look.own or look.lit else "track")
    now, new = look.now, look.draft

    def part(start: float, end: float) -> Rect:
        left, right = (bar.w * min(votes, look.full) / look.full for votes in (start, end))
        least = 3.0 if end > start else 0.0
        right = max(right, left + least)
        if right > bar.w:
            left, right = min(left, bar.w - least), bar.w
        return Rect(bar.x + left, bar.y, right - left, bar.h)

    sure = min(now.votes, new.votes)
    if look.converted:
        _piece(p, part(sure, new.votes), look.party, "hatched")
    elif new.votes > sure:
        _piece(p, part(sure, new.votes), look.party, "hollow")
    if look.projections:
        kept = min(now.after, new.after)
        if kept > new.votes:
            _piece(p, part(new.votes, kept), look.party, "hatched")
        if new.after > max(now.after, new.votes):
            p.fill(part(max(now.after, new.votes), new.after), "own")
            p.dashed(part(max(now.after, new.votes), new.after), "action_text" if look.own else "muted", 2, 5, 3)
        elif now.after > max(new.after, new.votes) and not look.converted:
            p.dashed(part(max(new.after, new.votes), now.after), "muted", 1.5, 4, 3)
    if sure:
        _piece(p, part(0, sure), look.party, "solid")
    line = bar.x + bar.w * look.majority / look.full
    p.fill(Rect(round(line) - 1, bar.y - 3, 2, bar.h + 6), "rule")
    if look.stacked and at.order.w:
        paint_stacked(p, at, look)


def paint_stacked(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Order in which a marker arrived at votes it shares with others, drawn before them; filled for the leader."""
    nth, leads = look.stacked[-1], len(look.stacked) > 1
    nth, style = p.fitting(nth, at.order.w - 8, "caption:bold")
    plate = at.order.take_right(max(at.order.w, p.width(nth, style) + 8))[0]
    p.box(plate, "stamp" if leads else None, None if leads else "ink", 1.5)
    p.text(nth, plate, style, "on_stamp" if leads else "ink", "centre")


def _piece(p: Painter, rect: Rect, party: str, state: Literal["solid", "hollow", "hatched"]) -> None:
    if rect.w > 0:
        p.party_box(rect, party, state)


def _width(p: Painter, runs: Sequence[Run]) -> float:
    return sum(p.width(run.text, run.style) + run.gap for run in runs)


def paint_signs(p: Painter, at: RowAreas, look: RowLook) -> None:
    """Gavel of the auctioneer and shield of the media leader, behind the rallies."""
    names = (["gavel"] if look.auctioneer else []) + (["shield"] if look.safe else [])
    if not names or look.steps:
        return
    size = 18.0 if at.pip else 15.0
    x = at.pips.right + (12 if at.pip else 2)
    for name in names:
        p.icon(name, Rect(x, at.pips.cy - size / 2, size, size), "ink")
        x += size + 4
