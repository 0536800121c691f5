"""Checks of messages in a channel: posted once, edited, with pictures, files and controls, and deleted."""

import os
from itertools import islice

import discord
from msgspec import structs

import renderer
from bot import limits
from bot.client.emojis import wanted_emojis
from bot.delivery.posting import id_before
from bot.first_day.check import NotTried, expect
from bot.first_day.ground import Ground
from bot.first_day.largest import NAMES, largest_screens
from bot.locales import game_words
from bot.screens.markup import mention
from bot.screens.model import (
    READY_ID,
    Block,
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
from bot.screens.symbols import symbols_of
from games import find, log, names
from renderer import Picture
from renderer.frames import frames_of

LINE_SECONDS = 1.0
"""Within this time a line should have become its message."""


def picture(number: int, alt: str = "A symbol of a game") -> Picture:
    return Picture(wanted_emojis()[number].image, f"try-{number}.png", alt)


def pictured(text: str, number: int, *more: Block) -> Screen:
    return Screen((Text(text), Gallery((picture(number),)), *more))


# Posting


async def message_plain(ground: Ground) -> None:
    shown = await ground.post(plain_screen("A plain line.", (ground.button("Open"),)))
    expect(shown.content == "A plain line.", "Discord has changed the text.")


async def message_card(ground: Ground) -> None:
    row = ground.row()
    mark = Text("A message that the following checks edit.", component_id_of(row.nonce))
    buttons = (ground.button("Open", "primary"), ground.button("Off", disabled=True))
    shown = await ground.post(Screen((mark, Text("1 of 4 ready", READY_ID), buttons)), name="card")
    ground.rows["card"] = structs.replace(row, attempted_after=id_before(shown.id))


async def message_silent(ground: Ground) -> None:
    shown = await ground.post(text_screen("Nobody is notified of this."), silent=True)
    expect(shown.flags.suppress_notifications, "Discord has dropped the flag.")


async def message_once(ground: Ground) -> None:
    row, screen = ground.row(), text_screen("This stands here once.")
    posted = [(await ground.poster.post(ground.channel.id, screen, row))[0] for _ in range(2)]
    expect(posted[0] == posted[1], "There are two messages.", "Send the file: a lost answer posts twice.")


async def message_found(ground: Ground) -> None:
    posted = await ground.poster.find_posted(ground.channel.id, ground.rows["card"])
    expect(posted and posted.id == ground.messages["card"], "It is not found in the channel's history.")


# Editing


async def message_counter(ground: Ground) -> None:
    message = ground.messages["card"]
    await ground.poster.edit(ground.channel.id, message, ground.layouts["card"], ready="2 of 4 ready")
    shown = await ground.fetch(message)
    expect("2 of 4 ready" in str(shown.components[1].to_dict()), "The text is as before.")


async def message_shown(ground: Ground) -> None:
    screen = pictured("Now there is a picture.", 0)
    await ground.poster.show(ground.channel.id, ground.messages["card"], screen, ground.row())
    expect((await ground.fetch(ground.messages["card"])).attachments, "The picture is not there.")


async def message_line(ground: Ground) -> str:
    screen = pictured("It is your turn.", 1)
    await ground.call("It is your turn: this line is for a phone.", screen, name="line")
    line, message = ground.recorder.exchanges[-2:]
    seconds = message.began + message.seconds - line.began - line.seconds
    expect(seconds < LINE_SECONDS, f"That took {seconds:.1f} s.", "Look at the network to Discord.")
    return f"It took {seconds:.2f} s."


async def message_text(ground: Ground) -> None:
    shown = await ground.post(plain_screen("An open table."))
    nobody = discord.AllowedMentions.none()
    await ground.channel.get_partial_message(shown.id).edit(content="It has begun.", allowed_mentions=nobody)
    expect((await ground.fetch(shown.id)).content == "It has begun.", "The text is as before.")


async def pictures_kept(ground: Ground) -> None:
    message = ground.messages["line"]
    before = (await ground.fetch(message)).attachments
    await ground.poster.edit(ground.channel.id, message, ground.layouts["line"], ready=None)
    after = await ground.fetch(message)
    expect([each.id for each in before] == [each.id for each in after.attachments], "A picture is gone.")
    galleries = [each for each in after.components if isinstance(each, discord.MediaGalleryComponent)]
    urls = [item.media.url for each in galleries for item in each.items]
    expect(urls and "attachment://" not in urls[0], "The gallery shows no picture.")


# Files


async def pictures_described(ground: Ground) -> None:
    alt = "A" * limits.ALT_TEXT
    shown = await ground.post(Screen((Gallery((picture(0, alt),)),)))
    items = [item for each in shown.components for item in getattr(each, "items", ())]
    expect([item.description for item in items] == [alt], "The description is not the one that was sent.")


async def pictures_ten(ground: Ground) -> None:
    shown = await ground.post(Screen((Gallery(tuple(map(picture, range(limits.GALLERY)))),)))
    expect(len(shown.attachments) == limits.GALLERY, "Some are missing.")


async def file_largest(ground: Ground) -> None:
    data = os.urandom(limits.FILE_SIZE)
    shown = await ground.post(Screen((Text("A file."), Document("try.bin", data))))
    expect([each.size for each in shown.attachments] == [len(data)], "The file has another size.")


# Limits


async def text_longest(ground: Ground) -> None:
    await ground.post(text_screen("🎲" * 100 + "x" * (limits.TEXT - 100)))


async def components_most(ground: Ground) -> None:
    rows = [tuple(ground.button("Press") for _ in range(limits.BUTTONS)) for _ in range(6)]
    texts = [Text(f"Text {number}") for number in range(limits.COMPONENTS - 6 * (limits.BUTTONS + 1))]
    await ground.post(Screen((*texts, *rows)))


async def controls_longest(ground: Ground) -> None:
    long = "A long label of an option " * 8
    options = tuple(SelectOption(f"{number:0100}", long, long) for number in range(limits.OPTIONS))
    select = Select(ground.custom_id(), long, options, 1, limits.OPTIONS)
    shown = await ground.post(Screen(((ground.button(long),), select)))
    expect(str(limits.OPTIONS) in str(shown.components[1].to_dict()), "Options are missing.")


async def controls_server(ground: Ground) -> None:
    selects = (
        UserSelect(ground.custom_id(), "A user"),
        RoleSelect(ground.custom_id(), "A role", ground.server.default_role.id),
        ChannelSelect(ground.custom_id(), "A channel", ground.channel.id),
    )
    await ground.post(Screen(selects))


# Mentions


async def mention_nobody(ground: Ground) -> None:
    shown = await ground.post(plain_screen(f"@everyone and {mention(ground.owner)} are not called."))
    expect(not shown.mention_everyone, "Everybody was pinged.", "Send the file to the developers at once.")


async def mention_user(ground: Ground) -> None:
    text = f"{mention(ground.owner)} is called."
    shown = await ground.post(plain_screen(text, mentions=(ground.owner,)))
    expect([each.id for each in shown.mentions] == [ground.owner], "Discord lists no mention.")
    again = Screen((Text(text),), mentions=(ground.owner,))
    await ground.poster.show(ground.channel.id, shown.id, again, ground.row())


async def mention_role(ground: Ground) -> None:
    may = ground.granted.mention_everyone
    roles = [each.id for each in ground.server.roles[1:] if may or each.mentionable]
    if not roles:
        raise NotTried("The server has no role that everybody may mention.")
    role = roles[0]
    text = f"<@&{role}> is called."
    shown = await ground.post(plain_screen(text, role=role))
    expect(role in shown.raw_role_mentions, "Discord lists no mention.")
    await ground.poster.show(ground.channel.id, shown.id, Screen((Text(text),), role=role), ground.row())


# The end


async def message_deleted(ground: Ground) -> None:
    shown = await ground.post(text_screen("This is deleted at once."))
    await ground.client.http.delete_message(ground.channel.id, shown.id)


# Screens


async def screen(ground: Ground, of: str) -> str:
    """Post the screens of a kind with the most components, and with the most text, of all games."""
    found = list[Screen]()
    for game in names():
        markup = {each: ground.symbol(each) for each in renderer.emojis(game)}
        symbols = symbols_of(game, markup if ground.emoji else {})
        found += await largest_screens(game, of, "de", symbols, ground.paint)
    most = max(found, key=_count_components)
    longest = max(found, key=lambda each: len(each.text))
    for each in {id(each): each for each in (most, longest)}.values():
        await ground.post(structs.replace(each, mentions=()))
    return f"The largest of {len(found)}, with up to {len(longest.text)} letters."


def _count_components(screen: Screen) -> int:
    return sum(1 + (len(block) if isinstance(block, tuple) else 0) for block in screen.blocks)


async def replay(ground: Ground) -> str:
    """Post the animation of the longest example of a game."""
    logs = [path for name in names() if (path := find(name).example) is not None]
    record = max((log.read(path) for path in logs), key=lambda each: len(each.moves))
    game = record.game.name
    frames = list(islice(frames_of(record), ground.most_frames))
    painted = await ground.client.paint_queue.animate(
        game,
        renderer.roles(game).replay,
        frames,
        words=game_words("en", game),
        names=NAMES[: record.players],
        limit=limits.FILE_SIZE,
        progress=lambda *_: None,
    )
    await ground.post(Screen((Gallery((painted,)),)))
    return f"{len(frames)} frames, {len(painted.data) // 1024} KiB."
