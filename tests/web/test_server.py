"""What the page's server tells, and to whom: nothing without the key, nothing of another user."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import WSServerHandshakeError
from discord import ui
from yarl import URL

from sandbox import Channel, Sandbox, User
from sandbox.web import Page
from tests.support.showcase_bot import gallery, picture, press
from tests.web.conftest import Fair

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Wire:
    """A tab without a browser: plain frames."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.frames: dict[str, Any] = {}
        self.messages: dict[str, Any] = {}

    async def ask(self, what: str, **fields: Any) -> Any:
        """Ask for something and wait for what came of it."""
        await self._socket.send_json({**fields, "do": what, "number": 1})
        while (frame := await self.receive())["type"] != "reply":
            pass
        return frame

    async def receive(self) -> Any:
        """The next frame."""
        frame = await self._socket.receive_json(timeout=60)
        self.frames[frame["type"]] = frame
        for message in frame.get("changed", []):
            self.messages[message["id"]] = message
        return frame

    async def says(self, text: str) -> Any:
        """Wait for a message that says this."""
        while True:
            for message in self.messages.values():
                if text in str(message):
                    return message
            await self.receive()


def key_of(page: Page) -> str:
    return URL(page.address).query["key"]


def below(page: Page, path: str, key: str | None = None) -> str:
    return f"{page.sandbox.address}/page/{key or key_of(page)}/{path}"


@pytest_asyncio.fixture(loop_scope="session")
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def tab(fair: Fair, web: aiohttp.ClientSession, user: User, channel: Channel | None = None) -> Wire:
    wire = Wire(await web.ws_connect(below(fair.page, f"socket?user={user.id}")))
    await wire.ask("open", channel=str((channel or fair.games).id))
    return wire


@pytest.mark.parametrize("path", ["static/main.js", "static/index.html", "files/1/emojis/1.png", "socket"])
async def test_nothing_without_the_key(fair: Fair, web: aiohttp.ClientSession, path: str) -> None:
    async with web.get(below(fair.page, path, key="guessed")) as answer:
        assert answer.status == 403


async def test_the_page_needs_the_key(fair: Fair, web: aiohttp.ClientSession) -> None:
    for address in (fair.sandbox.address, f"{fair.sandbox.address}/?key=guessed"):
        async with web.get(address) as answer:
            assert answer.status == 403
    async with web.get(fair.page.address) as answer:
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    with pytest.raises(WSServerHandshakeError, match="403"):
        await web.ws_connect(below(fair.page, "socket", key="guessed"))


async def test_two_pages_have_two_keys() -> None:
    assert Page(Sandbox()).address != Page(Sandbox()).address


async def test_only_static_files_are_served(fair: Fair, web: aiohttp.ClientSession) -> None:
    for name in ("main.js", "layout.css", "icon.svg"):
        async with web.get(below(fair.page, f"static/{name}")) as answer:
            assert answer.status == 200
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    for name in ("..%2Fpage.py", "..", "nothing.js", "index.html"):
        address = URL(below(fair.page, f"static/{name}"), encoded=True)
        async with web.get(address) as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "http://127.0.0.1:1"}],
    ids=str,
)
@pytest.mark.parametrize("path", ["/?key={key}", "/page/{key}/static/main.js", "/api/v10/users/@me"])
async def test_other_websites_are_refused(
    fair: Fair, web: aiohttp.ClientSession, headers: dict[str, str], path: str
) -> None:
    address = fair.sandbox.address + path.format(key=key_of(fair.page))
    async with web.get(address, headers=headers) as answer:
        assert answer.status == 403


async def test_other_websites_cannot_use_the_gateway(fair: Fair, web: aiohttp.ClientSession) -> None:
    for path in ("/", f"/page/{key_of(fair.page)}/socket"):
        with pytest.raises(WSServerHandshakeError, match="403"):
            await web.ws_connect(fair.sandbox.address + path, origin="https://evil.example")


async def test_it_listens_on_loopback_unless_told_otherwise(fair: Fair) -> None:
    assert fair.sandbox.address.startswith("http://127.0.0.1:")
    sandbox = Sandbox()
    await sandbox.start(host="0.0.0.0")
    assert sandbox.address.startswith("http://127.0.0.1:")
    await sandbox.stop()


async def test_nobody_sees_what_is_for_somebody_else(fair: Fair, web: aiohttp.ClientSession) -> None:
    posted = await fair.post(ui.ActionRow(press("Tell me", "say:secret")))
    anna, ben = await tab(fair, web, fair.anna), await tab(fair, web, fair.ben)
    came = await anna.ask("press", message=str(posted.id), customId="say:secret")
    assert came == {"type": "reply", "to": 1}
    secret = await anna.says("You pressed secret")
    assert secret["ephemeral"] is True
    await fair.post(ui.TextDisplay("For everybody"))
    await ben.says("For everybody")
    assert "secret." not in str(ben.messages)
    assert secret["id"] not in ben.frames["messages"]["order"]
    pressed = await ben.ask("press", message=secret["id"], customId="say:secret")
    assert pressed["error"] == "Ben cannot see this message: it is for somebody else only"
    assert "somebody else" in (await ben.ask("dismiss", message=secret["id"]))["error"]


async def test_direct_messages_are_of_one_user(fair: Fair, web: aiohttp.ClientSession) -> None:
    await fair.write(fair.anna, ui.TextDisplay("A letter"))
    letters = fair.anna.direct_channel
    anna, ben = await tab(fair, web, fair.anna, letters), await tab(fair, web, fair.ben)
    await anna.says("A letter")
    came = await ben.ask("open", channel=str(letters.id))
    assert came["error"] == "There is no such channel."
    assert str(letters.id) not in str(ben.frames["places"])


async def test_pictures_are_for_who_sees_their_message(fair: Fair, web: aiohttp.ClientSession) -> None:
    channel = await (await fair.herald.fetch_user(fair.anna.id)).create_dm()
    await channel.send(file=picture("board.png"))
    (image,) = fair.anna.direct_messages()[0].images
    path = image.url.removeprefix(fair.sandbox.address)
    async with web.get(below(fair.page, f"files/{fair.anna.id}{path}")) as answer:
        assert await answer.read() == image.content
    for address in (
        f"files/{fair.ben.id}{path}",
        f"files/nobody{path}",
        f"files/{fair.anna.id}/emojis/1.png",
    ):
        async with web.get(below(fair.page, address)) as answer:
            assert answer.status == 404


async def test_a_user_who_leaves_sees_the_channel_no_more(fair: Fair, web: aiohttp.ClientSession) -> None:
    await fair.post(gallery("board.png"), files=[picture("board.png")])
    ben = await tab(fair, web, fair.ben)
    await ben.says("board.png")
    fair.guild.remove(fair.ben)
    while ben.frames["messages"]["channel"] is not None or ben.frames["places"]["guilds"]:
        await ben.receive()


async def test_nonsense_is_answered(fair: Fair, web: aiohttp.ClientSession, caplog: Any) -> None:
    anna = await tab(fair, web, fair.anna)
    assert (await anna.ask("fly"))["error"] == "The page does not know 'fly'."
    assert "asked wrongly" in (await anna.ask("press"))["error"]
    assert (await anna.ask("advance", seconds=-1))["error"] == "Time goes forward only."
    assert (await anna.ask("speak", locale="tlh"))["error"] == "Discord does not speak this language."
    assert (await anna.ask("write", channel=str(fair.games.id), text="x" * 2001))["error"]


async def test_there_is_no_tab_for_the_bot_or_for_nobody(fair: Fair, web: aiohttp.ClientSession) -> None:
    for name in ("Tabellarius", "Owner", "Nobody"):
        socket = await web.ws_connect(below(fair.page, f"socket?user={name}"))
        await socket.receive(timeout=60)
        assert socket.close_code == 4004
