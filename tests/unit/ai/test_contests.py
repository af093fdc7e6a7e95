"""All ways to measure: turned tables, mixed ones, ratings, the sequential test, bots from outside, every backend."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from functools import cache
from math import exp, log
from pathlib import Path

import pytest

from macher.ai import arena, luce
from macher.ai.arena import REST, Job, play_job, read_lines, run_arena
from macher.ai.backends import PROCESSES, RAY, BackendMissing, mapped
from macher.ai.luce import format_placings, placings, ranked
from macher.ai.mixed import lineup, rate_files, run_mixed
from macher.ai.outside import OutsideBotError, arena_bot, is_outside
from macher.ai.ratings import USUAL
from macher.ai.sequential import FEWEST, SequentialTest
from macher.engine.chance import Stream


def test_the_challenger_can_take_all_seats_but_one() -> None:
    report = run_arena("random", "sane", 3, 4, 2, 40, table=REST, out=io.StringIO())
    assert (report.challenger, report.field) == ("sane", "random")
    assert [line.digest for line in report.lines] == [
        play_job(Job("2019", 4, 3, "sane", "random", seed, turn)).digest for seed in (40, 41) for turn in range(3)
    ]


# --- mixed tables -----------------------------------------------------------------------------------------------------


def test_a_mixed_table_is_turned_seat_by_seat() -> None:
    jobs = [Job("2019", 4, 3, "", "", 5, turn, lineup=("random", "sane", "easy")) for turn in range(3)]
    assert [job.kinds for job in jobs] == [
        ("random", "sane", "easy"),
        ("easy", "random", "sane"),
        ("sane", "easy", "random"),
    ]


def test_nobody_sits_twice_while_others_wait() -> None:
    for seed in range(30):
        assert len(set(lineup(["a", "b", "c", "d", "e"], 4, seed))) == 4
        drawn = lineup(["a", "b", "c"], 5, seed)
        assert sorted(map(drawn.count, "abc")) in ([1, 2, 2],)
    assert len({lineup(["a", "b", "c", "d", "e"], 4, seed) for seed in range(30)}) > 10


def test_a_mixed_run_goes_on_and_is_rated_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tmp_path / "lines.jsonl"
    pool = ["random", "sane", "easy"]
    out = io.StringIO()
    once = cache(play_job)
    monkeypatch.setattr(arena, "play_job", once)
    whole = run_mixed(pool, 3, 4, 2, 7, lines=lines, out=out)
    assert whole.games == 6
    assert sum(share.value for share in whole.shares.values()) == pytest.approx(1)
    assert sum(whole.margins.values()) == pytest.approx(0)
    assert whole.shares["easy"].value > whole.shares["random"].value
    assert "win share of a seat" in out.getvalue()
    text = lines.read_text().splitlines()
    lines.write_text("\n".join(text[:4]) + "\n" + text[4][:30])
    played: list[Job] = []
    monkeypatch.setattr(arena, "play_job", lambda job: (played.append(job), once(job))[1])
    told: list[tuple[int, int]] = []
    again = run_mixed(pool, 3, 4, 2, 7, lines=lines, out=io.StringIO(), progress=lambda *done: told.append(done))
    assert len(played) == 2
    assert told == [(number, 2) for number in range(3)]
    assert again == whole
    assert rate_files([lines], io.StringIO()) == whole
    assert all(job.lineup for job in read_lines(lines))


# --- ratings ----------------------------------------------------------------------------------------------------------


def _drawn(strengths: dict[str, float], games: int, seed: int) -> list[list[tuple[str, ...]]]:
    """Rankings drawn by the model itself, two a block."""
    stream, blocks = Stream(seed), []
    for _ in range(games // 2):
        block = []
        for _ in range(2):
            left, ranking = dict(strengths), []
            while left:
                pick = stream.unit() * sum(map(exp, left.values()))
                for kind in list(left):
                    pick -= exp(left[kind])
                    if pick <= 0 or len(left) == 1:
                        ranking.append(kind)
                        del left[kind]
                        break
            block.append(tuple(ranking))
        blocks.append(block)
    return blocks


def test_ratings_find_the_strengths_that_games_were_drawn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("choix", reason="the extra rating is not installed")
    monkeypatch.setattr(luce, "DRAWS", 60)
    true = {"random": -1.5, "easy": -0.4, "normal": 0.0, "hard": 0.9}
    rows = placings(_drawn(true, 400, 3))
    assert [row.kind for row in rows] == ["hard", "normal", "easy", "random"]
    for row in rows:
        meant = USUAL + 400 * true[row.kind] / log(10)
        assert row.low - 15 <= meant <= row.high + 15
        assert row.low <= row.points <= row.high
        assert row.high - row.low < 150
    assert "normal" in format_placings(rows)


def test_a_kind_that_never_lost_has_a_rating() -> None:
    pytest.importorskip("choix", reason="the extra rating is not installed")
    rows = placings([[("hard", "normal", "normal")]] * 6)
    assert rows[0].kind == "hard"
    assert rows[0].points > USUAL
    assert placings([[("normal", "normal")]]) == []


def test_ties_go_by_lot_and_by_the_same_lot() -> None:
    drawn = [ranked(("a", "b", "c"), (5, 9, 9), seed) for seed in range(40)]
    assert drawn == [ranked(("a", "b", "c"), (5, 9, 9), seed) for seed in range(40)]
    assert set(drawn) == {("b", "c", "a"), ("c", "b", "a")}


def test_without_choix_there_are_shares_and_a_word_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    out = io.StringIO()
    report = run_mixed(["random", "sane"], 3, 4, 2, 7, out=out)
    assert report.placings == ()
    assert "pip install" in out.getvalue()


# --- sequential test --------------------------------------------------------------------------------------------------


def _decided(mean: float, seed: int) -> SequentialTest:
    test, stream = SequentialTest(0, 2), Stream(seed)
    while not test.verdict and test.count < 2000:
        test.add(mean + 8 * sum(stream.unit() - 0.5 for _ in range(12)))
    return test


def test_the_sequential_test_is_seldom_wrong() -> None:
    better = [_decided(2.0, seed) for seed in range(200)]
    equal = [_decided(0.0, seed) for seed in range(200)]
    assert sum(test.verdict == "accepted" for test in better) >= 180
    assert sum(test.verdict == "rejected" for test in equal) >= 180
    assert min(test.count for test in better + equal) >= FEWEST
    assert sum(test.count for test in better) / 200 < 120


def test_a_test_ends_the_run(tmp_path: Path) -> None:
    out, lines = io.StringIO(), tmp_path / "lines.jsonl"
    test = SequentialTest(-5, 5)
    report = run_arena("sane", "random", 3, 4, 200, 0, test=test, lines=lines, out=out)
    assert report.blocks == FEWEST
    assert test.verdict == "accepted"
    assert "accepted after 20 blocks" in out.getvalue()
    assert len(read_lines(lines)) == 3 * FEWEST


def test_bounds_in_the_wrong_order_are_refused() -> None:
    with pytest.raises(ValueError, match="not below"):
        SequentialTest(2, 2)


# --- bots from outside ------------------------------------------------------------------------------------------------


@pytest.fixture
def outsiders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module with bots, in the current folder."""
    (tmp_path / "outsiders.py").write_text(
        "class First:\n"
        "    kind = 'first'\n"
        "    def choose(self, view, decision, edition, stream):\n"
        "        return next(iter(decision.options))\n"
        "class Cheat(First):\n"
        "    def choose(self, view, decision, edition, stream):\n"
        "        from macher.rules.commands import BuyMedia\n"
        "        return BuyMedia(decision.seat, 99)\n"
        "class Silent:\n"
        "    kind = 'silent'\n",
        encoding="utf-8",
    )
    path = list(sys.path)
    monkeypatch.chdir(tmp_path)
    yield
    sys.path[:] = path
    sys.modules.pop("outsiders", None)


def test_names_of_levels_are_not_names_of_modules() -> None:
    assert is_outside("outsiders:First")
    assert not any(map(is_outside, ("normal", "hard:spoiler", "easy:mod:folder/file", "module", "module:")))


@pytest.mark.usefixtures("outsiders")
def test_a_bot_from_outside_plays_on_any_number_of_processes() -> None:
    runs = [
        run_arena("outsiders:First", "random", 3, 4, 2, 5, processes, out=io.StringIO()).lines for processes in (1, 2)
    ]
    assert [line.digest for line in runs[0]] == [line.digest for line in runs[1]]


@pytest.mark.usefixtures("outsiders")
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("outsiders:Nobody", "Nobody"),
        ("nowhere:First", "nowhere"),
        ("outsiders:Silent", "choose"),
        ("outsiders:Cheat", "seed 5"),
    ],
)
def test_a_bot_that_fails_is_named(kind: str, said: str) -> None:
    with pytest.raises(OutsideBotError, match=said) as caught:
        run_arena(kind, "random", 3, 4, 1, 5, out=io.StringIO())
    assert "outsiders" in str(caught.value) or "nowhere" in str(caught.value)


def test_no_game_that_is_saved_knows_bots_from_outside() -> None:
    """A saved game must not be able to run anything."""
    from macher.ai.bots import BotUnknown, make_bot

    with pytest.raises(BotUnknown):
        make_bot("os:getcwd")
    with pytest.raises(OutsideBotError, match="choose"):
        arena_bot("os:getcwd")


# --- backends ---------------------------------------------------------------------------------------------------------


def test_whoever_stops_asking_stops_the_games() -> None:
    results = mapped(abs, range(-1000, 0), 2, PROCESSES)
    assert next(results) == 1000
    results.close()


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BackendMissing, match="pip install"):
        run_arena("random", "random", 3, 4, 1, 5, backend=RAY, out=io.StringIO())


def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="the extra cluster is not installed")
    runs = [
        run_arena("sane", "random", 3, 4, 3, 5, 2, backend=backend, out=io.StringIO()).lines
        for backend in (PROCESSES, RAY)
    ]
    assert [line.digest for line in runs[0]] == [line.digest for line in runs[1]]
