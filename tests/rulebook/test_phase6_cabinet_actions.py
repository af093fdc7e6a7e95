"""EN19 phase 6, actions of the shadow cabinet, and section 08 for the greater one; rulings 14, 22, 23, 29 and 32."""

from __future__ import annotations

import pytest
from builders import EDITION, POLITICIANS, a_game, card

from macher.rules import events as ev
from macher.rules.commands import (
    Action,
    DrawProgramCard,
    FlushDisplay,
    KeepPoll,
    Pass,
    PayPolitician,
    PublishPoll,
    UsePolitician,
)
from macher.rules.edition import ActionName as A

MARION, ANGIE = 0, 1


def use(seat, main=None, secondary=None):
    return UsePolitician(seat, main, secondary)


def double(text, place=True):
    return Action(A.DOUBLE, card(text), place)


def acting(*row, elections=4, land="BB"):
    """The first seat of the row is to act; everybody has paid."""
    game = a_game(elections=elections).placed(land, *row).in_phase("cabinet_actions")
    while game.options().__class__.__name__ == "PaymentOptions":
        game.do(PayPolitician(game.decider))
    return game


def test_example():
    """EN19 phase 6, example: Brandenburg with Angie's Secretary, then Niedersachsen with two politicians."""
    game = a_game(parties="spd linke cdu fdp")
    game.opinions("NDS", "+education -traffic -welfare", face_down="+genetics").polls(7, 1, 2)
    game.placed("BB", (ANGIE, "secretary")).placed("NDS", (MARION, "backbencher"), (ANGIE, "vice_chancellor"))
    game.in_phase("cabinet_actions")

    game.do(PayPolitician(ANGIE), use(ANGIE, Action(A.VOTES), Action(A.POLL)), PublishPoll(ANGIE))
    assert game.party(ANGIE).money == 22000
    assert game.votes_of("BB") == [0, 8, 0, 0]
    assert game.trend_of("BB") == [-1, 1, 0, 0]

    game.do(PayPolitician(MARION), PayPolitician(ANGIE))
    assert game.everybodys("money") == [27000, 17000, 30000, 30000]
    game.do(use(MARION, double("-welfare"), Action(A.TREND)))
    assert game.land("NDS").doubled == card("-welfare")
    assert game.trend_of("NDS") == [1, 0, 0, 0]
    assert game.refused(use(ANGIE, Action(A.TREND), double("+education"))) == "action-used"
    game.do(use(ANGIE, Action(A.TREND), Action(A.PROGRAM)))
    assert game.trend_of("NDS") == [1, 1, 0, 0]
    assert game.step == "program"
    assert game.decider == ANGIE


COSTS = {
    "backbencher": 3000,
    "vice_chancellor": 5000,
    "spokesperson": 5000,
    "secretary": 8000,
    "parliamentary_leader": 15000,
    "honorary_chairman": 8000,
    "party_executive": 10000,
    "front_runner": 20000,
}


@pytest.mark.parametrize(("key", "cost"), COSTS.items())
def test_costs(key, cost):
    """EN19 phase 6 and section 08."""
    game = a_game(elections=7).placed("BB", (0, key)).in_phase("cabinet_actions").do(PayPolitician(0))
    assert game.party(0).money == 30000 - cost


PRINTED = {
    "backbencher": ((A.DOUBLE, 0, True), [(A.TREND, 1, False), (A.VOTES, 3, False)]),
    "vice_chancellor": ((A.TREND, 1, False), [(A.DOUBLE, 0, True), (A.PROGRAM, 0, False)]),
    "spokesperson": ((A.REMOVE_MEDIA, 5000, True), [(A.TREND, 1, False), (A.VOTES, 5, False)]),
    "secretary": ((A.VOTES, 8, False), [(A.REMOVE_MEDIA, 5000, True), (A.POLL, 0, False)]),
    "parliamentary_leader": ((A.OTHERS_TREND, 1, True), [(A.PROGRAM, 0, False), (A.POLL, 0, False)]),
    "honorary_chairman": ((A.VOTES, 8, False), [(A.REMOVE_MEDIA, 5000, True), (A.DOUBLE, 0, True)]),
    "party_executive": ((A.VOTES, 10, False), [(A.BASE, 5, False), (A.TREND, 3, False)]),
    "front_runner": ((A.TREND, 4, False), [(A.VOTES, 12, False), (A.POLL, 0, False), (A.PROGRAM, 0, False)]),
}


@pytest.mark.parametrize("key", PRINTED)
def test_printed_actions(key):
    """EN19 phase 6 and section 08: what stands on each politician."""
    politician = EDITION.figures.politicians[POLITICIANS[key]]
    main, secondary = PRINTED[key]
    assert (politician.main.name, politician.main.amount, politician.main.once) == main
    assert [(spec.name, spec.amount, spec.once) for spec in politician.secondary] == secondary


@pytest.mark.parametrize(
    ("key", "main", "secondary", "votes", "trend", "base"),
    [
        ("backbencher", None, Action(A.VOTES), 3, 0, 10),
        ("vice_chancellor", Action(A.TREND), None, 0, 1, 10),
        ("spokesperson", None, Action(A.VOTES), 5, 0, 10),
        ("secretary", Action(A.VOTES), None, 8, 0, 10),
        ("honorary_chairman", Action(A.VOTES), None, 8, 0, 10),
        ("party_executive", Action(A.VOTES), Action(A.BASE), 10, 0, 15),
        ("party_executive", Action(A.VOTES), Action(A.TREND), 10, 3, 10),
        ("front_runner", Action(A.TREND), Action(A.VOTES), 12, 4, 10),
    ],
)
def test_amounts(key, main, secondary, votes, trend, base):
    """EN19 phase 6 and section 08; checklist 36: main and secondary action for one price."""
    game = acting((0, key), elections=7).do(use(0, main, secondary))
    assert (game.votes_of("BB")[0], game.trend_of("BB")[0], game.party(0).base) == (votes, trend, base)
    assert game.votes_of("NDS") == [0, 0, 0, 0]


# --- order and payment ------------------------------------------------------------------------------------------------


def test_states_follow_clockwise_from_the_one_that_votes_and_later_rows_stay_hidden():
    """EN19 phase 6, ruling 32, checklist 34."""
    game = a_game().placed("TH", (0, "backbencher")).placed("BB", (1, "secretary")).placed("HE", (2, "secretary"))
    game.in_phase("cabinet_actions")
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [game.place("BB")]
    game.do(Pass(1))
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [0, 2]
    game.do(Pass(2))
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [0, 2, 3]


def test_all_payments_of_a_state_come_before_its_actions():
    """EN19 phase 6, checklist 35: both in row order."""
    game = a_game().placed("BB", (2, "secretary"), (0, "backbencher")).in_phase("cabinet_actions")
    game.do(PayPolitician(2))
    assert game.decider == 0
    game.do(PayPolitician(0))
    assert game.votes_of("BB") == [0, 0, 0, 0]
    game.do(use(2, Action(A.VOTES)))
    assert game.decider == 0


def test_a_declined_politician_is_gone_without_acting():
    """EN19 phase 6, rulings 22 and 32, checklist 43."""
    game = a_game().placed("BB", (0, "secretary")).in_phase("cabinet_actions").do(Pass(0))
    assert game.phase != "cabinet_actions"
    assert POLITICIANS["secretary"] not in game.party(0).politicians
    assert game.party(0).money == 30000
    assert game.votes_of("BB") == [0, 0, 0, 0]


def test_who_cannot_pay_declines():
    """EN19 phase 6: "if a player is not able to pay"."""
    game = a_game().money(7000, 30000, 0, 0).placed("BB", (0, "secretary"), (1, "secretary"))
    game.in_phase("cabinet_actions")
    assert game.decider == 1
    assert POLITICIANS["secretary"] not in game.party(0).politicians
    assert len(game.events(ev.PoliticianDeclined)) == 1


def test_the_last_euro_pays():
    """EN19 phase 6: who has just enough is able to pay."""
    game = a_game().money(8000, 0, 0, 0).placed("BB", (0, "secretary")).in_phase("cabinet_actions").do(PayPolitician(0))
    assert game.party(0).money == 0
    assert game.can(use(0, Action(A.VOTES)))


def test_money_received_in_an_earlier_state_can_be_used():
    """Ruling 32."""
    game = a_game().money(20000, 0, 0, 0).media("BB", 1)
    game.placed("BB", (0, "spokesperson")).placed("NDS", (1, "backbencher")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, Action(A.REMOVE_MEDIA, 1, False)))
    assert game.party(1).money == 5000
    assert game.decider == 1
    game.do(PayPolitician(1))
    assert game.party(1).money == 2000


def test_a_politician_that_does_nothing_is_gone_too():
    """EN19 phase 6, checklist 43: "all politicians … are removed"."""
    game = acting((0, "secretary")).do(Pass(0))
    assert POLITICIANS["secretary"] not in game.party(0).politicians
    assert all(not land.row for land in game.table.lands)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (use(0, Action(A.VOTES), Action(A.POLL)), ""),
        (use(0, Action(A.VOTES)), ""),
        (use(0, None, Action(A.POLL)), ""),
        (Pass(0), ""),
        (use(0), "nothing-chosen"),
        (use(0, Action(A.POLL)), "action-not-printed"),
        (use(0, Action(A.VOTES), Action(A.VOTES)), "action-not-printed"),
        (use(0, Action(A.VOTES), Action(A.TREND)), "action-not-printed"),
        (use(0, Action(A.VOTES), Action(A.REMOVE_MEDIA, 1)), "target-wrong"),
    ],
)
def test_main_then_one_secondary_and_either_may_be_skipped(command, reason):
    """EN19 phase 6, ruling 22, checklist 36."""
    assert acting((0, "secretary")).refused(command) == reason


# --- double markers ---------------------------------------------------------------------------------------------------


def test_only_one_double_marker_in_a_state():
    """EN19 phase 6, checklist 38: with one lying there only removing is possible, anybody's."""
    game = a_game().opinions("BB", "+education -traffic +security +genetics").doubled("BB", "-traffic")
    game.placed("BB", (0, "backbencher")).in_phase("cabinet_actions").do(PayPolitician(0))
    assert game.refused(use(0, double("+education"))) == "target-wrong"
    game.do(use(0, double("-traffic", place=False)))
    assert game.land("BB").doubled == -1
    assert game.table.doubles == 4


def test_only_face_up_opinions_can_be_doubled():
    """EN19 phase 6, ruling 29, checklist 38."""
    game = a_game().opinions("NDS", "+education -traffic", face_down="+genetics +security")
    game.placed("NDS", (0, "backbencher")).in_phase("cabinet_actions").do(PayPolitician(0))
    assert game.can(use(0, double("-traffic")))
    assert game.refused(use(0, double("+genetics"))) == "target-wrong"


def test_marked_actions_are_counted_across_cards():
    """EN19 phase 6, ruling 23, checklist 37: removing on the Spokesperson and on the Secretary is one action."""
    game = a_game().money(30000, 30000, 0, 0).media("BB", 2, 3)
    game.placed("BB", (0, "spokesperson"), (1, "secretary")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), PayPolitician(1), use(0, Action(A.REMOVE_MEDIA, 2)))
    assert game.refused(use(1, Action(A.VOTES), Action(A.REMOVE_MEDIA, 3))) == "action-used"


def test_placing_and_removing_a_double_marker_are_one_marked_action():
    """EN19 phase 6, ruling 23: place or remove, once in a state among all players."""
    game = acting((0, "backbencher"), (1, "vice_chancellor"))
    game.do(use(0, double("+education"), Action(A.TREND)))
    assert game.refused(use(1, None, double("+education", place=False))) == "action-used"


def test_marked_actions_are_free_again_in_another_state_and_round():
    """EN19 phase 6: "in a given federal state"; ruling 23: and round."""
    game = a_game().placed("BB", (0, "backbencher")).placed("NDS", (1, "backbencher")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, double("+education")), PayPolitician(1))
    assert game.can(use(1, double("+education")))
    game.do(use(1, double("+education")))
    assert game.land("NDS").used == []


def test_the_parliamentary_leader_is_marked_too():
    """EN19 phase 6: "☹-1!"."""
    game = a_game().placed("BB", (0, "parliamentary_leader"), (1, "parliamentary_leader")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), PayPolitician(1), use(0, Action(A.OTHERS_TREND)))
    assert game.refused(use(1, Action(A.OTHERS_TREND))) == "action-used"


# --- media markers ----------------------------------------------------------------------------------------------------


def test_removing_a_media_marker_pays_its_owner():
    """EN19 phase 6, checklist 39: 5,000 on top of the card; an own marker may follow without further costs."""
    game = a_game().media("BB", 1, 1).placed("BB", (0, "spokesperson")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, Action(A.REMOVE_MEDIA, 1, True)))
    assert game.land("BB").media == [1, 0]
    assert game.everybodys("money") == [20000, 35000, 30000, 30000]
    assert game.everybodys("media") == [3, 3, 4, 4]


def test_an_own_marker_need_not_follow():
    """EN19 phase 6: "they may place it"."""
    game = a_game().media("BB", 1).placed("BB", (0, "spokesperson")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, Action(A.REMOVE_MEDIA, 1)))
    assert game.land("BB").media == []


def test_an_own_marker_comes_only_from_the_supply():
    """EN19 phase 6, checklist 39, ruling 14."""
    game = a_game().media("NDS", 0, 0, 0, 0).media("BB", 1).placed("BB", (0, "spokesperson"))
    game.in_phase("cabinet_actions").do(PayPolitician(0))
    assert game.refused(use(0, Action(A.REMOVE_MEDIA, 1, True))) == "target-wrong"
    assert game.can(use(0, Action(A.REMOVE_MEDIA, 1)))


@pytest.mark.parametrize(("target", "reason"), [(0, "target-wrong"), (2, "target-wrong"), (1, "")])
def test_only_markers_of_others_that_lie_there(target, reason):
    """EN19 phase 6: "to another player"."""
    game = a_game().media("BB", 0, 1).placed("BB", (0, "spokesperson")).in_phase("cabinet_actions")
    game.do(PayPolitician(0))
    assert game.refused(use(0, Action(A.REMOVE_MEDIA, target))) == reason


def test_removing_needs_another_five_thousand():
    """EN19 phase 6, checklist 39."""
    game = a_game().money(9000, 0, 0, 0).media("BB", 1).placed("BB", (0, "spokesperson")).in_phase("cabinet_actions")
    game.do(PayPolitician(0))
    assert game.refused(use(0, Action(A.REMOVE_MEDIA, 1))) == "not-enough-money"


# --- trends, polls, programs ------------------------------------------------------------------------------------------


def test_the_parliamentary_leader_hits_everybody_else():
    """EN19 phase 6, checklist 40: who influences the media as well; ruling 14: the scale ends at -3."""
    game = a_game().media("BB", 1).trend("BB", 0, 2, -3, 4).placed("BB", (0, "parliamentary_leader"))
    game.in_phase("cabinet_actions").do(PayPolitician(0), use(0, Action(A.OTHERS_TREND)))
    assert game.trend_of("BB") == [0, 1, -3, 3]


def test_the_trend_scale_has_single_steps():
    """Ruling 38."""
    assert EDITION.figures.trend_scale == (-3, -2, -1, 0, 1, 2, 3, 4)


def test_the_trend_scale_ends_at_four():
    """Ruling 14."""
    game = a_game(elections=7).trend("BB", 2, 0, 0, 0).placed("BB", (0, "front_runner")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, Action(A.TREND)))
    assert game.trend_of("BB")[0] == 4


def test_a_free_poll_costs_nothing_and_may_be_kept():
    """EN19 phase 6, checklist 41: looked at, published or kept by the rules of phase 8."""
    game = a_game().polls(7, 1).placed("NDS", (0, "secretary")).in_phase("cabinet_actions")
    game.do(PayPolitician(0), use(0, None, Action(A.POLL)))
    assert game.step == "poll_choice"
    game.do(KeepPoll(0))
    assert (game.party(0).base, game.party(0).money) == (13, 22000)


def test_a_free_poll_works_in_the_state_of_the_politician_and_spares_the_influencer():
    """EN19 phases 6 and 8, checklist 41 and 53."""
    game = a_game(parties="cdu fdp linke spd").media("NDS", 1).polls(8, 1).placed("NDS", (0, "secretary"))
    game.in_phase("cabinet_actions").do(PayPolitician(0), use(0, None, Action(A.POLL)), PublishPoll(0))
    assert game.trend_of("NDS") == [2, 0, -1, 0]
    assert game.trend_of("BB") == [0, 0, 0, 0]


def test_a_program_change_is_the_whole_of_phase_2():
    """EN19 phase 6, ruling 33, checklist 42: draw and display included, for this player alone."""
    game = acting((0, "vice_chancellor")).do(use(0, None, Action(A.PROGRAM)))
    assert set(game.options()) == {Pass(0), DrawProgramCard(0), FlushDisplay(0)}
    game.do(DrawProgramCard(0))
    game.do(next(iter(game.options())))
    game.do(next(iter(game.options())))
    assert game.phase != "cabinet_actions"
    assert -1 not in game.table.program_display
