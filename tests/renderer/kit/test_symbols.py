from functools import partial
from io import BytesIO

from PIL import Image

from bot.screens.symbols import BOT_TEXT_SYMBOLS
from renderer.engine.file_cache import EMOJI_SIZE, emoji
from renderer.engine.pen import Pen
from renderer.kit.palette import game_palette
from renderer.kit.seats import SHAPES
from renderer.kit.symbols import COMMON_SYMBOLS, Symbol, draw_symbol


def test_the_kit_has_every_symbol_of_the_bots_own_texts_and_of_every_seat() -> None:
    assert {*BOT_TEXT_SYMBOLS.values()} <= COMMON_SYMBOLS.keys()
    assert {f"seat_{number}" for number in range(1, len(SHAPES) + 1)} <= COMMON_SYMBOLS.keys()


def test_a_symbol_lies_on_its_tile() -> None:
    def dot(pen: Pen) -> None:
        pen.circle((50, 50), 10, "ink")

    def image(symbol: Symbol) -> Image.Image:
        data = emoji(lambda pen: draw_symbol(pen, symbol), game_palette({}))
        return Image.open(BytesIO(data)).convert("RGBA")

    middle, side = (EMOJI_SIZE // 2, EMOJI_SIZE // 2), (EMOJI_SIZE // 2, 20)
    on_marble, bare = image(Symbol(dot)), image(Symbol(dot, ""))
    assert on_marble.getpixel(middle) == bare.getpixel(middle)
    assert on_marble.getpixel(side) == (251, 246, 234, 255)
    assert bare.getpixel(side) == (0, 0, 0, 0)


def test_symbols_need_no_hues_of_a_game() -> None:
    for symbol in COMMON_SYMBOLS.values():
        assert emoji(partial(draw_symbol, symbol=symbol), game_palette({}))
