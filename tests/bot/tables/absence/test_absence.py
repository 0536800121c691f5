"""A game of four whose people leave and vanish while its places are deleted is played to its end.

Everybody who still plays learns each time what they need, once; who is gone gets nothing any more.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.screens.ids.panel_ids import Confirm, Look, Pick, Undo
from sandbox import Channel, Exchange, MessageView, User
from storage.core.rows import FINISHED, OVER
from tests.support.acts import offer, offers, take, vote
from tests.support.table_of_four import GAME, TableOfFour, choose
from tests.support.timed_tables import NOT_YOURS, has_button, labels, settle

GREETING = "You have a seat at a **Forum Trajanum** table"
PLAYING = ("Anna", "Nina", "Otto")
"""Who plays in the end."""

OPENED = ""
"""The message of Discord's own with which a thread begins."""


async def host_leaves(tables: TableOfFour) -> MessageView:
    """The host leaves the lobby, and the next one is host; the card."""
    card = await tables.open()
    four = ("Hugo", "Anna", "Ben", "Vera")
    greeted: dict[str, tuple[str, ...]] = dict.fromkeys(four, (GREETING,))
    (await tables.news()).check(["Host: Hugo"], direct=greeted, pushes=greeted)
    said = await tables.hugo.press(card, "Leave").followup()
    assert said.plain_text == "You’ve left the table."
    is_host = {"Anna": ("The host has left, so you’re now the host of **Forum Trajanum**, table 1",)}
    (await tables.news()).check(direct=is_host, pushes=is_host)
    assert "Host: Anna\n1. **Anna**\n2. **Ben**\n3. **Vera**\n4. free" in tables.vera.look(card).plain_text
    return card


async def begin(tables: TableOfFour, card: MessageView) -> Channel:
    """Somebody else sits down, and the game begins; its thread."""
    options = await tables.anna.press(card, "Options").answer()
    paces = await tables.anna.press(options, "More …").answer()
    await tables.anna.choose(paces, "h8", placeholder="How much time?").answer()
    await tables.dora.press(card, "Join").followup()
    (await tables.news()).check(direct={"Dora": (GREETING,)})
    await tables.anna.press(card, "Start").acknowledged()
    await asyncio.sleep(60)
    four = ("Anna", "Ben", "Vera", "Dora")
    (await tables.news()).check(
        [OPENED, "**Setup**: all at the same time"],
        direct=dict.fromkeys(four, ("**Setup: which corner",)),
        pushes=dict.fromkeys(("Anna", "Ben", "Vera"), ("set up your Colonia",)),
    )
    (thread,) = tables.anna.threads(tables.channel)
    return thread


async def vanish(tables: TableOfFour, thread: Channel) -> None:
    """Ben takes a tile and vanishes; a computer player takes over as the others decide, and then Nina."""
    panel = await tables.ben.invoke(thread, "move").answer()
    await tables.ben.press(panel, panel.buttons[0].label).answer()
    await tables.play(lambda table: table.state.phase != "tiles", without=(tables.ben, tables.dora))
    (await tables.news()).check()
    await tables.until("15 13:30")
    reminded = {"Ben": ("Waiting for you: Forum Trajanum, table 1: choose two tiles, by 5:01 PM today",)}
    (await tables.news()).check(direct=reminded, pushes=reminded)
    await tables.until("15 14:30")
    reminded = {"Dora": ("Waiting for you: Forum Trajanum, table 1: choose two tiles, by 4:0",)}
    (await tables.news()).check(direct=reminded, pushes=reminded)
    await tables.until("15 17:10")
    late = {"Ben": ("Your time is up. Forum Trajanum, table 1: choose two tiles",)}
    asked = dict.fromkeys(("Anna", "Vera", "Dora"), ("**Ben** is late. What now?",))
    (await tables.news()).check(["**Ben** is late. What now?"], direct=late, pushes={**late, **asked})
    question = thread.messages[-1]
    said = await vote(tables, tables.anna, question, "Offer the seat")
    assert "Offer the seat: **Anna**" in said.plain_text
    (await tables.news()).check()
    await vote(tables, tables.vera, question, "Offer the seat")
    lost = {"Ben": ("the others have offered your seat",)}
    (await tables.news()).check(["**Gaius** now plays for **Ben**"], direct=lost, pushes=lost)

    # All but Dora have taken their tiles in secret when Nina takes the seat.
    panel = await take(tables, tables.nina, thread, "Gaius")
    (await tables.news()).check([f"{tables.nina.mention} now plays **Ben**’s seat."])
    assert not has_button(panel, "Undo")


async def replace_who_offers(tables: TableOfFour, thread: Channel) -> None:
    """Vera offers her seat and plays on, until Otto takes it."""
    await offer(tables, tables.vera, thread)
    (await tables.news()).check(
        ["**Vera** is offering their seat, and keeps playing until somebody takes it."]
    )
    seat = await tables.seat(tables.vera)
    await tables.play(lambda table: seat in table.waiting_seats)
    await tables.play(lambda table: seat not in table.waiting_seats)
    assert await tables.seat(tables.vera) == seat
    await tables.news()
    await take(tables, tables.otto, thread, "Vera")
    taken = {"Vera": ("**Otto** has taken your seat.",)}
    plays = f"{tables.otto.mention} now plays **Vera**’s seat."
    (await tables.news()).check([plays], direct=taken, pushes=taken)
    assert offers(thread) == []


async def leave_the_server(tables: TableOfFour) -> None:
    """Dora leaves the server, which is noticed at her next question; a computer player replaces her."""
    seat = await tables.seat(tables.dora)
    before = (seat - 1) % 4
    await tables.play(lambda table: table.state.phase == "turn" and table.waiting_seats == (before,))
    await tables.news()
    tables.guild.remove(tables.dora)
    (await tables.news()).check()
    await tables.play(lambda table: before not in table.waiting_seats)
    after = await tables.row()
    assert (after.seated[seat].user, after.seated[seat].computer) == (None, "medium")
    (await tables.news()).check(
        ["**Turn**: Titus", "**Dora** is no longer on this server.", "**Turn**: Anna"],
        direct={"Anna": ("**Which tile do you use?",)},
        pushes={"Anna": ("take your turn",)},
    )


async def delete_the_thread(tables: TableOfFour, thread: Channel) -> None:
    await tables.play(lambda table: table.state.phase == "turn" and len(table.waiting_seats) == 1)
    await tables.news()
    thread.delete()
    await tables.anna.until(lambda: tables.anna.threads(tables.channel))
    (await tables.news()).check([OPENED, "The thread of this game was deleted. The game continues here."])


async def delete_the_channel(tables: TableOfFour) -> Channel:
    library = tables.guild.text_channel("library")
    tables.channel.delete()
    asked = {"Anna": ("the channel was deleted.\nThe game continues by direct message.",)}
    await tables.anna.until(lambda: asked["Anna"][0] in tables.anna.direct_messages()[-1].plain_text)
    await asyncio.sleep(60)
    (await tables.news()).check(direct=asked, pushes=asked)
    question = tables.anna.direct_messages()[-1]
    await tables.anna.choose(question, "#library").answer()
    moved = "the channel was deleted, and the game continues here."
    (await tables.news()).check(
        ["**The game has begun: see the thread.**", OPENED, moved, "**Turn**: "],
        pushes=dict.fromkeys(("Anna", "Nina", "Otto"), (moved,)),
    )
    return library


async def remove_the_bot(tables: TableOfFour, library: Channel) -> None:
    """The bot is removed, plays with Anna alone, who has it for herself, and is invited again."""
    (thread,) = tables.anna.threads(library)
    seat = await tables.seat(tables.anna)
    tables.anna.installed = True
    await tables.play(lambda table: table.state.phase == "turn" and table.waiting_seats == (seat,))
    await tables.news()
    tables.guild.kick_bot()
    removed = {"Anna": ("**Forum Trajanum, table 1**: I’m no longer on that server.",)}
    await tables.anna.until(lambda: removed["Anna"][0] in tables.anna.direct_messages()[-1].plain_text)
    (await tables.news()).check(direct=removed, pushes=removed)
    panel = next(each for each in reversed(tables.anna.direct_messages()) if has_button(each, "My board"))
    await choose(tables.anna, panel)
    (await tables.news()).check()
    said = len(thread.messages)
    tables.guild.invite_bot()
    await tables.anna.until(lambda: len(thread.messages) > said)
    await asyncio.sleep(60)
    (await tables.news()).check([f"**Turn**: {tables.nina.mention}"], pushes={"Nina": ("take your turn",)})


async def end(tables: TableOfFour, library: Channel) -> None:
    """The game is played to its end, which all learn who play."""
    await tables.play(lambda table: table.over)
    news = await tables.news()
    assert news.reached == set(PLAYING)
    (said,) = [each for each in news.public if "## The game is over" in each.plain_text]
    assert news.public[-1] == said
    for name in PLAYING:
        assert [text for text in news.pushes[name] if "the game is over" in text] == [news.pushes[name][-1]]
    for user in (tables.anna, tables.nina, tables.otto):
        assert user.mention in said.text
        shown = [each for each in user.direct_messages() if "**The game is over.**" in each.plain_text]
        assert [labels(each) for each in shown] == [["Play again", "Look back", "History", "Analyze"]]
    (card,) = [each for each in library.messages if has_button(each, "Play again")]
    assert "**Anna**" in card.plain_text


async def press_what_is_left(tables: TableOfFour) -> None:
    """Former players press what their old panels ask, and change nothing."""
    moves = len((await tables.bot.tables.table(GAME)).moves)
    for user in tables.gone:
        for message in user.direct_messages():
            for pressed in presses(user, message):
                assert (await pressed.followup()).plain_text == NOT_YOURS
    (back,) = [each for each in tables.ben.direct_messages() if has_button(each, "I’m back")]
    refused = await tables.ben.press(back, "I’m back").followup()
    assert "This seat isn’t free" in refused.plain_text
    assert len((await tables.bot.tables.table(GAME)).moves) == moves
    (await tables.news()).check()


def presses(user: User, message: MessageView) -> Iterator[Exchange]:
    """Everything in a panel by which something is chosen is pressed."""
    for button in message.buttons:
        if any(kind.matches(button.custom_id) for kind in (Pick, Confirm, Look, Undo)):
            yield user.press(message, custom_id=button.custom_id)
    for select in message.selects:
        yield user.choose(message, select.options[0].value, custom_id=select.custom_id)


async def test_a_game_of_four_ends_as_people_leave(virtual_time: None, tmp_path: Path, seldom: None) -> None:
    async with TableOfFour(tmp_path) as tables:
        await tables.settle_in()
        thread = await begin(tables, await host_leaves(tables))
        await tables.play(lambda table: table.state.phase == "tiles" and table.state.round == 2)
        assert (await tables.news()).reached == {"Anna", "Ben", "Vera", "Dora"}
        await vanish(tables, thread)
        await tables.play(lambda table: table.state.phase != "tiles")
        assert (await tables.news()).reached == {"Anna", "Nina", "Vera", "Dora"}
        await replace_who_offers(tables, thread)
        await leave_the_server(tables)
        await delete_the_thread(tables, thread)
        library = await delete_the_channel(tables)
        await remove_the_bot(tables, library)
        await press_what_is_left(tables)
        await end(tables, library)
        row = await tables.row()
        assert (row.stage, row.outcome, row.channel) == (OVER, FINISHED, library.id)
        await settle(tables)
