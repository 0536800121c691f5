"""Putting a deliberate fault into a function of the running process; no file is changed."""

import __future__

import importlib
import inspect
from collections.abc import Iterator
from functools import cached_property
from textwrap import dedent, indent
from types import CodeType, FunctionType
from typing import Any

from tests.mutants.catalogue import Mutant


class NoLongerApplies(Exception):
    """The function or the fragment of a mutant is gone; the message says which."""


def apply(mutant: Mutant) -> None:
    """Replace the function's code, for all modules that have imported it. Raises NoLongerApplies."""
    found = _found(mutant.function)
    function = _function(mutant, found)
    function.__code__ = _faulty_code(mutant, function)
    if hasattr(found, "cache_clear"):
        found.cache_clear()


def check(mutant: Mutant) -> None:
    """Check that a mutant still applies. Raises NoLongerApplies."""
    _faulty_code(mutant, _function(mutant, _found(mutant.function)))


def _found(name: str) -> Any:
    """The attribute with this name, as stored in its module or class."""
    module, _, path = name.partition(":")
    try:
        owner: Any = importlib.import_module(module)
        for part in path.split("."):
            owner = inspect.getattr_static(owner, part)
    except (ImportError, AttributeError) as fault:
        raise NoLongerApplies(f"{name}: {fault}") from fault
    return owner


def _function(mutant: Mutant, found: Any) -> FunctionType:
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, cached_property):
        found = found.func
    elif isinstance(found, (staticmethod, classmethod)):
        found = found.__func__
    function = inspect.unwrap(found)
    if not isinstance(function, FunctionType):
        raise NoLongerApplies(f"{mutant.function} is no function")
    return function


def _faulty_code(mutant: Mutant, function: FunctionType) -> CodeType:
    source = dedent(inspect.getsource(function))
    number = source.count(mutant.old)
    if number != 1:
        raise NoLongerApplies(f"{mutant.old!r} stands {number} times in {mutant.function}")
    if mutant.old == mutant.new:
        raise NoLongerApplies(f"{mutant.name!r} changes nothing")
    # In a class `super()` means what it means in the method.
    faulty = "class _:\n" + indent(source.replace(mutant.old, mutant.new), "    ")
    whole = compile(
        faulty, function.__code__.co_filename, "exec", __future__.annotations.compiler_flag, dont_inherit=True
    )
    code = next(each for each in _codes(whole) if each.co_name == function.__name__)
    if code.co_freevars != function.__code__.co_freevars:
        raise NoLongerApplies(f"{mutant.name!r} needs other variables than {mutant.function}")
    return code


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The functions of a piece of code, outer ones first."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    yield from inner
    for each in inner:
        yield from _codes(each)
