"""Undo and redo as far as the barrier allows; practice take-back across everything."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from secrecy import other_secrets

from macher.engine.chance import Stream
from macher.rules.commands import BuyMedia, DrawProgramCard, KeepDraftCard, Pass
from macher.rules.events import ProgramsDiscarded, ProgramSwapped
from macher.rules.national.commands import ExchangeProgram
from macher.session.undo import barrier, redo_status


def in_step(name):
    return lambda session: session.decision(0) is not None and session.decision(0).step == name


def can_buy(session):
    return in_step("media")(session) and BuyMedia(0, 0) in session.decision(0).options


def submit(session, command):
    assert session.submit(command, version=session.version) is None


def keep_first(session, seat):
    submit(session, KeepDraftCard(seat, session.view(seat).parties[seat].draft[0]))


def test_nothing_to_take_back_at_the_start(begin) -> None:
    session = begin()
    assert session.undo_status(0).reason == "undo-nothing"
    assert session.undo(0).reason == "undo-nothing"
    assert session.redo(0).reason == "redo-nothing"
    assert session.take_back(0).reason == "undo-nothing"
    assert not session.assisted


def test_a_sealed_answer_can_be_taken_back_until_all_are_sealed(begin) -> None:
    session = begin("human", "random", "random", workers="none")
    start = session.digest
    keep_first(session, 0)
    keep_first(session, 1)
    assert session.undo_status(0).possible
    assert session.undo(0) is None
    assert session.digest == start
    keep_first(session, 0)
    keep_first(session, 1)
    keep_first(session, 2)
    assert session.undo_status(0).reason == "undo-revealed"
    assert session.undo(0).reason == "undo-revealed"


def test_undo_goes_back_across_the_moves_of_ai_seats_and_redo_forth_again(begin, play) -> None:
    session = begin("human", "random", "random")
    play(session, can_buy)
    before, events = session.digest, len(session.events)
    submit(session, BuyMedia(0, 0))
    while session.waiting_for_ai() and in_phase(session, "media"):
        session.poll()
    after, version = session.digest, session.version
    assert version >= 2
    status = session.undo_status(0)
    assert status.possible, status
    assert session.undo(0) is None
    assert (session.digest, len(session.events)) == (before, events)
    assert session.decision(0).step == "media"
    assert session.redo_status(0).possible
    assert session.redo(0) is None
    assert (session.digest, session.version) == (after, version)
    assert session.redo_status(0).reason == "redo-nothing"


def in_phase(session, name):
    return session.view(-1).phase == name


def test_a_drawn_card_cannot_be_put_back(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    submit(session, DrawProgramCard(0))
    assert session.undo_status(0).reason == "undo-revealed"
    assert not session.undo_status(0).possible


def test_a_card_that_has_left_the_hand_for_all_to_see_stays_there(begin) -> None:
    """The exchange of the classic editions asks no chance: that a hidden card lies open now is what bars the way."""
    session = begin("human", "random", "random", "random", edition="1997", elections=7)
    stream = Stream(3)
    while True:
        session.pump()
        decision = session.decision(0)
        exchange = next((each for each in decision.options if isinstance(each, ExchangeProgram)), None)
        if exchange is not None:
            break
        submit(session, decision.options.sample(stream))
    assert session.preview(0, exchange).parties[0].program != session.view(0).parties[0].program
    submit(session, exchange)
    record = session.records[-1]
    assert not record.chance
    assert {type(event) for event in record.events if event.reveals} == {ProgramSwapped, ProgramsDiscarded}
    assert session.undo_status(0).reason == "undo-revealed"
    session.pump()
    assert session.undo(0).reason == "undo-revealed"
    assert not session.assisted
    assert session.take_back(0) is None
    assert session.assisted, "for practice it goes back, and that is counted"


@pytest.mark.parametrize(("edition", "elections"), [("2019", 4), ("2006", 5), ("1997", 7)])
def test_whatever_shows_a_hand_card_is_a_barrier(begin, edition: str, elections: int) -> None:
    session = begin("human", "random", "random", "random", workers="none", edition=edition, elections=elections)
    stream, shown = Stream(11), 0
    while not session.over and shown < 12:
        seat = session.deciding()[0]
        party = session.view(seat).parties[seat]
        hand, program = Counter(party.hand), Counter(party.program)
        submit(session, session.decision(seat).options.sample(stream))
        record, after = session.records[-1], session.view(seat).parties[seat]
        swapped = hand and Counter(after.program) - program and not record.chance
        thrown = any(isinstance(event, ProgramsDiscarded) and event.seat == seat for event in record.events)
        if swapped or thrown:
            shown += 1
            assert session.undo_status(seat).reason in ("undo-revealed", "undo-chance", "undo-nothing"), record
            assert record.reveals
    assert shown > 2


def test_chance_is_a_barrier(begin, play) -> None:
    session = begin("human", "random", "random", workers="none")
    stream = Stream(1)
    while session.view(-1).step != "opening_hand" or len(session.deciding()) > 1 or session.deciding() != (0,):
        seat = max(session.deciding())
        submit(session, session.decision(seat).options.sample(stream))
    submit(session, session.decision(0).options.sample(stream))  # the party markers are shuffled now
    assert session.records[-1].chance
    assert session.undo_status(0).reason == "undo-chance"


def test_another_human_who_has_to_decide_is_a_barrier(begin) -> None:
    session = begin("human", "human", "random", workers="none")
    keep_first(session, 0)
    assert session.undo_status(0).reason == "undo-other-player"
    assert session.undo_status(1).reason == "undo-nothing"
    keep_first(session, 1)
    assert session.undo_status(1).possible  # only the AI seat is still to decide
    assert session.undo(1) is None
    assert session.redo_status(0).reason == "redo-other-player"
    assert session.redo(1) is None


def test_an_ai_that_decides_next_is_no_barrier(begin) -> None:
    session = begin("human", "random", "random", workers="none")
    keep_first(session, 0)
    record = session.records[-1]
    assert record.deciders == (1, 2)
    assert barrier(record, 0, {0}) == ""
    assert barrier(record, 0, {0, 1}) == "undo-other-player"


def test_another_command_ends_the_possibility_to_redo(begin) -> None:
    session = begin("human", "random", "random", workers="none")
    cards = session.view(0).parties[0].draft
    first, other = sorted(set(cards))[:2]
    submit(session, KeepDraftCard(0, first))
    session.undo(0)
    submit(session, KeepDraftCard(0, other))
    assert session.redo_status(0).reason == "redo-nothing"
    session.undo(0)
    assert session.redo_status(0).possible


def test_ai_seats_wait_while_a_decision_that_was_taken_back_is_pondered(begin) -> None:
    session = begin("human", "random", "random")
    keep_first(session, 0)
    session.undo(0)
    assert not session.poll()
    assert session.redo(0) is None
    assert session.poll()


# --- practice ---------------------------------------------------------------------------------------------------------


def test_the_first_commands_are_a_line_of_their_own_without_what_was_taken_back(begin, play) -> None:
    session = begin("human", "random", "random")
    play(session, lambda at: at.version >= 12)
    journal = session.journal
    few, end = journal.first(5), len(journal)
    assert (len(few), few.state is journal.state_at(5), few.tail) == (5, True, [])
    journal.go_to(8)
    assert journal.first(12).records == journal.records
    assert len(journal.tail) == end - 8


def test_take_back_crosses_everything_and_marks_the_game(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    before = session.digest
    submit(session, DrawProgramCard(0))
    assert session.undo(0) is not None
    assert not session.assisted
    assert session.take_back(0) is None
    assert session.digest == before
    assert session.assisted


def test_the_same_command_after_a_take_back_meets_the_same_chance(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    submit(session, DrawProgramCard(0))
    drawn, digest = session.view(0).parties[0].hand, session.digest
    session.take_back(0)
    submit(session, Pass(0))
    session.take_back(0)
    submit(session, DrawProgramCard(0))
    assert session.view(0).parties[0].hand == drawn
    assert session.digest == digest


def test_ai_seats_answer_the_same_after_a_take_back(begin, play) -> None:
    session = begin("human", "normal", "sane")
    play(session, in_step("media"))
    submit(session, Pass(0))
    session.pump()
    first = session.digest
    session.take_back(0)
    submit(session, Pass(0))
    session.pump()
    assert session.digest == first


def test_among_several_humans_all_have_to_agree(begin) -> None:
    session = begin("human", "human", "random", workers="none")
    keep_first(session, 0)
    keep_first(session, 1)
    assert session.take_back(0).reason == "undo-not-agreed"
    assert not session.assisted
    assert session.take_back(0, agreed=True) is None
    assert session.version == 0
    assert session.assisted


def test_redo_after_a_practice_take_back_ends_before_the_decision_of_another_person(begin) -> None:
    session = begin("human", "human", "random", workers="none")
    keep_first(session, 0)
    after_own = session.digest
    keep_first(session, 1)
    assert session.take_back(0, agreed=True) is None
    assert session.redo(0) is None
    assert session.digest == after_own
    assert 1 in session.deciding()
    assert session.redo_status(0).reason == "redo-other-player"


@pytest.mark.parametrize("seed", range(3))
def test_undo_and_redo_restore_every_digest_of_a_whole_game(begin, seed: int) -> None:
    session = begin("human", "random", "random", "random", seed=seed)
    stream = Stream(seed)
    undone = 0
    while not session.over:
        session.pump()
        if session.undo_status(0).possible and stream.below(2):
            digest, events = session.digest, list(session.events)
            assert session.undo(0) is None
            assert 0 in session.deciding()
            assert session.redo(0) is None
            assert (session.digest, list(session.events)) == (digest, events)
            undone += 1
        decision = session.decision(0)
        if decision is not None:
            submit(session, decision.options.sample(stream))
    assert undone > 3
    assert not session.assisted


def test_a_boundary_is_known_before_it_is_crossed(begin) -> None:
    """By what the seat may know; what comes next can hang on hidden money, so a few answers may differ."""
    session, stream, seen, wrong = begin("human", "human", "random", workers="none"), Stream(11), set(), 0
    while not session.over:
        seat = stream.choice(session.deciding())
        command = session.decision(seat).options.sample(stream)
        told = session.boundary(seat, [command])
        submit(session, command)
        wrong += told != barrier(session.records[-1], seat, session.humans)
        seen.add(told)
    assert seen == {"", "undo-chance", "undo-revealed", "undo-other-player"}
    assert wrong <= len(session.records) * 0.02
    assert session.boundary(seat, [command]) == ""


def test_a_boundary_tells_nothing_of_what_others_hide(begin) -> None:
    """The same answer whatever lies in the hands, purses and piles that the seat does not see."""
    session, stream, asked = begin("human", "human", "random", workers="none"), Stream(12), 0
    while not session.over:
        seat = stream.choice(session.deciding())
        command = session.decision(seat).options.sample(stream)
        told, true = session.boundary(seat, [command]), session.journal.state
        session.journal._states[session.journal._at] = other_secrets(true, seat, seat)
        session._views.clear()
        assert session.journal.state is not true
        assert session.boundary(seat, [command]) == told
        session.journal._states[session.journal._at] = true
        session._views.clear()
        submit(session, command)
        asked += 1
    assert asked > 100


def test_redo_ends_before_the_next_decision_of_any_person_the_own_ones_too() -> None:
    def tail(*seats: int) -> list[Any]:
        return [
            SimpleNamespace(command=SimpleNamespace(seat=seat), unit=number, version=number)
            for number, seat in enumerate(seats, 1)
        ]

    assert redo_status(tail(0, 2, 3, 1, 0), 0, humans=(0, 1)).position == 3
    assert redo_status(tail(0, 2, 3, 0, 1), 0, humans=(0, 1)).position == 3
    assert redo_status(tail(0, 2, 3), 0, humans=(0, 1)).position == 3
