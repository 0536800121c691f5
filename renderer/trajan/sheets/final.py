"""The final scoring, part by part and seat by seat, and the points after it."""

from collections import Counter
from collections.abc import Iterator

from games.trajan.events.scoring import BonusTileScored, CampsScored, LeftoverTilesScored, SetScored
from games.trajan.pieces import BONUS_TILES, BonusTile
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.final_scoring import FinalScoring, final_sentences, final_sheet, sum_of_products
from renderer.kit.sheet import Cell, SheetLine
from renderer.request import Scene
from renderer.trajan.drawings.bonus import bonus_sign
from renderer.trajan.drawings.icons import source_sign
from renderer.trajan.parts.bonus import points_text
from renderer.trajan.timeline import FINAL_PARTS


def lay_out(scene: Scene, scoring: FinalScoring) -> Layout:
    return final_sheet(scene, scoring, _lines(scoring), _cells)


def _lines(scoring: FinalScoring) -> Iterator[SheetLine]:
    """The parts, bonus tiles that scored, Trajan tiles left over where they scored."""
    yield from (_part(source) for source in ("hand", "camps"))
    yield _part("sets", starts_group=True)
    yield _part("bonus", starts_group=True)
    scored = {score.tile for score in scoring.scores if isinstance(score, BonusTileScored)}
    for tile in BONUS_TILES:
        if tile in scored:
            message = _short(BONUS_TILES[tile])
            yield SheetLine(f"bonus-{tile}", bonus_sign, (tile,), kind="detail", message=message)
    if any(isinstance(score, LeftoverTilesScored) for score in scoring.scores):
        yield _part("leftover", starts_group=True)


def _short(tile: BonusTile) -> Message | None:
    """A short name of a bonus tile whose name is too long; its sign distinguishes commodities."""
    if tile.yellow_tiles:
        return Message("picture-part-yellow")
    return Message("picture-part-commodities") if tile.cards else None


def _part(source: str, *, starts_group: bool = False) -> SheetLine:
    return SheetLine(f"picture-part-{source}", source_sign, (source,), starts_group=starts_group)


def _cells(scoring: FinalScoring, seat: int) -> dict[str, Cell]:
    """What stands in a seat's column, by line."""
    scores = scoring.of(seat)
    points = Counter[str]()
    calculations: dict[str, str] = {}
    found = {}
    for score in scores:
        points[score.source] += score.points
        match score:
            case CampsScored(workers=workers, legionnaires=legionnaires) if workers and legionnaires:
                calculations["camps"] = f"{workers}+{legionnaires}"
            case BonusTileScored(tile=tile, yellow=yellow, counted=counted):
                calculation = f"{counted}×{points_text(tile, yellow=yellow)}"
                found[f"bonus-{tile}"] = Cell(score.points, calculation)
    sets = [score.points for score in scores if isinstance(score, SetScored)]
    calculations["sets"] = sum_of_products(sets)
    for source, brought in points.items():
        found[f"picture-part-{source}"] = Cell(brought, calculations.get(source, ""))
    return found


def sentences(scene: Scene, scoring: FinalScoring) -> Iterator[Message]:
    return final_sentences(scene, scoring, FINAL_PARTS)
