from collections import Counter
from functools import cache

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.round import RoundBegan, TileReceived, TilesOpened, TileTaken
from games.forum_trajanum.events.setup import CornerTileLaid, FirstCitizenDrawn, LeftOverTileShipped
from games.forum_trajanum.events.tiles import TileTurnedUp
from games.forum_trajanum.pieces import CORNERS, GRID_TILES, WOMEN
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import Piece, as_seen_by, copy_state
from tests.fuzz import random_games
from tests.games.forum_trajanum.play import play_from, turn
from tests.games.forum_trajanum.position import empty, tile
from tests.support.games import share
from tests.support.table_story import choose

WHOLE = Counter((*GRID_TILES, *WOMEN))


class Notebook:
    """A careful viewer's notes about the tiles of each set, from the shown events."""

    def __init__(self, players: int) -> None:
        self.noted = [Counter[str]() for _ in range(players)]
        """The faces seen before this round, by set."""
        self.taken = [Counter[str]() for _ in range(players)]
        """The faces seen when tiles were taken this round: each is kept or passed."""
        self.kept_and_passed: list[dict[str, str]] = [{} for _ in range(players)]
        """The shown faces of the kept and the passed tile of this round."""

    def unseen(self, seat: int) -> Counter[str]:
        """The unseen tiles of a set."""
        return WHOLE - self.noted[seat] - self._of_round(seat)

    def _of_round(self, seat: int) -> Counter[str]:
        return self.taken[seat] | Counter(self.kept_and_passed[seat].values())

    def read(self, event: object) -> None:
        """Note the faces in an event."""
        match event:
            case RoundBegan():
                for seat, noted in enumerate(self.noted):
                    noted += self._of_round(seat)
                    self.taken[seat], self.kept_and_passed[seat] = Counter(), {}
            case FirstCitizenDrawn(tile=tile) | CornerTileLaid(tile=tile) | LeftOverTileShipped(tile=tile):
                self.noted[int(tile.whose)].update([tile.face] if tile.face else [])
            case TileTurnedUp(space=space, tile=tile) if space not in CORNERS:
                self.noted[int(tile.whose)].update([tile.face] if tile.face else [])
            case TileTaken(space=space, tile=tile) if tile.face:
                self.noted[int(tile.whose)].subtract([tile.face] if space in CORNERS else [])
                self.taken[int(tile.whose)][tile.face] += 1
            case TileReceived(tile=tile):
                self._shown(tile, "passed")
            case TilesOpened(own=own, received=received):
                self._shown(own, "kept")
                self._shown(received, "passed")

    def _shown(self, tile: Piece | None, slot: str) -> None:
        if tile and tile.face:
            self.kept_and_passed[int(tile.whose)][slot] = tile.face


@cache
def moments() -> tuple[Table[ForumTrajanum], ...]:
    """Moments of random games, one in every seven moves."""
    found: list[Table[ForumTrajanum]] = []

    def watch(table: Table[ForumTrajanum]) -> None:
        if len(table.moves) % 7 == 0:
            found.append(table.copy())

    for seed in share(range(6), 2):
        random_games.play(GAME, seed, undos=False, watch=watch)
    return tuple(found)


def test_in_whole_games_the_list_is_what_a_careful_viewer_has_noted() -> None:
    compared = fewer = 0
    for table in moments():
        for viewer in (None, *range(table.players)):
            notebook = Notebook(table.players)
            for _, event in table.history(viewer):
                notebook.read(event)
            view = table.view(viewer)
            for seat in range(table.players):
                assert view.unseen_tiles(seat) == notebook.unseen(seat)
                fewer += view.unseen_tiles(seat).total() < len(view.bag(f"tiles_{seat}"))
                compared += 1
    assert fewer > compared / 3


def test_never_is_less_listed_than_lies_hidden_from_the_viewer() -> None:
    for table in moments():
        for viewer in (None, *range(table.players)):
            view = table.view(viewer)
            for seat, player in enumerate(view.players if view.round else []):
                assert view.unseen_tiles(seat).total() >= len(player.covered)
                assert view.unseen_tiles(seat).total() <= len(player.covered) + 3, (
                    "left-over, kept and passed"
                )


def test_a_tile_all_saw_on_its_way_to_the_ship_is_not_hidden_any_more() -> None:
    table = turn(empty(3), own="upgrade_coin")
    for seat in (0, 1, 2, None):
        assert table.view(seat).unseen_tiles(0)["upgrade_coin"] == 1
    choose(table, "end")
    for seat in (0, 1, 2, None):
        assert table.view(seat).unseen_tiles(0)["upgrade_coin"] == 1


def test_the_left_over_tile_is_hidden_to_all_but_its_owner() -> None:
    state = empty(2)
    state.players[0].ship = [tile("tribunes", 0, (0,))]
    state.players[0].corner_tiles.pop("A6")
    hidden = [as_seen_by(copy_state(state), viewer).unseen_tiles(0)["tribunes"] for viewer in (0, 1, None)]
    assert hidden == [0, 1, 1]


@pytest.mark.parametrize("kept", ["A1", "B3"])
def test_a_tile_taken_from_a_corner_is_not_hidden_whether_it_is_kept_or_passed(kept: str) -> None:
    state = empty(3)
    state.start = 1
    state.players[0].corner_tiles["A1"] = tile("merchant_woman", 0)
    table = play_from(state, "tiles", draws=["row_1", "column_2"])
    for seat in (1, 2):
        choose(table, "C1", "B3", "C1", seat=seat)
    choose(table, "A1", "B3", kept, seat=0)
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).unseen_tiles(0)["merchant_woman"] == 0
    totals = [table.view(viewer).unseen_tiles(0).total() for viewer in (0, 1, 2, None)]
    assert totals == [29, 30, 29 if kept == "A1" else 30, 30]
