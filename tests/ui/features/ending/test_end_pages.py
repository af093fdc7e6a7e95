"""The pages after a game say compatible things: poster, scoring, chart and turning points, in games of all editions."""

from __future__ import annotations

from functools import cache

import pytest
from evenings import NAMES, play_on, stage_of

from macher.editions.registry import edition, editions
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.features.ending.course import headline
from macher.ui.features.ending.facts import ended
from macher.ui.features.ending.headline import headline_of, poster_facts, verdict_of
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.replay.after_game import AfterGameScreen
from macher.ui.features.replay.turning import Turning, turning
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of

GAMES = [(key, seed) for key in editions() for seed in range(1, 9)]
"""In games with an odd seed one person plays against AI seats, in the others people play alone."""
TURNED = ("poster-last-turn", "poster-state-turn")
COMEBACK = ("poster-from-fourth", "poster-from-fifth")


@cache
def played(key: str, seed: int) -> GameSession:
    """A finished game; do not change it."""
    rivals = "normal" if seed % 2 else "human"
    parties = ("spd", "linke", "cdu", "fdp")
    seats = tuple(SeatConfig(party, NAMES[party], rivals if at else "human") for at, party in enumerate(parties))
    config = GameConfig(seats, elections=min(edition(key).lengths), seed=seed, edition=key)
    return play_on(GameSession.new(config, None, "none"))


def judged(key: str, seed: int) -> Turning:
    game = ReviewedGame.of_session(played(key, seed))
    return turning(game, ended(game).winners[0].seat)


@pytest.mark.parametrize(("key", "seed"), GAMES)
def test_headline_chart_and_turning_points_agree(key: str, seed: int) -> None:
    found = judged(key, seed)
    facts = poster_facts(found.end)
    verdict = verdict_of(facts)
    first, second = found.end.rows[:2]
    won = found.seat in [row.seat for row in found.end.winners]
    assert (found.leads[-1] >= 0) == won, "the last column shows who has won"
    night = {number: at for at, column in enumerate(found.columns) for number in column.elections}
    leads = [found.leads[night[each.number]] for each in found.end.elections]
    if found.seat == first.seat:
        assert tuple(leads) == found.end.expected, "the headline is judged by the columns of the chart"
    if verdict.key == "poster-first-evening":
        assert all(lead >= 0 for lead in leads) if won else all(lead <= 0 for lead in leads)
    if verdict.key in TURNED and found.seat == first.seat:
        assert leads[verdict.election - 1] < 0, "the chart has not seen it before"
        assert all(lead >= 0 for lead in leads[verdict.election :])
    if verdict.key in COMEBACK and found.seat == first.seat:
        assert leads[2] < 0
    if verdict.key in TURNED:
        steps = [row.course[verdict.election + 1] - row.course[verdict.election] for row in (first, second)]
        assert steps[0] > steps[1]
    assert all((turn.change > 0) == won for turn in found.turns), "what is told led to the end"


@pytest.mark.parametrize(("key", "seed"), GAMES[::5])
def test_all_pages_read_the_same_verdict(key: str, seed: int) -> None:
    session = played(key, seed)
    pilot, shell = stage_of(session)
    final = FinalScreen(shell, shell.controller, poster=True)
    final.reveal.finish()
    shell.app.push(final)
    texts = shell.texts.in_words(words_of(session.edition))
    end = ended(ReviewedGame.of_session(session))
    said = headline_of(texts, end, "").text
    assert said in pilot.settle().get("poster").name
    assert headline(texts, final.facts) == said
    pilot.click("poster.decided").settle()
    page = pilot.scene
    assert isinstance(page, AfterGameScreen)
    page.wait()
    assert pilot.settle().get("after.leads").name.startswith(said)
    assert pilot.problems() == []
