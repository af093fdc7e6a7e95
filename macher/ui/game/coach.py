"""The coach: finds out before a choice is handed in that it gives away three expected points or more, and why.

The choice is compared with the best one as advice values both, from what the own seat can see.  Some mistakes have a
name and figures of their own; any other is told by the terms that make the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.i18n import Texts
from macher.rules.commands import BuyMedia, BuyRallies, ChangeProgram, ConvertRallies, DecideDonation
from macher.rules.edition import Edition
from macher.rules.formula import match_sum, media_leader, points_for, votes_to_next_step
from macher.rules.national.commands import ExchangeProgram
from macher.rules.phases.base import BidOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.rows import capped
from macher.rules.views import LandView, PlayerView
from macher.ui.game import sums
from macher.ui.game.advice import Asked, Option
from macher.ui.game.advice_words import AdviceWords
from macher.ui.game.costly_decisions import compared

__all__ = ["KINDS", "LEAST", "OTHER", "Case", "Warned", "coach_text", "warning"]


LEAST: Final = 3.0
"""Expected points that a choice must give away to be spoken of."""
OTHER: Final = "other"
"""Kind of a mistake without a name of its own; each decision has one."""
KINDS: Final = (
    "nothing-matches",
    "scores-nothing",
    "majority-near",
    "none-where-it-votes",
    "last-money",
    "convert-early",
    "bid-place",
    "bid-poll",
    "refused",
    "taken",
    "lost-media",
    "program",
)
"""Mistakes with a name; the texts of the coach are called by it."""
_PURSE: Final = 3000
"""Euros below which nothing is left for the polls."""

_C = TypeVar("_C", bound=Command)


@dataclass(frozen=True, slots=True)
class Warned:
    """What is wrong with a choice."""

    kind: str
    better: Option
    """The best command; its terms say by how much each counts more for it."""
    land: int = -1
    """Board that it is about."""
    other: int = -1
    """Board that would be better."""
    seat: int = -1
    """Seat that stands in the way."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Figures of the sentence."""

    @property
    def points(self) -> int:
        """Whole expected points that are given away."""
        return round(self.better.total)


@dataclass(frozen=True, slots=True)
class Case:
    """A choice beside the best one, and what both are compared by."""

    view: PlayerView
    decision: Decision
    edition: Edition
    chosen: Command
    better: Option

    @property
    def best(self) -> Command:
        """The best command."""
        return self.better.command

    @property
    def options(self) -> Any:
        """What can be chosen; each kind of options is asked for by its class."""
        return self.decision.options

    @property
    def seat(self) -> int:
        """Who chooses."""
        return self.decision.seat

    def votes(self, place: int, rallies: int, *, more: int = 0, program: Sequence[int] | None = None) -> int:
        """Votes for so many rallies in a state as it stands, perhaps with more matches or with another program."""
        land = self.view.lands[place]
        own = self.view.parties[self.seat].program if program is None else program
        value = sums.factor(self.view, match_sum(own, land.opinions, land.doubled)) + more
        return self.edition.policies.votes_for(rallies, land.trend[self.seat], value)

    def total(self, place: int, extra: int) -> int:
        """Votes in a state once its rallies and so many new ones have been converted."""
        land = self.view.lands[place]
        gained = self.votes(place, land.rallies[self.seat] + extra)
        return capped(self.edition, land.votes[self.seat] + gained)

    def worth(self, place: int, votes: int) -> int:
        """Points for votes in a state."""
        return points_for(self.edition.figures.lands[self.view.lands[place].card].points, votes)

    def warned(self, kind: str, *, land: int = -1, other: int = -1, seat: int = -1, **numbers: int) -> Warned:
        """The mistake by its name."""
        return Warned(kind, self.better, land, other, seat, numbers)


def warning(view: PlayerView, decision: Decision, edition: Edition, chosen: Command) -> Warned | None:
    """What speaks against a choice; nothing if it is nearly as good as the best one, or cannot be valued."""
    try:
        better = compared(view, decision, edition, chosen)
    except KeyError:  # nobody values these options
        return None
    if better is None or better.total < LEAST:
        return None
    case = Case(view, decision, edition, chosen, better)
    for kind, name in _NAMES.items():
        if isinstance(decision.options, kind):
            found = name(case)
            if found is not None:
                return found
            break
    lost = _program(case)
    return lost if lost is not None else Warned(f"{OTHER}-{decision.step}", better)


# -- rallies -----------------------------------------------------------------------------------------------------------


def _counts(case: Case, command: Command) -> tuple[int, ...]:
    return tuple(command.counts) if isinstance(command, BuyRallies) else (0,) * len(case.view.lands)


def _rallies(case: Case) -> Warned | None:
    chosen, best = _counts(case, case.chosen), _counts(case, case.best)
    wrong = _nothing_matches(case, chosen, best)
    if wrong is not None:
        return wrong
    for place in case.view.voting:
        if chosen[place] < best[place]:
            return _where_it_votes(case, place, chosen[place], best[place])
    spent, wiser = (case.options.cost(counts) for counts in (chosen, best))
    left = case.options.money - spent
    if spent > wiser and left < _PURSE:
        return case.warned("last-money", money=left, wiser=case.options.money - wiser)
    return None


def _nothing_matches(case: Case, chosen: Sequence[int], best: Sequence[int]) -> Warned | None:
    """Rallies in a state in which nothing counts, while elsewhere as many, or as many as have room, bring more."""
    spots = case.edition.figures.rally_spots

    def held(place: int) -> int:
        return case.view.lands[place].rallies[case.seat]

    def brings(place: int, count: int) -> int:
        return case.votes(place, held(place) + count) - case.votes(place, held(place))

    for place, count in enumerate(chosen):
        land = case.view.lands[place]
        if count <= best[place] or not _quiet(case, land):
            continue
        room = {at: min(count, spots - held(at)) for at in range(len(best)) if best[at] > chosen[at]}
        other = max(room, key=lambda at: brings(at, room[at]), default=-1)
        if other >= 0 and brings(other, room[other]) > brings(place, count):
            here, there = brings(place, count), brings(other, room[other])
            return case.warned(
                "nothing-matches", land=place, other=other, votes=here, more=there, rallies=count, instead=room[other]
            )
    return None


def _quiet(case: Case, land: LandView) -> bool:
    """Whether nothing of the own program counts in a state."""
    program = case.view.parties[case.seat].program
    value = sums.factor(case.view, match_sum(program, land.opinions, land.doubled))
    return value <= 0 or sums.quiet(case.view, value)


def _where_it_votes(case: Case, place: int, count: int, wanted: int) -> Warned:
    """Too few rallies in a state that votes in this round."""
    majority, figures = case.edition.figures.majority, case.edition.figures
    votes, better = case.total(place, count), case.total(place, wanted)
    points = figures.lands[case.view.lands[place].card].points
    step = votes_to_next_step(points, votes)
    if votes < majority <= better:
        costs = case.options.costs
        gained = round(sum(case.better.terms.get(name, 0.0) for name in ("votes", "bonus")))
        price = costs[wanted] - costs[count]
        return case.warned("majority-near", land=place, money=price, votes=majority, points=max(1, gained))
    if case.worth(place, votes) <= 0 and step is not None and better >= votes + step[0]:
        return case.warned("scores-nothing", land=place, votes=votes, step=step[0], points=step[1])
    return case.warned("none-where-it-votes", land=place, rallies=wanted - count, votes=better - votes)


# -- other decisions ---------------------------------------------------------------------------------------------------


def _conversion(case: Case) -> Warned | None:
    """Converting while an opinion is still face down that could match."""
    count, wanted = (each.count if isinstance(each, ConvertRallies) else 0 for each in (case.chosen, case.best))
    place = case.view.place
    if count <= wanted or all(kind >= 0 for kind in case.view.lands[place].opinions):
        return None
    now, later = case.votes(place, count), case.votes(place, count, more=1)
    return case.warned("convert-early", land=place, votes=now, more=later) if later > now else None


def _bid(case: Case) -> Warned | None:
    amount, most = (getattr(each, "amount", 0) for each in (case.chosen, case.best))
    if amount <= most:
        return None
    return case.warned("bid-poll" if isinstance(case.options, PollBidOptions) else "bid-place", money=most)


def _donation(case: Case) -> Warned | None:
    chosen, best = _answer(case.chosen, DecideDonation), _answer(case.best, DecideDonation)
    if chosen is None or best is None or chosen.accept == best.accept:
        return None
    card = best if best.accept else chosen
    money = case.edition.figures.donations[card.card].money
    return case.warned("refused" if best.accept else "taken", money=money)


def _media(case: Case) -> Warned | None:
    """A marker where another seat can no longer be caught up with."""
    chosen = _answer(case.chosen, BuyMedia)
    if chosen is None:
        return None
    land, free = case.view.lands[chosen.land], case.options.free[chosen.land]
    leader = media_leader(land.media)
    if leader in (-1, case.seat) or land.media.count(case.seat) + free > land.media.count(leader):
        return None
    spots = case.edition.figures.media_spots
    return case.warned("lost-media", land=chosen.land, seat=leader, markers=land.media.count(leader), spots=spots)


def _program(case: Case) -> Warned | None:
    """A program under which the own rallies of a state bring less than under the best one."""
    programs = [_after(case, each) for each in (case.chosen, case.best)]
    if programs[0] is None or programs[1] is None:
        return None
    found = None
    for place, land in enumerate(case.view.lands):
        rallies = land.rallies[case.seat]
        if land.closed or not rallies:
            continue
        now, then = (case.votes(place, rallies, program=program) for program in programs)
        if then > now and (found is None or then - now > found.numbers["more"] - found.numbers["votes"]):
            found = case.warned("program", land=place, rallies=rallies, votes=now, more=then)
    return found


def _after(case: Case, command: Command) -> tuple[int, ...] | None:
    """The own program after a command; nothing if it is not about the program, or a card comes from the pile."""
    program = case.view.parties[case.seat].program
    if not isinstance(case.chosen, ChangeProgram | ExchangeProgram) and not isinstance(
        case.best, ChangeProgram | ExchangeProgram
    ):
        return None
    if isinstance(command, ChangeProgram):
        outs, ins = ([pair[side] for pair in command.swaps] for side in (0, 1))
        return (*(kind for kind in program if kind not in outs), *ins)
    if isinstance(command, ExchangeProgram):
        return None if command.into < 0 else (*(kind for kind in program if kind != command.out), command.into)
    return tuple(program)


def _answer(command: Command, kind: type[_C]) -> _C | None:
    return command if isinstance(command, kind) else None


_NAMES: Final[Mapping[type[Options], Callable[[Case], Warned | None]]] = {
    RallyOptions: _rallies,
    ConvertOptions: _conversion,
    BidOptions: _bid,
    DonationOptions: _donation,
    MediaOptions: _media,
}
"""What names the mistake, by the class of options."""


def coach_text(texts: Texts, edition: Edition, asked: Asked, warned: Warned) -> str:
    """The whole text; the figures are those of the value that found the better choice."""
    words, points = AdviceWords(texts, edition, asked), max(1, warned.points)
    choice = words.command(warned.better.command)
    if warned.kind not in KINDS:
        return texts("coach-other", choice=choice, points=points, why=words.effect(warned.better))
    return f"{_reason(texts, words, warned)} {texts('coach-better', choice=choice, points=points)}"


def _reason(texts: Texts, words: AdviceWords, warned: Warned) -> str:
    """The sentence of a mistake with a name."""
    named: dict[str, str | int] = dict(warned.numbers)
    for name in ("money", "wiser"):
        if name in named:
            named[name] = texts.money(int(named[name]))
    if "votes" in named:
        named["said"] = texts("coach-votes", votes=int(named["votes"]))
    if "more" in named:
        named["gain"] = texts("coach-votes", votes=int(named["more"]))
    if warned.land >= 0:
        named["land"] = words.names.land(warned.land)
    if warned.other >= 0:
        named["other"] = words.names.land(warned.other)
    if warned.seat >= 0:
        named["party"] = words.names.party(warned.seat)
    return texts(f"coach-{warned.kind}", **named)
