"""*Open tables* with room for a user on their servers, and the queue."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.people.membership import Membership
from bot.client.responses import UserError, refuse_with_text, respond, tell_privately, user_locale, user_words
from bot.client.table_place import plays_directly
from bot.locales import game_titles, general_words
from bot.screens.finding import open_tables as screens
from bot.screens.finding.open_tables import MOST, FoundTable, NewTableNotices
from bot.screens.finding.queue import DAYS, GAMES, LENGTHS, NUMBERS, PACE, PEOPLE, queue_page
from bot.screens.ids import people_ids as ids
from bot.tables.queue.matching import PACES
from bot.tables.queue.service import QueueService
from bot.tables.settings.server_settings import ServerSettingsCache
from bot.tables.settings.settings_store import SettingsStore
from clocks.overlap import hours_together, waking_slots
from clocks.pace import RESERVE
from clocks.user_settings import UserSettings, from_json, schedule_of
from storage.lobby.open_tables import OpenTable
from storage.lobby.queue import Search

MOST_READ = 50
"""Number of tables from which the best are chosen."""

MOST_SERVERS = 10
"""Number of servers on which a user is looked up, apart from remembered ones."""

LEVELS = (True, None, False)
"""How a table suits the user's level, best first."""


@dataclass(eq=False)
class FindingCog(BotCog):
    _settings: SettingsStore
    _servers: ServerSettingsCache
    _membership: Membership
    _queue: QueueService

    @handles(ids.FindTables, Reply.PRIVATE)
    async def _show_open_tables(self, interaction: Interaction, _: ids.FindTables) -> None:
        await self._show_tables(interaction)

    @handles(ids.TellOfTables, Reply.UPDATE)
    async def _tell_of_tables(self, interaction: Interaction, pressed: ids.TellOfTables) -> None:
        user, words = interaction.user.id, user_words(interaction)
        if pressed.on and not await self._membership.is_member(pressed.guild, user):
            raise UserError("error-not-on-server")
        await self._store.listeners.set(pressed.guild, user, on=bool(pressed.on))
        if pressed.nonce:
            await tell_privately(interaction, words("tell-no-more-done"))
        else:
            await self._show_tables(interaction)

    async def _show_tables(self, interaction: Interaction) -> None:
        user, locale = interaction.user.id, user_locale(interaction)
        here, now, directly = interaction.guild_id or 0, self._clock.now(), plays_directly(interaction)
        tables = await self._store.open_tables.tables_for(
            user, here=here, direct=directly, now=now, most=MOST_READ
        )
        found = await self._best_tables(await self._tables_for_member(tables, user, here), user, here)
        lobbies = [each for each in found if each.seat is None]
        offered = [each for each in found if each.seat is not None]
        notices = NewTableNotices(here, await self._store.listeners.listens(here, user)) if here else None
        screen = screens.open_tables(lobbies, offered, game_titles(locale), notices, general_words(locale))
        await respond(interaction, screen)

    # The queue

    @handles(ids.OpenSearch, Reply.PRIVATE)
    async def _open_search(self, interaction: Interaction, _: ids.OpenSearch) -> None:
        await self._show_search(interaction)

    @handles(ids.ChangeSearch, Reply.UPDATE)
    async def _change_search(self, interaction: Interaction, pressed: ids.ChangeSearch) -> None:
        search = await self._search_of_user(interaction)
        with refuse_with_text("error-no-such-control", ValueError):
            await self._queue.keep(changed_search(search, pressed.name, pressed.values))
        await self._show_search(interaction)

    @handles(ids.SearchDirectly, Reply.UPDATE)
    async def _search_directly(self, interaction: Interaction, pressed: ids.SearchDirectly) -> None:
        if pressed.on and not plays_directly(interaction):
            raise UserError("error-no-such-control")
        await self._queue.keep(
            structs.replace(await self._search_of_user(interaction), direct=bool(pressed.on))
        )
        await self._show_search(interaction)

    @handles(ids.SearchNear, Reply.UPDATE)
    async def _search_near(self, interaction: Interaction, pressed: ids.SearchNear) -> None:
        await self._queue.keep(
            structs.replace(await self._search_of_user(interaction), near=bool(pressed.near))
        )
        await self._show_search(interaction)

    @handles(ids.StartSearch, Reply.UPDATE)
    async def _start_search(self, interaction: Interaction, pressed: ids.StartSearch) -> None:
        user = interaction.user.id
        if not pressed.on:
            await self._queue.stop(user)
        else:
            search = await self._search_of_user(interaction)
            if not search.direct and not await self._is_anywhere(user, interaction.guild_id):
                raise UserError("error-queue-nowhere")
            await self._queue.start(search)
        await self._show_search(interaction)

    async def _is_anywhere(self, user: int, here: int | None) -> bool:
        """Whether there is a server of which a user is a member, and on which they could find a table."""
        found = await self._store.seekers.servers_of(user)
        servers = [each for each in found if self._servers.of(each).queue]
        return await self._membership.is_anywhere(servers, user, here=here)

    async def _search_of_user(self, interaction: Interaction) -> Search:
        """What the user looks for, or would at first."""
        found = await self._store.seekers.find(interaction.user.id)
        return found or Search(interaction.user.id, tuple(games.names()), 2, 4, RESERVE.key, 7)

    async def _show_search(self, interaction: Interaction) -> None:
        locale = user_locale(interaction)
        search, titles = await self._search_of_user(interaction), game_titles(locale)
        found = await self._store.game(search.game) if search.game and search.is_found else None
        directly, now = plays_directly(interaction), self._clock.now()
        days = await self._store.queue_days.before(now)
        page = queue_page(search, titles, days, now, general_words(locale), directly=directly, found=found)
        await respond(interaction, page)

    # Open tables

    async def _tables_for_member(
        self, tables: tuple[OpenTable, ...], user: int, here: int
    ) -> tuple[OpenTable, ...]:
        """The tables on no server, on this one, and on the others of which the user is a member."""
        membership, found = self._membership, {None, here}
        guilds = dict.fromkeys(each.guild for each in tables if each.guild not in (None, here))
        asked = 0
        for guild in guilds:
            remembered = membership.is_remembered(guild, user)
            if (remembered or asked < MOST_SERVERS) and await membership.is_member(guild, user):
                found.add(guild)
            asked += not remembered
        return tuple(each for each in tables if each.guild in found)

    async def _best_tables(self, tables: tuple[OpenTable, ...], user: int, here: int) -> list[FoundTable]:
        """The best tables to show: this server's first, then by level and common waking hours."""
        mine, now = await self._settings.of(user), self._clock.now()
        hours = {each.game: _common_waking_hours(each, mine, now) for each in tables}
        best = sorted(
            tables,
            key=lambda each: (each.guild != here, LEVELS.index(each.suits), -(hours[each.game] or 0.0)),
        )
        shown = (
            *[each for each in best if each.seat is None][:MOST],
            *[each for each in best if each.seat is not None][:MOST],
        )
        paces = await self._store.hand_overs.median_seconds(
            {person for each in shown for person in each.people}
        )
        rows = await self._store.games([each.game for each in shown])
        return [
            FoundTable(
                row, each.seat, hours[each.game], max(_known_paces(each, paces), default=None), each.suits
            )
            for row, each in zip(rows, shown, strict=True)
        ]


def _common_waking_hours(table: OpenTable, mine: UserSettings, now: float) -> float | None:
    """The hours of a day in which a table's people and the user are awake; None if that is not known."""
    people = [from_json(each) for each in table.people.values()]
    if not people or not all(each.confirmed for each in (mine, *people)):
        return None
    return hours_together([waking_slots(schedule_of(each, ""), now) for each in (mine, *people)])


def _known_paces(table: OpenTable, paces: Mapping[int, float]) -> list[float]:
    return [paces[person] for person in table.people if person in paces]


def changed_search(search: Search, name: str, values: tuple[str, ...]) -> Search:
    """A search with one thing changed. Raises ValueError for an impossible value."""
    if name == GAMES:
        chosen = tuple(each for each in games.names() if each in values)
        if not chosen or len(chosen) != len(set(values)):
            raise ValueError(f"these are no games: {values}")
        return structs.replace(search, games=chosen)
    (value,) = values
    if name == PEOPLE:
        numbers = {f"{fewest}-{most}": (fewest, most) for fewest, most in NUMBERS}
        if value not in numbers:
            raise ValueError(f"nobody looks for {value!r} people")
        fewest, most = numbers[value]
        return structs.replace(search, fewest=fewest, most=most)
    if name == PACE and value in PACES:
        return structs.replace(search, pace=value)
    if name == DAYS and value in map(str, LENGTHS):
        return structs.replace(search, days=int(value))
    raise ValueError(f"nobody looks for {name} {value!r}")
