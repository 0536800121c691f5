"""Whole games on file: readable playthroughs compared word for word, and logs with their final points.

`python -m tests.games.test_playthrough` writes them again; the diff shows the effect of a change of rules.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import typer

from games import find, log
from games.choice import Choice, keys_of
from games.engine.table import Table
from tests.fuzz.random_games import play
from tests.support.games import GAMES, TESTS, StoredGame, samples

STORED = [
    pytest.param(game, each, id=f"{game}-{each.players}") for game in GAMES for each in samples(game).logs
]


Asked = Mapping[tuple[int, int], Choice]
"""Number of rows and seat -> question."""


def whole_game(game: str, stored: StoredGame) -> tuple[Table[Any], Asked]:
    """A whole random game, with undos, and its questions after each move."""
    rules, asked = find(game), dict[tuple[int, int], Choice]()

    def watch(table: Table[Any]) -> None:
        for seat in table.waiting_seats:
            choice = table.pending_choice(seat)
            assert choice is not None
            asked[len(table.moves), seat] = choice

    table = play(rules, stored.seed, players=stored.players, options=rules.options(), watch=watch)
    return table, asked


def playthrough_game(game: str) -> StoredGame:
    """The stored game with a playthrough: the middle one."""
    logs = samples(game).logs
    return logs[len(logs) // 2]


def log_file(game: str, stored: StoredGame) -> Path:
    return TESTS / "logs" / game / f"{stored.players}_players.jsonl"


def points(table: Table[Any]) -> tuple[int, ...]:
    standing = sorted(table.game.standing(table.state), key=lambda each: each.seat)
    return tuple(each.points for each in standing)


def playthrough(table: Table[Any], asked: Asked) -> str:
    """A game as a text: every choice with its options, its answer and the events."""
    game, words = table.game, table.game.words("en")
    lines = [f"{game.name}, {table.players} players"]
    for n, move in enumerate(table.moves, 1):
        if move.seat is None:
            lines += ["", f"== {move.key}"]
        elif move.undoes:
            lines.append(f"{n}. seat {move.seat + 1} takes back row {move.undoes}")
        else:
            choice = asked.get((n - 1, move.seat)) or _asked_first(table, n - 1, move.seat)
            picked = keys_of(move.key) if choice.several else (move.key,)
            labels = [words.text(option.label) for key in picked if (option := choice.option(key))]
            assert len(labels) == len(picked)
            lines.append(f"{n}. seat {move.seat + 1}: {words.text(choice.prompt)}")
            others = ", ".join(each.key for each in choice.options if each.key not in picked)
            lines.append(f"     {', '.join(labels)} [{move.key}; not {others or 'anything'}]")
        for event in move.events:
            message = event.message()
            if message is not None:
                owner = event.owner
                who = f"seat {owner + 1} " if owner is not None else ""
                lines.append(f"     - {who}{words.text(message)}")
    lines += ["", game.table_text(table.state, words, ())]
    return "\n".join(lines) + "\n"


def _asked_first(table: Table[Any], rows: int, seat: int) -> Choice:
    """A seat's first question."""
    choice = Table.load(table.game, table.players, table.options, table.moves[:rows]).pending_choice(seat)
    assert choice is not None
    return choice


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_reads_as_it_did(game: str) -> None:
    expected = (TESTS / "playthroughs" / f"{game}.txt").read_text("utf-8")
    assert playthrough(*whole_game(game, playthrough_game(game))) == expected


@pytest.mark.parametrize(("game", "stored"), STORED)
def test_a_stored_game_checks_and_ends_with_its_points(game: str, stored: StoredGame) -> None:
    table = log.read(log_file(game, stored)).table(check=True)
    assert table.over
    assert points(table) == stored.points


def write() -> None:
    """Write the playthroughs and logs, and print the points."""
    for game in GAMES:
        text = playthrough(*whole_game(game, playthrough_game(game)))
        (TESTS / "playthroughs" / f"{game}.txt").write_text(text, "utf-8")
        for stored in samples(game).logs:
            table, _ = whole_game(game, stored)
            log.write(log_file(game, stored), table)
            print(game, stored.players, points(table))


if __name__ == "__main__":
    typer.run(write)
