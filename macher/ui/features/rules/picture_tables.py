"""The tables of which the rulebook shows parts, and what each picture shows of which table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from macher.rules.commands import BidForPoll, BidForStart, DrawProgramCard, Pass, PayPolitician, TakeDisplayCard
from macher.session.lesson_tables import BASE, LEARNER, Position

__all__ = ["AT", "CROPS", "TABLES", "Crop"]

_DRAW: Final = DrawProgramCard(LEARNER)
_BIDS: Final = (BidForStart(0, 1_000), BidForStart(2, 0), BidForStart(3, 0), BidForStart(4, 1_000))
_AUCTION: Final = replace(BASE, phase="polls", answers=(BidForPoll(0, 1_000),))
_SOLD: Final = (*_AUCTION.answers, BidForPoll(LEARNER, 2_000), Pass(2), Pass(3), Pass(4))
_VICE: Final = ((LEARNER, "vice_chancellor"),)

TABLES: Final[Mapping[str, Position]] = {
    "calm": replace(BASE, phase="cabinet_placement"),
    "bids": replace(BASE, phase="start_player", start=4, answers=_BIDS),
    "program": replace(BASE, phase="program"),
    "taking": replace(BASE, phase="program", answers=(_DRAW,)),
    "swapping": replace(BASE, phase="program", answers=(_DRAW, TakeDisplayCard(LEARNER, 3))),
    "media": replace(BASE, phase="media", media={0: (LEARNER, 4)}),
    "rallies": replace(BASE, phase="rallies"),
    "waiting": replace(
        BASE, phase="cabinet_placement", politicians={0: ((4, "spokesperson"), (0, "parliamentary_leader"))}
    ),
    "paying": replace(BASE, phase="cabinet_actions", politicians={0: _VICE}),
    "acting": replace(BASE, phase="cabinet_actions", politicians={0: _VICE}, answers=(PayPolitician(LEARNER),)),
    "shifting": replace(BASE, phase="media_influence", media={0: (LEARNER, LEARNER, 4), 1: (2,)}),
    "auction": _AUCTION,
    "sold": replace(BASE, phase="polls", answers=_SOLD),
    "converting": BASE,
    "voted": replace(
        BASE,
        phase="election",
        votes={0: (21, 34, 19, 5, 12)},
        rallies={0: (0, 0, 0, 0, 0)},
        media={0: (4, 0, 0, LEARNER, 2)},
    ),
}
"""Each with the question that is open on it."""


class Crop(NamedTuple):
    """A part of a table: the lit nodes, and further nodes around which it is cut, all by their ids."""

    table: str
    lit: tuple[str, ...]
    around: tuple[str, ...] = ()
    most: int = 0
    """The width at which it is cut off at the right; 0 for none."""
    size: tuple[int, int] = (0, 0)
    """Width and height in logical pixels of the wide layout: enough for every language, and kept free for it."""


def _each(prefix: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{prefix}.{number}" for number in numbers)


_ROWS: Final = _each("row.0", 0, 1, 2, 3, 4)
_OPINIONS: Final = _each("opinion.0", 0, 1, 2, 3)

CROPS: Final[Mapping[str, Crop]] = {
    "points": Crop("calm", ("points.1", "rail.base.1", "money.1"), ("rail.1",), size=(484, 130)),
    "ballot": Crop("calm", ("head.0",), ("map.0", "opinion.0.0"), size=(445, 130)),
    "worth": Crop("calm", ("head.1",), ("map.1", "opinion.1.0"), size=(214, 126)),
    "phases": Crop("rallies", ("phase.rallies",), ("phase.program", "phase.cabinet_placement"), size=(458, 66)),
    "order": Crop("calm", ("rail.1",), ("rail.0", "rail.2"), size=(484, 278)),
    "covered": Crop("calm", ("money.0",), ("rail.0",), size=(484, 90)),
    "face-down": Crop("calm", ("opinion.2.2", "opinion.2.3"), ("opinion.2.0", "head.2", "map.2"), size=(214, 159)),
    "poll": Crop("calm", ("poll.top",), ("strip.polls",), size=(203, 118)),
    "display": Crop("calm", _each("offer", 0, 1, 2, 3, 4, 5), ("strip.programs",), size=(385, 118)),
    "popular": Crop("calm", ("strip.opinions",), (), size=(450, 118)),
    "supply": Crop(
        "calm", ("supply.money", "supply.rallies", "supply.media", "supply.donations"), ("rail.1",), size=(484, 130)
    ),
    "bid": Crop("bids", ("bid",), ("dock.title",), most=460, size=(460, 156)),
    "two-ways": Crop(
        "program", ("program.mode.draw", "program.mode.flush"), ("dock.title",), most=400, size=(400, 156)
    ),
    "taking": Crop("taking", _each("take.card", 0, 1, 2, 3, 4, 5), ("take.grid",), size=(674, 232)),
    "swapping": Crop("swapping", ("program.slot.2", "program.hand.2"), ("program.grid",), size=(674, 232)),
    "keeping": Crop("swapping", _each("program.keep", 0, 1, 2), ("program.grid",), size=(674, 232)),
    "topics": Crop("rallies", _each("own.program", 0, 1, 2, 3, 4), ("own",), most=580, size=(580, 232)),
    "in-hand": Crop("rallies", ("own.hand.0",), ("own.program.3", "own.program.4"), size=(341, 152)),
    "factors": Crop("calm", ("match.0.1",), ("row.0.1",), size=(749, 130)),
    "free-spots": Crop("media", _each("spot.media.0", 2, 3, 4), ("media.0", "opinion.0.0"), size=(441, 150)),
    "influence": Crop("calm", ("media.1",), ("opinion.1.0",), size=(232, 114)),
    "tie": Crop("calm", ("media.0",), ("opinion.0.0",), size=(441, 150)),
    "markers": Crop("calm", ("supply.media",), ("rail.1",), size=(484, 130)),
    "buying": Crop("rallies", ("spot.minus.1", "spot.plus.1"), ("row.1.1",), size=(238, 130)),
    "prices": Crop("rallies", ("spot.plus.1", "spot.plus.2"), ("row.1.1", "row.2.1"), size=(466, 130)),
    "eight": Crop("calm", ("pips.0.0",), ("row.0.0",), most=430, size=(430, 90)),
    "rallies-left": Crop("calm", ("supply.rallies",), ("rail.1",), size=(484, 130)),
    "placards": Crop("calm", ("pips.0.1",), ("row.0.1",), most=430, size=(430, 130)),
    "sending": Crop("calm", _each("slot.0", 0, 1, 2, 3, 4), ("row.0.4", "slots.0"), size=(749, 123)),
    "row": Crop("waiting", ("slot.0.0", "slot.0.1"), ("row.0.4", "slots.0", "slot.0.4"), size=(749, 123)),
    "cabinet": Crop("calm", _each("cabinet.card", 0, 1, 2, 3, 4), ("cabinet",), size=(674, 232)),
    "paying": Crop("paying", ("act.confirm", "act.pass"), ("dock.title",), most=700, size=(700, 212)),
    "acting": Crop(
        "acting", ("act.action.0", "act.action.1", "act.action.2"), ("dock.title",), most=560, size=(560, 156)
    ),
    "once": Crop("acting", ("act.action.1",), ("act.action.2",), size=(362, 90)),
    "doubled": Crop("calm", ("opinion.0.1",), _OPINIONS, size=(324, 128)),
    "lifted": Crop("acting", ("trend.0.1",), ("row.0.1",), most=430, size=(430, 130)),
    "trends": Crop("calm", _each("trend.0", 0, 1, 2, 3, 4), _ROWS, most=430, size=(430, 426)),
    "leader": Crop("shifting", ("media.0",), ("opinion.0.0", "head.0", "map.0"), size=(445, 152)),
    "going": Crop(
        "shifting", ("spot.opinion.0.13", "spot.opinion.0.10", "spot.opinion.0.3"), _OPINIONS, size=(324, 128)
    ),
    "coming": Crop("shifting", ("strip.opinions",), size=(450, 118)),
    "strongest": Crop("calm", ("votes.0.4",), _ROWS, size=(749, 426)),
    "bidding": Crop("auction", ("bid",), ("dock.title",), most=460, size=(460, 156)),
    "publishing": Crop("sold", ("trend.0.1",), ("row.0.0", "row.0.1", "row.0.2"), most=430, size=(430, 278)),
    "keeping-poll": Crop("sold", ("act.keep",), ("act.confirm",), size=(487, 70)),
    "base": Crop("calm", _each("rail.base", 0, 1, 2, 3, 4), _each("rail", 0, 1, 2, 3, 4), size=(484, 426)),
    "converting": Crop(
        "converting", _each("convert.pip", 1, 2, 3, 4, 5, 6, 7, 8), ("dock.title",), most=460, size=(460, 156)
    ),
    "formula": Crop("calm", ("pips.0.1", "trend.0.1", "match.0.1"), ("row.0.1",), size=(749, 130)),
    "matches": Crop("calm", ("opinion.0.1", "opinion.0.2", "match.0.1"), (*_OPINIONS, "row.0.1"), size=(749, 388)),
    "floor": Crop("calm", ("opinion.3.0", "match.3.1"), ("row.3.1", "opinion.3.3"), size=(238, 314)),
    "none": Crop("calm", ("pips.3.1", "votes.3.1"), ("row.3.1",), size=(238, 130)),
    "back": Crop("converting", ("supply.rallies",), ("rail.1",), size=(484, 130)),
    "majority": Crop("calm", ("votes.0.4",), ("row.0.4", "slots.0"), size=(749, 120)),
    "partners": Crop("voted", ("result.0.1", "result.0.2"), ("result.0.0",), size=(733, 278)),
    "few": Crop("voted", ("result.0.3",), ("result.0.2", "result.0.4"), size=(733, 238)),
    "presence": Crop("voted", ("presence.1",), ("strip.presence",), size=(419, 118)),
    "donation": Crop("voted", ("donation.card.0.take", "donation.card.0.refuse"), ("donation",), size=(674, 232)),
    "income": Crop("voted", ("supply.money",), ("rail.1",), size=(484, 130)),
}
"""The pictures by name."""

AT: Final[Mapping[str, tuple[str, ...]]] = {
    "overview.points": ("points",),
    "overview.lands": ("ballot",),
    "overview.round": ("phases",),
    "overview.turns": ("order",),
    "overview.limits": ("trends",),
    "overview.open": ("covered",),
    "setup.lands": ("worth",),
    "setup.opinions": ("face-down",),
    "setup.polls": ("poll",),
    "setup.programs": ("display",),
    "setup.parties": ("supply",),
    "draft.program": ("topics",),
    "draft.keep": ("in-hand",),
    "start_player.bid": ("bid",),
    "program.turn": ("two-ways",),
    "program.draw": ("taking",),
    "program.swap": ("swapping",),
    "program.topics": ("topics",),
    "program.keep": ("keeping",),
    "media.buy": ("free-spots",),
    "media.supply": ("markers",),
    "media.influence": ("influence", "tie"),
    "rallies.once": ("buying",),
    "rallies.price": ("prices",),
    "rallies.spots": ("eight",),
    "rallies.supply": ("rallies-left",),
    "cabinet_placement.send": ("sending",),
    "cabinet_placement.row": ("row",),
    "cabinet_placement.single": ("cabinet",),
    "cabinet_actions.pay": ("paying",),
    "cabinet_actions.act": ("acting",),
    "cabinet_actions.once": ("once",),
    "cabinet_actions.target": ("lifted",),
    "cabinet_actions.double": ("doubled",),
    "media_influence.order": ("leader",),
    "media_influence.shift": ("going",),
    "media_influence.display": ("coming",),
    "polls.order": ("poll",),
    "polls.auctioneer": ("strongest",),
    "polls.bids": ("bidding",),
    "polls.publish": ("publishing",),
    "polls.keep": ("keeping-poll",),
    "conversion.least": ("converting",),
    "conversion.formula": ("formula",),
    "conversion.matches": ("matches",),
    "conversion.floor": ("floor",),
    "conversion.none": ("none",),
    "conversion.back": ("back",),
    "election.points": ("few",),
    "election.sole": ("majority",),
    "election.coalition": ("partners",),
    "election.winner": ("presence",),
    "income.votes": ("income",),
    "income.donation": ("donation",),
    "final.media": ("presence",),
    "final.base": ("base",),
    "words.land": ("worth",),
    "words.votes": ("strongest",),
    "words.trend": ("trends",),
    "words.rally": ("placards",),
    "words.program": ("topics",),
    "words.opinion": ("face-down",),
    "words.matches": ("factors",),
    "words.double": ("doubled",),
    "words.display": ("popular",),
    "words.media": ("influence",),
    "words.presence": ("presence",),
    "words.cabinet": ("cabinet",),
    "words.poll": ("poll",),
    "words.base": ("base",),
    "words.donation": ("donation",),
    "words.ballot": ("ballot",),
}
"""The pictures beside each rule."""
