"""The winner's poster: its facts, the headline that fits them, what it says and where it leads."""

from __future__ import annotations

from dataclasses import replace

import pytest
from acceptance_screens import Look, stand_of
from evenings import SHARED, evening, stage_of

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.features.ending.facts import Election, Standing, Standings, ended, standings
from macher.ui.features.ending.headline import HEADLINES, headline_of, poster_facts
from macher.ui.features.ending.page import FinalScreen
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.motion import LONGEST
from macher.ui.scene import Scene

SOURCES = ("votes", "bonus", "presence", "base", "money", "opinion", "rank")
LANDS = ("BY", "NRW", "HH", "SN")
POSTER_SECONDS = 1.6


def game(
    *steps: tuple[int, ...],
    ends: tuple[tuple[int, ...], ...],
    bonus: int = 0,
    winners: tuple[tuple[int, ...], ...] = ((), (), (), ()),
) -> Standings:
    """A game by the votes of each party in each election, and what each got at the end, from presence on.

    `bonus` goes to the seats among the winners of an election.  The first party is the winner.
    """
    elections = tuple(
        Election(at + 1, LANDS[at], "sole", (), tuple(step), winners[at], bonus) for at, step in enumerate(steps)
    )
    rows = []
    for seat, end in enumerate(ends):
        gains = [bonus * (seat in each.seats) for each in elections]
        course = [0]
        for step, gain in zip(steps, gains, strict=True):
            course.append(course[-1] + step[seat] + gain)
        votes = tuple(step[seat] for step in steps)
        scored = (sum(votes), sum(gains), *end, *(0,) * (5 - len(end)))
        total = sum(scored)
        rows.append(
            Standing(seat, 0, ("spd", "cdu", "fdp", "gruene", "linke")[seat], total, scored, votes, (*course, total), 0)
        )
    rows = [replace(row, rank=1 + sum(each.total > row.total for each in rows)) for row in rows]
    return Standings(tuple(sorted(rows, key=lambda row: row.rank)), elections, SOURCES, False)


def key(facts: Standings) -> str:
    return headline_of(Texts.load("en"), facts, "Ada").key


TURNS = {
    "poster-presence-turn": ((20,), ()),
    "poster-base-turn": ((0, 20), ()),
    "poster-money-turn": ((0, 0, 20), ()),
    "poster-opinion-turn": ((0, 0, 0, 20), ()),
    "poster-rank-turn": ((0, 0, 0, 0, 20), ()),
}


@pytest.mark.parametrize("expected", TURNS)
def test_the_count_turned_the_game(expected: str) -> None:
    """The first was behind before the count, and one source brought most."""
    facts = game((10, 15), (10, 10), ends=TURNS[expected])
    assert key(facts) == expected
    found = headline_of(Texts.load("en"), facts, "Ada")
    assert found.source == facts.sources[facts.differences().index(20)]
    assert found.reason.endswith(": 20 to 0. Before the final scoring, Ada trailed by 5 points.")


def plain(first: tuple[int, ...], second: tuple[int, ...]) -> Standings:
    """A lead that changes nothing: neither election is won by the first alone, all else is level."""
    return game((32, 32), (32, 32), ends=(first, second))


CASES: dict[str, Standings] = {
    "poster-tie-two": game((10, 10, 5), ends=((), (), ())),
    "poster-tie-many": game((10, 10, 10), ends=((), (), ())),
    # Behind a third party before the count; against the second the votes made the largest difference.
    "poster-turn": game((10, 4, 12), ends=((10,), (15,), ())),
    "poster-from-fifth": game((2, 5, 5, 5, 5), (2, 5, 5, 5, 5), (2, 5, 5, 5, 5), (50, 5, 5, 5, 5), ends=((),) * 5),
    "poster-from-fourth": game((2, 5, 5, 5, 1), (2, 5, 5, 5, 1), (2, 5, 5, 5, 1), (50, 5, 5, 5, 1), ends=((),) * 5),
    "poster-by-one": game((11, 10), ends=((), ())),
    "poster-last-turn": game((5, 10), (20, 5), ends=((), ())),
    "poster-state-turn": game((5, 10), (20, 5), (10, 10), ends=((), ())),
    "poster-every-state": game((15, 10), ends=((), ()), bonus=5, winners=((0,),)),
    "poster-everywhere": game((15, 10), (9, 9), ends=((5,) * 5, (1,) * 5), bonus=5, winners=((0,), ())),
    "poster-landslide": game((10, 10), (40, 10), ends=((), ())),
    "poster-first-evening": game((25, 20), (20, 20), ends=((), ())),
    "poster-by-hair": game((10, 10), (13, 10), ends=((), ())),
    "poster-state": game((60, 60), (25, 10), ends=((), (5,))),
    "poster-base": plain((0, 9), ()),
    "poster-presence": plain((9,), ()),
    "poster-bonus": game((29, 29), (29, 29), (29, 29), ends=((), ()), bonus=6, winners=((), (0,), (0,))),
    "poster-money": plain((0, 0, 9), ()),
    "poster-opinion": plain((0, 0, 0, 9), ()),
    "poster-rank": plain((0, 0, 0, 0, 9), ()),
    "poster-votes": game((20, 20), (24, 20), (24, 20), ends=((), ())),
}


@pytest.mark.parametrize("expected", CASES)
def test_the_headline_fits_the_figures(expected: str) -> None:
    assert key(CASES[expected]) == expected


def test_every_headline_has_a_game_that_leads_to_it() -> None:
    assert {*TURNS, *CASES} == {each[0] for each in HEADLINES}
    assert len(HEADLINES) >= 24


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_every_headline_is_a_sentence_of_its_own_with_a_reason(lang: str) -> None:
    texts = Texts.load(lang)
    found = [headline_of(texts, facts, "Ada") for facts in CASES.values()]
    assert len({each.text for each in found}) == len(found)
    assert all(each.reason.endswith(".") for each in found)
    assert not texts.missing
    assert not texts.faults


def test_the_facts_of_a_game() -> None:
    facts = poster_facts(game((2, 6, 4), (9, 3, 4), (0, 5, 5), (5, 5, 5), ends=((9,), (2,), ())))
    assert (facts.winners, facts.lead) == (1, 4)
    assert facts.by_source["votes"] == -3
    assert facts.by_source["presence"] == 7
    assert facts.gain == "presence"
    assert facts.by_election == (-4, 6, -5, 0)
    assert facts.best_election == 1
    assert facts.places == (3, 1, 3, 3)
    assert (facts.before, facts.third, facts.turned, facts.won, facts.alone) == (3, 3, -1, 0, False)


def test_a_shared_victory_crosses_nothing() -> None:
    found = headline_of(Texts.load("en"), CASES["poster-tie-two"], "Ada")
    assert (found.source, found.election) == ("", -1)
    assert found.reason == "Each has 10 points."


def hung(seed: int = 19, speed: str = "instant", reduced: bool = False) -> Pilot:
    """The poster of a game as it is hung up."""
    pilot, shell = stage_of(evening(seed), size=(1280, 720), below=Scene())
    pilot.app.set_options(replace(pilot.app.options, reduced_motion=reduced))
    assert shell.controller is not None
    shell.controller.speed = speed
    pilot.app.push(FinalScreen(shell, shell.controller, poster=True))
    pilot.app.step()
    return pilot


def test_the_poster_says_who_has_won_and_why() -> None:
    pilot = hung().settle()
    said = pilot.get("poster").name
    facts = ended(ReviewedGame.of_session(evening(19)))
    found = headline_of(Texts.load("en"), facts, "Marion")
    for part in ("The winner is.", "Marion: 135 points.", "24 points ahead of Detlef.", found.text, found.reason):
        assert part in said
    for row in facts.rows:
        assert pilot.shows(str(row.total))
    assert pilot.problems() == []


def test_a_shared_victory_names_both() -> None:
    pilot = hung(SHARED).settle()
    said = pilot.get("poster").name
    facts = standings(evening(SHARED).view(-1), evening(SHARED).edition)
    players = pilot.scene.players()
    assert all(f"{players[row.seat]}: 132 points." in said for row in facts.winners)
    assert pilot.problems() == []


def test_one_press_leads_from_the_poster_to_everything() -> None:
    pilot = hung().settle()
    assert pilot.find("final.scores") is None
    pilot.press("l")
    assert pilot.find("log.sheet") is not None
    pilot.press("escape")
    assert pilot.find("poster") is not None
    pilot.click("poster.points").settle()
    assert pilot.find("poster") is None
    assert pilot.find("final.scores") is not None
    assert pilot.find("final.decided") is not None
    again = hung().settle()
    again.press("return")
    assert again.settle().scene.name == "after-game"
    again = hung().settle()
    again.press("escape")
    assert again.scene.name != "final"


def test_the_count_comes_first_and_the_poster_hangs_soon() -> None:
    pilot = hung(speed="normal")
    assert pilot.find("poster") is None
    while pilot.find("poster") is None:
        pilot.wait(1 / 60)
    start = pilot.clock.now
    while pilot.app.motion.busy:
        pilot.wait(1 / 60)
    assert 2 * LONGEST >= POSTER_SECONDS >= pilot.clock.now - start > 1
    assert pilot.scene.telling.share("bars") == 1


def test_an_input_ends_the_hanging_and_is_carried_out() -> None:
    pilot = hung(speed="normal")
    while pilot.find("poster") is None:
        pilot.wait(1 / 60)
    pilot.wait(0.2)
    assert pilot.scene.telling.share("strip") == 0
    before = pilot.app.options.muted
    pilot.press("m")
    assert pilot.app.options.muted is not before
    assert pilot.scene.telling.share("bars") == 1
    assert not pilot.app.motion.busy


def test_with_reduced_motion_all_of_it_is_there_at_once() -> None:
    pilot = hung(speed="normal", reduced=True)
    assert pilot.find("poster") is not None
    assert not pilot.app.motion.busy
    assert pilot.scene.telling.share("bars") == 1


@pytest.mark.parametrize(("lang", "scores", "charts"), [("en", "Final scores", "Charts"), ("de", "Endstand", "Kurven")])
def test_scores_and_charts_are_told_apart_on_the_poster(lang: str, scores: str, charts: str) -> None:
    stand = stand_of("poster")
    pilot = stand.look(Look(lang, (1280, 720), 1.0))
    assert pilot.get("poster.points").name == scores
    assert charts in pilot.texts()
    stand.close()
