"""One control of every kind, and every command."""

import re
from collections.abc import Sequence

import discord
from msgspec import structs

from bot.client.components import layout_view
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import KINDS
from bot.screens.model import Button, Screen
from sandbox import Channel, Exchange, MessageView, Sandbox, User
from tests.support.bot_world import BotWorld

IN_A_ROW, ROWS = 5, 5


def control_of(kind: type[CustomId], *, game: int = 1, game_name: str) -> CustomId:
    """A control of a kind: of the first seat of a table, or about a game."""
    values = {
        field.name: game if field.name == "game" else 0 if field.type is int else game_name
        for field in structs.fields(kind)
        if field.required
    }
    return kind(**values)


def every_control(game_name: str) -> list[CustomId]:
    return [control_of(kind, game_name=game_name) for kind in KINDS.values()]


async def posted_all(world: BotWorld, controls: Sequence[CustomId]) -> list[MessageView]:
    """Messages of the bot with all these controls."""
    most = IN_A_ROW * ROWS
    parts = [controls[first : first + most] for first in range(0, len(controls), most)]
    return [await posted(world, part) for part in parts]


async def posted(
    world: BotWorld, controls: Sequence[CustomId], channel: Channel | None = None
) -> MessageView:
    """A message of the bot with these controls, by default in the world's channel."""
    there = channel or world.channel
    buttons = [Button(each, type(each).__name__) for each in controls]
    rows = [tuple(buttons[first : first + IN_A_ROW]) for first in range(0, len(buttons), IN_A_ROW)]
    found = world.bot.get_channel(there.id)
    assert isinstance(found, discord.TextChannel)
    sent = await found.send(view=layout_view(Screen(tuple(rows))))
    return next(each for each in there.messages if each.id == sent.id)


def use_commands(world: BotWorld, user: User, game: str) -> dict[str, Exchange]:
    world.guild.role("managers", user, permissions=("manage_guild",))
    names = [command.name for command in world.bot.tree.get_commands()]
    options = {"play": {"game": game}}
    return {f"/{name}": user.invoke(world.channel, name, **options.get(name, {})) for name in names}


def press_all(user: User, messages: Sequence[MessageView]) -> dict[str, Exchange]:
    return {
        button.label or "": user.press(message, custom_id=button.custom_id, stale=True)
        for message in messages
        for button in message.buttons
    }


def callback_of(exchange: Exchange) -> str:
    """Pattern of the requests that acknowledge an interaction."""
    return f"POST /interactions/{exchange.interaction.id}/"


def callbacks(sandbox: Sandbox, exchange: Exchange) -> int:
    """How many requests acknowledged an interaction."""
    pattern = re.compile(callback_of(exchange))
    return sum(pattern.match(str(request)) is not None for request in sandbox.requests)


def responded(exchange: Exchange) -> bool:
    """Whether the user was shown something in response."""
    found = exchange.interaction
    return bool(found.answers or found.followups or found.modal)
