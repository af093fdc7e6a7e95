"""One prompt for each kind of decision; importing this package registers them all, those of its folders, too."""

from importlib import import_module
from pkgutil import walk_packages

from macher.ui.game.advice_words import AdviceWords

__all__ = ["AdviceWords"]  # which says what the prompts have entered

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
