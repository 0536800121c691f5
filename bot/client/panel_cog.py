"""The controls of a panel: answers, undo, and looking at other options."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.responses import pressed_message, respond, user_locale, user_words
from bot.screens.custom_ids.panel import ALL, ChooseRest, Confirm, Look, PanelId, Pick, Undo
from bot.screens.player import PressOutcome
from bot.screens.vacation_page import play_anyway
from bot.tables.errors import NotYours, Outdated
from bot.tables.service import Press
from games.engine.errors import NoSuchOption, NotAsked, NothingToUndo
from storage.errors import DuplicateInteraction
from storage.rows import GameRow


class PanelCog(BotCog):
    """Handlers of a panel: each does what was pressed if the panel is up to date, and updates the panel."""

    @handles(Pick, Reply.UPDATE)
    async def _pick(self, interaction: Interaction, pressed: Pick) -> None:
        if not await self._may_play(interaction, pressed):
            return
        if await self._asks_once_more(pressed):
            await self._update_panel(interaction, pressed, PressOutcome.DONE, confirming=pressed.key)
        else:
            await self._answer(interaction, pressed)

    @handles(Confirm, Reply.UPDATE)
    async def _confirm(self, interaction: Interaction, pressed: Confirm) -> None:
        if not await self._may_play(interaction, pressed):
            return
        await self._answer(interaction, pressed)

    @handles(ChooseRest, Reply.UPDATE)
    async def _choose_rest(self, interaction: Interaction, pressed: ChooseRest) -> None:
        if not await self._may_play(interaction, pressed):
            return
        choices = self._bot.tables.choose_rest(pressed.game, _press(interaction, pressed))
        await self._chosen(interaction, pressed, choices)

    @handles(Undo, Reply.UPDATE)
    async def _undo(self, interaction: Interaction, pressed: Undo) -> None:
        if not await self._may_play(interaction, pressed):
            return
        undo = self._bot.tables.undo(pressed.game, _press(interaction, pressed), all_moves=pressed.key == ALL)
        await self._update_panel(interaction, pressed, await _outcome(undo))

    @handles(Look, Reply.UPDATE)
    async def _look(self, interaction: Interaction, pressed: Look) -> None:
        if not await self._may_look(interaction, pressed):
            return
        table = await self._bot.tables.table(pressed.game)
        if table.version(pressed.seat) == pressed.version:
            await self._update_panel(interaction, pressed, PressOutcome.DONE, page=pressed.key)
        else:
            await self._update_panel(interaction, pressed, PressOutcome.OUTDATED)

    async def _asks_once_more(self, pressed: PanelId) -> bool:
        """Whether the option that was pressed asks once more before it counts."""
        table = await self._bot.tables.table(pressed.game)
        choice = table.pending(pressed.seat) if table.version(pressed.seat) == pressed.version else None
        option = choice.option(pressed.key) if choice else None
        return option is not None and option.confirm is not None

    async def _answer(self, interaction: Interaction, pressed: PanelId) -> None:
        """Choose the option that was pressed."""
        answer = self._bot.tables.answer(pressed.game, _press(interaction, pressed), pressed.key)
        await self._chosen(interaction, pressed, answer)

    async def _chosen(self, interaction: Interaction, pressed: PanelId, change: Awaitable[object]) -> None:
        """Choose, and update the panel."""
        outcome = await _outcome(change)
        if outcome is PressOutcome.DONE and interaction.guild_id is None:
            outcome = PressOutcome.DONE_IN_DIRECT_MESSAGE
        await self._update_panel(interaction, pressed, outcome)

    async def _may_look(self, interaction: Interaction, pressed: PanelId) -> GameRow | None:
        """The game, if the user plays the seat of a panel now; if somebody stands in they are told so.

        Raises NotYours.
        """
        row = await self._bot.tables.game(pressed.game)
        if row.seat_of(interaction.user.id) == pressed.seat:
            return row
        own = row.own_seat_of(interaction.user.id) == pressed.seat
        if not own or not await self._bot.vacation_cog.tell_stood_in_for(interaction, row):
            raise NotYours(f"user {interaction.user.id} does not play seat {pressed.seat}")
        return None

    async def _may_play(self, interaction: Interaction, pressed: PanelId) -> bool:
        """Whether the user may play the seat of a panel now; on vacation they are asked whether it ends.

        Raises NotYours.
        """
        row = await self._may_look(interaction, pressed)
        if row is None:
            return False
        if not row.is_away(pressed.seat, self._bot.clock.now()):
            return True
        away = row.seated[pressed.seat].away
        assert away is not None
        await respond(interaction, play_anyway(pressed, away, user_words(interaction)))
        return False

    async def _update_panel(
        self,
        interaction: Interaction,
        pressed: PanelId,
        outcome: PressOutcome,
        *,
        page: str = "",
        confirming: str = "",
    ) -> None:
        """Show the panel as it is now; once more if the game has ended meanwhile, which it says for good."""
        ended = await self._ended(pressed.game)
        while True:
            screen = await self._bot.screens.panel(
                pressed.game,
                pressed.seat,
                user_locale(interaction),
                page=page,
                confirming=confirming,
                after=outcome,
                message=pressed_message(interaction),
            )
            await respond(interaction, screen)
            if ended or not await self._ended(pressed.game):
                return
            ended = True

    async def _ended(self, game: int) -> bool:
        """Whether a game is over."""
        table = await self._bot.tables.table(game)
        return table.over or table.stopped


def _press(interaction: Interaction, pressed: PanelId) -> Press:
    return Press(pressed.seat, interaction.user.id, pressed.version, interaction.id)


async def _outcome(change: Awaitable[object]) -> PressOutcome:
    """Change a table, unless the panel was outdated."""
    try:
        await change
    except DuplicateInteraction:
        return PressOutcome.DONE
    except (Outdated, NotAsked, NoSuchOption, NothingToUndo):
        return PressOutcome.OUTDATED
    return PressOutcome.DONE
