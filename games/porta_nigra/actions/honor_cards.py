"""Buying an honor card: the possible ones, cards handed in, benefits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial

from games.engine.script import choose, choose_several
from games.engine.table import Table
from games.game import LazyOption, Option
from games.porta_nigra.actions.honor_effects import (
    ADD_BRICK,
    effects_that_may_come_next,
    is_brick,
    is_possible,
    perform_effects,
    sites_for_brick,
    table_after_goods,
)
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import buildable_sites
from games.porta_nigra.events.influence import SUBSTITUTE, HonorCardBought, own_card_text
from games.porta_nigra.pieces import BUILD, BUILDING_CARDS, HONOR_CARDS, HONOR_CARDS_A_TURN, HonorCard
from games.porta_nigra.player import Player
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import chips_text, effects_text, honor_card_text, parts_text
from games.reasons import Thing
from games.words import Argument, Message


def buyable_honor_cards(state: PortaNigra, seat: int, effect: str = "") -> Iterator[str]:
    """The honor cards that a seat can buy now, or of them those with an `effect`; equal ones once."""
    for name in dict.fromkeys(state.honor_display):
        wanted = not effect or effect in HONOR_CARDS[name].effects
        if wanted and not any(why_not_honor_card(state, seat, name)):
            yield name


def why_not_honor_card(state: PortaNigra, seat: int, name: str) -> Iterator[Reason]:
    """Why a seat cannot buy an honor card of the display now, or could not if it were its turn."""
    player, card = state.players[seat], HONOR_CARDS[name]
    if state.active == seat and state.honor_cards_bought >= HONOR_CARDS_A_TURN:
        yield Reason.HONOR_CARD_BOUGHT
    if player.chips < card.chips:
        yield Reason.TOO_FEW_CHIPS
    if card.hand_in and card.hand_in not in player.final_cards:
        yield Reason.NO_FINAL_CARD
    if card.hand_in_buildings and len(player.buildings_owned) < card.hand_in_buildings:
        yield Reason.TOO_FEW_BUILDING_CARDS
    if not card.is_kept and not any(is_possible(state, seat, effect) for effect in card.effects):
        yield Reason.NO_EFFECT


def honor_card_things(view: PortaNigra, *, seat: int) -> Iterator[Thing]:
    player = view.players[seat]
    for name in dict.fromkeys(view.honor_display):
        card, unmet = HONOR_CARDS[name], tuple(why_not_honor_card(view, seat, name))
        missing: dict[str, Argument] = {
            "chips": card.chips - player.chips,
            "cards": card.hand_in_buildings - len(player.buildings_owned),
            "card": own_card_text(card.hand_in) if card.hand_in else "",
        }
        yield Thing(name, honor_card_text(name), unmet, missing)


def nearest_honor_cards(view: PortaNigra, seat: int) -> tuple[Thing, ...]:
    """The honor cards of the display, those first for which a seat lacks least."""
    cards = honor_card_things(view, seat=seat)
    return tuple(sorted(cards, key=lambda each: (len(each.unmet), HONOR_CARDS[each.key].chips)))


async def buy_honor_card(table: Table[PortaNigra], seat: int) -> None:
    """Choose an honor card, hand in cards for it, and perform its effects."""
    name = await choose(
        seat,
        "honor-card",
        honor_card_options(table.state, seat),
        always=True,
        picture="honor_cards",
        things=partial(honor_card_things, seat=seat),
        chips=chips_text(table.state.players[seat].chips),
    )
    card = HONOR_CARDS[name]
    handed_in = await choose_cards_to_hand_in(table.state, seat, card)
    table.apply(HonorCardBought(seat, name, card.chips, handed_in))
    if not card.is_kept:
        await perform_effects(table, seat, card.effects)


async def choose_cards_to_hand_in(state: PortaNigra, seat: int, card: HonorCard) -> tuple[str, ...]:
    """The cards that a seat hands in for an honor card."""
    if card.hand_in:
        return (card.hand_in,)
    if not card.hand_in_buildings:
        return ()
    player, number = state.players[seat], card.hand_in_buildings
    return await choose_several(
        seat,
        "hand-in",
        (Option(each, own_card_text(each), (f"own_{each}",)) for each in cards_of_buildings(player)),
        least=number,
        most=number,
        objection=why_not_together,
        picture="hand",
        details=lambda view: {"points": set_points_without(view.players[seat], number)},
        number=number,
    )


def cards_of_buildings(player: Player) -> list[str]:
    """The building cards and substitutes of a seat, equal ones once."""
    return [*player.building_cards, *dict.fromkeys(f"{SUBSTITUTE}{each}" for each in player.substitutes)]


def building_of(card: str) -> str:
    """The building that a building card or substitute shows."""
    return BUILDING_CARDS[card][0] if card in BUILDING_CARDS else card.removeprefix(SUBSTITUTE)


def why_not_together(cards: Iterable[str]) -> Message | None:
    """Why cards cannot be handed in together: two show the same building."""
    buildings = Counter(map(building_of, cards))
    twice = next((building for building, number in buildings.items() if number > 1), "")
    return Message("hand-in-same", {"building": f"building-{twice}"}) if twice else None


def set_points_without(player: Player, different: int) -> int:
    """The points of a seat's sets without this number of cards of different buildings."""
    most_first = sorted(player.buildings_owned.items(), key=lambda each: -each[1])
    return set_points(
        {building: number - (place < different) for place, (building, number) in enumerate(most_first)}
    )


# Options


def honor_card_options(state: PortaNigra, seat: int) -> Iterator[LazyOption]:
    for name in buyable_honor_cards(state, seat):
        yield LazyOption(name, partial(honor_card_option, seat=seat, name=name))


def honor_card_option(view: PortaNigra, *, seat: int, name: str) -> Option:
    """An honor card: its price, its effects, and what it leaves."""
    card = HONOR_CARDS[name]
    arguments: dict[str, Argument] = {"card": honor_card_text(name), "chips": card.chips}
    spots = (f"honor_card_{name}",)
    return Option(name, Message("option-honor-card", arguments), spots, about_honor_card(view, seat, card))


def about_honor_card(view: PortaNigra, seat: int, card: HonorCard) -> Message:
    """The cards handed in for an honor card, its lapsed effects, the change of sets, the chips left."""
    player = view.players[seat]
    owned = player.buildings_owned
    parts = []
    if card.hand_in:
        parts.append(Message("honor-hands-in", {"cards": own_card_text(card.hand_in)}))
    if card.hand_in_buildings:
        number = card.hand_in_buildings
        points = set_points_without(player, number)
        parts.append(
            Message("honor-hands-in-sets", {"number": number, "now": set_points(owned), "points": points})
        )
    if card.substitutes:
        more = {**owned, card.substitutes: owned.get(card.substitutes, 0) + 1}
        parts.append(Message("honor-sets", {"now": set_points(owned), "points": set_points(more)}))
    if not card.is_kept:
        parts += about_effects(view, seat, card)
    parts.append(Message("chips-left", {"chips": chips_text(player.chips - card.chips)}))
    return parts_text(parts)


def about_effects(view: PortaNigra, seat: int, card: HonorCard) -> list[Message]:
    """Where a card builds, its impossible effects, whether its bricks are too few, or the last ones."""
    then, lapsed = table_after_goods(view, seat, card.effects)
    too_few = any(map(is_brick, lapsed)) and view.supply > 0
    others = [effect for effect in lapsed if not (too_few and is_brick(effect))]
    parts = [Message("honor-bricks-short", {"n": view.supply})] if too_few else []
    if BUILD in card.effects and (found := buildable_sites(then, seat)):
        parts.append(Message("card-builds", {"sites": len(found)}))
    if ADD_BRICK in card.effects and (sites := sites_for_brick(then, seat)):
        parts.append(Message("honor-add-brick", {"n": len(sites)}))
    if others:
        parts.append(Message("honor-lapses", {"effects": effects_text(tuple(others))}))
    if len(effects_that_may_come_next(view, card.effects)) == 1:
        parts += early_end_parts(view, seat, bricks=view.supply - then.supply)
    return parts
