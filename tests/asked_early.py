"""The questions of the set-up and of phases 1 to 4 (EN19) in positions made by hand, each with an answer."""

from __future__ import annotations

from builders import Game, a_game, cards, fresh_table
from tabletop import Question

from macher.rules.commands import (
    BidForStart,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    Deploy,
    DrawProgramCard,
    FlushDisplay,
    KeepDraftCard,
    KeepHandCard,
    LayProgram,
    Pass,
    RaiseStartBid,
    TakeDisplayCard,
)
from macher.rules.table import Table

SEAT = 1
HANDS = "+education -education +digitization +genetics -security +welfare -traffic"
PROGRAMS = (
    "+education +digitization +genetics +security +welfare",
    "-education +digitization +genetics -security +traffic",
    "+education -digitization +environment +security -welfare",
    "-genetics +digitization +traffic +security +welfare",
)


def programs(game: Game) -> Game:
    """Four programs that have some cards in common."""
    for seat, text in enumerate(PROGRAMS):
        game.program(seat, text)
    return game


def draft() -> Table:
    return fresh_table(4)


def lay() -> Table:
    game = a_game(4)
    for seat in range(4):
        game.hand(seat, HANDS)
    return game.in_setup("opening_program").table


def keep() -> Table:
    game = a_game(4).in_setup("opening_hand")
    for seat in range(4):
        game.hand(seat, "+environment -traffic")
    return programs(game).table


def deploy() -> Table:
    return programs(a_game(4).in_setup("deployment")).table


def bid() -> Table:
    return programs(a_game(4)).money(20_000, 12_000, 9_000, 30_000).in_phase("start_player").table


def tie() -> Table:
    game = programs(a_game(4)).money(20_000, 12_000, 9_000, 30_000).in_phase("start_player")
    return game.do(*[BidForStart(seat, 2000 if seat < 2 else 0) for seat in range(4)], Pass(0)).table


def source() -> Table:
    game = programs(a_game(4)).start(SEAT).program_display("+traffic -welfare +environment -genetics +education")
    return game.program_deck("-digitization +security " * 8).in_phase("program").table


def take() -> Table:
    table = source()
    table.apply(DrawProgramCard(SEAT))
    return table


def change() -> Table:
    table = take()
    table.apply(TakeDisplayCard(SEAT, cards("+environment")[0]))
    return table


def media() -> Table:
    game = programs(a_game(4)).start(SEAT).media(0, 0, 0, 2, 3, 3).media(1, 0)
    return game.in_phase("media").table


def rallies() -> Table:
    game = programs(a_game(4)).start(SEAT).rallies(0, 0, 5, 2, 1).rallies(2, 0, 8, 0, 0).trend(0, 0, 2, 0, 0)
    return game.money(20_000, 21_000, 9_000, 30_000).in_phase("rallies").table


_CHANGED = ((cards("-security")[0], cards("+environment")[0]),)

EARLY: dict[str, Question] = {
    "draft": Question(draft, KeepDraftCard(SEAT, draft().parties[SEAT].draft[3]), ("draft.card.0", "draft.card.3")),
    "lay": Question(
        lay,
        LayProgram(SEAT, tuple(sorted(cards("-education +digitization +genetics -security -traffic")))),
        ("lay.card.1", "lay.card.2", "lay.card.3", "lay.card.4", "lay.card.6"),
    ),
    "keep": Question(keep, KeepHandCard(SEAT, cards("-traffic")[0]), ("keep.card.0", "keep.1")),
    "deploy": Question(
        deploy,
        Deploy(SEAT, 1, (0, 1, 2, 3, 0)),
        ("deploy.block.2", "spot.land.0", "spot.land.1", "spot.land.2", "spot.land.3", "spot.land.0"),
        ("deploy.block.2", "key:1", "key:2", "key:3", "key:4", "key:1"),
    ),
    "bid": Question(
        bid,
        BidForStart(SEAT, 7000),
        ("bid.add.5", "bid.add.1", "bid.up", "bid.up", "bid.down"),
        ("key:1", "key:0", "key:-", "key:-", "key:-"),
    ),
    "tie": Question(tie, RaiseStartBid(SEAT, 9000), ("bid.add.5", "bid.up"), ("key:8", "key:+")),
    "source": Question(source, FlushDisplay(SEAT), ("program.mode.draw", "program.mode.flush")),
    "take": Question(
        take,
        TakeDisplayCard(SEAT, cards("+environment")[0]),
        ("take.card.0", "spot.display_program.2"),
        ("take.0", "take.2"),
    ),
    "change": Question(
        change,
        ChangeProgram(SEAT, _CHANGED, cards("-digitization")[0]),
        ("program.hand.2", "program.slot.3", "program.keep.1"),
    ),
    "media": Question(media, BuyMedia(SEAT, 1), ("media.land.2", "spot.media.1.1"), ("key:2",)),
    "rallies": Question(
        rallies,
        BuyRallies(SEAT, (2, 1, 0, 3)),
        ("spot.plus.0", "spot.plus.0", "spot.plus.1", "spot.pip.3.3"),
        ("spot.plus.0", "spot.plus.0", "spot.plus.1", "spot.plus.3", "spot.plus.3", "spot.plus.3"),
    ),
}
