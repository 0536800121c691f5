"""Random play through the bot until there is a history."""

from random import Random

from bot.tables.service import Press
from games.engine.steps import steps_of
from tests.support.bot_world import BotWorld


async def played(world: BotWorld, game: int, least: int) -> None:
    """Press at random, also to take moves back, until the game has `least` steps or ends."""
    random, tables = Random(2), world.bot.tables
    row = await tables.store.game(game)
    while not (table := await tables.table(game)).over and len(steps_of(table)) < least:
        seat = random.choice(table.waiting_seats)
        press = Press(seat, user=row.seated[seat].user, version=table.version(seat))
        if table.undoable(seat) and random.random() < 0.2:
            await tables.undo(game, press)
            continue
        choice = table.pending_choice(seat)
        assert choice is not None
        await tables.answer(game, press, choice.random_answer(random))
    await world.wait_until_idle()
