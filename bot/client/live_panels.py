"""Private panels in channels that can still be edited: there the game of a seat continues."""

import logging
from collections.abc import Awaitable, Callable

import discord
from msgspec import Struct

from bot.client.acknowledgement import LOST, Interaction
from bot.client.message_edits import MessageEdits
from bot.client.responses import edit_reply
from bot.clock import Clock
from bot.limits import BAD_REQUEST
from bot.recent import Recent
from bot.screens.model import Screen
from bot.screens.overview.builder import ScreenBuilder

LIVE_SECONDS = 14 * 60.0
"""How long after the last press such a panel is edited; Discord's token lives a minute longer."""

MOST = 10_000
"""Number of seats whose panels are known."""

log = logging.getLogger(__name__)


class LivePanel(Struct, frozen=True):
    """The newest private panel of a seat, in a channel."""

    interaction: Interaction
    """The last press on it, whose token edits it."""
    game: int
    seat: int
    user: int
    message: int
    until: float
    """Until when it can be edited, in UTC seconds."""
    follows_up: bool = False
    """Whether it is not the reply to that press itself but was sent after it."""


class LivePanels:
    """The newest private panel of each seat that was used lately. They live in memory alone."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._panels = Recent[tuple[int, int], LivePanel](MOST)

    def note_panel(
        self, interaction: Interaction, game: int, seat: int, message: int, *, follows_up: bool = False
    ) -> None:
        """Note a panel where the game continues; `follows_up`: it was sent after the reply."""
        if interaction.guild_id is None:
            self.forget(game, seat)
        else:
            until = self._clock.now() + LIVE_SECONDS
            self._panels[game, seat] = LivePanel(
                interaction, game, seat, interaction.user.id, message, until, follows_up
            )

    def find(self, game: int, seat: int, user: int) -> LivePanel | None:
        """The panel of a seat that a user has and that can still be edited."""
        found = self._panels.get((game, seat))
        return found if found and found.user == user and self._clock.now() < found.until else None

    async def edit(self, live: LivePanel, edits: MessageEdits, edited: Callable[[], Awaitable[bool]]) -> bool:
        """Edit a panel alone; returns what `edited` returns, or forgets the panel if that fails."""
        try:
            async with edits.edit(live.message):
                return await edited()
        except (*LOST, discord.HTTPException) as error:
            log.info("game %d: the panel of seat %d is gone: %r", live.game, live.seat, error)
            self.forget(live.game, live.seat)
            return False

    def forget(self, game: int, seat: int) -> None:
        self._panels.forget((game, seat))


async def edit_live_panel(live: LivePanel, screen: Screen) -> None:
    """Edit a private panel, without symbols if rejected. Raises discord.NotFound if dismissed."""
    message = live.message if live.follows_up else None
    try:
        await edit_reply(live.interaction, screen, message=message)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        log.warning("a message could not be edited: %s", error)
        await edit_reply(live.interaction, screen.without_symbols(), message=message)


async def ask_on_live_panel(live: LivePanel, screens: ScreenBuilder, language: str) -> bool:
    """Show a seat's question on its panel; False if it is no longer asked. Raises as the edit."""
    draft = await screens.panel_draft(live.game, live.seat, language)
    if live.seat not in draft.context.table.waiting_seats:
        return False
    await edit_live_panel(live, await screens.paint_panel(draft))
    return True
