"""Checks with a person at the keyboard, who presses, takes permissions and looks at a phone."""

from collections.abc import Awaitable
from io import BytesIO
from typing import Any, TypeVar

import discord
from PIL import Image, ImageDraw, ImageFont

from bot.client.acknowledgement import Interaction, Reply, acknowledge, begin_response
from bot.client.components import modal
from bot.client.responses import edit_reply, follow_up, respond, tell_privately
from bot.delivery.failures import CODES, FailureKind
from bot.first_day.check import Wrong, expect, refused_with
from bot.first_day.ground import Ground
from bot.first_day.messages import picture
from bot.limits import BAD_REQUEST, THREAD_LOCKED, TOKEN_GONE
from bot.screens.ids.history_ids import KeepNote
from bot.screens.model import (
    Block,
    Button,
    Form,
    Gallery,
    Screen,
    Select,
    SelectOption,
    Text,
    plain_screen,
    text_screen,
)
from renderer import Picture

TOKEN_SECONDS = 15 * 60.0
"""Lifetime of the token of an interaction."""

BLOCKED_WORD = "tabellariusblocked"

LINE = "Table #7: choose a tile, until Monday 20:00"

LABELS = (60, 66, 72, 79)
"""Lengths of the labels to look at on a phone."""

REPLY = "PATCH /webhooks/{id}/{token}/messages/@original"

T = TypeVar("T")


async def _do(ground: Ground, done: Awaitable[T]) -> T:
    """Ask the person for the next thing, and wait until it is done. Raises Skipped."""
    assert ground.person is not None
    return await ground.person.do(ground.recorder.check, ground.next_ask(), done)


async def _agrees(ground: Ground) -> None:
    """Ask the next question, which is answered yes or no. Raises Wrong, Skipped."""
    assert ground.person is not None
    question = ground.next_ask()
    expect(await ground.person.agrees(ground.recorder.check, question), f"It is not so: {question}")


async def _press(ground: Ground, *blocks: Block) -> Interaction:
    """Post a message with a control, and wait until that is used."""
    return await _press_on(ground, Screen((Text("Press this."), *blocks)))


async def _press_on(ground: Ground, screen: Screen, channel: int = 0) -> Interaction:
    ground.bot.forget_presses()
    await ground.post(screen, name="pressed", channel=channel)
    return (await _do(ground, ground.bot.presses.get())).interaction


def _button(ground: Ground) -> tuple[Button, ...]:
    return (Button(ground.custom_id(), "Press me", "primary"),)


def _pictured(text: str, number: int, *more: Block) -> Screen:
    return Screen((Text(text), Gallery((picture(number),)), *more))


async def _acknowledge(interaction: Interaction, reply: Reply) -> None:
    expect(await acknowledge(interaction, reply), "The acknowledgement came too late, or was refused.")


# Presses


async def press_button(ground: Ground) -> None:
    pressed = await _press(ground, _button(ground))
    await _acknowledge(pressed, Reply.UPDATE)
    shown = await respond(pressed, _pictured("Press again.", 0, _button(ground)))
    expect(shown.id == ground.messages["pressed"], "Another message was edited.")


async def press_kept(ground: Ground) -> None:
    ground.bot.forget_presses()
    pressed = (await _do(ground, ground.bot.presses.get())).interaction
    await _acknowledge(pressed, Reply.UPDATE)
    shown = await respond(pressed, _pictured("The picture is still there.", 0))
    expect(len(shown.attachments) == 1, "The picture is gone.")


async def press_plain(ground: Ground) -> None:
    pressed = await _press_on(ground, plain_screen("Press the button below.", _button(ground)))
    await _acknowledge(pressed, Reply.UPDATE)
    shown = await respond(pressed, plain_screen("You have pressed."))
    expect(shown.content == "You have pressed.", "The text is as before.")


async def press_private(ground: Ground) -> None:
    options = (SelectOption("a", "First"), SelectOption("b", "Second"))
    pressed = await _press(ground, Select(ground.custom_id(), "Choose", options))
    await _acknowledge(pressed, Reply.PRIVATE)
    shown = await respond(pressed, text_screen("Only you see this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


async def press_followed(ground: Ground) -> None:
    pressed = await _press(ground, _button(ground))
    await _acknowledge(pressed, Reply.PUBLIC)
    await tell_privately(pressed, "Only you see this.")
    shown = await follow_up(pressed, text_screen("Nor does anybody else see this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


async def press_edited(ground: Ground) -> None:
    pressed = await _press(ground, _button(ground))
    await _acknowledge(pressed, Reply.UPDATE)
    sent = await follow_up(pressed, _pictured("A picture.", 1))
    await edit_reply(pressed, _pictured("It was edited.", 2), message=sent.id)


async def press_at_once(ground: Ground) -> None:
    await tell_privately(await _press(ground, _button(ground)), "Only you see this.")


async def press_form(ground: Ground) -> None:
    pressed = await _press(ground, _button(ground))
    shown = modal(Form(KeepNote(1), "A form", "Text", "Type anything.", "", 100))
    ground.bot.forget_presses()
    in_time = await begin_response(pressed, lambda: pressed.response.send_modal(shown))
    expect(in_time, "The form was not shown in time, or was refused.")
    submitted = await _do(ground, ground.bot.presses.get())
    expect(submitted.values != ("",), "What was typed did not arrive.")
    await _acknowledge(submitted.interaction, Reply.PRIVATE)
    await respond(submitted.interaction, text_screen("It has arrived."))


async def press_late(ground: Ground) -> None:
    pressed = await _press(ground, _button(ground))
    await _acknowledge(pressed, Reply.UPDATE)
    await _do(ground, ground.bot.clock.sleep(TOKEN_SECONDS + 5.0))
    with refused_with(ground, *TOKEN_GONE):
        await pressed.edit_original_response(content="Too late.")


async def press_archived(ground: Ground) -> str:
    thread, screen = ground.threads["card"].id, Screen((Text("Press this."), _button(ground)))
    await ground.post(screen, channel=thread)
    await ground.bot.http.edit_channel(thread, archived=True)
    ground.bot.forget_presses()
    pressed = (await _do(ground, ground.bot.presses.get())).interaction
    await _acknowledge(pressed, Reply.PRIVATE)
    await respond(pressed, text_screen("It has arrived."))
    found: Any = await ground.bot.fetch_channel(thread)
    return f"It is delivered, and leaves the thread {'archived' if found.archived else 'open'}."


# Commands


async def use(ground: Ground, of: str, kind: str = REPLY) -> None:
    """Wait until a command has arrived, and was answered by a kind of request."""
    ground.bot.forget_presses()
    since = len(ground.recorder.exchanges)
    interaction = await _do(ground, ground.bot.interactions.get())
    answered = await ground.recorder.wait_for(kind, since)
    refused = f"The answer was refused ({answered.status}, {answered.code})."
    expect(answered.status < BAD_REQUEST, refused)
    place = interaction.guild_id
    expected = {"direct": place is None, "group": place != ground.server.id}
    expect(expected.get(of, place == ground.server.id), "That was somewhere else.")


async def use_completed(ground: Ground) -> None:
    await use(ground, "", "POST /interactions/{id}/{token}/callback: type 8")


async def use_file(ground: Ground) -> None:
    await use(ground, "", "GET /attachments")


# Permissions, closed doors, moderation


async def without(ground: Ground, of: str) -> None:
    """Have a permission taken, look what Discord says, and have it given back."""
    await _agrees(ground)
    try:
        if of == "read_message_history":
            seen = [each async for each in ground.channel.history(limit=1)]
            expect(not seen, "Discord lists messages all the same.")
        else:
            with refused_with(ground, *_codes(FailureKind.FORBIDDEN)):
                await _use(ground, of)
    finally:
        await _agrees(ground)


async def _use(ground: Ground, right: str) -> None:
    in_thread = right == "send_messages_in_threads"
    if right == "create_public_threads":
        kind = discord.ChannelType.public_thread
        await ground.channel.create_thread(name="Not allowed", type=kind)
    elif right == "attach_files":
        await ground.channel.send(file=discord.File(__file__, "try.txt"))
    else:
        channel = ground.threads["card"].id if in_thread else ground.channel.id
        await ground.post(text_screen("Not allowed."), channel=channel)


def _codes(kind: FailureKind) -> list[int]:
    return [code for code, each in CODES.items() if each.kind is kind]


async def thread_locked(ground: Ground) -> None:
    await _agrees(ground)
    try:
        with refused_with(ground, THREAD_LOCKED):
            await ground.post(text_screen("Locked."), channel=ground.threads["card"].id)
    finally:
        await _agrees(ground)


async def direct_closed(ground: Ground) -> None:
    await _agrees(ground)
    with refused_with(ground, *_codes(FailureKind.CLOSED)):
        await ground.post(text_screen("Closed."), channel=ground.direct)


async def direct_again(ground: Ground) -> None:
    await _agrees(ground)
    await ground.post(text_screen("Open again."), channel=ground.direct)


async def moderation(ground: Ground) -> str:
    await _agrees(ground)
    try:
        with refused_with(ground, *_codes(FailureKind.BLOCKED)):
            await ground.post(text_screen(f"A {BLOCKED_WORD} word."))
    except Wrong:
        return "It does not."
    return "It does."


# What a phone shows


async def phone(ground: Ground, of: str) -> None:
    if of == "labels":
        labels = [("A long label " * 8)[: size - 1] + "." for size in LABELS]
        rows = [(Button(ground.custom_id(number), label),) for number, label in enumerate(labels)]
        await ground.post(_expected("\n".join(labels), *rows))
    elif of == "emoji":
        symbol = ground.symbol("another")
        button = Button(ground.custom_id(), "The same", symbol=symbol)
        await ground.post(Screen((Text(f"A symbol: {symbol}"), (button,))))
    elif of == "kept":
        await ground.post(_pictured("A picture", 4), name="look")
        layout, message = ground.layouts["look"], ground.messages["look"]
        await ground.poster.edit(ground.channel.id, message, layout, ready=None)
    await _agrees(ground)


async def phone_line(ground: Ground) -> None:
    await ground.post(_expected(LINE))
    await _agrees(ground)
    await ground.call(f"{LINE} <@{ground.owner}>", _pictured("What it becomes.", 2), user=ground.owner)
    await _agrees(ground)


def _expected(text: str, *more: Block) -> Screen:
    """A message with a picture of what a phone should show."""
    font, data = ImageFont.load_default(24), BytesIO()
    paper = Image.new("RGB", (1100, 40 + 34 * len(text.splitlines())), "white")
    ImageDraw.Draw(paper).multiline_text((20, 16), text, "black", font)
    paper.save(data, "PNG")
    shown = Picture(data.getvalue(), "expected.png", text)
    return Screen((Text("This is expected:"), Gallery((shown,)), *more))
