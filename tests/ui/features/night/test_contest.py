"""Elections of sides against each other (VG06 6.3, WBC06, CONS) on tables made for them: facts and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from classics import EDITIONS, ClassicGame, a_classic
from evenings import SIZES

from macher.editions.classic.formula import classic_votes
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.commands import Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import PlaceNational
from macher.rules.viewing import view
from macher.session.log import LoggedEvent
from macher.ui.features.night.beats import ElectionShow
from macher.ui.features.night.canvas import Canvas, Telling
from macher.ui.features.night.columns import NightColumns
from macher.ui.features.night.contest import Contest
from macher.ui.features.night.contest_words import ContestWords, election_words
from macher.ui.features.night.facts import Column, ElectionFacts, election_facts, night_of
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Context, Node, Scene
from macher.words.names import GameNames

every_edition = pytest.mark.parametrize("key", EDITIONS)


class Held:
    """An election of a state in which everybody had a media marker; pairs have formed coalitions before."""

    def __init__(
        self,
        key: str,
        votes: Sequence[int],
        pairs: Sequence[tuple[int, int]] = (),
        stack: Sequence[int] = (0, 1, 2, 3, 4),
        prepare: Callable[[ClassicGame], object] = lambda game: None,
    ) -> None:
        self.game = game = a_classic(key, seats=5)
        game.votes(0, *votes).media(0, *range(5))
        game.stack(0, *stack).tiles(0, *(seat for pair in pairs for seat in pair))
        game.table.pairs = [list(pair) for pair in pairs]
        prepare(game)
        self.before: list[Any] = [
            ev.VotesChanged(seat, 0, votes[seat], votes[seat], "shadow") for seat in stack if votes[seat]
        ]
        for first, second in pairs:
            self.before += [ce.CoalitionOffered(first, second, 0, 3, True), ce.CoalitionFormed(first, second, 0, True)]
        game.in_phase("region_election")

    @property
    def facts(self) -> ElectionFacts:
        """What is known of it now."""
        events = enumerate([*self.before, *(self.game.table.log or [])])
        log = [LoggedEvent(at, 1, 1, "", event) for at, event in events]
        found = election_facts(view(self.game.table, -1), self.game.edition, log, 1)
        assert found is not None
        return found

    @property
    def contest(self) -> Contest:
        """How the sides stand."""
        found = self.facts.contest
        assert found is not None
        return found

    @property
    def words(self) -> ContestWords:
        """What is said of it in English."""
        parties = [PARTIES[party.party] for party in self.game.table.parties]
        texts = Texts.load("en", words_of(self.game.edition))
        found = election_words(GameNames(texts, self.game.edition, parties), self.facts)
        assert isinstance(found, ContestWords)
        return found


def formula(held: Held, column: Column) -> str:
    """What is written of a conversion."""
    return " ".join(token.text for token in held.words.tokens(column))


@every_edition
def test_the_side_with_the_most_votes_stands_first_with_its_sum(key: str) -> None:
    held = Held(key, (30, 20, 40, 5, 0), [(0, 1)])
    first, second = held.contest.sides[:2]
    assert (first.seats, first.votes, first.won) == ((0, 1), 50, True)
    assert (second.seats, second.votes, second.won) == ((2,), 40, False)
    assert [(pair.state, pair.votes, pair.common) for pair in held.facts.pairs] == [("formed", 50, 3)]
    title, why = held.words.verdict()
    assert "win together" in title
    assert "30 + 20 = 50 votes" in why
    assert "40 votes" in why


@every_edition
def test_a_coalition_that_is_beaten_is_shown_as_agreed(key: str) -> None:
    held = Held(key, (10, 12, 40, 5, 0), [(0, 1)])
    assert [pair.state for pair in held.facts.pairs] == ["agreed"]
    assert held.facts.winners == (2,)
    assert held.contest.cards == 2
    assert "up to 2" in held.words.opinions(2)


@every_edition
@pytest.mark.parametrize("stack", [(0, 1, 2, 3, 4), (2, 0, 1, 4, 3), (1, 4, 3, 2, 0)])
def test_by_a_nose_the_marker_on_top_wins_and_is_drawn_first(key: str, stack: Sequence[int]) -> None:
    """VG06 6.3.2, ruling C12."""
    held = Held(key, (30, 30, 30, 5, 0), stack=stack)
    facts, contest = held.facts, held.contest
    assert contest.narrow
    assert contest.pile[0] == facts.winners[0]
    assert contest.pile == tuple(seat for seat in reversed(stack) if seat < 3)
    title, why = held.words.verdict()
    assert "by a nose" in title
    assert "marker is on top" in why
    assert contest.cards == 1
    assert set(contest.rewarded) == set(range(3)) - set(facts.winners)
    assert all(facts.columns[seat].moved for seat in range(3))


@every_edition
def test_by_a_nose_the_strongest_single_party_decides_before_the_markers(key: str) -> None:
    held = Held(key, (30, 10, 25, 15, 0), [(0, 1), (2, 3)])
    assert held.contest.narrow
    assert held.contest.pile == ()
    why = held.words.verdict()[1]
    assert "strongest single party" in why
    assert "30 votes" in why
    assert held.contest.rewarded == ((2, 3) if held.game.table.policies.losers_always else ())


@every_edition
def test_votes_above_the_cap_are_told_as_lost_and_the_formula_stays_true(key: str) -> None:
    many = Held(key, (45, 3, 0, 0, 0), prepare=lambda game: game.rallies(0, 8, 0, 0, 0, 0).trend(0, 2, 0, 0, 0, 0))
    column = many.facts.columns[0]
    assert column.votes == many.game.figures.vote_cap == 50
    assert column.gained == 5
    assert column.gained + column.lost == classic_votes(8, 2, column.matches)
    assert formula(many, column).endswith(f"= {column.gained + column.lost}")
    assert "above" in many.words.column_tip(column).lower()
    assert "above 50 votes" in many.words.notes()


@every_edition
def test_a_factor_of_zero_brings_a_vote_for_two_meetings(key: str) -> None:
    """VG06 6.2.8."""

    def prepare(game: ClassicGame) -> None:
        game.rallies(0, 5, 0, 0, 0, 0).trend(0, -3, 0, 0, 0, 0)
        game.program(0, "+e -f +g -a +b")

    held = Held(key, (0, 20, 0, 0, 0), prepare=prepare)
    column = held.facts.columns[0]
    assert column.trend + column.matches <= 0
    assert column.gained == 2
    assert formula(held, column) == "5 ÷ 2 = 2"


@every_edition
def test_who_may_move_opinions_is_told_first_and_what_was_moved_later(key: str) -> None:
    held = Held(key, (30, 20, 10, 5, 0))
    assert not held.contest.done
    assert "may be moved" in held.words.notes()
    kind = held.game.table.lands[0].face_up()[0]
    held.game.do(PlaceNational(0, kind, 0)).do(Pass(0))
    assert [(placing.seat, placing.effect) for placing in held.contest.placed] == [(0, "new")]
    assert held.contest.done
    assert held.words.opinions(0) == "1"
    assert "National opinion: " in held.words.notes()


class _Columns(Scene):
    """The columns of an election at the end of its partners."""

    def __init__(self, held: Held, texts: Texts) -> None:
        super().__init__()
        self.held, self.facts, self.texts = held, held.facts, texts

    def build(self, ctx: Context) -> Node:
        game, facts = self.held.game, self.facts
        show = ElectionShow(facts)
        show.begin(show.place("partner"))
        show.now = show.tries[0].end - 0.05
        night = night_of(view(game.table, -1), game.edition, 1)
        names = GameNames(self.texts, game.edition, [PARTIES[party.party] for party in game.table.parties])
        return Node(ctx.rect).add(NightColumns(Canvas(ctx), Telling(facts, night, election_words(names, facts), show)))


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_words_about_shared_cards_cover_no_figure_over_the_line(
    lang: str, size: tuple[int, int], scale: float
) -> None:
    held = Held("1997", (11, 50, 28, 44, 12), [(2, 0)])
    facts = held.facts
    assert facts.columns[1].votes >= facts.majority
    texts = Texts.load(lang, words_of(held.game.edition))
    runs = Pilot(_Columns(held, texts), size, scale, texts=texts).settle().runs()
    said = texts("election-cards", cards=facts.pairs[0].common)
    figures = [run for run in runs if run.text == "50"]
    assert figures
    for words in (run for run in runs if run.text == said):
        assert not any(words.ink.meets(figure.ink) for figure in figures)
