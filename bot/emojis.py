"""The symbols of all games as emojis of the application, each uploaded once for each drawing of it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from hashlib import sha256

import discord
from msgspec import Struct

import games
import renderer
from bot.clock import Clock
from bot.limits import EMOJIS
from bot.symbols import Symbols, symbols

NAMED = re.compile(r"\w+_[0-9a-f]{8}")
"""What our emojis are called: the symbol, then the beginning of the hash of its bytes."""

PACE = 0.05
"""Seconds between two uploads, so that players' answers find room within Discord's 50 requests a second."""

AGAIN = 600.0
"""Seconds after which it is looked again whether all are there."""

log = logging.getLogger(__name__)


class Wanted(Struct, frozen=True):
    """A symbol that shall be an emoji."""

    game: str
    symbol: str
    image: bytes

    @property
    def name(self) -> str:
        """What it is called on Discord: another name for another drawing."""
        return f"{self.symbol}_{sha256(self.image).hexdigest()[:8]}"


class Emojis:
    """Brings the symbols to Discord; until one is there, words do without it.

    `done`: none is being brought just now.
    """

    def __init__(self, client: discord.Client, clock: Clock, pace: float = PACE) -> None:
        """Nothing is known to be there yet. `pace`: seconds between two uploads."""
        self.done = asyncio.Event()
        self._client = client
        self._clock = clock
        self._pace = pace
        self._markup: dict[str, dict[str, str]] = {name: {} for name in games.names()}

    def of(self, game: str) -> Symbols:
        """The symbols of a game that are there now."""
        return symbols(game, self._markup[game])

    async def run(self) -> None:
        """Bring what is missing to Discord, and look again every AGAIN: what failed or was deleted comes."""
        while True:
            self.done.clear()
            try:
                await self._bring(await asyncio.to_thread(wanted))
            except Exception:
                log.exception("some symbols are missing; they are tried again")
            self.done.set()
            await self._clock.sleep(AGAIN)

    async def _bring(self, all_of_them: Sequence[Wanted]) -> None:
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        names = {each.name for each in all_of_them}
        missing = [each for each in all_of_them if each.name not in there]
        for each in all_of_them:
            if each.name in there:
                self._use(each, there[each.name])
        for each in missing:
            self._markup[each.game].pop(each.symbol, None)
        outdated = [emoji for name, emoji in there.items() if NAMED.fullmatch(name) and name not in names]
        await self._make_room(outdated, len(there) + len(missing) - EMOJIS)
        for each in missing:
            self._use(each, await self._create(each))
            await self._clock.sleep(self._pace)
        if missing:
            log.info("%d symbols uploaded", len(missing))

    async def _make_room(self, outdated: Sequence[discord.Emoji], number: int) -> None:
        """Remove the oldest outdated ones, no more than there must be: old messages show them still."""
        for emoji in sorted(outdated, key=lambda emoji: emoji.id)[: max(0, number)]:
            await emoji.delete()

    async def _create(self, symbol: Wanted) -> discord.Emoji:
        """Upload a symbol, as soon as Discord lets us."""
        while True:
            try:
                return await self._client.create_application_emoji(name=symbol.name, image=symbol.image)
            except discord.RateLimited as busy:
                await self._clock.sleep(busy.retry_after)

    def _use(self, symbol: Wanted, emoji: discord.Emoji) -> None:
        """Show it from now on; Discord knows it by its number, so the name may be what it shows."""
        self._markup[symbol.game][symbol.symbol] = f"<:{symbol.symbol}:{emoji.id}>"


def wanted() -> list[Wanted]:
    """The symbols of all games."""
    return [
        Wanted(game, symbol, image)
        for game in games.names()
        for symbol, image in renderer.emojis(game).items()
    ]
