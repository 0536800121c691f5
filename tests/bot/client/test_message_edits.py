import asyncio

import pytest

from bot.client import message_edits
from bot.client.message_edits import MessageEdits


async def test_a_message_is_edited_by_one_at_a_time_and_others_meanwhile() -> None:
    edits, begun, looked, story = MessageEdits(), asyncio.Event(), asyncio.Event(), list[str]()

    async def answer_a_press() -> None:
        async with edits.edit(1):
            begun.set()
            story.append("pressed")
            async with edits.edit(2):
                story.append("another message")
            await looked.wait()
            story.append("answered")

    async def remove_controls() -> None:
        await begun.wait()
        before = edits.count_edits(1)
        looked.set()
        async with edits.edit(1):
            story.append(f"edited {edits.count_edits(1) - before} times meanwhile")

    await asyncio.gather(remove_controls(), answer_a_press())
    assert story == ["pressed", "another message", "answered", "edited 1 times meanwhile"]
    assert (edits.count_edits(1), edits.count_edits(2), edits.count_edits(3)) == (2, 1, 0)


async def test_an_edit_that_fails_counts_too_since_nobody_knows_what_came_of_it() -> None:
    edits = MessageEdits()
    with pytest.raises(ConnectionError):
        async with edits.edit(1):
            raise ConnectionError
    assert edits.count_edits(1) == 1


async def test_what_was_edited_long_ago_is_forgotten() -> None:
    edits = MessageEdits()
    for message in range(message_edits.REMEMBERED + 1):
        async with edits.edit(message):
            pass
    assert (edits.count_edits(0), edits.count_edits(1)) == (0, 1)
