"""Facts of markers, rivals and what stays: each number speaks for a command, and none for the other one."""

from __future__ import annotations

import pytest
from builders import LANDS, Game, a_game, card
from classics import a_classic
from classics import card as classic

from macher.ai import facts_media, facts_program, facts_rivals, facts_rows
from macher.ai.facts import FACTS
from macher.ai.foreseen import foreseen
from macher.ai.search import HARD
from macher.ai.sight import Fact, Sight
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BuyMedia,
    ConvertRallies,
    FlushDisplay,
    Pass,
    PlacePoliticians,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.national.commands import AskCoalition, ExchangeProgram, PlaceNational
from macher.rules.viewing import view


def sight(game: Game, seat: int = 0) -> Sight:
    """What a seat foresees."""
    return Sight(view(game.table, seat), game.table.edition)


def media(*seats: int) -> Game:
    """Markers in Niedersachsen while markers are bought."""
    return a_game().money(20000, 20000, 20000, 20000).media("NDS", *seats).in_phase("media")


def test_a_marker_that_takes_the_lead_is_counted_against_the_next_ones() -> None:
    """More markers than any other seat lead (EN19 phase 7)."""
    game = media(0, 1)
    place = game.place("NDS")
    buy = BuyMedia(0, place)
    assert facts_media.lead(sight(game), buy, Pass(0)) == Fact("lead", 2, 1, place, LANDS["NDS"])
    assert facts_media.lead(sight(game), Pass(0), buy) is None
    assert facts_media.lead(sight(media(0)), buy, Pass(0)) is None  # it leads already


def test_a_marker_that_ends_a_lead_is_counted() -> None:
    """A tie leads nowhere (EN19 phase 7)."""
    game = media(1)
    place = game.place("NDS")
    expected = Fact("level", 1, land=place, state=LANDS["NDS"], seat=1)
    assert facts_media.level(sight(game), BuyMedia(0, place), Pass(0)) == expected
    assert facts_media.level(sight(game), Pass(0), BuyMedia(0, place)) is None


def test_a_first_marker_tells_what_it_can_count_at_the_end() -> None:
    """The spot of an early election counts more (EN19 section 07)."""
    game = media()
    early, late = BuyMedia(0, 0), BuyMedia(0, 3)
    presence = game.table.edition.lengths[4].presence
    card_ = game.table.lands[0].card
    assert presence[0] > presence[3]
    assert facts_media.presence(sight(game), early, late) == Fact("presence", presence[0], land=0, state=card_)
    assert facts_media.presence(sight(game), late, early) is None
    assert facts_media.presence(sight(game), early, Pass(0)) is not None


def test_a_marker_in_a_later_state_tells_the_round_and_fewer_free_places_are_told() -> None:
    game = media(1, 2)
    place = game.place("NDS")
    other = (place + 1) % 4
    number = game.table.edition.figures.media_spots - 2
    buy, elsewhere = BuyMedia(0, place), BuyMedia(0, other)
    assert facts_media.scarce(sight(game), buy, elsewhere) == Fact("scarce", number, land=place, state=LANDS["NDS"])
    assert facts_media.scarce(sight(game), elsewhere, buy) is None
    late, early = BuyMedia(0, 3), BuyMedia(0, 0)
    assert facts_media.marker_lasts(sight(game), late, early) == Fact(
        "lasts", 4, land=3, state=game.table.lands[3].card
    )
    assert facts_media.marker_lasts(sight(game), early, late) is None


def test_one_bought_marker_is_no_fact_and_the_supply_speaks_for_passing() -> None:
    """Whoever reads the command knows of one marker already."""
    game = media()
    buy = BuyMedia(0, 0)
    assert facts_media.markers(sight(game), buy, Pass(0)) is None
    two = media(0)
    assert facts_media.markers(sight(two), BuyMedia(0, two.place("NDS")), Pass(0)) == Fact(
        "markers", 2, land=two.place("NDS"), state=LANDS["NDS"]
    )
    assert facts_media.supply(sight(game), Pass(0), buy) == Fact("supply", game.party(0).media)
    assert facts_media.supply(sight(game), buy, Pass(0)) is None


def test_a_step_of_trend_tells_until_when_it_counts() -> None:
    """Votes count once, the trend in every conversion (EN19 phase 9a)."""
    game = a_game().opinions("NDS", "+education").rallies("NDS", 2, 0, 0, 0).placed("NDS", (0, "backbencher"))
    game.in_phase("cabinet_actions")
    game.do(*[command for command in game.options() if type(command).__name__ == "PayPolitician"][:1])
    trend, votes = (UsePolitician(0, None, Action(name)) for name in (ActionName.TREND, ActionName.VOTES))
    place = game.place("NDS")
    found = facts_media.trend_lasts(sight(game), trend, votes)
    assert found == (Fact("lasts", place + 1, land=place, state=LANDS["NDS"]) if place else None)
    assert facts_media.trend_lasts(sight(game), votes, trend) is None


def shifting() -> tuple[Game, int]:
    """The own seat may change an opinion of the first state."""
    game = a_game().opinions("BB", "+education +traffic").program(1, "+traffic +genetics -security -welfare +education")
    for seat in (2, 3):
        game.program(seat, "+genetics -security -welfare +environment +digitization")
    game.rallies("BB", 3, 2, 0, 0).opinion_display("+genetics -genetics +security -traffic").media("BB", 0)
    return game.in_phase("media_influence"), game.place("BB")


def test_an_opinion_tells_whom_it_goes_against_and_who_loses_one() -> None:
    """An opposite takes a match away (EN19 phase 9a)."""
    game, _ = shifting()
    against, with_them = (ShiftOpinion(0, card("+traffic"), card(into)) for into in ("+security", "+genetics"))
    assert facts_rivals.opposed(sight(game), against, with_them) == Fact("opposed", 3, card=card("+security"))
    assert facts_rivals.opposed(sight(game), with_them, against) is None
    traffic, education = (ShiftOpinion(0, card(out), card("-genetics")) for out in ("+traffic", "+education"))
    assert facts_rivals.lost(sight(game), traffic, education) is None  # one rival has both
    game.program(1, "+traffic +genetics -security -welfare +environment")
    assert facts_rivals.lost(sight(game), traffic, education) == Fact("lost", 1, card=card("+traffic"))


def test_factors_and_votes_of_rivals_and_what_stays_are_told() -> None:
    """A rival's rallies count twice before, once then (EN19 phase 9a)."""
    game, place = shifting()
    shift = ShiftOpinion(0, card("+traffic"), card("-genetics"))
    assert facts_rivals.factor(sight(game), shift, Pass(0)) == Fact("factor", 1, 2, place, LANDS["BB"], 1)
    assert facts_rivals.factor(sight(game), Pass(0), shift) is None
    game.program(0, "+education +traffic +welfare +digitization -genetics")
    game.opinions("BB", "+education +traffic")
    worse = ShiftOpinion(0, card("+traffic"), card("+genetics"))
    expected = Fact("instead", 6, 3, place, LANDS["BB"], 0)
    assert facts_rows.instead(sight(game), Pass(0), worse) == expected
    assert facts_rows.instead(sight(game), worse, Pass(0)) is None
    gives = ShiftOpinion(0, card("+education"), card("+genetics"))
    game.program(1, "+traffic +genetics -security -welfare +environment")
    assert facts_rows.rival_stays(sight(game), Pass(0), gives) == Fact("rival-stays", 2, 4, place, LANDS["BB"], 1)


def test_rallies_that_are_not_converted_stay() -> None:
    game = a_game().rallies("NDS", 6, 0, 0, 0).opinions("NDS", "+education").in_phase("conversion")
    while game.table.next_decision() and view(game.table, 0).place != game.place("NDS"):
        game.do(Pass(game.decider))
    place = game.place("NDS")
    four, five = ConvertRallies(0, 4), ConvertRallies(0, 5)
    assert facts_rows.stay(sight(game), four, five) == Fact("stay", 2, land=place, state=LANDS["NDS"])
    assert facts_rows.stay(sight(game), Pass(0), four) == Fact("stay", 6, land=place, state=LANDS["NDS"])
    assert facts_rows.stay(sight(game), five, four) is None


def test_a_new_display_counts_the_cards_that_match_better() -> None:
    """Only +traffic would match, in place of a card that matches nowhere (EN19 phase 2)."""
    game = a_game().opinions("BB", "+education +traffic").in_phase("program")
    for land in ("NDS", "HE", "TH"):
        game.opinions(land, "")
    game.program_display("-welfare +welfare -education")
    flush = FlushDisplay(0)
    assert facts_program.better(sight(game), flush, Pass(0)) == Fact("better", 1)
    game.program_display("-welfare +traffic -education")
    assert facts_program.better(sight(game), flush, Pass(0)) is None


# -- the classic editions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["2006", "1997", "consim"])
def test_a_cabinet_card_tells_what_is_printed_on_it(key: str) -> None:
    """Its votes, or its steps of trend times the meetings (VG06 6.2.3)."""
    game = a_classic(key).in_phase("cabinet_sending")
    game.land(0).rallies = [3, 0, *game.land(0).rallies[2:]]
    seat = game.decider
    number = next(number for number in game.party(seat).politicians)
    places = len(game.table.lands)
    sends = PlacePoliticians(seat, tuple(number if place == 0 else -1 for place in range(places)))
    told = next((found for find in FACTS["cabinet"] if (found := find(sight(game, seat), sends, Pass(seat)))), None)
    assert told is not None
    assert told.kind in ("sent", "rival", "markers")
    assert all(find(sight(game, seat), Pass(seat), sends) is None for find in FACTS["cabinet"][:3])


def test_an_exchange_tells_the_card_that_goes_or_the_members_that_stay() -> None:
    """What the deck brings, nobody knows (CONS B)."""
    game = a_classic("consim").opinions(0, "-a +b").in_phase("exchanges")
    seat = game.decider
    blind = ExchangeProgram(seat, classic("+a"), -1)
    found = sight(game, seat)
    assert facts_program.clash(found, blind, Pass(seat)) == Fact(
        "clash", sum(classic("-a") in land.opinions for land in found.view.lands), card=classic("+a")
    )
    told = [find(found, Pass(seat), blind) for find in FACTS["members"]]
    assert told[-1] == Fact("members", game.party(seat).base)


def test_a_place_on_the_national_board_tells_its_points() -> None:
    game = a_classic("2006").in_phase("coalitions")
    seat = game.decider
    spaces = game.edition.capabilities.national
    assert spaces is not None
    most = max(range(len(spaces.spaces)), key=lambda space: spaces.spaces[space].points)
    least = min(range(len(spaces.spaces)), key=lambda space: spaces.spaces[space].points)
    kind = game.party(seat).program[0]
    better, worse = PlaceNational(seat, kind, most), PlaceNational(seat, kind, least)
    told = [find(sight(game, seat), better, worse) for find in FACTS["national"]]
    assert Fact("space", spaces.spaces[most].points, card=kind) in told


def test_who_leads_alone_needs_no_partner() -> None:
    """The most votes win (VG06 6.2.4)."""
    game = a_classic("2006").votes(0, 40, 20, *[0] * (len(a_classic("2006").table.parties) - 2))
    game.tiles(0, 0, 1).in_phase("coalitions")
    seen, asks, refuses = sight(game), AskCoalition(0, 1), Pass(0)
    alone = FACTS["coalition"][1]
    assert alone(seen, refuses, asks) == Fact("alone", 40, 20, seen.view.place, seen.view.lands[seen.view.place].card)
    assert alone(seen, asks, refuses) is None
    assert alone(seen, AnswerCoalition(0, True), refuses) is None


# -- looking ahead -----------------------------------------------------------------------------------------------------


def test_what_is_seen_ahead_holds_in_every_world_and_tells_nothing_of_the_hand() -> None:
    """The rival that would take the lead buys the marker in whatever world (EN19 phases 3 and 7)."""
    game = media(1)
    game.money(20000, 20000, 0, 0)
    place = game.place("NDS")
    options = game.decision.options
    seen = view(game.table, game.decider)
    told = foreseen(seen, options, game.table.edition, BuyMedia(game.decider, place), Pass(game.decider), HARD)
    parties = list(seen.parties)
    hand = tuple((kind + 2) % 14 for kind in parties[seen.seat].hand)
    parties[seen.seat] = parties[seen.seat]._replace(hand=hand)
    other = seen._replace(parties=tuple(parties))
    assert foreseen(other, options, game.table.edition, BuyMedia(game.decider, place), Pass(game.decider), HARD) == told
    assert told is None or told.kind in ("ahead-media", "ahead-majority")
