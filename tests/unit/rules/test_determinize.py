"""Worlds behind a view: possible, and as many as there are."""

from __future__ import annotations

from builders import EDITION, a_game, fresh_table
from drivers import random_command

from macher.engine.chance import Stream
from macher.rules.commands import BidForStart, KeepPoll, Pass, PlacePoliticians
from macher.rules.determinize import determinize
from macher.rules.viewing import view

SEED = 7
"""In its second round one of the hands is secret and two are known."""


def middle_of_a_game(seed=SEED):
    table, stream = fresh_table(seed=seed), Stream(seed)
    while not (table.round == 2 and table.flow[-1].name == "rallies"):
        table.apply(random_command(table, stream))
    return table


def worlds(table, seat, count=200):
    stream = Stream(1)
    seen = view(table, seat)
    return [determinize(seen, EDITION, stream) for _ in range(count)]


def test_hidden_cards_are_dealt_anew():
    table = middle_of_a_game()
    (hidden,) = {seat for seat in (1, 2, 3) if not table.parties[seat].known}
    hands = {tuple(world.parties[hidden].hand) for world in worlds(table, 0)}
    assert len(hands) > 5
    decks = {tuple(world.program_deck) for world in worlds(table, 0)}
    assert len(decks) > 100


def test_the_own_hand_and_all_that_lies_open_stay():
    table = middle_of_a_game()
    for world in worlds(table, 0, 20):
        assert world.parties[0].hand == table.parties[0].hand
        assert world.program_display == table.program_display
        assert [land.face_up() for land in world.lands] == [land.face_up() for land in table.lands]


def test_the_future_is_not_the_real_one():
    table = middle_of_a_game()
    assert all(world.chance != table.chance for world in worlds(table, 0, 20))


def test_sealed_bids_of_others_are_guessed():
    game = a_game().in_phase("start_player").do(BidForStart(2, 7000))
    bids = {world.sealed[2].amount for world in worlds(game.table, 0)}
    assert len(bids) > 5
    assert {world.sealed[2].amount for world in worlds(game.table, 2, 10)} == {7000}


def test_placed_politicians_of_others_are_guessed():
    game = a_game().in_phase("cabinet_placement").do(PlacePoliticians(0, (3, 1, -1, -1)))
    pairs = {(world.lands[0].politicians[0], world.lands[1].politicians[0]) for world in worlds(game.table, 1)}
    assert len(pairs) == 5 * 4


def test_a_poll_that_was_kept_is_one_of_its_back():
    game = a_game(parties="cdu spd linke fdp").polls(8, 1, 2, 3, 4, 5, 6, 7, 9, 10).in_phase("polls")
    game.do(Pass(1), Pass(2), Pass(3)).do(next(c for c in game.options() if c != Pass(0))).do(KeepPoll(0))
    assert {world.poll_discards[0] for world in worlds(game.table, 1)} == {6, 7}
    assert {world.poll_discards[0] for world in worlds(game.table, 0, 10)} == {7}


def test_reserve_states_are_guessed_among_those_never_seen():
    table = fresh_table(elections=7)
    on_boards = {land.card for land in table.lands}
    guessed = {number for world in worlds(table, 0) for number in world.reserve}
    assert guessed == set(range(16)) - on_boards


def test_the_same_stream_gives_the_same_world():
    table = middle_of_a_game()
    first, second = (determinize(view(table, 2), EDITION, Stream(8)) for _ in range(2))
    assert first.digest() == second.digest()
