from random import Random

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.forum import EnvoySent
from games.forum_trajanum.events.round import TileKept, TileReceived, TileTaken
from games.forum_trajanum.events.scoring import CitizensPaid
from games.forum_trajanum.pieces import GRID_TILES
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import Piece
from tests.games.forum_trajanum.play import acting, begin, play_from, turn
from tests.games.forum_trajanum.position import clear, empty, goods, lay_citizens, me, stock, tile
from tests.support.forking import finish_lane, fork
from tests.support.table_story import choose, keys

OTHERS_OF_0 = (1, 2, None)


def round_of_three(*, woman: bool = False, tribunes: int = 1) -> ForumTrajanum:
    """A table of three before a round; `woman`: one lies in the corner A1 of seat 0."""
    state = empty(3)
    stock(state.players[0], tribune=tribunes)
    if woman:
        state.players[0].corner_tiles["A1"] = tile("merchant_woman", 0)
    return state


def taking(state: ForumTrajanum) -> Table[ForumTrajanum]:
    """All may take tiles from row 1 and column 2."""
    return play_from(state, "tiles", draws=["row_1", "column_2"])


def face(tile: Piece | None) -> str | None:
    assert tile is not None
    return tile.face


def others_take(table: Table[ForumTrajanum]) -> None:
    for seat in (1, 2):
        choose(table, "C1", "B3", "C1", seat=seat)


def test_everything_on_the_table_is_public() -> None:
    state = empty(3)
    state.players[0].points, state.players[0].prestige = 7, 3
    state.players[0].beside_colonia = [tile("coins", 1)]
    state.envoys = {"A1": 0}
    state.played = ["row_1", "row_2"]
    table = acting(state)
    for seat in OTHERS_OF_0:
        view = table.view(seat)
        seen = view.players[0]
        assert (seen.points, seen.prestige, seen.stock) == (7, 3, table.state.players[0].stock)
        assert seen.beside_colonia == [tile("coins", 1)]
        assert seen.covered == state.players[0].covered
        assert {corner: each.face for corner, each in seen.corner_tiles.items()} == {
            "A1": "builder",
            "F1": "coins",
            "A6": "tribunes",
            "F6": "assistants",
        }
        assert (view.envoys, view.trajan, view.played) == ({"A1": 0}, state.trajan, ["row_1", "row_2"])


def test_of_the_ship_all_know_the_number_and_only_its_owner_the_faces() -> None:
    state = empty(3)
    state.players[0].ship = [tile("coins", 0, (0,)), tile("builder", 0, (0,))]
    table = acting(state)
    assert [each.face for each in me(table).ship] == ["coins", "builder"]
    for seat in OTHERS_OF_0:
        assert [each.face for each in table.view(seat).players[0].ship] == [None, None]


def test_a_tile_that_lay_open_in_a_turn_is_face_down_on_the_ship() -> None:
    table = turn(empty(3), own="upgrade_coin")
    assert [each.face for each in me(table).ship] == ["upgrade_coin"]
    choose(table, "end")
    for seat in OTHERS_OF_0:
        assert [each.face for each in table.view(seat).players[0].ship] == [None]


def test_nobody_but_its_owner_ever_knows_the_face_of_an_envoy() -> None:
    state = empty(3)
    state.players[0].ship = [tile("coins", 0, (0,))]
    stock(state.players[0], blue=1)
    clear(state.players[0], ["C1", "D1"])
    table = acting(state)
    choose(table, "fountain", "C1", keys_of_envoy(table), "end")
    assert [each.face for each in table.view(0).players[0].sent] == ["coins"]
    assert [each.face for each in table.view(1).players[0].sent] == [None]
    assert len([event for _, event in table.history(1) if isinstance(event, EnvoySent)]) == 1


def keys_of_envoy(table: Table[ForumTrajanum]) -> str:
    """The key of the first square offered to seat 0 for a fountain on C1."""
    copy = table.copy()
    choose(copy, "fountain", "C1")
    return keys(copy)[0]


def test_the_left_over_tile_is_known_to_its_owner_and_missing_in_nobody_elses_list() -> None:
    table = begin(2, draws=["patrician_woman", "coins", "builder", "tribunes"])
    for founder in (0, 1):
        choose(table, "A1", "F1", "A6", seat=founder)
        choose(table, keys(table, founder)[0], "A1", seat=founder)
    assert [each.face for each in me(table).ship] == ["tribunes"]
    assert "tribunes" not in table.view(0).bag("tiles_0")
    assert len(table.view(0).bag("tiles_0")) == 28
    for seat in (1, None):
        view = table.view(seat)
        assert [each.face for each in view.players[0].ship] == [None]
        assert "tribunes" in view.bag("tiles_0")
        assert len(view.bag("tiles_0")) == 29


def test_until_the_last_has_committed_nothing_of_the_others_is_known() -> None:
    table = taking(round_of_three(tribunes=2))
    choose(table, "A1", "tribune", "D4")
    for ready in (0, 1):
        for seat in OTHERS_OF_0:
            seen = table.view(seat).players[0]
            assert (seen.stock["tribune"], seen.taken, seen.own) == (2, [], None)
            assert {"A1"} <= set(seen.corner_tiles)
            assert "D4" in seen.covered
            assert table.readiness == (ready, 3)
            assert not [event for _, event in table.history(seat) if isinstance(event, TileTaken)]
        if not ready:
            choose(table, "D4")
    assert goods(table) == {"tribune": 1}


def test_a_view_is_the_same_whoever_else_is_ready() -> None:
    one, two = taking(round_of_three()), taking(round_of_three())
    choose(one, "C1", "B3", "C1", seat=0)
    choose(two, "C1", "B3", "C1", seat=1)
    assert one.view(2) == two.view(2)
    assert one.history(2) == two.history(2)
    assert one.readiness == two.readiness == (1, 3)


def test_then_the_spaces_the_tribunes_and_the_number_of_tiles_are_public_but_not_the_faces() -> None:
    table = taking(round_of_three())
    others_take(table)
    choose(table, "C1", "tribune", "D4", "D4", seat=0)
    for seat in OTHERS_OF_0:
        view = table.view(seat)
        assert view.players[0].stock["tribune"] == 0
        assert not {"C1", "D4"} & set(view.players[0].covered)
        taken = [
            event for _, event in table.history(seat) if isinstance(event, TileTaken) and event.seat == 0
        ]
        assert [(event.space, event.tile.face) for event in taken] == [("C1", None), ("D4", None)]
        passed = [event.giver for _, event in table.history(seat) if isinstance(event, TileReceived)]
        assert sorted(passed) == [0, 1, 2]


def test_a_kept_tile_is_its_owners_secret_and_a_passed_one_that_of_giver_and_receiver() -> None:
    state = round_of_three()
    state.start = 2
    table = taking(state)
    others_take(table)
    choose(table, "C1", "B3", "C1", seat=0)
    knowing_own = [seat for seat in (0, 1, 2, None) if face(table.view(seat).players[0].own)]
    knowing_received = [seat for seat in (0, 1, 2, None) if face(table.view(seat).players[0].received)]
    assert knowing_own == [0]
    assert knowing_received == [0, 1]


def test_both_tiles_are_open_to_all_when_their_holders_turn_begins() -> None:
    state = round_of_three()
    table = taking(state)
    others_take(table)
    choose(table, "C1", "B3", "C1", seat=0)
    for seat in (0, 1, 2, None):
        holder, waiting = table.view(seat).players[0], table.view(seat).players[2]
        assert face(holder.own)
        assert face(holder.received)
        assert (face(waiting.own) is None) is (seat != 2)


def test_whether_an_open_corner_tile_was_kept_or_passed_stays_hidden_until_then() -> None:
    views = []
    for kept in ("A1", "B3"):
        state = round_of_three(woman=True)
        state.start = 1
        table = taking(state)
        others_take(table)
        choose(table, "A1", "B3", kept, seat=0)
        views.append(table.view(1))
        hidden = [event for _, event in table.history(1) if isinstance(event, TileKept) and event.seat == 0]
        assert [event.space.face for event in hidden] == [None]
        mine = [event for _, event in table.history(0) if isinstance(event, TileKept) and event.seat == 0]
        assert [event.space.face for event in mine] == [kept]
    assert views[0].players[0] == views[1].players[0]
    assert views[0].players[2] == views[1].players[2]


def test_nobody_knows_the_face_down_tiles_of_a_grid() -> None:
    table = acting(empty(3))
    open_faces = {"builder", "coins", "tribunes", "assistants"}
    for seat in (0, 1, 2, None):
        left = table.view(seat).bag("tiles_0")
        assert left.count("builder") == GRID_TILES.count("builder") - 1
        assert set(left) >= set(GRID_TILES) - open_faces


def test_an_unfinished_move_in_a_turn_is_seen_only_by_who_makes_it() -> None:
    state = empty(3)
    stock(state.players[0], blue=2)
    table = acting(state, "exchange")
    assert goods(table) == {"builder": 1}
    assert table.view(1).players[0].stock["blue"] == 2
    choose(table, "end")
    assert table.view(1).players[0].stock["builder"] == 1


def test_what_happened_without_a_question_is_shown_to_everybody_when_all_have_chosen() -> None:
    state = empty(2)
    for seat, player in enumerate(state.players):
        lay_citizens(player, seat, {5: 1})
    state.players[1].stock["coin"] = 0
    table = play_from(state, "payment")
    asked = len(table.moves)
    assert table.history(None, since=asked) == []
    choose(table, "none")
    for viewer in (None, 0):
        said = [event for _, event in table.history(viewer, since=asked) if isinstance(event, CitizensPaid)]
        assert CitizensPaid(1, ()) in said


def test_a_fork_really_differs_where_something_is_hidden() -> None:
    random = Random(5)
    table = Table.begin(GAME, 3, GAME.options(), RandomChance(random))
    finish_lane(table, 0, random)
    finish_lane(table, 1, random)
    cranes = {tuple(fork(table, 2, Random(n)).state.players[0].cranes.items()) for n in range(8)}
    assert len(cranes) > 1
