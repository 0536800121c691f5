"""Checks of messages in a channel: posted once, edited, with pictures, files and controls, and deleted."""

import os
import time

import discord
from msgspec import structs

from bot import limits
from bot.client.emojis import wanted_emojis
from bot.delivery.posting import id_before
from bot.first_day.check import Checks, NotTried, expect
from bot.first_day.ground import Ground
from bot.screens.markup import mention
from bot.screens.model import (
    READY_ID,
    Button,
    Call,
    ChannelSelect,
    Document,
    Gallery,
    RoleSelect,
    Screen,
    Select,
    SelectOption,
    Text,
    UserSelect,
    component_id_of,
    plain_screen,
    text_screen,
)
from renderer import Picture

CHECKS, LAST = Checks(), Checks()

check = CHECKS.add

POST, EDIT = "POST /channels/{id}/messages", "PATCH /channels/{id}/messages/{id}"

LINE_SECONDS = 1.0
"""Within this time a line should have become its message."""


def picture(number: int, alt: str = "A symbol of a game") -> Picture:
    return Picture(wanted_emojis()[number].image, f"try-{number}.png", alt)


# Posting


@check("message.plain", "A plain message", covers=(POST, f"{POST}: plain", f"{POST}: nonce"))
async def plain(ground: Ground) -> None:
    shown = await ground.post(plain_screen("A plain line.", (Button(ground.custom_id(), "Open"),)))
    expect(shown.content == "A plain line.", "Discord has changed the text.")


@check(
    "message.card",
    "A message of components V2",
    covers=(
        f"{POST}: V2",
        "component: text",
        "component: row",
        "component: button",
        "GET /channels/{id}/messages/{id}",
    ),
)
async def card(ground: Ground) -> None:
    row = ground.row()
    mark = Text("A message that the following checks edit.", component_id_of(row.nonce))
    buttons = (
        Button(ground.custom_id(), "Open", "primary"),
        Button(ground.custom_id(1), "Off", disabled=True),
    )
    shown = await ground.post(Screen((mark, Text("1 of 4 ready", READY_ID), buttons)), name="card")
    ground.rows["card"] = structs.replace(row, attempted_after=id_before(shown.id))


@check("message.silent", "A message without a notification", covers=(f"{POST}: silent",))
async def silent(ground: Ground) -> None:
    shown = await ground.post(text_screen("Nobody is notified of this."), silent=True)
    expect(shown.flags.suppress_notifications, "Discord has dropped the flag.")


@check("message.once", "A nonce that is sent twice gives one message")
async def once(ground: Ground) -> None:
    row, screen = ground.row(), text_screen("This stands here once.")
    posted = [(await ground.poster.post(ground.channel.id, screen, row))[0] for _ in range(2)]
    expect(posted[0] == posted[1], "There are two messages.", "Send the file: a lost answer posts twice.")


@check(
    "message.found",
    "A message is found by its mark",
    needs=("message.card",),
    covers=("GET /channels/{id}/messages",),
)
async def found(ground: Ground) -> None:
    posted = await ground.poster.find_posted(ground.channel.id, ground.rows["card"])
    expect(posted and posted.id == ground.messages["card"], "It is not found in the channel's history.")


# Editing


@check(
    "message.counter",
    "The counter of a message is edited",
    needs=("message.card",),
    covers=(EDIT, f"{EDIT}: V2"),
)
async def counter(ground: Ground) -> None:
    message = ground.messages["card"]
    await ground.poster.edit(ground.channel.id, message, ground.layouts["card"], ready="2 of 4 ready")
    shown = await ground.fetch(message)
    expect("2 of 4 ready" in str(shown.components[1].to_dict()), "The text is as before.")


@check(
    "message.shown",
    "A message becomes another one, with a picture",
    needs=("message.card",),
    covers=(f"{EDIT}: content: null", f"{EDIT}: files", "component: gallery"),
)
async def shown_again(ground: Ground) -> None:
    screen = Screen((Text("Now there is a picture."), Gallery((picture(0),))))
    await ground.poster.show(ground.channel.id, ground.messages["card"], screen, ground.row())
    expect((await ground.fetch(ground.messages["card"])).attachments, "The picture is not there.")


@check("message.line", "A line becomes a message within a second", needs=("message.plain",))
async def line(ground: Ground) -> str:
    call = Call(
        "It is your turn: this line is for a phone.", Button(ground.custom_id(), "My move", "primary")
    )
    row, channel = ground.row(), ground.channel.id
    message = await ground.poster.post_line(channel, call, (), row)
    expect(message, "Discord rejects the line.")
    began = time.monotonic()
    screen = Screen((Text("It is your turn."), Gallery((picture(1),))))
    ground.layouts["line"] = await ground.poster.complete_line(channel, message or 0, screen, row)
    ground.messages["line"] = message or 0
    seconds = time.monotonic() - began
    expect(seconds < LINE_SECONDS, f"That took {seconds:.1f} s.", "Look at the network to Discord.")
    return f"It took {seconds:.2f} s."


@check("message.text", "The text of a plain line is edited", covers=(f"{EDIT}: plain",))
async def edited_line(ground: Ground) -> None:
    shown = await ground.post(plain_screen("An open table."))
    nobody = discord.AllowedMentions.none()
    await ground.channel.get_partial_message(shown.id).edit(content="It has begun.", allowed_mentions=nobody)
    expect((await ground.fetch(shown.id)).content == "It has begun.", "The text is as before.")


@check(
    "pictures.kept",
    "Pictures kept by id are shown by name after an edit",
    needs=("message.line",),
    covers=(f"{EDIT}: kept attachments",),
)
async def kept(ground: Ground) -> None:
    message = ground.messages["line"]
    before = (await ground.fetch(message)).attachments
    await ground.poster.edit(ground.channel.id, message, ground.layouts["line"], ready=None)
    after = await ground.fetch(message)
    expect([each.id for each in before] == [each.id for each in after.attachments], "A picture is gone.")
    galleries = [each for each in after.components if isinstance(each, discord.MediaGalleryComponent)]
    urls = [item.media.url for each in galleries for item in each.items]
    expect(urls and "attachment://" not in urls[0], "The gallery shows no picture.")


# Files


@check(
    "pictures.described", "Descriptions of 1,024 letters", covers=(f"{POST}: files",), needs=("message.card",)
)
async def described(ground: Ground) -> None:
    alt = "A" * limits.ALT_TEXT
    shown = await ground.post(Screen((Gallery((picture(0, alt),)),)))
    items = [item for each in shown.components for item in getattr(each, "items", ())]
    expect([item.description for item in items] == [alt], "The description is not the one that was sent.")


@check("pictures.ten", "Ten pictures in a gallery", needs=("message.card",))
async def ten(ground: Ground) -> None:
    shown = await ground.post(Screen((Gallery(tuple(map(picture, range(limits.GALLERY)))),)))
    expect(len(shown.attachments) == limits.GALLERY, "Some are missing.")


@check("file.largest", "A file of 10 MiB", needs=("message.card",), covers=("component: file",))
async def largest_file(ground: Ground) -> None:
    data = os.urandom(limits.FILE_SIZE)
    shown = await ground.post(Screen((Text("A file."), Document("try.bin", data))))
    expect([each.size for each in shown.attachments] == [len(data)], "The file has another size.")


# Limits


@check("text.longest", "4,000 characters, symbols count as one", needs=("message.card",))
async def longest_text(ground: Ground) -> None:
    await ground.post(text_screen("🎲" * 100 + "x" * (limits.TEXT - 100)))


@check("components.most", "40 components", needs=("message.card",))
async def most_components(ground: Ground) -> None:
    rows = [
        tuple(Button(ground.custom_id(5 * row + column), "Press") for column in range(limits.BUTTONS))
        for row in range(6)
    ]
    texts = [Text(f"Text {number}") for number in range(limits.COMPONENTS - 6 * (limits.BUTTONS + 1))]
    await ground.post(Screen((*texts, *rows)))


@check(
    "controls.longest",
    "The longest labels, options and placeholders",
    needs=("message.card",),
    covers=("component: select",),
)
async def longest_controls(ground: Ground) -> None:
    long = "A long label of an option " * 8
    options = tuple(SelectOption(f"{number:0100}", long, long) for number in range(limits.OPTIONS))
    select = Select(ground.custom_id(1), long, options, 1, limits.OPTIONS)
    shown = await ground.post(Screen(((Button(ground.custom_id(), long),), select)))
    expect(str(limits.OPTIONS) in str(shown.components[1].to_dict()), "Options are missing.")


@check(
    "controls.server",
    "Selects of users, roles and channels",
    needs=("message.card",),
    covers=("component: user select", "component: role select", "component: channel select"),
)
async def server_controls(ground: Ground) -> None:
    selects = (
        UserSelect(ground.custom_id(), "A user"),
        RoleSelect(ground.custom_id(1), "A role", ground.server.default_role.id),
        ChannelSelect(ground.custom_id(2), "A channel", ground.channel.id),
    )
    await ground.post(Screen(selects))


# Mentions


@check("mention.nobody", "Mentions that may not ping do not", needs=("person", "message.plain"))
async def mention_nobody(ground: Ground) -> None:
    shown = await ground.post(plain_screen(f"@everyone and {mention(ground.owner)} are not called."))
    expect(not shown.mention_everyone, "Everybody was pinged.", "Send the file to the developers at once.")


@check(
    "mention.user",
    "A user who may be pinged is",
    needs=("person", "message.plain"),
    covers=(f"{POST}: mentions users", f"{EDIT}: mentions users"),
)
async def mention_user(ground: Ground) -> None:
    text = f"{mention(ground.owner)} is called."
    shown = await ground.post(plain_screen(text, mentions=(ground.owner,)))
    expect([each.id for each in shown.mentions] == [ground.owner], "Discord lists no mention.")
    again = Screen((Text(text),), mentions=(ground.owner,))
    await ground.poster.show(ground.channel.id, shown.id, again, ground.row())


@check(
    "mention.role",
    "A role that may be mentioned is",
    needs=("message.plain",),
    covers=(f"{POST}: mentions roles", f"{EDIT}: mentions roles"),
)
async def mention_role(ground: Ground) -> None:
    may = ground.channel.permissions_for(ground.server.me).mention_everyone
    roles = [each for each in ground.server.roles if not each.is_default() and (may or each.mentionable)]
    if not roles:
        raise NotTried("The server has no role that everybody may mention.")
    role = roles[0]
    text = f"<@&{role.id}> is called."
    shown = await ground.post(plain_screen(text, role=role.id))
    expect(role.id in shown.raw_role_mentions, "Discord lists no mention.")
    again = Screen((Text(text),), role=role.id)
    await ground.poster.show(ground.channel.id, shown.id, again, ground.row())


# The end


@LAST.add(
    "message.deleted",
    "A message is deleted",
    needs=("message.plain",),
)
async def deleted(ground: Ground) -> None:
    shown = await ground.post(text_screen("This is deleted at once."))
    await ground.bot.http.delete_message(ground.channel.id, shown.id)
