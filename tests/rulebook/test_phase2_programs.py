"""EN19 phase 2, changes to the party programs; rulings 13, 30 and 33."""

from __future__ import annotations

import pytest
from builders import a_game, card, cards

from macher.engine import codec
from macher.engine.command import Command
from macher.rules import events as ev
from macher.rules.commands import ChangeProgram, DrawProgramCard, FlushDisplay, Pass, TakeDisplayCard
from macher.rules.viewing import view


def take(seat, text):
    return TakeDisplayCard(seat, card(text))


def change(seat, kept, *swaps):
    """Swaps are written out>into."""
    pairs = sorted((card(out), card(into)) for out, into in (swap.split(">") for swap in swaps))
    return ChangeProgram(seat, tuple(pairs), card(kept))


def a_change(deck="-welfare -genetics -security +traffic", discards=""):
    """Seat 0 begins; the display holds five cards."""
    game = a_game().program_display("-traffic +welfare -education +genetics +security")
    return game.program_deck(deck, discards).in_phase("program")


def test_example():
    """EN19 phase 2, example: one card from the deck, -traffic from the display; +traffic leaves the program."""
    game = a_game().program(0, "+traffic -welfare +education +genetics +security").hand(0, "+environment")
    game.program_display("-traffic -education").program_deck("+digitization +welfare +welfare").in_phase("program")
    game.do(DrawProgramCard(0), take(0, "-traffic"))
    assert sorted(game.party(0).hand) == sorted(cards("+environment +digitization -traffic"))
    game.do(change(0, "+environment", "+traffic>-traffic"))
    assert game.party(0).program == sorted(cards("-traffic -welfare +education +genetics +security"))
    assert game.party(0).hand == cards("+environment")
    assert sorted(game.table.program_discards) == sorted(cards("+digitization +traffic"))


def test_changing_is_voluntary():
    """EN19 phase 2, checklist 17."""
    game = a_change().do(Pass(0))
    assert game.decider == 1
    assert game.party(0).hand == cards("+environment")


def test_seats_follow_clockwise_from_the_start_player():
    """EN19 phase 2."""
    game = a_game().start(2).in_phase("program")
    order = []
    for _ in range(4):
        order.append(game.decider)
        game.do(Pass(game.decider))
    assert order == [2, 3, 0, 1]


def test_the_blind_card_is_seen_before_the_display_card_is_chosen():
    """EN19 phase 2, ruling 33, checklist 18."""
    game = a_change().do(DrawProgramCard(0))
    assert card("-welfare") in game.party(0).hand
    display = cards("-traffic +welfare -education +genetics +security")
    assert {command.card for command in game.options()} == set(display)
    (drawn,) = game.events(ev.ProgramCardDrawn)
    assert drawn.kind == card("-welfare")
    assert drawn.seen_by(1).kind == -1


def test_after_a_draw_a_display_card_must_be_taken():
    """EN19 phase 2: "one party program card from the draw stack, then one face-up card"."""
    game = a_change().do(DrawProgramCard(0))
    assert game.refused(Pass(0)) == "cannot-pass"
    assert game.refused(take(0, "+traffic")) == "display-card-missing"


def test_a_new_display_gives_one_card_and_no_blind_one():
    """EN19 phase 2, ruling 33, checklist 19."""
    game = a_change("-welfare -genetics -security +traffic -digitization +education").do(FlushDisplay(0))
    assert game.table.program_display == cards("-welfare -genetics -security +traffic -digitization")
    assert game.table.program_discards == cards("-traffic +welfare -education +genetics +security")
    game.do(take(0, "+traffic"))
    assert game.party(0).hand == cards("+environment +traffic")


def test_swapped_out_cards_join_the_hand_and_any_card_may_be_kept():
    """EN19 phase 2, ruling 33, checklist 20."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"))
    game.do(change(0, "+welfare", "+education>-education", "+welfare>-welfare"))
    assert game.party(0).program == sorted(cards("-education +digitization +genetics +security -welfare"))
    assert game.party(0).hand == cards("+welfare")


@pytest.mark.parametrize("kept", ["+environment", "-welfare", "-education"])
def test_exactly_one_card_is_kept(kept):
    """EN19 phase 2, checklist 21."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"), change(0, kept))
    assert game.party(0).hand == cards(kept)
    assert len(game.table.program_discards) == 2


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (change(0, "+welfare", "+education>-education", "+genetics>-welfare", "+welfare>+traffic"), "too-many-swaps"),
        (change(0, "+environment", "+education>-welfare"), "topics-repeated"),
        (change(0, "+environment", "+traffic>-education"), "card-not-in-program"),
        (change(0, "+environment", "+security>-security"), "card-not-in-hand"),
        (change(0, "+security"), "card-not-in-hand"),
        (change(0, "-welfare", "+welfare>-welfare"), "card-not-in-hand"),
        (change(0, "+security", "+security>+environment"), ""),
        (change(0, "+environment", "+education>-welfare", "+welfare>-education"), ""),
    ],
)  # fmt: skip  # one case a line
def test_the_program_keeps_five_different_topics(command, reason):
    """EN19 phase 2, ruling 30; at most two swaps."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"))
    assert game.refused(command) == reason


def test_swaps_may_be_named_in_any_order():
    """EN19 phase 2: the same exchange gives the same table, the same events and the same record."""
    pairs = ((card("+education"), card("-welfare")), (card("+welfare"), card("-education")))
    told = []
    for swaps in (pairs, pairs[::-1]):
        game = a_change().do(DrawProgramCard(0), take(0, "-education"))
        wired = [list(swap) for swap in swaps]
        written = {"is": "ChangeProgram", "seat": 0, "swaps": wired, "kept": card("+environment")}
        command = codec.from_wire(written, Command)
        assert command in game.options()
        game.do(command)
        told.append((command, game.table.digest(), game.table.log))
    assert told[0] == told[1]
    swapped = [event for event in told[0][2] if isinstance(event, ev.ProgramSwapped)]
    assert [event.out for event in swapped] == sorted(event.out for event in swapped)


def test_which_of_two_equal_display_cards_was_taken_is_told():
    """EN19 phase 2: the first of them, and its place becomes the hole."""
    game = a_change().program_display("-traffic +welfare -education +welfare +security").do(DrawProgramCard(0))
    game.do(take(0, "+welfare"))
    assert game.events(ev.DisplayCardTaken) == [ev.DisplayCardTaken(0, card("+welfare"), 1)]
    assert game.table.program_display[1] == -1


def test_the_display_is_filled_only_before_the_next_player():
    """EN19 phase 2, ruling 33, checklist 22."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"))
    assert game.table.program_display.count(-1) == 1
    game.do(change(0, "+environment"))
    assert game.decider == 1
    assert game.table.program_display == cards("-traffic +welfare -genetics +genetics +security")


def test_the_deck_is_shuffled_anew_the_moment_it_is_empty():
    """EN19 phase 2, ruling 13, checklist 23: in mid-turn, without the cards in hand."""
    game = a_change(deck="-welfare", discards="+traffic -traffic").do(DrawProgramCard(0))
    assert sorted(game.table.program_deck) == sorted(cards("+traffic -traffic"))
    assert game.table.program_discards == []
    assert any(event.again for event in game.events(ev.DeckShuffled))


def test_a_new_display_can_reach_into_the_reshuffled_deck():
    """EN19 phase 2, ruling 13: the old display is discarded first and comes back."""
    game = a_change(deck="-welfare -genetics", discards="").do(FlushDisplay(0))
    assert game.table.program_display[:2] == cards("-welfare -genetics")
    assert -1 not in game.table.program_display
    assert len(game.table.program_deck) == 2


def test_a_card_swapped_out_is_known_to_everybody():
    """EN19 phase 2: the card left the program in everybody's sight."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"), change(0, "+education", "+education>-education"))
    assert view(game.table, 1).parties[0].hand == (card("+education"),)


def test_a_card_kept_from_before_stays_secret():
    """EN19 set-up H: the hand card is not shown."""
    game = a_change().do(DrawProgramCard(0), take(0, "-education"), change(0, "+environment"))
    assert view(game.table, 1).parties[0].hand == (-1,)


def test_a_card_is_not_swapped_for_its_like():
    """EN19 phase 2: a swap changes the program."""
    game = a_change().program_display("+education +welfare -education +genetics +security")
    game.do(DrawProgramCard(0), take(0, "+education"))
    assert game.refused(change(0, "+environment", "+education>+education")) == "nothing-changes"


def test_without_a_card_to_draw_only_passing_is_left():
    """EN19 phase 2, ruling 13: neither the deck nor its discards hold a card."""
    game = a_change(deck="")
    assert game.refused(DrawProgramCard(0)) == "deck-empty"
    assert game.refused(FlushDisplay(0)) == "deck-empty"
    assert game.refused(Pass(0)) == ""


def test_from_an_empty_display_no_card_is_taken():
    """EN19 phase 2, ruling 13: the last card was drawn, so the change follows at once."""
    game = a_change(deck="-welfare").program_display("").do(DrawProgramCard(0))
    assert game.decider == 0
    assert game.refused(change(0, "-welfare", "+welfare>-welfare")) == "card-not-in-hand"
    assert game.refused(change(0, "+welfare", "+welfare>-welfare")) == ""
