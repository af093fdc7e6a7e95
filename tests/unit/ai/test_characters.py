"""Six characters that can be told apart, and seats that do not all answer alike."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from unit.ai.characters import HABITS, Figures, collected, sureness

from macher.ai.arena import Job
from macher.ai.bots import make_bot
from macher.ai.kinds import FORMER, OFFERED, STYLES, read_kind
from macher.ai.mixing import MIXED, drawn
from macher.ai.normal import value
from macher.ai.play import bot_stream
from macher.ai.styles import PLAIN, STYLED
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import BidForStart, DecideDonation
from macher.rules.phases.start_player import StartBidOptions
from macher.rules.setup import new_game
from macher.rules.viewing import view

FOUND = edition("2019")
SURE = 2.0
"""Standard errors by which a habit must show."""


def answers(games: int) -> dict[str, list[list[str]]]:
    """What four normal seats bid to start, and answer to donations, round by round."""
    rows: dict[tuple[str, int, int], list[str]] = defaultdict(list)
    for seed in range(games):
        table = new_game(FOUND, Job("2019", 4, 4, "", "", seed, 0).setup())
        bots = [make_bot("normal") for _ in range(4)]
        while not table.over:
            seat = table.deciders()[0]
            stream = bot_stream(seed, seat, table.version)
            command: Command = bots[seat].choose(view(table, seat), table.decision(seat), FOUND, stream)
            if isinstance(command, BidForStart):
                rows["bids", seed, table.round].append(str(command.amount))
            elif isinstance(command, DecideDonation):
                rows["donations", seed, table.round].append(f"{command.card} {command.accept}")
            table.apply(command)
    return {kind: [row for key, row in rows.items() if key[0] == kind] for kind in ("bids", "donations")}


def _differ(games: int) -> None:
    found = answers(games)
    for kind, least in (("bids", 0.85), ("donations", 0.4)):
        rows = found[kind]
        assert all(len(row) == 4 for row in rows)
        assert sum(len(set(row)) > 1 for row in rows) >= least * len(rows), kind
    assert len({bid for row in found["bids"] for bid in row}) >= 6
    assert len({answer for row in found["donations"] for answer in row}) >= 4


def test_four_normal_seats_do_not_all_answer_alike() -> None:
    _differ(8)


@pytest.mark.long
def test_four_normal_seats_do_not_all_answer_alike_in_a_hundred_games() -> None:
    _differ(100)


@pytest.fixture(scope="module")
def figures() -> dict[str, list[Figures]]:
    return collected(range(120))


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES)
def test_a_character_can_be_told_by_three_figures(style: str, figures: dict[str, list[Figures]]) -> None:
    for name, way in HABITS[style].items():
        assert way * sureness(figures[style], figures[""], name) >= SURE, (style, name)


def test_every_character_has_a_table_of_bids_that_is_its_own() -> None:
    tables = [STYLED[style].start_bids for style in STYLES]
    assert len(set(tables)) == len(STYLES)
    assert all(len(row) == 7 and sum(row) == 100 for row in tables)
    assert all(len(habits) >= 3 for habits in HABITS.values())


def test_bids_follow_the_table_of_a_character() -> None:
    """Two hundred bids in the last round: money is worth little then, so nothing of two modest tables is cut off."""
    table = new_game(FOUND, Job("2019", 4, 4, "", "", 3, 0).setup())
    bot = make_bot("normal")
    while table.round < 4 or not isinstance(table.decision(table.deciders()[0]).options, StartBidOptions):
        seat = table.deciders()[0]
        table.apply(bot.choose(view(table, seat), table.decision(seat), FOUND, bot_stream(1, seat, table.version)))
    seat = table.deciders()[0]
    seen, options = view(table, seat), table.decision(seat).options
    for style in ("treasurer", "marketplace"):
        row = STYLED[style].start_bids
        choices, stream = value(seen, table.decision(seat), FOUND, STYLED[style]), Stream(7)
        bids: Counter[int] = Counter()
        for _ in range(200):
            command = drawn(choices, options, seen, STYLED[style], stream)
            assert isinstance(command, BidForStart)
            bids[command.amount // 1000] += 1
        assert all(abs(bids[amount] / 2 - share) < 12 for amount, share in enumerate(row)), (style, bids)


def test_what_is_drawn_is_never_far_worse_than_the_best() -> None:
    table = new_game(FOUND, Job("2019", 4, 4, "", "", 2, 0).setup())
    met = set()
    while not table.over:
        seat = table.deciders()[0]
        seen, decision = view(table, seat), table.decision(seat)
        choices = value(seen, decision, FOUND)
        mix = MIXED.get(type(decision.options))
        for number in range(3 if mix else 0):
            command = drawn(choices, decision.options, seen, PLAIN, Stream(number))
            worth = next(choice.total for choice in choices if choice.command == command)
            assert mix is not None
            assert worth >= choices[0].total - mix.limit
            met.add(type(decision.options))
        assert mix or drawn(choices, decision.options, seen, PLAIN, Stream(1)) is None
        table.apply(choices[0].command)
    assert len(met) >= 3


@pytest.mark.parametrize("former", FORMER)
def test_kinds_of_earlier_versions_are_read(former: str) -> None:
    for level in OFFERED:
        assert read_kind(f"{level}:{former}").style == FORMER[former]
        assert FORMER[former] in STYLES


def test_each_personality_of_earlier_versions_has_its_heir() -> None:
    """Saves of those versions name them: who plays for them does not change any more."""
    assert dict(FORMER) == {
        "media-baron": "editor",
        "organiser": "marketplace",
        "party-builder": "treasurer",
        "populist": "broker",
        "spoiler": "pollster",
    }
