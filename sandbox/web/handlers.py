"""Handlers of a tab's requests: all actions of a user, and the controls of the sandbox."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sandbox.actors import actions
from sandbox.actors.actions import NotOffered
from sandbox.actors.views import modal_view
from sandbox.validation.limits import TOKEN_LIFE
from sandbox.web import payloads
from sandbox.world import commands, interactions, languages
from sandbox.world.model import Interaction, Json
from sandbox.world.world import WaitTimeout

if TYPE_CHECKING:
    from sandbox.web.session import Session

LOG = logging.getLogger(__name__)

Handler = Callable[["Session", Json], Awaitable[Json]]
HANDLERS: dict[str, Handler] = {}
"""The handler of each type of request."""


def handler(name: str) -> Callable[[Handler], Handler]:
    """Decorator: register the handler of a type of request."""

    def decorate(function: Handler) -> Handler:
        HANDLERS[name] = function
        return function

    return decorate


async def handle(session: Session, request: Json) -> Json:
    """Handle a request and return its reply. Raises NotOffered and the refusals of Discord."""
    chosen = HANDLERS.get(str(request.get("type")))
    if chosen is None:
        raise NotOffered(f"The page does not know {request.get('type')!r}.")
    try:
        return await chosen(session, request)
    except (KeyError, TypeError, ValueError) as error:
        LOG.exception("%r", request)
        raise NotOffered(f"The page asked wrongly: {error!r}") from error


async def outcome(session: Session, interaction: Interaction) -> Json:
    """The outcome of an interaction: that it failed, the modal it opened, or nothing."""
    world = session.world

    def settled() -> bool:
        return interaction.acknowledged or interactions.expired(world, interaction)

    try:
        await world.until(settled, within=TOKEN_LIFE, failure=lambda: "The world's time stands still")
    except WaitTimeout:
        return {"failed": True}
    if not interaction.acknowledged:
        return {"failed": True}
    if interaction.modal is not None:
        lang = languages.language(world, interaction.locale)
        return {"modal": interaction.modal | {"interaction": str(interaction.id), "lang": lang}}
    return {}


@handler("open")
async def open_channel(session: Session, request: Json) -> Json:
    """Open a channel."""
    session.open(session.channel(request["channel"]), int(request.get("limit") or 0))
    return {}


@handler("setVisible")
async def set_visible(session: Session, request: Json) -> Json:
    """The tab came to the front, or went to the background."""
    session.visible = bool(request["visible"])
    session.world.changed()
    return {}


@handler("press")
async def press(session: Session, request: Json) -> Json:
    """Press a button."""
    message, custom_id = int(request["message"]), str(request["customId"])
    return await outcome(session, actions.press(session.world, session.account, message, custom_id=custom_id))


@handler("choose")
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


@handler("submit")
async def submit(session: Session, request: Json) -> Json:
    """Submit a modal."""
    opener = session.world.interactions.get(int(request["interaction"]))
    if opener is None or opener.modal is None:
        raise NotOffered("This form is gone.")
    modal = modal_view(opener.id, opener.modal)
    interaction = actions.submit(session.world, session.account, modal, request["entries"])
    return await outcome(session, interaction)


@handler("listCommands")
async def list_commands(session: Session, request: Json) -> Json:
    """The slash commands of a channel, and the users that their options may name."""
    channel = session.channel(request["channel"])
    guild = session.world.guild_of(channel)
    members = channel.recipients if guild is None else guild.members
    return {
        "commands": payloads.commands_payload(session.world, session.account, channel),
        "members": [{"id": str(one), "name": session.world.accounts[one].name} for one in members],
    }


@handler("invoke")
async def invoke(session: Session, request: Json) -> Json:
    """Use a slash command."""
    channel, values = session.channel(request["channel"]), _values(session, request)
    name = str(request["command"])
    return await outcome(session, actions.invoke(session.world, session.account, channel, name, values))


@handler("autocomplete")
async def autocomplete(session: Session, request: Json) -> Json:
    """Suggestions of the bot for an option while it is typed."""
    interaction = actions.autocomplete(
        session.world,
        session.account,
        session.channel(request["channel"]),
        str(request["command"]),
        str(request["option"]),
        str(request["typed"]),
        _values(session, request),
    )
    return await outcome(session, interaction) | {"choices": interaction.choices or []}


def _values(session: Session, request: Json) -> Json:
    """The values of options, with users and channels looked up."""
    channel = session.channel(request["channel"])
    command, words = actions.find_command(session.world, session.account, channel, str(request["command"]))
    kinds = {option["name"]: option["type"] for option in commands.find_subcommand(command, words)[1]}
    return {name: _value(session, kinds.get(name), value) for name, value in request["values"].items()}


def _value(session: Session, kind: int | None, value: Any) -> Any:
    if kind == commands.USER:
        return session.world.accounts[int(value)]
    if kind == commands.CHANNEL:
        return session.channel(value)
    return value


@handler("write")
async def write(session: Session, request: Json) -> Json:
    """Send a message."""
    actions.write(session.world, session.account, session.channel(request["channel"]), str(request["text"]))
    return {}


@handler("dismiss")
async def dismiss(session: Session, request: Json) -> Json:
    """Dismiss an ephemeral message."""
    message = actions.visible_message(session.world, session.account, int(request["message"]))
    if not message.ephemeral:
        raise NotOffered("Only a message that nobody else sees can be dismissed.")
    session.page.read_state.dismiss(message)
    return {}


@handler("setLocale")
async def set_locale(session: Session, request: Json) -> Json:
    """Set the language of the user's app."""
    if request["locale"] not in commands.LOCALES:
        raise NotOffered("Discord does not speak this language.")
    session.account.locale = request["locale"]
    session.world.changed()
    return {}


@handler("setDirectMessages")
async def set_direct_messages(session: Session, request: Json) -> Json:
    """Open or close the user's direct messages."""
    session.account.direct_messages_open = bool(request["open"])
    session.world.changed()
    return {}


@handler("advance")
async def advance(session: Session, request: Json) -> Json:
    """Move the clock ahead."""
    seconds = float(request["seconds"])
    if seconds <= 0:
        raise NotOffered("Time goes forward only.")
    await session.page.run("advance", session.page.advance(seconds))
    return {}


@handler("cutGateway")
async def cut_gateway(session: Session, _: Json) -> Json:
    """Break the bot's gateway connection."""
    session.page.sandbox.cut_gateway()
    return {}


@handler("runAction")
async def run_action(session: Session, request: Json) -> Json:
    """Run a custom action."""
    action = session.page.actions.get(str(request["name"]))
    if action is None:
        raise NotOffered("There is no such button.")
    work = action.run(session.user, str(request.get("choice") or ""))
    try:
        channel = await session.page.run(action.name, work)
    except NotOffered:
        raise
    except Exception as error:
        LOG.exception("%s", action.label)
        raise NotOffered(f"{action.label}: {error!r}") from error
    return {} if channel is None else {"channel": str(channel.id)}
