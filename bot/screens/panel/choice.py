"""The controls of a choice of one option, and the text above them; their custom ids name the choice."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from functools import cached_property
from itertools import takewhile
from typing import Self

from msgspec import Struct, structs

from bot.limits import BUTTON_LABEL, BUTTONS, CUSTOM_ID
from bot.screens.ids.panel_ids import ALL, LAST, Confirm, Look, Pick, Undo
from bot.screens.model import ActionRow, Button, Select, text_button
from bot.screens.phone_height import GAP, row_height
from bot.screens.shared.controls import NOTED, OWN_BUTTON, SIGNED, Controls, PanelState
from bot.screens.shared.picks import OptionPart, parts, shown_part
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbol
from bot.screens.text import cut_text
from games.agents.hints import Hint
from games.choice import THEN, Choice
from games.game import Option, Role
from games.words import Message, Verbatim, Words


class Shown(Struct, frozen=True):
    """The part of a choice that a panel shows, as its controls encode it."""

    page: str = ""
    """Which part of a long one: "row3", "page2"."""
    picks: str = ""
    """The picked options, encoded as in `bot/screens/shared/picks.py`."""
    confirming: str = ""
    """The key of the answer that asks once more before it counts."""
    more: bool = False
    """Whether the buttons behind *More* are there."""
    story: bool = False
    """Whether all that happened replaces the picture."""
    alone: bool = False
    """Whether the end of a guided game is left out."""
    instead_of_hint: str = ""
    """The id of the text where a hint would stand."""
    chosen: Hint | None = None

    @classmethod
    def keeping(cls, choice: Choice | None, kept: str) -> Self:
        """The state that a pressed control has kept."""
        return cls(picks=kept) if choice and choice.several else cls(page=kept)

    @property
    def is_of_question(self) -> bool:
        """Whether a control of the question or below it was pressed."""
        return structs.replace(self, chosen=None) != NOTHING_SHOWN

    def kept_state(self, choice: Choice | None) -> str:
        """The state that other controls keep: the picks of a choice of several, else the page."""
        return self.picks if choice and choice.several else self.page


NOTHING_SHOWN = Shown()


class TurnEnding(Struct, frozen=True):
    after: float | None = None
    """After how many seconds, now that nothing is left to do; None: it does not."""
    last_choices: frozenset[str] = frozenset()
    """The keys of the options with which it surely ends."""


PRESSED_END = TurnEnding()

MOST_BUTTONS = 15
"""Up to how many options are buttons, if there is room and no label takes two lines of a phone."""

LINE_LABEL, SHORT_LABEL = 44, 20
"""Characters of a label that takes one line, and of one of which two stand side by side."""


class Shortening(Enum):
    """How controls that take too much room become lower."""

    WHOLE = auto()
    TIGHT = auto()
    """Also a few buttons have short labels, and their effects stand above them."""
    BARE = auto()
    """Nothing is said of options whose effects are on the picture."""
    LISTED = auto()
    """All options are a list."""


class ChoiceControls(Controls, frozen=True, dict=True):
    ending: TurnEnding = PRESSED_END
    most_buttons: int = MOST_BUTTONS
    """More options are a list."""
    shortening: Shortening = Shortening.WHOLE

    @property
    def says_once(self) -> bool:
        return self.shortening is not Shortening.LISTED

    @property
    def all_on_buttons(self) -> bool:
        return len(self._button_options) + len(self._own_options) == len(self.choice.options)

    def named_label(self, option: Option, names: Sequence[str]) -> str:
        if self.ending.after is not None and option.role is Role.ENDS_TURN:
            return self.text("panel-end-now")
        label = super().named_label(option, names)
        if self.ends_turn(option):
            return self.words("panel-and-end-turn", option=Verbatim(label))
        return label

    def ends_turn(self, option: Option) -> bool:
        return option.key in self.ending.last_choices

    def cautions(self, *, undoable: bool) -> str:
        if self.ending.after is None:
            return super().cautions(undoable=undoable)
        seconds, can_undo = int(self.ending.after), int(undoable)
        return f"-# {self.words('panel-turn-ends', seconds=seconds, undoable=can_undo)}"

    def remarks(self, *, undoable: bool) -> tuple[str, ...]:
        return super().remarks(undoable=undoable) if self.ending.after is None else ()

    def own_buttons(self) -> list[Button]:
        is_done = len(self.choice.options) == 1
        return [
            self._button(option, "success" if is_done and option.role is Role.ENDS_TURN else "secondary")
            for option in self._own_options
        ]

    def confirm_row(self, key: str) -> ActionRow:
        panel, option = self.panel, self.choice.option(key)
        assert option is not None
        confirm = Confirm(panel.game, panel.seat, panel.version, key)
        return (
            structs.replace(self._button(option, "success"), custom_id=confirm),
            text_button(self._page_id(), "panel-back", self.words, self.symbols),
        )

    def notes(self, names: Sequence[str]) -> str:
        """The effects of options whose buttons have no room for them, a line each; small if they are many."""
        lines, small = [], "-# " if self.is_compact else ""
        for option in [*self._button_options, *self._own_options]:
            if self.shortening is Shortening.BARE and option.speaks_for_itself:
                continue
            note, on_button = self.note(option, names), cut_text(self.short_label(option), BUTTON_LABEL)
            if not self.whole_label(option) and (note or on_button != self.label(option)):
                shown = with_symbol(self.symbols.of(option.label), self.named_label(option, names))
                lines.append(f"{small}{shown}{NOTED}{note}" if note else f"{small}{shown}")
        return "\n".join(lines)

    def whole_label(self, option: Option) -> str:
        alike = self._are_whole or option.role in OWN_BUTTON or not self.note(option, self.names)
        return self._whole_label(option) if alike else ""

    def _whole_label(self, option: Option) -> str:
        is_cut = option.role is Role.MENU and not self.says_once
        is_short = is_cut or (self.is_compact and option.role not in OWN_BUTTON)
        longest = SHORT_LABEL if is_short else BUTTON_LABEL
        whole = super().whole_label(option)
        return whole if len(whole) <= longest else ""

    @cached_property
    def _are_whole(self) -> bool:
        """Whether all options have buttons with their effects, so that none is listed above."""
        return all(map(self._whole_label, self._button_options))

    def short_label(self, option: Option) -> str:
        return self._marks.get(option.key) or super().short_label(option)

    @property
    def is_compact(self) -> bool:
        """Whether most texts of the options that are buttons are listed above."""
        return len(self._button_options) > BUTTONS or (
            self.shortening is not Shortening.WHOLE and len(self._button_options) > 1
        )

    @cached_property
    def _marks(self) -> dict[str, str]:
        """The keys of many options -> their names in a word; shared ones with the words that differ."""
        if not self.is_compact:
            return {}
        alike: dict[str, list[Option]] = {}
        for option in self._button_options:
            alike.setdefault(super().short_label(option), []).append(option)
        return {
            option.key: cut_text(f"{short}{SIGNED}{rest}", LINE_LABEL) if rest else short
            for short, options in alike.items()
            for option, rest in zip(options, differing([self.label(each) for each in options]), strict=True)
        }

    @property
    def _own_options(self) -> list[Option]:
        return [option for role in OWN_BUTTON for option in self.choice.options if option.role is role]

    @cached_property
    def _button_options(self) -> list[Option]:
        """The options that are buttons; all others stand in selects, or are buttons of their own."""
        options = [option for option in self.choice.options if option.role not in OWN_BUTTON]
        others = [option for option in options if not option.spots]
        return next((each for each in (options, others) if self._fit_on_buttons(each)), [])

    def option_rows(self, page: str) -> list[ActionRow]:
        buttons = self._button_options
        listed = [each for each in self.choice.options if each.role not in OWN_BUTTON and each not in buttons]
        if not listed:
            return self._buttons(buttons, "primary")
        extra = self._buttons(buttons)
        all_parts = parts(listed)
        return [*self.part_rows(all_parts, shown_part(all_parts, page), self._select, self._page_id), *extra]

    def _fit_on_buttons(self, options: list[Option]) -> bool:
        few = len(options) <= BUTTONS
        most = 0 if self.shortening is Shortening.LISTED else self.most_buttons
        return len(options) <= most and all(
            (len(self.label(option)) <= BUTTON_LABEL if few else self._takes_one_line(option))
            and len(self._pick_id(option.key).encode()) <= CUSTOM_ID
            for option in options
        )

    def _takes_one_line(self, option: Option) -> bool:
        return len(super().short_label(option)) <= LINE_LABEL

    def _buttons(self, options: Sequence[Option], style: str = "secondary") -> list[ActionRow]:
        buttons = [
            self._button(option, "secondary" if option.role is Role.DECLINES else style) for option in options
        ]
        return lowest_rows(buttons)

    def _button(self, option: Option, style: str) -> Button:
        return self.button(option, self._pick_id(option.key), style)

    def _select(self, part: OptionPart) -> Select:
        select_options = tuple(
            self.select_option(each, each.key, self.marked(self.label(each), each)) for each in part.options
        )
        return Select(self._pick_id(), self.placeholder(part), select_options)

    def _pick_id(self, key: str = "") -> Pick:
        return Pick(self.panel.game, self.panel.seat, self.panel.version, key)

    def _page_id(self, key: str = "") -> Look:
        return Look(self.panel.game, self.panel.seat, self.panel.version, key)


def lowest_rows(buttons: Sequence[Button]) -> list[ActionRow]:
    """The buttons in the rows that are lowest on a phone, then the fewest, of about equal lengths."""
    best = [(0, 0, 0, list[ActionRow]())]
    for end in range(1, len(buttons) + 1):
        found = []
        for start in reversed(range(max(0, end - BUTTONS), end)):
            high, number, uneven, rows = best[start]
            row = tuple(buttons[start:end])
            found.append((high + row_height(row) + GAP, number + 1, uneven + len(row) ** 2, [*rows, row]))
        best.append(min(found, key=lambda each: each[:3]))
    return best[-1][-1]


def differing(texts: Sequence[str]) -> list[str]:
    """The texts without the words with which all of them begin; "" if there is only one."""
    words = [text.split() for text in texts]
    common = len(list(takewhile(lambda each: len(set(each)) == 1, zip(*words, strict=False))))
    return [" ".join(each[common:]) for each in words]


def undo_buttons(
    panel: PanelState, undoable: int, words: Words, symbols: Symbols = NO_SYMBOLS, *, goes_back: bool = False
) -> tuple[Button, ...]:
    """The buttons that take moves back; `goes_back`: the last one has done nothing yet."""
    label = "panel-back" if goes_back else "panel-undo"
    last = text_button(Undo(panel.game, panel.seat, panel.version, LAST), label, words, symbols)
    everything = text_button(
        Undo(panel.game, panel.seat, panel.version, ALL), "panel-restart", words, symbols
    )
    return (last, everything)[: min(undoable, 2)]


def in_place(choice: Choice, asked: Mapping[str, Choice]) -> Choice:
    """A choice with the options of following choices for those of these keys."""
    if not asked:
        return choice
    options = [
        shown
        for option in choice.options
        for shown in (_options_asked_after(option, asked[option.key]) if option.key in asked else (option,))
    ]
    return Choice(choice.seat, choice.prompt, options, choice.picture, choice.chosen)


def _options_asked_after(option: Option, asked: Choice) -> list[Option]:
    """The options asked after an option, under both keys; their places are on another picture."""
    return [
        structs.replace(
            each,
            key=f"{option.key}{THEN}{each.key}",
            label=Message("panel-which", {"which": each.label, "option": option.label}),
            about=_about(option.then, each.about),
            spots=(),
            sign=None,
            short=each.shown_short,
            full=Message("panel-which", {"which": each.shown_full, "option": option.shown_full}),
            group=None,
        )
        for each in asked.options
    ]


def _about(option: Message | None, which: Message | None) -> Message | None:
    if option is None or which is None:
        return which or option
    return Message("panel-which-about", {"which": which, "option": option})
