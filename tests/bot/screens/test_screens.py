"""Every screen of whole random games, in three languages, before Discord's whole table of limits."""

from __future__ import annotations

from random import Random

import pytest

import games
import renderer
from bot.locales import BOT_WORDS, game_words, general_words
from bot.screens import answers, lobby, narration, player, thread
from bot.screens.custom_ids import Look, parse
from bot.screens.model import Screen, Select, TableContext
from bot.screens.paint_queue import PictureRequest
from bot.screens.pictures import board_pictures, panel_pictures, thread_pictures
from bot.screens.text import cut, escaped, last_lines
from games.engine.table import RandomChance, Table
from games.words import LOCALES
from renderer import Picture
from storage.rows import LOBBY, OVER, PLAYING, GameRow, SeatRow, UserGame
from tests.games.forum_trajanum.position import build, empty, lay_citizens, play_from, stock
from tests.support.message_linter import check
from tests.support.table_helpers import SYMBOLS

GAME = "forum_trajanum"
NAMES = ("Anna *the great*", "Ben_" + "n" * 28, "Вера", "@everyone")
SNOWFLAKE = 2**63 - 1


def row(players: int, stage: str = PLAYING, language: str = "en", computers: int = 0) -> GameRow:
    """A stored game with ids as long as they get."""
    seated = tuple(
        SeatRow(seat, computer="careful")
        if seat >= players - computers
        else SeatRow(seat, user=SNOWFLAKE - seat)
        for seat in range(players)
    )
    return GameRow(
        id=2**31,
        name=GAME,
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


def unpainted(requests: list[PictureRequest]) -> tuple[Picture, ...]:
    """The pictures with everything but their colours: described, not painted."""
    return tuple(
        Picture(
            b"",
            f"{number}.png",
            renderer.alt_text(
                request.game,
                request.view,
                picture=request.picture,
                seat=request.seat,
                words=request.words,
                names=request.names,
            ),
        )
        for number, request in enumerate(requests)
    )


def panels(context: TableContext, seat: int, locale: str) -> list[Screen]:
    """A seat's panel at every step."""
    words = game_words(locale, GAME)
    pictures = unpainted(panel_pictures(context, seat, words))
    first = player.panel(
        context, seat, words, pictures=pictures, after=player.PressOutcome.OUTDATED, outbox_id=2**31
    )
    steps = {
        pressed.key
        for block in first.blocks
        if isinstance(block, Select)
        for entry in block.options
        if isinstance(pressed := parse(block.custom_id, [entry.value]), Look)
    }
    return [first, *[player.panel(context, seat, words, pictures=pictures, page=step) for step in steps]]


def public(context: TableContext, since: int, locale: str) -> list[Screen]:
    """What the thread can be told at this moment."""
    words = game_words(locale, GAME)
    pictures = unpainted(thread_pictures(context, words, since))
    mentions = dict.fromkeys(context.table.waiting, SNOWFLAKE)
    shown = [
        thread.turn(context, words, since=since, mentions=mentions, pictures=pictures),
        thread.phase_again(words),
    ]
    buttons = thread.permanent_buttons(context.row.id, 2**31, words, context.symbols)
    return [Screen((*screen.blocks, buttons), screen.mentions) for screen in shown]


@pytest.mark.parametrize("seed", range(9))
def test_every_screen_of_a_whole_game_can_be_sent(seed: int) -> None:
    random = Random(seed)
    locale = LOCALES[seed % 3]
    game = games.find(GAME)
    players = 2 + seed // 3
    options = game.options(handicap=(0,), side_b=seed % 2 == 0)
    table = Table.begin(game, players, options, RandomChance(random))
    stored = row(players, language=locale)
    told = 0
    while not table.over:
        context = TableContext(stored, table, NAMES[:players], SYMBOLS)
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        for screen in panels(context, seat, locale):
            check(screen)
        before = len(table.moves)
        if table.undoable(seat) and random.random() < 0.1:
            table.undo(seat)
        else:
            table.answer(seat, random.choice(choice.options).key)
        if any(move.seat is None for move in table.moves[before:]):
            _check_others(context, random, locale)
            for screen in public(TableContext(stored, table, NAMES[:players], SYMBOLS), told, locale):
                check(screen)
            told = len(table.moves)
    _check_the_end(TableContext(stored, table, NAMES[:players], SYMBOLS), locale)


def _check_others(context: TableContext, random: Random, locale: str) -> None:
    words = game_words(locale, GAME)
    for viewer in (None, *range(context.table.players)):
        shown = random.randrange(context.table.players)
        pictures = unpainted(board_pictures(context, viewer, shown, words))
        check(player.board(context, viewer, shown, words, pictures=pictures))
        if viewer is not None:
            check(player.panel(context, viewer, words, pictures=pictures[:1]))
            n = len(context.table.moves)
            check(player.received(context, viewer, words, n=n, outbox_id=2**31))


def _check_the_end(context: TableContext, locale: str) -> None:
    words = game_words(locale, GAME)
    table = context.table
    for n in narration.beginnings(table.moves):
        if table.game.phases[table.moves[n - 1].key].is_scoring:
            next_phase = n < len(table.moves)
            then = Table.load(table.game, table.players, table.options, table.moves[: n + next_phase])
            screen = thread.scoring(TableContext(context.row, then, context.names, context.symbols), words, n)
            assert "+" in screen.text
            check(screen)
    check(thread.end(context, words, pictures=unpainted(thread_pictures(context, words, 0))))
    check(player.panel(context, 0, words, pictures=unpainted(panel_pictures(context, 0, words))))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", range(5))
def test_every_screen_of_a_lobby_can_be_sent(locale: str, players: int) -> None:
    words = game_words(locale, GAME)
    game = games.find(GAME)
    everything = game.options(
        introductory="random",
        side_b=True,
        random_mosaics=True,
        limited_tiles=True,
        handicap=tuple(range(players)),
    )
    names = NAMES[:players]
    for options in (game.options(), everything):
        for stage in (LOBBY, PLAYING):
            check(lobby.card(row(players, stage, computers=1), options, names, "Host", words, SYMBOLS))
        if players:
            check(lobby.options_screen(row(players, LOBBY), options, names, words))
    check(lobby.greeting(NAMES[0], "https://discord.com/channels/1/2/3", words))


@pytest.mark.parametrize("locale", LOCALES)
def test_short_answers_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    for number in (0, 1, 60):
        mine = [
            UserGame(row(2, stage), seat=0, since=since)
            for stage in (LOBBY, PLAYING)
            for since in (None, 1_700_000_000.0)
        ] * number
        check(answers.games(mine, words, {GAME: "Forum Trajanum"}))
    check(answers.help_text(words))
    check(answers.help_text(game_words(locale, GAME)))


def test_all_languages_say_the_same() -> None:
    texts = {
        locale: {
            line.partition(" =")[0]
            for line in (BOT_WORDS / f"{locale}.ftl").read_text("utf-8").splitlines()
            if " =" in line and not line.startswith((" ", "#"))
        }
        for locale in LOCALES
    }
    assert texts["en"] == texts["de"] == texts["ru"]


def test_what_buttons_bring_stands_above_them_what_entries_bring_beside_them() -> None:
    state = empty()
    lay_citizens(state.players[0], 0, {4: 1})
    stock(state.players[0], coin=1)
    build(state.players[0], {"B4": "library"})
    table = play_from(state, "payment")
    context, words = TableContext(row(2), table, NAMES[:2], SYMBOLS), game_words("en", GAME)
    text = player.panel(context, 0, words).text
    assert "1 coin: Merchant II – 2 points in the scoring" in text
    assert "Pay nobody – 1 point in the scoring" in text

    lay_citizens(state.players[0], 0, dict.fromkeys(range(1, 7), 1))
    table = play_from(state, "payment")
    screen = player.panel(TableContext(row(2), table, NAMES[:2], SYMBOLS), 0, words)
    told = {
        entry.label: entry.description
        for each in screen.blocks
        if isinstance(each, Select)
        for entry in each.options
    }
    assert told["1 coin: Merchant II"] == "2 points in the scoring"
    assert "Merchant II – " not in screen.text


def test_points_of_a_tie_stand_with_what_breaks_it() -> None:
    game = games.find(GAME)
    table = Table.begin(game, 2, game.options(), RandomChance(Random(1)))
    table.state.phase = ""
    text = thread.end(TableContext(row(2, OVER), table, NAMES[:2]), game_words("en", GAME)).text
    assert "Shared victory: Anna" in text
    assert text.count("(tie-break: 0 active citizens, 4 resources)") == 2


@pytest.mark.parametrize(
    ("name", "shown"), [("Anna", "Anna"), ("*x*", r"\*x\*"), ("[a](b)", r"\[a\](b)"), ("<@1>", r"\<@1>")]
)
def test_names_are_no_markdown(name: str, shown: str) -> None:
    assert escaped(name) == shown


def test_a_text_is_cut_where_it_gets_too_long() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"
    assert last_lines(["a" * 9, "b" * 9, "c" * 9], 25, lambda n: f"… {n}") == "… 1\nbbbbbbbbb\nccccccccc"
    assert last_lines(["short"], 25, str) == "short"
