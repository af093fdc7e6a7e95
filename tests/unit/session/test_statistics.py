"""The figures of a game: hand-written logs with hand-counted results, and whole games of every edition and length."""

from __future__ import annotations

import pytest
from builders import every_table

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.national import events as ce
from macher.session.config import GameConfig, SeatConfig
from macher.session.log import GameLog
from macher.session.session import GameSession
from macher.session.statistics import Auction, Bid, RallyAccount, VotePiece, statistics

EDITION = edition("2019")
KEYS = [card.key for card in EDITION.figures.lands]
START = (ev.GameStarted("2019", 4, (0, 1, 2), 30_000, 0), ev.LandsDrawn((0, 1, 2, 3), ()))


def log_of(*events: Event):
    """A log of a game of three that begins as usual."""
    log = GameLog()
    log.extend(0, START)
    log.extend(1, events)
    return log.entries


def figures(*events: Event):
    return statistics(log_of(*events), EDITION)


def test_points_belong_to_their_round_or_to_the_final_count():
    found = figures(
        ev.RoundStarted(1, (0,)),
        ev.PhaseStarted("election"),
        ev.PointsScored(0, "votes", 11, 11),
        ev.PointsScored(0, "bonus", 12, 23),
        ev.PointsScored(2, "votes", 4, 4),
        ev.RoundStarted(2, (1,)),
        ev.PhaseStarted("election"),
        ev.PointsScored(1, "votes", 7, 7),
        ev.PointsScored(2, "votes", 1, 5),
        ev.PointsScored(0, "presence", 14, 37),
        ev.PointsScored(1, "base", 20, 27),
        ev.PointsScored(2, "money", 6, 11),
    )
    assert found.sources == ("votes", "bonus", "presence", "base", "money")
    assert found.points == ((11, 12, 14, 0, 0), (7, 0, 0, 20, 0), (5, 0, 0, 0, 6))
    assert [(each.round, each.points) for each in found.rounds] == [(1, (23, 0, 4)), (2, (0, 7, 1)), (0, (14, 20, 6))]
    assert found.totals == (37, 27, 11)


def test_money_is_told_at_the_end_of_every_phase():
    found = figures(
        ev.RoundStarted(1, (0,)),
        ev.PhaseStarted("start_player"),
        ev.MoneyChanged(1, -2_000, 28_000, "start_player"),
        ev.PhaseStarted("program"),
        ev.PhaseStarted("rallies"),
        ev.MoneyChanged(0, -1_000, 29_000, "rallies"),
        ev.MoneyChanged(0, -5_000, 24_000, "rallies"),
        ev.RoundStarted(2, (1,)),
        ev.PhaseStarted("start_player"),
        ev.MoneyChanged(2, -4_000, 26_000, "start_player"),
    )
    assert [(each.round, each.phase, each.money) for each in found.money] == [
        (0, "", (30_000, 30_000, 30_000)),
        (1, "start_player", (30_000, 28_000, 30_000)),
        (1, "program", (30_000, 28_000, 30_000)),
        (1, "rallies", (24_000, 28_000, 30_000)),
        (2, "start_player", (24_000, 28_000, 26_000)),
    ]


def test_votes_are_told_apart_by_how_they_came():
    found = figures(
        ev.VotesChanged(0, 0, 6, 6, "deployment"),
        ev.RoundStarted(1, (1,)),
        ev.VotesChanged(0, 0, 12, 18, "rallies"),
        ev.VotesChanged(1, 0, 4, 4, "politician"),
        ev.RoundStarted(2, (0,)),
        ev.VotesChanged(0, 0, 9, 27, "rallies"),
        ev.VotesChanged(2, 0, 0, 0, "rallies"),
        ev.ElectionHeld(0, 2, 0, (27, 4, 0), (20, 3, 0)),
    )
    (land,) = found.lands
    assert (land.land, land.number, land.round, land.votes) == (KEYS[0], 2, 2, (27, 4, 0))
    assert land.pieces == (
        (VotePiece(0, 6, "other"), VotePiece(1, 12, "early"), VotePiece(2, 9, "election")),
        (VotePiece(1, 4, "other"),),
        (),
    )
    assert [land.of_way(0, way) for way in ("other", "early", "election")] == [6, 12, 9]


def test_a_new_state_on_a_board_begins_with_nothing():
    found = figures(
        ev.VotesChanged(0, 0, 6, 6, "deployment"),
        ev.ElectionHeld(0, 1, 0, (6, 0, 0), (1, 0, 0)),
        ev.LandOpened(0, 9, 5),
        ev.VotesChanged(1, 0, 3, 3, "politician"),
        ev.ElectionHeld(0, 5, 9, (0, 3, 0), (0, 1, 0)),
    )
    assert [(each.land, each.votes, each.pieces[0]) for each in found.lands] == [
        (KEYS[0], (6, 0, 0), (VotePiece(0, 6, "other"),)),
        (KEYS[9], (0, 3, 0), ()),
    ]


POLLS = (ev.RoundStarted(1, (0,)), ev.PhaseStarted("polls"), ev.AuctionOpened(0, 1, 2, (0, 1, 2)))


@pytest.mark.parametrize(
    ("events", "winner", "runner_up", "over"),
    [
        (
            (ev.PollBid(0, 0, 1_000), ev.PollBid(1, 0, 5_000), ev.PollWon(1, 0, 5_000)),
            Bid(1, 5_000),
            Bid(0, 1_000),
            4_000,
        ),
        ((ev.PollBid(0, 0, 3_000), ev.PollWon(0, 0, 3_000)), Bid(0, 3_000), None, 0),
        ((ev.PollDiscarded(0, 4),), None, None, 0),
        # Bidding that goes round and round: the last bid of each counts.
        (
            (
                ev.PollBid(0, 0, 1_000),
                ev.PollBid(2, 0, 2_000),
                ev.PollBid(0, 0, 3_000),
                ev.PollBid(2, 0, 4_000),
                ev.PollWon(2, 0, 4_000),
            ),
            Bid(2, 4_000),
            Bid(0, 3_000),
            1_000,
        ),
        # Who bids more than he has is out, and the auction begins anew.
        (
            (
                ev.PollBid(0, 0, 1_000),
                ev.PollBid(1, 0, 50_000),
                ev.BluffCaught(1, 50_000),
                ev.AuctionOpened(0, 1, 2, (0, 2)),
                ev.PollBid(0, 0, 2_000),
                ev.PollWon(0, 0, 2_000),
            ),
            Bid(0, 2_000),
            None,
            0,
        ),
    ],
)
def test_the_price_of_a_poll_and_the_bid_below_it(events, winner, runner_up, over):
    found = figures(*POLLS, *events)
    assert found.auctions == (Auction(1, "polls", KEYS[0], winner, runner_up),)
    assert found.auctions[0].over == over
    assert sum(found.paid_over(seat) for seat in range(3)) == over


START_BIDS = (ev.RoundStarted(1, (0,)), ev.PhaseStarted("start_player"))


@pytest.mark.parametrize(
    ("events", "winner", "runner_up"),
    [
        ((ev.StartBidsRevealed((3_000, 1_000, 0)), ev.StartPlayerSet(0, 3_000)), Bid(0, 3_000), Bid(1, 1_000)),
        # Tied and raised: the other one stays with the first bid.
        (
            (
                ev.StartBidsRevealed((3_000, 0, 3_000)),
                ev.StartTied((0, 2), 3_000),
                ev.StartBidRaised(2, 5_000),
                ev.StartPlayerSet(2, 5_000),
            ),
            Bid(2, 5_000),
            Bid(0, 3_000),
        ),
        # Tied, and all pass.
        ((ev.StartBidsRevealed((0, 0, 0)), ev.StartTied((0, 1, 2), 0), ev.StartPlayerSet(2, 0)), Bid(2, 0), Bid(0, 0)),
        # A bluff: the others bid anew.
        (
            (
                ev.StartBidsRevealed((40_000, 1_000, 0)),
                ev.BluffCaught(0, 40_000),
                ev.StartBidsRevealed((-1, 2_000, 1_000)),
                ev.StartPlayerSet(1, 2_000),
            ),
            Bid(1, 2_000),
            Bid(2, 1_000),
        ),
        # The right to name the first player, won after a second sealed bid of those tied.
        (
            (
                ev.StartBidsRevealed((4_000, 4_000, 1_000)),
                ev.StartBidsRevealed((6_000, 5_000, -1)),
                ce.FirstRightWon(0, 6_000),
                ev.StartPlayerSet(2, 0),
            ),
            Bid(0, 6_000),
            Bid(1, 5_000),
        ),
        # Places in the order of play: the highest bid chooses first.
        (
            (ev.StartBidsRevealed((1_000, 4_000, 2_000)), ce.PlaceChosen(1, 2), ce.PlaceChosen(2, 0)),
            Bid(1, 4_000),
            Bid(2, 2_000),
        ),
    ],
)
def test_the_price_of_going_first(events, winner, runner_up):
    found = figures(*START_BIDS, *events)
    assert found.auctions == (Auction(1, "start_player", "", winner, runner_up),)


def test_rallies_are_counted_with_what_they_cost_and_brought():
    found = figures(
        ev.RalliesPlaced(0, 1, 3, 3, 17, 0),
        ev.RoundStarted(1, (0,)),
        ev.PhaseStarted("rallies"),
        ev.MoneyChanged(0, -3_000, 27_000, "rallies"),
        ev.RalliesPlaced(0, 1, 3, 6, 14, 3_000),
        ev.MoneyChanged(0, -1_000, 26_000, "rallies"),
        ev.RalliesPlaced(0, 0, 1, 1, 13, 1_000),
        ev.MoneyChanged(0, -5_000, 21_000, "media"),
        ev.RalliesConverted(0, 1, 6, 1, 3, 21, 0, 19),
        ev.VotesChanged(0, 1, 18, 50, "rallies"),
    )
    # Votes count as far as the track went: 18 of 21.
    assert found.rallies[0] == RallyAccount(bought=4, free=3, spent=4_000, converted=6, votes=18)
    assert found.rallies[0].per_thousand == 4.5
    assert found.rallies[1] == RallyAccount(0, 0, 0, 0, 0)
    assert found.rallies[1].per_thousand is None


def test_a_log_without_a_beginning_is_refused():
    with pytest.raises(ValueError, match="beginning"):
        statistics([], EDITION)


def played(key: str, elections: int, seats: int) -> GameSession:
    chairs = tuple(SeatConfig(party, "", "random") for party in PARTIES[:seats])
    session = GameSession.new(GameConfig(chairs, key, elections, seed=5), None, "none")
    stream = Stream(5, 77)
    while not session.over:
        seat = session.deciding()[0]
        decision = session.decision(seat)
        assert decision is not None
        assert session.submit(decision.options.sample(stream), version=session.version) is None
    return session


@pytest.mark.parametrize(("key", "elections", "seats"), every_table())
def test_every_figure_of_a_whole_game_agrees_with_the_table(key, elections, seats):
    session = played(key, elections, seats)
    view, found = session.view(-1), statistics(session.events, session.edition)
    assert found.totals == tuple(party.points for party in view.parties)
    assert tuple(sum(each.points[seat] for each in found.rounds) for seat in range(seats)) == found.totals
    assert [each.round for each in found.rounds] == [*range(1, view.round + 1), 0]
    assert found.money[-1].money == tuple(party.money for party in view.parties)
    assert found.money[0].money == (session.edition.figures.start_money,) * seats
    held = sorted(view.results, key=lambda result: result.number)
    assert [land.votes for land in found.lands] == [result.votes for result in held]
    for land in found.lands:
        assert tuple(sum(piece.votes for piece in row) for row in land.pieces) == land.votes
        assert all(piece.round <= land.round for row in land.pieces for piece in row)
    for each in found.auctions:
        assert each.over >= 0
        assert each.runner_up is None or each.winner is not None
        assert each.winner is None or each.runner_up is None or each.winner.seat != each.runner_up.seat
    paid = [0] * seats
    for logged in session.events:
        if isinstance(logged.event, ev.MoneyChanged) and logged.event.reason == "poll":
            paid[logged.event.seat] -= logged.event.delta
    polls = [each.winner for each in found.auctions if each.land and each.winner is not None]
    assert paid == [sum(bid.amount for bid in polls if bid.seat == seat) for seat in range(seats)]
    assert all(account.converted <= account.bought + account.free for account in found.rallies)
