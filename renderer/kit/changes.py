"""What a history changed on pictures: each spot once, the last one last."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, structs

from games.game import Event
from renderer.request import Change, History, Scene


def history_changes(
    history: History,
    since: int,
    viewer: int | None,
    changed_by: Callable[[Event], Iterable[Change]],
    points_picture: str,
) -> tuple[Change, ...]:
    """The points that seats gained after row `since`, then the spots that changed.

    News is what others than the viewer did after that row. `changed_by`: the spots an event changes;
    `points_picture`: the picture on which points stand, at `points_spot`.
    """
    last: dict[tuple[str, str, int | None], Change] = {}
    points: Counter[int] = Counter()
    for number, (row, event) in enumerate(history, 1):
        is_news = row > since
        if is_news and event.gain and event.gain.points and event.owner is not None:
            points[event.owner] += event.gain.points
        for change in changed_by(event):
            key = (change.picture, change.spot, change.board)
            last.pop(key, None)
            last[key] = structs.replace(change, news=is_news and change.seat != viewer, event=number)
    gains = (
        Change(points_picture, points_spot(seat), seat, points=gained) for seat, gained in points.items()
    )
    return (*gains, *last.values())


def changes_in_picture(scene: Scene, picture: str) -> list[Change]:
    return [change for change in scene.changes if change.picture == picture]


def points_gained(changes: Iterable[Change], seat: int) -> int:
    return sum(change.points for change in changes if change.seat == seat)


def points_spot(seat: int) -> str:
    return f"points-{seat}"


PICTURE = "turn"
"""The picture on which deeds are shown."""

_BETWEEN = ":"


class Deed(Struct, frozen=True):
    """An action of a seat, as data for drawing it."""

    what: str
    """The kind of deed, a word of the game."""
    name: str = ""
    """Its object: a card, a tile, a place."""
    points: int = 0
    number: int = 1

    def change(self, seat: int, event: int) -> Change:
        """The change that stands for it; `event` is its place in the history, from 1."""
        spot = _BETWEEN.join((self.what, self.name, str(self.points), str(self.number)))
        return Change(PICTURE, spot, seat, event=event)


def deeds_of(changes: Sequence[Change]) -> tuple[int | None, list[Deed]]:
    """The seat with the last turn among some changes, and its deeds; None without a turn."""
    found = [change for change in changes if change.picture == PICTURE]
    return (found[-1].seat, [_deed_of(change.spot) for change in found]) if found else (None, [])


def _deed_of(spot: str) -> Deed:
    what, name, points, number = spot.split(_BETWEEN)
    return Deed(what, name, int(points), int(number))
