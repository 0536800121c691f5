"""Secrecy by forking while seats change hands.

The same story runs twice, with another secret choice: everything that a user is shown who may not know it
must be the same.
"""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sandbox import Channel, MessageView, User
from tests.support import coin_toss
from tests.support.timed_tables import TimedTables, leave, menu, offer, take
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

SIDES = ("heads", "tails")

Shown = Callable[[TimedTables, str], Awaitable[list[object]]]
"""A story in which a side is chosen in secret; what somebody is shown in it."""


def shown(message: MessageView) -> tuple[object, ...]:
    """All of a message but random numbers."""
    buttons = [(button.label, _key(button.custom_id), button.disabled) for button in message.buttons]
    selects = [[(option.label, option.value) for option in select.options] for select in message.selects]
    return message.text, buttons, selects


def _key(custom_id: str | None) -> str:
    """A custom id without the nonce of its notification."""
    return re.sub(r"[0-9]{6,}", "n", custom_id or "")


async def all_shown(tables: TimedTables, user: User, thread: Channel) -> list[object]:
    """All a user finds: their direct messages, the thread, the card, and what commands and buttons answer."""
    turn = coin_toss.turns(thread)[-1]
    found = [
        *user.direct_messages(),
        *user.sees(thread),
        *user.sees(tables.channel),
        await menu(tables, user, thread),
        await user.invoke(thread, "board").answer(),
        await user.invoke(thread, "games").answer(),
        await user.press(turn, "My move").answer(),
        await user.press(turn, "My board").answer(),
    ]
    return [shown(each) for each in found]


async def begin(tables: TimedTables) -> tuple[int, Channel]:
    """A table of Anna, Ben and Cleo, and its thread."""
    cleo = tables.sandbox.user("Cleo")
    tables.guild.add(cleo)
    game = await tables.begin(tables.anna, tables.ben, cleo)
    return game, await tables.thread(game)


async def newcomer(tables: TimedTables, side: str) -> list[object]:
    """Ben has chosen in secret when Vera takes the seat of Anna: what she is shown."""
    game, thread = await begin(tables)
    await coin_toss.guess(tables, tables.ben, side, game)
    await offer(tables, tables.anna, thread)
    taken = await take(tables, tables.vera, thread, "Anna")
    before = [shown(taken), *await all_shown(tables, tables.vera, thread)]
    await tables.until("15 10:00")
    await tables.guess(game, tables.vera)
    return [*before, *await all_shown(tables, tables.vera, thread)]


async def leaver(tables: TimedTables, side: str) -> list[object]:
    """Vera chooses in secret in the seat that was Anna's: what Anna is shown."""
    game, thread = await begin(tables)
    panel = await tables.anna.press(coin_toss.turns(thread)[-1], "My move").answer()
    await offer(tables, tables.anna, thread)
    await take(tables, tables.vera, thread, "Anna")
    await tables.until("15 10:00")
    await coin_toss.guess(tables, tables.vera, side, game)
    await tables.bot.wait_until_idle()
    pressed = await tables.anna.press(panel, "Heads").followup()
    return [shown(pressed), shown(tables.anna.look(panel.id)), *await all_shown(tables, tables.anna, thread)]


async def leaver_who_has_chosen(tables: TimedTables, side: str) -> list[object]:
    """Ben has chosen and leaves; Vera takes his seat, and chooses in the next round: what Ben is shown."""
    game, thread = await begin(tables)
    await tables.guess(game, tables.ben)
    await leave(tables, tables.ben, thread)
    await take(tables, tables.vera, thread, "Gaius")
    await tables.until("15 10:00")
    *_, cleo = tables.sandbox.users
    await tables.guess(game, tables.anna, cleo)
    await coin_toss.guess(tables, tables.vera, side, game)
    await tables.bot.wait_until_idle()
    return await all_shown(tables, tables.ben, thread)


async def successor(tables: TimedTables, side: str) -> list[object]:
    """Ben has chosen in secret when Vera takes his seat: what she is shown."""
    game, thread = await begin(tables)
    await coin_toss.guess(tables, tables.ben, side, game)
    await offer(tables, tables.ben, thread)
    taken = await take(tables, tables.vera, thread, "Ben")
    return [shown(taken), *await all_shown(tables, tables.vera, thread)]


def look_alikes(story: Shown, folder: Path) -> list[list[object]]:
    """What somebody is shown in a story, with each side of the coin."""

    async def run(side: str) -> list[object]:
        (folder / side).mkdir()
        async with TimedTables(folder / side) as tables:
            return await story(tables, side)

    with toy_games(pictures=False):
        return [run_in_virtual_time(run(side)) for side in SIDES]


@pytest.mark.parametrize("story", [newcomer, leaver, leaver_who_has_chosen], ids=lambda story: story.__name__)
def test_what_somebody_is_shown_does_not_depend_on_a_secret_choice(tmp_path: Path, story: Shown) -> None:
    heads, tails = look_alikes(story, tmp_path)
    assert len(heads) > 10
    assert heads == tails


def test_who_takes_a_seat_sees_what_it_has_chosen(tmp_path: Path) -> None:
    heads, tails = look_alikes(successor, tmp_path)
    assert heads != tails
