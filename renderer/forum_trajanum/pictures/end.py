"""The end of a game: the winner, ranks with points by cycle, where they came from, tie-breaks."""

from games.forum_trajanum.scoring import final_standings
from renderer.forum_trajanum.drawings import goods, monuments, people, tasks
from renderer.forum_trajanum.drawings.icons import building
from renderer.forum_trajanum.drawings.mosaic import eagle_point
from renderer.forum_trajanum.drawings.tasks import all_goods
from renderer.forum_trajanum.timeline import TIMELINE, course
from renderer.kit.end_card import EndCard
from renderer.kit.sheet import SheetLine

CARD = EndCard(
    final_standings,
    sources={
        "column": SheetLine("picture-part-column", building, ("triumphal_column",)),
        "bonus": SheetLine("picture-part-bonus", goods.area_bonus),
        "cranes": SheetLine("picture-part-cranes", monuments.crane, ("ink", "marble"), starts_group=True),
        "rows": SheetLine("picture-part-rows", tasks.pattern_cell, ("gray",)),
        "eagles": SheetLine("picture-part-eagles", eagle_point, starts_group=True),
        "area": SheetLine("picture-part-area", goods.area),
        "tasks": SheetLine("picture-part-tasks", goods.trajan, starts_group=True),
    },
    ties={
        "citizens": SheetLine("picture-part-citizens", people.citizens, kind="detail"),
        "resources": SheetLine("picture-part-resources", all_goods, kind="detail"),
    },
    words_width=452,
    timeline=TIMELINE,
    course=course,
)
"""Sources of points, the Colonia's and the forum's in groups of their own."""
