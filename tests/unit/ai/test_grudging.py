"""Grudges in a choice: only among what is nearly as good, and within the bounds that keep a game fair."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from builders import EDITION, a_game, card

from macher.ai.equals import answer
from macher.ai.grievances import Grievance
from macher.ai.grudging import FAR, borne, resented
from macher.ai.styles import STYLED
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import Action, AnswerCoalition, Pass, ShiftOpinion, UsePolitician
from macher.rules.edition import ActionName
from macher.rules.national.commands import AskCoalition, PublishEntries, UseCabinetCard
from macher.rules.national.options import EntryOptions, OfferOptions
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.election import CoalitionOptions
from macher.rules.viewing import view
from macher.rules.views import PlayerView

SEAT = 0
HELD = (0, 1, 0, 3)
NONE: Any = None
STYLES = {0: "broker", 1: "treasurer", 2: "pollster"}
"""Seat 3 is a person."""


def seen(points: tuple[int, ...] = (40, 40, 20, 30), seat: int = SEAT, **changes: Any) -> PlayerView:
    """Seat 3 alone has the first opinion, +education, of the state that is decided about."""
    game = a_game()
    for other, each in enumerate(points):
        game.party(other).points = each
    for other in range(3):
        game.program(other, "+digitization +genetics +security +traffic +welfare")
    game.program(3, "+education +digitization +genetics +security +traffic")
    return view(game.table, seat)._replace(**{"round": 2, "place": 0, **changes})


def deed(seat: int, by: int, kind: Any = "fifty", round_: int = 2) -> Grievance:
    return Grievance(0, round_, seat, by, kind, 0, 0, 9)


def removal(target: int) -> Action:
    return Action(ActionName.REMOVE_MEDIA, target)


@pytest.mark.parametrize(
    ("command", "options", "wanted"),
    [
        (UsePolitician(SEAT, removal(1), None), NONE, 1),
        (UsePolitician(SEAT, removal(1), removal(3)), NONE, 3),
        (UsePolitician(SEAT, Action(ActionName.OTHERS_TREND), None), NONE, 0),
        (UsePolitician(SEAT, Action(ActionName.DOUBLE, 3), None), NONE, 0),
        (UseCabinetCard(SEAT, 0, Action(ActionName.OTHER_TREND, 3)), NONE, 3),
        (UseCabinetCard(SEAT, 0, None), NONE, 0),
        (ShiftOpinion(SEAT, card("+education"), card("-education")), NONE, 3),
        (ShiftOpinion(SEAT, card("-education"), card("+education")), NONE, 0),
        (AskCoalition(SEAT, 3), NONE, -3),
        (AnswerCoalition(SEAT, True), OfferOptions(SEAT, (), partner=1), -1),
        (AnswerCoalition(SEAT, True), CoalitionOptions(SEAT, (), leader=3), -3),
        (AnswerCoalition(SEAT, False), CoalitionOptions(SEAT, (), leader=3), 0),
        (Pass(SEAT), NONE, 0),
    ],
)
def test_a_grudge_wants_harm_to_its_seat_and_no_government_with_it(command: Command, options: Any, wanted: int) -> None:
    assert resented(command, options, seen(), HELD) == wanted


def test_entries_that_fall_hurt_and_those_that_rise_do_not() -> None:
    options = object.__new__(EntryOptions)
    object.__setattr__(options, "changes", (1, -1, 1, 2))
    assert resented(PublishEntries(SEAT, (1, 3)), options, seen(), HELD) == 1
    assert resented(PublishEntries(SEAT, (0, 3)), options, seen(), HELD) == 0


def test_of_equal_harm_a_character_does_that_which_it_bears_a_grudge() -> None:
    style, options = replace(STYLED["treasurer"], grudges=HELD), object.__new__(ActionOptions)

    def taken(*choices: tuple[Command, float]) -> Command:
        rows = [Choice(command, {"all": points}) for command, points in choices]
        return answer(rows, options, seen(), EDITION, style, Stream(1))

    first, third = UsePolitician(SEAT, removal(1), None), UsePolitician(SEAT, removal(3), None)
    assert taken((first, 5.0), (third, 4.7)) == third
    assert taken((first, 5.0), (third, 4.5)) == first, "it is not nearly as good"


def test_all_grudges_against_a_person_count_as_the_largest_and_against_seats_of_the_game_each() -> None:
    found = [deed(0, 3, "votes"), deed(2, 3, "votes"), deed(0, 1), deed(1, 3, "votes", 1)]
    assert borne(found, STYLES, seen(), EDITION) == (0, 2, 0, 0)
    assert borne(found, STYLES, seen(seat=2), EDITION) == (0, 0, 0, 2), "the pollster feels everything twice"
    assert borne(found, STYLES, seen(seat=1), EDITION) == (0, 0, 0, 0)


def test_the_last_round_knows_no_spite_from_far_behind_nor_against_the_last() -> None:
    found = [deed(0, 1), deed(0, 2)]
    last: Any = {"round": EDITION.lengths[seen().elections].rounds}
    found = [each._replace(round=last["round"]) for each in found]
    assert borne(found, STYLES, seen(**last), EDITION) == (0, 2, 0, 0), "seat 2 is the last"
    behind = seen((40, 41 + FAR, 20, 30), **last)
    assert borne(found, STYLES, behind, EDITION) == (0, 0, 0, 0)
    assert borne(found, STYLES, seen((40, 40 + FAR, 20, 30), **last), EDITION) == (0, 2, 0, 0)
