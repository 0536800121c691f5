"""The sources of points with their signs, in the order in which sheets list them."""

from __future__ import annotations

from collections.abc import Mapping

from renderer.kit import actions as kit_actions
from renderer.kit.sheet import Line
from renderer.trajan.drawings import actions, bonus, construction, demands, goods, marks, ships

SOURCES: Mapping[str, Line] = {
    "trajan": Line("picture-part-trajan", actions.action, ("trajan",)),
    "senate": Line("picture-part-senate", actions.action, ("senate",)),
    "provinces": Line("picture-part-provinces", actions.action, ("military",)),
    "ships": Line("picture-part-ships", ships.ship, ("equal",)),
    "construction": Line("picture-part-construction", actions.action, ("construction",)),
    "demands": Line("picture-part-demands", demands.demand, ("bread",)),
    "hand": Line("picture-part-hand", goods.cards, starts_group=True),
    "camps": Line("picture-part-camps", marks.camp),
    "sets": Line("picture-part-sets", construction.construction_sign, ("door",)),
    "bonus": Line("picture-part-bonus", bonus.yellow_tiles),
    "leftover": Line("picture-part-leftover", kit_actions.points),
}
"""Every source, by its name."""
