"""Responses that show a seat's panel: without its picture if that takes long, which then follows."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import structs

from bot.client.acknowledgement import Interaction
from bot.client.responses import respond, user_locale
from bot.screens.model import Screen
from bot.screens.painting.pictures import height_when_painted, pictures_of_panel
from bot.screens.panel.choice import NOTHING_SHOWN, Shown
from bot.screens.panel.panel import Panel, PressOutcome
from storage.together.screen_reads import PanelRows

PICTURE_SECONDS = 3.0
"""How long a panel waits for its picture; many may be asked for at once."""

Show = Callable[[Screen], Awaitable[object]]


async def respond_with_panel(
    interaction: Interaction,
    game: int,
    seat: int,
    *,
    rows: PanelRows | None = None,
    message: int | None,
    shown: Shown = NOTHING_SHOWN,
    after: PressOutcome | None = None,
    show: Show | None = None,
) -> None:
    """Show the panel of a seat, by default in the response.

    `rows`: as just read; `message`: key of its message, where a newer picture supersedes this one. For a late
    picture `show` is called twice, the second time with a panel as new as the picture. Raises Superseded.
    """
    store, screens = interaction.client.store, interaction.client.screens

    async def draft(rows: PanelRows) -> Panel:
        found: Panel = await screens.draft_of(rows, user_locale(interaction))
        return structs.replace(found, shown=shown, after=after)

    async def newer() -> Panel:
        return await draft(await store.panel_rows(game, seat))

    panel = await draft(rows) if rows else await newer()
    await respond_when_painted(interaction, panel, message, newer=newer, show=show)


async def respond_when_painted(
    interaction: Interaction,
    panel: Panel,
    message: int | None,
    *,
    newer: Callable[[], Awaitable[Panel]] | None = None,
    show: Show | None = None,
) -> None:
    """Show a panel with its picture; `newer`: the panel as it is once a late picture comes."""
    screens = interaction.client.screens
    show = show or (lambda screen: respond(interaction, screen))
    while True:
        wanted = pictures_of_panel(panel)
        painting = asyncio.create_task(screens.paint(wanted, message))
        try:
            await asyncio.wait({painting}, timeout=PICTURE_SECONDS)
            late = not painting.done()
            if late:
                await show(structs.replace(panel, unpainted=height_when_painted(wanted)).screen())
            painted = await painting
        finally:
            painting.cancel()
        if late and newer is not None:
            panel = await newer()
            if pictures_of_panel(panel) != wanted:
                continue
        await show(structs.replace(panel, pictures=painted).screen())
        return
