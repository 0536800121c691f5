"""An action circle and what stands next to it, in sentences."""

from collections import Counter
from collections.abc import Iterator

from games.trajan.events.tiles import markers_text, trajan_tile_text
from games.trajan.pieces import ACTION_OF, CENTRE, TRAYS
from games.trajan.player import Player
from games.trajan.scoring.demands import demands_of
from games.trajan.sowing import plan_of
from games.trajan.state import Trajan
from games.words import Argument, Message, counted
from renderer.kit.alt_text import sentence_of_list
from renderer.trajan.parts.circle.beside_circle import EXTRA_TILES
from renderer.trajan.sowing_shown import Sowing


def chosen_sentences(sowing: Sowing) -> Iterator[Message]:
    """The sown tray, and the settled colours."""
    if sowing.source:
        yield Message(
            "picture-sowing",
            {
                "tray": f"tray-{sowing.source}",
                "steps": sowing.steps,
                "target": f"tray-{sowing.target}",
                "action": f"action-{ACTION_OF[sowing.target]}",
            },
        )
    settled = {tray: [colour for colour in colours if colour] for tray, colours in sowing.coming.items()}
    entries = [
        Message("picture-tray-gets", {"tray": f"tray-{tray}", "markers": markers_text(Counter(colours))})
        for tray, colours in settled.items()
        if colours
    ]
    yield from sentence_of_list("picture-settled", entries)


def tray_sentences(player: Player) -> Iterator[Message]:
    """The markers in each tray, the end of sowing it, and whether that could accomplish a tile."""
    for tray in TRAYS:
        where: dict[str, Argument] = {"tray": f"tray-{tray}", "action": f"action-{ACTION_OF[tray]}"}
        if not player.trays[tray]:
            yield Message("picture-tray-empty", where)
            continue
        plan = plan_of(player, tray)
        yield Message(
            "picture-tray",
            {
                **where,
                "markers": markers_text(Counter(player.trays[tray])),
                "steps": plan.steps,
                "target": f"tray-{plan.target}",
                "could": int(bool(plan.could_accomplish)),
            },
        )


def time_sentences(view: Trajan) -> Iterator[Message]:
    """The steps left in the round."""
    yield Message("picture-time-left", {"left": view.steps_left, "steps": view.steps})


def demand_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """The demands of the quarter, and which of them the seat could meet."""
    entries = [
        Message(
            "picture-demand-met" if each.met_by else "picture-demand-unmet",
            {"demand": f"demand-{each.demand}"},
        )
        for each in demands_of(view, seat)
    ]
    yield from sentence_of_list("picture-demands-now", entries)


def slot_sentences(player: Player) -> Iterator[Message]:
    """The Trajan tiles, the Arch, the [+2] markers."""
    tiles = [
        Message("picture-slot", {"slot": f"tray-{slot}", "tile": trajan_tile_text(player.slots[slot])})
        for slot in TRAYS
        if slot in player.slots
    ]
    yield from sentence_of_list("picture-slots", tiles)
    if player.arch == CENTRE:
        yield Message("picture-arch-centre")
    else:
        yield Message("picture-arch", {"slot": f"tray-{player.arch}"})
    yield from sentence_of_list("picture-plus-two", [f"action-{action}" for action in player.plus_two])


def mat_sentences(player: Player) -> Iterator[Message]:
    """The supplies, and the tiles that repeat an action."""
    yield Message(
        "picture-at-hand",
        {
            "cards": len(player.hand),
            "legionnaires": player.military_camp,
            "workers": player.worker_camp,
            "supply": player.supply,
        },
    )
    own = {kind: player.tiles[kind] for kind in EXTRA_TILES if player.has(kind)}
    tiles = counted((f"tile-{kind}", number) for kind, number in own.items())
    if tiles:
        yield Message("picture-extra-tiles", {"tiles": tiles})
