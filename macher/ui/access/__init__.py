"""The tree of the scene for screen readers and other assistive tools.

`tree` says what stands there, `access` keeps it up to date and carries out what is wished for, `kit` speaks with the
system by way of AccessKit, which is an optional part of the installation.
"""

from macher.ui.access.access import Access, Bridge, Wish
from macher.ui.access.tree import ROOT, Spoken, SpokenTree, describe

__all__ = ["ROOT", "Access", "Bridge", "Spoken", "SpokenTree", "Wish", "describe"]
