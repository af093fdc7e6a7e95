"""Polls in the dock: the back of the top poll, its possible fronts, what publishing does, a list of all polls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.rules.cards import PARTIES
from macher.rules.edition import PollCard
from macher.rules.formula import media_leader, poll_moves
from macher.ui.game.vocabulary import with_origin
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_poll_back
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.base import Desk
from macher.ui.prompts.shared.forecast import moved_trend
from macher.ui.prompts.shared.party_columns import caption
from macher.ui.prompts.shared.words import own
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label


def back_text(desk: Desk, party: int) -> str:
    """What the back of a poll shows: SPD +2."""
    rise = max((poll.changes[party] for poll in desk.edition.figures.polls if poll.back == party), default=0)
    return desk.names.poll_change(party, rise)


def front_text(desk: Desk, poll: PollCard) -> str:
    """What a front says, the parties without a change left out."""
    return ", ".join(desk.names.poll_change(party, change) for party, change in enumerate(poll.changes) if change)


def possible_fronts(desk: Desk, back: int) -> list[PollCard]:
    """Fronts that the top poll can have, as far as the seat knows: those seen in the discards are ruled out."""
    seen = {number for _, number in desk.view.poll_discards if number >= 0}
    return [poll for number, poll in enumerate(desk.edition.figures.polls) if poll.back == back and number not in seen]


@dataclass(frozen=True)
class Published:
    """What publishing does to a seat's trend: spaces, whether its media influence keeps it, and the trend after it."""

    change: int
    safe: bool
    trend: int


def published(desk: Desk, poll: PollCard, place: int, buyer: int) -> list[Published]:
    """What publishing a poll does, by seat."""
    land = desk.view.lands[place]
    leader = media_leader(land.media)
    moves = poll_moves([poll.changes[party.party] for party in desk.view.parties], buyer, land.media)
    return [
        Published(spaces, seat == leader and seat != buyer, moved_trend(desk, land.trend[seat], spaces))
        for seat, spaces in enumerate(moves)
    ]


def poll_path(number: int, party: str) -> str:
    """Path in the data file to a party's change on a poll; polls are numbered from 1 there."""
    return f"polls.cards.{number + 1}.{party}"


class PollBack(Node):
    """The back of the top poll, large: the party that rises by two."""

    role = "image"

    def __init__(self, rect: Rect, desk: Desk, party: int, **options: Any) -> None:
        super().__init__(rect, **options)
        self.party = PARTIES[party]
        self.said = back_text(desk, party)
        self.name = self.name or self.said

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        paint_poll_back(p, box, self.party, self.said, (box.w, box.h))


# -- ledger -----------------------------------------------------------------------------------------------------------

SHORT: Final = {
    "prompt-poll-published": "prompt-poll-published-short",
    "prompt-poll-kept": "prompt-poll-kept-short",
    "prompt-poll-unwanted": "prompt-poll-unwanted-short",
    "prompt-poll-looked": "prompt-poll-looked-short",
    "prompt-poll-top": "prompt-poll-top-short",
    "prompt-poll-unseen": "prompt-poll-unseen-short",
}
"""What became of a poll, in a narrow column."""

LEAST_WITH_CAPTION: Final = 92.0
"""Height from which two rows of polls have room below a caption."""

_LEAST_ROW: Final = 16.0
"""Height that the word in a row needs; where rows would be lower, heads and gaps give way."""


def _cells(desk: Desk, back: int) -> list[tuple[str, str, str]]:
    """State of each poll with a back: key of its word, tooltip, how it is shown (`on`, `gone`, `kept`, `pile`)."""
    texts, view = desk.texts, desk.view
    everybody = (1 << len(view.parties)) - 1
    cells: list[tuple[str, str, str]] = []
    for (party, number), known in zip(view.poll_discards, view.poll_public, strict=True):
        if party != back:
            continue
        tip = texts("prompt-poll-unknown")
        if number >= 0:
            tip = texts("prompt-poll-front", changes=front_text(desk, desk.edition.figures.polls[number]))
            tip = with_origin(tip, texts, desk.edition, *(poll_path(number, party) for party in PARTIES))
        key = "prompt-poll-published" if known == everybody else "prompt-poll-kept" if known else "prompt-poll-unwanted"
        cells.append((key, tip, "gone" if known == everybody else "kept"))
    if view.poll_held is not None and view.poll_held[0] == back:
        cells.append(("prompt-poll-looked", "", "on"))
    elif view.poll_held is None and view.poll_back == back:
        cells.append(("prompt-poll-top", "", "on"))
    copies = sum(poll.back == back for poll in desk.edition.figures.polls)
    return cells + [("prompt-poll-unseen", "", "pile")] * (copies - len(cells))


def ledger(ctx: Context, desk: Desk, rect: Rect) -> Node:
    """All polls by their backs: published, kept, on top, or still in the pile.

    In a low place the caption gives way: the zone of the polls tells how many are left, too.
    """
    texts = desk.texts
    root = Node(rect)
    area = rect.local()
    if area.h >= LEAST_WITH_CAPTION:
        area = _ledger_caption(ctx, desk, root, area)
    head, gap = (25.0 if ctx.wide else 21.0), 4.0
    order = [PARTIES.index(party) for party in ("cdu", "spd", "gruene", "fdp", "linke")]
    columns = area.columns(len(order), 6 if ctx.wide else 4)
    said = [back_text(desk, back) for back in order]
    whole = all(ctx.width(text, "card:bold") <= columns[0].w - 8 for text in said)
    polls = [_cells(desk, back) for back in order]
    rows = max(1, *(len(cells) for cells in polls))
    if (area.h - head) / rows - gap < _LEAST_ROW:
        head, gap = min(head, 17.0), 1.0
    for back, text, column, cells in zip(order, said, columns, polls, strict=True):
        top, rest = column.take_top(head, gap)
        root.add(_LedgerHead(top, PARTIES[back], text, whole))
        step = min(30.0 if ctx.wide else 26.0, (rest.h + gap) / rows - gap)
        for at, (key, tip, look) in enumerate(cells):
            box = Rect(rest.x, rest.y + at * (step + gap), rest.w, step)
            hidden = look == "pile" and not ctx.wide
            root.add(_LedgerCell(box, [texts(key), texts(SHORT[key])], "back" if hidden else look, tooltip=tip))
    return root


def _ledger_caption(ctx: Context, desk: Desk, root: Node, area: Rect) -> Rect:
    """Draws how many polls there are, are gone and are left; returns the area below."""
    texts, view = desk.texts, desk.view
    label, rest = caption(ctx, area, texts("prompt-poll-all", n=len(desk.edition.figures.polls)))
    gone = texts("prompt-poll-count", gone=len(view.poll_discards), left=view.poll_left)
    wide = ctx.width(gone, "label")
    label.rect = label.rect.trim(right=wide + 8)
    side = Rect(label.rect.right, label.rect.y, wide + 8, label.rect.h)
    root.add(label, Label(side, gone, "label", "muted", "right"))
    return rest


class _LedgerHead(Node):
    role = "text"

    def __init__(self, rect: Rect, party: str, text: str, whole: bool) -> None:
        super().__init__(rect, name=text)
        self.party, self.said, self.whole = party, text, whole

    def draw(self, p: Painter) -> None:
        """Party and rise; if one back has no room for the name, all show the glyph."""
        box = self.rect.local()
        outlined = p.theme.parties[self.party].outlined
        p.box(box, f"{self.party}.small", f"{self.party}.edge" if outlined else None, 1.5)
        if self.whole:
            p.text(self.said, box, "card:bold", f"{self.party}.on", "centre")
            return
        rise, size, gap = self.said.rsplit(" ", 1)[1], 12.0, 6.0
        left = (box.w - size - gap - p.width(rise, "card:bold")) / 2
        p.glyph(self.party, Rect(left, (box.h - size) / 2, size, size), f"{self.party}.on")
        p.text(rise, box.trim(left=left + size + gap), "card:bold", f"{self.party}.on")


class _LedgerCell(Node):
    role = "text"

    def __init__(self, rect: Rect, forms: Sequence[str], look: str, tooltip: str) -> None:
        super().__init__(rect, name=forms[0], tooltip="\n".join(text for text in (forms[0], tooltip) if text))
        self.said, self.look = forms, look

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.look == "back":  # face down, as every hidden card on the table: the tooltip has the word
            p.hatch(box, "back_line", "back", 10, 0.5)
            p.frame(box, "back_edge", 1)
            return
        ink: Ink = {"on": "action_text", "pile": "muted"}.get(self.look, "ink")
        if self.look == "on":
            p.box(box, "own", "action", 2)
        elif self.look == "pile":
            p.box(box, None, "slot_line", 1)
        else:
            p.fill(box, "track")
        p.text(self.said, box.inset(4, 0), "card:bold" if self.look == "on" else "card:medium", ink, "centre")


def own_trends(desk: Desk, fronts: Sequence[PollCard], place: int) -> list[int]:
    """Trends of the player's party after publishing each front that it may publish."""
    seat = own(desk)
    party = desk.view.parties[seat].party
    return [published(desk, poll, place, seat)[seat].trend for poll in fronts if poll.changes[party] > 0]
