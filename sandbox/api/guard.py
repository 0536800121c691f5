"""Who may speak to the server at all: no website in a browser on the same computer."""

from __future__ import annotations

import ipaddress

from aiohttp import web
from aiohttp.typedefs import Handler


@web.middleware
async def refuse_strangers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what a strange website may have sent: under a name of its own, or from its own origin.

    An attacker can let a name point to this computer, but not an address in figures.
    """
    if not _plain(request.url.host or ""):
        raise web.HTTPForbidden(text="This server is reached by its address in figures only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != str(request.url.origin()):
        raise web.HTTPForbidden(text="Another website may not use this server.")
    return await handler(request)


def _plain(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
