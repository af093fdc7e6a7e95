"""The campaign: sixteen set-ups whose ways win with all stars, goals, what opens, and files that are wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from macher.editions.registry import edition
from macher.engine.journal import Journal
from macher.resources import asset
from macher.rules import events as ev
from macher.rules.commands import BidForStart
from macher.rules.invariants import check
from macher.rules.positions import LandBegin, PartyBegin, Position
from macher.rules.table import Result
from macher.saves.document import parse
from macher.saves.problems import SaveError
from macher.saves.verify import rerun
from macher.session.campaign import (
    PLAYER,
    STARS,
    SetUp,
    SetUpError,
    config_for,
    judge,
    load_campaign,
    open_set_up,
    opened,
    played_way,
    read_set_up,
    with_good_ways,
)
from macher.session.campaign_finder import find_way, write_way
from macher.session.campaign_goals import GOALS, Goal, reached
from macher.session.config import ConfigRefused, GameConfig, SeatConfig
from macher.session.course import Course
from macher.session.log import LoggedEvent
from macher.session.session import GameSession

FILES = sorted(asset("campaign").glob("*.toml"))
SET_UPS, PROBLEMS = load_campaign(asset("campaign"))
TABLE = {  # elections, parties, rivals, and what opens, as the campaign is planned
    "SL": (1, 3, ["marketplace"], "RP"),
    "RP": (1, 3, ["treasurer"], "SL NRW HE BW"),
    "HE": (2, 3, ["broker"], "NDS NRW TH BY BW RP"),
    "BW": (2, 3, ["gambler"], "HE RP BY"),
    "NRW": (2, 3, ["editor"], "NDS HE RP"),
    "BY": (3, 4, ["marketplace"], "BW HE TH SN"),
    "TH": (2, 4, ["pollster"], "NDS HE BY SN ST"),
    "NDS": (3, 4, ["editor"], "HB HH SH MV BB ST TH HE NRW"),
    "ST": (2, 4, ["treasurer"], "NDS BB SN TH"),
    "SN": (2, 4, ["gambler"], "BB ST TH BY"),
    "HB": (1, 3, ["broker"], "NDS"),
    "HH": (1, 3, ["pollster"], "SH NDS"),
    "SH": (2, 4, ["marketplace"], "HH NDS MV"),
    "MV": (1, 3, ["editor"], "SH NDS BB"),
    "BB": (2, 4, ["broker"], "MV NDS ST SN BE"),
    "BE": (3, 4, ["treasurer", "gambler", "pollster"], ""),
}


# --- the sixteen ------------------------------------------------------------------------------------------------------


def test_all_sixteen_states_are_as_planned() -> None:
    assert not PROBLEMS
    found = {made.land: made for made in SET_UPS}
    assert set(found) == set(TABLE)
    for land, (elections, parties, rivals, neighbours) in TABLE.items():
        made = found[land]
        assert (made.elections, len(made.parties), list(made.rivals)) == (elections, parties, rivals)
        assert set(made.neighbours) == set(neighbours.split())
        assert made.first is (land == "SL")
    assert sum(made.elections for made in SET_UPS) == 30
    assert {made.goal.kind for made in SET_UPS} == set(GOALS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_way_of_each_state_reaches_all_stars(path: Path) -> None:
    outcome = played_way(read_set_up(path))
    assert outcome is not None
    assert (outcome.won, outcome.reached, outcome.stars) == (True, True, STARS)


@pytest.mark.parametrize("made", SET_UPS, ids=lambda made: made.land)
def test_each_state_is_a_sound_table_with_every_party_and_can_be_saved(made: SetUp) -> None:
    for party in ("spd", "linke"):
        with GameSession.new(config_for(made, "normal", party, "Ich"), workers="none") as session:
            assert session.config.seats[PLAYER].party == party
            assert len(set(session.config.parties)) == len(made.parties)
            check(session.journal.state)
            again = rerun(parse(session.save_text().encode()))
            assert again.document.position == made.position
            assert again.journal.state.digest() == session.digest


def test_winning_everything_that_opens_leads_from_the_first_state_to_the_last() -> None:
    won: dict[str, int] = {}
    while len(won) < len(SET_UPS):
        fresh = opened(SET_UPS, won) - set(won)
        assert fresh, f"nothing opens after {sorted(won)}"
        won[min(fresh)] = 1
    assert opened(SET_UPS, {}) == {"SL"}
    assert opened(SET_UPS, {"SL": 1}) == {"SL", "RP"}


# --- stars and goals --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> Course:
    """The course of Hessen's way: two elections, three parties, won with a partner."""
    made = next(made for made in SET_UPS if made.land == "HE")
    session = open_set_up(made)
    for command in made.way:
        session.pump()
        session.submit(command, version=session.version)
    session.pump()
    assert session.over
    return Course.of(session)


def changed(course: Course, **fields: Any) -> Course:
    """A course whose last table differs."""
    end = course.end.clone()
    for name, value in fields.items():
        setattr(end, name, value)
    made = Course(course.edition, course.journal, course.entries)
    made.end = end
    return made


def told(course: Course, *events: ev.Passed | Any, round: int = 2) -> Course:
    """A course with more events at its end."""
    more = [LoggedEvent(len(course.entries) + at, 999, round, "", event) for at, event in enumerate(events)]
    return Course(course.edition, course.journal, [*course.entries, *more])


def without(course: Course, *kinds: type) -> Course:
    """A course without events of these kinds."""
    return Course(course.edition, course.journal, [e for e in course.entries if not isinstance(e.event, kinds)])


def result(votes: tuple[int, ...], outcome: str, seats: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    land = next(at for at, card in enumerate(edition("2019").figures.lands) if card.key == "HE")
    return Result(land, 1, 2, 2, votes, (0,) * len(votes), outcome, seats, winners, 7, ())


def test_stars_are_for_winning_the_goal_and_the_lead(played: Course) -> None:
    made = next(made for made in SET_UPS if made.land == "HE")

    def stars(points: tuple[int, int, int], goal: Goal) -> int:
        course = changed(played)
        for party, total in zip(course.end.parties, points, strict=True):
            party.points = total
        return judge(replace(made, goal=goal), course).stars

    met, missed = Goal("partner"), Goal("votes", 900)
    assert stars((50, 40, 30), met) == 3
    assert stars((49, 40, 30), met) == 2
    assert stars((60, 40, 30), missed) == 1
    assert stars((40, 40, 30), met) == 2
    assert stars((39, 40, 30), met) == 0
    assert replace(made, elections=1).ahead == 5


def test_goals_that_are_about_results(played: Course) -> None:
    coalition = changed(played, results=[result((24, 30, 8), "coalition", (1, 0), (1, 0))])
    alone = changed(played, results=[result((55, 30, 8), "sole", (0,), (0,))])
    lost = changed(played, results=[result((20, 55, 51), "several", (1, 2), (1,))])
    cases = (
        (Goal("votes", 55), alone, coalition),
        (Goal("partner"), coalition, alone),
        (Goal("alone", land="HE"), alone, coalition),
        (Goal("fewer-votes"), coalition, alone),
        (Goal("every-election"), alone, lost),
        (Goal("nobody-else", 50), alone, lost),
    )
    for goal, good, bad in cases:
        assert reached(goal, good, PLAYER), goal
        assert not reached(goal, bad, PLAYER), goal
    assert not reached(Goal("alone", land="RP"), alone, PLAYER)


def test_goals_that_are_about_what_was_done(played: Course) -> None:
    quiet = without(played, ev.PollPublished, ev.DonationDecided, ev.PoliticianPaid, ev.RalliesPlaced)
    paid = ev.PoliticianPaid(PLAYER, 0, 0, 1000)
    assert reached(Goal("no-poll"), quiet, PLAYER)
    assert not reached(Goal("no-poll"), told(quiet, ev.PollPublished(PLAYER, 0, 0)), PLAYER)
    assert reached(Goal("no-poll"), told(quiet, ev.PollPublished(1, 0, 0)), PLAYER)
    assert reached(Goal("no-politician"), quiet, PLAYER)
    assert not reached(Goal("no-politician"), told(quiet, paid), PLAYER)
    refused = told(quiet, ev.DonationDecided(PLAYER, 0, False))
    assert reached(Goal("no-donation"), refused, PLAYER)
    assert not reached(Goal("no-donation"), told(refused, ev.DonationDecided(PLAYER, 1, True)), PLAYER)
    assert not reached(Goal("no-donation"), quiet, PLAYER)
    three = told(quiet, ev.RalliesPlaced(PLAYER, 0, 3, 3, 0, 3000))
    assert reached(Goal("few-rallies", 3), three, PLAYER)
    assert not reached(Goal("few-rallies", 3), told(three, ev.RalliesPlaced(PLAYER, 1, 1, 1, 0, 1000)), PLAYER)
    assert reached(Goal("few-rallies", 3), told(quiet, ev.RalliesPlaced(PLAYER, 0, 8, 8, 0, 0), round=1), PLAYER)
    eight = told(quiet, ev.RalliesConverted(PLAYER, 0, 8, 0, 1, 8, 0, 0))
    assert reached(Goal("convert", 8), eight, PLAYER)
    assert not reached(Goal("convert", 9), eight, PLAYER)


def test_goals_that_are_about_money_and_sources(played: Course) -> None:
    course = changed(played)
    for seat, party in enumerate(course.end.parties):
        party.money = 10_000 if seat == PLAYER else 9_000
        party.scored = [5, 0, 4, 3, 2] if seat == PLAYER else [5, 0, 9, 3, 1]
    assert reached(Goal("money", 10_000), course, PLAYER)
    assert not reached(Goal("money", 11_000), course, PLAYER)
    assert reached(Goal("sources", 3), course, PLAYER)  # votes and base shared, money alone
    assert not reached(Goal("sources", 4), course, PLAYER)  # nobody is first where nobody has a point


def test_the_goal_about_start_bids_counts_raises_too(played: Course) -> None:
    made = next(made for made in SET_UPS if made.land == "BW")
    with open_set_up(made, "none") as session:
        assert reached(Goal("no-bids"), Course.of(session), PLAYER)
        session.submit(BidForStart(PLAYER, 1_000), version=0)
        assert not reached(Goal("no-bids"), Course.of(session), PLAYER)


def test_goals_about_the_media_look_at_the_moment_of_the_election(played: Course) -> None:
    number = played.results[-1].number
    land = played.land(played.results[-1])
    course = changed(played, results=[played.results[-1]._replace(winners=(PLAYER,))])

    def with_media(*media: int) -> Course:
        course.moments[number] = replace(course.moments[number], media=media)
        return course

    assert reached(Goal("media", land=land), with_media(0, 0, 1), PLAYER)
    assert not reached(Goal("media", land=land), with_media(0, 1), PLAYER)
    assert reached(Goal("no-marker"), with_media(1, 2), PLAYER)
    assert not reached(Goal("no-marker"), with_media(0, 1), PLAYER)


def test_a_game_out_of_a_file_has_the_same_course() -> None:
    made = next(made for made in SET_UPS if made.land == "SL")
    with open_set_up(made) as session:
        for command in made.way:
            session.pump()
            session.submit(command, version=session.version)
        session.pump()
        here, there = Course.of(session), Course.of_saved(rerun(parse(session.save_text().encode())))
    assert judge(made, here) == judge(made, there)
    assert here.moments == there.moments


# --- files ------------------------------------------------------------------------------------------------------------

SAARLAND = (asset("campaign") / "SL.toml").read_text(encoding="utf-8")
WRONG = {
    "edition": ('edition = "2019"', 'edition = "2006"'),
    "unknown edition": ('edition = "2019"', 'edition = "1066"'),
    "land": ('land = "SL"\n', 'land = "XX"\n'),
    "party": ('"gruene"', '"tories"'),
    "party twice": ('"gruene"', '"cdu"'),
    "rival": ('"marketplace"', '"emperor"'),
    "goal": ('kind = "votes"', 'kind = "dance"'),
    "number": ("number = 50", "number = 0"),
    "begin": ('kind = "open"', 'kind = "sunshine"'),
    "way": ("way = [", "way = [\n  '{}',"),
    "trend": ("open = 4", "open = 4, trend = [9, 0, 0]"),
    "votes": ("votes = [", "votes = [1, "),
    "opinions": ("open = 4", "open = 2"),
    "money": ("money = 20000", "money = 20001"),
    "program": ('"-genetics"', '"+education"'),
    "more": ("seed = ", "colour = 1\nseed = "),
    "level": ('level = "normal"', 'level = "hard"'),
    "toml": ("edition", "= edition"),
}


@pytest.mark.parametrize(("old", "new"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_file_is_left_out_and_named(tmp_path: Path, old: str, new: str) -> None:
    assert old in SAARLAND
    (tmp_path / "SL.toml").write_text(SAARLAND.replace(old, new, 1), encoding="utf-8")
    (tmp_path / "good.toml").write_text(SAARLAND, encoding="utf-8")
    found, problems = load_campaign(tmp_path, "mine")
    assert [made.key for made in found] == ["mine/SL"]
    assert [problem.path.name for problem in problems] == ["SL.toml"]
    assert problems[0].reason.startswith("campaign-")


def test_of_two_files_for_a_state_the_second_is_named(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(SAARLAND, encoding="utf-8")
    found, problems = load_campaign(tmp_path)
    assert len(found) == 1
    assert (problems[0].path.name, problems[0].reason) == ("b.toml", "campaign-twice")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "SL.toml").mkdir()
    with pytest.raises(SetUpError) as caught:
        read_set_up(tmp_path / "SL.toml")
    assert caught.value.reason == "campaign-unreadable"


def test_a_way_that_does_not_fit_reaches_nothing() -> None:
    made = next(made for made in SET_UPS if made.land == "SL")
    assert played_way(replace(made, way=made.way[1:])) is None
    assert played_way(replace(made, way=made.way[:2])) is None


def test_a_set_up_without_a_good_way_is_left_out_and_named() -> None:
    made = next(made for made in SET_UPS if made.land == "SL")
    short = replace(made, way=made.way[:2])
    found, problems = with_good_ways([short, made])
    assert found == [made]
    assert [(problem.path, problem.reason) for problem in problems] == [(made.path, "campaign-no-way")]


def test_a_way_can_be_found_and_written(tmp_path: Path) -> None:
    path = tmp_path / "HE.toml"
    text = (asset("campaign") / "HE.toml").read_text(encoding="utf-8")
    path.write_text(re.sub(r"way = \[.*\]", 'way = [\'{"is":"Pass","seat":0}\']', text, flags=re.DOTALL))
    made = read_set_up(path)
    *_, (_, outcome, way) = find_way(made, 40)
    assert outcome.stars == STARS
    write_way(path, way)
    write_way(path, way)
    assert read_set_up(path).way == way
    assert played_way(read_set_up(path)) == outcome


# --- positions --------------------------------------------------------------------------------------------------------


def begun(position: Position, elections: int = 1, key: str = "2019") -> GameSession:
    seats = tuple(SeatConfig(party, "", "normal") for party in ("spd", "cdu", "fdp"))
    return GameSession.new(GameConfig(seats, key, elections, 5, position=position), workers="none")


def usual(**fields: Any) -> Position:
    land = LandBegin("SL", 4, **fields)
    return Position("test", 1, (land,), tuple(PartyBegin(20_000) for _ in range(3)))


def test_a_position_lays_what_it_names_and_deals_the_rest() -> None:
    opinions = ("+education", "-welfare", "+traffic", "-genetics")
    position = usual(
        opinions=opinions, doubled="-welfare", media=(1, 1), votes=(3, 0, 9), trend=(-2, 4, 0), rallies=(2, 0, 8)
    )
    with begun(position) as session:
        table = session.journal.state
        land = table.lands[0]
        topics = edition("2019").figures.topics
        assert [("+-"[kind & 1]) + topics[kind >> 1] for kind in land.opinions] == list(opinions)
        assert land.doubled == land.opinions[1]
        assert (land.media, land.votes, land.trend, land.rallies) == ([1, 1], [3, 0, 9], [-2, 4, 0], [2, 0, 8])
        assert table.start == 1
        assert (table.round, table.length.rounds, table.held) == (1, 1, 0)
        check(table)


@pytest.mark.parametrize(
    ("position", "elections", "key"),
    [
        (usual(), 2, "2019"),
        (usual(), 1, "2006"),
        (usual(), 4, "2019"),
        (usual(media=(0, 0, 0, 0, 0, 0)), 1, "2019"),
        (usual(media=(7,)), 1, "2019"),
        (usual(rallies=(9, 0, 0)), 1, "2019"),
        (replace(usual(), parties=usual().parties[:2]), 1, "2019"),
        (replace(usual(), start=3), 1, "2019"),
    ],
    ids=range(8),
)
def test_a_position_that_does_not_fit_is_refused(position: Position, elections: int, key: str) -> None:
    with pytest.raises(ConfigRefused) as caught:
        begun(position, elections, key)
    assert caught.value.reason == "setup-position"


def test_short_games_are_not_offered_as_lengths() -> None:
    found = edition("2019")
    assert list(found.lengths) == [4, 7]
    assert 2 not in found.lengths
    assert found.lengths[2].elections_per_round == (1, 1)
    assert found.lengths[2].presence == found.lengths[4].presence[-2:]
    with pytest.raises(KeyError):
        found.lengths[0]


def test_a_save_whose_position_was_changed_is_refused() -> None:
    with begun(usual()) as session:
        text = session.save_text()
    for old, new in (('"money":20000', '"money":21000'), ('"start":1', '"start":"one"'), ('"SL"', '"XX"')):
        assert old in text
        with pytest.raises(SaveError):
            rerun(parse(text.replace(old, new, 1).encode()))


def test_a_position_leaves_nothing_in_the_journal() -> None:
    with begun(usual()) as session:
        assert isinstance(session.journal, Journal)
        assert session.version == 0
        assert any(isinstance(entry.event, ev.RoundStarted) for entry in session.events)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("made", SET_UPS, ids=lambda made: made.land)
def test_whoever_always_takes_the_first_answer_wins_nothing(made: SetUp) -> None:
    with open_set_up(made) as session:
        while not session.over:
            session.pump()
            decision = session.decision(PLAYER)
            if decision is not None:
                session.submit(next(iter(decision.options)), version=session.version)
        assert judge(made, Course.of(session)).stars == 0
