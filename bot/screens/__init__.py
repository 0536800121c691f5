"""Messages as values, from what is stored; knows no Discord."""
