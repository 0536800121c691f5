"""Tables at which nobody moves for months; told by people who press what they see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox import Channel, MessageView, User
from tests.bot.timing.conftest import Story, Tell
from tests.bot.timing.test_late_votes import nothing_is_wrong
from tests.bot.timing.test_vacations import settle
from tests.bot.timing.timed_tables import TimedTables
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

DAY, HOUR = 86400.0, 3600.0

WARNING = "Does the game go on? If nobody moves or presses the button"

TOLD = "is dormant: nobody has moved since"


@pytest.fixture
def tell(tmp_path: Path, seldom: None) -> Tell:
    """Runs a story over months: the bot looks at what falls due every day, and when it does."""

    def tell(story: Story) -> None:
        async def told() -> None:
            async with TimedTables(tmp_path, longest_sleep=DAY) as tables:
                for user in (tables.anna, tables.ben, tables.vera):
                    await tables.set(user)
                await story(tables)

        with toy_games(pictures=False):
            run_in_virtual_time(told())

    return tell


async def days(tables: TimedTables, number: float) -> None:
    """So many days and an hour go by, and all is told."""
    await asyncio.sleep(number * DAY + HOUR)
    await settle(tables)


def messages(thread: Channel, text: str) -> list[MessageView]:
    """The messages of a thread with a text."""
    return [each for each in thread.messages if text in each.plain_text]


async def dormant(tables: TimedTables, *users: User, pace: str = "h24") -> tuple[int, Channel]:
    """A table at which nobody has moved for so long that it is dormant."""
    game = await tables.begin(*users, pace=pace)
    thread = await tables.thread(game)
    await days(tables, 90)
    await days(tables, 14)
    assert (await tables.bot.tables.game(game)).dormant
    return game, thread


async def left(tables: TimedTables, game: int) -> dict[int, float | None]:
    """The seats a game waits for -> their deadlines."""
    return {each.seat: each.deadline for each in await tables.store.timing.waits(game)}


def test_a_table_at_which_nobody_moves_is_warned_then_dormant_and_woken(tell: Tell) -> None:
    async def story(tables: TimedTables) -> None:
        game = await tables.begin(tables.anna, tables.ben, pace="d7")
        thread = await tables.thread(game)
        await tables.guess(game, tables.anna)
        await days(tables, 89)
        assert not messages(thread, WARNING)
        await days(tables, 1)
        (warning,) = messages(thread, WARNING)
        assert {tables.anna.mention, tables.ben.mention} <= set(warning.plain_text.split())
        assert [button.label for button in warning.buttons] == ["It goes on"]
        await days(tables, 13)
        assert not (await tables.bot.tables.game(game)).dormant
        told = len(tables.anna.inbox), len(tables.ben.inbox)
        await days(tables, 1)
        row = await tables.bot.tables.game(game)
        assert row.dormant
        (message,) = messages(thread, TOLD)
        assert "<@" not in message.plain_text
        assert tables.anna.look(warning.id).plain_text.endswith("and nobody has answered.")
        assert not tables.anna.look(warning.id).buttons
        (card,) = [each for each in tables.channel.messages if each.id == row.card]
        assert "💤 Dormant since" in card.plain_text
        turn = [each for each in thread.messages if "**Toss**" in each.plain_text][-1]
        assert "💤 Dormant since" in turn.plain_text
        await days(tables, 30)
        assert (len(tables.anna.inbox), len(tables.ben.inbox)) == told
        assert len(messages(thread, TOLD)) == 1
        said = await tables.vera.press(card, "Wake the table").answer()
        assert "You do not play at this table." in said.plain_text
        said = await tables.anna.press(tables.anna.look(message.id), "Wake the table").answer()
        await settle(tables)
        assert "The table is awake again" in said.plain_text
        assert not (await tables.bot.tables.game(game)).dormant
        told_now = tables.anna.look(message.id)
        assert told_now.plain_text.endswith("**Anna** has woken the table. The game goes on.")
        assert not told_now.buttons
        assert "Dormant" not in tables.anna.look(card.id).plain_text
        assert not any(button.label == "Wake the table" for button in tables.anna.look(card.id).buttons)
        assert len([each for each in thread.messages if "**Toss**" in each.plain_text]) == 2
        assert len(tables.ben.inbox) == told[1] + 1
        nothing_is_wrong(tables)

    tell(story)
