"""Messages that several people's presses edit show what is true, in whatever order the edits arrive."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from sandbox import MessageView, User, hold
from sandbox.api.injection import Match
from tests.bot.timing.conftest import Tell
from tests.bot.timing.test_agreements import end_proposed
from tests.bot.timing.test_late_votes import COMPUTER, MOVED, ben_is_late, label, nothing_is_wrong
from tests.bot.timing.timed_tables import TimedTables

EDITS = (1, 2, 3, 4)
"""Each of these edits of a message in turn arrives after all that were begun later."""

APART = (0.0, 1.0)


def edit_number(number: int, message: MessageView) -> Match:
    """The edit of a message of this number, counted from now on, whoever makes it."""
    edits = re.compile(rf"PATCH /(webhooks/.*/@original|channels/\d+/messages/{message.id})$")
    seen = 0

    def matches(line: str, _: Any) -> bool:
        nonlocal seen
        seen += edits.search(line) is not None
        return seen == number and edits.search(line) is not None

    return matches


async def press_together(
    tables: TimedTables, message: MessageView, presses: list[tuple[User, str]], late: int, apart: float
) -> str:
    """Users press some seconds apart, one edit being slow; returns what the message says in the end."""
    slow = tables.sandbox.inject(edit_number(late, message), hold())
    exchanges = []
    for user, begin in presses:
        shown = user.look(message.id)
        exchanges.append(user.press(shown, label(shown, begin)))
        await asyncio.sleep(apart)
    await asyncio.sleep(5.0)
    slow.lift()
    await asyncio.gather(*(exchange.answer() for exchange in exchanges))
    await tables.bot.wait_until_idle()
    nothing_is_wrong(tables)
    return tables.anna.look(message.id).plain_text


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("late", EDITS)
def test_votes_on_a_late_player(tell: Tell, late: int, apart: float) -> None:
    async def story(tables: TimedTables) -> None:
        asked = await ben_is_late(tables)
        votes = [(tables.anna, COMPUTER), (tables.vera, COMPUTER)]
        said = await press_together(tables, asked, votes, late, apart)
        assert said == MOVED
        assert not tables.anna.look(asked.id).buttons

    tell(story)


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("late", EDITS)
def test_answers_that_decide_on_a_proposal(tell: Tell, late: int, apart: float) -> None:
    async def story(tables: TimedTables) -> None:
        _, _, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
        said = await press_together(
            tables, message, [(tables.ben, "Agree"), (tables.vera, "Agree")], late, apart
        )
        assert said == "All have agreed: the game is over."
        assert not tables.anna.look(message.id).buttons

    tell(story)


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("late", EDITS)
def test_seats_of_a_lobby(tell: Tell, late: int, apart: float) -> None:
    async def story(tables: TimedTables) -> None:
        card = await tables.anna.invoke(tables.channel, "play", game="coin_toss").answer()
        await tables.bot.wait_until_idle()
        said = await press_together(tables, card, [(tables.ben, "Join"), (tables.vera, "Join")], late, apart)
        assert "Ben" in said
        assert "Vera" in said

    tell(story)
