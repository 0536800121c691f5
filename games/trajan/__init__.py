"""Trajan, by Stefan Feld: action markers are sown around a circle, six actions, four quarters of a year."""
