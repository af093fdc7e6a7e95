"""The one door for commands: version, seat, options, units, previews, and what each seat is told."""

from __future__ import annotations

import pytest

from macher.engine.chance import Stream
from macher.rules.commands import (
    BidForStart,
    BuyMedia,
    ChangeProgram,
    DrawProgramCard,
    KeepDraftCard,
    Pass,
    PublishPoll,
    TakeDisplayCard,
)
from macher.rules.viewing import view


def in_step(name):
    return lambda session: session.decision(0) is not None and session.decision(0).step == name


def at_program_card(session):
    """The human has drawn and takes a card from the display."""
    return session.decision(0) is not None and type(session.decision(0).options).__name__ == "TakeOptions"


def test_a_command_for_an_older_version_is_refused(begin) -> None:
    session = begin()
    card = session.view(0).parties[0].draft[0]
    refusal = session.submit(KeepDraftCard(0, card), version=session.version - 1)
    assert refusal is not None
    assert refusal.reason == "stale"
    assert session.version == 0


def test_who_has_no_decision_and_ai_seats_cannot_be_moved_from_outside(begin, play) -> None:
    session = begin("human", "random", "random")
    options = session.decision(1).options
    before = session.digest
    refusal = session.submit(options.sample(Stream(1)), version=0)
    assert refusal is not None
    assert refusal.reason == "not-your-decision"
    play(session, in_step("media"))
    assert session.submit(Pass(2), version=session.version).reason == "not-your-decision"
    assert session.submit(version=session.version).reason == "not-your-decision"
    assert before != session.digest


def test_what_is_not_among_the_options_is_refused_and_changes_nothing(begin) -> None:
    session = begin()
    digest, revision = session.digest, session.revision
    for command, reason in ((KeepDraftCard(0, 99), "card-not-in-hand"), (Pass(0), "cannot-pass")):
        assert session.refusal(command).reason == reason
        assert session.submit(command, version=0).reason == reason
    assert (session.digest, session.revision) == (digest, revision)


def test_nothing_is_accepted_after_the_end(begin, play) -> None:
    session = begin()
    play(session, lambda game: game.over)
    assert session.refusal(Pass(0)).reason == "game-over"
    assert session.submit(Pass(0), version=session.version).reason == "game-over"
    assert session.decision(0) is None
    assert session.deciding() == ()


def test_several_commands_are_one_unit_all_or_nothing(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    assert session.submit(DrawProgramCard(0), version=session.version) is None
    before, version = session.digest, session.version
    card = next(kind for kind in session.view(0).program_display if kind >= 0)
    take = TakeDisplayCard(0, card)
    assert session.submit(take, ChangeProgram(0, (), 99), version=version).reason == "card-not-in-hand"
    assert (session.digest, session.version) == (before, version)
    assert session.submit(take, ChangeProgram(0, (), card), version=version) is None
    assert session.version == version + 2
    assert [record.unit for record in session.records[-2:]] == [version + 1, version + 1]
    assert session.undo(0) is None or session.undo_status(0).reason == "undo-revealed"


def test_a_unit_is_taken_back_as_a_whole(begin, play) -> None:
    session = begin("human", "random", "random", workers="none")
    stream = Stream(3)
    while not at_program_card(session):
        seat = session.deciding()[0]
        options = session.decision(seat).options
        drawing = DrawProgramCard(seat)
        command = drawing if seat == 0 and drawing in options else options.sample(stream)
        session.submit(command, version=session.version)
    before = session.digest
    card = next(kind for kind in session.view(0).program_display if kind >= 0)
    assert session.submit(TakeDisplayCard(0, card), ChangeProgram(0, (), card), version=session.version) is None
    reveals = session.records[-1].reveals  # the display may be filled for the next seat
    assert session.take_back(0) is None if reveals else session.undo(0) is None
    assert session.digest == before


def test_commands_of_two_seats_are_no_unit(begin) -> None:
    session = begin("human", "human", "human")
    commands = [KeepDraftCard(seat, session.view(seat).parties[seat].draft[0]) for seat in (0, 1)]
    assert session.submit(*commands, version=0).reason == "not-your-decision"


def test_views_are_those_of_the_rules_and_kept_until_something_changes(begin) -> None:
    session = begin()
    first = session.view(0)
    assert session.view(0) is first
    assert first == view(session.journal.state, 0)
    assert session.submit(KeepDraftCard(0, first.parties[0].draft[0]), version=session.version) is None
    assert session.view(0).version == session.version == 1


# --- previews ---------------------------------------------------------------------------------------------------------


def test_a_preview_shows_the_direct_effect_and_changes_nothing(begin, play) -> None:
    session = begin("human", "random", "random")
    play(session, lambda game: in_step("media")(game) and BuyMedia(0, 0) in game.decision(0).options)
    digest = session.digest
    now, then = session.view(0), session.preview(0, BuyMedia(0, 0))
    assert then.parties[0].money == now.parties[0].money - 5000
    assert then.lands[0].media == (*now.lands[0].media, 0)
    assert then.lands[1:] == now.lands[1:]
    assert session.digest == digest


def test_refused_commands_have_no_preview(begin, play) -> None:
    session = begin()
    play(session, in_step("media"))
    assert session.preview(0, BuyMedia(0, 9)) is None
    assert session.preview(0, BidForStart(0, 0)) is None


def test_a_preview_never_shows_what_is_hidden(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    assert session.preview(0, DrawProgramCard(0)) is None
    assert session.preview(0, Pass(0)) is not None


def test_the_buyer_of_a_poll_sees_what_publishing_it_would_do(begin, play) -> None:
    for seed in range(60):
        session = begin("human", "random", "random", seed=seed)

        def publishable(game):
            return in_step("poll_choice")(game) and PublishPoll(0) in game.decision(0).options

        play(session, publishable)
        if not session.over:
            place = session.view(0).place
            seen = session.preview(0, PublishPoll(0))
            trends = session.view(0).lands[place].trend
            assert session.submit(PublishPoll(0), version=session.version) is None
            if seen is not None:  # the last poll of the deck would shuffle it
                changed = [e.event for e in session.events if e.version == session.version]
                after = [e for e in changed if type(e).__name__ == "TrendChanged"]
                expected = list(trends)
                for event in after:
                    expected[event.seat] = event.trend
                assert list(seen.lands[place].trend) == expected
                return
    pytest.fail("no seed gave the human a poll to publish")


def test_a_preview_of_several_commands_settles_in_between(begin, play) -> None:
    session = begin()
    play(session, in_step("program"))
    session.submit(DrawProgramCard(0), version=session.version)
    card = next(kind for kind in session.view(0).program_display if kind >= 0)
    seen = session.preview(0, TakeDisplayCard(0, card), ChangeProgram(0, (), card))
    assert seen.parties[0].hand == (card,)
    assert seen.version == session.version + 2


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_numbers_events_and_knows_round_and_phase(begin, play) -> None:
    session = begin()
    play(session, lambda game: game.over)
    events = session.events
    assert [entry.index for entry in events] == list(range(len(events)))
    versions = [entry.version for entry in events]
    assert versions == sorted(versions)
    assert versions[-1] == session.version
    assert events[0].version == 0
    assert {entry.round for entry in events} == {0, 1, 2, 3, 4}
    assert next(e.phase for e in events if type(e.event).__name__ == "MediaPlaced" and e.round) == "media"


def test_each_seat_reads_only_what_it_may_know(begin) -> None:
    session = begin("human", "human", "human")
    dealt = [entry.event for entry in session.events if type(entry.event).__name__ == "ProgramsDealt"]
    assert all(kind >= 0 for event in dealt for kind in event.kinds)
    for reader in (-1, 0, 1, 2):
        for entry in session.events_for(reader):
            if type(entry.event).__name__ == "ProgramsDealt":
                assert (min(entry.event.kinds) >= 0) == (entry.event.seat == reader)
            if type(entry.event).__name__ == "DeckShuffled":
                assert set(entry.event.cards) == {-1}
    assert [entry.index for entry in session.events_for(0, since=7)] == list(range(7, len(session.events)))


def test_undo_shortens_the_log_for_everybody(begin) -> None:
    session = begin(workers="none")
    before = list(session.events)
    seen = list(session.events_for(1))
    session.submit(KeepDraftCard(0, session.view(0).parties[0].draft[0]), version=0)
    assert len(session.events_for(1)) == len(session.events) == len(before) + 1
    session.undo(0)
    assert session.events == before
    assert session.events_for(1) == seen
