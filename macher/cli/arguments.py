"""What can be asked on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NoReturn

from macher.cli import commands
from macher.cli.outcome import UsageError
from macher.cli.values import bounds, minutes, positive, scale, seed, size, whole


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without repeating the whole usage."""

    names: Collection[str] = ()
    """Names of the commands."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parser_for(arguments: Sequence[str]) -> _Parser:
    """Reads the options of the game, and every command where one may be among the arguments.

    The game is opened without any, and need not wait until all commands are described.
    """
    parser = _parser_of_options()
    if any(not each.startswith("-") or each in ("-h", "--help") for each in arguments):
        _add_commands(parser)
    return parser


def _parser_of_options() -> _Parser:
    parser = _Parser(prog="macher", description="Die Macher: German state elections at one screen.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version and the keys in use, and exit")
    parser.add_argument("--seed", type=seed, help="seed of the next new game")
    parser.add_argument("--lang", help="language of the interface: en, de, pl, fr")
    parser.add_argument("--scale", type=scale, help="size of the interface, 0.75 to 2.0")
    parser.add_argument("--safe-mode", action="store_true", help="leave the settings alone: window, no animation")
    parser.add_argument("--new-window", action="store_true", help="open another window, even if one is open")
    parser.add_argument("--headless", action="store_true", help="try whether the game can start, without a display")
    parser.set_defaults(run=commands.open_game)
    return parser


def _add_commands(parser: _Parser) -> None:
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_simulate(subparsers)
    _add_replay(subparsers)
    _add_screenshot(subparsers)
    _add_data(subparsers)
    _add_arena(subparsers)
    _add_tasks(subparsers)
    _add_dataset(subparsers)
    _add_reasons(subparsers)
    _add_rivals(subparsers)
    _add_tournament(subparsers)
    _add_puzzle(subparsers)
    _add_campaign(subparsers)
    _add_fuzz(subparsers)
    check = subparsers.add_parser("selfcheck", help="whether this installation is whole", allow_abbrev=False)
    check.set_defaults(run=commands.selfcheck)
    parser.names = subparsers.choices


_Subparsers = argparse._SubParsersAction  # argparse has no public name for the result of add_subparsers


def _add_simulate(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("simulate", help="games of AI seats alone", allow_abbrev=False)
    command.add_argument("--edition", default="2019")
    command.add_argument("--elections", type=whole, help="number of elections; usually the edition's first length")
    command.add_argument(
        "--seats", default="linke=normal,spd=normal,cdu=normal,fdp=normal", help="party=player, clockwise"
    )
    command.add_argument("--games", type=positive, default=1, help="number of games, each with the next seed")
    command.add_argument("--seed", type=seed, default=0, help="seed of the first game")
    command.add_argument("--data", type=Path, metavar="FILE", help="an edited copy of the figures")
    _add_option(command)
    command.add_argument("--json", action="store_true", help="one JSON line a game")
    command.add_argument("--save", type=Path, metavar="DIR", help="save each game there")
    command.add_argument("--check", action="store_true", help="check every state and run every game again")
    command.add_argument("--processes", type=positive, help="how many play at once; usually as many as processors")
    command.set_defaults(run=commands.simulate)


def _add_option(command: _Parser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, on or off; as often as there are house rules (macher --version names them)",
    )


def _add_replay(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("replay", help="run a saved game again and check it", allow_abbrev=False)
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--data", type=Path, metavar="FILE", help="the edited copy of the figures it was played with")
    command.add_argument("--json", action="store_true", help="one JSON line with the result")
    command.add_argument("--events", action="store_true", help="one JSON line an event, unredacted (macher/EVENTS.md)")
    command.set_defaults(run=commands.replay)


def _add_screenshot(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("screenshot", help="a picture of a screen, without a display", allow_abbrev=False)
    command.add_argument("screen", metavar="SCREEN", help="a screen, or “all” for a folder of all screens")
    command.add_argument("--lang", help="language: en, de, pl, fr, “all”, or “pseudo” for long words")
    command.add_argument("--size", type=size, metavar="WIDTHxHEIGHT", help="window, 1280x720; “all”: one a layout")
    command.add_argument("--scale", type=scale, help="size of the interface, 1.0; “all”: one a layout")
    command.add_argument("--theme", choices=("paper", "night"), help="paper; “all”: both")
    command.add_argument("--palette", choices=("default", "broadcast", "separation"), default="default")
    command.add_argument("--processes", type=positive, help="how many draw at once; usually as many as processors")
    result = command.add_mutually_exclusive_group(required=True)
    result.add_argument("--out", type=Path, metavar="FILE.png | DIR")
    result.add_argument("--count", action="store_true", help="one JSON line a picture with its counts, no files")
    command.add_argument("--save", type=Path, metavar="FILE", help="a saved game to show")
    command.set_defaults(run=commands.screenshot)


def _add_data(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("data", help="the figures of the editions", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="list | export DIR | check FILE", parser_class=_Parser)
    actions.required = True
    for name, words in (("list", "every figure and where it comes from"), ("export", "copies to edit")):
        action = actions.add_parser(name, help=words, allow_abbrev=False)
        action.add_argument("--lang", help="language: en, de, pl, fr")
        action.add_argument("--edition", help="of this edition alone; otherwise of all")
        if name == "export":
            action.add_argument("folder", type=Path, metavar="DIR")
        action.set_defaults(run=commands.data_list if name == "list" else commands.data_export)
    check = actions.add_parser("check", help="whether an edited copy can be used", allow_abbrev=False)
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--lang", help="language: en, de, pl, fr")
    check.set_defaults(run=commands.data_check)


def _add_arena(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("arena", help="strength of AI players at tables of others", allow_abbrev=False)
    command.add_argument("--challenger", help="a kind of AI player, or module:factory of a bot from outside")
    command.add_argument("--field", help="who sits on the other seats")
    command.add_argument(
        "--table", choices=("one", "rest"), default="one", help="the challenger alone, or on all seats but one"
    )
    command.add_argument("--pool", metavar="KIND,KIND,...", help="instead: tables drawn from these, and ratings")
    command.add_argument(
        "--rate", type=Path, nargs="+", metavar="FILE", help="instead: ratings from the games in files of lines"
    )
    command.add_argument(
        "--test", type=bounds, metavar="LOW,HIGH", help="end once it is clear which lead in points is likelier, 0,2"
    )
    command.add_argument("--edition", default="2019")
    command.add_argument("--elections", type=whole, default=4)
    command.add_argument("--seats", type=whole, default=4, help="number of players")
    command.add_argument("--blocks", type=positive, default=25, help="set-ups, each played once from every seat")
    command.add_argument("--seed", type=seed, default=0)
    _add_option(command)
    command.add_argument("--processes", type=positive, default=1, help="how many games are played at once")
    command.add_argument("--backend", choices=("processes", "ray"), default="processes", help="what plays them")
    command.add_argument(
        "--lines", type=Path, metavar="FILE", help="write one JSON line a game; go on with the games it lacks"
    )
    command.add_argument(
        "--rating", type=Path, metavar="FILE", help="enter the result into a file of ratings (assets/ratings.json)"
    )
    command.set_defaults(run=commands.arena)


def _add_tasks(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("tasks", help="named tasks for learning programs", allow_abbrev=False)
    command.set_defaults(run=commands.tasks)
    actions = command.add_subparsers(title="actions", metavar="run|baselines NAME", parser_class=_Parser)
    action = actions.add_parser("run", help="the score of a kind of player", allow_abbrev=False)
    action.add_argument("name", metavar="NAME", help="one of those that macher tasks lists")
    action.add_argument("--challenger", required=True, help="a kind of AI player, or module:factory")
    action.add_argument("--blocks", type=positive, help="set-ups, each played once from every seat; usually all")
    action.add_argument("--train", action="store_true", help="with the seeds to train with instead of those to test")
    action.add_argument("--json", action="store_true", help="one JSON line")
    action.add_argument("--processes", type=positive, default=1, help="how many games are played at once")
    action.add_argument(
        "--lines", type=Path, metavar="FILE", help="write one JSON line a game; go on with the games it lacks"
    )
    action.set_defaults(run=commands.tasks_run)
    action = actions.add_parser("baselines", help="a table of players to compare with", allow_abbrev=False)
    action.add_argument("name", metavar="NAME", help="one of those that macher tasks lists")
    action.add_argument("--players", metavar="LIST", help="kinds of AI players, or module:factory, separated by commas")
    action.add_argument("--folder", type=Path, required=True, help="where the games are kept; plays those it lacks")
    action.add_argument("--blocks", type=positive, help="set-ups, each played once from every seat; usually all")
    action.add_argument("--json", action="store_true", help="one JSON line a player")
    action.add_argument("--processes", type=positive, default=1, help="how many games are played at once")
    action.set_defaults(run=commands.tasks_baselines)


def _add_dataset(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("dataset", help="games with every command, to learn from", allow_abbrev=False)
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="one JSON line a game; goes on with it"
    )
    command.add_argument("--games", type=positive, default=1, help="number of games, each with the next seed")
    command.add_argument("--seed", type=seed, default=0, help="seed of the first game")
    command.add_argument("--level", default="normal", help="the kind of all players, or module:factory")
    command.add_argument("--edition", default="2019")
    command.add_argument("--elections", type=whole, help="number of elections; usually the edition's first length")
    command.add_argument("--seats", type=whole, default=4, help="number of players")
    command.add_argument("--processes", type=positive, default=1, help="how many games are played at once")
    command.set_defaults(run=commands.dataset)


def _add_reasons(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("reasons", help="whether told reasons are the reasons", allow_abbrev=False)
    command.add_argument("--edition", default="2019")
    command.add_argument("--level", default="normal", help="kind of the seats that play")
    command.add_argument("--positions", type=positive, default=500, help="decisions that are looked at")
    command.add_argument("--seed", type=seed, default=0, help="seed of the first game")
    command.add_argument("--advice", action="store_true", help="look at advice, not at what the seats say")
    command.set_defaults(run=commands.reasons)


def _add_rivals(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("rivals", help="whether the six characters can be told apart", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="cards | read", parser_class=_Parser)
    actions.required = True
    cards = actions.add_parser("cards", help="ten decisions a card, for people to guess", allow_abbrev=False)
    cards.add_argument("--cards", type=positive, default=24, help="four seats a game, each of the six as often")
    cards.set_defaults(run=commands.rivals_cards)
    read = actions.add_parser("read", help="how often somebody who counts is right", allow_abbrev=False)
    read.add_argument("--games", type=positive, default=90, help="number of games, each with the next seed")
    read.set_defaults(run=commands.rivals_read)
    for action in (cards, read):
        action.add_argument("--level", default="hard", help="easy, normal, hard, or expert")
        action.add_argument("--seed", type=seed, default=0, help="seed of the first game")
        action.add_argument(
            "--lines", type=Path, metavar="FILE", help="write one JSON line a game; go on with the games it lacks"
        )


def _add_tournament(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("tournament", help="a tournament of AI players", allow_abbrev=False)
    command.add_argument("--edition", default="1997")
    command.add_argument("--elections", type=whole)
    command.add_argument("--players", default="normal*20", help="kinds of players and how many, normal*12,sane*8")
    command.add_argument("--seed", type=seed, default=0)
    command.add_argument("--data", type=Path, metavar="FILE", help="an edited copy of the figures")
    _add_option(command)
    command.add_argument("--json", action="store_true", help="one JSON line")
    command.set_defaults(run=commands.tournament)


def _add_puzzle(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("puzzle", help="find puzzles in games of AI seats, check them", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="find DIR | check FILE", parser_class=_Parser)
    actions.required = True
    find = actions.add_parser("find", help="play games and write the puzzles in them", allow_abbrev=False)
    find.add_argument("folder", type=Path, metavar="DIR")
    find.add_argument("--question", required=True, help="convert, money, shift, program, cabinet, poll, or all")
    find.add_argument("--edition", default="2019")
    find.add_argument("--elections", type=whole, default=4)
    find.add_argument("--seats", default="spd=normal,gruene=normal,cdu=normal,linke=normal")
    find.add_argument("--games", type=positive, default=1, help="number of games, each with the next seed")
    find.add_argument("--seed", type=seed, default=0, help="seed of the first game")
    find.add_argument("--most", type=positive, default=99, help="most puzzles of a question in each game")
    find.set_defaults(run=commands.puzzle_find)
    check = actions.add_parser("check", help="whether solutions still solve their puzzles", allow_abbrev=False)
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.add_argument("--measured", action="store_true", help="measure their difficulty again, too (long)")
    check.set_defaults(run=commands.puzzle_check)


def _add_campaign(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("campaign", help="check set-ups of the campaign", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="check FILE | find FILE", parser_class=_Parser)
    actions.required = True
    check = actions.add_parser("check", help="whether ways to win still reach three stars", allow_abbrev=False)
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=commands.campaign_check)
    find = actions.add_parser("find", help="look for a way to win and write it into the file", allow_abbrev=False)
    find.add_argument("file", type=Path, metavar="FILE")
    find.add_argument("--attempts", type=positive, default=2_000, help="most games")
    find.add_argument("--seed", type=seed, default=0, help="seed of the search")
    find.set_defaults(run=commands.campaign_find)


def _add_fuzz(subparsers: _Subparsers[_Parser]) -> None:
    command = subparsers.add_parser("fuzz", help="look for faults by chance", allow_abbrev=False)
    command.add_argument("--minutes", type=minutes, help="how long; an attempt is finished")
    command.add_argument("--seed", type=seed, default=0, help="seed of the first attempt")
    for name in ("interface", "rules", "files"):
        command.add_argument(f"--{name}", action="append_const", dest="kinds", const=name, help="this kind alone")
    command.add_argument("--out", type=Path, metavar="DIR", help="where failures are written (macher-fuzz)")
    command.add_argument("--again", type=Path, metavar="FILE", help="do the attempt of a failure again")
    command.set_defaults(run=commands.fuzz)
