"""Set-up and phases 1 to 4 on the real table screen: what each question does besides, and why something is closed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from asked_early import EARLY, SEAT, change, programs, rallies
from builders import a_game, cards
from tabletop import BareController, show

from macher.i18n import Texts
from macher.rules.commands import BidForStart, Pass
from macher.rules.viewing import view
from macher.ui.prompts.base import Spot
from macher.ui.prompts.shared.forecast import forecast
from macher.ui.table.screen import TableScene
from macher.ui.table.words.figure_sentences import receipt


def _controller(name: str) -> BareController:
    return EARLY[name].controller()


def test_a_card_of_the_display_is_suggested_while_advice_is_on() -> None:
    """It matches most in the opinions lying open, is marked as a suggestion, and changes nothing before it is taken."""
    controller = _controller("take")
    pilot = show(controller)
    assert pilot.shows("You take (suggested)")
    before = view(controller.table, SEAT)
    assert pilot.scene.prompt.preview() == before
    pilot.click("act.confirm")
    (taken,) = controller.given

    def worth(kind: int) -> int:
        return sum((kind in land.opinions) - ((kind ^ 1) in land.opinions) for land in before.lands)

    assert worth(taken.card) == max(worth(kind) for kind in before.program_display if kind >= 0)
    pilot = show(_controller("take"))
    pilot.app.set_options(replace(pilot.app.options, assists=frozenset()))
    pilot.settle()
    assert pilot.scene.prompt.commands() == ()


# -- what is closed says why -------------------------------------------------------------------------------------------


def test_a_topic_that_is_laid_closes_its_like() -> None:
    """EN19 set-up H: five different topics."""
    pilot = show(_controller("lay")).click("lay.card.0")
    assert pilot.get("lay.card.1").reason
    pilot.click("lay.card.1")
    assert pilot.scene.prompt.marked == [0]


def test_five_marked_cards_close_the_others() -> None:
    """The sixth topic has to wait for one to be taken back."""
    pilot = show(_controller("lay"))
    for at in (0, 2, 3, 4, 5):
        pilot.click(f"lay.card.{at}")
    assert pilot.get("lay.card.6").reason
    assert not pilot.click("lay.card.5").get("lay.card.6").reason


def test_the_same_symbol_is_closed_where_its_like_lies() -> None:
    """EN19 set-up step 2: the same symbol goes to different states."""
    pilot = show(_controller("deploy")).click("spot.land.2")
    assert pilot.scene.prompt.at == 1
    assert pilot.get("spot.land.2").reason
    pilot.click("spot.land.2")
    assert pilot.scene.prompt.places == [2, -1, -1, -1, -1]


def test_another_block_keeps_what_both_have() -> None:
    """Changing one's mind about the block costs no click that was made already."""
    pilot = show(_controller("deploy")).click("spot.land.2").click("spot.land.0").click("spot.land.1")
    pilot.click("deploy.block.4")
    assert [placed.symbol for placed in pilot.scene.prompt.symbols] == ["rallies", "trend", "media", "media", "votes"]
    assert pilot.scene.prompt.places == [2, 1, -1, -1, -1]
    assert pilot.scene.prompt.at == 2


def test_a_full_state_takes_no_media_marker() -> None:
    """EN19 phase 3: five spots."""
    pilot = show(_controller("media"))
    assert pilot.get("media.land.0").reason
    assert pilot.find("spot.media.0.0") is None
    pilot.click("media.land.0")
    assert pilot.scene.prompt.land == -1


def test_passing_a_whole_phase_is_handed_on() -> None:
    """One click passes now and each further time."""
    controller = _controller("media")
    show(controller).click("act.pass_phase")
    assert controller.passing == ["phase"]


def test_rallies_stop_at_spots_supply_and_money() -> None:
    """EN19 phase 4: eight spots, twenty rallies in all; the ladder of costs counts for each state."""
    pilot = show(_controller("rallies"))  # 13 of 20 lie already, eight of them in one state
    prompt = pilot.scene.prompt
    assert pilot.get("spot.plus.2").reason
    assert pilot.get("spot.pip.1.8").reason
    pilot.click("spot.pip.1.7")
    assert prompt.counts == [0, 7, 0, 0]
    assert prompt.cost == 15_000
    assert pilot.get("spot.plus.3").reason
    pilot.click("spot.pip.1.7")
    assert prompt.counts == [0, 6, 0, 0]
    pilot.click("spot.plus.3")
    assert prompt.cost == 11_000
    pilot.click("spot.minus.1")
    assert prompt.counts == [0, 5, 0, 1]


def test_rallies_stop_at_the_money() -> None:
    """What all states cost together may not be more than there is."""
    game = programs(a_game(4)).start(SEAT).money(9000, 3000, 9000, 9000).in_phase("rallies")
    pilot = show(BareController(game.table, SEAT)).click("spot.plus.0").click("spot.plus.0").click("spot.plus.1")
    assert pilot.scene.prompt.cost == 3000
    assert all(pilot.get(f"spot.plus.{place}").reason for place in range(4))


def test_a_bid_stays_within_its_bounds() -> None:
    """More than the money is not possible; a typed number that grows too large begins anew."""
    pilot = show(_controller("bid"))
    prompt = pilot.scene.prompt
    pilot.click("bid.most")
    assert prompt.amount.value == 12_000
    assert pilot.get("bid.up").reason
    pilot.click("bid.least").press("1", "2")
    assert prompt.amount.value == 12_000
    pilot.press("3")
    assert prompt.amount.value == 3000


def test_no_raise_is_possible_without_the_money() -> None:
    """The tie is higher than what is left: passing is all there is."""
    game = a_game(4).money(20_000, 5000, 9_000, 30_000).in_phase("start_player")
    game.do(*[BidForStart(seat, 5000 if seat < 2 else 0) for seat in range(4)], Pass(0))
    controller = BareController(game.table, SEAT)
    pilot = show(controller)
    assert pilot.get("act.confirm").reason
    pilot.click("act.pass")
    assert controller.given == [Pass(SEAT)]


def test_a_swapped_card_goes_back_by_a_click() -> None:
    """Two swaps at most; a third card in hand finds every place closed."""
    pilot = show(_controller("change"))
    prompt = pilot.scene.prompt
    pilot.click("program.hand.2").click("program.slot.3")
    assert prompt.swapped == {3: 2}
    pilot.click("program.slot.3")
    assert prompt.swapped == {}


def test_a_topic_that_lies_closes_the_wrong_places() -> None:
    """Ruling 30: five different topics; a card may replace its own topic or a place that frees none twice."""
    pilot = show(_controller("change")).click("program.hand.1")  # - digitization
    slots = {at: pilot.get(f"program.slot.{at}").reason for at in range(5)}
    program = pilot.scene.prompt.options.program
    same = next(at for at, kind in enumerate(program) if kind >> 1 == cards("-digitization")[0] >> 1)
    assert not slots.pop(same)
    assert all(slots.values())


# -- previews are true -------------------------------------------------------------------------------------------------


def test_the_draft_shows_what_kept_cards_match() -> None:
    """The marked card lies with those kept, and the opinions it touches are tagged."""
    pilot = show(_controller("draft")).click("draft.card.3")
    prompt = pilot.scene.prompt
    assert prompt.preview().parties[SEAT].hand == (prompt.card,)
    for spot, state in prompt.spots().items():
        assert isinstance(spot, Spot)
        assert spot.card >> 1 == prompt.card >> 1
        assert state.tag == ("+1" if spot.card == prompt.card else "−1")


# -- everything fits ---------------------------------------------------------------------------------------------------


def test_the_card_kept_is_the_best_one_where_hints_are_on_and_else_the_last() -> None:
    """What matches most in the opinions lying open is only a suggestion; a mark of the player's own stays."""
    table = change()
    best, middle, last = table.parties[SEAT].hand = cards("+education -traffic -security")
    for land in table.lands:
        land.opinions, land.rallies[SEAT] = [best, -1, -1, -1], 5
    prompt = show(BareController(table, SEAT)).scene.prompt
    assert prompt.commands()[0].kept == best
    assert any(fact.caption.endswith("(suggested)") for fact in prompt.facts())
    prompt.desk.assists = frozenset()
    assert prompt.commands()[0].kept == last
    assert not any(fact.caption.endswith("(suggested)") for fact in prompt.facts())
    prompt.mark(1)
    prompt.desk.assists = frozenset({"advisor"})
    assert prompt.commands()[0].kept == middle


def test_nothing_is_kept_by_itself_where_the_advice_finds_all_cards_alike() -> None:
    table = change()
    table.parties[SEAT].hand = cards("+education -traffic +environment")
    for land in table.lands:
        land.opinions = [-1] * len(land.opinions)
    pilot = show(BareController(table, SEAT))
    prompt = pilot.scene.prompt
    assert prompt.commands() == ()
    assert pilot.get("act.confirm").reason
    pilot.click("program.keep.1")
    assert prompt.commands()[0].kept == table.parties[SEAT].hand[1]


def test_a_swap_tells_which_rivals_share_more_or_fewer_cards() -> None:
    """Cards in common order the partners of a coalition (EN19 phase 9b)."""
    table = change()
    pilot = show(BareController(table, SEAT)).click("program.hand.2").click("program.slot.3")
    prompt = pilot.scene.prompt
    after = prompt.program
    told = {fact.caption: (fact.value, fact.new) for fact in prompt.facts() if fact.caption.startswith("Shared with")}
    wanted = {}
    for seat, party in enumerate(table.parties):
        old, new = (len(set(each) & set(party.program)) for each in (table.parties[SEAT].program, after))
        if seat != SEAT and old != new:
            wanted[f"Shared with {prompt.desk.names.party(seat)}"] = (str(old), str(new))
    assert told == wanted
    assert told


def test_a_rally_spot_says_what_filling_it_would_bring() -> None:
    """Price, votes if converted and points, as the draft shows them after the click."""
    table = rallies()
    pilot = show(BareController(table, SEAT))
    said = {stop.spot.index: stop.said for stop in pilot.get("spot.pips.1").stops}
    for index in (1, 3, 5):
        pilot.scene.prompt.set_count(1, index)
        row = forecast(pilot.scene.prompt.desk, pilot.scene.prompt.preview(), 1, SEAT)
        assert f"If converted: 0 → {row.after}" in said[index]
        assert "VP: " in said[index]


def test_a_draft_turns_to_the_board_it_changes_once() -> None:
    """Where one board has room: a marker is seen where it will lie, and the player may look elsewhere then."""
    pilot = show(_controller("media"), "focus")
    place = next(at for at in range(3, 0, -1) if not pilot.get(f"media.land.{at}").reason)
    pilot.click(f"media.land.{place}")
    assert pilot.get(f"board.{place}").shown
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    scene.choose_land(0)
    assert pilot.settle().get("board.0").shown


def test_one_click_fills_a_state_up_and_the_next_takes_it_back() -> None:
    """As many as spots, supply and money allow; where none can come, the button says why."""
    pilot = show(_controller("rallies"), "focus").click("side.mine")  # 13 of 20 lie already, eight in one state
    prompt = pilot.scene.prompt
    assert pilot.get("fill.2").reason
    pilot.click("fill.1")
    assert prompt.counts == [0, 7, 0, 0]
    assert pilot.get("fill.3").reason == prompt.closed(3, 1) != ""
    pilot.click("fill.1")
    assert prompt.counts == [0, 0, 0, 0]
    pilot.click("side.mine").click("land.3").click("spot.plus.3").click("side.mine").click("fill.1")
    assert prompt.counts == [0, 6, 0, 1]


def test_a_key_fills_the_state_last_looked_at() -> None:
    game = programs(a_game(4)).start(SEAT).money(9000, 3000, 9000, 9000).in_phase("rallies")
    pilot = show(BareController(game.table, SEAT)).press("2").press("f")
    prompt = pilot.scene.prompt
    assert prompt.counts[1] == prompt.most(1) > 0
    assert prompt.cost <= prompt.options.money < prompt.cost + prompt.options.costs[1]
    pilot.press("f")
    assert not any(prompt.counts)
    pilot.click("spot.plus.3").press("f")
    assert prompt.counts[3] == prompt.most(3) > 1


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_a_tie_that_a_marker_brings_is_said_in_a_word(lang: str) -> None:
    """Where there is no room for both, who leads after the purchase."""
    pilot = show(_controller("media"), "small", lang)
    said = [run.text for run in pilot.runs() if run.owner == "media.land.1"]
    assert Texts.load(lang)("prompt-media-tied") in said


def test_equal_cards_leave_no_choice_in_the_opening_program() -> None:
    """Two cards of a topic with the same attitude are one; two with different attitudes are a choice."""
    for hand, marked in (("+genetics +genetics +traffic", 2), ("+genetics -genetics +traffic", 1)):
        game = a_game(4)
        for seat in range(4):
            game.program(seat, "+education -digitization +security").hand(seat, hand)
        prompt = show(BareController(game.in_setup("opening_program").table, 1)).scene.prompt
        assert prompt.options.needed == 2
        assert len(prompt.marked) == marked
        assert bool(prompt.commands()) == (marked == 2)


def test_the_button_says_the_price_of_the_next_rally_and_the_row_what_the_draft_brings() -> None:
    """EN19 phase 4: each state is paid for by itself; for drafts by chance, as confirming them would do."""
    pilot, stream = show(_controller("rallies")), random.Random(4)
    prompt, texts = pilot.scene.prompt, pilot.app.texts
    for _ in range(60):
        place = stream.choice([at for at, free in enumerate(prompt.options.free) if free])
        prompt.set_count(place, stream.randint(0, prompt.options.free[place]))
        look = prompt.told.spots[Spot("plus", land=place)]
        if look.reason:
            continue
        more = [count + (at == place) for at, count in enumerate(prompt.counts)]
        assert look.text == texts.money_short(prompt.options.cost(more) - prompt.options.cost(prompt.counts))
        pilot.scene.rebuild()
        pilot.settle()
        row = pilot.scene.model().row(place, pilot.scene.controller.seat, True)
        (bought, *gains), _ = receipt(pilot.scene.model(), place, pilot.scene.controller.seat)
        if prompt.counts[place]:
            assert bought.startswith(f"+{prompt.counts[place]} for ")
            assert any(f"→ {row.after} vote" in gain for gain in gains)
