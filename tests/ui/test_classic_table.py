"""The table of a game with a national board: what lies on its boards, strip, rail and dock, and what explains it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from acceptance_screens import Look, stand_of
from classics import ClassicGame, a_classic
from tabletop import SIZES, BareController, nameless_boards, show, turns_of_all_lands

from macher.editions.registry import edition
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.phases.base import RoundStep
from macher.rules.table import RowStatus
from macher.ui.game import sums
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.base import Spot, SpotLook
from macher.ui.scene import Node
from macher.ui.table.boards.board_foot import shown_tiles
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import TableModel
from macher.ui.table.panels.top_bar import PHASE_ICONS
from macher.ui.table.scene import TableScene
from macher.ui.table.words.links import linked, subject_of

LANGS = ("en", "de", "pl", "fr")


def a_table(key: str = "2006", seats: int = 5, elections: int = 7, phase: str = "coalitions") -> ClassicGame:
    """The third round, with something of everything: stacked votes, a pair, polls, many media, a secured opinion."""
    game = a_classic(key, seats, elections)
    table = game.table
    game.in_round(3)
    for place, land in enumerate(table.lands):
        land.number = place + 3 if elections == 7 else min(place + 3, elections)
    game.program(1, "+a +b -c +d -e").opinions(0, "+a +b -c +d").doubled(0, "+b")
    game.hand(1, "-a +f -g").pool("-c +d -f -f -g +e")
    game.votes(0, 50, 31, 24, 3, 50).stack(0, 1, 2, 3, 0, 4).trend(0, 1, 1, 0, -1, -2)
    for seat, count in enumerate((2, 4, 6, 5, 1)):
        table.lands[0].rallies[seat] = count
    table.lands[2].media[:] = [2, 2, 0, 1, 3, 3, 4]
    game.tiles(0, 2, 0, 1).tiles(1, 3)
    table.pairs = [[1, 2]]
    table.laid[:] = [-1, table.poll_deck.pop(), -1, -1]
    table.national[:3], table.secured[0] = [0, 3, 10], 1
    for seat, (seats_won, members) in enumerate(((43, 14), (55, 9), (57, 17), (26, 12), (36, 11))):
        party = table.parties[seat]
        party.points = party.scored[0] = seats_won
        party.base = members
    table.parties[0].presence = [1]
    table.parties[3].presence = [1]
    table.flow = [RoundStep(game.edition.phases.index(phase) + 1)]
    return game


def shown(game: ClassicGame, layout: str = "wide", lang: str = "en", seat: int = 1) -> Pilot:
    controller = BareController(game.table, seat)
    controller.show_prompts = False
    return show(controller, layout, lang)


def model_of(pilot: Pilot) -> TableModel:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene.model()


def ids(pilot: Pilot, prefix: str) -> list[str]:
    return [node.id for node in pilot.nodes() if node.id.startswith(prefix)]


def inside(node: Node, board: Node) -> bool:
    return board.window_rect.contains(node.window_rect.x, node.window_rect.cy) and (
        node.window_rect.right <= board.window_rect.right
    )


# -- votes -----------------------------------------------------------------------------------------------------------


def test_matches_are_signed_and_added_to_the_trend() -> None:
    """VG06 6.2.8: meetings × (trend + matches); three matches, one of them doubled, and no opposite."""
    model = model_of(shown(a_table()))
    row = model.row(0, 1)
    assert (row.matches, row.factor, row.trend, row.rallies) == (5, 5, 1, 4)
    assert row.after == 50
    assert model.match_text(row.factor) == "+5"


def test_a_factor_of_zero_or_less_brings_one_vote_for_two_meetings() -> None:
    """No floors as in 2019: five meetings at −1 and −4 bring two votes (VG06 6.2.8)."""
    game = a_table()
    game.program(3, "-a -b +c -d +e")
    pilot = shown(game)
    row = model_of(pilot).row(0, 3)
    assert row.factor == -5
    assert row.after == row.votes + 2
    assert "5 ÷ 2 = 2" in pilot.get("row.0.3").tooltip


def test_the_derivation_names_meetings_trend_and_match() -> None:
    game = a_table()
    game.votes(0, 50, 10, 24, 3, 50)
    tip = shown(game).get("row.0.1").tooltip
    assert "4 meetings × (trend +1, match +5) = 24 votes" in tip
    assert "34 votes" in tip
    assert "seats" in tip


def test_the_derivation_says_where_the_votes_end() -> None:
    assert "Votes cannot go above 50." in shown(a_table()).get("votes.0.1").tooltip


def test_the_arithmetic_in_figures() -> None:
    texts, view = Texts.load("en"), BareController(a_table().table, 1).view
    assert sums.formula(view, texts, 8, 2, 1, 24) == "8 × (2 + 1) = 24"
    assert sums.formula(view, texts, 8, -1, 3, 16) == "8 × (−1 + 3) = 16"
    assert sums.formula(view, texts, 5, 0, -2, 2) == "5 ÷ 2 = 2"
    assert sums.formula(view._replace(national=None), texts, 5, 2, 3, 21) == "(5 + 2) × 3 = 21"


def test_stacked_markers_say_their_order_and_who_leads() -> None:
    """Two parties at 50: who came first, and who came last and leads (ruling C12)."""
    pilot = shown(a_table())
    assert pilot.shows("1st")
    assert pilot.get("order.0.0").name == "1st"
    assert pilot.shows("2nd")
    assert pilot.get("order.0.4").name == "2nd, leads"
    assert "last" in pilot.get("votes.0.4").tooltip
    assert "last" not in pilot.get("votes.0.1").tooltip


def test_markers_that_stand_alone_or_at_nothing_have_no_tag() -> None:
    pilot = shown(a_table().votes(0, 50, 31, 24, 3, 0))  # type: ignore[arg-type]
    assert not pilot.shows("1st")


# -- what lies on a board --------------------------------------------------------------------------------------------


def test_partners_lie_side_by_side() -> None:
    model = model_of(shown(a_table()))
    assert shown_tiles(model, 0) == [1, 2, 0]
    assert shown_tiles(model, 1) == [3]


@pytest.mark.parametrize("layout", list(SIZES))
def test_tiles_polls_and_payouts_stand_at_the_foot_they_belong_to(layout: str) -> None:
    pilot = shown(a_table(), layout)
    board = pilot.get("board.0")
    tiles = [pilot.get(f"tile.0.{at}") for at in range(3)]
    assert all(inside(tile, board) for tile in tiles)
    assert tiles[0].name.startswith("SPD")
    assert "GRÜNE" in tiles[0].tooltip
    assert ids(pilot, "payout.0") == ["payout.0"]
    assert ids(pilot, "laid.0") == []
    if layout != "focus":  # there the other boards are not shown
        assert ids(pilot, "laid.") == ["laid.1"]
        assert ids(pilot, "payout.") == ["payout.0", "payout.2"]


def test_politicians_and_tiles_share_the_foot() -> None:
    """While cabinet cards lie there, nothing of the foot lies over another part of it."""
    game = a_table(phase="cabinet_use")
    game.placed(0, (0, "finance"), (1, "chief_whip"), (2, "chancellor"), (3, "backbencher"), (4, "speaker"))
    game.table.lands[0].row_status = [int(RowStatus.REVEALED)] * 5
    for layout in ("wide", "compact"):
        pilot = shown(game, layout)
        parts = [*(f"slot.0.{at}" for at in range(5)), *(f"tile.0.{at}" for at in range(3)), "payout.0"]
        rects = sorted((pilot.get(id).window_rect for id in parts), key=lambda rect: rect.x)
        assert all(left.right <= right.x + 0.5 for left, right in pairwise(rects))
        assert min(rect.w for rect in rects) >= 14
        assert inside(pilot.get("payout.0"), pilot.get("board.0"))


def test_the_last_state_has_no_places_for_coalitions() -> None:
    """VG06 6.4.1.1: there is no coalition in the last election."""
    game = a_table()
    game.table.lands[3].number = 7
    pilot = shown(game)
    assert ids(pilot, "tile.3.") == []
    assert ids(pilot, "tile.2.") != []


@pytest.mark.parametrize("layout", list(SIZES))
def test_more_media_markers_than_spots_lie_over_each_other(layout: str) -> None:
    """VG06 6.1: at the start more than five are possible; none leaves the line."""
    game = a_table()
    game.table.lands[0].media[:] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    pilot = shown(game, layout)
    markers = [pilot.get(f"media.0.{at}") for at in range(15)]
    assert all(left.window_rect.x < right.window_rect.x for left, right in pairwise(markers))
    five = zones_for(pilot.app.viewport, True).board.media
    assert markers[-1].rect.right <= five[-1].right + 0.5


def test_points_are_seats() -> None:
    pilot = shown(a_table())
    land = model_of(pilot).points(0)[-1]
    assert pilot.shows(str(land))
    assert pilot.shows("seats")
    assert not pilot.shows("55\u00a0VP")
    assert "55" in pilot.get("points.1").tooltip


# -- strip -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])
def test_the_national_board_has_a_space_for_each_round(key: str, elections: int) -> None:
    pilot = shown(a_table(key, elections=elections))
    assert ids(pilot, "presence.") == [f"presence.{number}" for number in range(1, elections + 1)]
    worth = edition(key).lengths[elections].presence
    assert str(worth[0]) in pilot.get("presence.1").tooltip
    assert len(ids(pilot, "national.")) == 5


def test_national_opinions_say_what_they_bring() -> None:
    pilot = shown(a_table())
    secured, single, free, last = (pilot.get(f"national.{at}") for at in (0, 1, 3, 4))
    assert "brings 4 members" in secured.tooltip
    assert "brings one member after" in last.tooltip
    assert "12\u00a0VP" in secured.tooltip
    assert "only the opposite" in secured.tooltip
    assert "would secure" in single.tooltip
    assert "free" in free.name


def test_the_pool_stacks_duplicates_with_their_number() -> None:
    pilot = shown(a_table())
    model = model_of(pilot)
    kinds = sorted(set(model.view.opinion_display))
    assert ids(pilot, "display.") == [f"display.{kind}" for kind in kinds]
    twice = next(kind for kind in kinds if model.view.opinion_display.count(kind) == 2)
    assert pilot.get(f"display.{twice}").name.endswith(": 2")


def test_a_pool_of_single_cards_has_a_place_for_each() -> None:
    """WBC06 4.2: one card of each position; a card's place never changes."""
    before = shown(a_table("1997"))
    game = a_table("1997").pool("-a -g")
    after = shown(game)
    for kind in range(14):
        assert before.get(f"display.{kind}").window_rect == after.get(f"display.{kind}").window_rect
    assert "not in the exchange pool" in after.get("display.0").name


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("key", ["2006", "1997"])
def test_a_compact_board_always_names_its_state(key: str, lang: str) -> None:
    """Seats are a longer word than points."""
    game = a_table(key)
    numbers = {land.key: number for number, land in enumerate(game.table.edition.figures.lands)}
    for keys in turns_of_all_lands(game.table):
        for land, name in zip(game.table.lands, keys, strict=False):
            land.card = numbers[name]
        assert nameless_boards(shown(game, "compact", lang)) == []


def test_members_show_the_bonus_as_it_stands() -> None:
    """VG06 7.3: 10 and 6 for most and second most; two first share them."""
    pilot = shown(a_table())
    assert "+10" in pilot.get("base.2").tooltip
    assert "+6" in pilot.get("base.0").tooltip
    game = a_table()
    game.table.parties[0].base = 17
    pilot = shown(game)
    assert all("+8" in pilot.get(f"base.{seat}").tooltip for seat in (0, 2))


def test_piles_count_what_is_left() -> None:
    game = a_table()
    pilot = shown(game)
    assert str(len(game.table.poll_deck)) in pilot.get("poll.top").name
    assert str(len(game.table.program_deck)) in pilot.get("pile.programs").name
    assert str(len(game.table.reserve)) in pilot.get("pile.lands").name


def test_other_games_keep_their_own_strip() -> None:
    from builders import a_game

    pilot = show(BareController(a_game(5).in_phase("rallies").table, 0))
    assert ids(pilot, "national.") == []
    assert ids(pilot, "strip.") == [f"strip.{name}" for name in ("opinions", "programs", "polls", "presence", "base")]


# -- rail and dock ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", list(SIZES))
def test_supplies_name_tiles_and_contributions(layout: str) -> None:
    pilot = shown(a_table(), layout)
    assert pilot.get("supply.tiles").name.endswith(": 3")
    assert "dice" in pilot.get("supply.donations").tooltip


def test_used_and_telephone_cards_of_the_cabinet() -> None:
    game = a_table()
    game.table.parties[1].politicians = [1, 3, 4, 5, 6]
    pilot = shown(game)
    assert "used" in pilot.get("cabinet.0").tooltip
    assert "Telephone" in pilot.get("cabinet.1").tooltip
    assert "Telephone" not in pilot.get("cabinet.3").tooltip
    assert len(ids(pilot, "cabinet.")) == 7


def test_an_order_of_play_that_was_bought_is_shown() -> None:
    """CONS A: places are chosen; clockwise order needs no numbers."""
    pilot = shown(a_table("consim"))
    assert not pilot.shows("3rd")
    game = a_table("consim")
    game.order(2, 0, 4, 1, 3)
    assert shown(game).shows("3rd")


def test_every_phase_has_its_icon_or_shares_one() -> None:
    for key in ("2006", "1997", "consim"):
        pilot = shown(a_table(key))
        for id in ids(pilot, "phase."):
            assert id.removeprefix("phase.") in PHASE_ICONS


# -- linking, spots, room --------------------------------------------------------------------------------------------


def test_a_national_opinion_lights_its_topic_everywhere() -> None:
    pilot = shown(a_table())
    model, root = model_of(pilot), pilot.app.stage.root
    subject = subject_of(model, pilot.get("national.0"))
    assert subject is not None
    lit = linked(model, subject, root)
    assert {"national.0", "opinion.0.0", "own.hand.0"} <= set(lit)


def test_a_tile_lights_its_party() -> None:
    pilot = shown(a_table())
    model = model_of(pilot)
    subject = subject_of(model, pilot.get("tile.0.0"))
    assert subject == ("party", 1)
    assert "tile.0.0" in linked(model, subject, pilot.app.stage.root)


def test_a_national_space_can_be_clicked() -> None:
    from macher.ui.table.panels.strip import strip_node

    pilot = shown(a_table())
    model = model_of(pilot)
    model.spots = {Spot("national", index=3): SpotLook()}
    clicked: list[Spot] = []
    rect = zones_for(pilot.app.viewport, True).strip["national"]
    box = strip_node("national", rect, model, clicked.append)
    next(node for node in box.walk() if node.id == "spot.national.3").activate()
    assert clicked == [Spot("national", index=3)]


@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_room_and_a_name(lang: str, layout: str) -> None:
    pilot = shown(a_table(phase="cabinet_use"), layout, lang)
    assert pilot.problems() == []


@pytest.mark.parametrize("key", ["1997", "consim"])
@pytest.mark.parametrize("layout", list(SIZES))
def test_the_older_editions_have_room_too(key: str, layout: str) -> None:
    pilot = shown(a_table(key), layout)
    assert pilot.problems() == []


@pytest.mark.parametrize("side", ["parties", "opinions", "programs", "polls", "log"])
def test_every_tab_of_the_focus_layout(side: str) -> None:
    pilot = shown(a_table(), "focus")
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.choose_side(side)
    pilot.settle()
    assert pilot.problems() == []


@pytest.mark.parametrize("size", [(960, 540), (1366, 768), (2560, 1440), (3840, 2160)])
def test_other_windows(size: tuple[int, int]) -> None:
    controller = BareController(a_table().table, 1)
    controller.show_prompts = False
    assert show(controller, size=size, scale=1.0).problems() == []


def test_three_parties() -> None:
    game = a_classic("2006", 3).in_round(2)
    game.table.flow = [RoundStep(game.edition.phases.index("coalitions") + 1)]
    for layout in SIZES:
        assert shown(game, layout, seat=0).problems() == []


def test_a_planned_election_counts_coalitions_and_seats() -> None:
    """VG06 6.3: the pair of the current region wins together; what is planned is a matter of seats."""
    from macher.session.plan import HoldElection

    pilot = shown(a_table())
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.toggle_plan()
    pilot.settle()
    plan = scene.planning.prompt
    assert plan is not None
    plan.edit(HoldElection(0))
    pilot.settle()
    result = plan.plan.results[0]
    assert result.outcome == "coalition"
    assert set(result.winners) == {1, 2}
    assert max(result.votes) <= 50
    assert pilot.shows(f"{result.points[1]} seats")
    assert pilot.problems() == []


def test_the_large_board_is_the_one_that_votes() -> None:
    """New regions take the place of old ones, so any board can be the current one."""
    game = a_table()
    for place, land in enumerate(game.table.lands):
        land.number = (5, 6, 3, 4)[place]
    assert model_of(shown(game, "focus")).focus_land == 2


def test_a_new_coalition_is_drawn_at_once() -> None:
    """The frame around two tiles comes although nothing else on the board has changed."""
    game = a_table()
    game.table.pairs = []
    game.tiles(0, 1, 2, 0)
    pilot = shown(game)
    rect = pilot.get("tile.0.0").window_rect
    corner = (round(rect.x) - 1, round(rect.cy))
    before = pilot.screenshot().get_at(corner)
    game.table.pairs = [[1, 2]]
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.screenshot().get_at(corner) != before


@pytest.mark.parametrize(("window", "word"), [((1366, 768), "Party contributions"), ((960, 540), "Contrib.")])
def test_an_abbreviated_phase_is_written_out_where_the_bar_has_room(window: tuple[int, int], word: str) -> None:
    stand = stand_of("table:classic-2006-contributions")
    pilot = stand.look(Look("en", window, 1.0))
    assert [each.label for each in pilot.get("phases").children if each.label] == [word]
    stand.close()


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_all_rows_of_the_rail_call_what_was_won_alike(lang: str) -> None:
    """A badge leaves one row no room for the whole word: then none has it. In a large window all have."""
    said = Texts.load(lang, words_of(edition("1997")))
    whole, short = ({said(key, n=n) for n in (5, 12)} for key in ("table-seats", "table-seats-short"))
    stand = stand_of("table:classic-1997-coalitions")
    for window, expected in (((1366, 768), short), ((1920, 1080), whole)):
        runs = stand.look(Look(lang, window, 1.0)).runs()
        units = {run.text for run in runs if run.owner.startswith("rail.") and run.text in whole | short}
        assert units <= expected
        assert units
    stand.close()
