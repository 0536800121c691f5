from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from games.hidden import Piece, as_seen_by, copy_state, map_pieces
from renderer import (
    Change,
    Highlight,
    Layout,
    NothingToShow,
    has_pictures,
    lay_out,
    paint,
    palette,
    picture,
    picture_names,
)
from renderer.engine.layout import Stamp
from renderer.forum_trajanum.drawings.tiles import tile_face
from renderer.kit import furniture
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, last, positions, texts

COLONIA = "colonia"


def png(view: Any, name: str, seat: int | None, **more: Any) -> bytes:
    names = NAMES[: len(view.players)]
    return picture(GAME, view, picture=name, seat=seat, words=texts(GAME), names=names, **more).data


def test_what_is_not_yet_there_is_shown() -> None:
    first = positions(GAME)[0]
    with pytest.raises(NothingToShow, match="no scoring phase"):
        png(first.views[0], "scoring", 0, history=first.history)
    with pytest.raises(NothingToShow, match="the game goes on"):
        png(first.views[0], "end", 0, history=first.history)
    with pytest.raises(NothingToShow, match="not tell of all points"):
        png(last(GAME).views[0], "end", 0, history=last(GAME).history[-10:])


def test_a_picture_is_named_by_its_bytes_and_shown_in_words() -> None:
    view = last(GAME).views[0]
    made = picture(GAME, view, picture="table", seat=0, words=texts(GAME), names=NAMES)
    assert made.name == f"{sha256(made.data).hexdigest()[:16]}.png"
    assert "Aurelia" in made.alt


@pytest.mark.parametrize(
    ("name", "spot"), [("colonia", "C4"), ("colonia", "F1"), ("table", "C4"), ("table", "A1")]
)
def test_marks_change_their_spot_and_nothing_else(name: str, spot: str) -> None:
    view = last(GAME).views[0]
    asked: dict[str, Any] = {"picture": name, "seat": 0, "words": texts(GAME), "names": NAMES}
    bare = paint(GAME, view, **asked)
    highlighted = paint(GAME, view, highlights=[Highlight(spot, spot)], **asked)
    changed = ImageChops.difference(bare, highlighted).getbbox()
    assert changed is not None
    glow = next(
        item.box
        for item in lay_out(GAME, view, highlights=[Highlight(spot, spot)], **asked).items
        if isinstance(item, Stamp) and item.art.__name__ == "glow"
    ).inset(-8)
    assert glow.left <= changed[0]
    assert glow.top <= changed[1]
    assert changed[2] <= glow.right
    assert changed[3] <= glow.bottom


def test_what_was_chosen_before_has_a_tick_and_no_label() -> None:
    view = last(GAME).views[0]
    asked: dict[str, Any] = {"picture": "colonia", "seat": 0, "words": texts(GAME), "names": NAMES}
    bare, highlighted = (
        lay_out(GAME, view, highlights=highlights, **asked).items
        for highlights in ([], [Highlight("C4", chosen=True)])
    )
    frame, tick = (item for item in highlighted if item not in bare)
    assert isinstance(frame, Stamp)
    assert isinstance(tick, Stamp)
    assert (frame.art, tick.art) == (furniture.glow, furniture.seal)
    assert frame.box.contains(tick.box)


def test_changes_are_outlined_where_they_happened() -> None:
    view = last(GAME).views[0]
    mine, hers = Change("colonia", "C3", 1, 0), Change("colonia", "C3", 1, 1)
    bare = png(view, "colonia", 0)
    assert png(view, "colonia", 0, changes=(hers,)) == bare
    assert png(view, "colonia", 0, changes=(mine,)) != bare
    assert png(view, "table", 0, changes=(mine,)) == png(view, "table", 0)


def laid(view: Any, name: str, seat: int | None, **more: Any) -> Layout:
    """A picture's layout, which determines its bytes."""
    names = NAMES[: len(view.players)]
    return lay_out(GAME, view, picture=name, seat=seat, words=texts(GAME), names=names, **more)


def test_what_a_seat_does_not_know_is_not_painted() -> None:
    """With unknown faces exchanged, all pictures of the viewer stay the same."""
    for position in positions(GAME)[::9]:
        for viewer in (None, 0, position.players - 1):
            hidden = position.views[viewer]
            other = map_pieces(copy_state(hidden), lambda piece: piece if piece.face else _exchanged(piece))
            forked = as_seen_by(other, viewer)
            others = [(name, viewer) for name in picture_names(GAME) if name not in (COLONIA, "grid", "end")]
            boards = [(name, seat) for name in (COLONIA, "grid") for seat in (0, position.players - 1)]
            for name, seat in (*others, *boards):
                with suppress(NothingToShow):
                    said = {"history": position.history}
                    assert laid(hidden, name, seat, **said) == laid(forked, name, seat, **said), position.name


def _exchanged(piece: Piece) -> Piece:
    return Piece("coins", piece.seats, piece.bag)


def test_faces_on_a_ship_are_its_owners_secret() -> None:
    position = positions(GAME)[3]
    owner = 0
    assert position.views[owner].players[owner].ship[0].face
    assert _on_ship(position.views[owner], owner) == 1
    assert _on_ship(position.views[1], owner) == 0
    opened = copy_state(position.views[1])
    ship = opened.players[owner].ship
    opened.players[owner].ship = [Piece("coins", None, each.bag) for each in ship]
    assert _on_ship(opened, owner) == 0, "also where everybody happens to know them"


def _on_ship(view: Any, seat: int) -> int:
    """The number of faces on the ship of a Colonia."""

    def faces() -> int:
        names = NAMES[: len(view.players)]
        layout = lay_out(GAME, view, picture="colonia", seat=seat, words=texts(GAME), names=names)
        return sum(isinstance(item, Stamp) and item.art is tile_face for item in layout.items)

    before = faces()
    ship, view.players[seat].ship = view.players[seat].ship, []
    without = faces()
    view.players[seat].ship = ship
    return before - without


def test_a_game_without_pictures_says_so() -> None:
    assert has_pictures(GAME)
    assert picture_names(GAME) == (
        *(
            "colonia",
            "grid",
            "table",
            "seats",
            "forum",
            "tracks",
            "cards",
            "turn",
            "scoring",
            "chart",
            "points",
        ),
        "end",
    )
    for game in ("portus", "canvas", "no game"):
        assert not has_pictures(game)
        assert picture_names(game) == ()
        with pytest.raises(LookupError, match="no pictures"):
            paint(game, last(GAME).views[0], picture="table", seat=0, words=texts(GAME), names=NAMES)
    with pytest.raises(LookupError, match="no picture 'porta'"):
        paint(GAME, last(GAME).views[0], picture="porta", seat=0, words=texts(GAME), names=NAMES)
    with pytest.raises(LookupError, match="that of a seat"):
        paint(GAME, last(GAME).views[0], picture="colonia", seat=None, words=texts(GAME), names=NAMES)


def test_encoded_pictures_keep_their_colours() -> None:
    image = paint(GAME, last(GAME).views[0], picture="table", seat=0, words=texts(GAME), names=NAMES)
    decoded = Image.open(BytesIO(palette(GAME).encode(image))).convert("RGB")
    off = ImageChops.difference(image, decoded).convert("L").histogram()
    assert sum(off[12:]) < 0.03 * image.width * image.height
    assert sum(off[48:]) == 0
