"""Election night: the figures are those of the rules, every outcome is said, and input never waits."""

from dataclasses import replace

import pygame
import pytest
from evenings import OUTCOMES, SIZES, begin, evening, play_on, stage_of

from macher.rules import events as ev
from macher.rules.commands import AnswerCoalition
from macher.rules.edition import GameOptions
from macher.rules.formula import votes_for
from macher.ui.motion import LONGEST
from macher.ui.scene import Scene
from macher.ui.screens.election import ElectionScreen
from macher.ui.screens.election_facts import election_facts
from macher.ui.screens.election_show import LONGEST_SHOW, ElectionShow
from macher.ui.screens.handover import CURTAIN
from macher.ui.settings.options import UiOptions

GAMES = [(19, "linke spd cdu fdp", 4), (2, "linke spd cdu fdp", 4), (3, "cdu spd gruene fdp linke", 7)]


def shown(seed, number, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(evening(seed), lang, size, scale)
    pilot.app.push(ElectionScreen(shell, shell.controller, number))
    return pilot.settle(), shell


def facts_of(session, number):
    return election_facts(session.view(-1), session.edition, session.events_for(-1), number)


def all_facts():
    for game in GAMES:
        session = evening(*game)
        for result in session.view(-1).results:
            yield session, result, facts_of(session, result.number)


def test_columns_add_up_to_the_result_and_the_formula():
    gained = 0
    for _, result, facts in all_facts():
        assert tuple(column.votes for column in facts.columns) == result.votes
        for column in facts.columns:
            assert column.before >= 0
            if column.rallies:
                assert column.gained == votes_for(column.rallies, column.trend, column.matches)
                gained += column.gained
    assert gained > 0


def test_totals_are_the_points_of_the_log():
    for session, result, facts in all_facts():
        scored = dict.fromkeys(range(len(result.votes)), 0)
        counting = False
        for event in (each.event for each in session.events):
            if isinstance(event, ev.ElectionHeld):
                counting = event.number == result.number
            elif isinstance(event, ev.PointsScored) and counting and event.source in ("votes", "bonus"):
                scored[event.seat] += event.points
        assert [column.total for column in facts.columns] == list(scored.values())


def test_pairs_stand_only_where_nobody_has_the_majority_and_agree_with_the_rules():
    formed = short = 0
    for session, result, facts in all_facts():
        assert bool(facts.pairs) == (max(result.votes) < 50)
        for pair in facts.pairs:
            assert pair.votes == result.votes[pair.leader] + result.votes[pair.partner]
            assert pair.missing == max(0, 50 - pair.votes)
            short += pair.state == "short"
        if result.outcome == "coalition":
            decided = next(
                e.event
                for e in session.events
                if isinstance(e.event, ev.ElectionDecided) and e.event.number == result.number
            )
            first = facts.pairs[0]
            assert (first.state, first.partner, first.common) == ("formed", result.seats[1], decided.common)
            assert first.common == max(pair.common for pair in facts.pairs if not pair.missing)
            formed += 1
    assert formed
    assert short


def test_a_partner_that_declines_is_named():
    session = begin(2, options=GameOptions(partners_may_decline=True))
    play_on(session, "election")
    asked = session.deciding()[0]
    assert session.submit(AnswerCoalition(asked, False), version=session.version) is None
    play_on(session, "income")
    facts = facts_of(session, session.view(-1).results[-1].number)
    assert [pair.state for pair in facts.pairs if pair.partner == asked] == ["declined"]


def test_an_election_that_was_not_held_has_no_facts():
    assert facts_of(begin(1), 1) is None


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_any_outcome(lang, size, scale):
    for seed, number in OUTCOMES.values():
        pilot, shell = shown(seed, number, lang, size, scale)
        assert pilot.problems() == []
        assert not shell.texts.missing
        assert not shell.texts.faults


@pytest.mark.parametrize(("seed", "number"), [(3, 1), (3, 7), (4, 4)])
def test_five_parties_and_seven_elections_fit_the_smallest_window(seed, number):
    for lang in ("en", "de", "pl", "fr"):
        pilot, shell = stage_of(evening(seed, "cdu spd gruene fdp linke", 7), lang, (1280, 720), 1.38)
        pilot.app.push(ElectionScreen(shell, shell.controller, number))
        assert pilot.settle().problems() == []


@pytest.mark.parametrize(
    ("outcome", "verdict"),
    [
        ("none", "Nobody has a majority"),
        ("sole", "wins alone"),
        ("several", "reach the majority"),
        ("coalition", "form a coalition"),
    ],
)
def test_each_outcome_has_its_sentence(outcome, verdict):
    seed, number = OUTCOMES[outcome]
    pilot, _ = shown(seed, number)
    assert pilot.shows(verdict)


def test_equally_strong_parties_are_explained_by_their_nearness():
    seed, number = OUTCOMES["coalition"]
    pilot, _ = shown(seed, number)
    assert any("nearest to the start player" in (node.name or "") for node in pilot.nodes())


def told(seed, number, speed="normal", lang="en", size=(1920, 1080), scale=1.0, reduced=False):
    """The screen at its first step, as a player who has not switched animations off sees it."""
    below = Scene()
    pilot, shell = stage_of(evening(seed), lang, size, scale, below=below)
    pilot.app.set_options(UiOptions(scale=scale, reduced_motion=reduced))
    shell.controller.speed = speed
    screen = ElectionScreen(shell, shell.controller, number)
    pilot.app.push(screen)
    pilot.app.step()
    return pilot, screen, below


def tap(pilot, key):
    """A key as the window hears it; unlike the pilot's own keys it does not wait for the end of what goes on."""
    code = {"space": pygame.K_SPACE}.get(key) or ord(key)
    text = " " if key == "space" else key
    pilot.app.step([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)])


def watched(pilot, screen, pace=0.05):
    """Every step with the seconds it took, in their order, until the evening has been told."""
    seen, began, moved, longest = [screen.show.at], pilot.clock.now, 0.0, 0.0
    while screen.telling:
        moved = moved + pace if pilot.app.motion.busy else 0.0
        longest = max(longest, moved)
        pilot.wait(pace)
        if screen.show.at != seen[-1]:
            seen.append(screen.show.at)
    return seen, pilot.clock.now - began, longest


@pytest.mark.parametrize("way", ["return", "escape", "click", "anywhere"])
def test_the_first_press_shows_the_result_and_the_second_goes_on(way):
    pilot, screen, below = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    assert pilot.app.motion.busy

    def press():
        if way == "click":
            pilot.click("election.continue")
        elif way == "anywhere":
            pilot.click((20, 20))
        else:
            pilot.press(way)

    press()
    assert pilot.scene is screen
    assert not screen.telling
    assert pilot.shows("wins alone")
    pilot.wait(0.4)
    if way == "anywhere":
        pilot.press("return")
    else:
        press()
    assert pilot.scene is below


def test_a_double_click_on_continue_only_shows_the_result():
    pilot, screen, below = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    pilot.double_click("election.continue", times=3)
    assert pilot.scene is screen
    assert not screen.telling
    pilot.wait(0.4)
    pilot.click("election.continue")
    assert pilot.scene is below


def test_the_evening_is_told_in_its_order_within_twelve_seconds():
    pilot, screen, _ = told(*OUTCOMES["coalition"])
    kinds = [step.kind for step in screen.show.steps]
    assert [kind for at, kind in enumerate(kinds) if kind not in kinds[:at]] == [
        "title",
        "columns",
        "convert",
        "line",
        "table",
        "pairs",
        "verdict",
    ]
    assert kinds.count("table") == 4
    seen, seconds, longest = watched(pilot, screen)
    assert seen == list(range(len(kinds) + 1)) or seen == list(range(len(kinds)))
    assert seconds <= LONGEST_SHOW
    assert longest <= LONGEST


def test_no_evening_is_too_long_and_nothing_in_it_moves_too_long():
    for _, _, facts in all_facts():
        show = ElectionShow(facts)
        assert show.seconds <= LONGEST_SHOW
        assert max(step.grows for step in show.steps) <= LONGEST


def test_figures_change_when_their_party_converts_and_the_verdict_comes_last():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    facts, show = screen.facts, screen.show
    column = next(each for each in facts.columns if each.gained and each.before)
    seen = {}
    while screen.telling:
        pilot.app.draw(pilot.surface)
        drawn = [run.text for run in pilot.runs()]
        key = show.steps[show.at].kind, show.steps[show.at].which
        seen.setdefault(key, (drawn, pilot.shows("wins alone")))
        tap(pilot, "space")
    before, after = seen["columns", 0][0], seen["convert", column.seat][0]
    assert str(column.before) in before
    assert str(column.votes) not in before or column.votes in [each.before for each in facts.columns]
    assert str(column.votes) in after
    assert not any(says for (kind, _), (_, says) in seen.items() if kind != "verdict")
    pilot.settle()
    assert pilot.shows("wins alone")


def test_space_is_the_next_step_and_s_the_result():
    pilot, screen, below = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    at = screen.show.at
    tap(pilot, "space")
    assert (screen.show.at, screen.show.share) == (at + 1, 0)
    tap(pilot, "a")
    assert (screen.show.at, screen.show.share) == (at + 1, 1)
    tap(pilot, "s")
    assert not screen.telling
    assert pilot.scene is screen
    assert pilot.settle().shows("wins alone")
    pilot.press("space")
    assert pilot.scene is below


def test_the_keys_of_the_evening_can_be_changed_and_alt_shows_them():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    pilot.app.set_options(replace(pilot.app.options, keys={"result": ["g"], "skip": ["n"]}))
    pilot.app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_ALT, unicode="", scancode=0)])
    shown = [run.text for run in pilot.runs()]
    assert {"G", "N", "Enter"} <= set(shown)
    assert pilot.get("election.result").tooltip.endswith("N shows the next step.")
    at = screen.show.at
    tap(pilot, "space")
    tap(pilot, "s")
    assert screen.telling
    assert screen.show.at == at
    tap(pilot, "n")
    assert screen.show.at == at + 1
    tap(pilot, "g")
    assert not screen.telling


def test_every_column_that_fills_up_is_heard_when_it_begins_and_nothing_else_is():
    pilot, screen, _ = told(*OUTCOMES["coalition"])
    heard = []
    pilot.app.sounds.play = lambda effect: heard.append((effect, screen.show.steps[screen.show.at]))
    while screen.telling:
        pilot.wait(0.05)
    filling = [step for step in screen.show.steps if step.kind in ("columns", "convert")]
    assert len(filling) > 1
    assert heard == [("column", step) for step in filling]


def test_the_button_for_the_result_gives_way_to_watching_again():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    assert pilot.find("election.again") is None
    pilot.click("election.result")
    assert not screen.telling
    assert pilot.find("election.result") is None
    screen.watch()
    assert screen.show.at == 0
    watched(pilot, screen)
    pilot.settle().click("election.again")
    assert not screen.telling


@pytest.mark.parametrize(("speed", "reduced"), [("instant", False), ("normal", True)])
def test_whoever_wants_no_motion_sees_the_result_at_once(speed, reduced):
    pilot, screen, _ = told(*OUTCOMES["none"], speed, reduced=reduced)
    assert not screen.telling
    assert not pilot.app.motion.busy
    assert pilot.shows("Nobody has a majority")


def test_rules_opened_in_between_end_the_telling():
    pilot, screen, _ = told(*OUTCOMES["none"])
    pilot.press("f1")
    assert pilot.scene is not screen
    pilot.app.pop()
    assert pilot.settle().scene is screen
    assert not screen.telling


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_any_step(lang, size, scale):
    pilot, screen, _ = told(*OUTCOMES["coalition"], "normal", lang, size, scale)
    while screen.telling:
        pilot.app.motion.finish_all()
        pilot.app.draw(pilot.surface)
        runs = pilot.runs()
        assert not [run.text for run in runs if not run.box.holds(run.ink, 1.5)]
        tap(pilot, "space")


def test_switching_the_language_says_the_same_in_the_other_one():
    seed, number = OUTCOMES["none"]
    pilot, shell = shown(seed, number)
    shell.prefer.language("de")
    assert pilot.settle().shows("Niemand hat eine Mehrheit")


def test_two_elections_of_a_round_are_read_in_their_order_and_the_curtain_waits():
    session = begin(4, "spd linke cdu gruene", 7, humans="spd cdu")
    pilot, shell = stage_of(session)
    shell.play(session)
    pilot.settle().wait(CURTAIN).press("return")
    controller = shell.controller
    for number in (2, 3):
        controller.on_election(number)
    controller.on_curtain(2)
    seen = []
    for _ in range(3):
        screen = pilot.settle().scene
        seen.append((screen.name, getattr(screen, "number", None)))
        pilot.wait(CURTAIN).press("return")
    assert seen == [("election", 2), ("election", 3), ("handover", None)]
    assert pilot.scene.name == "table"
