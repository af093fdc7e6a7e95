"""A career counted by hand: mixed games, practice games, shared victories, damaged summaries and damaged games."""

from __future__ import annotations

import json
import math
from dataclasses import replace

import pytest

from macher.engine.chance import Stream
from macher.saves.library import Library
from macher.session.career import (
    MIXED,
    PEOPLE,
    GameSummary,
    SeatDetails,
    SeatSummary,
    bests,
    games_of,
    grouped,
    lengths_of,
    longest_run,
    people_of,
    tally,
    wilson,
)
from macher.session.career_reader import CareerReader
from macher.session.career_store import CareerStore, details_of
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.session.statistics import statistics


def game(number, seats, *, edition="2019", elections=4, assisted=False, played_on=False, details=()):
    """Seats as ``spd Marion human 100``, the highest score wins."""
    found = []
    for seat in seats:
        party, name, kind, points = seat.split()
        found.append(SeatSummary(party, name, kind, int(points)))
    top = max(seat.points for seat in found)
    winners = tuple(at for at, seat in enumerate(found) if seat.points == top)
    return GameSummary(
        f"{number}.json",
        f"2025-01-{number:02} 20:00:00",
        edition,
        elections,
        tuple(found),
        winners,
        assisted,
        played_on,
        details,
    )


MIX = [
    game(1, ["spd Marion human 100", "cdu Nicole normal 90", "fdp Detlef normal 80"]),
    game(2, ["spd Marion human 70", "cdu Nicole normal 90", "fdp Detlef easy 80", "linke Angie normal 60"]),
    game(3, ["cdu Marion human 110", "spd Petra human 110", "fdp Detlef human 80"]),
    game(4, ["cdu Marion human 120", "spd Petra hard:pollster 90", "fdp Detlef hard 80"], elections=7, assisted=True),
    game(5, ["cdu Marion human 99", "spd Petra human 50", "fdp Detlef normal 80"], edition="1997", elections=7),
    game(6, ["cdu Petra human 20", "spd Angie normal 50", "fdp Detlef normal 80"], played_on=True),
    game(7, ["cdu Marion normal 20", "spd Angie human 50", "fdp Detlef normal 40"]),
]


def test_whoever_played_most_comes_first():
    assert people_of(MIX) == ["Marion", "Petra", "Angie", "Detlef"]
    assert lengths_of(MIX) == [("2019", 4), ("1997", 7), ("2019", 7)]
    assert people_of([]) == []


def test_an_ai_seat_of_the_same_name_does_not_count():
    assert [each.game.file for each in games_of(MIX, "Marion")] == [f"{number}.json" for number in (1, 2, 3, 4, 5)]


def test_a_game_in_which_the_easy_level_stood_in_is_marked_also_when_it_is_read_again(tmp_path):
    kinds = (("spd", "human"), ("cdu", "sane"), ("fdp", "sane"))
    config = GameConfig(tuple(SeatConfig(party, party, kind) for party, kind in kinds), seed=3)
    for count in (0, 2):
        library = Library(tmp_path / f"saves-{count}", tmp_path / f"replays-{count}")
        with GameSession.new(config, workers="none") as session:
            stream = Stream(1)
            while not session.over:
                decision = session.decision(session.deciding()[0])
                session.submit(decision.options.sample(stream), version=session.version)
            session.stood_in = count
            library.archive(session.save_text())
        store = CareerStore(tmp_path / f"stats-{count}", library)
        store.refresh()
        store.save()
        again = CareerStore(tmp_path / f"stats-{count}", library)
        again.refresh()
        for each in (store, again):
            assert [game.marked for game in each.games.values()] == [count > 0]


def test_marked_games_can_be_left_out_and_one_edition_chosen():
    assert len(games_of(MIX, "Marion", marked=False)) == 4
    assert games_of(MIX, "Petra", marked=False)[-1].game.file == "5.json"
    assert [each.game.file for each in games_of(MIX, "Marion", length=("2019", 4))] == ["1.json", "2.json", "3.json"]


def test_a_career_is_counted():
    whole = tally(games_of(MIX, "Marion"))
    assert (whole.games, whole.victories, whole.marked) == (5, 4, 1)
    assert whole.rate == 0.8
    assert whole.rank == (1 + 3 + 1 + 1 + 1) / 5
    assert whole.fair == pytest.approx((1 / 3 + 1 / 4 + 1 / 3 + 1 / 3 + 1 / 3) / 5)
    assert longest_run(games_of(MIX, "Marion")) == 3
    assert longest_run(games_of(MIX, "Petra")) == 1


@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("party", {"spd": (2, 1), "cdu": (3, 3)}),
        ("players", {"3": (4, 4), "4": (1, 0)}),
        ("level", {"normal": (1, 1), MIXED: (2, 1), PEOPLE: (1, 1), "hard": (1, 1)}),
        ("edition", {"2019/4": (3, 2), "2019/7": (1, 1), "1997/7": (1, 1)}),
    ],
)
def test_games_are_grouped(by, expected):
    assert {one.key: (one.games, one.victories) for one in grouped(games_of(MIX, "Marion"), by)} == expected


def test_somebody_on_several_seats_is_counted_once_with_the_best():
    both = game(8, ["spd Marion human 50", "cdu Marion human 90", "fdp Detlef normal 80"])
    (played,) = games_of([both], "Marion")
    assert (played.seat.party, played.won, played.lead) == ("cdu", True, 10)


@pytest.mark.parametrize(("victories", "games"), [(0, 1), (1, 1), (3, 10), (50, 100), (0, 0)])
def test_the_range_holds_the_rate_and_stays_between_nothing_and_all(victories, games):
    low, high = wilson(victories, games)
    assert 0.0 <= low <= high <= 1.0
    if games:
        assert low <= victories / games <= high
    else:
        assert (low, high) == (0.0, 1.0)


def test_the_range_is_that_of_the_formula():
    # 3 of 10: solves (p - 0.3)^2 = z^2 p (1 - p) / 10 for p, z = 1.959964.
    z2 = 1.959964**2
    a, b, c = 10 + z2, -(2 * 3 + z2), 3 * 3 / 10
    root = math.sqrt(b * b - 4 * a * c)
    assert wilson(3, 10) == pytest.approx(((-b - root) / (2 * a), (-b + root) / (2 * a)))


def test_few_games_say_little():
    assert wilson(1, 1)[0] < 0.25
    assert wilson(1, 1)[1] - wilson(1, 1)[0] > wilson(50, 50)[1] - wilson(50, 50)[0]


def _details(*rows):
    return tuple(SeatDetails(*row) for row in rows)


def test_personal_bests():
    first = replace(MIX[0], details=_details((50, "BY", 2, 18), (60, "SN", 4, 30), (0, "", 0, -1)))
    second = replace(MIX[3], details=_details((44, "HE", 2, 25), (60, "SN", 4, 30), (0, "", 0, -1)))
    found = {each.kind: (each.value, each.played.game.file) for each in bests(games_of([first, second], "Marion"))}
    assert found == {
        "points": (120, "4.json"),
        "lead": (30, "4.json"),
        "votes": (50, "1.json"),
        "elections": (2, "1.json"),
        "efficiency": (25, "4.json"),
    }


def test_what_no_game_tells_is_missing():
    lost = games_of([MIX[1]], "Marion")
    assert [each.kind for each in bests(lost)] == ["points"]
    assert bests([]) == []


# -- files ------------------------------------------------------------------------------------------------------------


def played(seed, kind="human"):
    chairs = (SeatConfig("spd", "Marion", kind), SeatConfig("cdu", "Nicole", "random"), SeatConfig("fdp", "", "random"))
    session = GameSession.new(GameConfig(chairs, seed=seed), None, "none")
    stream = Stream(seed, 5)
    while not session.over:
        decision = session.decision(session.deciding()[0])
        assert decision is not None
        assert session.submit(decision.options.sample(stream), version=session.version) is None
    return session


@pytest.fixture(scope="module")
def sessions():
    return [played(1), played(2), played(3, "random")]


@pytest.fixture
def store(tmp_path, sessions):
    library = Library(tmp_path / "saves", tmp_path / "replays")
    for session in sessions:
        library.archive(session.save_text())
    return CareerStore(tmp_path / "stats", library)


def read(store):
    """Everything, as the screen does it; gives how many games had to be run again."""
    reader = CareerReader(store, processes=False)
    reader.listed(reader.begin().result())
    while (future := reader.step()) is not None:
        future.exception()
        reader.take(future)
    reader.close()
    return reader.total


def test_games_of_ai_seats_alone_never_count(store):
    assert read(store) == 2
    assert {seat.name for game in store.games.values() for seat in game.seats if seat.kind == "human"} == {"Marion"}


def test_summaries_say_what_the_games_said(store, sessions):
    read(store)
    for session in sessions[:2]:
        scores = [party.points for party in session.view(-1).parties]
        (found,) = [game for game in store.games.values() if [seat.points for seat in game.seats] == scores]
        figures = statistics(session.events, session.edition)
        for seat, details in enumerate(found.details):
            assert details.votes == max(land.votes[seat] for land in figures.lands)
            assert details.elections == sum(seat in result.winners for result in session.view(-1).results)
        assert found.winners == tuple(at for at, each in enumerate(scores) if each == max(scores))


def test_no_game_is_run_twice(store):
    assert read(store) == 2
    again = CareerStore(store.folder, store.library)
    assert read(again) == 0
    assert again.games == store.games


@pytest.mark.parametrize("damage", ["cut", "noise", "changed", "other", "nested", "gone", "list", "no_text"])
def test_damaged_summaries_are_made_anew(store, damage):
    read(store)
    path = store.folder / "games.json"
    text = path.read_text("utf-8")
    if damage == "gone":
        path.unlink()
    elif damage == "noise":
        path.write_bytes(b"\xff\x00 nothing")
    else:
        raw = json.loads(text)
        changed = {
            "cut": text[: len(text) // 2],
            "changed": text.replace("Marion", "Maria"),
            "other": json.dumps({**raw, "format": 99}),
            "nested": "[" * 100_000,
            "list": "[1]",
            "no_text": json.dumps({**raw, "games": []}),
        }
        path.write_text(changed[damage], "utf-8")
    again = CareerStore(store.folder, store.library)
    assert read(again) == 2
    assert again.games == store.games
    assert read(CareerStore(store.folder, store.library)) == 0


def test_a_damaged_game_does_not_count_and_hides_no_other(store):
    first, *_ = sorted(store.library.replays.glob("*.macher"))
    first.write_text("{", "utf-8")
    read(store)
    assert store.unusable == 1
    assert first.name not in store.games


def test_a_game_whose_moves_do_not_fit_counts_without_details(store):
    read(store)
    name = next(iter(store.games))
    path = store.library.replays / name
    head, _, rest = path.read_text("utf-8").partition('"records": [\n')
    path.write_text(head + '"records": [\n' + rest.replace('"digest":"', '"digest":"0', 1), "utf-8", newline="")
    assert details_of(path) == ()
    again = CareerStore(store.folder, store.library)
    assert read(again) == 1
    assert again.games[name].details == ()


def test_without_room_on_the_disk_everything_is_still_shown(store, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("macher.session.career_store.write_atomically", full)
    assert read(store) == 2
    assert len(store.games) == 2
    assert store.problem == "No space left on device"


def test_a_game_that_is_deleted_is_forgotten(store):
    read(store)
    name = next(iter(store.games))
    store.library.delete(store.library.replays / name)
    again = CareerStore(store.folder, store.library)
    assert read(again) == 0
    assert name not in again.games


def test_a_process_reads_as_a_thread_does(store, monkeypatch):
    monkeypatch.setattr("macher.session.career_reader._FEW", 0)
    reader = CareerReader(store, processes=True)
    reader.listed(reader.begin().result())
    while (future := reader.step()) is not None:
        future.exception()
        reader.take(future)
    reader.close()
    assert reader.done == reader.total == 2
    assert all(game.details for game in store.games.values())
