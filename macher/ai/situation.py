"""The table as the normal seat reads it from its view: states with rounds left, matches, plans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from typing import Any, Final, NamedTuple

from macher.ai.belief import hidden_match, unseen_opinions
from macher.ai.outlook import Bonuses, Outlook, Rival, outlook
from macher.ai.plans import SPAN, Costs, Rounds, Rules, after_buying, before_buying
from macher.ai.weights import Weights
from macher.rules.edition import Edition
from macher.rules.formula import common_cards, match_sum
from macher.rules.views import PlayerView

OPINIONS: Final = 4
BEFORE, AFTER, NEXT = range(3)
"""Stages of a seat in a round: may still buy rallies, may still convert, has done both."""


class LandFacts(NamedTuple):
    """A state whose election is still to come."""

    place: int
    rounds: int
    """Rounds until its election, 1 for this round."""
    pays: bool
    """Whether its points bring money."""
    presence: int
    """Points of the media presence spot of its election."""
    points: tuple[int, ...]
    opinions: tuple[int, ...]
    """Face-up opinions."""
    doubled: int
    media: tuple[int, ...]
    """Markers by seat."""
    votes: tuple[int, ...]
    trend: tuple[int, ...]
    rallies: tuple[int, ...]


class Worth(NamedTuple):
    """What a seat expects of a state, in points."""

    votes: float
    bonus: float
    presence: float
    income: float
    cost: float
    """Points that the rallies still to be bought cost."""

    @property
    def total(self) -> float:
        """All parts together."""
        return self.votes + self.bonus + self.presence + self.income - self.cost


class Situation:
    """One seat's reading of its view.  It is made for one decision and thrown away."""

    def __init__(
        self, view: PlayerView, edition: Edition, weights: Weights, everything: bool = False, others: bool = False
    ) -> None:
        figures, length = edition.figures, edition.lengths[view.elections]
        self.view = view
        self.edition = edition
        self.weights = weights
        self.everything = everything
        """Whether commands that nobody would choose are valued, too."""
        self.others = others
        """Whether other plans are valued beside the best one and its like."""
        self.seat = view.seat
        self.seats = len(view.parties)
        self.round = max(1, view.round)
        self.rounds_after = length.rounds - self.round
        """Rounds that follow the current one."""
        self.programs = [party.program for party in view.parties]
        self.unseen = unseen_opinions(view, edition)
        self.rules = Rules(
            tuple(cost / 1000 for cost in figures.rally_costs), figures.rally_spots, figures.convert_minimum
        )
        self.bonuses = Bonuses(
            figures.majority, figures.bonus_sole, figures.bonus_each, figures.bonus_coalition, figures.bonus_none
        )
        phases = ("", *edition.phases)
        self._phase = phases.index(view.phase) if view.phase in phases else 0
        self._rallies = phases.index("rallies")
        self._polls = phases.index("polls")
        self._conversion = phases.index("conversion")
        self.price = self._price()
        paid = self._phase >= phases.index("income")  # a seat that decides there has been paid already
        self.pay_phases = self.rounds_after - (1 if paid and self.rounds_after else 0)
        self.lands = [self._facts(place) for place, land in enumerate(view.lands) if not land.closed]
        self._by_place = {land.place: land for land in self.lands}
        self._matches: dict[tuple[tuple[int, ...], int, tuple[int, ...]], tuple[int, float]] = {}
        self._outlooks: dict[tuple[int, int], Outlook] = {}
        self._further: dict[int, tuple[int, ...]] = {}
        self._worths: dict[tuple[Any, ...], Worth] = {}
        self._steps: dict[tuple[int, int], float] = {}
        self._values: dict[tuple[int, int, float], Sequence[float]] = {}

    # --- money --------------------------------------------------------------------------------------------------------

    def price_in(self, rounds_after: int) -> float:
        """Points for a thousand euros at the start of a round."""
        return self.weights.money[min(rounds_after, len(self.weights.money) - 1)]

    def _price(self) -> float:
        """Points for a thousand euros now; after phase 4 money has little use until the next round."""
        now = self.price_in(self.rounds_after)
        if self._phase <= self._rallies:
            return now
        return max(self.price_in(self.rounds_after - 1), self.weights.spent * now) if self.rounds_after else 0.7 * now

    def rival_keeps(self) -> float:
        """Part of their money that rivals will still have at the end of the last round."""
        keeps = self.weights.rival_keeps
        if self._phase > self._rallies:
            keeps = (1 + keeps) / 2
        return 1.0 if self._phase >= self._conversion else keeps

    def base_worth(self) -> float:
        """Points for one more point of party base: itself, and the money of the pay phases to come (EN19 phase 9c)."""
        return 1.0 + sum(self.price_in(rounds) for rounds in range(self.pay_phases))

    # --- states -------------------------------------------------------------------------------------------------------

    def _facts(self, place: int) -> LandFacts:
        view = self.view
        land, length = view.lands[place], self.edition.lengths[view.elections]
        due, held = 0, 0
        while held < land.number:
            held += length.elections_per_round[due]
            due += 1
        return LandFacts(
            place=place,
            rounds=due - self.round + 1,
            pays=due < length.rounds,
            presence=length.presence[land.number - 1],
            points=self.edition.figures.lands[land.card].points,
            opinions=tuple(kind for kind in land.opinions if kind >= 0),
            doubled=land.doubled,
            media=tuple(land.media.count(seat) for seat in range(self.seats)),
            votes=land.votes,
            trend=land.trend,
            rallies=land.rallies,
        )

    def land(self, place: int) -> LandFacts:
        """The state on a board."""
        return self._by_place[place]

    def stage(self, land: LandFacts, seat: int) -> int:
        """The stage of a seat in a state this round."""
        if self._phase < self._rallies:
            return BEFORE
        turn = (seat - self.view.start) % self.seats
        if self._phase == self._rallies:
            return BEFORE if turn >= (self.view.deciders[0] - self.view.start) % self.seats else AFTER
        if self._phase < self._conversion:
            return AFTER
        if self._phase > self._conversion:
            return NEXT
        if land.rounds == 1 or self.view.place < 0:
            return AFTER
        number = self.view.lands[land.place].number
        asked = self.view.lands[self.view.place].number
        if number != asked:
            return NEXT if number > asked else AFTER
        return AFTER if turn >= (self.seat - self.view.start) % self.seats else NEXT

    # --- matches and plans --------------------------------------------------------------------------------------------

    def match(self, land: LandFacts, program: tuple[int, ...]) -> tuple[int, float]:
        """Matches now, and expected ones of the next opinion turned up."""
        key = (land.opinions, land.doubled, program)
        found = self._matches.get(key)
        if found is None:
            hidden = hidden_match(program, land.opinions, self.unseen) if len(land.opinions) < OPINIONS else 0.0
            found = match_sum(program, land.opinions, land.doubled), hidden
            self._matches[key] = found
        return found

    def prices(self, land: LandFacts) -> Rounds:
        """Points for a thousand euros in this and each later round until the election."""
        return (self.price, *[self.price_in(self.rounds_after - later) for later in range(1, land.rounds)])

    def matches(self, land: LandFacts, now: int, hidden: float) -> Rounds:
        """Matches in this and each later round until the election; estimates are rounded to halves."""
        steady, typical = self.weights.steady, self.weights.typical / OPINIONS
        open_now = len(land.opinions)
        expected = [float(max(1, now))]
        keep = 1.0
        for later in range(1, land.rounds):
            keep *= steady
            open_then = min(OPINIONS, open_now + later)
            stays = now + (open_then - open_now) * hidden
            drift = keep * stays + (1 - keep) * typical * open_then
            expected.append(max(1.0, round(drift * 2) / 2))
        return tuple(expected)

    def costs(self, land: LandFacts, seat: int, matches: Rounds, stage: int, rallies: int | None = None) -> Costs:
        """Least costs of further votes, in points."""
        count = land.rallies[seat] if rallies is None else rallies
        trend, prices = land.trend[seat], self.prices(land)
        if stage == BEFORE:
            return before_buying(self.rules, count, trend, matches, prices)
        if stage == AFTER:
            return after_buying(self.rules, count, trend, matches, prices)
        if len(matches) == 1:
            return _NOTHING
        return before_buying(self.rules, count, trend, matches[1:], prices[1:])

    def seat_costs(self, land: LandFacts, seat: int) -> Costs:
        """Least costs of further votes with the program as it is."""
        now, hidden = self.match(land, self.programs[seat])
        return self.costs(land, seat, self.matches(land, now, hidden), self.stage(land, seat))

    # --- what rivals will have ----------------------------------------------------------------------------------------

    def further(self, land: LandFacts) -> tuple[int, ...]:
        """Votes that each seat is expected to add until the election, ignoring bonuses."""
        found = self._further.get(land.place)
        if found is None:
            found = tuple([self._plan(land, seat) for seat in range(self.seats)])
            self._further[land.place] = found
        return found

    def _plan(self, land: LandFacts, seat: int) -> int:
        rate = 1.0 + (self.price_in(self.rounds_after - land.rounds) if land.pays else 0.0)
        return _best_plan(self.seat_costs(land, seat), land.votes[seat], land.points, rate, self.bonuses)

    def outlook(self, land: LandFacts, seat: int) -> Outlook:
        """What final votes are worth to a seat, as things stand."""
        key = (land.place, seat)
        found = self._outlooks.get(key)
        if found is None:
            found = self._outlook(land, seat)
            self._outlooks[key] = found
        return found

    def _outlook(self, land: LandFacts, seat: int) -> Outlook:
        further, weights = self.further(land), self.weights
        turn = (seat - self.view.start) % self.seats
        rivals = []
        for other in range(self.seats):
            if other == seat:
                continue
            common = common_cards(self.programs[seat], self.programs[other])
            nearer = (other - self.view.start) % self.seats < turn
            more = (
                further[other]
                if self.stage(land, other) == AFTER and land.rounds == 1
                else round(further[other] * weights.rival_plan)
            )
            rivals.append(Rival(land.votes[other], more, common, nearer))
        early = self._phase < self._polls  # opinions, trends and politicians may still change everything
        slack = round((land.rounds - 1) * weights.slack + (weights.slack_now if early else 0.0))
        spread = round(weights.rival_spread * min(1.0, land.rounds - 1 + (0.5 if early else 0.25)), 2)
        return outlook(land.points, tuple(rivals), self.bonuses, slack, spread, weights.similar)

    # --- worth --------------------------------------------------------------------------------------------------------

    def influence(self, land: LandFacts, seat: int) -> float:
        """Chance to have the media majority at the election (ruling 18)."""
        own = land.media[seat]
        if not own:
            return 0.0
        weights = self.weights
        lead = own - max(count for other, count in enumerate(land.media) if other != seat)
        full = sum(land.media) == self.edition.figures.media_spots
        if lead >= 1:
            chance = weights.influence_ahead + 0.12 * (lead - 1) + 0.2 * full
        elif lead == 0:
            chance = weights.influence_even * (0.3 if full else 1.0)
        else:
            chance = weights.influence_behind * (0.3 if full else 1.0) if lead == -1 else 0.0
        return min(1.0, chance)

    def worth_of(self, land: LandFacts, seat: int, costs: Costs, votes: int | None = None) -> Worth:
        """What a seat expects of a state if further votes cost this much."""
        have = land.votes[seat] if votes is None else votes
        view = self.outlook(land, seat)
        income = self.price_in(self.rounds_after - land.rounds) if land.pays else 0.0
        presence, influence = 0.0, 0.0
        if land.media[seat]:
            presence, influence = float(land.presence), self.influence(land, seat)
        key = (land.place, seat, presence * (1 - influence))
        values = self._values.get(key)
        if values is None:
            values = self._values[key] = _values(view, 1.0 + income, key[2])
        have = min(have, SPAN)
        nets = list(map(sub, values[have:], costs))
        more = nets.index(max(nets))
        final = have + more
        points = view.points[final]
        win = view.win[final]
        return Worth(points, view.bonus[final], presence * (win + (1 - win) * influence), points * income, costs[more])

    def worth(self, land: LandFacts, seat: int) -> Worth:
        """What a seat expects from the given state."""
        # Only what this seat's expectation depends on: most changes of a state leave that of rivals as it is.
        votes, trend, rallies = land.votes[seat], land.trend[seat], land.rallies[seat]
        key = (land.place, seat, votes, trend, rallies, land.opinions, land.doubled, land.media)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self.worth_of(land, seat, self.seat_costs(land, seat))
        return found

    def one_more_match(self, land: LandFacts, seat: int) -> float:
        """Points for one more match in a state as it is on the table."""
        key = (land.place, seat)
        if key not in self._steps:
            self._steps[key] = self._one_more_match(self._by_place[land.place], seat)
        return self._steps[key]

    def _one_more_match(self, land: LandFacts, seat: int) -> float:
        now, hidden = self.match(land, self.programs[seat])
        stage = self.stage(land, seat)
        low = self.worth_of(land, seat, self.costs(land, seat, self.matches(land, max(1, now), hidden), stage))
        high = self.worth_of(land, seat, self.costs(land, seat, self.matches(land, max(1, now) + 1, hidden), stage))
        return high.total - low.total


@lru_cache(maxsize=4000)
def _best_plan(costs: Costs, votes: int, points: tuple[int, ...], rate: float, bonuses: Bonuses) -> int:
    """The number of further votes worth most; the only bonus counted is that of the majority."""
    best, more = -1e9, 0
    for extra in range(SPAN + 1):
        total = votes + extra
        worth = points[min(total, len(points) - 1)] * rate - costs[extra]
        if total >= bonuses.majority:
            worth += bonuses.each
        if worth >= best:  # free votes are taken even if they score nothing
            best, more = worth, extra
        if total > SPAN:
            break
    return more


def _values(view: Outlook, rate: float, presence: float) -> Sequence[float]:
    if presence:
        return [p * rate + b + presence * w for p, b, w in zip(view.points, view.bonus, view.win, strict=True)]
    return [p * rate + b for p, b in zip(view.points, view.bonus, strict=True)]


_NOTHING: Final = (0.0, *[1e6] * SPAN)
