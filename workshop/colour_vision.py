"""How colours are seen: the contrast of two, and how far apart they are to the colour-blind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from renderer.engine.palette import RGB

Matrix = Sequence[tuple[float, float, float]]

_WHOLE: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

VIEWS: Mapping[str, Matrix] = {
    "normal": _WHOLE,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Each kind of eye as a matrix over linear light (Machado, Oliveira, Fernandes 2009, complete blindness)."""

_TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_LUMINANCE = (0.2126, 0.7152, 0.0722)


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours as WCAG 2 measures it, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def simulated(colour: RGB, view: str) -> RGB:
    """A colour as one of VIEWS shows it."""
    red, green, blue = (_coded(channel) for channel in _times(VIEWS[view], _linear(colour)))
    return red, green, blue


def distance(one: RGB, other: RGB, view: str = "normal") -> float:
    """How far apart two colours are in one of VIEWS: OKLab, in hundredths; black and white are 100 apart."""
    pairs = zip(_lab(simulated(one, view)), _lab(simulated(other, view)), strict=True)
    return float(100 * sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _luminance(colour: RGB) -> float:
    return sum(share * light for share, light in zip(_LUMINANCE, _linear(colour), strict=True))


def _linear(colour: RGB) -> list[float]:
    shares = [channel / 255 for channel in colour]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _coded(light: float) -> int:
    kept = min(max(light, 0.0), 1.0)
    share = 12.92 * kept if kept <= 0.0031308 else 1.055 * kept ** (1 / 2.4) - 0.055
    return round(255 * share)


def _lab(colour: RGB) -> list[float]:
    cones = _times(_TO_CONES, _linear(colour))
    return _times(_TO_LAB, [cone ** (1 / 3) for cone in cones])


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
