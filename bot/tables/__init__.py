"""Lobbies and running games; knows no Discord."""
