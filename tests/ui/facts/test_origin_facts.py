"""Where a figure of the table comes from, in the words of its tooltip, and what the model of the table says of it."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, LANDS, Game, a_game, card

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.table import Result
from macher.rules.viewing import view
from macher.rules.views import Scored
from macher.ui.game import sums
from macher.ui.table.happening.changes_lines import _amount as recap_amount
from macher.ui.table.happening.pointing import PACE, Retelling
from macher.ui.table.model import TableModel
from macher.ui.table.words import why_this_figure
from macher.ui.table.words.figure_sentences import (
    card_tip,
    derivation,
    formula,
    land_tip,
    match_range,
    media_tip,
    politician_actions,
    range_line,
    receipt,
    row_tip,
    slot_tip,
)

TEXTS = Texts.load("en")
ME = 0


def logged(*events: Any, round: int = 1) -> list[Any]:
    return [SimpleNamespace(event=event, round=round, index=at, version=at) for at, event in enumerate(events)]


def model(game: Game | None = None, seat: int = ME, log: Any = (), **changes: Any) -> TableModel:
    """A table of four parties; seat 0 is the person."""
    seen = view((game or a_game()).table, seat)._replace(round=changes.pop("round", 1), **changes.pop("view", {}))
    kinds = ("human", "normal", "normal", "normal")
    return TableModel(seen, seen, EDITION, TEXTS, ("Ada", "Bo", "Cy", "Di"), kinds, seat, log=log, **changes)


# --- how a figure came about ------------------------------------------------------------------------------------------


def test_votes_are_told_since_the_state_lies_there_and_of_this_party_alone() -> None:
    log = [
        *logged(ev.VotesChanged(0, 1, 9, 9, "rallies"), ev.LandOpened(1, 3, 5)),
        *logged(ev.LandOpened(0, 3, 5), ev.VotesChanged(0, 1, 4, 4, "deployment"), round=2),
        *logged(ev.VotesChanged(2, 1, 8, 8, "rallies"), ev.VotesChanged(0, 2, 7, 7, "rallies"), round=2),
        *logged(ev.VotesChanged(0, 1, -1, 3, "unheard-of"), round=0),
    ]
    lines = why_this_figure.votes_origin(model(log=log), 1, ME).splitlines()
    steps = [line for line in lines if "→" in line or "+4" in line or "−1" in line]
    assert len(steps) == 2
    assert "+4" in steps[0]
    assert "−1" in steps[1]
    assert not [each for each in ("+9", "+8", "+7") if each in "".join(lines)]


def test_a_history_keeps_its_newest_lines() -> None:
    log = logged(*[ev.TrendChanged(0, 1, 1, at, "poll") for at in range(12)])
    said = why_this_figure.trend_origin(model(log=log), 1, ME)
    steps = [line for line in said.splitlines() if "+1" in line]
    assert len(steps) == 9
    assert "11" in steps[-1]


def test_base_and_money_are_those_of_this_round() -> None:
    log = [
        *logged(ev.BaseChanged(0, 3, 3, "poll"), ev.MoneyChanged(0, 5000, 30_000, "donation"), round=1),
        *logged(ev.BaseChanged(0, 2, 5, "poll"), ev.MoneyChanged(0, -4000, 26_000, "rallies"), round=2),
    ]
    table = model(log=log, round=2)
    assert "+2" in why_this_figure.base_origin(table, ME)
    assert "+3" not in why_this_figure.base_origin(table, ME)
    assert "−€4,000" in why_this_figure.money_origin(table, ME)
    assert "+−" not in why_this_figure.money_origin(table, ME)
    assert "€5,000" not in why_this_figure.money_origin(table, ME)
    assert "+€5,000" in why_this_figure.money_origin(model(log=log), ME)
    assert TEXTS("table-origin-none-round") in why_this_figure.base_origin(model(log=log, round=3), ME)


def test_money_of_others_is_told_only_where_it_lies_open() -> None:
    log = logged(ev.MoneyChanged(2, -4000, 26_000, "rallies"))
    assert "4,000" not in why_this_figure.money_origin(model(log=log), 2)
    assert "4,000" in why_this_figure.money_origin(model(log=log, open_money=True), 2)


def test_points_are_told_by_source_and_by_election() -> None:
    game = a_game()
    game.party(ME).scored[Scored.VOTES], game.party(ME).scored[Scored.BASE] = 20, 7
    won = Result(LANDS["BB"], 0, 1, 1, (30, 1, 1, 1), (20, 1, 1, 1), "sole", (ME,), (ME,), 9, ())
    lost = won._replace(number=2, seats=(1,), points=(3, 9, 1, 1))
    said = why_this_figure.points_origin(model(game, view={"results": (won, lost)}), ME)
    assert len(said.splitlines()) == 5
    assert said.count("9") == 1
    nothing = why_this_figure.points_origin(model(), ME)
    assert len(nothing.splitlines()) == 2


@pytest.mark.parametrize(
    ("opinions", "doubled", "factor", "lines"),
    [
        ("+education +digitization", "", 2, ["+1", "+1"]),
        ("+education -digitization", "", 1, ["+1", "−1"]),
        ("+education +environment", "+education", 2, ["+2"]),
        ("-education -digitization", "-education", 1, ["−2", "−1"]),
        ("+environment", "", 1, []),
    ],
)
def test_matches_count_for_and_against_and_twice_where_doubled(
    opinions: str, doubled: str, factor: int, lines: list[str]
) -> None:
    """At least once in all, as the last line says."""
    game = a_game().opinions(0, opinions)
    if doubled:
        game.doubled(0, doubled)
    said = why_this_figure.match_origin(model(game), 0, ME)
    assert TEXTS.times(factor) in said.splitlines()[0]
    found = re.findall("[+−][12]", "\n".join(said.splitlines()[1 : 1 + len(lines)]))
    assert [amount for amount in found if amount in lines] == lines


def test_who_took_an_opinion_out_of_the_display() -> None:
    log = [*logged(ev.OpinionShifted(1, 0, 0, 2, 6)), *logged(ev.OpinionShifted(2, 1, 0, 2, 6), round=2)]
    said = why_this_figure.gap_origin(model(log=log), 6)
    assert model().names.party(2) in said
    assert model().names.party(1) not in said
    assert TEXTS("table-opinion-gone-help") in why_this_figure.gap_origin(model(log=log), 8)


def test_the_polls_that_can_lie_on_top_are_those_that_nobody_has_seen() -> None:
    polls = EDITION.figures.polls
    back = polls[0].back
    alike = [number for number, poll in enumerate(polls) if poll.back == back]
    assert len(why_this_figure.poll_origin(model(view={"poll_back": back}))) == len(alike)
    seen = {"poll_back": back, "poll_discards": ((back, alike[0]),)}
    assert len(why_this_figure.poll_origin(model(view=seen))) == len(alike) - 1
    hidden = {"poll_back": back, "poll_discards": ((back, -1),), "poll_held": (back, alike[1])}
    assert len(why_this_figure.poll_origin(model(view=hidden))) == len(alike) - 1
    assert why_this_figure.poll_origin(model(view={"poll_back": -1})) == []


def test_a_poll_names_only_parties_that_play() -> None:
    changes = (1, 0, -1, 2, 2)
    said = why_this_figure.poll_changes(model(), changes)
    assert said.count(",") == 2
    assert "+1" in said
    assert "−1" in said


def test_a_pile_says_how_many_are_left_seen_and_unseen() -> None:
    seen = {"poll_left": 5, "poll_discards": ((0, 3), (0, -1), (1, -1))}
    assert why_this_figure.pile_origin(model(view=seen), "polls") == TEXTS("table-pile-polls", left=5, seen=1, unseen=2)


def test_a_pile_of_cards_says_how_many_there_are_in_all() -> None:
    """Of each opinion and each program so many as the edition has; programs may have no display."""
    figures, kinds = EDITION.figures, 14
    cards = {"opinion_left": 5, "opinion_discards": (1, 2, 3), "opinion_display": (4, 5)}
    wanted = TEXTS("table-pile-cards", left=5, discarded=3, display=2, total=figures.opinion_copies * kinds)
    assert why_this_figure.pile_origin(model(view=cards), "opinions") == wanted
    shown = {"program_left": 9, "program_discards": (1,), "program_display": (4, -1, 5, 6)}
    wanted = TEXTS("table-pile-cards", left=9, discarded=1, display=3, total=figures.program_copies * kinds)
    assert why_this_figure.pile_origin(model(view=shown), "programs") == wanted
    plain = {**shown, "program_display": ()}
    wanted = TEXTS("table-pile-programs", left=9, discarded=1, total=figures.program_copies * kinds)
    assert why_this_figure.pile_origin(model(view=plain), "programs") == wanted
    assert figures.opinion_copies != figures.program_copies


def test_a_marker_of_an_election_is_that_of_a_winner_or_of_the_media() -> None:
    """Only the election with this number tells whose it is."""
    game = a_game()
    game.party(1).presence, game.party(2).presence = [2], [2, 1]
    held = Result(LANDS["BB"], 0, 1, 1, (0,) * 4, (0,) * 4, "sole", (2,), (2,), 0, ())
    table = model(game, view={"results": (held, held._replace(number=2, winners=(1,)))})
    names, said = table.names, why_this_figure.presence_origin(table, 2, 7).splitlines()
    assert said[1] == TEXTS("table-presence-winner", party=names.party(1), points=7)
    assert said[2] == TEXTS("table-presence-media", party=names.party(2), points=7)
    assert TEXTS("table-presence-empty") in why_this_figure.presence_origin(table, 3, 7)


@pytest.mark.parametrize(("opinions", "least"), [("+environment", True), ("-education", True), ("+education", False)])
def test_what_counts_at_least_once_is_said_where_it_counts(opinions: str, least: bool) -> None:
    said = why_this_figure.match_origin(model(a_game().opinions(0, opinions)), 0, ME)
    amount = "0" if opinions == "+environment" else "−1"
    assert (TEXTS("table-match-least", sum=amount) in said) == least


# --- how votes would come about ---------------------------------------------------------------------------------------


def test_the_formula_is_what_the_rules_count() -> None:
    game = a_game().rallies(0, 5, 0, 0, 0).trend(0, 2, 0, 0, 0).votes(0, 3, 0, 0, 0)
    row = model(game).row(0, ME)
    assert (row.factor, row.after) == (4, 3 + (5 + 2) * 4)
    assert "5" in formula(TEXTS, row)
    assert "28" in formula(TEXTS, row)
    assert TEXTS("table-formula-sum", old=3, gained=28, votes=31) in derivation(model(game), 0, ME)
    lower = replace(row, trend=-2)
    assert "−" in formula(TEXTS, lower)
    assert TEXTS("table-formula-least") not in derivation(model(game), 0, ME)


@pytest.mark.parametrize(("trend", "opinions", "least"), [(-2, "+education", True), (-1, "+education", False)])
def test_the_floor_is_told_where_it_counts(trend: int, opinions: str, least: bool) -> None:
    game = a_game().rallies(0, 2, 0, 0, 0).trend(0, trend, 0, 0, 0).opinions(0, opinions)
    assert (TEXTS("table-formula-least") in derivation(model(game), 0, ME)) == least


def test_without_rallies_nothing_is_converted() -> None:
    said = derivation(model(a_game().votes(0, 10, 0, 0, 0)), 0, ME)
    assert TEXTS("table-formula-none") in said


@pytest.mark.parametrize(
    ("open_", "face_down", "ends"),
    [
        ("+education +digitization +genetics", "+security", (2, 4)),
        ("+education", "+security +welfare +genetics", (-2, 4)),
        ("+education +digitization +genetics +security", "", (4, 4)),
        ("+environment", "+education +digitization +genetics", (-3, 3)),
    ],
)
def test_face_down_opinions_leave_matches_open_as_far_as_topics_are_left(
    open_: str, face_down: str, ends: tuple[int, int]
) -> None:
    """A program of five topics can match or oppose only in those that do not lie open yet."""
    table = model(a_game().opinions(0, open_, face_down))
    assert match_range(table, 0, ME) == ends
    assert bool(range_line(table, 0, ME)) == (max(1, ends[0]) != max(1, ends[1]))


def test_a_card_says_for_whom_it_is_and_for_nobody() -> None:
    game = a_game()
    game.party(1).program = sorted([*game.party(1).program[1:], card("-education")])
    said = card_tip(model(game), card("+education"))
    names = model().names
    assert names.parties((0, 2, 3)) in said
    assert names.parties((1,)) in said
    assert TEXTS("table-card-nobody") in card_tip(model(), card("+environment"))
    doubled = a_game().doubled(0, "+education")
    assert TEXTS("table-card-doubled") in card_tip(model(doubled), card("+education"), 0)
    assert TEXTS("table-card-doubled") not in card_tip(model(doubled), card("+education"), 1)


@pytest.mark.parametrize(
    ("media", "key", "leader"),
    [
        ((), "table-media-nobody", 1),
        ((0, 1), "table-media-tied", 1),
        ((1, 1, 0), "table-media-leads", 1),
        ((0, 1, 0), "table-media-leads", 0),
    ],
)
def test_media_say_who_leads(media: tuple[int, ...], key: str, leader: int) -> None:
    said, party = media_tip(model(a_game().media(0, *media)), 0), model().names.party(leader)
    assert TEXTS(key, party=party) in said
    if key == "table-media-leads":
        assert f"{party} 2" in said


@pytest.mark.parametrize(
    ("votes", "said"),
    [
        ((30, 20, 0, 0), "Place 1 of 4 here, 20 short of 50"),
        ((49, 60, 0, 0), "Place 2 of 4 here, 1 short of 50"),
        ((50, 49, 0, 0), "Place 1 of 4 here"),
        ((51, 60, 0, 0), "Place 2 of 4 here, over 50"),
    ],
)
def test_a_state_that_votes_says_the_place_and_what_lacks_to_the_majority(votes: Any, said: str) -> None:
    table = model(a_game().votes(0, *votes))
    assert table.voting(0)
    assert receipt(table, 0, ME)[0] == (said,)
    assert receipt(table, 0, 1) == ((), ""), "only for the own party"


@pytest.mark.parametrize(("start", "place"), [(ME, 1), (1, 4), (2, 3), (3, 2)])
def test_of_parties_with_equal_votes_the_one_nearer_to_the_start_player_is_ahead(start: int, place: int) -> None:
    """EN19 phase 9b."""
    table = model(a_game().start(start).votes(0, 20, 20, 20, 20))
    assert receipt(table, 0, ME)[0][0].startswith(f"Place {place} of 4 here")


def test_a_place_in_the_row_says_who_stands_there_and_what_has_become_of_it() -> None:
    game = a_game()
    land = game.table.lands[1]
    land.row, land.politicians, land.row_status = [2, ME], [-1, 3], [0, 2]
    table = model(game)
    names, hidden, free = table.names, slot_tip(table, 1, 0), slot_tip(table, 1, 2)
    assert hidden == TEXTS("table-slot-hidden", n=1, party=names.party(2))
    assert TEXTS("table-slot-free") in free
    shown = slot_tip(table, 1, 1)
    assert TEXTS("table-slot-open", n=2, party=names.party(ME), politician=names.politician(3, ME)) in shown
    assert TEXTS("table-slot-status-paid") in shown
    assert TEXTS.money(EDITION.figures.politicians[3].cost) in shown


def test_sums_are_written_as_each_kind_of_game_counts() -> None:
    added: Any = SimpleNamespace(national=object())
    plain: Any = SimpleNamespace(national=None)
    assert [sums.factor(plain, value) for value in (-2, 0, 1, 3)] == [1, 1, 1, 3]
    assert [sums.factor(added, value) for value in (-2, 0, 3)] == [-2, 0, 3]
    assert [sums.quiet(plain, value) for value in (0, 1, 2)] == [True, True, False]
    assert [sums.quiet(added, value) for value in (-1, 0, 1)] == [False, True, False]
    assert sums.formula(plain, TEXTS, 5, 2, 3, 21) == "(5 + 2) × 3 = 21"
    assert sums.formula(plain, TEXTS, 5, -2, 3, 9) == "(5 − 2) × 3 = 9"
    assert sums.formula(added, TEXTS, 8, 2, 1, 24) == "8 × (2 + 1) = 24"
    assert sums.formula(added, TEXTS, 8, 2, -1, 8) == "8 × (2 − 1) = 8"
    assert sums.formula(added, TEXTS, 8, -1, 3, 16) == "8 × (−1 + 3) = 16"
    assert sums.formula(added, TEXTS, 5, 1, -1, 2) == "5 ÷ 2 = 2"


@pytest.mark.parametrize(("trend", "said"), [(-2, "− 2"), (0, "+ 0"), (2, "+ 2")])
def test_a_trend_is_added_or_taken_away(trend: int, said: str) -> None:
    game = a_game().rallies(0, 5, 0, 0, 0).trend(0, trend, 0, 0, 0)
    assert f"(5 rallies {said} trend)" in formula(TEXTS, model(game).row(0, ME)).replace("\u00a0", " ")


def test_rallies_are_counted_to_the_majority_where_projections_are_wanted() -> None:
    """Without rallies there is nothing to project."""
    game = a_game().rallies(0, 5, 0, 0, 0).trend(0, 2, 0, 0, 0).votes(0, 30, 0, 0, 0)
    shown = model(game)
    assert TEXTS("table-lacks-over", majority=50) in receipt(shown, 0, ME)[0][0]
    assert TEXTS("table-lacks", votes=20, majority=50) in receipt(replace(shown, projections=False), 0, ME)[0][0]


@pytest.mark.parametrize(("rallies", "told"), [(0, False), (5, True)])
def test_votes_with_the_least_and_the_largest_match_are_told_where_there_are_rallies(rallies: int, told: bool) -> None:
    game = a_game().rallies(0, rallies, 0, 0, 0).trend(0, 2, 0, 0, 0).opinions(0, "+education", "+security")
    said = derivation(model(game), 0, ME)
    assert (TEXTS.pair(TEXTS("prompt-if-converted"), "7–14") in said) == told


def test_a_state_says_its_local_name_its_round_and_what_it_is_worth() -> None:
    table = model(a_game().lands("BB NDS HE TH"), view={"voting": (0,)})
    now, later = land_tip(table, 0), land_tip(table, 1)
    assert now.splitlines()[1] == TEXTS("table-election-now")
    assert later.splitlines()[1] == TEXTS("table-election-in", round=2)
    assert later.splitlines()[0] == f"{table.names.land(1)} · {table.names.land_local(1)}"
    assert now.splitlines()[0] == table.names.land(0) == table.names.land_local(0)
    points = EDITION.figures.lands[LANDS["BB"]].points
    assert TEXTS("table-land-worth", points=points[-1]) in now
    assert TEXTS.pair("50", str(points[50])) in now


def test_what_a_politician_can_do_once_a_round_says_so() -> None:
    """EN19 phase 6: actions marked with an exclamation mark."""
    table = model()
    for number, spec in enumerate(EDITION.figures.politicians):
        said = politician_actions(table, number)
        once = [said[at] for at, action in enumerate(spec.actions) if action.once]
        plain = [said[at] for at, action in enumerate(spec.actions) if not action.once]
        mark = TEXTS("prompt-action-once", action="").strip()
        assert all(mark in each for each in once)
        assert not any(mark in each for each in plain)


def test_a_row_is_headed_by_its_party_and_its_state_or_by_what_is_asked() -> None:
    table = model()
    plain, other = row_tip(table, 1, 2), row_tip(table, 1, 2, "Rallies: 3")
    assert plain.splitlines()[0] == TEXTS("table-row", party=table.names.party(2), land=table.names.land(1))
    assert other.splitlines()[0] == "Rallies: 3"
    assert plain.splitlines()[1:] == other.splitlines()[1:]


# --- the model --------------------------------------------------------------------------------------------------------


def test_a_state_has_voted_as_soon_as_there_is_a_result_of_it() -> None:
    game = a_game()
    held = Result(LANDS["BB"], 0, 1, 1, (0,) * 4, (0,) * 4, "none", (), (), 0, ())
    table = model(game, view={"results": (held,), "voting": (0, 1)})
    assert [table.finished(place) for place in range(4)] == [True, False, False, False]
    assert [table.voting(place) for place in range(4)] == [False, True, False, False]
    assert table.open_lands == 3
    earlier = held._replace(number=9)
    assert not model(game, view={"results": (earlier,)}).finished(0)


@pytest.mark.parametrize(("national", "phase", "points"), [(False, "media", 40), (True, "media", 25), (True, "", 40)])
def test_what_a_party_has_won_is_seats_until_the_final_count(national: bool, phase: str, points: int) -> None:
    """Where there is a national board; else points all the time."""
    game = a_game()
    game.party(1).points = 40
    game.party(1).scored[Scored.VOTES] = 25
    table = model(game, view={"phase": phase, "national": object() if national else None})
    found, word = table.standing(1)
    assert found == points
    assert (word == TEXTS("table-vp")) == (not national or not phase)


@pytest.mark.parametrize(
    ("event", "amount"),
    [
        (ev.RalliesPlaced(0, 1, 3, 3, 9, 5000), 3),
        (ev.RalliesConverted(0, 1, 3, 1, 2, 8, 0, 9), 8),
        (ev.VotesChanged(0, 1, -2, 5, "poll"), -2),
        (ev.TrendChanged(0, 1, 1, 2, "poll"), 1),
        (ev.OpinionShifted(0, 1, 0, 2, 6), 1),
    ],
)
def test_an_amount_is_what_has_changed(event: Any, amount: int) -> None:
    assert recap_amount(event) == amount


def test_each_state_votes_in_its_round() -> None:
    assert [model().round_of(place) for place in range(4)] == [1, 2, 3, 4]
    seven = a_game(elections=7)
    counts = EDITION.lengths[7].elections_per_round
    table = model(seven)
    for place, land in enumerate(table.view.lands):
        held = [at for at, _ in enumerate(counts, 1) if land.number <= sum(counts[:at])]
        assert table.round_of(place) == held[0]


def test_rows_and_cards_that_others_have_changed_are_marked() -> None:
    marks = logged(
        ev.VotesChanged(1, 2, 3, 3, "poll"),
        ev.TrendChanged(2, 0, 1, 1, "poll"),
        ev.OpinionShifted(1, 3, 0, 2, 6),
        ev.MoneyChanged(1, -1000, 9000, "media"),
    )
    table = model(marks=marks)
    assert table.marked_rows == {(2, 1), (0, 2)}
    assert table.marked_cards == {(3, 6)}


def test_who_sits_there_is_said_behind_the_name() -> None:
    table = model()
    assert table.kind_text(0) == TEXTS("table-kind-you")
    several = replace(table, kinds=("human", "human", "normal", "normal"), shared=True)
    assert several.kind_text(0) == TEXTS("table-kind-human")
    assert table.decided_here(0)
    assert not table.decided_here(1)
    assert not several.decided_here(0)


# --- told again -------------------------------------------------------------------------------------------------------


def test_changes_are_told_again_one_by_one_or_all_together() -> None:
    items: Any = [SimpleNamespace(places=("a", "b")), SimpleNamespace(places=("b", "c"))]
    slow = Retelling(items, "normal", 10.0)
    assert slow.lit == ("a", "b")
    assert not slow.tick(10.0 + PACE["normal"] - 0.01)
    assert slow.tick(10.0 + PACE["normal"])
    assert slow.lit == ("b", "c")
    assert slow.tick(20.0)
    assert not slow.running
    assert (slow.lit, slow.current, slow.tick(99.0)) == ((), None, False)
    fast = Retelling(items, "instant", 10.0)
    assert fast.lit == ("a", "b", "c")
    assert not fast.tick(12.4)
    assert fast.tick(12.5)
    assert not fast.running
    assert Retelling(items, "unheard-of", 0.0).pace == PACE["normal"]
