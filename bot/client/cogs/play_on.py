"""*Play on from here*: a practice table that goes on from a step of a game that is over."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import discord

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.greeting import GreetingCog
from bot.client.handlers import handles
from bot.client.responses import refusing, respond, user_locale
from bot.client.table_place import TablePlace, place_to_play_again, table_place
from bot.locales import game_words
from bot.screens.history.history_ids import PlayOnAs, PlayOnFrom
from bot.screens.history.play_on import choose_seat
from bot.services import Services
from bot.tables.play_on import Branch
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.service import Solo
from storage.rows import GameRow


class PlayOnCog(BotCog):
    """*Play on from here*, and the choice of a seat."""

    def __init__(self, bot: Services) -> None:
        """Its handlers are added by `bot.add_cog`."""
        super().__init__(bot)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Of users for whom a table begins."""

    @handles(PlayOnFrom, Reply.PRIVATE)
    async def _from(self, interaction: Interaction, pressed: PlayOnFrom) -> None:
        await self._branch(pressed)
        await self._place(interaction, await self._bot.store.game(pressed.game))
        await self._choose(interaction, pressed, again=False)

    @handles(PlayOnAs, Reply.UPDATE)
    async def _as(self, interaction: Interaction, pressed: PlayOnAs) -> None:
        """Begin, if the commitment that was shown holds yet; after a restart another one is shown."""
        user, branch = interaction.user.id, await self._branch(pressed)
        with refusing("error-no-such-control", ValueError):
            branch.check_seat(pressed.seat)
        place = await self._place(interaction, await self._bot.store.game(pressed.game))
        level = await self._level(user)
        solo = Solo(
            user,
            computers=(level,) * (branch.given.players - 1),
            guild=place.channel.guild.id,
            channel=place.channel.id,
            language=self._bot.members.server_language(place.channel.guild),
            forum=place.forum,
            seat=pressed.seat,
        )
        async with self._locks.setdefault(user, asyncio.Lock()):
            row = await self._bot.play_on.begin(branch, solo, pressed.commitment)
        if row is None:
            await self._choose(interaction, pressed, again=True)
            return
        row = await self._bot.outbox.open_table(row)
        await self._bot.cog(GreetingCog).open_panel(interaction, branch.given.game, row, now=True)

    async def _branch(self, pressed: PlayOnFrom | PlayOnAs) -> Branch:
        """Where it begins. Raises UserError, NoSuchGame."""
        with refusing("error-no-such-control", ValueError):
            return await self._bot.play_on.branch(pressed.game, pressed.number)

    async def _place(self, interaction: Interaction, row: GameRow) -> TablePlace:
        """Where *Play now* would open a table; in a thread or a direct message, where *Play again* would.

        Raises UserError, MissingPermissions.
        """
        if isinstance(interaction.channel, discord.TextChannel):
            return table_place(interaction)
        return await place_to_play_again(interaction, row)

    async def _level(self, user: int) -> str:
        return (await self._bot.settings.of(user)).level or PLAYER[Purpose.PRACTICE]

    async def _choose(self, interaction: Interaction, pressed: PlayOnFrom | PlayOnAs, *, again: bool) -> None:
        user, locale, play_on = interaction.user.id, user_locale(interaction), self._bot.play_on
        context = await self._bot.screens.context(pressed.game, locale=locale)
        screen = choose_seat(
            context,
            pressed.number,
            game_words(locale, context.row.name),
            commitment=play_on.promise(user),
            level=await self._level(user),
            running=await play_on.running(user),
            again=again,
        )
        await respond(interaction, screen)
