"""The names of streets and lines of a Colonia."""

from __future__ import annotations

from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates, space_name
from games.numerals import roman_numeral
from games.words import Message


def street_symbol(street: str) -> str:
    """The symbol on a street card: a numeral for a row, a letter for a column."""
    kind, _, number = street.partition("_")
    return roman_numeral(int(number)) if kind == "row" else space_name(1, int(number))[0]


def row_text(row: int, symbol: int) -> Message:
    """A row, 1 to 6: "row 5", or with another symbol "row 5 · III"."""
    if symbol == row:
        return Message("line-row-number", {"number": row})
    return Message("line-row", {"number": row, "symbol": roman_numeral(symbol)})


def column_text(column: int, symbol: int) -> Message:
    """A column, 1 to 6: "column C", or with another symbol "column C · E"."""
    letter = space_name(1, column)[0]
    if symbol == column:
        return Message("line-column", {"letter": letter})
    return Message("line-column-symbol", {"letter": letter, "symbol": street_symbol(f"column_{symbol}")})


def street_text(street: str, *, side_b: bool) -> Message:
    """A street as everybody knows it: its line, or on side B, where every Colonia has its own, its symbol."""
    kind, _, number = street.partition("_")
    if side_b:
        return Message(f"street-{kind}", {"symbol": street_symbol(street)})
    return row_text(int(number), int(number)) if kind == "row" else column_text(int(number), int(number))


def own_street_text(player: Player, street: str) -> Message:
    """A street as its player knows it: the line where it is in their Colonia, and its symbol."""
    kind, _, number = street.partition("_")
    row, column = coordinates(player.spaces_of_street(street)[0])
    return row_text(row, int(number)) if kind == "row" else column_text(column, int(number))


def from_street(street: Message) -> Message:
    """A street from which a tile is taken: "row 5", in the case that a language has for it."""
    return Message(f"from-{street.id}", street.args)


def streets_text(state: ForumTrajanum, streets: list[str] | tuple[str, ...]) -> tuple[Message, ...]:
    """Street cards as everybody knows them."""
    return tuple(street_text(street, side_b=state.options.side_b) for street in streets)
