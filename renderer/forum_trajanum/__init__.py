"""The pictures of Forum Trajanum: a seat's Colonia, and the table."""

from __future__ import annotations

from renderer.forum_trajanum import colonia, describe, table
from renderer.forum_trajanum.changes import changes
from renderer.painter import Painter

PAINTER = Painter(
    layouts={"colonia": colonia.lay_out, "table": table.lay_out},
    sentences={"colonia": describe.colonia, "table": describe.table},
    changes=changes,
)
