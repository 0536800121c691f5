"""Steps of stories about votes on late players."""

from __future__ import annotations

import asyncio

from bot.audit import checking
from sandbox import Channel, MessageView, User
from tests.support.coin_tables import CoinTables
from tests.support.timed_tables import TimedTables

LATE = "is late. What now?"


MOVED = "A computer player has moved for **Ben**."


COMPUTER, WAIT = "Computer player moves", "Keep waiting"


async def about(tables: TimedTables, game: int, text: str) -> list[MessageView]:
    """The messages in the thread that have a text, oldest first."""
    return [each for each in tables.anna.sees(await tables.thread(game)) if text in each.text]


def label(message: MessageView, begin: str) -> str:
    """The whole label of a button."""
    return next(each.label for each in message.buttons if each.label.startswith(begin))


async def press(tables: CoinTables, user: User, message: MessageView, begin: str) -> MessageView:
    """The answer to a press of a button."""
    shown = user.look(message.id)
    answer = await user.press(shown, label(shown, begin)).answer()
    await tables.bot.wait_until_idle()
    return answer


def nothing_is_wrong(tables: CoinTables) -> None:
    """Nothing stored contradicts anything."""
    with tables.stored_file() as file, checking(file) as stored:
        assert list(stored.faults()) == []
        assert [fault for report in stored.games() for fault in report.faults] == []


async def ben_is_late(tables: TimedTables) -> MessageView:
    """A table of three at which Ben does not choose; what the others are asked."""
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    await tables.until("15 18:00")
    (asked,) = await about(tables, game, LATE)
    return asked


def in_threads(tables: CoinTables, user: User, text: str) -> list[MessageView]:
    """The messages in all threads that have a text."""
    channels: list[Channel] = [each for guild in tables.sandbox.guilds for each in guild.text_channels]
    threads = [thread for channel in channels for thread in user.threads(channel)]
    return [each for thread in threads for each in user.sees(thread) if text in each.text]
