"""Direct messages about cups."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.cups.cup_card import cup_title
from bot.screens.markup import bold_list, distance, moment
from bot.screens.model import Screen, plain_screen
from bot.screens.reminders.reminders import table_buttons
from cups.standings import Standing
from games.numerals import halves_text
from games.words import Verbatim, Words
from storage.core.rows import OfCup
from storage.cups.rows import CupRow


def message_link(row: CupRow) -> str:
    """A link to the message of a cup; "" if it has none."""
    if row.message is None:
        return ""
    return f"https://discord.com/channels/{row.guild}/{row.message_channel}/{row.message}"


def round_ends(table: int, of_cup: OfCup, nonce: int, words: Words) -> Screen:
    """A round of a cup ends soon, and the reader's table is not over."""
    said = words(
        "cup-round-ends",
        cup=cup_title(of_cup.cup, words),
        n=of_cup.round,
        table=Verbatim(str(table)),
        when=moment(of_cup.ends),
        distance=distance(of_cup.ends),
    )
    return plain_screen(said, table_buttons([table], nonce, words))


def cup_over(row: CupRow, best: Sequence[str], own: Standing | None, of: int, words: Words) -> Screen:
    """A cup is over: `best`: who has won; `own`: how the reader stands, `of` so many."""
    said = [words("cup-over", cup=cup_title(row.id, words), n=len(best), names=bold_list(best))]
    if own is not None:
        points = halves_text(float(own.table_points))
        said.append(words("cup-over-own", place=own.place, of=of, points=points))
    return _with_link(said, row, words)


def cup_called_off(row: CupRow, words: Words, *, too_few: bool) -> Screen:
    """A cup does not take place, since a manager has called it off or too few have enrolled."""
    said = words("cup-told-too-few" if too_few else "cup-told-called-off", cup=cup_title(row.id, words))
    return _with_link([said], row, words)


def _with_link(said: Sequence[str], row: CupRow, words: Words) -> Screen:
    link = message_link(row)
    return plain_screen(
        "\n".join(filter(None, (*said, link and words("cup-message-at", link=Verbatim(link)))))
    )
