from collections import Counter
from collections.abc import Iterator

from games.trajan.actions.military import province_points
from games.trajan.actions.shipping import possible_loads, ship_points
from games.trajan.advice import advice
from games.trajan.pieces import CONSTRUCTION_TILES, NEIGHBOURS, QUARTERS, SHIPS, TRAJAN_TILES, TRAYS
from games.trajan.scoring.demands import demands_of
from games.trajan.state import Trajan
from games.words import Message
from tests.support.games import Start, begin
from tests.support.table_story import somebody_asked


def advised() -> Iterator[tuple[Trajan, int, dict[str, Message]]]:
    """Views of a random game and their advice."""
    table, random = begin("trajan", Start(seed=8, players=3))
    while not table.over:
        seat, choice = somebody_asked(table, random)
        if table.state.phase in ("turn", "senate"):
            view = table.view(seat)
            yield view, seat, advice(view, seat)
        table.answer(seat, choice.random_answer(random))


def test_every_source_names_an_act_that_the_rules_allow_and_its_points() -> None:
    seen = Counter[str]()
    for view, seat, acts in advised():
        player = view.players[seat]
        for source, found in acts.items():
            seen[found.id] += 1
            if found.id == "advice-provinces":
                province = str(found.args["province"]).removeprefix("province-")
                assert province == player.leader or province in NEIGHBOURS[player.leader]
                assert bool(found.args["moves"]) == (province != player.leader)
                assert found.args["points"] == province_points(view, seat, province)
                assert player.military_camp + player.supply > 0
            if source == "construction":
                tile = view.district[str(found.args["site"])]
                assert found.args["points"] == CONSTRUCTION_TILES[tile].points
            if found.id == "advice-trajan":
                tray = next(each for each in TRAYS if found.args["tray"] == Message(f"tray-{each}"))
                wanted = TRAJAN_TILES[player.slots[tray]]
                lacking = wanted.required_markers - Counter(player.trays[tray])
                assert (found.args["points"], found.args["n"]) == (wanted.points, lacking.total())
            if found.id == "advice-ships" and view.phase == "turn":
                loads = [(ship, load) for ship in SHIPS for load in possible_loads(player, ship)]
                assert found.args["points"] == max(ship_points(view, *each) for each in loads)
            unmet = any(not each.met_by for each in demands_of(view, seat))
            assert source != "demands" or found.id == ("advice-demands" if unmet else "advice-spare")
    assert {"advice-demands", "advice-spare", "advice-trajan", "advice-ships", "advice-provinces"} <= {*seen}
    assert {"advice-construction", "advice-senate"} <= {*seen}


def test_there_is_nothing_to_advise_once_the_last_quarter_is_over() -> None:
    last = [acts for view, _, acts in advised() if view.phase == "senate" and view.quarter == QUARTERS]
    assert last
    assert not any(last)
