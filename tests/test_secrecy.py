"""Secrecy by forking, for everything sent to users: texts, controls, pictures, alt texts, file names."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

import renderer
from bot.locales import game_words
from bot.screens.help import game_help, rules
from bot.screens.model import Screen, TableContext, text_screen
from bot.screens.overview.table_menu import table_menu
from bot.screens.painting.pictures import of_role, panel_pictures, thread_pictures
from bot.screens.panel import boards, panel, plans, thread
from bot.screens.panel.choice import TurnEnding
from bot.screens.panel.plan_panel import PlanPanel
from bot.screens.picture_request import PictureRequest
from bot.screens.shared.calls import WallClock, call_line
from bot.screens.shared.menu import TableMenu
from bot.tables.choices_ahead import key_of_only_end, last_choices
from bot.tables.planned_turns import AT_ONCE, NO_PLAN
from bot.tables.plans import Planning
from games import find
from games.engine.chance import SeededChance
from games.engine.planning import PlanningTable
from games.engine.plans import Trial, plan_of
from games.engine.table import Table
from games.words import Words
from storage.core.rows import PLAYING, GameRow, PlanRow, SeatRow
from tests.support.forking import fork
from tests.support.games import GAMES, Start, begin, is_thorough, samples, share
from tests.support.table_helpers import all_symbols
from tests.support.table_story import answer_at_random, pending

STARTS = [
    pytest.param(game, start, id=f"{game}, {start.players} players, seed {start.seed}")
    for game in GAMES
    for start in share(samples(game).secrecy.screens, 1)
]
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
LOCALES = ("en", "de", "ru")

EVERY_MOVE, EVERY_PHASE, EVERY_DRAW, EVERY_PLAN = (2, 1, 1, 3) if is_thorough() else (9, 4, 7, 13)
"""Every nth move, end of a phase, move before a further draw, and move before a plan is tested."""


def context(table: Table[Any]) -> TableContext:
    """A table with four people."""
    seats = tuple(SeatRow(seat, user=100 + seat) for seat in range(table.players))
    options = msgspec.json.encode(table.options).decode()
    row = GameRow(
        id=1,
        name=table.game.name,
        options=options,
        seats=table.players,
        stage=PLAYING,
        guild=1,
        channel=2,
        host=100,
        language="en",
        created=0.0,
        card=3,
        thread=4,
        seated=seats,
    )
    return TableContext(row, table, NAMES[: table.players], all_symbols(table.game.name))


def shown(table: Table[Any], viewer: int | None, since: int, locale: str, *, pictures: bool) -> list[Screen]:
    """The screens a viewer gets: panel and boards of a seat, or the messages in the thread."""
    words = game_words(locale, table.game.name)
    seen = context(table)

    def laid_out(requests: list[PictureRequest]) -> tuple[Any, ...]:
        return tuple(each for each in map(unpainted, requests) if each) if pictures else ()

    tables_seen = (
        boards.whole_table(seen, words, pictures=laid_out(of_role(seen, "table", viewer, words))),
        boards.bare_pictures(seen, words, pictures=laid_out(of_role(seen, "large", viewer, words))),
    )
    in_words = () if pictures else boards.board_in_words(seen, viewer, words)
    menu = table_menu(menu_of(seen, viewer, words))
    if viewer is None:
        requests = thread_pictures(seen, words, since)
        turn = thread.turn_screen(seen, words, since=since, mentions={}, pictures=laid_out(requests))
        if table.over:
            return [turn, *tables_seen, *in_words, menu, thread.end_screen(seen, words, since=since)]
        call = call_line(seen, words, until=None, now=0.0, where=WallClock("UTC"))
        return [turn, *tables_seen, *in_words, menu, text_screen(call)]
    ending = TurnEnding(60.0 if key_of_only_end(table, viewer) else None, last_choices(table, viewer))
    painted = laid_out(panel_pictures(seen, viewer, words))
    shown = panel.Panel(seen, viewer, words, pictures=painted, tips=True, ending=ending).screen()
    explained = game_help.question_screen(seen, viewer, words, tips=True)
    seen_boards = [
        boards.board(
            seen, viewer, seat, words, pictures=laid_out(of_role(seen, "board", viewer, words, seat))
        )
        for seat in ((viewer + 1) % table.players, *(() if pictures else (viewer,)))
    ]
    more = laid_out(of_role(seen, "more", viewer, words, (viewer + 1) % table.players))
    seen_boards.append(boards.bare_pictures(seen, words, pictures=more))
    return [shown, *tables_seen, *in_words, menu, *([explained] if explained else []), *seen_boards]


class Unpainted(Struct, frozen=True):
    """A picture before painting, with bytes and file name from its layout alone."""

    layout: renderer.Layout
    alt_text: str

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.layout.width

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.layout.height


def unpainted(request: PictureRequest) -> Unpainted | None:
    """The requested picture; None if it has nothing to show."""
    options = request.options
    try:
        layout = renderer.lay_out(request.game, request.view, **options)
    except renderer.NothingToShow:
        return None
    return Unpainted(layout, renderer.alt_text(request.game, request.view, **options))


def menu_of(seen: TableContext, viewer: int | None, words: Words) -> TableMenu:
    """The menu of a table with an offered seat, for a seat or a user without one."""
    offered = (structs.replace(seen.row.seated[0], offered=1.0), *seen.row.seated[1:])
    row = structs.replace(seen.row, seated=offered)
    return TableMenu(
        row, seen.names, NAMES[0], 1 if viewer is None else 100 + viewer, words, 2.0, context=seen
    )


def step(table: Table[Any], random: Random) -> bool:
    """Choose for a waiting seat; returns whether a phase ended."""
    phases = len(table.phase_starts)
    answer_at_random(table, random)
    return table.over or len(table.phase_starts) > phases


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_no_text_and_no_control_depends_on_what_its_user_may_not_know(game: str, start: Start) -> None:
    table, random = begin(game, start)
    compared = differed = moves = 0
    while not table.over:
        since = len(table.moves)
        step(table, random)
        moves += 1
        if moves % EVERY_MOVE:
            continue
        compared += 1
        viewer = random.choice([None, *range(table.players)])
        locale = random.choice(LOCALES)
        other = fork(table, viewer, random)
        differed += other.state != table.state
        assert shown(other, viewer, since, locale, pictures=False) == shown(
            table, viewer, since, locale, pictures=False
        )
    assert differed > compared * samples(game).secrecy.differing


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_no_picture_depends_on_what_its_user_may_not_know(game: str, start: Start) -> None:
    table, random = begin(game, start)
    phases = 0
    since = 0
    while not table.over:
        if not step(table, random):
            continue
        phases += 1
        viewers = (None, phases // 2 % table.players)
        looking = viewers if is_thorough() else viewers[phases // EVERY_PHASE % 2 :][:1]
        for viewer in looking if phases % EVERY_PHASE == 0 else ():
            other = fork(table, viewer, random)
            assert shown(other, viewer, since, "en", pictures=True) == shown(
                table, viewer, since, "en", pictures=True
            )
        since = len(table.moves)
    assert phases > samples(game).secrecy.phases_a_seat * table.players


def planned(table: Table[Any], seat: int, random: Random, locale: str) -> list[Screen]:
    """What a seat is shown on its planning table while it answers at random, and a plan made there says."""
    planning, words = PlanningTable.begin_ahead(table, seat), game_words(locale, table.game.name)
    if planning is None:
        return []
    screens = []
    while True:
        row = context(table).row
        seen = structs.replace(context(planning), is_plan=True)
        painted: tuple[Any, ...] = tuple(filter(None, map(unpainted, panel_pictures(seen, seat, words))))
        looked_at = Planning(row, table, planning, None, NO_PLAN, Trial(()))
        screens.append(PlanPanel(seen, seat, words, pictures=painted, planning=looked_at).screen())
        explained = (
            game_help.question_screen(seen, seat, words, tips=False),
            rules.why_not_screen(seen, seat, 0, words),
        )
        screens += [each for each in explained if each]
        if not planning.waiting_seats:
            break
        planning.answer(seat, pending(planning, seat).random_answer(random))
    stored = msgspec.json.encode(plan_of(table, planning)).decode()
    plan = PlanRow(1, seat, 100 + seat, 1, stored, AT_ONCE, "[]")
    return [*screens, text_screen(plans.kept_text(context(table), plan, words))]


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_no_planning_table_depends_on_what_its_seat_may_not_know(game: str, start: Start) -> None:
    table, random = begin(game, start)
    compared = moves = 0
    while not table.over:
        step(table, random)
        moves += 1
        if moves % EVERY_PLAN or table.over:
            continue
        seat, locale = random.randrange(table.players), random.choice(LOCALES)
        found = planned(table, seat, Random(moves), locale)
        compared += bool(found)
        assert planned(fork(table, seat, random), seat, Random(moves), locale) == found
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_never_shown_to_others(game: str) -> None:
    table, random = begin(game, samples(game).secrecy.undo)
    undone = 0
    while not table.over:
        step(table, random)
        undoable = [seat for seat in range(table.players) if table.undoable(seat)]
        if not undoable or random.random() > (0.2 if is_thorough() else 0.1):
            continue
        taker = undoable[0]
        other = (taker + 1) % table.players
        before = shown(table, other, 0, "de", pictures=False)
        public = shown(table, None, 0, "de", pictures=False)
        table.undo(taker, all_moves=True)
        undone += 1
        if table.readiness is None:
            assert shown(table, other, 0, "de", pictures=False) == before
            assert shown(table, None, 0, "de", pictures=False) == public
        else:
            assert table.view(other) == table.copy().view(other)
    assert undone > samples(game).secrecy.undone


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_depends_on_the_seed_from_which_the_rest_will_be_drawn(game: str) -> None:
    rules, random = find(game), Random(11)
    table = Table.begin(rules, rules.seats[0], rules.options(), SeededChance(random.randbytes(32)))
    for number in range(60):
        if table.over:
            break
        step(table, random)
        if number % EVERY_DRAW:
            continue
        other = table.copy()
        other.chance = SeededChance(random.randbytes(32))
        loaded = Table.load(rules, table.players, table.options, table.moves, other.chance)
        viewer = (None, *range(table.players))[number % (table.players + 1)]
        seen = shown(table, viewer, number, LOCALES[number % 3], pictures=False)
        kept = context(table)
        for seat in (*range(table.players), None):
            assert kept.view(seat) == table.view(seat)
        for twin in (other, loaded):
            assert shown(twin, viewer, number, LOCALES[number % 3], pictures=False) == seen
