"""Faults of Discord's answers, once or for a while."""

import asyncio
from collections.abc import Callable, Mapping

from sandbox import Disruption, Sandbox, cut, delay, no_json, rate_limit, refuse

FAULTS: Mapping[str, Disruption] = {
    **{
        str(code): refuse(code)
        for code in (
            10003,
            10004,
            10008,
            10013,
            20009,
            20026,
            20031,
            30033,
            30046,
            40003,
            40004,
            40006,
            40333,
            50001,
            50007,
            50013,
            50024,
            50035,
            50083,
            50095,
            50101,
            50278,
            160002,
            160004,
            160005,
            160006,
            160007,
            200000,
            200001,
            240000,
            400001,
        )
    },
    "an unknown code of 400": refuse(50999, status=400, message="Bad Request"),
    "an unknown code of 403": refuse(50999, status=403, message="Forbidden"),
    "an unknown code of 404": refuse(10999, status=404, message="Not Found"),
    "an unknown 400": refuse(0, status=400, message="Bad Request"),
    "an unknown 403": refuse(0, status=403, message="Forbidden"),
    "an unknown 404": refuse(0),
    "429": rate_limit(1.0),
    "429, shared": rate_limit(1.0, scope="shared"),
    "429 of Cloudflare": no_json(429),
    "403 of Cloudflare": no_json(403),
    "500": no_json(500),
    "502": no_json(502),
    "503": no_json(503),
    "500 after it took effect": no_json(500, carried_out=True),
    "cut before it took effect": cut(),
    "cut after it took effect": cut(carried_out=True),
    "slow": delay(2.0),
}
"""Name -> fault."""

LASTING = (
    "10003",
    "10008",
    "40003",
    "50001",
    "50007",
    "50013",
    "50035",
    "50083",
    "160005",
    "200000",
    "200001",
    "400001",
    "an unknown code of 403",
    "429",
    "502",
    "cut before it took effect",
    "cut after it took effect",
)
"""Faults that also last for a while, one for each consequence."""

LASTING_EVERY_DAY = ("50013", "502", "cut after it took effect")

A_WHILE = 600.0
"""Seconds from the first hit of a lasting fault to its end."""


def disrupt(
    sandbox: Sandbox, meant: Callable[[str, object], bool], fault: Disruption, *, lasting: bool
) -> None:
    """Inject a fault into the first request that is `meant`, or into all within A_WHILE."""

    def is_meant(line: str, body: object) -> bool:
        if not meant(line, body):
            return False
        if lasting and not injection.hits:
            asyncio.get_running_loop().call_later(A_WHILE, injection.lift)
        return True

    injection = sandbox.inject(is_meant, fault, times=None if lasting else 1)
