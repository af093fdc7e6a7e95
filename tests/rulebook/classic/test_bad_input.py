"""Commands that answer another question, come from another seat or name what there is not: refused, nothing changes."""

from __future__ import annotations

import pytest
from builders import fresh_table
from classics import EDITIONS, a_classic
from drivers import keen_command, random_command

from macher.cli.main import run
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.errors import CommandRefused
from macher.i18n import Texts
from macher.i18n.vocabulary import Vocabulary
from macher.rules import commands as do
from macher.rules.edition import ActionName
from macher.rules.national.commands import (
    AskCoalition,
    ChoosePlace,
    ExchangeProgram,
    FillStartSheet,
    NameFirstPlayer,
    PlaceNational,
    PublishEntries,
    ThrowAway,
    UseCabinetCard,
)
from macher.rules.table import Table
from macher.session.config import ConfigRefused, GameConfig, SeatConfig, check_config

every_edition = pytest.mark.parametrize("key", EDITIONS)
LANGUAGES = ("en", "de", "pl", "fr")


def strange_commands(seat: int) -> list[Command]:
    """One or more of every kind that a seat can send, also such as belong to the edition of 2019."""
    return [
        do.Pass(seat),
        do.KeepDraftCard(seat, 3),
        do.LayProgram(seat, (0, 2, 4, 6, 8)),
        do.KeepHandCard(seat, 1),
        do.Deploy(seat, 0, (0, 1, 2, 3, 0)),
        do.BidForStart(seat, 999_000),
        do.BidForStart(seat, -1000),
        do.BidForStart(seat, 1234),
        do.RaiseStartBid(seat, 5000),
        do.DrawProgramCard(seat),
        do.FlushDisplay(seat),
        do.TakeDisplayCard(seat, 3),
        do.ChangeProgram(seat, ((0, 2),), 4),
        do.BuyMedia(seat, 4),
        do.BuyMedia(seat, -1),
        do.BuyRallies(seat, (1, 2, 3)),
        do.BuyRallies(seat, (5, 0, 0, 0)),
        do.BuyRallies(seat, (-1, 0, 0, 2)),
        do.BuyRallies(seat, (0, 0, 0, 0)),
        do.PlacePoliticians(seat, (0, 0, -1, -1)),
        do.PlacePoliticians(seat, (99, -1, -1, -1)),
        do.PlacePoliticians(seat, (0, 1)),
        do.PayPolitician(seat),
        do.ShiftOpinion(seat, 0, 0),
        do.ShiftOpinion(seat, 99, -7),
        do.BidForPoll(seat, 0),
        do.BidForPoll(seat, 999_000),
        do.PublishPoll(seat),
        do.KeepPoll(seat),
        do.ConvertRallies(seat, 0),
        do.ConvertRallies(seat, 99),
        do.AnswerCoalition(seat, True),
        do.DecideDonation(seat, 9, True),
        do.DecideDonation(seat, -1, False),
        FillStartSheet(seat, 9, 0, ()),
        FillStartSheet(seat, 0, 0, (0, 1)),
        NameFirstPlayer(seat, 9),
        ChoosePlace(seat, -1),
        ChoosePlace(seat, 9),
        ThrowAway(seat, ()),
        ThrowAway(seat, (99,)),
        ExchangeProgram(seat, 0, 0),
        ExchangeProgram(seat, 99, -1),
        UseCabinetCard(seat, 9, None),
        UseCabinetCard(seat, 0, do.Action(ActionName.BASE, -1)),
        AskCoalition(seat, seat),
        AskCoalition(seat, 9),
        AskCoalition(seat, -1),
        PublishEntries(seat, ()),
        PublishEntries(seat, (9,)),
        PlaceNational(seat, 99, 0),
        PlaceNational(seat, 0, 9),
    ]


def refusals_of(table: Table) -> list[tuple[str, dict]]:
    """What is said to strange commands of all seats; whatever is refused leaves the table as it was."""
    before, said = table.digest(), []
    for seat in range(-1, table.seats + 1):
        for command in strange_commands(seat):
            refusal = table.refusal(command)
            if refusal is None:
                assert seat in table.deciders()
                assert command in tuple(table.decision(seat).options)
                continue
            said.append((refusal.reason, dict(refusal.args)))
            with pytest.raises(CommandRefused):
                table.apply(command)
    assert table.digest() == before
    return said


@pytest.mark.parametrize(("key", "elections"), [("2006", 5), ("1997", 7), ("consim", 7)])
def test_strange_commands_are_refused_at_every_kind_of_decision(key, elections):
    """With a sentence in every language; the game goes on afterwards."""
    table, stream = fresh_table(4, elections, seed=5, key=key), Stream(5)
    met: set[str] = set()
    said: dict[str, dict] = {}
    while not table.over:
        step = table.flow[-1].name
        if step not in met:
            met.add(step)
            said.update(refusals_of(table))
        table.apply((keen_command if stream.below(3) else random_command)(table, stream))
    assert len(met) > 12
    assert refusals_of(table)
    assert len(said) > 12
    for lang in LANGUAGES:
        texts = Texts.load(lang, Vocabulary(edition(key).words, "EUR" if key == "2006" else "DEM"))
        sentences = [texts(f"refusal-{reason}", **args) for reason, args in said.items()]
        assert not texts.missing
        assert not texts.faults
        assert all(sentence.endswith(".") for sentence in sentences)


@every_edition
def test_a_party_without_a_tile_cannot_ask_for_a_coalition(key):
    """VG06 6.2.4, WBC06 5.2.4."""
    game = a_classic(key).tiles(0, 0, 1).in_phase("coalitions")
    before = game.table.digest()
    for seat in (2, 3):
        assert game.refused(AskCoalition(seat, 0)) == "not-your-decision"
        assert game.refused(AskCoalition(0, seat)) == "coalition-tile"
        with pytest.raises(CommandRefused):
            game.do(AskCoalition(seat, 0))
    assert game.table.digest() == before
    assert game.table.pairs == []


@every_edition
def test_no_coalition_command_in_another_phase(key):
    """VG06 6.2.4: formed before media, meetings and polls."""
    game = a_classic(key).tiles(0, 0, 1).in_phase("media_buying")
    assert game.refused(AskCoalition(0, 1)) == "wrong-command"
    assert game.refused(do.AnswerCoalition(0, True)) == "wrong-command"


@every_edition
def test_after_the_end_nothing_is_accepted(key):
    """The game is over."""
    game = a_classic(key).in_round(7).in_phase("recruitment", round=7)
    assert game.table.over
    assert game.refused(do.Pass(0)) == "game-over"


@pytest.mark.parametrize(
    ("key", "elections", "seats", "sentence"),
    [
        ("2006", 4, 3, "There is no game of 4 elections in this edition; there are: 5, 7."),
        ("1997", 5, 3, "There is no game of 5 elections in this edition; there are: 7."),
        ("consim", 5, 3, "There is no game of 5 elections in this edition; there are: 7."),
        ("2006", 5, 2, "A game needs 3 to 5 seats, not 2."),
        ("1998", 7, 3, "There is no edition “1998”; there are: 2019, 2006, 1997, consim."),
    ],
)
def test_a_game_that_there_is_not(key, elections, seats, sentence, capsys):
    """Ruling C23: said in one sentence, before anything is set up, in the session and on the command line."""
    parties = ("linke", "spd", "cdu")[:seats]
    with pytest.raises(ConfigRefused) as refused:
        check_config(GameConfig(tuple(SeatConfig(party) for party in parties), key, elections))
    assert str(refused.value) == sentence
    wished = ",".join(f"{party}=random" for party in parties)
    code = run(["simulate", "--edition", key, "--elections", str(elections), "--seats", wished])
    done = capsys.readouterr()
    assert code != 0
    assert done.out == ""
    assert done.err.startswith("macher: ")
    assert done.err.count("\n") == 1
