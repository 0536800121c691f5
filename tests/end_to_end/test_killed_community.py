import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from psycopg import AsyncConnection, connect

from bot.screens.ids.cup_ids import AnnounceCup, Enrol
from bot.screens.ids.panel_ids import Pick
from bot.screens.ids.people_ids import FindTables, OpenSearch, StartSearch
from sandbox import Channel, MessageView, User
from tests.support.games import is_thorough
from tests.support.person import Person, controls, sit_down
from tests.support.postgresql import Cluster
from tests.support.two_processes import STARTED_SECONDS, TAKEN_OVER_SECONDS, TwoProcesses, two_processes
from tests.toy_games import toy_games

pytestmark = pytest.mark.skipif(not is_thorough(), reason="--thorough only: real time, two bots")

LOOK_SECONDS, LOOKS = 0.1, 2000
"""How often a server is queried about two bots, which look once a minute at what is due."""

HOLD = """
CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NEW; END $$;
CREATE TRIGGER hold BEFORE INSERT ON {table} FOR EACH ROW WHEN ({condition}) EXECUTE FUNCTION hold();
"""

LET_GO = "DROP TRIGGER hold ON {table}; DROP FUNCTION hold;"

IS_HELD = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 77 AND NOT granted"

BEGINS_NOW = """
UPDATE cup SET created = extract(epoch FROM now()) - 7200, begins = extract(epoch FROM now()) - 1
"""

UNSENT = "SELECT count(*) FROM outbox WHERE done IS NULL"

MATCHED = 'SELECT "user", message IS NOT NULL FROM outbox WHERE kind = \'matched\' ORDER BY "user"'


PLANNED = ("Bury", "", "End turn")
"""How the answers begin with which a turn of Harbour is planned: a card is buried, whichever."""

BY_PLAN = "NEW.seat = 1"

PLAYED = "SELECT key FROM move WHERE seat = 1 ORDER BY n"

ENDS_LATER = "SELECT due > since FROM timer WHERE kind = 'plan'"


class Held:
    """Blocks the insertion of a row."""

    def __init__(self, address: str) -> None:
        self._address = address

    @asynccontextmanager
    async def inserting(self, table: str, condition: str) -> AsyncIterator[None]:
        """Context manager that blocks rows of a table for which a condition holds."""
        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute("SELECT pg_advisory_lock(77)")
            await connection.execute(HOLD.format(table=table, condition=condition))
            yield
        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(LET_GO.format(table=table))

    async def until(self, statement: str, holds: Callable[[list[Any]], bool]) -> None:
        """Wait until a condition holds for a query's rows."""
        async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
            for _ in range(LOOKS):
                if holds(await (await connection.execute(statement)).fetchall()):
                    return
                await asyncio.sleep(LOOK_SECONDS)
        raise AssertionError(f"never as it should be: {statement}")


async def test_nothing_begins_twice_or_is_forgotten_at_a_kill(server: Cluster, tmp_path: Path) -> None:
    server.empty()
    async with two_processes(server.address, tmp_path) as two:
        await two.begin_tables()
        held, users = Held(two.address), [each.user for each in two.people]
        await a_round_begins_in_spite_of_a_kill(two, held)
        await two.bots[1].launch()
        await two_are_matched_in_spite_of_a_kill(two, held, users)


async def test_a_planned_turn_is_played_once_in_spite_of_kills(server: Cluster, tmp_path: Path) -> None:
    """Killed are: who stores the move that brings the turn, who plays the plan, and who ends the turn."""
    server.empty()
    with toy_games(pictures=False):
        async with two_processes(server.address, tmp_path, toys=True) as two:
            held, (planner, other) = Held(two.address), two.people
            thread, anna = await sit_down([other, planner], two.channels[1], "harbour"), planner.user
            await planner.open_panel(thread)
            assert planner.panel
            panel = await anna.press(planner.panel, "Plan ahead").answer()
            for begin in PLANNED:
                panel = await answered(anna, panel, begin)
            opened = await anna.press(panel, "More").answer()
            await anna.press(opened, "Play it right away").answer()
            async with held.inserting("timer", "NEW.kind = 'plan'"):
                pressing = asyncio.create_task(end_turn(other, thread))
                await held.until(IS_HELD, lambda found: found == [(1,)])
                await kill_and_bring_back(two, 1)
                pressing.cancel()
            async with held.inserting("move", BY_PLAN):
                await end_turn(other, thread)
                await held.until(IS_HELD, lambda found: found == [(1,)])
                await kill_and_bring_back(two, 0)
            await held.until(ENDS_LATER, lambda found: found == [(True,)])
            async with held.inserting("move", BY_PLAN):
                await held.until(IS_HELD, lambda found: found == [(1,)])
                await kill_and_bring_back(two, 1)
            await held.until("SELECT count(*) FROM plan", lambda found: found == [(0,)])
            await held.until(UNSENT, lambda found: found == [(0,)])
            with connect(two.address) as connection:
                (first,), _, (last,) = connection.execute(PLAYED).fetchall()
            assert (first, last) == ("bury", "end")
            assert sum("your plan was played" in each.text for each in anna.direct_messages()) == 1
            assert [each for each in anna.pushes if "choose an action" in each] == []


async def answered(user: User, panel: MessageView, begin: str) -> MessageView:
    """Answer a planned choice with the first option that begins so."""
    is_pick = Pick.template.partition("{")[0]
    for select in panel.selects:
        for option in select.options:
            if is_pick in select.custom_id and option.label.startswith(begin):
                return await user.choose(panel, option.value, custom_id=select.custom_id).answer()
    buttons = [each for each in panel.buttons if is_pick in (each.custom_id or "")]
    chosen = next(each for each in buttons if each.label.startswith(begin))
    return await user.press(panel, custom_id=chosen.custom_id).answer()


async def end_turn(person: Person, thread: Channel) -> None:
    await person.open_panel(thread)
    assert person.panel
    end = next(each for each in controls(person.panel) if Pick.decode(each.custom_id).key == "end")
    await person.user.press(person.panel, custom_id=end.custom_id).answer()


async def kill_and_bring_back(two: TwoProcesses, process: int) -> None:
    """Kill a process, and start it again once the other one has its tables."""
    identified = two.sandbox.gateway.identified
    await two.bots[process].kill()
    await two.is_taken_over(identified, TAKEN_OVER_SECONDS)
    await two.bots[process].launch()
    await two.is_taken_over(identified + 1, STARTED_SECONDS)


async def a_round_begins_in_spite_of_a_kill(two: TwoProcesses, held: Held) -> None:
    """The process of the server is killed while it opens the second of two tables."""
    guild = next(each for each in two.sandbox.guilds if (each.id >> 22) % 2 == 1)
    hugo, channel = two.sandbox.user("Hugo"), guild.text_channel("cups")
    users = [two.sandbox.user(name) for name in ("Emil", "Frida", "Georg", "Hanna")]
    guild.add(hugo, *users)
    guild.role("managers", hugo, permissions=("manage_guild",))
    page = await hugo.invoke(channel, "cup").answer()
    await hugo.press(page, custom_id=AnnounceCup(1).encode()).answer()
    card = await users[0].until(lambda: card_of(channel))
    for user in users:
        await user.press(card, custom_id=Enrol(1).encode()).followup()
    async with held.inserting("cup_table", "NEW.number = 1"):
        with connect(two.address) as connection:
            connection.execute(BEGINS_NOW)
        await held.until(IS_HELD, lambda found: found == [(1,)])
        await held.until("SELECT number FROM cup_table", lambda found: found == [(0,)])
        identified = two.sandbox.gateway.identified
        await two.bots[1].kill()
    await two.is_taken_over(identified, TAKEN_OVER_SECONDS)
    await held.until("SELECT number FROM cup_table ORDER BY number", lambda found: found == [(0,), (1,)])
    await held.until("SELECT rounds_begun FROM cup", lambda found: found == [(1,)])
    await held.until(UNSENT, lambda found: found == [(0,)])
    with connect(two.address) as connection:
        threads = "SELECT thread FROM cup_table JOIN game ON game.id = cup_table.game"
        opened = {thread for (thread,) in connection.execute(threads).fetchall()}
    assert len(opened - {None}) == 2
    assert len(users[0].threads(channel)) == 2


async def two_are_matched_in_spite_of_a_kill(two: TwoProcesses, held: Held, users: list[User]) -> None:
    """The process that matches is killed in the transaction of the match."""
    channel = next(each for each in two.sandbox.guilds if (each.id >> 22) % 2 == 1).text_channel("lounge")
    async with held.inserting("outbox", "NEW.kind = 'matched'"):
        for user in users:
            games = await user.invoke(channel, "games").answer()
            tables = await user.press(games, custom_id=FindTables().encode()).answer()
            search = await user.press(tables, custom_id=OpenSearch().encode()).answer()
            await user.press(search, custom_id=StartSearch(1).encode()).answer()
        await held.until(IS_HELD, lambda found: found == [(1,)])
        identified = two.sandbox.gateway.identified
        await two.bots[0].kill()
    await two.is_taken_over(identified + 1, TAKEN_OVER_SECONDS)
    said = sorted((user.id, True) for user in users)
    await held.until(MATCHED, lambda found: found == said)
    with connect(two.address) as connection:
        seated = "SELECT count(*) FROM seat JOIN game ON game.id = game WHERE stage = 'lobby'"
        assert connection.execute(seated).fetchall() == [(2,)]
        found = connection.execute("SELECT count(*) FROM seeker WHERE game IS NOT NULL AND held IS NOT NULL")
        assert found.fetchall() == [(2,)], "nobody looks for a further one"


def card_of(channel: Channel) -> MessageView | None:
    """The message of the cup, once it is there."""
    return next((each for each in channel.messages if "Cup 1" in each.plain_text), None)
