"""Names and languages of users."""

import logging
from datetime import datetime
from typing import Any

import discord
from msgspec import structs

from bot.client.gateway.shards import ShardedClient
from bot.happened import Happened, NewsMissed, UserChanged, UserErased
from bot.locales import game_words, general_words, language
from bot.recent import Recent
from bot.screens.names import clean_name
from bot.tables.settings.server_settings import ServerSettingsCache
from clocks.user_settings import from_json
from games.words import Message
from storage.core.rows import SEAT_CHANGE, GameRow, SeatRow, is_erased
from storage.together.store import Store

COMPUTERS = ("Livia", "Gaius", "Octavia", "Titus", "Drusilla", "Marcus")
"""Names of computer players without a character, by their seats."""

FORMER = Message("former-player")
"""Somebody who was erased."""

DELETED = "Deleted User"
"""What Discord calls somebody whose account was deleted."""

USERS = 10_000
"""Number of users whose names and languages are cached."""

log = logging.getLogger(__name__)


def name_of(user: discord.User | discord.Member) -> str:
    """What a user is called where they are seen, cleaned; an invisible name is replaced by the account's."""
    return clean_name(user.display_name, user.global_name or "", user.name)


def is_bot(interaction: discord.Interaction, user: int) -> bool:
    """Whether a user who was selected is a program, if the interaction says."""
    data: Any = interaction.data
    return bool(data.get("resolved", {}).get("users", {}).get(str(user), {}).get("bot"))


class Members:
    """Names and languages of users and servers, those of users updated by every interaction."""

    def __init__(
        self, client: ShardedClient, store: Store, servers: ServerSettingsCache, happened: Happened
    ) -> None:
        self._client = client
        self._store = store
        self._servers = servers
        self._names = Recent[tuple[int | None, int], str](USERS)
        self._languages = Recent[int, str](USERS)
        self._chosen = Recent[int, str](USERS)
        """The languages users have chosen in their settings; "" for those who have chosen none."""
        self._joined = Recent[tuple[int, int], datetime](USERS)
        """When the bot had joined a server on which a user acted."""
        happened.hear(NewsMissed, lambda _: self._drop_from_caches())
        happened.hear(UserChanged, lambda event: self._drop_from_caches(event.user))
        happened.hear(UserErased, lambda event: self._forget(event.user))

    async def update_from(self, interaction: discord.Interaction) -> None:
        """Update name and language; who acts in a direct message can be reached by one."""
        user = interaction.user
        self._store.users.stop_forgetting(user.id)
        if interaction.guild_id is None:
            if await self._store.users.reachable(user.id) is False:
                await self._store.users.set_reached(user.id, time=interaction.created_at.timestamp())
        else:
            await self._forget_earlier_refusal(user.id, interaction.guild_id)
        if isinstance(user, discord.Member) and interaction.is_guild_integration():
            await self._keep_name(user.guild.id, user.id, name_of(user))
        await self._keep_language(user.id, self.locale(interaction))

    async def _forget_earlier_refusal(self, user: int, guild: int) -> None:
        """Try direct messages again if the last refusal is older than the bot's joining of this server."""
        server = self._client.get_guild(guild)
        joined = server.me.joined_at if server is not None else None
        if joined is None or self._joined.get((guild, user)) == joined:
            return
        await self._store.users.forget_refusal(user, before=joined.timestamp())
        self._joined[guild, user] = joined

    async def load_language(self, user: int) -> None:
        if user not in self._chosen:
            self._chosen[user] = from_json(await self._store.users.settings(user)).language

    def locale(self, interaction: discord.Interaction) -> str:
        """The language a user has chosen, once that is known; else that of their Discord ("en-GB")."""
        return self._chosen.get(interaction.user.id) or str(interaction.locale)

    async def choose_language(self, interaction: discord.Interaction, language: str) -> None:
        """Set the language of texts to a user; "": that of their Discord."""
        self._chosen[interaction.user.id] = language
        await self._keep_language(interaction.user.id, self.locale(interaction))

    async def _keep_language(self, user: int, locale: str) -> None:
        if self._languages.get(user) == locale:
            return
        self._languages[user] = locale
        try:
            if await self._store.users.language(user) != locale:
                await self._store.users.set_language(user, locale)
        except BaseException:
            self._languages.forget(user)
            raise

    async def language(self, user: int, default: str) -> str:
        """The language of a user, by Discord's name for it; `default` if it is not known."""
        known = self._languages.get(user)
        if known is None:
            stored = await self._store.users.language(user) or default
            known = self._languages[user] = self._languages.get(user) or stored  # a press may have set it
        return known

    def server_language(self, server: discord.Guild) -> str:
        return self._servers.of(server.id).language or language(str(server.preferred_locale))

    async def names(self, row: GameRow, locale: str = "") -> tuple[str, ...]:
        """The names of a game's seats; `locale`: of characters, and of the placeholder for erased users."""
        words = general_words(locale or row.language)
        erased = [held.seat for held in row.seated if is_erased(held.user)]
        several = {
            seat: Message("former-player-of-several", {"n": number}) for number, seat in enumerate(erased, 1)
        }
        former = {erased[0]: FORMER} if len(erased) == 1 else several
        return tuple(
            [
                words.text(former[held.seat])
                if held.seat in former
                else await self._name(row, held, words.locale)
                for held in row.seated
            ]
        )

    async def names_at(self, row: GameRow, moment: float) -> tuple[str, ...]:
        """The names of those who held a game's seats at a moment."""
        changes = await self._store.seats.changes(row.id)
        later = {each.seat: each for each in reversed(changes) if each.time >= moment}
        held = [
            SeatRow(each.seat, then.from_user, then.from_computer)
            if (then := later.get(each.seat)) and then.kind == SEAT_CHANGE
            else each
            for each in row.seated
        ]
        return await self.names(structs.replace(row, seated=tuple(held)))

    async def host_name(self, row: GameRow) -> str:
        return await self.name(row.guild, row.host, row.language)

    async def name(self, guild: int | None, user: int, locale: str = "en") -> str:
        """The user's name there; for an erased user the placeholder in `locale`."""
        if is_erased(user):
            return general_words(locale).text(FORMER)
        known = self._names.get((guild, user)) or await self._store.users.name(guild, user)
        if known is None:
            return await self._fetch_name(guild, user)
        self._names[guild, user] = known
        return known

    def _drop_from_caches(self, user: int | None = None) -> None:
        """Drop a user, or (None) all, from the caches: another process may have changed them."""
        self._store.users.drop_from_cache(user)
        for known in (self._languages, self._chosen):
            for each in known if user is None else (user,):
                known.forget(each)
        for key in self._names:
            if user in (None, key[1]):
                self._names.forget(key)

    def _forget(self, user: int) -> None:
        """Forget a user until they act again."""
        self._store.users.stop_storing(user)
        self._drop_from_caches(user)
        for server, other in self._joined:
            if other == user:
                self._joined.forget((server, other))

    async def _keep_name(self, guild: int | None, user: int, name: str) -> None:
        if self._names.get((guild, user)) == name:
            return
        self._names[guild, user] = name
        try:
            if await self._store.users.name(guild, user) != name:
                await self._store.users.set_name(guild, user, name)
        except BaseException:
            self._names.forget((guild, user))
            raise

    async def stand_in_names(self, row: GameRow) -> dict[int, str]:
        """The names of the users who stand in at a game, by the seats they play."""
        return {
            held.seat: await self.name(row.guild, held.stand_in.user)
            for held in row.seated
            if held.stand_in is not None and held.stand_in.user is not None
        }

    async def _name(self, row: GameRow, held: SeatRow, locale: str) -> str:
        if held.user is None:
            return self.computer_name(row.name, held, locale)
        return await self.name(row.guild, held.user)

    def computer_name(self, game: str, held: SeatRow, locale: str) -> str:
        """The name of a character, or the one that goes with the seat."""
        words, name = game_words(locale, game), f"character-{held.computer}"
        return words(name) if words.has(name) else COMPUTERS[held.seat % len(COMPUTERS)]

    async def _fetch_name(self, guild: int | None, user: int) -> str:
        """The name of a user on a server, or on Discord if they left; cached once the server is available."""
        server = await self._client.find_server(guild) if guild else None
        name = await self._member_name(server, user) if server else None
        name = name or await self._user_name(user)
        if server is not None or guild is None:
            await self._keep_name(guild, user, name)
        return name

    async def _user_name(self, user: int) -> str:
        try:
            return name_of(await self._client.fetch_user(user))
        except discord.NotFound as error:
            log.info("user %d cannot be found: %s", user, error)
            return DELETED

    async def _member_name(self, server: discord.Guild, user: int) -> str | None:
        try:
            return name_of(await server.fetch_member(user))
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("user %d cannot be found on server %d: %s", user, server.id, error)
            return None
