"""The language of the command line: that of the system if the game speaks it, else English."""

from __future__ import annotations

from functools import lru_cache

from macher.editions.problems import DataError
from macher.i18n.texts import Texts, system_language
from macher.saves.problems import SaveError
from macher.session.config import ConfigRefused


@lru_cache(maxsize=1)
def system_texts() -> Texts:
    """The texts in the system's language."""
    return Texts.load(system_language())


def explain(error: ConfigRefused | SaveError | DataError) -> str:
    """One sentence about what cannot be used, with the file it is about."""
    texts = system_texts()
    if isinstance(error, DataError):
        problem = error.problems[0]
        reason = texts(problem.reason, **problem.args)
        return ": ".join(part for part in (error.file, problem.key, reason) if part)
    sentence = texts(error.reason, **error.args_of_reason)
    return f"{error.file}: {sentence}" if isinstance(error, SaveError) and error.file is not None else sentence
