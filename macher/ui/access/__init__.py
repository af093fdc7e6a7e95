"""The tree of the scene for screen readers and other assistive tools.

`tree` describes the screen, `access` keeps that up to date and carries out what tools ask for, `kit` talks to the
system through AccessKit, which is an optional part of the installation.
"""

from macher.ui.access.access import Access, Bridge, Wish
from macher.ui.access.tree import ROOT, Spoken, SpokenTree, describe

__all__ = ["ROOT", "Access", "Bridge", "Spoken", "SpokenTree", "Wish", "describe"]
