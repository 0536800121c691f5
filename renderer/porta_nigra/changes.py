"""What a history changed on the pictures."""

from __future__ import annotations

from renderer.request import Change, Scene

CITY = "city"
"""The picture whose changes the close-ups of its parts show, too."""


def city_news(scene: Scene) -> list[Change]:
    """The changes that a picture of the city or of its parts shows."""
    return [change for change in scene.changes if change.picture == CITY]
