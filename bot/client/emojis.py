"""The symbols of all games as emojis of the application, each uploaded once for each drawing of it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import TypeVar

import aiohttp
import discord
from msgspec import Struct

import games
import renderer
from bot.clock import Clock
from bot.limits import EMOJIS
from bot.screens.symbols import Symbols, symbols_of

NAMED = re.compile(r"tab_\w+_[0-9a-f]{5}")
"""What our emojis are called: the symbol between a prefix and the beginning of the hash of its bytes."""

PACE = 0.05
"""Seconds before an upload or a removal: players' answers find room within Discord's 50 requests a second."""

LOOK_AGAIN = 600.0
"""Seconds after which it is looked again whether all are there."""

LOOK_SOON = 60.0
"""The same after something failed."""

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)
"""How a request fails: Discord refuses it, or the connection breaks."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class WantedEmoji(Struct, frozen=True):
    """A symbol that shall be an emoji."""

    game: str
    symbol: str
    image: bytes

    @property
    def name(self) -> str:
        """What it is called on Discord: another name for another drawing."""
        return f"tab_{self.symbol}_{sha256(self.image).hexdigest()[:5]}"


class EmojiUploader:
    """Brings the symbols to Discord; until one is there, words do without it.

    `done`: none is being brought just now.
    """

    def __init__(self, client: discord.Client, clock: Clock, pace: float = PACE) -> None:
        """Nothing is known to be there yet. `pace`: seconds before an upload or a removal."""
        self.done = asyncio.Event()
        self._client = client
        self._clock = clock
        self._pace = pace
        self._markup: dict[str, dict[str, str]] = {name: {} for name in games.names()}

    def of(self, game: str) -> Symbols:
        """The symbols of a game that are there now."""
        return symbols_of(game, self._markup[game])

    async def run(self) -> None:
        """Bring what is missing to Discord; look again for what was deleted, and soon for what failed.

        What Discord forbids is not tried again before the next start.
        """
        while True:
            self.done.clear()
            try:
                complete = await self._bring(await asyncio.to_thread(wanted_emojis))
            except discord.Forbidden as error:
                log.warning("no symbols are brought before the next start: %s", error)
                return
            except Exception:
                log.exception("it cannot be seen which symbols are there; this is tried again")
                complete = False
            finally:
                self.done.set()
            await self._clock.sleep(LOOK_AGAIN if complete else LOOK_SOON)

    async def _bring(self, all_of_them: Sequence[WantedEmoji]) -> bool:
        """Remove what there is no room for, upload what is missing; whether all of it could be done."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        by_name: dict[str, list[WantedEmoji]] = {}
        for each in all_of_them:
            by_name.setdefault(each.name, []).append(each)
        for name, alike in by_name.items():
            self._use(alike, there.get(name))
        missing = [name for name in by_name if name not in there]
        outdated = [emoji for name, emoji in there.items() if NAMED.fullmatch(name) and name not in by_name]
        complete = await self._make_room(outdated, len(there) + len(missing) - EMOJIS)
        for name in missing:
            create = partial(self._client.create_application_emoji, name=name, image=by_name[name][0].image)
            emoji = await self._tried(create, f"the symbol {name} cannot be brought")
            self._use(by_name[name], emoji)
            complete &= emoji is not None
        return complete

    async def _make_room(self, outdated: Sequence[discord.Emoji], number: int) -> bool:
        """Remove the oldest outdated ones, no more than there must be: old messages show them still."""
        complete = True
        for emoji in sorted(outdated, key=lambda emoji: emoji.id)[: max(0, number)]:
            gone = await self._tried(partial(remove, emoji), f"the symbol {emoji.name} cannot be removed")
            complete &= gone is not None
        return complete

    async def _tried(self, request: Callable[[], Awaitable[T]], otherwise: str) -> T | None:
        """Make a request as soon as Discord lets us; None if it failed. Raises Forbidden."""
        while True:
            await self._clock.sleep(self._pace)
            try:
                return await request()
            except discord.RateLimited as busy:
                await self._clock.sleep(busy.retry_after)
            except discord.Forbidden:
                raise
            except FAILURES as error:
                log.warning("%s, and this is tried again: %s", otherwise, error)
                return None

    def _use(self, alike: Sequence[WantedEmoji], emoji: discord.Emoji | None) -> None:
        """Show an emoji, or none, from now on. Discord knows it by its number, not by its name."""
        for each in alike:
            others = {name: shown for name, shown in self._markup[each.game].items() if name != each.symbol}
            own = {each.symbol: f"<:{each.symbol}:{emoji.id}>"} if emoji else {}
            self._markup[each.game] = {**others, **own}


async def remove(emoji: discord.Emoji) -> bool:
    """Remove an emoji, unless somebody else was faster."""
    with suppress(discord.NotFound):
        await emoji.delete()
    return True


def wanted_emojis() -> list[WantedEmoji]:
    """The symbols of all games."""
    return [
        WantedEmoji(game, symbol, image)
        for game in games.names()
        for symbol, image in renderer.emojis(game).items()
    ]
