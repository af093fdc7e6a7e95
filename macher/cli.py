"""The command line: what can be asked, and one line for everything that goes wrong.

Exit codes: 0, 1 (a check failed), 2 (wrong use).  Commands import what they need when they run, so that
``macher --version`` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final, NoReturn

from macher import __version__
from macher.installation import missing_files
from macher.saves.places import path_of

OK: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
_WITH_VALUE: Final = ("--seed", "--lang", "--scale")
"""Options of the game itself that a value follows."""
_INTERRUPTED: Final = 130
"""What shells expect after Ctrl+C."""


class UsageError(Exception):
    """Wrong use: one line that says what."""


class CheckFailed(Exception):
    """A check failed: one line that says which."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without repeating the whole usage."""

    commands: Collection[str] = ()
    """Names of what can follow."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def run(arguments: Sequence[str]) -> int:
    """Runs a command; gives the exit code and never a traceback for what the user can mend."""
    try:
        parser = _parser()
        file, rest = _file_among(arguments, parser.commands)
        chosen = parser.parse_args(rest)
        if file is not None and chosen.run is not _open:
            raise UsageError(f"“{file}” goes with no command")
        chosen.opened = file
        return int(chosen.run(chosen))
    except UsageError as error:
        return _complain(str(error), WRONG_USE)
    except CheckFailed as error:
        return _complain(str(error), FAILED)
    except BrokenPipeError:  # the reader has seen enough, as in "macher replay FILE --events | head"
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return _INTERRUPTED


def _file_among(arguments: Sequence[str], commands: Collection[str]) -> tuple[Path | None, list[str]]:
    """The saved game that is to be opened, and the other arguments.

    It stands where a command could stand, and is told from a misspelt one by looking like a path or by being there.
    """
    skipped = False
    for at, word in enumerate(arguments):
        if skipped or word.startswith("-"):
            skipped = not skipped and word in _WITH_VALUE
            continue
        path = path_of(word)
        looks = any(sign in word for sign in (os.sep, "/", ".", "~"))
        if word in commands or not (looks or path.exists()):
            break
        return path, [*arguments[:at], *arguments[at + 1 :]]
    return None, list(arguments)


def _complain(message: str, code: int) -> int:
    sys.stderr.write(f"macher: {' '.join(message.split())}\n")
    return code


# --- what can be asked ------------------------------------------------------------------------------------------------


def _parser() -> _Parser:
    parser = _Parser(prog="macher", description="Die Macher: German state elections at one screen.", allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="print the version and the keys in use, and exit")
    parser.add_argument("--seed", type=_seed, help="seed of the next new game")
    parser.add_argument("--lang", help="language of the interface: en, de, pl, fr")
    parser.add_argument("--scale", type=_scale, help="size of the interface, 0.75 to 2.0")
    parser.add_argument("--safe-mode", action="store_true", help="leave the settings alone: window, no animation")
    parser.add_argument("--headless", action="store_true", help="try whether the game can start, without a display")
    parser.set_defaults(run=_open)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    _add_simulate(commands)
    _add_replay(commands)
    _add_screenshot(commands)
    _add_data(commands)
    _add_arena(commands)
    _add_tournament(commands)
    _add_puzzle(commands)
    _add_fuzz(commands)
    check = commands.add_parser("selfcheck", help="whether this installation is whole and can play", allow_abbrev=False)
    check.set_defaults(run=_selfcheck)
    parser.commands = commands.choices
    return parser


_Commands = argparse._SubParsersAction  # argparse has no public name for what add_subparsers gives


def _add_simulate(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("simulate", help="games of AI seats alone", allow_abbrev=False)
    command.add_argument("--edition", default="2019")
    command.add_argument("--elections", type=_whole, help="number of elections; usually the edition's first length")
    command.add_argument(
        "--seats", default="linke=normal,spd=normal,cdu=normal,fdp=normal", help="party=player, clockwise"
    )
    command.add_argument("--games", type=_positive, default=1, help="number of games, each with the next seed")
    command.add_argument("--seed", type=_seed, default=0, help="seed of the first game")
    command.add_argument("--data", type=Path, metavar="FILE", help="an edited copy of the figures")
    _add_option(command)
    command.add_argument("--json", action="store_true", help="one JSON line a game")
    command.add_argument("--save", type=Path, metavar="DIR", help="save each game there")
    command.add_argument("--check", action="store_true", help="check every state and run every game again")
    command.set_defaults(run=_simulate)


def _add_option(command: _Parser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="a house rule, on or off; as often as there are house rules (macher --version names them)",
    )  # fmt: skip


def _add_replay(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("replay", help="run a saved game again and check it", allow_abbrev=False)
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--data", type=Path, metavar="FILE", help="the edited copy of the figures it was played with")
    command.add_argument("--json", action="store_true", help="one JSON line with the result")
    command.add_argument("--events", action="store_true", help="one JSON line an event, unredacted (macher/EVENTS.md)")
    command.set_defaults(run=_replay)


def _add_screenshot(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("screenshot", help="a picture of a screen, without a display", allow_abbrev=False)
    command.add_argument("screen", metavar="SCREEN", help="a screen, or “all” for a folder of all screens")
    command.add_argument("--lang", help="language: en, de, pl, fr, “all”, or “pseudo” for long words")
    command.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help="window, 1280x720; “all”: one a layout")
    command.add_argument("--scale", type=_scale, help="size of the interface, 1.0; “all”: one a layout")
    command.add_argument("--theme", choices=("paper", "night"), help="paper; “all”: both")
    command.add_argument("--palette", choices=("default", "broadcast", "separation"), default="default")
    command.add_argument("--processes", type=_positive, help="how many draw at once; usually as many as processors")
    command.add_argument("--out", type=Path, required=True, metavar="FILE.png | DIR")
    command.add_argument("--save", type=Path, metavar="FILE", help="a saved game to show")
    command.set_defaults(run=_screenshot)


def _add_data(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("data", help="the figures of the editions", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="list | export DIR | check FILE", parser_class=_Parser)
    actions.required = True
    for name, words in (("list", "every figure and where it comes from"), ("export", "copies to edit")):
        action = actions.add_parser(name, help=words, allow_abbrev=False)
        action.add_argument("--lang", help="language: en, de, pl, fr")
        action.add_argument("--edition", help="of this edition alone; otherwise of all")
        if name == "export":
            action.add_argument("folder", type=Path, metavar="DIR")
        action.set_defaults(run=_data_list if name == "list" else _data_export)
    check = actions.add_parser("check", help="whether an edited copy can be used", allow_abbrev=False)
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--lang", help="language: en, de, pl, fr")
    check.set_defaults(run=_data_check)


def _add_arena(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("arena", help="strength of an AI player in a field of others", allow_abbrev=False)
    command.add_argument("--challenger", required=True)
    command.add_argument("--field", required=True)
    command.add_argument("--edition", default="2019")
    command.add_argument("--elections", type=_whole, default=4)
    command.add_argument("--seats", type=_whole, default=4, help="number of players")
    command.add_argument("--blocks", type=_positive, default=25, help="set-ups, each played once from every seat")
    command.add_argument("--seed", type=_seed, default=0)
    _add_option(command)
    command.add_argument("--processes", type=_positive, default=1)
    command.add_argument("--lines", type=Path, metavar="FILE", help="write one JSON line a game")
    command.add_argument(
        "--rating", type=Path, metavar="FILE", help="enter the result into a file of ratings (assets/ratings.json)"
    )
    command.set_defaults(run=_arena)


def _add_tournament(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("tournament", help="a tournament of AI players", allow_abbrev=False)
    command.add_argument("--edition", default="1997")
    command.add_argument("--elections", type=_whole)
    command.add_argument("--players", default="normal*20", help="kinds of players and how many, normal*12,sane*8")
    command.add_argument("--seed", type=_seed, default=0)
    command.add_argument("--data", type=Path, metavar="FILE", help="an edited copy of the figures")
    _add_option(command)
    command.add_argument("--json", action="store_true", help="one JSON line")
    command.set_defaults(run=_tournament)


def _add_puzzle(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("puzzle", help="find puzzles in games of AI seats, or check them", allow_abbrev=False)
    actions = command.add_subparsers(title="actions", metavar="find DIR | check FILE", parser_class=_Parser)
    actions.required = True
    find = actions.add_parser("find", help="play games and write the puzzles in them", allow_abbrev=False)
    find.add_argument("folder", type=Path, metavar="DIR")
    find.add_argument("--question", required=True, help="convert, money or shift")
    find.add_argument("--edition", default="2019")
    find.add_argument("--elections", type=_whole, default=4)
    find.add_argument("--seats", default="spd=normal,gruene=normal,cdu=normal,linke=normal")
    find.add_argument("--games", type=_positive, default=1, help="number of games, each with the next seed")
    find.add_argument("--seed", type=_seed, default=0, help="seed of the first game")
    find.set_defaults(run=_puzzle_find)
    check = actions.add_parser("check", help="whether solutions still solve their puzzles", allow_abbrev=False)
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=_puzzle_check)


def _add_fuzz(commands: _Commands[_Parser]) -> None:
    command = commands.add_parser("fuzz", help="look for faults by chance", allow_abbrev=False)
    command.add_argument("--minutes", type=_minutes, help="how long; an attempt is finished")
    command.add_argument("--seed", type=_seed, default=0, help="seed of the first attempt")
    for name in ("interface", "rules", "files"):
        command.add_argument(f"--{name}", action="append_const", dest="kinds", const=name, help="this kind alone")
    command.add_argument("--out", type=Path, metavar="DIR", help="where failures are written (macher-fuzz)")
    command.add_argument("--again", type=Path, metavar="FILE", help="do the attempt of a failure again")
    command.set_defaults(run=_fuzz)


# --- values -----------------------------------------------------------------------------------------------------------


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def _positive(text: str) -> int:
    value = _whole(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1")
    return value


def _minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0 < value <= 100_000:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of minutes above 0")
    return value


def _seed(text: str) -> int:
    value = _whole(text)
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number from 0 to {(1 << 63) - 1}")
    return value


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0.75 <= value <= 2.0:
        raise argparse.ArgumentTypeError(f"“{text}” is not a size from 0.75 to 2.0")
    return value


_SMALLEST: Final = (640, 360)
_LARGEST: Final = (7680, 4320)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is not a size like 1280x720")
    found = int(width[:6]), int(height[:6])
    if not all(low <= value <= high for low, value, high in zip(_SMALLEST, found, _LARGEST, strict=True)):
        least, most = ("x".join(map(str, size)) for size in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(f"“{text}” is not a size from {least} to {most}")
    return found


def _language(lang: str | None) -> str:
    """A language that there is; without one that of the system."""
    from macher.i18n.texts import available_languages, system_language

    if lang is None:
        return system_language()
    known = [language.code for language in available_languages()]
    if lang not in known:
        raise UsageError(f"there is no language “{lang}”; there are: {', '.join(known)}")
    return lang


# --- commands ---------------------------------------------------------------------------------------------------------


def _open(chosen: argparse.Namespace) -> int:
    if chosen.version:
        return _version()
    missing = missing_files()
    if missing:
        from macher.ui.damaged import say_damaged

        return _complain(say_damaged(missing, window=not chosen.headless), FAILED)
    lang = None if chosen.lang is None else _language(chosen.lang)
    alone = chosen.seed is None and lang is None and chosen.scale is None
    if chosen.opened is not None and alone and not chosen.safe_mode and not chosen.headless:
        from macher.running import hand_over

        if hand_over(chosen.opened):
            return OK
    from macher.saves.problems import SaveError
    from macher.ui.main import run as run_game

    try:
        return run_game(
            seed=chosen.seed, lang=lang, scale=chosen.scale, safe_mode=chosen.safe_mode, headless=chosen.headless,
            file=chosen.opened,
        )  # fmt: skip
    except SaveError as error:
        raise CheckFailed(str(error)) from None
    except RuntimeError as error:
        if not type(error).__module__.startswith("pygame"):
            raise
        raise UsageError(f"the window cannot be opened: {error}") from None


def _selfcheck(_chosen: argparse.Namespace) -> int:
    from macher import cli_selfcheck

    return cli_selfcheck.selfcheck()


def _version() -> int:
    from macher.ai.kinds import LEVELS, STYLES, styles_of
    from macher.editions.shipped import SHIPPED
    from macher.rules.cards import PARTIES
    from macher.rules.edition import OPTION_VALUES

    options = "".join(f"options of {key}: {' '.join(parts.house_rules)}\n" for key, parts in SHIPPED.items())
    sys.stdout.write(
        f"macher {__version__}\n"
        f"editions: {' '.join(SHIPPED)}\n"
        f"parties: {' '.join(PARTIES)} (seats are given clockwise)\n"
        f"players: {' '.join(LEVELS)}\n"
        f"personalities: {' '.join(styles_of('normal'))} (as in normal:{STYLES[0]})\n"
        f"{options}"
        f"values of options: {' '.join(OPTION_VALUES)} (as in --option open_money={next(iter(OPTION_VALUES))})\n"
    )
    return OK


def _simulate(chosen: argparse.Namespace) -> int:
    from macher import cli_simulate

    return cli_simulate.simulate(
        edition=chosen.edition,
        elections=chosen.elections,
        seats=chosen.seats,
        games=chosen.games,
        seed=chosen.seed,
        data_file=chosen.data,
        options=chosen.option,
        as_json=chosen.json,
        folder=chosen.save,
        check=chosen.check,
    )


def _replay(chosen: argparse.Namespace) -> int:
    from macher import cli_replay

    return cli_replay.replay(chosen.file, as_json=chosen.json, events=chosen.events, data=chosen.data)


def _screenshot(chosen: argparse.Namespace) -> int:
    from macher.cli_screenshot import ALL, Wish, screenshot
    from macher.i18n import pseudo

    beyond = {ALL: ALL, pseudo.NAME: pseudo.CODE}
    return screenshot(
        chosen.screen,
        lang=beyond[chosen.lang] if chosen.lang in beyond else _language(chosen.lang),
        out=chosen.out,
        save=chosen.save,
        wish=Wish(chosen.size, chosen.scale, chosen.theme, chosen.palette),
        processes=chosen.processes,
    )


def _data_list(chosen: argparse.Namespace) -> int:
    from macher.cli_data import NoSuchEdition, data_editions, data_list

    lang = _language(chosen.lang)
    try:
        data_list(sys.stdout, lang, data_editions(chosen.edition, lang))
    except NoSuchEdition as error:
        raise UsageError(str(error)) from None
    return OK


def _data_export(chosen: argparse.Namespace) -> int:
    from macher.cli_data import ExportRefused, NoSuchEdition, data_editions, data_export

    lang = _language(chosen.lang)
    try:
        written = data_export(chosen.folder, data_editions(chosen.edition, lang))
    except NoSuchEdition as error:
        raise UsageError(str(error)) from None
    except ExportRefused as refused:
        raise UsageError(refused.sentence(lang)) from None
    sys.stdout.writelines(f"{path}\n" for path in written)
    return OK


def _data_check(chosen: argparse.Namespace) -> int:
    from macher.cli_data import data_check, write_report

    lang = _language(chosen.lang)
    if not chosen.file.is_file():
        raise UsageError(f"there is no file “{chosen.file}”")
    report = data_check(chosen.file)
    write_report(report, sys.stdout if report.ok else sys.stderr, lang)
    return OK if report.ok else FAILED


def _arena(chosen: argparse.Namespace) -> int:
    from macher.ai.arena import run_arena
    from macher.ai.ratings import ANCHOR, RatingsDamaged
    from macher.cli_texts import explain
    from macher.rules.cards import PARTIES
    from macher.session.config import ConfigRefused, GameConfig, SeatConfig, check_config, read_options

    if chosen.rating is not None and chosen.field != ANCHOR:
        raise UsageError(f"ratings are measured among {ANCHOR} seats: --field {ANCHOR}")
    if chosen.rating is not None and chosen.option:
        raise UsageError("ratings are measured without house rules: leave out --option")
    kinds = [chosen.challenger] + [chosen.field] * (len(PARTIES) - 1)
    seats = tuple(SeatConfig(party, kind=kind) for party, kind in zip(PARTIES, kinds, strict=True))
    try:
        if not 1 <= chosen.seats <= len(PARTIES):
            raise ConfigRefused("setup-seats", seats=chosen.seats, low=3, high=len(PARTIES))
        edition = check_config(GameConfig(seats[: chosen.seats], chosen.edition, chosen.elections, chosen.seed))
        options = read_options(edition, chosen.option)
    except ConfigRefused as refused:
        raise UsageError(explain(refused)) from None
    try:
        run_arena(
            chosen.challenger,
            chosen.field,
            chosen.seats,
            chosen.elections,
            chosen.blocks,
            chosen.seed,
            chosen.processes,
            edition=chosen.edition,
            options=options,
            lines=chosen.lines,
            rating=chosen.rating,
        )
    except RatingsDamaged as damaged:
        raise UsageError(str(damaged)) from None
    except OSError as error:
        raise UsageError(f"“{error.filename}” cannot be written: {error.strerror or error}") from None
    return OK


def _tournament(chosen: argparse.Namespace) -> int:
    from macher import cli_tournament

    return cli_tournament.tournament(
        edition=chosen.edition,
        elections=chosen.elections,
        players=chosen.players,
        seed=chosen.seed,
        data_file=chosen.data,
        as_json=chosen.json,
        options=chosen.option,
    )


def _puzzle_find(chosen: argparse.Namespace) -> int:
    from macher import cli_puzzle

    return cli_puzzle.find(
        question=chosen.question, edition=chosen.edition, elections=chosen.elections, seats=chosen.seats,
        games=chosen.games, seed=chosen.seed, folder=chosen.folder,
    )  # fmt: skip


def _puzzle_check(chosen: argparse.Namespace) -> int:
    from macher import cli_puzzle

    return cli_puzzle.check(chosen.files)


def _fuzz(chosen: argparse.Namespace) -> int:
    from macher import cli_fuzz

    if (chosen.minutes is None) == (chosen.again is None):
        raise UsageError("fuzz needs either --minutes N or --again FILE")
    if chosen.again is not None:
        return cli_fuzz.again(chosen.again)
    return cli_fuzz.fuzz(
        minutes=chosen.minutes, seed=chosen.seed, names=chosen.kinds or (), folder=chosen.out or Path("macher-fuzz")
    )
