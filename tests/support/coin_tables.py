"""Many tables of the coin toss with one bot, in virtual time: people go by what they see, and try again."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

from bot.app import Tabellarius
from bot.client.emojis import wanted_emojis
from bot.screens.custom_ids import CustomId, Join, OpenPanel, Pick, Start
from sandbox import Exchange, Guild, MessageView, Notification, NotOffered, Rate, Sandbox, User, WaitTimeout
from storage.store import Store
from tests.support.bot_world import NO_LIMIT
from tests.support.table_helpers import DecisionsHere
from tests.support.virtual_time import BEGINNING, LoopClock, WatchedDatabase

GAME = "coin_toss"
ROUNDS = 2
NO_HEARTBEATS = 1e6
"""Seconds between heartbeats: they go by real time."""

PATIENCE = 30.0
"""Seconds people wait before they try again."""

LONG = 2 * 3600.0
"""Seconds after which people look at their panel although nobody called them: a call was lost."""

AT_MOST = 12 * 3600.0
"""Seconds a game may take, with every trouble."""

CALM = 2 * 3600.0
"""Seconds after the last game in which everything must be told: longer than any delay of an attempt."""


class CoinTables:
    """A sandbox with one bot."""

    def __init__(self, folder: Path, *, seed: int = 1) -> None:
        """Nothing runs yet."""
        self.file = folder / "tabellarius.sqlite3"
        self._seed = seed
        loop = asyncio.get_running_loop()
        self.sandbox = Sandbox(clock=lambda: BEGINNING + loop.time(), heartbeat_interval=NO_HEARTBEATS)
        self.sandbox.limit_requests(None, 10**6, 1.0)
        for symbol in wanted_emojis():
            self.sandbox.emoji(symbol.name, symbol.image)
        self.sandbox.limits.new_direct_messages = Rate(10**6, 1.0)

    async def __aenter__(self) -> CoinTables:
        await self.sandbox.start()
        self.sandbox.point_discord_py()
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        await self.sandbox.stop()

    async def start(self) -> None:
        """The bot comes online."""
        before = self.sandbox.identified
        self.database = await WatchedDatabase.open_file(self.file)
        self.store = Store(self.database)
        for guild in self.sandbox.guilds:
            await self._greeted(guild.id)
        self.bot = Tabellarius(
            self.store,
            clock=LoopClock(),
            random=Random(self._seed),
            decisions=DecisionsHere(),
            press_rate=NO_LIMIT,
        )
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        await self.sandbox.until(lambda: self.sandbox.identified > before)

    async def _greeted(self, guild: int) -> None:
        await self.store.claim_greeting(guild, channel=1, time=0.0)

    async def stop(self) -> None:
        """The bot goes offline."""
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()

    async def table(self, name: str) -> CoinTable:
        """A server of its own with two people, who have not sat down yet."""
        guild = self.sandbox.guild(name, locale="en-US")
        guild.add(self.sandbox.user("Anna"), self.sandbox.user("Ben"))
        guild.text_channel("games")
        await self._greeted(guild.id)
        return CoinTable(self.sandbox, guild)


class CoinTable:
    """Two people on a server of their own."""

    def __init__(self, sandbox: Sandbox, guild: Guild) -> None:
        self.sandbox = sandbox
        self.guild = guild
        self.name = guild.name
        (self.channel,) = guild.text_channels
        self.host, self.guest = (user for user in sandbox.users if user.id in guild.data.members)
        self.people = (self.host, self.guest)
        self.may_call_twice = False
        """Whether answers to direct messages are lost: then a seat is called in the thread as well."""
        self.keeps_controls = False
        """Whether Discord says that messages are gone which are there: they keep their controls."""
        self.stays_open = False
        """Whether Discord says that the thread is gone, which is there: it is not archived."""
        self.looked = Counter[str]()
        """How often somebody had to look at their panel although nobody called them."""

    # What people do

    async def play(self) -> None:
        """A whole game. Raises TimeoutError."""
        async with asyncio.timeout(AT_MOST):
            await self._open()
            await self._join()
            await self._start()
            await asyncio.gather(*(self._act(user) for user in self.people))

    async def _open(self) -> None:
        while self._card(CustomId) is None:
            if await self._answered(lambda: self.host.invoke(self.channel, "play", game=GAME)):
                await self._see(lambda: self._card(CustomId))

    async def _join(self) -> None:
        while not (self._is_seated() or self._begun()):
            if await self._pressed(self.guest, self._card(Join), Join):
                await self._see(self._is_seated)

    def _is_seated(self) -> bool:
        card = self._card(CustomId)
        return card is not None and "Ben" in card.plain_text

    async def _start(self) -> None:
        while not self._begun():
            if await self._pressed(self.host, self._card(Start), Start):
                await self._see(self._begun)

    def _begun(self) -> bool:
        return any(self._asking(user) or user.threads(self.channel) for user in self.people)

    async def _act(self, user: User) -> None:
        """Choose whenever somebody is asked, until the game is over."""
        heeded = 0
        while not self.over(user):
            asked, calls = self._asking(user), self._calls_in_thread(user)
            if asked is not None:
                await self._pressed(user, asked, Pick)
            elif calls > heeded:
                if await self._pressed(user, self._newest(user, OpenPanel), OpenPanel):
                    heeded = calls
            elif not await self._see(partial(self._has_news, user, heeded), LONG):
                self.looked[user.name] += 1
                await self._pressed(user, self._newest(user, OpenPanel), OpenPanel)

    def _has_news(self, user: User, heeded: int) -> bool:
        return self.over(user) or self._asking(user) is not None or self._calls_in_thread(user) > heeded

    def _calls_in_thread(self, user: User) -> int:
        return sum(note.reason == "mention" for note in user.inbox)

    async def _pressed(self, user: User, message: MessageView | None, kind: type[CustomId]) -> bool:
        """Whether the press of a message's first control of a kind was answered."""
        button = None if message is None else _button(message, kind)
        if message is None or button is None:
            await asyncio.sleep(PATIENCE)
            return False
        return await self._answered(lambda: user.press(message, custom_id=button))

    async def _answered(self, use: Callable[[], Exchange]) -> bool:
        """Whether something that somebody uses was answered; if not they wait."""
        try:
            exchange = await use()
            await self._see(lambda: exchange.interaction.answers)
        except (WaitTimeout, NotOffered):
            await asyncio.sleep(PATIENCE)
            return False
        return True

    async def _see(self, condition: Callable[[], object], within: float = PATIENCE) -> bool:
        """Whether something is seen before long, by people who look less and less often."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + within, 1.0
        while not condition():
            if loop.time() >= end:
                return False
            await asyncio.sleep(min(pause, end - loop.time()))
            pause = min(2 * pause, PATIENCE)
        return True

    # What they see

    def _card(self, kind: type[CustomId]) -> MessageView | None:
        """The newest card with a control of a kind; of any kind: the newest card."""
        cards = [each for each in self.host.sees(self.channel) if "## Coin Toss" in each.plain_text]
        shown = [each for each in cards if kind is CustomId or _button(each, kind)]
        return shown[-1] if shown else None

    def _asking(self, user: User) -> MessageView | None:
        """The newest message that asks somebody to choose."""
        return self._newest(user, Pick)

    def _newest(self, user: User, kind: type[CustomId]) -> MessageView | None:
        threads = [message for thread in user.threads(self.channel) for message in user.sees(thread)]
        found = [each for each in (*threads, *user.direct_messages()) if _button(each, kind)]
        return max(found, key=lambda message: message.id, default=None)

    def over(self, user: User) -> bool:
        """Whether somebody has seen the end."""
        return any("## The game is over" in message.plain_text for message in self.told(user))

    def told(self, user: User) -> list[MessageView]:
        """What the threads tell everybody, oldest first."""
        found = [message for thread in user.threads(self.channel) for message in user.sees(thread)]
        own = [
            message for message in found if not message.ephemeral and "## Coin Toss" not in message.plain_text
        ]
        return sorted(own, key=lambda message: message.id)

    def transcript(self) -> str:
        """All that was seen and requested."""
        requests = "\n".join(
            f"{request}{' lost' if request.lost else ''}"
            for request in self.sandbox.requests
            if request_kind(self, f"{request.method} {request.path}", request.body)
        )
        seen = "\n".join(user.transcript() for user in self.people)
        return f"#### {self.name}\n{seen}\n{requests}"

    # What must hold in the end

    def complaints(self) -> list[str]:
        """What is wrong with what people have seen of a game that is over."""
        return [*self._story(), *self._doubles(), *self._controls(), *self._calls()]

    def _story(self) -> list[str]:
        """Each thing that happened is told once."""
        text = "\n".join(message.plain_text for message in self.told(self.guest))
        expected = {
            "The coin shows": ROUNDS,
            "**Anna**: guesses": ROUNDS,
            "**Ben**: guesses": ROUNDS,
            "### Scoring": ROUNDS,
            "## The game is over": 1,
        }
        return [
            f"{line!r} is told {text.count(line)} times, not {count}"
            for line, count in expected.items()
            if text.count(line) != count
        ]

    def _doubles(self) -> list[str]:
        """No message stands there twice: in the threads each has buttons of its own."""
        marks = Counter(
            button.custom_id
            for message in self.told(self.guest)
            for button in message.buttons
            if button.custom_id
        )
        asks = {
            user.name: sum(
                note.reason == "direct message" and self._is_panel(user, note) for note in user.inbox
            )
            for user in self.people
        }
        return [f"{mark!r} stands there {count} times" for mark, count in marks.items() if count > 1] + [
            f"{name} was asked {count} times in direct messages"
            for name, count in asks.items()
            if count > ROUNDS
        ]

    def _controls(self) -> list[str]:
        """Nothing can be pressed any more that leads nowhere, and the threads are archived."""
        wrong = [
            f"there is still a control: {message.plain_text!r}"
            for message in self.told(self.guest)
            if _button(message, OpenPanel) and not self.keeps_controls
        ]
        card = self._card(CustomId)
        if card is None:
            wrong.append("there is no card")
        elif _button(card, Start) or _button(card, Join):
            wrong.append(f"the card is a lobby's: {card.plain_text!r}")
        archived = [thread.archived for thread in self.guest.threads(self.channel)]
        closed = self.stays_open or (archived and all(archived))
        return [*wrong, *([] if closed else [f"threads archived: {archived}"])]

    def _calls(self) -> list[str]:
        """Each was called when they were asked, once, by direct message or in the thread."""
        wrong = []
        for user in self.people:
            calls = sum(self._is_call(user, note) for note in user.inbox)
            if calls > ROUNDS * (1 + self.may_call_twice):
                wrong.append(f"{user.name} was called {calls} times")
            if self.looked[user.name]:
                wrong.append(f"{user.name} had to look without a call")
        return wrong

    def _is_call(self, user: User, note: Notification) -> bool:
        """Whether a notification calls somebody to choose: it is not silent, and not about the end."""
        if note.silent or note.reason == "direct message":
            return not note.silent and self._is_panel(user, note)
        return "## The game is over" not in user.look(note.message_id).text

    def _is_panel(self, user: User, note: Notification) -> bool:
        """Whether a direct message asks, or has asked, somebody to choose."""
        return user.look(note.message_id).plain_text.startswith("-# Coin Toss")


def _button(message: MessageView, kind: type[CustomId]) -> str | None:
    """The custom id of a message's first button of a kind."""
    ids = (button.custom_id for button in message.buttons if not button.disabled)
    return next((each for each in ids if each and (kind is CustomId or kind.matches(each))), None)


PATTERNS: tuple[tuple[str, str, str], ...] = (
    (r"POST /interactions/", "", "acknowledgement"),
    (r"(PATCH|DELETE) /webhooks/", "", "reply"),
    (r"POST /webhooks/", "", "follow-up"),
    (r"GET ", "", "look-up"),
    (r"POST /users/@me/channels$", "", "direct channel"),
    (r"POST /channels/\d+/(messages/\d+/)?threads$", "", "thread"),
    (r"POST /channels/\d+/messages$", "channel", "card"),
    (r"(PATCH|DELETE) /channels/\d+/messages/\d+$", "channel", "edit of the card"),
    (r"POST /channels/\d+/messages$", "thread", "message"),
    (r"(PATCH|DELETE) /channels/\d+/messages/\d+$", "thread", "edit"),
    (r"PATCH /channels/\d+$", "thread", "archive"),
    (r"POST /channels/\d+/messages$", "direct", "direct message"),
)
"""Requests of a table: "METHOD /path", the kind of channel it is about, the kind of request."""

KINDS = tuple(kind for _, _, kind in PATTERNS)
NUMBERED = re.compile(r" /(channels|interactions)/(\d+)")
TOKEN = re.compile(r"/webhooks/\d+/([^/]+)")


def request_kind(table: CoinTable, line: str, body: Any) -> str | None:
    """The kind of a request; None if it is none of this table's."""
    place = _place(table, line, body)
    if place is None:
        return None
    found = (kind for pattern, where, kind in PATTERNS if where in ("", place) and re.match(pattern, line))
    return next(found, None)


def _place(table: CoinTable, line: str, body: Any) -> str | None:
    """Where a request of a table goes: its channel, its thread, a direct message channel, elsewhere."""
    world, users = table.sandbox.world, {user.id for user in table.people}
    numbered, token = NUMBERED.search(line), TOKEN.search(line)
    if numbered and numbered[1] == "channels":
        channel = world.channels.get(int(numbered[2]))
        if channel is None or not (channel.recipients & users or channel.guild_id == table.guild.id):
            return None
        return "direct" if channel.recipients else "thread" if channel.is_thread else "channel"
    interaction = None
    if numbered:
        interaction = world.interactions.get(int(numbered[2]))
    elif token:
        interaction = world.interaction_by_token(token[1])
    if interaction is not None:
        return "elsewhere" if interaction.account_id in users else None
    recipient = body.get("recipient_id") if isinstance(body, dict) else None
    return "elsewhere" if str(recipient).isdecimal() and int(str(recipient)) in users else None
