"""Checks with a person at the keyboard, who presses, takes permissions and looks at a phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO

import discord
from PIL import Image, ImageDraw, ImageFont

from bot.client.acknowledgement import Interaction, Reply, acknowledge, begin_response
from bot.client.components import modal
from bot.client.responses import edit_reply, follow_up, respond, tell_privately
from bot.delivery.failures import CODES, FailureKind
from bot.first_day.check import Wrong, expect
from bot.first_day.ground import Ground
from bot.first_day.messages import pictured
from bot.limits import BAD_REQUEST, THREAD_LOCKED, TOKEN_GONE
from bot.screens.ids.history_ids import KeepNote
from bot.screens.model import (
    Block,
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


async def _pressed(ground: Ground, reply: Reply | None, *, post: Screen | None = None) -> Interaction:
    """Wait until a control is pressed, of a screen that is posted before, and acknowledge it."""
    ground.client.forget_presses()
    if post is not None:
        await ground.post(post, name="pressed")
    pressed = (await ground.do(ground.client.presses.get())).interaction
    await _acknowledge(pressed, reply)
    return pressed


async def _acknowledge(interaction: Interaction, reply: Reply | None) -> None:
    in_time = reply is None or await acknowledge(interaction, reply)
    expect(in_time, "The acknowledgement came too late, or was refused.")


def _with_button(ground: Ground) -> Screen:
    return Screen((Text("Press this."), (ground.button("Press me", "primary"),)))


# Presses


async def press_button(ground: Ground) -> None:
    screen = _with_button(ground)
    pressed = await _pressed(ground, Reply.UPDATE, post=screen)
    shown = await respond(pressed, pictured("Press again.", 0, *screen.blocks[1:]))
    expect(shown.id == ground.messages["pressed"], "Another message was edited.")


async def press_kept(ground: Ground) -> None:
    pressed = await _pressed(ground, Reply.UPDATE)
    shown = await respond(pressed, pictured("The picture is still there.", 0))
    expect(len(shown.attachments) == 1, "The picture is gone.")


async def press_plain(ground: Ground) -> None:
    screen = plain_screen("Press the button below.", (ground.button("Press me"),))
    shown = await respond(
        await _pressed(ground, Reply.UPDATE, post=screen), plain_screen("You have pressed.")
    )
    expect(shown.content == "You have pressed.", "The text is as before.")


async def press_private(ground: Ground) -> None:
    options = (SelectOption("a", "First"), SelectOption("b", "Second"))
    screen = Screen((Text("Choose this."), Select(ground.custom_id(), "Choose", options)))
    pressed = await _pressed(ground, Reply.PRIVATE, post=screen)
    shown = await respond(pressed, text_screen("Only you see this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


async def press_followed(ground: Ground) -> None:
    pressed = await _pressed(ground, Reply.PUBLIC, post=_with_button(ground))
    await tell_privately(pressed, "Only you see this.")
    shown = await follow_up(pressed, text_screen("Nor does anybody else see this."))
    expect(shown.flags.ephemeral, "Everybody sees the answer.")


async def press_edited(ground: Ground) -> None:
    pressed = await _pressed(ground, Reply.UPDATE, post=_with_button(ground))
    sent = await follow_up(pressed, pictured("A picture.", 1))
    await edit_reply(pressed, pictured("It was edited.", 2), message=sent.id)


async def press_at_once(ground: Ground) -> None:
    await tell_privately(await _pressed(ground, None, post=_with_button(ground)), "Only you see this.")


async def press_form(ground: Ground) -> None:
    pressed = await _pressed(ground, None, post=_with_button(ground))
    shown = modal(Form(KeepNote(1), "A form", "Text", "Type anything.", "", 100))
    ground.client.forget_presses()
    in_time = await begin_response(pressed, lambda: pressed.response.send_modal(shown))
    expect(in_time, "The form was not shown in time, or was refused.")
    submitted = await ground.do(ground.client.presses.get())
    expect(submitted.values != ("",), "What was typed did not arrive.")
    await _acknowledge(submitted.interaction, Reply.PRIVATE)
    await respond(submitted.interaction, text_screen("It has arrived."))


async def press_late(ground: Ground) -> None:
    pressed = await _pressed(ground, Reply.UPDATE, post=_with_button(ground))
    await ground.do(ground.client.clock.sleep(TOKEN_SECONDS + 5.0))
    with ground.refused_with(*TOKEN_GONE):
        await pressed.edit_original_response(content="Too late.")


async def press_archived(ground: Ground) -> str:
    thread = ground.threads["card"].id
    await ground.post(_with_button(ground), channel=thread)
    await ground.client.http.edit_channel(thread, archived=True)
    await respond(await _pressed(ground, Reply.PRIVATE), text_screen("It has arrived."))
    found = await ground.thread(thread)
    return f"It is delivered, and leaves the thread {'archived' if found.archived else 'open'}."


# Commands


async def use(ground: Ground, of: str, kind: str = REPLY) -> None:
    """Wait until a command has arrived, and was answered by a kind of request."""
    ground.client.forget_presses()
    since = len(ground.recorder.exchanges)
    interaction = await ground.do(ground.client.interactions.get())
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


@asynccontextmanager
async def _refused(ground: Ground, *codes: int) -> AsyncIterator[None]:
    """Expect a refusal after a person has done something, and have that undone, if it is asked."""
    await ground.agrees()
    try:
        with ground.refused_with(*codes):
            yield
    finally:
        if ground.asks:
            await ground.agrees()


async def without(ground: Ground, of: str) -> None:
    """Have a permission taken, look what Discord says, and have it given back."""
    async with _refused(ground, *_codes(FailureKind.FORBIDDEN)):
        if of == "create_public_threads":
            await ground.channel.create_thread(name="Not allowed", type=discord.ChannelType.public_thread)
        elif of == "attach_files":
            await ground.channel.send(file=discord.File(BytesIO(b"Not allowed."), "try.txt"))
        else:
            thread = ground.threads["card"].id if of == "send_messages_in_threads" else 0
            await ground.post(text_screen("Not allowed."), channel=thread)


async def without_read_message_history(ground: Ground) -> None:
    await ground.agrees()
    try:
        seen = [each async for each in ground.channel.history(limit=1)]
        expect(not seen, "Discord lists messages all the same.")
    finally:
        await ground.agrees()


def _codes(kind: FailureKind) -> list[int]:
    return [code for code, each in CODES.items() if each.kind is kind]


async def thread_locked(ground: Ground) -> None:
    async with _refused(ground, THREAD_LOCKED):
        await ground.post(text_screen("Locked."), channel=ground.threads["card"].id)


async def direct_closed(ground: Ground) -> None:
    async with _refused(ground, *_codes(FailureKind.CLOSED)):
        await ground.post(text_screen("Closed."), channel=ground.direct)


async def direct_again(ground: Ground) -> None:
    await ground.agrees()
    await ground.post(text_screen("Open again."), channel=ground.direct)


async def moderation(ground: Ground) -> str:
    try:
        async with _refused(ground, *_codes(FailureKind.BLOCKED)):
            await ground.post(text_screen(f"A {BLOCKED_WORD} word."))
    except Wrong:
        return "It does not."
    return "It does."


# What a phone shows


async def phone_labels(ground: Ground) -> None:
    labels = [("A long label " * 8)[: size - 1] + "." for size in LABELS]
    await ground.post(_expected("\n".join(labels), *((ground.button(label),) for label in labels)))
    await ground.agrees()


async def phone_emoji(ground: Ground) -> None:
    symbol = ground.symbol("another")
    await ground.post(Screen((Text(f"A symbol: {symbol}"), (ground.button("The same", symbol=symbol),))))
    await ground.agrees()


async def phone_kept(ground: Ground) -> None:
    await ground.post(pictured("A picture", 4), name="look")
    layout, message = ground.layouts["look"], ground.messages["look"]
    await ground.poster.edit(ground.channel.id, message, layout, ready=None)
    await ground.agrees()


async def phone_languages(ground: Ground) -> None:
    await ground.agrees()


async def phone_line(ground: Ground) -> None:
    await ground.post(_expected(LINE))
    await ground.agrees()
    await ground.call(f"{LINE} <@{ground.owner}>", pictured("What it becomes.", 2), user=ground.owner)
    await ground.agrees()


def _expected(text: str, *more: Block) -> Screen:
    """A message with a picture of what a phone should show."""
    font, data = ImageFont.load_default(24), BytesIO()
    paper = Image.new("RGB", (1100, 40 + 34 * len(text.splitlines())), "white")
    ImageDraw.Draw(paper).multiline_text((20, 16), text, "black", font)
    paper.save(data, "PNG")
    shown = Picture(data.getvalue(), "expected.png", text)
    return Screen((Text("This is expected:"), Gallery((shown,)), *more))
