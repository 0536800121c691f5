"""Changes that make each condition of a thing hold, for `tests/games/test_why_not.py`."""

from msgspec import structs

from games.porta_nigra.pieces import COLOURS, HONOR_CARDS
from games.porta_nigra.state import Element, PortaNigra

EARLY: set[str] = set()
"""Questions whose options are built before they are asked."""

PLENTY = 50


def _roman(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].romans = 1


def _romans_left(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].romans_left = 1


def _site(state: PortaNigra, _: int, key: str) -> None:
    state.elements = {name: each for name, each in state.elements.items() if not name.startswith(key)}


def _bricks(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].bricks = dict.fromkeys(COLOURS, PLENTY)


def _sesterces(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].sesterces = PLENTY


def _something_to_build(state: PortaNigra, seat: int, key: str) -> None:
    _roman(state, seat, key)
    _bricks(state, seat, key)
    _sesterces(state, seat, key)


def _own_element(state: PortaNigra, seat: int, key: str) -> None:
    state.elements[key] = Element(seat, 3)


def _supply(state: PortaNigra, _: int, __: str) -> None:
    state.supply = 1


def _shop(state: PortaNigra, _: int, key: str) -> None:
    state.market[key] = 1


def _other_shops(state: PortaNigra, _: int, key: str) -> None:
    state.market = {shop: number if shop == key else 0 for shop, number in state.market.items()}


def _something_to_buy(state: PortaNigra, seat: int, key: str) -> None:
    state.market = dict.fromkeys(COLOURS, 1)
    _sesterces(state, seat, key)


def _token(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].torches = 1


def _torch(state: PortaNigra, seat: int, key: str) -> None:
    if key.startswith("symbol_"):
        _token(state, seat, key)
    else:
        _torch_of_card(state, seat, key)


def _torch_of_card(state: PortaNigra, _: int, __: str) -> None:
    assert state.card is not None
    state.card = structs.replace(state.card, torches=1)


def _unused(state: PortaNigra, _: int, key: str) -> None:
    assert state.card is not None
    place = int(key.removeprefix("symbol_"))
    used = tuple(each for each in state.card.used if each != place)
    state.card = structs.replace(state.card, used=used)


def _equal_used(state: PortaNigra, _: int, key: str) -> None:
    assert state.card is not None
    place = int(key.removeprefix("symbol_"))
    used = (*range(1, place), *(each for each in state.card.used if each >= place))
    state.card = structs.replace(state.card, used=used)


def _none_bought(state: PortaNigra, _: int, __: str) -> None:
    state.honor_cards_bought = 0


def _chips(state: PortaNigra, seat: int, _: str) -> None:
    state.players[seat].chips = PLENTY


def _final_card(state: PortaNigra, seat: int, key: str) -> None:
    state.players[seat].final_cards.append(HONOR_CARDS[key].hand_in)


MET = {
    "no_roman": _roman,
    "romans_bought": _romans_left,
    "site_taken": _site,
    "no_free_site": _site,
    "too_few_bricks": _bricks,
    "too_far": _sesterces,
    "nothing_to_build": _something_to_build,
    "at_top": _own_element,
    "not_own": _own_element,
    "no_supply": _supply,
    "shop_empty": _shop,
    "other_shop": _other_shops,
    "too_few_sesterces": _sesterces,
    "nothing_to_buy": _something_to_buy,
    "no_torch": _torch,
    "no_token": _token,
    "symbol_used": _unused,
    "symbol_before": _equal_used,
    "torch_for_torch": _torch_of_card,
    "honor_card_bought": _none_bought,
    "too_few_chips": _chips,
    "no_final_card": _final_card,
}

KINDS = {
    "site-name": ("site element", "Bauplatz Bauwerksteil", "место часть"),
    "building-": ("building site", "Bauwerk Bauplatz Viertel", "сооружение место квартал"),
    "colour-": ("shop", "Laden", "лавка"),
    "option-symbol": ("symbol buy build", "Symbol kaufen bauen", "символ покупка строительство"),
    "option-influence-build": ("element", "Bauwerksteil", "часть"),
    "pieces-repeated": ("card", "Karte", "карта"),
    "joined-plus": ("card", "Karte", "карта"),
    "goods-": ("card", "Karte", "карта"),
}
"""Beginning of the id of a thing's name -> words by one of which a paragraph names its kind, by language."""
