"""The pictures of Porta Nigra: city, market and buildings, majorities."""
