"""The analysis of a seat in a finished game: its losses, and the costliest turns."""

from collections.abc import Sequence

import renderer
from bot.screens.ids.table_ids import Analyse, AnalyseSeat
from bot.screens.markup import place_and_card
from bot.screens.model import (
    Button,
    Pictures,
    Screen,
    Select,
    SelectOption,
    TableContext,
    galleries,
    plain_screen,
)
from bot.screens.picture_request import PictureRequest, chart_request
from bot.screens.symbols import with_symbol
from bot.screens.text import cut_at_step, numbered_title, title_argument
from games.agents.analysis_text import TurnText, no_turns_text, summary, turn_texts
from games.agents.judged import SeatAnalysis
from games.words import Message, Words

LINES = (320, 240, 200, 160)
"""Letters of a line about a turn at most: the first of these with which there is room for all turns."""

ROOM = 3200
"""Letters of all turns together."""


def analysis_ready(game: int, words: Words) -> Screen:
    text = words("analysis-ready", table=title_argument(game, words))
    return plain_screen(text, (Button(Analyse(game), words("button-analyse")),))


def analysis_screen(
    context: TableContext,
    plays: Sequence[SeatAnalysis],
    seat: int,
    viewer: int | None,
    words: Words,
    *,
    advice: Message | None = None,
    pictures: Pictures = (),
) -> Screen:
    """How a seat has played, and a select for the others; `viewer`: the reader's own seat.

    `advice`: for the reader alone.
    """
    found, names, symbols = plays[seat], context.safe_names, context.symbols
    head = f"-# {numbered_title(context.row.id, words)} · {place_and_card(context.row)}"
    said = [words.text(line, names) for line in summary(found, words, own=seat == viewer)]
    said += [words.text(advice)] if advice else []
    said[0] = with_symbol(symbols.seat(seat), f"**{said[0]}**")
    options = tuple(
        SelectOption(str(other), name, default=other == seat, symbol=symbols.seat(other))
        for other, name in enumerate(context.names)
    )
    return Screen.of(
        head,
        "\n".join(said),
        *galleries(pictures),
        _turns_text(turn_texts(found, words, names), context, words) or no_turns_text(found, words),
        Select(AnalyseSeat(context.row.id), words("analysis-choose-seat"), options),
    )


def _turns_text(turns: Sequence[TurnText], context: TableContext, words: Words) -> str:
    text = ""
    for length in LINES:
        text = "\n".join(
            turn_text(f"{number}. ", turn, length, context, words) for number, turn in enumerate(turns, 1)
        )
        if len(text) <= ROOM:
            break
    return text


def turn_text(title: str, turn: TurnText, length: int, context: TableContext, words: Words) -> str:
    """A costly turn, and below it the better line, the played one and the reasons."""
    names = context.safe_names
    lines = [cut_at_step(words.text(line, names), length) for line in turn.lines]
    return "\n".join([f"**{title}{words.text(turn.head, names)}**", *(f"-# {line}" for line in lines)])


def analysis_pictures(
    context: TableContext, plays: Sequence[SeatAnalysis], seat: int, words: Words
) -> list[PictureRequest]:
    """The picture of how the seats have played, one of them in particular; none without a game's pictures."""
    return chart_request(
        context.game.name, tuple(plays), renderer.ANALYSIS, words, tuple(context.names), seat
    )
