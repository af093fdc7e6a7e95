"""What an election night says of its figures: by keys, so that only what is said is asked, not how."""

from __future__ import annotations

from typing import Any

import pytest
from builders import EDITION, LANDS, a_game
from tabletop import Keyed

from macher.i18n import names
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.ui.features.night.facts import Column, ElectionFacts, Night, Pair, Past, Spot, night_of, ranked
from macher.ui.features.night.words import ElectionWords
from macher.words.names import GameNames

TEXTS = Keyed("en")
NAMES = GameNames.of(TEXTS, EDITION, view(a_game().table, -1), ("Ada", "Bo", "Cy", "Di"))
PARTIES = [NAMES.party(seat) for seat in range(4)]


def column(seat: int, votes: int, moved: bool = False, **changes: Any) -> Column:
    usual: dict[str, Any] = {
        "before": votes,
        "gained": 0,
        "rallies": 0,
        "trend": 0,
        "matches": 1,
        "points": votes,
        "bonus": 0,
    }
    return Column(seat, moved=moved, **{**usual, **changes})


def words(votes: tuple[int, ...] = (60, 20, 10, 5), moved: tuple[int, ...] = (), **changes: Any) -> ElectionWords:
    columns = tuple(column(seat, each, seat in moved) for seat, each in enumerate(votes))
    usual: dict[str, Any] = {"outcome": "sole", "seats": (0,), "winners": (0,), "bonus": 8, "presence": 4}
    given = {**usual, "columns": columns, "pairs": (), "tied": (), **changes}
    facts = ElectionFacts(number=1, elections=4, round=1, land="SL", most=40, majority=50, **given)
    return ElectionWords(NAMES, facts)


def pair(partner: int, common: int = 3, state: Any = "possible", missing: int = 0) -> Pair:
    return Pair(0, partner, 50 - missing, common, missing, state)


# --- who has won ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "title", "why"),
    [
        (words(), f"election-sole(party={NAMES.party_full(0)})", "election-sole-why(majority=election-votes(votes=50)"),
        (
            words((60, 55, 10, 5), outcome="several", seats=(0, 1)),
            f"election-several(parties={NAMES.parties((0, 1))})",
            f"winners={PARTIES[0]}",
        ),
        (
            words((30, 20, 10, 5), outcome="coalition", seats=(0, 1), pairs=(pair(2), pair(1, 2, "formed"))),
            f"election-coalition(parties={NAMES.parties((0, 1))})",
            "election-sum(first=30,second=20,votes=election-votes(votes=50)),cards=election-cards(cards=2)",
        ),
        (
            words((10, 30, 10, 5), outcome="none", seats=(1,)),
            "election-none",
            f"election-none-why(party={PARTIES[1]},votes=election-votes(votes=30)",
        ),
    ],
    ids=["sole", "several", "coalition", "none"],
)
def test_the_verdict_names_who_and_why(said: ElectionWords, title: str, why: str) -> None:
    """EN19 phase 9b."""
    found = said.verdict()
    assert found[0] == title
    assert why in found[1]
    assert "points=election-points(points=8)" in found[1]


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        (words(), "election-moved-none"),
        (words(moved=(0,)), f"election-moved(parties={PARTIES[0]},points=election-points(points=4))"),
        (words(moved=(2,)), f"election-influence(party={PARTIES[2]}) election-no-marker(parties={PARTIES[0]})"),
        (words((30, 30, 10, 5), tied=(0, 1)), f"election-tie(parties={NAMES.parties((0, 1))},party={PARTIES[0]})"),
    ],
    ids=["none", "winner", "influence", "tied"],
)
def test_the_notes_say_whose_markers_move_and_who_was_nearer(said: ElectionWords, notes: str) -> None:
    assert notes in said.notes()
    assert ("election-tie" in said.notes()) == ("election-tie" in notes)
    assert ("election-influence" in said.notes()) == ("election-influence" in notes)


# --- how votes came about ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "formula", "floored"),
    [
        ({"rallies": 5, "trend": 2, "matches": 3, "gained": 21}, "(5 + 2) × 3 = 21", False),
        ({"rallies": 5, "trend": -2, "matches": 3, "gained": 9}, "(5 − 2) × 3 = 9", False),
        ({"rallies": 2, "trend": -1, "matches": 2, "gained": 2}, "(2 − 1) × 2 = 2", False),
        ({"rallies": 2, "trend": -2, "matches": 2, "gained": 2}, "(2 − 2) → 1 × 2 = 2", True),
        ({"rallies": 5, "trend": 0, "matches": 4, "gained": 6, "lost": 14}, "(5 + 0) × 4 = 20", False),
    ],
)
def test_the_formula_is_written_figure_by_figure(changes: dict[str, Any], formula: str, floored: bool) -> None:
    """Rallies and trend count as one at least, and what found no room on the track is in it (EN19 phase 9a)."""
    done = column(1, 20, **changes)
    said = words()
    assert " ".join(token.text for token in said.tokens(done)) == formula
    assert said.floored(done) == floored
    tip = said.column_tip(done)
    assert ("election-tip-least" in tip) == floored
    assert f"gained=election-votes(votes={done.gained + done.lost})" in tip
    assert "election-tip-none" in said.column_tip(column(1, 20))


def test_a_row_says_what_its_points_are_made_of() -> None:
    done = column(0, 30, moved=True, points=27, bonus=8)
    lines = words().row_tip(done).splitlines()
    assert "total=election-points(points=35)" in lines[0]
    assert [line.split("(")[0] for line in lines[1:]] == [
        "election-row-votes", "election-row-bonus", "election-row-media"
    ]  # fmt: skip
    assert "points=4" in lines[3]
    assert len(words().row_tip(column(0, 30)).splitlines()) == 2


# --- partners ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "note", "tip"),
    [
        (pair(1), "election-cards(cards=3)", "election-pair-possible"),
        (pair(1, state="formed"), "election-cards(cards=3)", "election-pair-formed"),
        (pair(1, state="declined"), "election-pair-declined", f"election-pair-refused(party={PARTIES[1]})"),
        (pair(1, state="short", missing=4), "election-pair-short(votes=4)", "missing=election-votes(votes=4)"),
    ],
)
def test_a_pair_says_why_it_does_not_govern(one: Pair, note: str, tip: str) -> None:
    said = words((30, 20, 10, 5))
    assert said.pair_note(one)[0] == note
    assert tip in said.pair_tip(one).splitlines()[-1]
    row = said.pair_row(one)
    assert (note in row[0]) == (one.state in ("short", "declined"))


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ((pair(1, 3, "formed"), pair(2, 2)), "election-first-most"),
        ((pair(1, 3, "formed"), pair(2, 3)), "election-first-near"),
        ((pair(2, 3, "declined"), pair(1, 3, "formed")), "election-first-fits"),
        ((pair(2, 4, "short", 5), pair(1, 3, "formed")), "election-first-fits"),
    ],
)
def test_a_coalition_says_why_it_was_this_partner(pairs: tuple[Pair, ...], said: str) -> None:
    """Most cards in common, then nearness to the start player, among those that make a majority (EN19 phase 9b)."""
    formed = next(each for each in pairs if each.state == "formed")
    found = words((30, 20, 10, 5), pairs=pairs, outcome="coalition").pair_said(formed)
    assert found[0].split("(")[0] == said
    assert f"party={PARTIES[1]}" in found[0]
    assert "points=8" in found[1]


def test_what_comes_of_a_pair_that_does_not_govern_is_said_with_its_cards() -> None:
    said = words((30, 20, 10, 5), pairs=(pair(1), pair(2, state="short", missing=4)), outcome="none")
    assert said.pair_said(pair(1)) == ("election-pair-possible", "election-cards(cards=3)")


def test_the_notes_are_told_sentence_by_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words()
    monkeypatch.setattr(said, "notes", lambda: "One moves. Another one stays. Nobody else.")
    assert said.sentences() == ["One moves.", "Another one stays.", "Nobody else."]


def test_each_beat_is_told_whole() -> None:
    """For readers: every column, every pair, or the verdict with its notes."""
    said = words((30, 20, 10, 5), pairs=(pair(1), pair(2, state="short", missing=4)), outcome="none")
    assert said.told("count").count("election-tip-points") == 4
    assert said.told("partner").count("election-pair-tip") == 2
    assert said.told("result").startswith("election-none ")
    assert said.told("result").endswith(said.notes())


def test_the_line_is_told_by_who_is_over_it() -> None:
    one, two = words().told("line"), words((60, 55, 1, 1), outcome="several", seats=(0, 1)).told("line")
    assert one == f"election-alone(party={PARTIES[0]})."
    assert two.startswith("election-several(")
    nobody = words((30, 20, 10, 5), pairs=(pair(1),), outcome="none").line_said()
    assert nobody[0] == "election-nobody(majority=50)"
    assert nobody[1] == f"election-strongest-now(party={PARTIES[0]},votes=election-votes(votes=30))"
    equal = words((30, 30, 10, 5), pairs=(Pair(1, 0, 60, 3, 0, "formed"),), tied=(0, 1), outcome="none").line_said()
    assert equal[1] == f"election-tie(parties={NAMES.parties((0, 1))},party={PARTIES[1]})"


@pytest.mark.parametrize(
    ("outcome", "seats", "title", "governs"),
    [
        ("none", (0,), "election-title", "election-none"),
        ("several", (0, 1), "election-majorities(n=2", "election-several"),
        ("sole", (0,), "election-government", "election-governs(player=Ada,votes=election-votes(votes=30))"),
        ("coalition", (0, 1), "election-government", "votes=election-votes(votes=50))"),
    ],
)
def test_the_band_names_who_governs_with_how_many_votes(outcome: str, seats: Any, title: str, governs: str) -> None:
    formed = (pair(1, state="formed"),)
    said = words((30, 20, 10, 5), outcome=outcome, seats=seats, pairs=formed)
    assert said.band_title().startswith(title)
    assert governs in said.governs()


# --- before and after -------------------------------------------------------------------------------------------------


def held(number: int, points: tuple[int, ...], seats: tuple[int, ...], moved: tuple[int, ...]) -> Result:
    votes = tuple(2 * each for each in points)
    key = ("SL", "HB", "BW", "BE")[number - 1]
    return Result(LANDS[key], 0, number, number, votes, points, "sole", seats, seats[:1], 8, moved)


def test_the_evening_knows_what_was_and_nothing_that_came_later() -> None:
    """Results in any order; the bonus goes to all who got it."""
    results = (held(3, (9, 9, 9, 9), (3,), (3,)), held(1, (5, 0, 7, 1), (2, 0), (2,)), held(2, (1, 2, 3, 4), (3,), ()))
    night = night_of(view(a_game().table, -1)._replace(results=results), EDITION, 2)
    assert [(past.number, past.land, past.sides) for past in night.past] == [(1, "SL", ((2, 14), (0, 10)))]
    assert (night.tonight.land, night.tonight.sides) == ("HB", ((3, 8),))
    assert (night.before, night.after) == ((13, 0, 15, 1), (14, 2, 18, 13))
    worth = EDITION.lengths[4].presence
    assert night.spots == (
        Spot(1, worth[0], "SL", (2,)), Spot(2, worth[1], "HB", ()), Spot(3, worth[2], "", ()), Spot(4, worth[3], "", ())
    )  # fmt: skip
    assert not night.last
    with pytest.raises(StopIteration):
        night_of(view(a_game().table, -1)._replace(results=results[1:]), EDITION, 3)


def test_places_are_counted_by_who_has_more() -> None:
    assert ranked((5, 9, 5, 7)) == (1, 3, 0, 2)
    said, points = words(), (5, 9, 5, 7)
    assert [said.stood(seat, points).split("place=")[1].split(",")[0] for seat in range(4)] == ["3", "1", "3", "2"]
    night = Night((), Past(1, "SL", ()), (), (5, 9, 5, 7), (10, 9, 5, 9))
    told = [said.climbed(seat, night) for seat in range(4)]
    assert [(each.split("place=")[1].split(",")[0], each.split("before=")[1][0]) for each in told] == [
        ("1", "3"), ("2", "1"), ("4", "3"), ("2", "2")
    ]  # fmt: skip
    assert "points=election-points(points=10)" in told[0]


def test_a_spot_says_whose_markers_lie_there() -> None:
    said = words()
    empty, taken = said.spot(Spot(2, 6, "", ())), said.spot(Spot(1, 7, "SL", (2, 0)))
    assert empty == "election-spot-empty(place=election-number(number=2,elections=4),points=election-points(points=6))"
    assert f"parties={NAMES.parties((2, 0))}" in taken
    assert f"place={names.land(TEXTS, 'SL')}" in taken
    assert said.won_by(Past(1, "SL", ((1, 30),))).endswith(f"parties={PARTIES[1]})")
