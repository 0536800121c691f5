"""Deliberate faults of the program, and the tests that must find them."""
