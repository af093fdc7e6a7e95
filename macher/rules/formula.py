"""The arithmetic of votes, points and elections, on plain values: the same for table, views and previews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


def match_sum(program: Sequence[int], opinions: Sequence[int], doubled: int) -> int:
    """Matching minus opposite topics between a program and face-up opinions (EN19 phase 9a).

    Hidden opinions (-1) count nothing; the doubled kind counts twice in either direction.
    """
    total = 0
    for kind in opinions:
        if kind < 0:
            continue
        if kind in program:
            total += 2 if kind == doubled else 1
        elif kind ^ 1 in program:
            total -= 2 if kind == doubled else 1
    return total


def votes_for(rallies: int, trend: int, matches: int) -> int:
    """Votes for converting rallies: max(1, rallies + trend) x max(1, matches); none without a rally (EN19 phase 9a)."""
    return max(1, rallies + trend) * max(1, matches) if rallies > 0 else 0


def points_for(points: Sequence[int], votes: int) -> int:
    """Victory points for votes in a state, from the land card's table."""
    return points[votes] if votes < len(points) else points[-1]


def votes_to_next_step(points: Sequence[int], votes: int) -> tuple[int, int] | None:
    """Votes missing to the next step of the table and the points there, or ``None`` at its end."""
    now = points_for(points, votes)
    for more in range(votes + 1, len(points)):
        if points[more] > now:
            return more - votes, points[more]
    return None


def moved(scale: Sequence[int], trend: int, spaces: int) -> int:
    """The trend so many spaces of the scale away; steps beyond its ends are lost (ruling 14)."""
    return scale[min(max(scale.index(trend) + spaces, 0), len(scale) - 1)]


def poll_moves(changes: Sequence[int], buyer: int, media: Sequence[int]) -> list[int]:
    """Spaces that each seat's trend moves when a poll is published; ``changes`` are printed for their parties.

    The buyer's party rises, others fall, except the one that influences the media (EN19 phase 8, ruling 4).
    """
    safe = media_leader(media)
    return [change if seat == buyer else 0 if seat == safe else min(0, change) for seat, change in enumerate(changes)]


def media_leader(media: Sequence[int]) -> int:
    """The seat that influences the media: more markers than any other seat; -1 if tied or nobody (EN19 phase 7)."""
    best, leader = 0, -1
    for seat in set(media):
        count = media.count(seat)
        if count > best:
            best, leader = count, seat
        elif count == best:
            leader = -1
    return leader


def common_cards(first: Sequence[int], second: Sequence[int]) -> int:
    """Program cards two parties share, topic and attitude alike (EN19 phase 9b)."""
    return sum(1 for kind in first if kind in second)


def partners(
    votes: Sequence[int], programs: Sequence[Sequence[int]], leader: int, order: Sequence[int], majority: int
) -> list[int]:
    """Seats that reach a majority with the leader, in the order in which they are asked.

    More common program cards come first, then nearness to the start player, in whose order all seats are given (EN19
    phase 9b, ruling 15).
    """
    fitting = [seat for seat in order if seat != leader and votes[seat] + votes[leader] >= majority]
    return sorted(fitting, key=lambda seat: -common_cards(programs[leader], programs[seat]))


@cache
def clockwise(start: int, seats: int) -> tuple[int, ...]:
    """All seats from ``start`` clockwise, the nearest to the start player first (ruling 7)."""
    return tuple([(start + step) % seats for step in range(seats)])


def nearest(start: int, seats: int, among: Sequence[int]) -> int:
    """The seat of ``among`` nearest to the start player, who counts as nearest (ruling 7)."""
    return min(among, key=lambda seat: (seat - start) % seats)


def rank_points(members: Sequence[int], prizes: tuple[int, int]) -> list[int]:
    """Points for most and second most members (VG06 7.3, ruling C21).

    Seats tied for first share both prizes, rounded down, and leave no second; seats tied for second get nothing.
    """
    first, second = prizes
    ranks = sorted(set(members), reverse=True)
    leaders = members.count(ranks[0])
    share = first if leaders == 1 else (first + second) // leaders
    points = [share if count == ranks[0] else 0 for count in members]
    if leaders == 1 and len(ranks) > 1 and members.count(ranks[1]) == 1:
        points[members.index(ranks[1])] = second
    return points
