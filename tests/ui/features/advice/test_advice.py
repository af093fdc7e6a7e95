"""Advice: what the normal seat weighs up, from the own view only, counted, and gone when the decision is."""

from functools import cache
from itertools import combinations
from threading import Event
from types import SimpleNamespace

import pygame
import pytest
from evenings import SIZES, begin, play_on, stage_of
from leak.worlds import TABLES, positions
from tabletop import BareController

from macher.ai.because import CLEAR, EQUAL, against, gist
from macher.ai.decisions.boards import apart as plans_apart
from macher.ai.facts import Fact, Sight, fact
from macher.ai.normal import NormalBot, explain, value
from macher.ai.play import bot_stream
from macher.engine.journal import Journal
from macher.i18n import Texts
from macher.rules.commands import (
    BidForStart,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    Deploy,
    KeepDraftCard,
    KeepHandCard,
    KeepPoll,
    LayProgram,
    Pass,
    TakeDisplayCard,
)
from macher.rules.phases.program import ChangeOptions, ProgramSourceOptions, TakeOptions
from macher.rules.phases.rallies import RallyOptions
from macher.saves.store import SaveStore
from macher.session.session import GameSession
from macher.ui.features.ending.page import FinalScreen
from macher.ui.game.advice import MOST, Adviser, Asked, Option, best_kept, better_than_all, options_for
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords
from macher.ui.prompts.base import make_prompt
from macher.ui.table.desk import TableDesk

STEPS = (
    "deployment",
    "start_player",
    "media",
    "rallies",
    "cabinet_placement",
    "cabinet_actions",
    "polls",
    "conversion",
    "income",
)


def game_at(step, humans="spd"):
    """A game in which the person has to decide in a step; nobody else plays on by themselves."""
    for seed in range(1, 20):
        session = begin(seed, humans=humans)
        person = session.humans[0]
        while not session.over:
            play_on(session, step)
            if session.over:
                break
            if person in session.deciding():
                return session
            seat = session.deciding()[0]
            command = NormalBot().choose(
                session.view(seat), session.decision(seat), session.edition, bot_stream(1, seat, session.version)
            )
            assert session.submit(command, version=session.version) is None
    raise LookupError(step)


def at_table(step, lang="en", size=(1920, 1080), scale=1.0, humans="spd"):
    session = game_at(step, humans)
    pilot, shell = stage_of(session, lang, size, scale)
    shell.play(session)
    return pilot.settle(), shell


def says(pilot):
    sheet = pilot.find("advice.sheet")
    return [node.name for node in sheet.walk() if node.name] if sheet is not None else []


def valued(view, decision, edition, found):
    """The same options with the whole value that the normal seat sees in them."""
    told = dict(value(view, decision, edition, others=True))
    return [Option(option.command, told[option.command]) for option in found]


def worth(option):
    return sum(option.terms.values())


def apart(options):
    """By how much each option is worth less than the first one."""
    return [worth(options[0]) - worth(option) for option in options]


@pytest.mark.parametrize("step", STEPS)
def test_advice_is_among_the_options_and_the_best_comes_first(step):
    session = game_at(step)
    seat = session.humans[0]
    view, decision = session.view(seat), session.decision(seat)
    found = options_for(view, decision, session.edition)
    assert 1 <= len(found) <= MOST
    assert all(option.command in decision.options for option in found)
    assert apart(found) == pytest.approx(apart(valued(view, decision, session.edition, found)), abs=1e-6)
    assert found[0].command == explain(view, decision, session.edition)[0][0]
    assert [worth(option) for option in found] == sorted(map(worth, found), reverse=True)


def test_equal_views_get_equal_advice():
    seen = 0
    for position in positions(4, 4, seed=8):
        if position.table.version % 6 == 0:
            other = position.redealt(3)
            edition = position.table.edition
            assert options_for(other.view, other.decision, edition) == options_for(
                position.view, position.decision, edition
            )
            seen += 1
    assert seen > 10


def test_the_screen_asks_with_the_view_of_the_seat_even_if_it_shows_more():
    pilot, shell = at_table("rallies", humans="spd cdu")
    controller = shell.controller
    controller.handover = "open"
    shell.adviser.answer(asked := shell.adviser.asked()).result()
    seat = controller.seat
    assert asked.view == controller.session.view(seat)
    assert asked.view != controller.view
    rival = next(at for at in range(4) if at != seat and asked.view.parties[at].hand)
    assert set(asked.view.parties[rival].hand) - set(asked.view.parties[rival].known) <= {-1}
    assert pilot.scene.name == "table"


def sampled(count=56):
    """Positions of all editions, numbers of seats and lengths, some of each game."""
    for number, (key, seats, elections) in enumerate(TABLES):
        found = list(positions(seats, elections, seed=number + 3, kind="sane", key=key))
        step = len(found) / count
        yield from (found[int(at * step)] for at in range(count))


@cache
def advised():
    """The positions with the advice for each, from the seat's view alone."""
    return [(each, options_for(each.view, each.decision, each.table.edition)) for each in sampled()]


def held(position, command):
    """Whether a command takes or keeps a card that lies in the own hand or program already."""
    own = position.view.parties[position.seat]
    if isinstance(command, TakeDisplayCard):
        others = {kind for kind in position.decision.options.display if kind not in (*own.program, *own.hand)}
        return command.card in (*own.program, *own.hand) and bool(others)
    if isinstance(command, KeepDraftCard):
        others = {each.card for each in position.decision.options} - set(position.decision.options.kept)
        return command.card in position.decision.options.kept and bool(others)
    return False


def test_advice_and_valuation_hold_together_in_every_edition():
    assert len(advised()) > 500
    for position, found in advised():
        edition = position.table.edition
        whole = valued(position.view, position.decision, edition, found)
        assert apart(found) == pytest.approx(apart(whole), abs=1e-6), position.decision
        assert [worth(option) for option in found] == sorted(map(worth, found), reverse=True)
        for option in found:
            assert option.command in position.decision.options
            assert not held(position, option.command), option.command
        best = explain(position.view, position.decision, edition)[0]
        taken = best[0] == found[0].command or worth(whole[0]) == pytest.approx(sum(best[1].values()))
        assert taken or held(position, best[0]) or isinstance(best[0], ChangeProgram | KeepHandCard), best


def test_a_reason_is_what_turns_the_choice_and_stands_on_the_table():
    told = 0
    for position, found in advised():
        first, *others = found
        assert all(each.fact is None for each in others)
        if first.fact is None:
            continue
        told += 1
        told_by = against((first.command, first.terms), (others[0].command, others[0].terms))
        assert first.gap == pytest.approx(told_by.gap)
        assert first.gap >= EQUAL
        real = Sight(position.view, position.table.edition, position.table)
        assert fact(real, told_by.turning, first.command, first.other)[1] == first.fact
    assert told > 100


def test_plans_for_rallies_differ_by_more_than_their_size():
    several = 0
    for position, found in advised():
        if isinstance(position.decision.options, RallyOptions) and len(found) > 2:
            boards = (0,) * len(position.decision.options.free)
            plans = [getattr(option.command, "counts", boards) for option in found]
            if plans_apart(*plans[:2]):  # else all plans are the best one in other sizes
                assert all(plans_apart(one, two) for one, two in combinations(plans, 2))
                several += 1
    assert several > 5


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_every_decision_is_told_in_every_language(lang):
    texts = {}
    for position, found in advised():
        edition = position.table.edition
        said = texts.setdefault(edition.key, Texts.load(lang, words_of(edition)))
        words = AdviceWords(said, edition, Asked((), position.view, position.decision))
        assert all(words.reason(option) for option in found)
        assert all(words.command(option.command) for option in found)
    assert not any(said.missing or said.faults for said in texts.values())


def test_the_marked_card_is_the_advised_one_and_none_where_another_is_as_good():
    seen, even = set(), set()
    for position, found in advised():
        options = position.decision.options
        if not isinstance(options, ProgramSourceOptions | TakeOptions | ChangeOptions):
            continue
        best = found[0].command
        host = SimpleNamespace(controller=BareController(position.table, position.seat), changed=int, rebuild=int)
        prompt = make_prompt(TableDesk.of(host, position.view, position.decision, Texts.load("en")))
        if isinstance(options, ChangeOptions):
            kept = best_kept(position.view, position.decision, position.table.edition, best.swaps)
            assert kept in (best.kept, -1)
            prompt.adopt(best)
            prompt.marked = -1
            alike = kept < 0
        else:
            alike = better_than_all(found) is None
            assert alike == (found[0].other is not None and (found[0].equal or found[0].fact is None))
        if alike and len(list(options)) > 1:
            assert prompt.commands() == ()
            assert prompt.told.acts[0].reason
            even.add(type(options))
        elif not isinstance(best, Pass):
            assert prompt.commands() == (best,)
            seen.add(type(options))
    assert len(seen) == 3
    assert {TakeOptions, ChangeOptions} <= even


def test_the_sheet_leaves_the_cards_in_sight():
    for size, scale in SIZES:
        for step, cards in (("draft", "draft"), ("opening_program", "lay")):
            pilot, _shell = at_table(step, size=size, scale=scale)
            before = [node.window_rect for node in pilot.nodes() if node.id.startswith(f"{cards}.")]
            pilot.press("h")
            sheet = pilot.get("advice.sheet").window_rect
            assert before
            assert not [rect for rect in before if rect.meets(sheet)], (size, step)


def test_the_key_shows_options_with_their_reasons():
    pilot, shell = at_table("rallies")
    pilot.press("h")
    words = AdviceWords(shell.texts, shell.controller.edition, shell.adviser.asked())
    for at, option in enumerate(shell.adviser.answer(shell.adviser.asked()).result()):
        said = [getattr(node, "text", "") for node in pilot.get(f"advice.option.{at}").walk()]
        assert words.command(option.command) in said
        even = f"As good as number {1 if at else 2}"
        assert (even if option.equal else words.reason(option)) in said
    pilot.press("return")
    assert pilot.find("advice.sheet") is None
    assert shell.controller.session.advised == 1


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        ("opening_program", LayProgram),
        ("opening_hand", KeepHandCard),
        ("deployment", Deploy),
        ("start_player", BidForStart),
        ("media", BuyMedia),
        ("rallies", BuyRallies),
        ("conversion", ConvertRallies),
        ("income", DecideDonation),
    ],
)
def test_an_option_can_be_taken_over_as_draft(step, kind):
    pilot, shell = at_table(step)
    pilot.press("h")
    found = shell.adviser.answer(shell.adviser.asked()).result()
    at = next(at for at, option in enumerate(found) if isinstance(option.command, kind))
    before = shell.controller.session.version
    pilot.click(f"advice.take.{at}")
    assert pilot.find("advice.sheet") is None
    assert pilot.scene.prompt.commands() == (found[at].command,)
    assert shell.controller.session.version == before


def test_a_press_beside_the_sheet_is_meant_for_what_is_seen_there():
    pilot, shell = at_table("cabinet_placement", size=(1280, 720))
    before, button = shell.controller.session.version, pilot.get("act.pass").window_rect
    place = button.right - 6, button.bottom - 5
    pilot.press("h")
    assert not pilot.get("advice.sheet").window_rect.contains(*place)
    pilot.click(place)
    assert pilot.find("advice.sheet") is None
    assert shell.controller.session.version > before, "nobody was sent"


def test_a_press_on_the_sheet_or_on_the_darkness_around_it_keeps_it_open():
    pilot, shell = at_table("cabinet_placement", size=(1280, 720))
    pilot.press("h")
    sheet = pilot.get("advice.sheet").window_rect
    pilot.click((sheet.x + 5, sheet.y + 5))
    assert pilot.find("advice.sheet") is not None
    pilot, shell = at_table("cabinet_placement", size=(1920, 1080), scale=2.0)
    button, before = pilot.get("act.pass").window_rect, shell.controller.session.version
    pilot.press("h")
    pilot.click((button.cx, button.cy))
    assert shell.controller.session.version == before


def test_passing_has_no_draft_and_no_button():
    pilot, shell = at_table("cabinet_placement")
    pilot.press("h")
    found = shell.adviser.answer(shell.adviser.asked()).result()
    for at, option in enumerate(found):
        assert (pilot.find(f"advice.take.{at}") is None) == isinstance(option.command, Pass)
    assert any(isinstance(option.command, Pass) for option in found)
    assert any(line.startswith("Send nobody") for line in says(pilot))  # as the button of this question


def test_the_window_goes_on_while_advice_is_thought_about():
    pilot, shell = at_table("rallies")
    go = Event()

    def slowly(view, decision, edition):
        go.wait(5)
        return options_for(view, decision, edition)

    shell.adviser = Adviser(shell.controller, slowly)
    shell.advise()
    pilot.app.step()
    assert pilot.find("advice.option.0") is None
    assert any("Weighing" in line for line in says(pilot))
    pilot.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 400), rel=(1, 1), buttons=(0, 0, 0))])
    go.set()
    assert pilot.settle().find("advice.option.0") is not None


def test_advice_disappears_when_the_decision_changes():
    pilot, shell = at_table("rallies")
    pilot.press("h")
    assert pilot.find("advice.sheet") is not None
    session = shell.controller.session
    seat = shell.controller.seat
    first = shell.adviser.asked()
    command = NormalBot().choose(session.view(seat), session.decision(seat), session.edition, bot_stream(1, seat, 1))
    assert session.submit(command, version=session.version) is None
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.find("advice.sheet") is None
    now = shell.adviser.asked()
    assert now is None or now.key != first.key


def test_an_equal_question_in_another_position_is_thought_about_anew():
    """After an undo the same question may come back while others have done something else."""
    session = game_at("rallies")
    table = session.journal.state.clone()
    table.parties[session.humans[0] - 1].money += 1000
    elsewhere = GameSession(session.config, session.edition, Journal(table), (), workers="none")
    one, two = (Adviser(GameController(each)).asked() for each in (session, elsewhere))
    assert (one.view.version, one.decision) == (two.view.version, two.decision)
    assert one.view != two.view
    assert one.key != two.key


def test_asking_twice_about_one_decision_counts_once_and_the_end_shows_the_count():
    pilot, shell = at_table("rallies")
    pilot.press("h").press("return").press("h").press("return")
    assert shell.controller.session.advised == 1
    ended = play_on(begin(19))
    pilot, shell = stage_of(ended)
    ended.advised = 1
    pilot.app.push(FinalScreen(shell, shell.controller))
    assert not pilot.settle().shows("Advice: 1")  # few ask for it
    pilot.click("final.info")
    assert pilot.settle().shows("Advice: 1")


def test_the_count_goes_on_with_a_saved_game(tmp_path):
    store = SaveStore(tmp_path)
    session = GameSession.new(begin(4).config, store, "none")
    session.advised = 2
    play_on(session, "start_player")
    session.close()
    with GameSession.resume(store.latest(), None, "none") as again:
        assert again.advised == 2


def test_covered_cards_give_no_advice():
    _pilot, shell = at_table("rallies", humans="spd cdu")
    controller = shell.controller
    controller.use_handover("peek")
    controller.poll(0.0)
    assert controller.covered
    assert shell.adviser.asked() is None
    controller.look()
    assert shell.adviser.asked() is not None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("step", ["deployment", "rallies", "cabinet_placement", "polls"])
def test_nothing_overflows(lang, size, scale, step):
    pilot, shell = at_table(step, lang, size, scale)
    pilot.press("h")
    assert pilot.find("advice.sheet") is not None
    assert [str(each) for each in pilot.problems() if each.where.startswith(("advice", "top", "phase"))] == []
    assert not shell.texts.missing
    assert not shell.texts.faults


def test_a_failing_valuation_says_so_and_the_game_goes_on():
    pilot, shell = at_table("rallies")

    def fails(view, decision, edition):
        raise KeyError("nobody values this")

    shell.adviser = Adviser(shell.controller, fails)
    pilot.app.strict = False
    shell.advise()
    pilot.settle()
    assert any("There is no advice" in line for line in says(pilot))
    pilot.press("return")
    assert isinstance(shell.controller.session, GameSession)
    assert pilot.find("advice.sheet") is None


@pytest.mark.parametrize(
    ("gap", "said"),
    [
        (EQUAL - 0.01, "As good as: Keep the poll"),
        (0.01 - EQUAL, "As good as: Keep the poll"),
        (EQUAL, "No single reason; slightly better"),
        (CLEAR, "No single reason; clearly better"),
        (-EQUAL, "Slightly worse than number 1"),
        (-CLEAR, "Clearly worse than number 1"),
    ],
)
def test_without_a_fact_only_the_degree_is_told(gap, said):
    session = game_at("polls")
    seat = session.humans[0]
    asked = Asked((), session.view(seat), session.decision(seat))
    words = AdviceWords(Texts.load("en"), session.edition, asked)
    assert words.reason(Option(Pass(seat), {}, KeepPoll(seat), gap)) == said
    assert words.reason(Option(Pass(seat), {})) == "The only one worth considering"


def test_pointing_at_a_reason_lights_its_number_on_the_table():
    session, fact_ = game_at("rallies"), Fact("votes", 18, 6, land=1, state=2, seat=0)
    seat = session.humans[0]
    asked = Asked((), session.view(seat), session.decision(seat))
    option = Option(BuyRallies(seat, (0, 2, 0, 0)), {}, Pass(seat), 4.0, fact_)
    assert AdviceWords(Texts.load("en"), session.edition, asked).places(option) == ("row.1.0",)
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle()
    shell.adviser = Adviser(shell.controller, lambda *rest: (option,))
    shell.advise()
    pilot.settle()
    row = pilot.get("advice.option.0")
    assert row.lights == ("row.1.0",)
    assert pilot.find("row.1.0") is not None
    pointing, root = pilot.scene.clock.pointing, pilot.scene.stage.root
    assert pointing._lit_by(pilot.scene.model(), row.children[0], root) == row.lights


def test_swaps_that_make_the_same_program_are_one_suggestion() -> None:
    for position, found in advised():
        if isinstance(position.decision.options, ChangeOptions):
            swapped = [option.command for option in found if option.command.swaps]
            programs = [gist(command, position.decision) for command in swapped]
            assert len(set(programs)) == len(programs)
            stays = [option.command for option in found if not option.command.swaps]
            assert len({command.kept for command in stays}) == len(stays)
