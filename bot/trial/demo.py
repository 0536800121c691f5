"""A demonstration: a game of computer players on the sandbox, written as a transcript with pictures."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.lobby_ids import AddComputer, Join, OpenComputers, Start
from bot.screens.ids.table_ids import PlayAgain
from bot.tables.purposes import PLAYER, Purpose
from games.agents.levels import LEVELS
from sandbox import Channel, MessageView, User

PLAYERS = 3
"""Number of computer players."""

TIMEOUT = 600.0
"""Seconds the game may take."""

TRANSCRIPT = "transcript.md"

Progress = Callable[[int, str], None]
"""Called with the number of messages and the beginning of the last one."""


class Demonstration(Struct, frozen=True):
    folder: Path
    """Where it was written."""
    transcript: Path
    """The file with all messages."""
    messages: int
    pictures: int
    result: str
    """The text of the last message."""


async def open_table(host: User, channel: Channel, *, game: str, computers: int) -> MessageView:
    """Open a table of a game and add computer players; returns its card."""
    card = await host.invoke(channel, "play", game=game).answer()
    card = await host.until(lambda: _card_with_button(host, card, OpenComputers))
    levels = await press(host, card, OpenComputers)
    buttons = [each.custom_id for each in levels.buttons if AddComputer.matches(each.custom_id)]
    for _ in range(computers):
        await host.press(levels, custom_id=buttons[LEVELS.index(PLAYER[Purpose.DEMONSTRATION])]).answer()
    return card


def _card_with_button(user: User, card: MessageView, kind: type[CustomId]) -> MessageView | None:
    """The present card, once it has a button of a kind."""
    now = user.look(card)
    return now if any(kind.matches(button.custom_id) for button in now.buttons) else None


async def press(user: User, card: MessageView, kind: type[CustomId]) -> MessageView:
    """Press the button of a kind on a card; returns the response."""
    now = user.look(card)
    custom_id = next(button.custom_id for button in now.buttons if kind.matches(button.custom_id))
    return await user.press(card, custom_id=custom_id).answer()


def game_of(card: MessageView) -> int:
    join = parse(card.buttons[0].custom_id or "")
    assert isinstance(join, Join)
    return join.game


async def start_table(host: User, channel: Channel, card: MessageView) -> Channel:
    """Start the game; returns its thread."""
    before = {thread.id for thread in host.threads(channel)}
    await press(host, card, Start)
    thread: Channel = await host.until(
        lambda: next((thread for thread in host.threads(channel) if thread.id not in before), None)
    )
    return thread


def is_over(host: User, thread: Channel) -> bool:
    """Whether the last message of a thread announces the end."""
    return bool(thread.messages) and any(
        PlayAgain.matches(button.custom_id) for button in host.last(thread).buttons
    )


async def watch(host: User, thread: Channel, progress: Progress) -> None:
    """Wait until the game has ended."""

    def over() -> bool:
        seen = host.sees(thread)
        if seen:
            progress(len(seen), seen[-1].plain_text.partition("\n")[0])
        return is_over(host, thread)

    await host.until(over, within=TIMEOUT)


def write(folder: Path, messages: Sequence[MessageView]) -> Demonstration:
    """Write all messages as a transcript in Markdown, and their pictures next to it."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    pictures = 0
    for number, message in enumerate(messages, 1):
        text = message.plain_text.replace("\n", "  \n")
        parts.append(f"## {number}\n\n{text}")
        for image in message.images:
            pictures += 1
            name = f"{number:03}-{image.filename}"
            (folder / name).write_bytes(image.content)
            parts.append(f"![{image.description}]({name})")
        if message.buttons:
            parts.append(" ".join(f"`[{button.label}]`" for button in message.buttons))
    transcript = folder / TRANSCRIPT
    transcript.write_text("# Demonstration\n\n" + "\n\n".join(parts) + "\n", "utf-8")
    return Demonstration(folder, transcript, len(messages), pictures, messages[-1].plain_text)
