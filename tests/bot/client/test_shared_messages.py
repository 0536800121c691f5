import asyncio
import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Any

import pytest

from sandbox import Exchange, MessageView, User, hold
from sandbox.api.injection import Match
from tests.support.games import share
from tests.support.timed_tables import (
    COMPUTER,
    MOVED,
    TimedTables,
    ben_is_late,
    end_proposed,
    label,
    labels,
    offer,
    offers,
    panels,
    propose_pace,
)

EDITS = (1, 2, 3, 4)
"""Each of these edits of a message in turn arrives after all that were begun later."""

APART = (0.0, 1.0)

SLOW, FEW = [*product(EDITS, APART)], [*product(EDITS[:2], APART)]
"""Which edit is slow, and how many seconds lie between the presses."""


def edit_number(number: int, message: MessageView) -> Match:
    """The edit of a message by any bot with this number, counted from now."""
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
    """Users press a message some seconds apart, one edit being slow; returns what it says in the end."""

    def press(user: User, begin: str) -> Exchange:
        shown = user.look(message.id)
        return user.press(shown, label(shown, begin))

    return await edit_together(tables, message, [partial(press, *each) for each in presses], late, apart)


async def edit_together(
    tables: TimedTables,
    message: MessageView,
    presses: Sequence[Callable[[], Exchange]],
    late: int,
    apart: float,
) -> str:
    """Presses some seconds apart that change what a message shows; returns what it says in the end."""
    slow = tables.sandbox.inject(edit_number(late, message), hold())
    exchanges = []
    for press in presses:
        exchanges.append(press())
        await asyncio.sleep(apart)
    await asyncio.sleep(5.0)
    slow.lift()
    await asyncio.gather(*(exchange.answer() for exchange in exchanges))
    await tables.bot.wait_until_idle()
    assert tables.stored_faults() == []
    return tables.anna.look(message.id).plain_text


@pytest.mark.parametrize(("late", "apart"), share(SLOW, 1))
async def test_votes_on_a_late_player(tables: TimedTables, late: int, apart: float) -> None:
    asked = await ben_is_late(tables)
    votes = [(tables.anna, COMPUTER), (tables.vera, COMPUTER)]
    said = await press_together(tables, asked, votes, late, apart)
    assert said == MOVED
    assert not tables.anna.look(asked.id).buttons


@pytest.mark.parametrize(("late", "apart"), share(SLOW, 1))
async def test_answers_that_decide_on_a_proposal(tables: TimedTables, late: int, apart: float) -> None:
    _, _, message = await end_proposed(tables, tables.anna, tables.ben, tables.vera)
    said = await press_together(tables, message, [(tables.ben, "Agree"), (tables.vera, "Agree")], late, apart)
    assert said == "All have agreed: the game is over."
    assert not tables.anna.look(message.id).buttons


@pytest.mark.parametrize(("late", "apart"), share(SLOW, 1))
async def test_answers_about_another_pace(tables: TimedTables, late: int, apart: float) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    message = await propose_pace(tables, game)
    agreed = [(tables.ben, "Agree"), (tables.vera, "Agree")]
    said = await press_together(tables, message, agreed, late, apart)
    assert said.startswith("New pace, starting with everybody’s next turn")
    assert not tables.anna.look(message.id).buttons


@pytest.mark.parametrize(("late", "apart"), share(FEW, 1))
async def test_how_many_are_ready(tables: TimedTables, late: int, apart: float) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera)
    (turn,) = [each for each in (await tables.thread(game)).messages if "Nudge" in labels(each)]
    presses = [partial(user.press, panels(user)[-1], "Heads") for user in (tables.anna, tables.ben)]
    said = await edit_together(tables, turn, presses, late, apart)
    assert "**2 of 3 ready**" in said


@pytest.mark.parametrize(("late", "apart"), share(FEW, 1))
async def test_a_seat_that_two_want_to_take(tables: TimedTables, late: int, apart: float) -> None:
    carl = tables.sandbox.user("Carl")
    tables.guild.add(carl)
    game = await tables.begin(tables.anna, tables.ben)
    thread = await tables.thread(game)
    await offer(tables, tables.ben, thread)
    message = offers(thread)[-1]
    looked = [(user, await user.press(message, "Take the seat").answer()) for user in (tables.vera, carl)]
    presses = [partial(user.press, each, "Take Ben’s seat") for user, each in looked]
    said = await edit_together(tables, message, presses, late, apart)
    row = await tables.bot.tables.store.game(game)
    takers = [user for user in (tables.vera, carl) if row.seat_of(user.id) == 1]
    assert len(takers) == 1
    assert offers(thread) == []
    assert said == f"Coin Toss, table {game}: **Ben** was offering their seat. It’s no longer on offer."


@pytest.mark.parametrize(("late", "apart"), share(SLOW, 1))
async def test_seats_of_a_lobby(tables: TimedTables, late: int, apart: float) -> None:
    card = await tables.anna.invoke(tables.channel, "play", game="coin_toss").answer()
    await tables.bot.wait_until_idle()
    said = await press_together(tables, card, [(tables.ben, "Join"), (tables.vera, "Join")], late, apart)
    assert "Ben" in said
    assert "Vera" in said
