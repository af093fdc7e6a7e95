"""Polls, the bid for the start player, and coalitions (EN19 phases 1, 8 and 9b)."""

from __future__ import annotations

from math import exp
from statistics import fmean

from macher.ai.belief import possible_polls
from macher.ai.situation import LandFacts, Situation
from macher.ai.value import VALUERS, Choice, Terms, land_change, money
from macher.engine.command import Command
from macher.rules.commands import AnswerCoalition, BidForPoll, Pass, PublishPoll
from macher.rules.formula import poll_moves
from macher.rules.phases.base import BidOptions
from macher.rules.phases.election import CoalitionOptions
from macher.rules.phases.polls import PollBidOptions, PollOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions


def published(situation: Situation, land: LandFacts, seat: int, poll: int) -> LandFacts:
    """The state after a seat has published a poll there (EN19 phase 8, ruling 4)."""
    figures = situation.edition.figures
    printed = [figures.polls[poll].changes[party.party] for party in situation.view.parties]
    moves = poll_moves(printed, seat, [other for other, count in enumerate(land.media) for _ in range(count)])
    moved = zip(land.trend, moves, strict=True)
    return land._replace(trend=tuple(min(max(old + by, figures.trend_min), figures.trend_max) for old, by in moved))


def kept_worth(situation: Situation) -> float:
    """Points for a poll that is not published."""
    return situation.edition.figures.poll_kept_base * situation.base_worth()


def publish_terms(situation: Situation, land: LandFacts, poll: int) -> Terms:
    """What publishing brings the own seat."""
    return land_change(situation, land, published(situation, land, situation.seat, poll))


def poll_worth(situation: Situation, land: LandFacts, back: int) -> float:
    """Expected points for getting a poll of which only the back is seen."""
    kept = kept_worth(situation)
    own = situation.view.parties[situation.seat].party
    worths = []
    for poll in possible_polls(situation.view, situation.edition, back):
        worth = kept
        if situation.edition.figures.polls[poll].changes[own] > 0:
            worth = max(kept, sum(publish_terms(situation, land, poll).values()))
        worths.append(worth)
    return fmean(worths) if worths else kept


def rival_poll_worth(situation: Situation, land: LandFacts, seat: int, back: int) -> float:
    """The same for a rival, who is assumed to value only its own rise."""
    kept = kept_worth(situation)
    party = situation.view.parties[seat].party
    worths = []
    for poll in possible_polls(situation.view, situation.edition, back):
        worth = kept
        if situation.edition.figures.polls[poll].changes[party] > 0:
            new = published(situation, land, seat, poll)
            worth = max(kept, situation.worth(new, seat).total - situation.worth(land, seat).total)
        worths.append(worth)
    return fmean(worths) if worths else kept


@VALUERS.of(PollBidOptions)
def poll_bid(situation: Situation, options: PollBidOptions) -> list[Choice]:
    """The bid that best weighs the chance of winning against the price; later bidders may go higher."""
    auction = situation.view.auction
    choices = [Choice(Pass(options.seat), {})]
    if auction is None:
        return choices
    land = situation.land(auction.place)
    worth = poll_worth(situation, land, auction.party)
    later = auction.order[len(auction.bids) + 1 :]
    limits = [_limit(situation, land, seat, auction.party) for seat in later]
    for amount in range(options.least, min(options.most, options.money) + 1, options.unit):
        cost = money(situation, amount / 1000)
        least = (1 - situation.weights.shade) * worth
        if worth + sum(cost.values()) < least and amount > options.least and not situation.everything:
            break
        chance = 1.0
        for limit in limits:
            chance *= 1 / (1 + exp((limit - amount / 1000 - 0.5) / situation.weights.poll_scatter))
        terms = {name: chance * points for name, points in cost.items()}
        terms["poll"] = chance * worth
        choices.append(Choice(BidForPoll(options.seat, amount), terms))
    return choices


def _limit(situation: Situation, land: LandFacts, seat: int, back: int) -> float:
    """Thousands of euros that a rival is expected to bid for a poll."""
    worth = rival_poll_worth(situation, land, seat, back)
    have = situation.view.parties[seat].money / 1000
    return min(have, situation.weights.rival_poll * worth / max(situation.price, 0.1))


@VALUERS.of(PollOptions)
def poll_choice(situation: Situation, options: PollOptions) -> list[Choice]:
    """Publish or keep."""
    land = situation.land(situation.view.place)
    choices = []
    for command in options:
        if isinstance(command, PublishPoll):
            choices.append(Choice(command, publish_terms(situation, land, options.poll)))
        else:
            choices.append(Choice(command, {"base": kept_worth(situation)}))
    return choices


@VALUERS.of(StartBidOptions, StartRaiseOptions)
def start_bid(situation: Situation, options: BidOptions) -> list[Choice]:
    """A small bid for the advantages in ties and order; only the winner pays."""
    choices: list[Choice] = []
    worth = situation.weights.start
    command: Command
    if options.may_pass:
        choices.append(Choice(Pass(options.seat), {}))
    most = min(options.most, options.money)
    if not situation.everything:
        most = min(most, options.least + 12 * options.unit)
    for amount in range(options.least, most + 1, options.unit):
        command = options.bid(amount)
        chance = 1.0 if options.may_pass else amount / (amount + 3000)
        terms = {name: chance * points for name, points in money(situation, amount / 1000).items()}
        terms["start"] = chance * worth
        choices.append(Choice(command, terms))
    return choices


@VALUERS.of(CoalitionOptions)
def coalition(situation: Situation, options: CoalitionOptions) -> list[Choice]:
    """The points of joining, less what the leader gains by the coalition."""
    figures = situation.edition.figures
    spite = situation.weights.spite
    choices = []
    for command in options:
        joins = isinstance(command, AnswerCoalition) and command.accept
        terms: Terms = {}
        if joins:
            terms = {
                "bonus": float(figures.bonus_coalition),
                "rivals": -spite * (figures.bonus_coalition - figures.bonus_none),
            }
        choices.append(Choice(command, terms))
    return choices
