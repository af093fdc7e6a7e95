"""Kinds of AI seats by name, and what personalities change."""

from __future__ import annotations

from collections import Counter

import pytest

from macher.ai.arena import Job
from macher.ai.bots import BotUnknown, make_bot
from macher.ai.kinds import HIDDEN, LEVELS, OFFERED, STYLES, Kind, read_kind
from macher.ai.play import bot_stream, play_game
from macher.ai.styles import STYLED
from macher.editions.registry import edition
from macher.rules import commands as c
from macher.rules.edition import ActionName
from macher.rules.setup import new_game
from macher.rules.viewing import view

EDITION = edition("2019")


@pytest.mark.parametrize("name", [*LEVELS, "easy:gambler", "normal:hidden", "hard:media-baron"])
def test_a_kind_keeps_its_name(name: str) -> None:
    assert read_kind(name).name == name


@pytest.mark.parametrize("name", ["", "Hard", "hard:", "hard:nobody", "sane:spoiler", "random:hidden", "hard:a:b"])
def test_what_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BotUnknown):
        make_bot(name)


def test_a_hidden_personality_is_drawn_from_the_seed_and_the_seat_alone() -> None:
    hidden = Kind("normal", HIDDEN)
    drawn = Counter(hidden.drawn(seed, seat).style for seed in range(60) for seat in range(5))
    assert set(drawn) == set(STYLES)
    assert min(drawn.values()) > 25
    assert hidden.drawn(7, 2) == hidden.drawn(7, 2)
    assert make_bot("normal:hidden", 7, 2).kind == hidden.drawn(7, 2).name


def test_every_personality_has_its_weights() -> None:
    assert set(STYLED) == {"", *STYLES}


def _habits(kind: str, games: int = 6) -> Counter[str]:
    """What a seat of a kind does in some games among normal ones."""
    found: Counter[str] = Counter()
    for seed in range(games):
        table = new_game(EDITION, Job("2019", 4, 4, "", "", seed, 0).setup())
        bots = [make_bot(kind if seat == seed % 4 else "normal") for seat in range(4)]
        while not table.over:
            seat = table.deciders()[0]
            command = bots[seat].choose(view(table, seat), table.decision(seat), EDITION, bot_stream(1, seat, 0))
            if seat == seed % 4:
                found.update(_counted(command))
            table.apply(command)
    return found


def _counted(command: object) -> Counter[str]:
    found: Counter[str] = Counter()
    match command:
        case c.BuyMedia():
            found["media markers"] += 1
        case c.BuyRallies(counts=counts):
            found["rallies"] += sum(counts)
        case c.ShiftOpinion():
            found["opinions"] += 1
        case c.ChangeProgram(swaps=swaps):
            found["opinions"] += len(swaps)
        case c.BidForPoll(amount=amount) | c.BidForStart(amount=amount) | c.RaiseStartBid(amount=amount):
            found["bids"] += amount
        case c.KeepPoll() | c.DecideDonation(accept=False):
            found["base"] += 1
        case c.PublishPoll():
            found["harm"] += 1
        case c.UsePolitician(main=main, secondary=secondary):
            for action in (main, secondary):
                if action is not None and action.name in (ActionName.OTHERS_TREND, ActionName.REMOVE_MEDIA):
                    found["harm"] += 1
                elif action is not None and action.name is ActionName.DOUBLE:
                    found["opinions"] += 1
    return found


@pytest.fixture(scope="module")
def plain() -> Counter[str]:
    return _habits("normal")


@pytest.mark.parametrize(
    ("style", "habit"),
    [
        ("media-baron", "media markers"),
        ("organiser", "rallies"),
        ("party-builder", "base"),
        ("populist", "opinions"),
        ("spoiler", "harm"),
        ("gambler", "bids"),
    ],
)
def test_a_personality_shows(style: str, habit: str, plain: Counter[str]) -> None:
    """Over the same games its habit is at least a tenth stronger than that of a seat without one."""
    assert _habits(f"normal:{style}")[habit] >= 1.1 * plain[habit], (style, plain)


def test_levels_stand_in_their_order() -> None:
    """The weaker three over so few games that only clear differences show; the arena measures them properly."""
    for weaker, stronger in (("sane", "easy"), ("easy", "normal")):
        points = [0, 0]
        for seed in range(12):
            setup = Job("2019", 4, 4, "", "", seed, 0).setup()
            result = play_game(EDITION, setup, [make_bot(stronger if seat % 2 else weaker) for seat in range(4)])
            points[0] += result.scores[0] + result.scores[2]
            points[1] += result.scores[1] + result.scores[3]
        assert points[1] > points[0], (weaker, stronger, points)
    assert set(OFFERED) < set(LEVELS)
