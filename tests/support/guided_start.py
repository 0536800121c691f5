"""Write the log of a guided game (`python -m tests.support.guided_start GAME --seed N --turn N`).

Careful computer players play from a seed that is in the file, until the learner chooses in the nth phase: so
many rows are given. Without `--turn` the marked path is written again behind them, to the end of the lesson.
"""

from argparse import ArgumentParser
from bisect import bisect_right
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from games import find, log
from games.agents.levels import CAREFUL, EASY, decide
from games.engine.chance import SeededChance, commitment_of
from games.engine.table import Table
from games.guided import LEARNER
from tests.support.lessons import begun, guided


def played(name: str, *, players: int, number: int, turn: int) -> tuple[Table[Any], bytes]:
    """A table at the learner's choice in the `turn`th phase, and the seed of its draws."""
    game, seed, random = find(name), sha256(f"{name} {number}".encode()).digest(), Random(number)
    table = Table.begin(game, players, game.introductory or game.options(), SeededChance(seed))
    while table.pending_choice(LEARNER) is None or turn_of(table) < turn:
        seat = table.waiting_seats[0]
        table.answer(seat, decide(CAREFUL, table, seat, random)[0].key)
    return table, seed


def with_path(name: str, number: int) -> tuple[Table[Any], bytes]:
    """The table at the end of the lesson, if the learner takes what is marked, and the seed."""
    lesson, random = begun(guided(name)), Random(number)
    while not lesson.is_over:
        table = lesson.table
        if table.pending_choice(LEARNER) is None:
            seat = table.waiting_seats[0]
            table.answer(seat, decide(EASY, table, seat, random)[0].key)
        elif (said := lesson.said) is None or said.text is None or not said.lit:
            raise SystemExit(f"no sentence or no mark: {table.pending_choice(LEARNER)}")
        else:
            table.answer(LEARNER, said.lit)
    return lesson.table, lesson.guided.seed


def turn_of(table: Table[Any]) -> int:
    """The number of phases with a choice of the learner, the open one included."""
    phases = {bisect_right(table.phase_starts, n) for n in table.rows(LEARNER)}
    return len({*phases, len(table.phase_starts)})


def main() -> None:
    """Write the file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turn", type=int)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    if given.turn is None:
        table, seed = with_path(given.game, given.seed)
    else:
        table, seed = played(given.game, players=given.players, number=given.seed, turn=given.turn)
        print(f"given = {len(table.moves)}")
    file = given.file or find(given.game).folder / "guided" / "path.jsonl"
    file.parent.mkdir(exist_ok=True)
    seeding = log.Seeding(commitment_of(seed), 0, seed.hex())
    file.write_bytes(log.encode(table, seeding))


if __name__ == "__main__":
    main()
