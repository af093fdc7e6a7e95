"""A session under any order of submitting, undoing, redoing, taking back, saving and resuming.

The model is a plain list of commands: whatever happened, the session must be where these commands lead.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import KeepDraftCard
from macher.saves.store import SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

PARTIES = ("linke", "spd", "cdu", "fdp")
KINDS = (("human", "random", "random"), ("human", "human", "random"), ("human", "sane", "human", "random"))

GAMES = tuple((key, elections) for key in editions() for elections in edition(key).lengths)

seeds = st.integers(0, 1000)


class SessionMachine(RuleBasedStateMachine):
    """Humans decide by chance, AI seats answer when they are polled."""

    @initialize(seed=seeds, kinds=st.sampled_from(KINDS), ahead=st.integers(0, 90), game=st.sampled_from(GAMES))
    def begin(self, seed: int, kinds: tuple[str, ...], ahead: int, game: tuple[str, int]) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.store = SaveStore(self.folder)
        seats = tuple(SeatConfig(party, kind=kind) for party, kind in zip(PARTIES, kinds, strict=False))
        self.config = GameConfig(seats, *game, seed=seed)
        self.session = GameSession.new(self.config, self.store, "inline")
        self.digests = [self.session.digest]
        self.commands: list[Command] = []
        self.assisted = False
        stream = Stream(seed)
        while self.session.version < ahead and not self.session.over:
            if not self.session.poll():
                self._decide(stream)
            self._note()

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.close()
            shutil.rmtree(self.folder)

    # -- what can be done ----------------------------------------------------------------------------------------------

    def _decide(self, stream: Stream) -> None:
        seat = stream.choice([seat for seat in self.session.deciding() if seat in self.session.humans])
        decision = self.session.decision(seat)
        assert decision is not None
        command = decision.options.sample(stream)
        preview = self.session.preview(seat, command)
        assert self.session.submit(command, version=self.session.version) is None
        if preview is not None:
            assert preview.version == self.session.version

    def _note(self) -> None:
        """Takes what was appended into the model, or cuts the model where the session went back."""
        version = self.session.version
        del self.digests[version + 1 :], self.commands[version:]
        for record in self.session.records[len(self.commands) :]:
            self.commands.append(record.command)
            self.digests.append(self.session.journal.state_at(record.version).digest())

    def _waits_for_human(self) -> bool:
        return any(seat in self.session.humans for seat in self.session.deciding())

    @precondition(lambda self: self._waits_for_human())
    @rule(seed=seeds)
    def decide(self, seed: int) -> None:
        before = self.session.version
        self._decide(Stream(seed))
        assert self.session.version == before + 1
        self._note()

    @rule(answers=st.integers(1, 6))
    def poll(self, answers: int) -> None:
        for _ in range(answers):
            before = self.session.version
            changed = self.session.poll()
            assert self.session.version == before + changed
        self._note()

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        status, before = self.session.undo_status(seat), self.session.version
        crossed, over = self.session.records, self.session.over
        refusal = self.session.undo(seat)
        assert (refusal is None) == status.possible
        if refusal is not None:
            assert refusal.reason == status.reason
            assert self.session.version == before
            return
        self.assisted = self.assisted or over
        for record in crossed[self.session.version :]:
            assert not record.chance
            assert not record.reveals
            assert not [other for other in record.deciders if other in self.session.humans and other != seat]
        assert seat in self.session.deciding()
        assert self.session.digest == self.digests[self.session.version]
        self._note()

    @rule(seat=st.integers(0, 3))
    def undo_and_redo(self, seat: int) -> None:
        digest, version, events = self.session.digest, self.session.version, list(self.session.events)
        known = list(self.session.journal.tail)
        over = self.session.over
        if self.session.undo(seat) is None:
            self.assisted = self.assisted or over
            assert self.session.version < version
            while self.session.version < version:
                assert self.session.redo(seat) is None
            # Behind a command that was taken back and given again stand the answers that AI seats gave to it then;
            # they come along, and nothing else does.
            further = self.session.records[version:]
            assert list(further) == known[: len(further)]
            assert all(record.command.seat not in self.session.humans for record in further)
            assert self.session.journal.state_at(version).digest() == digest
            assert list(self.session.events)[: len(events)] == events
        self._note()

    @rule(seat=st.integers(0, 3))
    def redo(self, seat: int) -> None:
        status = self.session.redo_status(seat)
        assert (self.session.redo(seat) is None) == status.possible
        self._note()

    @rule(seat=st.integers(0, 2), agreed=st.booleans())
    def take_back(self, seat: int, agreed: bool) -> None:
        own = [record.unit for record in self.session.records if record.command.seat == seat]
        if self.session.humans and seat not in self.session.humans:
            own = []  # AI seats take nothing back
        refusal = self.session.take_back(seat, agreed=agreed)
        if not own:
            assert refusal is not None
            assert refusal.reason == "undo-nothing"
        elif len(self.session.humans) > 1 and not agreed:
            assert refusal is not None
            assert refusal.reason == "undo-not-agreed"
        else:
            assert refusal is None
            assert self.session.version == own[-1] - 1
            assert self.session.digest == self.digests[self.session.version]
            self.assisted = True
        self._note()

    @rule(seat=st.integers(0, 3), wrong=st.integers(1, 5))
    def submit_nonsense(self, seat: int, wrong: int) -> None:
        version, revision = self.session.version, self.session.revision
        assert self.session.submit(KeepDraftCard(seat, 0), version=version - wrong) is not None
        assert self.session.submit(KeepDraftCard(seat, 77), version=version) is not None
        assert (self.session.version, self.session.revision) == (version, revision)

    @rule(damage=st.booleans())
    def save_and_resume(self, damage: bool) -> None:
        digest, events, version = self.session.digest, list(self.session.events), self.session.version
        assert load_game(self.store.files()[0].path).journal.state.digest() == digest
        if self.session.over:
            return
        if damage and len(self.store.files()) > 1:
            self.store.files()[0].path.write_text("{")
        found = self.store.latest()
        if found is None:
            assert self.session.over
            return
        self.session.close()
        self.session = GameSession.resume(found, self.store, "inline")
        assert self.session.config == self.config
        if found.problem is None:
            assert (self.session.digest, list(self.session.events)) == (digest, events)
            assert self.session.version == version
        else:
            self.assisted = self.session.assisted
            self._rebase()
        self._note()

    def _rebase(self) -> None:
        """The autosave before the last may be that of a state that was left by undo since: begin the model anew."""
        self.commands = []
        self.digests = [self.session.journal.start.digest()]

    # -- what is always true -------------------------------------------------------------------------------------------

    @invariant()
    def is_where_its_commands_lead(self) -> None:
        session = self.session
        assert session.version == len(session.records) == len(self.commands)
        assert [record.command for record in session.records] == self.commands
        assert session.digest == self.digests[session.version]
        assert session.assisted == self.assisted
        assert session.events[-1].version <= session.version
        assert session.notes == []

    @invariant()
    def shows_every_seat_the_present(self) -> None:
        for seat in range(-1, len(self.config.seats)):
            assert self.session.view(seat).version == self.session.version
        assert [entry.index for entry in self.session.events_for(0)] == list(range(len(self.session.events)))


SessionMachine.TestCase.settings = settings(
    max_examples=15,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestSession = SessionMachine.TestCase
