"""Cups: stories in virtual time."""
