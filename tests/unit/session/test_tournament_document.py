"""A tournament's file: what is kept of it, and what is refused; tables played elsewhere."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from macher.editions.registry import edition
from macher.saves.library import Library
from macher.saves.problems import SaveError
from macher.session.config import ConfigRefused
from macher.session.tournament import TournamentRefused, play_tournament
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_document import parse, text_of
from macher.session.tournament_progress import (
    Board,
    Entrant,
    Plan,
    Tournament,
    begin,
    edition_of,
    with_final,
    with_result,
)
from macher.session.tournament_runner import InlineRunner, play_tables
from macher.session.tournament_store import TournamentStore, finished_game, table_saves


def a_plan(players: int = 9, people: int = 0, seed: int = 3, **more: Any) -> Plan:
    kinds = ["human"] * people + ["random"] * (players - people)
    return Plan(tuple(Entrant(f"P{at}", kind) for at, kind in enumerate(kinds)), seed=seed, **more)


def played(tournament: Tournament) -> Tournament:
    """With made-up results of the preliminary round."""

    def result(board: Board, at: int) -> Board:
        points = tuple(90 - 7 * seat - at for seat in range(len(board.seats.players)))
        return replace(board, points=points, mandates=points, digest="0")

    return replace(tournament, tables=tuple(result(board, at) for at, board in enumerate(tournament.tables)))


def test_a_tournament_is_read_as_it_was_written() -> None:
    drawn = begin(a_plan(23, people=2), "2026-01-02 03:04:05")
    known = replace(played(drawn), absent=frozenset({played(drawn).tables[0].seats.players[0]}))
    for each in (drawn, known, with_final(known)):
        assert parse(text_of(each).encode()) == each


@pytest.mark.parametrize(
    ("plan", "refused"),
    [
        (a_plan(7), TournamentRefused),
        (a_plan(11), TournamentRefused),
        (a_plan(9, edition="1890"), ConfigRefused),
        (a_plan(9, elections=4), ConfigRefused),
        (a_plan(9, seed=-1), ConfigRefused),
        (replace(a_plan(9), players=(Entrant("N" * 41, "human"),) * 9), ConfigRefused),
        (replace(a_plan(9), players=(Entrant("N", "grand"),) * 9), ConfigRefused),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, refused: type[Exception]) -> None:
    with pytest.raises(refused):
        begin(plan, "")


def edited(change: Callable[[dict[str, Any]], object]) -> bytes:
    raw = json.loads(text_of(with_final(played(begin(a_plan(), "")))))
    change(raw["head"])
    return json.dumps(raw).encode()


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (b"", "save-cut-off"),
        (b"\xff\xfe", "save-not-json"),
        (b"[]", "save-not-a-save"),
        (text_of(begin(a_plan(), "")).encode()[:300], "save-cut-off"),
        (edited(lambda head: head.update(format=2)), "save-newer"),
        (edited(lambda head: head.update(format=0)), "save-damaged"),
        (edited(lambda head: head.update(elections="7")), "save-damaged"),
        (edited(lambda head: head["tables"][0]["players"].append(99)), "save-damaged"),
        (edited(lambda head: head["tables"][0].update(players=[0] * 5)), "save-damaged"),
        (edited(lambda head: head["tables"][0]["parties"].reverse()), "save-edited"),
        (edited(lambda head: head["tables"][0]["parties"].__setitem__(0, "crown")), "save-damaged"),
        (edited(lambda head: head["tables"][1]["points"].pop()), "save-damaged"),
        (edited(lambda head: head["tables"].pop()), "save-damaged"),
        (edited(lambda head: head.update(absent=[9])), "save-damaged"),
        (edited(lambda head: head["tables"][0]["points"].__setitem__(0, 1000)), "save-edited"),
        (edited(lambda head: head["players"][0].update(kind="grand")), "save-damaged"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_a_reason(written: bytes, reason: str) -> None:
    with pytest.raises(SaveError) as error:
        parse(written)
    assert error.value.reason == reason


def test_other_figures_than_those_of_the_draw_are_refused() -> None:
    with pytest.raises(SaveError) as error:
        edition_of(replace(begin(a_plan(), ""), data_digest="0"))
    assert error.value.reason == "save-other-figures"


def play_all(desk: TournamentDesk) -> None:
    desk.simulate()
    while desk.simulating:
        desk.poll()


def test_the_desk_plays_the_same_tournament_as_the_command_line(tmp_path: Path) -> None:
    """Session and bare games end alike, and every result lies in a save that runs again."""
    desk = TournamentDesk.new(TournamentStore(tmp_path), a_plan(), "inline")
    play_all(desk)
    desk.begin_final()
    play_all(desk)
    report = play_tournament(edition("1997"), 7, ["random"] * 9, 3)
    assert desk.tournament.results == report.results
    assert [one.player for one in desk.tournament.places()] == [one.player for one in report.places]
    for number, board in enumerate(desk.tournament.boards):
        saved = finished_game(desk.tournament, desk.folder, number)
        assert saved is not None
        assert saved.journal.state.digest() == board.digest
    assert TournamentDesk.open(TournamentStore(tmp_path), desk.folder, "inline").tournament == desk.tournament


def test_every_game_of_a_tournament_is_archived_once(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves", tmp_path / "replays")
    store = TournamentStore(tmp_path / "tournaments")
    store.archive = library.archive
    desk = TournamentDesk.new(store, a_plan(8), "inline")
    play_all(desk)
    TournamentDesk.open(store, desk.folder, "inline")
    results = {tuple(board.points) for board in desk.tournament.tables}
    assert {entry.scores for entry in library.finished()} == results
    assert len(library.finished()) == len(desk.tournament.tables)


def test_a_table_that_was_stopped_takes_the_same_course_again(tmp_path: Path) -> None:
    store = TournamentStore(tmp_path)
    desk = TournamentDesk.new(store, a_plan(), "inline")
    desk.simulate()
    for _ in range(3):
        desk.poll()
    desk.close()
    assert not desk.simulating
    again = TournamentDesk.open(store, desk.folder, "inline")
    play_all(again)
    assert again.tournament.results == play_tournament(edition("1997"), 7, ["random"] * 9, 3).results


def test_tables_are_played_in_another_process(tmp_path: Path) -> None:
    desk = TournamentDesk.new(TournamentStore(tmp_path), a_plan(8), "process")
    play_all(desk)
    assert desk.problem == ""
    assert desk.tournament.round_over


def test_the_save_of_another_game_does_not_count(tmp_path: Path) -> None:
    store = TournamentStore(tmp_path)
    desk = TournamentDesk.new(store, a_plan(8), "inline")
    play_all(desk)
    other = TournamentDesk.new(store, a_plan(8, people=8), "inline")
    for number in (0, 1):
        file = table_saves(desk.folder, number).files()[0].path
        slot = table_saves(other.folder, number).begin()
        slot.write(file.read_text(encoding="utf-8"))
        assert not other.take_in(number)
    assert not other.tournament.round_over


def test_who_cannot_come_is_kept_and_no_more_than_five_have_to_stay(tmp_path: Path) -> None:
    store = TournamentStore(tmp_path)
    desk = TournamentDesk.new(store, a_plan(8), "inline")
    desk.change(played)
    order = [one.standing.player for one in desk.tournament.qualification()]
    assert [desk.set_absent(player, True) for player in order[:4]] == ["", "", "", "tournament-absent-few"]
    assert desk.tournament.finalists() == order[3:]
    assert desk.set_absent(order[0], False) == ""
    assert store.load(desk.folder) == desk.tournament
    desk.begin_final()
    assert desk.set_absent(order[0], True) == "tournament-absent-late"


def test_nothing_is_lost_where_two_windows_play_one_tournament(tmp_path: Path) -> None:
    store = TournamentStore(tmp_path)
    one = TournamentDesk.new(store, a_plan(8), "inline")
    two = TournamentDesk.open(store, one.folder, "inline")
    for number, desk in enumerate((one, two)):
        list(play_tables(desk.tournament, desk.folder, [number], 60.0))
        assert desk.take_in(number)
    assert two.tournament.round_over
    assert store.load(one.folder) == two.tournament
    first, second = two.tournament.finalists()[:2]
    assert (one.set_absent(first, True), two.set_absent(second, True)) == ("", "")
    assert store.load(one.folder).absent == {first, second}
    one.begin_final()
    two.begin_final()
    assert two.tournament == one.tournament == store.load(one.folder)
    assert two.set_absent(first, False) == "tournament-absent-late"


def test_the_first_result_of_a_table_stays(tmp_path: Path) -> None:
    store = TournamentStore(tmp_path)
    one = TournamentDesk.new(store, a_plan(8, people=8), "none")
    two = TournamentDesk.open(store, one.folder, "none")
    over = played(one.tournament).tables
    one.change(lambda known: with_result(known, over[0]))
    two.change(lambda known: with_result(known, replace(over[0], points=over[0].points[::-1])))
    assert two.tournament.tables[0] == over[0]


def test_what_could_not_be_written_is_added_to_what_another_window_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = TournamentStore(tmp_path)
    one = TournamentDesk.new(store, a_plan(8, people=8), "none")
    two = TournamentDesk.open(store, one.folder, "none")
    over = played(one.tournament).tables

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("macher.saves.shared.write_atomically", full)
        one.change(lambda known: with_result(known, over[0]))
        assert one.problem == "No space left on device"
        assert one.tournament.tables[0].over
    two.change(lambda known: with_result(known, over[1]))
    assert one.retry()
    assert one.problem == ""
    assert store.load(one.folder).tables == over


def test_windows_that_begin_tournaments_at_once_take_different_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, folders = begin(a_plan(8), ""), list[Path]()
    taken = TournamentStore._taken

    def slowly(store: TournamentStore) -> list[Path]:
        found = taken(store)
        sleep(0.05)
        return found

    monkeypatch.setattr(TournamentStore, "_taken", slowly)
    windows = [
        threading.Thread(target=lambda: folders.append(TournamentStore(tmp_path).begin(drawn))) for _ in range(4)
    ]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert len(set(folders)) == len(windows)


def test_reasons_name_ranks_shares_and_who_moves_up() -> None:
    tournament = played(begin(a_plan(10), ""))
    first = tournament.tables[0].seats.players[0]
    found = {one.standing.player: one for one in replace(tournament, absent=frozenset({first})).qualification()}
    assert found[first].status == "absent"
    assert [one.status for one in found.values()].count("moved-up") == 1
    assert {one.number for one in found.values() if one.standing.rank == 1} == {1, 2}


def test_a_runner_that_cannot_write_says_so_and_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = TournamentDesk.new(TournamentStore(tmp_path), a_plan(8), "inline")

    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("macher.saves.store.write_atomically", full)
    runner = InlineRunner(desk.tournament, desk.folder, (0, 1))
    news = []
    while runner.busy:
        news += runner.news()
    assert news[-1].problem == "No space left on device"
    assert all(each.number == 0 for each in news)
