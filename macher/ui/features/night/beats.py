"""Election night as a sequence of five beats: what moves when, what is heard, and how far the telling has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from macher.ui.features.night.facts import ElectionFacts, Pair
from macher.ui.motion import ease_out

LONGEST_SHOW: Final = 8.0
"""Seconds that the whole evening takes at most."""

BeatName = Literal["title", "count", "line", "partner", "result"]

_TITLE, _LINE, _RESULT = 1.1, 1.3, 1.4
_GROW: Final = (0.3, 0.6)
"""When the columns begin to grow, and how long they do."""
_FIRST: Final = 1.0
"""When the first conversion begins, and what the count takes without any."""
_EACH: Final = 0.36
"""Seconds of a conversion."""
_UP, _HOLD, _FALL, _BRIEF, _CARD, _CROSS, _READ = 0.45, 0.25, 0.25, 0.15, 0.05, 0.15, 0.3


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of the evening."""

    name: BeatName
    seconds: float
    sounds: tuple[tuple[float, str], ...] = ()
    """When something is heard, and what."""


@dataclass(frozen=True, slots=True)
class Try:
    """A partner that is stacked on the strongest party; seconds are those of its beat."""

    pair: Pair
    at: float
    up: float
    """Seconds until it stands there."""
    end: float
    """When it has fallen back, or when the beat ends."""
    stays: bool
    """Whether it does not fall back."""


def rising(facts: ElectionFacts) -> tuple[int, ...]:
    """The seats that convert, in the order of counting: the fewest votes first."""
    columns = [column for column in facts.columns if column.gained]
    return tuple(column.seat for column in sorted(columns, key=lambda column: (column.votes, column.seat)))


def _tries(facts: ElectionFacts, begins: float, free: float) -> tuple[Try, ...]:
    """The partners one after the other, until one has the majority; of many that fail, only the first and the last
    take their full time."""
    if facts.contest is not None:
        pairs = sorted(facts.pairs, key=lambda pair: pair.state == "formed")
    else:
        pairs = []
        for pair in facts.asked:
            pairs.append(pair)
            if pair.state == "formed":
                break
    failing = [pair for pair in pairs if _fails(pair)]
    brief = failing[1:-1] if len(failing) > 2 else []
    lengths = [_BRIEF if pair in brief else _length(pair) for pair in pairs]
    speed = max(1.0, sum(lengths) / (free - begins - _READ))
    found, at = [], begins
    for pair, length in zip(pairs, lengths, strict=True):
        up = min(_UP, length * 0.6) / speed
        found.append(Try(pair, at, up, at + length / speed, not _fails(pair)))
        at += length / speed
    return tuple(found)


def _fails(pair: Pair) -> bool:
    return pair.state in ("short", "declined")


def _length(pair: Pair) -> float:
    return _UP + _HOLD + _FALL if _fails(pair) else _UP + _CARD * max(1, len(pair.kinds)) + _CROSS


def beats_of(facts: ElectionFacts) -> tuple[tuple[Beat, ...], tuple[Try, ...]]:
    """The beats of an evening, and the partners that are tried in it."""
    converting = len(rising(facts))
    count = _FIRST + _EACH * converting
    pencils = tuple((_FIRST + _EACH * at, "pencil") for at in range(converting))
    beats = [
        Beat("title", _TITLE, ((0.0, "tick"), (0.25, "tick"), (0.5, "tick"), (0.7, "stamp"))),
        Beat("count", count, ((_GROW[0], "column"), *pencils)),
        Beat("line", _LINE, ((0.15, "line"), (1.05, "stamp"))),
    ]
    tries: tuple[Try, ...] = ()
    if facts.pairs:
        free = LONGEST_SHOW - _RESULT - sum(beat.seconds for beat in beats)
        tries = _tries(facts, 0.1, min(free, 1.9))
        beats.append(Beat("partner", min(free, max(1.4, tries[-1].end + _READ)), _partner_sounds(tries)))
    beats.append(Beat("result", _RESULT, ((0.0, "fanfare"), (0.35, "coin"), (0.75, "marker"))))
    return tuple(beats), tries


def _partner_sounds(tries: tuple[Try, ...]) -> tuple[tuple[float, str], ...]:
    found: list[tuple[float, str]] = []
    for each in tries:
        lands = each.at + each.up
        if not each.stays:
            found.append((lands, "thud"))
            continue
        found += [(lands + _CARD * at, "card") for at in range(len(each.pair.kinds))]
        found.append((lands + _CARD * max(1, len(each.pair.kinds)), "stamp"))
    return tuple(found)


class ElectionShow:
    """Where the evening stands: the beat, and the seconds since it began."""

    def __init__(self, facts: ElectionFacts) -> None:
        self.facts = facts
        self.beats, self.tries = beats_of(facts)
        self.order = rising(facts)
        """Seats in the order in which they convert."""
        self.at = len(self.beats) - 1
        self.now = self.beats[-1].seconds
        self._heard = self.now

    @property
    def beat(self) -> Beat:
        """The beat that is told."""
        return self.beats[self.at]

    @property
    def name(self) -> BeatName:
        """Its name."""
        return self.beat.name

    @property
    def over(self) -> bool:
        """Whether everything has been told."""
        return self.at == len(self.beats) - 1 and self.still

    @property
    def still(self) -> bool:
        """Whether nothing moves any more in this beat."""
        return self.now >= self.beat.seconds

    @property
    def seconds(self) -> float:
        """How long the whole evening takes."""
        return sum(beat.seconds for beat in self.beats)

    def begin(self, at: int = 0) -> None:
        """Begins a beat."""
        self.at, self.now, self._heard = at, 0.0, -1.0

    def rest(self) -> None:
        """Puts the beat at its end."""
        self.now = self.beat.seconds

    def finish(self) -> None:
        """Everything is told."""
        self.at = len(self.beats) - 1
        self.rest()

    def go_on(self, seconds: float) -> list[str]:
        """Lets time pass within the beat; says what is heard meanwhile."""
        self.now = min(self.beat.seconds, self.now + seconds)
        before, self._heard = self._heard, self.now
        return [sound for at, sound in self.beat.sounds if before < at <= self.now]

    # -- how far something has come ------------------------------------------------------------------------------------

    def place(self, name: BeatName) -> int:
        """Number of a beat, or -1 in an evening without it."""
        return next((at for at, beat in enumerate(self.beats) if beat.name == name), -1)

    def begun(self, name: BeatName) -> bool:
        """Whether a beat has begun or is over."""
        place = self.place(name)
        return 0 <= place <= self.at

    def since(self, name: BeatName) -> float:
        """Seconds since a beat began; more than any evening once it is over, below zero before it."""
        place = self.place(name)
        if place < 0 or place > self.at:
            return -1.0
        return self.now if place == self.at else 2 * LONGEST_SHOW

    def share(self, name: BeatName, at: float, takes: float) -> float:
        """How far something has come that begins some seconds into a beat and takes a time: 0 to 1."""
        passed = self.since(name) - at
        if passed < 0:
            return 0.0
        return 1.0 if passed >= takes or takes <= 0 else ease_out(passed / takes)

    def grown(self) -> float:
        """How far the columns have grown."""
        return self.share("count", *_GROW)

    def converts_at(self, seat: int) -> float:
        """Seconds into the count at which a seat converts."""
        return _FIRST + _EACH * self.order.index(seat)

    def converted(self, seat: int) -> float:
        """How far the conversion of a seat has come; 1 for one that has nothing to convert, once columns stand."""
        if seat not in self.order:
            return 1.0 if self.begun("count") else 0.0
        return self.share("count", self.converts_at(seat), 0.25)

    def converting(self) -> int:
        """The seat whose conversion is told, or -1."""
        if self.name != "count":
            return -1
        return next((seat for seat in reversed(self.order) if self.now >= self.converts_at(seat)), -1)

    def tried(self) -> Try | None:
        """The partner that is tried now, or the last one."""
        if not self.begun("partner"):
            return None
        passed = self.since("partner")
        return next((each for each in reversed(self.tries) if passed >= each.at), None)

    def raised(self, each: Try) -> float:
        """How far up a partner is: 0 at its own place, 1 on the strongest party."""
        up = self.share("partner", each.at, each.up)
        if each.stays or up < 1:
            return up
        fall = min(_FALL, (each.end - each.at - each.up) / 2)
        return 1 - self.share("partner", each.end - fall, fall)

    def landed(self, each: Try) -> float:
        """Seconds since a partner has come up; below zero before."""
        return self.since("partner") - each.at - each.up
