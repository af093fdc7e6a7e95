"""The lessons: what is done in each step, at which table, and what becomes visible by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from macher.rules.commands import BidForPoll, BidForStart, DrawProgramCard, Pass, PayPolitician, TakeDisplayCard
from macher.rules.views import Scored
from macher.session.lesson_tables import BASE, LEARNER, Position
from macher.ui.features.learn.script import (
    Lesson,
    Reading,
    Row,
    Step,
    changes,
    common,
    formula_matches,
    formula_rallies,
    formula_trend,
    formula_votes,
    kept,
    leading,
)

_ME: Final = LEARNER
_NONE: Final = (0, 0, 0, 0, 0)
_CALM: Final = replace(BASE, phase="cabinet_placement")
"""A table whose open question tells nothing about votes."""


def _each(kind: str, count: int, first: int = 0) -> tuple[str, ...]:
    """Ids of nodes that are numbered."""
    return tuple(f"{kind}.{number}" for number in range(first, count))


def _opinions(place: int) -> tuple[str, ...]:
    return _each(f"opinion.{place}", 4)


def _formula(place: int, seat: int = _ME) -> tuple[Row, ...]:
    return (
        Row("rallies", formula_rallies(place, seat), f"pips.{place}.{seat}", "pips"),
        Row("trend", formula_trend(place, seat), f"trend.{place}.{seat}", "trend"),
        Row("matches", formula_matches(place, seat), f"match.{place}.{seat}", "program"),
        Row("votes", formula_votes(place, seat), f"votes.{place}.{seat}", "bar"),
    )


def _at_formula(key: str, row: int, node: str, clear: tuple[str, ...] = (), tags: int = -1) -> Step:
    """A step of the first lesson, which fills in one more row of the calculation."""
    return Step(key, ((node,),), _CALM, board=0, clear=("row.0.1", *clear), rows=_formula(0), current=row, tags=tags)


def _factor(place: int) -> Row:
    return Row("matches", changes(lambda r, now: r.texts.times(r.figures(place, now=now).factor)), f"match.{place}.1")


def _after_all(place: int) -> Row:
    """Votes once the rallies have become votes."""
    return Row("votes-after", changes(lambda r, now: str(r.figures(place, now=now).after)))


def _total(place: int, seat: int) -> Callable[[Reading], str]:
    """32 + 20 = 52"""

    def read(r: Reading) -> str:
        row = r.figures(place, seat)
        return f"{row.votes} + {row.after - row.votes} = {row.after}"

    return read


def _money() -> Row:
    return Row("money", changes(lambda r, now: r.texts.money((r.now if now else r.before).parties[_ME].money)))


def _hand(r: Reading, now: bool) -> str:
    return str(len((r.now if now else r.before).parties[_ME].hand))


def _points(r: Reading) -> str:
    result = r.before.results[0]
    return f"{result.points[_ME]} + {result.bonus} = {result.points[_ME] + result.bonus}"


def _presence(r: Reading) -> str:
    return r.texts("learn-value-points", n=r.edition.lengths[r.before.elections].presence[0])


_VOTES: Final = Lesson(
    "votes",
    (
        _at_formula("votes-rallies", 0, "pips.0.1"),
        _at_formula("votes-trend", 1, "trend.0.1"),
        _at_formula("votes-matches", 2, "match.0.1", _opinions(0), 0),
        _at_formula("votes-total", 3, "votes.0.1"),
        Step(
            "votes-convert",
            (("act.confirm",),),
            BASE,
            board=1,
            clear=("row.1.1",),
            parts=("dock",),
            rows=(
                Row("rallies", changes(lambda r, now: str(r.figures(1, now=now).rallies)), "pips.1.1"),
                Row("votes", changes(lambda r, now: str(r.figures(1, now=now).votes)), "votes.1.1"),
            ),
        ),
        Step(
            "votes-line",
            (("votes.0.4",),),
            _CALM,
            board=0,
            clear=_each("row.0", 5),
            rows=(Row("votes-after", kept(_total(0, 4))),),
            decoys=("votes.0.0", "votes.0.1", "votes.0.2", "votes.0.3"),
        ),
    ),
)

_MEDIA: Final = Lesson(
    "media",
    (
        Step(
            "media-buy",
            (("spot.media.0.2", "spot.media.0.3", "spot.media.0.4"), ("act.confirm",)),
            replace(BASE, phase="media", media={0: (_ME, 4)}),
            board=0,
            clear=("media.0", "spot.media.0.0", *_each("media.0", 2), *_each("spot.media.0", 5, 2)),
            parts=("dock",),
            rows=(
                Row("price", lambda r: r.texts.money(r.edition.figures.media_price)),
                Row("markers", changes(lambda r, now: str((r.now if now else r.before).lands[0].media.count(_ME)))),
                Row("leader", changes(leading(0))),
            ),
        ),
        Step(
            "media-shift",
            (("spot.opinion.0.13",), ("spot.display_opinion.0",), ("act.confirm",)),
            replace(BASE, phase="media_influence", media={0: (_ME, _ME, 4), 1: (2,)}),
            board=0,
            clear=(*_opinions(0), "row.0.1"),
            parts=("strip.opinions", "dock"),
            rows=(_factor(0), _after_all(0)),
        ),
        Step(
            "media-double",
            (("opinion.0.1",),),
            _CALM,
            board=0,
            clear=_opinions(0),
            decoys=("opinion.0.0", "opinion.0.2", "opinion.0.3"),
        ),
    ),
)

_DRAW: Final = DrawProgramCard(_ME)
_TAKE: Final = TakeDisplayCard(_ME, 3)
"""Takes the first card of the display: against digitization."""

_PROGRAM: Final = Lesson(
    "program",
    (
        Step(
            "program-clash",
            (("opinion.2.1",),),
            replace(BASE, phase="program"),
            board=2,
            clear=(*_opinions(2), "row.2.1"),
            rows=(
                Row("opinion-first", lambda r: r.texts.pair(r.names.card(r.before.lands[2].opinions[0]), "0")),
                Row(
                    "opinion-second",
                    lambda r: (
                        r.texts.pair(r.names.card(r.before.lands[2].opinions[1]), r.texts.signed(-1)) if r.done else "?"
                    ),
                ),
                Row("matches", kept(lambda r: r.texts.times(r.figures(2).factor)), "match.2.1"),
            ),
            decoys=("opinion.2.0", "opinion.2.2", "opinion.2.3"),
        ),
        Step(
            "program-draw",
            (("act.confirm",),),
            replace(BASE, phase="program"),
            parts=("dock",),
            rows=(Row("hand", changes(_hand)),),
        ),
        Step(
            "program-take",
            (("take.0", "take.card.0"), ("act.confirm",)),
            replace(BASE, phase="program", answers=(_DRAW,)),
            parts=("dock",),
            told=("program.grid",),
            rows=(Row("hand", changes(_hand)),),
        ),
        Step(
            "program-swap",
            (("program.hand.2",), ("program.slot.2",), ("act.confirm",)),
            replace(BASE, phase="program", answers=(_DRAW, _TAKE)),
            board=0,
            clear=(*_opinions(0), "row.0.1"),
            parts=("dock",),
            rows=(_factor(0), _after_all(0)),
        ),
    ),
)

_VICE: Final = ((_ME, "vice_chancellor"),)

_CABINET: Final = Lesson(
    "cabinet",
    (
        Step(
            "cabinet-place",
            (("cabinet.card.1",), ("spot.slot.0.0",), ("act.confirm",)),
            replace(BASE, phase="cabinet_placement"),
            board=0,
            clear=("slots.0", *_each("slot.0", 5), "spot.slot.0.0"),
            parts=("dock",),
            rows=(
                Row("cost", lambda r: r.texts.money(r.edition.figures.politicians[1].cost)),
                Row("when", lambda r: r.texts("learn-value-later")),
            ),
        ),
        Step(
            "cabinet-pay",
            (("act.confirm",),),
            replace(BASE, phase="cabinet_actions", politicians={0: _VICE}),
            board=0,
            clear=("slots.0", "slot.0.0"),
            parts=("dock",),
            rows=(_money(),),
        ),
        Step(
            "cabinet-act",
            (("act.confirm",),),
            replace(BASE, phase="cabinet_actions", politicians={0: _VICE}, answers=(PayPolitician(_ME),)),
            board=0,
            clear=("row.0.1",),
            parts=("dock",),
            rows=(
                Row("trend", changes(lambda r, now: r.texts.signed(r.figures(0, now=now).trend)), "trend.0.1"),
                _after_all(0),
            ),
        ),
        Step(
            "cabinet-afford",
            (("cabinet.card.4",),),
            replace(BASE, phase="cabinet_placement", money=(17_000, 12_000, 15_000, 12_000, 18_000)),
            parts=("dock",),
            rows=(
                Row("money", lambda r: r.texts.money(r.before.parties[_ME].money)),
                Row("cost", kept(lambda r: r.texts.money(r.edition.figures.politicians[4].cost))),
            ),
            decoys=("cabinet.card.0", "cabinet.card.1", "cabinet.card.2", "cabinet.card.3"),
        ),
    ),
)

_BIDS: Final = (BidForStart(0, 1_000), BidForStart(2, 0), BidForStart(3, 0), BidForStart(4, 1_000))

_AUCTION: Final = replace(BASE, phase="polls", answers=(BidForPoll(0, 1_000),))
_PASSING: Final = (Pass(2), Pass(3), Pass(4))

_POLLS: Final = Lesson(
    "polls",
    (
        Step(
            "polls-bid",
            (("bid.up",), ("bid.up",), ("act.confirm",)),
            replace(BASE, phase="start_player", start=4, answers=_BIDS),
            parts=("dock",),
            rows=(
                Row("bid-others", kept(lambda r: r.texts.money(max(bid.amount for bid in _BIDS)))),
                Row("start", changes(lambda r, now: r.names.party((r.now if now else r.before).start))),
            ),
        ),
        Step(
            "polls-top",
            (("poll.top",),),
            _AUCTION,
            parts=("strip.polls",),
            side="mine",
            rows=(Row("poll-back", lambda r: f"{r.names.party(_ME)} {r.texts.signed(2)}" if r.done else "?"),),
        ),
        Step(
            "polls-buy",
            (("act.confirm",),),
            _AUCTION,
            parts=("dock",),
            rows=(Row("bid-high", lambda r: r.texts.money(1_000)), _money()),
            after=_PASSING,
        ),
        Step(
            "polls-publish",
            (("act.confirm",),),
            replace(BASE, phase="polls", answers=(*_AUCTION.answers, BidForPoll(_ME, 2_000), *_PASSING)),
            board=0,
            clear=("row.0.1",),
            parts=("dock",),
            rows=(
                Row("trend", changes(lambda r, now: r.texts.signed(r.figures(0, now=now).trend)), "trend.0.1"),
                _after_all(0),
            ),
        ),
    ),
)

_COUNTED: Final[Position] = replace(_CALM, votes={0: (21, 34, 19, 5, 12)}, rallies={0: _NONE})

_VOTED: Final = replace(_COUNTED, phase="election", media={0: (4, 0, 0, _ME, 2)})
"""After the vote: both winners have a media marker there, another party leads the media; each of them moves one."""

_ELECTION: Final = Lesson(
    "election",
    (
        Step(
            "election-coalition",
            (("votes.0.2",),),
            _COUNTED,
            board=0,
            clear=_each("row.0", 5),
            rows=(
                Row("with-0", common(0)),
                Row("with-2", common(2)),
                Row("with-4", common(4)),
                Row("partner", kept(lambda r: r.names.party(2))),
            ),
            decoys=("votes.0.0", "votes.0.3", "votes.0.4"),
        ),
        Step(
            "election-points",
            (("result.0.1",),),
            _VOTED,
            board=0,
            rows=(Row("votes", lambda r: str(r.before.results[0].votes[_ME])), Row("points", kept(_points))),
        ),
        Step(
            "election-presence",
            (("presence.1",),),
            _VOTED,
            parts=("strip.presence",),
            side="mine",
            rows=(Row("end", kept(_presence)),),
        ),
        Step(
            "election-donation",
            (("donation.card.0.take",), ("act.confirm",)),
            _VOTED,
            parts=("dock",),
            rows=(_money(), Row("base", changes(lambda r, now: str((r.now if now else r.before).parties[_ME].base)))),
        ),
        Step(
            "election-end",
            (("supply.money",),),
            _VOTED,
            parts=("supply.money",),
            rows=(
                Row("won", lambda r: str(sum(r.before.parties[_ME].scored[at] for at in (Scored.VOTES, Scored.BONUS)))),
                Row("prizes", kept(lambda r: " · ".join(str(each) for each in r.edition.figures.money_prizes))),
            ),
        ),
    ),
)

_FULL: Final = replace(_CALM, rallies={1: (2, 8, 3, 2, 1)}, money=(17_000, 16_000, 15_000, 12_000, 18_000))
"""After the purchase of the step before: all spots of the second state are taken."""
_AGAIN: Final = 4
"""Rallies of the next round in the second state."""


def _in_two_rounds(r: Reading) -> str:
    """37 + 15 = 52"""
    row, policies = r.figures(1), r.edition.policies
    more = policies.votes_for(_AGAIN, row.trend, row.factor)
    return f"{row.after} + {more} = {row.after + more}"


_PLAN: Final = Lesson(
    "plan",
    (
        Step(
            "plan-states",
            (("match.1.1",),),
            replace(BASE, phase="rallies"),
            board=1,
            clear=("row.1.1",),
            rows=(Row("matches", kept(lambda r: r.texts.times(r.figures(1).factor))),),
            decoys=("trend.1.1",),
        ),
        Step(
            "plan-program",
            (("program.slot.3", "program.slot.4"),),
            replace(BASE, phase="program", answers=(_DRAW, _TAKE)),
            board=1,
            clear=(*_opinions(1), "row.1.1"),
            parts=("dock",),
            decoys=_each("program.slot", 3),
        ),
        Step(
            "plan-money",
            (*4 * (("spot.plus.1",),), ("act.confirm",)),
            replace(BASE, phase="rallies"),
            board=1,
            clear=("row.1.1",),
            parts=("dock",),
            rows=(_money(), _after_all(1)),
        ),
        Step(
            "plan-time",
            (("votes.1.1",),),
            _FULL,
            board=1,
            clear=("row.1.1",),
            parts=("board.0",),
            rows=(Row("this-round", kept(_total(1, _ME))), Row("next-round", kept(_in_two_rounds))),
            decoys=("votes.0.1",),
        ),
    ),
)

LESSONS: Final = (_VOTES, _MEDIA, _PROGRAM, _CABINET, _POLLS, _ELECTION, _PLAN)
"""In the order in which they are taught."""

STEPS: Final = tuple(step for lesson in LESSONS for step in lesson.steps)


def lesson_of(key: str) -> Lesson:
    """A lesson by its key.  Raises ``KeyError``."""
    return {lesson.key: lesson for lesson in LESSONS}[key]
