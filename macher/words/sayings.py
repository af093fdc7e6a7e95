"""What the six people say in a game: of all lines that are true, the few that there is room for.

A person speaks at most four times a game and all together three times a round, besides the first and the last line.
Nobody says the same twice in a game, nor in ten games: `Talk.heard` has what was said in the last ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, Literal, NamedTuple

from macher.ai.grievances import Grievance
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.words.names import GameNames
from macher.words.talk.remarks import ALWAYS, LINES, OFFERS, Facts
from macher.words.talk.teller import PLAN, Remark, Teller

__all__ = [
    "MOST_A_GAME",
    "MOST_A_ROUND",
    "Saying",
    "Speakers",
    "Talk",
    "When",
    "is_plan",
    "sayings",
    "spoken",
    "words_of",
]

When = Literal["yes", "elections", "no"]
"""When the rivals speak: whenever something is worth it, after elections alone, or not at all."""

MOST_A_GAME: Final = 4
MOST_A_ROUND: Final = 3
_MOST_PLANS: Final = 2
"""Most plans told after an election."""
_AFTERWARDS: Final = ("worked", "alone", "short", "partner", "out", "won", "lost")
"""Lines about elections, besides plans."""


class Saying(NamedTuple):
    """A line that a seat says; `topic` is its condition, `style` who says it."""

    seat: int
    style: str
    topic: str
    facts: tuple[tuple[str, int], ...]
    """What stands in its braces."""

    @property
    def name(self) -> str:
        """Its name among all lines, as games remember it."""
        return f"{self.style}-{self.topic}"


@dataclass(frozen=True, slots=True)
class Talk:
    """What is said in a game depends on this and on its events."""

    edition: Edition
    kinds: Sequence[str]
    when: When = "yes"
    since: int = 0
    """Number of the event from which on that holds; before it everybody spoke."""
    met: Mapping[int, Facts] = field(default_factory=dict)
    """What there is to tell of earlier evenings, by seat."""
    heard: frozenset[str] = frozenset()
    """Names of the lines of the last games."""


class Speakers:
    """Follows a game that grows, and says what is said in it; after a step back it begins anew."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self._events: list[Event] = []
        self._teller = Teller(talk.edition, talk.kinds, talk.met)
        self._said: Mapping[int, Sequence[Saying]] = {}

    @property
    def grievances(self) -> Sequence[Grievance]:
        """What everybody has done to each other so far."""
        return self._teller.memory.grievances

    def said(self, events: Sequence[Event]) -> Mapping[int, Sequence[Saying]]:
        """What is said after which of these events, by the place of the event; they begin with the game."""
        if not events or not isinstance(events[0], ev.GameStarted):
            return {}
        known = len(self._events)
        if list(events[:known]) != self._events:
            known = 0
            self._events, self._teller = [], Teller(self.talk.edition, self.talk.kinds, self.talk.met)
        if known < len(events) or not known:
            for event in events[known:]:
                self._teller.take(event)
            self._teller.close()
            self._events += events[known:]
            self._said = _chosen(self.talk, self._teller)
        return self._said


def sayings(talk: Talk, events: Sequence[Event]) -> Mapping[int, Sequence[Saying]]:
    """What is said after which of these events of a game, by the place of the event."""
    return Speakers(talk).said(events)


def is_plan(saying: Saying) -> bool:
    """Whether a line tells a plan."""
    return saying.topic.startswith(PLAN)


def spoken(names: GameNames, saying: Saying) -> str:
    """The line as the log has it."""
    return names.texts("rival-says", player=names.player(saying.seat), words=words_of(names, saying))


def words_of(names: GameNames, saying: Saying) -> str:
    """The words alone."""
    texts, said = names.texts, dict[str, str | int]()
    for name, value in saying.facts:
        match name:
            case "money" | "yours" | "bid":
                said[name] = texts.money(value)
            case "land":
                said[name] = names.land_card(value)
            case "card":
                said[name] = names.topic(value)
            case "party" | "other":
                said[name] = names.party(value)
            case "trend":
                said[name] = texts.signed(value)
            case _:
                said[name] = value
    if saying.topic == "begin":
        return texts(f"rival-{saying.style}-quote")
    name = saying.topic if is_plan(saying) or saying.topic in OFFERS else saying.name
    return texts(f"talk-{name}", **said)


# -- what is said ------------------------------------------------------------------------------------------------------


class _Counts:
    """What has been said so far."""

    def __init__(self) -> None:
        self.topics: set[tuple[int, str]] = set()
        self.game: dict[int, int] = {}
        self.round: dict[int, int] = {}
        self.plans: dict[int, set[int]] = {}
        """Seats that have told a plan, by round."""

    def room(self, remark: Remark) -> bool:
        """Whether there is room for one more."""
        told = self.plans.get(remark.round, set())
        if remark.topic.startswith(PLAN) and (remark.seat in told or len(told) >= _MOST_PLANS):
            return False
        fits = self.game.get(remark.seat, 0) < MOST_A_GAME and self.round.get(remark.round, 0) < MOST_A_ROUND
        return fits or remark.topic in ALWAYS

    def count(self, remark: Remark) -> None:
        """It is said."""
        self.topics.add((remark.seat, remark.topic))
        if remark.topic not in ALWAYS:
            self.game[remark.seat] = self.game.get(remark.seat, 0) + 1
            self.round[remark.round] = self.round.get(remark.round, 0) + 1
        if remark.topic.startswith(PLAN):
            self.plans.setdefault(remark.round, set()).add(remark.seat)


def _chosen(talk: Talk, teller: Teller) -> Mapping[int, Sequence[Saying]]:
    """The first lines whose condition is new: after one event all plans, else one line."""
    counts, found = _Counts(), dict[int, list[Saying]]()
    wanted = [remark for remark in teller.remarks if _wanted(talk, teller, remark)]
    for at, together in groupby(sorted(wanted, key=lambda each: each.at), key=lambda each: each.at):
        for remark in sorted(together, key=lambda each: (_place(each.topic), counts.game.get(each.seat, 0))):
            alone = remark.topic in ALWAYS or at not in found
            both = remark.topic.startswith(PLAN) and at in found and is_plan(found[at][-1])
            if (alone or both) and (remark.seat, remark.topic) not in counts.topics and counts.room(remark):
                counts.count(remark)
                style = teller.styles[remark.seat]
                said = Saying(remark.seat, style, remark.topic, tuple(remark.facts.items()))
                found.setdefault(at, []).append(said)
    return found


def _place(topic: str) -> int:
    """Plans come before all other lines."""
    return -1 if topic.startswith(PLAN) or topic not in LINES else LINES.index(topic)


def _wanted(talk: Talk, teller: Teller, remark: Remark) -> bool:
    """Whether the player wants to hear it, and has not lately."""
    plan = remark.topic.startswith(PLAN)
    when = talk.when if remark.at >= talk.since else "yes"
    if when == "no" or (when == "elections" and not plan and remark.topic not in _AFTERWARDS):
        return False
    return (
        plan or remark.topic in (*ALWAYS, *OFFERS) or f"{teller.styles[remark.seat]}-{remark.topic}" not in talk.heard
    )
