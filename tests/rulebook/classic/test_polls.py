"""Poll auctions of the classic editions: VG06 6.2.7, WBC06 5.2.7, CONS G; rulings C9, C10, C27 and C28."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic

from macher.rules import events as ev
from macher.rules.commands import BidForPoll, KeepPoll, Pass
from macher.rules.national.commands import PublishEntries
from macher.rules.national.events import DiceRolled, EntriesPublished, PollsLaid
from macher.rules.viewing import view


def auction(key="2006", **settings):
    """The first auction of a round."""
    return a_classic(key, **settings).in_phase("poll_auctions")


def poll_of(game, *changes):
    """Number of a poll with these changes for the first seats (all of them differ from card to card)."""
    return next(
        number for number, card in enumerate(game.figures.polls) if tuple(card.changes[: len(changes)]) == changes
    )


def won(key="2006", seat=0, poll=None, prepare=lambda game: game, **settings):
    """A seat has bought the poll of the current region for the minimum; seat 0 is the first player."""
    game = a_classic(key, **settings)
    prepare(game)
    if poll is not None:
        game.table.poll_deck.remove(poll)
        game.table.poll_deck.append(poll)
    game.in_phase("poll_auctions")
    while game.step == "poll_auctions":
        game.do(BidForPoll(seat, 1000) if game.decider == seat else Pass(game.decider))
    return game


def rising(game, seat):
    """Number of a poll in play that raises a seat's party and lowers another of the table, and that other seat."""
    for poll in game.table.classic_length.polls:
        changes = [game.figures.polls[poll].changes[party.party] for party in game.table.parties]
        if changes[seat] > 0 and min(changes) < 0:
            return poll, changes.index(min(changes))
    raise AssertionError("no such poll")


# --- laying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_a_poll_for_each_region_before_the_first_auction(key):
    """VG06 6.2.7, WBC06 5.2.7, CONS G, checklist 2006/40, 1997/20, Consim/13: then from the current region on."""
    game = auction(key)
    assert [event.lands for event in game.events(PollsLaid)] == [(0, 1, 2, 3)]
    assert [land.poll for land in view(game.table, 2).lands] == [True] * 4
    while game.phase == "poll_auctions":
        game.do(Pass(game.decider))
    assert [event.land for event in game.events(ev.AuctionOpened)] == [0, 1, 2, 3]
    assert game.table.laid == [-1] * 4


@pytest.mark.parametrize("key", EDITIONS)
def test_only_regions_that_will_vote(key):
    """VG06 6.4.1.1: three regions in round 5, two in round 6; none in round 7 (ruling C28)."""
    assert len(a_classic(key).in_phase("poll_auctions", round=5).events(PollsLaid)[0].lands) == 3
    assert len(a_classic(key).in_phase("poll_auctions", round=6).events(PollsLaid)[0].lands) == 2
    assert not a_classic(key).in_phase("poll_auctions", round=7).events(PollsLaid)


def test_fronts_and_backs_are_hidden():
    """VG06 6.2.7, ruling C9: face down, and all backs are alike."""
    game = auction()
    seen = view(game.table, 0)
    assert seen.poll_back == -1
    assert seen.auction.party == -1
    assert seen.poll_held is None
    assert seen.poll_left == len(game.table.classic_length.polls) - 4


def test_discards_come_back_while_polls_are_dealt():
    """Ruling C10: when the deck runs out, without the polls that lie in the regions."""
    game = a_classic()
    polls = list(game.table.classic_length.polls)
    game.table.poll_deck, game.table.poll_discards = polls[:3], polls[3:]
    game.table.poll_known = [1] * len(polls[3:])
    game.in_phase("poll_auctions")
    assert sorted(game.table.poll_deck + game.table.laid) == polls
    assert set(polls[:3]) < set(game.table.laid)
    assert game.table.poll_discards == game.table.poll_known == []
    assert [event.deck for event in game.events(ev.DeckShuffled)] == ["polls"]


def test_discards_do_not_come_back_before():
    """Ruling C10: an empty deck stays empty until the next round deals."""
    game = a_classic()
    polls = list(game.table.classic_length.polls)
    game.table.poll_deck, game.table.poll_discards = polls[:4], polls[4:]
    game.table.poll_known = [0] * len(polls[4:])
    game.in_phase("poll_auctions")
    while game.phase == "poll_auctions":
        game.do(Pass(game.decider))
    assert game.table.poll_deck == []
    assert sorted(game.table.poll_discards) == polls


def test_thirteen_auctions_with_ten_polls_in_the_short_game():
    """VG06 8, ruling 13: 4, 4, 3 and 2 auctions."""
    game = a_classic(elections=5)
    assert len(game.table.classic_length.polls) == 10
    laid = []
    for round in range(1, 5):
        game.in_phase("poll_auctions", round=round)
        laid.append(len(game.events(PollsLaid)[0].lands))
        while game.phase == "poll_auctions":
            game.do(Pass(game.decider))
        everywhere = game.table.poll_deck + game.table.poll_discards + [poll for poll in game.table.laid if poll >= 0]
        assert sorted(everywhere) == sorted(game.table.classic_length.polls)
        game.table.round = round - 1
        game.table.held = round - 1
    assert laid == [4, 4, 3, 2]


# --- bidding ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_the_first_player_opens_each_auction(key):
    """VG06 6.2.7, checklist 2006/14, 2006/41, ruling C9; Consim: the order that was chosen."""
    game = a_classic(key).order(2, 0, 3, 1).in_phase("poll_auctions")
    openers = []
    while game.phase == "poll_auctions":
        openers.append(game.decider)
        for seat in (2, 0, 3, 1):
            assert game.decider == seat
            game.do(Pass(seat))
    assert openers == [2, 2, 2, 2]


@pytest.mark.parametrize("key", EDITIONS)
def test_at_least_one_thousand_in_steps_of_one_thousand(key):
    """VG06 6.2.7 "au moins € 1,000", ruling C9."""
    game = auction(key)
    assert game.refused(BidForPoll(0, 0)) == "bid-too-low"
    assert game.refused(BidForPoll(0, 1500)) == "bid-not-round"
    assert game.refused(BidForPoll(0, 26000)) == "bid-too-high"
    assert game.can(BidForPoll(0, 1000))
    game.do(BidForPoll(0, 3000))
    assert game.refused(BidForPoll(1, 3000)) == "bid-too-low"
    assert game.can(BidForPoll(1, 4000))
    assert game.options().place == 0


@pytest.mark.parametrize("key", EDITIONS)
def test_raising_goes_round_until_one_is_left(key):
    """VG06 6.2.7, checklist 2006/41: who has passed is out of this auction, but not of the next."""
    game = auction(key)
    game.do(BidForPoll(0, 1000), Pass(1), BidForPoll(2, 2000), Pass(3))
    assert game.decider == 0
    assert view(game.table, 3).auction.bids == (1000, -1, 2000, -1)
    game.do(BidForPoll(0, 5000))
    assert game.decider == 2
    game.do(Pass(2))
    assert (game.step, game.decider) == ("poll_entries", 0)
    assert game.party(0).money == 20000
    assert game.events(ev.PollWon) == [ev.PollWon(0, 0, 5000)]
    game.do(KeepPoll(0))
    assert (game.step, game.decider) == ("poll_auctions", 0)
    assert game.can(Pass(0))
    assert view(game.table, 3).auction.bids == (-2, -2, -2, -2)


@pytest.mark.parametrize("key", EDITIONS)
def test_who_alone_has_bid_wins(key):
    """VG06 6.2.7, ruling C9: one is left; nobody needs to raise the own bid."""
    game = auction(key).do(Pass(0), Pass(1), BidForPoll(2, 1000), Pass(3))
    assert (game.step, game.decider) == ("poll_entries", 2)
    assert game.party(2).money == 24000


@pytest.mark.parametrize("key", EDITIONS)
def test_the_last_one_has_to_bid_to_win(key):
    """VG06 6.2.7, ruling C9: at least 1,000, even when all others have passed."""
    game = auction(key).do(Pass(0), Pass(1), Pass(2))
    assert game.decider == 3
    assert game.refused(BidForPoll(3, 0)) == "bid-too-low"
    game.do(BidForPoll(3, 1000))
    assert (game.step, game.decider) == ("poll_entries", 3)


@pytest.mark.parametrize("key", EDITIONS)
def test_nobody_wants_it(key):
    """Ruling C9: the card is discarded unseen."""
    game = auction(key)
    poll = game.table.laid[0]
    game.do(Pass(0), Pass(1), Pass(2), Pass(3))
    assert (game.table.poll_discards, game.table.poll_known) == ([poll], [0])
    assert [view(game.table, seat).poll_discards for seat in range(4)] == [((-1, -1),)] * 4
    assert view(game.table, 0).lands[0].poll is False
    assert game.events(ev.PollDiscarded)[0].seen_by(0).poll == -1
    assert (game.step, game.decider, game.table.flow[-1].place) == ("poll_auctions", 0, 1)


def test_whoever_lacks_the_money_is_asked_all_the_same():
    """Ruling C27: money is nobody else's business."""
    game = a_classic().money(0, 25000, 25000, 25000).in_phase("poll_auctions")
    assert game.decider == 0
    assert set(game.options()) == {Pass(0)}


# --- the card ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_the_winner_looks_alone(key):
    """VG06 6.2.7, checklist 2006/42."""
    game = won(key, seat=1)
    poll = game.table.poll_held
    assert view(game.table, 1).poll_held == (-1, poll)
    assert [view(game.table, seat).poll_held for seat in (0, 2, 3, -1)] == [(-1, -1)] * 4
    assert game.events(ev.PollSeen)[0].seen_by(0).poll == -1
    assert game.events(ev.PollSeen)[0].seen_by(1).poll == poll


@pytest.mark.parametrize("key", EDITIONS)
def test_one_or_two_entries_of_anybody(key):
    """VG06 6.2.7 "jusqu'à 2", WBC06 5.2.7, CONS G, checklist 2006/42, 1997/21, Consim/14: own rise not needed."""
    game = won(key, seat=3)
    changes = game.options().changes
    assert changes == tuple(
        game.figures.polls[game.table.poll_held].changes[party.party] for party in game.table.parties
    )
    entries = [seat for seat, change in enumerate(changes) if change]
    assert game.refused(PublishEntries(3, ())) == "nothing-chosen"
    assert game.refused(PublishEntries(3, tuple(entries[:3]))) == "too-many-entries"
    assert game.refused(PublishEntries(3, (entries[1], entries[0]))) == "target-wrong"
    assert game.refused(PublishEntries(3, (entries[0], entries[0]))) == "target-wrong"
    assert game.refused(PublishEntries(3, (7,))) == "target-wrong"
    assert game.can(PublishEntries(3, (entries[0],)))
    chosen = tuple(entries[:2])
    game.do(PublishEntries(3, chosen))
    assert game.trend_of(0) == [changes[seat] if seat in chosen else 0 for seat in range(4)]
    assert game.events(EntriesPublished) == [EntriesPublished(3, 0, chosen)]
    assert game.party(3).base == game.figures.start_base


def test_no_entry_for_a_party_without_change():
    """VG06 4.1: the card lists modifiers for some parties."""
    game = won()
    poll = next(number for number, found in enumerate(game.figures.polls) if not found.changes[2])
    game = won(poll=poll)
    assert game.refused(PublishEntries(0, (2,))) == "no-entry"


@pytest.mark.parametrize("key", EDITIONS)
def test_who_controls_the_media_is_not_lowered(key):
    """VG06 6.2.7, 6.2.5, WBC06 5.2.7, CONS G, checklist 2006/43, 1997/21, Consim/15."""
    poll, falling = rising(a_classic(key), 0)
    game = won(key, poll=poll, prepare=lambda game: game.media(0, falling, falling, 0))
    assert game.options().safe == falling
    assert game.refused(PublishEntries(0, (falling,))) == "entry-protected"
    assert all(falling not in getattr(command, "seats", ()) for command in game.options())
    tied = won(key, poll=poll, prepare=lambda game: game.media(0, falling, 0))
    assert tied.can(PublishEntries(0, (falling,)))


@pytest.mark.parametrize("key", EDITIONS)
def test_who_controls_the_media_may_rise(key):
    """WBC06 5.2.7: "may not have their Trend marker moved downward"."""
    poll, _ = rising(a_classic(key), 0)
    game = won(key, poll=poll, prepare=lambda game: game.media(0, 0))
    game.do(PublishEntries(0, (0,)))
    assert game.trend_of(0)[0] > 0


def test_trends_stay_on_their_scale():
    """VG06 6.2.3: from -3 to +3."""
    poll, falling = rising(a_classic(), 0)

    def at_the_ends(game):
        trends = [3 if seat == 0 else -3 for seat in range(4)]
        return game.trend(0, *trends)

    game = won(poll=poll, prepare=at_the_ends).do(PublishEntries(0, tuple(sorted((0, falling)))))
    assert game.trend_of(0) == [3, -3, -3, -3]


@pytest.mark.parametrize("key", EDITIONS)
def test_keeping_brings_the_sum_of_two_dice(key):
    """VG06 6.2.7, CONS G, checklist 2006/44, Consim/16."""
    game = won(key, seat=2)
    game.do(KeepPoll(2))
    (rolled,) = game.events(DiceRolled)
    assert (rolled.seat, len(rolled.dice), rolled.reason) == (2, 2, "poll")
    assert set(rolled.dice) <= set(game.figures.dice_faces)
    assert game.party(2).base == game.figures.start_base + sum(rolled.dice)
    assert game.trend_of(0) == [0, 0, 0, 0]


@pytest.mark.parametrize("key", EDITIONS)
def test_the_card_goes_face_down_to_the_discards_either_way(key):
    """VG06 6.2.7, checklist 2006/45, ruling C9: a kept one only its buyer knows, a published one everybody."""
    kept = won(key, seat=2)
    poll = kept.table.poll_held
    kept.do(KeepPoll(2))
    assert [view(kept.table, seat).poll_discards for seat in range(4)] == [
        ((-1, -1),), ((-1, -1),), ((-1, poll),), ((-1, -1),),
    ]  # fmt: skip  # one line for four seats
    assert kept.events(ev.PollKept)[0].seen_by(0).poll == -1
    published = won(key, seat=2)
    poll = published.table.poll_held
    published.do(next(command for command in published.options() if isinstance(command, PublishEntries)))
    assert [view(published.table, seat).poll_discards for seat in range(4)] == [((-1, poll),)] * 4
    assert published.table.poll_held == -1


def test_every_publication_that_is_offered_is_accepted():
    """Options and acceptance agree."""
    game = won()
    offered = list(game.options())
    assert KeepPoll(0) in offered
    assert all(command in game.options() for command in offered)
    assert len(set(offered)) == len(offered)
    assert max(len(getattr(command, "seats", ())) for command in offered) == game.figures.poll_entries == 2
