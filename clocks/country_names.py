"""Further names of countries that `babel` does not know."""

from __future__ import annotations

from collections.abc import Mapping

COUNTRIES: Mapping[str, tuple[str, ...]] = {
    "AE": ("UAE", "VAE", "ОАЭ"),
    "CZ": ("Czech Republic", "Tschechische Republik", "Чешская Республика"),
    "GB": ("UK", "Great Britain", "Britain", "England", "Großbritannien", "Великобритания", "Англия"),
    "KR": ("Korea", "Корея"),
    "NL": ("Holland", "Голландия"),
    "RU": ("РФ", "Российская Федерация"),
    "US": ("USA", "US", "America", "Amerika", "США", "Америка"),
}
"""Territories (ISO 3166) -> further names of their countries."""
