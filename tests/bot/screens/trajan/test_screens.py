import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.first_day.largest import NAMES, row
from bot.locales import game_words
from bot.screens.model import Screen, TableContext
from bot.screens.panel import boards, narration, panel, thread
from games.engine.table import Table
from games.trajan import GAME
from games.trajan.events.quarter import BonusTileTaken, VotesCounted
from games.trajan.events.turn import Sown
from games.trajan.pieces import QUARTERS
from games.trajan.state import Trajan
from storage.core.rows import PLAYING
from tests.games.trajan.position import own, own_bonus, play_from
from tests.games.trajan.round_ends import GAMES, paid, people_want
from tests.support.games import Start, begin
from tests.support.screens import buttons
from tests.support.table_helpers import all_symbols
from tests.support.table_story import choose, prompt, somebody_asked

WORDS = game_words("en", GAME.name)


def context(table: Table[Any]) -> TableContext:
    return TableContext(
        row(GAME.name, table.players, PLAYING), table, NAMES[: table.players], all_symbols(GAME.name)
    )


def read(screen: Screen) -> str:
    return re.sub(r"<:[^>]*> ?", "", screen.text)


def with_wild_demand() -> Trajan:
    """A quarter's end at which seat 0 has a choice, seat 1 nothing to give."""
    state = people_want("bread", "games", "games")
    state.players[0].kept = [GAMES]
    own(state.players[0], bread=1, games=1, wild_demand=1)
    own_bonus(state.players[0], "bread")
    return state


FORETOLD = {
    "en": (
        "End of quarter I (after round 4), right now: **−15**",
        "Final scoring, right now: **2**",
    ),
    "de": ("Ende von Quartal I (nach Runde 4), Stand jetzt: **−15**", "Schlusswertung, Stand jetzt: **2**"),
    "ru": ("Конец квартала I (после раунда 4) пока даёт: **−15**", "Итоговый подсчёт пока даёт: **2**"),
}


@pytest.mark.parametrize("locale", FORETOLD)
def test_the_quarters_end_and_the_final_scoring_are_foretold_a_line_each(locale: str) -> None:
    state = with_wild_demand()
    state.phase = "turn"
    table = play_from(state, "turn")
    words = game_words(locale, GAME.name)
    said = [line.removeprefix("-# ") for line in read(boards.board(context(table), 0, 1, words)).splitlines()]
    assert [line.split(";")[0] for line in said if "**" in line and ";" in line] == list(FORETOLD[locale])
    own_lines = read(boards.board(context(table), 0, 0, words))
    assert FORETOLD[locale][0].split(":")[0] not in own_lines, "all that is demanded can be met"


def asked(table: Table[Any], seat: int, locale: str) -> Screen:
    """The question of a seat that has read about the scoring."""
    words, read = game_words(locale, GAME.name), len(table.moves)
    return panel.Panel(context(table), seat, words, scoring_read=read).screen()


SCORED = {
    "en": ("Quarter I of IV scored", "End of quarter II (after round 4), right now: **0**"),
    "de": ("Quartal I von IV gewertet", "Ende von Quartal II (nach Runde 4), Stand jetzt: **0**"),
    "ru": ("Подсчёт за квартал I из IV проведён", "Конец квартала II (после раунда 4) пока даёт: **0**"),
}


@pytest.mark.parametrize("locale", SCORED)
def test_the_consul_is_asked_when_a_quarter_is_scored_and_the_next_one_is_foretold(locale: str) -> None:
    table = paid(people_want("bread", "bread", "bread"))
    (consul,) = table.waiting_seats
    assert prompt(table, consul) == "consul"
    text = read(asked(table, consul, locale))
    assert [each for each in SCORED[locale] if each in text] == list(SCORED[locale])


def test_after_the_last_quarter_only_the_final_scoring_is_foretold() -> None:
    state = people_want("bread", "bread", "bread")
    state.quarter = QUARTERS
    table = paid(state)
    text = read(asked(table, table.waiting_seats[0], "en"))
    assert "Final scoring, right now: " in text
    assert "End of quarter" not in text


def at_most(lines: int) -> Callable[[str], bool]:
    return lambda text: len(text.split("\n")) <= lines


def test_votes_and_who_has_won_them_stay_in_a_story_that_finds_no_room_and_so_does_each_newest_turn() -> None:
    table, random = begin(GAME.name, Start(seed=2, players=3))
    said = turns = 0
    while not table.over:
        seat, choice = somebody_asked(table, random)
        since = narration.row_before_last_turn(table, seat)
        news = [event for _, event in table.history(seat, since)]
        decided = {type(event) for event in news} >= {VotesCounted, BonusTileTaken}
        if decided and narration.has_phase_ended(table, seat):
            story = narration.turns_since(context(table), WORDS, seat, since)
            kept = [weight for weight, _ in story].count(narration.KEPT)
            text = narration.story_text(story, WORDS, at_most(kept))
            assert " more" in text
            (votes,) = [line for line in text.splitlines() if "Votes: " in line]
            assert "(consul: “" in votes
            assert "(vice consul: “" in votes
            sown = {event.seat for event in news if isinstance(event, Sown)} - {seat}
            assert all(f"**{context(table).safe_names[each]}**: " in text for each in sown)
            said, turns = said + 1, turns + len(sown)
        table.answer(seat, choice.random_answer(random))
    assert said > 0
    assert turns > 0


def test_a_payment_is_asked_with_what_it_leaves() -> None:
    screen = panel.Panel(context(paid(with_wild_demand())), 0, WORDS).screen()
    assert "Demands: bread, 2 × games. One of them is met by your Trajan tile. What do you give?" in read(
        screen
    )
    assert "Games, wild demand – left: bread; bonus tiles then +9 at the end" in buttons(screen)


def test_payments_are_shown_together_when_all_have_paid_with_losses_below_0() -> None:
    table = paid(with_wild_demand())
    row_of_demands = len(table.moves)
    choose(table, "games+wild-demand")
    text = read(thread.scoring_screen(context(table), WORDS, row_of_demands, since=row_of_demands - 1))
    assert "−15" in text
    assert "with games and wild demand" in text
    assert "cannot meet bread and 2 × games" in text
