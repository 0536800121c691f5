from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path

import pytest

import renderer
from bot.client.emojis import CHECK_SECONDS, NAMES, PACE, RETRY_SECONDS, WantedEmoji, wanted_emojis
from bot.clock import ManualClock, MovableClock
from bot.limits import BUTTONS, EMOJIS
from bot.locales import game_words
from bot.screens.model import Select, SelectOption
from bot.screens.panel.choice import ChoiceControls
from bot.screens.shared.controls import PanelState
from bot.screens.symbols import BOT_TEXT_SYMBOLS, NO_SYMBOLS, Symbols
from games.choice import Choice
from games.game import Option
from games.words import LOCALES, Message, Seat
from sandbox import cut, rate_limit, refuse
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME
from tests.support.positions import PAINTED
from tests.support.table_helpers import all_symbols

EMOJI = "/applications/{application_id}/emojis"
UPLOAD = "POST .*/emojis"
REMOVAL = "DELETE .*/emojis"

UNKNOWN_EMOJI = 10014
LONGEST_NAME = 32


@cache
def outdated() -> tuple[WantedEmoji, ...]:
    """Symbols of earlier versions; with an emoji of the operator they take all the room there is."""
    image = wanted_emojis()[0].image
    return tuple(WantedEmoji(STORY_GAME, f"old{number:04}", image) for number in range(EMOJIS - 1))


@pytest.fixture
async def first_start(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """The bot's very first start: none of its symbols is on Discord."""
    async with BotWorld(tmp_path, symbols=(), pace=0.0) as world:
        yield world
        assert world.sandbox.faults == []


def crowded(folder: Path, clock: ManualClock | None = None, *, pace: float = 0.0) -> BotWorld:
    """Before the first start of a new version: outdated symbols take all the room there is."""
    world = BotWorld(folder, symbols=(), clock=clock, pace=pace)
    world.sandbox.limit_requests(None, 1000, 1.0)
    world.sandbox.emoji("of_the_operator_deadb", wanted_emojis()[0].image)
    for symbol in outdated():
        world.sandbox.emoji(symbol.name, symbol.image)
    return world


def uploads(world: BotWorld) -> int:
    return sum(request.route == f"POST {EMOJI}" for request in world.sandbox.requests)


def removals(world: BotWorld) -> int:
    return sum(request.route == f"DELETE {EMOJI}/{{emoji_id}}" for request in world.sandbox.requests)


def uploaded(world: BotWorld, number: int) -> bool:
    return len(world.sandbox.emojis) == number


async def test_the_first_start_uploads_every_symbol_and_the_next_ones_none(first_start: BotWorld) -> None:
    world = first_start
    world.sandbox.limit_requests(None, 1000, 1.0)
    await world.wait_until_idle()
    names = [symbol.name for symbol in wanted_emojis()]
    assert list(world.sandbox.emojis) == names
    assert uploads(world) == len(names)
    await world.restart()
    await world.wait_until_idle()
    assert uploads(world) == len(names)
    assert world.bot.emoji_uploader.symbols(STORY_GAME).markup.keys() == renderer.emojis(STORY_GAME).keys()


async def test_a_redrawn_symbol_is_uploaded_and_old_messages_keep_the_old_one(tmp_path: Path) -> None:
    there = [WantedEmoji(STORY_GAME, each.symbol, each.image) for each in wanted_emojis()]
    there[3] = WantedEmoji(STORY_GAME, there[3].symbol, there[4].image)
    async with BotWorld(tmp_path, symbols=there) as world:
        await world.wait_until_idle()
        assert uploads(world) == 1
        assert {each.name for each in [*there, *wanted_emojis()]} == set(world.sandbox.emojis)
        number = int(
            world.bot.emoji_uploader.symbols(STORY_GAME).markup[there[3].symbol].strip("<>").split(":")[2]
        )
        assert world.sandbox.world.emojis[number].name == wanted_emojis()[3].name


async def test_outdated_symbols_of_our_own_go_when_there_is_no_room_for_new_ones(tmp_path: Path) -> None:
    async with crowded(tmp_path) as world:
        await world.wait_until_idle()
        names = world.sandbox.emojis
        assert len(names) == EMOJIS
        assert names[0] == "of_the_operator_deadb"
        assert {each.name for each in wanted_emojis()} < set(names)
        assert outdated()[0].name not in names
        assert outdated()[-1].name in names


async def test_what_somebody_removed_delays_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    async with crowded(tmp_path, clock, pace=PACE) as world:
        await clock.wait_for_sleeper(PACE)
        world.sandbox.delete_emoji(outdated()[0].name)
        for _ in range(2 * len(wanted_emojis())):
            await clock.wait_for_sleeper(PACE)
            await clock.advance(PACE)
        await world.wait_until_idle()
        assert [fault.code for fault in world.sandbox.faults] == [UNKNOWN_EMOJI]
        assert {each.name for each in wanted_emojis()} < set(world.sandbox.emojis)
        assert "tried again" not in caplog.text


async def test_a_removal_that_fails_keeps_no_other_one_back_and_is_tried_again_soon(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    world = crowded(tmp_path, clock)
    world.sandbox.inject(REMOVAL, refuse(status=400))
    async with world:
        await world.wait_until_idle()
        assert f"the symbol {outdated()[0].name} cannot be deleted" in caplog.text
        assert {each.name for each in wanted_emojis()[:-1]} < set(world.sandbox.emojis)
        await looked_soon(clock)
        assert {each.name for each in wanted_emojis()} < set(world.sandbox.emojis)


async def test_uploads_leave_players_their_share_of_requests(tmp_path: Path) -> None:
    clock = ManualClock()
    async with BotWorld(tmp_path, symbols=(), clock=clock) as world:
        for number in range(10):
            await clock.wait_for_sleeper(PACE)
            assert uploads(world) == number
            await clock.advance(PACE)
            await world.sandbox.until(partial(uploaded, world, number + 1))


async def test_removals_leave_players_their_share_of_requests(tmp_path: Path) -> None:
    clock = ManualClock()
    async with crowded(tmp_path, clock, pace=PACE) as world:
        for number in range(10):
            await clock.wait_for_sleeper(PACE)
            assert removals(world) == number
            await clock.advance(PACE)
            await world.sandbox.until(partial(uploaded, world, EMOJIS - number - 1))


@pytest.mark.parametrize("request_made", [UPLOAD, REMOVAL])
async def test_when_discord_wants_us_to_wait_long_we_do(tmp_path: Path, request_made: str) -> None:
    clock = ManualClock()
    world = crowded(tmp_path, clock)
    world.sandbox.inject(request_made, rate_limit(90.0))
    async with world:
        await clock.wait_for_sleeper(90.0)
        await clock.advance(89.0)
        assert uploads(world) == (request_made == UPLOAD)
        await clock.advance(1.0)
        await world.wait_until_idle()
        assert {each.name for each in wanted_emojis()} < set(world.sandbox.emojis)


async def test_a_symbol_that_is_refused_keeps_no_other_one_back_and_comes_soon(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    world = BotWorld(tmp_path, symbols=wanted_emojis()[3:], clock=clock, pace=0.0)
    world.sandbox.inject(UPLOAD, refuse(50035))
    async with world:
        await world.wait_until_idle()
        there = set(world.sandbox.emojis)
        assert {each.name for each in wanted_emojis()} - there == {wanted_emojis()[0].name}
        assert f"the symbol {wanted_emojis()[0].name} cannot be uploaded" in caplog.text
        await looked_soon(clock)
        assert wanted_emojis()[0].name in world.sandbox.emojis


async def looked_soon(clock: ManualClock) -> None:
    """Wait until it was looked again after something failed, and nothing did this time."""
    await clock.wait_for_sleeper(RETRY_SECONDS)
    await clock.advance(RETRY_SECONDS)
    await clock.wait_for_sleeper(CHECK_SECONDS)


async def test_a_connection_that_breaks_keeps_no_other_symbol_back(tmp_path: Path) -> None:
    clock = ManualClock()
    world = BotWorld(tmp_path, symbols=wanted_emojis()[4:], clock=clock, pace=0.0)
    world.sandbox.inject(UPLOAD, cut(carried_out=True))
    async with world:
        await world.wait_until_idle()
        shown = {each.symbol for each in wanted_emojis() if each.game == STORY_GAME}
        assert shown - world.bot.emoji_uploader.symbols(STORY_GAME).markup.keys() == {
            wanted_emojis()[0].symbol
        }
        await looked_soon(clock)
        assert world.bot.emoji_uploader.symbols(STORY_GAME).markup.keys() == shown
        assert uploads(world) == 4


async def test_forbidden_things_wait_for_next_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = MovableClock()
    world = BotWorld(tmp_path, symbols=(), clock=clock, pace=0.0)
    world.sandbox.limit_requests(None, 1000, 1.0)
    world.sandbox.inject(UPLOAD, refuse(50001))
    async with world:
        await world.wait_until_idle()
        assert "no symbols are uploaded before the next start" in caplog.text
        await clock.advance(CHECK_SECONDS)
        await world.table(world.ben)
        assert uploads(world) == 1
        await world.restart()
        await world.wait_until_idle()
        assert list(world.sandbox.emojis) == [each.name for each in wanted_emojis()]


async def test_without_symbols_there_are_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    world = BotWorld(tmp_path, symbols=())
    world.sandbox.inject("GET .*/emojis", refuse(status=400))
    async with world:
        thread = await world.table(world.ben)
        assert "the emojis of the application could not be listed; this is retried" in caplog.text
        assert world.newest(thread).plain_text == world.newest(thread).text
        panel = await world.panel(world.anna, thread)
        assert [button.emoji for button in panel.buttons if button.emoji] == []


async def test_a_game_continues_without_a_symbol_that_was_deleted_and_it_returns(tmp_path: Path) -> None:
    clock = MovableClock()
    async with BotWorld(tmp_path, clock=clock) as world:
        thread = await world.table(world.ben)
        lost = [each.name for each in wanted_emojis() if each.symbol in ("words", "board", "at_turn")]
        for name in lost:
            world.sandbox.delete_emoji(name)
        for user in (world.anna, world.ben):
            await world.play_through(thread, user)
        turn = world.newest(thread)
        assert "**Taking and passing tiles**" in turn.text
        assert [button.emoji for button in turn.buttons] == [None] * 5
        board = await world.anna.press(turn, "My board").answer()
        assert board.button("In words").emoji is None
        assert {fault.code for fault in world.sandbox.faults} == {50035}
        await clock.advance(CHECK_SECONDS)
        await world.sandbox.until(lambda: set(lost) <= set(world.sandbox.emojis))
        await world.wait_until_idle()
        board = await world.anna.press(turn, "My board").answer()
        assert board.button("In words").emoji == ":words:"


async def test_buttons_selects_and_texts_show_symbols_beside_words(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    turn = world.newest(thread)
    assert [(button.label, button.emoji) for button in turn.buttons] == [
        ("My move", ":at_turn:"),
        ("My board", ":board:"),
        ("Whole table", ":table:"),
        ("Help", ":help:"),
        ("Nudge", None),
    ]
    assert f"⏳ {world.bot.emoji_uploader.symbols(STORY_GAME).seat(0)} Anna · by " in turn.text
    panel = await world.panel(world.anna, thread)
    crane = world.bot.emoji_uploader.symbols(STORY_GAME).markup["crane"]
    assert f"{crane} **Setup: which corner gets the blue crane?**" in panel.text.splitlines()
    board = await world.anna.press(panel, "My board").answer()
    assert [(option.label, option.emoji) for option in board.select().options] == [
        ("Anna", ":seat_1:"),
        ("Ben", ":seat_2:"),
    ]


async def test_symbols_stay_when_a_message_is_edited(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    before = [button.emoji for button in world.newest(thread).buttons]
    await world.play_through(thread, world.ben)
    turn = world.newest(thread)
    assert turn.edited
    assert [button.emoji for button in turn.buttons] == before


def test_names_are_as_long_as_discord_takes_and_are_known_again() -> None:
    for each in wanted_emojis():
        assert len(each.name) <= LONGEST_NAME
        assert NAMES.fullmatch(each.name)


def test_options_carry_the_symbol_of_what_they_bring() -> None:
    goods = Option("coin", Message("one-of", {"goods": {"coin": 1}}))
    tile = Option("own", Message("use-own", {"face": "tiles-blue_green"}))
    square = Option("C4", Message("square", {"space": "C4", "colour": "colour-orange"}))
    plain = [Option(key, Message("space", {"space": key})) for key in "xyz"]
    choice = Choice(0, Message("prompt-gain"), (goods, tile, square, *plain))
    (row,) = ChoiceControls(
        choice,
        PanelState(1, 0, 0),
        game_words("en", STORY_GAME),
        (),
        all_symbols(STORY_GAME),
        most_buttons=BUTTONS,
    ).rows()
    assert isinstance(row, Select)
    assert [shown(entry) for entry in row.options[:4]] == ["coin", "tile_blue_green", "colour_orange", ""]


def shown(entry: SelectOption) -> str:
    return entry.symbol.strip("<:>").partition(":")[0]


def test_the_first_thing_with_a_symbol_stands_for_a_message() -> None:
    symbols = Symbols({"coin": "<:coin:1>", "pay": "<:pay:2>"}, {"goods-coin": "coin", "told": "pay"})
    assert symbols.of(Message("told", {"goods": {"coin": 1}})) == "<:pay:2>"
    assert symbols.of(Message("other", {"seat": Seat(1), "goods": {"blue": 1, "coin": 2}})) == "<:coin:1>"
    assert symbols.of(Message("other", {"list": ("nothing", Message("x", {"y": "told"}))})) == "<:pay:2>"
    assert symbols.of(Message("other", {"goods": {"coin": 0}, "n": 3, "none": None})) == ""
    assert NO_SYMBOLS.of(Message("told")) == ""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PAINTED)
def test_every_symbol_of_a_text_is_of_a_text_there_is_and_has_a_drawing(game: str, locale: str) -> None:
    texts, symbols = renderer.load_words(game, locale), renderer.text_symbols(game)
    assert [text for text in symbols if not texts.has(text)] == []
    assert {*symbols.values(), *BOT_TEXT_SYMBOLS.values()} <= renderer.emojis(game).keys()
