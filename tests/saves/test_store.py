"""Autosaves: atomic, rotating, and what is found again after every kind of end."""

from __future__ import annotations

import errno
import json
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from macher.engine.chance import Stream
from macher.saves import folders
from macher.saves.atomic import write_atomically
from macher.saves.document import load
from macher.saves.store import KEPT, SLOTS, SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

KINDS = ("human", "random", "random")
PARTIES = ("spd", "cdu", "fdp")


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "autosaves")


def begin(store: SaveStore, seed: int = 1) -> GameSession:
    seats = tuple(SeatConfig(party, kind=kind) for party, kind in zip(PARTIES, KINDS, strict=True))
    return GameSession.new(GameConfig(seats, seed=seed), store, "inline")


def play(session: GameSession, commands: int) -> None:
    stream = Stream(3)
    while not session.over and session.version < commands:
        if session.waiting_for_ai():
            session.poll()
        else:
            decision = session.decision(0)
            assert decision is not None
            session.submit(decision.options.sample(stream), version=session.version)


def test_every_command_is_saved_at_once(store: SaveStore) -> None:
    with begin(store) as session:
        for commands in range(1, 25):
            play(session, commands)
            newest = load(store.files()[0].path)
            assert len(newest.records) == session.version
            assert newest.summary.over is False
        session.undo(0) if session.undo_status(0).possible else session.take_back(0)
        assert len(load(store.files()[0].path).records) == session.version < 24


def test_a_game_is_offered_and_goes_on_where_it_was(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 50)
        digest = session.digest
    found = store.latest()
    assert found is not None
    assert found.notice is None
    with GameSession.resume(found, store, "inline") as again:
        assert again.digest == digest
        play(again, 60)
    assert {file.slot for file in store.files()} == {1}
    assert len(load(store.files()[0].path).records) == 60


def test_a_finished_game_is_not_offered(store: SaveStore) -> None:
    assert store.latest() is None
    with begin(store, seed=1) as session:
        play(session, 40)
    with begin(store, seed=2) as session:
        play(session, 10_000)
        assert session.over
    found = store.latest()
    assert found is not None
    assert found.document.seed == 1
    assert store.summary() is not None
    assert store.summary().seed == 1


def test_three_games_rotate_and_finished_ones_give_way_first(store: SaveStore) -> None:
    for seed, commands in ((1, 30), (2, 10_000), (3, 30)):
        with begin(store, seed) as session:
            play(session, commands)
    with begin(store, seed=4) as session:
        play(session, 5)
    kept = {load(file.path).seed for file in store.files()}
    assert kept >= {1, 3, 4}
    with begin(store, seed=5) as session:
        play(session, 5)
        play(session, 8)
    with begin(store, seed=6) as session:
        play(session, 8)
    newest = {file.slot: load(file.path).seed for file in reversed(store.files())}
    assert sorted(newest.values()) == [4, 5, 6]
    assert len(store.files()) <= SLOTS * KEPT


@pytest.mark.parametrize("damage", ["cut", "edit", "empty", "noise"])
def test_a_damaged_autosave_is_passed_over_for_the_one_before(store: SaveStore, damage: str) -> None:
    with begin(store) as session:
        play(session, 41)
    newest = store.files()[0].path
    whole = newest.read_bytes()
    broken = {
        "cut": whole[: len(whole) // 2],
        "edit": whole.replace(b'"seat":0', b'"seat":1', 1),
        "empty": b"",
        "noise": bytes(range(256)) * 20,
    }[damage]
    newest.write_bytes(broken)
    found = store.latest()
    assert found is not None
    assert len(found.journal) == 40
    assert found.problem is not None
    assert found.notice is not None
    key, args = found.notice
    assert key == "save-restored"
    assert all(len(args[name]) == 5 for name in ("damaged", "restored"))
    assert newest.read_bytes() == broken
    with GameSession.resume(found, store, "inline") as session:
        play(session, 42)
    assert store.latest().problem is None


def test_three_autosaves_stand_so_that_two_may_be_damaged(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 41)
    assert len(store.files()) == 3
    for file in store.files()[:2]:
        file.path.write_text("{")
    found = store.latest()
    assert len(found.journal) == 39
    good = found.path
    with GameSession.resume(found, store, "inline") as session:
        assert good.exists()
        play(session, 40)
        assert good.exists()


def test_damaged_autosaves_stay_and_do_not_push_out_good_ones(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 30)
    damaged = []
    for _ in range(4):
        damaged.append(store.files()[0].path)
        damaged[-1].write_text("{")
        found = store.latest()
        assert found is not None
        assert len(found.journal) == 29
        GameSession.resume(found, store, "inline").close()
    assert all(path.read_text() == "{" for path in damaged)


def test_only_the_last_answer_of_ai_seats_waits_for_the_disk(store: SaveStore, monkeypatch) -> None:
    forced: list[int] = []
    with begin(store) as session:
        play(session, 30)
        first = session.version
        monkeypatch.setattr(os, "fsync", lambda _handle: forced.append(session.version))
        play(session, 70)
        humans = {record.version for record in session.records[first:] if record.command.seat == 0}
        rests = {record.version for record in session.records[first:] if 0 in record.deciders}
        assert set(forced) == humans | rests
        assert len(set(forced)) < 40
        assert len(load(store.files()[0].path).records) == 70


def test_the_last_forced_autosave_stands_until_there_is_another(store: SaveStore) -> None:
    slot = store.begin()
    first = slot.write("forced")
    for number in range(5):
        slot.write(f"not forced {number}", forced=False)
    assert first.exists()
    assert len(store.files()) == KEPT + 1
    slot.write("forced again")
    assert not first.exists()
    assert len(store.files()) == KEPT


def test_if_all_of_a_game_is_damaged_the_game_before_is_offered(store: SaveStore) -> None:
    with begin(store, seed=1) as session:
        play(session, 20)
    with begin(store, seed=2) as session:
        play(session, 20)
    for file in store.files():
        if file.slot == 2:
            file.path.write_text("{}")
    found = store.latest()
    assert found.document.seed == 1
    assert found.problem is not None


def test_a_write_that_fails_leaves_the_old_file_and_no_rubbish(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "game.json"
    write_atomically(path, "old")

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace", "write"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, fail)
            with pytest.raises(OSError, match="No space"):
                write_atomically(path, "new")
        assert path.read_text() == "old"
        assert os.listdir(tmp_path) == ["game.json"]


def test_the_game_goes_on_when_the_disk_is_full_and_saves_when_it_can(store: SaveStore, monkeypatch) -> None:
    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with begin(store) as session:
        play(session, 10)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", fail)
            play(session, 14)
            assert session.version == 14
            assert session.save_problem == "No space left on device"
            assert not session.retry_save()
        assert len(load(store.files()[0].path).records) == 10
        assert session.retry_save()
        assert session.save_problem == ""
    assert len(load(store.files()[0].path).records) == 14


def test_a_file_in_the_place_of_the_folder_is_called_so(store: SaveStore) -> None:
    store.folder.write_text("")
    with begin(store) as session:
        play(session, 3)
        assert session.save_problem == os.strerror(errno.ENOTDIR)
        store.folder.unlink()
        assert session.retry_save()


def test_what_was_done_while_nothing_could_be_written_is_unsaved(store: SaveStore, monkeypatch) -> None:
    store.folder.write_text("")
    with begin(store) as session:
        assert session.save_problem
        assert not session.unsaved  # nothing has been decided yet
        play(session, 3)
        assert session.unsaved
        store.folder.unlink()
        assert session.retry_save()
        assert not session.unsaved
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", lambda *_args: (_ for _ in ()).throw(OSError(5, "Input/output error")))
            session.retry_save()
            assert not session.unsaved
            session.take_back(0)
            assert session.unsaved


def test_closing_writes_what_could_not_be_written(store: SaveStore, monkeypatch) -> None:
    session = begin(store)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda *_args: (_ for _ in ()).throw(OSError(5, "Input/output error")))
        play(session, 6)
        assert session.save_problem
    session.close()
    assert len(load(store.files()[0].path).records) == 6


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
def test_saves_are_for_the_player_alone(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 2)
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(store.files()[0].path.stat().st_mode) == 0o600


def test_what_a_crash_left_half_written_is_swept_away(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 3)
    left = store.folder / "autosave-1-00000009.json.4711.tmp"
    left.write_text("{")
    assert len(store.latest().journal) == 3
    with begin(store, seed=2):
        assert left.exists()  # another window may be writing it
    os.utime(left, (time.time() - 3600,) * 2)
    with begin(store, seed=3):
        assert not left.exists()


def test_a_save_is_written_byte_for_byte_also_where_the_system_knows_text_files(tmp_path: Path, monkeypatch) -> None:
    flags: list[int] = []
    real = os.open
    monkeypatch.setattr("macher.saves.atomic._BINARY", os.O_APPEND)
    monkeypatch.setattr(os, "open", lambda path, flag, *rest: flags.append(flag) or real(path, flag, *rest))
    write_atomically(tmp_path / "game.json", "one\ntwo\n")
    assert flags[0] & os.O_APPEND


def test_a_session_can_be_written_into_a_file_of_its_own(store: SaveStore, tmp_path: Path) -> None:
    with begin(store) as session:
        play(session, 20)
        session.save_as(tmp_path / "mine.json")
    assert len(load_game(tmp_path / "mine.json").journal) == 20


# --- two windows ------------------------------------------------------------------------------------------------------


def test_a_game_in_another_window_keeps_its_place(store: SaveStore) -> None:
    """Both are begun before either is saved again, then one goes on alone for long."""
    other = SaveStore(store.folder)
    first, second = store.begin(), other.begin()
    first.write("first")
    second.write("second")
    for number in range(5):
        second.write(f"second {number}")
    assert {file.path.read_text() for file in store.files()} >= {"first", "second 4"}
    first.write("first again")
    assert {file.path.read_text() for file in store.files()} >= {"first again", "second 4"}
    assert first.other == second.other == 0


def test_one_game_continued_in_two_windows_keeps_both_courses(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 20)
    windows = []
    for _ in range(2):
        own = SaveStore(store.folder)
        windows.append(GameSession.resume(own.latest(), own, "inline"))
    one, two = windows
    play(one, 21)
    for commands in range(21, 40):
        play(two, commands)
    one.close()
    two.close()
    digests = {load_game(file.path).journal.state.digest() for file in store.files()}
    assert {one.digest, two.digest} <= digests
    assert len({file.slot for file in store.files()}) == 2


def test_both_windows_learn_that_there_are_two_courses_of_one_game(store: SaveStore) -> None:
    with begin(store, seed=9) as another:
        play(another, 20)
    with begin(store) as session:
        play(session, 20)
    first_store, second_store = SaveStore(store.folder), SaveStore(store.folder)
    first = GameSession.resume(first_store.latest(), first_store, "inline")
    play(first, 21)
    assert first.parted is None
    second = GameSession.resume(second_store.latest(), second_store, "inline")
    play(second, 22)
    assert second.parted is None
    play(first, 22)
    assert first.parted == (3, 2)
    play(second, 23)
    assert second.parted == (2, 3)
    assert load(first.autosave).start_digest == load(second.autosave).start_digest
    assert next(load(file.path).seed for file in store.files() if file.slot == 1) == 9
    first.close()
    second.close()


def test_another_game_in_another_window_is_no_second_course(store: SaveStore) -> None:
    one, two = begin(store, seed=1), begin(SaveStore(store.folder), seed=2)
    for commands in range(5, 20, 5):
        play(one, commands)
        play(two, commands)
    assert one.parted is None
    assert two.parted is None
    one.close()
    two.close()


def test_a_place_that_another_window_has_taken_is_left_to_it(store: SaveStore) -> None:
    """Three newer games elsewhere: the one that was long on the table here goes to another place, none is lost."""
    away: list[Path] = []
    store.put_away = away.append
    session = begin(store, seed=1)
    play(session, 60)
    other = SaveStore(store.folder)
    other.put_away = away.append
    for seed in (2, 3, 4):
        with begin(other, seed) as newer:
            play(newer, 60)
    play(session, 61)
    session.close()
    assert {load(file.path).seed for file in store.files()} >= {1, 4}
    assert len({file.slot for file in store.files()}) == SLOTS
    assert len(away) == 2


# --- the end by force -------------------------------------------------------------------------------------------------

PLAYER = """
import sys
from pathlib import Path
from macher.engine.chance import Stream
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

store = SaveStore(Path(sys.argv[1]))
for seed in range(1000):
    seats = tuple(SeatConfig(party, kind="human") for party in ("spd", "cdu", "fdp"))
    session = GameSession.new(GameConfig(seats, seed=seed), store, "none")
    stream = Stream(seed)
    while not session.over:
        seat = session.deciding()[0]
        session.submit(session.decision(seat).options.sample(stream), version=session.version)
        print(seed, session.version, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.in_turns(2)
@pytest.mark.parametrize("lines", [1, 7, 40, 41, 111, 163])
def test_a_game_that_is_killed_at_any_moment_can_be_resumed(tmp_path: Path, lines: int) -> None:
    command = [sys.executable, "-c", PLAYER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        for _ in range(lines):
            line = player.stdout.readline()
        os.kill(player.pid, signal.SIGKILL)
        printed = [line, *player.stdout.readlines()]
    seed, version = map(int, next(text for text in reversed(printed) if text.endswith("\n")).split())
    found = SaveStore(tmp_path).latest()
    assert found is not None
    assert found.problem is None
    assert (found.document.seed, len(found.journal)) >= (seed, version)
    with GameSession.resume(found, SaveStore(tmp_path), "none") as session:
        seat = session.deciding()[0]
        assert session.submit(session.decision(seat).options.sample(Stream(1)), version=session.version) is None


STARTER = """
import sys
from pathlib import Path
from macher.engine.chance import Stream
from macher.saves.store import SaveStore
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

store, seed = SaveStore(Path(sys.argv[1])), int(sys.argv[2])
found, stream = store.latest(), Stream(seed)
if found is not None:
    session = GameSession.resume(found, store, "none")
else:
    seats = tuple(SeatConfig(party, kind="human") for party in ("spd", "cdu", "fdp"))
    session = GameSession.new(GameConfig(seats, seed=seed), store, "none")
while not session.over:
    seat = session.deciding()[0]
    session.submit(session.decision(seat).options.sample(stream), version=session.version)
    print(session.config.seed, session.version, session.digest, flush=True)
"""


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_games_killed_at_a_thousand_instants_lose_nothing_confirmed(tmp_path: Path) -> None:
    """Each run goes on where the one before was killed, so that starting, resuming and every phase are hit."""
    chance, ends = Stream(21), 0
    for trial in range(1000):
        command = [sys.executable, "-c", STARTER, str(tmp_path), str(trial)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            first = player.stdout.readline()
            time.sleep(chance.below(300_000) / 1e6)
            os.kill(player.pid, signal.SIGKILL)
            printed = [first, *player.stdout.readlines()]
        told = [line.split() for line in printed if line.endswith("\n")]
        found = SaveStore(tmp_path).latest()
        if found is None:  # the only game was at its end
            ends += 1
            assert load_game(SaveStore(tmp_path).files()[0].path).journal.state.over, trial
            continue
        assert found.problem is None, trial
        seed, version, digest = told[-1]
        assert (found.document.seed, len(found.journal)) >= (int(seed), int(version)), trial
        if len(found.journal) == int(version):
            with GameSession.resume(found, None, "none") as session:
                assert session.digest == digest, trial
    assert ends > 10


# --- folders ----------------------------------------------------------------------------------------------------------


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path))
    found = {folders.config_folder(), folders.data_folder(), folders.state_folder(), folders.autosave_folder()}
    assert all(folder.is_relative_to(tmp_path) for folder in found)
    assert len(found) == 4
    assert SaveStore().folder == folders.autosave_folder()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG folders")
def test_the_folders_are_those_of_the_system(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv(folders.HOME_VARIABLE, "relative/is/ignored")
    for name, kind in (("XDG_CONFIG_HOME", "c"), ("XDG_DATA_HOME", "d"), ("XDG_STATE_HOME", "s")):
        monkeypatch.setenv(name, str(tmp_path / kind))
    assert folders.config_folder() == tmp_path / "c" / "macher"
    assert folders.saves_folder() == tmp_path / "d" / "macher" / "saves"
    assert folders.autosave_folder() == tmp_path / "s" / "macher" / "autosaves"


def test_the_summary_says_where_the_game_stands(store: SaveStore) -> None:
    with begin(store) as session:
        play(session, 1)
        assert load(store.files()[0].path).summary.round == 0
        play(session, 60)
        summary = load(store.files()[0].path).summary
        assert (summary.round, summary.phase) == (session.view(-1).round, session.view(-1).phase)
        place = session.view(-1).voting[0]
        card = session.view(-1).lands[place].card
        assert summary.land == session.edition.figures.lands[card].key
        assert json.dumps(summary.saved)


def test_a_text_that_no_file_can_hold_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_atomically(tmp_path / "game.json", "half a pair: \ud800")
    assert list(tmp_path.iterdir()) == []
