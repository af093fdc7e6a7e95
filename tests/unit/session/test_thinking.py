"""AI seats think in another process: same answers, deadlines, deaths, and cancelling by undo."""

from __future__ import annotations

import json
import os
import signal
from time import monotonic, sleep

import pytest

from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.decision import Options
from macher.rules.commands import KeepDraftCard, Pass
from macher.rules.views import PlayerView
from macher.session import thinking
from macher.session.thinking import InlineThinker, ProcessThinker, Question

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are held up by POSIX signals")


def ask(session, seat: int) -> Question:
    """The question of a seat's open decision."""
    return Question(session.config.seats[seat].kind, session.view(seat), session.decision(seat), session.config.seed)


def wait_for(thinker, seconds: float = 20.0):
    """The next answer."""
    end = monotonic() + seconds
    while monotonic() < end:
        answer = thinker.answer()
        if answer is not None:
            return answer
        thinker.wait(0.02)
        sleep(0.001)
    raise AssertionError("no answer")


@pytest.fixture
def thinker(begin):
    session = begin("human", "random", "sane", workers="none")
    made = ProcessThinker(session.edition, deadline=10.0)
    yield made
    made.close()


def hang(thinker) -> None:
    """The process stops answering, as with an endless thought."""
    os.kill(thinker.process.pid, signal.SIGSTOP)


def test_a_game_goes_the_same_way_in_another_process_as_at_once(begin, play) -> None:
    digests = []
    for workers in ("process", "inline"):
        session = begin("normal", "sane", "random", workers=workers)
        session.pump()
        assert session.over
        assert session.notes == []
        digests.append(session.digest)
    assert digests[0] == digests[1]


def test_every_question_survives_the_way_to_the_process(begin) -> None:
    session = begin("random", "random", "random", "random", workers="none", seed=11)
    stream = Stream(2)
    while not session.over:
        for seat in session.deciding():
            view, options = session.view(seat), session.decision(seat).options
            assert codec.loads(codec.dumps(view), PlayerView) == view
            assert codec.loads(codec.dumps(options), Options) == options
        seat = session.deciding()[0]
        session.submit(session.decision(seat).options.sample(stream), version=session.version)


def test_the_answer_is_that_of_the_bot_itself(begin, thinker) -> None:
    session = begin("human", "random", "sane", workers="none")
    at_once = InlineThinker(session.edition)
    for seat in (1, 2):
        question = ask(session, seat)
        thinker.ask(question)
        at_once.ask(question)
        assert wait_for(thinker).command == at_once.answer().command


def test_without_an_answer_in_time_the_question_is_given_up(begin) -> None:
    session = begin("human", "random", "sane", workers="none")
    slow = ProcessThinker(session.edition, deadline=0.2)
    try:
        hang(slow)
        first = slow.process
        slow.ask(ask(session, 1))
        answer = wait_for(slow)
        assert answer.command is None
        assert "seconds" in answer.problem
        assert not first.is_alive()
        assert slow.process is not first
    finally:
        slow.close()


def test_a_seat_that_gives_no_answer_plays_something_legal(begin) -> None:
    session = begin("human", "random", "random", workers="process", deadline=0.1)
    hang(session._thinker)
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    while session.version < 2:
        session.poll()
    assert session.records[1].command.seat == 1
    assert len(session.notes) == 1
    assert "a legal move instead" in session.notes[0]


def test_a_bot_that_fails_or_breaks_the_rules_is_replaced_for_one_move(begin, monkeypatch) -> None:
    for fault in (lambda *_: Pass(0), lambda *_: KeepDraftCard(1, 99), lambda *_: 1 / 0):
        session = begin("human", "random", "random")
        monkeypatch.setattr(thinking.worker, "think", fault)
        assert session.poll()
        assert session.version == 1
        assert session.records[0].command.seat == 1
        assert len(session.notes) == 1


def test_a_dead_process_is_started_again_and_asked_again(begin, thinker) -> None:
    session = begin("human", "random", "sane", workers="none")
    question = ask(session, 1)
    thinker.ask(question)
    hang(thinker)
    os.kill(thinker.process.pid, signal.SIGKILL)
    assert wait_for(thinker).command in question.decision.options
    assert thinker.starts == 2


def test_who_keeps_dying_is_given_up_and_the_game_thinks_by_itself(begin, thinker) -> None:
    session = begin("human", "random", "sane", workers="none")
    for _ in range(thinking.STARTS):
        thinker.process.kill()
        thinker.process.join()
        question = ask(session, 1)
        thinker.ask(question)
        assert wait_for(thinker).command in question.decision.options
    assert thinker.process is None
    thinker.ask(question)
    assert thinker.answer().command in question.decision.options


def test_where_no_process_can_be_had_the_game_thinks_by_itself(begin, monkeypatch) -> None:
    def refuse(_method):
        raise OSError("no more processes")

    session = begin("human", "random", "sane", workers="none")
    monkeypatch.setattr(thinking.worker, "main", None)
    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    alone = ProcessThinker(session.edition)
    question = ask(session, 1)
    alone.ask(question)
    assert alone.answer().command in question.decision.options
    alone.close()


def test_a_cancelled_question_is_never_answered_and_holds_nobody_up(begin, thinker) -> None:
    session = begin("human", "random", "sane", workers="none")
    thinker.ask(ask(session, 1))
    thinker.cancel()
    assert thinker.answer() is None
    hang(thinker)
    thinker.ask(ask(session, 1))
    thinker.cancel()
    wanted = ask(session, 2)
    thinker.ask(wanted)
    answer = wait_for(thinker, 10.0)
    assert answer.question is wanted
    assert answer.command in wanted.decision.options


def test_undo_is_never_blocked_by_thinking_and_the_late_answer_is_dropped(begin) -> None:
    session = begin("human", "random", "random", workers="process")
    start = session.digest
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    assert not session.poll()  # the question is on its way
    hang(session._thinker)
    began = monotonic()
    assert session.undo(0) is None
    assert monotonic() - began < 0.1
    assert session.digest == start
    os.kill(session._thinker.process.pid, signal.SIGCONT)
    sleep(0.3)
    assert not session.poll()
    assert (session.version, session.digest) == (0, start)


def test_closing_ends_the_process(begin) -> None:
    session = begin("human", "random", "random", workers="process")
    session.poll()
    process = session._thinker.process
    assert process.is_alive()
    session.close()
    assert not process.is_alive()


def test_a_table_of_humans_starts_no_process(begin) -> None:
    assert begin("human", "human", "human", workers="process")._thinker is None


def test_pump_stops_where_a_human_decides_and_gives_up_in_time(begin) -> None:
    session = begin("human", "random", "random")
    session.pump()
    assert session.deciding()[0] == 0
    stuck = begin("random", "random", "random", workers="process")
    hang(stuck._thinker)
    with pytest.raises(TimeoutError):
        stuck.pump(0.3)


class _Slow:
    """A process that has named a best command and goes on thinking."""

    def __init__(self, best: object) -> None:
        self.best, self.sent = best, []

    def poll(self, _seconds: float = 0.0) -> bool:
        return self.best is not None and bool(self.sent)

    def recv_bytes(self) -> bytes:
        best, self.best = self.best, None
        number = json.loads(self.sent[0])["id"]
        return json.dumps({"id": number, "best": codec.to_wire(best)}).encode()

    def send_bytes(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self) -> None:
        pass


def test_who_takes_too_long_plays_the_best_so_far_and_only_the_log_says_so(begin, monkeypatch, caplog) -> None:
    session = begin("human", "random", "random", workers="process")
    card = session.view(1).parties[1].draft[2]
    connection, now = _Slow(KeepDraftCard(1, card)), [100.0]
    session._thinker.close()
    session._thinker = thinker = ProcessThinker(session.edition, clock=lambda: now[0])
    thinker._stop()
    monkeypatch.setattr(thinker, "_connection", connection)
    assert not session.poll()
    now[0] += thinking.PATIENCE - 0.1
    assert not session.poll(), "it may think for as long as that"
    now[0] += 0.2
    assert session.poll()
    assert session.records[0].command == KeepDraftCard(1, card)
    assert "its best after" in session.notes[0]
    assert "its best after" in caplog.text
    assert connection.sent[1] == thinking.worker.STOP
    monkeypatch.undo()


def test_the_hard_seat_reports_while_it_thinks_and_can_be_stopped(begin) -> None:
    session = begin("human", "normal", "normal", workers="inline")
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    seen, decision = session.view(1), session.decision(1)
    if decision is None:
        session.poll()
        seat = session.deciding()[0]
        seen, decision = session.view(seat), session.decision(seat)
    asked = thinking.worker.question(3, "hard", seen, decision, None, 1)

    class Pipe:
        def __init__(self, waiting: bool) -> None:
            self.waiting, self.sent = waiting, []

        def poll(self) -> bool:
            return self.waiting

        def send_bytes(self, message: bytes) -> None:
            self.sent.append(json.loads(message))

    quiet, busy = Pipe(False), Pipe(True)
    reply = json.loads(thinking.worker.answer(asked, quiet))
    assert reply["command"]
    assert quiet.sent[0]["best"] == reply["command"]
    assert "Stopped" in json.loads(thinking.worker.answer(asked, busy))["problem"]


def test_reasons_come_only_if_they_are_wanted(begin) -> None:
    session = begin("normal", "normal", "normal")
    while session.version < 60:
        session.poll()
    assert session.reasons == {}
    session.asks_reasons = True
    while not session.over:
        session.poll()
    assert len(session.reasons) > 10
    assert all(version > 60 for version in session.reasons)
    seats = {record.version: record.command.seat for record in session.records}
    assert set(session.reasons) <= set(seats)


def test_reasons_come_back_with_what_is_done_again_and_go_for_good_with_another_course(begin, play) -> None:
    session = begin("human", "normal", "normal")
    session.asks_reasons = True

    def undoable(session) -> bool:
        status = session.undo_status(0)
        return 0 in session.deciding() and status.possible and max(session.reasons, default=0) > status.position

    play(session, undoable)
    told, taken_back = dict(session.reasons), session.records[session.undo_status(0).position].command
    assert session.undo(0) is None
    assert session.redo(0) is None
    assert session.reasons == told
    assert session.undo(0) is None
    begun = session.version
    other = next(command for command in session.decision(0).options if command != taken_back)
    assert session.submit(other, version=begun) is None
    assert session.reasons == {version: reason for version, reason in told.items() if version <= begun}
