"""Servers in the sandbox, with a thread and people for each table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from bot.client.emojis import wanted_emojis
from bot.screens.ids.table_ids import OpenBoard, OpenPanel, OpenTable
from sandbox import Channel, Guild, MessageView, Rate, Sandbox, User
from sandbox.api.injection import Moment
from sandbox.world import messages, threads
from sandbox.world.model import ChannelType

TABLES_OF_GUILD = 20

WAY = (0.03, 0.075)
"""Seconds a request takes there, and its answer back, at least and at most."""

MESSAGES = Rate(5, 5.0)
"""Messages in a channel, new or edited."""

UNLIMITED = Rate(1_000_000, 1.0)


class Place(Struct, frozen=True):
    guild: Guild
    channel: Channel
    thread: Channel
    people: tuple[User, ...]


class Discord:
    """The sandbox, as far away as Discord and with its limits."""

    def __init__(self, seed: int = 1) -> None:
        self.sandbox = Sandbox()
        self._random = Random(seed)
        self.sandbox.api.hook = self._be_far_away
        for kind in ("POST", "PATCH"):
            path = "/channels/{channel_id}/messages" + ("/{message_id}" if kind == "PATCH" else "")
            self.sandbox.limit_requests(f"{kind} {path}", MESSAGES.limit, MESSAGES.window)
        self.sandbox.limits.new_direct_messages = UNLIMITED
        for symbol in {each.name: each for each in wanted_emojis()}.values():
            self.sandbox.emoji(symbol.name, symbol.image)

    async def _be_far_away(self, _moment: Moment, _line: str) -> None:
        await asyncio.sleep(self._random.uniform(*WAY))

    def settle(self, seats: Sequence[int], users: int) -> list[Place]:
        """Servers for tables with these numbers of seats, for this number of people."""
        people = [self.sandbox.user(f"User {number}") for number in range(users)]
        for user in people:
            self.direct_channel(user)
        places: list[Place] = []
        for number, size in enumerate(seats):
            if number % TABLES_OF_GUILD == 0:
                guild = self.sandbox.guild(f"Club {number // TABLES_OF_GUILD}")
                channel = guild.text_channel("games")
            seated = self._random.sample(people, size)
            guild.add(*(user for user in seated if user.id not in guild.data.members))
            places.append(Place(guild, channel, self._thread(channel, number), tuple(seated)))
        return places

    def _thread(self, channel: Channel, number: int) -> Channel:
        world = self.sandbox.world
        body, id_ = {"name": f"Table {number}"}, world.snowflake()
        thread = threads.add_thread(world, channel.data, body, world.bot.id, id_, ChannelType.PUBLIC_THREAD)
        return Channel(world, thread)

    def direct_channel(self, user: User) -> int:
        """The channel of the direct messages to a user."""
        return user.direct_channel.id

    def show_turn(self, place: Place, game: int) -> MessageView:
        """The message of a table's thread by which its panels are opened."""
        ids = [kind(game, 0).encode() for kind in (OpenPanel, OpenBoard, OpenTable)]
        buttons = [{"type": 2, "style": 1, "label": "Open", "custom_id": each} for each in ids]
        body = {"content": "A turn", "components": [{"type": 1, "components": buttons}]}
        world = self.sandbox.world
        message = messages.send(world, place.thread.data, world.bot.id, body)
        return place.people[0].look(message.id)

    @property
    def refused(self) -> int:
        """Requests that were too many."""
        return sum(each.status == 429 for each in self.sandbox.requests)

    @property
    def posted_twice(self) -> int:
        """Messages that were posted more than once, by their nonce."""
        posted = [each for each in self.sandbox.requests if each.method == "POST" and each.status == 200]
        nonces = Counter(each.body["nonce"] for each in posted if each.body and each.body.get("nonce"))
        return sum(times > 1 for times in nonces.values())

    @property
    def message_requests(self) -> int:
        """Requests by which messages were posted and edited."""
        return sum(
            each.method in ("POST", "PATCH") and "/channels/" in each.path and "/messages" in each.path
            for each in self.sandbox.requests
        )
