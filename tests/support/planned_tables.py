"""Plans at running tables: kept as by presses on planning tables."""

from collections.abc import Collection

from bot.tables.planned_turns import AT_ONCE
from bot.tables.plans import Planning, PlanPress
from bot.tables.service import TableService
from games.engine.plans import Sign


async def lay_out(tables: TableService, game: int, seat: int, *keys: str) -> Planning:
    """The user of a seat answers on its planning table, after what is planned."""
    user = (await tables.store.game(game)).seated[seat].user
    assert user is not None
    planning = await tables.plans.open(game, seat, user)
    for key in keys:
        planning = await tables.plans.answer(game, PlanPress(seat, user, planning.version), key)
    return planning


async def plan(
    tables: TableService,
    game: int,
    seat: int,
    *keys: str,
    play: str = AT_ONCE,
    signs: Collection[Sign] = (),
) -> Planning:
    """The user of a seat plans its next turn, and keeps the plan."""
    planning = await lay_out(tables, game, seat, *keys)
    user = planning.row.seated[seat].user
    assert user is not None
    if signs:
        planning = await tables.plans.choose_signs(game, PlanPress(seat, user, planning.version), signs)
    return await tables.plans.keep(game, PlanPress(seat, user, planning.version), play)
