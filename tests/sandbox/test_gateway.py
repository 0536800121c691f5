import asyncio
import json
import os
import sys
import time
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import TIMEOUT, Intent, Rate, Sandbox, StartLimits, WaitTimeout
from tests.sandbox.conftest import Club, Rest, connected, noticed
from tests.support.sample_bot import SampleBot

IDENTIFY = {"op": 2, "d": {"token": "the bot's", "intents": 1, "properties": {}}}
"""A payload whose token is replaced by the bot's."""


async def test_a_bot_finds_its_guilds(club: Club, bot: SampleBot) -> None:
    (guild,) = bot.guilds
    assert (guild.name, guild.preferred_locale) == ("Club", discord.Locale.german)
    assert [channel.name for channel in guild.text_channels] == ["games"]
    assert guild.me.id == bot.application_id
    assert club.sandbox.gateway.connected


async def test_a_bot_is_kicked_and_invited_again(club: Club, bot: SampleBot, rest: Rest) -> None:
    channel = f"/channels/{club.games.id}"
    removed = noticed(bot, "guild_remove")
    club.guild.kick_bot()
    await removed
    assert (await rest("GET", channel))[1]["code"] == 50001
    ready = noticed(bot, "ready")
    club.sandbox.gateway.cut(resumable=False)
    await ready
    assert list(bot.guilds) == []
    joined = noticed(bot, "guild_join")
    club.guild.invite_bot()
    assert (await rest("GET", channel))[0] == 200
    assert (await joined).owner_id == club.sandbox.owner.id


async def test_a_cut_connection_is_resumed_and_nothing_is_lost(club: Club, bot: SampleBot) -> None:
    club.sandbox.gateway.cut()
    assert not club.sandbox.gateway.connected
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    assert reply.text == "A table for carthage."
    assert (club.sandbox.gateway.identified, club.sandbox.gateway.resumed) == (1, 1)
    assert bot.is_ready()


async def test_a_dropped_session_identifies_again(club: Club, bot: SampleBot) -> None:
    club.sandbox.gateway.cut(resumable=False)
    await club.sandbox.until(lambda: club.sandbox.gateway.identified == 2)
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    assert reply.text == "A table for carthage."
    assert bot.is_ready()


async def test_a_wrong_token_is_refused(club: Club) -> None:
    club.sandbox.point_discord_py()
    bot = SampleBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("guess")
    await bot.close()


async def test_privileged_intents_must_be_switched_on(club: Club) -> None:
    club.sandbox.point_discord_py()
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await client.start(club.sandbox.token)
    await client.close()


async def test_the_content_of_others_needs_an_intent() -> None:
    async with Sandbox(privileged_intents=Intent.MESSAGE_CONTENT) as sandbox:
        heard: asyncio.Queue[discord.Message] = asyncio.Queue()
        sandbox.point_discord_py()
        client = discord.Client(intents=discord.Intents(guilds=True, messages=True, message_content=True))

        @client.event
        async def on_message(message: discord.Message) -> None:
            heard.put_nowait(message)

        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        running = asyncio.create_task(client.start(sandbox.token))
        await sandbox.until(lambda: sandbox.gateway.connected)
        anna.write(guild.text_channel("games"), "Hello")
        assert (await asyncio.wait_for(heard.get(), TIMEOUT)).content == "Hello"
        await client.close()
        await running


async def test_nobody_answers_while_the_bot_is_offline(club: Club) -> None:
    async with connected(club.sandbox):
        pass
    exchange = club.anna.invoke(club.games, "play", game="carthage")
    club.sandbox.advance(4)
    with pytest.raises(WaitTimeout, match="did not respond"):
        await exchange


async def started(sandbox: Sandbox) -> asyncio.subprocess.Process:
    count = sandbox.gateway.identified
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.sample_bot_process", env={**os.environ, **sandbox.environment()}
    )
    await sandbox.until(lambda: sandbox.gateway.identified > count)
    return process


async def test_a_killed_bot_finds_everything_again(club: Club) -> None:
    process = await started(club.sandbox)
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    process.kill()
    await process.wait()
    await club.sandbox.until(lambda: not club.sandbox.gateway.connected)
    process = await started(club.sandbox)
    assert club.anna.sees(club.games) == [reply]
    assert (await club.ben.press(reply, "Join").answer()).text == "You sit at table 7."
    process.kill()
    await process.wait()


PROTOCOL_ERRORS: dict[str, tuple[list[Any], int]] = {
    "no JSON": (["hello"], 4002),
    "no opcode": ([{"d": None}], 4002),
    "before it has identified": ([{"op": 3, "d": {}}], 4003),
    "a guessed token": ([{"op": 2, "d": {"token": "guess"}}], 4004),
    "identified twice": ([IDENTIFY, IDENTIFY], 4005),
    "an opcode that is none": ([IDENTIFY, {"op": 99, "d": None}], 4001),
    "an opcode that is a word": ([{"op": "hello"}], 4002),
    "a list": ([[1]], 4002),
    "deep": (["[" * 30_000], 4002),
    "binary": ([b"{}"], 4002),
    "data that are none": ([{"op": 2, "d": None}], 4002),
    "data that are a list": ([{"op": 6, "d": []}], 4002),
    "a token that is a number": ([{"op": 2, "d": {"token": 7}}], 4002),
    "intents that are a word": ([{"op": 2, "d": {"token": "the bot's", "intents": "all"}}], 4002),
    "a session that is a list": ([{"op": 6, "d": {"token": "x", "session_id": [], "seq": 1}}], 4002),
    "members of a guild that is a word": ([IDENTIFY, {"op": 8, "d": {"guild_id": "club"}}], 4002),
    "too large": (["x" * (1 << 17)], 1009),
}


@pytest.mark.parametrize("name", PROTOCOL_ERRORS)
async def test_protocol_errors_close_the_connection(
    sandbox: Sandbox, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    messages, code = PROTOCOL_ERRORS[name]
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["op"] == 10
        for message in messages:
            if isinstance(message, bytes):
                await socket.send_bytes(message)
                continue
            text = message if isinstance(message, str) else json.dumps(message)
            await socket.send_str(text.replace("the bot's", sandbox.token))
        async for _ in socket:
            pass
        assert socket.close_code == code
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_session_that_is_not_there_is_invalid(sandbox: Sandbox) -> None:
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["op"] == 10
        for known in (None, "gone"):
            await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": known, "seq": None}})
            answer = await socket.receive_json()
            assert (answer["op"], answer["d"]) == (9, False)


async def test_members_of_a_guild_that_is_none(sandbox: Sandbox) -> None:
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.send_str(json.dumps(IDENTIFY).replace("the bot's", sandbox.token))
        await socket.send_json({"op": 8, "d": {"guild_id": "1", "query": ""}})
        while (frame := await socket.receive_json())["t"] != "GUILD_MEMBERS_CHUNK":
            pass
        assert frame["d"]["members"] == []


async def test_a_heartbeat_is_answered(sandbox: Sandbox) -> None:
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        assert (await socket.receive_json())["d"] == {"heartbeat_interval": 41250}
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def test_a_heartbeat_is_acknowledged_when_its_sender_has_noted_the_time(sandbox: Sandbox) -> None:
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        sent = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        await socket.receive_json()
        assert time.monotonic() - sent >= 0.03


async def test_discord_py_does_not_believe_it_is_behind() -> None:
    async with Sandbox(heartbeat_interval=2.0) as sandbox:
        sandbox.guild("Club")
        async with connected(sandbox) as bot:
            await sandbox.until(lambda: sandbox.gateway.heartbeats >= 3)
            assert 0 < bot.latency < 1.5


async def test_members_are_requested(club: Club) -> None:
    async with Sandbox(privileged_intents=Intent.GUILD_MEMBERS) as sandbox:
        sandbox.point_discord_py()
        guild = sandbox.guild("Club")
        guild.add(sandbox.user("Anna"), sandbox.user("Ben"))
        client = discord.Client(intents=discord.Intents(guilds=True, members=True), guild_ready_timeout=0.1)
        running = asyncio.create_task(client.start(sandbox.token))
        await sandbox.until(lambda: sandbox.gateway.connected)
        await client.wait_until_ready()
        here = client.get_guild(guild.id)
        assert here is not None
        assert [member.display_name for member in await here.query_members("an")] == ["Anna"]
        assert {member.display_name for member in here.members} >= {"Anna", "Ben"}
        await client.close()
        await running


async def test_base_addresses(club: Club, rest: Rest) -> None:
    environment = club.sandbox.environment()
    assert environment["DISCORD_API"] == f"{club.sandbox.address}/api/v10"
    status, answer = await rest("GET", "/gateway/bot")
    assert (status, answer["url"]) == (200, environment["DISCORD_GATEWAY"])


async def identify(sandbox: Sandbox, shard: int) -> tuple[int | None, int | None]:
    """The opcode, or the code of the close frame, that a shard of two gets when it identifies."""
    address = sandbox.environment()["DISCORD_GATEWAY"]
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        await socket.receive_json()
        data = {"token": sandbox.token, "intents": 1, "shard": [shard, 4]}
        await socket.send_json({"op": 2, "d": data})
        answer = await socket.receive()
        if answer.type is aiohttp.WSMsgType.TEXT:
            return json.loads(answer.data)["op"], None
        return None, socket.close_code


async def starts_left(sandbox: Sandbox) -> tuple[int, int, int]:
    """How many session starts there are, in how many milliseconds that is reset, and how many buckets."""
    headers = {"Authorization": f"Bot {sandbox.token}"}
    address = f"{sandbox.environment()['DISCORD_API']}/gateway/bot"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(address) as answer:
        limit = (await answer.json())["session_start_limit"]
        return limit["remaining"], limit["reset_after"], limit["max_concurrency"]


async def test_session_starts_are_counted_and_one_that_comes_too_early_is_invalid() -> None:
    limits = StartLimits(total=Rate(5, 3600.0), max_concurrency=2)
    async with Sandbox(clock=lambda: 1_800_000_000.0, starts=limits) as sandbox:
        assert await starts_left(sandbox) == (5, 0, 2)
        assert [await identify(sandbox, shard) for shard in (0, 1, 2)] == [(0, None), (0, None), (9, None)]
        sandbox.advance(5.0)
        assert await identify(sandbox, 2) == (0, None)
        assert await starts_left(sandbox) == (1, 3_595_000, 2)
        assert (sandbox.starts.number, sandbox.starts.refused, sandbox.gateway.identified) == (4, 1, 3)
        assert await identify(sandbox, 3) == (0, None)
        assert await identify(sandbox, 3) == (None, 4004)
        sandbox.advance(3600.0)
        assert await starts_left(sandbox) == (5, 0, 2)


async def test_a_sandbox_without_limits_lets_bots_identify_as_often_as_they_like(sandbox: Sandbox) -> None:
    assert [await identify(sandbox, 0) for _ in range(3)] == [(0, None)] * 3
    assert await starts_left(sandbox) == (1000, 0, 1)
