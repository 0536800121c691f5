"""Application commands: checks at registration, and the data of their interactions."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sandbox.validation.errors import Form, Path
from sandbox.world.files import Upload, give
from sandbox.world.model import Account, Channel, Command, Guild, Json, Role
from sandbox.world.payloads import (
    attachment_payload,
    channel_payload,
    member_payload,
    role_payload,
    user_payload,
)
from sandbox.world.permissions import Permission
from sandbox.world.world import World

MAX_COMMANDS = 100
MAX_OPTIONS = 25
MAX_CHOICES = 25
MAX_NAME = 32
MAX_DESCRIPTION = 100
MAX_VALUE = 100
MAX_CHARACTERS = 8000
NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
GUILD_INSTALL, USER_INSTALL = range(2)
GUILD, BOT_DM, PRIVATE_CHANNEL = range(3)
"""Contexts in which a command is used; there are no channels between users here."""
LOCALES = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th "  # noqa: SIM905
    "zh-CN ja zh-TW ko".split()
)


def register(world: World, guild_id: int | None, bodies: object) -> list[Command]:
    """Replace the commands of a guild, or (None) global ones. Raises the refusal 50035."""
    form = Form()
    path: Path = ()
    listed = form.check_list(path, bodies, 0, MAX_COMMANDS)
    for n, body in enumerate(listed):
        _check(world, form, (n,), body)
        if _count_characters(body) > MAX_CHARACTERS:
            form.add_error((n,), "APPLICATION_COMMAND_TOO_LARGE")
    names = [(body.get("type", 1), body.get("name")) for body in listed]
    for n, name in enumerate(names):
        if name in names[:n]:
            form.add_error((n, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME")
    form.raise_errors()
    old = {command.name: command for command in world.commands.get(guild_id, [])}
    made = []
    for body in listed:
        known = old.get(body["name"])
        number = known.id if known else world.snowflake()
        version = known.version if known and known.body == body else world.snowflake()
        made.append(Command(id=number, version=version, guild_id=guild_id, body=body))
    world.commands[guild_id] = made
    world.changed()
    return made


def _check(world: World, form: Form, path: Path, body: Json) -> None:
    if body.get("type", 1) != 1:
        form.check_text((*path, "name"), body.get("name"), 1, MAX_NAME)
        return
    _check_names(form, path, body)
    _check_numbers(form, (*path, "integration_types"), body.get("integration_types"), world.integration_types)
    _check_numbers(form, (*path, "contexts"), body.get("contexts"), (GUILD, BOT_DM, PRIVATE_CHANNEL))
    _check_options(form, path, body, depth=0)


def _check_numbers(form: Form, path: Path, given: Any, allowed: Sequence[int]) -> None:
    """Check a list of numbers without repetition; None is left to Discord."""
    for n, each in enumerate(given or []):
        form.check_choice((*path, n), each, tuple(allowed))
    if given is not None and len(set(given)) < max(1, len(given)):
        form.add_error(path, "APPLICATION_COMMAND_INVALID_LIST")


def _check_names(form: Form, path: Path, body: Json) -> None:
    _check_name(form, (*path, "name"), body.get("name"))
    form.check_text((*path, "description"), body.get("description"), 1, MAX_DESCRIPTION)
    for locale, name in _localizations(form, path, body, "name").items():
        _check_name(form, (*path, "name_localizations", locale), name)
    for locale, text in _localizations(form, path, body, "description").items():
        form.check_text((*path, "description_localizations", locale), text, 1, MAX_DESCRIPTION)


def _localizations(form: Form, path: Path, body: Json, field: str) -> Json:
    given: Json = body.get(f"{field}_localizations") or {}
    for locale in given:
        if locale not in LOCALES:
            form.add_error(
                (*path, f"{field}_localizations"), "LOCALE_INVALID", f"{locale} is no valid locale"
            )
    return given


def _check_name(form: Form, path: Path, name: object) -> None:
    form.check_text(path, name, 1, MAX_NAME)
    if isinstance(name, str) and (not NAME.fullmatch(name) or name != name.lower()):
        form.add_error(path, "APPLICATION_COMMAND_INVALID_NAME")


def _check_options(form: Form, path: Path, body: Json, depth: int) -> None:
    options = form.check_list((*path, "options"), body.get("options"), 0, MAX_OPTIONS)
    optional = False
    names: set[str] = set()
    for n, option in enumerate(options):
        at: Path = (*path, "options", n)
        kind = option.get("type")
        form.check_choice((*at, "type"), kind, tuple(range(1, 12)))
        _check_names(form, at, option)
        if option.get("name") in names:
            form.add_error((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE")
        names.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            if depth > 1 or (depth == 1 and kind == GROUP):
                form.add_error(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
            _check_options(form, at, option, depth + 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional:
            form.add_error(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional = optional or not option.get("required")
        _check_choices(form, at, option)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    check_choices(form, (*path, "choices"), option.get("choices"), option["type"])
    if option.get("choices") and option.get("autocomplete"):
        form.add_error(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES")


def check_choices(form: Form, path: Path, choices: object, kind: int) -> None:
    """Check for at most 25 choices, with names of 1-100 characters and values of the option's type."""
    listed = form.check_list(path, choices, 0, MAX_CHOICES)
    for n, choice in enumerate(listed):
        form.check_text((*path, n, "name"), choice.get("name"), 1, MAX_VALUE)
        if kind == STRING:
            form.check_text((*path, n, "value"), choice.get("value"), 0, MAX_VALUE)
        elif not isinstance(choice.get("value"), int | float):
            form.add_error((*path, n, "value"), "NUMBER_TYPE_COERCE")


def _count_characters(body: Json) -> int:
    """Characters of a command with its options, each text counted in its longest language."""
    total = 0
    for field in ("name", "description"):
        texts = [body.get(field) or "", *(body.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += sum(_count_characters(option) for option in body.get("options") or [])
    return total + sum(len(c["name"]) + len(str(c["value"])) for c in body.get("choices") or [])


def usable_commands(world: World, channel: Channel, account_id: int) -> list[Command]:
    """The commands a user is offered; a guild's own hide global ones of the same name."""
    guild = world.guild_of(channel)
    if guild is None:
        return [
            c
            for c in _chat(world.commands[None])
            if _usable_in_direct_messages(c.body) and owners_of(world, c, channel, account_id)
        ]
    if not world.is_reached(channel):
        return [
            c
            for c in _chat(world.commands[None])
            if GUILD in _contexts(c.body) and owners_of(world, c, channel, account_id)
        ]
    granted = world.permissions(channel, account_id)
    own = _chat(world.commands.get(guild.id, []))
    hidden = {command.name for command in own}
    everywhere = [
        c for c in _chat(world.commands[None]) if c.name not in hidden and GUILD in _contexts(c.body)
    ]
    return [
        c
        for c in [*own, *everywhere]
        if _is_permitted(c.body, granted) and owners_of(world, c, channel, account_id)
    ]


def owners_of(world: World, command: Command, channel: Channel, account_id: int) -> Json:
    """Who has installed a command used in a channel, as an interaction says it."""
    guild, owners = world.guild_of(channel), {}
    types = integration_types(command.body)
    shared = world.is_reached(channel) if guild is not None else world.is_in_shared_guild(account_id)
    if GUILD_INSTALL in types and shared:
        owners[str(GUILD_INSTALL)] = "0" if guild is None else str(guild.id)
    if USER_INSTALL in types and world.accounts[account_id].installed:
        owners[str(USER_INSTALL)] = str(account_id)
    return owners


def integration_types(body: Json) -> list[int]:
    return list(body.get("integration_types") or [GUILD_INSTALL])


def _chat(registered: list[Command]) -> list[Command]:
    return [command for command in registered if command.body.get("type", 1) == 1]


def _contexts(body: Json) -> list[int]:
    given = body.get("contexts")
    return [GUILD, BOT_DM] if given is None else list(given)


def _usable_in_direct_messages(body: Json) -> bool:
    return BOT_DM in _contexts(body) and body.get("dm_permission") is not False


def _is_permitted(body: Json, granted: Permission) -> bool:
    needed = body.get("default_member_permissions")
    if needed is None:
        return True
    if int(needed) == 0:
        return bool(granted & Permission.ADMINISTRATOR)
    return granted & int(needed) == int(needed)


def resolve_value(world: World, guild: Guild | None, kind: int, value: Any, resolved: Json) -> Any:
    """The value of an option; users, roles, channels, files go to ``resolved``."""
    if isinstance(value, Upload):
        given = attachment_payload(give(world, value)) | {"ephemeral": True}
        resolved.setdefault("attachments", {})[given["id"]] = given
        return given["id"]
    if isinstance(value, Account):
        resolved.setdefault("users", {})[str(value.id)] = user_payload(value)
        member = None if guild is None else guild.members.get(value.id)
        if member is not None:
            resolved.setdefault("members", {})[str(value.id)] = member_payload(
                world, member, with_user=False
            ) | {"permissions": "0"}
        return str(value.id)
    if isinstance(value, Role):
        resolved.setdefault("roles", {})[str(value.id)] = role_payload(value, 1)
        return str(value.id)
    if isinstance(value, Channel):
        resolved.setdefault("channels", {})[str(value.id)] = channel_payload(world, value) | {
            "permissions": "0"
        }
        return str(value.id)
    if kind == INTEGER:
        return int(value)
    if kind == NUMBER:
        return float(value)
    return bool(value) if kind == BOOLEAN else str(value)


def find_subcommand(command: Command, words: list[str]) -> tuple[list[Json], list[Json]]:
    """The groups and subcommand on a path, and its options. Raises KeyError with an unknown name."""
    path: list[Json] = []
    options: list[Json] = command.body.get("options") or []
    for word in words:
        for option in options:
            if option["type"] in (SUBCOMMAND, GROUP) and option["name"] == word:
                path.append(option)
                options = option.get("options") or []
                break
        else:
            raise KeyError(word)
    return path, options


def command_data(
    world: World,
    guild: Guild | None,
    command: Command,
    words: list[str],
    values: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """The ``data`` of a command's interaction; ``values`` by option name, ``focused`` for autocomplete."""
    path, options = find_subcommand(command, words)
    resolved: Json = {}
    given: list[Json] = []
    for option in options:
        if option["name"] in values:
            one: Json = {"name": option["name"], "type": option["type"]}
            raw = values[option["name"]]
            is_focused = option["name"] == focused
            one["value"] = (
                str(raw) if is_focused else resolve_value(world, guild, option["type"], raw, resolved)
            )
            if is_focused:
                one["focused"] = True
            given.append(one)
    for step in reversed(path):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    data: Json = {"id": str(command.id), "name": command.name, "type": 1, "options": given}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data | ({"resolved": resolved} if resolved else {})
