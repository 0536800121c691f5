"""The symbols of all games as emojis of the application."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Container, Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from typing import TypeVar

import aiohttp
import discord
from msgspec import Struct

import games
import renderer
from bot.clock import Clock
from bot.limits import EMOJI_NAME, EMOJIS
from bot.screens.symbols import Symbols, symbols_of
from bot.work import Loop

NAMES = re.compile(r"tab_\w+_[0-9a-f]{5}")
"""Names of our emojis: a prefix, the symbol, the beginning of the hash of its image."""

PACE = 0.05
"""Seconds before each upload or deletion, which leave most of Discord's 50 requests a second to responses."""

CHECK_SECONDS = 600.0
"""Seconds between two checks for missing emojis."""

RETRY_SECONDS = 60.0
"""The same after a failure."""

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a request: Discord rejects it, or the connection breaks."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class WantedEmoji(Struct, frozen=True):
    game: str
    symbol: str
    image: bytes

    @property
    def name(self) -> str:
        """Its name on Discord, which changes with the image."""
        return _name(self.symbol, self.image)


@cache
def _name(symbol: str, image: bytes) -> str:
    name = f"tab_{symbol}_{sha256(image).hexdigest()[:5]}"
    assert len(name) <= EMOJI_NAME, f"{name} is too long for an emoji"
    return name


class EmojiUploader:
    """Uploads the symbols of all games; texts do without those that are missing."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        pace: float = PACE,
        *,
        may_upload: Callable[[], bool] = lambda: True,
    ) -> None:
        """`pace`: seconds before each upload or deletion; `may_upload`: else another process does."""
        failed = "the emojis of the application could not be listed; this is retried"
        self.loop = Loop("emojis", clock, self._upload_or_retry, failed, retry_seconds=RETRY_SECONDS)
        self._client = client
        self._clock = clock
        self._pace = pace
        self._may_upload = may_upload
        self.missing = 0
        """How many are not uploaded, as of the last round."""
        self._markup: dict[str, dict[str, str]] = {name: {} for name in games.names()}

    def symbols(self, game: str) -> Symbols:
        """The symbols of a game that are uploaded."""
        return symbols_of(game, self._markup[game])

    async def _upload_or_retry(self) -> float | None:
        """Upload missing emojis; check for deleted ones and retry failed ones, unless Discord forbids it."""
        try:
            complete = await self._upload_missing(await asyncio.to_thread(wanted_emojis))
        except discord.Forbidden as error:
            log.warning("no symbols are uploaded before the next start: %s", error)
            return None
        return CHECK_SECONDS if complete else RETRY_SECONDS

    async def _upload_missing(self, wanted: Sequence[WantedEmoji]) -> bool:
        """Delete outdated emojis if there is no room, upload missing ones; returns whether all succeeded."""
        uploaded = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        by_name: dict[str, list[WantedEmoji]] = {}
        for each in wanted:
            by_name.setdefault(each.name, []).append(each)
        self._markup = {game: {} for game in games.names()}
        for name, alike in by_name.items():
            if name in uploaded:
                self._use_for_symbols(alike, uploaded[name])
        missing = missing_names(wanted, uploaded)
        self.missing = len(missing)
        if not self._may_upload():
            return not missing
        outdated = [
            emoji for name, emoji in uploaded.items() if NAMES.fullmatch(name) and name not in by_name
        ]
        complete = await self._make_room(outdated, len(uploaded) + len(missing) - EMOJIS)
        for name in missing:
            create = partial(self._client.create_application_emoji, name=name, image=by_name[name][0].image)
            emoji = await self._request(create, f"the symbol {name} cannot be uploaded")
            if emoji is not None:
                self._use_for_symbols(by_name[name], emoji)
                self.missing -= 1
            complete &= emoji is not None
        return complete

    async def _make_room(self, outdated: Sequence[discord.Emoji], number: int) -> bool:
        """Delete as few outdated emojis as possible, oldest first: old messages still show them."""
        complete = True
        for emoji in sorted(outdated, key=lambda emoji: emoji.id)[: max(0, number)]:
            deleted = await self._request(
                partial(delete_emoji, emoji), f"the symbol {emoji.name} cannot be deleted"
            )
            complete &= deleted is not None
        return complete

    async def _request(self, request: Callable[[], Awaitable[T]], failure: str) -> T | None:
        """Make a request as soon as the rate limit allows; None if it failed. Raises discord.Forbidden."""
        while True:
            await self._clock.sleep(self._pace)
            try:
                return await request()
            except discord.RateLimited as busy:
                await self._clock.sleep(busy.retry_after)
            except discord.Forbidden:
                raise
            except FAILURES as error:
                log.warning("%s, and this is tried again: %s", failure, error)
                return None

    def _use_for_symbols(self, alike: Sequence[WantedEmoji], emoji: discord.Emoji) -> None:
        """Use an emoji for symbols of one image. Markup may carry any name: only the id counts."""
        for each in alike:
            self._markup[each.game][each.symbol] = f"<:{each.symbol}:{emoji.id}>"


async def delete_emoji(emoji: discord.Emoji) -> bool:
    """Delete an emoji, which may be deleted already."""
    with suppress(discord.NotFound):
        await emoji.delete()
    return True


def missing_names(wanted: Iterable[WantedEmoji], uploaded: Container[str]) -> list[str]:
    return [name for name in dict.fromkeys(each.name for each in wanted) if name not in uploaded]


def wanted_emojis() -> list[WantedEmoji]:
    return [
        WantedEmoji(game, symbol, image)
        for game in games.names()
        for symbol, image in renderer.emojis(game).items()
    ]
