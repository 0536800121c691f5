"""REST v10: all endpoints a bot may call."""

from __future__ import annotations

from sandbox import rest_application, rest_channels, rest_interactions
from sandbox.routes import ENDPOINTS

__all__ = ["ENDPOINTS", "rest_application", "rest_channels", "rest_interactions"]
