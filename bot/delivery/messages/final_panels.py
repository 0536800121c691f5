"""Panels that show what has ended: a turn by itself, or the game."""

import logging
from collections.abc import Collection, Hashable, Mapping
from operator import itemgetter

import discord

from bot.client.components import control_ids
from bot.client.live_panels import edit_live_panel
from bot.client.message_edits import MessageEdits
from bot.delivery import sent_layout
from bot.delivery.deliverer import Next
from bot.delivery.failures import OUT_OF_REACH, Failure, FailureKind, failure_of
from bot.delivery.messages.direct import DirectMessages, player_of
from bot.delivery.parts import DeliveryBase, DeliveryServices
from bot.delivery.places import Places
from bot.delivery.posting import Poster, id_before
from bot.locales import game_words
from bot.screens.ids.custom_ids import nonce_of
from bot.screens.ids.panel_ids import ShowMore
from bot.screens.model import Screen, texts
from bot.screens.panel.panel import Panel, PressOutcome
from bot.screens.shared import calls
from storage.core.kinds import Kind
from storage.core.rows import GameRow, OutboxRow

MOST = 500
"""How far back messages of a direct message channel are looked through, in messages."""

log = logging.getLogger(__name__)


class PanelEdits(DeliveryBase):
    """Edits a seat's private panel in a channel, or what it was sent by direct message."""

    def destination(self, game: GameRow, row: OutboxRow) -> Hashable:
        return "panels", game.id, row.seat

    async def after_failure(self, game: GameRow, row: OutboxRow, failure: Failure) -> Next:
        """If the panel cannot be edited, drop the notification."""
        if failure.kind not in OUT_OF_REACH:
            return Next.LATER
        log.info("game %d: the panels of seat %s stay as they are: %s", game.id, row.seat, failure.name)
        await self._store.mark_given_up(row, failure.name, time=self._clock.now())
        return Next.DONE

    async def _edit_live_panel(
        self, game: GameRow, row: OutboxRow, user: int, after: PressOutcome | None = None
    ) -> bool:
        """Edit the private panel where the seat answered last, unless it is asked again there."""
        assert row.seat is not None, row
        live = self._live_panels.find(game.id, row.seat, user)
        if live is None:
            return False

        async def edited() -> bool:
            draft, screen = await self._draw_panel(game, row, user, after)
            if row.seat not in draft.context.table.waiting_seats:
                await edit_live_panel(live, screen)
            return True

        return await self._live_panels.edit(live, self._edits, edited)

    async def _draw_panel(
        self, game: GameRow, row: OutboxRow, user: int, after: PressOutcome | None = None
    ) -> tuple[Panel, Screen]:
        """What the panel shows now."""
        assert row.seat is not None, row
        language = await self._members.language(user, game.language)
        draft = await self._screens.panel_draft(game.id, row.seat, language)
        return draft, await self._screens.paint_panel(draft, after=after, nonce=row.nonce)


class EndedTurnDelivery(PanelEdits):
    """Shows on a seat's panel, where it chose last, that its turn has ended by itself."""

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Edit the private panel in a channel while that is possible, else the newest direct message.

        Raises what failed.
        """
        user = player_of(game, row)
        made = user is not None and (
            await self._edit_live_panel(game, row, user, PressOutcome.ENDED)
            or await self._edit(game, row, user)
        )
        await self._store.mark_sent(row, time=self._clock.now())
        return made

    async def _edit(self, game: GameRow, row: OutboxRow, user: int) -> bool:
        """Edit the newest panel in direct messages; False without one."""
        assert row.seat is not None, row
        panel = await self._store.turn_ends.panel(game.id, row.seat, user)
        if panel is None:
            return False
        channel, message = panel
        async with self._edits.edit(message):
            _, screen = await self._draw_panel(game, row, user, PressOutcome.DONE_IN_DIRECT_MESSAGE)
            await self._poster.complete_line(channel, message, screen, row)
        return True


class FinalPanelDelivery(PanelEdits):
    """Edits a seat's panels after the end of its game."""

    def __init__(self, services: DeliveryServices) -> None:
        super().__init__(services)
        self._direct = DirectMessages(services)
        self._places = Places(services)

    async def deliver(self, game: GameRow, row: OutboxRow) -> bool:
        """Show the end on the last panels, and remove the controls of all others. Raises what failed.

        The last ones are the private panel in a channel, while it can be edited, and the newest message.
        Where no thread can call for the end it is shown in a message of its own, and the newest one says so.
        """
        assert row.seat is not None, row
        user = player_of(game, row)
        if user is None:
            await self._store.mark_sent(row, time=self._clock.now())
            return False
        made_there = await self._edit_live_panel(game, row, user)
        calls_here = await self._learns_by_message_alone(game, user)
        message = await self._tell_end(game, row, user) if calls_here else row.message
        sent = [each for each in await self._store.messages_to_seat(game.id, row.seat) if each[0] != row.kind]
        direct = await self._store.users.direct_reach(user)
        channel = direct.channel if direct is not None else None
        lost = await self._store.asks_with_lost_responses(game.id, row.seat)
        if lost:
            channel = channel or await self._direct.open(user)
            found = await self._find_lost(channel, game.id, row.seat, lost) - {each for _, each in sent}
            sent = sorted([*sent, *((Kind.ASK, each) for each in found)], key=itemgetter(1), reverse=True)
        last = next((each for kind, each in sent if kind == Kind.ASK), None)
        made = made_there or calls_here
        if channel is not None and sent:
            if last is not None:
                async with self._edits.edit(last):
                    if calls_here:
                        words = game_words(await self._members.language(user, game.language), game.name)
                        screen = Screen.of(*texts(f"**{words('end-title')}**"))
                    else:
                        _, screen = await self._draw_panel(game, row, user)
                    await self._poster.complete_line(channel, last, screen, row)
            others = {each for _, each in sent if each != last}
            await remove_controls(self._poster, self._edits, channel, others)
            made = True
        await self._store.mark_sent(row, time=self._clock.now(), message=message)
        return made

    async def _find_lost(self, channel: int, game: int, seat: int, lost: Mapping[int, int]) -> set[int]:
        """The panels and lines of calls among a user's direct messages that were posted unnoticed.

        `lost`: nonce -> an id of Discord that is older than the message. Raises what failed.
        """
        await self._poster.wait_for_turn()
        after = discord.Object(id_before(min(lost.values())))
        return {
            message.id
            async for message in self._poster.client.get_partial_messageable(channel).history(
                limit=MOST, after=after
            )
            if any(nonce_of(each) in lost or _is_of_panel(each, game, seat) for each in control_ids(message))
        }

    async def _learns_by_message_alone(self, game: GameRow, user: int) -> bool:
        """Whether a user learns of the end by a direct message alone: there is no channel for it."""
        here = game.direct or (self._places.is_deleted(game) and not await self._store.is_end_posted(game.id))
        return here and await self._direct.closed_code(user) is None

    async def _tell_end(self, game: GameRow, row: OutboxRow, user: int) -> int:
        """Tell a user in a new message how the game has ended, aloud if they are awake."""
        words = game_words(await self._members.language(user, game.language), game.name)
        silent = await self._reminders.is_silent(game, user, self._clock.now())
        if not silent and row.message is None:
            call = calls.end_call(game.id, words, row.nonce)
            row = await self._direct.call(user, call, row, direct=await self._store.users.direct_reach(user))
        _, screen = await self._draw_panel(game, row, user)
        direct = await self._store.users.direct_reach(user)
        return await self._direct.post(user, screen, row, direct=direct, silent=silent)


def _is_of_panel(custom_id: str, game: int, seat: int) -> bool:
    """Whether a control is one that every panel of a seat has, also once it has answered there."""
    if not ShowMore.matches(custom_id):
        return False
    more = ShowMore.decode(custom_id)
    return (more.game, more.seat) == (game, seat)


async def remove_controls(
    poster: Poster, edits: MessageEdits, channel: int, messages: Collection[int]
) -> None:
    """Remove the controls of a channel's messages, where they still exist. Raises what failed."""
    if not messages:
        return
    before = {message: edits.count_edits(message) for message in messages}
    await poster.wait_for_turn()
    oldest = discord.Object(min(messages) - 1)
    found = [
        message
        async for message in poster.client.get_partial_messageable(channel).history(limit=MOST, after=oldest)
        if message.id in messages
    ]
    for message in found:
        layout = sent_layout.of_message(message)
        if not layout.has_controls:
            continue
        try:
            async with edits.edit(message.id):
                if edits.count_edits(message.id) != before[message.id]:
                    layout = await poster.layout_of(channel, message.id)
                await poster.edit(channel, message.id, layout, ready=None)
        except discord.NotFound as error:
            if failure_of(error).kind is not FailureKind.GONE:
                raise
            log.info("the message %d needs no edit: %s", message.id, error)
