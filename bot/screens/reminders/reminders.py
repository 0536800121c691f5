"""Reminders, nudges and digests: all tables that wait for a user, the most urgent first."""

from collections.abc import Sequence

from msgspec import Struct

from bot.limits import CONTENT
from bot.screens.ids.settings_ids import MyGames, SetMute
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.markup import moment
from bot.screens.model import Button, Screen, plain_screen, text_screen
from bot.screens.shared.calls import CALL_LENGTH
from games.words import Verbatim, Words
from storage.core.kinds import Kind

HEADS = {Kind.REMIND: "reminder-call", Kind.NUDGE: "reminder-nudge", Kind.DIGEST: "reminder-digest"}
"""The text that begins the first line."""

TABLE_BUTTONS = 3
"""Tables with a button of their own."""


class WaitLine(Struct, frozen=True):
    game: int
    text: str
    """Which game, which table, what is asked, until when."""
    nudged: bool = False
    """Whether the table wants the user to be reminded."""


def line_length(kind: Kind, words: Words) -> int:
    """How long the line of a table may be, so that phones show the first whole."""
    return CALL_LENGTH - len(_first_line(kind, "", words))


def reminder(kind: Kind, lines: Sequence[WaitLine], nonce: int, words: Words) -> Screen:
    """The reminder of the tables that wait for a user, the most urgent first; there is at least one."""
    first, *others = lines
    listed = [
        words("reminder-nudged", call=Verbatim(line.text)) if line.nudged else line.text for line in others
    ]
    content = lines_with_others(_first_line(kind, first.text, words), "reminder-others", listed, words)
    mute = Button(SetMute(1, nonce), words("button-mute"))
    games = table_buttons([line.game for line in lines], nonce, words)
    return plain_screen(content, (*games, *(() if kind is Kind.DIGEST else (mute,))))


def lines_with_others(content: str, text: str, lines: Sequence[str], words: Words) -> str:
    """A table's line, and below `text` a line for each of the others, cut to the room."""
    if lines:
        content += f"\n\n{words(text)}"
    for shown, line in enumerate(lines):
        rest = f"\n{words('reminder-more', n=len(lines) - shown)}"
        if len(content) + len(f"\n- {line}") + len(rest) > CONTENT:
            return content + rest
        content += f"\n- {line}"
    return content


def _first_line(kind: Kind, text: str, words: Words) -> str:
    return words(HEADS[kind], call=Verbatim(text))


def table_buttons(games: Sequence[int], nonce: int, words: Words) -> tuple[Button, ...]:
    """The most urgent tables, the first ones, and all games."""
    tables = [
        Button(OpenPanel(game, nonce), _label(game, words, alone=len(games) == 1), "primary")
        for game in games[:TABLE_BUTTONS]
    ]
    return (*tables, Button(MyGames(nonce), words("button-my-games")))


def _label(game: int, words: Words, *, alone: bool) -> str:
    if alone:
        return words("button-move")
    return words("button-table-number", table=Verbatim(str(game)))


def public_reminder(call: str, nonce: int, game: int, user: int, words: Words) -> Screen:
    """A reminder of one table in its thread, which mentions an unreached user."""
    move = Button(OpenPanel(game, nonce), words("button-move"), "primary")
    mute = Button(SetMute(1, nonce), words("button-mute"))
    return plain_screen(call, (move, mute), mentions=(user,))


def muted_screen(until: float, words: Words) -> Screen:
    text = words("muted-until", moment=moment(until))
    back = Button(SetMute(0, 0), words("button-unmute"))
    return Screen.of(*text_screen(text).blocks, (back,))


def nudge_outcomes(outcomes: Sequence[tuple[str, str]], words: Words) -> Screen:
    lines = [words(text, name=Verbatim(name)) for name, text in outcomes]
    return text_screen("\n".join(lines) or words("nudge-nobody"))
