"""National opinion: which opinion of the region moves to the national board (VG06 6.3.3, ruling C15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.editions.classic.commands import PlaceNational
from macher.editions.classic.phases.election import NationalOptions
from macher.rules.views import PlayerView
from macher.ui.prompts.base import Act, Fact, Spot, SpotState, prompt_for
from macher.ui.prompts.classic.pick import Choice, PickPrompt, PickWords
from macher.ui.prompts.parts_tables import ColumnLine
from macher.ui.prompts.parts_words import card_name, card_names, forms, land_names, own

__all__ = ["NationalPrompt"]


@prompt_for(NationalOptions)
class NationalPrompt(PickPrompt[NationalOptions]):
    """Every opinion with every space it may take, and what that does there."""

    words = PickWords(
        "prompt-national-title",
        "prompt-national-title-short",
        "prompt-national-hint",
        "prompt-national-caption",
        "prompt-national-none",
    )

    @property
    def title(self) -> str:
        return self.desk.texts("prompt-national-title", land=land_names(self.desk, self.desk.view.place)[0])

    @property
    def short_title(self) -> str:
        return self.desk.texts("prompt-national-title-short")

    @property
    def hint(self) -> str:
        return self.desk.texts("prompt-national-hint", n=self.options.left)

    def _cards(self) -> list[int]:
        """Opinions that can move, each once."""
        return list(dict.fromkeys(c.card for c in self.options if isinstance(c, PlaceNational)))

    def __post_init__(self) -> None:
        self.card = -1
        super().__post_init__()

    def reset(self) -> None:
        super().reset()
        self.card = -1

    def _effect(self, command: PlaceNational) -> str:
        """What placing it there does, in a word."""
        board, texts = self.desk.view.national, self.desk.texts
        if board is None or command.space < 0:
            return texts("prompt-national-discarded")
        there = board.opinions[command.space]
        if there < 0:
            return texts("prompt-national-new")
        if there == command.card:
            return texts("prompt-national-secures")
        if there >> 1 == command.card >> 1:
            return texts("prompt-national-turns")
        return texts("prompt-national-replaces", card=card_names(self.desk, there)[1])

    def all_choices(self) -> Sequence[Choice]:
        texts, program = self.desk.texts, self.desk.view.parties[own(self.desk)].program
        found = []
        for command in self.options:
            if not isinstance(command, PlaceNational) or self.card not in (-1, command.card):
                continue
            names = card_names(self.desk, command.card)
            where = texts("prompt-national-space", n=command.space + 1) if command.space >= 0 else ""
            mine = command.card in program
            lines = (
                ColumnLine(names, "strong", "pro" if command.card % 2 == 0 else "contra"),
                ColumnLine(where, "card", "ink_soft"),
                ColumnLine(self._effect(command), "card", "ink_soft"),
                ColumnLine(texts("prompt-national-own") if mine else "", "card", "action_text"),
            )
            found.append(Choice(command, names[1], lines[1:], mine=mine, tooltip=names[0]))
        return found

    def facts(self) -> Sequence[Fact]:
        choice = self.chosen
        figures = self.desk.edition.figures
        spaces = getattr(figures, "national", ())
        if choice is None or not isinstance(choice.command, PlaceNational) or choice.command.space < 0:
            return ()
        space, texts = spaces[choice.command.space], self.desk.texts
        return [
            Fact(texts("prompt-national-points"), texts.number(space.points)),
            Fact(texts("prompt-national-members"), texts.signed(space.recruits)),
        ]

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        if choice is None or not isinstance(choice.command, PlaceNational):
            return forms(self.desk, "prompt-national-confirm-none")
        return [
            self.desk.texts("prompt-national-confirm", card=card_name(self.desk, choice.command.card)),
            self.desk.texts("prompt-national-confirm-short"),
        ]

    def buttons(self) -> Sequence[Act]:
        acts = list(super().buttons())
        if self.card >= 0 and len(self._cards()) > 1:
            acts.append(Act("clear", self.desk.texts("prompt-clear"), self._all_cards))
        return acts

    def _all_cards(self) -> None:
        self.reset()
        self.desk.changed()

    def pass_forms(self) -> list[str]:
        return forms(self.desk, "prompt-national-pass")

    def lands(self) -> Sequence[int]:
        return (self.desk.view.place,)

    def lit(self) -> Sequence[str]:
        return ("national",)

    def spots(self) -> Mapping[Spot, SpotState]:
        """The opinions on the board can be clicked too."""
        place = self.desk.view.place
        return {Spot("opinion", land=place, card=card): SpotState(chosen=card == self.card) for card in self._cards()}

    def click(self, spot: Spot) -> None:
        self.card = -1 if self.card == spot.card else spot.card
        self.at = 0 if self.card >= 0 and len(self.all_choices()) == 1 else -1
        self.desk.changed()

    def preview(self) -> PlayerView:
        commands = self.commands()
        return (self.desk.preview(*commands) if commands else None) or self.desk.view
