"""A whole game on the sandbox, as its people and its log show it."""

import re
from pathlib import Path

from bot.tables.cache import moves_of, options_of
from games import find
from games.engine.table import Table
from games.game import Standing
from games.numerals import MINUS
from sandbox import Channel, MessageView
from storage.sqlite.snapshot import StoredGame, snapshot
from tests.support.person import Person

PLACE = re.compile(r"(\d)\. \*\*(\w+)\*\*: (\N{MINUS SIGN}?\d+) points?")

NAMES = ("Anna", "Boris", "Clara")

LAST_CONTROLS = [
    {"Play again", "Look back", "History", "Analyze"},
    {"Сыграть ещё раз", "Посмотреть партию", "История", "Разобрать партию"},
]
"""The controls of all direct messages of Anna and Boris after the game."""


def has_news(watcher: Person, thread: Channel, turn: MessageView) -> bool:
    """Whether the thread has a newer turn, a new count, or the end."""
    newest = watcher.newest_turn(thread)
    return newest is None or newest.id != turn.id or newest.text != turn.text


def shown_places(end: MessageView) -> list[tuple[int, str, int]]:
    """Place, name and points of each player, from the thread."""
    said = PLACE.findall(end.text)
    return [(int(place), name, int(points.replace(MINUS, "-"))) for place, name, points in said]


def standings(database: Path) -> list[list[tuple[int, str, int]]]:
    """Place, name and points of each player in each game, from the logs alone."""
    with snapshot(database) as copy:
        return [_standing_of(stored) for stored in copy.games()]


def _standing_of(stored: StoredGame) -> list[tuple[int, str, int]]:
    moves = moves_of(stored.row, stored.moves)
    game = find(stored.row.name)
    table = Table.load(game, len(stored.row.seated), options_of(stored.row), moves, check=True)
    found: tuple[Standing, ...] = game.standing(table.state)
    return [(each.rank, NAMES[each.seat], each.points) for each in found]


def panels_controls(people: list[Person]) -> list[set[str | None]]:
    """The labels of all buttons in the direct messages of the first two."""
    return [controls_seen(person.user.direct_messages()) for person in people[:2]]


def controls_seen(messages: list[MessageView]) -> set[str | None]:
    """The labels of all buttons of these messages."""
    return {button.label for message in messages for button in message.buttons}
