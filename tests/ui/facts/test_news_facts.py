"""Where the news begins for a seat, and what is kept of the games that were left."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from macher.rules import events as ev
from macher.ui.game.landscape import Governed, Landscape, LastGame
from macher.ui.game.news import News

# --- news -------------------------------------------------------------------------------------------------------------

BOUGHT, RISEN = ev.RalliesPlaced(0, 1, 2, 2, 18, 4000), ev.VotesChanged(0, 1, 4, 4, "rallies")
OTHERS, PHASE = ev.VotesChanged(1, 1, 4, 4, "rallies"), ev.PhaseStarted("polls")
WON, TURNED = ev.PollWon(0, 1, 3000), ev.PollTopTurned(2, 9)


def session(records: Any, *events: Any, humans: tuple[int, ...] = (0,)) -> Any:
    """A game with events by the number of their command; records are (seat, number, first number of its unit)."""
    made = [
        SimpleNamespace(command=SimpleNamespace(seat=seat), version=version, unit=unit)
        for seat, version, unit in records
    ]
    journal = SimpleNamespace(records=made, record_at=lambda at: next(each for each in made if each.version == at + 1))
    logged = [SimpleNamespace(event=event, index=at, version=version) for at, (version, event) in enumerate(events)]
    return SimpleNamespace(events=logged, journal=journal, humans=humans)


@pytest.mark.parametrize(
    ("brought", "news"),
    [
        ((BOUGHT, RISEN), 4),
        ((BOUGHT, RISEN, PHASE), 4),
        ((BOUGHT, ev.RoundStarted(2, (1,)), OTHERS), 3),
        ((BOUGHT, OTHERS), 2),
        ((WON,), 2),
        ((BOUGHT, WON), 2),
        ((PHASE,), 2),
        ((TURNED,), 2),
    ],
    ids=["own", "own-and-phase", "own-and-round", "of-others", "won", "bought-and-won", "phase-alone", "turned-up"],
)
def test_news_begins_after_the_own_steps_unless_those_brought_more_about(brought: Any, news: int) -> None:
    before = [(0, PHASE), (0, PHASE)]
    found = News(session([], *before))
    found._session = session([], *before, *((1, event) for event in brought))
    assert found.begins(0) == 2
    found.decided(0, 2)
    assert found.begins(0) == news
    assert found.begins(1) == 2, "another seat has not decided"
    found.begin_again()
    assert found.begins(0) == found.begins(1) == 2 + len(brought)


def test_a_game_that_is_continued_counts_from_the_last_decision_of_each_person() -> None:
    """With all that belongs to its unit; AI seats have no news."""
    log = [(0, PHASE), (1, BOUGHT), (2, OTHERS), (3, BOUGHT), (4, OTHERS), (5, OTHERS), (6, OTHERS)]
    records = [(0, 1, 1), (1, 2, 2), (0, 4, 3), (1, 5, 5), (2, 6, 6)]
    found = News(session(records, *log, humans=(0, 2)))
    assert found.begins(0) == 3, "its own command brought more about"
    assert found.begins(1) == len(log)
    assert found.begins(2) == 6


# --- what is kept -----------------------------------------------------------------------------------------------------


def game(mark: str, *lands: str) -> LastGame:
    return LastGame(mark=mark, lands={land: Governed(parties=["spd"], votes=[60]) for land in lands})


def test_a_game_becomes_an_earlier_one_as_soon_as_another_is_played() -> None:
    """Its states are kept until they vote again."""
    kept = Landscape(None)
    kept.note(game("a", "SL"))
    kept.note(game("a", "SL", "HB"))
    assert (set(kept.game.lands), kept.earlier) == ({"SL", "HB"}, {})
    kept.note(game("b"))
    assert (kept.game.mark, set(kept.earlier)) == ("b", {"SL", "HB"})
    kept.note(game("b", "HB"))
    assert set(kept.earlier) == {"SL"}
    for number in range(50):
        kept.note(game(str(number), f"L{number}"))
    assert len(kept.earlier) == 40
    assert "L9" in kept.earlier
    assert "L8" not in kept.earlier


@pytest.mark.parametrize(
    ("parties", "votes", "shares"),
    [
        (["spd", "cdu"], [60, 20], [("spd", 0.75), ("cdu", 0.25)]),
        (["spd", "cdu"], [60], [("spd", 0.5), ("cdu", 0.5)]),
        (["spd"], [0], [("spd", 0.0)]),
        ([], [], []),
    ],
)
def test_a_state_is_shared_out_by_the_votes_of_those_who_govern(parties: Any, votes: Any, shares: Any) -> None:
    assert Governed(parties=parties, votes=votes).shares() == shares
