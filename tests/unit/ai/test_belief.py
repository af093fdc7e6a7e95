"""What is unseen is counted exactly."""

from __future__ import annotations

import pytest
from builders import EDITION

from macher.ai.belief import hidden_match, possible_polls, unseen_opinions, unseen_programs
from macher.ai.bots import make_bot
from macher.ai.play import bot_stream
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.viewing import view


@pytest.mark.parametrize("seed", range(3))
def test_unseen_cards_are_those_that_lie_face_down(seed: int) -> None:
    table = new_game(EDITION, GameSetup(4, (0, 1, 2, 3), seed))
    bot = make_bot("sane")
    while not table.over:
        seat = table.deciders()[0]
        seen = view(table, seat)
        hidden = [kind for land in table.lands for kind in land.opinions[land.open :]]
        assert sum(unseen_opinions(seen, EDITION)) == len(table.opinion_deck) + len(hidden)
        rivals = [other for other in range(4) if other != seat]
        others = [kind for other in rivals for kind in (*table.parties[other].hand, *table.parties[other].draft)]
        known = [kind for other in rivals for kind in seen.parties[other].hand if kind >= 0]
        assert sum(unseen_programs(seen, EDITION)) == len(table.program_deck) + len(others) - len(known)
        table.apply(bot.choose(seen, table.decision(seat), EDITION, bot_stream(seed, seat, table.version)))


def test_a_hidden_opinion_has_another_topic_than_those_shown() -> None:
    unseen = [0] * 14
    unseen[0], unseen[4], unseen[5] = 9, 3, 1
    assert hidden_match((0, 4), (0,), unseen) == pytest.approx((3 - 1) / 4)
    assert hidden_match((0, 4), (), unseen) == pytest.approx((9 + 3 - 1) / 13)
    assert hidden_match((5,), (0,), unseen) == pytest.approx((1 - 3) / 4)


def test_polls_that_were_seen_are_not_expected_again() -> None:
    table = new_game(EDITION, GameSetup(4, (0, 1, 2, 3), 1))
    back = EDITION.figures.polls[0].back
    both = [number for number, poll in enumerate(EDITION.figures.polls) if poll.back == back]
    assert possible_polls(view(table, 0), EDITION, back) == both
    table.poll_deck.remove(both[0])
    table.poll_discards.append(both[0])
    table.poll_known.append(1 << 2)
    assert possible_polls(view(table, 2), EDITION, back) == both[1:]
    assert possible_polls(view(table, 0), EDITION, back) == both
