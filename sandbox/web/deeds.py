"""What a tab may ask for: everything a user can do in Discord's app, and what moves the sandbox itself."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sandbox.actors import actions
from sandbox.actors.actions import CannotDo
from sandbox.actors.views import modal_view
from sandbox.validation.limits import TOKEN_LIFE
from sandbox.web import shown
from sandbox.world import commands, interactions
from sandbox.world.model import Interaction, Json
from sandbox.world.world import NothingHappened

if TYPE_CHECKING:
    from sandbox.web.session import Session

LOG = logging.getLogger(__name__)

Deed = Callable[["Session", Json], Awaitable[Json]]
DEEDS: dict[str, Deed] = {}
"""Every deed by its name in a request."""


def deed(name: str) -> Callable[[Deed], Deed]:
    """Decorate what is done for requests of this name."""

    def decorate(function: Deed) -> Deed:
        DEEDS[name] = function
        return function

    return decorate


async def do(session: Session, request: Json) -> Json:
    """Do what a request asks for. Raises CannotDo and the refusals of Discord."""
    chosen = DEEDS.get(str(request.get("do")))
    if chosen is None:
        raise CannotDo(f"The page does not know {request.get('do')!r}.")
    try:
        return await chosen(session, request)
    except (KeyError, TypeError, ValueError) as error:
        LOG.exception("%r", request)
        raise CannotDo(f"The page asked wrongly: {error!r}") from error


async def outcome(session: Session, interaction: Interaction) -> Json:
    """What the user is shown of an interaction itself: that it failed, or the form that popped up."""
    world = session.world

    def settled() -> bool:
        return interaction.acknowledged or interactions.expired(world, interaction)

    try:
        await world.until(settled, within=TOKEN_LIFE, failure=lambda: "The world's time stands still")
    except NothingHappened:
        return {"failed": True}
    if not interaction.acknowledged:
        return {"failed": True}
    if interaction.modal is not None:
        return {"modal": interaction.modal | {"interaction": str(interaction.id)}}
    return {}


@deed("open")
async def open_channel(session: Session, request: Json) -> Json:
    """Look at a channel."""
    session.open(session.place(request["channel"]), int(request.get("limit") or 0))
    return {}


@deed("look")
async def look(session: Session, request: Json) -> Json:
    """The tab came to the front, or went out of sight."""
    session.looking = bool(request["looking"])
    session.world.changed()
    return {}


@deed("press")
async def press(session: Session, request: Json) -> Json:
    """Press a button."""
    message, custom_id = int(request["message"]), str(request["customId"])
    return await outcome(session, actions.press(session.world, session.account, message, custom_id=custom_id))


@deed("choose")
async def choose(session: Session, request: Json) -> Json:
    """Choose in a select."""
    interaction = actions.choose(
        session.world,
        session.account,
        int(request["message"]),
        [str(value) for value in request["values"]],
        custom_id=str(request["customId"]),
    )
    return await outcome(session, interaction)


@deed("submit")
async def submit(session: Session, request: Json) -> Json:
    """Send off a form."""
    opener = session.world.interactions.get(int(request["interaction"]))
    if opener is None or opener.modal is None:
        raise CannotDo("This form is gone.")
    form = modal_view(opener.id, opener.modal)
    interaction = actions.submit(session.world, session.account, form, request["entries"])
    return await outcome(session, interaction)


@deed("offer")
async def offer(session: Session, request: Json) -> Json:
    """Which slash commands there are, and whom and which channels their options may name."""
    channel = session.place(request["channel"])
    guild = session.world.guild_of(channel)
    there = channel.recipients if guild is None else guild.members
    return {
        "commands": shown.commands(session.world, session.account, channel),
        "members": [{"id": str(one), "name": session.world.accounts[one].name} for one in there],
    }


@deed("invoke")
async def invoke(session: Session, request: Json) -> Json:
    """Use a slash command."""
    channel, values = session.place(request["channel"]), _values(session, request)
    name = str(request["command"])
    return await outcome(session, actions.invoke(session.world, session.account, channel, name, values))


@deed("autocomplete")
async def autocomplete(session: Session, request: Json) -> Json:
    """What the bot suggests for an option while it is typed."""
    interaction = actions.autocomplete(
        session.world,
        session.account,
        session.place(request["channel"]),
        str(request["command"]),
        str(request["option"]),
        str(request["typed"]),
        _values(session, request),
    )
    return await outcome(session, interaction) | {"choices": interaction.choices or []}


def _values(session: Session, request: Json) -> Json:
    """The values of options; what is a user or a channel is looked up."""
    channel = session.place(request["channel"])
    command, words = actions.find_command(session.world, session.account, channel, str(request["command"]))
    kinds = {option["name"]: option["type"] for option in commands.find_subcommand(command, words)[1]}
    return {name: _value(session, kinds.get(name), value) for name, value in request["values"].items()}


def _value(session: Session, kind: int | None, value: Any) -> Any:
    if kind == commands.USER:
        return session.world.accounts[int(value)]
    if kind == commands.CHANNEL:
        return session.place(value)
    return value


@deed("write")
async def write(session: Session, request: Json) -> Json:
    """Write a message."""
    actions.write(session.world, session.account, session.place(request["channel"]), str(request["text"]))
    return {}


@deed("dismiss")
async def dismiss(session: Session, request: Json) -> Json:
    """Put an ephemeral message away."""
    message = actions.visible_message(session.world, session.account, int(request["message"]))
    if not message.ephemeral:
        raise CannotDo("Only a message that nobody else sees can be dismissed.")
    session.page.attention.dismissed.add(message.id)
    session.world.changed()
    return {}


@deed("speak")
async def speak(session: Session, request: Json) -> Json:
    """Set Discord's app to another language."""
    if request["locale"] not in commands.LOCALES:
        raise CannotDo("Discord does not speak this language.")
    session.account.locale = request["locale"]
    session.world.changed()
    return {}


@deed("closeDirectMessages")
async def close_direct_messages(session: Session, request: Json) -> Json:
    """Close the direct messages, or open them again."""
    session.account.direct_messages_open = not request["closed"]
    session.world.changed()
    return {}


@deed("advance")
async def advance(session: Session, request: Json) -> Json:
    """Let time pass."""
    seconds = float(request["seconds"])
    if seconds <= 0:
        raise CannotDo("Time goes forward only.")
    await session.page.carry_out("advance", session.page.advance(seconds))
    return {}


@deed("cut")
async def cut(session: Session, _: Json) -> Json:
    """Break the bot's connection as a fallen network does."""
    session.page.sandbox.cut_gateway()
    return {}


@deed("act")
async def act(session: Session, request: Json) -> Json:
    """Do what whoever embeds the sandbox brought along."""
    action = session.page.actions.get(str(request["name"]))
    if action is None:
        raise CannotDo("There is no such button.")
    work = action.run(session.user, str(request.get("choice") or ""))
    try:
        channel = await session.page.carry_out(action.name, work)
    except CannotDo:
        raise
    except Exception as error:
        LOG.exception("%s", action.label)
        raise CannotDo(f"{action.label}: {error!r}") from error
    return {} if channel is None else {"channel": str(channel.id)}
