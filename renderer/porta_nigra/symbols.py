"""Symbols by name, each on a tile that is visible on light and dark; and the symbol of each text."""

from collections.abc import Mapping
from functools import partial

from games.porta_nigra.help import HELP
from games.porta_nigra.pieces import ACTION_CARDS, BUILDINGS, COLOURS, MAJORITIES
from renderer.kit.pieces import laurel
from renderer.kit.symbols import Symbol
from renderer.porta_nigra.drawings.bricks import any_brick, brick
from renderer.porta_nigra.drawings.buildings import building_sign, element_sign
from renderer.porta_nigra.drawings.cards import added_brick
from renderer.porta_nigra.drawings.city import brick_pile
from renderer.porta_nigra.drawings.goods import chip, sesterce, torch, torch_token
from renderer.porta_nigra.drawings.people import builder_sign, roman
from renderer.porta_nigra.drawings.sources import (
    action_card_sign,
    building_card_sign,
    final_card_sign,
    honor_card_sign,
)

BRICK_SYMBOLS: Mapping[str, Symbol] = {
    **{f"brick_{colour}": Symbol(partial(brick, colour=colour), "", size=98) for colour in COLOURS},
    "brick_any": Symbol(any_brick, "", size=98),
    "supply": Symbol(brick_pile, size=82),
}
GOODS_SYMBOLS: Mapping[str, Symbol] = {
    "sesterces": Symbol(sesterce, "", size=98),
    "torches": Symbol(torch_token, "", size=98),
    "chips": Symbol(chip, "", size=98),
    "romans": Symbol(roman, size=82),
    "torch": Symbol(torch, "umber", "ink", 84),
}
CITY_SYMBOLS: Mapping[str, Symbol] = {
    **{building: Symbol(partial(building_sign, building=building), size=80) for building in BUILDINGS},
    "builder": Symbol(builder_sign),
    "element": Symbol(element_sign),
    "majority": Symbol(partial(laurel, fill="gold", edge="brass")),
}
CARD_SYMBOLS: Mapping[str, Symbol] = {
    "action_card": Symbol(action_card_sign, "", size=98),
    "building_card": Symbol(partial(building_card_sign, building="basilica", colour="blue"), "", size=98),
    "honor_card": Symbol(honor_card_sign, "", size=98),
    "final_card": Symbol(final_card_sign, "", size=98),
    "added_brick": Symbol(added_brick, size=82),
}

SYMBOLS: Mapping[str, Symbol] = {**BRICK_SYMBOLS, **GOODS_SYMBOLS, **CITY_SYMBOLS, **CARD_SYMBOLS}


_THINGS: Mapping[str, str] = {
    **{f"colour-{colour}": f"brick_{colour}" for colour in COLOURS},
    **{f"goods-{colour}": f"brick_{colour}" for colour in COLOURS},
    **{f"goods-{kind}": kind for kind in ("points", "sesterces", "torches", "chips", "romans")},
    **{f"symbol-buy-{colour}": f"brick_{colour}" for colour in COLOURS},
    **{f"building-{building}": building for building in BUILDINGS},
    **{f"area-{name}": area.building for name, area in MAJORITIES.items()},
    **{f"actions-{card}": "action_card" for card in ACTION_CARDS},
    "goods-bricks": "supply",
    "symbol-buy-any": "brick_any",
    "symbol-build": "element",
    "effect-substitute": "building_card",
    "effect-final": "final_card",
    "effect-add-brick": "added_brick",
    "torches-on-card": "torch",
    "own-final-card": "final_card",
    "help-city-quarter": "builder",
    "help-city-price": "sesterces",
    "help-majorities-points": "points",
    "none": "nothing",
}

_PROMPTS: Mapping[str, str] = {
    "prompt-builder": "builder",
    "prompt-card": "action_card",
    "prompt-act": "torch",
    "prompt-shop": "brick_any",
    "prompt-building": "element",
    "prompt-site": "element",
    "prompt-height": "porta_nigra",
    "prompt-white": "brick_white",
    "prompt-building-card": "building_card",
    "prompt-honor-card": "honor_card",
    "prompt-hand-in": "building_card",
    "prompt-effect-bricks": "brick_any",
    "prompt-add-brick": "added_brick",
    "prompt-interim": "scoring",
    "prompt-interim-other": "scoring",
    "prompt-start-player": "start_player",
}

_OPTIONS: Mapping[str, str] = {
    "option-coin-torch": "sesterces",
    "option-coin-token": "sesterces",
    "option-end": "done",
    "option-take-card": "building_card",
    "option-leave-card": "nothing",
    "option-influence-build": "element",
    "option-influence-roman": "romans",
    "option-influence-honor": "honor_card",
    "option-height": "porta_nigra",
    "option-add-brick": "added_brick",
    "option-no-element": "nothing",
    "option-no-brick": "nothing",
    "option-interim-other": "scoring",
}

_EVENTS: Mapping[str, str] = {
    "event-StartPlayerDrawn": "start_player",
    "event-SupplyCardDrawn": "supply",
    "event-SupplyCardsShuffled": "tile_hidden",
    "event-BuildingCardsTurnedUp": "building_card",
    "event-HonorCardsTurnedUp": "honor_card",
    "event-BuildingCardsTurnedUp-whole": "building_card",
    "event-HonorCardsTurnedUp-whole": "honor_card",
    "event-BuilderPlaced": "builder",
    "event-BuilderMoved": "builder",
    "event-CardPlayed": "action_card",
    "event-SymbolUsed": "torches",
    "event-TorchesTurnedToCoins-card": "sesterces",
    "event-TorchesTurnedToCoins-token": "sesterces",
    "event-CardsDrawn": "tile_hidden",
    "event-CardsShuffled": "tile_hidden",
    "event-ElementBuilt": "element",
    "event-ElementBuilt-card": "element",
    "event-ChipsPaid": "chips",
    "event-HonorCardBought": "honor_card",
    "event-HonorCardBought-handing-in": "honor_card",
    "event-HonorPointsScored": "points",
    "event-EffectLapsed": "nothing",
    "event-BrickAdded": "added_brick",
    "event-InterimScored": "scoring",
    "event-StartPlayerNamed": "start_player",
    "event-StartPlayerNamed-other": "start_player",
    "event-RoundBegan": "at_turn",
    "event-EarlyEndCame-bricks": "completed",
    "event-EarlyEndCame-elements": "completed",
    "event-SetScored": "building_card",
    "event-FinalCardScored": "final_card",
    "event-PlayAreaScored": "sesterces",
}

_SOURCES: Mapping[str, str] = {
    "picture-part-elements": "element",
    "picture-part-cards_now": "honor_card",
    "picture-part-interim": "scoring",
    "picture-part-early_end": "completed",
    "picture-part-sets": "building_card",
    "picture-part-final_cards": "final_card",
    "picture-part-play_area": "sesterces",
}

TEXT_SYMBOLS: Mapping[str, str] = {**_THINGS, **_PROMPTS, **_OPTIONS, **_EVENTS, **_SOURCES, **HELP.symbols}
"""All of them, each by the id of its text."""
