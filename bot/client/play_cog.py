"""During a game: whose move it is, panels, boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

import games
from bot.client.command_tree import localized
from bot.client.components import layout
from bot.client.progress import ProgressMessages
from bot.client.responses import (
    Interaction,
    UserError,
    answer_errors,
    defer,
    respond,
    update_progress,
    user_words,
)
from bot.locales import game_words
from bot.screens import answers, player, thread
from bot.screens.builder import NoRound
from bot.screens.choice import ALL, LOOK, PICK, UNDO, Press
from bot.tables.errors import NotYours, Outdated
from games.engine.table import NoSuchOption, NotAsked, NothingToUndo
from games.words import Message
from renderer import TooLarge
from storage.errors import DuplicateInteraction
from storage.rows import LOBBY, GameRow

if TYPE_CHECKING:
    from bot.app import Tabellarius


class Play(commands.Cog):
    """`/games`, `/move`, `/board`, `/help`; panels, and the buttons in a table's thread."""

    def __init__(self, bot: Tabellarius) -> None:
        """Its controls are handled from now on."""
        self._bot = bot
        for kind in (PICK, LOOK, UNDO):
            bot.handle(kind, self._pressed)
        bot.handle(thread.MOVE, self._my_move)
        bot.handle(thread.BOARD, self._my_board)
        bot.handle(player.SEAT, self._other_board)
        bot.handle(thread.HELP, self._help_at)
        bot.handle(player.WORDS, self._in_words)

    # Commands

    @app_commands.command(name=localized("games"), description=localized("games", about=True))
    async def games(self, interaction: Interaction) -> None:
        """The games of who asks."""
        await answer_errors(interaction, self._games(interaction))

    @app_commands.command(name=localized("move"), description=localized("move", about=True))
    async def move(self, interaction: Interaction) -> None:
        """The panel of the table that has waited longest."""
        await answer_errors(interaction, self._longest_waiting(interaction))

    @app_commands.command(name=localized("board"), description=localized("board", about=True))
    @app_commands.rename(seat=localized("player", parameter=True))
    @app_commands.describe(seat=localized("player", parameter=True, about=True))
    async def board(self, interaction: Interaction, seat: int | None = None) -> None:
        """The board and the table."""
        await answer_errors(interaction, self._board_here(interaction, seat))

    @board.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Who sits at this table."""
        row = await self._here(interaction)
        names = await self._bot.members.names(row) if row else ()
        return [
            app_commands.Choice(name=name, value=seat)
            for seat, name in enumerate(names)
            if typed.lower() in name.lower()
        ]

    @app_commands.command(name=localized("replay"), description=localized("replay", about=True))
    @app_commands.rename(number=localized("round", parameter=True))
    @app_commands.describe(number=localized("round", parameter=True, about=True))
    async def replay(
        self, interaction: Interaction, number: app_commands.Range[int, 1] | None = None
    ) -> None:
        """The game, or a round, as a moving picture."""
        await answer_errors(interaction, self._replay(interaction, number))

    @app_commands.command(name=localized("help"), description=localized("help", about=True))
    async def help(self, interaction: Interaction) -> None:
        """How to play."""
        await answer_errors(interaction, self._help(interaction, None))

    # What the commands show

    async def _games(self, interaction: Interaction) -> None:
        await defer(interaction)
        mine = await self._bot.tables.games_of(interaction.user.id)
        locale = str(interaction.locale)
        titles = {each.game.name: game_words(locale, each.game.name).say(Message("title")) for each in mine}
        await respond(interaction, answers.games(mine, user_words(interaction), titles))

    async def _longest_waiting(self, interaction: Interaction) -> None:
        waiting = await self._bot.tables.waiting_of(interaction.user.id)
        if not waiting:
            raise UserError("error-nothing-waits")
        await self._open_panel(interaction, waiting[0].game)

    async def _board_here(self, interaction: Interaction, seat: int | None) -> None:
        row = await self._here(interaction)
        if row is None:
            raise UserError("error-no-table")
        if seat is not None and row.holder(seat) is None:
            raise UserError("error-no-seat")
        await self._open_board(interaction, row, seat)

    async def _here(self, interaction: Interaction) -> GameRow | None:
        """The game of this thread, else the one that waits for the user longest, else any he plays."""
        here = await self._bot.tables.game_in(interaction.channel_id or 0)
        if here:
            return here
        mine = await self._bot.tables.games_of(interaction.user.id)
        return next((each.game for each in mine if each.game.stage != LOBBY), None)

    # The buttons in the thread

    async def _my_move(self, interaction: Interaction, what: str, _: Sequence[str]) -> None:
        await self._open_panel(interaction, await self._game(what))

    async def _my_board(self, interaction: Interaction, what: str, _: Sequence[str]) -> None:
        await self._open_board(interaction, await self._game(what), None)

    async def _help_at(self, interaction: Interaction, what: str, _: Sequence[str]) -> None:
        await self._help(interaction, (await self._game(what)).name)

    async def _other_board(self, interaction: Interaction, what: str, values: Sequence[str]) -> None:
        await interaction.response.defer()
        row = await self._game(what)
        screen = await self._bot.screens.board(
            row.id,
            row.seat_of(interaction.user.id),
            int(values[0]),
            str(interaction.locale),
            place=_place(interaction),
        )
        await respond(interaction, screen)

    async def _game(self, what: str) -> GameRow:
        return await self._bot.tables.game(int(what.partition(":")[0]))

    async def _open_panel(self, interaction: Interaction, row: GameRow) -> None:
        seat = row.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("error-not-your-table")
        await defer(interaction)
        locale, place = str(interaction.locale), interaction.id
        await respond(interaction, await self._bot.screens.panel(row.id, seat, locale, place=place))

    async def _open_board(self, interaction: Interaction, row: GameRow, seat: int | None) -> None:
        await defer(interaction)
        viewer = row.seat_of(interaction.user.id)
        shown = seat if seat is not None else viewer or 0
        locale, place = str(interaction.locale), interaction.id
        await respond(interaction, await self._bot.screens.board(row.id, viewer, shown, locale, place=place))

    async def _in_words(self, interaction: Interaction, what: str, _: Sequence[str]) -> None:
        row = await self._game(what)
        await defer(interaction)
        words = game_words(str(interaction.locale), row.name)
        context = await self._bot.screens.context(row.id)
        first, *rest = player.board_in_words(context, row.seat_of(interaction.user.id), words)
        await respond(interaction, first)
        for screen in rest:
            await interaction.followup.send(view=layout(screen), ephemeral=True)

    async def _replay(self, interaction: Interaction, number: int | None) -> None:
        """Post a moving picture, for all in the game's own thread; show how far it is while it is made."""
        row = await self._here(interaction)
        if row is None:
            raise UserError("error-no-table")
        public = interaction.channel_id == row.thread
        locale = row.language if public else str(interaction.locale)
        await interaction.response.defer(thinking=True, ephemeral=not public)
        words = game_words(locale, row.name)
        meter = ProgressMessages(
            lambda done, total: update_progress(interaction, player.replay_progress(words, done, total))
        )
        limit = interaction.filesize_limit
        try:
            async with meter:
                screen = await self._bot.screens.replay(
                    row.id, number, locale, limit=limit, progress=meter.moved
                )
        except NoRound:
            raise UserError("error-no-round") from None
        except TooLarge:
            raise UserError("error-large-replay", size=limit // 2**20) from None
        await respond(interaction, screen, private=not public)

    async def _help(self, interaction: Interaction, game: str | None) -> None:
        words = game_words(str(interaction.locale), game) if game else user_words(interaction)
        await interaction.response.send_message(view=layout(answers.help_text(words)), ephemeral=True)
        if game:
            for screen in answers.reference(games.find(game), words, self._bot.emoji_uploader.of(game)):
                await interaction.followup.send(view=layout(screen), ephemeral=True)

    # Panels

    async def _pressed(self, interaction: Interaction, _: str, values: Sequence[str]) -> None:
        """A control of a panel: do what it says if the panel is up to date, and show what there is now."""
        await interaction.response.defer()
        data: Any = interaction.data or {}
        press = Press.read(str(data.get("custom_id")), values)
        row = await self._bot.tables.game(press.asked.table)
        if row.seat_of(interaction.user.id) != press.asked.seat:
            raise NotYours(f"user {interaction.user.id} does not hold seat {press.asked.seat}")
        done = await self._done(interaction, press)
        after = player.PressOutcome.OUTDATED
        if done:
            here = press.kind == PICK and interaction.guild_id is None
            after = player.PressOutcome.DONE_IN_DIRECT_MESSAGE if here else player.PressOutcome.DONE
        screen = await self._bot.screens.panel(
            row.id,
            press.asked.seat,
            str(interaction.locale),
            page=press.key if press.kind == LOOK and done else "",
            after=after,
            place=_place(interaction),
        )
        await respond(interaction, screen)

    async def _done(self, interaction: Interaction, press: Press) -> bool:
        """Do what a press says; whether the panel was up to date."""
        asked = press.asked
        who = {"user": interaction.user.id, "number": asked.number, "interaction": interaction.id}
        tables = self._bot.tables
        try:
            if press.kind == PICK:
                await tables.answer(asked.table, asked.seat, press.key, **who)
            elif press.kind == UNDO:
                await tables.undo(asked.table, asked.seat, all_of_it=press.key == ALL, **who)
            else:
                return (await tables.table(asked.table)).number(asked.seat) == asked.number
        except (Outdated, NotAsked, NoSuchOption, NothingToUndo):
            return False
        except DuplicateInteraction:
            return True
        return True


def _place(interaction: Interaction) -> int | None:
    """The message that was pressed: its newest picture is the one that counts."""
    message: discord.Message | None = interaction.message
    return message.id if message else None
