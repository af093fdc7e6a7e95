"""How the elections of a round would end if they were held now equals how the rules hold them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import fresh_table
from drivers import random_command

from macher.editions.registry import editions
from macher.engine.chance import Stream
from macher.rules import procedures
from macher.rules.options import GameOptions
from macher.rules.procedures import Procedures, procedures_of
from macher.rules.table import Party, Result, Scored, Table
from macher.rules.viewing import view
from macher.session.if_now import Ending, IfNow, if_ended_now, if_voted_now

PARTIES = 5


def foretold(key: str, seed: int) -> list[tuple[Result, Result]]:
    """Each election of a game by chance that was foretold with the votes it had then: foretold, and held."""
    table, stream = fresh_table(PARTIES, 4 if key == "2019" else 7, GameOptions(), seed, key), Stream(seed, 3)
    known, found = list[Result](), list[tuple[Result, Result]]()
    last: IfNow | None = None
    while not table.over:
        last = if_voted_now(view(table, -1), table.edition) or last
        table.apply(random_command(table, stream))
        for held in table.results[len(known) :]:
            known.append(held)
            told = [each for each in last.results if each.number == held.number] if last is not None else []
            found += [(each, held) for each in told if each.votes == held.votes]
    return found


@pytest.mark.parametrize("key", editions())
def test_elections_end_as_foretold(key: str) -> None:
    """Partners that are asked agree unless a house rule lets them decline; none does here."""
    pairs = [pair for seed in range(3) for pair in foretold(key, seed)]
    assert len(pairs) >= 5
    for told, held in pairs:
        assert (told.outcome, told.seats, told.bonus) == (held.outcome, held.seats, held.bonus)
        assert told.points == held.points
        assert set(told.moved) == set(held.moved)


def test_nothing_is_foretold_outside_of_a_round_or_once_it_is_held() -> None:
    table, stream = fresh_table(PARTIES, 4, GameOptions(), 1, "2019"), Stream(1, 3)
    assert if_voted_now(view(table, -1), table.edition) is None
    while not table.over:
        table.apply(random_command(table, stream))
    assert if_voted_now(view(table, -1), table.edition) is None


def counted(party: Party) -> Ending:
    """What a party really has at the end, by where it comes from."""
    scored = [*party.scored, 0, 0]  # an edition may not have the last sources
    won = scored[Scored.VOTES] + scored[Scored.BONUS]
    return Ending(won, 0, party.base + scored[Scored.RANK], scored[Scored.PRESENCE], scored[Scored.OPINION])


@pytest.mark.parametrize("key", editions())
def test_a_game_ends_as_foretold(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """EN19 section 07, VG06 7: what is foretold as the final scoring begins is what is scored, but for money."""
    foretold = list[tuple[Ending, ...]]()
    for seed in range(4):
        table, stream = fresh_table(PARTIES, 4 if key == "2019" else 7, GameOptions(), seed, key), Stream(seed, 3)
        usual = procedures_of(table.edition)

        def score(scored: Table, real: Table = table, usual: Procedures = usual) -> None:
            if scored is real:
                seen = view(scored, -1)._replace(phase=scored.edition.phases[-1])
                foretold.append(if_ended_now(seen, scored.edition))
            usual.score_game(scored)

        with monkeypatch.context() as patch:
            patch.setitem(procedures._registered, table.edition.procedures, replace(usual, score_game=score))
            while not table.over:
                table.apply(random_command(table, stream))
        assert foretold[-1] == tuple(counted(party) for party in table.parties)
        money = [party.scored[Scored.MONEY] if key == "2019" else 0 for party in table.parties]
        points = [party.points - prize for party, prize in zip(table.parties, money, strict=True)]
        assert [sum(end) for end in foretold[-1]] == points
    assert len(foretold) == 4


@pytest.mark.parametrize("key", editions())
def test_each_figure_is_what_its_name_says(key: str) -> None:
    """In every round: what is won, what the elections foretold bring, the base and the places of the media."""
    table, stream = fresh_table(PARTIES, 4 if key == "2019" else 7, GameOptions(), 5, key), Stream(5, 3)
    rounds = set[int]()
    while not table.over:
        seen = view(table, -1)
        ends, voted = if_ended_now(seen, table.edition), if_voted_now(seen, table.edition)
        assert bool(ends) == bool(seen.round and seen.phase)
        for seat, end in enumerate(ends):
            party = table.parties[seat]
            assert end.now == party.scored[Scored.VOTES] + party.scored[Scored.BONUS]
            assert end.base >= party.base
            if voted is None:
                assert end.election == 0
                assert end.media == sum(table.length.presence[number - 1] for number in party.presence)
            elif voted.final:
                assert voted.points[seat] == sum(end)
            rounds.add(seen.round)
        table.apply(random_command(table, stream))
    assert len(rounds) >= 4


@pytest.mark.parametrize("key", editions())
def test_what_a_seat_knows_alone_is_in_no_forecast(key: str) -> None:
    """Every seat and every spectator sees the same figures."""
    table, stream = fresh_table(PARTIES, 4 if key == "2019" else 7, GameOptions(), 2, key), Stream(2, 3)
    while not table.over:
        if table.round:
            assert len({if_ended_now(view(table, seat), table.edition) for seat in range(-1, PARTIES)}) == 1
        table.apply(random_command(table, stream))
