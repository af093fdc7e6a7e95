"""At the table itself a player learns which figures nobody knows: those are marked, and the known ones are not."""

from __future__ import annotations

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.cards import PARTIES
from macher.rules.commands import BidForPoll, Pass
from macher.rules.table import Table


def says(pilot: Pilot, lang: str = "en") -> set[str]:
    """The ids, or else the names, of everything on the screen that calls itself a reconstruction."""
    line = Texts.load(lang)("provenance-reconstruction-tip")
    return {node.id or node.name for node in pilot.app.stage.root.walk() if line in node.tooltip.split("\n")}


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_figures_of_the_boards_and_the_strip(lang: str) -> None:
    pilot = show(BareController(a_game(4).in_phase("rallies").table, 0), lang=lang)
    marked = says(pilot, lang)
    assert {"presence.2", "presence.3", "presence.4"} <= marked
    assert pilot.get("presence.1").tooltip
    assert "presence.1" not in marked, "the first spot is known"
    assert {"caption.polls", "caption.programs"} <= marked
    assert {f"head.{place}" for place in range(4)} <= marked, "points for votes"


def test_blocks_of_the_starting_deployment() -> None:
    table = a_game(4).in_setup("deployment").table
    marked = says(show(BareController(table, table.deciders()[0])))
    assert {id for id in marked if id.startswith("deploy.block.")} == {f"deploy.block.{n}" for n in (1, 2, 4, 5)}


def front(poll: int) -> Table:
    """The buyer looks at a poll."""
    game = a_game(parties="cdu spd gruene fdp linke").start(0).polls(poll, 1, 2, 3).in_phase("polls")
    bidder = game.table.deciders()[0]
    game.do(BidForPoll(bidder, 1000))
    while "PollOptions" not in type(game.table.decision(game.table.deciders()[0]).options).__name__:
        game.do(Pass(game.table.deciders()[0]))
    return game.table


def test_the_front_of_a_poll() -> None:
    """Of the eighth poll the changes of CDU and FDP are known from an example."""
    table = front(8)
    marked = says(show(BareController(table, table.deciders()[0])))
    names = {name.split(",")[0] for name in marked}
    texts = Texts.load("en")
    shorts = {party: texts(f"party-{party}-short") for party in PARTIES}
    assert {shorts["linke"], shorts["spd"], shorts["gruene"]} <= names
    assert not {shorts["cdu"], shorts["fdp"]} & names
