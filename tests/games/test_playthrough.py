"""Whole games on file: readable playthroughs compared word for word, and logs with their final scores.

`python -m tests.games.test_playthrough` writes them anew; the difference shows what a change of the rules
changes.
"""

from pathlib import Path

import pytest

from games import find, log, names
from games.engine.table import RandomChance, Table
from games.fuzz import play
from games.game import Game

TESTS = Path(__file__).parents[1]
SEEDS = {2: 21, 3: 7, 4: 43}
SCORES = {
    ("forum_trajanum", 2): (35, 31),
    ("forum_trajanum", 3): (58, 49, 43),
    ("forum_trajanum", 4): (47, 43, 26, 41),
}


def whole_game(game: Game, players: int) -> Table:
    """A whole random game, with undos."""
    return play(game, SEEDS[players], players=players, options=game.options())


def playthrough(table: Table) -> str:
    """A game as a text: every choice with its options, what was chosen, and what happened."""
    game, words = table.game, table.game.words("en")
    lines = [f"{game.name}, {table.players} players"]
    again = Table.begin(game, table.players, table.options, RandomChance())
    for n, move in enumerate(table.moves, 1):
        again = (
            Table.load(game, table.players, table.options, table.moves[: n - 1])
            if _loads(table, n - 1)
            else again
        )
        if move.seat is None:
            lines += ["", f"== {move.key}"]
        elif move.undoes:
            lines.append(f"{n}. seat {move.seat + 1} takes back row {move.undoes}")
        else:
            choice = again.pending(move.seat)
            assert choice is not None
            option = choice.option(move.key)
            assert option is not None
            lines.append(f"{n}. seat {move.seat + 1}: {words.say(choice.prompt)}")
            others = ", ".join(each.key for each in choice.options if each is not option)
            lines.append(f"     {words.say(option.label)} [{option.key}; not {others or 'anything'}]")
        for event in move.events:
            message = event.tell()
            if message is not None:
                owner = getattr(event, "seat", None)
                who = f"seat {owner + 1} " if owner is not None else ""
                lines.append(f"     - {who}{words.say(message)}")
    lines += ["", game.board(table.state, words, ())]
    return "\n".join(lines) + "\n"


def _loads(table: Table, rows: int) -> bool:
    """Whether a log of so many rows ends where somebody is asked, so that it can be loaded."""
    return rows > 0 and table.moves[rows].seat is not None


@pytest.mark.parametrize("name", names())
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    expected = (TESTS / "playthroughs" / f"{name}.txt").read_text("utf-8")
    assert playthrough(whole_game(find(name), 3)) == expected


@pytest.mark.parametrize(("name", "players"), SCORES)
def test_a_stored_game_checks_and_ends_with_its_scores(name: str, players: int) -> None:
    record = log.read(TESTS / "logs" / name / f"{players}_players.jsonl")
    table = record.table(check=True)
    assert table.over
    assert tuple(player.points for player in table.state.players) == SCORES[name, players]


def write() -> None:
    """Write the playthroughs and logs, and say the scores."""
    for name in names():
        game = find(name)
        (TESTS / "playthroughs" / f"{name}.txt").write_text(playthrough(whole_game(game, 3)), "utf-8")
        for players in SEEDS:
            table = whole_game(game, players)
            log.write(TESTS / "logs" / name / f"{players}_players.jsonl", table)
            print(name, players, tuple(player.points for player in table.state.players))


if __name__ == "__main__":
    write()
