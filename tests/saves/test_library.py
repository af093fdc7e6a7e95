"""The player's saved games as lists: kept, renamed, destroyed, put away, finished; whatever lies in the folders."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from macher.engine.chance import Stream
from macher.saves.document import load, load_head
from macher.saves.library import LEFT, QUICK, Library
from macher.saves.names import LONGEST_NAME, cleaned, name_of, stem_of
from macher.saves.problems import SaveError
from macher.saves.store import SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.saving import SaveWriter
from macher.session.session import GameSession

SEATS = (SeatConfig("spd", "Łucja", "human"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))
AI_SEATS = (SeatConfig("spd", "A", "random"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))


def play(session: GameSession, commands: int) -> None:
    """Plays a number of commands, or to the end."""
    stream = Stream(1)
    while not session.over and session.version < commands:
        if session.waiting_for_ai():
            session.poll()
        else:
            decision = session.decision(0)
            assert session.submit(decision.options.sample(stream), version=session.version) is None


@pytest.fixture
def library(tmp_path) -> Library:
    return Library(tmp_path / "saves", tmp_path / "replays", SaveStore(tmp_path / "autosaves"))


@pytest.fixture(scope="module")
def finished_text() -> str:
    with GameSession.new(GameConfig(AI_SEATS, seed=3), workers="inline") as session:
        session.pump()
        return session.save_text()


def at(text: str, written: str) -> str:
    """The same save, written at another time."""
    return text.replace(json.loads(text)["head"]["summary"]["saved"], written)


# --- what a list says -------------------------------------------------------------------------------------------------


def test_a_kept_save_says_how_far_it_is_and_comes_back_whole(library, saved_text) -> None:
    path = library.keep(saved_text, "Hesse, second try")
    (entry,) = library.kept()
    assert (entry.path, entry.shelf, entry.name, entry.problem) == (path, "kept", "Hesse, second try", None)
    assert [seat.name for seat in entry.seats] == [seat.name for seat in SEATS]
    restored = library.load(path)
    with GameSession.resume(restored, workers="none") as session:
        view = session.view(-1)
        assert (entry.round, entry.phase, entry.deciding) == (view.round, view.phase, session.deciding())
        assert (entry.edition, entry.elections, entry.over, entry.scores) == ("2019", 4, False, ())


def test_a_finished_game_says_who_has_won(library, finished_text) -> None:
    library.archive(finished_text)
    (entry,) = library.finished()
    with GameSession.resume(load_game(entry.path), workers="none") as session:
        points = tuple(party.points for party in session.view(-1).parties)
    assert entry.scores == points
    assert entry.winners == tuple(seat for seat, found in enumerate(points) if found == max(points))
    assert entry.over
    assert entry.deciding == ()


def test_the_head_alone_says_what_the_whole_save_says(library, saved_text, finished_text) -> None:
    for text in (saved_text, finished_text):
        path = library.keep(text, "game")
        head, whole = load_head(path), load(path)
        assert head.summary == whole.summary
        assert head.seats == whole.seats
        assert head.records == ()


def test_the_newest_comes_first(library, saved_text) -> None:
    for name, written in (("b", "2025-09-21 14:00:00"), ("c", "2025-09-22 09:00:00"), ("a", "2024-12-31 23:59:59")):
        library.keep(at(saved_text, written), name)
    assert [entry.name for entry in library.kept()] == ["c", "b", "a"]


def test_folders_that_are_not_there_are_empty_lists(library) -> None:
    assert library.kept() == library.finished() == library.autosaves() == []
    assert library.quick() is None
    assert not library.anything


# --- files that cannot be used ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text[:-300], "save-cut-off"),
        (lambda text: "", "save-cut-off"),
        (lambda text: "what is this?", "save-not-json"),
        (lambda text: "[1, 2]", "save-not-a-save"),
        (lambda text: text.replace('"format":2', '"format":99'), "save-newer"),
        (lambda text: text.replace('"round":', '"rounds":'), "save-damaged"),
        (lambda text: text.replace('"head": {', '"head": {{'), "save-not-json"),
    ],
)
def test_a_file_that_cannot_be_used_is_an_entry_that_says_why(library, saved_text, spoil, reason) -> None:
    good = library.keep(saved_text, "good")
    bad = library.keep(saved_text, "bad")
    bad.write_text(spoil(saved_text), "utf-8")
    before = bad.read_bytes()
    found = {entry.path: entry for entry in library.kept()}
    assert found[good].problem is None
    assert found[bad].problem is not None
    assert found[bad].problem.reason == reason
    assert found[bad].name == "bad"
    assert found[bad].written
    with pytest.raises(SaveError):
        library.load(bad)
    assert bad.read_bytes() == before


def test_damage_in_the_middle_is_seen_when_an_entry_is_looked_at(library, saved_text) -> None:
    path = library.keep(saved_text, "game")
    path.write_text(saved_text.replace('"unit":7}', '"unit":6}', 1), "utf-8", newline="")
    assert library.kept()[0].problem is None
    problem = library.find(path).problem
    assert problem is not None
    assert problem.reason == "save-edited"


def test_folders_and_other_files_do_not_disturb(library, saved_text) -> None:
    library.keep(saved_text, "game")
    (library.saves / "folder.json").mkdir()
    (library.saves / "notes.txt").write_text("hello")
    problems = {entry.name: entry.problem for entry in library.kept()}
    assert set(problems) == {"game", "folder"}
    assert problems["folder"] is not None


def test_a_save_of_somebody_else_is_called_like_its_file(library, saved_text) -> None:
    library.saves.mkdir()
    (library.saves / "From Ewa.json").write_text(saved_text, "utf-8")
    assert [entry.name for entry in library.kept()] == ["From Ewa"]


def test_a_damaged_autosave_stands_beside_the_one_before(library) -> None:
    with GameSession.new(GameConfig(SEATS, seed=4), library.store, "inline") as session:
        play(session, 6)
    newest = library.store.files()[0].path
    newest.write_text(newest.read_text("utf-8")[:-100], "utf-8")
    damaged, whole = sorted(library.autosaves(), key=lambda entry: entry.problem is None)
    assert damaged.path == newest
    assert damaged.problem is not None
    assert whole.problem is None


def test_thousands_are_listed_quickly(library, saved_text) -> None:
    library.saves.mkdir()
    for number in range(2000):
        (library.saves / f"{number}.json").write_text(saved_text, "utf-8")
    library.kept()
    start = time.process_time()
    assert len(library.kept()) == 2000
    assert time.process_time() - start < 0.5
    fresh = Library(library.saves, library.replays)
    start = time.process_time()
    fresh.kept()
    assert time.process_time() - start < 3.0


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["a/b\\c", "CON", "nul.txt", ".hidden", "end.", "~quick-000001", "50 % : “ja”?", "Łódź <1>", "*|*", "a" * 90, "é"],
)
def test_whatever_a_save_is_called_it_comes_back(library, saved_text, name) -> None:
    path = library.keep(saved_text, name)
    assert path.parent == library.saves
    assert not set(path.name) & set('<>:"/\\|?*')
    (entry,) = library.kept()
    assert entry.shelf == "kept"
    assert entry.name == cleaned(name)
    assert len(os.fsencode(path.name)) <= 4 * LONGEST_NAME + 8


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\x00"])
def test_a_save_needs_a_name(library, saved_text, name) -> None:
    with pytest.raises(ValueError, match="name"):
        library.keep(saved_text, name)


def test_names_of_files_are_read_back() -> None:
    for name in ("100%25", "%41", "a%2Fb", "c%"):
        assert name_of(stem_of(name)) == name


@pytest.mark.parametrize("name", ["con", "nul .x", "Aux.old", "COM1", "lpt³.x", "CONOUT$"])
def test_no_file_is_called_like_a_device_of_windows(name) -> None:
    assert stem_of(name).startswith("%")
    assert name_of(stem_of(name)) == name


def test_nothing_is_written_over_a_save_of_the_same_name(library, saved_text, finished_text) -> None:
    first = library.keep(saved_text, "Game")
    second = library.keep(finished_text, "game")
    assert first.read_text("utf-8") == saved_text
    assert name_of(second.stem) == "game (2)"


# --- keeping and destroying -------------------------------------------------------------------------------------------


def test_renaming_moves_the_file_and_keeps_what_it_says(library, saved_text) -> None:
    path = library.keep(saved_text, "one")
    library.keep(saved_text, "two")
    assert name_of(library.rename(path, "two").stem) == "two (2)"
    assert sorted(entry.name for entry in library.kept()) == ["two", "two (2)"]
    assert library.rename(library.kept()[0].path, library.kept()[0].name) == library.kept()[0].path


def test_the_newest_quick_saves_stay(library, saved_text) -> None:
    paths = [library.keep_quickly(at(saved_text, "2025-09-21 14:00:00")) for _ in range(QUICK + 2)]
    assert [entry.path for entry in library.kept()] == paths[-1 : -QUICK - 1 : -1]
    assert library.quick().path == paths[-1]


def test_the_newest_quick_save_is_the_last_one_made_also_after_the_clock_was_set_back(library, saved_text) -> None:
    library.keep_quickly(at(saved_text, "2025-10-26 02:50:00"))
    last = library.keep_quickly(at(saved_text, "2025-10-26 02:10:00"))
    assert library.quick().path == last


def test_a_quick_save_that_gets_a_name_stays(library, saved_text) -> None:
    kept = library.rename(library.keep_quickly(saved_text), "now")
    for _ in range(QUICK + 1):
        library.keep_quickly(saved_text)
    assert kept.exists()


def test_a_named_autosave_is_a_copy(library) -> None:
    with GameSession.new(GameConfig(SEATS, seed=4), library.store, "inline") as session:
        play(session, 5)
    (auto,) = library.autosaves()
    path = library.rename(auto.path, "before the draft")
    assert path.read_bytes() == auto.path.read_bytes()
    library.delete(auto.path)
    assert library.autosaves() == []
    assert [entry.name for entry in library.kept()] == ["before the draft"]


def test_what_is_deleted_can_be_put_back(library, saved_text, finished_text) -> None:
    kept, quick = library.keep(saved_text, "game"), library.keep_quickly(saved_text)
    over = library.archive(finished_text)
    for path, text in ((kept, saved_text), (quick, saved_text), (over, finished_text)):
        (deleted,) = library.delete(path)
        assert not path.exists()
        (entry,) = library.deleted()
        assert (entry.path, entry.problem) == (deleted, None)
        assert entry.name == ("game" if path == kept else "")
        assert library.load(deleted).path == deleted
        assert library.put_back(deleted) == path
        assert path.read_text("utf-8") == text
        assert library.deleted() == []
    assert {entry.shelf for entry in library.kept()} == {"kept", "quick"}


def test_a_name_that_was_taken_meanwhile_gets_a_number(library, saved_text, finished_text) -> None:
    (deleted,) = library.delete(library.keep(saved_text, "game"))
    library.keep(finished_text, "game")
    assert name_of(library.put_back(deleted).stem) == "game (2)"
    assert {entry.name for entry in library.kept()} == {"game", "game (2)"}


def test_all_autosaves_of_a_game_are_deleted_and_put_back_together(library) -> None:
    begun(library, 1, 20)
    before = {file.path: file.path.read_bytes() for file in library.store.files()}
    newest = library.store.files()[0].path
    library.delete(newest)
    assert library.store.files() == []
    (entry,) = library.deleted()
    assert entry.path.name == newest.name
    assert library.put_back(entry.path) == newest
    assert {file.path: file.path.read_bytes() for file in library.store.files()} == before


def test_autosaves_whose_place_was_taken_come_back_as_a_game_set_aside(library) -> None:
    begun(library, 1, 20)
    text = library.store.files()[0].path.read_text("utf-8")
    library.delete(library.store.files()[0].path)
    begun(library, 2, 20)
    path = library.put_back(library.deleted()[0].path)
    assert path.read_text("utf-8") == text
    assert [entry.shelf for entry in library.kept()] == ["left"]
    assert {load(file.path).seed for file in library.store.files()} == {2}


def test_what_cannot_be_moved_stays_where_it_is(library, monkeypatch) -> None:
    begun(library, 1, 20)
    before = [file.path for file in library.store.files()]
    real, calls = shutil.move, []

    def fails_once(source, target):
        calls.append(source)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        return real(source, target)

    monkeypatch.setattr(shutil, "move", fails_once)
    with pytest.raises(OSError, match="No space"):
        library.delete(before[0])
    assert [file.path for file in library.store.files()] == before
    assert library.deleted() == []
    assert os.listdir(library.trash.folder) == []


def test_deleted_games_go_after_thirty_days(library, saved_text) -> None:
    library.delete(library.keep(saved_text, "new"))
    (old,) = library.delete(library.keep(saved_text, "old"))
    longer = int(time.time()) - 31 * 24 * 60 * 60
    old.parent.parent.rename(library.trash.folder / f"{longer}-1")
    (library.trash.folder / "letter.txt").write_text("mine")
    library.trash.purge()
    assert [entry.name for entry in library.deleted()] == ["new"]
    assert (library.trash.folder / "letter.txt").exists()


def test_deleted_games_are_destroyed_one_by_one_or_all_together(library, saved_text) -> None:
    for name in ("a", "b", "c"):
        library.delete(library.keep(saved_text, name))
    assert library.anything
    library.destroy(next(entry.path for entry in library.deleted() if entry.name == "b"))
    assert {entry.name for entry in library.deleted()} == {"a", "c"}
    assert library.trash.empty() == 0
    assert library.deleted() == []
    assert not library.anything
    with pytest.raises(ValueError, match="not deleted"):
        library.put_back(library.trash.folder / "1-1" / "saves" / "a.json")


def test_a_file_from_elsewhere_is_copied_and_writes_over_nothing(library, saved_text, finished_text, tmp_path) -> None:
    (tmp_path / "stick").mkdir()
    game, over, broken = (tmp_path / "stick" / name for name in ("Hesse.json", "~game-1.json", "broken.json"))
    game.write_text(saved_text, "utf-8")
    over.write_text(finished_text, "utf-8")
    broken.write_text(saved_text[:-200], "utf-8")
    first, second = library.take_in(game), library.take_in(game)
    assert [name_of(path.stem) for path in (first, second)] == ["Hesse", "Hesse (2)"]
    assert first.read_bytes() == second.read_bytes() == game.read_bytes()
    assert library.take_in(first) == first
    assert library.take_in(over).parent == library.replays
    with pytest.raises(SaveError):
        library.take_in(broken)
    assert len(library.kept()) == 2


def test_saves_of_older_formats_can_be_taken_in(library) -> None:
    for path in (Path(__file__).parent / "formats").glob("*.json"):
        assert library.take_in(path).parent == library.replays
    assert all(entry.problem is None for entry in library.finished())


def test_saves_with_the_ending_of_before_are_saves_too(library, saved_text, finished_text, tmp_path) -> None:
    """They are listed, loaded, never written over and stay as they are; what is written anew has the new ending."""
    library.saves.mkdir()
    library.replays.mkdir()
    named, quick = library.saves / "Hesse.json", library.saves / "~quick-000007.json"
    for path in (named, quick):
        path.write_text(saved_text, "utf-8")
    assert {(entry.name, entry.shelf) for entry in library.kept()} == {("Hesse", "kept"), ("", "quick")}
    assert library.quick().path == quick
    assert len(library.load(named).journal) > 0
    assert library.keep(saved_text, "hesse").name == "hesse (2).macher"
    assert library.keep_quickly(saved_text).name == "~quick-000008.macher"
    assert library.export(named, tmp_path / "out").name == "macher Hesse.macher"
    again = library.archive(finished_text)
    old = again.rename(again.with_suffix(".json"))
    assert again.suffix == ".macher"
    assert library.archive(finished_text) == old
    assert named.read_text("utf-8") == saved_text
    assert library.put_back(library.delete(named)[0]) == named
    assert library.rename(named, "Hesse") == named
    assert library.rename(named, "Saar").name == "Saar.macher"


def test_the_ending_of_before_counts_for_quick_saves_that_make_room(library, saved_text) -> None:
    library.saves.mkdir()
    for number in (1, 2, 3):
        (library.saves / f"~quick-{number:06d}.json").write_text(saved_text, "utf-8")
    library.keep_quickly(saved_text)
    found = sorted(path.name for path in library.saves.glob("~*"))
    assert found == ["~quick-000002.json", "~quick-000003.json", "~quick-000004.macher"]


def test_only_saves_are_deleted(library, saved_text, tmp_path) -> None:
    path = library.keep(saved_text, "game")
    other = tmp_path / "letter.json"
    other.write_text("{}")
    with pytest.raises(ValueError, match="not a save"):
        library.delete(other)
    assert len(library.delete(path)) == 1
    assert library.delete(path) == []
    assert not path.exists()
    assert other.exists()


def test_exporting_copies_and_writes_over_nothing(library, saved_text, tmp_path) -> None:
    path = library.keep(saved_text, "game")
    first, second = library.export(path, tmp_path / "out"), library.export(path, tmp_path / "out")
    assert first != second
    assert first.read_bytes() == second.read_bytes() == path.read_bytes()
    with pytest.raises(FileExistsError):
        library.export(path, first)


def test_all_saves_are_packed_and_all_are_deleted(library, saved_text, finished_text, tmp_path) -> None:
    from zipfile import ZipFile

    library.keep(saved_text, "game")
    library.archive(finished_text)
    with GameSession.new(GameConfig(SEATS, seed=4), library.store, "inline") as session:
        play(session, 3)
    packed = library.export_all(tmp_path / "out", "2025-09-21 14:32:05")
    with ZipFile(packed) as archive:
        assert {name.partition("/")[0] for name in archive.namelist()} == {"saves", "replays", "autosaves"}
        assert archive.read("saves/game.macher") == saved_text.encode()
    assert library.delete_all() == 0
    assert not library.anything
    assert packed.exists()


def test_half_a_copy_does_not_stay_on_a_full_disk(library, saved_text, tmp_path, monkeypatch) -> None:
    kept = library.keep(saved_text, "game")

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        library.export(kept, tmp_path / "out")
    assert os.listdir(tmp_path / "out") == []


def test_files_of_the_year_1970_with_odd_names_and_files_that_go_are_no_trouble_for_packing(
    library, saved_text, tmp_path, monkeypatch
) -> None:
    from zipfile import ZipFile

    os.utime(library.keep(saved_text, "old"), (0, 0))
    if sys.platform.startswith("linux"):  # elsewhere there are no such names
        library.saves.joinpath(os.fsdecode(b"\xff.json")).write_text(saved_text, "utf-8")
    gone = library.saves / "gone.json"
    monkeypatch.setattr("macher.saves.library._files", lambda folder: [*folder.glob("*.*"), gone])
    with ZipFile(library.export_all(tmp_path / "out", "2025-09-21 14:32:05")) as archive:
        assert "saves/old.macher" in archive.namelist()
        assert "saves/gone.json" not in archive.namelist()


def test_a_file_that_could_not_be_read_is_tried_again(library, saved_text, monkeypatch) -> None:
    library.keep(saved_text, "game")

    def locked(path):
        raise SaveError("save-unreadable", path, detail="Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Library._entry, "__defaults__", (locked,))
        assert library.kept()[0].problem is not None
    assert library.kept()[0].problem is None


def test_a_folder_that_cannot_be_written_is_an_error_of_the_system(library, saved_text) -> None:
    library.saves.parent.joinpath("saves").write_text("a file where the folder should be")
    with pytest.raises(NotADirectoryError):
        library.keep(saved_text, "game")
    with pytest.raises(NotADirectoryError):
        library.keep_quickly(saved_text)


# --- finished games ---------------------------------------------------------------------------------------------------


def test_a_game_is_archived_at_its_end_and_only_once(library) -> None:
    with GameSession.new(GameConfig(SEATS, seed=4), library.store, "inline", library=library) as session:
        play(session, 40)
        assert library.finished() == []
        play(session, 10_000)
        assert session.over
        (entry,) = library.finished()
        written = entry.path.stat().st_mtime_ns
    with GameSession.resume(load_game(library.store.files()[0].path), library.store, "none", library=library):
        pass
    assert entry.path.stat().st_mtime_ns == written


def test_a_game_of_ai_seats_is_archived_too(library) -> None:
    with GameSession.new(GameConfig(AI_SEATS, seed=5), library.store, "inline", library=library) as session:
        session.pump()
        assert [entry.path for entry in library.finished()] == list(library.replays.iterdir())
        assert library.load(library.finished()[0].path).journal.state.digest() == session.digest


def test_the_same_game_has_one_place_whenever_it_is_written(library, finished_text) -> None:
    first = library.archive(at(finished_text, "2025-09-21 14:00:00"))
    second = library.archive(at(finished_text, "2025-09-22 18:00:00"))
    assert first == second
    assert len(library.finished()) == 1


def test_an_archived_game_that_was_deleted_does_not_come_back(library) -> None:
    with GameSession.new(GameConfig(AI_SEATS, seed=5), library.store, "inline", library=library) as session:
        session.pump()
    library.delete(library.finished()[0].path)
    with GameSession.resume(load_game(library.store.files()[0].path), library.store, "none", library=library):
        pass
    assert library.finished() == []


def test_a_full_disk_at_the_end_is_tried_again(library, monkeypatch) -> None:
    def full(text):
        raise OSError(28, "No space left on device")

    with GameSession.new(GameConfig(AI_SEATS, seed=5), library.store, "inline", library=library) as session:
        saver = session._autosaver
        monkeypatch.setattr(saver, "_archive", full)
        session.pump()
        assert session.save_problem == "No space left on device"
        monkeypatch.setattr(saver, "_archive", library.archive)
        assert session.retry_save()
    assert len(library.finished()) == 1


# --- making room ------------------------------------------------------------------------------------------------------


def begun(library, seed: int, commands: int = 60) -> None:
    with GameSession.new(GameConfig(SEATS, seed=seed), library.store, "inline", library=library) as session:
        play(session, commands)


def test_a_game_is_put_away_before_it_loses_its_place(library) -> None:
    for seed in (1, 2, 3, 4):
        begun(library, seed)
    (left,) = library.kept()
    assert left.shelf == "left"
    with GameSession.resume(library.load(left.path), workers="none") as session:
        assert session.config.seed == 1
        assert session.version == 60


def test_a_game_in_its_set_up_is_not_put_away(library) -> None:
    for seed in (1, 2, 3, 4):
        begun(library, seed, 3)
    assert library.kept() == []


def test_what_was_put_away_does_not_grow_for_ever(library, saved_text, tmp_path) -> None:
    source = tmp_path / "autosave.json"
    source.write_text(saved_text, "utf-8")
    for _ in range(LEFT + 3):
        library.put_away(source)
    assert len(library.kept()) == LEFT


def test_going_back_again_and_again_leaves_other_games_and_the_course_played_last(library) -> None:
    begun(library, 1)
    begun(library, 2)
    with GameSession.new(GameConfig(SEATS, seed=3), library.store, "inline", library=library) as session:
        play(session, 50)
        kept = library.keep(session.save_text(), "back to here")
        play(session, 60)
    for commands in (55, 58, 53, 57):
        left = library.store.files()[0]
        with GameSession.resume(library.load(kept), library.store, "inline", library=library) as again:
            play(again, commands)
        assert left.path in [entry.path for entry in library.autosaves()]
    seeds = [load(entry.path).seed for entry in library.autosaves() + library.kept()]
    assert {1, 2, 3} <= set(seeds)


def test_a_save_of_a_newer_version_is_not_pushed_out_unseen(library) -> None:
    for seed in (1, 2, 3):
        begun(library, seed)
    oldest = library.store.files()[-1].slot
    for file in library.store.files():
        if file.slot == oldest:
            file.path.write_text(file.path.read_text("utf-8").replace('"format":2', '"format":77'), "utf-8")
    begun(library, 4)
    (left,) = library.kept()
    assert left.problem is not None
    assert left.problem.reason == "save-newer"


def test_the_writer_notes_whose_turn_it_is(library) -> None:
    with GameSession.new(GameConfig(SEATS, seed=4), workers="none") as session:
        path = library.keep(SaveWriter().text(session, "2025-09-21 14:32:05"), "draft")
        entry = library.find(path)
        assert entry.deciding == session.deciding()
        assert entry.written == "2025-09-21 14:32:05"
