from collections import Counter
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.client.threads import REQUIRED
from bot.first_day.largest import NAMES, SNOWFLAKE, row, unusual_options
from bot.locales import BOT_WORDS, game_words, general_words, words_by_game
from bot.screens.help import game_help
from bot.screens.help.game_help import glossary_page_name, glossary_pages
from bot.screens.ids.panel_ids import Look, LookSeveral
from bot.screens.ids.table_ids import Analyse
from bot.screens.lobby import lobby, table_options
from bot.screens.model import Gallery, Screen, Select, TableContext, Text, text_screen
from bot.screens.overview import user_games
from bot.screens.painting.pictures import (
    end_pictures,
    greeting_pictures,
    of_role,
    panel_pictures,
    thread_pictures,
)
from bot.screens.panel import boards, panel, thread
from bot.screens.panel.choice import Shown
from bot.screens.results import result
from bot.screens.results.analysis import analysis_pictures, analysis_screen
from bot.screens.servers import greeting, new_place, notices
from bot.screens.servers.new_place import FreeChannel
from bot.screens.settings.settings_parts import UserView
from bot.screens.settings.zone_settings import zone_offer
from bot.screens.shared.picks import encode_picks
from bot.screens.text import cut_at_step, cut_text, last_lines, numbered_title
from clocks.user_settings import UserSettings
from games import find
from games.agents.analysis import COSTLIEST
from games.agents.judged import WORDS, Judged, Reason, SeatAnalysis, TurnMark
from games.engine.table import Table
from games.words import LOCALES, Message, Words, joined
from games.written_messages import read_message, written
from storage.core import rows
from tests.support.forking import finish_lane
from tests.support.games import GAMES, STORY_GAME, Start, begin, is_thorough, samples, share
from tests.support.message_linter import check
from tests.support.screens import FULL, ended, playing, unpainted
from tests.support.table_helpers import all_symbols
from tests.support.table_story import somebody_asked

STARTS = [
    pytest.param(game, start, LOCALES[number % len(LOCALES)], id=f"{game}, seed {start.seed}")
    for game in GAMES
    for number, start in enumerate(share(samples(game).screens, 1))
]

EVERY = 1 if is_thorough() else 6
"""One of so many panels, and of so many phases' boards, is checked."""


def panels(context: TableContext, seat: int, locale: str) -> list[Screen]:
    """A seat's panel with every page of its choice, and what explains it."""
    words = game_words(locale, context.row.name)
    pictures = unpainted(panel_pictures(context, seat, words))
    first = panel.Panel(
        context, seat, words, pictures=pictures, tips=True, after=panel.PressOutcome.OUTDATED, nonce=2**31
    ).screen()
    explained = game_help.question_screen(context, seat, words, tips=True)
    assert explained is not None
    pages = {
        pressed.key
        for block in first.blocks
        if isinstance(block, Select)
        for option in block.options
        if isinstance(pressed := block.custom_id.with_values([option.value]), Look | LookSeveral)
    }
    choice = context.table.pending_choice(seat)
    everything = encode_picks(choice, Counter(choice.copies).elements()) if choice and choice.several else ""
    shown = [Shown(page) for page in pages]
    if everything:
        shown += [Shown(page, everything) for page in {"", *pages}]
    user = UserView(UserSettings(), locale, 1_800_000_000.0)
    return [
        first,
        structs.replace(first, blocks=(*first.blocks, *zone_offer(user, words))),
        explained,
        greeting.game_link(context, words, now=False),
        *[
            panel.Panel(context, seat, words, pictures=pictures, tips=True, shown=each).screen()
            for each in shown
        ],
    ]


def public(context: TableContext, since: int, locale: str) -> list[Screen]:
    """The messages the thread can get at this moment."""
    words = game_words(locale, context.row.name)
    pictures = unpainted(thread_pictures(context, words, since))
    mentions = dict.fromkeys(context.table.waiting_seats, SNOWFLAKE)
    screens = [
        thread.turn_screen(context, words, since=since, mentions=mentions, pictures=pictures),
        text_screen(words("turn-again")),
    ]
    buttons = thread.permanent_buttons(context, 2**31, words)
    return [Screen((*screen.blocks, buttons), screen.mentions) for screen in screens]


@pytest.mark.parametrize(("game", "start", "locale"), STARTS)
def test_every_screen_of_a_whole_game_can_be_sent(game: str, start: Start, locale: str) -> None:
    table, random = begin(game, start)
    since = 0
    for number in count():
        if table.over:
            break
        context = playing(table, locale)
        seat, choice = somebody_asked(table, random)
        for screen in panels(context, seat, locale) if number % EVERY == 0 else ():
            check(screen)
        before = len(table.moves)
        if table.undoable(seat) and random.random() < 0.1:
            table.undo(seat)
        else:
            table.answer(seat, choice.random_answer(random))
        if any(move.seat is None for move in table.moves[before:]):
            if len(table.phase_starts) % EVERY == 0:
                _check_others(context, random, locale)
            for screen in public(playing(table, locale), since, locale):
                check(screen)
            since = len(table.moves)
    _check_the_end(ended(table, locale, rows.FINISHED), locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (rows.AGREED, ("Ended by agreement.", "Einvernehmlich beendet.", "по общему согласию")),
        (rows.RESIGNED, ("has resigned. ", "hat aufgegeben. ", "сдаётся. ")),
        (rows.ABANDONED, ("Nobody wins.", "Niemand gewinnt.", "Победителя нет.")),
    ],
)
def test_an_end_without_the_rules_can_be_sent(outcome: str, said: tuple[str, ...], locale: str) -> None:
    context, words = ended(begin(STORY_GAME, FULL)[0], locale, outcome), game_words(locale, STORY_GAME)
    for screen in results_of(context, words):
        check(screen)
        assert said[("en", "de", "ru").index(locale)] in screen.text
    assert "23" in result.duration_text(context, words), "days"


def results_of(context: TableContext, words: Words) -> list[Screen]:
    """The screens of a finished game."""
    pictures = unpainted(end_pictures(context, words))
    return [
        result.result_card(context, "options", words, pictures=pictures[:1], nonce=2**31),
        *(
            panel.Panel(
                context, seat, words, pictures=unpainted(panel_pictures(context, seat, words))
            ).screen()
            for seat in range(context.table.players)
        ),
        result.look_back(context, SNOWFLAKE, words),
        thread.end_screen(context, words, since=0, seed="5e" * 32, pictures=pictures),
    ]


def analysed(context: TableContext, words: Words) -> list[Screen]:
    """The play of all seats: in turns with the longest texts, and without any texts."""
    label, other = (written(Message("joined-list", {"list": (name,) * 40})) for name in ("name", "title"))
    turn = Judged(0, 1, 120.0, 30.0, {}, None, (label,) * 9, (other,) * 3, (Reason("points", 30.0),))
    marks = tuple(TurnMark(number, 0.0, WORDS[number % 4]) for number in range(80))
    play = SeatAnalysis(
        *(0, 100, (1,), (120.0,), 150.0, 20.0, {"points": 150.0}, (turn,) * COSTLIEST),
        scored=(0,),
        spread=20.0,
        marks=marks,
    )
    advice = Message(
        "analysis-advice",
        {"games": 10, "part": Message("joined-list", {"list": ("name",) * 8}), "n": 300, "lost": 900},
    )
    seats = range(context.table.players)
    plays = [structs.replace(play, seat=seat, costliest=() if seat else play.costliest) for seat in seats]
    pictures = unpainted(analysis_pictures(context, plays, 0, words))
    assert len(pictures) == 1
    return [
        text_screen(words("analysis-progress", done=1, total=48, seconds=94)),
        *(
            analysis_screen(context, plays, seat, viewer, words, advice=advice, pictures=pictures)
            for seat in seats
            for viewer in (None, 0)
        ),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_an_analysis_can_be_sent_however_long_its_texts_are(locale: str) -> None:
    context = ended(begin(STORY_GAME, FULL)[0], locale, rows.FINISHED)
    for screen in analysed(context, game_words(locale, STORY_GAME)):
        check(screen)


def test_a_line_of_an_analysis_that_is_too_long_ends_at_a_step_and_few_have_more_room() -> None:
    context, words = ended(begin(STORY_GAME, FULL)[0], "en", rows.FINISHED), game_words("en", STORY_GAME)
    steps = [written(Message("group-row", {"row": f"number {n}"})) for n in range(40)]
    whole = words.text(joined("joined-steps", map(read_message, steps)))
    lengths = []
    for said in (1, COSTLIEST):
        turn = Judged(0, 1, 120.0, 30.0, {}, None, tuple(steps[:20]), tuple(steps[20:]), ())
        play = SeatAnalysis(0, 100, (1,), (120.0,), 150.0, None, {}, (turn,) * said, scored=(0,))
        (shown,) = (
            each.content
            for each in analysis_screen(context, [play], 0, None, words).blocks
            if isinstance(each, Text) and "Played" in each.content
        )
        line = next(each for each in shown.splitlines() if "Played" in each)
        kept = line.partition(": ")[2].removesuffix(" › …")
        assert kept in whole
        assert whole[whole.index(kept) + len(kept) :].startswith(" › ")
        lengths.append(len(kept))
    assert lengths[0] > lengths[1] > 100


@given(st.text("ab› ", max_size=60), st.integers(10, 60))
def test_a_cut_line_is_no_longer_than_it_may_be_and_ends_between_words(text: str, length: int) -> None:
    shown = cut_at_step(text, length)
    assert len(shown) <= length
    kept = shown.removesuffix("…").rstrip(" ›")
    assert text.startswith(kept)
    if shown != text and " " in text[1 : length - 3]:
        assert text[len(kept)] in " ›"


def test_the_analysis_of_a_practice_table_is_not_offered() -> None:
    context, words = ended(begin(STORY_GAME, FULL)[0], "en", rows.FINISHED), game_words("en", STORY_GAME)
    practice = structs.replace(context, row=structs.replace(context.row, origin=rows.GUIDED))
    for each, offered in ((context, True), (practice, False)):
        for screen in (result.final_panel(each, 0, words), result.look_back(each, SNOWFLAKE, words)):
            buttons = [button for row in screen.controls if isinstance(row, tuple) for button in row]
            assert any(isinstance(button.custom_id, Analyse) for button in buttons) == offered


def _check_others(context: TableContext, random: Random, locale: str) -> None:
    words = game_words(locale, context.row.name)
    for viewer in (None, *range(context.table.players)):
        seat = random.randrange(context.table.players)
        pictures = unpainted(of_role(context, "board", viewer, words, seat))
        of_table = unpainted(of_role(context, "table", viewer, words))
        for screen, shown in (
            (boards.board(context, viewer, seat, words, pictures=pictures), pictures),
            (boards.whole_table(context, words, pictures=of_table), of_table),
        ):
            check(screen)
            galleries = [block.pictures for block in screen.blocks if isinstance(block, Gallery)]
            assert galleries == [(picture,) for picture in shown], "each whole"
        for role, whose in (("large", None), ("more", seat)):
            requests = of_role(context, role, viewer, words, whose)
            check(boards.bare_pictures(context, words, pictures=unpainted(requests)))
        if viewer is not None:
            check(panel.Panel(context, viewer, words, pictures=pictures[:1]).screen())
            n = len(context.table.moves)
            check(panel.gift_screen(context, viewer, words, n=n, nonce=2**31))


def _check_the_end(context: TableContext, locale: str) -> None:
    words = game_words(locale, context.row.name)
    table = context.table
    for n in table.phase_starts:
        if table.game.phases[table.moves[n - 1].key].is_scoring:
            last = min((each - 1 for each in table.phase_starts if each > n), default=len(table.moves))
            next_phase = last < len(table.moves)
            then = Table.load(table.game, table.players, table.options, table.moves[: last + next_phase])
            seen = TableContext(context.row, then, context.names, context.symbols)
            screen = thread.scoring_screen(seen, words, last, since=max(0, n - 20))
            assert "+" in screen.text
            check(screen)
    pictures = unpainted(end_pictures(context, words))
    end = thread.end_screen(
        context, words, since=max(0, len(table.moves) - 20), seed="5e" * 32, pictures=pictures
    )
    check(end)
    galleries = [block for block in end.blocks if isinstance(block, Gallery)]
    assert [gallery.pictures for gallery in galleries] == [(picture,) for picture in pictures], "each whole"
    for screen in results_of(context, words):
        check(screen)
        assert "1. " in screen.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in range(find(game).seats[-1] + 1)]
)
def test_every_screen_of_a_lobby_can_be_sent(game: str, players: int, locale: str) -> None:
    words, rules, symbols = game_words(locale, game), find(game), all_symbols(game)
    names = NAMES[:players]
    for options in (rules.options(), unusual_options(rules, players)):
        for stage in (rows.LOBBY, rows.PLAYING):
            card = row(game, players, stage, computers=1)
            check(lobby.card(card, options, names, "Host", words, symbols))
        if players:
            check(table_options.options_screen(row(game, players, rows.LOBBY), options, names, words))
    check(lobby.seat_notice(NAMES[0], "https://discord.com/channels/1/2/3", words))


@pytest.mark.parametrize("locale", LOCALES)
def test_notices_can_be_sent(locale: str) -> None:
    words, server = game_words(locale, STORY_GAME), "S" * 100
    for stage in (rows.LOBBY, rows.PLAYING):
        game = row(STORY_GAME, 2, stage)
        for screen in (
            notices.missing_permissions_screen(REQUIRED, game, server, words),
            notices.removed_screen([numbered_title(game.id, words)] * 12, ["L" * 100] * 12, words),
            notices.lobby_gone_screen(words),
            new_place.choice_screen(game, [], words),
            new_place.choice_screen(game, [FreeChannel(n, "c" * 100) for n in range(1, 40)], words),
            new_place.moved_screen(game, words),
            notices.thread_locked_screen(game, server, words),
            notices.too_many_threads_screen(game, server, words),
            notices.forum_tags_screen(game, server, words),
        ):
            check(screen)
            assert words.text(Message("title")) in screen.text or f"<#{game.channel}>" in screen.text


def games_of(mine: list[rows.UserGame]) -> user_games.UserGames:
    """Games as a user lists them: their tables all wait for a long time, some side by side."""
    playing = [each.row for each in mine if each.row.stage == rows.PLAYING]
    tables = [begin(STORY_GAME, FULL)[0]]
    later, random = begin(STORY_GAME, FULL)
    while later.lanes:
        finish_lane(later, later.waiting_seats[0], random)
    tables.append(later)
    contexts = {
        each.id: TableContext(
            each,
            tables[number % 2],
            NAMES,
            all_symbols(STORY_GAME),
            {seat: rows.WaitingRow(each.id, seat, 0.0, deadline=2.0**33) for seat in range(4)},
            asked=1_700_000_000.0,
        )
        for number, each in enumerate(playing[: len(playing) // 2])
    }
    finished = [
        rows.FinishedGame(structs.replace(each, id=1000 + n), 1_700_000_000.0, 2)
        for n, each in enumerate(playing[:40])
    ]
    damaged = frozenset(each.id for each in playing[-1:])
    offered = [structs.replace(each, id=2000 + n) for n, each in enumerate(playing[:10])]
    rounds = dict.fromkeys(contexts, "Cycle III, round 4 " * 3)
    return user_games.UserGames(
        mine, finished, {STORY_GAME: "Forum Trajanum"}, contexts, rounds, damaged, offered, (), damaged
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_short_answers_can_be_sent(locale: str) -> None:
    words = general_words(locale)
    for number in (0, 1, 60):
        mine = [
            rows.UserGame(structs.replace(row(STORY_GAME, 4, stage), id=n), seat=0, waiting_since=since)
            for n in range(number)
            for stage, since in ((rows.LOBBY, None), (rows.PLAYING, None), (rows.PLAYING, 1_700_000_000.0))
        ]
        check(user_games.user_games(games_of(mine), words))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_the_help_and_the_greeting_can_be_sent(game: str, locale: str) -> None:
    words, rules = game_words(locale, game), find(game)
    assert rules.help is not None
    games = dict.fromkeys((game, "another"), words)
    pages = {
        page: game_help.help_page(
            rules, page, words, all_symbols(game), games=games, tips=bool(number % 2), options="O" * 400
        )
        for number, page in enumerate(help_pages(game))
    }
    for screen in pages.values():
        check(screen)
    assert len({screen.text for screen in pages.values()}) == len(pages) == len(rules.help.chapters) + 2
    check(greeting.greeting(rules, words, unpainted(greeting_pictures(rules, words, NAMES))))


def help_pages(game: str) -> list[str]:
    first = game_help.help_page(
        find(game), game_help.OVERVIEW, game_words("en", game), all_symbols(game), games={}, tips=True
    )
    (select,) = (block for block in first.blocks if isinstance(block, Select))
    return [option.value for option in select.options]


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_glossary_stands_where_help_and_panels_do(game: str) -> None:
    table, _ = begin(game, FULL)
    rules = find(game)
    assert rules.help is not None
    for locale in LOCALES:
        context, words, games = playing(table, locale), game_words(locale, game), words_by_game(locale)
        symbols = context.symbols
        for number in range(len(glossary_pages(rules.help, words, symbols))):
            page = glossary_page_name(number)
            check(game_help.help_page(rules, page, words, symbols, games=games, tips=True))
            check(game_help.help_page_here(context, 0, page, words, tips=True))


def test_all_languages_have_the_same_texts() -> None:
    texts = {
        locale: {
            line.partition(" =")[0]
            for line in (BOT_WORDS / f"{locale}.ftl").read_text("utf-8").splitlines()
            if " =" in line and not line.startswith((" ", "#"))
        }
        for locale in LOCALES
    }
    assert texts["en"] == texts["de"] == texts["ru"]


def test_a_text_is_cut_where_it_gets_too_long() -> None:
    assert cut_text("abc", 3) == "abc"
    assert cut_text("abcd", 3) == "ab…"
    lines = ["a" * 9, "b" * 9, "c" * 9]

    def fits(text: str) -> bool:
        return len(text) <= 25

    assert last_lines(lines, fits, lambda n: f"… {n}") == "… 1\nbbbbbbbbb\nccccccccc"
    assert last_lines(["short"], fits, str) == "short"
    assert last_lines(["c" * 30], fits, str) == "c" * 30, "one is always there"
