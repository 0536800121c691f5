"""The planning table: a seat's next turn, tried out and kept as a plan."""

import asyncio
from dataclasses import dataclass
from functools import partial

import discord
from msgspec import structs

from bot.client.acknowledgement import LOST, Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.handlers import handles
from bot.client.hint_responses import announce_slow_hint, hint_or_text
from bot.client.panel_responses import respond_when_painted, respond_with_panel
from bot.client.responses import UserError, pressed_message, refuse_with_text, respond, user_locale
from bot.screens.help import game_help, rules
from bot.screens.ids import plan_ids as ids
from bot.screens.ids.custom_id import SeatId
from bot.screens.ids.custom_ids import parse_pressed
from bot.screens.ids.help_ids import Explain, WhyNot
from bot.screens.ids.panel_ids import ALL, AskHint, PanelId, ShowMore, Undo
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.panel.choice import NOTHING_SHOWN, Shown
from bot.screens.panel.panel import PressOutcome
from bot.screens.panel.plan_panel import on_planning_table
from bot.screens.panel.presses import meaning
from bot.tables.errors import CannotPlan, Outdated, check_plays
from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import Planning, PlanPress
from bot.tables.service import TableService
from bot.tables.settings.settings_store import SettingsStore
from games.engine.errors import NoSuchOption, NotAsked, NothingToUndo
from games.engine.plans import Sign

MOST_DECLINED = 2
"""How often in a row a user can decline to plan; then the question stops."""


@dataclass(eq=False)
class PlanCog(BotCog):
    _tables: TableService
    _screens: ScreenBuilder
    _settings: SettingsStore

    @handles(ids.OpenPlan, Reply.PRIVATE)
    async def _open(self, interaction: Interaction, pressed: ids.OpenPlan) -> None:
        planning = await self._tables.plans.open(pressed.game, pressed.seat, interaction.user.id)
        await self._show(interaction, planning)

    @handles(ids.DeclinePlan, Reply.UPDATE)
    async def _decline(self, interaction: Interaction, pressed: ids.DeclinePlan) -> None:
        """Offer no plan now; after MOST_DECLINED times never again."""
        user = interaction.user.id
        check_plays((await self._tables.cache.read(pressed.game)).row, pressed.seat, user)
        declined = (await self._settings.of(user)).plans_declined + 1
        await self._settings.change(user, plans_declined=declined, offers_plans=declined < MOST_DECLINED)
        await self._show_table(interaction, pressed)

    @handles(ids.PlanControl, Reply.UPDATE)
    async def _control(self, interaction: Interaction, pressed: ids.PlanControl) -> None:
        with refuse_with_text("error-no-such-control", ValueError):
            inner = parse_pressed(pressed, SeatId).with_values(pressed.values)
        await self._press(interaction, inner, pressed.version)

    @handles(ids.KeepPlan, Reply.UPDATE, ids.SetPlanSigns, ids.DropPlan)
    async def _change(self, interaction: Interaction, pressed: ids.PlanId) -> None:
        await self._press(interaction, pressed, pressed.version)

    async def _press(self, interaction: Interaction, control: SeatId, version: int) -> None:
        """Do what was pressed, and show the planning table; once the turn has come, the real panel."""
        press = PlanPress(control.seat, interaction.user.id, version)
        try:
            await self._do(interaction, control, press)
        except (Outdated, NotAsked, NoSuchOption, NothingToUndo):
            planning = await self._tables.plans.open(control.game, control.seat, interaction.user.id)
            await self._show(interaction, planning, after=PressOutcome.OUTDATED)
        except CannotPlan:
            await self._show_table(interaction, control, after=PressOutcome.OUTDATED)

    async def _do(self, interaction: Interaction, control: SeatId, press: PlanPress) -> None:
        plans, game, shown = self._tables.plans, control.game, NOTHING_SHOWN
        match control:
            case ids.DropPlan():
                await plans.drop(game, press)
                await self._show_table(interaction, control)
                return
            case Explain() | WhyNot():
                await self._explain(interaction, await plans.look(game, press), control)
                return
            case ids.KeepPlan(play=play) if play in (AT_ONCE, ASK):
                planning = await plans.keep(game, press, play)
                await self._settings.change(interaction.user.id, plan_play=play, plans_declined=0)
            case ids.SetPlanSigns(signs=signs):
                with refuse_with_text("error-no-such-control", ValueError):
                    chosen = tuple(map(Sign, signs))
                planning, shown = await plans.choose_signs(game, press, chosen), Shown(more=True)
            case ShowMore():
                planning = await plans.look(game, press)
                shown = structs.replace(Shown.keeping(planning.choice, control.key), more=True)
            case AskHint():
                await self._hint(interaction, control, press)
                return
            case Undo():
                planning = await plans.undo(game, press, all_moves=control.key == ALL)
            case PanelId():
                planning = await plans.look(game, press)
                choice = planning.table.pending_choice(control.seat)
                meant = meaning(choice, control) if choice else NOTHING_SHOWN
                if isinstance(meant, Shown):
                    shown = meant
                else:
                    planning = await plans.answer(game, press, meant)
            case _:
                raise UserError("error-no-such-control")
        await self._show(interaction, planning, shown)

    async def _hint(self, interaction: Interaction, pressed: AskHint, press: PlanPress) -> None:
        plans = self._tables.plans
        before = await plans.look(pressed.game, press)
        kept = Shown.keeping(before.choice, pressed.key)
        giving = asyncio.create_task(plans.give_hint(pressed.game, press))
        try:
            await announce_slow_hint(giving, kept, partial(self._show, interaction, before))
            given, instead_of_hint = await hint_or_text(giving)
            shown = structs.replace(kept, instead_of_hint=instead_of_hint)
            await self._show(interaction, given or before, shown)
        except discord.HTTPException as error:
            if not (before.is_hinted or isinstance(error, LOST)):
                given, _ = await hint_or_text(giving)
                if given:
                    await plans.take_hint_back(given)
            raise

    async def _explain(self, interaction: Interaction, planning: Planning, asked: Explain | WhyNot) -> None:
        """Show help about what is asked on the planning table, or what is not offered there."""
        panel = await self._screens.plan_panel(planning, user_locale(interaction), "")
        context, seat, words = panel.context, panel.seat, panel.words
        screen = (
            game_help.question_screen(context, seat, words, tips=False)
            if isinstance(asked, Explain)
            else rules.why_not_screen(context, seat, asked.page, words)
        )
        if screen is None:
            await self._show(interaction, planning)
        else:
            await respond(interaction, on_planning_table(screen, planning.version))

    async def _show(
        self,
        interaction: Interaction,
        planning: Planning,
        shown: Shown = NOTHING_SHOWN,
        *,
        after: PressOutcome | None = None,
    ) -> None:
        play = (await self._settings.of(interaction.user.id)).plan_play
        panel = await self._screens.plan_panel(planning, user_locale(interaction), play)
        drawn = structs.replace(panel, shown=shown, after=after)
        message = pressed_message(interaction) or interaction.id
        await respond_when_painted(interaction, drawn, message)

    async def _show_table(
        self, interaction: Interaction, inner: SeatId, *, after: PressOutcome | None = None
    ) -> None:
        """Show the real panel where the planning table was. Raises NotYours."""
        check_plays((await self._tables.cache.read(inner.game)).row, inner.seat, interaction.user.id)
        message = pressed_message(interaction) or interaction.id
        await respond_with_panel(interaction, inner.game, inner.seat, message=message, after=after)
