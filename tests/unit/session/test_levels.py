"""The level that suits: up after three wins of five, down after none, as chosen, or not proposed at all."""

from __future__ import annotations

import pytest

from macher.editions.registry import edition
from macher.session.config import GameConfig, SeatConfig
from macher.session.levels import USUAL, pace, proposal, result_of, usual_minutes, with_level, with_level_result
from macher.session.progress import LevelResult, Profile
from macher.session.session import GameSession


def after(*games: tuple[str, int]) -> Profile:
    """A player with these results, level and place, the oldest first."""
    profile = Profile()
    for level, place in games:
        profile = with_level_result(profile, LevelResult(level=level, edition="2019", place=place, seats=4))
    return profile


@pytest.mark.parametrize(
    ("games", "level", "way"),
    [
        ([], USUAL, "same"),
        ([("normal", 1)] * 2, "normal", "same"),
        ([("normal", 1)] * 3, "hard", "up"),
        ([("normal", 1), ("normal", 2), ("normal", 1), ("normal", 3), ("normal", 1)], "hard", "up"),
        ([("normal", 1)] * 3 + [("normal", 2)] * 3, "normal", "same"),
        ([("normal", 2)] * 4, "normal", "same"),
        ([("normal", 2)] * 5, "easy", "down"),
        ([("easy", 4)] * 5, "easy", "same"),
        ([("hard", 1)] * 5, "expert", "up"),
        ([("expert", 1)] * 5, "expert", "same"),
        ([("normal", 1)] * 3 + [("hard", 2)], "hard", "same"),
        ([("normal", 1)] * 3 + [("hard", 2)] * 5, "normal", "down"),
    ],
)
def test_the_last_five_games_at_a_level_decide(games: list[tuple[str, int]], level: str, way: str) -> None:
    found = proposal(after(*games))
    assert (found.level, found.way) == (level, way)


def test_a_chosen_level_counts_for_one_game_and_for_all_where_nothing_is_proposed() -> None:
    chosen = with_level(after(*[("normal", 1)] * 3), "easy")
    assert (proposal(chosen).level, proposal(chosen).way) == ("easy", "chosen")
    played = with_level_result(chosen, LevelResult(level="easy", edition="2019", place=1, seats=4))
    assert (played.level, proposal(played).way) == ("", "same")
    silent = with_level(after(*[("normal", 1)] * 3).changed(propose=False), "normal")
    for _ in range(3):
        silent = with_level_result(silent, LevelResult(level="normal", edition="2019", place=1, seats=4))
    assert (proposal(silent).level, proposal(silent).way) == ("normal", "chosen")


def test_a_level_that_no_longer_exists_is_passed_over() -> None:
    assert proposal(after(("emperor", 1), ("normal", 2))).level == "normal"
    assert proposal(with_level(Profile(), "emperor")).level == USUAL


@pytest.mark.parametrize(
    ("kinds", "level", "rivals"),
    [
        (("human", "hard:editor", "hard:gambler", "hard"), "hard", ("editor", "gambler")),
        (("human", "hard", "normal", "hard"), None, ()),
        (("human", "human", "normal", "normal"), None, ()),
        (("normal", "normal", "normal", "normal"), None, ()),
    ],
)
def test_a_game_of_one_person_against_one_level_has_a_result(
    kinds: tuple[str, ...], level: str | None, rivals: tuple[str, ...]
) -> None:
    parties = ("spd", "cdu", "gruene", "fdp")
    seats = tuple(SeatConfig(party, "", kind) for party, kind in zip(parties, kinds, strict=True))
    with GameSession.new(GameConfig(seats, seed=3), workers="none") as session:
        table = session.journal.state
        for seat, points in enumerate((20, 30, 20, 10)):
            table.parties[seat].points = points
        found = result_of(session)
    if level is None:
        assert found is None
    else:
        assert found is not None
        assert (found.level, found.place, found.seats, found.rivals, found.won) == (level, 2, 4, rivals, False)


def test_the_pace_is_the_median_of_the_last_five_known_games_of_a_length() -> None:
    profile = Profile()
    for minutes in (300, 40, 0, 44, 42, 38, 90):
        played = LevelResult(level="normal", edition="2019", place=1, seats=4, elections=4, minutes=minutes)
        profile = with_level_result(profile, played)
    assert pace(profile, "2019", 4) == (42, 5)
    assert pace(profile, "2019", 7) == (0, 0)
    for minutes in (60, 61, 62):
        profile = with_level_result(profile, played.changed(minutes=minutes))
    assert pace(profile, "2019", 4) == (61, 5)


def test_the_usual_minutes_follow_the_measured_decisions() -> None:
    """More elections and a national board bring more decisions; each further person takes time of their own."""
    usual = {
        (key, n): usual_minutes(edition(key), n) for key, n in (("2019", 4), ("2019", 7), ("2006", 7), ("2006", 5))
    }
    assert usual == {("2019", 4): 40, ("2019", 7): 60, ("2006", 7): 105, ("2006", 5): 75}
    assert usual_minutes(edition("2019"), 4, people=2) == 60
    assert usual_minutes(edition("2019"), 4, people=0) == 40  # whoever watches sits through the same evening
