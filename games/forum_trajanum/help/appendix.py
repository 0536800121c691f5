"""The chapters on options of a table, on what this program decides, and on reconstructed components."""

from __future__ import annotations

from games.forum_trajanum.effects import BuildingAction, ColoniaTile, steps_bringing
from games.forum_trajanum.mosaics import HEIGHT, WIDTH
from games.forum_trajanum.pieces import SUPPLY, TILES, plan_text, tile_text
from games.game import Chapter
from games.help import chapter, paragraph
from games.words import Message


def options() -> Chapter:
    """What a table may agree on."""
    return chapter(
        "options",
        paragraph("options-introductory", name="setting-introductory"),
        paragraph("options-side_b", name="setting-side_b"),
        paragraph("options-random_mosaics", name="setting-random_mosaics", width=WIDTH, height=HEIGHT),
        paragraph("options-limited_tiles", name="setting-limited_tiles", **SUPPLY),
        paragraph("options-handicap", name="setting-handicap"),
    )


def departures() -> Chapter:
    """Where the program departs from the rulebook."""
    return chapter(
        "departures",
        paragraph("departures-authority"),
        paragraph("departures-building"),
        paragraph("departures-supply", name="setting-limited_tiles"),
        paragraph("departures-patterns"),
        paragraph("departures-payment"),
    )


def decisions() -> Chapter:
    """What the program decides where the rulebook leaves something open."""
    return chapter(
        "decisions",
        paragraph("decisions-open"),
        paragraph("decisions-setup"),
        paragraph("decisions-taking"),
        paragraph("decisions-nothing"),
        paragraph("decisions-using"),
        paragraph("decisions-exchanges"),
        paragraph("decisions-paying"),
        paragraph("decisions-benefits"),
        paragraph(
            "decisions-steps",
            tile=tuple(steps_bringing(ColoniaTile)),
            building=tuple(steps_bringing(BuildingAction)),
        ),
        paragraph("decisions-envoys"),
        paragraph("decisions-cranes"),
        paragraph("decisions-start"),
        paragraph("decisions-ship"),
        paragraph("decisions-questions", end="option-end"),
    )


def components() -> Chapter:
    """Which components are reconstructed."""
    resource_tiles = [tile for tile in TILES.values() if not tile.citizen]
    return chapter(
        "components",
        paragraph("components-known"),
        paragraph("components-temples"),
        paragraph("components-mosaics"),
        paragraph("components-prestige"),
        paragraph("components-double", known=plan_text("triumphal_column+park")),
        paragraph("components-side_b", name="setting-side_b"),
        paragraph("components-cards"),
        paragraph(
            "components-tiles",
            number=sum(tile.count for tile in resource_tiles),
            tiles=tuple(
                Message("help-components-tile", {"n": tile.count, "tile": tile_text(tile.face)})
                for tile in resource_tiles
            ),
        ),
    )
