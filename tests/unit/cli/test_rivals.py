"""``macher rivals``: cards that do not say who it is, and a reader who can tell all the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.ai.kinds import STYLES
from macher.cli import rivals as command
from macher.cli.cards import WANTED
from macher.cli.main import run
from macher.cli.outcome import OK, WRONG_USE
from macher.engine.command import Command
from macher.i18n.names import party, party_short
from macher.i18n.texts import Texts
from macher.rules.cards import PARTIES

GAMES = 6
SEED = 156


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games at the normal level, played once for all tests."""
    file = tmp_path_factory.mktemp("rivals") / "games.jsonl"
    command.rows(command.tables("normal", SEED, GAMES), file)
    return file


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert run(["rivals", *arguments]) == OK
    return capsys.readouterr().out


def test_each_of_the_six_plays_as_often_in_three_games() -> None:
    for level, seed in (("hard", 0), ("easy", 150)):
        seated = [kind for table in command.tables(level, seed, 3) for kind in table.kinds]
        assert sorted(seated) == sorted(2 * [f"{level}:{style}" for style in STYLES])


def test_cards_show_ten_decisions_and_no_names(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("cards", "--level", "normal", "--seed", str(SEED), "--cards", "24", "--lines", str(played))
    sheet = told(capsys, *words)
    assert sheet == told(capsys, *words), "the same seed gives the same cards"
    body, answers = sheet.split("Answers\n")
    cards = [part.splitlines() for part in body.split("\n\n")[1:] if part]
    assert [card[0] for card in cards] == [f"Card {number}" for number in range(1, 25)]
    for _, *sentences in cards:
        assert len(sentences) == sum(WANTED.values()) == 10
        assert sum(" to start" in sentence for sentence in sentences) >= 2
        assert sum("start block" in sentence for sentence in sentences) == 1
    texts = Texts.load("en")
    for key in PARTIES:
        assert party_short(texts, key) not in body
        assert party(texts, key) not in body
    named = [line.split(". ")[1] for line in answers.splitlines()]
    assert sorted(named) == sorted(4 * [texts(f"ai-style-{style}") for style in STYLES])


def test_the_reader_tells_characters_apart(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Six games are few to learn from; chance is a sixth."""
    words = ("read", "--level", "normal", "--seed", str(SEED), "--games", str(GAMES), "--lines", str(played))
    line = json.loads(told(capsys, *words))
    assert (line["games"], line["seats"], line["level"]) == (GAMES, 4 * GAMES, "normal")
    assert line["whole"]["share"] >= 0.5
    assert set(line["characters"]) == set(STYLES)
    assert set(line["characters"]["editor"]) == {"ten", "without_bids", "whole"}


def test_games_that_the_file_has_are_not_played_again(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*_arguments: object) -> Command:
        raise AssertionError("nothing is played")

    monkeypatch.setattr("macher.ai.normal.NormalBot.choose", refused)
    told(capsys, "read", "--level", "normal", "--seed", str(SEED), "--games", "3", "--lines", str(played))


def test_games_of_other_rules_are_refused(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    row["commands"][30][3] = [63]
    other = tmp_path / "games.jsonl"
    other.write_text(json.dumps(row) + "\n", encoding="utf-8")
    arguments = ["rivals", "read", "--level", "normal", "--seed", str(SEED), "--games", "1", "--lines", str(other)]
    assert run(arguments) == WRONG_USE
    assert "another version" in capsys.readouterr().err


@pytest.mark.parametrize("level", ["random", "sane", "nobody"])
def test_levels_without_characters_are_refused(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    for action in ("cards", "read"):
        assert run(["rivals", action, "--level", level]) == WRONG_USE
