"""The example of the page that says what a game is about: all figures are those of the edition."""

from __future__ import annotations

import pytest
from tabletop import Keyed

from macher.editions.registry import edition, editions
from macher.ui.features.learn.aim_facts import AimFacts, AimWords, aim_facts

STATES = {"2019": "HB HE SN BY", **dict.fromkeys(("2006", "1997", "consim"), "HB HE SN BY TH SH")}
"""States of the example: one for each election of the first length, as far as the edition has them."""
VOTES = (50, 22, 33, 20, 27, 40)
SAID = {
    "votes": "aim-votes-text",
    "bonus": "aim-bonus-text",
    "presence": "aim-presence-text",
    "base": "aim-base-text",
    "money": "aim-prizes-text",
    "rank": "aim-rank-text",
    "opinion": "aim-opinion-text",
}


@pytest.fixture(params=editions())
def facts(request: pytest.FixtureRequest) -> AimFacts:
    return aim_facts(edition(request.param))


def test_every_source_of_the_edition_is_worth_what_the_edition_says(facts: AimFacts) -> None:
    """Votes by the table of each state, the rest as in the final scoring (EN19 phase 9b, VG06 7)."""
    figures, more = facts.edition.figures, facts.edition.capabilities
    lands = {land.key: land for land in figures.lands}
    states, length = STATES[facts.edition.key].split(), next(iter(facts.edition.lengths.values()))
    wanted = {
        "votes": [lands[key].points[votes] for key, votes in zip(states, VOTES, strict=False)],
        "presence": list(length.presence[:2]),
        "base": [figures.start_base + 7],
    }
    if more.national is None:
        wanted |= {"bonus": [figures.bonus_sole, figures.bonus_coalition], "money": [figures.money_prizes[0]]}
    else:
        assert more.member_prizes is not None
        wanted |= {"rank": [more.member_prizes[0]]}
        wanted |= {"opinion": [space.points for space in more.national.spaces[1:4]]}
    assert {source.key: [piece.points for piece in source.pieces] for source in facts.sources} == wanted
    assert [piece.land for piece in facts.sources[0].pieces] == states
    assert facts.total == sum(sum(each) for each in wanted.values())


def test_every_source_says_what_brings_it(facts: AimFacts) -> None:
    """With the figures of the edition."""
    figures, more = facts.edition.figures, facts.edition.capabilities
    words = AimWords(Keyed("en"), facts)
    said = {source.key: words.source(source.key)[1] for source in facts.sources}
    assert [text.split("(")[0] for text in said.values()] == [SAID[source.key] for source in facts.sources]
    assert f"majority={figures.majority}" in said["votes"]
    assert f"start={figures.start_base}" in said["base"]
    if more.national is not None and more.member_prizes is not None:
        assert f"secured={more.national.secured_points}" in said["opinion"]
        assert f"most={more.member_prizes[0]},next={more.member_prizes[1]}" in said["rank"]


def test_every_part_of_the_sum_has_its_words(facts: AimFacts) -> None:
    texts, words = Keyed("en"), AimWords(Keyed("en"), facts)
    heads = {key: words.part(key) for key in ("rallies", "trend", "cards", "new", "reach")}
    assert [head.split("(")[0] for head, _ in heads.values()] == [
        "aim-rallies", "aim-trend", "aim-matches", "aim-new", "aim-reach"
    ]  # fmt: skip
    assert heads["rallies"][1] == f"aim-rallies-text(cost={texts.money(facts.edition.figures.rally_costs[1])})"
    assert f"points={facts.worth}" in heads["reach"][0]
    assert heads["new"][1] == words.formula


def test_the_votes_of_the_example_stay_short_of_the_line(facts: AimFacts) -> None:
    """With as many rallies as that allows, five at most."""
    votes_for = facts.edition.policies.votes_for
    assert (facts.trend, facts.matches, facts.before) == (2, 3, 22)
    assert facts.new == votes_for(facts.rallies, 2, 3)
    assert facts.votes == facts.before + facts.new <= 48
    assert facts.rallies == 5 or 22 + votes_for(facts.rallies + 1, 2, 3) > 48
    assert facts.worth == facts.goal.points[facts.votes]
    assert facts.classic == (facts.edition.key != "2019")


def test_the_states_of_the_example_are_the_smallest_the_largest_and_one_between(facts: AimFacts) -> None:
    most = [land.maximum for land in facts.edition.figures.lands]
    assert (facts.smallest.maximum, facts.largest.maximum) == (min(most), max(most))
    assert facts.smallest.maximum < facts.goal.maximum < facts.largest.maximum
    assert facts.goal.key == "BB"
