"""Checks of modals."""

from sandbox.validation.component_checker import ComponentChecker
from sandbox.validation.components import MAX_CUSTOM_ID, SELECTS, ComponentType
from sandbox.validation.errors import Form, Path
from sandbox.validation.message_components import CHECKS as COMPONENTS
from sandbox.world.model import Json

MAX_TITLE = 45
MAX_CHILDREN = 5
MAX_LABEL = 45
MAX_DESCRIPTION = 100
MAX_INPUT = 4000
INSIDE_LABEL = (
    *SELECTS,
    ComponentType.TEXT_INPUT,
    ComponentType.FILE_UPLOAD,
    ComponentType.RADIO_GROUP,
    ComponentType.CHECKBOX_GROUP,
    ComponentType.CHECKBOX,
)
TOP_LEVEL = (ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL)


def check_modal(data: Json, form: Form, path: Path = ("data",)) -> Json:
    """Check a modal and give its components ids; errors go to ``form``."""
    form.check_text((*path, "title"), data.get("title"), 1, MAX_TITLE)
    form.check_text((*path, "custom_id"), data.get("custom_id"), 1, MAX_CUSTOM_ID)
    checker = ComponentChecker(form)
    path = (*path, "components")
    children = form.check_list(path, data.get("components"), 1, MAX_CHILDREN)
    return data | {"components": [_child(checker, (*path, n), child) for n, child in enumerate(children)]}


def _child(checker: ComponentChecker, path: Path, given: object) -> Json:
    child = checker.accept(path, given, TOP_LEVEL)
    if child is None:
        return {}
    if child["type"] == ComponentType.ACTION_ROW:
        inputs = checker.form.check_list((*path, "components"), child.get("components"), 1, 1)
        child["components"] = [_input(checker, (*path, "components", n), one) for n, one in enumerate(inputs)]
    elif child["type"] == ComponentType.TEXT_DISPLAY:
        COMPONENTS[ComponentType.TEXT_DISPLAY](checker, path, child)
    else:
        _label(checker, path, child)
    return child


def _label(checker: ComponentChecker, path: Path, label: Json) -> None:
    checker.form.check_text((*path, "label"), label.get("label"), 1, MAX_LABEL)
    checker.form.check_text(
        (*path, "description"), label.get("description"), 0, MAX_DESCRIPTION, required=False
    )
    inner = checker.accept((*path, "component"), label.get("component"), INSIDE_LABEL)
    if inner is None:
        return
    label["component"] = inner
    path = (*path, "component")
    if inner["type"] == ComponentType.TEXT_INPUT:
        _text_input(checker, path, inner)
    elif inner["type"] in COMPONENTS:
        COMPONENTS[inner["type"]](checker, path, inner)
    else:
        checker.check_custom_id(path, inner)


def _input(checker: ComponentChecker, path: Path, given: object) -> Json:
    component = checker.accept(path, given, (ComponentType.TEXT_INPUT,))
    if component is None:
        return {}
    checker.form.check_text((*path, "label"), component.get("label"), 1, MAX_LABEL)
    _text_input(checker, path, component)
    return component


def _text_input(checker: ComponentChecker, path: Path, component: Json) -> None:
    form = checker.form
    checker.check_custom_id(path, component)
    form.check_choice((*path, "style"), component.get("style"), (1, 2))
    form.check_text((*path, "placeholder"), component.get("placeholder"), 0, 100, required=False)
    form.check_text((*path, "value"), component.get("value"), 0, MAX_INPUT, required=False)
    for name, low in (("min_length", 0), ("max_length", 1)):
        if component.get(name) is not None:
            form.check_number((*path, name), component[name], low, MAX_INPUT)
