"""Facts: what is told of a command is what the table says once it is carried out."""

from __future__ import annotations

from collections import Counter

import pytest
from builders import EDITION, LANDS, POLITICIANS, Game, a_game, card
from leak.worlds import positions

from macher.ai import facts_program
from macher.ai.because import Turn, compared
from macher.ai.facts import FACTS, Fact, Sight, fact, read
from macher.ai.normal import value
from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    BidForPoll,
    BidForStart,
    ChangeProgram,
    DrawProgramCard,
    FlushDisplay,
    KeepDraftCard,
    Pass,
    PayPolitician,
    PlacePoliticians,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.phases.program import ProgramChangeStep
from macher.rules.viewing import view


def test_a_fact_is_read_as_it_was_written() -> None:
    told = Fact("votes", 18, 6, land=2, state=11, seat=1)
    assert read(told.written) == told
    assert read("ahead") == Fact("ahead", 0)


@pytest.mark.parametrize(("key", "seats", "elections"), [("2019", 4, 4), ("2006", 4, 7), ("consim", 4, 7)])
def test_what_is_foreseen_in_a_dealt_game_holds_in_the_real_one(key: str, seats: int, elections: int) -> None:
    told: Counter[str] = Counter()
    every = [Turn(term, (term,)) for term in FACTS]
    for position in positions(seats, elections, seed=91, kind="sane", key=key):
        if position.table.version % 3:
            continue
        seen, decision, edition = position.view, position.decision, position.table.edition
        choices = value(seen, decision, edition)
        against = compared(choices, choices[0].command, decision)
        if against is None:
            continue
        chosen = choices[0].command
        dealt = fact(Sight(seen, edition), every, chosen, against.other)
        assert dealt == fact(Sight(seen, edition, position.table), every, chosen, against.other)
        told.update([dealt[1].kind] if dealt else [])
    assert len(told) > 5


# -- made positions ----------------------------------------------------------------------------------------------------


def told(game: Game, term: str, command: Command, other: Command) -> Fact | None:
    """The fact of a term for a command of the seat that decides, as it sees the table."""
    found = fact(sight(game, command.seat), (Turn(term, (term,)),), command, other)
    return found[1] if found else None


def sight(game: Game, seat: int) -> Sight:
    """What a seat foresees."""
    return Sight(view(game.table, seat), EDITION)


def only(game: Game, land: str, number: int) -> PlacePoliticians:
    """Sends a politician to one state."""
    return PlacePoliticians(0, tuple(number if place == game.place(land) else -1 for place in range(4)))


def test_a_politician_that_is_sent_tells_the_votes_of_its_actions() -> None:
    """Its doubled opinion counts twice, and three votes are more than a step of trend here (EN19 phases 6 and 9a)."""
    game = a_game().opinions("NDS", "+education -digitization").rallies("NDS", 2, 0, 0, 0)
    game.in_phase("cabinet_placement")
    place, number = game.place("NDS"), POLITICIANS["backbencher"]
    expected = Fact("sent", 2 * 1 + 3, 2, place, LANDS["NDS"], 0, politician=number)
    assert told(game, "votes", only(game, "NDS", number), Pass(0)) == expected
    assert told(game, "votes", Pass(0), only(game, "NDS", number)) is None
    assert told(game, "votes", only(game, "NDS", number), only(game, "NDS", POLITICIANS["secretary"])) is None


def test_a_politician_that_is_paid_tells_the_votes_of_its_actions() -> None:
    """Eight votes, or four steps of trend times the matches (EN19 phases 6 and 9a)."""
    game = a_game().opinions("BB", "+education +genetics").rallies("BB", 3, 0, 0, 0)
    game.placed("BB", (0, "vice_chancellor")).in_phase("cabinet_actions")
    number = POLITICIANS["vice_chancellor"]
    expected = Fact("sent", (3 + 1) * 3, 3 * 2, 0, LANDS["BB"], 0, politician=number)
    assert told(game, "bonus", PayPolitician(0), Pass(0)) == expected


def test_a_politician_that_takes_the_trend_of_others_tells_the_rival_that_loses_most() -> None:
    """Each other party falls by one step of trend (EN19 phase 6)."""
    game = a_game().opinions("NDS", "+education +genetics").rallies("NDS", 2, 3, 0, 0)
    game.program(1, "+education +genetics -security -welfare +traffic").in_phase("cabinet_placement")
    sent = only(game, "NDS", POLITICIANS["parliamentary_leader"])
    expected = Fact("rival", (3 - 1) * 2, 3 * 2, game.place("NDS"), LANDS["NDS"], 1)
    assert told(game, "rivals", sent, Pass(0)) == expected


def test_a_politician_that_takes_a_poll_brings_what_a_poll_is_worth_that_is_kept() -> None:
    """A poll that is not published widens the party base by three (EN19 phase 8)."""
    game = a_game().placed("BB", (0, "secretary")).in_phase("cabinet_actions")
    assert told(game, "poll", PayPolitician(0), Pass(0)) == Fact("kept", 3)
    game.do(PayPolitician(0))
    votes, poll = Action(ActionName.VOTES), Action(ActionName.POLL)
    assert told(game, "poll", UsePolitician(0, votes, poll), UsePolitician(0, votes, None)) == Fact("kept", 3)
    assert told(game, "poll", UsePolitician(0, None, poll), UsePolitician(0, votes, poll)) is None


def test_a_swap_tells_the_factor_that_it_changes() -> None:
    """From an opposite to a match are two steps; the factor is at least 1 (EN19 phases 2 and 9a)."""
    game = a_game().opinions("BB", "+education +digitization -security").hand(0, "-security +environment")
    game.table.flow = [ProgramChangeStep(0, 2, False)]
    swap = ChangeProgram(0, ((card("+security"), card("-security")),), card("+environment"))
    stays = ChangeProgram(0, (), card("+environment"))
    assert told(game, "program", swap, stays) == Fact("card", 1, card=card("-security"))
    assert facts_program.match(sight(game, 0), swap, stays) == Fact("match", 3, 1, 0, LANDS["BB"])
    assert facts_program.match(sight(game, 0), stays, swap) is None


def test_a_new_display_tells_how_few_cards_help_and_the_old_one_the_best_of_them() -> None:
    """Only a card that raises a factor is worth taking (EN19 phase 2)."""
    game = a_game().opinions("BB", "+education +traffic").in_phase("program")
    for land in ("NDS", "HE", "TH"):
        game.opinions(land, "")
    draw, flush = DrawProgramCard(0), FlushDisplay(0)
    game.program_display("-traffic +welfare -education")
    assert told(game, "program", flush, draw) == Fact("useless", 0)
    game.program_display("-traffic +welfare +traffic")
    assert told(game, "program", draw, flush) == Fact("fit", 2, 1, 0, LANDS["BB"], card=card("+traffic"))
    assert told(game, "program", flush, draw) == Fact("useless", 1)


def test_a_free_change_of_the_program_tells_the_best_card_of_the_display() -> None:
    """A politician may change the program (EN19 phase 6)."""
    game = a_game().opinions("BB", "+education +digitization -security").placed("BB", (0, "vice_chancellor"))
    game.program_display("+traffic -security").in_phase("cabinet_actions").do(PayPolitician(0))
    program, double = Action(ActionName.PROGRAM), Action(ActionName.DOUBLE, card("+education"), True)
    with_it, without = UsePolitician(0, None, program), UsePolitician(0, None, double)
    assert told(game, "program", with_it, without) == Fact("fit", 3, 1, 0, LANDS["BB"], card=card("-security"))


def test_a_card_tells_where_it_matches_where_the_other_clashes_or_how_much_is_at_stake() -> None:
    """The largest state is the one with the most points (EN19 section 02)."""
    game = a_game()
    for land, opinions in {"BB": "+education -traffic", "NDS": "+genetics", "HE": "-traffic", "TH": ""}.items():
        game.opinions(land, opinions)
    seen = sight(game, 0)

    def keeps(kind: str, other: str) -> Fact | None:
        commands = KeepDraftCard(0, card(kind)), KeepDraftCard(0, card(other))
        finders = (facts_program.card, facts_program.clash, facts_program.large)
        return next(filter(None, (find(seen, *commands) for find in finders)), None)

    assert keeps("-traffic", "+education") == Fact("card", 2, card=card("-traffic"))
    assert keeps("+education", "-traffic") is None
    assert keeps("+welfare", "+traffic") == Fact("clash", 2, card=card("+traffic"))
    points = EDITION.figures.lands[LANDS["NDS"]].maximum
    expected = Fact("large", points, land=game.place("NDS"), state=LANDS["NDS"], card=card("+genetics"))
    assert points > EDITION.figures.lands[LANDS["BB"]].maximum
    assert keeps("+genetics", "+education") == expected
    assert keeps("+education", "+genetics") is None


def test_an_opinion_tells_how_few_rivals_have_it_in_their_programs() -> None:
    """A shifted opinion matches every program that has it (EN19 phases 7 and 9a)."""
    game = a_game().program(1, "+traffic +genetics -security -welfare +education")
    game.opinion_display("+traffic -traffic +environment").media("BB", 0).in_phase("media_influence")
    few, many = (ShiftOpinion(0, card("+education"), card(into)) for into in ("-traffic", "+traffic"))
    assert told(game, "rivals", few, many) == Fact("shared", 0, card=card("-traffic"))
    assert told(game, "rivals", many, few) is None


def test_a_bid_to_start_tells_the_place_that_is_left() -> None:
    """The order goes clockwise from the start player (EN19 phase 1)."""
    game = a_game().start(2).money(9000, 9000, 9000, 9000).in_phase("start_player")
    assert told(game, "start", BidForStart(0, 2000), BidForStart(0, 1000)) == Fact("first", 3)
    assert told(game, "start", BidForStart(0, 1000), BidForStart(0, 2000)) is None
    assert told(game, "start", BidForStart(2, 1000), BidForStart(2, 0)) == Fact("first", 1)


def test_a_bid_of_nothing_may_still_bring_a_poll() -> None:
    """A bid of nothing is no pass (EN19 phase 8)."""
    game = a_game().polls(1, 2).in_phase("polls")
    seat = game.decider
    assert told(game, "poll", BidForPoll(seat, 0), Pass(seat)) == Fact("kept", 3)
    assert told(game, "poll", Pass(seat), BidForPoll(seat, 0)) is None
