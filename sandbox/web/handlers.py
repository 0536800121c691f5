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
    from sandbox.web.browser_tab import BrowserTab

LOG = logging.getLogger(__name__)
Handler = Callable[["BrowserTab", Any], Awaitable[Json | None]]
HANDLERS: dict[str, tuple[type[Any], Handler]] = {}
"""Types of requests -> their struct and handler."""


def handler(name: str, kind: type[Any]) -> Callable[[Handler], Handler]:
    def decorate(function: Handler) -> Handler:
        HANDLERS[name] = kind, function
        return function

    return decorate


async def handle(tab: BrowserTab, kind: str, text: str) -> Json:
    """Raises NotOffered and the refusals of Discord."""
    if kind not in HANDLERS:
        raise NotOffered(f"The page does not know {kind[:40]!r}.")
    struct, function = HANDLERS[kind]
    return await function(tab, frames.read(text, struct)) or {}


async def outcome(tab: BrowserTab, interaction: Interaction) -> Json:
    """The outcome of an interaction: that it failed, the modal it opened, or nothing."""
    world = tab.world

    def settled() -> bool:
        return interaction.acknowledged or interactions.is_expired(world, interaction)

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
async def open_channel(tab: BrowserTab, request: frames.Open) -> None:
    tab.open(tab.channel(request.channel), request.limit)


@handler("setVisible", frames.SetVisible)
async def set_visible(tab: BrowserTab, request: frames.SetVisible) -> None:
    tab.visible = request.visible
    tab.world.changed()


@handler("press", frames.Press)
async def press(tab: BrowserTab, request: frames.Press) -> Json:
    message, custom_id = int(request.message), request.custom_id
    return await outcome(tab, actions.press(tab.world, tab.account, message, custom_id=custom_id))


@handler("choose", frames.Choose)
async def choose(tab: BrowserTab, request: frames.Choose) -> Json:
    interaction = actions.choose(
        tab.world,
        tab.account,
        int(request.message),
        _chosen(tab, request),
        custom_id=request.custom_id,
    )
    return await outcome(tab, interaction)


def _chosen(tab: BrowserTab, request: frames.Choose) -> list[Any]:
    """The values chosen in a select, or the users, roles or channels themselves."""
    message = actions.visible_message(tab.world, tab.account, int(request.message))
    shown = message_view(tab.world, message).selects
    kind = {select.custom_id: select.kind for select in shown}.get(request.custom_id)
    guild = tab.world.guild_of(tab.world.channels[message.channel_id])
    found: dict[ComponentType | None, dict[int, Any]] = {
        ComponentType.USER_SELECT: dict(tab.world.accounts),
        ComponentType.ROLE_SELECT: {} if guild is None else dict(guild.roles),
        ComponentType.CHANNEL_SELECT: dict(tab.world.channels),
    }
    if kind not in found:
        return list(request.values)
    try:
        return [found[kind][int(value)] for value in request.values]
    except (KeyError, ValueError):
        raise NotOffered("This cannot be chosen any more.") from None


@handler("submit", frames.Submit)
async def submit(tab: BrowserTab, request: frames.Submit) -> Json:
    opener = tab.world.interactions.get(int(request.interaction))
    if opener is None or opener.modal is None:
        raise NotOffered("This form is gone.")
    modal = modal_view(opener.id, opener.modal)
    interaction = actions.submit(tab.world, tab.account, modal, request.entries)
    return await outcome(tab, interaction)


@handler("listCommands", frames.ListCommands)
async def list_commands(tab: BrowserTab, request: frames.ListCommands) -> Json:
    channel = tab.channel(request.channel)
    guild = tab.world.guild_of(channel)
    members = channel.recipients if guild is None else guild.members
    return {
        "commands": payloads.commands_payload(tab.world, tab.account, channel),
        "members": [{"id": str(one), "name": tab.world.accounts[one].name} for one in members],
    }


@handler("invoke", frames.Invoke)
async def invoke(tab: BrowserTab, request: frames.Invoke) -> Json:
    channel, values = tab.channel(request.channel), _values(tab, request)
    name = request.command
    return await outcome(tab, actions.invoke(tab.world, tab.account, channel, name, values))


@handler("autocomplete", frames.Autocomplete)
async def autocomplete(tab: BrowserTab, request: frames.Autocomplete) -> Json:
    interaction = actions.autocomplete(
        tab.world,
        tab.account,
        tab.channel(request.channel),
        request.command,
        request.option,
        request.typed,
        _values(tab, request),
    )
    return await outcome(tab, interaction) | {"choices": interaction.choices or []}


def _values(tab: BrowserTab, request: frames.Invoke | frames.Autocomplete) -> Json:
    channel = tab.channel(request.channel)
    command, words = actions.find_command(tab.world, tab.account, channel, request.command)
    kinds = {option["name"]: option["type"] for option in actions.subcommand_options(command, words)}
    return {name: _value(tab, kinds.get(name), value) for name, value in request.values.items()}


def _value(tab: BrowserTab, kind: int | None, value: Any) -> Any:
    if kind == commands.USER:
        account = tab.world.accounts.get(int(value)) if str(value).isdecimal() else None
        if account is None:
            raise NotOffered("There is no such user.")
        return account
    if kind == commands.CHANNEL:
        return tab.channel(value)
    if kind == commands.FILE:
        return tab.page.uploads.take(tab.account.id, str(value))
    return value


@handler("write", frames.Write)
async def write(tab: BrowserTab, request: frames.Write) -> None:
    actions.write(tab.world, tab.account, tab.channel(request.channel), request.text)


@handler("dismiss", frames.Dismiss)
async def dismiss(tab: BrowserTab, request: frames.Dismiss) -> None:
    message = actions.visible_message(tab.world, tab.account, int(request.message))
    if not message.ephemeral:
        raise NotOffered("Only a message that nobody else sees can be dismissed.")
    tab.page.read_state.dismiss(message)


@handler("setLocale", frames.SetLocale)
async def set_locale(tab: BrowserTab, request: frames.SetLocale) -> None:
    if request.locale not in commands.LOCALES:
        raise NotOffered("Discord does not speak this language.")
    tab.account.locale = request.locale
    tab.world.changed()


@handler("setDirectMessages", frames.SetDirectMessages)
async def set_direct_messages(tab: BrowserTab, request: frames.SetDirectMessages) -> None:
    tab.account.direct_messages_open = request.open
    tab.world.changed()


@handler("setInstalled", frames.SetInstalled)
async def set_installed(tab: BrowserTab, request: frames.SetInstalled) -> None:
    tab.user.installed = request.installed


@handler("advance", frames.Advance)
async def advance(tab: BrowserTab, request: frames.Advance) -> None:
    await tab.page.run("advance", tab.page.advance(request.seconds))


@handler("cutGateway", frames.CutGateway)
async def cut_gateway(tab: BrowserTab, _: frames.CutGateway) -> None:
    tab.page.sandbox.gateway.cut()


@handler("runAction", frames.RunAction)
async def run_action(tab: BrowserTab, request: frames.RunAction) -> Json:
    action = tab.page.actions.get(request.name)
    if action is None:
        raise NotOffered("There is no such button.")
    work = action.run(tab.user, request.choice or "")
    try:
        channel = await tab.page.run(action.name, work)
    except NotOffered:
        raise
    except Exception as error:
        LOG.exception("%s", action.label)
        raise NotOffered(f"{action.label}: {error!r}") from error
    return {} if channel is None else {"channel": str(channel.id)}
