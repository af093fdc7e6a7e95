"""How the normal seat values each kind of decision, one function for each class of options."""

from macher.ai.decisions import boards, cabinet, opening, polls, program

__all__ = ["boards", "cabinet", "opening", "polls", "program"]
