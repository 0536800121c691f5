"""The choices of a sowing, or of the setting out of markers, as the highlights of a circle tell it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from games.trajan.player import Player
from games.trajan.sowing import plan_of
from renderer.request import Highlight

_TRAY = "tray_"


class Sowing(Struct, frozen=True):
    """What is chosen so far."""

    source: str = ""
    """The tray whose markers are sown; "" if none is chosen."""
    target: str = ""
    steps: int = 0
    coming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Tray -> the colours that will lie there too; "" is one that is not chosen yet."""
    is_done: bool = False
    """Whether the markers lie where they fell."""

    @property
    def is_chosen(self) -> bool:
        return bool(self.source or self.coming)


def sowing_of(player: Player, highlights: Sequence[Highlight]) -> Sowing:
    """What the highlights say was chosen: a tray with colours gets these, the tray without any is sown."""
    chosen = {
        each.spot.removeprefix(_TRAY): tuple(filter(None, each.piece.split(",")))
        for each in highlights
        if each.chosen and each.spot.startswith(_TRAY)
    }
    sources = [tray for tray, colours in chosen.items() if not colours]
    if not sources:
        return Sowing(coming=chosen)
    source = sources[0]
    plan = plan_of(player, source)
    coming = {
        tray: chosen.get(tray, ()) + ("",) * (number - len(chosen.get(tray, ())))
        for tray, number in plan.portions
    }
    return Sowing(source, plan.target, plan.steps, coming)
