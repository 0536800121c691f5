"""Protection of the server from other websites in a browser on the same computer."""

from __future__ import annotations

import ipaddress

from aiohttp import web
from aiohttp.typedefs import Handler


@web.middleware
async def refuse_foreign_origins(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Middleware: refuse requests under a host name (DNS rebinding) or from another origin."""
    if not _is_address(request.url.host or ""):
        raise web.HTTPForbidden(text="This server is reached by its address in figures only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != str(request.url.origin()):
        raise web.HTTPForbidden(text="Another website may not use this server.")
    return await handler(request)


def _is_address(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
