"""Election night: the figures are those of the rules, every outcome is said, and input never waits."""

from dataclasses import replace

import pygame
import pytest
from evenings import CLASSIC_OUTCOMES, OUTCOMES, SIZES, begin, classic_evening, evening, play_on, stage_of

from macher.gallery.pictures.positions import still
from macher.rules import events as ev
from macher.rules.commands import AnswerCoalition
from macher.rules.national import events as ce
from macher.rules.options import GameOptions
from macher.ui.features.handover.page import CURTAIN
from macher.ui.features.night.beats import LONGEST_SHOW, ElectionShow
from macher.ui.features.night.canvas import Canvas, Telling
from macher.ui.features.night.columns import NightColumns
from macher.ui.features.night.contest_words import election_words
from macher.ui.features.night.facts import election_facts, night_of, ranked
from macher.ui.features.night.page import TWICE, ElectionScreen
from macher.ui.features.rules.page import RulesScreen
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.controller import GameController
from macher.ui.layout import Rect
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions
from macher.words.names import GameNames

GAMES = [(19, "linke spd cdu fdp", 4), (2, "linke spd cdu fdp", 4), (3, "cdu spd gruene fdp linke", 7)]


def shown(seed, number, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(evening(seed), lang, size, scale)
    pilot.app.push(ElectionScreen(shell, shell.controller, number))
    return pilot.settle(), shell


def facts_of(session, number):
    return election_facts(session.view(-1), session.edition, session.events_for(-1), number)


def all_facts(*sessions):
    for session in sessions or [evening(*game) for game in GAMES]:
        for result in session.view(-1).results:
            yield session, result, facts_of(session, result.number)


def classic_games():
    """The first of these editions, and the one in which places are bought; `test_contest` asks all by made tables."""
    return [classic_evening(), classic_evening("consim")]


@pytest.mark.parametrize("games", [list, classic_games], ids=["2019", "classic"])
def test_columns_add_up_to_the_result_and_the_formula(games):
    """What found no room on the track counts for the formula alone."""
    gained = 0
    for session, result, facts in all_facts(*games()):
        assert tuple(column.votes for column in facts.columns) == result.votes
        for column in facts.columns:
            assert column.before >= 0
            assert column.lost >= 0
            if column.rallies:
                votes = session.edition.policies.votes_for(column.rallies, column.trend, column.matches)
                assert column.gained + column.lost == votes
                gained += column.gained
    assert gained > 0


def test_sides_stand_by_their_votes_and_partners_are_told_where_there_are_some():
    """VG06 6.3."""
    for _, result, facts in all_facts(*classic_games()):
        sides = facts.contest.sides
        assert sides[0].seats == result.winners
        assert sum(len(side.seats) for side in sides) == len(result.votes)
        assert sides[0].votes == max(side.votes for side in sides)
        assert facts.contest.done
        assert bool(ElectionShow(facts).tries) == any(len(side.seats) > 1 for side in sides)


@pytest.mark.parametrize(
    ("game", "decided"),
    [(lambda: evening(19), ev.ElectionDecided), (classic_evening, ce.ElectionWon)],
    ids=["2019", "classic"],
)
def test_the_controller_announces_each_election_by_its_number(game, decided):
    session = game()
    held = [any(isinstance(event, decided) for event in record.events) for record in session.records]
    controller = GameController(still(session, held.index(True)), "instant")
    told = []
    controller.on_election = told.append
    controller.session.submit(session.records[held.index(True)].command, version=controller.session.version)
    controller.poll(1.0)
    assert told == [1]


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


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_any_outcome(lang, size, scale):
    held = [(evening(seed), number) for seed, number in OUTCOMES.values()]
    for outcome in CLASSIC_OUTCOMES:
        session = classic_evening(outcome=outcome)
        held.append((session, max(each.number for each in session.view(-1).results if each.outcome == outcome)))
    for session, number in held:
        pilot, shell = stage_of(session, lang, size, scale)
        pilot.app.push(ElectionScreen(shell, shell.controller, number))
        assert pilot.settle().problems() == []
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
    [("none", "Nobody governs"), ("sole", "governs with"), ("several", "majorities in"), ("coalition", "govern with")],
)
def test_each_outcome_has_its_sentence(outcome, verdict):
    seed, number = OUTCOMES[outcome]
    pilot, _ = shown(seed, number)
    assert pilot.shows(verdict)


def test_all_that_have_a_majority_alone_stand_in_the_band_and_are_lit():
    seed, number = OUTCOMES["several"]
    session = evening(seed)
    result = next(each for each in session.view(-1).results if each.number == number)
    over = tuple(seat for seat, votes in enumerate(result.votes) if votes >= 50)
    assert len(over) > len(result.winners), "only the strongest counts as the winner"
    assert result.victors == over
    pilot, _ = shown(seed, number)
    sides = pilot.get("election.band").sides()
    assert [seat for seat, _ in sides] == list(over)
    left, *_, right = (box for _, box in sides)
    assert left.w == pytest.approx(right.w, abs=8)
    assert pilot.shows(f"{['Two', 'Three'][len(over) - 2]} majorities in")
    assert [seat for seat, _ in night_of(session.view(-1), session.edition, number).tonight.sides] == list(over)


def test_without_a_majority_nobody_has_victors_and_no_colour_fills_the_band():
    seed, number = OUTCOMES["none"]
    pilot, shell = shown(seed, number)
    result = next(each for each in shell.controller.view.results if each.number == number)
    assert (result.victors, len(result.seats)) == ((), 1)
    pilot.app.draw(pilot.surface)
    band = pilot.get("election.band").rect
    spots = [pilot.surface.get_at((at, 12)) for at in range(0, int(band.w), 40)]
    assert all(max(each[:3]) - min(each[:3]) < 24 for each in spots)


def test_equally_strong_parties_are_explained_by_their_nearness():
    seed, number = OUTCOMES["coalition"]
    pilot, _ = shown(seed, number)
    assert any("closest to the start player" in (node.name or "") for node in pilot.nodes())


def told(seed, number, speed="normal", lang="en", size=(1920, 1080), scale=1.0, reduced=False):
    """The screen at its first beat, as a player who has not switched animations off sees it."""
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
    code = {"space": pygame.K_SPACE, "return": pygame.K_RETURN, "escape": pygame.K_ESCAPE}.get(key) or ord(key)
    text = {"space": " ", "return": "", "escape": ""}.get(key, key)
    pilot.app.step([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)])
    pilot.app.step([pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0)])


def press(pilot, way):
    """One input of a kind."""
    if way == "continue":
        pilot.click("election.continue")
    elif way == "anywhere":
        pilot.click((900, 20))
    else:
        tap(pilot, way)


def watched(pilot, screen, pace=0.05):
    """Every beat with the seconds it took, in their order, until the evening has been told."""
    seen, began = [screen.show.name], pilot.clock.now
    while screen.telling:
        pilot.wait(pace)
        if screen.show.name != seen[-1]:
            seen.append(screen.show.name)
    return seen, pilot.clock.now - began


WAYS = ["return", "escape", "space", "continue", "anywhere", "x"]


@pytest.mark.parametrize("way", WAYS)
def test_an_input_leads_to_the_next_beat_and_nothing_but_the_result_is_left(way):
    pilot, screen, below = told(*OUTCOMES["coalition"])
    beats = [beat.name for beat in screen.show.beats]
    assert beats == ["title", "count", "line", "partner", "result"]
    for name in beats[1:]:
        pilot.wait(TWICE + 0.05)
        press(pilot, way)
        assert pilot.scene is screen
        assert screen.show.name == name
    assert screen.telling
    pilot.wait(TWICE + 0.05)
    press(pilot, way)
    assert pilot.scene is screen
    assert not screen.telling
    pilot.wait(TWICE)
    if way not in ("anywhere", "x"):
        press(pilot, way)
        assert pilot.scene is below


@pytest.mark.parametrize("way", WAYS)
def test_a_second_input_soon_after_shows_the_result(way):
    pilot, screen, below = told(*OUTCOMES["coalition"])
    pilot.wait(0.5)
    press(pilot, way)
    assert screen.show.name == "count"
    pilot.wait(TWICE / 2)
    press(pilot, way)
    assert screen.show.over
    assert pilot.scene is screen
    assert pilot.shows("govern with")
    assert below is not pilot.scene


def test_a_double_click_on_continue_never_skips_the_result():
    pilot, screen, below = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    pilot.double_click("election.continue", times=3)
    assert pilot.scene is screen
    pilot.wait(0.5)
    tap(pilot, "s")
    assert not screen.telling
    pilot.wait(0.5)
    pilot.click("election.continue")
    assert pilot.scene is below


def test_a_key_that_is_held_does_not_leave_the_result():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.app.step([down])
    for _ in range(250):
        pilot.wait(0.04)
    assert pilot.scene is screen
    assert not screen.telling


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_the_evening_is_told_in_its_order_within_eight_seconds(outcome):
    pilot, screen, _ = told(*OUTCOMES[outcome])
    seen, seconds = watched(pilot, screen)
    assert seen == [beat.name for beat in screen.show.beats]
    assert ("partner" in seen) == (outcome in ("coalition", "none"))
    assert seconds <= LONGEST_SHOW + 0.1
    assert pilot.scene is screen


@pytest.mark.parametrize("games", [list, classic_games], ids=["2019", "classic"])
def test_no_evening_is_too_long(games):
    for _, _, facts in all_facts(*games()):
        assert ElectionShow(facts).seconds <= LONGEST_SHOW + 1e-9


def test_a_fast_game_has_a_shorter_evening():
    seconds = {}
    for speed in ("normal", "fast"):
        pilot, screen, _ = told(*OUTCOMES["coalition"], speed)
        seconds[speed] = watched(pilot, screen)[1]
    assert seconds["fast"] < 0.8 * seconds["normal"]


def test_conversions_are_counted_from_the_fewest_votes_to_the_most():
    for _, _, facts in all_facts():
        show = ElectionShow(facts)
        votes = [facts.columns[seat].votes for seat in show.order]
        assert votes == sorted(votes)
        assert sorted(show.order) == [column.seat for column in facts.columns if column.gained]


def test_partners_are_tried_by_the_cards_they_share_until_one_has_the_majority():
    tried = 0
    for _, _, facts in all_facts():
        show = ElectionShow(facts)
        common = [each.pair.common for each in show.tries]
        assert common == sorted(common, reverse=True)
        assert all(not each.stays for each in show.tries[:-1])
        if facts.outcome == "coalition":
            assert show.tries[-1].pair.partner == facts.seats[1]
            assert len(show.tries[-1].pair.kinds) == show.tries[-1].pair.common
            tried += 1
        assert bool(show.tries) == bool(facts.pairs)
        last = next((beat for beat in show.beats if beat.name == "partner"), None)
        assert last is None or show.tries[-1].end <= last.seconds + 1e-9
    assert tried


def columns_of(session, number, size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(session, "en", size, scale)
    facts, night = facts_of(session, number), night_of(session.view(-1), session.edition, number)
    names = GameNames.of(shell.texts, session.edition, session.view(-1))
    told_ = Telling(facts, night, election_words(names, facts), ElectionShow(facts))
    return facts, NightColumns(Canvas(pilot.app.context(pilot.app.stage)), told_)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_figure_stands_on_the_wrong_side_of_the_line(size, scale):
    below = over = 0
    for session, result, _ in all_facts():
        facts, drawn = columns_of(session, result.number, size, scale)
        for column in facts.columns:
            box = drawn.number_box(column)
            if column.votes < facts.majority:
                assert box.y > drawn.line
                below += drawn.number_inside(column)
            elif not drawn.number_inside(column):
                assert box.bottom < drawn.line
                over += 1
    assert below
    assert over


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_plate_of_a_pair_that_fails_covers_no_figure_beside_it(size, scale):
    plates = 0
    for session, result, _ in all_facts():
        facts, drawn = columns_of(session, result.number, size, scale)
        for pair in (each for each in facts.pairs if each.missing):
            stack = sum(drawn.vote * facts.columns[seat].votes for seat in (pair.leader, pair.partner))
            bar, u = drawn.bars[pair.leader], drawn.canvas.unit
            plate = drawn.plate_beside(pair, Rect(bar.x, drawn.floor - stack, bar.w, stack), 210 * u, 53 * u)
            for column in facts.columns:
                if column.seat not in (pair.leader, pair.partner):
                    assert not plate.meets(drawn.number_box(column)), (pair, column)
                    plates += 1
    assert plates


def test_the_figures_count_along_and_the_verdict_comes_last():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    column = max(screen.facts.columns, key=lambda each: each.gained)
    figures, seen = [], {}
    while screen.telling:
        seen.setdefault(screen.show.name, []).append([run.text for run in pilot.runs()])
        if screen.show.name == "count":
            figures.append(pilot.get("election.columns").figure(column))
        pilot.wait(0.1)
    assert figures[0] < column.before
    assert column.before in figures
    assert figures[-1] == column.votes
    assert figures == sorted(figures)
    assert str(column.votes) in seen["count"][-1]
    assert not any("governs alone" in text for frame in seen["count"] for text in frame)
    line = seen["line"]
    assert not any("governs" in text for text in line[0])
    assert any("governs alone" in text for text in line[-1])


def test_everything_is_silent_while_the_line_is_drawn():
    pilot, screen, _ = told(*OUTCOMES["coalition"])
    heard = []
    pilot.app.sounds.play = lambda effect: heard.append((screen.show.name, round(screen.show.now, 2), effect))
    rooms = set()
    while screen.telling:
        rooms.add((screen.show.name, pilot.app.sounds._hushed))
        pilot.wait(0.02)
    assert [effect for name, _, effect in heard if name == "line"] == ["line", "stamp"]
    quiet = [at for name, at, _ in heard if name == "line"]
    assert quiet[1] - quiet[0] > 0.8
    assert {name for name, hushed in rooms if hushed} == {"line", "partner"}
    assert not pilot.app.sounds._hushed
    assert [effect for name, _, effect in heard if name == "result"] == ["fanfare", "coin", "marker"]
    pencils = [effect for name, _, effect in heard if name == "count" and effect == "pencil"]
    assert len(pencils) == len(screen.show.order)


def test_the_fanfare_waits_for_the_winner():
    pilot, shell = stage_of(begin(2, humans="spd"))
    heard = []
    pilot.app.sounds.play = lambda effect: heard.append(effect)
    decided = ev.ElectionDecided(0, 1, "sole", (0,), (0,), 12, 0)
    shell.controller.speed = "normal"
    shell._hear([decided], False)
    assert "fanfare" not in heard
    shell.controller.speed = "instant"
    shell._hear([decided], False)
    assert "fanfare" in heard


@pytest.mark.parametrize("key", ["m", "ctrl++"])
def test_an_input_with_a_meaning_of_its_own_is_carried_out_as_well(key):
    pilot, screen, _ = told(*OUTCOMES["sole"])
    pilot.wait(1.0)
    before = pilot.app.options
    pilot.press(key)
    assert screen.show.name == "count"
    assert pilot.app.options != before


def test_the_keys_of_the_evening_can_be_changed_and_alt_shows_them():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    pilot.wait(0.5)
    pilot.app.set_options(replace(pilot.app.options, keys={"result": ["g"], "skip": ["n"]}))
    pilot.app.step()
    assert pilot.shows("N: next")
    assert pilot.shows("G: skip to the result")
    tap(pilot, "n")
    assert screen.show.name == "count"
    pilot.wait(0.5)
    tap(pilot, "g")
    assert not screen.telling


def test_watch_again_begins_anew_and_an_election_of_the_past_shows_its_result():
    pilot, screen, _ = told(*OUTCOMES["sole"])
    assert pilot.find("election.again") is None
    pilot.click("election.result")
    assert not screen.telling
    assert pilot.find("election.result") is None
    tap(pilot, "r")
    assert screen.show.at == 0
    watched(pilot, screen)
    pilot.settle().click("election.again")
    assert screen.telling
    pilot, shell = stage_of(evening(19))
    shell.controller.speed = "normal"
    shell.show_election(3)
    assert not pilot.scene.telling


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_nothing_is_told_at_instant_speed_or_where_nobody_plays(speed):
    session = evening(19) if speed == "instant" else play_on(begin(19, humans=""), "income")
    pilot, shell = stage_of(session, below=Scene())
    shell.controller.speed = speed
    pilot.app.push(ElectionScreen(shell, shell.controller, 1))
    pilot.app.step()
    assert not pilot.scene.telling
    assert pilot.shows("Nobody governs")


def test_with_reduced_motion_each_beat_is_a_picture_that_stays_until_an_input():
    pilot, screen, below = told(*OUTCOMES["coalition"], reduced=True)
    for name in ("title", "count", "line", "partner", "result"):
        pilot.wait(20)
        assert screen.show.name == name
        assert screen.show.still
        if name != "result":
            tap(pilot, "space")
    assert not screen.telling
    pilot.wait(1)
    tap(pilot, "space")
    assert pilot.scene is below


def test_each_beat_is_there_for_readers_at_once():
    pilot, screen, _ = told(*OUTCOMES["coalition"])
    while screen.show.name != "count":
        pilot.wait(0.05)
    said = " ".join(node.name for node in pilot.nodes() if node.role == "alert")
    for column in screen.facts.columns:
        assert str(column.votes) in said
    while screen.show.name != "partner":
        pilot.wait(0.05)
    assert any("form" in node.name for node in pilot.nodes() if node.role == "alert")


def test_nobody_is_addressed_and_no_money_is_shown():
    pilot, screen, _ = told(*OUTCOMES["coalition"])
    while screen.telling:
        said = " ".join([*(run.text for run in pilot.runs()), *(node.name for node in pilot.nodes())])
        assert "€" not in said
        assert " you " not in f" {said.lower()} "
        pilot.wait(0.3)


@pytest.mark.parametrize(
    ("game", "step"), [(lambda: evening(19), "election"), (classic_evening, "region_election")], ids=["2019", "classic"]
)
def test_help_during_an_election_opens_at_its_step(game, step):
    pilot, shell = stage_of(game())
    pilot.app.push(ElectionScreen(shell, shell.controller, 1))
    pilot.settle().press("f1")
    assert isinstance(pilot.scene, RulesScreen)
    assert pilot.scene.page == "book"
    assert pilot.scene.chapter.key == step


def test_rules_opened_in_between_end_the_telling():
    pilot, screen, _ = told(*OUTCOMES["none"])
    pilot.press("f1")
    assert pilot.scene is not screen
    pilot.app.pop()
    assert pilot.settle().scene is screen
    assert not screen.telling
    assert not pilot.app.sounds._hushed


@pytest.mark.in_turns(6)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_overflows_in_any_beat(lang, size, scale):
    for outcome in ("coalition", "none", "several", "sole"):
        pilot, screen, _ = told(*OUTCOMES[outcome], "normal", lang, size, scale)
        while screen.telling:
            wrong = [each for each in pilot.problems() if each.kind != "contrast"]
            assert wrong == [], (outcome, screen.show.name, screen.show.now)
            pilot.wait(0.45)


def test_the_night_is_dark_in_both_themes():
    for theme in ("paper", "night"):
        pilot, screen, _ = told(*OUTCOMES["coalition"])
        pilot.app.set_options(replace(pilot.app.options, theme=theme))
        pilot.wait(0.6)
        pilot.app.draw(pilot.surface)
        assert max(pilot.surface.get_at((4, 400))[:3]) < 40
        pilot.app.pop()
        pilot.app.draw(pilot.surface)
        assert (max(pilot.surface.get_at((4, 400))[:3]) > 150) == (theme == "paper")
        assert screen.telling is False


def test_the_standings_before_and_after_are_those_of_the_elections_so_far():
    for session, result, _ in all_facts():
        night = night_of(session.view(-1), session.edition, result.number)
        gained = [a - b for a, b in zip(night.after, night.before, strict=True)]
        bonus = [result.bonus if seat in result.seats else 0 for seat in range(len(gained))]
        assert gained == [points + more for points, more in zip(result.points, bonus, strict=True)]
        assert len(night.past) == result.number - 1
        assert [spot.seats for spot in night.spots[result.number :]] == [()] * (len(night.spots) - result.number)
        assert night.spots[result.number - 1].seats == result.moved
        points = [night.after[seat] for seat in ranked(night.after)]
        assert points == sorted(points, reverse=True)


def test_switching_the_language_says_the_same_in_the_other_one():
    seed, number = OUTCOMES["none"]
    pilot, shell = shown(seed, number)
    shell[Preferences].set("language", "de")
    assert pilot.settle().shows("Niemand regiert")


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
        if screen.name == "election":
            pilot.press("s")
        pilot.wait(CURTAIN).press("return")
    assert seen == [("election", 2), ("election", 3), ("handover", None)]
    assert pilot.scene.name == "table"


@pytest.mark.parametrize("outcome", ["several", "coalition"])
def test_markers_that_have_landed_leave_no_trace_and_keep_clear_of_the_stamp(outcome):
    pilot, shell = shown(*OUTCOMES[outcome])
    presence = next(node for node in pilot.nodes() if node.id == "election.presence")
    stamp = presence.stamp(presence.rows()[OUTCOMES[outcome][1] - 1])
    seats = presence.told.night.spots[OUTCOMES[outcome][1] - 1].seats
    assert seats
    assert all(presence.goal(at).right < stamp.x for at in range(len(seats)))
    flights = next(node for node in pilot.nodes() if node.id == "election.flights")
    before = pilot.screenshot().copy()
    flights.visible = False
    flights.invalidate()
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(pilot.screenshot(), "RGB")
    shell.close()
