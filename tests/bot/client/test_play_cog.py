import re

import pytest

import renderer
from bot.client.components import layout_view
from bot.screens.ids.custom_ids import parse
from bot.screens.model import Button, Screen
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld, pick
from tests.support.games import GAMES, STORY_GAME
from tests.support.timed_tables import labels
from tests.support.who_acts import without_times


async def to_the_first_turn(world: BotWorld, thread: Channel, *users: User) -> None:
    """All set up, take and pass their tiles, each by one press after another."""
    while "**Turn**" not in world.newest(thread).text:
        for user in users:
            pressed = pick(user, await world.panel(user, thread))
            if pressed is not None:
                await pressed.answer()
        await world.wait_until_idle()


def asked(world: BotWorld, thread: Channel) -> User:
    text = world.newest(thread).text
    named = text.rpartition("**Turn**: ")[2]
    users = (world.anna, world.ben, world.vera)
    return next(user for user in users if user.name in named or user.mention in named)


async def test_the_start_asks_everybody_in_his_own_language(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    assert thread.name == "Forum Trajanum · Anna, Ben, Вера"
    turn = world.newest(thread)
    assert without_times(turn).endswith(
        "**Setup**: all at the same time\n**0 of 3 ready**\n⏳ Anna\n⏳ Ben\n⏳ Вера"
    )
    assert labels(turn) == ["My move", "My board", "Whole table", "Help", "Nudge"]
    assert len(turn.images) == 1
    assert turn.images[0].description
    for user, prompt in [
        (world.anna, "**Setup: which corner gets the blue crane?**"),
        (world.ben, "In welche Ecke kommt er?**"),
        (world.vera, "**"),
    ]:
        panel = user.direct_messages()[-1]
        assert prompt in panel.text
        assert labels(panel)[:4] == ["A1", "F1", "A6", "F6"]
        assert len(panel.images) == 1
        assert [note.reason for note in user.inbox] == ["direct message", "direct message"]


async def test_who_gets_no_direct_message_is_called_in_the_thread(world: BotWorld) -> None:
    world.vera.direct_messages_open = False
    thread = await world.table(world.ben, world.vera)
    assert f"**Setup**: all at the same time {world.vera.mention}" in world.newest(thread).plain_text
    assert [note.reason for note in world.vera.inbox] == ["mention"]
    assert [note.reason for note in world.anna.inbox] == ["direct message"] * 2
    panel = await world.panel(world.vera, thread)
    assert panel.ephemeral
    assert pick(world.vera, panel) is not None
    done = await world.play_through(thread, world.vera)
    assert f"вас упомянут в <#{thread.id}>" in done.plain_text
    assert "личное сообщение" not in done.plain_text
    done = await world.play_through(thread, world.ben)
    again = done.text.splitlines()[-1]
    assert again.startswith("-# Wenn du wieder wählen musst, bekommst du eine Direktnachricht")
    assert f"<#{thread.id}>" in again


async def test_only_the_counter_moves_while_all_choose(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    before = world.newest(thread)
    panel = await world.play_through(thread, world.ben)
    assert f"**Beantwortet.** Am Zug: Anna. Deine nächste Wahl: <#{thread.id}>" in panel.plain_text
    assert "✅" not in panel.plain_text, "nothing is said that ages"
    *_, state, anna, ben, _ = without_times(await world.panel(world.ben, thread)).splitlines()
    assert state.startswith("**Beantwortet.** Um <t:")
    assert "war 1 von 2 fertig" in state
    assert (anna, ben) == ("⏳ Anna", "✅ Ben")
    after = world.newest(thread)
    assert after.id == before.id
    assert without_times(before).endswith("**0 of 2 ready**\n⏳ Anna\n⏳ Ben")
    assert without_times(after).endswith("**1 of 2 ready**\n⏳ Anna\n✅ Ben")
    assert without_times(after).partition("**1")[0] == without_times(before).partition("**0")[0]
    assert after.images[0].filename == before.images[0].filename
    assert after.buttons == before.buttons


async def test_a_game_goes_on_from_message_to_message(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    users = (world.anna, world.ben, world.vera)
    await to_the_first_turn(world, thread, *users)
    texts = [message.text for message in thread.messages]
    assert "**Taking and passing tiles**" in texts[-2]
    assert "**Turn**" in texts[-1]
    assert [bool(message.buttons) for message in thread.messages][-3:] == [False, False, True]
    assert "ready" not in texts[-2]
    active = asked(world, thread)
    others = [user for user in users if user is not active]
    pings = {user.id: user.pings for user in users}
    for user in users:
        await world.bot.settings.change(user.id, tell_next=True)
    panel = await world.play_through(thread, active)
    assert pick(active, panel) is None
    assert thread.messages[-1].text != texts[-1]
    assert f"**{active.name}**: " in thread.messages[-1].text
    following = asked(world, thread)
    assert following in others
    assert following.pings == pings[following.id], "the panel where they answered goes on"
    assert active.pings == pings[active.id]
    (third,) = (user for user in others if user is not following)
    said = {
        world.anna: "you’re next",
        world.ben: "Du bist als Nächstes dran",
        world.vera: "следующий ход ваш",
    }
    for user in users:
        news = [each for each in user.direct_messages() if said[user] in each.plain_text]
        assert len(news) == (user is third)
        assert all(following.name in each.plain_text for each in news)


async def test_everybody_is_shown_what_he_received(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    users = (world.anna, world.ben, world.vera)
    await to_the_first_turn(world, thread, *users)
    active = asked(world, thread)
    waiting = next(user for user in users if user is not active)
    sent = waiting.direct_messages()[-1]
    words = {world.anna.id: "receives", world.ben.id: "erhält", world.vera.id: "получает"}
    assert words[waiting.id] in sent.text
    assert waiting.inbox[-1].silent


async def test_a_choice_can_be_taken_back(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    first = await world.panel(world.anna, thread)
    second = await world.anna.press(first, "A1").answer()
    assert second.id == first.id
    assert "This turn: blue crane on A1" in second.plain_text
    third = await world.anna.press(second, "F1").answer()
    assert labels(third)[-4:] == [*("Undo", "My board", "Help", "More")]
    assert "This turn: blue crane on A1; green crane on F1" in third.plain_text
    back = await world.anna.press(third, "Undo").answer()
    assert labels(back)[:3] == ["F1", "A6", "F6"]
    more = await world.anna.press(await world.anna.press(back, "A6").answer(), "More").answer()
    shown = labels(more)
    assert shown[shown.index("Undo") :][:4] == ["Undo", "Restart", "My board", "Help"]
    back = await world.anna.press(more, "Restart").answer()
    assert labels(back) == [*("A1", "F1", "A6", "F6"), *("Choose for me", "My board", "Help", "More")]
    assert "**Anna**" not in back.text


async def test_an_outdated_panel_does_nothing_and_shows_what_is_now(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    old = world.anna.direct_messages()[-1]
    panel = await world.panel(world.anna, thread)
    await world.anna.press(panel, "A1").answer()
    moves = len((await world.bot.tables.table(1)).moves)
    answer = await world.anna.press(old, "F6").answer()
    assert answer.id == old.id
    assert "The table has moved on. This is how things stand now:" in answer.text
    assert "This turn: blue crane on A1" in answer.plain_text
    assert labels(answer)[:3] == ["F1", "A6", "F6"]
    assert len((await world.bot.tables.table(1)).moves) == moves


async def test_somebody_elses_panel_is_not_ones_own(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    row = await world.store.game(1)
    assert row.seat_of(world.ben.id) == 1
    stolen = panel.buttons[0].custom_id or ""
    copy = Screen(((Button(parse(stolen), "copy"),),))
    channel = world.guild.text_channel("copies")
    await world.bot.get_partial_messageable(channel.id).send(view=layout_view(copy))
    refused = await world.ben.press(channel.messages[-1], custom_id=stolen).followup()
    assert refused.ephemeral
    assert refused.text == "Das ist nicht dein Platz."


async def test_who_does_not_play_is_answered_so_but_may_look(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    turn = world.newest(thread)
    refused = await world.stranger.press(turn, "My move").answer()
    assert refused.text == "You’re not playing at this table."
    board = await world.stranger.press(turn, "My board").answer()
    assert board.ephemeral
    assert len(board.images) == len({*renderer.roles(STORY_GAME).board} - {"points"}), "nobody has any"
    assert labels(board) == ["Whole table", "In words", "History"]
    table = await world.stranger.press(turn, "Whole table").answer()
    assert table.ephemeral
    assert len(table.images) == len(renderer.roles(STORY_GAME).table)
    large = await world.stranger.press(table, "Large picture").answer()
    assert large.ephemeral
    assert large.id != table.id
    assert len(large.images) == 1
    assert large.images[0].filename not in {image.filename for image in (*table.images, *board.images)}
    helped = await world.vera.press(turn, "Help").answer()
    assert "Как здесь играть" in helped.text


async def test_the_whole_table_is_shown_in_the_language_of_who_asks(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    turn = world.newest(thread)
    table = await world.vera.press(turn, "Whole table").answer()
    assert table.ephemeral
    assert labels(table) == ["Крупная картинка", "Словами"]
    large = await world.vera.press(table, "Крупная картинка").answer()
    assert "Стол: " in (large.images[0].description or "")
    assert table.images[0].filename != turn.images[0].filename


async def test_the_board_shows_everybodys(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    board = await world.ben.press(world.newest(thread), "My board").answer()
    assert "**Ben**" in board.text
    other = await world.ben.choose(board, "Anna", placeholder="Wessen Brett?").answer()
    assert other.id == board.id
    assert "**Anna**" in other.text
    assert not {each.filename for each in other.images} & {each.filename for each in board.images}


async def test_commands_find_the_table(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    anna = world.anna
    mine = await anna.invoke(world.channel, "games").answer()
    head = f"### Waiting for you\n**Forum Trajanum, table 1** · <#{thread.id}>"
    assert without_times(mine) == f"{head}\n**0 of 2 ready**\n⏳ Anna\n⏳ Ben"
    opened = await anna.press(mine, "My move: table 1").answer()
    assert "which corner gets the blue crane?" in opened.text
    panel = await anna.invoke(anna.direct_channel, "move").answer()
    assert "which corner gets the blue crane?" in panel.text
    assert await anna.autocomplete(thread, "board", "player", "be") == [("Ben", 1)]
    board = await anna.invoke(thread, "board", player=1).answer()
    assert "**Ben**" in board.text
    refused = await anna.invoke(thread, "board", player=3).answer()
    assert refused.text == "Nobody is sitting there."
    watched = await world.vera.invoke(thread, "board").answer()
    assert "**Anna**" in watched.text
    refused = await world.vera.invoke(world.channel, "board").answer()
    assert "Здесь нет стола" in refused.text
    refused = await world.stranger.invoke(world.channel, "move").answer()
    assert refused.text == "No table is waiting for you."
    none = await world.stranger.invoke(world.channel, "games").answer()
    assert "You have no games running" in none.text
    helped = await world.ben.invoke(world.channel, "help").answer()
    assert "Wie man hier spielt" in helped.plain_text


async def test_it_is_said_whom_the_table_waits_for(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    await to_the_first_turn(world, thread, world.anna, world.ben)
    active = asked(world, thread)
    waiting = world.ben if active is world.anna else world.anna
    panel: MessageView = await world.panel(waiting, thread)
    assert pick(waiting, panel) is None
    (begun,) = [n for n, line in enumerate(panel.text.splitlines()) if line.startswith("**")]
    state, clock = panel.text.splitlines()[begun : begun + 2]
    assert re.fullmatch(r"⏳ \w+ <t:\d+:R> · \w+ <t:\d+:f> \(<t:\d+:R>\)", clock)
    assert re.search(rf"(: {active.name}|{active.name}’s turn) \(", state)
    mine = await waiting.invoke(thread, "games").answer()
    assert mine.text.startswith(("### Waiting for others", "### Warten auf andere"))


async def test_a_press_counts_once_even_if_it_is_heard_twice(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    world.anna.press(panel, "A1")
    await world.anna.press(panel, "A1").answer()
    table = await world.bot.tables.table(1)
    assert table.version(0) == 1


async def test_an_unexpected_error_is_answered_politely(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.ben, thread)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(world.bot.tables, "answer", broken)
    shown = await world.ben.press(panel, "A1").followup()
    assert shown.ephemeral
    assert shown.text.startswith("Bei mir ist etwas schiefgegangen.")
    assert "Pick failed" in caplog.text
    assert "pick:1:1:0:A1" not in caplog.text, "a log tells no choices"
    assert "out of order" in caplog.text


async def test_my_board_has_its_other_pictures_one_press_away(world: BotWorld) -> None:
    game = next(game for game in GAMES if renderer.roles(game).more)
    thread = await world.start_table(await world.card(world.ben, game=game))
    board = await world.ben.press(world.newest(thread), "My board").answer()
    assert len(board.images) <= 3
    more = await world.ben.press(board, "Weitere Bilder").answer()
    assert more.ephemeral
    assert more.id != board.id
    assert len(more.images) == len(renderer.roles(game).more)
    assert not {each.filename for each in more.images} & {each.filename for each in board.images}
