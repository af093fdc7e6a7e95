"""Games of the six against a seat that stands for a person, what is said in them, and whether it is true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from macher.ai.bots import make_bot
from macher.ai.kinds import STYLES
from macher.ai.play import play_game
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.national import events as ce
from macher.words.sayings import Saying, Speakers, Talk
from macher.words.talk.teller import Remark, Teller

_WHO = 7
"""Number of the random stream that draws who sits there."""
MET = {"treasurer": {"money": 3000, "yours": 8000}, "broker": {"n": 2}, "pollster": {"games": 3, "a": 2, "b": 1}}


class Spoken(NamedTuple):
    """A game that was played, and everything in it that might be said."""

    edition: Edition
    events: tuple[Event, ...]
    talk: Talk
    remarks: Sequence[Remark]
    said: Mapping[int, Sequence[Saying]]

    @property
    def lines(self) -> list[tuple[int, Saying]]:
        """Everything that is said, with the number of its event."""
        return [(at, saying) for at, some in sorted(self.said.items()) for saying in some]

    @property
    def parties(self) -> list[str]:
        """Keys of the parties by seat."""
        return [PARTIES[party] for party in range(4)]


@cache
def spoken_game(key: str, elections: int, seed: int) -> Spoken:
    """A game at level normal; seat 0 stands for the person."""
    styles = list(STYLES)
    Stream(seed, _WHO).shuffle(styles)
    kinds = ("human", *(f"normal:{style}" for style in styles[:3]))
    bots = [make_bot("normal" if kind == "human" else kind) for kind in kinds]
    game = edition(key)
    events = play_game(game, GameSetup(elections, (0, 1, 2, 3), seed), bots, events=True).events
    met = {seat: MET.get(style, {}) for seat, style in enumerate(styles[:3], 1)} if seed % 2 else {}
    talk = Talk(game, kinds, met=met)
    speakers = Speakers(talk)
    said = speakers.said(events)
    return Spoken(game, events, talk, all_remarks(talk, events), said)


def all_remarks(talk: Talk, events: Sequence[Event]) -> list[Remark]:
    """Every line that would be true in a game."""
    teller = Teller(talk.edition, talk.kinds, talk.met)
    for event in events:
        teller.take(event)
    teller.close()
    return teller.remarks


def counted(events: Sequence[Event], at: int) -> ev.ElectionHeld:
    """The votes of the election that an event belongs to, or of the next one."""
    held = [event for event in events[: at + 1] if isinstance(event, ev.ElectionHeld)]
    return held[-1]


def winners(events: Sequence[Event], at: int) -> tuple[int, ...]:
    """Who governs after the event of a verdict."""
    event = events[at]
    assert isinstance(event, ev.ElectionDecided | ce.ElectionWon)
    return event.winners


def false_facts(game: Spoken, remark: Remark) -> list[str]:
    """What a line says that cannot be read in the log: each number again, in another way."""
    facts, events, seat, at = remark.facts, game.events, remark.seat, remark.at
    wrong: list[str] = []

    def holds(what: str, *, true: bool) -> None:
        if not true:
            wrong.append(f"{remark.topic}: {what} in {facts}")

    if isinstance(events[at], ev.ElectionDecided | ce.ElectionWon):
        held = counted(events, at)
        mine, yours = held.votes[seat], held.votes[0]
        holds("land", true=facts.get("land", held.card) == held.card)
        match remark.topic:
            case "alone":
                holds("n", true=facts["n"] == mine >= 50 and winners(events, at) == (seat,))
            case "partner":
                both = [held.votes[each] for each in winners(events, at)]
                holds("sum", true=facts["a"] == mine and facts["c"] == sum(both) == facts["a"] + facts["b"])
            case "short":
                holds("n", true=1 <= facts["n"] <= 3 and mine + facts["n"] in (50, max(held.votes) + 1))
            case "out":
                holds("out", true=seat not in winners(events, at))
            case "plan-denied" | "plan-opinion":
                holds("votes", true=facts["now"] == yours and facts["votes"] >= yours + 3)
            case "plan-late":
                holds("votes", true=facts["votes"] == mine and facts["instead"] <= mine - 3)
            case "plan-start":
                holds("votes", true=facts["votes"] == mine == max(held.votes) and held.votes.count(mine) > 1)
            case "plan-overshoot":
                holds("votes", true=mine >= 50 and facts["votes"] >= 3)
            case "plan-partner":
                verdict = events[at]
                assert isinstance(verdict, ev.ElectionDecided)
                holds("n", true=(facts["n"], facts["party"], seat) == (verdict.common, *verdict.seats))
            case "plan-saved":
                bids = [event.bids for event in events[:at] if isinstance(event, ev.StartBidsRevealed)]
                holds("bid", true=any(each[seat] == facts["bid"] for each in bids))
    if remark.topic in ("offer-asks", "offer-yes"):
        holds("sum", true=facts["a"] + facts["b"] == facts["c"] > facts["most"])
        holds("asked", true=isinstance(events[at], ce.CoalitionOffered | ev.CoalitionAnswered))
    if remark.topic in ("offer-grudge", "offer-first"):
        answer = events[at]
        assert isinstance(answer, ev.CoalitionAnswered)
        holds("refused", true=(answer.seat, answer.leader, answer.accept) == (seat, 0, False))
    if remark.topic == "last":
        points = [0, 0, 0, 0]
        for event in events[:at]:
            if isinstance(event, ev.PointsScored):
                points[event.seat] = event.total
        holds("points", true=(facts["a"], facts["b"]) == (points[seat], points[0]))
    if remark.topic in ("hurt", "hurts") and facts["n"]:
        holds("n", true=facts["n"] > 0)
    if remark.topic in ("won", "lost"):
        end = events[at]
        assert isinstance(end, ev.GameEnded)
        holds("end", true=(seat in end.winners) == (remark.topic == "won"))
    return wrong


def with_other_secrets(event: Event, by: int = 1) -> Event:
    """The same for everybody, with something else in what only some may know."""
    changed = {}
    for name in event.private:
        value = getattr(event, name)
        changed[name] = tuple(each + by for each in value) if isinstance(value, tuple) else value + by
    return replace(event, **changed) if changed else event
