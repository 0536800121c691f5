"""Letters and messages of cups come once, whatever Discord refuses and wherever a process is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import discord
import pytest

from bot.delivery.backoff import GIVE_UP_ATTEMPTS, GIVE_UP_SECONDS
from bot.delivery.failures import CODES, FailureKind
from bot.delivery.messages.cups import PAUSE_SECONDS
from bot.limits import UNKNOWN_MESSAGE
from sandbox import Channel, MessageView, User, cut, no_json, refuse
from storage.core.kinds import Kind
from storage.core.rows import CupSubject
from storage.cups.rows import CupPlace
from storage.lobby.queue import Search
from tests.support.bot_world import BotWorld
from tests.support.coin_table import CALM, CoinTable
from tests.support.coin_tables import CoinTables
from tests.support.faults import FAULTS, LASTING, LASTING_EVERY_DAY, disrupt
from tests.support.games import is_thorough
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.postgresql import Cluster
from tests.support.two_bots import GONE_SECONDS, QUIET, two_bots
from tests.support.virtual_time import run_in_virtual_time

MONTH = 30 * 86400.0

CLOSED = {str(code) for code, each in CODES.items() if each.kind is FailureKind.CLOSED}
"""After these a letter is given up."""


@pytest.fixture(autouse=True)
def _games(toys: None) -> None:
    pass


def faults(*, lasting: bool) -> Sequence[str]:
    return (LASTING if is_thorough() else LASTING_EVERY_DAY) if lasting else [*FAULTS]


def letters(user: User) -> int:
    return sum("found a table for you" in each.plain_text for each in user.direct_messages())


def cup_messages(channel: Channel) -> list[MessageView]:
    return [each for each in channel.messages if "Cup " in each.plain_text]


async def write(tables: CoinTables, users: Collection[User]) -> None:
    """Letters to users are due, which the bot does not know yet."""
    now = tables.bot.clock.now()
    await tables.store.add_to_users(Kind.QUEUE_IN_VAIN, [user.id for user in users], 0, now)


async def announce(tables: CoinTables, table: CoinTable) -> int:
    """A cup is open for enrolment, which the bot does not know yet; returns it."""
    now = tables.bot.clock.now()
    row = await tables.bot.cups.draft(table.guild.id, table.host.id, "en", "coin_toss")
    place = CupPlace(table.channel.id, False, "en", table.channel.id)
    return (await tables.store.cups.announce(row.id, place, now + MONTH, now)).id


async def enrol(tables: CoinTables, cup: int, user: User) -> None:
    await tables.store.cups.enrol(cup, user.id, tables.bot.clock.now())


async def look(tables: CoinTables) -> None:
    """The bot looks at what is due, and does what it can do now."""
    tables.bot.timers.wake()
    tables.bot.cups.loop.wake()
    await tables.bot.wait_until_idle()


def disturb(tables: CoinTables, line: str, name: str, *, lasting: bool, recipient: int = 0) -> None:
    """Inject a fault into the first of some requests, or into all within A_WHILE."""
    disrupt(
        tables.sandbox,
        lambda found, body: found == line and (not recipient or body == {"recipient_id": recipient}),
        FAULTS[name],
        lasting=lasting,
    )


async def after_faults(
    folder: Path, kind: str, names: Collection[str], *, lasting: bool
) -> Mapping[str, int]:
    """How many letters came to each user after a fault of requests of a kind."""
    async with CoinTables(folder) as tables:
        guild = tables.sandbox.guild("Club", locale="en-US")
        users = {name: tables.sandbox.user(f"User {n}") for n, name in enumerate(("", *names))}
        guild.add(*users.values())
        await tables._greeted(guild.id)
        for name, user in users.items():
            if name and kind == "opening":
                disturb(tables, "POST /users/@me/channels", name, lasting=lasting, recipient=user.id)
            elif name:
                await tables.bot.create_dm(discord.Object(user.id))
                line = f"POST /channels/{user.direct_channel.id}/messages"
                disturb(tables, line, name, lasting=lasting)
        await write(tables, users.values())
        await look(tables)
        assert letters(users.pop("")) == 1, "nobody else waits"
        await asyncio.sleep(CALM)
        await tables.bot.wait_until_idle()
        assert await tables.store.outbox_due() == ()
        return {name: letters(user) for name, user in users.items()}


@pytest.mark.parametrize("kind", ["opening", "posting"])
@pytest.mark.parametrize("lasting", [False, True])
def test_whatever_happens_a_letter_comes_once_if_wanted(kind: str, lasting: bool, tmp_path: Path) -> None:
    names = faults(lasting=lasting)
    found = run_in_virtual_time(after_faults(tmp_path, kind, names, lasting=lasting))
    assert found == {name: int(name not in CLOSED) for name in names}


async def shown_after_faults(
    folder: Path, method: str, names: Collection[str], *, lasting: bool
) -> Mapping[str, tuple[int, bool]]:
    """How many messages each cup has after a fault, and whether they show who has enrolled."""
    async with CoinTables(folder) as tables:
        cells = {name: await tables.table(name) for name in names}
        cups = {name: await announce(tables, table) for name, table in cells.items()}
        if method == "PATCH":
            await look(tables)
        for name, table in cells.items():
            await enrol(tables, cups[name], table.guest)
            line = f"{method} /channels/{table.channel.id}/messages"
            messages = cup_messages(table.channel)
            disturb(tables, f"{line}/{messages[0].id}" if messages else line, name, lasting=lasting)
        await asyncio.sleep(PAUSE_SECONDS)
        await look(tables)
        await asyncio.sleep(CALM)
        await tables.bot.wait_until_idle()
        assert await tables.store.outbox_due() == ()
        found = {name: cup_messages(table.channel) for name, table in cells.items()}
    return {name: (len(each), all("Ben" in one.plain_text for one in each)) for name, each in found.items()}


@pytest.mark.parametrize("method", ["POST", "PATCH"])
@pytest.mark.parametrize("lasting", [False, True])
def test_whatever_happens_a_cup_has_one_current_message(method: str, lasting: bool, tmp_path: Path) -> None:
    names = faults(lasting=lasting)
    found = run_in_virtual_time(shown_after_faults(tmp_path, method, names, lasting=lasting))
    gone = {str(UNKNOWN_MESSAGE)} if method == "PATCH" else set()
    assert found == {name: (1, name not in gone) for name in names}


async def kill_points(folder: Path) -> Sequence[Remains]:
    """What kills would leave while two letters are sent, and a cup is shown twice."""
    async with CoinTables(folder) as tables:
        table = await tables.table("Club")
        await write(tables, table.people)
        cup = await announce(tables, table)
        async with KillPoints(tables) as points:
            await look(tables)
            await enrol(tables, cup, table.guest)
            await asyncio.sleep(PAUSE_SECONDS)
            await look(tables)
            assert points.requests >= 2 * 5
            return points.found


async def seen_after(left: Remains, folder: Path) -> tuple[list[int], list[bool]]:
    """Letters to each, and whether each message of the cup shows it, after a start with what was left."""
    async with left.restarted(folder) as tables:
        (guild,) = tables.sandbox.guilds
        table = CoinTable(tables.sandbox, guild)
        await asyncio.sleep(2 * PAUSE_SECONDS)
        await tables.bot.wait_until_idle()
        assert await tables.store.outbox_due() == ()
        enrolled = (await tables.store.cups.find(1)).entrant_of(table.guest.id) is not None
        shown = [("Ben" in each.plain_text) == enrolled for each in cup_messages(table.channel)]
        return [letters(user) for user in table.people], shown


def test_wherever_the_bot_is_killed_each_letter_comes_once_and_a_cup_has_one_message(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    points = run_in_virtual_time(kill_points(tmp_path / "first"))
    assert len(points) > 8
    found = after_each_kill(points, seen_after, tmp_path)
    assert [(each, moment) for each, moment in found if each != ([1, 1], [True])] == []


async def kill_points_of_the_same(folder: Path) -> Sequence[Remains]:
    """Kills while one letter is sent, and two that would say the same are settled."""
    async with CoinTables(folder) as tables:
        table = await tables.table("Club")
        await tables.bot.create_dm(discord.Object(table.host.id))
        await write(tables, [table.host] * 3)
        async with KillPoints(tables) as points:
            await look(tables)
            assert letters(table.host) == 1
            return points.found


async def letters_after(left: Remains, folder: Path) -> int:
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        assert await tables.store.outbox_due() == ()
        return letters(CoinTable(tables.sandbox, tables.sandbox.guilds[0]).host)


def test_of_letters_that_say_the_same_a_kill_repeats_none(tmp_path: Path) -> None:
    points = run_in_virtual_time(kill_points_of_the_same(tmp_path))
    assert len(points) > 4
    found = after_each_kill(points, letters_after, tmp_path)
    assert [(number, moment) for number, moment in found if number != 1] == []


async def refused_for_days(folder: Path) -> None:
    """Moderation refuses a letter and the message of a cup after days of refusals."""
    async with CoinTables(folder) as tables:
        table = await tables.table("Club")
        refused = tables.sandbox.inject(r"POST /channels/\d+/messages$", refuse(200000), times=2)
        await write(tables, [table.host])
        cup = await announce(tables, table)
        before = "UPDATE outbox SET created = created - ?, attempts = ?"
        await tables.store._database.execute(before, GIVE_UP_SECONDS + 1, GIVE_UP_ATTEMPTS)
        await look(tables)
        assert refused.hits == 2
        assert [row.subject for row in await tables.store.outbox_due()] == [CupSubject(cup)]
        await asyncio.sleep(CALM)
        await tables.bot.wait_until_idle()
        assert (letters(table.host), len(cup_messages(table.channel))) == (0, 1)


def test_a_letter_is_given_up_after_days_and_the_message_of_a_cup_never(tmp_path: Path) -> None:
    run_in_virtual_time(refused_for_days(tmp_path))


async def by_either_process(folder: Path, server: Cluster) -> None:
    """The process of shard 0 sends letters, that of the server shows a cup, until one has stopped."""
    async with two_bots(folder, [server.address] * 2) as two:
        (first, second), (here, there) = two.bots, two.tables
        await write(second, here.people)
        cup = await announce(first, there)
        await look(second)
        await look(first)
        await asyncio.sleep(QUIET)
        assert [letters(user) for user in here.people] == [1, 1]
        assert len(cup_messages(there.channel)) == 1
        for user in there.people:
            await first.bot.create_dm(discord.Object(user.id))
            line = rf"POST /channels/{user.direct_channel.id}/messages$"
            two.sandbox.inject(line, cut(carried_out=user is there.host))
        await write(first, there.people)
        await enrol(first, cup, there.guest)
        await look(first)
        assert [letters(user) for user in there.people] == [1, 0]
        await first.stop()
        await asyncio.sleep(GONE_SECONDS + QUIET)
        assert await second.store.outbox_due() == ()
        assert [letters(user) for user in (*here.people, *there.people)] == [1] * 4
        (message,) = cup_messages(there.channel)
        assert there.guest.name in message.plain_text
        await first.start()
        assert two.sandbox.faults == []


def test_a_letter_and_a_cup_message_come_once_from_either_process(server: Cluster, tmp_path: Path) -> None:
    server.empty()
    run_in_virtual_time(by_either_process(tmp_path, server))


async def test_a_letter_is_tried_again_however_old_it_is(toy_world: BotWorld) -> None:
    """The clock moved ahead, or the bot was away: a single failure loses nothing."""
    world = toy_world
    now = world.bot.clock.now()
    search = Search(world.ben.id, ("coin_toss",), 2, 2, "reserve", 1, now - MONTH, now - MONTH)
    refused = world.sandbox.inject("POST /channels/[0-9]+/messages", no_json(503), times=1)
    await world.store.seekers.start(search, now - MONTH, now - MONTH)
    await world.store.seekers.end_in_vain(search, now - MONTH)
    world.bot.timers.wake()
    await world.sandbox.until(lambda: refused.hits == 1)
    (told,) = await world.ben.until(world.ben.direct_messages)
    assert told.text.startswith("I haven’t found a table for you")
