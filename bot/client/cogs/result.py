"""Actions after a game: *Play again*, *Look back*, *Analyze*."""

import logging
from dataclasses import dataclass

import discord

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.replays import Replays
from bot.client.handlers import handles
from bot.client.progress import ProgressMessages
from bot.client.responses import UserError, respond, update_progress, user_locale, user_words
from bot.client.table_place import has_left, place_to_play_again
from bot.delivery.lobby_cards import LobbyCards
from bot.delivery.outbox import Outbox
from bot.limits import TOKEN_GONE
from bot.locales import game_words
from bot.screens.ids import table_ids as ids
from bot.screens.markup import card_link
from bot.screens.model import text_screen
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.results.result import ask_level_again
from bot.tables.analyses import Analyses
from bot.tables.reminders.timers import Timers
from bot.tables.service import TableService
from games.agents.levels import LEVELS
from games.words import Verbatim
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, OVER, GameRow

log = logging.getLogger(__name__)


@dataclass(eq=False)
class ResultCog(BotCog):
    _tables: TableService
    _outbox: Outbox
    _timers: Timers
    _screens: ScreenBuilder
    _lobby_cards: LobbyCards
    _analyses: Analyses
    _replays: Replays

    @handles(ids.LookBack, Reply.PRIVATE, ids.LookBackAt)
    async def _look_back(self, interaction: Interaction, pressed: ids.LookBack | ids.LookBackAt) -> None:
        row = await self._finished_game(pressed.game)
        screens, user = self._screens, interaction.user.id
        await respond(interaction, await screens.look_back(row.id, user, user_locale(interaction)))

    @handles(ids.Analyse, Reply.PRIVATE)
    async def _analyse(self, interaction: Interaction, pressed: ids.Analyse) -> None:
        row = await self._finished_game(pressed.game)
        await self._show_analysis(interaction, row, row.own_seat_of(interaction.user.id) or 0)

    @handles(ids.AnalyseSeat, Reply.UPDATE)
    async def _analyse_seat(self, interaction: Interaction, pressed: ids.AnalyseSeat) -> None:
        row = await self._finished_game(pressed.game)
        seats = {str(held.seat): held.seat for held in row.seated}
        if pressed.seat not in seats:
            raise UserError("error-no-such-control")
        await self._show_analysis(interaction, row, seats[pressed.seat])

    async def _show_analysis(self, interaction: Interaction, row: GameRow, seat: int) -> None:
        """Show how a seat has played, after progress messages; by direct message if the reply is gone."""
        if row.is_practice:
            raise UserError("error-no-such-control")
        analyses, screens, words = self._analyses, self._screens, user_words(interaction)
        texts = game_words(user_locale(interaction), row.name)
        plays = await analyses.kept(row, texts)
        if plays is None:

            async def show_progress(done: int, total: int) -> None:
                left = analyses.seconds_left(row.id, done, total)
                text = words("analysis-progress", done=done, total=total, seconds=left)
                await update_progress(interaction, text)

            messages = ProgressMessages(show_progress)
            async with messages:
                table = await self._tables.past_table(row.id)
                plays = await analyses.work_out(row.id, table, messages.update)
        user, locale = interaction.user.id, user_locale(interaction)
        is_own = row.own_seat_of(user) == seat
        advice = await analyses.advice(row.name, user, texts) if is_own else None
        screen = await screens.analysis(row.id, plays, seat, user, locale, advice)
        try:
            await respond(interaction, screen)
        except discord.HTTPException as error:
            if error.code not in TOKEN_GONE:
                raise
            now = self._clock.now()
            await self._store.add_to_users(Kind.ANALYSED, [user], row.id, now)
            self._timers.wake()

    @handles(ids.ReplayOf, Reply.PRIVATE)
    async def _replay(self, interaction: Interaction, pressed: ids.ReplayOf) -> None:
        await self._replays.show(interaction, await self._finished_game(pressed.game))

    @handles(ids.PlayAgain, Reply.PRIVATE)
    async def _play_again(self, interaction: Interaction, pressed: ids.PlayAgain) -> None:
        row = await self._finished_game_of_player(interaction, pressed.game)
        found = await self._store.results.played_again(row.id)
        if found is None and await self._was_alone(row, interaction.user.id):
            if not row.direct:
                await place_to_play_again(interaction, row)
            await respond(interaction, ask_level_again(row, user_words(interaction)))
            return
        await self._open_again(interaction, row, found)

    @handles(ids.PlayAgainAtLevel, Reply.UPDATE)
    async def _play_again_at_level(self, interaction: Interaction, pressed: ids.PlayAgainAtLevel) -> None:
        row = await self._finished_game_of_player(interaction, pressed.game)
        if pressed.level not in (*LEVELS, ids.AS_BEFORE):
            raise UserError("error-no-such-control")
        found = await self._store.results.played_again(row.id)
        level = "" if pressed.level == ids.AS_BEFORE else pressed.level
        await self._open_again(interaction, row, found, level)

    async def _finished_game_of_player(self, interaction: Interaction, game: int) -> GameRow:
        """A finished game that the user has played. Raises UserError, NoSuchGame."""
        row = await self._finished_game(game)
        if row.own_seat_of(interaction.user.id) is None:
            raise UserError("error-not-played")
        return row

    async def _was_alone(self, row: GameRow, user: int) -> bool:
        """Whether a user played a game against computer players alone, from its beginning."""
        results = await self._tables.results(row)
        others = [each for each in results if each.user != user]
        return bool(others) and all(each.computer is not None and not each.replaced for each in others)

    async def _open_again(
        self, interaction: Interaction, row: GameRow, found: GameRow | None, level: str = ""
    ) -> None:
        """Seat the user at the next game: the one `found`, or a new one."""
        user, text = interaction.user.id, "again-seated"
        if found is None:
            found = await self._new_table(interaction, row, level)
            text = "again-opened" if found.host == user else text
        if found.stage == LOBBY and found.own_seat_of(user) is None:
            found, text = await self._tables.lobby.join(found.id, user), "again-joined"
        said = await self._send_card(interaction, found, text) if found.direct else ""
        if _is_alone(row, found, user):
            await self._tables.start(found.id, host=user)
            found = await self._store.game(found.id)
            found = found if found.direct else await self._outbox.open_table(found)
        if found.stage != LOBBY:
            text, said = "again-begun" if found.own_seat_of(user) is None else "again-started", ""
        found = found if found.direct else await self._outbox.post_card(found)
        self._outbox.wake(found.id)
        link = f"<#{found.thread}>" if found.thread else card_link(found)
        said = said or user_words(interaction)(text, card=Verbatim(link))
        await respond(interaction, text_screen(said))

    async def _new_table(self, interaction: Interaction, row: GameRow, level: str) -> GameRow:
        """Open the table at which a game is played again. Raises UserError, MissingPermissions."""
        user, lobby = interaction.user.id, self._tables.lobby
        left = [each.user for each in await self._store.blocks.of_user(user)]
        if row.direct:
            return await lobby.play_again(row.id, user, channel=row.channel, left=left, level=level)
        place = await place_to_play_again(interaction, row)
        held = [each.user for each in row.seated if each.user is not None and each.user > 0]
        server = place.channel.guild
        left += [each for each in held if each != user and await has_left(server, each)]
        return await lobby.play_again(
            row.id,
            user,
            channel=place.channel.id,
            forum=place.forum,
            mentions_role=bool(place.settings.told_role),
            left=left,
            level=level,
        )

    async def _send_card(self, interaction: Interaction, found: GameRow, text: str) -> str:
        """Send a user who has just sat down their card; returns the response. Raises UserError."""
        if text == "again-joined":
            return await self._lobby_cards.welcome_text(interaction, found)
        if text == "again-opened":
            opened = await self._lobby_cards.opened_text(interaction, found)
            return f"{opened} {user_words(interaction)('again-invited')}"
        return ""

    async def _finished_game(self, game: int) -> GameRow:
        """A finished game. Raises UserError, NoSuchGame."""
        row = await self._store.game(game)
        if row.stage != OVER:
            raise UserError("error-not-over")
        return row


def _is_alone(row: GameRow, again: GameRow, user: int) -> bool:
    """Whether the next game needs no other people: the last one had computer players alone."""
    people = [held.user for held in row.seated if held.user is not None]
    return people == [user] and again.stage == LOBBY and len(again.seated) == len(row.seated)
