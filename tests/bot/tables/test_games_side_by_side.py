import re

from bot.locales import game_words
from bot.screens.shared.standing import round_text
from games.words import Message
from sandbox import MessageView
from tests.support.games import GAMES
from tests.support.timed_tables import TimedTables


def title(name: str) -> str:
    """What a game is called, in English and German."""
    return game_words("en", name).text(Message("title"))


def named(message: MessageView) -> set[str]:
    """The games whose titles a message says as whole words."""
    return {name for name in GAMES if re.search(rf"\b{title(name)}\b", message.plain_text)}


async def begin_all(tables: TimedTables) -> dict[int, str]:
    """A table of each game, of Anna and Ben: table -> game."""
    return {await tables.begin(tables.anna, tables.ben, name=name): name for name in GAMES}


async def test_threads_and_lists_name_each_game_and_its_round(tables: TimedTables) -> None:
    begun = await begin_all(tables)
    listed = (await tables.anna.invoke(tables.channel, "games").answer()).plain_text
    for game, name in begun.items():
        thread = await tables.thread(game)
        assert thread.name == f"{title(name)} · Anna, Ben"
        (entry,) = (line for line in listed.splitlines() if f"<#{thread.id}>" in line)
        context = await tables.bot.screens.context(game)
        assert entry.startswith(f"**{title(name)}, table {game}**")
        assert entry.endswith(round_text(context, game_words("en", name)))
        menu = await tables.anna.invoke(thread, "table").answer()
        assert named(menu) == {name}
        turn = thread.messages[-1]
        helped = await tables.ben.press(turn, "Help").answer()
        assert named(helped) == {name}


async def test_a_reminder_says_of_each_table_what_its_game_asks(tables: TimedTables) -> None:
    begun = await begin_all(tables)
    await tables.until("16 14:05")
    said = 0
    for user in (tables.anna, tables.ben):
        expected = []
        for game, name in begun.items():
            seat = (await tables.store.game(game)).seat_of(user.id)
            if seat in (await tables.bot.tables.table(game)).waiting_seats:
                expected.append(f"{title(name)}, table {game}: ")
        said += len(expected)
        assert bool(tables.reminders(user)) == bool(expected)
        for reminder in tables.reminders(user):
            calls = [line for line in reminder.text.splitlines() if ", table " in line]
            assert len(calls) == len(expected)
            assert all(any(call in line for line in calls) for call in expected)
            assert len({line.partition(": ")[2] for line in calls}) == len(calls)
    assert said >= len(begun)
