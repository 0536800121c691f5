"""The controls of a panel: answers, undo, and looking at other options."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from msgspec import structs

from bot.client.acknowledgement import LOST, Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.cogs.pages.vacation_pages import VacationPages
from bot.client.handlers import handles
from bot.client.hint_responses import announce_slow_hint, hint_or_text
from bot.client.live_panels import LivePanels
from bot.client.panel_responses import respond_with_panel
from bot.client.responses import pressed_message, respond, user_words
from bot.screens.absence.vacation_page import play_anyway
from bot.screens.ids import panel_ids as ids
from bot.screens.ids.custom_id import SeatId
from bot.screens.ids.plan_ids import PlayPlan
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.panel.choice import NOTHING_SHOWN, Shown
from bot.screens.panel.panel import PressOutcome
from bot.screens.panel.presses import meaning
from bot.tables.errors import NotYours, Outdated
from bot.tables.service import AppliedMoves, Press, TableService
from bot.workers.process import WorkerFailed
from games.agents.hints import Hint
from games.choice import Choice
from games.engine.errors import NoSuchOption, NotAsked, NothingToUndo
from games.engine.table import Table
from storage.core.errors import DuplicateInteraction
from storage.core.rows import OVER, GameRow
from storage.together.screen_reads import PanelRows


@dataclass(eq=False)
class PanelCog(BotCog):
    """Handlers of a panel: each does what was pressed if the panel is up to date, and updates the panel."""

    _tables: TableService
    _screens: ScreenBuilder
    _live_panels: LivePanels
    _vacation_pages: VacationPages

    @handles(ids.Pick, Reply.UPDATE, ids.Confirm, ids.AnswerPicks, ids.ConfirmPicks)
    async def _play(self, interaction: Interaction, pressed: ids.PanelId) -> None:
        """Give the answer that was pressed, unless it asks first."""
        table = await self._may_play(interaction, pressed)
        if table is None:
            return
        choice = _choice_of_panel(table, pressed)
        meant = meaning(choice, pressed) if choice else ""
        if isinstance(meant, Shown):
            await self._show(interaction, pressed, table, meant)
        else:
            await self._answer(interaction, pressed, meant)

    @handles(ids.Look, Reply.UPDATE, ids.PickSeveral, ids.LookSeveral)
    async def _look_at(self, interaction: Interaction, pressed: ids.PanelId) -> None:
        table = await self._may_look(interaction, pressed)
        if table is None:
            return
        choice = _choice_of_panel(table, pressed)
        meant = meaning(choice, pressed) if choice else NOTHING_SHOWN
        assert isinstance(meant, Shown)
        await self._show(interaction, pressed, table, meant)

    @handles(PlayPlan, Reply.UPDATE)
    async def _play_plan(self, interaction: Interaction, pressed: PlayPlan) -> None:
        if await self._may_play(interaction, pressed) is not None:
            planned = self._tables.play_plan(pressed.game, _press_of(interaction, pressed))
            await self._show_outcome_of(interaction, pressed, planned)

    @handles(ids.ChooseRest, Reply.UPDATE)
    async def _choose_rest(self, interaction: Interaction, pressed: ids.ChooseRest) -> None:
        if await self._may_play(interaction, pressed) is None:
            return
        choices = self._tables.choose_rest(pressed.game, _press_of(interaction, pressed))
        try:
            await self._show_outcome_of(interaction, pressed, choices)
        except WorkerFailed:
            table = await self._tables.table(pressed.game)
            await self._show(interaction, pressed, table, Shown(instead_of_hint="hint-failed"))

    @handles(ids.Undo, Reply.UPDATE)
    async def _undo(self, interaction: Interaction, pressed: ids.Undo) -> None:
        if await self._may_play(interaction, pressed) is None:
            return
        undo = self._tables.undo(
            pressed.game, _press_of(interaction, pressed), all_moves=pressed.key == ids.ALL
        )
        outcome, result = await _apply_press(undo)
        await self._update_panel(interaction, pressed, outcome, rows=_panel_rows(result))

    @handles(ids.ReadScoring, Reply.UPDATE)
    async def _go_on(self, interaction: Interaction, pressed: ids.ReadScoring) -> None:
        if await self._may_look(interaction, pressed) is not None:
            self._screens.note_scoring_read(pressed.game, interaction.user.id, pressed.n)
            await self._update_panel(interaction, pressed, None)

    @handles(ids.ShowMore, Reply.UPDATE, ids.ShowStory)
    async def _show_more(self, interaction: Interaction, pressed: ids.PanelId) -> None:
        """Show further buttons below the panel, or all that happened instead of its picture."""
        table = await self._may_look(interaction, pressed)
        if table is None:
            return
        outdated = table.version(pressed.seat) != pressed.version
        kept = Shown.keeping(table.pending_choice(pressed.seat), pressed.key)
        more, story = isinstance(pressed, ids.ShowMore), isinstance(pressed, ids.ShowStory) and pressed.on > 0
        shown = NOTHING_SHOWN if outdated else structs.replace(kept, more=more, story=story)
        outcome = PressOutcome.OUTDATED if outdated else None
        await self._update_panel(interaction, pressed, outcome, shown=shown)

    @handles(ids.AskHint, Reply.UPDATE)
    async def _show_hint(self, interaction: Interaction, pressed: ids.AskHint) -> None:
        table = await self._may_look(interaction, pressed)
        if table is None:
            return
        hints, user = self._tables.hints, interaction.user.id
        had = hints.has_hint(pressed.game, pressed.seat, user, pressed.version)
        kept = Shown.keeping(_choice_of_panel(table, pressed), pressed.key)
        giving = asyncio.create_task(hints.give(pressed.game, pressed.seat, user, pressed.version))
        try:
            await announce_slow_hint(giving, kept, partial(self._show, interaction, pressed, table))
            await self._show_given(interaction, pressed, giving)
        except discord.HTTPException as error:
            if not (had or isinstance(error, LOST)):
                await asyncio.gather(giving, return_exceptions=True)
                await hints.take_back(pressed.game, pressed.seat)
            raise

    async def _show_given(
        self, interaction: Interaction, pressed: ids.AskHint, giving: Awaitable[Hint | None]
    ) -> None:
        outcome, instead_of_hint = PressOutcome.DONE, ""
        try:
            _, instead_of_hint = await hint_or_text(giving)
        except (Outdated, NotAsked):
            outcome = PressOutcome.OUTDATED
        kept = pressed.key if outcome is PressOutcome.DONE else ""
        choice = _choice_of_panel(await self._tables.table(pressed.game), pressed)
        shown = structs.replace(Shown.keeping(choice, kept), instead_of_hint=instead_of_hint)
        await self._update_panel(interaction, pressed, outcome, shown=shown)

    async def _show(
        self, interaction: Interaction, pressed: ids.PanelId, table: Table[Any], shown: Shown
    ) -> None:
        """Show something else of the choice, if the panel is up to date."""
        if _choice_of_panel(table, pressed):
            await self._update_panel(interaction, pressed, PressOutcome.DONE, shown=shown)
        else:
            await self._update_panel(interaction, pressed, PressOutcome.OUTDATED)

    async def _answer(self, interaction: Interaction, pressed: ids.PanelId, key: str) -> None:
        answer = self._tables.answer(pressed.game, _press_of(interaction, pressed), key)
        await self._show_outcome_of(interaction, pressed, answer)

    async def _show_outcome_of(
        self, interaction: Interaction, pressed: ids.PanelId, change: Awaitable[AppliedMoves]
    ) -> None:
        outcome, result = await _apply_press(change)
        if outcome is PressOutcome.DONE and interaction.guild_id is None:
            outcome = PressOutcome.DONE_IN_DIRECT_MESSAGE
        shown = Shown(chosen=result.hint) if result else NOTHING_SHOWN
        await self._update_panel(interaction, pressed, outcome, shown=shown, rows=_panel_rows(result))

    async def _may_look(self, interaction: Interaction, pressed: SeatId) -> Table[Any] | None:
        """The table, if the user plays the seat; None if a stand-in does, which is shown. Raises NotYours."""
        cached = await self._tables.cache.read(pressed.game)
        return cached.table if await self._is_theirs(interaction, pressed, cached.row) else None

    async def _is_theirs(self, interaction: Interaction, pressed: SeatId, row: GameRow) -> bool:
        message = pressed_message(interaction)
        if row.seat_of(interaction.user.id) == pressed.seat:
            if message is not None:
                self._live_panels.note_panel(interaction, pressed.game, pressed.seat, message)
            return True
        own = row.own_seat_of(interaction.user.id) == pressed.seat
        if not own or not await self._vacation_pages.show_stand_in(interaction, row):
            raise NotYours(f"user {interaction.user.id} does not play seat {pressed.seat}")
        return False

    async def _may_play(self, interaction: Interaction, pressed: ids.PanelId) -> Table[Any] | None:
        """Find the table if the user may play the seat; ask a user on vacation first. Raises NotYours."""
        cached = await self._tables.cache.read(pressed.game)
        if not await self._is_theirs(interaction, pressed, cached.row):
            return None
        if not cached.row.is_away(pressed.seat, self._clock.now()):
            return cached.table
        away = cached.row.seated[pressed.seat].away
        assert away is not None
        await respond(interaction, play_anyway(pressed, away, user_words(interaction)))
        return None

    async def _update_panel(
        self,
        interaction: Interaction,
        pressed: SeatId,
        outcome: PressOutcome | None,
        *,
        shown: Shown = NOTHING_SHOWN,
        rows: PanelRows | None = None,
    ) -> None:
        """Show the present panel, and its last state if the game has ended. `rows`: as just read."""
        game, seat, message = pressed.game, pressed.seat, pressed_message(interaction)
        while True:
            rows = rows or await self._store.panel_rows(game, seat)
            await respond_with_panel(
                interaction, game, seat, rows=rows, message=message, shown=shown, after=outcome
            )
            if rows.table.row.stage == OVER or not await self._has_ended(game):
                return
            rows = None

    async def _has_ended(self, game: int) -> bool:
        table = await self._tables.table(game)
        return table.over or table.stopped


def _choice_of_panel(table: Table[Any], pressed: ids.PanelId) -> Choice | None:
    """The choice a panel shows; None if it is outdated."""
    return table.pending_choice(pressed.seat) if table.version(pressed.seat) == pressed.version else None


def _panel_rows(result: AppliedMoves | None) -> PanelRows | None:
    return None if result is None else result.panel


def _press_of(interaction: Interaction, pressed: ids.PanelId) -> Press:
    return Press(pressed.seat, interaction.user.id, pressed.version, interaction.id)


async def _apply_press(change: Awaitable[AppliedMoves]) -> tuple[PressOutcome, AppliedMoves | None]:
    """Change a table, unless the panel is outdated or the same press has changed it already."""
    try:
        return PressOutcome.DONE, await change
    except DuplicateInteraction:
        return PressOutcome.DONE, None
    except (Outdated, NotAsked, NoSuchOption, NothingToUndo):
        return PressOutcome.OUTDATED, None
