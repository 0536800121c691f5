"""The final scoring, part by part and seat by seat, and the points after it."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.porta_nigra.events.scoring import FinalCardScored, MajorityScored, PlayAreaScored, SetScored
from games.porta_nigra.pieces import MAJORITIES, PLAY_AREA_POINTS, SESTERCES_A_POINT, SET_POINTS
from games.words import Message
from renderer.engine.layout import Layout
from renderer.engine.pen import Art
from renderer.kit.final_scoring import FinalScoring, final_sentences, final_sheet, sum_of_products
from renderer.kit.sheet import Cell, SheetLine
from renderer.porta_nigra.drawings.bricks import any_brick
from renderer.porta_nigra.drawings.buildings import building_sign
from renderer.porta_nigra.drawings.cards import different_cards
from renderer.porta_nigra.drawings.goods import GOODS_ARTS
from renderer.porta_nigra.drawings.sources import building_cards_sign, source_sign
from renderer.porta_nigra.parts.majority_rows import area_title
from renderer.porta_nigra.timeline import FINAL_SOURCES
from renderer.request import Scene

_LEFT_ARTS: Mapping[str, Art] = {**GOODS_ARTS, "bricks": any_brick}


def lay_out(scene: Scene, scoring: FinalScoring) -> Layout:
    return final_sheet(scene, scoring, _lines(scoring), _cells)


def _lines(scoring: FinalScoring) -> Iterator[SheetLine]:
    """The parts that scored for anybody: sets by their sizes, goods, areas."""
    yield _part_line("sets")
    sizes = {len(score.buildings) for score in scoring.scores if isinstance(score, SetScored)}
    for size in sorted(sizes, reverse=True):
        message = Message("picture-part-set", {"n": size})
        art = different_cards if size > 1 else building_cards_sign
        yield SheetLine(_set_line(size), art, kind="detail", message=message)
    yield _part_line("final_cards", starts_group=True)
    yield _part_line("play_area", starts_group=True)
    left = {kind for score in scoring.scores if isinstance(score, PlayAreaScored) for kind in score.goods}
    for kind in ("sesterces", *PLAY_AREA_POINTS):
        if kind in left:
            yield SheetLine(f"picture-part-{kind}", _LEFT_ARTS[kind], kind="detail")
    yield _part_line("majorities", starts_group=True)
    scored = {score.area for score in scoring.scores if isinstance(score, MajorityScored)}
    for name, area in MAJORITIES.items():
        if name in scored:
            yield SheetLine(
                f"area-{name}", building_sign, (area.building,), kind="detail", message=area_title(area)
            )


def _set_line(size: int) -> str:
    """The line of sets of so many cards."""
    return f"set-{size}"


def _part_line(source: str, *, starts_group: bool = False) -> SheetLine:
    return SheetLine(f"picture-part-{source}", source_sign, (source,), starts_group=starts_group)


def _cells(scoring: FinalScoring, seat: int) -> dict[str, Cell]:
    """What stands in a seat's column, by line."""
    points = Counter[str]()
    found: dict[str, Cell] = {}
    for score in scoring.of(seat):
        points[score.source] += score.points
        match score:
            case PlayAreaScored(goods=goods):
                found |= {f"picture-part-{kind}": _left_cell(kind, goods[kind]) for kind in goods}
            case MajorityScored(area=area, place=place, shared=shared):
                found[f"area-{area}"] = Cell(score.points, f"{'=' if shared else ''}{place}.")
    finals = [score.points for score in scoring.of(seat) if isinstance(score, FinalCardScored)]
    for source, brought in points.items():
        found[f"picture-part-{source}"] = Cell(
            brought, sum_of_products(finals) if source == "final_cards" else ""
        )
    sizes = Counter(len(score.buildings) for score in scoring.of(seat) if isinstance(score, SetScored))
    for size, number in sizes.items():
        each = SET_POINTS[size]
        found[_set_line(size)] = Cell(number * each, f"{number}×{each}" if number > 1 else "")
    return found


def _left_cell(kind: str, number: int) -> Cell:
    """The points of leftover goods."""
    if kind == "sesterces":
        return Cell(number // SESTERCES_A_POINT, f"{number}/{SESTERCES_A_POINT}")
    each = PLAY_AREA_POINTS[kind]
    return Cell(number * each, f"{number}×{each}" if each > 1 else "")


def sentences(scene: Scene, scoring: FinalScoring) -> Iterator[Message]:
    return final_sentences(scene, scoring, FINAL_SOURCES)
