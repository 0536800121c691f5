"""A turn is decided at once: its answers are given one by one, as long as nothing else happens to it."""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.tables import cache
from bot.tables import service as table_service
from bot.tables.computer_players import ComputerPlayers
from bot.tables.service import Press, TableService
from games import find
from games.agents.hints import Hint, NamedAnswer
from games.agents.levels import HARD, Decision
from games.agents.search import Answer
from games.engine.script import choose
from games.engine.table import Table
from games.game import Phase
from games.words import Message
from games.written_messages import written
from storage.together.store import Store
from tests.support.games import STORY_GAME
from tests.support.table_helpers import USERS, DecisionsHere, begun, seeds

ADA, BOB = USERS[:2]
SEAT = 1
QUESTIONS = tuple(f"question-{n}" for n in range(8))

Step = Callable[[], Awaitable[object]]


class CountedDecisions(DecisionsHere):
    """Decisions made here, which are counted; those of no level expect some questions and no others."""

    def __init__(self, expected: tuple[str, ...] = ()) -> None:
        self.expected = expected
        self.seats: list[int] = []

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        self.seats.append(seat)
        if not self.expected:
            return await super().decide(name, table, seat, seed)
        choice = table.pending_choice(seat)
        assert choice is not None
        asked = choice.prompt_id.removeprefix("prompt-")
        ahead = self.expected[self.expected.index(asked) :] if asked in self.expected else (asked, "gone")
        return tuple(Answer(f"prompt-{prompt}", "yes") for prompt in ahead)

    async def hint(
        self, table: Table[Any], seat: int, first: str = "", planned: Sequence[str] | None = None
    ) -> Hint:
        answers = await self.decide("", table, seat, 0)
        return Hint(answers, tuple(NamedAnswer(written(Message("none")), False, True) for _ in answers))


class BusyClock(ManualClock):
    """A clock by which something happens in the pauses of computer players."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Step] = []

    async def sleep(self, seconds: float) -> None:
        if self.steps:
            await self.steps.pop(0)()


async def nothing() -> None:
    """A pause in which nothing happens."""


@pytest.fixture(autouse=True)
def questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which one seat is asked eight questions."""

    async def asks(table: Table[Any]) -> None:
        for question in QUESTIONS:
            await choose(SEAT, question, ["yes", "no"])
        await choose(0, "end", ["yes"], always=True)

    game = find(STORY_GAME)
    asking = structs.replace(game, phases=dict.fromkeys(game.phases, Phase(asks, can_choose_for_seats=True)))
    for module in (cache, table_service):
        monkeypatch.setattr(module, "find", lambda _: asking)


def keys(table: Table[Any]) -> list[str]:
    """What the seat has answered, taken back or not."""
    return [move.key for move in table.moves if move.seat == SEAT]


async def test_a_turn_of_eight_questions_is_one_request(store: Store) -> None:
    decisions = CountedDecisions()
    tables = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
    runner = ComputerPlayers(tables, Random(1))
    game = await begun(tables, computers=[HARD])
    await runner.wait_until_idle()
    table = await tables.table(game)
    assert (len(keys(table)), table.waiting_seats) == (8, (0,))
    assert decisions.seats == [SEAT]


async def test_choose_for_me_is_one_request(store: Store) -> None:
    decisions = CountedDecisions(QUESTIONS)
    tables = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
    game = await begun(tables)
    version = (await tables.table(game)).version(SEAT)
    result = await tables.choose_rest(game, Press(SEAT, user=BOB, version=version, interaction=1))
    assert len(result.rows) == len(QUESTIONS)
    assert result.hint is not None
    assert [each.key for each in result.hint.answers] == [row.key for row in result.rows]
    assert decisions.seats == [SEAT]


async def test_what_was_not_expected_is_decided_when_it_is_asked(store: Store) -> None:
    decisions = CountedDecisions(QUESTIONS[:3])
    tables = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
    runner = ComputerPlayers(tables, Random(1))
    await begun(tables, computers=[HARD])
    await runner.wait_until_idle()
    assert len(decisions.seats) == 1 + len(QUESTIONS[3:])


async def counted(store: Store, step: Callable[[TableService, int], Awaitable[object]]) -> tuple[int, int]:
    """How many requests and answers a turn takes if something happens to it after its second answer."""
    decisions, clock = CountedDecisions(QUESTIONS), BusyClock()
    tables = TableService(store, clock, seeds=seeds(1), decisions=decisions)
    runner = ComputerPlayers(tables, Random(1))
    game = await begun(tables, 3)
    await taken_over(tables, game)
    runner.pauses[game] = 1.0
    clock.steps = [nothing, nothing, lambda: step(tables, game)]
    await runner.wait_until_idle()
    return len(decisions.seats), len(keys(await tables.table(game)))


async def taken_over(service: TableService, game: int) -> None:
    """A computer player takes over."""
    await service.seats.leave(game, BOB)


async def handed_over(service: TableService, game: int) -> None:
    """The seat has its user again, and then another computer player, all within a pause."""
    await service.seats.take(game, SEAT, BOB)
    await taken_over(service, game)


async def undone(service: TableService, game: int) -> None:
    """The last answer is taken back."""
    version = (await service.table(game)).version(SEAT)
    await service.undo(game, Press(SEAT, user=None, version=version))


@pytest.mark.parametrize(
    ("step", "requests", "answers"),
    [(lambda *_: nothing(), 1, 8), (undone, 2, 10), (handed_over, 2, 8)],
    ids=["nothing", "undo", "another holder"],
)
async def test_once_something_happens_to_the_seat_its_turn_is_decided_anew(
    store: Store, step: Callable[[TableService, int], Awaitable[object]], requests: int, answers: int
) -> None:
    assert await counted(store, step) == (requests, answers)
