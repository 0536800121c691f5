from games.hidden import copy_state
from games.porta_nigra.advice import advice
from games.porta_nigra.elements import buildable_elements
from games.porta_nigra.pieces import SITES, VALUE
from games.porta_nigra.texts import site_name
from games.words import Message
from tests.support.games import Start, begin
from tests.support.table_story import somebody_asked


def test_a_seat_that_can_build_nothing_hears_which_bricks_to_buy_and_then_builds_for_these_points() -> None:
    table, random = begin("porta_nigra", Start(seed=8, players=3))
    seen = set[str]()
    while not table.over:
        seat, choice = somebody_asked(table, random)
        view = copy_state(table.view(seat))
        found = advice(view, seat).get("elements")
        if found is not None and found.id == "advice-bricks" and view.players[seat].quarter:
            assert not buildable_elements(view, seat)
            named, bricks = found.args["site"], found.args["bricks"]
            assert isinstance(bricks, Message)
            number = bricks.args["n"]
            assert isinstance(number, int)
            site = next(each for each in SITES.values() if named == site_name(each.name))
            player = view.players[seat]
            assert number <= view.market[site.colour]
            player.sesterces -= number * VALUE[site.colour]
            assert player.sesterces >= 0
            player.bricks[site.colour] += number
            player.quarter = site.building
            built = next(each for each in buildable_elements(view, seat) if each.site == site)
            assert built.outcome.points == found.args["points"]
            seen.add(site.name)
        table.answer(seat, choice.random_answer(random))
    assert len(seen) > 5
