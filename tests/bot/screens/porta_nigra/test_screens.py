import re
from typing import Any

import pytest
from msgspec import structs

from bot.first_day.largest import NAMES, row
from bot.limits import OPTIONS
from bot.locales import game_words
from bot.screens.model import Screen, Select, TableContext
from bot.screens.panel import boards, panel, thread
from bot.screens.panel.choice import Shown
from games.engine.table import Table
from games.porta_nigra import GAME
from games.porta_nigra.events.turn import TurnEnded
from games.porta_nigra.state import PortaNigra
from games.words import LOCALES
from storage.core.rows import PLAYING
from tests.fuzz.random_games import play as random_game
from tests.games.porta_nigra.play import play, play_from, playing
from tests.games.porta_nigra.position import build_on, display, display_cards, empty, own
from tests.support.games import Start, begin
from tests.support.message_linter import check
from tests.support.screens import buttons
from tests.support.table_helpers import all_symbols
from tests.support.table_story import answer_at_random, choose, keys

WORDS = game_words("en", GAME.name)

FORETOLD = {
    "en": (
        "Interim scoring (after round 1), right now: **20**",
        "Final scoring (after round 2), right now: **47**",
    ),
    "de": (
        "Zwischenwertung (nach Runde 1), Stand jetzt: **20**",
        "Endwertung (nach Runde 2), Stand jetzt: **47**",
    ),
    "ru": (
        "Промежуточный подсчёт (после раунда 1) пока даёт: **20**",
        "Итоговый подсчёт (после раунда 2) пока даёт: **47**",
    ),
}
"""10 bricks of seat 0 in the buildings: 10 points for what it has left, 20 + 12 + 5 for majorities."""


def context(table: Table[Any]) -> TableContext:
    return TableContext(
        row(GAME.name, table.players, PLAYING), table, NAMES[: table.players], all_symbols(GAME.name)
    )


def read(screen: Screen) -> str:
    return re.sub(r"<:[^>]*> ?", "", screen.text)


def selects(screen: Screen) -> list[list[str]]:
    found = [block for block in screen.blocks if isinstance(block, Select)]
    return [[option.value for option in select.options] for select in found]


def built(players: int = 3) -> PortaNigra:
    """Seat 0 has 5 bricks in the city wall, 4 in row A of the basilica, 1 in row C of the amphitheater."""
    state = empty(players)
    for site in ("city_wall-1", "city_wall-2"):
        build_on(state, site)
    build_on(state, "basilica-A2")
    build_on(state, "basilica-A4")
    build_on(state, "amphitheater-C1")
    return state


@pytest.mark.parametrize("locale", LOCALES)
def test_a_panel_foretells_the_next_scoring_and_a_board_both(locale: str) -> None:
    words = game_words(locale, GAME.name)
    state = built()
    own(state, sesterces=12, romans=5)
    expected = FORETOLD[locale]
    for active in (0, 1):
        state.active = active
        table = play(state)
        shown = read(panel.Panel(context(table), 0, words).screen())
        assert [line for line in expected if line in shown] == list(expected[:1])
        shown = read(boards.board(context(table), None, 0, words))
        assert [line for line in expected if line in shown] == list(expected)
    state.active = state.start
    shown = read(panel.Panel(context(play_from(state, "interim")), 0, words).screen())
    assert [line for line in expected if line in shown] == list(expected[:1])


@pytest.mark.parametrize(
    ("locale", "when"),
    [
        ("en", "Final scoring (after the last turns), right now: "),
        ("de", "Endwertung (nach den letzten Zügen), Stand jetzt: "),
        ("ru", "Итоговый подсчёт (после последних ходов) пока даёт: "),
    ],
)
def test_after_an_early_end_the_final_scoring_comes_after_the_last_turns(locale: str, when: str) -> None:
    state = built()
    state.ended_by = 1
    assert when in read(panel.Panel(context(play(state)), 0, game_words(locale, GAME.name)).screen())


def test_who_names_the_start_player_between_two_rounds_is_notified_of_all_turns_since_their_own() -> None:
    said = set()
    for seed in range(3, 9):
        table, random = begin(GAME.name, Start(seed=seed, players=3))
        while table.state.phase != "start_player" and not table.over:
            answer_at_random(table, random)
        if not table.over:
            (seat,) = table.waiting_seats
            ended = [event.seat for _, event in table.history(seat) if isinstance(event, TurnEnded)]
            since = ended[len(ended) - ended[::-1].index(seat) :]
            asked = panel.Panel(context(table), seat, WORDS, scoring_read=len(table.moves))
            text = read(structs.replace(asked, shown=Shown(story=True)).screen())
            assert "Between rounds 1 and 2" in text
            assert all(f"**{context(table).safe_names[each]}**: " in text for each in since)
            others = [name for n, name in enumerate(context(table).safe_names) if n != seat]
            assert any(f"**{name}**: " in text for name in others) == bool(since)
            said.add(bool(since))
    assert said == {True, False}


BRINGS = {
    "en": "A4: 2 yellow bricks – +9 points; card; then 1 brick short of a reward; majority: 1st (+12)",
    "de": "A4: 2 gelbe Bausteine – +9 Punkte; Karte; danach noch 1 Baustein bis zur Belohnung; "
    "Mehrheit: 1. Platz (+12)",
    "ru": "A4: 2 жёлтых блока – +9 очков; карта; до награды останется 1 блок; большинство: 1-е место (+12)",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_site_is_chosen_by_its_building_with_all_that_an_element_brings(locale: str) -> None:
    state = empty()
    display_cards(state, "basilica-yellow")
    own(state, yellow=2, red=2)
    table = playing(state, "A7")
    choose(table, "symbol_2", "basilica")
    shown = panel.Panel(context(table), 0, game_words(locale, GAME.name)).screen()
    check(shown)
    assert BRINGS[locale] in (*buttons(shown), *read(shown).splitlines())


def test_every_split_of_64_can_be_reached_with_the_sensible_ones_first() -> None:
    state = empty(4)
    for number in range(1, 5):
        build_on(state, f"porta_nigra-{number}", 8)
    table = play_from(state, "interim")
    first = panel.Panel(context(table), 0, WORDS).screen()
    check(first)
    assert "64 points – then 64 points and 20 sesterces" in buttons(first)
    reached = set(keys(table)) - {"other"}
    choose(table, "other")
    (groups,) = selects(panel.Panel(context(table), 0, WORDS).screen())
    assert len(groups) <= OPTIONS
    for group in groups:
        shown = panel.Panel(context(table), 0, WORDS, shown=Shown(group)).screen()
        check(shown)
        reached |= set(selects(shown)[1])
    assert reached == {f"points-{points}" for points in range(65)}


def test_cards_are_handed_in_at_once_on_one_panel() -> None:
    state = empty()
    own(state, chips=2)
    state.players[0].building_cards = ["basilica-red", "basilica-blue", "city_wall-red", "amphitheater-red"]
    state.players[0].substitutes = ["porta_nigra"]
    display(state, "final-30")
    table = play(state)
    choose(table, "influence-honor", "final-30")
    shown = panel.Panel(context(table), 0, WORDS).screen()
    check(shown)
    (cards,) = selects(shown)
    assert len(cards) == 5
    assert "Which 4 building cards do you hand in" in read(shown)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_cannot_be_taken_back_is_marked(locale: str) -> None:
    words = game_words(locale, GAME.name)
    table = playing(empty(), "A7")
    table.answer(0, "end")
    shown = buttons(panel.Panel(context(table), 0, words).screen())
    marked = {"en": "final", "de": "endgültig", "ru": "необратимо"}[locale]
    (label,) = [each for each in shown if each.startswith(words_of_end(locale))]
    assert marked in label


def words_of_end(locale: str) -> str:
    return {"en": "End turn", "de": "Zug beenden", "ru": "Закончить ход"}[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_table_of_four_in_words_fits_into_messages_late_in_the_game(locale: str) -> None:
    words = game_words(locale, GAME.name)
    table = random_game(GAME, 43, players=4, options=GAME.options())
    late = Table.load(GAME, 4, table.options, table.moves[: last_asked(table)])
    screens = boards.board_in_words(context(late), 0, words)
    for screen in screens:
        check(screen)
    assert len(screens) <= 5
    turn = thread.turn_screen(context(late), words, since=0, mentions={})
    check(turn)


def last_asked(table: Table[Any]) -> int:
    """How many moves are made when somebody is asked for the last time."""
    return max(n for n, move in enumerate(table.moves) if move.seat is not None)
