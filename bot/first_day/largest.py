"""The largest cases of screens: tables with all there can be, ids as long as they get, full names."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct, structs

from bot.locales import game_words
from bot.screens.help import game_help
from bot.screens.lobby import lobby, table_options
from bot.screens.model import Pictures, Screen, Select, TableContext
from bot.screens.overview.table_menu import table_menu
from bot.screens.painting.pictures import panel_pictures, thread_pictures
from bot.screens.panel import thread
from bot.screens.panel.panel import Panel
from bot.screens.picture_request import PictureRequest
from bot.screens.shared.menu import TableMenu
from bot.screens.symbols import Symbols
from games import find
from games.engine.table import Table
from games.game import Game
from games.words import Words
from storage.core.rows import LOBBY, PLAYING, GameRow, Invitation, SeatRow, WaitingRow

NAMES = ("Anna *the great*", "Ben_" + "n" * 28, "Вера", "@everyone")

SNOWFLAKE = 2**63 - 1

FORMER = SNOWFLAKE - 51
"""A user who had a seat."""

STEPS, EVERY = 40, 8
"""Answers of a game at random, and every how many of them its panel is made."""

Paint = Callable[[Sequence[PictureRequest]], Awaitable[Pictures]]


def row(game: str, players: int, stage: str = PLAYING, language: str = "en", computers: int = 0) -> GameRow:
    """A stored game with ids as long as they get."""
    seated = tuple(
        SeatRow(seat, computer="careful")
        if seat >= players - computers
        else SeatRow(seat, user=SNOWFLAKE - seat)
        for seat in range(players)
    )
    return GameRow(
        id=2**31,
        name=game,
        options="{}",
        seats=4,
        stage=stage,
        guild=SNOWFLAKE,
        channel=SNOWFLAKE,
        host=SNOWFLAKE,
        language=language,
        created=0.0,
        card=SNOWFLAKE,
        thread=SNOWFLAKE,
        seated=seated,
    )


def unusual_options(game: Game[Any], players: int) -> Struct:
    """Options of which none is as usual: flags switched, the last value of each text, every seat in lists."""
    chosen: dict[str, Any] = {}
    for field in structs.fields(game.options):
        if field.type is bool:
            chosen[field.name] = not field.default
        elif field.type is str:
            others = [each for each in game.option_values[field.name] if each != field.default]
            chosen[field.name] = others[-1]
        else:
            chosen[field.name] = tuple(range(players))
    return game.options(**chosen)


def menu(game: GameRow, user: int, words: Words, table: Table[Any], symbols: Symbols) -> TableMenu:
    """A table with all there can be, for somebody."""
    waits = {seat: WaitingRow(game.id, seat, 0.0, deadline=2.0**33) for seat in range(4)}
    context = TableContext(game, table, NAMES, symbols, waits, asked=1_700_000_000.0)
    return TableMenu(
        game,
        NAMES[: len(game.seated)],
        NAMES[1],
        user,
        words,
        1_700_000_000.0,
        manages=True,
        context=context if game.stage == PLAYING else None,
        given_up={2: FORMER, 3: FORMER - 1},
        invitations=tuple(
            Invitation(each, game.id, 2, SNOWFLAKE - 60 - each, SNOWFLAKE, 1.0, 2.0**33, None)
            for each in range(20)
        ),
        said="S" * 200,
        others=[(structs.replace(game, id=2**31 - each), "T" * 100) for each in range(40)],
    )


async def largest_screens(
    game: str, kind: str, locale: str, symbols: Symbols, paint: Paint
) -> tuple[Screen, ...]:
    """The screens of a kind ("panel") among which the largest of a game is."""
    words, rules = game_words(locale, game), find(game)
    players = rules.seats[-1]
    names, options = NAMES[:players], unusual_options(rules, players)
    waiting = row(game, players, LOBBY, locale, computers=1)
    if kind == "lobby":
        return (lobby.card(waiting, options, names, "Host", words, symbols),)
    if kind == "options":
        return (table_options.options_screen(waiting, options, names, words),)
    if kind == "help":
        return tuple(_help_pages(rules, words, symbols))
    table = Table.begin(rules, players, rules.options())
    if kind == "menu":
        return (table_menu(menu(row(game, players, PLAYING, locale), SNOWFLAKE, words, table, symbols)),)
    screens = []
    for context, seat in _moments(table, row(game, players, PLAYING, locale), symbols):
        if kind == "turn":
            painted = await paint(thread_pictures(context, words, 0))
            mentions = dict.fromkeys(table.waiting_seats, SNOWFLAKE)
            shown = thread.turn_screen(context, words, since=0, mentions=mentions, pictures=painted)
            buttons = thread.permanent_buttons(context, 2**31, words)
            screens.append(Screen((*shown.blocks, buttons), shown.mentions))
        else:
            painted = await paint(panel_pictures(context, seat, words))
            screens.append(Panel(context, seat, words, pictures=painted, tips=True).screen())
    return tuple(screens)


def _help_pages(game: Game[Any], words: Words, symbols: Symbols) -> Iterator[Screen]:
    def page(name: str) -> Screen:
        games = dict.fromkeys((game.name, "another"), words)
        return game_help.help_page(game, name, words, symbols, games=games, tips=True, options="O" * 400)

    first = page(game_help.OVERVIEW)
    pages = next(block for block in first.blocks if isinstance(block, Select))
    yield from (page(option.value) for option in pages.options)


def _moments(table: Table[Any], stored: GameRow, symbols: Symbols) -> Iterator[tuple[TableContext, int]]:
    """Moments of a game at random, each with a seat that chooses."""
    random = Random(1)
    for step in range(STEPS):
        if table.over:
            return
        seat = random.choice(table.waiting_seats)
        choice = table.pending_choice(seat)
        assert choice is not None
        if step % EVERY == 0:
            yield TableContext(stored, table, NAMES[: table.players], symbols), seat
        table.answer(seat, choice.random_answer(random))
