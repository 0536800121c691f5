"""Handlers of a tab's requests: all actions of a user, and the controls of the sandbox."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sandbox.actors import actions
from sandbox.actors.actions import NotOffered
from sandbox.actors.views import message_view, modal_view
from sandbox.validation.components import ComponentType
from sandbox.validation.limits import TOKEN_LIFE
from sandbox.web import frames, payloads
from sandbox.world import commands, interactions, languages
from sandbox.world.model import Interaction, Json
from sandbox.world.world import WaitTimeout

if TYPE_CHECKING:
    from sandbox.web.session import Session

LOG = logging.getLogger(__name__)
Handler = Callable[["Session", Any], Awaitable[Json | None]]
HANDLERS: dict[str, tuple[type[Any], Handler]] = {}
"""Types of requests -> their struct and handler."""


def handler(name: str, kind: type[Any]) -> Callable[[Handler], Handler]:
    def decorate(function: Handler) -> Handler:
        HANDLERS[name] = kind, function
        return function

    return decorate


async def handle(session: Session, kind: str, text: str) -> Json:
    """Raises NotOffered and the refusals of Discord."""
    if kind not in HANDLERS:
        raise NotOffered(f"The page does not know {kind[:40]!r}.")
    struct, function = HANDLERS[kind]
    return await function(session, frames.read(text, struct)) or {}


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


@handler("open", frames.Open)
async def open_channel(session: Session, request: frames.Open) -> None:
    session.open(session.channel(request.channel), request.limit)


@handler("setVisible", frames.SetVisible)
async def set_visible(session: Session, request: frames.SetVisible) -> None:
    session.visible = request.visible
    session.world.changed()


@handler("press", frames.Press)
async def press(session: Session, request: frames.Press) -> Json:
    message, custom_id = int(request.message), request.custom_id
    return await outcome(session, actions.press(session.world, session.account, message, custom_id=custom_id))


@handler("choose", frames.Choose)
async def choose(session: Session, request: frames.Choose) -> Json:
    interaction = actions.choose(
        session.world,
        session.account,
        int(request.message),
        _chosen(session, request),
        custom_id=request.custom_id,
    )
    return await outcome(session, interaction)


def _chosen(session: Session, request: frames.Choose) -> list[Any]:
    """The values chosen in a select, or the users, roles or channels themselves."""
    message = actions.visible_message(session.world, session.account, int(request.message))
    shown = message_view(session.world, message).selects
    kind = {select.custom_id: select.kind for select in shown}.get(request.custom_id)
    guild = session.world.guild_of(session.world.channels[message.channel_id])
    found: dict[ComponentType | None, dict[int, Any]] = {
        ComponentType.USER_SELECT: dict(session.world.accounts),
        ComponentType.ROLE_SELECT: {} if guild is None else dict(guild.roles),
        ComponentType.CHANNEL_SELECT: dict(session.world.channels),
    }
    if kind not in found:
        return list(request.values)
    try:
        return [found[kind][int(value)] for value in request.values]
    except (KeyError, ValueError):
        raise NotOffered("This cannot be chosen any more.") from None


@handler("submit", frames.Submit)
async def submit(session: Session, request: frames.Submit) -> Json:
    opener = session.world.interactions.get(int(request.interaction))
    if opener is None or opener.modal is None:
        raise NotOffered("This form is gone.")
    modal = modal_view(opener.id, opener.modal)
    interaction = actions.submit(session.world, session.account, modal, request.entries)
    return await outcome(session, interaction)


@handler("listCommands", frames.ListCommands)
async def list_commands(session: Session, request: frames.ListCommands) -> Json:
    channel = session.channel(request.channel)
    guild = session.world.guild_of(channel)
    members = channel.recipients if guild is None else guild.members
    return {
        "commands": payloads.commands_payload(session.world, session.account, channel),
        "members": [{"id": str(one), "name": session.world.accounts[one].name} for one in members],
    }


@handler("invoke", frames.Invoke)
async def invoke(session: Session, request: frames.Invoke) -> Json:
    channel, values = session.channel(request.channel), _values(session, request)
    name = request.command
    return await outcome(session, actions.invoke(session.world, session.account, channel, name, values))


@handler("autocomplete", frames.Autocomplete)
async def autocomplete(session: Session, request: frames.Autocomplete) -> Json:
    interaction = actions.autocomplete(
        session.world,
        session.account,
        session.channel(request.channel),
        request.command,
        request.option,
        request.typed,
        _values(session, request),
    )
    return await outcome(session, interaction) | {"choices": interaction.choices or []}


def _values(session: Session, request: frames.Invoke | frames.Autocomplete) -> Json:
    channel = session.channel(request.channel)
    command, words = actions.find_command(session.world, session.account, channel, request.command)
    kinds = {option["name"]: option["type"] for option in actions.subcommand_options(command, words)}
    return {name: _value(session, kinds.get(name), value) for name, value in request.values.items()}


def _value(session: Session, kind: int | None, value: Any) -> Any:
    if kind == commands.USER:
        account = session.world.accounts.get(int(value)) if str(value).isdecimal() else None
        if account is None:
            raise NotOffered("There is no such user.")
        return account
    if kind == commands.CHANNEL:
        return session.channel(value)
    if kind == commands.FILE:
        return session.page.uploads.take(session.account.id, str(value))
    return value


@handler("write", frames.Write)
async def write(session: Session, request: frames.Write) -> None:
    actions.write(session.world, session.account, session.channel(request.channel), request.text)


@handler("dismiss", frames.Dismiss)
async def dismiss(session: Session, request: frames.Dismiss) -> None:
    message = actions.visible_message(session.world, session.account, int(request.message))
    if not message.ephemeral:
        raise NotOffered("Only a message that nobody else sees can be dismissed.")
    session.page.read_state.dismiss(message)


@handler("setLocale", frames.SetLocale)
async def set_locale(session: Session, request: frames.SetLocale) -> None:
    if request.locale not in commands.LOCALES:
        raise NotOffered("Discord does not speak this language.")
    session.account.locale = request.locale
    session.world.changed()


@handler("setDirectMessages", frames.SetDirectMessages)
async def set_direct_messages(session: Session, request: frames.SetDirectMessages) -> None:
    session.account.direct_messages_open = request.open
    session.world.changed()


@handler("setInstalled", frames.SetInstalled)
async def set_installed(session: Session, request: frames.SetInstalled) -> None:
    session.user.installed = request.installed


@handler("advance", frames.Advance)
async def advance(session: Session, request: frames.Advance) -> None:
    await session.page.run("advance", session.page.advance(request.seconds))


@handler("cutGateway", frames.CutGateway)
async def cut_gateway(session: Session, _: frames.CutGateway) -> None:
    session.page.sandbox.gateway.cut()


@handler("runAction", frames.RunAction)
async def run_action(session: Session, request: frames.RunAction) -> Json:
    action = session.page.actions.get(request.name)
    if action is None:
        raise NotOffered("There is no such button.")
    work = action.run(session.user, request.choice or "")
    try:
        channel = await session.page.run(action.name, work)
    except NotOffered:
        raise
    except Exception as error:
        LOG.exception("%s", action.label)
        raise NotOffered(f"{action.label}: {error!r}") from error
    return {} if channel is None else {"channel": str(channel.id)}
