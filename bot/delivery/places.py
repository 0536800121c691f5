"""Problems of a game's place, reported once to those who can fix them."""

from __future__ import annotations

import logging
from typing import ClassVar

import discord

from bot.client.forums import tags_of_post
from bot.client.gateway.shards import ShardedClient
from bot.client.table_place import find_member, free_channels, is_deleted, may_choose
from bot.client.threads import FOR_PICTURES, missing_permissions, required_permissions
from bot.delivery.deliverer import Next, NotYet
from bot.delivery.failures import CODES, Failure, FailureKind, Fault
from bot.delivery.messages.direct import Screens, UserDelivery
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.plan import is_personal
from bot.limits import TAG_REQUIRED, TAGS_MODERATED, THREAD_LOCKED, TOO_MANY_THREADS
from bot.locales import game_words
from bot.screens.model import Screen
from bot.screens.servers import new_place, notices
from bot.screens.text import numbered_title
from games.words import Words
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, OVER, PLAYING, GameRow, OutboxRow, is_erased

UNTIL_KNOWN_SECONDS = 5.0
"""Seconds between two looks whether the client knows a server."""

UNTIL_TRIED_SECONDS = 60.0
"""Seconds between two looks whether a refused message is tried again."""

PATIENCE = 5
"""Attempts after which a failure is reported even if all permissions seem to be there."""

OF_KINDS = {
    FailureKind.GONE: Kind.CHANNEL_GONE,
    FailureKind.BLOCKED: Kind.BLOCKED,
    FailureKind.REFUSED: Kind.REFUSED,
}

OF_CODES = {
    THREAD_LOCKED: Kind.THREAD_LOCKED,
    **dict.fromkeys(TOO_MANY_THREADS, Kind.TOO_MANY_THREADS),
    TAGS_MODERATED: Kind.FORUM_TAGS,
    TAG_REQUIRED: Kind.FORUM_TAGS,
}
"""Problems by codes; any other forbidden thing lacks a permission."""

log = logging.getLogger(__name__)


class Places(DeliveryBase):
    """Places of games, and reports of their problems."""

    async def report(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Make a notice due to the host, and to the server's owner if they can mend it, once.

        A failure that seems to pass by itself is reported only when it has come back.
        """
        problem = OF_KINDS.get(failure.kind) or OF_CODES.get(failure.code, Kind.NO_PERMISSION)
        server = self._client.get_guild(game.guild) if game.guild else None
        if not _is_known(self._client, game, server):
            return Next.SOON
        if server is None:
            await self._tell_removed(game)
            return Next.LATER
        if row.attempts < PATIENCE and not _is_plain(problem, server, game):
            return Next.SOON
        owner = server.owner_id
        if problem is Kind.CHANNEL_GONE:
            users = await self._users_who_choose(game, owner)
        else:
            users = {game.host} if owner is None else {game.host, owner}
        await self._claim_notice(game, problem, users)
        return Next.LATER

    async def ask_owner(self, game: GameRow) -> None:
        """Ask the server's owner once for another channel, as a table's channel was deleted."""
        server = self._client.get_guild(game.guild) if game.guild else None
        if server is not None and server.owner_id is not None and await self.can_move(game):
            await self._claim_notice(game, Kind.CHANNEL_GONE, {server.owner_id})

    async def can_move(self, game: GameRow) -> bool:
        """Whether a table can move to another channel: it is played, or its result was not posted."""
        return game.stage == PLAYING or (game.stage == OVER and not await self._store.is_end_posted(game.id))

    def is_deleted(self, game: GameRow) -> bool:
        """Whether the channel of a game is known to be none of its server."""
        return is_deleted(self._client.get_guild(game.guild or 0), game)

    def is_removed(self, game: GameRow) -> bool:
        """Whether the bot is not on the server of a game any more."""
        return game.guild is not None and self._client.is_removed(game.guild)

    async def tell_removed(self, server: int) -> None:
        """Notify all people at the tables of a server, each once, that the bot was removed."""
        for game in await self._store.games_open_in(server):
            await self._tell_removed(await self._store.game(game))

    async def _tell_removed(self, game: GameRow) -> None:
        await self._store.reach.note_place_failure(game.id, time=self._clock.now())
        players = {held.player for held in game.seated if held.player is not None}
        await self._claim_notice(game, Kind.REMOVED, players)

    async def _users_who_choose(self, game: GameRow, owner: int | None) -> set[int]:
        """Who is notified that a channel was deleted: the host; the server's owner if that reaches nobody."""
        if game.stage == LOBBY:
            return {game.host}
        host = game.present_host
        reached = host is not None and await self._store.users.reachable(host) is not False
        return {user for user in (host if reached else owner,) if user is not None}

    async def _claim_notice(self, game: GameRow, problem: Kind, users: set[int]) -> None:
        notified = await self._store.claim_notices(
            game.id,
            problem,
            place=place_of(game, problem),
            users=sorted(user for user in users if not is_erased(user)),
            time=self._clock.now(),
        )
        if notified:
            log.warning("game %d: %s", game.id, problem)
            self._wake(game.id)


def _is_known(client: ShardedClient, game: GameRow, server: discord.Guild | None) -> bool:
    """Whether no outage hides the state of a game's server, or (None) that the bot is not there."""
    if server is not None:
        return not server.unavailable
    return game.guild is None or client.is_removed(game.guild)


def _is_plain(problem: Kind, server: discord.Guild, game: GameRow) -> bool:
    """Whether the known state of a server agrees with the failure."""
    if problem is Kind.NO_PERMISSION:
        return not may_write(server, game.channel)
    if problem is Kind.FORUM_TAGS:
        return _lacks_tag(server, game)
    return problem is not Kind.CHANNEL_GONE or server.get_channel(game.channel) is None


def _lacks_tag(server: discord.Guild, game: GameRow) -> bool:
    """Whether a table's forum requires a tag, and the bot may not give that of the table."""
    forum = server.get_channel(game.channel)
    if not isinstance(forum, discord.ForumChannel):
        return False
    return forum.flags.require_tag and not tags_of_post(forum, game)


def place_of(game: GameRow, problem: Kind) -> int:
    """The thread, server or channel of a problem, which is reported once for all games there."""
    if problem is Kind.THREAD_LOCKED:
        return game.thread or game.channel
    if problem in (Kind.TOO_MANY_THREADS, Kind.REMOVED):
        return game.guild or game.channel
    return game.channel


class NoticeDelivery(UserDelivery):
    """Delivers notices to those who can fix a place."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._places = Places(services)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Post the notice, unless it is mended by now, or the user is out of reach."""
        assert row.user is not None, row
        closed = await self._direct.closed_code(row.user)
        if closed and await self._still_holds(game, Kind(row.kind), row.user):
            await self._store.mark_given_up(row, closed, time=self._clock.now())
            await self._ask_owner_instead(game, row)
            return False
        return await super().deliver(game, row)

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """Handle closed direct messages; ask the server's owner if the host cannot be asked."""
        following = await super().after_failure(game, row, failure)
        if failure.kind is FailureKind.CLOSED:
            await self._ask_owner_instead(game, row)
        return following

    async def _ask_owner_instead(self, game: GameRow, row: OutboxRow) -> None:
        if row.kind == Kind.CHANNEL_GONE:
            await self._places.ask_owner(game)

    async def _still_holds(self, game: GameRow, problem: Kind, user: int) -> bool:
        return await self._store.has_notice(user, problem, place_of(game, problem))

    async def _screen(self, game: GameRow, row: OutboxRow, user: int) -> Screen | None:
        """The notice; None if it is mended by now. Raises NotYet while the server is not known."""
        problem = Kind(row.kind)
        if not await self._still_holds(game, problem, user):
            return None
        server = self._client.get_guild(game.guild) if game.guild else None
        if not _is_known(self._client, game, server):
            raise NotYet(UNTIL_KNOWN_SECONDS)
        usual = game.language if server is None else self._members.server_language(server)
        words = game_words(await self._members.language(user, usual), game.name)
        if problem in self.GONE:
            return await self.GONE[problem](self, game, user, words)
        return None if server is None else await self.SCREENS[problem](self, game, server, words)

    async def _thread_locked_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen:
        return notices.thread_locked_screen(game, server.name, words)

    async def _too_many_threads_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen:
        return notices.too_many_threads_screen(game, server.name, words)

    async def _forum_tags_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen | None:
        return notices.forum_tags_screen(game, server.name, words) if _lacks_tag(server, game) else None

    async def _no_permission_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen:
        missing = missing_in(server, game.channel) or required_permissions(forum=game.forum)
        return notices.missing_permissions_screen(missing, game, server.name, words)

    async def _blocked_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen | None:
        code = await self._code_of(game, Kind.BLOCKED)
        if code is None:
            return None
        by_server = CODES[code].judgement.fault is Fault.SERVER
        return notices.blocked_screen(game, server.name, words, by_server=by_server)

    async def _refused_screen(self, game: GameRow, server: discord.Guild, words: Words) -> Screen | None:
        code = await self._code_of(game, Kind.REFUSED)
        return None if code is None else notices.refused_screen(code, game, server.name, words)

    async def _code_of(self, game: GameRow, problem: Kind) -> int | None:
        """What does not allow the messages, by the last failure; None without one. Raises NotYet."""
        due = [row for row in await self._store.outbox_due(game.id) if not is_personal(row)]
        codes = [int(row.failure) for row in due if row.failure is not None and row.failure.isdecimal()]
        code = next(
            (code for code in codes if code in CODES and OF_KINDS.get(CODES[code].kind) is problem), None
        )
        if due and code is None:
            raise NotYet(UNTIL_TRIED_SECONDS)
        return code

    async def _removed_screen(self, game: GameRow, user: int, words: Words) -> Screen | None:
        """The user's tables on a server that the bot is not on any more; None without any."""
        if game.guild and self._client.get_guild(game.guild) is not None:
            return None
        mine = [each.row for each in await self._store.games_of(user) if each.row.guild == game.guild]
        running, waiting = (
            [numbered_title(row.id, game_words(words.locale, row.name)) for row in mine if row.stage == stage]
            for stage in (PLAYING, LOBBY)
        )
        closed = game.guild in {each.guild for each in await self._store.servers.closed()}
        return notices.removed_screen(running, waiting, words, closed=closed) if mine else None

    async def _other_channel_screen(self, game: GameRow, user: int, words: Words) -> Screen | None:
        """Another channel is to be chosen; None if the game is over, or who is asked has left the server."""
        if game.stage == LOBBY:
            return notices.lobby_gone_screen(words)
        server = self._client.get_guild(game.guild) if game.guild else None
        if server is None or not await self._places.can_move(game):
            return None
        member = await find_member(server, user)
        if member is None or not may_choose(member, game):
            await self._places.ask_owner(game)
            return None
        channels = free_channels(server, member, self._servers.of(server.id).channel)
        return new_place.choice_screen(game, channels, words, notice=True)

    GONE: ClassVar[Screens[NoticeDelivery, GameRow, int, Words]] = {
        Kind.REMOVED: _removed_screen,
        Kind.CHANNEL_GONE: _other_channel_screen,
    }
    SCREENS: ClassVar[Screens[NoticeDelivery, GameRow, discord.Guild, Words]] = {
        Kind.NO_PERMISSION: _no_permission_screen,
        Kind.THREAD_LOCKED: _thread_locked_screen,
        Kind.TOO_MANY_THREADS: _too_many_threads_screen,
        Kind.FORUM_TAGS: _forum_tags_screen,
        Kind.BLOCKED: _blocked_screen,
        Kind.REFUSED: _refused_screen,
    }


def may_write(server: discord.Guild, channel: int) -> bool:
    """Whether the bot may write in a channel; True if its permissions are not known."""
    return not {*missing_in(server, channel)} - {FOR_PICTURES}


def missing_in(server: discord.Guild, channel: int) -> tuple[str, ...]:
    """The permissions known to be missing in a channel."""
    found = server.get_channel(channel)
    if found is None:
        return ()
    return missing_permissions(
        found.permissions_for(server.me), forum=isinstance(found, discord.ForumChannel)
    )
