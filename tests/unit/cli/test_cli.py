"""The command line: what it prints, its exit codes, and one line for everything that is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from macher import __version__
from macher.__main__ import main
from macher.cli import progress
from macher.cli.main import run
from macher.editions.registry import edition, editions
from macher.rules.options import GameOptions
from macher.saves.document import parse
from macher.saves.folders import figures_folder, make_folder
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

ROOT = Path(__file__).parents[3]
SEATS = "linke=normal,spd=sane,cdu=random"

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture
def cli(capsys, monkeypatch) -> Cli:
    """Runs a command in this process: exit code, output, complaints."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object) -> tuple[int, str, str]:
        code = run([str(argument) for argument in arguments])
        done = capsys.readouterr()
        return code, done.out, done.err

    return call


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A finished game."""
    folder = tmp_path_factory.mktemp("saves")
    assert run(["simulate", "--seats", SEATS, "--seed", "7", "--save", str(folder), "--json"]) == 0
    return folder / "game-7.macher"


def refused(result: tuple[int, str, str], code: int, *words: str) -> None:
    """One line that names what is wrong, and nothing else."""
    found, out, err = result
    assert found == code
    assert out == ""
    assert err.startswith("macher: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "⟦" not in err
    for word in words:
        assert word in err


# --- simulate ---------------------------------------------------------------------------------------------------------


def test_version_names_the_keys(cli: Cli) -> None:
    code, out, _ = cli("--version")
    assert code == 0
    assert out.startswith(f"macher {__version__}\n")
    assert "linke spd gruene cdu fdp" in out
    assert "random sane easy normal hard" in out


def test_version_names_the_options_of_every_edition_and_their_values(cli: Cli) -> None:
    lines = cli("--version")[1].splitlines()
    for key in editions():
        assert f"options of {key}: {' '.join(edition(key).house_rules)}" in lines
    assert any(line.startswith("values of options: on off") for line in lines)


HOUSE_RULES = [(key, name) for key in editions() for name in edition(key).house_rules]


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(("key", "name"), HOUSE_RULES, ids=["-".join(each) for each in HOUSE_RULES])
def test_every_option_of_every_edition_is_played_and_told(cli: Cli, tmp_path: Path, key: str, name: str) -> None:
    seats = "spd=random,cdu=random,fdp=random"
    arguments = ["--edition", key, "--seats", seats, "--option", f"{name}=on", "--check", "--save", tmp_path]
    code, _, err = cli("simulate", *arguments)
    assert (code, err) == (0, "")
    started = json.loads(cli("replay", tmp_path / "game-0.macher", "--events")[1].splitlines()[0])
    assert started["options"] == {rule: rule == name for rule in edition(key).house_rules}


def test_options_are_given_as_often_as_there_are_some(cli: Cli, tmp_path: Path) -> None:
    wished = ["no_flipping=on", "deal_programs=on", "bluff_bids=off", "deal_programs=off"]
    options = [part for each in wished for part in ("--option", each)]
    code, _, err = cli("simulate", "--seats", "spd=random,cdu=random,fdp=random", *options, "--save", tmp_path)
    assert (code, err) == (0, "")
    chosen = parse((tmp_path / "game-0.macher").read_bytes()).options
    assert chosen == GameOptions(no_flipping=True)


@pytest.mark.parametrize("command", ["simulate", "arena", "tournament"])
@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("region_rally=on", ["2019", "region_rally", "bluff_bids, partners_may_decline, no_flipping"]),
        ("bluff_bids=maybe", ["bluff_bids", "on", "off", "maybe"]),
        ("bluff_bids", ["bluff_bids", "on", "off"]),
        ("=on", ["2019", "open_money"]),
    ],
)
def test_an_option_that_there_is_not_is_refused_in_one_line(
    cli: Cli, command: str, option: str, words: list[str]
) -> None:
    more = ["--challenger", "random", "--field", "random"] if command == "arena" else []
    refused(cli(command, "--edition", "2019", *more, "--option", option), 2, *words)


def test_the_arena_plays_with_house_rules_but_rates_nobody_by_them(cli: Cli, tmp_path: Path) -> None:
    wished = ["arena", "--challenger", "random", "--field", "random", "--seats", 3, "--blocks", 1]
    digests = []
    for option in ("deal_programs=off", "deal_programs=on"):
        assert cli(*wished, "--option", option, "--lines", tmp_path / "lines.json")[0] == 0
        lines = (tmp_path / "lines.json").read_text(encoding="utf-8").splitlines()
        digests.append([json.loads(line)["digest"] for line in lines])
    assert (len(digests[0]), len(digests[1])) == (3, 6)  # the games of other house rules stay in the file
    assert digests[1][:3] == digests[0]
    assert digests[1][3:] != digests[0]
    rated = ["arena", "--challenger", "random", "--field", "normal", "--rating", tmp_path / "ratings.json"]
    refused(cli(*rated, "--option", "deal_programs=on"), 2, "--option")


def test_the_arena_rates_a_pool_and_the_games_in_its_file(cli: Cli, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    code, played, err = cli("arena", "--pool", "sane,random", "--seats", 3, "--blocks", 2, "--lines", lines)
    assert (code, err) == (0, "")
    assert "win share of a seat" in played
    assert cli("arena", "--rate", lines) == (0, played, "")


def test_the_arena_tells_the_time_left_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter([0.0, 0.0, 10.0, 40.0, 50.0, 75.0])
    monkeypatch.setattr(progress, "monotonic", lambda: next(now))
    left = progress.TimeLeft()
    for done in range(5):
        left(done, 4)
    assert capsys.readouterr().err == "2/4 games, 40 s left\n4/4 games, 0 s left\n"
    assert [progress.in_words(seconds) for seconds in (3, 600, 12_000)] == ["3 s", "10 min", "3 h 20 min"]


def test_a_tournament_is_played_with_house_rules(cli: Cli) -> None:
    wished = ["tournament", "--edition", "2019", "--players", "random*8", "--json"]
    plain, dealt = (json.loads(cli(*wished, "--option", f"deal_programs={value}")[1]) for value in ("off", "on"))
    assert plain["tables"] != dealt["tables"]


def test_simulate_prints_one_json_line_a_game(cli: Cli) -> None:
    code, out, err = cli("simulate", "--seats", SEATS, "--games", 3, "--seed", 7, "--json", "--check")
    assert (code, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["seed"] for line in lines] == [7, 8, 9]
    for line in lines:
        assert list(line) == [
            "seed", "edition", "elections", "seats", "scores", "winners", "decisions", "seconds", "digest",
        ]  # fmt: skip  # the order that is promised
        assert line["seats"] == {"linke": "normal", "spd": "sane", "cdu": "random"}
        assert list(line["scores"]) == ["linke", "spd", "cdu"]
        best = max(line["scores"].values())
        assert line["winners"] == [party for party, score in line["scores"].items() if score == best]
        assert line["decisions"] > 100


def test_simulate_prints_a_table_for_people(cli: Cli) -> None:
    code, out, _ = cli("simulate", "--seats", SEATS, "--games", 2, "--seed", 7)
    assert code == 0
    assert out.count("Seed ") == 2
    assert "2 games" in out
    assert "%" in out


def test_simulated_games_of_every_length_and_size_hold(cli: Cli) -> None:
    for seats in ("spd=random,cdu=random,fdp=random", "spd=sane,cdu=random,fdp=random,linke=sane,gruene=random"):
        for elections in (4, 7):
            code, out, err = cli("simulate", "--seats", seats, "--elections", elections, "--json", "--check")
            assert (code, err) == (0, "")
            assert json.loads(out)["elections"] == elections


def test_a_seat_without_a_player_is_normal(cli: Cli) -> None:
    _, out, _ = cli("simulate", "--seats", "spd, cdu=random ,fdp=random", "--json")
    assert json.loads(out)["seats"] == {"spd": "normal", "cdu": "random", "fdp": "random"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "spd=random,cdu=random"], ["3", "5", "2"]),
        (["--seats", "spd,cdu,fdp,linke,gruene,spd"], ["6"]),
        (["--seats", "spd,spd,spd"], ["spd", "same party"]),
        (["--seats", "spd,cdu,afd"], ["afd", "linke"]),
        (["--seats", "spd,cdu,fdp=genius"], ["genius", "normal"]),
        (["--seats", "spd,cdu,fdp=human"], ["human"]),
        (["--seats", ""], ["seats"]),
        (["--seats", "spd,,cdu"], ["party"]),
        (["--edition", "1886"], ["1886", "2019"]),
        (["--elections", "5"], ["5", "4", "7"]),
        (["--elections", "four"], ["four"]),
        (["--games", "0"], ["0"]),
        (["--seed", "-1"], ["-1"]),
        (["--seed", "x"], ["x"]),
        (["--seed", str(1 << 70)], ["seed"]),
        (["--data", "/nowhere/file.toml"], [str(Path("/nowhere/file.toml"))]),
        (["--colour"], ["--colour"]),
    ],
)
def test_simulate_refuses_wrong_use_in_one_line(cli: Cli, arguments: list[str], words: list[str]) -> None:
    refused(cli("simulate", *arguments), 2, *words)


def test_simulate_says_where_it_cannot_save(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(cli("simulate", "--seats", SEATS, "--save", tmp_path / "file" / "deep"), 2, "file")


def test_a_failed_check_ends_with_1(cli: Cli, monkeypatch) -> None:
    from macher.cli import games
    from macher.rules.invariants import InvariantBroken

    def fail(_table: object) -> None:
        raise InvariantBroken("31 rallies of the SPD")

    monkeypatch.setattr(games, "check", fail)
    refused(cli("simulate", "--seats", SEATS, "--seed", 7, "--check"), 1, "31 rallies", "7")


def test_a_bot_that_failed_is_told_and_fails_the_check(cli: Cli, monkeypatch) -> None:
    from macher.ai.normal import NormalBot

    monkeypatch.setattr(NormalBot, "choose", lambda *_: 1 / 0)
    code, _, err = cli("simulate", "--seats", SEATS, "--json")
    assert code == 0
    assert "ZeroDivisionError" in err
    code, _, err = cli("simulate", "--seats", SEATS, "--json", "--check")
    assert code == 1


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_comes_to_the_same_end(cli: Cli, saved: Path) -> None:
    simulated = json.loads(cli("simulate", "--seats", SEATS, "--seed", 7, "--json")[1])
    code, out, err = cli("replay", saved, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["ok"] is True
    assert found["over"] is True
    for key in ("digest", "scores", "winners", "decisions", "seats", "seed"):
        assert found[key] == simulated[key]
    code, out, _ = cli("replay", saved)
    assert code == 0
    assert str(saved) in out
    assert "fingerprint" in out


def test_replay_prints_events(cli: Cli, saved: Path) -> None:
    code, out, _ = cli("replay", saved, "--events")
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert (lines[0]["event"], lines[-1]["event"]) == ("GameStarted", "GameEnded")
    both = cli("replay", saved, "--events", "--json")[1].splitlines()
    assert both[:-1] == out.splitlines()
    assert json.loads(both[-1])["ok"] is True


def test_replay_of_an_edited_save_fails_and_names_the_command(cli: Cli, saved: Path, tmp_path: Path) -> None:
    document = json.loads(saved.read_text())
    document["records"][11]["digest"] = "0" * 16
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(document))
    refused(cli("replay", edited), 1, "12", str(edited))
    refused(cli("replay", edited, "--events"), 1, "12")
    code, out, _ = cli("replay", edited, "--json")
    assert code == 1
    failed = json.loads(out)
    assert (failed["ok"], failed["reason"], failed["command"]) == (False, "save-digest", 12)


def test_replay_refuses_every_kind_of_bad_file_in_one_line(cli: Cli, saved: Path, tmp_path: Path) -> None:
    whole = saved.read_text()
    newer = json.loads(whole)
    newer["head"]["format"] = 99
    bad = {"cut off": whole[: len(whole) // 2], "newer": json.dumps(newer), "JSON": "hello", "saved game": "{}"}
    for word, content in bad.items():
        file = tmp_path / "bad.json"
        file.write_text(content)
        refused(cli("replay", file), 1, word)
    with (tmp_path / "huge.json").open("wb") as huge:
        huge.truncate(100 * 1024 * 1024)
    refused(cli("replay", tmp_path / "huge.json"), 1, "1")
    refused(cli("replay", tmp_path / "none.json"), 2, "none.json")
    refused(cli("replay", tmp_path), 2, str(tmp_path))
    refused(cli("replay"), 2, "FILE")


def test_the_complaint_is_in_the_language_of_the_system(cli: Cli, tmp_path: Path, monkeypatch) -> None:
    from macher.cli.texts import system_texts

    said = {}
    for lang in ("en_GB.UTF-8", "de_DE.UTF-8", "pl_PL.UTF-8", "fr_FR.UTF-8", "xx_XX", "C"):
        system_texts.cache_clear()
        monkeypatch.setenv("LANG", lang)
        said[lang[:2]] = cli("replay", tmp_path / "none.json")[2]
    system_texts.cache_clear()
    assert len({said[lang] for lang in ("en", "de", "pl", "fr")}) == 4
    assert said["xx"] == said["C"] == said["en"]


# --- the rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], ["play", "simulate"]),
        (["--lang", "xx"], ["xx", "en", "de", "pl", "fr"]),
        (["--scale", "9"], ["9", "2.0"]),
        (["--seed", "yes"], ["yes"]),
        (["data"], ["list", "export", "check"]),
        (["data", "list", "--lang", "xx"], ["xx"]),
        (["data", "list", "--edition", "1066"], ["1066", "2019", "2006"]),
        (["data", "export", "/nowhere", "--edition", "1066"], ["1066", "2019", "2006"]),
        (["data", "export"], ["DIR"]),
        (["data", "check", "/nowhere"], [str(Path("/nowhere"))]),
        (["screenshot"], ["SCREEN"]),
        (["screenshot", "menu"], ["--out"]),
        (["screenshot", "menu", "--out", "a.png", "--size", "big"], ["big"]),
        (["screenshot", "menu", "--out", "a.png", "--size", "10x10"], ["10x10"]),
        (["screenshot", "menu", "--out", "a.png", "--lang", "xx"], ["xx"]),
        (["screenshot", "cellar", "--out", "a.png"], ["cellar"]),
        (["arena"], ["--challenger"]),
        (["arena", "--challenger", "genius", "--field", "random"], ["genius"]),
        (["arena", "--challenger", "sane"], ["--field"]),
        (["arena", "--challenger", "sane", "--field", "random", "--pool", "sane,random"], ["--pool"]),
        (["arena", "--pool", "sane,genius"], ["genius"]),
        (["arena", "--pool", "sane,random", "--test", "0,2"], ["--test"]),
        (["arena", "--challenger", "sane", "--field", "random", "--test", "2,0"], ["2,0"]),
        (["arena", "--challenger", "sane", "--field", "random", "--test", "much"], ["much"]),
        (["arena", "--challenger", "no_such_module:Bot", "--field", "random"], ["no_such_module"]),
        (["arena", "--challenger", "os:getcwd", "--field", "normal", "--rating", "a.json"], ["--rating"]),
        (["arena", "--challenger", "sane", "--field", "normal", "--table", "rest", "--rating", "a.json"], ["--table"]),
        (["arena", "--rate", "no-such-file.jsonl"], ["no-such-file.jsonl"]),
        (["arena", "--challenger", "sane", "--field", "random", "--seats", "2"], ["2"]),
        (["arena", "--challenger", "sane", "--field", "random", "--elections", "5"], ["5"]),
    ],
)
def test_wrong_use_is_refused_in_one_line(cli: Cli, arguments: list[str], words: list[str]) -> None:
    refused(cli(*arguments), 2, *words)


def test_data_is_listed_exported_and_checked(cli: Cli, tmp_path: Path) -> None:
    code, out, _ = cli("data", "list")
    assert code == 0
    assert "NRW" in out
    code, out, _ = cli("data", "export", tmp_path, "--edition", "2019")
    file = Path(out.strip())
    assert file.is_file()
    assert cli("data", "check", file)[0] == 0
    edited = file.read_text(encoding="utf-8").replace("supply = 20", 'supply = "many"')
    file.write_text(edited, encoding="utf-8")
    code, out, err = cli("data", "check", file)
    assert code == 1
    assert "supply" in out + err
    assert cli("data", "export", tmp_path)[0] == 2  # somebody's edited copy is not overwritten
    assert file.read_text(encoding="utf-8") == edited
    refused(cli("simulate", "--seats", SEATS, "--data", file), 2, "supply")


def test_data_of_every_edition_is_exported_and_can_be_used_as_it_is(cli: Cli, tmp_path: Path) -> None:
    files = [Path(line) for line in cli("data", "export", tmp_path)[1].splitlines()]
    assert [file.name for file in files] == ["2019.toml", "2006.toml", "1997.toml", "consim.toml"]
    for file in files:
        assert cli("data", "check", file)[0] == 0
        code, out, _ = cli("data", "list", "--edition", file.stem)
        assert code == 0
        assert file.name in out
        assert sum(other.name in out for other in files) == 1


def test_an_edited_copy_changes_the_game_and_its_save_needs_it(cli: Cli, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("MACHER_HOME", str(tmp_path / "home"))
    file = Path(cli("data", "export", tmp_path, "--edition", "2019")[1].strip())
    text = file.read_text(encoding="utf-8")
    assert "sole = 12" in text
    file.write_text(text.replace("sole = 12", "sole = 15"), encoding="utf-8")
    assert cli("simulate", "--seats", SEATS, "--data", file, "--save", tmp_path, "--check")[0] == 0
    assert cli("replay", tmp_path / "game-0.macher", "--data", file)[0] == 0
    refused(cli("replay", tmp_path / "game-0.macher"), 1, "numbers", file.name)  # no path of a save is opened
    figures = make_folder(figures_folder())
    copy = figures / file.name
    copy.write_bytes(file.read_bytes())
    assert cli("replay", tmp_path / "game-0.macher")[0] == 0
    copy.unlink()
    file.write_text(text, encoding="utf-8")
    refused(cli("replay", tmp_path / "game-0.macher", "--data", file), 1, "numbers")
    file.unlink()
    refused(cli("replay", tmp_path / "game-0.macher", "--data", file), 1, "numbers")


def test_a_saved_game_is_opened_without_a_display(tmp_path: Path) -> None:
    seats = tuple(SeatConfig(party, kind="human") for party in ("spd", "cdu", "fdp"))
    path = tmp_path / "my game.json"
    with GameSession.new(GameConfig(seats, seed=4), workers="none") as session:
        session.save_as(path)
    done = macher("--scale", "1.5", path.as_uri(), "--headless", MACHER_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "")
    assert "Traceback" not in done.stderr
    assert path.exists()


@pytest.mark.parametrize("content", [None, "a letter", '{"head": {}}'])
def test_a_file_that_is_no_save_is_one_line_and_exit_code_1(tmp_path: Path, capsys, content: str | None) -> None:
    path = tmp_path / "letter.json"
    if content is not None:
        path.write_text(content)
    assert run(["--headless", str(path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"macher: {path}: ")
    assert said.count("\n") == 1


def test_a_misspelt_command_is_no_file(capsys) -> None:
    assert run(["simulat"]) == 2
    assert "simulat" in capsys.readouterr().err
    assert run(["./game.json", "data", "list"]) == 2
    assert "goes with no command" in capsys.readouterr().err


def macher(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "macher", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "LANG": "C", **environment},
    )


def test_games_are_the_same_in_every_process_and_for_every_hash_seed(cli: Cli, tmp_path: Path) -> None:
    """This process has another hash seed in every run."""

    def other(*arguments: str) -> tuple[int, str, str]:
        done = macher(*arguments, PYTHONHASHSEED="4711")
        return done.returncode, done.stdout, done.stderr

    found = []
    for call in (cli, other):
        folder = tmp_path / call.__name__
        wished = ["--seats", SEATS, "--games", "2", "--seed", "3", "--json", "--save", str(folder)]
        code, simulated, complaints = call("simulate", *wished)
        assert (code, complaints) == (0, "")
        lines = [json.loads(line) for line in simulated.splitlines()]
        found.append(
            ([{**line, "seconds": 0} for line in lines], call("replay", str(folder / "game-3.macher"), "--events"))
        )
        assert load_game(folder / "game-4.macher").journal.state.digest() == lines[1]["digest"]
    assert found[0] == found[1]
    assert found[0][1][0] == 0


def test_the_program_speaks_through_its_module() -> None:
    done = macher("--version")
    assert (done.returncode, done.stderr) == (0, "")
    done = macher("simulate", "--seats", "spd")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_reader_that_has_seen_enough_is_no_error(saved: Path) -> None:
    command = f"{sys.executable} -m macher replay {saved} --events | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_importing_the_command_line_loads_neither_the_interface_nor_pydantic() -> None:
    heavy = "[name for name in ('pygame', 'pydantic', 'babel') if name in sys.modules]"
    code = f"import sys, macher.cli.main; macher.cli.main.run(['--version']); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_program_without_a_console_says_its_version_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert main(["--version"]) == 0
    assert main(["--no-such-option"]) == 2


def test_the_menu_is_on_the_screen_before_rules_editions_and_ai_seats_are_loaded() -> None:
    late = [f"macher.{name}" for name in ("rules.phases", "editions.classic", "ai.normal", "session.session")]
    code = f"import sys; from macher.ui.main import run; run(headless=True); print(set({late}) & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "set()"
