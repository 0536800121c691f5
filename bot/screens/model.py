"""Messages as values: text, pictures and rows of controls, under Discord's names for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from msgspec import Struct, structs

from bot.limits import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER
from bot.screens.ids.custom_id import CustomId
from bot.screens.markup import place_link
from bot.screens.names import escape_name
from bot.screens.symbols import NO_SYMBOLS, Symbols
from bot.screens.text import PART_LENGTH, cut_text
from games.engine.table import Table
from games.game import Game
from games.words import Message, Words
from renderer import Picture
from storage.core.rows import OVER, GameRow, HintUse, SeatResult, WaitingRow
from storage.ratings.figures import RatingRow

READY_ID = 1000
"""The component id of the text that counts who is ready, by which it is found in a message."""

FIRST_MARK = 10_000
"""Smaller component ids are Discord's own."""

MARKS = 2**31 - FIRST_MARK

Pictures = tuple[Picture, ...]


def component_id_of(nonce: int) -> int:
    """The component id by which a message without permanent buttons is recognised."""
    return FIRST_MARK + nonce % MARKS


class Text(Struct, frozen=True):
    """A paragraph in Discord's markdown; with a component id it can be found in a sent message."""

    content: str
    id: int | None = None


class Gallery(Struct, frozen=True):
    """Pictures side by side."""

    pictures: Pictures
    words: str = ""
    """What stands there where no pictures may be posted."""


class Document(Struct, frozen=True):
    name: str
    data: bytes


class Button(Struct, frozen=True):
    custom_id: CustomId
    label: str
    """Cut to Discord's limit, like all texts of controls."""
    style: str = "secondary"
    """The name of one of Discord's button styles."""
    disabled: bool = False
    symbol: str = ""
    """Markup of an emoji, or ""."""

    def __post_init__(self) -> None:
        structs.force_setattr(self, "label", cut_text(self.label, BUTTON_LABEL))


class SelectOption(Struct, frozen=True):
    value: str
    label: str
    description: str = ""
    default: bool = False
    """Whether it is chosen when the select is shown."""
    symbol: str = ""

    def __post_init__(self) -> None:
        structs.force_setattr(self, "label", cut_text(self.label, OPTION_TEXT))
        structs.force_setattr(self, "description", cut_text(self.description, OPTION_TEXT))


class Select(Struct, frozen=True):
    """A select of which `min_values` to `max_values` options are chosen."""

    custom_id: CustomId
    placeholder: str
    options: tuple[SelectOption, ...]
    min_values: int = 1
    max_values: int = 1

    def __post_init__(self) -> None:
        structs.force_setattr(self, "placeholder", cut_text(self.placeholder, PLACEHOLDER))


class UserSelect(Struct, frozen=True):
    custom_id: CustomId
    placeholder: str


class RoleSelect(Struct, frozen=True):
    custom_id: CustomId
    placeholder: str
    chosen: int = 0
    """The role that is chosen when the select is shown; 0: none."""


class ChannelSelect(Struct, frozen=True):
    custom_id: CustomId
    placeholder: str
    chosen: int = 0
    """The channel that is chosen when the select is shown; 0: none."""


ActionRow = tuple[Button, ...] | Select | UserSelect | RoleSelect | ChannelSelect
"""Up to five buttons, or one select."""

SELECTS = (Select, UserSelect, RoleSelect, ChannelSelect)

Block = Text | Gallery | Document | ActionRow

Part = Block | str
"""A block, or the text of a paragraph."""


class Screen(Struct, frozen=True):
    """A message: its blocks from top to bottom, and the users it mentions."""

    blocks: tuple[Block, ...]
    mentions: tuple[int, ...] = ()
    plain: bool = False
    """Whether it is text and controls alone, without components V2, so that phones show its text."""
    role: int = 0
    """The role it mentions; 0 without one."""

    @classmethod
    def of(cls, *parts: Part, mentions: tuple[int, ...] = (), plain: bool = False, role: int = 0) -> Self:
        """A message of these parts, without empty texts, rows and selects."""
        return cls(blocks_of(*parts), mentions, plain, role)

    @property
    def pictures(self) -> Pictures:
        return tuple(
            picture for block in self.blocks if isinstance(block, Gallery) for picture in block.pictures
        )

    @property
    def documents(self) -> tuple[Document, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Document))

    @property
    def text(self) -> str:
        return "\n\n".join(block.content for block in self.blocks if isinstance(block, Text))

    @property
    def controls(self) -> tuple[ActionRow, ...]:
        return tuple(block for block in self.blocks if isinstance(block, (tuple, *SELECTS)))

    def without_pictures(self) -> Screen:
        blocks = (block.words if isinstance(block, Gallery) else block for block in self.blocks)
        return structs.replace(self, blocks=blocks_of(*blocks))

    def without_symbols(self) -> Screen:
        return structs.replace(self, blocks=tuple(_without_symbols(block) for block in self.blocks))


class Form(Struct, frozen=True):
    custom_id: CustomId
    """What happens once it is submitted; what was typed is `selected` in it."""
    title: str
    label: str
    about: str
    text: str
    """What stands there when it is opened."""
    most: int


class Call(Struct, frozen=True):
    """The first form of a message that calls: phones show this line, but no components V2."""

    text: str
    """One line, in a thread with the mentions of the called."""
    button: Button
    """Opens the full message; carries the nonce of the notification."""


def _without_symbols(block: Block) -> Block:
    if isinstance(block, Select):
        return structs.replace(
            block, options=tuple(structs.replace(option, symbol="") for option in block.options)
        )
    if isinstance(block, tuple):
        return tuple(structs.replace(button, symbol="") for button in block)
    return block


class TableContext(Struct, frozen=True, dict=True):
    row: GameRow
    table: Table[Any]
    """The table as of now, or as of an earlier row of its log."""
    names: tuple[str, ...]
    symbols: Symbols = NO_SYMBOLS
    waits: Mapping[int, WaitingRow] = {}
    """The seats the table waits for now, and until when."""
    asked: float | None = None
    """Since when the table waits for them; None if it waits for nobody."""
    stand_ins: Mapping[int, str] = {}
    """The names of the users who stand in, by the seats they play."""
    replaced: Mapping[int, float] = {}
    """Waiting stand-ins -> when a computer player replaces them."""
    now: float = 0.0
    results: tuple[SeatResult, ...] = ()
    """Each seat's result; empty while the game is played."""
    began: float | None = None
    """When a finished game began; None while it is played."""
    hints: tuple[HintUse, ...] = ()
    """The rows of its log to which hints have led."""
    ratings: tuple[RatingRow, ...] = ()
    """What the game has done to figures; nothing before it is over, or if it is not rated."""
    is_plan: bool = False
    """Whether the table is a planning table."""

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or without them."""
        return self.row.stage == OVER or self.table.over

    def until(self, seat: int) -> float | None:
        """The deadline of a seat or its stand-in, if any; `inf` while the clock stands."""
        wait = self.waits.get(seat)
        ends = (None if wait is None else wait.deadline, self.replaced.get(seat))
        return min((each for each in ends if each is not None), default=None)

    def view(self, seat: int | None) -> Any:
        """The state as a seat may know it; None is the public."""
        key = seat, len(self.table.moves)
        if key not in self._views:
            self._views[key] = self.table.view(seat)
        return self._views[key]

    @cached_property
    def _views(self) -> dict[tuple[int | None, int], Any]:
        return {}

    @cached_property
    def safe_names(self) -> tuple[str, ...]:
        """The names for texts with markdown."""
        return tuple(escape_name(name) for name in self.names)

    @property
    def link(self) -> str:
        return place_link(self.row)


def gallery(pictures: Pictures) -> tuple[Gallery, ...]:
    return (Gallery(pictures),) if pictures else ()


def galleries(pictures: Pictures, words: str = "") -> tuple[Gallery, ...]:
    """A gallery for each picture: alone in one, a picture is shown whole and as wide as the message.

    `words` stand for all of them.
    """
    return tuple(Gallery((picture,), "" if n else words) for n, picture in enumerate(pictures))


def texts(*contents: str) -> tuple[Text, ...]:
    """The paragraphs that are not empty."""
    return tuple(Text(content) for content in contents if content)


def count_characters(blocks: Iterable[Block]) -> int:
    return sum(len(block.content) for block in blocks if isinstance(block, Text))


def text_button(
    custom_id: CustomId, text: str, words: Words, symbols: Symbols, style: str = "secondary"
) -> Button:
    """A button labelled with the text of an id, with its symbol."""
    message = Message(text)
    return Button(custom_id, words.text(message), style, symbol=symbols.of(message))


def switch(custom_id: CustomId, setting: str, words: Words, *, on: bool) -> Button:
    """A button that says whether something is on, and changes it; `setting` is the id of its name."""
    label = words("switch-on" if on else "switch-off", setting=Message(setting))
    return Button(custom_id, label, "success" if on else "secondary")


def blocks_of(*parts: Part) -> tuple[Block, ...]:
    shown = (each for each in parts if (each.options if isinstance(each, Select) else each))
    return tuple(Text(each) if isinstance(each, str) else each for each in shown)


def text_screen(text: str) -> Screen:
    return Screen((Text(text),))


def plain_screen(text: str, *rows: ActionRow, mentions: tuple[int, ...] = (), role: int = 0) -> Screen:
    """A message of one text and rows of controls, whose text phones show."""
    return Screen.of(text, *rows, mentions=mentions, plain=True, role=role)


def text_screens(lines: Sequence[str]) -> tuple[Screen, ...]:
    parts = [""]
    for line in lines:
        if len(parts[-1]) + len(line) >= PART_LENGTH:
            parts.append("")
        parts[-1] += f"{line}\n"
    return tuple(text_screen(part) for part in parts)
