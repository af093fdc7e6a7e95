"""National opinion: which opinion of the region moves to the national board (VG06 6.3.3, ruling C15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from macher.engine.command import Command
from macher.i18n.catalogue import Value
from macher.rules.capabilities import NationalSpace
from macher.rules.national.commands import PlaceNational
from macher.rules.national.options import NationalOptions
from macher.ui.prompts.base import Act, Asked, Fact, Spot, SpotLook, question
from macher.ui.prompts.classic.pick import Choice, PickPrompt
from macher.ui.prompts.shared.party_columns import ColumnLine
from macher.ui.prompts.shared.words import forms, own


@question(NationalOptions, passes="prompt-national-pass")
class NationalPrompt(PickPrompt[NationalOptions]):
    """Choose an opinion and a space for it; each space says what the opinion does there."""

    asks = Asked("prompt-national-title", "prompt-national-hint", takes=(PlaceNational,))
    caption, none = "prompt-national-caption", "prompt-national-none"

    def named(self, form: int) -> Mapping[str, Value]:
        return {**super().named(form), "n": self.options.left}

    def _cards(self) -> list[int]:
        """Opinions that can move, each once."""
        return list(dict.fromkeys(c.card for c in self.options if isinstance(c, PlaceNational)))

    def reset(self) -> None:
        super().reset()
        self.card = -1
        """The chosen opinion, -1 for none."""

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
        return texts("prompt-national-replaces", card=self.desk.names.card_short(there))

    def _spaces(self, card: int) -> list[PlaceNational]:
        """Where an opinion can go."""
        return [command for command in self.options if isinstance(command, PlaceNational) and command.card == card]

    def all_choices(self) -> Sequence[Choice]:
        """The opinions, and once one is chosen its spaces."""
        if self.card >= 0:
            return [self._space(command) for command in self._spaces(self.card)]
        seat = own(self.desk)
        program = self.desk.view.parties[seat].program
        found = []
        for card in self._cards():
            spaces, names = self._spaces(card), self.desk.names.card_forms(card)
            said = (
                [self._effect(spaces[0])]
                if len(spaces) == 1
                else forms(self.desk, "prompt-national-choices", n=len(spaces))
            )
            lines = [ColumnLine(said, "card", "ink_soft")]
            if card in program:
                said = forms(self.desk, "prompt-national-own", party=self.desk.names.party(seat))
                lines.append(ColumnLine(said, "card", "action_text"))
            found.append(Choice(None, names[1], tuple(lines), mine=card in program, tooltip=names[0]))
        return found

    def _space(self, command: PlaceNational) -> Choice:
        """A space with what the opinion does there and what a match on it brings."""
        texts, effect = self.desk.texts, self._effect(command)
        if command.space < 0:
            return Choice(command, self.desk.names.card_short(command.card), (ColumnLine(effect, "card", "ink_soft"),))
        space = self._figures(command.space)
        points, members = texts.number(space.points), texts.signed(space.recruits)
        lines = (
            ColumnLine([effect, self.desk.names.card_short(self._there(command))], "card", "ink_soft"),
            ColumnLine(texts("prompt-points-value", n=space.points), "strong"),
            ColumnLine([f"{texts('prompt-base')} {members}", members], "card", "ink_soft"),
        )
        head = texts("prompt-national-space", n=command.space + 1)
        return Choice(command, head, lines, tooltip=f"{effect}\n{points} / {members}")

    def _there(self, command: PlaceNational) -> int:
        """The opinion on the space; on an empty space, the one that would come."""
        board = self.desk.view.national
        there = board.opinions[command.space] if board is not None else -1
        return there if there >= 0 else command.card

    def _figures(self, space: int) -> NationalSpace:
        board = self.desk.edition.capabilities.national
        assert board is not None, "asked only where there is a national board"
        return board.spaces[space]

    def facts(self) -> Sequence[Fact]:
        choice = self.chosen
        if choice is None or not isinstance(choice.command, PlaceNational) or choice.command.space < 0:
            return ()
        space, texts = self._figures(choice.command.space), self.desk.texts
        return [
            Fact(texts("prompt-national-points"), texts.number(space.points)),
            Fact(texts("prompt-national-members"), texts.signed(space.recruits)),
        ]

    def confirm_forms(self, choice: Choice | None) -> list[str]:
        if choice is None or not isinstance(choice.command, PlaceNational):
            return forms(self.desk, "prompt-national-confirm-none")
        return [
            self.desk.texts("prompt-national-confirm", card=self.desk.names.card(choice.command.card)),
            self.desk.texts("prompt-national-confirm-short"),
        ]

    def buttons(self) -> Sequence[Act]:
        acts = list(super().buttons())
        if self.card >= 0 and len(self._cards()) > 1:
            acts.append(Act("clear", forms(self.desk, "prompt-national-other"), self.clear))
        return acts

    def pass_forms(self) -> list[str]:
        return forms(self.desk, "prompt-national-pass")

    def spots(self) -> Mapping[Spot, SpotLook]:
        """The opinions on the board can be clicked too, and then the spaces of the national board."""
        place = self.desk.view.place
        found = {Spot("opinion", land=place, card=card): SpotLook(chosen=card == self.card) for card in self._cards()}
        commands = self.commands()
        for command in self._spaces(self.card) if self.card >= 0 else ():
            if command.space >= 0:
                found[Spot("national", index=command.space)] = SpotLook(command in commands, text=self._effect(command))
        return found

    def click(self, spot: Spot) -> None:
        if spot.kind == "opinion":
            self.take(-1 if self.card == spot.card else spot.card)
            return
        spaces = [command.space for command in self._spaces(self.card)]
        if spot.index in spaces:
            self.pick(spaces.index(spot.index))

    def take(self, card: int) -> None:
        """Chooses an opinion (-1 for none), and its space if it has only one."""
        self.card = card
        self.at = 0 if card >= 0 and len(self._spaces(card)) == 1 else -1
        self.desk.changed()

    def pick(self, at: int) -> None:
        if self.card < 0:
            self.take(self._cards()[at])
        else:
            super().pick(at)

    def adopts(self, command: Command) -> bool:
        return isinstance(command, self.asks.takes)

    def take_over(self, command: PlaceNational) -> None:
        self.card = command.card
        self.at = self._spaces(command.card).index(command)
