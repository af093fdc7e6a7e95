"""What the list of what has happened says: the log's lines, then what others have done since, in grouped lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from macher.rules import events as ev
from macher.ui.table.happening.changes_lines import Sentence, forms, places_told, sentences, whole_text
from macher.ui.table.happening.move import Delta
from macher.ui.table.model import TableModel
from macher.ui.table.words.log_lines import Entry, Filter, filtered, kept, places_of_line

_PLAIN_PASSES: Final = frozenset({"start_tie", "media", "rallies", "polls", "exchanges"})
"""Steps in which a pass says no more than that: who passes there stands in one line."""


@dataclass(frozen=True, slots=True)
class Said:
    """One line since the player's last turn."""

    entry: Entry
    words: tuple[tuple[str, ...], ...]
    """The ways to say it, the longest first; those of a later group call cards by short names."""
    lights: tuple[str, ...]
    """Ids of the places that it tells of."""
    whole: str = ""
    """All that it sums up."""
    icon: str = ""
    """Stands before it if it is about no party."""


def lines_before(model: TableModel, entries: Sequence[Entry], keep: Filter) -> list[Entry]:
    """The log up to the player's last turn, oldest first, with its separators."""
    first = first_mark(model)
    before = [entry for entry in entries if entry.head or first is None or entry.index < first]
    return filtered(before, keep, model.seat, model.focus_land)


def first_mark(model: TableModel) -> int | None:
    """Number of the first event since the player's last turn; None if there is none."""
    return model.marks[0].index if model.marks else None


def lines_since(model: TableModel, entries: Sequence[Entry], keep: Filter, fits: Callable[[str], bool]) -> list[Said]:
    """What has happened since, oldest first: all of a kind that a party did is one line, as new as its newest part.

    States are called by their names if all of these lines fit one row like that, else by their codes.
    """
    first = first_mark(model)
    if first is None:
        return []
    news = [entry for entry in entries if not entry.head and entry.index >= first]
    shown = [item for item in model.recap if kept(keep, item.seat, item.land, model.seat, model.focus_land)]
    grouped = sentences(model, shown)
    full = all(any(map(fits, forms(one, True)[0])) for one in grouped)
    told = [(max(one.items[-1].events), 0, _summed_up(model, one, news, full)) for one in grouped]
    told += [(said.entry.index, 1, said) for said in _others(model, news, keep)]
    return [said for _, _, said in sorted(told, key=lambda each: each[:2])]


def _summed_up(model: TableModel, told: Sentence, news: Sequence[Entry], full: bool) -> Said:
    words = tuple(tuple(group) for group in forms(told, full))
    newest = told.items[-1]
    whole = _with_reasons(told.items, news) if model.reasons else whole_text(told)
    entry = Entry(told.text, told.seat, newest.land, index=max(newest.events), dice=_dice(newest, news))
    return Said(entry, words, places_told(told), whole, newest.icon)


def _with_reasons(items: Sequence[Delta], news: Sequence[Entry]) -> str:
    """The lines of the log about these changes, which say why."""
    events = {event for item in items for event in item.events}
    return "\n".join(entry.text for entry in news if entry.index in events and not entry.speaker)


def _dice(item: Delta, news: Sequence[Entry]) -> tuple[int, ...]:
    return next((entry.dice for entry in news if entry.dice and entry.index in item.events), ())


def _others(model: TableModel, news: Sequence[Entry], keep: Filter) -> Iterator[Said]:
    """What changes nothing on the table: passes, bids, and what characters say."""
    changed = {event for item in model.recap for event in item.events}
    steps = {
        logged.index: (logged.event.step, model.remark(logged.version))
        for logged in model.marks
        if isinstance(logged.event, ev.Passed) and logged.event.step in _PLAIN_PASSES
    }
    passes: dict[tuple[str, str], list[Entry]] = {}
    for entry in news:
        if not entry.speaker and entry.index in changed:
            continue
        if not kept(keep, entry.seat, entry.land, model.seat, model.focus_land):
            continue
        if entry.index in steps and not entry.speaker:
            passes.setdefault(steps[entry.index], []).append(entry)
        else:
            yield _as_logged(entry)
    for (_, remark), group in passes.items():
        yield _together(model, group, remark)


def _as_logged(entry: Entry) -> Said:
    words = ((entry.text,), (entry.short or entry.text,))
    return Said(entry, words, places_of_line(entry), entry.text)


def _together(model: TableModel, passes: Sequence[Entry], remark: str) -> Said:
    """Several who pass; whoever passed twice is named once."""
    texts, seats = model.texts, list(dict.fromkeys(entry.seat for entry in passes))
    if len(seats) == 1:
        return _as_logged(passes[-1])
    line = texts("table-happened-pass", who=texts.listing([model.names.player(seat) for seat in seats]))
    text = texts(remark, line=line) if remark else line
    return Said(Entry(text, index=passes[-1].index), ((text,),), tuple(f"rail.{seat}" for seat in seats), text)


def last_turn(model: TableModel) -> str:
    """What stands in the line between what was known and what has happened since; empty if nobody looks."""
    if model.seat < 0:
        return ""
    if model.decided_here(model.seat):
        return model.texts("table-last-turn-own")
    return model.texts("table-last-turn", player=model.names.player(model.seat))
