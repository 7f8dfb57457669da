"""Positions of the last round in which one move is provably best."""
