"""The screens around the table in games with a national board: elections, scores, new game, rules, curtain, menu."""

from __future__ import annotations

import json
from functools import cache

import pytest
from classics import EDITIONS, a_classic
from evenings import SIZES, stage_of

from macher.editions.classic.formula import classic_votes
from macher.editions.classic.values import ClassicFigures
from macher.editions.figures import subjects
from macher.editions.registry import edition, editions, shipped_file
from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import PEOPLE, between_people, finished, still
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.commands import Pass
from macher.rules.formula import rank_points
from macher.rules.national import events as ce
from macher.rules.national.commands import PlaceNational
from macher.rules.viewing import view
from macher.session.log import LoggedEvent
from macher.ui.features.ending.facts import standings
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.handover.page import HandoverScreen
from macher.ui.features.night.beats import LONGEST_SHOW, ElectionShow
from macher.ui.features.night.canvas import Canvas, Telling
from macher.ui.features.night.columns import NightColumns
from macher.ui.features.night.contest_words import election_words
from macher.ui.features.night.facts import election_facts, night_of
from macher.ui.features.night.page import ElectionScreen
from macher.ui.features.rules.compare import comparison
from macher.ui.features.rules.open_book import items_of
from macher.ui.features.rules.page import RulesScreen
from macher.ui.features.start.menu import MenuScreen
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.controller import GameController
from macher.ui.game.games import WaitingGame
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import Settings, composed
from macher.words.names import GameNames

LANGS = ("en", "de", "pl", "fr")
OUTCOMES = ("single", "coalition", "narrow")
every_edition = pytest.mark.parametrize("key", EDITIONS)


# -- elections on tables made for them ---------------------------------------------------------------------------------


def an_election(key, votes, pairs=(), stack=(0, 1, 2, 3, 4), prepare=lambda game: None):
    """A land has voted; everybody had a media marker there."""
    game = a_classic(key, seats=5)
    game.votes(0, *votes).media(0, *range(5)).stack(0, *stack).tiles(0, *(seat for pair in pairs for seat in pair))
    game.table.pairs = [list(pair) for pair in pairs]
    prepare(game)
    before = [ev.VotesChanged(seat, 0, votes[seat], votes[seat], "shadow") for seat in stack if votes[seat]]
    for first, second in pairs:
        before += [ce.CoalitionOffered(first, second, 0, 3, True), ce.CoalitionFormed(first, second, 0, True)]  # type: ignore[list-item]
    game.in_phase("region_election")
    return game, before


def facts_of(game, before):
    log = [LoggedEvent(at, 1, 1, "", event) for at, event in enumerate([*before, *game.table.log])]
    return election_facts(view(game.table, -1), game.edition, log, 1)


def words_about(game, facts, lang="en"):
    parties = [PARTIES[party.party] for party in game.table.parties]
    return election_words(GameNames(Texts.load(lang, words_of(game.edition)), game.edition, parties), facts)


def formula(words, column):
    return " ".join(token.text for token in words.tokens(column))


@every_edition
def test_the_side_with_the_most_votes_stands_first_with_its_sum(key):
    game, before = an_election(key, (30, 20, 40, 5, 0), [(0, 1)])
    facts = facts_of(game, before)
    first, second = facts.contest.sides[:2]
    assert (first.seats, first.votes, first.won) == ((0, 1), 50, True)
    assert (second.seats, second.votes, second.won) == ((2,), 40, False)
    assert [(pair.state, pair.votes, pair.common) for pair in facts.pairs] == [("formed", 50, 3)]
    title, why = words_about(game, facts).verdict()
    assert "win together" in title
    assert "30 + 20 = 50 votes" in why
    assert "40 votes" in why


@every_edition
def test_a_coalition_that_is_beaten_is_shown_as_agreed(key):
    game, before = an_election(key, (10, 12, 40, 5, 0), [(0, 1)])
    facts = facts_of(game, before)
    assert [pair.state for pair in facts.pairs] == ["agreed"]
    assert facts.winners == (2,)
    assert facts.contest.cards == 2
    assert "up to 2" in words_about(game, facts).opinions(2)


class _Columns(Scene):
    """The columns of an election at the end of its partners."""

    def __init__(self, game, facts, texts):
        super().__init__()
        self.game, self.facts, self.texts = game, facts, texts

    def build(self, ctx):
        game, facts = self.game, self.facts
        show = ElectionShow(facts)
        show.begin(show.place("partner"))
        show.now = show.tries[0].end - 0.05
        night = night_of(view(game.table, -1), game.edition, 1)
        parties = [PARTIES[party.party] for party in game.table.parties]
        names = GameNames(self.texts, game.edition, parties)
        return Node(ctx.rect).add(NightColumns(Canvas(ctx), Telling(facts, night, election_words(names, facts), show)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_words_about_shared_cards_cover_no_figure_over_the_line(lang, size, scale):
    game, before = an_election("1997", (11, 50, 28, 44, 12), [(2, 0)])
    facts = facts_of(game, before)
    assert facts.columns[1].votes >= facts.majority
    texts = Texts.load(lang, words_of(game.edition))
    runs = Pilot(_Columns(game, facts, texts), size, scale, texts=texts).settle().runs()
    said = texts("election-cards", cards=facts.pairs[0].common)
    figures = [run for run in runs if run.text == "50"]
    assert figures
    for words in (run for run in runs if run.text == said):
        assert not any(words.ink.meets(figure.ink) for figure in figures)


@every_edition
@pytest.mark.parametrize("stack", [(0, 1, 2, 3, 4), (2, 0, 1, 4, 3), (1, 4, 3, 2, 0)])
def test_by_a_nose_the_marker_on_top_wins_and_is_drawn_first(key, stack):
    game, before = an_election(key, (30, 30, 30, 5, 0), stack=stack)
    facts = facts_of(game, before)
    assert facts.contest.narrow
    assert facts.contest.pile[0] == facts.winners[0]
    assert facts.contest.pile == tuple(seat for seat in reversed(stack) if seat < 3)
    title, why = words_about(game, facts).verdict()
    assert "by a nose" in title
    assert "marker is on top" in why
    assert facts.contest.cards == 1
    losers = {seat for seat in range(3) if seat not in facts.winners}
    assert set(facts.contest.rewarded) == losers
    assert all(facts.columns[seat].moved for seat in range(3))


@every_edition
def test_by_a_nose_the_strongest_single_party_decides_before_the_markers(key):
    game, before = an_election(key, (30, 10, 25, 15, 0), [(0, 1), (2, 3)], stack=(0, 1, 2, 3, 4))
    facts = facts_of(game, before)
    assert facts.contest.narrow
    assert facts.contest.pile == ()
    why = words_about(game, facts).verdict()[1]
    assert "strongest single party" in why
    assert "30 votes" in why
    always = game.table.policies.losers_always
    assert facts.contest.rewarded == ((2, 3) if always else ())


@every_edition
def test_votes_above_the_cap_are_told_as_lost_and_the_formula_stays_true(key):
    def prepare(game):
        game.rallies(0, 8, 0, 0, 0, 0).trend(0, 2, 0, 0, 0, 0)

    game, before = an_election(key, (45, 3, 0, 0, 0), prepare=prepare)
    facts = facts_of(game, before)
    column = facts.columns[0]
    assert column.votes == game.figures.vote_cap == 50
    assert column.gained == 5
    assert column.gained + column.lost == classic_votes(8, 2, column.matches)
    words = words_about(game, facts)
    assert formula(words, column).endswith(f"= {column.gained + column.lost}")
    assert "above" in words.column_tip(column).lower()
    assert "above 50 votes" in words.notes()


@every_edition
def test_a_factor_of_zero_brings_a_vote_for_two_meetings(key):
    def prepare(game):
        game.rallies(0, 5, 0, 0, 0, 0).trend(0, -3, 0, 0, 0, 0).program(0, "+e -f +g -a +b")

    game, before = an_election(key, (0, 20, 0, 0, 0), prepare=prepare)
    facts = facts_of(game, before)
    column = facts.columns[0]
    assert column.trend + column.matches <= 0
    assert column.gained == 2
    assert formula(words_about(game, facts), column) == "5 ÷ 2 = 2"


@every_edition
def test_who_may_move_opinions_is_told_first_and_what_was_moved_later(key):
    game, before = an_election(key, (30, 20, 10, 5, 0))
    facts = facts_of(game, before)
    assert not facts.contest.done
    assert "may be moved" in words_about(game, facts).notes()
    kind = game.table.lands[0].face_up()[0]
    game.do(PlaceNational(0, kind, 0)).do(Pass(0))
    after = facts_of(game, before)
    assert [(placing.seat, placing.effect) for placing in after.contest.placed] == [(0, "new")]
    assert after.contest.done
    assert words_about(game, after).opinions(0) == "1"
    assert "National opinion: " in words_about(game, after).notes()


# -- elections of whole games ------------------------------------------------------------------------------------------


@cache
def a_game(key="2006", elections=7, outcome=""):
    """A finished game, one with such an outcome if wished."""
    return finished(outcome, story=ClassicStory(edition=key, elections=elections))


def all_games():
    for key in EDITIONS:
        for elections in edition(key).lengths:
            yield a_game(key, elections)


def stage(session, lang="en", size=(1920, 1080), scale=1.0):
    pilot, shell = stage_of(session, lang, size, scale)
    shell.texts.play(words_of(session.edition))
    return pilot, shell


def test_elections_of_whole_games_add_up_and_are_told_in_time():
    for session in all_games():
        for result in session.view(-1).results:
            facts = election_facts(session.view(-1), session.edition, session.events_for(-1), result.number)
            assert facts.contest is not None
            assert tuple(column.votes for column in facts.columns) == result.votes
            assert facts.contest.sides[0].seats == result.winners
            assert sum(len(side.seats) for side in facts.contest.sides) == len(result.votes)
            assert facts.contest.sides[0].votes == max(side.votes for side in facts.contest.sides)
            assert all(column.before >= 0 and column.lost >= 0 for column in facts.columns)
            assert facts.contest.done
            show = ElectionShow(facts)
            assert show.seconds <= LONGEST_SHOW + 1e-9
            assert bool(show.tries) == any(len(side.seats) > 1 for side in facts.contest.sides)


def test_the_controller_announces_each_election_by_its_number():
    session = a_game()
    won = [any(isinstance(event, ce.ElectionWon) for event in record.events) for record in session.records]
    at = won.index(True)
    controller = GameController(still(session, at), "instant")
    told = []
    controller.on_election = told.append
    controller.session.submit(session.records[at].command, version=controller.session.version)
    controller.poll(1.0)
    assert told == [1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("outcome", OUTCOMES)
def test_no_outcome_of_an_election_overflows(lang, outcome):
    session = a_game(outcome=outcome)
    number = max(result.number for result in session.view(-1).results if result.outcome == outcome)
    for size, scale in SIZES:
        pilot, shell = stage(session, lang, size, scale)
        pilot.app.push(ElectionScreen(shell, shell.controller, number))
        assert pilot.settle().problems() == []
        assert not shell.texts.missing
        assert not shell.texts.faults


def test_help_during_an_election_opens_at_its_step():
    pilot, shell = stage(a_game())
    pilot.app.push(ElectionScreen(shell, shell.controller, 1))
    pilot.settle().press("f1")
    assert isinstance(pilot.scene, RulesScreen)
    assert pilot.scene.page == "book"
    assert pilot.scene.chapter.key == "region_election"


# -- final scoring -----------------------------------------------------------------------------------------------------


def test_the_final_points_come_from_the_sources_of_the_edition():
    for session in all_games():
        facts = standings(session.view(-1), session.edition)
        assert facts.sources == ("votes", "presence", "base", "rank", "opinion")
        members = [party.base for party in session.view(-1).parties]
        prizes = session.edition.figures.member_prizes
        for row in facts.rows:
            by = dict(zip(facts.sources, row.scored, strict=True))
            assert sum(row.scored) == row.total
            assert by["votes"] == sum(row.votes) == row.course[-2]
            assert by["base"] == members[row.seat]
            assert by["rank"] == rank_points(members, prizes)[row.seat]


def test_the_points_are_revealed_source_by_source():
    pilot, shell = stage(a_game())
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


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
def test_no_page_of_the_final_scoring_overflows(lang):
    for key, elections in (("2006", 5), ("consim", 7)):
        for size, scale in SIZES:
            pilot, shell = stage(a_game(key, elections), lang, size, scale)
            screen = FinalScreen(shell, shell.controller)
            pilot.app.push(screen)
            for page in ("points", "decided", "course", "winners") if size[0] / scale < 1240 else ("points",):
                screen.page = page
                screen.rebuild()
                assert pilot.settle().problems() == []
            assert not shell.texts.missing


def test_victories_by_a_nose_are_named_among_the_winners():
    session = a_game(outcome="narrow")
    pilot, shell = stage(session)
    pilot.app.push(FinalScreen(shell, shell.controller))
    pilot.settle()
    assert pilot.shows("by a nose")


# -- new game ----------------------------------------------------------------------------------------------------------


def new_game(lang="en", size=(1280, 720), scale=1.0):
    pilot, shell = stage_of(a_game(), lang, size, scale)
    shell.controller = None
    screen = NewGameScreen(shell)
    screen.page = "seats"
    pilot.app.push(screen)
    return pilot.settle(), shell, screen


def test_every_edition_offers_its_lengths_and_house_rules():
    pilot, _, screen = new_game()
    for key in editions():
        pilot.click(f"edition.{key}")
        known = edition(key)
        assert screen.edition_key == key
        assert screen.elections in known.lengths
        lengths = [node.id for node in pilot.nodes() if node.id.startswith("length.")]
        assert lengths == [f"length.{elections}" for elections in known.lengths]
        pilot.click("page.options")
        rules = [node.id for node in pilot.nodes() if node.id.startswith("option.")]
        assert rules == [f"option.{name}" for name in known.house_rules]
        pilot.click("page.seats")


def test_a_game_is_begun_with_the_rules_of_its_edition_only_and_the_choice_is_remembered():
    pilot, shell, screen = new_game()
    screen.options = dict.fromkeys(screen.options, True)
    pilot.click("edition.2006")
    pilot.click("length.5")
    config = screen.config()
    assert (config.edition, config.elections) == ("2006", 5)
    assert config.options.flipping
    assert not config.options.bluff_bids
    shell.settings.speed = "instant"
    screen.start()
    assert shell.controller.edition.key == "2006"
    assert (shell.settings.edition, shell.settings.lengths["2006"]) == ("2006", 5)
    again = NewGameScreen(shell)
    assert (again.edition_key, again.elections) == ("2006", 5)
    assert Settings.read(json.loads(composed(shell.settings))).lengths == shell.settings.lengths


def test_edited_figures_are_offered_to_their_own_edition(tmp_path):
    from macher.editions.registry import edited_copies

    for key in ("1997", "2006"):
        (tmp_path / f"{key}.toml").write_bytes(shipped_file(key).read_bytes())
    (tmp_path / "broken.toml").write_text("edition = 1", encoding="utf-8")
    pilot, _, screen = new_game()
    screen.copies = edited_copies(tmp_path)
    pilot.click("edition.1997")
    assert [copy.path.name for copy in screen.own_files()] == ["1997.toml", "broken.toml"]
    screen.data_file = tmp_path / "1997.toml"
    pilot.click("edition.2006")
    assert screen.data_file is None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
def test_the_new_game_fits_for_every_edition(lang):
    for size, scale in SIZES:
        pilot, shell, screen = new_game(lang, size, scale)
        for key in editions():
            screen.choose_edition(key)
            for page in ("seats", "options"):
                screen.turn(page)
                assert pilot.settle().problems() == []
        assert not shell.texts.missing


# -- rules -------------------------------------------------------------------------------------------------------------


def test_the_new_game_leads_to_the_page_about_its_edition():
    pilot, _, _ = new_game()
    pilot.click("edition.1997")
    pilot.click("newgame.differs")
    assert isinstance(pilot.scene, RulesScreen)
    assert (pilot.scene.page, pilot.scene.edition.key) == ("differs", "1997")
    pilot.click("rules.edition.2006")
    assert pilot.scene.edition.key == "2006"


def test_rulings_and_figures_are_those_of_the_edition():
    _, shell, _ = new_game()
    for key in editions():
        texts = RulesScreen(shell, "rulings", key).texts
        headings = [item.heading for item in items_of("rulings", texts, edition(key))]
        classic = isinstance(edition(key).figures, ClassicFigures)
        assert all(heading.startswith("C") == classic for heading in headings)
        guessed = [item.heading for item in items_of("figures", texts, edition(key)) if item.remark]
        assert len(guessed) == len(subjects(edition(key), "reconstruction"))


def test_the_comparison_says_what_the_values_say():
    known = [edition(key) for key in editions()]
    rows = {row.caption: row.cells for row in comparison(Texts.load("en"), known)}
    assert all(len(cells) == len(known) for cells in rows.values())
    assert rows["Elections"] == ("4 / 7", "7 / 5", "7", "7")
    assert rows["Money at the start"][2] == Texts.load("en", words_of(known[2])).money(known[2].figures.start_money)
    assert rows["Full national board"][0] == "–"
    for caption in ("Repeated opinions", "Media influence begins", "Beaten by a nose", "Full national board"):
        _, y2006, y1997, consim = rows[caption]
        assert y2006 != y1997 == consim
    assert rows["Order of play"][2] != rows["Order of play"][3]
    assert "Cabinet" not in rows["Reconstructed numbers"][0]
    assert all(rows["Reconstructed numbers"])


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_of_the_rules_fit_for_every_edition(lang):
    for size, scale in SIZES:
        pilot, shell, _ = new_game(lang, size, scale)
        for key in editions():
            for page in ("book", "differs", "editions", "rulings", "figures"):
                screen = RulesScreen(shell, page, key)
                pilot.app.push(screen)
                assert pilot.settle().problems() == []
                assert not screen.texts.missing
                pilot.app.pop()


# -- curtain and menu --------------------------------------------------------------------------------------------------


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGS)
def test_the_curtain_names_the_step_and_what_is_asked(lang):
    session = between_people("contributions", 1, ClassicStory(people=PEOPLE))
    for size, scale in SIZES:
        pilot, shell = stage(session, lang, size, scale)
        seat = next(seat for seat in session.deciding() if seat in session.humans)
        pilot.app.push(HandoverScreen(shell, shell.controller, seat))
        assert pilot.settle().problems() == []
        assert not shell.texts.missing
        assert pilot.shows(shell.texts("phase-contributions"))


def test_the_menu_names_the_edition_of_the_game_that_waits():
    pilot, shell = stage_of(a_game())
    shell.controller = None
    shell.games.summary = lambda: WaitingGame(3, "HE", 1, "2006")
    pilot.app.push(MenuScreen(shell))
    pilot.settle()
    assert pilot.shows("2006 · Round 3, ")
    shell.games.summary = lambda: WaitingGame(3, "HE", 1, editions()[0])
    pilot.app.push(MenuScreen(shell))
    pilot.settle()
    assert not pilot.shows("2019")
