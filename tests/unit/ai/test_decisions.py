"""Positions in which anybody would know what to do: the normal seat does it, and its terms say why."""

from __future__ import annotations

import pytest
from builders import EDITION, Game, a_game, card, cards

from macher.ai.decisions.cabinet import _act, _Effect
from macher.ai.decisions.polls import published
from macher.ai.normal import NormalBot, explain
from macher.ai.situation import Situation
from macher.ai.value import Terms
from macher.ai.weights import NORMAL
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    LayProgram,
    Pass,
    PlacePoliticians,
    PublishPoll,
    ShiftOpinion,
)
from macher.rules.edition import ActionName
from macher.rules.formula import match_sum, votes_for
from macher.rules.options import GameOptions
from macher.rules.viewing import view

POOR_MATCH = "-education -digitization +traffic +environment"
PERFECT_MATCH = "+education +digitization +genetics +security"


def chosen(game: Game, seat: int = 0) -> Command:
    """What the normal seat does."""
    seen = view(game.table, seat)
    return NormalBot().choose(seen, game.table.decision(seat), EDITION, Stream(1))


def terms(game: Game, command: Command, seat: int = 0) -> Terms:
    """What speaks for a command."""
    return dict(explain(view(game.table, seat), game.table.decision(seat), EDITION))[command]


# --- rallies and conversion -------------------------------------------------------------------------------------------


def test_the_last_election_is_won_when_money_has_no_other_use() -> None:
    game = a_game().lands("BB HE NDS NRW").in_round(4).opinions("NRW", PERFECT_MATCH)
    game.votes("NRW", 26, 20, 0, 0).money(40000, 2000, 0, 0).in_phase("rallies", 4)
    command = chosen(game)
    assert isinstance(command, BuyRallies)
    assert 26 + votes_for(command.counts[3], 0, 4) >= 50
    assert terms(game, command)["bonus"] > 5


def test_nobody_goes_into_an_election_below_the_first_step_for_want_of_a_thousand() -> None:
    game = a_game().lands("BB HE NDS NRW").opinions("BB", PERFECT_MATCH).in_phase("rallies")
    command = chosen(game)
    assert isinstance(command, BuyRallies)
    assert command.counts[0] >= 2


def test_rallies_stay_within_money_and_supply() -> None:
    game = a_game().rallies("NDS", 8, 0, 0, 0).rallies("HE", 7, 0, 0, 0).money(3000, 0, 0, 0).in_phase("rallies")
    command = chosen(game)
    assert command in game.options()


def test_a_good_trend_is_paid_at_every_conversion() -> None:
    game = a_game().opinions("NDS", PERFECT_MATCH).rallies("NDS", 4, 0, 0, 0).trend("NDS", 3, 0, 0, 0)
    assert chosen(game.in_phase("conversion")) == ConvertRallies(0, 4)


def test_a_bad_trend_is_not_paid_twice() -> None:
    game = a_game().opinions("NDS", PERFECT_MATCH).rallies("NDS", 4, 0, 0, 0).trend("NDS", -3, 0, 0, 0)
    assert chosen(game.in_phase("conversion")) == Pass(0)


# --- polls ------------------------------------------------------------------------------------------------------------


def a_poll(game: Game, number: int) -> Game:
    """The first poll of the round goes to seat 0, the Linke, for nothing."""
    game.polls(number, 9, 5, 3).in_phase("polls")
    for _ in range(4):
        seat = game.decider
        game.do(Pass(seat) if seat else BidForPoll(0, 0))
    return game


def test_a_poll_at_the_end_of_the_trend_scale_is_kept() -> None:
    assert chosen(a_poll(a_game().trend("BB", 4, 0, 0, 0), 2)) == KeepPoll(0)


def test_a_poll_that_makes_the_winner_is_published() -> None:
    game = a_game(seats=4).lands("BB NDS HE NRW").opinions("BB", PERFECT_MATCH)
    game.votes("BB", 18, 24, 0, 0).rallies("BB", 6, 0, 0, 0).media("BB", 0)
    assert chosen(a_poll(game, 2)) == PublishPoll(0)  # 18 + (6 + 2) x 4 = 50


def test_a_poll_lowers_everybody_but_who_leads_in_the_media() -> None:
    """EN19 phase 8, ruling 4: the own rise, the falls of others; falls of the media influencer are ignored."""
    game = a_game(seats=4).lands("BB NDS HE NRW").media("BB", 1, 1, 2)
    polls = EDITION.figures.polls
    parties = [party.party for party in game.table.parties]
    number = next(at for at, poll in enumerate(polls) if poll.changes[parties[0]] > 0 and poll.changes[parties[1]] < 0)
    seen = view(a_poll(game, number).table, 0)
    situation = Situation(seen, EDITION, NORMAL)
    land = next(each for each in situation.lands if each.place == game.place("BB"))
    after = published(situation, land, 0, number)
    assert after.trend[0] == land.trend[0] + polls[number].changes[parties[0]]
    assert after.trend[1] == land.trend[1], "who leads in the media loses nothing"
    for seat in (2, 3):
        assert after.trend[seat] == land.trend[seat] + min(0, polls[number].changes[parties[seat]])


def test_the_politician_who_lowers_the_others_is_valued_by_what_he_does() -> None:
    """EN19 phase 6: all others -1, the own trend stays."""
    seen = view(a_game(4).trend("BB", 0, 1, 2, 3).in_phase("rallies").table, 0)
    situation = Situation(seen, EDITION, NORMAL)
    spec = next(
        spec
        for politician in EDITION.figures.politicians
        for spec in (politician.main, *politician.secondary)
        if spec.name is ActionName.OTHERS_TREND
    )
    land = situation.lands[0]
    after = _act(situation, _Effect(land, {}), spec, Action(ActionName.OTHERS_TREND)).land
    assert [new - old for new, old in zip(after.trend, land.trend, strict=True)] == [0, -1, -1, -1]


def test_nobody_lets_a_poll_go_for_nothing() -> None:
    game = a_game().polls(2, 9, 5, 3).in_phase("polls").do(Pass(1), Pass(2), Pass(3))
    assert chosen(game) == BidForPoll(0, 0)


def test_no_bid_is_a_bluff() -> None:
    game = a_game(options=GameOptions(bluff_bids=True)).polls(2, 9, 5, 3).money(1000, 30000, 30000, 30000)
    game.in_phase("polls").do(Pass(1), Pass(2), BidForPoll(3, 1000))
    assert chosen(game) == Pass(0)


# --- programs, media, opinions ----------------------------------------------------------------------------------------


def test_the_program_turns_to_what_people_want() -> None:
    game = a_game().opinions("BB", "+education +digitization +genetics -security").hand(0, "-security")
    game.program_display("-traffic -traffic -traffic -traffic -traffic").program_deck("-traffic " * 10)
    game.in_phase("program")
    while not isinstance(command := chosen(game), ChangeProgram):
        game.do(command)
    swapped = (card("+security"), card("-security"))
    assert swapped in command.swaps


def test_the_opening_program_fits_the_states() -> None:
    game = a_game()
    for land in game.table.lands:
        game.opinions(land.number - 1, "-education -digitization +traffic +environment")
    for seat in range(4):
        game.hand(seat, "+education -education -digitization +genetics +security +environment +traffic")
    game.in_setup("opening_program")
    command = chosen(game)
    assert isinstance(command, LayProgram)
    wanted = cards("-education -digitization +traffic +environment")
    assert match_sum(command.cards, wanted, -1) == 4


def test_an_opposite_opinion_is_shifted_to_a_match() -> None:
    game = a_game().opinions("BB", "+education +digitization +genetics -security").media("BB", 0)
    game.rallies("BB", 6, 0, 0, 0).program(1, "-education +traffic -environment +genetics +welfare")
    game.opinion_display("+security +traffic -environment -security").in_phase("media_influence")
    command = chosen(game)
    assert command == ShiftOpinion(0, card("-security"), card("+security"))
    assert terms(game, command)["votes"] > 0


def test_the_likely_winner_buys_a_media_marker() -> None:
    game = a_game().lands("BB HE NDS NRW").opinions("BB", PERFECT_MATCH)
    game.votes("BB", 40, 0, 0, 0).rallies("BB", 5, 0, 0, 0).in_phase("media")
    assert isinstance(chosen(game), BuyMedia)
    assert terms(game, BuyMedia(0, 0))["presence"] == pytest.approx(10)  # he wins anyway: all of the first spot
    assert terms(game, BuyMedia(0, 3))["presence"] < 10


# --- cabinet, donations, coalition ------------------------------------------------------------------------------------


def test_the_cabinet_is_used_up_in_the_end() -> None:
    game = a_game().lands("BB HE NDS NRW").in_round(4).opinions("NRW", PERFECT_MATCH)
    game.votes("NRW", 36, 20, 0, 0).rallies("NRW", 2, 5, 0, 0).money(40000, 0, 0, 0).in_phase("cabinet_placement", 4)
    command = chosen(game)
    assert isinstance(command, PlacePoliticians)
    assert max(command.politicians) >= 0


def test_early_money_is_welcome_and_late_money_is_not() -> None:
    early, late = a_game().in_phase("income", 1), a_game().in_phase("income", 3)
    first, last = chosen(early), chosen(late)
    assert isinstance(first, DecideDonation)
    assert first.accept
    assert isinstance(last, DecideDonation)
    assert not last.accept
    assert EDITION.figures.donations[last.card].reject == 5  # the card that raises the party base most


def test_a_coalition_is_joined() -> None:
    game = a_game(options=GameOptions(partners_may_decline=True)).votes("BB", 20, 40, 0, 0)
    game.in_phase("election")
    assert chosen(game) == AnswerCoalition(0, True)


@pytest.mark.parametrize("phase", ["media", "rallies", "cabinet_placement"])
def test_without_money_nothing_is_bought(phase: str) -> None:
    game = a_game().money(0, 0, 0, 0).in_phase(phase)
    assert chosen(game) in game.options()
    assert not isinstance(chosen(game), BuyMedia | BuyRallies)
