"""Practice tables that continue from a step of a finished game, or of the log in a file."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, structs

from bot.happened import UserErased
from bot.recent import Recent
from bot.tables.errors import EarlierRules
from bot.tables.service import Solo, TableService
from games.engine.chance import commitment_of
from games.engine.steps import steps_of
from games.engine.table import Table
from games.log import Record, Versions
from storage.core.rows import GAME_ORIGIN, OVER, PLAYING, GameRow
from storage.together.store import Store

MOST_PROMISED = 1000
"""How many users' unused commitments are kept."""


class Branch(Struct, frozen=True):
    """Where a practice table begins."""

    origin: str
    """Where the rows come from, as stored (`GameRow.origin`): GAME_ORIGIN or FILE_ORIGIN, and which."""
    given: Record
    """The rows up to there."""
    rules: Versions | None = None
    """The versions of the rules by which they were played, where known; None: today's."""

    def check_seat(self, seat: int) -> None:
        """Check that there is such a seat. Raises ValueError."""
        if not 0 <= seat < self.given.players:
            raise ValueError(f"there is no seat {seat}")


def branch_at(origin: str, table: Table[Any], number: int) -> Branch:
    """A step of a game without secrets. Raises ValueError without one, or at its end; EarlierRules."""
    found = steps_of(table)
    if not 0 < number <= len(found):
        raise ValueError(f"{origin} has no step {number}")
    moves = tuple(table.moves[: found[number - 1].row])
    if table.as_of_row(len(moves), len(moves) - 1).over:
        raise ValueError(f"{origin} was over with step {number}")
    given = Record(table.game, table.players, table.options, moves)
    if given.table().again is not None:
        raise EarlierRules(f"in step {number} of {origin} a phase would begin again")
    return Branch(origin, given)


class PlayOn:
    """Begins practice tables, one for a user; its seed is committed to before, in memory alone."""

    def __init__(self, store: Store, tables: TableService, seeds: Callable[[], bytes]) -> None:
        self._store = store
        self._tables = tables
        self._seeds = seeds
        self._promised = Recent[int, bytes](MOST_PROMISED)
        tables.happened.hear(UserErased, lambda event: self._promised.forget(event.user))

    def promised_commitment(self, user: int) -> str:
        """The commitment of the seed from which a user's next practice table draws."""
        seed = self._promised.get(user)
        if seed is None:
            seed = self._promised[user] = self._seeds()
        return commitment_of(seed)

    async def branch(self, game: int, number: int) -> Branch:
        """Find a step of a game by number.

        Raises ValueError where nobody can continue, EarlierRules for a log of other rules.
        """
        row = await self._store.game(game)
        if row.stage != OVER or row.plays_on:
            raise ValueError(f"nobody can go on from game {game}")
        branch = branch_at(f"{GAME_ORIGIN}{game}", await self._tables.past_table(game), number)
        known = await self._store.rules(game)
        return structs.replace(
            branch, rules=tuple(each for each in known if each[0] <= len(branch.given.moves))
        )

    async def running_practice(self, user: int) -> GameRow | None:
        """The practice table of a user that runs, if it continues a game."""
        mine = [each.row for each in await self._store.games_of(user)]
        return next((row for row in mine if row.plays_on and row.stage == PLAYING), None)

    def has_promised(self, user: int, shown: str) -> bool:
        """Whether a commitment whose beginning a user was shown is that of their next practice table."""
        seed = self._promised.get(user)
        return seed is not None and bool(shown) and commitment_of(seed).startswith(shown)

    async def practice_begun_with(self, user: int, shown: str) -> GameRow | None:
        """The practice table of a user that runs, if its commitment begins as the one they were shown."""
        row = await self.running_practice(user)
        is_that = row is not None and bool(shown) and (row.commitment or "").startswith(shown)
        return row if is_that else None

    async def begin(self, branch: Branch, solo: Solo, shown: str) -> GameRow | None:
        """Begin the host's practice table there; None unless they were shown its commitment."""
        seed = self._promised.get(solo.host)
        if seed is None or not self.has_promised(solo.host, shown):
            return None
        self._promised.forget(solo.host)
        before = await self.running_practice(solo.host)
        if before is not None:
            await self._tables.seats.leave(before.id, solo.host)
        return await self._tables.begin_practice(branch.given, seed, branch.origin, solo, branch.rules)
