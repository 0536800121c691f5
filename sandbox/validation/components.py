"""Components: their types and limits."""

from enum import IntEnum

from sandbox.world.model import Json


class ComponentType(IntEnum):
    """Component types by Discord's numbers."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    ComponentType.STRING_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
    ComponentType.MENTIONABLE_SELECT,
    ComponentType.CHANNEL_SELECT,
)
INSIDE_CONTAINER = (
    ComponentType.ACTION_ROW,
    ComponentType.SECTION,
    ComponentType.TEXT_DISPLAY,
    ComponentType.MEDIA_GALLERY,
    ComponentType.FILE,
    ComponentType.SEPARATOR,
)
TOP_LEVEL = (*INSIDE_CONTAINER, ComponentType.CONTAINER)
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROWS = 5
MAX_BUTTONS = 5
MAX_OPTIONS = 25
MAX_GALLERY = 10
MAX_DESCRIPTION = 1024
MAX_CUSTOM_ID = 100
MAX_LABEL = 80
MAX_PLACEHOLDER = 150
MAX_OPTION_TEXT = 100


def walk(components: list[Json]) -> list[Json]:
    """All components of a tree in reading order, parents before their children."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found += walk(component.get("components") or [])
        for inner in ("accessory", "component"):
            if component.get(inner):
                found += walk([component[inner]])
    return found
