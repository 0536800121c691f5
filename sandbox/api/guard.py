"""Protection of the server from other websites in a browser on the same computer."""

from __future__ import annotations

from asyncio import BaseTransport
from ipaddress import IPv4Address, IPv6Address, ip_address

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


def from_this_computer(request: web.Request) -> None:
    """Refuse a request from another computer. Raises web.HTTPForbidden."""
    transport = request.transport
    peer, here = (None if transport is None else _ip(transport, end) for end in ("peername", "sockname"))
    if peer is None or not (peer.is_loopback or peer == here):
        raise web.HTTPForbidden(text="This is for programs on the same computer only.")


def _ip(transport: BaseTransport, end: str) -> IPv4Address | IPv6Address | None:
    """The address of an end of a connection."""
    name = transport.get_extra_info(end)
    if not name:
        return None
    address = ip_address(str(name[0]).partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address


def _is_address(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
