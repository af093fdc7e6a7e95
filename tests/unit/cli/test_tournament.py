"""``macher tournament``: what it prints, its exit codes, and one line for everything that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.ai.baseline import SaneBot
from macher.cli.main import run
from macher.cli.outcome import UsageError
from macher.cli.tournament import parse_players
from macher.editions.registry import shipped_file
from macher.engine.errors import CommandRefused, Refusal


@pytest.fixture
def cli(capsys, monkeypatch):
    """Runs the command in this process: exit code, output, complaints."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object) -> tuple[int, str, str]:
        code = run(["tournament", *map(str, arguments)])
        done = capsys.readouterr()
        return code, done.out, done.err

    return call


def test_json_tells_tables_standings_and_final(cli):
    code, out, err = cli("--players", "random*8,sane", "--edition", "2019", "--elections", 4, "--seed", 3, "--json")
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    found = json.loads(out)
    assert (found["edition"], found["elections"], found["seed"]) == ("2019", 4, 3)
    assert sorted(player for table in found["tables"] for player in table["players"]) == list(range(1, 10))
    assert [len(table["points"]) for table in found["tables"]] == [5, 4]
    qualified = [one["player"] for one in found["standings"] if one["qualified"]]
    assert sorted(qualified) == sorted(found["finalists"]) == sorted(found["places"])
    final = found["final"]
    assert final["points"][final["players"].index(found["places"][0])] == max(final["points"])


def test_sentences_mark_who_plays_the_final(cli):
    code, out, err = cli("--players", "random*8", "--edition", "2019", "--seed", 3)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("8 players at 2 tables")
    assert sum(line.startswith(" * ") for line in lines) == 5
    assert len(lines) == 1 + 8 + 1 + 5


def a_broken_file(folder: Path) -> Path:
    path = folder / "broken.toml"
    path.write_text(shipped_file("1997").read_text(encoding="utf-8")[:500], encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--edition", "1890"], "1890"),
        (["--elections", "4"], "4 elections"),
        (["--players", "grand*8"], "grand"),
        (["--players", "random*7"], "at least 8 players"),
        (["--players", "random*11"], "11 players cannot be seated"),
        (["--players", "random*eight"], "eight"),
        (["--players", "random*"], "not a number of players"),
        (["--players", "random*0"], "not a number of players"),
        (["--seed", "-1"], "--seed"),
        (["--data", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_wrong_use_is_one_line_and_exit_code_two(cli, arguments, said):
    code, out, err = cli(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("macher: ")
    assert said in err
    assert "⟦" not in err


def test_a_broken_data_file_is_one_line(cli, tmp_path):
    code, out, err = cli("--data", a_broken_file(tmp_path), "--players", "random*8")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "broken.toml" in err


def test_a_player_that_breaks_a_rule_is_exit_code_one(cli, monkeypatch):
    def cheat(*_args):
        raise CommandRefused(Refusal("not-your-decision"))

    monkeypatch.setattr(SaneBot, "choose_blindly", cheat)
    code, out, err = cli("--players", "sane*8", "--edition", "2019")
    assert (code, out, err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(("text", "count"), [("sane*1000", 1000), ("sane", 1), (" sane * 2 , random", 3)])
def test_players_are_counted(text: str, count: int) -> None:
    assert len(parse_players(text)) == count


@pytest.mark.parametrize("text", ["sane*0", "sane*1001", "sane*99999", "sane*-1", "sane*", "sane*x", "sane*²", "*3"])
def test_a_number_of_players_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        parse_players(text)
