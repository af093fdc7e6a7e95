"""What characters remember reaches their decisions, the same after taking back and after loading."""

from __future__ import annotations

import pytest

from macher.ai.grievances import grievances
from macher.ai.grudging import borne
from macher.ai.kinds import read_kind
from macher.ai.seeds import bot_seed
from macher.session.config import GameConfig, SeatConfig
from macher.session.remembered import Remembered
from macher.session.session import GameSession
from macher.session.thinking import Question

PARTIES = ("spd", "cdu", "fdp", "linke")
SEATS = ("normal:pollster", "normal:treasurer", "normal", "normal:hidden")


@pytest.fixture(scope="module")
def played() -> tuple[GameSession, list[Question]]:
    """A game of AI seats up to the third round, and every question that was asked."""
    seats = tuple(SeatConfig(party, party, kind) for party, kind in zip(PARTIES, SEATS, strict=True))
    config = GameConfig(seats, seed=171_000)
    asked: list[Question] = []
    with GameSession.new(config, workers="inline") as session:
        thinker = session._thinker
        assert thinker is not None
        ask = thinker.ask

        def noted(question: Question) -> None:
            asked.append(question)
            ask(question)

        thinker.ask = noted
        while session.view(-1).round < 3:
            assert session.poll()
    return session, asked


def test_questions_hold_the_grudges_of_characters_alone(played: tuple[GameSession, list[Question]]) -> None:
    _, asked = played
    assert {question.grudges for question in asked if question.kind == "normal"} == {()}
    borne = [question.grudges for question in asked if question.kind != "normal"]
    assert all(len(each) == len(SEATS) for each in borne)
    assert any(map(any, borne))
    assert any(any(question.grudges) for question in asked if question.kind == "normal:hidden")


def test_they_are_those_of_the_events(played: tuple[GameSession, list[Question]]) -> None:
    session, _ = played
    found, seen = grievances(session.edition, [logged.event for logged in session.events]), session.view(1)
    hidden = read_kind(SEATS[3]).drawn(bot_seed(session.config.seed), 3).style
    wanted = borne(found, {0: "pollster", 1: "treasurer", 3: hidden}, seen, session.edition)
    assert any(wanted)
    assert Remembered(session.config, session.edition).grudges(seen, session.events) == wanted


def test_taking_back_is_forgotten(played: tuple[GameSession, list[Question]]) -> None:
    session, _ = played
    remembered, seen = Remembered(session.config, session.edition), session.view(1)
    before = remembered.grudges(seen, session.events[:60])
    assert remembered.grudges(seen, session.events) != before
    assert remembered.grudges(seen, session.events[:60]) == before
    assert remembered.grudges(seen, session.events[5:]) == (), "not a game from its beginning"
