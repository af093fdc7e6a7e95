"""What a hard seat makes of outcomes: what counts as better, what as equal, and which of the equals it takes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from macher.ai.judging import LEAST_EQUAL, Judged, Outcome, certain, hopeless, judge, settled
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import BidForPoll, BuyMedia, Pass
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollBidOptions

NEAR = [Choice(Pass(0), {"all": 5.0}), Choice(Pass(1), {"all": 1.0})]
MEDIA, POLL = object.__new__(MediaOptions), object.__new__(PollBidOptions)


def row(*leads: float) -> list[Outcome]:
    """Outcomes that differ in the lead alone."""
    return [Outcome(lead, 0.0, 1) for lead in leads]


def best(*rows: list[Outcome]) -> Command:
    return judge(NEAR, rows, [0, 1])[0].choice.command


def test_an_unsure_lead_in_the_worlds_does_not_outweigh_the_value() -> None:
    """What was played on counts by how sure it is; what the normal seat thinks fills in the rest."""
    assert best(row(0, 0, 0), row(30, -27, 0)) == Pass(0)
    assert best(row(0, 0, 0), row(2, 2.1, 1.9)) == Pass(1)
    assert best(row(0, 0, 0), row(-1, -1.1, -0.9)) == Pass(0)


def test_what_a_character_likes_counts_beside_what_it_saw() -> None:
    liked = [NEAR[0], Choice(Pass(1), {"all": 1.0, "taste": 4.0})]
    rows = [row(0, 0, 0), row(-1, -1.1, -0.9)]
    assert judge(NEAR, rows, [0, 1])[0].choice.command == Pass(0)
    assert judge(liked, rows, [0, 1])[0].choice.command == Pass(1)


def test_only_what_is_clearly_behind_is_given_up() -> None:
    even = row(10, 10.2, 9.8, 10.1)
    assert hopeless(row(5, 5.1, 4.9, 5), even)
    assert not hopeless(even, row(5, 5.1, 4.9, 5)), "the better one is not given up"
    assert not hopeless(row(9.9, 10.1, 9.9, 10), even), "hardly behind"
    assert not hopeless(row(2, 15, 1, 16), even), "behind by chance"
    assert not hopeless(row(-5, 6, -4), row(0, 0, 0)), "the worlds disagree"


def test_more_worlds_are_not_needed_where_two_agree_on_every_difference() -> None:
    assert certain([row(1, 3), row(2, 4), row(0.5, 2.5)])
    assert not certain([row(1, 3), row(2, 4), row(0.5, 2.6)])


def found(*each: tuple[Command, float, float, float]) -> list[Judged]:
    """Commands by how much better they are, the lead of the best rival then, and how much they are liked."""
    return [Judged(Choice(command, {"liked": liked}), better, 0.0, rival) for command, better, rival, liked in each]


def liked(choice: Choice) -> float:
    return choice.terms["liked"]


def taken(judged: Sequence[Judged], options: Options, rounds_after: int = 3) -> set[Command]:
    """Everything that is taken in many games."""
    stream = Stream(7)
    return {settled(judged, options, rounds_after, stream, liked) for _ in range(300)}


def test_the_best_is_taken_though_another_one_is_as_good() -> None:
    judged = found((BuyMedia(0, 1), 1.0, 9.0, 0.0), (Pass(0), 0.9, 2.0, 0.0))
    assert taken(judged, MEDIA) == {BuyMedia(0, 1)}


@pytest.mark.parametrize("after", [0, 1])
def test_in_the_last_rounds_equals_are_told_apart_by_what_they_leave_to_the_leader(after: int) -> None:
    judged = found((BuyMedia(0, 1), 1.0, 9.0, 0.0), (Pass(0), 0.9, 2.0, 0.0), (BuyMedia(0, 2), -3.0, 0.0, 0.0))
    assert taken(judged, MEDIA, after) == {Pass(0)}


def test_a_character_takes_of_the_equals_what_it_likes_most_and_nothing_worse() -> None:
    far = 1.0 - LEAST_EQUAL - 0.01
    judged = found((BuyMedia(0, 1), 1.0, 0.0, 0.0), (Pass(0), 0.7, 0.0, 1.0), (BuyMedia(0, 2), far, 0.0, 5.0))
    assert taken(judged, MEDIA) == {Pass(0)}


def test_what_others_would_like_to_guess_is_drawn_among_the_equals() -> None:
    judged = found((BidForPoll(0, 2000), 1.0, 0.0, 0.0), (BidForPoll(0, 1000), 0.7, 0.0, 0.0), (Pass(0), 0.5, 0.0, 0.0))
    assert taken(judged, POLL) == {BidForPoll(0, 2000), BidForPoll(0, 1000)}
