from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.forum_trajanum.streets import street_symbol
from games.hidden import copied
from games.words import LOCALES
from renderer import Layout, PictureOptions, alt_text, lay_out
from renderer.engine.layout import Item, Stamp, Text
from renderer.forum_trajanum.drawings import monuments, people
from renderer.forum_trajanum.drawings.mosaic import seat_envoy
from renderer.forum_trajanum.drawings.streets import street_arrow
from renderer.kit import furniture, pieces, seats
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, Position, asked, last, positions


def laid(position: Position, view: Any = None, names: Sequence[str] = NAMES) -> Layout:
    """The picture of a position as everybody sees it, or of another view of it."""
    wanted: PictureOptions = {**asked(position, "turn", None), "names": names[: position.players]}
    return lay_out(GAME, position.views[None] if view is None else view, **wanted)


def stamps(items: Sequence[Item], art: object) -> list[Stamp]:
    return [item for item in items if isinstance(item, Stamp) and item.art is art]


def rows(layout: Layout) -> Iterator[tuple[int, bool, list[Item]]]:
    """The rows of seats: the seat, whether its row is lit, and what stands there."""
    for ground in stamps(layout.items, furniture.slab)[1:]:
        inside = [item for item in layout.items if ground.box.holds(item.box)]
        yield stamps(inside, seats.emblem)[0].look[0], ground.look[0] == "glow", inside


def written(items: Sequence[Item]) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


def test_it_is_as_large_in_every_moment_of_a_game() -> None:
    sizes = {(each.players, laid(each).width, laid(each).height) for each in positions(GAME)}
    assert len(sizes) == len({players for players, *_ in sizes}) == 3


def test_the_seat_at_turn_is_pointed_out_and_so_is_the_start_player() -> None:
    for position in positions(GAME):
        view = position.views[None]
        for seat, lit, items in rows(laid(position)):
            assert lit == (view.active == seat), position.name
            assert len(stamps(items, pieces.turn_pointer)) == lit
            assert len(stamps(items, pieces.start_player)) == (view.start == seat)


def test_points_are_there_and_what_a_seat_has_none_of_is_not() -> None:
    for position in positions(GAME):
        view = position.views[None]
        for seat, _, items in rows(laid(position)):
            player = view.players[seat]
            assert str(player.points) in written(items)
            assert "0" not in written(items) or player.points == 0
            assert len(stamps(items, monuments.ship)) == bool(player.ship)
            assert len(stamps(items, people.citizens)) == any(row.citizens for row in player.rows)


def test_this_rounds_streets_and_all_envoys_are_there() -> None:
    for position in positions(GAME):
        view = position.views[None]
        layout = laid(position)
        arrows = [item.look[0] for item in stamps(layout.items, street_arrow)]
        wanted = view.streets if view.phase else ()
        assert arrows == [street.startswith("row") for street in wanted]
        assert {street_symbol(street) for street in wanted} <= set(written(layout.items))
        assert len(stamps(layout.items, seat_envoy)) == len(view.envoys)


def test_long_names_are_whole_in_two_lines() -> None:
    for position in positions(GAME):
        quiet: PictureOptions = {**asked(position, "turn", None), "changes": ()}
        for _, _, items in rows(lay_out(GAME, position.views[None], **quiet)):
            assert not any("…" in text for text in written(items)), position.name


def test_three_digits_of_points_and_two_of_everything_else_find_room() -> None:
    position = last(GAME)
    view = copied(position.views[None])
    for player in view.players:
        player.points = 188
        player.stock["coin"] = 24
        player.ship = player.ship * 3
    view.active = view.start = 1
    for _, _, items in rows(laid(position, view)):
        assert {"188", "24"} <= set(written(items))
        texts = [item for item in items if isinstance(item, Text)]
        for number, one in enumerate(texts):
            assert one.box.holds(one.ink), one.text
            assert not any(one.reach.meets(other.reach) for other in texts[:number]), one.text


@pytest.mark.parametrize("locale", LOCALES)
def test_its_alt_text_names_streets_points_and_envoys(locale: str) -> None:
    for position in positions(GAME)[::5]:
        text = alt_text(GAME, position.views[None], **asked(position, "turn", None, locale))
        for seat, player in enumerate(position.views[None].players):
            assert f"{NAMES[seat]}: {player.points} " in text
        assert all(name in text for name in position.views[None].envoys) or len(text) > 900
