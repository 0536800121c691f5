"""Checks of the components of a message, which return a copy with ids and resolved addresses."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from sandbox.validation.component_checker import ComponentChecker
from sandbox.validation.components import (
    INSIDE_CONTAINER,
    MAX_BUTTONS,
    MAX_COMPONENTS,
    MAX_DESCRIPTION,
    MAX_GALLERY,
    MAX_LABEL,
    MAX_OPTION_TEXT,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    MAX_ROWS,
    MAX_TEXT,
    SELECTS,
    TOP_LEVEL,
    ComponentType,
)
from sandbox.validation.errors import Form, Path
from sandbox.world.model import Attachment, Json

LINK, PREMIUM = 5, 6
"""Styles of buttons that open a URL or a shop instead of sending an interaction."""


def check_message_components(
    components: object,
    *,
    v2: bool,
    files: Mapping[str, Attachment],
    emojis: Collection[int],
    form: Form,
    path: Path = ("components",),
) -> list[Json]:
    """Check and resolve the components of a message; errors go to ``form``."""
    checker = ComponentChecker(form, files, emojis)
    top = form.check_list(path, components, 0, MAX_COMPONENTS if v2 else MAX_ROWS)
    allowed = TOP_LEVEL if v2 else (ComponentType.ACTION_ROW,)
    resolved = [_component(checker, (*path, n), component, allowed) for n, component in enumerate(top)]
    if checker.total > MAX_COMPONENTS:
        form.add_error(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {MAX_COMPONENTS}",
        )
    if checker.text > MAX_TEXT:
        form.add_error(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size cannot exceed {MAX_TEXT}",
        )
    return [component for component in resolved if component]


def _component(checker: ComponentChecker, path: Path, given: object, allowed: tuple[int, ...]) -> Json:
    component = checker.accept(path, given, allowed)
    if component is None:
        return {}
    CHECKS[component["type"]](checker, path, component)
    return component


def _children(
    checker: ComponentChecker, path: Path, component: Json, allowed: tuple[int, ...], low: int, high: int
) -> None:
    path = (*path, "components")
    children = checker.form.check_list(path, component.get("components"), low, high)
    component["components"] = [
        _component(checker, (*path, n), child, allowed) for n, child in enumerate(children)
    ]


def _action_row(checker: ComponentChecker, path: Path, row: Json) -> None:
    _children(checker, path, row, (ComponentType.BUTTON, *SELECTS), 1, MAX_BUTTONS)
    children = row["components"]
    if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        checker.form.add_error((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED")


def _button(checker: ComponentChecker, path: Path, button: Json) -> None:
    form, style, label = checker.form, button.get("style"), button.get("label")
    form.check_choice((*path, "style"), style, (1, 2, 3, 4, 5, 6))
    form.check_text((*path, "label"), label, 0, MAX_LABEL, required=False)
    button |= checker.check_emoji(path, button)
    if style == LINK:
        form.check_text((*path, "url"), button.get("url"), 1, 512)
        if button.get("custom_id") is not None:
            message = "A custom id and url cannot both be specified"
            form.add_error(path, "COMPONENT_CUSTOM_ID_AND_URL_CANNOT_BOTH_BE_SPECIFIED", message)
    elif style == PREMIUM:
        form.check_text((*path, "sku_id"), button.get("sku_id"), 1, 20)
    else:
        checker.check_custom_id(path, button)
        if button.get("url") is not None:
            form.add_error((*path, "url"), "BUTTON_COMPONENT_INVALID_URL")
    if style != PREMIUM and not label and button.get("emoji") is None:
        form.add_error(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED")


def _select(checker: ComponentChecker, path: Path, select: Json) -> None:
    form = checker.form
    checker.check_custom_id(path, select)
    form.check_text((*path, "placeholder"), select.get("placeholder"), 0, MAX_PLACEHOLDER, required=False)
    options = MAX_OPTIONS
    if select["type"] == ComponentType.STRING_SELECT:
        options = len(_options(checker, path, select))
    else:
        _default_values(checker, path, select)
    low, high = select.get("min_values"), select.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    form.check_number((*path, "min_values"), low, 0, min(MAX_OPTIONS, options))
    form.check_number((*path, "max_values"), high, 1, min(MAX_OPTIONS, max(options, 1)))
    if isinstance(low, int) and isinstance(high, int) and low > high:
        form.add_error((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES")


DEFAULT_TYPES = {
    ComponentType.USER_SELECT: ("user",),
    ComponentType.ROLE_SELECT: ("role",),
    ComponentType.MENTIONABLE_SELECT: ("user", "role"),
    ComponentType.CHANNEL_SELECT: ("channel",),
}
"""The types of the values that may be chosen beforehand, by kind of select."""


def _default_values(checker: ComponentChecker, path: Path, select: Json) -> None:
    form, path = checker.form, (*path, "default_values")
    listed = form.check_list(path, select.get("default_values"), 0, select.get("max_values") or 1)
    for n, value in enumerate(listed):
        form.check_choice((*path, n, "type"), value.get("type"), DEFAULT_TYPES[select["type"]])
    if listed and len(listed) < (1 if select.get("min_values") is None else select["min_values"]):
        form.add_error(path, "SELECT_COMPONENT_TOO_FEW_DEFAULTS")


def _options(checker: ComponentChecker, path: Path, select: Json) -> list[Any]:
    form = checker.form
    options = form.check_list((*path, "options"), select.get("options"), 1, MAX_OPTIONS)
    seen: set[str] = set()
    kept: list[Json] = []
    for n, option in enumerate(options):
        at: Path = (*path, "options", n)
        form.check_text((*at, "label"), option.get("label"), 1, MAX_OPTION_TEXT)
        form.check_text((*at, "value"), option.get("value"), 1, MAX_OPTION_TEXT)
        form.check_text((*at, "description"), option.get("description"), 0, MAX_OPTION_TEXT, required=False)
        kept.append({**option, **checker.check_emoji(at, option)})
        if option.get("value") in seen:
            form.add_error((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        seen.add(str(option.get("value")))
    chosen = sum(bool(option.get("default")) for option in options)
    if chosen > (select.get("max_values") or 1):
        form.add_error((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS")
    select["options"] = kept
    return kept


def _section(checker: ComponentChecker, path: Path, section: Json) -> None:
    _children(checker, path, section, (ComponentType.TEXT_DISPLAY,), 1, 3)
    allowed = (ComponentType.BUTTON, ComponentType.THUMBNAIL)
    section["accessory"] = _component(checker, (*path, "accessory"), section.get("accessory"), allowed)


def _text_display(checker: ComponentChecker, path: Path, text: Json) -> None:
    content = text.get("content")
    checker.form.check_text((*path, "content"), content, 1, MAX_TEXT)
    checker.text += len(content) if isinstance(content, str) else 0


def _thumbnail(checker: ComponentChecker, path: Path, thumbnail: Json) -> None:
    thumbnail["media"] = checker.resolve_media((*path, "media"), thumbnail.get("media"))
    checker.form.check_text(
        (*path, "description"), thumbnail.get("description"), 0, MAX_DESCRIPTION, required=False
    )


def _media_gallery(checker: ComponentChecker, path: Path, gallery: Json) -> None:
    items = checker.form.check_list((*path, "items"), gallery.get("items"), 1, MAX_GALLERY)
    gallery["items"] = [dict(item) for item in items if isinstance(item, dict)]
    for n, item in enumerate(gallery["items"]):
        _thumbnail(checker, (*path, "items", n), item)


def _file(checker: ComponentChecker, path: Path, file: Json) -> None:
    file["file"] = checker.resolve_media((*path, "file"), file.get("file"), uploaded_only=True)
    if "url" in file["file"]:
        file["name"] = file["file"]["url"].rsplit("/", 1)[-1]


def _separator(checker: ComponentChecker, path: Path, separator: Json) -> None:
    checker.form.check_choice((*path, "spacing"), separator.get("spacing"), (None, 1, 2))


def _container(checker: ComponentChecker, path: Path, container: Json) -> None:
    _children(checker, path, container, INSIDE_CONTAINER, 1, MAX_COMPONENTS)
    if container.get("accent_color") is not None:
        checker.form.check_number((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)


CHECKS: dict[int, Callable[[ComponentChecker, Path, Json], None]] = {
    ComponentType.ACTION_ROW: _action_row,
    ComponentType.BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    ComponentType.SECTION: _section,
    ComponentType.TEXT_DISPLAY: _text_display,
    ComponentType.THUMBNAIL: _thumbnail,
    ComponentType.MEDIA_GALLERY: _media_gallery,
    ComponentType.FILE: _file,
    ComponentType.SEPARATOR: _separator,
    ComponentType.CONTAINER: _container,
}
