"""What a message is made of, before Discord sees it: paragraphs, pictures, rows of controls."""

from __future__ import annotations

import re

from msgspec import Struct, structs

from bot.screens.choice import Asked, Row, Select
from bot.screens.symbols import NONE, Symbols
from games.engine.table import Table
from games.game import Game
from renderer import Picture
from storage.rows import GameRow

MARKDOWN = re.compile(r"([\\*_~|`<\[\]])")


READY = 1000
"""The number by which the text that counts who is ready is found again in a message."""


class Text(Struct, frozen=True):
    """A paragraph, in Discord's markdown; with a number it can be found again in a message."""

    content: str
    number: int | None = None


class Gallery(Struct, frozen=True):
    """Pictures beside each other."""

    pictures: tuple[Picture, ...]


Block = Text | Gallery | Row


class Screen(Struct, frozen=True):
    """A message: its blocks from top to bottom, and the users it calls."""

    blocks: tuple[Block, ...]
    calls: tuple[int, ...] = ()

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures."""
        return tuple(
            picture for block in self.blocks if isinstance(block, Gallery) for picture in block.pictures
        )

    @property
    def plain(self) -> Screen:
        """The same without symbols on its controls."""
        return structs.replace(self, blocks=tuple(_plain(block) for block in self.blocks))

    @property
    def text(self) -> str:
        """All texts."""
        return "\n\n".join(block.content for block in self.blocks if isinstance(block, Text))


def _plain(block: Block) -> Block:
    if isinstance(block, Select):
        return structs.replace(
            block, entries=tuple(structs.replace(entry, symbol="") for entry in block.entries)
        )
    if isinstance(block, tuple):
        return tuple(structs.replace(button, symbol="") for button in block)
    return block


class TableContext(Struct, frozen=True):
    """A table with who sits at it; `names` are what the seats are called."""

    row: GameRow
    table: Table
    names: tuple[str, ...]
    symbols: Symbols = NONE

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    @property
    def safe_names(self) -> tuple[str, ...]:
        """The names for texts with markdown."""
        return tuple(escaped(name) for name in self.names)

    @property
    def link(self) -> str:
        """The thread, or before the start the channel."""
        return f"<#{self.row.thread or self.row.channel}>"

    def asked(self, seat: int) -> Asked:
        """The seat's present place in the log."""
        return Asked(self.row.id, seat, self.table.number(seat))


def escaped(name: str) -> str:
    """A name that markdown leaves as it is."""
    return MARKDOWN.sub(r"\\\1", name)


def gallery(pictures: tuple[Picture, ...]) -> tuple[Gallery, ...]:
    """The pictures, if there are any."""
    return (Gallery(pictures),) if pictures else ()


def texts(*contents: str) -> tuple[Text, ...]:
    """The paragraphs that say something."""
    return tuple(Text(content) for content in contents if content)
