"""Porta Nigra, by Wolfgang Kramer and Michael Kiesling: four buildings rise in Augusta Treverorum."""
