"""A saved game in full beside the list: when, how far, who sits there, what is wrong with it, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from macher.ai.kinds import HUMAN
from macher.rules.cards import PARTIES
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, inset, part, row, wrapped_row
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.screens.saves_words import SavedWords
from macher.ui.widgets import ButtonKind
from macher.ui.widgets.marks import PartyTag

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
    kit: Kit, words: SavedWords, deeds: Sequence[Deed], unfold: Callable[[], None], unfolded: bool, *, beside: bool
) -> Part:
    """The panel; the buttons stand below the rest, or beside it."""
    buttons = [
        kit.button(
            deed.text,
            deed.call,
            id=f"saves.{deed.id}",
            icon=deed.icon,
            kind=deed.kind,
            reason=deed.reason,
            tooltip="" if deed.reason else deed.text,
        )
        for deed in deeds
    ]
    about = _game(kit, words) if words.entry.problem is None else _trouble(kit, words, unfold, unfolded)
    title = kit.name(words.title(), "title", id="saves.title")
    told = column(title, kit.words(words.written(), "body", "muted"), air(kit.step("gap")), about)
    if beside:
        shown = row(told, column(*buttons, gap=kit.step("tight")), gap=kit.step("space"))
    else:
        first = replace(buttons[0], width=None)
        others = wrapped_row(*buttons[1:], gap=kit.step("tight"), fill=True)
        shown = column(told, first, others, gap=kit.step("tight"))
    dx, dy = kit.step("wide"), kit.step("space")
    return kit.panel(shown, dx, dy, id="saves.details", zone=True, name=words.title(), edge="hairline")


def _game(kit: Kit, words: SavedWords) -> Part:
    """Edition, place, who votes next, the seats."""
    lines = [[words.game()], words.place()]
    lines += [[words.votes_next()]] if words.votes_next() else []
    lines += [[words.plain("saves-assisted")]] if words.entry.assisted else []
    seats = [
        replace(_seat(kit, words, seat), most=lambda _: kit.step("line", 1.1)) for seat in range(len(words.entry.seats))
    ]
    return column(*(kit.words(line) for line in lines), air(kit.step("gap")), column(*seats))


def _seat(kit: Kit, words: SavedWords, seat: int) -> Part:
    """Party, kind and name of a player; who has won, the points, or who decides."""
    entry, texts = words.entry, words.plain
    who, short = entry.seats[seat], words.party(seat)

    def tag(box: Rect) -> Node:
        return PartyTag(box.centred(box.w, PartyTag.natural(kit.ctx, short)[1]), who.party, short)

    said, style = "", "label"
    if entry.scores:
        said, style = texts.number(entry.scores[seat]), "number"
    elif seat in entry.deciding and not entry.over:
        said = texts("saves-decides")
    shown = row(
        part(tag, width=kit.step("option", 1.2)) if who.party in PARTIES else None,
        kit.icon("user-round" if who.kind == HUMAN else "cpu", tip=words.kind(seat)),
        replace(kit.name(words.player(seat)), height=None),
        kit.icon("trophy", "ink", texts("saves-winner")) if seat in entry.winners else None,
        kit.words(said, style, "ink" if entry.scores else "muted", "right", natural=True) if said else None,
        gap=kit.step("tight"),
    )
    return Part(column(kit.hairline(), replace(shown, height=None)).place)


def _trouble(kit: Kit, words: SavedWords, unfold: Callable[[], None], unfolded: bool) -> Part:
    """What is wrong in a sentence; the details unfold below it."""
    texts, problem = words.plain, words.entry.problem
    assert problem is not None
    newer = problem.reason == "save-newer"
    reason = texts(problem.reason, **problem.args_of_reason)
    said = reason if newer else texts("saves-is-broken" if words.damaged else "saves-is-useless")
    said = f"{said} {texts('saves-file-kept')}"
    lines = [reason] * (not newer) + [texts("saves-file", file=words.entry.path.name)]
    details = [inset(kit.paragraph(line, "body", id=f"saves.detail.{at}"), 16) for at, line in enumerate(lines)]
    return column(
        row(
            kit.icon("triangle-alert", "contra"),
            kit.paragraph(said, "strong", "contra", id="saves.trouble"),
            gap=kit.step("tight"),
        ),
        kit.fold(texts("saves-details"), unfold, unfolded, id="saves.unfold", tooltip=texts("saves-details-tip")),
        *(details if unfolded else []),
        gap=kit.step("gap"),
    )
