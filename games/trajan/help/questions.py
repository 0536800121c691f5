"""What explains each question: a hint, and paragraphs of the chapters."""

from __future__ import annotations

from collections.abc import Mapping

from games.words import Argument

EXPLAINED_BY: Mapping[str, tuple[str, ...]] = {}
"""Prompt, without "prompt-" -> the paragraphs that explain it."""

FIGURES: Mapping[str, Mapping[str, Argument]] = {}
"""The figures in hints; a prompt's own come first."""
