import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import WSServerHandshakeError
from discord import ui
from yarl import URL

from sandbox import TIMEOUT, Channel, Sandbox, User
from sandbox.web import Page
from tests.support.showcase_bot import button, gallery, picture
from tests.web.conftest import Showcase

pytestmark = pytest.mark.asyncio(loop_scope="session")


class SocketClient:
    """A tab without a browser: plain frames."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: dict[str, Any] = {}
        self.messages: dict[str, Any] = {}

    async def request(self, kind: str, **fields: Any) -> Any:
        """Send a request and wait for its reply."""
        return await self.send(json.dumps({**fields, "type": kind, "number": 1}))

    async def send(self, frame: str | bytes) -> Any:
        if isinstance(frame, bytes):
            await self.socket.send_bytes(frame)
        else:
            await self.socket.send_str(frame)
        return await self._reply()

    async def closed_by(self, frame: str) -> int | None:
        """Send a frame that closes the socket; returns the code of its end."""
        await self.socket.send_str(frame)
        async for _ in self.socket:
            pass
        return self.socket.close_code

    async def _reply(self) -> Any:
        while (frame := await self.receive())["type"] != "reply":
            pass
        return frame

    async def receive(self) -> Any:
        """The next frame."""
        frame = await self.socket.receive_json(timeout=TIMEOUT)
        self.frames[frame["type"]] = frame
        for message in frame.get("changed", []):
            self.messages[message["id"]] = message
        return frame

    async def wait_for(self, text: str) -> Any:
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
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def connect(
    showcase: Showcase, http: aiohttp.ClientSession, user: User, channel: Channel | None = None
) -> SocketClient:
    client = SocketClient(await http.ws_connect(below(showcase.page, f"socket?user={user.id}")))
    await client.request("open", channel=str((channel or showcase.games).id))
    return client


@pytest.mark.parametrize("path", ["static/main.js", "static/index.html", "files/1/emojis/1.png", "socket"])
async def test_nothing_without_the_key(showcase: Showcase, http: aiohttp.ClientSession, path: str) -> None:
    async with http.get(below(showcase.page, path, key="guessed")) as answer:
        assert answer.status == 403


async def test_the_page_needs_the_key(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    for address in (showcase.sandbox.address, f"{showcase.sandbox.address}/?key=guessed"):
        async with http.get(address) as answer:
            assert answer.status == 403
    async with http.get(showcase.page.address) as answer:
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    with pytest.raises(WSServerHandshakeError, match="403"):
        await http.ws_connect(below(showcase.page, "socket", key="guessed"))


async def test_two_pages_have_two_keys() -> None:
    assert Page(Sandbox()).address != Page(Sandbox()).address


async def test_only_static_files_are_served(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    for name in ("main.js", "layout.css", "icon.svg"):
        async with http.get(below(showcase.page, f"static/{name}")) as answer:
            assert answer.status == 200
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    for name in ("..%2Fpage.py", "..", "nothing.js", "index.html"):
        address = URL(below(showcase.page, f"static/{name}"), encoded=True)
        async with http.get(address) as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "http://127.0.0.1:1"}],
    ids=str,
)
@pytest.mark.parametrize("path", ["/?key={key}", "/page/{key}/static/main.js", "/api/v10/users/@me"])
async def test_other_websites_are_refused(
    showcase: Showcase, http: aiohttp.ClientSession, headers: dict[str, str], path: str
) -> None:
    address = showcase.sandbox.address + path.format(key=key_of(showcase.page))
    async with http.get(address, headers=headers) as answer:
        assert answer.status == 403


async def test_other_websites_cannot_use_the_gateway(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    for path in ("/", f"/page/{key_of(showcase.page)}/socket"):
        with pytest.raises(WSServerHandshakeError, match="403"):
            await http.ws_connect(showcase.sandbox.address + path, origin="https://evil.example")


async def test_it_listens_on_loopback_unless_set_otherwise(showcase: Showcase) -> None:
    assert showcase.sandbox.address.startswith("http://127.0.0.1:")
    sandbox = Sandbox()
    await sandbox.start(host="0.0.0.0")
    assert sandbox.address.startswith("http://127.0.0.1:")
    await sandbox.stop()


async def test_nobody_sees_what_is_for_somebody_else(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    posted = await showcase.post(ui.ActionRow(button("Tell me", "say:secret")))
    anna, ben = await connect(showcase, http, showcase.anna), await connect(showcase, http, showcase.ben)
    reply = await anna.request("press", message=str(posted.id), customId="say:secret")
    assert reply == {"type": "reply", "to": 1}
    secret = await anna.wait_for("You pressed secret")
    assert secret["ephemeral"] is True
    await showcase.post(ui.TextDisplay("For everybody"))
    await ben.wait_for("For everybody")
    assert "secret." not in str(ben.messages)
    assert secret["id"] not in ben.frames["messages"]["order"]
    pressed = await ben.request("press", message=secret["id"], customId="say:secret")
    assert pressed["error"] == "Ben cannot see this message: it is for somebody else only"
    assert "somebody else" in (await ben.request("dismiss", message=secret["id"]))["error"]


async def test_direct_messages_are_of_one_user(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    await showcase.write(showcase.anna, ui.TextDisplay("Hello Anna"))
    direct_messages = showcase.anna.direct_channel
    anna, ben = (
        await connect(showcase, http, showcase.anna, direct_messages),
        await connect(showcase, http, showcase.ben),
    )
    await anna.wait_for("Hello Anna")
    reply = await ben.request("open", channel=str(direct_messages.id))
    assert reply["error"] == "There is no such channel."
    assert str(direct_messages.id) not in str(ben.frames["channels"])


async def test_the_open_channel_is_never_marked(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    anna = await connect(showcase, http, showcase.anna)
    await showcase.post(ui.TextDisplay(f"It is your turn, {showcase.anna.mention}"))
    while not anna.messages:
        frame = await anna.receive()
        assert [each for each in frame.get("users", []) if each["pings"]] == []
        for guild in frame.get("guilds", []):
            assert [each for each in guild["channels"] if each["unread"] or each["pings"]] == []


async def test_pictures_need_sight_of_their_message(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    channel = await (await showcase.bot.fetch_user(showcase.anna.id)).create_dm()
    await channel.send(file=picture("board.png"))
    (image,) = showcase.anna.direct_messages()[0].images
    path = image.url.removeprefix(showcase.sandbox.address)
    async with http.get(below(showcase.page, f"files/{showcase.anna.id}{path}")) as answer:
        assert await answer.read() == image.content
    for address in (
        f"files/{showcase.ben.id}{path}",
        f"files/nobody{path}",
        f"files/{showcase.anna.id}/emojis/1.png",
    ):
        async with http.get(below(showcase.page, address)) as answer:
            assert answer.status == 404


async def test_a_user_who_leaves_loses_the_channel(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    await showcase.post(gallery("board.png"), files=[picture("board.png")])
    ben = await connect(showcase, http, showcase.ben)
    await ben.wait_for("board.png")
    showcase.guild.remove(showcase.ben)
    while ben.frames["messages"]["channel"] is not None or ben.frames["channels"]["guilds"]:
        await ben.receive()


async def test_nonsense_is_answered(showcase: Showcase, http: aiohttp.ClientSession, caplog: Any) -> None:
    anna = await connect(showcase, http, showcase.anna)
    assert (await anna.request("fly"))["error"] == "The page does not know 'fly'."
    assert "asked wrongly" in (await anna.request("press"))["error"]
    for seconds in (-1, 1e300, "60", None, True):
        assert "asked wrongly" in (await anna.request("advance", seconds=seconds))["error"]
    assert (await anna.request("setLocale", locale="tlh"))["error"] == "Discord does not speak this language."
    assert (await anna.request("write", channel=str(showcase.games.id), text="x" * 2001))["error"]


ODD_FRAMES: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "This is no request"),
    "half of it": ('{"type": "open"', "This is no request"),
    "a list": ("[1, 2]", "This is no request"),
    "nothing": ("null", "This is no request"),
    "no type": ('{"number": 1}', "missing required field"),
    "a type that is a number": ('{"type": 7}', "Expected `str`"),
    "a number that is none": ('{"type": "open", "number": {}}', "Expected `int | null`"),
    "not a number": ('{"type": "advance", "seconds": NaN}', "This is no request"),
    "unknown": ('{"type": "fly"}', "does not know 'fly'"),
    "an id that is none": ('{"type": "press", "message": "x", "customId": "a"}', "asked wrongly"),
    "an id beyond all": ('{"type": "open", "channel": "' + "9" * 99 + '"}', "asked wrongly"),
    "values that are none": (
        '{"type": "choose", "message": "1", "customId": "a", "values": 5}',
        "asked wrongly",
    ),
    "values in a list": ('{"type": "invoke", "channel": "1", "command": "x", "values": []}', "asked wrongly"),
    "entries that are none": ('{"type": "submit", "interaction": "1", "entries": [1]}', "asked wrongly"),
    "a form that is gone": ('{"type": "submit", "interaction": "1", "entries": {}}', "This form is gone"),
    "a locale that is none": ('{"type": "setLocale", "locale": ["de"]}', "asked wrongly"),
    "deep": ("[" * 60_000, "This is no request"),
    "long": ('{"type": "' + "x" * 70_000 + '"}', "at most 65536 characters"),
    "binary": (b"{}", "A request is text"),
}


@pytest.mark.parametrize("name", ODD_FRAMES)
async def test_an_odd_frame_is_answered_and_the_tab_goes_on(
    showcase: Showcase, http: aiohttp.ClientSession, caplog: Any, name: str
) -> None:
    frame, error = ODD_FRAMES[name]
    anna = await connect(showcase, http, showcase.anna)
    assert error in (await anna.send(frame))["error"]
    assert await anna.request("setVisible", visible=True) == {"type": "reply", "to": 1}
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(
    ("command", "values"),
    [("", {}), ("fly", {}), ("table", {}), ("table close now", {}), ("table close", {"number": "7"})],
    ids=str,
)
async def test_a_command_that_is_none_is_answered(
    showcase: Showcase, http: aiohttp.ClientSession, caplog: Any, command: str, values: Any
) -> None:
    anna = await connect(showcase, http, showcase.anna)
    for kind in ("invoke", "autocomplete"):
        asked = {"channel": str(showcase.games.id), "command": command, "values": values}
        reply = await anna.request(kind, **asked, option="x", typed="y")
        assert reply["error"]
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_frame_that_is_far_too_large_closes_its_tab_alone(
    showcase: Showcase, http: aiohttp.ClientSession, caplog: Any
) -> None:
    anna, ben = await connect(showcase, http, showcase.anna), await connect(showcase, http, showcase.ben)
    assert await anna.closed_by("x" * (2 << 20)) == 1009
    assert await ben.request("setVisible", visible=True) == {"type": "reply", "to": 1}
    assert [record for record in caplog.records if record.exc_info] == []


async def test_too_many_requests_at_once_are_refused(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    posted = await showcase.post(ui.ActionRow(button("Wait", "hold:it")))
    anna = await connect(showcase, http, showcase.anna)
    press = {"type": "press", "message": str(posted.id), "customId": "hold:it"}
    for _ in range(101):
        await anna.socket.send_json(press)
    while (frame := await anna.receive())["type"] != "reply" or "error" not in frame:
        pass
    assert frame["error"] == "Too many requests at once."


async def test_there_is_no_tab_for_the_bot_or_nobody(showcase: Showcase, http: aiohttp.ClientSession) -> None:
    for name in ("Tabellarius", "Owner", "Nobody"):
        socket = await http.ws_connect(below(showcase.page, f"socket?user={name}"))
        await socket.receive(timeout=TIMEOUT)
        assert socket.close_code == 4004
