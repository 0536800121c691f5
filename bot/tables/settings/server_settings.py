"""A server's settings for all its tables."""

from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.happened import Happened, NewsMissed, ServerChanged
from bot.work import Locks
from clocks.pace import PACES, RESERVE
from games.words import LOCALES
from storage.together.store import Store

EVERYBODY, ROLE, MANAGERS = "everybody", "role", "managers"
"""Who may open tables."""

FEWEST_TABLES, MOST_TABLES = 1, 25


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A server's settings; the names of fields are stored and never change. Raises ValueError."""

    channel: int = 0
    """Text channel or forum in which tables are opened; 0: where somebody opens one."""
    language: str = ""
    """Language of the public texts, one of LOCALES; "": as Discord is set."""
    pace: str = RESERVE.key
    """Key of the pace of a new table."""
    opens: str = EVERYBODY
    """Who may open tables: EVERYBODY, ROLE or MANAGERS."""
    opening_role: int = 0
    """The role that may open tables, like managers; 0 without one."""
    told_role: int = 0
    """The role that is mentioned for open tables; 0 for none."""
    shown: bool = False
    """Whether its open tables are shown to its members elsewhere."""
    queue: bool = True
    """Whether tables are opened there for people who look for one."""
    most_tables: int = 3
    """Limit of public tables with others for a user who has finished none."""

    def __post_init__(self) -> None:
        if self.language not in ("", *LOCALES):
            raise ValueError(f"there are no texts in {self.language!r}")
        if self.pace not in [pace.key for pace in PACES]:
            raise ValueError(f"no pace is called {self.pace!r}")
        if self.opens not in (EVERYBODY, ROLE, MANAGERS):
            raise ValueError(f"tables are not opened by {self.opens!r}")
        if not FEWEST_TABLES <= self.most_tables <= MOST_TABLES:
            raise ValueError(f"nobody sits at {self.most_tables} tables")
        if min(self.channel, self.opening_role, self.told_role) < 0:
            raise ValueError("nothing on Discord has a negative id")


class ServerSettingsCache:
    """The settings of servers, all of them in memory."""

    def __init__(self, store: Store, happened: Happened) -> None:
        self._store = store
        self._settings: dict[int, ServerSettings] = {}
        self._locks = Locks[int]()
        happened.hear(NewsMissed, lambda _: self.load())
        happened.hear(ServerChanged, lambda event: self.look_again(event.guild))

    async def load(self) -> None:
        stored = await self._store.servers.all_settings()
        self._settings = {guild: from_json(settings) for guild, settings in stored.items()}

    async def look_again(self, guild: int) -> None:
        """Reread a server's settings, which another process may have changed."""
        stored = await self._store.servers.settings(guild)
        if stored is not None:
            self._settings[guild] = from_json(stored)

    def of(self, guild: int | None) -> ServerSettings:
        return self._settings.get(guild or 0, ServerSettings())

    async def change(self, guild: int, **changes: Any) -> ServerSettings:
        """Change fields of a server's settings; returns all of them. Raises ValueError, TypeError."""
        async with self._locks.of(guild), self._store.guard_user(guild):
            if self._store.several:
                await self.look_again(guild)
            changed = structs.replace(self.of(guild), **changes)
            await self._store.servers.set_settings(guild, to_json(changed))
            self._settings[guild] = changed
            return changed


def from_json(text: str) -> ServerSettings:
    """Settings as they are stored. Raises ValueError."""
    return msgspec.json.decode(text, type=ServerSettings)


def to_json(settings: ServerSettings) -> str:
    return msgspec.json.encode(settings).decode()
