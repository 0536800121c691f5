import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Moment, WaitTimeout, cut, delay, hold, no_json, rate_limit, refuse
from sandbox.api.injection import GATEWAY
from sandbox.validation.errors import ERRORS
from tests.sandbox.conftest import Club, Rest, connected, noticed
from tests.support.sample_bot import SampleBot

SEND = r"POST /channels/\d+/messages$"


def texts(club: Club) -> list[str]:
    return [message.text for message in club.games.messages]


async def send(club: Club, rest: Rest, text: str = "Hello") -> tuple[int, Any]:
    return await rest("POST", f"/channels/{club.games.id}/messages", {"content": text})


@pytest.mark.parametrize("code", sorted(ERRORS.codes))
async def test_any_code(club: Club, rest: Rest, code: int) -> None:
    club.sandbox.inject(SEND, refuse(code))
    status, answer = await send(club, rest)
    assert (status, answer["code"], answer["message"]) == (ERRORS.codes[code][0], code, ERRORS.codes[code][1])
    assert (await send(club, rest, "Again"))[0] == 200
    assert texts(club) == ["Again"]
    assert club.sandbox.faults == []
    assert [request.carried_out for request in club.sandbox.requests] == [False, True]


async def test_a_number_of_times_or_until_it_is_lifted(club: Club, rest: Rest) -> None:
    twice = club.sandbox.inject(SEND, refuse(50001), times=2)
    outage = club.sandbox.inject("POST", refuse(50013), times=None)
    assert [(await send(club, rest))[1]["code"] for _ in range(4)] == [50001, 50001, 50013, 50013]
    assert (await rest("GET", f"/channels/{club.games.id}"))[0] == 200, "it does not match"
    outage.lift()
    assert (await send(club, rest))[0] == 200
    assert (twice.hits, outage.hits) == (2, 2)


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_page_that_is_no_json(club: Club, rest: Rest, status: int, carried_out: bool) -> None:
    club.sandbox.inject(SEND, no_json(status, carried_out=carried_out))
    with pytest.raises(aiohttp.ContentTypeError):
        await send(club, rest)
    assert rest.headers["Content-Type"].startswith("text/html")
    assert not [name for name in rest.headers if name.lower().startswith(("x-ratelimit", "retry", "via"))]
    assert texts(club) == ["Hello"] * carried_out
    assert [request.status for request in club.sandbox.requests] == [status]


@pytest.mark.parametrize(
    ("scope", "marks"), [("user", (False, None)), ("shared", (False, None)), ("global", (True, "true"))]
)
async def test_a_rate_limit(club: Club, rest: Rest, scope: Any, marks: tuple[bool, str | None]) -> None:
    club.sandbox.inject(SEND, rate_limit(2.5, scope=scope))
    status, answer = await send(club, rest)
    assert (status, answer["retry_after"], answer["global"]) == (429, 2.5, marks[0])
    assert (rest.headers["X-RateLimit-Scope"], rest.headers["Retry-After"]) == (scope, "2.500")
    assert rest.headers.get("X-RateLimit-Global") == marks[1]
    assert texts(club) == []


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_cut_connection(club: Club, rest: Rest, carried_out: bool) -> None:
    club.sandbox.inject(SEND, cut(carried_out=carried_out))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await send(club, rest)
    assert texts(club) == ["Hello"] * carried_out
    (request,) = club.sandbox.requests
    assert (request.lost, request.carried_out) == (True, carried_out)


async def test_a_request_is_held_until_it_is_let_go(club: Club, rest: Rest) -> None:
    held = club.sandbox.inject(SEND, hold())
    sending = asyncio.create_task(send(club, rest))
    assert (await rest("GET", f"/channels/{club.games.id}"))[0] == 200, "others pass"
    await club.sandbox.until(lambda: held.hits)
    assert texts(club) == []
    held.lift()
    assert (await sending)[0] == 200
    assert texts(club) == ["Hello"]


async def test_a_request_is_slow(club: Club, rest: Rest) -> None:
    club.sandbox.inject(SEND, delay(0.02))
    before = asyncio.get_running_loop().time()
    assert (await send(club, rest))[0] == 200
    assert asyncio.get_running_loop().time() - before >= 0.02


async def test_no_gateway_for_a_while(club: Club) -> None:
    address = club.sandbox.environment()["DISCORD_GATEWAY"]
    unavailable = club.sandbox.inject(GATEWAY, no_json(503))
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await session.ws_connect(address)
        broken = club.sandbox.inject(GATEWAY, cut(), times=None)
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.ws_connect(address)
        broken.lift()
        async with session.ws_connect(address) as socket:
            assert (await socket.receive_json())["op"] == 10
    assert unavailable.hits == 1


async def test_an_interaction_is_delivered_twice(club: Club, bot: SampleBot) -> None:
    club.sandbox.world.interaction_deliveries = 2
    club.anna.invoke(club.games, "hold")
    first, second = await bot.held.get(), await bot.held.get()
    assert first.id == second.id
    await first.response.send_message("Once")
    with pytest.raises(discord.HTTPException) as again:
        await second.response.send_message("Twice")
    assert again.value.code == 40060
    club.sandbox.faults.clear()
    assert texts(club) == ["Once"]


async def test_an_acknowledgement_is_repeated_because_its_answer_was_lost(club: Club, bot: SampleBot) -> None:
    club.sandbox.inject("POST /interactions/", no_json(500, carried_out=True))
    club.anna.invoke(club.games, "hold")
    interaction = await bot.held.get()
    with pytest.raises(discord.HTTPException) as again:
        await interaction.response.send_message("Once")
    assert again.value.code == 40060, "the library has repeated it"
    assert texts(club) == ["Once"]
    assert club.sandbox.faults == []


async def test_a_hook_hears_of_each_request_before_and_after_it_takes_effect(club: Club, rest: Rest) -> None:
    heard: list[tuple[Moment, str, int]] = []

    async def hook(moment: Moment, line: str) -> None:
        heard.append((moment, line, len(texts(club))))

    club.sandbox.api.hook = hook
    await send(club, rest)
    line = f"POST /channels/{club.games.id}/messages"
    assert heard == [("before", line, 0), ("after", line, 1)]


@pytest.mark.parametrize("at", ["before", "after"])
async def test_a_hook_cuts_the_connection(club: Club, rest: Rest, at: Moment) -> None:
    async def hook(moment: Moment, _line: str) -> None:
        if moment == at:
            raise ConnectionAbortedError

    club.sandbox.api.hook = hook
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await send(club, rest)
    assert texts(club) == ["Hello"] * (at == "after")


async def test_a_bot_is_removed_and_invited_again(club: Club, bot: SampleBot, rest: Rest) -> None:
    await send(club, rest)
    removed = noticed(bot, "guild_remove")
    club.guild.kick_bot()
    await removed
    status, answer = await send(club, rest)
    assert (status, answer["code"]) == (403, 50001)
    assert (await rest("GET", f"/guilds/{club.guild.id}"))[1]["code"] == 10004
    direct = await rest("POST", "/users/@me/channels", {"recipient_id": str(club.anna.id)})
    status, answer = await rest("POST", f"/channels/{direct[1]['id']}/messages", {"content": "Hello"})
    assert (status, answer["code"]) == (403, 50278)
    assert club.anna.sees(club.games), "what it has said stays"
    joined = noticed(bot, "guild_join")
    club.guild.invite_bot()
    assert (await joined).name == "Club"
    assert (await send(club, rest))[0] == 200
    assert club.sandbox.faults == []


async def test_a_bot_that_was_removed_hears_of_no_press(club: Club, bot: SampleBot) -> None:
    message = await club.anna.invoke(club.games, "play", game="carthage").answer()
    club.guild.kick_bot()
    pressed = club.anna.press(message, "Join")
    club.sandbox.advance(4)
    with pytest.raises(WaitTimeout, match="did not respond"):
        await pressed


async def test_a_bot_that_starts_without_a_guild(club: Club) -> None:
    club.guild.kick_bot()
    async with connected(club.sandbox) as bot:
        assert list(bot.guilds) == []


async def test_a_guild_is_unavailable_for_a_while(club: Club, bot: SampleBot) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    @bot.event
    async def on_guild_unavailable(guild: discord.Guild) -> None:
        heard.put_nowait(f"{guild.name} is gone")

    @bot.event
    async def on_guild_available(guild: discord.Guild) -> None:
        heard.put_nowait(f"{guild.name} is back")

    club.guild.fail()
    assert await heard.get() == "Club is gone"
    club.guild.recover()
    assert await heard.get() == "Club is back"


async def test_rights_of_a_guild_are_taken_and_given(club: Club, bot: SampleBot, rest: Rest) -> None:
    updated = noticed(bot, "guild_role_update")
    club.guild.revoke("send_messages")
    assert not (await updated)[1].permissions.send_messages
    status, answer = await send(club, rest)
    assert (status, answer["code"]) == (403, 50013)
    updated = noticed(bot, "guild_role_update")
    club.guild.grant("send_messages")
    assert (await updated)[1].permissions.send_messages
    assert (await send(club, rest))[0] == 200
