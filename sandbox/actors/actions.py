"""What users may do and see, as functions over the world; NotOffered where Discord's app would refuse."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.actors.views import Field, MessageView, ModalView, Select, message_view
from sandbox.validation.components import SELECTS, ComponentType
from sandbox.world import commands, interactions
from sandbox.world.files import Upload
from sandbox.world.messages import send
from sandbox.world.model import (
    Account,
    Channel,
    ChannelType,
    Command,
    Interaction,
    InteractionType,
    Json,
    Message,
    MessageType,
    Role,
)
from sandbox.world.permissions import Permission
from sandbox.world.world import World

NUMBERS = (commands.INTEGER, commands.NUMBER)
TYPES: Mapping[int, type | tuple[type, ...]] = {
    commands.STRING: str,
    commands.INTEGER: int,
    commands.BOOLEAN: bool,
    commands.NUMBER: (int, float),
    commands.FILE: Upload,
}

CHOSEN: Mapping[ComponentType, type | tuple[type, ...]] = {
    ComponentType.USER_SELECT: Account,
    ComponentType.ROLE_SELECT: Role,
    ComponentType.MENTIONABLE_SELECT: (Account, Role),
    ComponentType.CHANNEL_SELECT: Channel,
}
"""Type of a select with Discord's own options -> type of its options."""


class NotOffered(Exception):
    """Discord's app does not offer this to the user."""


def may_see(world: World, account: Account, channel: Channel) -> bool:
    return bool(world.permissions(channel, account.id) & Permission.VIEW_CHANNEL)


def visible_messages(world: World, account: Account | None, channel: Channel) -> list[Message]:
    """The messages a user, or (None) everybody, sees, oldest first; a thread begins with its starter."""
    if account is not None and not may_see(world, account, channel):
        return []
    reader = None if account is None else account.id
    found = [m for m in channel.messages.values() if m.only_for in (None, reader)]
    visible = []
    for message in sorted(found, key=lambda message: message.id):
        if message.type is MessageType.THREAD_STARTER_MESSAGE and message.reference is not None:
            parent = world.channels[message.reference[0]]
            starter = parent.messages.get(message.reference[1])
            visible += [] if starter is None else [starter]
        else:
            visible.append(message)
    return visible


def newest_message(world: World, account: Account, channel: Channel) -> int:
    """The id of the newest message a user sees in a channel; 0 without one."""
    if not may_see(world, account, channel):
        return 0
    listed = reversed(channel.messages.values())
    return next((message.id for message in listed if message.only_for in (None, account.id)), 0)


def visible_message(world: World, account: Account, message_id: int) -> Message:
    """A message a user sees, by its id. Raises NotOffered."""
    message = world.find_message(message_id)
    if message is None:
        raise NotOffered(f"{account.name}: this message is gone")
    if message.only_for not in (None, account.id):
        raise NotOffered(f"{account.name} cannot see this message: it is for somebody else only")
    if not may_see(world, account, world.channels[message.channel_id]):
        raise NotOffered(f"{account.name} cannot see the channel of this message")
    return message


def visible_threads(world: World, account: Account, channel: Channel) -> list[Channel]:
    """Also archived ones, oldest first."""
    return [thread for thread in world.threads(channel) if may_see(world, account, thread)]


def offered_commands(world: World, account: Account, channel: Channel) -> list[Command]:
    """Raises NotOffered where a user may use no commands."""
    granted = world.permissions(channel, account.id)
    if channel.type is ChannelType.GUILD_FORUM:
        raise NotOffered(f"{channel.name} is a forum: commands are used in its posts")
    if not granted & Permission.VIEW_CHANNEL or not granted & Permission.USE_APPLICATION_COMMANDS:
        raise NotOffered(f"{account.name} may not use commands in {channel.name}")
    return commands.usable_commands(world, channel, account.id)


def find_command(world: World, account: Account, channel: Channel, name: str) -> tuple[Command, list[str]]:
    """The command of a name like "play" or "table close", and its subcommand names. Raises NotOffered."""
    first, *rest = name.split() or [""]
    offered = offered_commands(world, account, channel)
    for command in offered:
        if command.name == first:
            return command, rest
    names = ", ".join(command.name for command in offered) or "none"
    raise NotOffered(f"{account.name} is offered no command /{first} here; there are: {names}")


def subcommand_options(command: Command, words: list[str]) -> list[Json]:
    """Raises NotOffered."""
    try:
        path, options = commands.find_subcommand(command, words)
    except KeyError as unknown:
        raise NotOffered(f"/{command.name} has no subcommand {unknown}") from None
    inner = [option["name"] for option in options if option["type"] in (commands.SUBCOMMAND, commands.GROUP)]
    if inner:
        raise NotOffered(
            f"/{' '.join([command.name, *(step['name'] for step in path)])} needs one of {inner}"
        )
    return options


def invoke(
    world: World, account: Account, channel: Channel, name: str, values: Mapping[str, Any]
) -> Interaction:
    """Use a command with values of its options."""
    command, words = find_command(world, account, channel, name)
    options = subcommand_options(command, words)
    known = {option["name"]: option for option in options}
    for given in values:
        if given not in known:
            raise NotOffered(f"/{name} has no option {given!r}; there are: {', '.join(known) or 'none'}")
    for option in options:
        if option["name"] in values:
            _check_value(option, values[option["name"]], world.rates.largest_file)
        elif option.get("required"):
            raise NotOffered(f"/{name} needs the option {option['name']!r}")
    data = commands.command_data(world, world.guild_of(channel), command, words, values)
    kind = InteractionType.APPLICATION_COMMAND
    return interactions.begin(world, kind, account_id=account.id, channel=channel, data=data)


def _check_value(option: Json, value: Any, largest_file: int) -> None:
    name, kind = option["name"], option["type"]
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        offered = ", ".join(f"{choice['name']!r}={choice['value']!r}" for choice in option["choices"])
        raise NotOffered(f"{value!r} is no choice of {name!r}; there are: {offered}")
    if not isinstance(value, TYPES.get(kind, object)) or (kind in NUMBERS and isinstance(value, bool)):
        raise NotOffered(f"{value!r} is no value of {name!r}")
    if kind in NUMBERS:
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise NotOffered(f"{value!r} is outside {low} to {high} for {name!r}")
    if isinstance(value, Upload) and len(value.content) > largest_file:
        raise NotOffered(f"{value.filename!r} is larger than {largest_file} bytes")
    if kind == commands.STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(str(value)) <= high:
            raise NotOffered(f"{value!r} has not {low} to {high} characters for {name!r}")


def autocomplete(
    world: World,
    account: Account,
    channel: Channel,
    name: str,
    option: str,
    typed: str,
    values: Mapping[str, Any],
) -> Interaction:
    """Ask the bot for suggestions while an option of a command is typed."""
    command, words = find_command(world, account, channel, name)
    known = {one["name"]: one for one in subcommand_options(command, words)}
    if not known.get(option, {}).get("autocomplete"):
        raise NotOffered(f"/{name} suggests nothing for {option!r}")
    given = {**values, option: typed}
    data = commands.command_data(world, world.guild_of(channel), command, words, given, focused=option)
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
    return interactions.begin(world, kind, account_id=account.id, channel=channel, data=data)


def _component(
    world: World, account: Account, message: Message, data: Json, seen: MessageView | None
) -> Interaction:
    return interactions.begin(
        world,
        InteractionType.MESSAGE_COMPONENT,
        account_id=account.id,
        channel=world.channels[message.channel_id],
        data=data,
        message=message,
        seen=None if seen is None else seen.components,
    )


def press(
    world: World,
    account: Account,
    message_id: int,
    *,
    label: str | None = None,
    custom_id: str | None = None,
    seen: MessageView | None = None,
) -> Interaction:
    """Press a button of a message, or (``seen``) of an earlier version of it."""
    message = visible_message(world, account, message_id)
    view = seen or message_view(world, message)
    try:
        button = view.button(label, custom_id=custom_id)
    except LookupError as missing:
        raise NotOffered(f"{account.name}: {missing}") from None
    if button.disabled or button.custom_id is None:
        raise NotOffered(f"{account.name}: the button {button.label!r} is disabled or only a link")
    data = {"custom_id": button.custom_id, "component_type": int(ComponentType.BUTTON)}
    return _component(world, account, message, data, seen)


def choose(
    world: World,
    account: Account,
    message_id: int,
    chosen: Sequence[Any],
    *,
    custom_id: str | None = None,
    placeholder: str | None = None,
    seen: MessageView | None = None,
) -> Interaction:
    """Choose options by value or label, or accounts, roles and channels."""
    message = visible_message(world, account, message_id)
    view = seen or message_view(world, message)
    try:
        select = view.select(custom_id, placeholder=placeholder)
    except LookupError as missing:
        raise NotOffered(f"{account.name}: {missing}") from None
    if select.disabled:
        raise NotOffered(f"{account.name}: the select {select.placeholder!r} is disabled")
    if not select.min_values <= len(chosen) <= select.max_values:
        raise NotOffered(f"{account.name}: choose {select.min_values} to {select.max_values}")
    resolved: Json = {}
    data: Json = {"custom_id": select.custom_id, "component_type": int(select.kind)}
    data["values"] = _values(world, message, select, chosen, resolved)
    return _component(world, account, message, data | ({"resolved": resolved} if resolved else {}), seen)


def _values(
    world: World, message: Message, select: Select, chosen: Sequence[Any], resolved: Json
) -> list[str]:
    guild = world.guild_of(world.channels[message.channel_id])
    if select.kind is not ComponentType.STRING_SELECT:
        kind = commands.MENTIONABLE
        for one in chosen:
            if not isinstance(one, CHOSEN[select.kind]):
                raise NotOffered(f"{one!r} cannot be chosen in {select.placeholder!r}")
            if isinstance(one, Channel) and select.channel_types and one.type not in select.channel_types:
                raise NotOffered(f"{one.name} is of no kind that {select.placeholder!r} offers")
        return [str(commands.resolve_value(world, guild, kind, one, resolved)) for one in chosen]
    return [_option_value(select.options, str(one)) for one in chosen]


def _option_value(options: Sequence[Any], wanted: str) -> str:
    for option in options:
        if wanted in (option.value, option.label):
            return str(option.value)
    there = ", ".join(f"{option.label!r} ({option.value})" for option in options)
    raise NotOffered(f"No option {wanted!r}; there are: {there}")


def submit(world: World, account: Account, modal: ModalView, entries: Mapping[str, Any]) -> Interaction:
    """Submit a modal; entries by custom_id or label, others keep their initial value."""
    opener = world.interactions[modal.interaction_id]
    if opener.account_id != account.id or opener.modal is None:
        raise NotOffered(f"{account.name} has no such modal open")
    known = {key for field in modal.fields for key in (field.custom_id, field.label)}
    for key in entries:
        if key not in known:
            raise NotOffered(f"The modal has no entry {key!r}; there are: {sorted(known)}")
    fields = {field.custom_id: field for field in modal.fields}
    parts = []
    for child in opener.modal["components"]:
        one: Json = {"type": child["type"], "id": child["id"]}
        if "component" in child:
            inner = child["component"]
            one["component"] = _entry(inner, fields[inner["custom_id"]], entries)
        elif "components" in child:
            inner = child["components"][0]
            one["components"] = [_entry(inner, fields[inner["custom_id"]], entries)]
        parts.append(one)
    message = None if opener.message_id is None else world.find_message(opener.message_id)
    return interactions.begin(
        world,
        InteractionType.MODAL_SUBMIT,
        account_id=account.id,
        channel=world.channels[opener.channel_id],
        data={"custom_id": modal.custom_id, "components": parts, "resolved": {}},
        message=message,
    )


def _entry(part: Json, field: Field, entries: Mapping[str, Any]) -> Json:
    given = entries.get(field.custom_id, entries.get(field.label))
    entry: Json = {"type": part["type"], "id": part["id"], "custom_id": field.custom_id}
    if field.kind in SELECTS or field.kind is ComponentType.CHECKBOX_GROUP:
        listed = [] if given is None else [given] if isinstance(given, str) else list(given)
        entry["values"] = [_option_value(field.options, str(one)) for one in listed]
    elif field.kind is ComponentType.RADIO_GROUP:
        entry["value"] = None if given is None else _option_value(field.options, str(given))
    elif field.kind is ComponentType.CHECKBOX:
        return entry | {"value": bool(given)}
    else:
        entry["value"] = str(given if given is not None else field.value or "")
        filled = entry["value"] or field.required
        if filled and not field.min_length <= len(entry["value"]) <= field.max_length:
            raise NotOffered(f"{field.label!r} takes {field.min_length} to {field.max_length} characters")
    if field.required and not entry.get("value", entry.get("values")):
        raise NotOffered(f"{field.label!r} must be filled in")
    return entry


def write(world: World, account: Account, channel: Channel, text: str) -> Message:
    """Raises the same refusals as for the bot."""
    return send(world, channel, account.id, {"content": text})
