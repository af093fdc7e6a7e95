"""Reads the public events of a game and notes every line that is true of them, whoever has room to say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from macher.ai.grievances import Grievance, Memory
from macher.ai.kinds import HUMAN, STYLES
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.national import events as ce
from macher.words.talk.plans import DENYING, Counted, plans
from macher.words.talk.remarks import Facts, after_election, before_last, declined, ended, has_hurt, offered, was_hurt
from macher.words.talk.rounds import Round

__all__ = ["PLAN", "Remark", "Teller"]

PLAN: Final = "plan-"
"""How the topics of plans begin."""
_HURT: Final = 2
"""Weight of grievances from which somebody speaks of them."""
_LOSS: Final = 15
"""Points that an election has cost the listener from which nobody boasts of it."""
_SHEETS: Final = ("deployment", "start_sheet")
_EVENING: Final = ("conversion", "region_election")
"""Phases that begin with the last moment before votes are counted."""


class Remark(NamedTuple):
    """A line that would be true."""

    at: int
    """Number of the event after which it can be said."""
    seat: int
    topic: str
    round: int
    facts: Facts
    """What stands in its braces."""


class Teller:
    """Takes the events of a game one after the other; `met` says which facts are known of earlier evenings, by seat."""

    def __init__(self, edition: Edition, kinds: Sequence[str], met: Mapping[int, Facts]) -> None:
        self.memory = Memory(edition)
        self.styles = {seat: style for seat, kind in enumerate(kinds) if (style := _style(kind))}
        """Characters whom everybody knows, by seat."""
        people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.you = people[0] if len(people) == 1 else -1
        """The one person who plays, or -1: several would not know whom a line is meant for."""
        self.remarks: list[Remark] = []
        self._people, self._met = people, met
        self._round = Round(self.memory.table)
        self._heard = 0
        """Grievances spoken of so far."""
        self._sheet: dict[tuple[int, int], int] = {}
        """Votes that came at the start, by seat and number of the election."""
        self._bought: set[tuple[int, int]] = set()
        """Where a seat has paid for something, by the same."""
        self._poll: tuple[int, int] = (-1, -1)
        """The seat whose poll is published, and the number of that event."""

    def take(self, event: Event) -> None:
        """One more event of the log."""
        event, memory = event.seen_by(-1), self.memory
        at = memory.count
        if isinstance(event, ev.RoundStarted):
            self._round = Round(memory.table, self._round)
        self._round.take(event, memory.table)
        memory.take(event)
        self._hurt(at - 1)
        self._note(event)
        if self.styles:
            self._speak(at, event)

    def close(self) -> None:
        """A command is over: nothing more of it is still to come."""
        self.memory.close()
        self._hurt(self.memory.count - 1)

    def _say(self, at: int, seat: int, topic: str, facts: Facts | None = None) -> None:
        self.remarks.append(Remark(at, seat, topic, self.memory.table.round, facts or {}))

    # -- what happens --------------------------------------------------------------------------------------------------

    def _note(self, event: Event) -> None:
        boards = self.memory.table.boards
        match event:
            case ev.VotesChanged(seat=seat, land=land, delta=delta, reason=reason) if reason in _SHEETS:
                key = seat, boards[land].number
                self._sheet[key] = self._sheet.get(key, 0) + delta
            case ev.RalliesPlaced(seat=seat, land=land, cost=cost) if cost:
                self._bought.add((seat, boards[land].number))
            case ev.PoliticianPaid(seat=seat, land=land) | ev.PollWon(seat=seat, land=land):
                self._bought.add((seat, boards[land].number))
            case ev.MediaPlaced(seat=seat, land=land) if self.memory.table.round:
                self._bought.add((seat, boards[land].number))

    def _speak(self, at: int, event: Event) -> None:
        table = self.memory.table
        match event:
            case ev.GameStarted():
                for seat in self.styles:
                    self._say(at, seat, "met" if seat in self._met else "begin", self._met.get(seat))
            case ev.ElectionDecided(land=land, outcome=outcome, winners=winners):
                counted = Counted(self.memory, self._round, land, self.you, event)
                self._election(at, counted, winners if outcome != "none" else ())
            case ce.ElectionWon(land=land, winners=winners):
                self._election(at, Counted(self.memory, self._round, land, self.you), winners)
            case ev.PhaseStarted(phase=phase) if phase in _EVENING:
                last = len(table.edition.lengths[table.elections].elections_per_round)
                if table.round == last:
                    self._each(at, "last", {s: before_last(style, s, self.you, table) for s, style in self._named()})
            case ev.GameEnded():
                for seat, style in self._named():
                    topic = ended(style, seat, self.you, event, table)
                    if topic is not None:
                        self._say(at, seat, topic)
        for seat, style in self._named():
            if self._pays(style, seat, event, at):
                self._say(at, seat, "habit")
            if table.edition.capabilities.tiles is None:
                continue
            offer = offered(event, seat, self.you, table)
            offer = offer or declined(event, style, seat, self.you, self.memory.grievances, table)
            if offer is not None:
                self._say(at, seat, *offer)

    def _named(self) -> list[tuple[int, str]]:
        return list(self.styles.items())

    def _each(self, at: int, topic: str, found: Mapping[int, Facts | None]) -> None:
        for seat, facts in found.items():
            if facts is not None:
                self._say(at, seat, topic, facts)

    # -- elections -----------------------------------------------------------------------------------------------------

    def _election(self, at: int, counted: Counted, winners: Sequence[int]) -> None:
        for plan in plans(counted):
            if plan.seat in self.styles and not (plan.kind in DENYING and self._unkind(counted, plan.facts)):
                self._say(at, plan.seat, PLAN + plan.kind, plan.facts)
        number = counted.board.number
        for seat, style in self._named():
            sheet, bought = self._sheet.get((seat, number), 0), (seat, number) in self._bought
            for topic, facts in after_election(style, counted, seat, winners, sheet, bought=bought):
                self._say(at, seat, topic, facts)

    def _unkind(self, counted: Counted, facts: Facts) -> bool:
        """Whether it would be a taunt: the listener is last, or has lost much by it."""
        lost = counted.points(facts["votes"]) - counted.points(facts["now"]) if "now" in facts else 0
        return self.memory.table.is_last(self.you) or lost >= _LOSS

    # -- people --------------------------------------------------------------------------------------------------------

    def _hurt(self, at: int) -> None:
        """Speaks of what has just been done to the listener, or by them."""
        found = self.memory.grievances[self._heard :]
        self._heard = len(self.memory.grievances)
        for felt in found:
            if felt.by == self.you >= 0 and felt.seat in self.styles and self._weight(felt) >= _HURT:
                facts = was_hurt(self.styles[felt.seat], felt)
                if facts is not None:
                    self._say(at, felt.seat, "hurt", facts)
            if felt.seat == self.you >= 0 and felt.by in self.styles and not self.memory.table.is_last(self.you):
                deed = next((each for each in reversed(self.memory.deeds) if each.at == felt.at), None)
                if deed is not None and felt.kind in ("votes", "fifty", "lead"):
                    facts = has_hurt(self.styles[felt.by], deed, felt, self.memory.table)
                    if facts is not None:
                        self._say(at, felt.by, "hurts", facts)

    def _weight(self, felt: Grievance) -> int:
        """What somebody has against somebody else by now."""
        return sum(each.weight for each in self.memory.grievances if each[2:4] == felt[2:4] and each.weight > 0)

    # -- habits --------------------------------------------------------------------------------------------------------

    def _pays(self, style: str, seat: int, event: Event, at: int) -> bool:
        """Whether an event is the one at which somebody's habit pays."""
        if isinstance(event, ev.PollPublished):
            self._poll = event.seat, at
        match style, event:
            case "treasurer", ev.PointsScored(seat=who, source="money", points=points):
                return who == seat and points > 0
            case "gambler", ev.ElectionHeld(votes=votes):
                return votes[seat] >= self.memory.table.edition.figures.majority
            case "editor", ev.OpinionShifted(seat=who):
                return who == seat
            case "marketplace", ev.RalliesPlaced(seat=who, count=count, rallies=rallies):
                return who == seat and rallies - count < _FULL <= rallies
            case "broker", ev.ElectionDecided(outcome="coalition", seats=seats):
                return seat in seats
            case "broker", ce.CoalitionFormed() as formed:
                return seat in (formed.seat, formed.partner)
            case "pollster", ev.TrendChanged(seat=who, delta=delta, reason="poll"):
                return who in self._people and delta < 0 and self._poll[0] == seat
        return False


_FULL: Final = 4
"""Rallies in a state of which the campaigner speaks."""


def _style(kind: str) -> str:
    """The character of a seat that everybody knows; empty for people, plain seats and hidden personalities."""
    style = kind.partition(":")[2]
    return style if style in STYLES else ""
