"""REST v10: all endpoints a bot may call."""

from __future__ import annotations

from sandbox.api import application, channels, interactions
from sandbox.api.routes import ENDPOINTS

__all__ = ["ENDPOINTS", "application", "channels", "interactions"]
