"""EN19 section 04, set-up: every step, its example, and rulings 10, 21, 26 and 27."""

from __future__ import annotations

import pytest
from builders import EDITION, a_game, card, cards, fresh_table

from macher.engine.chance import Stream
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import Deploy, KeepDraftCard, KeepHandCard, LayProgram
from macher.rules.options import GameOptions
from macher.rules.viewing import view

SEEDS = range(12)


def land_cards(table):
    return [EDITION.figures.lands[land.card] for land in table.lands]


@pytest.mark.parametrize("seed", SEEDS)
def test_two_large_and_two_small_states_and_the_smallest_votes_first(seed):
    """EN19 set-up C, checklist 1."""
    drawn = land_cards(fresh_table(seed=seed))
    assert sorted(card.large for card in drawn) == [False, False, True, True]
    assert drawn[0].maximum == min(card.maximum for card in drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_four_three_two_and_one_opinions_lie_face_up(seed):
    """EN19 set-up D, checklist 2: four cards for each state, and only face-up ones are compared."""
    table = fresh_table(seed=seed)
    assert [land.open for land in table.lands] == [4, 3, 2, 1]
    assert all(len(land.opinions) == 4 for land in table.lands)
    for land in table.lands:
        topics = [kind >> 1 for kind in land.face_up()]
        assert len(set(topics)) == len(topics)


def test_a_repeated_opinion_is_discarded_and_replaced():
    """EN19 set-up D, example: a second +education in Niedersachsen goes, -welfare from the deck comes."""
    game = a_game().opinions("NDS", "+education -traffic", face_down="+education +genetics")
    game.opinion_deck("-welfare +security")
    op.turn_opinion(game.table, game.place("NDS"))
    assert game.face_up("NDS") == cards("+education -traffic -welfare")
    assert game.table.opinion_discards == cards("+education")
    assert game.table.opinion_deck == cards("+security")


def test_the_opposite_attitude_repeats_the_topic_too_again_and_again():
    """EN19 set-up D, checklist 3."""
    game = a_game().opinions("NDS", "+education -traffic", face_down="-education +genetics")
    game.opinion_deck("+traffic -education +security -welfare")
    op.turn_opinion(game.table, game.place("NDS"))
    assert game.face_up("NDS")[-1] == card("+security")
    assert game.table.opinion_discards == cards("-education +traffic -education")


def test_face_down_opinions_are_not_compared():
    """EN19 set-up D, checklist 2, ruling 29."""
    game = a_game().opinions("NDS", "+education", face_down="+genetics +genetics -genetics")
    op.turn_opinion(game.table, game.place("NDS"))
    assert game.face_up("NDS") == cards("+education +genetics")


def test_the_opinion_display_holds_one_of_each_and_the_deck_the_other_28():
    """EN19 set-up D, checklist 4."""
    table = fresh_table()
    assert table.opinion_display == [1] * 14
    in_states = sum(len(land.opinions) for land in table.lands)
    assert len(table.opinion_deck) + len(table.opinion_discards) + in_states == 28


@pytest.mark.parametrize(("seats", "size"), [(3, 3), (4, 5), (5, 6)])
def test_the_program_display_is_laid_before_the_draft(seats, size):
    """EN19 set-up F and H, checklist 5 and 13."""
    table = fresh_table(seats)
    kinds = [type(event) for event in table.log]
    assert kinds.index(ev.ProgramDisplayLaid) < kinds.index(ev.ProgramsDealt)
    assert len(table.program_display) == size
    assert len(table.program_deck) == 56 - size - 7 * seats


@pytest.mark.parametrize(("elections", "politicians", "media"), [(4, 5, 4), (7, 8, 5)])
def test_what_each_party_receives(elections, politicians, media):
    """EN19 set-up A and G, section 08."""
    for party in fresh_table(elections=elections).parties:
        assert (party.money, party.base, party.rallies, party.media) == (30000, 10, 20, media)
        assert (len(party.politicians), len(party.donations)) == (politicians, 3)


def test_all_markers_begin_at_zero():
    """EN19 set-up G."""
    for land in fresh_table().lands:
        assert land.votes == land.trend == land.rallies == [0, 0, 0, 0]
        assert land.media == []


# --- H: the draft and the opening program -----------------------------------------------------------------------------


def keep_first(table):
    """Everybody keeps the first card of the hand that goes round."""
    for seat in list(table.deciders()):
        table.apply(KeepDraftCard(seat, table.parties[seat].draft[0]))


def test_hands_go_to_the_left():
    """EN19 set-up H, checklist 6: the left neighbour is the next seat clockwise."""
    table = fresh_table()
    hands = [list(party.draft) for party in table.parties]
    keep_first(table)
    assert [party.draft for party in table.parties] == [hands[3][1:], hands[0][1:], hands[1][1:], hands[2][1:]]


def test_four_cards_are_kept_and_three_come_from_the_right_neighbour():
    """EN19 set-up H, checklist 6."""
    table = fresh_table()
    for _ in range(3):
        keep_first(table)
    kept = [sorted([*party.hand, party.draft[0]]) for party in table.parties]
    rest = [party.draft[1:] for party in table.parties]
    keep_first(table)
    for seat, party in enumerate(table.parties):
        assert party.hand == sorted(kept[seat] + rest[seat - 1])


def test_hands_and_kept_cards_are_secret():
    """EN19 set-up H: cards are kept face down."""
    table = fresh_table()
    keep_first(table)
    seen = view(table, 1).parties[0]
    assert (seen.draft, seen.hand) == ((-1,) * 6, (-1,))
    assert -1 not in view(table, 0).parties[0].draft


def test_picks_are_simultaneous():
    """EN19 set-up H: nobody's hand moves before all have chosen."""
    table = fresh_table()
    before = list(table.parties[1].draft)
    table.apply(KeepDraftCard(0, table.parties[0].draft[0]))
    assert table.deciders() == [1, 2, 3]
    assert table.parties[1].draft == before


def test_programs_can_be_dealt_instead_of_drafted():
    """Ruling 27, option."""
    table = fresh_table(options=GameOptions(deal_programs=True))
    assert table.flow[-1].name == "opening_program"
    assert all(len(party.hand) == 7 for party in table.parties)


WIDE = "+education +digitization +genetics +security +welfare +environment +traffic"
OPENING = "+education +digitization +genetics +security +welfare"


def at_opening(first_hand):
    """Seat 0 has its own hand of seven, the others one card of each topic."""
    game = a_game()
    for seat in range(4):
        game.hand(seat, WIDE)
    return game.hand(0, first_hand).in_setup("opening_program")


def lay(seat, text):
    return LayProgram(seat, tuple(sorted(cards(text))))


def test_programs_are_turned_up_together():
    """EN19 set-up H, checklist 7."""
    game = at_opening(WIDE)
    game.do(lay(0, OPENING))
    assert game.party(0).program == []
    assert view(game.table, 1).parties[0].program == ()
    game.do(lay(1, OPENING), lay(2, OPENING), lay(3, OPENING))
    assert [event.seat for event in game.events(ev.ProgramLaid)] == [0, 1, 2, 3]
    assert view(game.table, 1).parties[0].program == tuple(cards(OPENING))


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("+education +education +genetics +security +welfare", "card-not-in-hand"),
        ("+education -education +genetics +security +welfare", "topics-repeated"),
        ("+education +genetics +security +welfare", "topics-missing"),
        ("+education +genetics +security +welfare +digitization +traffic", "topics-missing"),
        ("-traffic +genetics +security +welfare +digitization", "card-not-in-hand"),
    ],
)
def test_the_opening_program_has_five_different_topics(program, reason):
    """EN19 set-up H."""
    game = at_opening("+education -education +digitization +genetics +security +welfare +traffic")
    assert game.refused(lay(0, program)) == reason


def test_too_few_topics_example():
    """EN19 set-up H, exception and example; ruling 10, checklist 8: three cards out, three cards in."""
    game = at_opening("+education +education -welfare -welfare +genetics -genetics +security")
    game.program_deck("+traffic -genetics -education +digitization")
    game.do(lay(0, "+education -welfare +genetics +security"))
    game.do(*(lay(seat, OPENING) for seat in (1, 2, 3)))
    assert sorted(game.table.program_discards) == sorted(cards("+education -welfare -genetics"))
    assert game.table.deciders() == [0]
    assert game.party(0).hand == sorted(cards("+traffic -genetics -education"))

    game.do(lay(0, "+traffic"))
    assert game.party(0).program == sorted(cards("+education -welfare +genetics +security +traffic"))
    assert game.phase == "opening_hand"
    game.do(KeepHandCard(0, card("-education")))
    game.do(*(KeepHandCard(seat, card("+traffic")) for seat in (1, 2, 3)))
    assert game.party(0).hand == cards("-education")
    assert card("-genetics") in game.table.program_discards


def test_cards_are_drawn_until_five_topics_lie():
    """Ruling 10: if the new cards do not help either, they go too."""
    game = at_opening("+education +education -welfare -welfare +genetics -genetics +security")
    game.program_deck("+education -genetics -education +traffic +welfare +welfare")
    game.do(lay(0, "+education -welfare +genetics +security"))
    game.do(*(lay(seat, OPENING) for seat in (1, 2, 3)))
    assert game.can(lay(0, ""))
    assert not game.can(lay(0, "+education"))
    game.do(lay(0, ""))
    assert game.can(lay(0, "+traffic"))


def test_one_card_is_kept_in_secret_and_the_other_is_discarded():
    """EN19 set-up H, checklist 9."""
    game = at_opening(WIDE)
    game.do(*(lay(seat, OPENING) for seat in range(4)))
    assert game.refused(KeepHandCard(0, card("+education"))) == "card-not-in-hand"
    game.do(*(KeepHandCard(seat, card("+traffic")) for seat in range(4)))
    assert game.party(0).hand == cards("+traffic")
    assert game.table.program_discards[-4:] == cards("+environment") * 4
    assert view(game.table, 1).parties[0].hand == (-1,)


# --- 1 and 2: start player and deployment -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_top_party_marker_is_the_preliminary_start_player(seed):
    """EN19 set-up 1, checklist 10: only parties in play are in the stack."""
    game = a_game(seats=3, seed=seed).in_setup("deployment")
    (order,) = game.events(ev.PartyOrderDrawn)
    assert sorted(order.seats) == [0, 1, 2]
    assert game.table.start == order.seats[0]


BB, NDS, HE, TH = range(4)
MARION = Deploy(0, 2, (NDS, BB, NDS, BB, NDS))
"""Third block: rallies, rallies, trend, trend, votes."""
OTHERS = [Deploy(1, 3, (HE, HE, BB, NDS, TH)), Deploy(2, 0, (BB, TH, HE, HE, HE)), Deploy(3, 4, (TH, TH, TH, TH, BB))]


def test_deployment_example():
    """EN19 set-up 2, example; ruling 21: trend markers start at 0, so they go to +1."""
    game = a_game(parties="spd linke cdu fdp").in_setup("deployment").do(MARION, *OTHERS)
    assert [land.rallies[0] for land in game.table.lands] == [3, 3, 0, 0]
    assert [land.trend[0] for land in game.table.lands] == [1, 1, 0, 0]
    assert [land.votes[0] for land in game.table.lands] == [0, 6, 0, 0]
    assert game.party(0).rallies == 14


def test_deployment_markers_come_from_the_supply():
    """EN19 set-up 2, checklist 12: block 4 has two media markers and one group of rallies."""
    game = a_game().in_setup("deployment").do(MARION, *OTHERS)
    assert (game.party(1).media, game.party(1).rallies) == (2, 17)
    assert game.land("BB").media == [1]
    assert game.land("NDS").media == [1]


def test_deployments_are_secret_until_all_have_written():
    """EN19 set-up 2, checklist 11."""
    game = a_game().in_setup("deployment").do(MARION)
    assert game.party(0).rallies == 20
    assert view(game.table, 1).sealed is None
    assert view(game.table, 1).parties[0].answered


@pytest.mark.parametrize(
    ("block", "lands", "reason"),
    [
        (2, (NDS, NDS, NDS, BB, NDS), "symbol-twice"),
        (2, (NDS, BB, HE, HE, NDS), "symbol-twice"),
        (2, (NDS, BB, NDS, BB), "no-such-land"),
        (2, (NDS, BB, NDS, BB, 4), "no-such-land"),
        (5, (NDS, BB, NDS, BB, NDS), "no-such-block"),
        (2, (NDS, BB, NDS, BB, NDS), ""),
    ],
)
def test_the_same_symbol_goes_to_different_states(block, lands, reason):
    """EN19 set-up 2, checklist 11: different symbols may share a state; every spot is used."""
    assert a_game().in_setup("deployment").refused(Deploy(0, block, lands)) == reason


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_media_spots_suffice_for_every_deployment(seats):
    """EN19 set-up 2: five spots, at most one marker of each party in a state."""
    game = a_game(seats=seats).in_setup("deployment")
    game.do(*(Deploy(seat, 3, (BB, BB, BB, NDS, BB)) for seat in range(seats)))
    assert sorted(game.land("BB").media) == list(range(seats))
    assert game.everybodys("media") == [2] * seats


@pytest.mark.parametrize("seed", SEEDS)
def test_reserve_states_come_from_all_twelve_left_over(seed):
    """EN19 section 08, ruling 26, checklist 73."""
    table = fresh_table(elections=7, seed=seed)
    on_boards = [land.card for land in table.lands]
    assert len(table.reserve) == 3
    assert not set(table.reserve) & set(on_boards)


def test_reserve_states_may_be_all_large_or_all_small():
    """Ruling 26: large and small together."""
    sizes = {
        sum(EDITION.figures.lands[number].large for number in fresh_table(elections=7, seed=seed).reserve)
        for seed in range(60)
    }
    assert sizes == {0, 1, 2, 3}


def test_reserve_states_lie_face_down():
    """Ruling 26: "as a face-down stack"."""
    table = fresh_table(elections=7)
    (drawn,) = [event for event in table.log if isinstance(event, ev.LandsDrawn)]
    assert drawn.seen_by(0).reserve == (-1, -1, -1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_openings_end_with_five_topics_and_one_card(seats):
    """EN19 set-up H as a whole."""
    for seed in range(10):
        table, stream = fresh_table(seats, seed=seed), Stream(seed, 7)
        while table.round == 0:
            seat = table.deciders()[0]
            table.apply(table.decision(seat).options.sample(stream))
        for party in table.parties:
            assert len({kind >> 1 for kind in party.program}) == 5
            assert len(party.hand) == 1
