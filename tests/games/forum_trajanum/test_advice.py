from collections.abc import Iterator

from games.forum_trajanum.advice import advice
from games.forum_trajanum.building import row_points, with_buildings
from games.forum_trajanum.pieces import GRAYS, GRID, STRUCTURES
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.scoring import score_area, score_eagles
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import count_fulfilled
from games.game import coordinates
from games.hidden import copy_state
from games.words import Listed, Message
from tests.support.games import Start, begin
from tests.support.table_story import somebody_asked

GAME = "forum_trajanum"


def advised() -> Iterator[tuple[ForumTrajanum, int, dict[str, Message]]]:
    """Views of a random game and their advice, a few for each turn."""
    table, random = begin(GAME, Start(seed=8, players=3))
    while not table.over:
        seat, choice = somebody_asked(table, random)
        if table.state.phase in ("tiles", "turn"):
            view = copy_state(table.view(seat))
            yield view, seat, advice(view, seat)
        table.answer(seat, choice.random_answer(random))


def listed(message: Message, name: str) -> list[str]:
    found = message.args[name]
    assert isinstance(found, Listed)
    return [
        str(each.args.get("space", each.id)) if isinstance(each, Message) else str(each)
        for each in found.parts
    ]


def test_a_gray_building_that_a_row_lacks_brings_the_points_of_the_advice() -> None:
    seen = 0
    for view, seat, acts in advised():
        found = acts.get("rows")
        if found and found.id == "advice-rows":
            row = found.args["row"]
            assert isinstance(row, int)
            free = next(
                name for name in GRID if coordinates(name)[0] == row and name not in view.players[seat].built
            )
            for kind in listed(found, "kinds"):
                built = with_buildings(view, seat, {free: kind.removeprefix("kind-")})
                gained = row_points(built, seat, row) - row_points(view, seat, row)
                assert gained == found.args["points"]
                seen += 1
    assert seen > 100


def test_the_envoy_of_the_advice_may_go_there_and_brings_its_points() -> None:
    seen = {"eagles": 0, "area": 0}
    for view, seat, acts in advised():
        for source, part in (("eagles", score_eagles), ("area", score_area)):
            if found := acts.get(source):
                space, colour = str(found.args["space"]), str(found.args["colour"])
                assert space in view.envoy_squares(seat, colour)
                before = sum(each.points for each in part(view, seat))
                view.envoys[space] = seat
                assert sum(each.points for each in part(view, seat)) - before == found.args["points"]
                del view.envoys[space]
                seen[source] += 1
    assert min(seen.values()) > 20


def test_the_last_building_that_the_advice_names_fulfils_the_trajan_task_once_more() -> None:
    seen = 0
    for view, seat, acts in advised():
        found, card, player = acts.get("tasks"), view.trajan_card, view.players[seat]
        if found is None or card is None or found.id != "advice-build":
            continue
        assert found.args["points"] == task_points(player)
        spaces = listed(found, "things")
        if len(spaces) == 1 and spaces[0] in GRID:
            built = [with_buildings(view, seat, {spaces[0]: kind}) for kind in (*GRAYS, *STRUCTURES)]
            more = max(count_fulfilled(each.players[seat], card) for each in built)
            assert more == count_fulfilled(player, card) + 1
            seen += 1
    assert seen > 5


def test_a_crane_that_is_uncovered_comes_before_one_below_a_tile() -> None:
    ids = {
        (bool(view.players[seat].uncovered_cranes), acts["cranes"].id)
        for view, seat, acts in advised()
        if "cranes" in acts
    }
    assert ids == {(True, "advice-crane"), (False, "advice-corner")}
