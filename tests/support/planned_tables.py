"""Plans at running tables: kept as by presses on planning tables."""

from collections.abc import Collection
from itertools import count

from bot.clock import ManualClock
from bot.tables.planned_turns import AT_ONCE
from bot.tables.plans import Planning, PlanPress
from bot.tables.service import AppliedMoves, Press, TableService
from clocks.pace import NO_PACE
from games.engine.plans import Sign
from tests.support.table_helpers import CHANNEL, USERS

_INTERACTIONS = count(1)


async def begun(service: TableService, pace: str = NO_PACE) -> int:
    """A table of Harbour with three users, whose first seat is asked."""
    host, *others = USERS[:3]
    row = await service.lobby.open("harbour", host=host, channel=CHANNEL, pace=pace)
    for user in others:
        await service.lobby.join(row.id, user)
    await service.start(row.id, host=host)
    return row.id


async def press(service: TableService, game: int, seat: int, *keys: str) -> AppliedMoves:
    """Give answers for a seat at the real table; returns what the last one applied."""
    for key in keys:
        result = await service.answer(game, await as_pressed(service, game, seat), key)
    return result


async def as_pressed(service: TableService, game: int, seat: int) -> Press:
    version = (await service.table(game)).version(seat)
    return Press(seat, USERS[seat], version, next(_INTERACTIONS))


async def card_of(service: TableService, game: int, seat: int) -> str:
    """A card in the hand of a seat."""
    view = (await service.table(game)).view(seat)
    return str(next(iter(view.kinds(seat))))


async def play_due(service: TableService, clock: ManualClock, seconds: float = 0.0) -> None:
    """Play the plans that are due after some seconds."""
    if seconds:
        await clock.advance(seconds)
    await service.plans.play_due(clock.now())


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
