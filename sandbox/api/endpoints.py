"""All endpoints of REST v10: importing their modules registers them."""

from sandbox.api import application, channels, interactions
from sandbox.api.routes import ENDPOINTS

__all__ = ["ENDPOINTS", "application", "channels", "interactions"]
