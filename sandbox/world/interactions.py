"""Interactions: the bot has 3 seconds to acknowledge one and 15 minutes for further responses."""

import secrets
from collections.abc import Sequence

from sandbox.validation.errors import Form, Path, Refusal, snowflake
from sandbox.validation.limits import ACKNOWLEDGE_WITHIN, TOKEN_LIFE
from sandbox.validation.modals import check_modal
from sandbox.world.application_payloads import interaction_payload
from sandbox.world.commands import check_choices, owners_of
from sandbox.world.files import Upload
from sandbox.world.languages import locale_of_answer
from sandbox.world.messages import SENDABLE_FLAGS as SENDABLE_IN_CHANNELS
from sandbox.world.messages import Draft, apply, compose, delete, edit, fill_deferred, post
from sandbox.world.model import Channel, Interaction, InteractionType, Json, Message, MessageFlag, MessageType
from sandbox.world.world import World

MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FOLLOW_UPS = 5
"""Follow-ups to an interaction where the application is installed by the user alone."""
SENDABLE_FLAGS = SENDABLE_IN_CHANNELS | MessageFlag.EPHEMERAL


def begin(
    world: World,
    kind: InteractionType,
    *,
    account_id: int,
    channel: Channel,
    data: Json,
    message: Message | None = None,
    seen: tuple[Json, ...] | None = None,
) -> Interaction:
    """Start an interaction and send it to the bot; ``seen``: the components that the user saw."""
    interaction = Interaction(
        id=world.snowflake(),
        token=secrets.token_urlsafe(24),
        type=kind,
        account_id=account_id,
        channel_id=channel.id,
        data=data,
        locale=world.accounts[account_id].locale,
        created_at=world.now(),
        message_id=None if message is None else message.id,
        seen=seen,
        owners=_owners(world, account_id, channel, data, message),
    )
    world.interactions[interaction.id] = interaction
    world.tokens[interaction.token] = interaction.id
    if interaction.owners:
        for _ in range(world.interaction_deliveries):
            world.publish("INTERACTION_CREATE", interaction_payload(world, interaction))
    world.changed()
    world.change_in(ACKNOWLEDGE_WITHIN + 0.01)
    return interaction


def _owners(world: World, account_id: int, channel: Channel, data: Json, message: Message | None) -> Json:
    """The owners of the application's installations; a component has those of its message's interaction."""
    origin = None if message is None else world.interactions.get(message.interaction_id or 0)
    if origin is not None and origin.owners:
        return origin.owners
    used = [c for listed in world.commands.values() for c in listed if str(c.id) == data.get("id")]
    if used:
        return owners_of(world, used[0], channel, account_id)
    guild = world.guild_of(channel)
    return {"0": "0" if guild is None else str(guild.id)} if world.is_reached(channel) else {}


def is_expired(world: World, interaction: Interaction) -> bool:
    return not interaction.acknowledged and world.now() - interaction.created_at > ACKNOWLEDGE_WITHIN


def acknowledge(
    world: World, interaction_id: int, token: str, body: Json, uploads: Sequence[Upload]
) -> Interaction:
    """Raises 10062 (unknown or too late), 40060 (a second response), 50035 and others."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or is_expired(world, interaction):
        raise Refusal(10062)
    if interaction.acknowledged:
        raise Refusal(40060)
    form = Form()
    kind: int = body.get("type", 0)
    form.check_choice(("type",), kind, _allowed(interaction))
    form.raise_errors()
    data: Json = body.get("data") or {}
    if kind == MESSAGE:
        _respond(world, interaction, data, uploads)
    elif kind == DEFERRED_MESSAGE:
        _defer(world, interaction, data)
    elif kind == UPDATE:
        _edit(world, interaction, _source(world, interaction), data, uploads, path=("data",))
    elif kind == CHOICES:
        _autocomplete(interaction, data)
    elif kind == MODAL:
        modal = check_modal(data, form)
        form.raise_errors()
        interaction.modal = modal
    if kind in (UPDATE, DEFERRED_UPDATE):
        interaction.response_message_id = interaction.message_id
    if kind in (MESSAGE, UPDATE):
        _add_answer(interaction, interaction.response_message_id)
    interaction.callback_type = kind
    world.changed()
    return interaction


def _add_answer(interaction: Interaction, message_id: int | None) -> None:
    if message_id is not None and message_id not in interaction.answers:
        interaction.answers.append(message_id)


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.type is InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
        return (CHOICES,)
    allowed = [MESSAGE, DEFERRED_MESSAGE]
    if interaction.message_id is not None:
        allowed += [DEFERRED_UPDATE, UPDATE]
    if interaction.type is not InteractionType.MODAL_SUBMIT:
        allowed.append(MODAL)
    return tuple(allowed)


def _source(world: World, interaction: Interaction) -> Message:
    message = world.find_message(interaction.message_id or 0)
    if message is None:
        raise Refusal(10008)
    return message


def _new_message(world: World, interaction: Interaction, flags: MessageFlag) -> Message:
    command = interaction.type is InteractionType.APPLICATION_COMMAND
    return Message(
        id=world.snowflake(),
        channel_id=interaction.channel_id,
        author_id=world.bot.id,
        created_at=world.now(),
        type=MessageType.CHAT_INPUT_COMMAND if command else MessageType.DEFAULT,
        flags=flags,
        only_for=interaction.account_id if flags & MessageFlag.EPHEMERAL else None,
        interaction_id=interaction.id,
        locale=locale_of_answer(world, interaction, private=bool(flags & MessageFlag.EPHEMERAL)),
    )


def _edit(
    world: World,
    interaction: Interaction,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
    *,
    path: Path = (),
) -> None:
    edit(world, message, body, uploads, path=path)
    message.locale = locale_of_answer(world, interaction, private=message.ephemeral)


def _post(world: World, interaction: Interaction, draft: Draft, allowed: Json | None) -> Message:
    message = _new_message(world, interaction, draft.flags)
    apply(draft, message)
    post(world, message, allowed)
    return message


def _respond(world: World, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> None:
    channel = world.channel(interaction.channel_id)
    draft = compose(world, channel, data, uploads, allowed=SENDABLE_FLAGS, path=("data",))
    message = _post(world, interaction, draft, data.get("allowed_mentions"))
    interaction.response_message_id = message.id


def _defer(world: World, interaction: Interaction, data: Json) -> None:
    flags = MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = _new_message(world, interaction, flags | MessageFlag.LOADING)
    post(world, message, {"parse": []})
    interaction.response_message_id = message.id
    interaction.unfilled = True


def _autocomplete(interaction: Interaction, data: Json) -> None:
    form = Form()
    check_choices(form, ("data", "choices"), data.get("choices"), _focused_type(interaction.data))
    form.raise_errors()
    interaction.choices = data.get("choices") or []


def _focused_type(data: Json) -> int:
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options") is not None:
            return _focused_type(option)
    return 3


def by_token(world: World, application_id: int, token: str) -> Interaction:
    """Raises 10015 (not acknowledged), 50027 (after 15 minutes)."""
    interaction = world.interaction_by_token(token)
    if interaction is None or application_id != world.bot.id or not interaction.acknowledged:
        raise Refusal(10015)
    if world.now() - interaction.created_at > TOKEN_LIFE:
        raise Refusal(50027)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
    """The first one after a deferred reply fills that reply."""
    if interaction.unfilled:
        message = webhook_message(world, interaction, "@original")
        fill_deferred(world, message, body, uploads)
        interaction.unfilled = False
        _add_answer(interaction, message.id)
        world.changed()
        return message
    channel = world.channel(interaction.channel_id)
    if "0" not in interaction.owners and len(interaction.followups) >= FOLLOW_UPS:
        raise Refusal(40094)
    draft = compose(world, channel, body, uploads, allowed=SENDABLE_FLAGS)
    message = _post(world, interaction, draft, body.get("allowed_mentions"))
    interaction.followups.append(message.id)
    _add_answer(interaction, message.id)
    world.changed()
    return message


def webhook_message(world: World, interaction: Interaction, which: str) -> Message:
    """A message that a token may access. Raises 10008."""
    reachable = [interaction.response_message_id, interaction.message_id, *interaction.followups]
    number = interaction.response_message_id
    if which != "@original":
        number = snowflake(which, "message_id")
    message = world.find_message(number or 0)
    if message is None or number not in reachable:
        raise Refusal(10008)
    return message


def edit_webhook_message(
    world: World, interaction: Interaction, which: str, body: Json, uploads: Sequence[Upload]
) -> Message:
    """Edit a message with the token, or fill a deferred reply."""
    message = webhook_message(world, interaction, which)
    if message.thinking:
        fill_deferred(world, message, body, uploads)
        interaction.unfilled = False
    else:
        _edit(world, interaction, message, body, uploads)
    _add_answer(interaction, message.id)
    world.changed()
    return message


def delete_webhook_message(world: World, interaction: Interaction, which: str) -> None:
    message = webhook_message(world, interaction, which)
    if message.id == interaction.response_message_id:
        interaction.unfilled = False
    delete(world, message)
