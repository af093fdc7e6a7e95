"""The final scoring: all points accounted for, shared victory, what decided it, and the ways on."""

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from evenings import SHARED, SIZES, begin, classic_evening, evening, play_on, stage_of

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.formula import rank_points
from macher.session.chronicle import chronicle_of
from macher.ui.features.ending.course import headline, reasons
from macher.ui.features.ending.facts import Standing, Standings, by_rounds, standings
from macher.ui.features.ending.headline import headline_of
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.ending.reveal import Lead, count_steps, lead_words
from macher.ui.features.night.page import TWICE, ElectionScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.plots.marks import spread
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions
from macher.ui.widgets import MarkedText

LONG = (3, "cdu spd gruene fdp linke", 7)
SOURCES = ("votes", "bonus", "presence", "base", "money")
CLASSIC = {"2006-5": partial(classic_evening, "2006", 5), "consim-7": partial(classic_evening, "consim", 7)}
NEW = {"sole": partial(evening, 19), "shared": partial(evening, SHARED), "long": partial(evening, *LONG)}
GAMES = {**NEW, **CLASSIC}


def facts_of(session):
    return standings(session.view(-1), session.edition)


def shown(session, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(session, lang, size, scale)
    pilot.app.push(FinalScreen(shell, shell.controller))
    return pilot.settle(), shell


@pytest.mark.parametrize("game", GAMES)
def test_every_point_is_shown_and_the_course_ends_at_the_total(game):
    session = GAMES[game]()
    facts = facts_of(session)
    ended = next(each.event for each in session.events if isinstance(each.event, ev.GameEnded))
    for row in facts.rows:
        by = dict(zip(facts.sources, row.scored, strict=True))
        assert row.total == ended.scores[row.seat] == sum(row.scored)
        assert sum(row.votes) == by["votes"]
        assert row.course[0] == 0
        assert row.course[-1] == row.total
        assert row.course[-2] == by["votes"] + by.get("bonus", 0)
        assert all(later >= earlier for earlier, later in pairwise(row.course))
    assert tuple(sorted(row.seat for row in facts.winners)) == ended.winners
    assert [row.total for row in facts.rows] == sorted(ended.scores, reverse=True)


@pytest.mark.parametrize("game", CLASSIC)
def test_members_count_by_their_number_and_by_rank(game):
    """VG06 7.2 and 7.3; there is no bonus and no money."""
    session = CLASSIC[game]()
    facts, members = facts_of(session), [party.base for party in session.view(-1).parties]
    ranks = rank_points(members, session.edition.figures.member_prizes)
    for row in facts.rows:
        by = dict(zip(facts.sources, row.scored, strict=True))
        assert (by["base"], by["rank"]) == (members[row.seat], ranks[row.seat])


def test_the_points_of_a_classic_game_are_revealed_source_by_source():
    pilot, shell = stage_of(CLASSIC["consim-7"]())
    screen = FinalScreen(shell, shell.controller)
    pilot.app.push(screen)
    pilot.settle()
    seen = []
    for at in range(len(screen.reveal.steps)):
        screen.reveal.begin(at)
        screen.rebuild()
        if screen.title() not in seen:
            seen.append(screen.title())
    assert seen == ["State elections", "National media", "Members", "Largest parties", "National opinion"]
    rows = screen.facts.rows
    assert screen.reveal.points(rows[0]) == rows[0].total


def test_victories_by_a_nose_are_named_among_the_winners():
    pilot, _ = shown(classic_evening(outcome="narrow"))
    assert pilot.shows("by a nose")


def test_a_shared_victory_names_both_and_no_margin():
    pilot, _ = shown(evening(SHARED))
    assert pilot.shows("share the victory with 132 points")
    assert not pilot.shows("ahead of")
    assert [row.rank for row in facts_of(evening(SHARED)).rows] == [1, 1, 3, 4]


def test_a_single_winner_and_the_margin_are_named():
    pilot, _ = shown(evening(19))
    assert pilot.shows("Marion wins with 135 points")
    assert pilot.shows("24 ahead of Detlef")


def _duel(first, second):
    def row(seat, rank, scored):
        total = sum(scored)
        return Standing(seat, rank, ("spd", "cdu")[seat], total, scored, (), (0, total), 0)

    return Standings((row(0, 1, first), row(1, 2 if sum(second) < sum(first) else 1, second)), (), SOURCES, False)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((104, 19, 14, 23, 3), (121, 12, 14, 12, 0), "The members carried it"),
        ((100, 0, 0, 0, 20), (90, 12, 10, 0, 0), "Thrift did it"),
        ((100, 12, 0, 0, 0), (110, 2, 0, 0, 0), "Two at the very top"),
    ],
)
def test_what_decided_it_is_said_as_on_the_poster(first, second, expected):
    facts = _duel(first, second)
    said = headline(Texts.load("en"), facts)
    assert said == expected
    assert said == headline_of(Texts.load("en"), facts, "Marion").text


def test_the_reasons_name_every_difference_once():
    said = reasons(Texts.load("en"), _duel((104, 19, 14, 23, 3), (121, 12, 14, 12, 0)))
    assert (
        said == "CDU led in votes (+17), but SPD led in the party base (+11), the election bonus (+7), and money (+3)."
    )


def test_labels_at_the_ends_never_lie_over_each_other():
    places = spread([10, 12, 13, 90, 95], 20, 0, 100)
    assert all(later - earlier >= 20 for earlier, later in pairwise(places))
    assert places[0] >= 0
    assert places[-1] <= 80


@pytest.mark.in_turns(12)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", ["shared", "long", "2006-5", "consim-7"])
def test_nothing_overflows(lang, size, scale, game):
    pilot, shell = shown(GAMES[game](), lang, size, scale)
    for page in ("points", "decided", "course", "winners"):
        pilot.scene.page = page
        pilot.scene.rebuild()
        pilot.settle()
        assert pilot.problems() == []
        if pilot.app.viewport.layout != "focus":
            break
    pilot.press("l")
    assert pilot.find("log.sheet") is not None
    assert pilot.problems() == []
    assert not shell.texts.missing
    assert not shell.texts.faults


def test_the_log_calls_every_board_after_the_land_of_its_time():
    session = evening(*LONG)
    pilot, shell = shown(session)
    pilot.press("l")
    said = [node.name for node in pilot.nodes() if node.role == "text"]
    edition = session.edition
    for result in session.view(-1).results:
        land = shell.texts(f"land-{edition.figures.lands[result.card].key}")
        assert any(land in line for line in said)
    pilot.press("escape")
    assert pilot.find("log.sheet") is None


def test_the_final_points_stand_below_a_heading_of_their_own():
    pilot, _ = shown(evening(*LONG))
    pilot.press("l")
    said = [node.name for node in pilot.nodes() if node.role == "text"]
    head = said.index("Final scoring")
    assert all(at > head for at, name in enumerate(said) if name.endswith(("for media presence", "for money")))
    assert sum(name.endswith("for media presence") for name in said[head:]) == 5


def test_arrows_lead_from_button_to_button():
    pilot, _ = shown(evening(19))
    pilot.app.stage.focus_id("final.board")
    pilot.press("right")
    assert pilot.focused == "final.log"
    pilot.press("right", "left", "left", "left")
    assert pilot.focused != "final.board"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_log_is_searched_as_at_the_table(size, scale):
    pilot, shell = shown(evening(19), size=size, scale=scale)
    pilot.press("ctrl+f")
    assert pilot.focused == "log.search"

    def lines():
        return [node.text for node in pilot.get("log.lines").children if isinstance(node, MarkedText)]

    everything = lines()
    pilot.type("poll").settle()
    told = lines()
    assert told == [line for line in everything if "poll" in line.lower()]
    assert 0 < len(told) < len(everything)
    assert pilot.shows(str(len(told)))
    assert pilot.problems() == []
    pilot.type("xyzzy").settle()
    assert pilot.shows(shell.texts("rulebook-search-none"))
    assert not pilot.get("log.lines").children
    pilot.press("escape").settle()
    pilot.press("l").settle()
    assert not pilot.shows(shell.texts("rulebook-search-none"))


def test_the_board_is_one_step_away_and_elections_open_again():
    below = Scene()
    pilot, shell = stage_of(evening(19), below=below)
    pilot.app.push(FinalScreen(shell, shell.controller))
    pilot.settle().click("final.election.3")
    assert isinstance(pilot.scene, ElectionScreen)
    assert pilot.scene.facts.number == 3
    pilot.click("election.continue").click("final.board")
    assert pilot.scene is below


def test_rematch_begins_the_same_game_with_other_cards():
    session = evening(19)
    pilot, shell = shown(session)
    begun = []
    shell.begin = begun.append
    pilot.click("final.rematch")
    (config,) = begun
    assert config.seed != session.config.seed
    assert replace(config, seed=session.config.seed) == session.config


def test_a_new_game_and_the_menu_can_be_reached():
    pilot, _ = shown(evening(19))
    pilot.click("final.new")
    assert isinstance(pilot.scene, NewGameScreen)
    pilot.app.pop()
    pilot.settle().click("final.menu")
    assert pilot.scene.name == "menu"


def test_seed_and_reconstructions_are_said_and_lead_to_the_rules():
    pilot, shell = shown(evening(19))
    opened = []
    shell.go.rules = opened.append
    assert not pilot.shows("Seed 19")
    pilot.click("final.info")
    assert any("Seed 19" in text for text in pilot.texts())
    pilot.click("final-info.figures")
    assert opened == ["figures"]


def test_an_assisted_game_says_so_and_others_do_not():
    pilot, _ = shown(evening(19))
    assert not pilot.shows("moves taken back")
    session = play_on(begin(19))
    session.assisted = True
    pilot, _ = shown(session)
    assert pilot.shows("moves taken back")


def test_a_game_in_which_the_easy_level_stood_in_says_how_often():
    session = play_on(begin(19))
    session.stood_in = 3
    pilot, _ = shown(session)
    assert pilot.shows("easy level stood in: 3")


def counted(seed, speed="normal", lang="en", size=(1920, 1080), scale=1.0, reduced=False):
    """The screen while it counts the points."""
    below = Scene()
    pilot, shell = stage_of(evening(seed), lang, size, scale, below=below)
    pilot.app.set_options(UiOptions(scale=scale, reduced_motion=reduced))
    shell.controller.speed = speed
    screen = FinalScreen(shell, shell.controller)
    pilot.app.push(screen)
    pilot.app.step()
    return pilot, screen, below


def test_the_points_are_counted_in_the_order_of_the_rulebook():
    pilot, screen, _ = counted(19)
    rows = {row.seat: row for row in screen.facts.rows}
    sources, totals = [], []
    while not screen.reveal.over:
        source = screen.reveal.source
        if not sources or sources[-1] != source:
            sources.append(source)
            totals.append([])
        totals[-1] = [screen.reveal.points(rows[seat]) for seat in rows]
        assert not pilot.shows("wins with")
        assert not pilot.shows("What decided it")
        pilot.wait(0.05)
    assert sources == ["votes", "presence", "base", "money"]
    for at, found in enumerate(totals):
        assert found == [sum(rows[seat].scored[: at + 2]) for seat in rows]
    assert pilot.settle().shows("wins with")
    assert pilot.shows("What decided it")


def test_who_is_last_is_counted_first_and_every_change_of_the_lead_is_a_stop():
    changes = 0
    for game in [(19,), (SHARED,), (2,), (3,), LONG]:
        facts = facts_of(evening(*game))
        points = dict.fromkeys(range(len(facts.rows)), 0)
        rows = {row.seat: row for row in facts.rows}
        leaders: tuple[int, ...] = ()
        source, last = "", -1
        for step in count_steps(facts):
            if len(step.seats) == 1:
                (seat,) = step.seats
                assert step.sources[0] != source or points[seat] >= last
                source, last = step.sources[0], points[seat]
            for seat in step.seats:
                points[seat] += sum(rows[seat].scored[facts.sources.index(each)] for each in step.sources)
            best = max(points.values())
            now = tuple(seat for seat in points if points[seat] == best)
            assert (step.lead is not None) == (now != leaders)
            if step.lead is not None:
                assert step.lead.seats == now
                changes += step.lead.kind == "passes"
            leaders = now
        assert points == {row.seat: row.total for row in facts.rows}
        assert leaders == tuple(sorted(row.seat for row in facts.winners))
    assert changes


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_every_change_of_the_lead_is_told_in_a_sentence(lang):
    texts = Texts.load(lang)
    for source in ("presence", "base", "money", "opinion", "rank"):
        said = lead_words(texts, Lead("passes", source, (1,), 0, 90), ["Nicole", "Marion"])
        assert "Marion" in said
        assert "Nicole" in said
    assert not texts.missing
    pilot, screen, _ = counted(19)
    seen = set()
    while not screen.reveal.over:
        if screen.reveal.lead is not None:
            said = lead_words(pilot.app.texts, screen.reveal.lead, screen.players())
            assert pilot.shows(said)
            assert pilot.get("final.lead").name == said
            seen.add(said)
        pilot.wait(0.1)
    assert len(seen) == sum(step.lead is not None for step in screen.reveal.steps)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_while_points_are_counted_nobody_is_ahead_and_nothing_overflows(lang, size, scale):
    pilot, screen, _ = counted(19, lang=lang, size=size, scale=scale)
    while not screen.reveal.over:
        assert [row.seat for row in screen.reveal.order()] == [0, 1, 2, 3]
        assert [each for each in pilot.problems() if each.kind not in ("contrast", "overlap")] == []
        pilot.wait(0.5)


WAYS = ["escape", "return", "space", "final.next", "anywhere"]


def press(pilot, way):
    if way == "anywhere":
        pilot.click((900, 12))
    elif "." in way:
        pilot.click(way)
    else:
        pilot.press(way)


@pytest.mark.parametrize("way", WAYS)
def test_an_input_leads_to_the_next_step_and_a_second_one_to_the_end(way):
    pilot, screen, below = counted(19)
    for at in (1, 2, 3):
        pilot.wait(TWICE + 0.05)
        before = screen.reveal.at
        press(pilot, way)
        assert screen.reveal.at == before + 1 >= at
    pilot.wait(0.1)
    press(pilot, way)
    assert screen.reveal.over
    assert pilot.scene is screen
    assert pilot.shows("wins with")
    if way in ("escape", "return"):
        pilot.wait(0.5)
        press(pilot, way)
        assert pilot.scene is below


def test_s_counts_everything_and_other_keys_are_carried_out_besides():
    pilot, screen, _ = counted(19)
    pilot.wait(0.1)
    pilot.press("m")
    assert pilot.app.options.muted
    assert screen.reveal.at == 1
    pilot.press("s")
    assert screen.reveal.over


def test_after_the_count_comes_the_poster_with_a_fanfare():
    pilot, shell = stage_of(evening(19), below=Scene())
    shell.controller.speed = "normal"
    heard = []
    pilot.app.sounds.play = lambda effect: heard.append(effect)
    screen = FinalScreen(shell, shell.controller, poster=True)
    pilot.app.push(screen)
    pilot.app.step()
    assert not screen.on_poster
    while not screen.reveal.over:
        assert "fanfare" not in heard
        pilot.wait(0.1)
    assert screen.on_poster
    assert pilot.find("poster") is not None
    assert heard.count("fanfare") == 1
    assert heard.count("stamp") == sum(
        step.lead is not None and step.lead.kind != "first" for step in screen.reveal.steps
    )


@pytest.mark.parametrize(("speed", "reduced"), [("instant", False), ("normal", True)])
def test_whoever_wants_no_motion_sees_the_points_at_once(speed, reduced):
    pilot, screen, _ = counted(19, speed, reduced=reduced)
    assert screen.reveal.over
    assert not pilot.app.motion.busy


# -- the course of the game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [(19,), LONG])
def test_the_course_of_money_and_base_is_that_of_the_rounds(game):
    session = evening(*game)
    view = session.view(-1)
    course = chronicle_of(session)
    money, base = by_rounds(course, course.money), by_rounds(course, course.base)
    starts = [at for at, each in enumerate(session.events) if isinstance(each.event, ev.RoundStarted)]
    assert {len(row) for row in (*money, *base)} == {len(starts) + 1}
    for seat, party in enumerate(view.parties):
        assert (money[seat][-1], base[seat][-1]) == (party.money, party.base)
        for number, first in enumerate(starts):
            said = [each.event for each in session.events[:first]]
            paid = [each.money for each in said if isinstance(each, ev.MoneyChanged) and each.seat == seat]
            grown = [each.base for each in said if isinstance(each, ev.BaseChanged) and each.seat == seat]
            if paid:
                assert money[seat][number] == paid[-1]
            if grown:
                assert base[seat][number] == grown[-1]


def test_what_everybody_begins_with_is_in_the_course():
    course = chronicle_of(evening(19))
    fresh = begin(19).view(-1)
    assert [row[0] for row in by_rounds(course, course.money)] == [party.money for party in fresh.parties]
    assert [row[0] for row in by_rounds(course, course.base)] == [party.base for party in fresh.parties]


def test_the_switch_shows_money_and_base_as_lines_and_as_a_table():
    pilot, shell = shown(evening(19))
    assert pilot.shows("Points after each election")
    pilot.click("final.curve.money")
    assert pilot.shows("Money after each round")
    richest = max(party.money for party in shell.controller.view.parties)
    assert shell.texts.money_short(richest) in [run.text for run in pilot.runs()]
    pilot.click("final.table")
    figures = [run.text for run in pilot.runs() if run.owner == "final.figures"]
    course = chronicle_of(shell.controller.session)
    for row in by_rounds(course, course.money):
        assert all(shell.texts.money_short(value) in figures for value in row)
    pilot.click("final.curve.base")
    assert pilot.scene.as_table
    assert pilot.shows("Party base after each round")


@pytest.mark.in_turns(6)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", [(SHARED,), LONG])
def test_no_curve_overflows(lang, size, scale, game):
    pilot, _ = shown(evening(*game), lang, size, scale)
    pilot.scene.page = "course"
    for curve in ("points", "money", "base"):
        for as_table in (False, True):
            pilot.scene.curve, pilot.scene.as_table = curve, as_table
            pilot.scene.rebuild()
            assert pilot.settle().problems() == []


def test_advice_that_was_asked_for_is_counted():
    session = play_on(begin(19))
    session.advised = 3
    pilot, shell = stage_of(session)
    pilot.app.push(FinalScreen(shell, shell.controller))
    pilot.settle().click("final.info")
    assert any("Advice: 3" in text for text in pilot.texts())
    pilot, _ = shown(evening(19))
    assert not pilot.shows("Advice")


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", [(19,), LONG])
def test_every_piece_of_a_bar_has_its_figure_and_none_lies_over_another(game, size, scale):
    pilot, _ = shown(evening(*game), "en", size, scale)
    runs = [run for run in pilot.runs() if run.text.isdecimal()]
    for bar in (node for node in pilot.nodes() if node.id.startswith("final.bar.")):
        place = bar.window_rect
        written = [run for run in runs if place.holds(run.ink, 3)]
        assert sorted(int(run.text) for run in written) == sorted(piece.points for piece in bar.pieces)
        inks = sorted((run.ink for run in written), key=lambda ink: ink.x)
        assert not any(one.meets(other) for one, other in pairwise(inks))
