from games.porta_nigra.pieces import BUILDINGS, COLOURS
from renderer.porta_nigra.symbols import SYMBOLS


def test_there_is_a_symbol_for_every_thing_with_a_name() -> None:
    assert set(SYMBOLS) >= {*BUILDINGS, *(f"brick_{colour}" for colour in COLOURS)}
    assert set(SYMBOLS) >= {"sesterces", "torches", "chips", "romans", "builder", "element"}
