"""The final scores revealed source by source, the last party first, with a stop wherever the lead changes.

The sources follow one another as the rulebook counts them (EN19 section 07).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.i18n import Texts
from macher.ui.features.ending.facts import Standing, Standings
from macher.ui.motion import ease_out

_ELECTIONS: Final = ("votes", "bonus")
"""Sources that are counted together, since the elections are known already."""
GROW: Final = 0.45
"""Seconds in which the points of a party, or of all, grow."""
_PAUSE: Final = 0.12
"""Seconds between two parties."""
STOP: Final = 1.3
"""Seconds for reading who is in the lead now."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A change of the lead: somebody leads first, passes the leader, or draws level."""

    kind: Literal["first", "passes", "level"]
    source: str
    seats: tuple[int, ...]
    """Who leads now; the one who has passed, or all who are level."""
    other: int
    """Who was in the lead; -1 for nobody."""
    points: int


@dataclass(frozen=True, slots=True)
class CountStep:
    """The points of some parties from some sources."""

    sources: tuple[str, ...]
    seats: tuple[int, ...]
    lead: Lead | None

    @property
    def seconds(self) -> float:
        """How long it takes, with its stop."""
        return GROW + (STOP if self.lead is not None else _PAUSE)


def count_steps(facts: Standings) -> tuple[CountStep, ...]:
    """The elections at once, then every source party by party: who is last is counted first."""
    rows = {row.seat: row for row in facts.rows}
    known = tuple(source for source in facts.sources if source in _ELECTIONS)
    points = {seat: _scored(facts, rows[seat], known) for seat in sorted(rows)}
    leaders = _leaders(points)
    kind: Literal["first", "level"] = "first" if len(leaders) == 1 else "level"
    first = Lead(kind, known[0] if known else "", leaders, -1, points[leaders[0]])
    steps = [CountStep(known, tuple(points), first)]
    for source in facts.sources:
        if source in _ELECTIONS:
            continue
        counted = len(steps)
        for seat in sorted(points, key=lambda seat: (points[seat], -seat)):
            gained = _scored(facts, rows[seat], (source,))
            if not gained:
                continue
            before = _leaders(points)
            points[seat] += gained
            steps.append(CountStep((source,), (seat,), _change(source, points, before, seat)))
        if len(steps) == counted:  # a source that has brought nobody anything is named all the same
            steps.append(CountStep((source,), (), None))
    return tuple(steps)


def _scored(facts: Standings, row: Standing, sources: tuple[str, ...]) -> int:
    return sum(points for source, points in zip(facts.sources, row.scored, strict=True) if source in sources)


def _leaders(points: dict[int, int]) -> tuple[int, ...]:
    best = max(points.values())
    return tuple(seat for seat in points if points[seat] == best)


def _change(source: str, points: dict[int, int], before: tuple[int, ...], seat: int) -> Lead | None:
    """What the points of a seat have changed at the top."""
    now = _leaders(points)
    if now == before or seat not in now:
        return None
    if len(now) > 1:
        return Lead("level", source, now, before[0], points[seat])
    other = next(each for each in before if each != seat)
    return Lead("passes", source, now, other, points[seat])


class Reveal:
    """How far the counting has come: `at` is the number of the running step, `now` the seconds since it began."""

    def __init__(self, facts: Standings) -> None:
        self.facts, self.sources = facts, facts.sources
        self.steps = count_steps(facts)
        self.at, self.now = len(self.steps), 0.0

    @property
    def over(self) -> bool:
        """Whether everything is counted."""
        return self.at >= len(self.steps)

    @property
    def still(self) -> bool:
        """Whether nothing moves between two steps."""
        return not self.over and self.now > GROW

    @property
    def step(self) -> CountStep | None:
        """The running step; none at the end."""
        return None if self.over else self.steps[self.at]

    @property
    def share(self) -> float:
        """How much of the running step's points has grown, 0 to 1."""
        return 1.0 if self.over or self.now >= GROW else ease_out(self.now / GROW)

    @property
    def source(self) -> str:
        """The first source of the running step; empty at the end."""
        step = self.step
        return "" if step is None or not step.sources else step.sources[0]

    @property
    def lead(self) -> Lead | None:
        """The change of the lead that is told now."""
        step = self.step
        return step.lead if step is not None and self.now >= GROW else None

    def begin(self, at: int = 0) -> None:
        """Begins a step."""
        self.at, self.now = at, 0.0

    def finish(self) -> None:
        """Everything is counted."""
        self.at = len(self.steps)

    def rest(self, source: int) -> None:
        """Puts the counting at the end of a source, by its number in the order of counting: for pictures."""
        names = [step.sources[0] for step in self.steps]
        wished = list(dict.fromkeys(names))[source]
        self.at = len(names) - 1 - names[::-1].index(wished)
        self.now = GROW

    def go_on(self, seconds: float) -> list[str]:
        """Lets time pass; says what is heard meanwhile."""
        heard: list[str] = []
        while seconds > 0 and (step := self.step) is not None:
            if self.now == 0:
                heard.append("column" if len(step.seats) != 1 else "pencil")
            passed = min(seconds, step.seconds - self.now)
            if self.now < GROW <= self.now + passed and step.lead is not None and step.lead.kind != "first":
                heard.append("stamp")
            self.now += passed
            seconds -= passed
            if self.now >= step.seconds:
                self.begin(self.at + 1)
            elif passed <= 0:
                break
        return heard

    def counts(self, row: Standing) -> bool:
        """Whether the points of a party are counted now."""
        step = self.step
        return step is not None and len(step.seats) == 1 and row.seat in step.seats

    def gained(self, row: Standing) -> int:
        """Points that the running step brings a party."""
        step = self.step
        if step is None or row.seat not in step.seats:
            return 0
        return sum(row.scored[self.sources.index(each)] for each in step.sources)

    def points(self, row: Standing) -> int:
        """Points of a party counted so far; a source counts in full as soon as its movement begins."""
        counted = [each for step in self.steps[: self.at + 1] if row.seat in step.seats for each in step.sources]
        return sum(points for source, points in zip(self.sources, row.scored, strict=True) if source in counted)

    def length(self, row: Standing) -> float:
        """Points that the party's bar has reached."""
        if self.over:
            return float(row.total)
        return self.points(row) - self.gained(row) * (1 - self.share)

    def furthest(self) -> float:
        """Points that the longest bar has reached."""
        return max(self.length(row) for row in self.facts.rows)

    def order(self) -> tuple[Standing, ...]:
        """By points once they are known, before that in the order of the seats."""
        return self.facts.rows if self.over else tuple(sorted(self.facts.rows, key=lambda row: row.seat))


def lead_words(texts: Texts, lead: Lead, players: Sequence[str]) -> str:
    """What has put whom ahead of whom; `players` are names by seat."""
    if lead.kind == "level":
        points = texts("final-points", points=lead.points)
        return texts("final-lead-level", players=texts.listing([players[seat] for seat in lead.seats]), points=points)
    player = players[lead.seats[0]]
    if lead.kind == "first":
        return texts("final-lead-first", player=player)
    return texts(f"final-lead-by-{lead.source}", player=player, other=players[lead.other])
