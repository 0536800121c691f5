"""Checks with a person at the keyboard, who presses, takes permissions and looks at a phone."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import discord

from bot.client.acknowledgement import Interaction, Reply, acknowledge, begin_response
from bot.client.components import modal
from bot.client.responses import edit_reply, follow_up, respond, tell_privately
from bot.client.threads import REQUIRED
from bot.delivery.failures import CODES, FailureKind
from bot.first_day.check import Checks, Run, expect, refused_with
from bot.first_day.ground import Ground, Press
from bot.first_day.messages import picture
from bot.limits import THREAD_LOCKED, TOKEN_GONE
from bot.screens.ids.history_ids import KeepNote
from bot.screens.model import (
    Button,
    Call,
    Form,
    Gallery,
    Screen,
    Select,
    SelectOption,
    Text,
    plain_screen,
    text_screen,
)

CHECKS = Checks()

CALLBACK = "POST /interactions/{id}/{token}/callback"
REPLY = "PATCH /webhooks/{id}/{token}/messages/@original"
FOLLOW_UP = "POST /webhooks/{id}/{token}"
LATER = "PATCH /webhooks/{id}/{token}/messages/{id}"

TOKEN_SECONDS = 15 * 60.0
"""How long an interaction can be responded to."""

BLOCKED_WORD = "tabellariusblocked"

T = TypeVar("T")


def check(
    id_: str, title: str, *, needs: tuple[str, ...] = (), covers: tuple[str, ...] = ()
) -> Callable[[Run], Run]:
    return CHECKS.add(id_, title, needs=needs, covers=covers, with_person=True)


async def _do(ground: Ground, check_id: str, what: str, done: Awaitable[T]) -> T:
    assert ground.person is not None
    return await ground.person.do(check_id, what, done)


async def _agrees(ground: Ground, check_id: str, question: str, expected: str = "") -> None:
    """Ask about what is seen, with a picture of what is expected. Raises Wrong, Skipped."""
    assert ground.person is not None
    expect(await ground.person.agrees(check_id, question), f"It is not so: {question} {expected}".strip())


async def _press(ground: Ground, check_id: str, what: str, *blocks: object) -> Press:
    """Post a message with a control, and wait until it is used."""
    ground.bot.forget_presses()
    await ground.post(Screen((Text(what), *blocks)), name=check_id)  # type: ignore[arg-type]
    where = f"In #{ground.channel.name}: {what}"
    return await _do(ground, check_id, where, ground.bot.presses.get())


def _button(ground: Ground, label: str = "Press me") -> tuple[Button, ...]:
    return (Button(ground.custom_id(), label, "primary"),)


# Presses


@check(
    "press.button",
    "A button whose message is edited",
    needs=("message.card",),
    covers=(f"{CALLBACK}: type 6", REPLY, f"{REPLY}: V2", f"{REPLY}: files", f"{REPLY}: content: null"),
)
async def button(ground: Ground) -> None:
    pressed = await _press(ground, "press.button", "press the button.", _button(ground))
    expect(await acknowledge(pressed.interaction, Reply.UPDATE), "The acknowledgement came too late.")
    screen = Screen((Text("You have pressed. Press again."), Gallery((picture(0),)), _button(ground)))
    shown = await respond(pressed.interaction, screen)
    expect(shown.id == ground.messages["press.button"], "Another message was edited.")


@check(
    "press.kept",
    "A message keeps its picture when a press edits it",
    needs=("press.button",),
    covers=(f"{REPLY}: kept attachments",),
)
async def kept(ground: Ground) -> None:
    ground.bot.forget_presses()
    what = f"In #{ground.channel.name}: press the button of the same message again."
    pressed = await _do(ground, "press.kept", what, ground.bot.presses.get())
    await acknowledge(pressed.interaction, Reply.UPDATE)
    screen = Screen((Text("The picture is still there."), Gallery((picture(0),))))
    shown = await respond(pressed.interaction, screen)
    expect(len(shown.attachments) == 1, "The picture is gone.")


@check(
    "press.plain",
    "A plain message whose text a press edits",
    needs=("message.plain",),
    covers=(f"{REPLY}: plain",),
)
async def plain(ground: Ground) -> None:
    ground.bot.forget_presses()
    await ground.post(plain_screen("Press the button below.", _button(ground)))
    where = f"In #{ground.channel.name}: press the button of the newest message."
    pressed = await _do(ground, "press.plain", where, ground.bot.presses.get())
    await acknowledge(pressed.interaction, Reply.UPDATE)
    shown = await respond(pressed.interaction, plain_screen("You have pressed."))
    expect(shown.content == "You have pressed.", "The text is as before.")


@check(
    "press.private",
    "A deferred answer that only you see",
    needs=("message.card",),
    covers=(f"{CALLBACK}: type 5", f"{CALLBACK}: ephemeral"),
)
async def private(ground: Ground) -> None:
    options = (SelectOption("a", "First"), SelectOption("b", "Second"))
    select = Select(ground.custom_id(), "Choose", options)
    pressed = await _press(ground, "press.private", "choose Second.", select)
    expect(pressed.values == ("b",), f"{pressed.values} was chosen.")
    expect(await acknowledge(pressed.interaction, Reply.PRIVATE), "The acknowledgement came too late.")
    shown = await respond(pressed.interaction, text_screen("Only you see this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


@check(
    "press.followed",
    "A private message after a public deferred answer was deleted",
    needs=("message.card",),
    covers=(
        "DELETE /webhooks/{id}/{token}/messages/@original",
        FOLLOW_UP,
        f"{FOLLOW_UP}: V2",
        f"{FOLLOW_UP}: ephemeral",
    ),
)
async def followed(ground: Ground) -> None:
    pressed = await _press(ground, "press.followed", "press the button.", _button(ground))
    await acknowledge(pressed.interaction, Reply.PUBLIC)
    await tell_privately(pressed.interaction, "Only you see this.")
    # What follows is recorded: whether Discord makes it ephemeral, or it fills what was deferred.
    shown = await follow_up(pressed.interaction, text_screen("Nor anybody else this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


@check(
    "press.edited",
    "A message that followed is edited",
    needs=("message.card",),
    covers=(f"{FOLLOW_UP}: files", f"{LATER}: V2", f"{LATER}: content: null", f"{LATER}: files"),
)
async def edited(ground: Ground) -> None:
    pressed = await _press(ground, "press.edited", "press the button.", _button(ground))
    await acknowledge(pressed.interaction, Reply.UPDATE)
    sent = await follow_up(pressed.interaction, Screen((Text("A picture."), Gallery((picture(1),)))))
    changed = Screen((Text("It was edited."), Gallery((picture(2),))))
    await edit_reply(pressed.interaction, changed, message=sent.id)


@check(
    "press.at_once",
    "An answer that is the acknowledgement itself",
    needs=("message.card",),
    covers=(f"{CALLBACK}: type 4", f"{CALLBACK}: V2"),
)
async def at_once(ground: Ground) -> None:
    pressed = await _press(ground, "press.at_once", "press the button.", _button(ground))
    await tell_privately(pressed.interaction, "Only you see this.")


@check(
    "press.form",
    "A form that is filled in",
    needs=("message.card",),
    covers=(f"{CALLBACK}: type 9", "component: label", "component: text input"),
)
async def form(ground: Ground) -> None:
    pressed = await _press(ground, "press.form", "press the button, type and submit.", _button(ground))
    shown = modal(Form(KeepNote(1), "A form", "Text", "Type anything.", "", 100))
    ground.bot.forget_presses()
    expect(
        await begin_response(pressed.interaction, lambda: pressed.interaction.response.send_modal(shown)),
        "The form was not shown in time.",
    )
    what = f"In #{ground.channel.name}: type something into the form and submit it."
    submitted = await _do(ground, "press.form", what, ground.bot.presses.get())
    expect(submitted.values != ("",), "What was typed did not arrive.")
    await acknowledge(submitted.interaction, Reply.PRIVATE)
    await respond(submitted.interaction, text_screen("It has arrived."))


@check("press.late", "An answer after 15 minutes is refused (50027)", needs=("message.card",))
async def late(ground: Ground) -> None:
    pressed = await _press(ground, "press.late", "press the button, then wait 15 minutes.", _button(ground))
    await acknowledge(pressed.interaction, Reply.UPDATE)
    waiting = ground.bot.clock.sleep(TOKEN_SECONDS + 5.0)
    await _do(ground, "press.late", "Waiting for 15 minutes ...", waiting)
    with refused_with(*TOKEN_GONE):
        await pressed.interaction.edit_original_response(content="Too late.")


@check("press.archived", "A press in an archived thread", needs=("thread.card",))
async def in_archived(ground: Ground) -> str:
    thread = ground.threads["card"].id
    await ground.post(Screen((Text("Press this."), _button(ground))), channel=thread)
    await ground.bot.http.edit_channel(thread, archived=True)
    ground.bot.forget_presses()
    what = "In the thread, which is archived: press the button; skip it if Discord does not let you."
    pressed = await _do(ground, "press.archived", what, ground.bot.presses.get())
    await acknowledge(pressed.interaction, Reply.PRIVATE)
    await respond(pressed.interaction, text_screen("It has arrived."))
    found = await ground.bot.fetch_channel(thread)
    return (
        f"It is delivered, and leaves the thread {'archived' if getattr(found, 'archived', 0) else 'open'}."
    )


# Commands


async def _command(ground: Ground, check_id: str, what: str, kind: str) -> Interaction:
    """Wait until a command has arrived and was answered by a kind of request."""
    ground.bot.forget_presses()
    since = len(ground.recorder.exchanges)
    interaction = await _do(ground, check_id, what, ground.bot.interactions.get())
    answered = await ground.recorder.wait_for(kind, since)
    expect(answered.status < 300, f"The answer was refused ({answered.status}, {answered.code}).")
    return interaction


@check("command.server", "A command on the server", needs=("commands.stored",))
async def on_server(ground: Ground) -> None:
    await _command(ground, "command.server", f"In #{ground.channel.name}: use /games.", REPLY)


@check(
    "command.completed",
    "What is typed is completed",
    needs=("commands.stored",),
    covers=(f"{CALLBACK}: type 8",),
)
async def completed(ground: Ground) -> None:
    what = f"In #{ground.channel.name}: type /settings, choose city, and type Ber."
    await _command(ground, "command.completed", what, f"{CALLBACK}: type 8")


@check("command.direct", "A command in a direct message", needs=("commands.stored", "install.user"))
async def in_direct(ground: Ground) -> None:
    what = "In a direct message with the bot: use /games."
    interaction = await _command(ground, "command.direct", what, REPLY)
    expect(interaction.guild_id is None, "That was on a server.")


@check("command.group", "A command in a group", needs=("commands.stored", "install.user"))
async def in_group(ground: Ground) -> None:
    what = "Install the application for yourself, and use /games in a group or on a server without the bot."
    interaction = await _command(ground, "command.group", what, REPLY)
    expect(interaction.guild_id != ground.server.id, "That was on this server.")


@check(
    "command.file",
    "A file given to a command is read",
    needs=("commands.stored",),
    covers=("GET /attachments",),
)
async def with_file(ground: Ground) -> None:
    what = f"In #{ground.channel.name}: use /history with any small file."
    await _command(ground, "command.file", what, "GET /attachments")


# Permissions, doors, moderation


async def _without(right: str, ground: Ground) -> None:
    """Have a person take a permission, look what Discord says, and have it given back."""
    check_id = f"without.{right}"
    refused = [code for code, each in CODES.items() if each.kind is FailureKind.FORBIDDEN]
    what = f"In #{ground.channel.name}: take {right} from the bot's role; then answer y."
    await _agrees(ground, check_id, what)
    try:
        if right == "read_message_history":
            seen = [each async for each in ground.channel.history(limit=1)]
            expect(not seen, "Discord lists messages all the same.")
        else:
            with refused_with(*refused):
                await _use(ground, right)
    finally:
        await _agrees(ground, check_id, f"Give {right} back; then answer y.")


async def _use(ground: Ground, right: str) -> None:
    channel = ground.channel
    if right == "create_public_threads":
        await channel.create_thread(name="Not allowed", type=discord.ChannelType.public_thread)
    elif right == "send_messages_in_threads":
        await ground.post(text_screen("Not allowed."), channel=ground.threads["card"].id)
    elif right == "attach_files":
        await channel.send(file=discord.File(__file__, "try.txt"))
    else:
        await ground.post(text_screen("Not allowed."))


for each in REQUIRED:
    check(f"without.{each}", f"Without {each} Discord refuses", needs=(f"right.{each}", "thread.card"))(
        partial(_without, each)
    )


@check("thread.locked", "A message in a locked thread is refused (160005)", needs=("thread.card",))
async def locked(ground: Ground) -> None:
    await _agrees(
        ground, "thread.locked", "Take Manage Threads from the bot, lock its thread; then answer y."
    )
    try:
        with refused_with(THREAD_LOCKED):
            await ground.post(text_screen("Locked."), channel=ground.threads["card"].id)
    finally:
        await _agrees(ground, "thread.locked", "Unlock it, and give Manage Threads back; then answer y.")


@check("direct.closed", "Closed direct messages are refused (50007)", needs=("direct.opened",))
async def closed(ground: Ground) -> None:
    await _agrees(ground, "direct.closed", "Close your direct messages on this server; then answer y.")
    with refused_with(*(code for code, each in CODES.items() if each.kind is FailureKind.CLOSED)):
        await ground.post(text_screen("Closed."), channel=ground.direct)


@check("direct.again", "Direct messages that are opened again", needs=("direct.closed",))
async def again(ground: Ground) -> None:
    await _agrees(ground, "direct.again", "Allow direct messages again; then answer y.")
    await ground.post(text_screen("Open again."), channel=ground.direct)


@check("moderation", "Whether automatic moderation applies to the bot")
async def moderation(ground: Ground) -> str:
    question = f"Add a rule of AutoMod that blocks the word {BLOCKED_WORD}; then answer y."
    await _agrees(ground, "moderation", question)
    try:
        await ground.post(text_screen(f"A {BLOCKED_WORD} word."))
    except discord.HTTPException as error:
        if error.code not in CODES or CODES[error.code].kind is not FailureKind.BLOCKED:
            raise
        return f"It does ({error.code})."
    return "It does not."


# What a phone shows


@check("phone.line", "A phone shows the line of a call", needs=("message.line", "person"))
async def phone_line(ground: Ground) -> None:
    line = f"Forum of trials #7: choose a tile, until Monday 20:00 <@{ground.owner}>"
    row, call = ground.row(), Call(line, Button(ground.custom_id(), "My move", "primary"))
    await ground.poster.wait_for_turn()
    asked = "Lock your phone; answer y, and look at the notification that comes."
    await _agrees(ground, "phone.line", asked)
    message = await ground.poster.post_line(ground.channel.id, call, (ground.owner,), row)
    screen = Screen((Text("This is what it becomes."), Gallery((picture(2),)), (call.button,)))
    await ground.poster.complete_line(ground.channel.id, message or 0, screen, row)
    shown = "Did the notification read: Forum of trials #7: choose a tile, until Monday 20:00?"
    await _agrees(ground, "phone.line", shown)


LOOKS = {
    "labels": "Can all labels in the newest message be read to their end on the phone?",
    "emoji": "Is there the same small picture in the text and on the button of the newest message?",
    "kept": "Does the newest message show a picture, after it was edited?",
    "languages": "With Discord in German: are commands and descriptions in German?",
}
"""What is asked about what a phone shows."""


async def _look(name: str, ground: Ground) -> None:
    if name == "labels":
        rows = [(Button(ground.custom_id(size), ("A long label " * 8)[: size - 1] + "."),) for size in LABELS]
        await ground.post(Screen((Text("Labels"), *rows)))
    elif name == "emoji":
        symbol = ground.symbol("another")
        button = Button(ground.custom_id(), "The same", symbol=symbol)
        await ground.post(Screen((Text(f"A symbol: {symbol}"), (button,))))
    elif name == "kept":
        await ground.post(Screen((Text("A picture"), Gallery((picture(4),)))), name="look")
        layout, message = ground.layouts["look"], ground.messages["look"]
        await ground.poster.edit(ground.channel.id, message, layout, ready=None)
    await _agrees(ground, f"phone.{name}", LOOKS[name])


LABELS = (60, 66, 72, 79)
"""Letters of the labels that are looked at."""

for each in LOOKS:
    needs = ("emoji.upload",) if each == "emoji" else ("message.card",)
    check(f"phone.{each}", f"On a phone: {each}", needs=needs)(partial(_look, each))
