"""Boards and tables as a player or anybody looks at them: pictures, words, animations."""

from collections.abc import Iterable, Mapping, Sequence

import renderer
from bot.limits import TEXT
from bot.screens.ids.history_ids import OpenHistory
from bot.screens.ids.table_ids import BoardInWords, BoardOf, LargePicture, MorePictures, OpenTable
from bot.screens.markup import place_address
from bot.screens.model import (
    Block,
    Pictures,
    Screen,
    Select,
    SelectOption,
    TableContext,
    Text,
    count_characters,
    galleries,
    gallery,
    text_button,
    text_screens,
    texts,
)
from bot.screens.panel import narration
from bot.screens.shared.standing import round_text, what_now
from bot.screens.shared.waiting import paused_line
from bot.screens.symbols import with_symbol
from bot.screens.text import FORECAST_LENGTH, first_lines, numbered_title
from games.game import Forecast
from games.words import Argument, Message, Verbatim, Words

MOST = 1600
"""Letters of the table in words on a screen with other blocks."""

MOST_IN_THREAD = 700
"""Letters of it in a message of the thread, which comes with every turn."""

RESERVED = 800
"""Letters reserved for text below a screen, such as the players of others' moves."""

LEAST = 120
"""With fewer letters left the table is left out."""


def head_text(context: TableContext, words: Words) -> str:
    """The table in a small line, and whether the game pauses."""
    title, place = numbered_title(context.row.id, words), "" if context.row.direct else context.link
    return _with_pause(context, words, title, place)


def panel_head(context: TableContext, words: Words, standing: str, lesson: str) -> str:
    """A lesson or a link to the table, and how all stand in a small line, and whether the game pauses."""
    number = words("button-table-number", table=Verbatim(str(context.row.id)))
    table = lesson or f"[{number}]({place_address(context.row)})"
    return _with_pause(context, words, table, standing)


def _with_pause(context: TableContext, words: Words, table: str, more: str) -> str:
    practice = words("table-practice") if context.row.is_practice else ""
    line = f"-# {' · '.join(filter(None, (table, practice, more)))}"
    paused = paused_line(context.row, words)
    return f"{line}\n{paused}" if paused else line


def board(
    context: TableContext, viewer: int | None, seat: int, words: Words, *, pictures: Pictures = ()
) -> Screen:
    game, symbols, roles = context.row.id, context.symbols, renderer.roles(context.game.name)
    in_words = text_button(BoardInWords(game), "button-words", words, symbols)
    history = text_button(OpenHistory(game), "button-history", words, symbols)
    forecast = forecasts_text(context, words, viewer, seat)
    if not renderer.has_pictures(context.game.name):
        points = "\n".join(_points(context, words, viewer))
        above, below = texts(head_text(context, words)), texts(forecast, points)
        table = table_in_words(context, viewer, words, (*above, *below), most=TEXT)
        return Screen.of(*above, *table, *below, (in_words, history))
    options = tuple(
        SelectOption(str(other), name, default=other == seat, symbol=symbols.seat(other))
        for other, name in enumerate(context.names)
    )
    more = text_button(MorePictures(game, seat), "button-more-pictures", words, symbols)
    whole = text_button(OpenTable(game, 0), "button-table", words, symbols)
    whose = with_symbol(symbols.seat(seat), f"**{context.safe_names[seat]}**")
    return Screen.of(
        head_text(context, words),
        whose,
        *galleries(pictures),
        what_now(context, words, seat) if viewer == seat else "",
        forecast,
        Select(BoardOf(game), words("board-choose-seat"), options),
        (*((more,) if roles.more else ()), *((whole,) if roles.table else ()), in_words, history),
    )


def whole_table(context: TableContext, words: Words, *, pictures: Pictures = ()) -> Screen:
    game, symbols = context.row.id, context.symbols
    large = renderer.roles(context.game.name).large
    buttons = (
        *((text_button(LargePicture(game), "button-large", words, symbols),) if large else ()),
        text_button(BoardInWords(game), "button-words", words, symbols),
    )
    return Screen.of(head_text(context, words), *galleries(pictures), buttons)


def bare_pictures(context: TableContext, words: Words, *, pictures: Pictures = ()) -> Screen:
    return Screen.of(head_text(context, words), *galleries(pictures))


def board_in_words(context: TableContext, viewer: int | None, words: Words) -> tuple[Screen, ...]:
    return text_screens(context.game.table_text(context.view(viewer), words, context.safe_names).splitlines())


def replay(
    context: TableContext, words: Words, turns: int, pictures: Pictures, round_name: Message | None
) -> Screen:
    of = Message("title") if round_name is None else Message("replay-round", {"round": round_name})
    title = Message("replay-title", {"game": of, "n": turns})
    return Screen.of(head_text(context, words), words.text(title), *gallery(pictures))


def forecasts_text(context: TableContext, words: Words, viewer: int | None, seat: int) -> str:
    """A seat's possible gains and costs in each scoring to come, from the viewer's knowledge."""
    own = viewer == seat
    found = filter(_brings_anything, _forecasts(context, viewer, seat))
    return "\n".join(_forecast_text(each, context, words, own=own) for each in found)


def forecast_lines(context: TableContext, words: Words, seat: int, parts: Sequence[int]) -> list[str]:
    """A seat's gains in the next scoring, a line for each of `parts`; in a round even if they are nothing."""
    now = _forecasts(context, seat, seat)[:1]
    following = [each for each in now if _brings_anything(each) or round_text(context, words)]
    return [
        "".join(_forecast_text(each, context, words, own=True, most=most) for each in following)
        for most in parts
    ]


def _forecasts(context: TableContext, viewer: int | None, seat: int) -> Sequence[Forecast]:
    """The forecasts of a seat, the next scoring first."""
    if context.game.forecasts is None or context.over:
        return ()
    return context.game.forecasts(context.view(viewer), seat)


def _brings_anything(forecast: Forecast) -> bool:
    return bool(forecast.points or (forecast.cost and forecast.cost.potential))


def _forecast_text(
    forecast: Forecast, context: TableContext, words: Words, *, own: bool, most: int | None = None
) -> str:
    """A forecast and its `most` largest parts (None: all), in a small line."""
    largest = sorted((part for part in forecast.parts if part.points), key=lambda part: -abs(part.points))
    named = [part.reason for part in forecast.parts if part in largest[:most]]
    messages = [_forecast_total(forecast, own=own), *named]
    line = narration.one_line(messages, words, context.safe_names, context.symbols, FORECAST_LENGTH)
    return f"-# {line} …" if named and len(named) < len(largest) else f"-# {line}"


def _forecast_total(forecast: Forecast, *, own: bool) -> Message:
    """The best a seat can have and its price; if it cannot pay for all of it, what is lacking."""
    total: Mapping[str, Argument] = {"title": forecast.title, "points": forecast.points}
    cost = forecast.cost
    if cost is None or not (cost.price or cost.potential > forecast.points):
        return Message("panel-forecast", total)
    arguments: Mapping[str, Argument] = {
        **total,
        "price": cost.price,
        "payment": cost.payment,
        "pays": sum(cost.price.values()),
        "potential": cost.potential,
        "potential_price": cost.potential_price,
        "owned": cost.owned,
        "owns": sum(cost.owned.values()),
        "unpaid": cost.unpaid,
    }
    if cost.potential > forecast.points:
        return Message("panel-forecast-short" if own else "board-forecast-short", arguments)
    return Message("panel-forecast-price" if own else "board-forecast-price", arguments)


def _points(context: TableContext, words: Words, viewer: int | None) -> list[str]:
    return [
        with_symbol(
            context.symbols.seat(each.seat),
            words(
                "board-points",
                rank=each.rank,
                name=Verbatim(context.safe_names[each.seat]),
                points=each.points,
            ),
        )
        for each in context.game.standing(context.view(viewer))
    ]


def table_in_words(
    context: TableContext, viewer: int | None, words: Words, others: Iterable[Block], *, most: int = MOST
) -> tuple[Text, ...]:
    """The table as the viewer sees it, cut to the room; nothing for a game with pictures."""
    if renderer.has_pictures(context.game.name):
        return ()
    room = min(most, TEXT - RESERVED - count_characters(others))
    if room < LEAST:
        return ()
    text = context.game.table_text(context.view(viewer), words, context.safe_names)
    lines = [f"> {line}" for line in text.splitlines()]
    more = f"> -# {words('board-more')}"
    return (Text(first_lines(lines, room, more)),)
