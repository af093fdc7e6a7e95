"""What has happened since the own last decision as sentences: grouped by party and kind, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from macher.engine.event import Event
from macher.rules import events as ev
from macher.ui.table.happening.move import Delta
from macher.ui.table.model import TableModel

_KINDS: Final[dict[type[Event], str]] = {
    ev.RalliesPlaced: "table-recap-rallies",
    ev.MediaPlaced: "table-recap-media",
    ev.PoliticianPlaced: "table-recap-politicians",
    ev.VotesChanged: "table-recap-votes",
    ev.RalliesConverted: "table-recap-votes",
    ev.TrendChanged: "table-recap-trend",
    ev.OpinionShifted: "table-recap-swaps",
}
"""Kinds of changes of which all of a party are one sentence, by its text; of all others each has its own."""
_COLON: Final = ": \u00a0\u202f"
"""What a lead ends with where details follow: a colon, spaced as the language does."""
_NAMED: Final = 2
"""As many states are called by their names; more by their codes."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Changes of one party and kind."""

    lead: str
    """Who, and what in all, with its colon: "CDU buys 9 rallies for €10,000:"."""
    details: tuple[str, ...]
    """Where, in ever shorter words."""
    seat: int
    items: tuple[Delta, ...]
    """Oldest first."""
    counts: bool = False
    """Whether the lead says something without the details: who and how many, without where."""
    full: int | None = None
    """How many of the details, from the first, call states by their names; None if all are alike."""
    cards: int | None = None
    """How many call cards by their long names; None if all are alike."""
    short: str = ""
    """A shorter lead that names the party too, if there is one."""
    listed: tuple[str, ...] = ()
    """The whole sentence as a list has it, for each of the details; empty if that is lead and details."""

    @property
    def text(self) -> str:
        """The whole sentence."""
        return f"{self.lead} {self.details[0]}".strip()

    @property
    def brief(self) -> str:
        """The same in its shortest words."""
        return f"{self.lead} {self.details[-1]}".strip()


def sentences(model: TableModel, items: Sequence[Delta] | None = None) -> list[Sentence]:
    """All sentences about these changes, or all since the player's last decision; the newest first."""
    groups: dict[tuple[object, ...], list[Delta]] = {}
    for at, item in enumerate(model.recap if items is None else items):
        kind = _kind(item)
        key = (item.seat, kind) if kind else (at,)
        groups[key] = [*groups.pop(key, ()), item]  # a group is as new as its newest change
    return [_sentence(model, items) for items in reversed(groups.values())]


def _kind(item: Delta) -> str:
    """The kind of what a party did in a state; empty for all else."""
    if item.head is None or item.seat < 0 or item.land < 0:
        return ""
    return _KINDS.get(type(item.head), "")


def _sentence(model: TableModel, items: Sequence[Delta]) -> Sentence:
    newest = items[-1]
    if isinstance(newest.head, ev.StartBidsRevealed):
        return _bids(model, newest, newest.head)
    kind = _kind(newest)
    if not kind:
        return _single(model, newest)
    texts, who = model.texts, model.names.player(newest.seat)
    amounts: dict[tuple[str, str], int] = {}
    for item in items:
        amounts[item.state] = amounts.get(item.state, 0) + _amount(item.head)
    total = sum(amounts.values())
    cost = sum(item.head.cost for item in items if isinstance(item.head, ev.RalliesPlaced))
    if kind == "table-recap-swaps":
        lead, details = _swaps(model, who, items, list(amounts))
    else:
        lead = texts(kind, who=who, n=total, money=texts.money(cost))
        write = texts.signed if kind in ("table-recap-votes", "table-recap-trend") else texts.number
        ones = kind in ("table-recap-media", "table-recap-politicians")
        alone = kind != "table-recap-trend" and len(amounts) == 1  # the number stands before the colon

        def named(name: str, amount: int) -> str:
            return name if alone or (ones and amount == 1) else f"{name}\u00a0{write(amount)}"

        details = _forms(amounts, named)
    swap, short = kind == "table-recap-swaps" and len(items) == 1, ""
    listed: tuple[str, ...] = ()
    if kind == "table-recap-rallies":
        money = texts.money_short(cost)
        listed = tuple(texts("table-recap-rallies-short", who=who, n=total, where=one, money=money) for one in details)
    elif swap:
        short = texts("table-recap-swap-short", who=who, land=newest.state[1])
    lead, short = (texts.pair(each, "").rstrip() if each else "" for each in (lead, short))
    full = 0 if swap else int(len(amounts) <= _NAMED)
    cards = 1 if swap else None
    return Sentence(lead, tuple(details), newest.seat, tuple(items), not swap, full, cards, short, listed)


def _amount(event: Any) -> int:
    """How many, or how much more or less."""
    if isinstance(event, ev.RalliesPlaced):
        return event.count
    if isinstance(event, ev.RalliesConverted):
        return event.gained
    return event.delta if isinstance(event, ev.VotesChanged | ev.TrendChanged) else 1


def _forms(amounts: dict[tuple[str, str], int], write: Callable[[str, int], str]) -> list[str]:
    """The places with their amounts: by names if they are few, and by codes."""
    names = ", ".join(write(name, amount) for (name, _), amount in amounts.items())
    codes = ", ".join(write(code, amount) for (_, code), amount in amounts.items())
    return [names, codes] if len(amounts) <= _NAMED else [codes]


def _swaps(
    model: TableModel, who: str, items: Sequence[Delta], states: Sequence[tuple[str, str]]
) -> tuple[str, list[str]]:
    """One exchange with both cards, several with their states."""
    if len(items) > 1:
        lead = model.texts("table-recap-swaps", who=who, n=len(items))
        return lead, _forms(dict.fromkeys(states, 1), lambda name, _: name)
    event: Any = items[0].head
    out, into = (model.names.card_forms(kind) for kind in (event.out, event.into))
    lead = model.texts("table-recap-swap", who=who, land=states[0][1])
    return lead, [f"{old} → {new}" for old, new in zip(out, into, strict=True)]


def _bids(model: TableModel, item: Delta, event: ev.StartBidsRevealed) -> Sentence:
    """All bids in thousands, the highest first; where there is no room for them, the highest alone."""
    seats = sorted((seat for seat, bid in enumerate(event.bids) if bid >= 0), key=lambda seat: -event.bids[seat])
    said = [f"{model.names.player(seat)} {model.texts.number(event.bids[seat] // 1000)}" for seat in seats]
    best = [each for each, seat in zip(said, seats, strict=True) if event.bids[seat] == max(event.bids)]
    return Sentence(
        model.texts("table-recap-bids"),
        (", ".join(said), ", ".join(best)),
        -1,
        (item,),
        short=model.texts("table-recap-bids-short"),
    )


def _single(model: TableModel, item: Delta) -> Sentence:
    """The line of the log; who or what it is about leads."""
    who = model.names.player(item.seat) if item.seat >= 0 else ""
    subjects = (who, model.texts("table-recap-subject", who=who)) if who else ()
    colon = model.texts.pair("", "").strip()
    leads, details = [], []
    for text in item.said or (item.text, item.brief):
        lead, found, rest = text.partition(f"{colon} ")
        if not found:
            lead = next((_whole_word(subject, text) for subject in subjects if text.startswith(subject)), "")
            rest = text.removeprefix(lead).strip()
        leads.append((lead + colon) if found else lead)
        details.append(rest)
    full, cards = (1, len(details) - 1) if len(set(details)) > 1 else (None, None)
    if len(set(leads)) == 1:
        return Sentence(leads[0], tuple(details), item.seat, (item,), False, full, cards)
    return Sentence("", tuple(item.said or (item.text, item.brief)), item.seat, (item,), False, full, cards)


def _whole_word(subject: str, text: str) -> str:
    """The name at the beginning of a sentence, up to the end of the word: "Helene’s"."""
    ending = text.removeprefix(subject)
    return subject + ("" if not ending or ending[0].isspace() else ending.split(maxsplit=1)[0])


# -- how a sentence is written -----------------------------------------------------------------------------------------


class Way(NamedTuple):
    """How a line is written; it always names its party."""

    full: bool = True
    """Whether it calls states by their names; else by their codes."""
    cards: bool = True
    """Whether it calls cards by their long names; else by short ones."""
    long: bool = True
    """Whether it begins with all that a lead says; else in short."""


def forms(told: Sentence, full: bool) -> list[list[str]]:
    """The whole sentence as lines of a list have it: with long names of cards, then with short ones.

    Each time the longest words come first. With `full` it calls states by their names where it has such words.
    """
    found = []
    for cards in (True, False):
        ways = [Way(full, cards, long) for long in ((False,) if told.listed else (True, False))]
        words = [f"{lead} {text}".strip() for lead, details in (_parts(told, way) for way in ways) for text in details]
        found.append(list(dict.fromkeys(words)))
    groups = [words for words in found if words]
    return groups or forms(told, not full)


def _parts(told: Sentence, way: Way) -> tuple[str, Sequence[str]]:
    """The beginning of a line, and the details that a way allows, the longest first."""
    whole = bool(told.listed) and not way.long
    details = [
        text
        for at, text in enumerate(told.listed if whole else told.details)
        if (told.full is None or (at < told.full) == way.full)
        and (told.cards is None or (at < told.cards) == way.cards)
    ]
    if whole:
        return "", details
    return (told.lead if way.long else told.short or told.lead), details


def whole_text(told: Sentence) -> str:
    """Every change that a sentence sums up, a line each."""
    return "\n".join(dict.fromkeys(item.text for item in told.items))


def places_told(told: Sentence) -> tuple[str, ...]:
    """Ids of the places that it tells of."""
    return tuple(dict.fromkeys(place for item in told.items for place in item.places))
