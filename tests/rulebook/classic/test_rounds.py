"""The phases of a round, their order in each edition, and the order of play (VG06 6, CONS, rulings C26 and C28)."""

from __future__ import annotations

import pytest
from builders import fresh_table
from classics import EDITIONS, ClassicGame, a_classic

from macher.rules import events as ev
from macher.rules.commands import BuyMedia, DecideDonation, Pass
from macher.rules.national.commands import AskCoalition
from macher.rules.national.options import PlaceOptions

every_edition = pytest.mark.parametrize("key", EDITIONS)
every_game = pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])

CAMPAIGN = [
    "cabinet_sending",
    "cabinet_use",
    "coalitions",
    "media_buying",
    "influence",
    "meetings",
    "poll_auctions",
    "vote_catching",
    "region_election",
    "recruitment",
]
ROUND = ["first_player", "conference", *CAMPAIGN, "funds", "next_region", "contributions"]
CONSIM_ROUND = ["places", "exchanges", *CAMPAIGN, "funds", "contributions", "next_region"]
LAST = ["region_election", "recruitment"]


def phases_of(key, elections, seats=3):
    """The phases of every round of a game in which nobody does more than he must, with the set-up before."""
    game = ClassicGame(fresh_table(seats, elections, seed=3, key=key))
    while not game.table.over:
        seat = game.table.deciders()[0]
        command = Pass(seat)
        game.do(command if game.can(command) else next(iter(game.options(seat))))
    rounds: list[list[str]] = [[]]
    for event in game.table.log:
        if isinstance(event, ev.RoundStarted):
            rounds.append([])
        elif isinstance(event, ev.PhaseStarted):
            rounds[-1].append(event.phase)
    return rounds


def test_the_seven_rounds_of_2006():
    """VG06 3.1, 6, 6.4.1.1, checklist 2006 66, 70, 71: contributions while there are cards, the last round short."""
    assert phases_of("2006", 7) == [["start_sheet"], *[ROUND] * 5, ROUND[:-1], LAST]


def test_the_five_rounds_of_2006():
    """VG06 8, ruling C20: four contributions."""
    assert phases_of("2006", 5) == [["start_sheet"], *[ROUND] * 4, LAST]


def test_the_seven_rounds_of_1997():
    """As in 2006."""
    assert phases_of("1997", 7) == [["start_sheet"], *[ROUND] * 5, ROUND[:-1], LAST]


def test_the_seven_rounds_of_consim():
    """CONS, checklist Consim 22 to 24, 26 and 27: L and M in rounds 1 to 5, contributions before the boards."""
    sixth = [phase for phase in CONSIM_ROUND if phase not in ("funds", "contributions")]
    assert phases_of("consim", 7) == [["start_sheet"], *[CONSIM_ROUND] * 5, sixth, LAST]


# --- order of play ----------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    "phase", ["conference", "cabinet_sending", "media_buying", "meetings", "poll_auctions", "contributions"]
)
def test_the_first_player_opens_every_phase(key, phase):
    """VG06 6.2.1, checklist 2006 14: and every auction; the others follow clockwise, in Consim as chosen."""
    if key == "consim" and phase == "conference":
        phase = "exchanges"
    order = [2, 0, 3, 1] if key == "consim" else [2, 3, 0, 1]
    game = a_classic(key).order(*order).in_phase(phase)
    asked: list[int] = []
    while len(asked) < 4:
        seat = game.decider
        if seat not in asked:
            asked.append(seat)
        game.do(DecideDonation(seat, 0, True) if phase == "contributions" else Pass(seat))
    assert asked == order


@every_edition
def test_conversion_coalitions_and_cabinet_follow_the_same_order(key):
    """VG06 6.2.3, 6.2.4, 6.2.8, CONS head note."""
    order = [2, 0, 3, 1] if key == "consim" else [2, 3, 0, 1]
    game = a_classic(key).order(*order).tiles(0, 0, 1, 2, 3).in_phase("coalitions")
    assert game.decider == 2
    game.do(AskCoalition(2, 1))  # forced: the programs are equal
    assert game.decider == (0 if key == "consim" else 3)
    game = a_classic(key).order(*order).rallies(3, 5, 5, 5, 5).in_phase("vote_catching")  # type: ignore[assignment]
    asked = []
    while game.step == "vote_catching":
        asked.append(game.decider)
        game.do(Pass(game.decider))
    assert asked == order
    game = a_classic(key).order(*order)
    game.placed(1, *[(seat, "backbencher") for seat in range(4)]).in_phase("cabinet_use")
    asked = []
    while game.step == "cabinet_use":
        asked.append(game.decider)
        game.do(next(iter(game.options())))
    assert asked == order


@every_game
def test_the_order_of_the_round_before_stays_in_the_last_one(key, elections):
    """Ruling C28: nobody bids for it, and it decides who converts last."""
    order = [1, 2, 3, 0]
    game = a_classic(key, elections=elections).in_round(elections).order(*order)
    place = game.table.current()
    game.rallies(place, 5, 5, 5, 5).in_phase(game.edition.phases[0], round=elections)
    assert [event.seat for event in game.events(ev.RalliesConverted)] == order
    assert game.table.order == order


def test_a_single_buyer_may_go_on_alone():
    """VG06 6.2.5, checklist 2006 35: the phase ends when all have passed in succession, the buyer included."""
    game = a_classic().order(2, 3, 0, 1).in_phase("media_buying")
    for place in (0, 0, 1):
        game.do(BuyMedia(2, place), Pass(3), Pass(0), Pass(1))
    game.do(Pass(2))
    assert game.phase != "media_buying"


def test_consim_has_as_many_places_as_players():
    """Ruling C26."""
    for seats in (3, 4, 5):
        game = a_classic("consim", seats=seats).in_phase("places")
        while game.step == "place_bid":
            game.do(next(iter(game.options())))
        options = game.options()
        assert isinstance(options, PlaceOptions)
        assert len(list(options)) == seats
