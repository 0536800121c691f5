"""The choice of another channel for a table whose channel was deleted."""

from collections.abc import Sequence

from msgspec import Struct

from bot.limits import OPTIONS
from bot.screens.ids.table_ids import ChooseChannel, MoveTable
from bot.screens.markup import mentions, place_link
from bot.screens.model import Block, Button, Screen, Select, SelectOption, Text, plain_screen, text_screen
from bot.screens.shared.menu import TableMenu
from bot.screens.text import title_argument
from games.words import Verbatim, Words
from storage.core.rows import LOBBY, PLAYING, GameRow


class FreeChannel(Struct, frozen=True):
    id: int
    name: str


_CHOICE = {
    (True, True): "place-choose",
    (True, False): "place-none",
    (False, True): "place-choose-result",
    (False, False): "place-none-result",
}
"""Whether a game is running, and whether there are channels -> the text."""


def choice_screen(
    row: GameRow, channels: Sequence[FreeChannel], words: Words, *, notice: bool = False
) -> Screen:
    """Choose another channel, as that of a table was deleted; `notice`: for phones."""
    text = _CHOICE[row.stage == PLAYING, bool(channels)]
    again = (Button(ChooseChannel(row.id), words("button-look-again")),)
    options = tuple(SelectOption(str(each.id), f"#{each.name}") for each in channels[:OPTIONS])
    select = Select(MoveTable(row.id), words("place-select"), options)
    about = words(text, table=title_argument(row.id, words))
    return Screen.of(about, select, again, plain=notice)


def moved_screen(row: GameRow, words: Words) -> Screen:
    channel = Verbatim(place_link(row))
    text = "place-moved" if row.stage == PLAYING else "place-moved-result"
    return text_screen(words(text, table=title_argument(row.id, words), channel=channel))


def goes_on_here_screen(row: GameRow, loud: Sequence[int], words: Words) -> Screen:
    """The first message in the new thread; `loud`: the users to notify."""
    users = [held.player for held in row.seated if held.player is not None]
    called = Verbatim(mentions(users))
    text = words("place-here", table=title_argument(row.id, words), users=called)
    return plain_screen(text, mentions=tuple(loud))


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    """Say that the channel was deleted; the host and managers can choose another one."""
    row, words = menu.row, menu.words
    if not menu.channel_gone or row.stage == LOBBY:
        return ()
    running = row.stage == PLAYING
    if not (menu.is_host or menu.manages):
        return (Text(words("place-gone" if running else "place-gone-result")),)
    button = Button(ChooseChannel(row.id), words("button-other-channel"), "primary")
    text = "place-gone-yours" if running else "place-gone-yours-result"
    return (Text(words(text)), (button,))
