"""What is lit, what is covered, and what an answer needs: facts of the table that no page has to be drawn for."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.engine.decision import Decision
from macher.i18n.hidden import Hidden
from macher.rules import events as ev
from macher.rules.phases.base import BidOptions
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.ui.game.secrets_on_screen import (
    at_rest,
    covered_decision,
    covered_view,
    opened,
    with_board_of,
    with_covered_opinions,
)
from macher.ui.prompts.base import Spot
from macher.ui.table.attention import DEAF, Attention
from macher.ui.table.happening.move import Cost, Delta, Loss, Move
from macher.ui.table.happening.pointing import passed_seats, side_of
from macher.ui.table.light import EVERYTHING, Light
from macher.ui.table.spotlight import light_of

SPOTS = EDITION.figures.media_spots


class Names:
    def party_key(self, seat: int) -> str:
        return f"party{seat}"


def model(phase: str = "media", **changes: Any) -> Any:
    """A table on which seat 2 decides; the last state has voted, the first has no free spot for media."""
    game = a_game().media(0, *[0] * SPOTS).media(1, *[0] * (SPOTS - 1))
    game.table.lands[3].closed = True
    seen = view(game.table, 0)._replace(phase=phase, place=1, voting=(0, 3), deciders=(2,), round=2)
    seen = seen._replace(**changes.pop("view", {}))
    usual: dict[str, Any] = {"planning": False, "prompt": None, "told": None, "open_hands": False, "seat": 0}
    made: dict[str, Any] = {**usual, **changes}
    return SimpleNamespace(
        view=seen, edition=EDITION, names=Names(), finished=lambda place: seen.lands[place].closed, open_lands=3, **made
    )


EDGE: dict[str, Any] = {"ink": "party2.edge", "boards": frozenset(), "mine": False}


@pytest.mark.parametrize(
    ("phase", "lit"),
    [
        ("media", {"parts": {("media", 1), ("media", 2)}}),
        ("rallies", {"rows": {(0, 2), (1, 2), (2, 2)}}),
        ("meetings", {"rows": {(0, 2), (1, 2), (2, 2)}}),
        ("conversion", {"rows": {(0, 2)}}),
        ("cabinet_placement", {"parts": {("slot", 0), ("slot", 1), ("slot", 2)}}),
        ("cabinet_actions", {"parts": {("slots", 1)}}),
        ("media_influence", {"parts": {("opinions", 1)}, "boxes": {"opinions"}}),
        ("polls", {"parts": {("trends", 1)}, "boxes": {"polls"}}),
        ("program", {"boxes": {"programs"}}),
        ("start_player", {}),
    ],
)
def test_where_a_rival_decides_is_lit_in_its_colour(phase: str, lit: dict[str, set[Any]]) -> None:
    wanted = Light(**{**EDGE, **{name: frozenset(each) for name, each in lit.items()}})
    assert light_of(model(phase)) == wanted


def test_without_a_state_of_its_own_all_open_ones_are_lit() -> None:
    for phase, part in (("cabinet_actions", "slots"), ("media_influence", "opinions")):
        found = light_of(model(phase, view={"place": -1}))
        assert found.parts == {(part, place) for place in (0, 1, 2)}
    assert light_of(model("polls", view={"place": -1})).parts == frozenset()
    assert light_of(model("cabinet_actions", view={"place": 0})).parts == {("slots", 0)}


@pytest.mark.parametrize(
    "changes",
    [
        {"view": {"deciders": (1, 2)}},
        {"view": {"deciders": ()}},
        {"view": {"phase": ""}},
        {"view": {"phase": "income"}},
        {"open_hands": True},
        {"planning": True},
    ],
    ids=["several", "nobody", "over", "elsewhere", "open-hands", "planning"],
)
def test_nothing_is_lifted_where_no_single_rival_decides(changes: dict[str, Any]) -> None:
    assert light_of(model(**changes)) == EVERYTHING


def test_a_move_lights_what_it_has_touched_and_frames_what_it_costs() -> None:
    costs = (Cost(0, (Loss(1, 20, 15),)),)
    move = Move(3, 2, lands=frozenset({1}), rows=frozenset({(1, 2), (1, 0)}), boxes=frozenset({"polls"}), costs=costs)
    found = light_of(model(told=move))
    assert (found.ink, found.boards, found.framed, found.mine) == ("party2.edge", {1}, frozenset(), False)
    assert (found.rows, found.hit, found.boxes) == ({(1, 2), (1, 0)}, {(1, 0)}, {"polls"})
    assert light_of(model(told=replace(move, rows=frozenset({(1, 0)})))).framed == {1}, "its own row says nothing"


def _asked(lands: Any = None, spots: tuple[Any, ...] = (), lit: tuple[str, ...] = (), **changes: Any) -> Light:
    told = SimpleNamespace(lands=lands, spots=spots, lit=lit)
    return light_of(model(prompt=SimpleNamespace(told=told), told=Move(3, 2), **changes))


def test_what_is_asked_here_is_lit_before_all_else() -> None:
    found = _asked(lands=(1, 2), lit=("polls",))
    assert (found.boards, found.framed, found.boxes, found.mine) == ({1, 2}, {1, 2}, {"polls"}, True)
    assert _asked(lands=(0, 1, 2)).framed == frozenset(), "all of them need no frame"
    spots = (Spot("row", 1, seat=-1), Spot("plus", 2, seat=3), Spot("media", 0), Spot("slot", 2))
    found = _asked(spots=spots)
    assert (found.rows, found.parts, found.boards) == ({(1, 0), (2, 3)}, {("media", 0), ("slot", 2)}, frozenset())
    assert _asked(spots=(Spot("land", 2), Spot("row", 1))).boards == {2}
    assert _asked(view={"round": 0}) == EVERYTHING
    assert _asked(view={"round": 1}).boards == frozenset()


# --- what is covered --------------------------------------------------------------------------------------------------


def table_of(seat: int) -> PlayerView:
    game = a_game()
    game.party(0).hand, game.party(1).hand = [3], [5, 7]
    game.party(1).draft = [1, 2]
    land = game.table.lands[1]
    land.row, land.politicians, land.row_status = [0, 1], [2, 4], [0, 0]
    return view(game.table, seat)


def test_the_private_things_of_all_are_laid_open_together() -> None:
    views = [table_of(seat) for seat in range(4)]
    found = opened(views[0], views)
    assert [party.hand for party in found.parties[:2]] == [(3,), (5, 7)]
    assert found.parties[1].draft == (1, 2)
    assert found.lands[1].politicians == (2, 4)


def test_a_hand_of_another_moment_is_not_laid_into_this_one() -> None:
    views = [table_of(seat) for seat in range(4)]
    fewer = views[0].parties[1]._replace(hand=(-1,), draft=(-1,))
    past = views[0]._replace(parties=(views[0].parties[0], fewer, *views[0].parties[2:]))
    found = opened(past, views)
    assert found.parties[1].hand == (-1,)
    assert found.parties[1].draft == (-1,)


def test_one_board_is_shown_as_it_is_now_while_the_same_state_lies_there() -> None:
    past = table_of(0)
    lands = tuple(land._replace(votes=(9, 9, 9, 9)) for land in past.lands)
    now = past._replace(lands=lands)
    for place in range(4):
        found = with_board_of(past, now, place)
        assert [land.votes == (9, 9, 9, 9) for land in found.lands] == [at == place for at in range(4)]
    other = now._replace(lands=(*lands[:2], lands[2]._replace(card=15), lands[3]))
    for place, later in ((2, other), (-1, now), (4, now)):
        assert with_board_of(past, later, place) == past


def test_money_of_others_is_covered_and_the_own_is_not() -> None:
    found = covered_view(table_of(0), 0)
    assert [isinstance(party.money, Hidden) for party in found.parties] == [False, True, True, True]
    assert all(isinstance(party.money, Hidden) for party in covered_view(table_of(-1), -1).parties)
    assert at_rest(table_of(0)._replace(deciders=(1,))).deciders == ()


def test_the_bounds_of_a_public_question_do_not_give_away_the_money() -> None:
    """A bid for a poll; a question without such bounds stays as it is."""
    options = BidOptions(1, 0, 9000, 1000, True, 9000)
    decision = Decision(1, "polls", options)
    covered: Any = covered_decision(decision).options
    assert isinstance(covered.most, Hidden)
    assert isinstance(covered.money, Hidden)
    assert (covered.least, covered.unit) == (0, 1000)
    plain = Decision(1, "x", SimpleNamespace(seat=1))  # type: ignore[arg-type]  # nothing of it is hidden
    assert covered_decision(plain) is plain


def test_opinions_of_the_named_states_are_turned_down() -> None:
    found = with_covered_opinions(table_of(0), (1,))
    assert set(found.lands[1].opinions) == {-1}
    assert found.lands[0] == table_of(0).lands[0]


# --- following --------------------------------------------------------------------------------------------------------


def _events(*events: Any) -> list[Any]:
    return [SimpleNamespace(event=event) for event in events]


PASSED = [ev.Passed(seat, "media", -1) for seat in range(3)]
BOUGHT = object.__new__(ev.MediaPlaced)


@pytest.mark.parametrize(
    ("phase", "events", "passed"),
    [
        ("media", (PASSED[0], PASSED[1]), {0, 1}),
        ("media", (PASSED[0], BOUGHT, PASSED[1]), {1}),
        ("media", (PASSED[0], ev.PhaseStarted("media"), PASSED[1]), {1}),
        ("media_buying", (PASSED[2],), {2}),
        ("rallies", (PASSED[0],), set()),
    ],
)
def test_who_has_passed_since_the_last_marker(phase: str, events: Any, passed: set[int]) -> None:
    assert passed_seats(table_of(0)._replace(phase=phase), _events(*events)) == passed


@pytest.mark.parametrize(
    ("places", "land", "side"),
    [
        (("party.1", "display.3"), -1, "parties"),
        (("strip.programs",), -1, "mine"),
        (("display.3",), -1, "mine"),
        (("base.2",), -1, "mine"),
        (("party.1",), 2, ""),
        (("row.1.2",), -1, ""),
        ((), -1, ""),
    ],
)
def test_the_panel_on_which_a_change_is_seen(places: tuple[str, ...], land: int, side: str) -> None:
    assert side_of(Delta("", "", "", "", 1, land, places, ())) == side


# --- answers ----------------------------------------------------------------------------------------------------------


def test_a_new_question_is_deaf_until_it_was_seen_or_the_hand_has_moved() -> None:
    now, hand = [100.0], SimpleNamespace(stirs=0)
    attention = Attention(lambda: now[0], lambda: hand)
    assert attention.takes, "nothing has been asked yet"
    attention.come()
    now[0] += 10
    attention.drawn()
    assert not attention.takes, "it can be seen only from now on"
    now[0] += DEAF * 0.9
    attention.drawn()
    assert not attention.takes
    assert attention.deaf_for == pytest.approx(DEAF * 0.1)
    now[0] += DEAF * 0.2
    assert attention.takes
    attention.come()
    hand.stirs += 1
    assert attention.takes
