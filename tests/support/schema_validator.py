"""The validator as a fixture, for every test that plays on the sandbox."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from sandbox.validation.schemas import Validator, missing


@pytest.fixture(scope="session")
def validator() -> Iterator[Validator]:
    reason = missing()
    if reason is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"Requests cannot be validated: {reason}")
        pytest.skip(reason)
    with Validator() as validator:
        yield validator
