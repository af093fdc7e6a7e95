"""The loop from one command to the next, with a tiny game: count to three, then one more step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from macher.engine.chance import Chance, Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import CommandRefused, Refusal
from macher.engine.event import Event
from macher.engine.parts import part
from macher.engine.state import GameState, Step


@wire
@dataclass(frozen=True, slots=True)
class StateAdd(Command):
    count: int


@wire
@dataclass(frozen=True, slots=True)
class StateAdded(Event):
    private: ClassVar = ("count",)
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class StateOptions(Options):
    def refusal(self, command):
        return None if command.count > 0 else Refusal("too-few")

    def __iter__(self):
        yield StateAdd(self.seat, 1)
        yield StateAdd(self.seat, 2)


@part
@dataclass(slots=True)
class StateCount(Step):
    name: ClassVar[str] = "count"
    total: int

    def deciders(self, state):
        return (self.total % 2,) if self.total < 3 else ()

    def options(self, state, seat):
        return StateOptions(seat)

    def carry_out(self, state, command):
        self.total += command.count
        state.emit(StateAdded, command.seat, command.count)

    def advance(self, state):
        state.flow.append(StateLast())
        return True


@part
@dataclass(slots=True)
class StateLast(Step):
    name: ClassVar[str] = "last"


@part
@dataclass(slots=True)
class StateGame(GameState):
    pass


def a_game():
    return StateGame(0, [StateCount(0)], Chance.seeded(1, 1), [])


def test_commands_lead_to_the_end():
    game = a_game()
    game.apply(StateAdd(0, 1))
    assert game.deciders() == (1,)
    game.apply(StateAdd(1, 2))
    assert game.over
    assert game.version == 2
    assert game.refusal(StateAdd(0, 1)) == Refusal("game-over")
    assert game.deciders() == ()


def test_steps_that_push_are_removed_below_what_they_pushed():
    game = a_game()
    game.carry_out(StateAdd(0, 3))
    assert [step.name for step in game.flow] == ["count"]
    game.settle()
    assert game.flow == []


def test_refusals_change_nothing():
    game = a_game()
    before = game.key()
    for command, reason in ((StateAdd(1, 1), "not-your-decision"), (StateAdd(0, 0), "too-few")):
        with pytest.raises(CommandRefused) as caught:
            game.apply(command)
        assert caught.value.refusal.reason == reason
    assert game.key() == before
    assert game.log == []


def test_decisions():
    game = a_game()
    (decision,) = game.decisions()
    assert (decision.seat, decision.step) == (0, "count")
    assert StateAdd(0, 5) in decision.options
    assert StateAdd(1, 5) not in decision.options
    assert "nonsense" not in decision.options
    assert decision.options.sample(Stream(1)) in list(decision.options)
    with pytest.raises(CommandRefused):
        game.decision(1)


def test_a_decision_is_worked_out_once_for_the_command_that_answers_it(monkeypatch):
    game, asked, options = a_game(), [], StateCount.options
    monkeypatch.setattr(StateCount, "options", lambda *given: asked.append(given) or options(*given))
    decision = game.next_decision()
    for command, reason in ((StateAdd(0, 0), "too-few"), (StateAdd(1, 1), "not-your-decision")):
        with pytest.raises(CommandRefused) as caught:
            game.apply(command, decision)
        assert caught.value.refusal.reason == reason
    game.apply(StateAdd(0, 1), decision)
    game.apply_sampled(game.next_decision(), Stream(1))
    while decision := game.next_decision():
        game.apply(StateAdd(decision.seat, 2), decision)
    assert game.over
    assert len(asked) == game.version == 3


def test_events_are_made_only_for_those_who_read_them():
    game = a_game()
    game.emit(StateAdded, 1, 7)
    assert game.log == [StateAdded(1, 7)]
    game.log = None
    game.emit(pytest.fail, "an event that nobody reads")


def test_digests_follow_the_state():
    game, other = a_game(), a_game()
    assert game.digest() == other.digest()
    game.apply(StateAdd(0, 1))
    assert game.digest() != other.digest()
    other.log = None
    other.apply(StateAdd(0, 1))
    assert game.digest() == other.digest()


def test_private_fields_are_for_their_seat():
    event = StateAdded(1, 7)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == StateAdded(1, -1)
    assert event.seen_by(-1) == StateAdded(1, -1)
