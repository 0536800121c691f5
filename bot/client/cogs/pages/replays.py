"""Animations of games, one at a time for each user."""

from dataclasses import dataclass, field

import renderer
from bot.client.acknowledgement import Interaction
from bot.client.bot_cog import Reads
from bot.client.progress import ProgressMessages
from bot.client.responses import UserError, refuse_with_text, respond, update_progress, user_locale
from bot.locales import game_words
from bot.screens.overview.builder import NoRound, ScreenBuilder
from renderer.engine.animation import TooLarge
from storage.core.rows import GameRow


@dataclass(eq=False)
class Replays(Reads):
    _screens: ScreenBuilder

    _replaying: set[int] = field(init=False, default_factory=set)
    """Users whose replay is being made."""

    async def show(
        self, interaction: Interaction, row: GameRow, number: int | None = None, *, public: bool = False
    ) -> None:
        user = interaction.user.id
        if not renderer.roles(row.name).replay:
            raise UserError("error-no-replay")
        if user in self._replaying:
            raise UserError("error-replay-running")
        self._replaying.add(user)
        try:
            await self._respond_with_replay(interaction, row, number, public=public)
        finally:
            self._replaying.discard(user)

    async def _respond_with_replay(
        self, interaction: Interaction, row: GameRow, number: int | None, *, public: bool
    ) -> None:
        locale = row.language if public else user_locale(interaction)
        words = game_words(locale, row.name)
        messages = ProgressMessages(
            lambda done, total: update_progress(interaction, words("replay-progress", done=done, total=total))
        )
        limit = interaction.filesize_limit
        too_large = refuse_with_text("error-large-replay", TooLarge, size=limit // 2**20)
        with too_large, refuse_with_text("error-no-round", NoRound):
            async with messages:
                screen = await self._screens.replay(
                    row.id, number, locale, limit=limit, progress=messages.update
                )
        await respond(interaction, screen, private=not public)
