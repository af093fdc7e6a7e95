"""The save document: there and back, and one clear sentence for every way in which it can be broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.rules.options import GameOptions
from macher.saves.document import LARGEST_FILE, Summary, load, parse, text_of
from macher.saves.migrations import FORMAT, FORMATS, MIGRATIONS
from macher.saves.problems import SaveError
from macher.saves.schema import OptionsModel, SummaryModel
from macher.saves.verify import load_game, rerun
from macher.session.config import GameConfig, SeatConfig
from macher.session.saving import config_of
from macher.session.session import GameSession


def reason_of(path) -> SaveError:
    """Why a file is refused; it must stay as it is."""
    before = path.read_bytes() if path.stat().st_size < LARGEST_FILE else b""
    with pytest.raises(SaveError) as refused:
        load_game(path)
    if before:
        assert path.read_bytes() == before
    sentence = str(refused.value)
    assert sentence.startswith(f"{path}: ")
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return refused.value


def test_a_saved_game_comes_back_as_it_was(saved_text: str, write) -> None:
    path = write(saved_text)
    restored = load_game(path)
    with GameSession.resume(restored, workers="none") as session:
        again = json.loads(session.save_text())
        assert session.version == 90
        assert session.config.seats[0].name == "Łucja"
        assert [record.unit for record in session.records] == list(range(1, 91))
    once = json.loads(saved_text)
    for document in (once, again):
        del document["head"]["summary"]["saved"], document["checksum"]
    assert again == once


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left() -> None:
    seats = (SeatConfig("spd", kind="normal"), SeatConfig("cdu", kind="sane"), SeatConfig("fdp", kind="random"))
    with GameSession.new(GameConfig(seats, seed=9), workers="inline") as whole:
        whole.pump()
        with GameSession.new(GameConfig(seats, seed=9), workers="inline") as first:
            while first.version < 60:
                first.poll()
            restored = rerun(parse(first.save_text().encode()))
        with GameSession.resume(restored, workers="inline") as second:
            second.pump()
            assert second.digest == whole.digest
            assert list(second.events) == list(whole.events)


@pytest.mark.parametrize("key", editions())
def test_a_save_is_read_before_anything_of_a_game_is_loaded(key: str, tmp_path: Path) -> None:
    """As by the program that has just been started: nothing but the document has been imported."""
    seats = tuple(SeatConfig(party, kind="random") for party in ("spd", "gruene", "cdu"))
    with GameSession.new(GameConfig(seats, key, next(iter(edition(key).lengths)), 5), None, "inline") as session:
        while session.version < 60:
            session.poll()
        path = tmp_path / "autosave-1-00000001.json"
        session.save_as(path)
    code = (
        "import sys; from pathlib import Path; from macher.saves.store import SaveStore; path = Path(sys.argv[1]); "
        "print(SaveStore(path.parent).summary().edition); "
        "from macher.saves.document import load; print(len(load(path).records))"
    )
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [key, str(session.version)]


def test_options_assistance_and_undo_outlive_a_save() -> None:
    seats = (SeatConfig("spd", kind="human"), SeatConfig("cdu", kind="random"), SeatConfig("fdp", kind="random"))
    options = GameOptions(bluff_bids=True, deal_programs=True, open_money=True)
    with GameSession.new(GameConfig(seats, seed=2, options=options), workers="none") as session:
        decision = session.decision(0)
        session.submit(decision.options.sample(Stream(1)), version=0)
        session.take_back(0)
        session.submit(decision.options.sample(Stream(1)), version=0)
        restored = rerun(parse(session.save_text().encode()))
    with GameSession.resume(restored, workers="none") as session:
        assert session.config.options == options
        assert session.assisted
        assert session.undo(0) is None
        assert session.version == 0


def test_the_text_of_a_document_is_the_text_it_was_read_from(saved_text: str) -> None:
    again = text_of(parse(saved_text.encode()))
    assert again == saved_text


def test_layout_and_order_of_the_json_do_not_matter(document, write) -> None:
    load_game(write(json.dumps(document, indent=4, sort_keys=True)))


HOUSE_RULES = {
    "bluff_bids", "partners_may_decline", "no_flipping", "second_after_tie", "deal_programs", "open_money", "flipping",
    "region_rally", "literal_funds",
}  # fmt: skip
"""Names that stand in saved games: one that is renamed makes them unreadable."""


def test_the_schema_knows_every_option_and_every_part_of_the_summary() -> None:
    assert set(OptionsModel.names()) >= HOUSE_RULES
    assert set(SummaryModel.names()) == {field.name for field in fields(Summary)}


def test_every_older_format_has_a_migration() -> None:
    assert set(MIGRATIONS) == set(FORMATS) - {FORMAT}


# --- broken files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [1, 10, 25, 50, 75, 95, 99])
def test_a_save_that_is_cut_off(saved_text: str, write, share: int) -> None:
    cut = saved_text[: len(saved_text) * share // 100]
    assert reason_of(write(cut)).reason in {"save-cut-off", "save-not-json"}


def test_a_save_that_lacks_its_last_lines(saved_text: str, write) -> None:
    for lines in (1, 2, 3, 10):
        error = reason_of(write("\n".join(saved_text.rstrip().split("\n")[:-lines])))
        assert error.reason == "save-cut-off"


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 500, b"\xff\xfe\x00", b"hello", b"[" * 100_000, b'{"a":' * 50_000, b"1" * 9000, b"NaN"]
)
def test_what_is_not_json(content: bytes, write) -> None:
    assert reason_of(write(content)).reason in {"save-not-json", "save-cut-off", "save-not-a-save"}


@pytest.mark.parametrize("content", ["[]", "null", "17", "{}", '{"head": 3}', '{"head": {"game": "chess"}}'])
def test_json_that_is_no_save(content: str, write) -> None:
    assert reason_of(write(content)).reason == "save-not-a-save"


def test_a_file_that_is_far_too_large_is_not_even_read(write) -> None:
    path = write("{}")
    os.truncate(path, 100 * 1024 * 1024)
    error = reason_of(path)
    assert error.reason == "save-too-large"
    assert error.args_of_reason["limit"] == 1


def test_a_file_that_is_not_there_and_a_folder(tmp_path) -> None:
    with pytest.raises(SaveError) as missing:
        load_game(tmp_path / "none.json")
    assert missing.value.reason == "save-missing"
    with pytest.raises(SaveError) as folder:
        load_game(tmp_path)
    assert folder.value.reason == "save-no-file"


def test_a_save_from_a_newer_version(document, write) -> None:
    document["head"]["format"] = FORMAT + 1
    document["head"]["program"] = "9.9"
    document["head"]["miracles"] = True
    error = reason_of(write(document))
    assert error.reason == "save-newer"
    assert error.args_of_reason == {"found": FORMAT + 1, "known": FORMAT, "program": "9.9"}


@pytest.mark.parametrize("number", [1, 30, 90])
def test_an_edited_command_is_named(document, write, number: int) -> None:
    command = document["records"][number - 1]["command"]
    command["seat"] = (command["seat"] + 1) % 3
    error = reason_of(write(document))
    assert error.reason in {"save-command", "save-digest"}
    assert error.command == number


def test_a_command_edited_to_another_possible_one_is_named(document, write) -> None:
    with GameSession.resume(rerun(parse(json.dumps(document).encode())), workers="none") as session:
        options = session.journal.state_at(0).decision(0).options
        had = document["records"][0]["command"]
        assert had["is"] == "KeepDraftCard"
        had["card"] = next(command.card for command in options if command.card != had["card"])
    error = reason_of(write(document))
    assert (error.reason, error.command) == ("save-digest", 1)


def test_an_edited_digest_is_named(document, write) -> None:
    document["records"][41]["digest"] = "0" * 16
    error = reason_of(write(document))
    assert (error.reason, error.command) == ("save-digest", 42)


@pytest.mark.parametrize(
    "wrong", [{"is": "Bribe", "seat": 0}, {"is": "Pass"}, {"is": "Pass", "seat": "0"}, {"seat": 0}, {}]
)
def test_a_command_that_is_none(document, write, wrong: dict) -> None:
    document["records"][9]["command"] = wrong
    error = reason_of(write(document))
    assert (error.reason, error.command) == ("save-command", 10)


def test_a_command_with_numbers_of_no_card(document, write) -> None:
    for number, record in enumerate(document["records"], 1):
        if record["command"]["is"] == "Deploy":
            record["command"]["lands"] = [-7, 10**25, 0, 0, 0]
            error = reason_of(write(document))
            assert (error.reason, error.command) == ("save-command", number)
            return
    pytest.fail("no deployment in the game")


def test_a_missing_or_doubled_command(document, write) -> None:
    del document["records"][20]
    assert reason_of(write(document)).command == 21


def test_commands_left_out_at_the_end_do_not_go_unnoticed(document, write) -> None:
    del document["records"][80:]
    assert reason_of(write(document)).reason == "save-edited"


@pytest.mark.parametrize(
    ("place", "value", "reasons"),
    [
        (("seed",), 5, {"save-start"}),
        (("seats", 0, "name"), "Anna", {"save-edited"}),
        (("seats", 0, "party"), "gruene", {"save-start"}),
        (("seats", 0, "party"), "afd", {"save-damaged"}),
        (("seats", 1, "kind"), "normal", {"save-edited"}),
        (("seats",), [], {"save-config"}),
        (("elections",), 7, {"save-start"}),
        (("elections",), 6, {"save-config"}),
        (("edition",), "1886", {"save-no-edition"}),
        (("data",), "0123456789abcdef", {"save-other-figures"}),
        (("data_file",), "/nowhere/2019.toml", {"save-figures-missing"}),
        (("data_file",), "/nowhere/\0.toml", {"save-damaged"}),
        (("data_file",), "\ud800", {"save-not-json"}),
        (("assisted",), True, {"save-edited"}),
        (("assisted",), "yes", {"save-damaged"}),
        (("options", "no_flipping"), True, {"save-edited", "save-digest", "save-command"}),
        (("options", "more_money"), True, {"save-damaged"}),
        (("start",), "f" * 16, {"save-start"}),
        (("summary", "round"), 3, {"save-edited"}),
        (("format",), 0, {"save-damaged"}),
        (("format",), "1", {"save-damaged"}),
    ],
)
def test_edited_entries(document, write, place: tuple, value: object, reasons: set[str]) -> None:
    spot = document["head"]
    for key in place[:-1]:
        spot = spot[key]
    spot[place[-1]] = value
    assert reason_of(write(document)).reason in reasons


@pytest.mark.parametrize("key", ["seed", "seats", "edition", "start", "summary", "options", "data"])
def test_missing_entries_are_named(document, write, key: str) -> None:
    del document["head"][key]
    error = reason_of(write(document))
    assert error.reason == "save-damaged"
    assert key in str(error)


def test_no_single_damaged_byte_is_accepted_or_ends_in_anything_but_a_reason(saved_text: str, write) -> None:
    stream = Stream(77)
    whole = saved_text.encode()
    digest = load_game(write(whole)).journal.state.digest()
    for _ in range(150):
        place, bit = stream.below(len(whole)), stream.below(7)
        damaged = bytearray(whole)
        damaged[place] ^= 1 << bit
        path = write(bytes(damaged))
        try:
            restored = load_game(path)
        except SaveError:
            continue
        assert restored.journal.state.digest() == digest, (place, bit)
        assert whole[place : place + 1].isspace(), (place, bit)


def test_a_damaged_byte_is_noticed_without_running_the_game_again(saved_text: str, write) -> None:
    assert load(write(saved_text)).intact
    assert not load(write(saved_text.replace('"cdu"', '"fdp"', 1))).intact


def test_a_kind_of_player_that_there_is_not(document, write) -> None:
    document["head"]["seats"][1]["kind"] = "genius"
    path = write(document)
    parsed = parse(path.read_bytes())
    fixed = text_of(parsed)  # with the right checksum, as from another program
    with pytest.raises(SaveError) as refused:
        GameSession.resume(load_game(write(fixed)), workers="none")
    assert refused.value.reason == "save-config"
    assert "genius" in str(refused.value)


def test_figures_that_are_gone_are_a_reason_before_the_game_is_run_again(saved_text: str) -> None:
    found = replace(parse(saved_text.encode()), data_file="gone.toml")
    with pytest.raises(SaveError) as refused:
        config_of(found)
    assert refused.value.reason == "save-figures-missing"
    assert "gone.toml" in str(refused.value)
