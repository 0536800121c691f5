"""The controls of one choice, and what is said about them; their custom ids say which choice it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from bot.limits import BUTTON_LABEL, BUTTONS, CUSTOM_ID, OPTION_TEXT, OPTIONS
from bot.screens.custom_ids.panel import ALL, LAST, ChooseRest, Confirm, Look, Pick, Undo
from bot.screens.model import ActionRow, Button, Select, SelectOption, text_button
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbol
from bot.screens.text import SEPARATOR, cut
from games.choice import Choice, grouped
from games.game import Group, Option, Role
from games.words import Message, Words


class PanelState(Struct, frozen=True):
    """What a panel shows: a press on it is outdated as soon as its seat has another version."""

    game: int
    seat: int
    version: int
    """The seat's version (`Table.version`)."""


OWN_BUTTON = (Role.MENU, Role.ENDS_TURN)
"""The roles of options that are buttons of their own, in this order, whatever else is offered."""


class ChoiceControls:
    """The controls of one choice, in the language of its player."""

    def __init__(
        self,
        choice: Choice,
        panel: PanelState,
        words: Words,
        names: Sequence[str] = (),
        symbols: Symbols = NO_SYMBOLS,
        *,
        can_choose_rest: bool = False,
    ) -> None:
        """`names` are what the seats are called; `can_choose_rest` adds *Choose for me*."""
        self.choice = choice
        self.panel = panel
        self.words = words
        self.names = names
        self.symbols = symbols
        self.can_choose_rest = can_choose_rest

    def rows(self, page: str = "") -> list[ActionRow]:
        """The rows of controls; `page` is which part of a long choice is shown: "row3", "page2"."""
        own = [
            self._button(option, "success" if option.role is Role.ENDS_TURN else "secondary")
            for option in self._own_options
        ]
        if self.can_choose_rest:
            rest = ChooseRest(self.panel.game, self.panel.seat, self.panel.version)
            own.append(text_button(rest, "panel-choose-rest", self.words, self.symbols))
        return [*self._rows(page), *(tuple(own[n : n + BUTTONS]) for n in range(0, len(own), BUTTONS))]

    def confirm_row(self, option: Option) -> ActionRow:
        """The buttons below what an option asks once more: choose it all the same, or go back."""
        panel = self.panel
        confirm = Confirm(panel.game, panel.seat, panel.version, option.key)
        return (
            structs.replace(self._button(option, "success"), custom_id=confirm),
            text_button(self._page_id(), "panel-back", self.words, self.symbols),
        )

    def notes(self, names: Sequence[str]) -> str:
        """What the options on buttons would bring, a line each; `names` are safe in Markdown."""
        lines = []
        for option in [*self._button_options, *self._own_options]:
            note = self._note(option, names)
            if note:
                label = with_symbol(self.symbols.of(option.label), self.words.text(option.label, names))
                lines.append(f"{label} – {note}")
        return "\n".join(lines)

    def cautions(self, *, undoable: bool) -> str:
        """What cannot be taken back, a small line each; `undoable`: something can be until now."""
        end = self.choice.with_role(Role.ENDS_TURN)
        rest = Message("panel-choose-rest-about", {"told": int(self._all_reveal)})
        messages = [
            *([Message("panel-all-reveal")] if self._all_reveal else []),
            *([Message("panel-final", {"option": self._label(end)})] if end and undoable else []),
            *([rest] if self.can_choose_rest else []),
        ]
        return "\n".join(f"-# {self.words.text(message)}" for message in messages)

    @property
    def _own_options(self) -> list[Option]:
        """The options that are buttons of their own."""
        return [option for role in OWN_BUTTON for option in self.choice.options if option.role is role]

    @property
    def _all_reveal(self) -> bool:
        """Whether all options that share a list or row turn up something hidden."""
        listed = [option for option in self.choice.options if option.role not in OWN_BUTTON]
        return bool(listed) and all(option.reveals for option in listed)

    def _note(self, option: Option, names: Sequence[str]) -> str:
        """That an option cannot be taken back, where not all say so, and what it brings."""
        marked = option.reveals and (option.role in OWN_BUTTON or not self._all_reveal)
        parts = [
            *([self._text("panel-reveals")] if marked else []),
            *([self.words.text(option.about, names)] if option.about else []),
        ]
        return SEPARATOR.join(parts)

    @property
    def _button_options(self) -> list[Option]:
        """The options that are buttons; all others stand in selects, or are buttons of their own."""
        options = [option for option in self.choice.options if option.role not in OWN_BUTTON]
        others = [option for option in options if not option.spots]
        return next((each for each in (options, others) if self._fit_on_buttons(each)), [])

    def _rows(self, page: str) -> list[ActionRow]:
        buttons = self._button_options
        listed = [each for each in self.choice.options if each.role not in OWN_BUTTON and each not in buttons]
        if not listed:
            return [self._buttons(buttons, "primary")] if buttons else []
        extra: list[ActionRow] = [self._buttons(buttons)] if buttons else []
        return [*self._selects(listed, page), *extra]

    def _selects(self, options: list[Option], page: str) -> list[ActionRow]:
        if len(options) <= OPTIONS:
            return [self._select(options)]
        groups = grouped(options)
        if 1 < len(groups) <= OPTIONS and max(len(inside) for _, inside in groups) <= OPTIONS:
            return self._group_then_option(groups, page)
        return self._pages(options, page)

    def _group_then_option(
        self, groups: Sequence[tuple[Group, Sequence[Option]]], page: str
    ) -> list[ActionRow]:
        groups_to_choose = tuple(
            SelectOption(
                group.key,
                cut(self.words.text(group.label, self.names), OPTION_TEXT),
                cut(", ".join(option.space or self._label(option) for option in inside), OPTION_TEXT),
                default=page == group.key,
            )
            for group, inside in groups
        )
        rows = all(option.space and not option.group for _, inside in groups for option in inside)
        title = self._text("panel-choose-row" if rows else "panel-choose-group")
        chosen = [self._select(inside) for group, inside in groups if group.key == page]
        return [Select(self._page_id(), title, groups_to_choose), *chosen]

    def _pages(self, options: list[Option], page: str) -> list[ActionRow]:
        pages = [options[first : first + OPTIONS] for first in range(0, len(options), OPTIONS)]
        names = [f"page{number}" for number in range(1, len(pages) + 1)]
        now = names.index(page) if page in names else 0
        labels = [f"{OPTIONS * n + 1}–{OPTIONS * n + len(page)}" for n, page in enumerate(pages)]
        if len(pages) <= BUTTONS:
            page_controls: ActionRow = tuple(
                Button(self._page_id(name), label, disabled=n == now)
                for n, (name, label) in enumerate(zip(names, labels, strict=True))
            )
        else:
            page_options = [SelectOption(name, label) for name, label in zip(names, labels, strict=True)]
            page_controls = Select(self._page_id(), self._text("panel-choose-page"), tuple(page_options))
        return [self._select(pages[now]), page_controls]

    def _fit_on_buttons(self, options: list[Option]) -> bool:
        return len(options) <= BUTTONS and all(
            len(self._label(option)) <= BUTTON_LABEL and len(self._pick_id(option.key).encode()) <= CUSTOM_ID
            for option in options
        )

    def _buttons(self, options: Iterable[Option], style: str = "secondary") -> tuple[Button, ...]:
        return tuple(
            self._button(option, "secondary" if option.role is Role.DECLINES else style) for option in options
        )

    def _button(self, option: Option, style: str) -> Button:
        symbol = self.symbols.of(option.label)
        return Button(self._pick_id(option.key), cut(self._label(option), BUTTON_LABEL), style, symbol=symbol)

    def _select(self, options: Iterable[Option]) -> Select:
        select_options = tuple(
            SelectOption(
                option.key,
                cut(self._label(option), OPTION_TEXT),
                cut(self._note(option, self.names), OPTION_TEXT),
                symbol=self.symbols.of(option.label),
            )
            for option in options
        )
        return Select(self._pick_id(), self._text("panel-choose"), select_options)

    def _label(self, option: Option) -> str:
        return self.words.text(option.label, self.names)

    def _pick_id(self, key: str = "") -> Pick:
        return Pick(self.panel.game, self.panel.seat, self.panel.version, key)

    def _page_id(self, key: str = "") -> Look:
        return Look(self.panel.game, self.panel.seat, self.panel.version, key)

    def _text(self, text: str) -> str:
        return self.words.text(Message(text))


def undo_buttons(
    panel: PanelState,
    undoable: int,
    words: Words,
    symbols: Symbols = NO_SYMBOLS,
    *,
    goes_back: bool = False,
) -> tuple[Button, ...]:
    """The buttons that take moves back, as far as there are any.

    `goes_back`: the last one has done nothing yet (`Table.goes_back`).
    """
    label = "panel-back" if goes_back else "panel-undo"
    last = text_button(Undo(panel.game, panel.seat, panel.version, LAST), label, words, symbols)
    everything = text_button(
        Undo(panel.game, panel.seat, panel.version, ALL), "panel-restart", words, symbols
    )
    return (last, everything)[: min(undoable, 2)]
