"""What seats do to each other, from public events: what counts, how much, and how long it is remembered."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from builders import EDITION

from macher.ai.bots import make_bot
from macher.ai.grievances import WEIGHTS, Grievance, Kind, Memory, grievances, grudge, grudges
from macher.ai.play import play_game
from macher.engine import codec
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import GameSetup

BEGINNING: tuple[Event, ...] = (
    ev.GameStarted("2019", 4, (0, 1, 2), 25000, 10),
    ev.LandsDrawn((0, 1, 2, 3), ()),
    ev.ProgramLaid(0, (0, 2, 4)),
    ev.ProgramLaid(1, (0, 2, 6)),
    ev.ProgramLaid(2, (0, 9, 11)),
    ev.PartyOrderDrawn((0, 1, 2)),
    ev.OpinionTurned(0, 0, 4),
    ev.OpinionTurned(0, 1, 2),
    ev.RoundStarted(1, (0,)),
)
"""Three seats; seat 0 matches both opinions of the first state, seat 1 one, seat 2 none."""


def found(*events: Event) -> list[tuple[int, int, str, int]]:
    return [(each.seat, each.by, each.kind, each.size) for each in grievances(EDITION, (*BEGINNING, *events))]


def test_an_opinion_that_costs_five_votes_is_taken_amiss() -> None:
    rallies = ev.RalliesPlaced(0, 0, 5, 5, 12, 7000)
    assert found(rallies, ev.OpinionShifted(2, 0, 0, 4, 8)) == [(0, 2, "votes", 5)]
    assert found(ev.RalliesPlaced(0, 0, 4, 4, 12, 5000), ev.OpinionShifted(2, 0, 0, 4, 8)) == []
    assert found(rallies, ev.OpinionShifted(0, 0, 0, 4, 8)) == [], "nobody resents what it does to itself"


def test_a_lost_majority_counts_twice_and_instead() -> None:
    votes = ev.VotesChanged(0, 0, 44, 44, "politician")
    shift = ev.OpinionShifted(2, 0, 0, 4, 8)
    assert found(votes, ev.RalliesPlaced(0, 0, 3, 3, 12, 3000), shift) == [(0, 2, "fifty", 3)]
    assert WEIGHTS["fifty"] == WEIGHTS["state"] == 2


def test_a_poll_belongs_together_with_the_trends_that_follow() -> None:
    rallies = ev.RalliesPlaced(0, 0, 5, 5, 12, 7000)
    poll = ev.PollPublished(1, 0, 3), ev.TrendChanged(0, 0, -1, -1, "poll"), ev.TrendChanged(0, 0, -2, -3, "poll")
    assert found(rallies, *poll) == [(0, 1, "votes", 6)]
    apart = (*poll[:2], ev.PhaseStarted("conversion"), poll[2])
    assert found(rallies, *apart) == [], "what somebody else has brought about is not its fault"


def test_a_marker_that_ends_a_lead_is_taken_amiss() -> None:
    assert found(ev.MediaPlaced(0, 0, 3), ev.MediaPlaced(1, 0, 3), ev.PhaseStarted("rallies")) == [(0, 1, "lead", 0)]


def test_a_state_lost_by_a_hair_is_resented_and_partners_are_friends() -> None:
    votes = [ev.VotesChanged(seat, 0, count, count, "rallies") for seat, count in enumerate((30, 31, 28))]
    verdict = ev.ElectionDecided(0, 1, "coalition", (1, 2), (1, 2), 5, 1)
    assert found(*votes, verdict) == [
        (0, 1, "state", 0),
        (0, 2, "state", 0),
        (1, 2, "partner", 0),
        (2, 1, "partner", 0),
        (0, 1, "left", 0),
    ]
    assert found(*votes, ev.ElectionDecided(0, 1, "none", (1,), (), 5, 0)) == []


def test_refusals_and_bids_of_one_thousand_more() -> None:
    assert found(ev.CoalitionAnswered(2, 0, 1, False)) == [(1, 2, "refused", 0)]
    auction = ev.AuctionOpened(0, 1, 0, (1, 2, 0)), ev.PollBid(1, 0, 2000), ev.PollBid(2, 0, 3000)
    assert found(*auction, ev.PollWon(2, 0, 3000)) == [(1, 2, "outbid", 0)]
    assert found(*auction, ev.PollBid(2, 0, 4000), ev.PollWon(2, 0, 4000)) == []


def felt(*kinds: tuple[int, Kind]) -> list[Grievance]:
    return [Grievance(at, round_, 0, 1, kind, 0, 0, 5) for at, (round_, kind) in enumerate(kinds)]


@pytest.mark.parametrize(
    ("style", "by_round"),
    [
        ("", (3, 2, 1, 0)),
        ("editor", (4, 3, 2, 1)),
        ("pollster", (4, 3, 2, 1)),
        ("treasurer", (3, 3, 3, 3)),
        ("gambler", (3, 3, 0, 0)),
        ("marketplace", (1, 1, 0, 0)),
        ("broker", (3, 2, 1, 0)),
    ],
)
def test_each_forgets_in_their_own_way(style: str, by_round: Sequence[int]) -> None:
    hurt = felt((1, "fifty"), (1, "votes"))
    assert tuple(grudge(hurt, 0, 1, round_, style) for round_ in (1, 2, 3, 4)) == tuple(by_round)


def test_a_grudge_is_four_at_most_and_favours_take_from_it() -> None:
    assert grudge(felt((1, "fifty"), (1, "state"), (1, "fifty")), 0, 1, 1) == 4
    assert grudge(felt((1, "fifty"), (1, "partner")), 0, 1, 1) == 1
    assert grudge(felt((1, "fifty"), (1, "partner")), 0, 1, 1, "broker") == 0
    assert grudge(felt((1, "partner")), 0, 1, 1) == 0
    assert grudges(felt((1, "fifty")), 0, 3, 1) == (0, 2, 0)


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    return play_game(EDITION, GameSetup(4, (0, 1, 2, 3), 98_001), [make_bot("normal")] * 4, events=True).events


def test_the_same_events_give_the_same_grievances(events: tuple[Event, ...]) -> None:
    """Written and read again, seen by the public alone, and followed step by step."""
    known = grievances(EDITION, events)
    assert len(known) > 5
    assert grievances(EDITION, [codec.loads(codec.dumps(event), Event) for event in events]) == known
    assert grievances(EDITION, [event.seen_by(-1) for event in events]) == known
    memory = Memory(EDITION)
    for event in events:
        memory.take(event)
        if isinstance(event, ev.PhaseStarted):
            memory.close()
    memory.close()
    assert memory.grievances == known


def test_what_is_taken_back_is_forgotten(events: tuple[Event, ...]) -> None:
    known = grievances(EDITION, events)
    starts = [at for at, event in enumerate(events) if isinstance(event, ev.RoundStarted)]
    for at in starts:
        assert grievances(EDITION, events[:at]) == [each for each in known if each.at < at]
