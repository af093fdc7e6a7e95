"""The course of a game looked back on: turning points, the tempo of reveals, the map beside the menu."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.session.progress import LevelResult, Profile
from macher.ui.features.ending import facts as expected_module
from macher.ui.features.ending.headline import verdict_of
from macher.ui.features.replay import turning as turning_module
from macher.ui.features.replay.turning import Turning
from macher.ui.features.start.menu import level_said
from macher.ui.game import governing as governing_module
from macher.ui.game.governing import as_it_stands
from macher.ui.staging.reveal import REST, Beat, Tempo, elapsed, lasts, tempo_for

# --- turning points ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leads", "steady"),
    [
        ([], []),
        ([5], [5]),
        ([5, 9], [5, 9]),
        ([0, 20, 1, 2, 3], [0, 1, 2, 2, 3]),
        ([0, 20, 20, 1, 30], [0, 20, 20, 20, 30]),
        ([9, 1, 1, 1], [9, 1, 1, 1]),
        ([1, 1, 1, 9], [1, 1, 1, 9]),
    ],
)
def test_a_lead_of_one_phase_only_is_not_believed(leads: list[int], steady: list[int]) -> None:
    """The ends stay as they are."""
    assert expected_module.steady(leads) == steady


def _turning(
    leads: list[float],
    monkeypatch: pytest.MonkeyPatch,
    people: tuple[int, ...] = (2,),
    won: bool = True,
    decisive: int = 0,
) -> Turning:
    """A game whose expected lead after each phase is this; each phase has one event and one command."""
    found = [SimpleNamespace(round=min(at, 1), start=at, end=at + 1) for at in range(len(leads))]
    monkeypatch.setattr(turning_module, "columns", lambda course: found)
    monkeypatch.setattr(turning_module, "people", lambda session: people)
    monkeypatch.setattr(turning_module, "_lead", lambda game, version, seat: (leads[version], 1))
    winner = SimpleNamespace(seat=people[0] if len(people) == 1 and won else 3)
    monkeypatch.setattr(turning_module, "ended", lambda game: SimpleNamespace(winners=[winner]))
    monkeypatch.setattr(turning_module, "_decisive", lambda game, end: decisive or None)
    monkeypatch.setattr(turning_module, "_moment", lambda game, column, seat, change: column.start)
    monkeypatch.setattr(turning_module, "_why", lambda game, moment: f"votes {moment}")
    game: Any = SimpleNamespace(session=None, course=SimpleNamespace(version=lambda moment: moment))
    return turning_module.turning(game, 3)


def test_the_three_largest_changes_are_told_in_the_order_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set-up, which has no round, is where the course begins."""
    found = _turning([0, 2, 2, 12, 12, 9, 9, 9, 4, 4], monkeypatch, won=False)
    assert [turn.why for turn in found.turns] == [f"votes {turn.moment}" for turn in found.turns]
    assert found.seat == 2
    assert found.leads == (2, 2, 12, 12, 9, 9, 9, 4, 4)
    assert [(turn.column, turn.before, turn.after, turn.change) for turn in found.turns] == [
        (4, 12, 9, -3),
        (7, 9, 4, -5),
    ]
    assert found.most == 12


@pytest.mark.parametrize(
    ("changes", "won", "told"),
    [([2, -9, 5, 0, -1], True, [2, 0]), ([2, -9, 5, 0, -1], False, [1, 4]), ([0, 0], True, [])],
)
def test_only_what_led_to_the_end_is_told_the_largest_first(changes: list[int], won: bool, told: list[int]) -> None:
    assert turning_module.ranked(changes, won) == told


@pytest.mark.parametrize(("election", "found"), [(-1, None), (0, 2), (1, 1)])
def test_the_state_of_the_headline_is_that_of_its_election(
    election: int, found: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its number: several elections may be held on one board."""
    monkeypatch.setattr(turning_module, "poster_facts", lambda end: None)
    monkeypatch.setattr(turning_module, "verdict_of", lambda facts: SimpleNamespace(election=election))
    lands = [SimpleNamespace(number=number, opened=0, place=3) for number in (1, 2)]
    end: Any = SimpleNamespace(elections=[SimpleNamespace(number=2), SimpleNamespace(number=1)])
    game: Any = SimpleNamespace(course=SimpleNamespace(lands=lands))
    state = turning_module._decisive(game, end)
    assert (None if state is None else state.number) == found


def test_a_turn_is_about_a_state_that_lay_there_then(monkeypatch: pytest.MonkeyPatch) -> None:
    done = [SimpleNamespace(land=3), SimpleNamespace()]
    monkeypatch.setattr(turning_module, "_events", lambda course, moment: done)
    turn: Any = SimpleNamespace(moment=10)
    for opened, place, about in ((10, 3, True), (11, 3, False), (9, 2, False)):
        land: Any = SimpleNamespace(opened=opened, place=place)
        assert turning_module._about(None, turn, land) == about


def test_a_sealed_answer_alone_is_no_move_that_can_be_told() -> None:
    sealed, laid = ev.AnswerSealed(1, "bid"), ev.ProgramLaid(0, ())
    assert not turning_module.nameable([sealed, ev.PhaseStarted("media")])
    assert turning_module.nameable([sealed, laid])


@pytest.mark.parametrize(
    ("facts", "election"),
    [({"turned": 6}, 6), ({"turned": -1, "gain": "money"}, -1), ({"winners": 2, "turned": 3}, -1)],
)
def test_headline_and_turning_points_have_one_judgement(facts: dict[str, Any], election: int) -> None:
    row = SimpleNamespace(total=100)
    plain = {
        "winners": 1, "lead": 9, "before": 0, "third": 0, "elections": 7, "places": (1,) * 7, "won": 2, "alone": False,
        "by_source": {"votes": 9, "money": -1}, "by_election": (0,) * 7, "best_election": 0, "gain": "votes",
        "first": row,
    }  # fmt: skip
    assert verdict_of(SimpleNamespace(**{**plain, **facts})).election == election  # type: ignore[arg-type]  # its facts alone


def test_the_largest_lead_is_that_of_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _turning([0, 2, 2, -8, -8], monkeypatch).most == 8


def test_less_than_a_point_turns_nothing_and_a_game_of_several_is_told_of_the_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = _turning([3.2, 3.4, 2.6, 2.7, 4.0, 4.0], monkeypatch, people=(0, 2))
    assert found.seat == 3
    assert [turn.change for turn in found.turns] == [1]


@pytest.mark.parametrize(("change", "moment"), [(5, 30), (-5, 40), (0, None)])
def test_a_turn_happened_where_the_lead_changed_most_in_its_direction(
    change: int, moment: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between versions 1 and 4 the lead goes 0, 2, 9, 1."""
    leads = {1: 0.0, 2: 2.0, 3: 9.0, 4: 1.0}
    monkeypatch.setattr(turning_module, "seen_at", lambda session, version: SimpleNamespace(phase="polls", at=version))
    monkeypatch.setattr(turning_module, "ahead", lambda seen, edition, seat: (leads[seen.at], 0))
    acts = [SimpleNamespace(version=at, moment=10 * at) for at in range(1, 6)]
    monkeypatch.setattr(turning_module, "_events", lambda course, moment: [SimpleNamespace(seat=0)])
    session = SimpleNamespace(edition=None)
    game: Any = SimpleNamespace(session=session, course=SimpleNamespace(version=lambda moment: moment, acts=acts))
    column: Any = SimpleNamespace(start=2, end=5)
    assert turning_module._moment(game, column, 0, change) == moment


def test_the_state_of_the_headline_is_told_before_a_larger_change_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the place of the least of the three; if one of them is about it, nothing is changed."""
    monkeypatch.setattr(turning_module, "_about", lambda course, turn, land: turn.column == land)
    for column, told in ((0, [2, 3, 4]), (3, [2, 3, 4]), (5, [2, 3, 5]), (1, [1, 2, 3])):
        found = _turning([0, 0, 1, 11, 20, 28, 33], monkeypatch, decisive=column)
        assert [turn.column for turn in found.turns] == told
        assert found.rivals == (1,) * 6


# --- the tempo of reveals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "reduced", "number", "tempo"),
    [
        ("full", False, 0, "full"),
        ("full", False, 1, "full"),
        ("full", False, 2, "short"),
        ("full", True, 0, "still"),
        ("full", True, 2, "short"),
        ("short", False, 0, "short"),
        ("short", True, 0, "short"),
    ],
)
def test_two_in_a_row_are_told_in_full(choice: str, reduced: bool, number: int, tempo: Tempo) -> None:
    assert tempo_for(choice, reduced, number) == tempo


def test_each_tempo_shows_the_end_and_lasts_as_long_as_its_pictures() -> None:
    beats = [Beat(0.0, 0.5), Beat(0.2, 0.1), Beat(1.0, 0.5), Beat(2.0, 0.5)]
    reveal: Any = SimpleNamespace(seconds=2.5, rest=REST, beats=beats)
    assert [elapsed(reveal, "full", since) for since in (0.0, 1.0, 9.0)] == [0.0, 1.0, 2.5]
    assert [elapsed(reveal, "short", since) for since in (0.0, 0.29, 0.31)] == [0.0, 0.0, 2.5]
    assert elapsed(reveal, "line", 0.0) == 2.5
    assert [elapsed(reveal, "still", since) for since in (0.0, 1.3, 2.5, 99.0)] == [0.5, 1.5, 2.5, 2.5]
    assert lasts(reveal, "full") == 2.5 + REST
    assert lasts(reveal, "still") == pytest.approx(3.6)
    assert lasts(reveal, "short") < lasts(reveal, "line") < lasts(reveal, "full")


# --- the map beside the menu ------------------------------------------------------------------------------------------


def _result(number: int, votes: tuple[int, ...], seats: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    return Result(number + 4, 0, number, number, votes, (0,) * 4, "sole", seats, winners, 8, ())


def _left(monkeypatch: pytest.MonkeyPatch, results: tuple[Result, ...], **changes: Any) -> Any:
    """A game that is left; its boards hold the elections 4, 2, 3 and 1 in this order."""
    game = a_game()
    for land, number in zip(game.table.lands, (4, 2, 3, 1), strict=True):
        land.number = number
        land.closed = number <= len(results)
    seen = view(game.table, -1)._replace(**{"results": results, "round": 2, "phase": "media", **changes})
    seats = [SimpleNamespace(name=name) for name in ("Ada", "Bo", "Cy", "Di")]
    monkeypatch.setattr(governing_module, "short_digest", lambda digest: "mark")
    start = SimpleNamespace(digest=lambda: b"")
    session: Any = SimpleNamespace(
        view={-1: seen}.__getitem__,
        edition=EDITION,
        config=SimpleNamespace(seats=seats),
        journal=SimpleNamespace(start=start),
    )
    return as_it_stands(session), [EDITION.figures.lands[land.card] for land in seen.lands]


def test_the_next_state_is_that_of_the_next_election(monkeypatch: pytest.MonkeyPatch) -> None:
    for held, board in ((0, 3), (1, 1), (2, 2), (3, 0)):
        results = tuple(_result(number, (1, 2, 3, 4), (3,), (3,)) for number in range(1, held + 1))
        found, lands = _left(monkeypatch, results)
        assert found.worth == lands[board].points[50]
        assert found.last == (held == 3)
        assert found.rounds == EDITION.lengths[4].rounds
        assert not found.seats


@pytest.mark.parametrize(
    ("national", "phase", "won"), [(False, "media", 40), (True, "media", 25), (True, "", 40), (False, "", 40)]
)
def test_what_a_party_has_won_is_seats_until_the_final_count(
    national: bool, phase: str, won: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is a national board (VG06 7); else points all the time."""
    party = view(a_game().table, -1).parties[1]._replace(points=40, scored=(25, 0, 0, 0, 0))
    monkeypatch.setattr(governing_module.sums, "added", lambda seen: national)
    assert governing_module._won(SimpleNamespace(phase=phase), party) == won  # type: ignore[arg-type]  # only its phase


@pytest.mark.parametrize(("points", "worth"), [((), 0), (tuple(range(40)), 39), (tuple(range(61)), 50)])
def test_a_state_is_worth_what_a_majority_brings(points: tuple[int, ...], worth: int) -> None:
    """The last points of a table that ends before."""
    assert governing_module._worth(points) == worth


def test_before_the_first_round_and_after_the_end_no_state_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    for changes in ({"round": 0}, {"phase": ""}):
        assert _left(monkeypatch, (), **changes)[0].worth == 0


def test_who_governs_with_how_many_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that got the bonus, also the strongest party where nobody governs (EN19 9b)."""
    results = (
        _result(1, (10, 50, 5, 30), (1, 3), (1,)),
        _result(2, (10, 20, 5, 30), (0, 2), ()),
        _result(3, (10, 40, 5, 30), (1,), ()),
    )
    found, _ = _left(monkeypatch, results)
    governed = [found.lands[EDITION.figures.lands[4 + number].key] for number in (1, 2, 3)]
    assert [each.votes for each in governed] == [[50, 30], [10, 5], [40]]
    assert [len(each.parties) for each in governed] == [2, 2, 1]
    assert [each.number for each in governed] == [1, 2, 3]
    assert [place.name for place in found.places] == ["Ada", "Bo", "Cy", "Di"]


# --- the level below the button ---------------------------------------------------------------------------------------


def _played(*places: int, level: str = "normal") -> Profile:
    levels = [LevelResult(level=level, edition="2019", place=place, seats=4) for place in places]
    return Profile(levels=tuple(levels))


@pytest.mark.parametrize(
    ("profile", "lines"),
    [
        (Profile(), 0),
        (_played(2), 1),
        (_played(1, 1, 1), 2),
        (_played(2, 2, 2, 2, 2), 2),
        (Profile(level="hard"), 1),
        (Profile(propose=False), 1),
    ],
)
def test_the_menu_says_the_level_and_where_it_changes_why(profile: Profile, lines: int) -> None:
    said = level_said(Texts.load("en"), profile)
    assert (len(said) > 0) == (lines > 0)
    assert (len(said) > 1) == (lines > 1)
