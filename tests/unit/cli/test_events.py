"""``macher replay --events``: complete enough that a program that reads nothing else knows the whole table."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
from classic_follower import ClassicFollower
from follower import Broken, Follower

import macher
from macher.cli import verification
from macher.editions.classic.table import ClassicTable
from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.codec import wired
from macher.engine.event import Event
from macher.i18n.families import PASSING
from macher.rules.options import GameOptions
from macher.rules.table import Scored, Table
from macher.saves.document import parse
from macher.saves.verify import Restored, rerun
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

PAGE = (Path(macher.__file__).parent / "EVENTS.md").read_text(encoding="utf-8")
PARTIES = ("gruene", "spd", "fdp", "linke", "cdu")


def played(
    seed: int, kinds: tuple[str, ...], elections: int = 4, options: GameOptions | None = None, key: str = "2019"
) -> Restored:
    """A game of chance or of bots, saved and run again."""
    seats = tuple(SeatConfig(party, kind=kind) for party, kind in zip(PARTIES, kinds, strict=False))
    config = GameConfig(seats, edition=key, elections=elections, seed=seed, options=options or GameOptions())
    with GameSession.new(config, workers="inline") as session:
        session.pump()
        return rerun(parse(session.save_text().encode()))


def event_lines(restored: Restored, capsys: pytest.CaptureFixture[str]) -> list[dict]:
    capsys.readouterr()
    verification.write_events(restored)
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def compare(told: Follower, table: Table, version: int) -> None:
    """The table of the follower against the real one, hidden cards included."""
    where = f"after command {version}"
    for number, (seat, real) in enumerate(zip(told.seats, table.parties, strict=True)):
        for name in ("money", "base", "points", "media", "rallies"):
            assert getattr(seat, name) == getattr(real, name), (where, number, name)
        for name in ("program", "hand", "draft", "politicians", "donations", "presence"):
            assert sorted(getattr(seat, name)) == sorted(getattr(real, name)), (where, number, name)
        for source in table.edition.sources:
            assert seat.scored.get(Scored(source).name.lower(), 0) == real.scored[source], (where, number, source)
        assert set(seat.scored) <= {Scored(source).name.lower() for source in table.edition.sources}, (where, number)
    for place, (land, real_land) in enumerate(zip(told.lands, table.lands, strict=True)):
        for name in ("card", "number", "closed", "opinions", "open", "doubled", "media", "votes", "trend", "rallies"):
            assert getattr(land, name) == getattr(real_land, name), (where, place, name)
        assert land.row == list(zip(real_land.row, real_land.politicians, strict=True)), (where, place)
    for name, cards, discards in (
        ("programs", table.program_deck, table.program_discards),
        ("opinions", table.opinion_deck, table.opinion_discards),
        ("polls", table.poll_deck, table.poll_discards),
    ):
        assert told.decks[name].cards == cards[::-1], (where, name)
        assert sorted(told.decks[name].discards) == sorted(discards), (where, name)
    assert told.display == table.program_display, where
    lying = [kind for kind, count in enumerate(table.opinion_display) for _ in range(count)]
    assert told.lying_for_exchange() == lying, where
    assert (told.doubles, told.round, told.start, told.held) == (table.doubles, table.round, table.start, table.held)
    assert told.reserve == table.reserve[::-1], where
    assert sorted(told.answered) == [seat for seat, answer in enumerate(table.sealed) if answer is not None], where


def compare_boards(told: ClassicFollower, table: ClassicTable, version: int) -> None:
    """What only tables with a national board have."""
    for name in ("national", "secured", "stacks", "tiles", "supply", "laid", "pairs", "order", "opened"):
        assert getattr(told, name) == getattr(table, name), (f"after command {version}", name)


HOUSE = GameOptions(bluff_bids=True, partners_may_decline=True, deal_programs=True, second_after_tie=True)
GAMES = [
    *((seed, ("random",) * seats, 4, None) for seats in (3, 4, 5) for seed in range(4)),
    *((seed, ("normal", "sane", "random", "normal"), 4, None) for seed in range(3)),
    *((seed, ("random",) * seats, 7, None) for seats in (3, 5) for seed in range(4)),
    *((seed, ("random",) * 4, 4, HOUSE) for seed in range(4)),
]


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(("seed", "kinds", "elections", "options"), GAMES)
def test_the_whole_table_follows_from_the_lines_alone(seed, kinds, elections, options, capsys) -> None:
    restored = played(seed, kinds, elections, options)
    told = Follower(event_lines(restored, capsys))
    for version in range(len(restored.journal) + 1):
        told.until(version)
        compare(told, restored.journal.state_at(version), version)
    assert told.winners is not None


CLASSIC_HOUSE = GameOptions(flipping=True, region_rally=True, literal_funds=True)
CLASSIC_GAMES = [
    *(
        (key, 7, seed, ("random",) * seats, None)
        for key in ("2006", "1997", "consim")
        for seed, seats in ((1, 4), (2, 5))
    ),
    ("2006", 5, 3, ("random",) * 3, None),
    ("2006", 7, 4, ("normal", "sane", "random", "normal"), CLASSIC_HOUSE),
    ("1997", 7, 5, ("normal", "sane", "random", "normal", "sane"), None),
    ("consim", 7, 6, ("normal", "sane", "sane"), CLASSIC_HOUSE),
]


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(("key", "elections", "seed", "kinds", "options"), CLASSIC_GAMES)
def test_a_table_with_a_national_board_follows_from_the_lines_alone(key, elections, seed, kinds, options, capsys):
    restored = played(seed, kinds, elections, options, key)
    told = ClassicFollower(event_lines(restored, capsys))
    for version in range(len(restored.journal) + 1):
        told.until(version)
        table = restored.journal.state_at(version)
        compare(told, table, version)
        compare_boards(told, table, version)  # type: ignore[arg-type]
    assert told.winners is not None


@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("1997", 7)])
def test_the_follower_notices_every_number_that_is_changed(key, elections, capsys) -> None:
    """Who checks the checker: one number after the other is altered in the lines."""
    restored = played(3, ("normal", "normal", "sane"), elections, key=key)
    lines = event_lines(restored, capsys)
    follower = ClassicFollower if key == "1997" else Follower
    last = len(restored.journal)
    stream = Stream(8)
    noticed = 0
    watched = {"MoneyChanged", "VotesChanged", "TrendChanged", "BaseChanged", "PointsScored", "RalliesConverted"}
    watched |= {"OpinionPooled", "OpinionBuried", "HandDrawn", "TileLaid", "PollsLaid"}
    chosen = [number for number, line in enumerate(lines) if line["event"] in watched]
    for _ in range(60):
        number = stream.choice(chosen)
        altered = dict(lines[number])
        key = stream.choice([k for k, v in altered.items() if type(v) is int and k not in ("n", "version", "round")])
        altered[key] += 1
        told = follower([*lines[:number], altered, *lines[number + 1 :]])
        try:
            told.until(last)
            compare(told, restored.journal.state, last)
        except (Broken, AssertionError, IndexError, ValueError):
            noticed += 1
    assert noticed == 60


def game_events() -> list[type[Event]]:
    """The events of the game, without those that other tests make up."""
    return [event for event in wired(Event) if event.__module__.startswith("macher.")]


def test_every_event_and_every_field_is_described() -> None:
    missing = []
    for event in game_events():
        rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{event.__name__}` |")]
        if len(rows) != 1:
            missing.append(event.__name__)
        missing += [
            f"{event.__name__}.{field.name}" for field in fields(event) if f"`{field.name}`" not in "".join(rows)
        ]
    assert missing == []


def test_no_event_is_described_that_there_is_not() -> None:
    names = set(re.findall(r"^\| `([A-Z][A-Za-z]+)` \|", PAGE, flags=re.MULTILINE))
    assert names == {event.__name__ for event in game_events()}


def test_every_step_of_a_pass_is_described_and_has_its_own_field(capsys) -> None:
    """The phase of the line stays what it is in every other line."""
    rows = re.findall(r"^\| (`[^|]+`) \| .+ \| (?:-1|its state|the state) \|$", PAGE, flags=re.MULTILINE)
    described = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}
    assert described == set(PASSING)
    for key, elections in (("2019", 4), ("consim", 7)):
        phase = ""
        for line in event_lines(played(4, ("random",) * 4, elections, key=key), capsys):
            phase = {"PhaseStarted": line["phase"], "RoundStarted": ""}.get(line["event"], phase)
            assert line["phase"] == phase
            assert line["event"] != "Passed" or line["step"] in described


def test_every_house_rule_is_described_with_its_editions_and_told(capsys) -> None:
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| ([0-9a-z, ]+) \| ", PAGE, flags=re.MULTILINE))
    offered = {key: edition(key).house_rules for key in editions()}
    assert set(rows) == {field.name for field in fields(GameOptions)}
    for name, where in rows.items():
        found = [key for key, names in offered.items() if name in names]
        assert where == ("all" if found == list(editions()) else ", ".join(found))


def test_only_figures_that_a_rule_reads_are_told(capsys) -> None:
    """No leftovers of 2019 beside a national board; everything else of the edition is there."""
    (first, *_), (plain, *_) = (
        event_lines(played(1, ("random",) * 3, 4 if key == "2019" else 7, key=key), capsys) for key in ("1997", "2019")
    )
    text = json.dumps(first["figures"])
    silent = edition("1997").figures.meaningless
    assert silent <= set(re.findall(r'"([a-z_]+)":', json.dumps(plain["figures"])))
    assert not [name for name in silent if f'"{name}":' in text]
    assert set(first["figures"]) == {field.name for field in fields(edition("1997").figures)} - silent
    assert set(plain["figures"]) == {field.name for field in fields(edition("2019").figures)}
    assert first["format"] == plain["format"] == verification.EVENTS_FORMAT
    assert f"| {verification.EVENTS_FORMAT} |" in PAGE


def test_every_reason_of_a_change_is_described(capsys) -> None:
    seen: set[tuple[str, str]] = set()
    games = [played(seed, ("random",) * 5, 4, HOUSE) for seed in range(6)]
    games += [played(1, ("random",) * 5, 7, CLASSIC_HOUSE, key) for key in ("2006", "consim")]
    for game in games:
        for line in event_lines(game, capsys):
            if "reason" in line:
                seen.add((line["event"], line["reason"]))
    assert len(seen) > 24
    for event, reason in seen:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{event}` |"))
        assert f"`{reason}`" in row, (event, reason)
