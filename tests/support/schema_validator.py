"""Fixture: the validator of recorded requests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.sandbox.validator.schemas import Validator, unavailable_reason


@pytest.fixture(scope="session")
def validator() -> Iterator[Validator]:
    reason = unavailable_reason()
    if reason is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"Requests cannot be validated: {reason}")
        pytest.skip(reason)
    with Validator() as validator:
        yield validator
