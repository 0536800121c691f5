"""The base of the controls of every choice: labels, parts, *Choose for me*."""

import re
from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from bot.limits import BUTTON_LABEL, BUTTONS, OPTIONS
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.panel_ids import ChooseRest
from bot.screens.model import ActionRow, Button, Select, SelectOption, text_button
from bot.screens.shared.picks import OptionPart
from bot.screens.symbols import NO_SYMBOLS, Symbols
from bot.screens.text import SEPARATOR
from games.choice import Choice
from games.game import Option, Role
from games.words import Message, Verbatim, Words, capitalised

OWN_BUTTON = (Role.MENU, Role.ENDS_TURN)
"""The roles of options that are buttons of their own, in this order, whatever else is offered."""

LIT = "★"
"""Marks the option of a guided game or a hint, and its text."""

SIGNED = " · "
"""Separates an option's sign from its label."""

NOTED = " – "
"""Separates an option's label from its effect."""

NAMED_REVEALS = 8
"""Most options revealing something hidden that are named above the controls."""

PLACEHOLDER_LENGTH = 26
"""Most letters of the names in a select's placeholder."""


class PanelState(Struct, frozen=True):
    """What a panel shows: a press on it is outdated as soon as its seat has another version."""

    game: int
    seat: int
    version: int
    """The seat's version (`Table.version`)."""
    hints: bool = False


class Controls(Struct, frozen=True, dict=True):
    choice: Choice
    panel: PanelState
    words: Words
    names: Sequence[str] = ()
    symbols: Symbols = NO_SYMBOLS
    can_choose_rest: bool = False
    """Whether *Choose for me* is there."""
    lit: Collection[str] = ()
    """The options that a guided game or a hint marks."""

    def rows(self, page: str = "") -> list[ActionRow]:
        """The rows of controls; `page` is which part of a long choice is shown: "row3", "page2"."""
        own = self.own_buttons()
        if self.can_choose_rest:
            rest = ChooseRest(self.panel.game, self.panel.seat, self.panel.version)
            own.append(text_button(rest, "panel-choose-rest", self.words, self.symbols))
        rows = self.option_rows(page)
        last = rows[-1] if self.is_compact and rows else None
        if isinstance(last, tuple) and len(last) + len(own) <= BUTTONS:
            return [*rows[:-1], (*last, *own)]
        return [*rows, *(tuple(own[n : n + BUTTONS]) for n in range(0, len(own), BUTTONS))]

    @property
    def says_once(self) -> bool:
        """Whether what all or several options share stands above them, not at each of them."""
        return True

    @property
    def is_compact(self) -> bool:
        """Whether the buttons need as few rows as possible."""
        return False

    def ends_turn(self, option: Option) -> bool:  # noqa: ARG002
        """Whether the turn ends with a press on an option, without one on its end."""
        return False

    def own_buttons(self) -> list[Button]:
        return []

    def option_rows(self, page: str) -> list[ActionRow]:
        raise NotImplementedError

    def notes(self, names: Sequence[str]) -> str:
        """The text above the controls; `names` are safe in Markdown."""
        raise NotImplementedError

    def confirm_row(self, key: str) -> ActionRow:
        """The buttons below an answer that asks for confirmation: confirm, or go back."""
        raise NotImplementedError

    def cautions(self, *, undoable: bool) -> str:  # noqa: ARG002
        """The irreversible parts, a small line each."""
        named = ", ".join(self.short_label(option) for option in self._named_reveals)
        messages = [
            *([Message("panel-all-reveal")] if self.all_reveal else []),
            *([Message("panel-some-reveal", {"options": Verbatim(named)})] if named else []),
        ]
        return "\n".join(f"-# {self.words.text(message)}" for message in messages)

    def remarks(self, *, undoable: bool) -> tuple[str, ...]:
        """What *Choose for me* does, and that the end of the turn is final if nothing else is left."""
        end = self.choice.with_role(Role.ENDS_TURN)
        is_final = end is not None and undoable and not end.reveals and len(self.choice.options) == 1
        about_rest = {"told": int(self.all_reveal), "hint": int(self.panel.hints)}
        messages = [
            *([Message("panel-choose-rest-about", about_rest)] if self.can_choose_rest else []),
            *([Message("panel-final", {"option": self.label(end)})] if end and is_final else []),
        ]
        return tuple(f"-# {self.words.text(message)}" for message in messages)

    @property
    def all_reveal(self) -> bool:
        """Whether all options that share a list or row reveal something hidden."""
        listed = [option for option in self.choice.options if option.role not in OWN_BUTTON]
        return self.says_once and bool(listed) and all(option.reveals for option in listed)

    @property
    def _named_reveals(self) -> list[Option]:
        """The options that reveal something hidden, if they are named once for all of them."""
        listed = [option for option in self.choice.options if option.role not in OWN_BUTTON]
        found = [option for option in listed if option.reveals]
        few = 1 < len(found) <= NAMED_REVEALS and len(found) < len(listed)
        return found if self.says_once and few else []

    def short_label(self, option: Option) -> str:
        """Its name in a word or two: on its button if the whole text finds no room there."""
        return capitalised(self.words.text(option.shown_short, self.names), self.names)

    def label(self, option: Option) -> str:
        """The text of its control: its label after its sign, unless the label has it."""
        return self.named_label(option, self.names)

    def named_label(self, option: Option, names: Sequence[str]) -> str:
        """The label with other names for the seats."""
        sign = self.words.text(option.shown_sign, names) if option.shown_sign else ""
        return self.signed_label(option, sign, names)

    def signed_label(self, option: Option, sign: str, names: Sequence[str]) -> str:
        """An option's label, and before it a sign, unless it has it or the sign is ""."""
        label = capitalised(self.words.text(option.label, names), names)
        if not sign or re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", label):
            return label
        return f"{sign}{SIGNED}{label}"

    def note(self, option: Option, names: Sequence[str]) -> str:
        """Say that an option cannot be taken back, unless several share that, and its effect."""
        once = self.all_reveal or self._named_reveals
        marked = option.reveals and (option.role in OWN_BUTTON or not once)
        parts = [
            *([self.words.text(option.final or Message("panel-reveals"), names)] if marked else []),
            *([self.words.text(option.about, names)] if option.about else []),
        ]
        return SEPARATOR.join(parts)

    def select_option(self, option: Option, value: str, label: str, *, picked: bool = False) -> SelectOption:
        """An entry of a select that stands for an option; the label says whether it is lit."""
        note, symbol = self.note(option, self.names), self.symbols.of(option.label)
        return SelectOption(value, label, note, default=picked, symbol=symbol)

    def part_rows(
        self,
        parts: Sequence[OptionPart],
        shown: OptionPart | None,
        select: Callable[[OptionPart], Select],
        look: Callable[[str], CustomId],
    ) -> list[ActionRow]:
        """The part shown as a `select`, and the way to the others: above it if those are groups."""
        rows: list[ActionRow] = [select(shown)] if shown else []
        if len(parts) == 1:
            return rows
        control = self._part_control(parts, shown, look)
        return [control, *rows] if parts[0].group else [*rows, control]

    def _part_control(
        self, parts: Sequence[OptionPart], shown: OptionPart | None, look: Callable[[str], CustomId]
    ) -> ActionRow:
        if parts[0].group is None:
            return self._pages(parts, shown, look)
        groups = tuple(
            SelectOption(
                part.key,
                self.marked(self.words.text(part.group.label, self.names), *part.options),
                ", ".join(option.space or self.label(option) for option in part.options),
                default=part == shown,
            )
            for part in parts
            if part.group
        )
        rows = all(option.space and not option.group for part in parts for option in part.options)
        text = self.text("panel-choose-row" if rows else "panel-choose-group")
        return Select(look(""), self.marked(text, *(each for part in parts for each in part.options)), groups)

    def _pages(
        self, parts: Sequence[OptionPart], shown: OptionPart | None, look: Callable[[str], CustomId]
    ) -> ActionRow:
        labels = [
            self.marked(f"{OPTIONS * n + 1}–{OPTIONS * n + len(part.entries)}", *part.options)
            for n, part in enumerate(parts)
        ]
        named = list(zip(parts, labels, strict=True))
        if len(parts) <= BUTTONS:
            return tuple(Button(look(part.key), label, disabled=part == shown) for part, label in named)
        options = tuple(SelectOption(part.key, label) for part, label in named)
        text = self.text("panel-choose-page")
        return Select(
            look(""), self.marked(text, *(each for part in parts for each in part.options)), options
        )

    def button(self, option: Option, custom_id: CustomId, style: str) -> Button:
        """A button that stands for an option: with all its text, or its sign, else its label."""
        label = self.whole_label(option) or self.marked(self.short_label(option), option)
        style = "success" if option.key in self.lit else style
        return Button(custom_id, label, style, symbol=self.symbols.of(option.label))

    def whole_label(self, option: Option) -> str:
        """The label of an option's button with what it brings; "" if that finds no room there."""
        whole = self._whole_text(option)
        return whole if len(whole) <= BUTTON_LABEL else ""

    def _whole_text(self, option: Option) -> str:
        note, label = self.note(option, self.names), self.marked(self.label(option), option)
        return f"{label}{NOTED}{note}" if note else label

    def placeholder(self, part: OptionPart) -> str:
        """The placeholder of a select: the names of its options if all fit, otherwise their number."""
        named = [option for option in part.options if option.role not in OWN_BUTTON]
        names = ", ".join(dict.fromkeys(map(self.short_label, named)))
        if len(names) <= PLACEHOLDER_LENGTH:
            text = self.words("panel-choose-of", options=Verbatim(names))
        else:
            several = int(self.choice.several is not None)
            text = self.words("panel-choose-count", n=len(part.options), several=several)
        return self.marked(text, *part.options)

    def marked(self, label: str, *options: Option) -> str:
        """A label, marked if one of these options is lit."""
        return f"{LIT} {label}" if any(option.key in self.lit for option in options) else label

    def text(self, text: str) -> str:
        return self.words(text)
