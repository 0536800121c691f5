import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.round import StreetTurnedUp
from games.forum_trajanum.events.scoring import RowScored
from games.forum_trajanum.state import ForumTrajanum, Options
from games.forum_trajanum.table_text import table_text
from games.game import Event
from games.words import LOCALES
from tests.games.forum_trajanum.play import play_from
from tests.games.forum_trajanum.position import build, empty
from tests.support.table_story import asked, happened

SIDE_B = [2, 1, 3, 4, 6, 5]
"""An order of symbols: line 5 has the sixth, line 1 the second."""


def taking(*, side_b: bool) -> Table[ForumTrajanum]:
    """All may take tiles from two streets, with the symbols V and A."""
    state = empty(2, Options(side_b=side_b))
    if side_b:
        for player in state.players:
            player.row_symbols, player.column_symbols = list(SIDE_B), list(SIDE_B)
    return play_from(state, "tiles", draws=["row_5", "column_1"])


def said(event: Event, locale: str) -> str:
    message = event.message()
    assert message is not None
    return GAME.words(locale).text(message)


def scored(*, side_b: bool, locale: str) -> str:
    """The text about a scoring row: the fifth."""
    state = empty(2, Options(side_b=side_b), cycle=1, number=4)
    state.players[0].row_symbols = list(SIDE_B) if side_b else state.players[0].row_symbols
    build(state.players[0], {"C5": "library"})
    table = play_from(state, "payment")
    (row,) = happened(table, RowScored)
    return said(row, locale)


ROWS = {
    "en": ("row 5", "row 6 · V", "street V (row)", "row 5 · VI"),
    "de": ("Zeile 5", "Zeile 6 · V", "Straße V (Zeile)", "Zeile 5 · VI"),
    "ru": ("ряд 5", "ряд 6 · V", "улица V", "ряд 5 · VI"),
}
"""A row on side A; on side B the own row of a street, the street, and the fifth row."""

COLUMNS = {
    "en": ("column A", "column B · A", "street A (column)"),
    "de": ("Spalte A", "Spalte B · A", "Straße A (Spalte)"),
    "ru": ("столбец A", "столбец B · A", "улица A"),
}
"""A column on side A; on side B the own column of a street, and the street."""

OR = {"en": "or", "de": "oder", "ru": "или"}


def of(line: str) -> str:
    """A line from which something is taken: Russian has a case for that."""
    return line.replace("ряд", "ряда").replace("столбец", "столбца")


@pytest.mark.parametrize("locale", LOCALES)
def test_on_side_a_street_card_prompt_scoring_and_table_name_a_line_alike(locale: str) -> None:
    table = taking(side_b=False)
    words = GAME.words(locale)
    cards = [said(card, locale) for card in happened(table, StreetTurnedUp)]
    row, column = ROWS[locale][0], COLUMNS[locale][0]
    assert [card.partition(": ")[2] for card in cards] == [row, column]
    assert f"{of(row)} {OR[locale]} {of(column)}." in asked(table, locale=locale)
    assert f": {row}, {column}" in table_text(table.view(0), words)
    assert scored(side_b=False, locale=locale).startswith((f"{row}, ", f"{row} ("))


@pytest.mark.parametrize("locale", LOCALES)
def test_on_side_b_the_own_line_stands_before_the_streets_symbol(locale: str) -> None:
    table = taking(side_b=True)
    words = GAME.words(locale)
    cards = [said(card, locale) for card in happened(table, StreetTurnedUp)]
    _, own_row, street_row, fifth = ROWS[locale]
    _, own_column, street_column = COLUMNS[locale]
    assert [card.partition(": ")[2] for card in cards] == [street_row, street_column]
    assert f"{of(own_row)} {OR[locale]} {of(own_column)}." in asked(table, locale=locale)
    shown = table_text(table.view(0), words)
    assert f": {street_row}, {street_column}" in shown
    assert own_row in shown
    assert own_column in shown
    assert scored(side_b=True, locale=locale).startswith((f"{fifth}, ", f"{fifth} ("))


def test_stored_events_of_side_a_are_named_by_their_own_symbol() -> None:
    stored = b'[{"event":"RowScored","seat":0,"row":5,"kinds":1,"factor":1,"points":1}]'
    (event,) = GAME.decode_events(stored)
    assert said(event, "en").startswith("row 5 (1 kind")
