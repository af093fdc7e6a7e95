"""AI seats think in another process: same answers, deadlines, deaths, and cancelling by undo."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep

import odd_workers
import pytest

from macher.ai.bots import make_bot
from macher.ai.play import bot_stream
from macher.ai.seeds import bot_seed
from macher.editions.registry import editions
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.decision import Options
from macher.rules.commands import KeepDraftCard, Pass
from macher.rules.views import PlayerView
from macher.saves.store import SaveStore
from macher.session import companion, thinking
from macher.session.session import GameSession
from macher.session.thinking import Answer, InlineThinker, ProcessThinker, Question

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are held up by POSIX signals")


def ask(session, seat: int) -> Question:
    """The question of a seat's open decision."""
    kind, seed = session.config.seats[seat].kind, bot_seed(session.config.seed)
    return Question(kind, session.view(seat), session.decision(seat), seed)


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
def thinker() -> Iterator[ProcessThinker]:
    with started() as made:
        yield made


@contextmanager
def started(worker: str = thinking.WORKER, **times) -> Iterator[ProcessThinker]:
    """A thinker whose process calls this; seconds pass at their own pace unless there is a clock."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "WORKER", worker)
        made = ProcessThinker(**times)
        try:
            yield made
        finally:
            made.close()


@pytest.fixture
def session(begin):
    """Three seats that may be asked."""
    return begin("human", "random", "sane", workers="none")


class Watch:
    """A clock that runs faster, or is set."""

    def __init__(self, pace: float = 0.0) -> None:
        self.pace, self.set = pace, 100.0

    def __call__(self) -> float:
        return self.set + self.pace * monotonic()


def hang(thinker) -> None:
    """The process stands still."""
    os.kill(thinker.companion.process.pid, signal.SIGSTOP)


def until_ready(thinker, seconds: float = 60.0) -> None:
    """Until the process can be asked."""
    end = monotonic() + seconds
    while not thinker.companion.ready:
        assert monotonic() < end
        thinker.wait(0.02)


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


def test_the_answer_is_that_of_the_bot_itself(session, thinker) -> None:
    at_once = InlineThinker(session.edition)
    for seat in (1, 2):
        question = ask(session, seat)
        thinker.ask(question)
        at_once.ask(question)
        assert wait_for(thinker).command == at_once.answer().command


# --- out of time ------------------------------------------------------------------------------------------------------


def test_a_process_that_comes_late_is_waited_for_and_its_answer_taken(session, monkeypatch) -> None:
    """It needs twenty seconds by this clock; the deadline is fifteen."""
    monkeypatch.setattr(companion, "SILENCE", 80.0)  # its signs of life come in true time
    watch = Watch()
    with started("odd_workers:late", clock=watch) as late:
        question = ask(session, 1)
        late.ask(question)
        for _ in range(25):
            watch.set += 0.8
            assert late.answer() is None
        assert not late.companion.ready
        answer = wait_for(late, 60.0)
        assert late.companion.time == pytest.approx(20)
        assert late.companion.starts == 1
    at_once = InlineThinker(session.edition)
    at_once.ask(question)
    assert (answer.command, answer.problem) == (at_once.answer().command, "")


def test_a_process_that_never_comes_is_waited_for_once(session) -> None:
    with started("odd_workers:never", starting=0.3) as never:
        never.ask(ask(session, 1))
        assert never.answer() is None
        answer = wait_for(never)
        assert (answer.command, answer.problem) == (None, "no process that answers")
        never.ask(ask(session, 2))
        assert never.answer() is not None, "the next question does not wait again"
        assert never.companion.starts == 1, "it may still come"


def test_without_an_answer_in_time_the_question_is_given_up_and_the_process_replaced(session) -> None:
    with started("odd_workers:endless", deadline=0.2) as endless:
        first = endless.companion.process
        endless.ask(ask(session, 1))
        answer = wait_for(endless, 60.0)
        assert answer.command is None
        assert answer.problem == "no answer after 0.2 seconds"
        assert endless.companion.process is not first
        first.join(5.0)
        assert not first.is_alive()


def test_who_takes_too_long_plays_the_best_so_far_and_only_the_log_says_so(begin, monkeypatch, caplog) -> None:
    monkeypatch.setattr(thinking, "WORKER", "odd_workers:hesitant")
    game = begin("random", "random", "random", workers="process")
    options = game.decision(0).options
    game._thinker._patience = 0.2
    until_ready(game._thinker)
    while not game.poll():
        assert game._thinker.companion.time < 60
        sleep(0.01)
    assert game.records[0].command in options
    assert "its best after" in game.notes[0]
    assert "its best after" in caplog.text
    assert game.stood_in == 0


def test_while_nobody_looks_nobody_is_late(session) -> None:
    """The window was held up, or the computer slept."""
    watch = Watch()
    with started("odd_workers:endless", clock=watch) as endless:
        endless.ask(ask(session, 1))
        until_ready(endless)
        first = endless.companion.process
        watch.set += 3600
        assert endless.answer() is None
        assert endless.companion.process is first


@pytest.mark.parametrize("edition", editions())
def test_a_seat_that_gives_no_answer_plays_what_the_easy_level_would(begin, monkeypatch, edition) -> None:
    monkeypatch.setattr(thinking, "WORKER", "odd_workers:never")
    game = begin("normal", "normal", "hard", workers="process", edition=edition, elections=7)
    game._thinker._starting = 0.0
    for number in range(1, 13):
        seat = game.deciding()[0]
        view, decision = game.view(seat), game.decision(seat)
        stream = bot_stream(bot_seed(game.config.seed), seat, game.version)
        expected = make_bot("easy").choose(view, decision, game.edition, stream)
        while not game.poll():
            sleep(0.001)
        assert game.records[-1].command == expected
        assert (game.stood_in, game.version) == (number, number)
    assert "the easy level decides instead" in game.notes[0]


def test_a_seat_whose_stand_in_fails_too_passes_or_takes_the_first_option(begin, monkeypatch) -> None:
    game = begin("normal", "normal", "normal")
    monkeypatch.setattr(thinking.worker, "think", lambda *_: 1 / 0)
    while not game.over:
        seat = game.deciding()[0]
        options = game.decision(seat).options
        assert game.poll()
        played = game.records[-1].command
        assert played == (Pass(seat) if Pass(seat) in options else next(iter(options)))
    assert game.stood_in == game.version


def test_decisions_of_a_stand_in_stay_with_the_game(begin, monkeypatch, tmp_path) -> None:
    store = SaveStore(tmp_path)
    game = begin("human", "normal", "normal", store=store)
    monkeypatch.setattr(thinking.worker, "why", None)
    with monkeypatch.context() as patch:
        patch.setattr(InlineThinker, "answer", lambda self: Answer(self.question, None, "nothing"))
        assert game.poll()
    assert game.stood_in == 1
    with GameSession.resume(store.latest(), store, "inline") as again:
        assert again.stood_in == 1
        with GameSession.play_on(again, 1, again.config, None, "inline") as on:
            assert on.stood_in == 1


def test_a_bot_that_fails_or_breaks_the_rules_is_replaced_for_one_move(begin, monkeypatch) -> None:
    for fault in (lambda *_: Pass(0), lambda *_: KeepDraftCard(1, 99), lambda *_: 1 / 0):
        session = begin("human", "random", "random")
        monkeypatch.setattr(thinking.worker, "think", fault)
        assert session.poll()
        assert session.version == 1
        assert session.records[0].command.seat == 1
        assert len(session.notes) == session.stood_in == 1


# --- dead, hanging, mad -----------------------------------------------------------------------------------------------


def test_a_killed_process_is_replaced_every_time_and_asked_again(session, thinker) -> None:
    """Also while it starts, while it waits and while it thinks."""
    for times in range(3):
        question = ask(session, 1 + times % 2)
        if times == 1:
            until_ready(thinker)
        if times == 2:
            thinker.ask(question)
        thinker.companion.process.kill()
        thinker.ask(question)
        answer = wait_for(thinker, 60.0)
        assert answer.command in question.decision.options
        assert answer.problem == ""
    assert thinker.companion.starts == 4


def test_a_hanging_process_is_replaced_every_time_and_the_window_never_waits(session, thinker, monkeypatch) -> None:
    monkeypatch.setattr(companion, "SILENCE", 1.5)
    for times in (1, 2):
        question = ask(session, times)
        until_ready(thinker)
        hung = thinker.companion.process
        hang(thinker)
        thinker.ask(question)
        longest, answer = 0.0, None
        while answer is None:
            began = monotonic()
            answer = thinker.answer()
            longest = max(longest, monotonic() - began)
            sleep(0.002)
        assert answer.command in question.decision.options
        assert answer.problem == ""
        assert longest < 0.5
        assert not hung.is_alive()
        assert thinker.companion.starts == times + 1


def test_a_hanging_process_that_cannot_take_the_question_holds_nobody_up(session, thinker) -> None:
    until_ready(thinker)
    hang(thinker)
    began = monotonic()
    thinker.companion.send(b"x" * 30_000_000)  # far more than a pipe takes
    thinker.ask(ask(session, 1))
    assert thinker.answer() is None
    assert monotonic() - began < 1.0
    thinker.close()


def test_who_keeps_dying_is_not_waited_for(session) -> None:
    with started("odd_workers:dying") as dying:
        dying.ask(ask(session, 1))
        answer = wait_for(dying, 60.0)
        assert answer.command is None
        assert dying.companion.failures >= thinking.FAILURES
        dying.ask(ask(session, 1))
        assert dying.answer() is not None or dying.companion.ready, "only one that is there is asked"


def test_pauses_between_starts_grow_to_ten_seconds_and_end_with_an_answer(session) -> None:
    watch = Watch()
    with started("odd_workers:dying", clock=watch) as thinker:
        made, starts = thinker.companion, []
        for _ in range(8):
            made.replace()
            before, began = made.starts, made.time
            while made.starts == before and made.process is None:
                watch.set += 0.25
                made.listen()
            starts.append(made.time - began)
        assert starts == [0, 0, 0.5, 2, 10, 10, 10, 10]
        made.failures = 0
        made.replace()
        assert made.process is not None


@pytest.mark.parametrize("message", odd_workers.GARBAGE)
def test_nonsense_is_no_answer(session, message) -> None:
    with started("odd_workers:never") as thinker:
        thinker.ask(ask(session, 1))
        thinker._sent = thinker._number
        assert not thinker._take(message)
        assert thinker.question is not None


def test_who_answers_with_nonsense_is_replaced_and_in_the_end_not_asked(session) -> None:
    with started("odd_workers:garbage") as mad:
        mad.ask(ask(session, 1))
        answer = wait_for(mad, 60.0)
        assert answer.command is None
        assert mad.companion.failures >= thinking.FAILURES


def test_where_no_process_can_be_had_nobody_waits_and_it_is_tried_again_later(session, monkeypatch) -> None:
    def refuse(_method):
        raise OSError("no more processes")

    watch = Watch()
    with monkeypatch.context() as patch:
        patch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        alone = ProcessThinker(clock=watch)
        question = ask(session, 1)
        alone.ask(question)
        assert alone.answer().command is None
        for _ in range(100):
            watch.set += 0.9
            alone.answer()
        assert 5 < alone.companion.starts < 15
    for _ in range(12):
        watch.set += 0.9
        alone.answer()
    until_ready(alone)
    alone.ask(question)
    assert wait_for(alone, 60.0).command in question.decision.options
    alone.close()


# --- taking back, closing ---------------------------------------------------------------------------------------------


def test_a_cancelled_question_is_never_answered_and_holds_nobody_up(session, thinker) -> None:
    thinker.ask(ask(session, 1))
    thinker.cancel()
    assert thinker.answer() is None
    until_ready(thinker)
    hang(thinker)
    thinker.ask(ask(session, 1))
    thinker.cancel()
    wanted = ask(session, 2)
    thinker.ask(wanted)
    answer = wait_for(thinker, 60.0)
    assert answer.question is wanted
    assert answer.command in wanted.decision.options


def test_who_does_not_let_go_of_a_cancelled_question_is_replaced_and_the_next_question_waits_for_it(
    session, monkeypatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.05)
    with started("odd_workers:endless") as endless:
        for starts in range(1, thinking.FAILURES + 2):
            endless.ask(ask(session, 1))
            while endless._sent != endless._number:
                endless.wait(0.02)
            assert endless.companion.starts == starts
            endless.cancel()
        endless.ask(ask(session, 2))
        while endless.companion.starts == starts:
            assert endless.answer() is None
        assert endless.companion.failures == 0


def test_undo_is_never_blocked_by_thinking_and_the_late_answer_is_dropped(begin) -> None:
    session = begin("human", "random", "random", workers="process")
    start = session.digest
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    until_ready(session._thinker)
    assert not session.poll()  # the question is on its way
    hang(session._thinker)
    began = monotonic()
    assert session.undo(0) is None
    assert monotonic() - began < 0.1
    assert session.digest == start
    os.kill(session._thinker.companion.process.pid, signal.SIGCONT)
    sleep(0.3)
    assert not session.poll()
    assert (session.version, session.digest) == (0, start)


def test_undo_and_quitting_work_while_the_process_starts(begin, monkeypatch) -> None:
    monkeypatch.setattr(thinking, "WORKER", "odd_workers:never")
    session = begin("human", "random", "random", workers="process")
    start = session.digest
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    assert not session.poll()
    assert session.undo(0) is None
    assert session.digest == start
    process, began = session._thinker.companion.process, monotonic()
    session.close()
    assert monotonic() - began < 1.0
    assert not process.is_alive()


def test_closing_ends_the_process(begin) -> None:
    session = begin("human", "random", "random", workers="process")
    session.poll()
    process = session._thinker.companion.process
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


def test_the_hard_seat_reports_while_it_thinks_and_can_be_stopped(begin) -> None:
    session = begin("human", "normal", "normal", workers="inline")
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    seen, decision = session.view(1), session.decision(1)
    if decision is None:
        session.poll()
        seat = session.deciding()[0]
        seen, decision = session.view(seat), session.decision(seat)
    asked = thinking.worker.question(3, "hard", seen, decision, None, 1)

    class Line:
        def __init__(self, waiting: bool) -> None:
            self._waiting, self.sent = waiting, []

        def waiting(self) -> bool:
            return self._waiting

        def send(self, message: bytes) -> None:
            self.sent.append(json.loads(message))

    quiet, busy = Line(False), Line(True)
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
