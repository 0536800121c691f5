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

NAMED = re.compile(r"tab_\w+_[0-9a-f]{5}")
"""What our emojis are called: the symbol between a prefix and the beginning of the hash of its bytes."""

PACE = 0.05
"""Seconds between two uploads, so that players' answers find room within Discord's 50 requests a second."""

LOOK_AGAIN = 600.0
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
        return f"tab_{self.symbol}_{sha256(self.image).hexdigest()[:5]}"


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
        """Bring what is missing to Discord; every LOOK_AGAIN, look for what failed or was deleted."""
        while True:
            self.done.clear()
            try:
                await self._bring(await asyncio.to_thread(wanted))
            except Exception:
                log.exception("it cannot be seen which symbols are there; this is tried again")
            self.done.set()
            await self._clock.sleep(LOOK_AGAIN)

    async def _bring(self, all_of_them: Sequence[Wanted]) -> None:
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        by_name: dict[str, list[Wanted]] = {}
        for each in all_of_them:
            by_name.setdefault(each.name, []).append(each)
        for name, alike in by_name.items():
            self._use(alike, there.get(name))
        missing = [name for name in by_name if name not in there]
        outdated = [emoji for name, emoji in there.items() if NAMED.fullmatch(name) and name not in by_name]
        await self._make_room(outdated, len(there) + len(missing) - EMOJIS)
        for name in missing:
            try:
                self._use(by_name[name], await self._create(name, by_name[name][0].image))
            except discord.DiscordException as error:
                log.warning("the symbol %s cannot be brought, and is tried again: %s", name, error)
            await self._clock.sleep(self._pace)

    async def _make_room(self, outdated: Sequence[discord.Emoji], number: int) -> None:
        """Remove the oldest outdated ones, no more than there must be: old messages show them still."""
        for emoji in sorted(outdated, key=lambda emoji: emoji.id)[: max(0, number)]:
            await emoji.delete()

    async def _create(self, name: str, image: bytes) -> discord.Emoji:
        """Upload a symbol, as soon as Discord lets us."""
        while True:
            try:
                return await self._client.create_application_emoji(name=name, image=image)
            except discord.RateLimited as busy:
                await self._clock.sleep(busy.retry_after)

    def _use(self, alike: Sequence[Wanted], emoji: discord.Emoji | None) -> None:
        """Show an emoji, or none, from now on. Discord knows it by its number, not by its name."""
        for each in alike:
            others = {name: shown for name, shown in self._markup[each.game].items() if name != each.symbol}
            own = {each.symbol: f"<:{each.symbol}:{emoji.id}>"} if emoji else {}
            self._markup[each.game] = {**others, **own}


def wanted() -> list[Wanted]:
    """The symbols of all games."""
    return [
        Wanted(game, symbol, image)
        for game in games.names()
        for symbol, image in renderer.emojis(game).items()
    ]
