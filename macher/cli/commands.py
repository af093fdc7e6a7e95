"""The commands: each takes the parsed arguments and returns an exit code.

Commands import what they need when they run, so that ``macher --version`` answers at once.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from macher import __version__
from macher.cli.outcome import FAILED, OK, CheckFailed, UsageError
from macher.collector import loading
from macher.installation import missing_files


def _language(lang: str | None) -> str:
    """The wished language if the game has it; without a wish, that of the system."""
    from macher.i18n.texts import available_languages, system_language

    if lang is None:
        return system_language()
    known = [language.code for language in available_languages()]
    if lang not in known:
        raise UsageError(f"there is no language “{lang}”; there are: {', '.join(known)}")
    return lang


@loading()
def open_game(chosen: argparse.Namespace) -> int:
    """Opens the game, unless a window is open: that one takes the saved game over, or only comes to the front."""
    if chosen.version:
        return _version()
    missing = missing_files()
    if missing:
        from macher.ui.system.damaged import say_damaged

        raise CheckFailed(say_damaged(missing, window=not chosen.headless))
    lang = None if chosen.lang is None else _language(chosen.lang)
    alone = chosen.seed is None and lang is None and chosen.scale is None and not chosen.new_window
    from macher.running import NOTHING, Listener, hand_over

    listener = Listener()  # before the window is loaded: a second start may follow at once
    first = chosen.safe_mode or chosen.headless or listener.open()
    if not first and alone and hand_over(chosen.opened or NOTHING):
        return OK
    from macher.saves.problems import SaveError
    from macher.ui.main import run as run_game

    try:
        return run_game(
            seed=chosen.seed,
            lang=lang,
            scale=chosen.scale,
            safe_mode=chosen.safe_mode,
            headless=chosen.headless,
            file=chosen.opened,
            listener=listener,
        )
    except SaveError as error:
        raise CheckFailed(str(error)) from None
    except RuntimeError as error:
        if not type(error).__module__.startswith("pygame"):
            raise
        raise UsageError(f"the window cannot be opened: {error}") from None
    finally:
        listener.close()


def selfcheck(_chosen: argparse.Namespace) -> int:
    """``macher selfcheck``."""
    from macher.cli import selfcheck as command

    return command.selfcheck()


def _version() -> int:
    from macher.ai.kinds import LEVELS, STYLES, styles_of
    from macher.editions.shipped import SHIPPED
    from macher.rules.cards import PARTIES
    from macher.rules.options import OPTION_VALUES

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


def simulate(chosen: argparse.Namespace) -> int:
    """``macher simulate``."""
    from macher.cli import simulate as command

    return command.simulate(
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
        processes=chosen.processes,
    )


def replay(chosen: argparse.Namespace) -> int:
    """``macher replay``."""
    from macher.cli import verification

    return verification.verify(chosen.file, as_json=chosen.json, events=chosen.events, data=chosen.data)


def screenshot(chosen: argparse.Namespace) -> int:
    """``macher screenshot``."""
    from macher.cli.screenshot import ALL, Wish, counts, screenshot
    from macher.i18n import pseudo

    beyond = {ALL: ALL, pseudo.NAME: pseudo.CODE}
    lang = beyond[chosen.lang] if chosen.lang in beyond else _language(chosen.lang)
    wish = Wish(chosen.size, chosen.scale, chosen.theme, chosen.palette)
    if chosen.count:
        return counts(chosen.screen, lang=lang, save=chosen.save, wish=wish)
    return screenshot(chosen.screen, lang=lang, out=chosen.out, save=chosen.save, wish=wish, processes=chosen.processes)


def data_list(chosen: argparse.Namespace) -> int:
    """``macher data list``."""
    from macher.cli.data import NoSuchEdition, data_editions, data_list

    lang = _language(chosen.lang)
    try:
        data_list(sys.stdout, lang, data_editions(chosen.edition, lang))
    except NoSuchEdition as error:
        raise UsageError(str(error)) from None
    return OK


def data_export(chosen: argparse.Namespace) -> int:
    """``macher data export``."""
    from macher.cli.data import ExportRefused, NoSuchEdition, data_editions, data_export

    lang = _language(chosen.lang)
    try:
        written = data_export(chosen.folder, data_editions(chosen.edition, lang))
    except NoSuchEdition as error:
        raise UsageError(str(error)) from None
    except ExportRefused as refused:
        raise UsageError(refused.sentence(lang)) from None
    sys.stdout.writelines(f"{path}\n" for path in written)
    return OK


def data_check(chosen: argparse.Namespace) -> int:
    """``macher data check``."""
    from macher.cli.data import data_check, write_report

    lang = _language(chosen.lang)
    if not chosen.file.is_file():
        raise UsageError(f"there is no file “{chosen.file}”")
    report = data_check(chosen.file)
    write_report(report, sys.stdout if report.ok else sys.stderr, lang)
    return OK if report.ok else FAILED


def arena(chosen: argparse.Namespace) -> int:
    """``macher arena``."""
    from macher.cli import arena as command

    return command.arena(chosen)


def tasks(chosen: argparse.Namespace) -> int:
    """``macher tasks``."""
    from macher.cli import tasks as command

    return command.listed()


def tasks_run(chosen: argparse.Namespace) -> int:
    """``macher tasks run``."""
    from macher.cli import tasks as command

    return command.run(chosen)


def tasks_baselines(chosen: argparse.Namespace) -> int:
    """``macher tasks baselines``."""
    from macher.cli import tasks as command

    return command.baselines(chosen)


def dataset(chosen: argparse.Namespace) -> int:
    """``macher dataset``."""
    from macher.cli import dataset as command

    return command.dataset(chosen)


def reasons(chosen: argparse.Namespace) -> int:
    """``macher reasons``."""
    from macher.cli import reasons as command

    return command.reasons(
        edition=chosen.edition, level=chosen.level, positions=chosen.positions, seed=chosen.seed, advice=chosen.advice
    )


def rivals_cards(chosen: argparse.Namespace) -> int:
    """``macher rivals cards``."""
    from macher.cli import rivals as command

    return command.cards(chosen)


def rivals_read(chosen: argparse.Namespace) -> int:
    """``macher rivals read``."""
    from macher.cli import rivals as command

    return command.read_games(chosen)


def tournament(chosen: argparse.Namespace) -> int:
    """``macher tournament``."""
    from macher.cli import tournament as command

    return command.tournament(
        edition=chosen.edition,
        elections=chosen.elections,
        players=chosen.players,
        seed=chosen.seed,
        data_file=chosen.data,
        as_json=chosen.json,
        options=chosen.option,
    )


def puzzle_find(chosen: argparse.Namespace) -> int:
    """``macher puzzle find``."""
    from macher.cli import puzzle as command

    return command.find(
        question=chosen.question,
        edition=chosen.edition,
        elections=chosen.elections,
        seats=chosen.seats,
        games=chosen.games,
        seed=chosen.seed,
        folder=chosen.folder,
        most=chosen.most,
    )


def puzzle_check(chosen: argparse.Namespace) -> int:
    """``macher puzzle check``."""
    from macher.cli import puzzle as command

    return command.check(chosen.files, measured=chosen.measured)


def campaign_check(chosen: argparse.Namespace) -> int:
    """``macher campaign check``."""
    from macher.cli import campaign as command

    return command.check(chosen.files)


def campaign_find(chosen: argparse.Namespace) -> int:
    """``macher campaign find``."""
    from macher.cli import campaign as command

    return command.find(chosen.file, attempts=chosen.attempts, seed=chosen.seed)


def fuzz(chosen: argparse.Namespace) -> int:
    """``macher fuzz``."""
    from macher.cli import fuzz as command

    if (chosen.minutes is None) == (chosen.again is None):
        raise UsageError("fuzz needs either --minutes N or --again FILE")
    if chosen.again is not None:
        return command.again(chosen.again)
    return command.fuzz(
        minutes=chosen.minutes, seed=chosen.seed, names=chosen.kinds or (), folder=chosen.out or Path("macher-fuzz")
    )
