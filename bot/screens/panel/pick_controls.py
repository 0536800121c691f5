"""The controls of a choice of several options: selects, the picks in words, *Confirm*."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from bot.screens.ids.panel_ids import AnswerPicks, ConfirmPicks, LookSeveral, PickSeveral, SeveralId
from bot.screens.model import ActionRow, Button, Select, SelectOption, text_button
from bot.screens.shared.controls import LIT, Controls
from bot.screens.shared.picks import OptionPart, decode_picks, encode_picks, parts, picked_value, shown_part
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbol
from bot.screens.text import PICKS_LENGTH, cut_text
from games.choice import Several, keys_of
from games.engine.errors import NoSuchOption, NotTogether
from games.game import Option
from games.words import Message, Verbatim

Kind = TypeVar("Kind", bound=SeveralId)


class SeveralControls(Controls, frozen=True, dict=True):
    picks: str = ""
    """Those so far, as custom ids hold them."""

    @cached_property
    def _several(self) -> Several:
        assert self.choice.several is not None
        return self.choice.several

    @cached_property
    def _picked(self) -> tuple[str, ...]:
        return decode_picks(self.choice, self.picks) or ()

    @property
    def _encoded_picks(self) -> str:
        return encode_picks(self.choice, self._picked)

    @cached_property
    def _lit(self) -> Counter[str]:
        return Counter(self.lit)

    @property
    def _most(self) -> int:
        return min(self._several.most, sum(self.choice.copies.values()))

    def option_rows(self, page: str) -> list[ActionRow]:
        all_parts = parts(self.choice.options)
        shown = shown_part(all_parts, page)
        rows = self.part_rows(all_parts, shown, self._select, self._look)
        return [*rows, self._answer_buttons(shown.key if shown else "")]

    def notes(self, names: Sequence[str]) -> str:
        """How many can be picked; the picks, and their fault or their effect."""
        lines = [f"-# {self.words.text(self._limits())}"]
        if self._picked:
            brings = self._joint_effect_text(names)
            picked = self._picked_text(names)
            lines += [f"{picked} – {brings}" if brings else picked, self._fault(names)]
        return "\n".join(filter(None, lines))

    def confirm_row(self, key: str) -> ActionRow:
        confirm = self._id(ConfirmPicks, encode_picks(self.choice, keys_of(key)))
        return (
            text_button(confirm, "panel-several-confirm", self.words, self.symbols, "success"),
            text_button(self._look(""), "panel-back", self.words, self.symbols),
        )

    def _limits(self) -> Message:
        least, most = self._several.least, self._most
        if least == most:
            return Message("panel-several-exactly", {"n": least})
        if not least:
            return Message("panel-several-up-to", {"most": most})
        text = "panel-several-either" if most == least + 1 else "panel-several-between"
        return Message(text, {"least": least, "most": most})

    def _picked_text(self, names: Sequence[str]) -> str:
        """What is picked, equal ones counted, in one line; without symbols if they make it too long."""
        listed = (self._picked_list(names, symbols) for symbols in (self.symbols, NO_SYMBOLS))
        fitting = next((each for each in listed if len(each) <= PICKS_LENGTH), None)
        picked = fitting or cut_text(self._picked_list(names, NO_SYMBOLS), PICKS_LENGTH)
        return self.words("panel-several-picked", picked=Verbatim(picked))

    def _picked_list(self, names: Sequence[str], symbols: Symbols) -> str:
        times = Counter(self._picked)
        named = [
            (with_symbol(symbols.of(option.label), self.words.text(option.label, names)), times[option.key])
            for option in self.choice.options
            if option.key in times
        ]
        counted = (Message("pieces-counted", {"piece": Verbatim(name), "n": n}) for name, n in named)
        return ", ".join(map(self.words.text, counted))

    def _fault(self, names: Sequence[str]) -> str:
        several, n = self._several, len(self._picked)
        if n < several.least:
            return self.words("panel-several-few", n=several.least - n)
        if n > several.most:
            return self.words("panel-several-many", most=several.most, n=n - several.most)
        try:
            self.choice.answer_of(self._picked)
        except NotTogether as refused:
            return f"**{self.words.text(refused.why, names)}**" if refused.why else ""
        return ""

    def _joint_effect_text(self, names: Sequence[str]) -> str:
        """The joint effect of the picks, if they can be confirmed and have one."""
        brings = self.choice.joint_effect(self.choice.answer_of(self._picked)) if self._can_answer else None
        return self.words.text(brings, names) if brings else ""

    def _answer_buttons(self, page: str) -> tuple[Button, ...]:
        """*Confirm*, marked if just what is lit is picked, and *Clear*; without picks *None*."""
        answer = self._id(AnswerPicks, self._encoded_picks)
        if not self._picked and self._can_answer:
            return (text_button(answer, "panel-several-none", self.words, self.symbols),)
        style = "success" if self._can_answer else "secondary"
        label = self.text("panel-several-confirm")
        if self._picked and Counter(self._picked) == self._lit:
            label = f"{LIT} {label}"
        confirm = Button(answer, label, style, disabled=not self._can_answer)
        if not self._picked:
            return (confirm,)
        clear = self._id(LookSeveral, "", page)
        return (confirm, text_button(clear, "panel-several-clear", self.words, self.symbols))

    @property
    def _can_answer(self) -> bool:
        try:
            self.choice.answer_of(self._picked)
        except NoSuchOption:
            return False
        return True

    def _select(self, part: OptionPart) -> Select:
        """The entries of a part, the picked ones selected; at most the missing number can be added."""
        times = Counter(self._picked)
        here = sum(copy <= times[option.key] for option, copy in part.entries)
        room = max(1, here, self._most - (len(self._picked) - here))
        return Select(
            self._id(PickSeveral, self._encoded_picks, part.key),
            self.placeholder(part),
            tuple(
                self._entry(option, copy, picked=copy <= times[option.key]) for option, copy in part.entries
            ),
            min_values=0,
            max_values=min(len(part.entries), room),
        )

    def _entry(self, option: Option, copy: int, *, picked: bool) -> SelectOption:
        label = self.label(option)
        if option.copies > 1:
            counted = Message(
                "panel-several-copy", {"option": Verbatim(label), "n": copy, "copies": option.copies}
            )
            label = self.words.text(counted)
        if copy <= self._lit[option.key]:
            label = f"{LIT} {label}"
        return self.select_option(option, picked_value(option.key, copy), label, picked=picked)

    def _look(self, page: str) -> LookSeveral:
        return self._id(LookSeveral, self._encoded_picks, page)

    def _id(self, kind: type[Kind], picks: str, key: str = "") -> Kind:
        return kind(self.panel.game, self.panel.seat, self.panel.version, key, picks)
