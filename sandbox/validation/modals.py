"""Checks of modals."""

from __future__ import annotations

from sandbox.validation.component_checks import CHECKS as COMPONENTS
from sandbox.validation.components import MAX_CUSTOM_ID, SELECTS, ComponentType, Review
from sandbox.validation.errors import Form, Path
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
    form.text((*path, "title"), data.get("title"), 1, MAX_TITLE)
    form.text((*path, "custom_id"), data.get("custom_id"), 1, MAX_CUSTOM_ID)
    review = Review(form)
    path = (*path, "components")
    children = form.elements(path, data.get("components"), 1, MAX_CHILDREN)
    return data | {"components": [_child(review, (*path, n), child) for n, child in enumerate(children)]}


def _child(review: Review, path: Path, given: object) -> Json:
    child = review.accept(path, given, TOP_LEVEL)
    if child is None:
        return {}
    if child["type"] == ComponentType.ACTION_ROW:
        inputs = review.form.elements((*path, "components"), child.get("components"), 1, 1)
        child["components"] = [_input(review, (*path, "components", n), one) for n, one in enumerate(inputs)]
    elif child["type"] == ComponentType.TEXT_DISPLAY:
        COMPONENTS[ComponentType.TEXT_DISPLAY](review, path, child)
    else:
        _label(review, path, child)
    return child


def _label(review: Review, path: Path, label: Json) -> None:
    review.form.text((*path, "label"), label.get("label"), 1, MAX_LABEL)
    review.form.text((*path, "description"), label.get("description"), 0, MAX_DESCRIPTION, required=False)
    inner = review.accept((*path, "component"), label.get("component"), INSIDE_LABEL)
    if inner is None:
        return
    label["component"] = inner
    path = (*path, "component")
    if inner["type"] == ComponentType.TEXT_INPUT:
        _text_input(review, path, inner)
    elif inner["type"] in COMPONENTS:
        COMPONENTS[inner["type"]](review, path, inner)
    else:
        review.custom_id(path, inner)


def _input(review: Review, path: Path, given: object) -> Json:
    component = review.accept(path, given, (ComponentType.TEXT_INPUT,))
    if component is None:
        return {}
    review.form.text((*path, "label"), component.get("label"), 1, MAX_LABEL)
    _text_input(review, path, component)
    return component


def _text_input(review: Review, path: Path, component: Json) -> None:
    form = review.form
    review.custom_id(path, component)
    form.choice((*path, "style"), component.get("style"), (1, 2))
    form.text((*path, "placeholder"), component.get("placeholder"), 0, 100, required=False)
    form.text((*path, "value"), component.get("value"), 0, MAX_INPUT, required=False)
    for name, low in (("min_length", 0), ("max_length", 1)):
        if component.get(name) is not None:
            form.number((*path, name), component[name], low, MAX_INPUT)
