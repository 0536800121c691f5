from contextlib import suppress

import pytest

from games.forum_trajanum.pieces import CORNERS, TRAJAN_CARDS, row_spot
from games.forum_trajanum.table_text import round_name
from games.forum_trajanum.tasks import task_text
from games.hidden import copy_state
from games.words import LOCALES
from renderer import Change, Highlight, NothingToShow, PictureOptions, lay_out
from renderer.engine.layout import Box, Stamp, Text
from renderer.forum_trajanum.drawings.spaces import crane_under_tile
from renderer.forum_trajanum.drawings.tiles import tile_face
from renderer.forum_trajanum.pictures.cards import TASK_WIDTHS, task_lines
from renderer.kit import furniture
from renderer.kit.furniture import glow
from tests.renderer.forum_trajanum import GAME
from tests.support.games import share
from tests.support.legibility import is_sign
from tests.support.positions import NAMES, asked, last, positions, texts


def test_every_seat_has_its_strip_and_long_names_are_cut() -> None:
    position = last(GAME)
    wanted: PictureOptions = {**asked(position, "table", None), "changes": ()}
    layout = lay_out(GAME, position.views[None], **wanted)
    written = [item.text for item in layout.items if isinstance(item, Text)]
    assert "Aurelia" in written
    assert "Marcus von…" in written, "cut between words"
    assert any(text.startswith("Иван Васил") and text.endswith("…") for text in written)
    assert "seat 4" in written, "a name without a letter the type has"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_names_the_round_as_the_panel_does(locale: str) -> None:
    for position in share(positions(GAME), 4):
        now = round_name(position.views[None])
        if now is None or not position.state.phase:
            continue
        for picture in ("colonia", "grid", "table", "seats", "forum", "tracks", "cards", "turn", "chart"):
            with suppress(NothingToShow):
                layout = lay_out(GAME, position.views[0], **asked(position, picture, 0, locale))
                written = [item.text for item in layout.items if isinstance(item, Text)]
                assert texts(GAME, locale).text(now) in written, f"{picture}, {position.name}"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_task_of_a_trajan_card_is_cut(locale: str) -> None:
    for card in TRAJAN_CARDS:
        for task, room in TASK_WIDTHS.items():
            lines, _ = task_lines(task_text(card, task), room, texts(GAME, locale))
            assert not lines[-1].endswith("…"), f"{card}, {task}: {lines}"


def test_a_space_that_changed_and_can_be_chosen_shows_that_it_can_be_chosen() -> None:
    changes = [Change("colonia", "C4", 1, 0), Change("colonia", "D4", 1, 0)]
    alone, both = (
        lay_out(
            GAME,
            last(GAME).views[0],
            picture="colonia",
            seat=0,
            words=texts(GAME),
            names=NAMES,
            highlights=[Highlight("C4", "C4")],
            changes=shown,
        )
        for shown in (changes[1:], changes)
    )
    assert both == alone


def test_outlines_of_rows_and_markers_cover_nothing_beside_them() -> None:
    view = copy_state(last(GAME).views[0])
    for player in view.players:
        player.tracks["library"] = 2
        player.markers_at_column.clear()
    rows = [row_spot(number) for number in range(1, 7)]
    markers = [f"{track}-{seat}" for track in ("library", "market") for seat in range(4)]
    for picture, names in (("colonia", rows), ("tracks", markers), ("table", markers)):
        for name in names:
            seat = int(name[-1]) if picture != "colonia" else 0
            kind, board = ("colonia", 0) if picture == "colonia" else ("table", None)
            bare, said = (
                lay_out(GAME, view, picture=picture, seat=0, words=texts(GAME), names=NAMES, changes=changes)
                for changes in ([], [Change(kind, name, seat, board)])
            )
            added = [item for item in said.items if item not in bare.items]
            frame = next(
                item.box for item in added if isinstance(item, Stamp) and item.art is furniture.brackets
            )
            kept = [
                item.box
                for item in bare.items
                if (isinstance(item, Text) or is_sign(item))
                and not frame.contains(item.box.inset(4))
                and item.box.overlaps(frame)
            ]
            assert not kept, f"{picture}, {name}: {frame} meets {kept}"


STREET = 10
"""The distance between the spaces of a Colonia, in pixels."""


def _highlighted_corners(scored: list[str]) -> list[tuple[Box, Box]]:
    """The frame and the label of each corner, with all cranes uncovered."""
    view = copy_state(last(GAME).views[0])
    view.players[0].corner_tiles.clear()
    view.players[0].scored_cranes = scored
    highlights = [Highlight(corner, corner) for corner in CORNERS]
    items = lay_out(
        GAME, view, picture="colonia", seat=0, words=texts(GAME), names=NAMES, highlights=highlights
    ).items
    frames = [item.box for item in items if isinstance(item, Stamp) and item.art is glow]
    labels = [item.box for item in items if isinstance(item, Text) and item.text in CORNERS]
    return list(zip(frames, labels, strict=True))


def test_the_label_of_a_corner_leaves_the_colour_of_its_crane_to_be_seen() -> None:
    for frame, label in _highlighted_corners([]):
        colour = frame.part(0, 0, round(frame.width * 0.44), round(frame.height * 0.46))
        assert frame.inset(-STREET).contains(label)
        assert not label.overlaps(colour)


def test_the_label_of_a_corner_leaves_the_tile_on_its_crane_to_be_seen() -> None:
    position = next(each for each in positions(GAME) if len(each.views[0].players[0].corner_tiles) == 4)
    highlights = [Highlight(corner, corner) for corner in CORNERS]
    items = lay_out(
        GAME,
        position.views[0],
        picture="colonia",
        seat=0,
        words=texts(GAME),
        names=NAMES[: position.players],
        highlights=highlights,
    ).items
    cranes = [item.box for item in items if isinstance(item, Stamp) and item.art is crane_under_tile]
    faces = [item.box for item in items if isinstance(item, Stamp) and item.art is tile_face]
    labels = [item.box for item in items if isinstance(item, Text) and item.text in CORNERS]
    assert len(cranes) == len(labels) == len(CORNERS)
    for crane in cranes:
        (face,) = (each for each in faces if crane.contains(each))
        (label,) = (each for each in labels if crane.overlaps(each))
        sign = crane.part(0, 0, round(crane.width * 0.36), round(crane.height * 0.4))
        assert crane.inset(-STREET).contains(label), "nothing of another space is covered"
        assert not label.overlaps(face)
        assert not label.overlaps(sign)


def test_a_label_lies_in_the_middle_where_nothing_is_to_be_seen() -> None:
    for frame, label in _highlighted_corners(list(CORNERS)):
        assert frame.centred(label.width, label.height) == label


def test_a_spot_of_another_picture_is_no_mark() -> None:
    position = last(GAME)
    view = position.views[0]
    bare = lay_out(GAME, view, picture="colonia", seat=0, words=texts(GAME), names=NAMES)
    highlighted = lay_out(
        GAME,
        view,
        picture="colonia",
        seat=0,
        words=texts(GAME),
        names=NAMES,
        highlights=[Highlight("K9", "K9")],
    )
    assert bare == highlighted


def test_a_dark_frame_is_around_nothing_but_what_was_chosen() -> None:
    seen = set()
    for position in positions(GAME):
        for picture in ("colonia", "grid", "forum", "tracks"):
            for seat in range(position.players):
                wanted = asked(position, picture, seat)
                highlights = wanted["highlights"]
                items = lay_out(GAME, position.views[seat], **wanted).items
                stamps = [item for item in items if isinstance(item, Stamp)]
                dark = [stamp.box for stamp in stamps if stamp.art is glow and "cypress" in stamp.look]
                light = [stamp.box for stamp in stamps if stamp.art is glow and "cypress" not in stamp.look]
                brackets = [stamp.box for stamp in stamps if stamp.art is furniture.brackets]
                assert len(dark) == sum(highlight.chosen for highlight in highlights), position.name
                assert not any(bracket.contains(box) for bracket in brackets for box in (*dark, *light))
                seen.add((bool(dark), bool(light), bool(brackets)))
    assert len(seen) > 3
