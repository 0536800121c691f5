import re
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.first_day.largest import NAMES, row
from bot.locales import game_words
from bot.screens.model import Select, TableContext
from bot.screens.painting.pictures import pictures_of_panel
from bot.screens.panel import boards, narration, panel, thread
from bot.tables.endings import current_places
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from storage.core.rows import FINISHED, OVER, PLAYING, SeatResult
from tests.games.forum_trajanum.play import acting, play_from
from tests.games.forum_trajanum.position import build, empty, lay_citizens, stock
from tests.support.games import Start, begin
from tests.support.screens import buttons, playing, unpainted
from tests.support.table_helpers import all_symbols
from tests.support.table_story import somebody_asked

WORDS = game_words("en", GAME.name)


def context(table: Table[Any]) -> TableContext:
    return TableContext(row(GAME.name, 2, PLAYING), table, NAMES[:2], all_symbols(GAME.name))


def test_what_options_bring_stands_on_their_buttons_and_beside_their_entries() -> None:
    state = empty()
    lay_citizens(state.players[0], 0, {4: 1})
    stock(state.players[0], coin=1)
    build(state.players[0], {"B4": "library"})
    table = play_from(state, "payment")
    screen = panel.Panel(context(table), 0, WORDS).screen()
    assert "1 coin: Merchant II – 2 points in the scoring" in buttons(screen)
    assert "Pay nobody – 1 point in the scoring" in buttons(screen)
    assert "Merchant II – " not in screen.text, "nothing stands twice"
    lay_citizens(state.players[0], 0, dict.fromkeys(range(1, 7), 1))
    stock(state.players[0], coin=2)
    table = play_from(state, "payment")
    screen = panel.Panel(context(table), 0, WORDS).screen()
    (listed,) = [each for each in screen.controls if isinstance(each, Select)]
    entries = [(each.label, each.description) for each in listed.options]
    assert ("1 coin: Merchant II", "2 points in the scoring") in entries
    assert "1 coin: Merchant II" not in screen.text


def two_rows(coins: int) -> TableContext:
    """Seat 0 may exchange; it has a gray building in each of two rows with an active citizen."""
    state = empty()
    lay_citizens(state.players[0], 0, {4: 1, 5: 2})
    stock(state.players[0], coin=coins, blue=2)
    build(state.players[0], {"A4": "library", "A5": "market"})
    return context(acting(state))


TITLES = {
    "en": "Scoring I of III (after round 4)",
    "de": "Wertung I von III (nach Runde 4)",
    "ru": "Подсчёт I из III (после раунда 4)",
}

FORECASTS = {
    (
        0,
        0,
        "en",
    ): (
        ", right now: **5** if you pay 2 coins "
        "(you have none: at best **2** without Merchant II, Craftsman I)"
    ),
    (
        0,
        1,
        "en",
    ): ", right now: **5** with 2 coins to pay (has none: at best **2** without Merchant II, Craftsman I)",
    (1, 0, "en"): (
        ", right now: **5** if you pay 2 coins (you have 1 coin: at best **4** without Merchant II)"
    ),
    (1, 1, "en"): ", right now: **5** with 2 coins to pay (has 1 coin: at best **4** without Merchant II)",
    (2, 0, "en"): ", right now: **5** if you pay 2 coins (Merchant II, Craftsman I)",
    (2, 1, "en"): ", right now: **5** if 2 coins are paid (Merchant II, Craftsman I)",
    (0, 0, "de"): (
        ", Stand jetzt: **5**, wenn du 2 Geld zahlst "
        "(du hast nichts davon: höchstens **2** ohne Händler II, Handwerker I)"
    ),
    (1, 1, "de"): (", Stand jetzt: **5** für 2 Geld (hat 1 Geld: höchstens **4** ohne Händler II)"),
    (2, 0, "de"): ", Stand jetzt: **5**, wenn du 2 Geld zahlst (Händler II, Handwerker I)",
    (1, 0, "ru"): (
        " пока даёт: **5**, если заплатить (2 монеты; у вас 1 монета: не больше **4** без оплаты: Купец II)"
    ),
    (2, 1, "ru"): " пока даёт: **5** при оплате (2 монеты: Купец II, Ремесленник I)",
}
"""Coins of seat 0, the viewer, the language: the forecast of seat 0's next scoring."""


@pytest.mark.parametrize(("coins", "viewer", "locale"), FORECASTS)
def test_the_forecast_says_what_must_be_paid_and_is_lacking(coins: int, viewer: int, locale: str) -> None:
    text = boards.board(two_rows(coins), viewer, 0, game_words(locale, GAME.name)).text
    assert TITLES[locale] + FORECASTS[coins, viewer, locale] in re.sub(r"<:[^>]*> ", "", text)


def test_points_of_a_tie_stand_with_what_breaks_it() -> None:
    table = Table.begin(GAME, 2, GAME.options(), RandomChance(Random(1)))
    table.state.phase = ""
    people = context(table)
    over = structs.replace(
        people,
        row=structs.replace(people.row, stage=OVER, outcome=FINISHED, ended=2_000_000.0),
        results=tuple(
            SeatResult(each.seat, None, None, each.place, each.points, replaced=False)
            for each in current_places(table)
        ),
        began=0.0,
    )
    text = thread.end_screen(over, WORDS, since=0).text
    assert "Shared victory: Anna" in text
    assert text.count("(tie-break: 0 active citizens, 4 resources)") == 2


def test_a_story_tells_a_payday_in_one_line_with_who_was_not_paid() -> None:
    table, random = begin(GAME.name, Start(seed=2, players=3))
    said = set()
    while not table.over:
        seat, choice = somebody_asked(table, random)
        was_payday = table.state.phase == "payment"
        table.answer(seat, choice.random_answer(random))
        if was_payday and table.state.phase == "tiles":
            people = playing(table, "en")
            rows = [
                ", ".join(
                    WORDS(f"row-{n}")
                    for n, row in enumerate(player.rows, 1)
                    if row.citizens and not row.active
                )
                for player in table.state.players
            ]
            names = [
                f"{name} ({unpaid})" for name, unpaid in zip(people.safe_names, rows, strict=True) if unpaid
            ]
            expected = f"Citizens not paid: {', '.join(names)}" if names else "All citizens are paid"
            for each in table.waiting_seats:
                since = narration.row_before_last_turn(table, each)
                turns = narration.turns_since(people, WORDS, each, since)
                story = narration.story_text(turns, WORDS, lambda _: True)
                found = [line for line in story.splitlines() if "itizens" in line and "paid" in line]
                assert [re.sub(r"^-# |<:[^>]*> ", "", line) for line in found if "unpaid" not in line] == [
                    expected
                ]
            said.add(bool(names))
    assert said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You see none of the face-down tiles"),
        ("de", "Verdeckte Plättchen siehst du nicht"),
        ("ru", "Закрытых тайлов не видно"),
    ],
)
def test_a_newcomer_reads_once_that_face_down_tiles_differ_by_the_space_alone(locale: str, said: str) -> None:
    table, random = begin(GAME.name, Start(seed=3, players=3))
    while (asked := somebody_asked(table, random))[1].prompt.id != "prompt-take":
        table.answer(asked[0], asked[1].random_answer(random))
    seat, words = asked[0], game_words(locale, GAME.name)
    draft = panel.Panel(playing(table, locale), seat, words)
    painted = structs.replace(draft, pictures=unpainted(list(pictures_of_panel(draft))))
    assert said in structs.replace(painted, tips=True).screen().text
    assert said not in painted.screen().text, "who knows the game reads no tips"
