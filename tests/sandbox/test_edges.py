"""Limits: access, request sizes, storage."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import TIMEOUT, Bounds, Sandbox
from sandbox.api.requests import MAX_BODY
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import png
from tests.support.virtual_time import run_in_virtual_time


def own_address() -> str:
    """An address of this computer that is not loopback; skips without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("this computer has no network")
        return str(probe.getsockname()[0])


def test_a_wait_soon_notices_what_is_not_about_the_world() -> None:
    async def waited() -> float:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        await Sandbox().until(lambda: loop.time() > begin + 1)
        return loop.time() - begin

    assert 1 < run_in_virtual_time(waited()) < 2


async def test_each_sandbox_has_a_token_of_its_own() -> None:
    tokens = {Sandbox().token for _ in range(3)}
    assert len(tokens) == 3
    assert min(map(len, tokens)) >= 32


@pytest.mark.parametrize(
    "authorization", ["", "Bot ", "Bot guess", "guess", "Bot sandbox-token", "Bot \u00e4"]
)
async def test_nobody_gets_in_with_another_token(club: Club, rest: Rest, authorization: str) -> None:
    rest.authorization = authorization
    status, answer = await rest("GET", "/users/@me")
    assert (status, answer["message"]) == (401, "401: Unauthorized")


async def head_alone(club: Club, path: str, authorization: str) -> bytes:
    """The first line of the answer to a request sent without its body."""
    host, port = club.sandbox.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/v10{path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: {authorization}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n".encode())
    line = await asyncio.wait_for(reader.readline(), TIMEOUT)
    writer.close()
    return line


async def test_the_token_is_checked_before_the_body_is_read(club: Club) -> None:
    line = await head_alone(club, f"/channels/{club.games.id}/messages", "Bot guess")
    assert line.startswith(b"HTTP/1.1 401")


@pytest.mark.parametrize("path", ["/webhooks/1/guess", "/interactions/1/guess/callback"])
async def test_the_token_of_an_interaction_is_checked_before_the_body_is_read(club: Club, path: str) -> None:
    assert (await head_alone(club, path, "")).startswith(b"HTTP/1.1 404")


async def test_an_announced_body_that_is_too_large_is_not_waited_for(club: Club, rest: Rest) -> None:
    host, port = club.sandbox.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    path = f"/api/v10/channels/{club.games.id}/messages"
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: {rest.authorization}\r\n"
    kind = "Content-Type: multipart/form-data; boundary=x"
    writer.write(f"{head}{kind}\r\nContent-Length: {MAX_BODY + 1}\r\n\r\n".encode())
    assert (await asyncio.wait_for(reader.readline(), TIMEOUT)).startswith(b"HTTP/1.1 413")
    writer.close()


async def pieces(count: int, size: int) -> AsyncIterator[bytes]:
    """A body of unknown length."""
    for _ in range(count):
        yield b"x" * size


async def test_a_body_of_unknown_length_is_read_up_to_a_bound(club: Club, rest: Rest) -> None:
    address = club.sandbox.environment()["DISCORD_API"] + f"/channels/{club.games.id}/messages"
    headers = {"Authorization": rest.authorization, "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(address, data=pieces(3, 1 << 20), headers=headers) as answer,
    ):
        assert answer.status == 413
    assert club.games.messages == []


async def test_many_parts_are_refused(club: Club, rest: Rest) -> None:
    files = {f"{n}.png": png() for n in range(20)}
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", {"content": "x"}, files)
    assert (status, answer["code"]) == (400, 50109)


async def test_the_api_is_for_this_computer_alone_even_if_the_page_is_not() -> None:
    here = own_address()
    sandbox = Sandbox()
    await sandbox.start(host="0.0.0.0")
    port = sandbox.address.rsplit(":", 1)[1]
    outside = aiohttp.TCPConnector(local_addr=(here, 0))
    async with aiohttp.ClientSession(connector=outside) as other, aiohttp.ClientSession() as own:
        headers = {"Authorization": f"Bot {sandbox.token}"}
        for path in ("/api/v10/users/@me", "/attachments/1/2/a.png"):
            async with other.get(f"http://127.0.0.1:{port}{path}", headers=headers) as answer:
                assert answer.status == 403, "it comes from another address than it is sent to"
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await other.ws_connect(f"http://127.0.0.1:{port}/")
        async with own.get(f"http://{here}:{port}/api/v10/users/@me", headers=headers) as answer:
            assert answer.status == 200, "a program of this computer reaches it by its own address"
    await sandbox.stop()


async def test_a_bounded_sandbox_keeps_the_newest_requests() -> None:
    async with Sandbox(bounds=Bounds(requests=5)) as sandbox, aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        for _ in range(8):
            await rest("GET", "/users/@me")
        await rest("GET", "/nothing")
        assert len(sandbox.requests) == 5
        assert sandbox.requests[-1].path == "/nothing"


async def test_a_bounded_world_forgets_what_nobody_needs() -> None:
    started = time.time()
    bounds = Bounds(picture_bytes=2 * len(png()))
    async with Sandbox(clock=lambda: started, bounds=bounds) as sandbox, aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        sandbox.limit_requests(None, 1000, 1.0)
        guild = sandbox.guild("Club")
        anna = sandbox.user("Anna")
        guild.add(anna)
        games = guild.text_channel("games")
        commands = f"/applications/{sandbox.world.bot.id}/commands"
        log = {"name": "log", "description": "A log", "type": 11}
        await rest("PUT", commands, [{"name": "play", "description": "Play", "type": 1, "options": [log]}])
        for n in range(4):
            await rest("POST", f"/channels/{games.id}/messages", {"content": str(n)}, {f"{n}.png": png()})
        for ephemeral in (True, False):
            used = anna.invoke(games, "play").interaction
            answer = {"type": 4, "data": {"content": "Hello", "flags": 64 * ephemeral}}
            await rest("POST", f"/interactions/{used.id}/{used.token}/callback", answer)
        anna.invoke(games, "play", log=b"a game")
        await rest("GET", "/users/@me")
        assert len([each for _, each in sandbox.world.files.values() if each == b"a game"]) == 1
        sandbox.advance(90_000)
        for _ in range(100):
            await rest("GET", "/users/@me")
        assert [message.text for message in anna.sees(games)] == ["0", "1", "2", "3", "Hello"]
        kept = [len(image.content) for message in games.messages for image in message.images]
        assert kept == [0, 0, len(png()), len(png())], "the oldest pictures are gone"
        assert len(sandbox.world.files) == 2
        assert len(sandbox.world.interactions) == 1, "the one whose answer everybody sees"
        assert sandbox.world.tokens == {}


async def test_a_bounded_world_keeps_the_picture_of_the_newest_greeting() -> None:
    bounds = Bounds(picture_bytes=len(png()))
    async with Sandbox(bounds=bounds) as sandbox, aiohttp.ClientSession() as session:
        rest = Rest(sandbox, session)
        sandbox.limit_requests(None, 1000, 1.0)
        channel = sandbox.guild("Club").text_channel("games")
        button = {"type": 2, "style": 1, "label": "Play now", "custom_id": "play"}
        row = [{"type": 1, "components": [button]}]
        for components in (row, row, [], []):
            said = {"content": "Hello", "components": components}
            await rest("POST", f"/channels/{channel.id}/messages", said, {"board.png": png()})
        for _ in range(100):
            await rest("GET", "/users/@me")
        kept = [bool(image.content) for message in channel.messages for image in message.images]
        assert kept == [False, True, False, True]


async def test_an_unbounded_sandbox_keeps_everything(club: Club, rest: Rest) -> None:
    club.sandbox.limit_requests(None, 1000, 1.0)
    for _ in range(150):
        await rest("GET", "/users/@me")
    assert len(club.sandbox.requests) == 150
