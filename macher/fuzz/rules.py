"""Random games of every edition, with every check after every command.

A session is played by chance or with some sense.  It is undone and redone, saved and run again, rebuilt from the view
of a seat, and given commands that are not allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from macher.ai.bots import make_bot
from macher.ai.kinds import HUMAN
from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.codec import from_wire, to_wire
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import CodecError
from macher.fuzz.attempts import STEPS, Attempted, Failure, Finding, failure_of
from macher.rules.cards import PARTIES
from macher.rules.determinize import determinize
from macher.rules.invariants import InvariantBroken, check
from macher.rules.options import GameOptions
from macher.rules.refusals import Reason
from macher.rules.viewing import view
from macher.saves.document import parse
from macher.saves.verify import rerun
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

__all__ = ["Rules", "random_config"]

_CHANCE: Final = 501
"""Number of the random stream of an attempt."""
_SAVES: Final = 90
"""A game is saved and run again after about one command in this many, as that takes as long as the game so far."""
_DO: Final = "do"
"""The step that carries out a command."""


def random_config(stream: Stream, kinds: tuple[str, ...]) -> GameConfig:
    """A random edition, length, number of seats and house rules.  Seats get random kinds from ``kinds``; the first
    seat gets the first kind."""
    made = edition(stream.choice(editions()))
    parties = list(PARTIES)
    stream.shuffle(parties)
    count = stream.choice(made.seats)
    seats = tuple(
        SeatConfig(party, party.title(), stream.choice(kinds) if at else kinds[0])
        for at, party in enumerate(parties[:count])
    )
    rules = {name: True for name in made.house_rules if stream.below(3) == 0} if stream.below(3) else {}
    length = stream.choice(sorted(made.lengths))
    return GameConfig(seats, made.key, length, stream.below(1 << 40), GameOptions(**rules))


def config_to_json(config: GameConfig) -> dict[str, Any]:
    """A configuration as JSON values."""
    return {
        "edition": config.edition,
        "elections": config.elections,
        "seed": config.seed,
        "seats": [[seat.party, seat.name, seat.kind] for seat in config.seats],
        "options": [item.name for item in fields(GameOptions) if getattr(config.options, item.name)],
    }


def config_from_json(values: Mapping[str, Any]) -> GameConfig:
    """The configuration again.  Raises ``KeyError``, ``TypeError`` or ``ValueError``."""
    seats = tuple(SeatConfig(party, name, kind) for party, name, kind in values["seats"])
    options = GameOptions(**dict.fromkeys(values["options"], True))
    return GameConfig(seats, values["edition"], values["elections"], values["seed"], options)


class Rules:
    """The rules, the session and the saves without an interface."""

    name: Final = "rules"

    def attempt(self, seed: int) -> Attempted:
        """One whole game with everything that may happen on the way."""
        stream = Stream(seed, _CHANCE)
        config = random_config(stream, (HUMAN, HUMAN, "random"))
        steps: list[Any] = []
        script: dict[str, Any] = {"config": config_to_json(config), STEPS: steps}
        course = None
        try:
            course = _Course(config)
            sane = stream.below(2) == 0
            while not course.session.over:
                step = course.next_step(stream, sane)
                steps.append(step)
                course.take(step)
            last: list[list[Any]] = [["save"], *(["imagine", seat, seat] for seat in range(len(config.seats)))]
            for step in last:
                steps.append(step)
                course.take(step)
        except Exception as error:  # any error of the game is a find
            if course is not None:
                script["save"] = course.session.save_text()
            return Attempted(len(steps), 1, failure_of(self.name, error, script))
        return Attempted(len(steps), 1, None)

    def again(self, script: Mapping[str, Any]) -> Failure | None:
        """Takes the steps of a script; leaves out steps whose decision is no longer open."""
        course = _Course(config_from_json(script["config"]))
        steps = script[STEPS]
        for number, step in enumerate(steps, 1):
            try:
                course.take(step)
            except Exception as error:  # as above
                return failure_of(self.name, error, {**script, STEPS: steps[:number]})
        return None


class _Course:
    """A running game: chooses its next step, takes it, and checks that all is well."""

    def __init__(self, config: GameConfig) -> None:
        self.session = GameSession.new(config, workers="none")
        self.past: list[Command] = []
        """Commands that were possible once, to try when they no longer are."""
        self._check()

    # -- choosing ---------------------------------------------------------------------------------------------------

    def next_step(self, stream: Stream, sane: bool) -> list[Any]:
        """Mostly a command; sometimes something else."""
        session = self.session
        seat = stream.choice(session.deciding())
        decision = session.decision(seat)
        assert decision is not None
        dice = stream.below(100)
        if dice < 4:
            return [stream.choice(("undo", "undo", "redo", "take-back")), stream.below(len(session.config.seats))]
        if dice < 8:
            return ["imagine", stream.below(len(session.config.seats)), stream.below(1 << 30)]
        if dice < 18:
            return ["try", to_wire(self._nonsense(decision, stream))]
        if stream.below(_SAVES) == 0:
            return ["save"]
        bot = make_bot("sane" if sane else "random")
        return [_DO, to_wire(bot.choose(session.view(seat), decision, session.edition, stream))]

    def _nonsense(self, decision: Decision, stream: Stream) -> Command:
        """A command that is hardly ever possible: of another seat, of another time, or with other numbers."""
        if self.past and stream.below(3) == 0:
            return stream.choice(self.past)
        command = decision.options.sample(stream)
        if stream.below(4) == 0:
            return replace(command, seat=stream.below(len(self.session.config.seats)))
        altered = _altered(command, stream)
        return altered if _has_its_shape(altered) else command

    # -- doing ------------------------------------------------------------------------------------------------------

    def take(self, step: list[Any]) -> None:
        """Takes one step and checks the whole game.  Raises whatever is wrong."""
        name, *values = step
        if name == _DO:
            self._do(from_wire(values[0], Command))
        elif name == "try":
            self._try(from_wire(values[0], Command))
        elif name == "save":
            self._save()
        elif name == "imagine":
            self._imagine(*values)
        else:
            self._travel(name, values[0])

    def _do(self, command: Command) -> None:
        session = self.session
        decision = session.decision(command.seat)
        if decision is None or command not in decision.options:  # happens in a shortened script
            return
        preview = session.preview(command.seat, command)
        version = session.version
        refusal = session.submit(command, version=version)
        if refusal is not None:
            raise Finding(f"{type(command).__name__} is offered and refused: {refusal.reason}", str(command))
        if session.version != version + 1 or (preview is not None and preview.version != session.version):
            raise Finding("a command does not count as one", str(command))
        if session.submit(command, version=version) is None:
            raise Finding("a command is taken twice", str(command))
        self.past = [*self.past[-19:], command]
        self._check()

    def _try(self, command: Command) -> None:
        """Checks that a refusal gives a reason and changes nothing, and that an offered command is taken."""
        session = self.session
        decision = session.decision(command.seat)
        offered = decision is not None and command in decision.options
        if offered:
            self._do(command)
            return
        before, version, revision = session.digest, session.version, session.revision
        refusal = session.submit(command, version=version)
        if refusal is None:
            raise Finding(f"{type(command).__name__} is not offered, and is carried out", str(command))
        if refusal.reason not in set(Reason):
            raise Finding(f"{type(command).__name__} is refused without a known reason: {refusal.reason}", str(command))
        if (session.digest, session.version, session.revision) != (before, version, revision):
            raise Finding(f"{type(command).__name__} is refused and leaves something behind", str(command))

    def _travel(self, way: str, seat: int) -> None:
        """Checks that undo, redo and the practice take-back do what they promise, and that undo and redo lead back."""
        session = self.session
        before, version = session.digest, session.version
        if way == "take-back":
            session.take_back(seat, agreed=True)
        elif way == "redo":
            possible = session.redo_status(seat).possible
            _agree(way, possible, session.redo(seat) is None)
        elif way == "undo":
            possible = session.undo_status(seat).possible
            _agree(way, possible, session.undo(seat) is None)
            if possible and session.journal.state_at(session.version).digest() != session.digest:
                raise Finding("undo leads to another table than the one that was there")
        else:
            raise ValueError(way)
        if way != "redo" and session.version > version:
            raise Finding(f"{way} goes forth")
        if session.version == version and session.digest != before:
            raise Finding(f"{way} changes the table without going anywhere")
        self._check()

    def _save(self) -> None:
        """Checks that a save leads to the same table, decision by decision, and is written again unchanged."""
        session = self.session
        restored = rerun(parse(session.save_text().encode()))
        if restored.journal.state.digest() != session.digest:
            raise Finding("a save leads to another table")
        resumed = GameSession.resume(restored, workers="none")
        if resumed.config != session.config:
            raise Finding("a save is of another game")
        if list(resumed.events) != list(session.events):
            raise Finding("a save tells other events")
        if [resumed.view(seat) for seat in _lookers(session)] != [session.view(seat) for seat in _lookers(session)]:
            raise Finding("a save shows somebody something else")
        self.session = resumed

    def _imagine(self, seat: int, chance: int) -> None:
        """Checks that a table dealt anew behind a seat's view looks the same from that seat."""
        table, made = self.session.journal.state, self.session.edition
        seen = view(table, seat)
        guess = determinize(seen, made, Stream(chance))
        _hold_together(guess)
        if view(guess, seat) != seen:
            raise Finding("a table behind a view looks different from that seat")
        if list(guess.deciders()) != list(table.deciders()):
            raise Finding("a table behind a view asks others")
        if seat in table.deciders() and guess.decision(seat) != table.decision(seat):
            raise Finding("a table behind a view offers something else")

    def _check(self) -> None:
        _hold_together(self.session.journal.state)
        session = self.session
        if session.notes:
            raise Finding("the session has noted a trouble", session.notes[0])
        if not session.over and not session.deciding():
            raise Finding("nobody has to decide in a game that is not over")
        if len(session.records) != session.version:
            raise Finding("the journal does not hold every command")


def _lookers(session: GameSession) -> range:
    return range(-1, len(session.config.seats))


def _agree(way: str, said: bool, done: bool) -> None:
    if said != done:
        raise Finding(f"{way} does not do what its status says")


def _hold_together(table: Any) -> None:
    try:
        check(table)
    except InvariantBroken as broken:
        raise Finding(f"invariant broken: {str(broken).partition(':')[0]}", str(broken)) from None


def _has_its_shape(command: Command) -> bool:
    """Whether it could come from a file: some rows of numbers have a fixed length."""
    try:
        return bool(from_wire(to_wire(command), Command) == command)
    except CodecError:
        return False


def _altered(command: Command, stream: Stream) -> Command:
    """The same command with one of its numbers changed."""
    names = [item.name for item in fields(command) if item.name != "seat"]
    if not names:
        return command
    name = stream.choice(names)
    return replace(command, **{name: _other(getattr(command, name), stream)})


def _other(value: Any, stream: Stream) -> Any:
    """A value of the same type that is a little different."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + stream.choice((-1000, -500, -2, -1, 1, 2, 3, 7, 500, 1000, 50000))
    if isinstance(value, tuple) and value:
        at = stream.below(len(value))
        before, one, after = value[:at], value[at], value[at + 1 :]
        other = (*before, _other(one, stream), *after)
        if hasattr(value, "_make"):  # a named tuple
            return value._make(other)
        return stream.choice(((*before, *after), (*value, one), other))
    return value
