"""A classic table as the normal seat reads it from its view: regions, factors, chances to win."""

from __future__ import annotations

from math import exp
from typing import NamedTuple, TypeVar

from macher.ai.belief import hidden_match, unseen_opinions
from macher.ai.classic.weights import ClassicWeights
from macher.rules.edition import Edition
from macher.rules.formula import match_sum, media_leader, points_for
from macher.rules.views import PlayerView

OPINIONS = 4

T = TypeVar("T")


class Region(NamedTuple):
    """A region whose election is still to come."""

    place: int
    rounds: int
    """Rounds until its election, 1 for this round's."""
    presence: int
    """Points of its space for media markers on the national board."""
    points: tuple[int, ...]
    opinions: tuple[int, ...]
    """Face-up opinions."""
    doubled: int
    media: tuple[int, ...]
    """Seats of the media markers."""
    votes: tuple[int, ...]
    trend: tuple[int, ...]
    rallies: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


def _there(thing: T | None) -> T:
    """The value, which is never ``None`` in an edition that this seat plays."""
    assert thing is not None, "a game without a national board"
    return thing


class Reading:
    """One seat's reading of its view.  It is made for one decision and thrown away."""

    def __init__(self, view: PlayerView, edition: Edition, weights: ClassicWeights, everything: bool = False) -> None:
        self.view = view
        self.edition = edition
        self.weights = weights
        self.everything = everything
        """Whether commands that nobody would choose are valued, too."""
        self.figures = edition.figures
        self.length = edition.lengths[view.elections]
        has = edition.capabilities
        self.board, self.dice, self.tiles = _there(has.national), _there(has.dice), _there(has.tiles)
        self.vote_cap, self.poll_entries = _there(has.vote_cap), _there(has.poll_entries)
        self.calendar = has.calendars[view.elections]
        self.seat = view.seat
        self.seats = len(view.parties)
        self.round = max(1, view.round)
        self.rounds_left = self.length.rounds - self.round
        """Rounds after this one; the last of them is an election only."""
        self.programs = [party.program for party in view.parties]
        self.unseen = unseen_opinions(view, edition)
        phases = edition.phases
        self._phase = phases.index(view.phase) if view.phase in phases else -1
        self._meetings = phases.index("meetings")
        self.price = self.price_in(self.rounds_left if self._phase <= self._meetings else self.rounds_left - 1)
        self.regions = {place: self._region(place) for place, land in enumerate(view.lands) if not land.closed}
        self._hidden: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        # Cached: every change of a region is valued for all seats, and each value needs the results of all others.
        self._results: dict[tuple[Region, int], tuple[float, float]] = {}
        self._worths: dict[tuple[Region, int], float] = {}

    def price_in(self, campaigns: int) -> float:
        """Points for a thousand with so many campaign rounds left; less for a seat that has more than it can use."""
        money = self.weights.money
        usual = money[min(max(campaigns, 0), len(money) - 1)]
        if self.seat < 0:
            return usual
        have = self.view.parties[self.seat].money / 1000
        return usual / max(1.0, have / (self.weights.use * max(1, campaigns)))

    def _region(self, place: int) -> Region:
        land = self.view.lands[place]
        rounds = land.number - self.round + 1
        return Region(
            place=place,
            rounds=max(1, rounds),
            presence=self.length.presence[land.number - 1],
            points=self.figures.lands[land.card].points,
            opinions=tuple(kind for kind in land.opinions if kind >= 0),
            doubled=land.doubled,
            media=land.media,
            votes=land.votes,
            trend=land.trend,
            rallies=land.rallies,
            pairs=self.view.coalitions if rounds == 1 else (),
        )

    # --- members ------------------------------------------------------------------------------------------------------

    def payouts_left(self) -> list[int]:
        """Rounds that still pay money for members."""
        paid = self._phase > self.edition.phases.index("funds")
        first = self.round + 1 if paid else self.round
        return [number for number in self.calendar.payouts if number >= first]

    def member(self) -> float:
        """Points for one more member: itself, the prizes, and the money of the rounds that pay for members."""
        money = sum(self.price_in(self.length.rounds - number - 1) for number in self.payouts_left())
        return 1.0 + self.weights.rank + money

    def pays(self, region: Region) -> float:
        """Points for the money (a thousand) that a seat won in this region brings."""
        held_in = self.round + region.rounds - 1
        return self.price_in(self.length.rounds - held_in - 1) if held_in <= self.calendar.money_rounds else 0.0

    # --- factors and votes --------------------------------------------------------------------------------------------

    def matches(self, region: Region, program: tuple[int, ...]) -> int:
        """Matching minus opposite topics now."""
        return match_sum(program, region.opinions, region.doubled)

    def _one_hidden(self, region: Region, program: tuple[int, ...]) -> float:
        key = (region.opinions, program)
        if key not in self._hidden:
            self._hidden[key] = hidden_match(program, region.opinions, self.unseen)
        return self._hidden[key]

    def factor(self, region: Region, seat: int, program: tuple[int, ...] | None = None) -> tuple[float, float]:
        """Votes for a meeting now, and in the round of the election."""
        own = self.programs[seat] if program is None else program
        now = float(region.trend[seat] + self.matches(region, own))
        to_turn = min(OPINIONS - len(region.opinions), region.rounds - 1)
        expected = now + (to_turn * self._one_hidden(region, own) if to_turn > 0 else 0.0)
        keep = self.weights.steady ** (region.rounds - 1)
        then = keep * expected + (1 - keep) * self.weights.typical
        return max(0.5, now), max(0.5, then)

    def plan(self, region: Region, seat: int, then: float) -> float:
        """Meetings that a seat is expected to add until the election."""
        rounds = region.rounds - (1 if self.bought(seat) else 0)
        if rounds <= 0:
            return 0.0
        per_vote = region.points[-1] / 50
        keen = min(1.0, max(0.0, then * per_vote - 0.4) / 1.2)
        free = self.figures.rally_spots - region.rallies[seat] + self.figures.rally_spots * (rounds - 1)
        return min(4.0 * self.weights.planned * keen * rounds, max(0.0, free))

    def bought(self, seat: int) -> bool:
        """Whether the seat has bought its meetings of this round."""
        if self._phase != self._meetings or not self.view.deciders:
            return self._phase > self._meetings
        order = self.view.order
        return order.index(seat) < order.index(self.view.deciders[0])

    def result(self, region: Region, seat: int, program: tuple[int, ...] | None = None) -> tuple[float, float]:
        """Expected votes at the election, and meetings that are still to be bought for them."""
        if program is not None:
            return self._result(region, seat, program)
        key = (region, seat)
        if key not in self._results:
            self._results[key] = self._result(region, seat)
        return self._results[key]

    def _result(self, region: Region, seat: int, program: tuple[int, ...] | None = None) -> tuple[float, float]:
        _, then = self.factor(region, seat, program)
        more = self.plan(region, seat, then)
        votes = region.votes[seat] + (region.rallies[seat] + more) * then
        return min(50.0, votes), more

    # --- worth --------------------------------------------------------------------------------------------------------

    def worth(self, region: Region, seat: int, program: tuple[int, ...] | None = None, planned: bool = True) -> float:
        """Points that a seat expects from the given region.

        With ``planned`` false only meetings already there count: for a seat that is deciding on its meetings.
        """
        votes, more = self.result(region, seat, program)
        if not planned:
            _, then = self.factor(region, seat, program)
            more = self.plan(region._replace(rounds=region.rounds - 1), seat, then) if region.rounds > 1 else 0.0
            votes = min(50.0, region.votes[seat] + (region.rallies[seat] + more) * then)
        rate = 1.0 + self.pays(region)
        seats = self._seats(region, votes) * rate
        return seats + self.winning(region, seat, votes) - self.price * more

    def _seats(self, region: Region, votes: float) -> float:
        whole = int(votes)
        low = points_for(region.points, whole)
        high = points_for(region.points, min(50, whole + 1))
        return low + (high - low) * (votes - whole)

    def winning(self, region: Region, seat: int, votes: float) -> float:
        """The prizes of the election times the chance to win it."""
        pair = next((pair for pair in region.pairs if seat in pair), None)
        sides: list[tuple[float, float]] = []
        taken: set[int] = set(pair or (seat,))
        own = votes
        if pair is not None:
            own += self.result(region, pair[0] if pair[1] == seat else pair[1])[0]
        for first, second in region.pairs:
            if seat not in (first, second):
                taken |= {first, second}
                sides.append((self.result(region, first)[0] + self.result(region, second)[0], 1.0))
        sides += [(self.result(region, other)[0], 1.0) for other in range(self.seats) if other not in taken]
        scatter = self.weights.scatter + self.weights.scatter_later * (region.rounds - 1)
        chance = 1.0
        for total, weight in sides:
            chance *= weight / (1.0 + exp(min(30.0, (total - own) / scatter)))
        has = 1.0 if seat in region.media else self._marker_chance(region, seat)
        cards = 1.0 if pair is not None else 1.7
        return chance * (has * region.presence + cards * self.weights.opinion)

    def _marker_chance(self, region: Region, seat: int) -> float:
        if not self.view.parties[seat].media or (region.rounds == 1 and self._phase >= self._meetings):
            return 0.0
        return self.weights.marker_later

    def change(self, region: Region, new: Region, rivals: bool = True) -> dict[str, float]:
        """What the own seat gains, and what rivals lose, when a region changes."""
        terms = {"region": self._gain(region, new, self.seat)}
        if rivals:
            others = (other for other in range(self.seats) if other != self.seat)
            gained = sum(self._gain(region, new, other) for other in others)
            terms["rivals"] = -self.weights.spite * gained
        if new.media != region.media:
            terms["influence"] = self._influence(new) - self._influence(region)
        return terms

    def _gain(self, region: Region, new: Region, seat: int) -> float:
        """How much more the new region is worth to a seat; the worth of the old one is cached."""
        key = (region, seat)
        if key not in self._worths:
            self._worths[key] = self.worth(region, seat)
        return self.worth(new, seat) - self._worths[key]

    def _influence(self, region: Region) -> float:
        """Worth of leading in the media: one exchange a round, and no harm from polls."""
        leader = media_leader(region.media)
        if leader < 0:
            return 0.0
        step = region._replace(trend=tuple(t + (s == leader) for s, t in enumerate(region.trend)))
        uses = 1.0 + 0.5 * (region.rounds - 1)
        gain = self.weights.influence * uses * (self.worth(step, leader) - self.worth(region, leader))
        return gain if leader == self.seat else -self.weights.spite * gain

    def spend(self, thousands: float) -> float:
        """Points that spending costs."""
        return -self.price * thousands

    # --- the national board -------------------------------------------------------------------------------------------

    def national(self, program: tuple[int, ...], opinions: tuple[int, ...], secured: tuple[bool, ...]) -> float:
        """Points that a program can expect from national opinions: at the end, and as members each round."""
        total, recruitments = 0.0, self.rounds_left + (self._phase <= self.edition.phases.index("recruitment"))
        stays = 0.85 ** min(recruitments, 5)
        for place, kind in enumerate(opinions):
            if kind >= 0 and kind in program:
                space = self.board.spaces[place]
                end = space.points + (self.board.secured_points if secured[place] else 0)
                safe = 1.0 if secured[place] else stays
                total += safe * end + 0.7 * space.recruits * recruitments * (1.0 + self.weights.rank)
        return total
